//! An event as it is kept: with its time and its proof.

use alloc::vec::Vec;

use crate::Event;

/// The version of the set of events. It changes when an event is added, or means something else; records, databases and
/// sockets carry it, and a reader refuses a version that it does not know. Version 1 is the set of the first release.
pub const EVENTS_VERSION: u16 = 1;

/// The version of the rules by which events are folded. It changes when the same events could lead elsewhere, or be refused,
/// because a rule of a game or of contests has changed its meaning; an option that is added changes nothing.
pub const RULES_VERSION: u16 = 1;

/// An event with what belongs to it and is not of the contest itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamped {
    /// When it happened, in milliseconds of the clock of whoever holds the contest; `None` where nobody knows, as in a record
    /// of a game over the board. Times never run backwards within a contest.
    pub at: Option<u64>,
    /// What happened.
    pub event: Event,
    /// What proves it, as the dice protocol writes it: the commitments of an opening, a value released, the values of a roll.
    /// The contest does not look into it. Secrets have no place here.
    pub proof: Option<Vec<u8>>,
}

impl From<Event> for Stamped {
    fn from(event: Event) -> Stamped {
        Stamped { at: None, event, proof: None }
    }
}
