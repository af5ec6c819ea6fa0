//! Where the dice come from.

use std::{fmt, str::FromStr};

use alea_catalog::Random;
use alea_game::Dice;
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
    random: Option<Random>,
}

impl DiceSource {
    /// The dice chosen, after `fallen` rolls of them.
    pub(crate) fn new(choice: DiceChoice, fallen: usize) -> anyhow::Result<DiceSource> {
        let random = match choice {
            DiceChoice::System => Some(Random::of_game(entropy()?, 0)),
            DiceChoice::Seed(seed) => Some(Random::of_game(seed, 0)),
            DiceChoice::Typed => None,
        };
        let mut source = DiceSource { choice, random };
        if let DiceChoice::Seed(_) = choice {
            for _ in 0..fallen {
                source.roll();
            }
        }
        Ok(source)
    }

    /// What was chosen.
    pub(crate) fn choice(&self) -> DiceChoice {
        self.choice
    }

    /// The next roll; `None` where somebody types it.
    pub(crate) fn roll(&mut self) -> Option<Dice> {
        self.random.as_mut().map(Random::dice)
    }
}

/// A seed that nobody knows.
pub(crate) fn entropy() -> anyhow::Result<u64> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)
        .map_err(|error| failed(message!["play-no-entropy", "why" => error.to_string()]))?;
    Ok(u64::from_le_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeded_dice_go_on_where_they_stopped() {
        let mut whole = DiceSource::new(DiceChoice::Seed(7), 0).expect("seeds are taken");
        let all: Vec<_> = (0..50).map(|_| whole.roll()).collect();
        let mut rest = DiceSource::new(DiceChoice::Seed(7), 20).expect("seeds are taken");
        assert_eq!((20..50).map(|_| rest.roll()).collect::<Vec<_>>(), all[20..]);
    }

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
