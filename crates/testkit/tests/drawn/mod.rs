//! A position and a roll as tests write them, with assertions that read like the rules pages.

#![allow(dead_code, reason = "each test file uses its part")]

use std::collections::BTreeSet;

use alea_game::{Dice, PointsSetup, Step};
use alea_testkit::fixtures::{read_dice, result_texts};
use alea_testkit::oracle::{Oracle, rules_of, text};

/// A roll to be played on a board.
pub(crate) struct At {
    pub(crate) oracle: Oracle,
    pub(crate) setup: PointsSetup,
    pub(crate) dice: Dice,
    name: String,
}

/// A game with options.
pub(crate) fn bare(game: &str, rules: &[(&str, &str)]) -> Oracle {
    Oracle::new(game, &rules_of(game, rules))
}

impl At {
    pub(crate) fn new(game: &str, position: &str, dice: &str) -> At {
        At::with(game, &[], position, dice)
    }

    pub(crate) fn with(game: &str, rules: &[(&str, &str)], position: &str, dice: &str) -> At {
        let setup = text::read(position);
        assert_eq!(text::write(&setup), position, "positions are written in order");
        let dice = read_dice(dice).expect("two dice");
        At { oracle: bare(game, rules), setup, dice, name: format!("{game} {rules:?} {position} {dice}") }
    }

    /// Says which of his turns the mover plays.
    pub(crate) fn turn(mut self, turn: u16) -> At {
        self.setup.turn = Some(turn);
        self
    }

    /// The legal turns, each in every order, separated by commas; none of them is the one turn without steps.
    pub(crate) fn plays(&self, expected: &str) -> &At {
        let expected: BTreeSet<_> = expected.split(", ").map(String::from).collect();
        assert_eq!(self.sequences(), expected, "{}", self.name);
        self
    }

    /// This is one of the legal turns.
    pub(crate) fn has(&self, turn: &str) -> &At {
        assert!(self.sequences().contains(turn), "{} lacks {turn}", self.name);
        self
    }

    /// This is none of the legal turns.
    pub(crate) fn lacks(&self, turn: &str) -> &At {
        assert!(!self.sequences().contains(turn), "{} has {turn}", self.name);
        self
    }

    /// All results.
    pub(crate) fn leads_to(&self, expected: &[&str]) -> &At {
        let found = result_texts(&self.oracle.turns(&self.setup, self.dice));
        let found: BTreeSet<_> = found.iter().map(String::as_str).collect();
        let expected: BTreeSet<_> = expected.iter().copied().collect();
        assert_eq!(found, expected, "{}", self.name);
        self
    }

    /// How many dice must be played.
    pub(crate) fn dice(&self, expected: u8) -> &At {
        let found = self.oracle.turns(&self.setup, self.dice).dice_played;
        assert_eq!(found, expected, "{}", self.name);
        self
    }

    fn sequences(&self) -> BTreeSet<String> {
        self.oracle.sequences(&self.setup, self.dice).iter().map(|turn| write_steps(turn)).collect()
    }
}

/// `24/18 18/13 3/off`.
pub(crate) fn write_steps(steps: &[Step]) -> String {
    let place = |place: u16| match place {
        Step::OFF => "off".into(),
        Step::BAR => "bar".into(),
        point => point.to_string(),
    };
    let steps: Vec<_> = steps.iter().map(|step| format!("{}/{}", place(step.from), place(step.to))).collect();
    steps.join(" ")
}

/// The reverse of [`write_steps`].
pub(crate) fn read_steps(text: &str) -> Vec<Step> {
    let place = |text: &str| match text {
        "off" => Step::OFF,
        "bar" => Step::BAR,
        point => point.parse().expect("a point"),
    };
    let step = |item: &str| {
        let (from, to) = item.split_once('/').expect("from/to");
        Step::new(place(from), place(to))
    };
    text.split_whitespace().map(step).collect()
}
