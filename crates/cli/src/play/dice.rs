//! Where the dice come from.

use std::{fmt, str::FromStr};

use alea_catalog::{Random, dice::Dealer};
use alea_fairdice::Secret;
use alea_game::Dice;
use alea_matchplay::{Contest, Event, Stamped};
use alea_texts::{Message, message};

use crate::common::failed;

/// What a player may choose.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum DiceChoice {
    /// Of this machine: nobody knows them before they fall.
    System,
    /// They follow from a number, the same each time.
    Seed(u64),
    /// Real dice, typed in.
    Typed,
}

impl FromStr for DiceChoice {
    type Err = Message;

    fn from_str(text: &str) -> Result<DiceChoice, Message> {
        match text {
            "system" => Ok(DiceChoice::System),
            "typed" => Ok(DiceChoice::Typed),
            _ => text
                .strip_prefix("seed:")
                .and_then(|seed| seed.parse().ok())
                .map(DiceChoice::Seed)
                .ok_or_else(|| message!["expected-dice-source"]),
        }
    }
}

impl fmt::Display for DiceChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiceChoice::System => f.write_str("system"),
            DiceChoice::Seed(seed) => write!(f, "seed:{seed}"),
            DiceChoice::Typed => f.write_str("typed"),
        }
    }
}

/// The dice of a sitting.
#[derive(Debug)]
pub(crate) struct DiceSource {
    choice: DiceChoice,
    source: Source,
}

/// What throws them.
#[derive(Debug)]
enum Source {
    /// A dealer, with a proof in the record (`docs/dice.md`, mode R).
    Dealer(Box<Dealer>),
    /// A generator, without one.
    Random(Box<Random>),
    /// Somebody, who types them.
    Nobody,
}

impl DiceSource {
    /// The dice chosen, for a record with these events: they go on where the record stops. `secret` is what the dealer's dice follow
    /// from; a record whose dice were not dealt goes on without one.
    pub(crate) fn new(choice: DiceChoice, events: &[Stamped], secret: Secret) -> anyhow::Result<DiceSource> {
        let fell = |event: &Event| matches!(event, Event::Opening { .. } | Event::Rolled { .. });
        let fallen = events.iter().filter(|stamped| fell(&stamped.event)).count();
        let dealt = events.iter().any(|stamped| stamped.proof.is_some());
        let source = match choice {
            DiceChoice::System if dealt || events.is_empty() => {
                Source::Dealer(Box::new(Dealer::from_secret(secret)))
            }
            DiceChoice::System => Source::Random(Box::new(Random::of_game(entropy()?, 0))),
            DiceChoice::Seed(seed) => {
                let mut random = Random::of_game(seed, 0);
                for _ in 0..fallen {
                    random.dice();
                }
                Source::Random(Box::new(random))
            }
            DiceChoice::Typed => Source::Nobody,
        };
        Ok(DiceSource { choice, source })
    }

    /// What was chosen.
    pub(crate) fn choice(&self) -> DiceChoice {
        self.choice
    }

    /// The roll that the contest waits for; `None` where somebody types it.
    pub(crate) fn roll(&mut self, contest: &Contest, now: u64) -> Option<Dice> {
        match &mut self.source {
            Source::Dealer(dealer) => dealer.throw(contest, now),
            Source::Random(random) => Some(random.dice()),
            Source::Nobody => None,
        }
    }

    /// What is kept with an event as its proof. `contest` stands before it.
    pub(crate) fn stamp(&mut self, contest: &Contest, event: &Event, now: u64) -> Option<Vec<u8>> {
        match &mut self.source {
            Source::Dealer(dealer) => dealer.stamp(contest, event, now),
            Source::Random(_) | Source::Nobody => None,
        }
    }

    /// The log of everything that was dealt, as text; `None` where nothing was.
    pub(crate) fn log(&self) -> Option<String> {
        match &self.source {
            Source::Dealer(dealer) => Some(dealer.log().to_text()),
            Source::Random(_) | Source::Nobody => None,
        }
    }

    /// Goes through an event of the record. `false` if it is not from these dice.
    pub(crate) fn follow(&mut self, contest: &Contest, stamped: &Stamped) -> bool {
        match &mut self.source {
            Source::Dealer(dealer) => dealer.follow(contest, stamped),
            Source::Random(_) | Source::Nobody => true,
        }
    }
}

/// A secret that nobody knows.
pub(crate) fn secret() -> anyhow::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    fill(&mut bytes)?;
    Ok(bytes)
}

/// A seed that nobody knows.
pub(crate) fn entropy() -> anyhow::Result<u64> {
    let mut bytes = [0; 8];
    fill(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}

fn fill(bytes: &mut [u8]) -> anyhow::Result<()> {
    getrandom::fill(bytes).map_err(|error| failed(message!["play-no-entropy", "why" => error.to_string()]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_written_as_they_are_read() {
        for text in ["system", "typed", "seed:0", "seed:18446744073709551615"] {
            assert_eq!(text.parse::<DiceChoice>().map(|choice| choice.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "seed:", "seed:-1", "seed:x", "loaded"] {
            assert!(text.parse::<DiceChoice>().is_err(), "{text}");
        }
    }
}
