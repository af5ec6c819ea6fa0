//! What is going to be played: chosen by arguments or in the menu, and kept in the record's tags so that a game can go on later.

use alea_catalog::{CONTESTS, Entry, GAMES, PLAYERS, PlayerEntry, find, find_contest, sequence};
use alea_game::{BySide, CubeUse, Side};
use alea_matchplay::{
    Bonus, ClockTerms, Crawford, CubeTerms, GameSpec, Holland, Jacoby, Length, NextStarter, Raises, Terms,
    TermsError,
};
use alea_notation::record::Record;
use alea_texts::{Message, Texts, args, message};

use super::dice::DiceChoice;

/// See the head of this file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    /// A game, or a contest of several.
    pub(crate) topic: Topic,
    pub(crate) length: Length,
    pub(crate) cube: Option<CubeTerms>,
    pub(crate) next_starter: NextStarter,
    pub(crate) clock: Option<ClockTerms>,
    pub(crate) chairs: BySide<Chair>,
    pub(crate) dice: DiceChoice,
}

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Topic {
    /// The id of a game, or of a contest of several.
    pub(crate) id: String,
    /// The games with their rules.
    pub(crate) games: Vec<GameSpec>,
}

/// Who sits on a chair, before they sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chair {
    /// The name, if somebody has given one.
    pub(crate) name: Option<String>,
    /// The player of the house; `None` for a person.
    pub(crate) house: Option<String>,
}

impl Topic {
    /// Everything that can be played, in the order of the menu.
    pub(crate) fn ids() -> impl Iterator<Item = &'static str> {
        CONTESTS.iter().map(|contest| contest.id).chain(GAMES.iter().map(|game| game.id))
    }

    /// The games of an id with the rules they have unless something is chosen.
    pub(crate) fn find(id: &str) -> Option<Topic> {
        let games = match find_contest(id) {
            Some(contest) => sequence(contest.games.iter().copied()).ok()?,
            None => {
                let entry = find(id)?;
                vec![entry.spec(entry.default_rules())]
            }
        };
        let id = find_contest(id).map_or_else(|| find(id).map_or(id, |entry| entry.id), |contest| contest.id);
        Some(Topic { id: id.into(), games })
    }

    /// Whether it can be played with a cube.
    pub(crate) fn knows_cube(&self) -> bool {
        self.games.iter().all(|game| game.cube == CubeUse::Optional)
    }

    /// The players of the house who play all games of it, the weakest first.
    pub(crate) fn houses(&self) -> Vec<&'static PlayerEntry> {
        let plays = |player: &&PlayerEntry| {
            self.games.iter().all(|game| find(&game.id).is_some_and(|entry| player.plays(entry)))
        };
        PLAYERS.iter().filter(plays).collect()
    }

    fn entry(&self) -> Option<&'static Entry> {
        find(&self.games.first()?.id)
    }

    /// Whether dice are thrown in it.
    pub(crate) fn has_dice(&self) -> bool {
        self.entry().is_none_or(|entry| entry.opening != alea_game::Opening::FirstMoves)
    }
}

impl Plan {
    /// One game of `topic` against the strongest player of the house; a contest of several to its first usual target.
    pub(crate) fn new(topic: Topic) -> Plan {
        let target = find_contest(&topic.id).and_then(|contest| contest.targets.first().copied());
        let chairs = BySide {
            first: Chair { name: None, house: None },
            second: Chair { name: None, house: topic.houses().last().map(|strongest| strongest.id.into()) },
        };
        Plan {
            topic,
            length: target.map_or(Length::Single, Length::Points),
            cube: None,
            next_starter: NextStarter::Winner,
            clock: None,
            chairs,
            dice: DiceChoice::System,
        }
    }

    /// The cube that goes with a length unless something is chosen: Crawford in matches, Jacoby and beavers for money.
    pub(crate) fn usual_cube(length: Length) -> CubeTerms {
        let usual = CubeTerms::default();
        match length {
            Length::Money => CubeTerms { jacoby: Jacoby::On, raises: Raises::Beavers, ..usual },
            Length::Single | Length::Points(_) => {
                CubeTerms { crawford: Crawford::On, holland: Holland::Off, ..usual }
            }
        }
    }

    /// # Errors
    /// What cannot be played so.
    pub(crate) fn terms(&self) -> Result<Terms, TermsError> {
        let mut terms =
            Terms::new(self.topic.games.clone(), self.length)?.with_next_starter(self.next_starter);
        if let Some(cube) = self.cube {
            terms = terms.with_cube(cube)?;
        }
        if let Some(clock) = self.clock {
            terms = terms.with_clock(clock);
        }
        Ok(terms)
    }

