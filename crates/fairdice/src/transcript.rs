//! What happened in a game, as one hash. Each player keeps the own, so that a play that is told differently afterwards shows.

use crate::hash::{EVENT, EVENTS, Hash, sha256};

/// A running hash of the events of a game. An event is the bytes that stand for it in records, without its time and proof.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Transcript(Hash);

impl Transcript {
    /// Before anything has happened.
    #[must_use]
    pub fn new(game_hash: &Hash) -> Transcript {
        Transcript(sha256(&[EVENTS, game_hash]))
    }

    /// One thing more.
    pub fn add(&mut self, event: &[u8]) {
        self.0 = sha256(&[EVENT, &self.0, event]);
    }

    /// Everything so far.
    #[must_use]
    pub fn hash(&self) -> Hash {
        self.0
    }
}
