//! The list of players.

use alea_engine::{
    judge::Judge,
    players::{AtRandom, Player},
};

use crate::Entry;

/// A player of the house.
#[derive(Debug)]
pub struct PlayerEntry {
    /// Its name in commands and records: lower case, never changed.
    pub id: &'static str,
    /// Its English name.
    pub name: &'static str,
    /// Whether it asks tables of endings ([`alea_engine::endings::Endings::shared`]), which take a moment to solve.
    pub asks_endings: bool,
    seat: fn(&Entry) -> Option<Box<dyn Player>>,
    judge: fn(&Entry) -> Option<Box<dyn Judge>>,
}

impl PlayerEntry {
    /// The player, ready to play `entry`; `None` if this is none of its games.
    #[must_use]
    pub fn seat(&self, entry: &Entry) -> Option<Box<dyn Player>> {
        (self.seat)(entry)
    }

    /// What he thinks that positions of `entry` are worth; `None` if he has no opinion.
    #[must_use]
    pub fn judge(&self, entry: &Entry) -> Option<Box<dyn Judge>> {
        (self.judge)(entry)
    }

    /// Whether this is one of its games.
    #[must_use]
    pub fn plays(&self, entry: &Entry) -> bool {
        self.seat(entry).is_some()
    }
}

/// Every player of the house, the weakest first. Not all of them play every game.
pub static PLAYERS: &[PlayerEntry] = &[
    PlayerEntry {
        id: "random",
        name: "Random",
        asks_endings: false,
        seat: |_| Some(Box::new(AtRandom)),
        judge: |_| None,
    },
    PlayerEntry {
        id: "simple",
        name: "Simple",
        asks_endings: false,
        seat: |entry| Some(entry.simple()),
        judge: |_| None,
    },
    PlayerEntry {
        id: "static",
        name: "Static",
        asks_endings: true,
        seat: Entry::evaluated,
        judge: Entry::judge,
    },
];

/// The player called `name`, in any case.
#[must_use]
pub fn find_player(name: &str) -> Option<&'static PlayerEntry> {
    PLAYERS.iter().find(|player| player.id.eq_ignore_ascii_case(name))
}