    /// The names of the players.
    pub(crate) fn names(&self, texts: &Texts) -> BySide<String> {
        let both_people = Side::BOTH.iter().all(|&side| self.chairs[side].house.is_none());
        let both_house = Side::BOTH.iter().all(|&side| self.chairs[side].house.is_some());
        BySide::new(|side| {
            let chair = &self.chairs[side];
            let number = if side == Side::First { 1_u8 } else { 2 };
            match (&chair.name, &chair.house) {
                (Some(name), _) => name.clone(),
                (None, None) if both_people => texts.with("name-player", args!["number" => number]),
                (None, None) => texts.say("name-you"),
                (None, Some(_)) if both_house => texts.with("name-house-number", args!["number" => number]),
                (None, Some(_)) => texts.say("name-house"),
            }
        })
    }

    /// A record in which nothing has happened yet.
    ///
    /// # Errors
    /// What cannot be played so.
    pub(crate) fn record(&self, texts: &Texts) -> Result<Record, TermsError> {
        let mut tags =
            vec![(TAG_TOPIC.to_owned(), self.topic.id.clone()), (TAG_DICE.to_owned(), self.dice.to_string())];
        for (side, tag) in Side::BOTH.into_iter().zip(TAG_SEATS) {
            let seat =
                self.chairs[side].house.as_ref().map_or_else(|| PERSON.into(), |id| format!("{HOUSE}{id}"));
            tags.push((tag.into(), seat));
        }
        Ok(Record { players: self.names(texts), tags, terms: self.terms()?, events: Vec::new() })
    }

    /// The plan that a record was made from; what it does not say is taken for two people with dice of their own.
    pub(crate) fn of_record(record: &Record) -> Plan {
        let tag = |key: &str| record.tags.iter().find(|(k, _)| k == key).map(|(_, value)| value.as_str());
        let games = record.terms.games().to_vec();
        let id = tag(TAG_TOPIC).map_or_else(|| games[0].id.clone(), str::to_owned);
        let chairs = BySide::new(|side| {
            let seat = tag(TAG_SEATS[usize::from(side == Side::Second)]);
            Chair {
                name: Some(record.players[side].clone()),
                house: seat.and_then(|seat| seat.strip_prefix(HOUSE)).map(str::to_owned),
            }
        });
        Plan {
            topic: Topic { id, games },
            length: record.terms.length(),
            cube: record.terms.cube(),
            next_starter: record.terms.next_starter(),
            clock: record.terms.clock(),
            chairs,
            dice: tag(TAG_DICE).and_then(|dice| dice.parse().ok()).unwrap_or(DiceChoice::Typed),
        }
    }
}

const TAG_TOPIC: &str = "topic";
const TAG_DICE: &str = "dice";
const TAG_SEATS: [&str; 2] = ["seat.first", "seat.second"];
const PERSON: &str = "person";
const HOUSE: &str = "house:";

/// Reads a clock: minutes, then `+` and seconds of increment or `/` and seconds of delay, as in `5`, `10+5`, `2/12`.
pub(crate) fn clock(text: &str) -> Result<ClockTerms, Message> {
    let wrong = || message!["expected-clock"];
    let number = |text: &str, most: u64| {
        let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse::<u64>().ok().filter(|number| plain && *number <= most).ok_or_else(wrong)
    };
    let (minutes, bonus) = match (text.split_once('+'), text.split_once('/')) {
        (Some((minutes, seconds)), _) => (minutes, Bonus::Increment(number(seconds, 600)? * 1000)),
        (None, Some((minutes, seconds))) => (minutes, Bonus::Delay(number(seconds, 600)? * 1000)),
        (None, None) => (text, Bonus::Delay(0)),
    };
    let minutes = number(minutes, 600)?;
    if minutes == 0 {
        return Err(wrong());
    }
    Ok(ClockTerms { reserve: minutes * 60_000, bonus })
}

/// Writes a clock as [`clock`] reads it.
pub(crate) fn clock_text(clock: ClockTerms) -> String {
    let minutes = clock.reserve / 60_000;
    match clock.bonus {
        Bonus::Delay(0) => minutes.to_string(),
        Bonus::Delay(delay) => format!("{minutes}/{}", delay / 1000),
        Bonus::Increment(increment) => format!("{minutes}+{}", increment / 1000),
    }
}

#[cfg(test)]
mod tests {
    use alea_notation::Language;

    use super::*;

    #[test]
    fn clocks_are_written_as_they_are_read() {
        for text in ["5", "10+5", "2/12", "600/600"] {
            assert_eq!(clock(text).map(clock_text).as_deref(), Ok(text));
        }
        for text in ["", "0", "-5", "5+", "+5", "5+x", "601", "1/601", "5/1+1"] {
            assert!(clock(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_record_says_who_sat_where() {
        for id in Topic::ids() {
            let mut plan = Plan::new(Topic::find(id).expect("an id of the list"));
            plan.dice = DiceChoice::Seed(7);
            let record = plan.record(Texts::of(Language::English)).expect("the usual terms can be played");
            let again = Plan::of_record(&record);
            assert_eq!(again.topic, plan.topic);
            assert_eq!((again.dice, again.length, again.cube), (plan.dice, plan.length, plan.cube));
            assert_eq!(again.chairs.second.house, plan.chairs.second.house);
            assert_eq!(again.chairs.first.house, None);
        }
    }
}
