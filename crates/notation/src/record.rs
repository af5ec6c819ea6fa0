//! The project's own record of a contest, as JSON: what was agreed, who played, and every event with its time and its proof. It
//! is the one format that loses nothing; a contest that is read back from it is the contest that was written.
//!
//! A record is one object, written on one line, so that a file of many records is read line by line ([`parse_lines`]):
//!
//! ```json
//! {"format":"alea-record","version":1,"rules_version":1,
//!  "players":["Anna","Βασίλης"],"tags":{"place":"Athens"},
//!  "terms":{"games":[{"id":"backgammon","rules":{"bear_off":"higher_moves"}}],"length":{"points":5},
//!           "cube":{"crawford":true,"holland":false,"jacoby":false,"automatic_doubles":0,"raises":"none"},
//!           "next_starter":"winner","clock":{"reserve":600000,"delay":12000},
//!           "start":{"score":[3,4],"crawford_played":true}},
//!  "events":[{"type":"opening","at":1767225600000,"dice":[3,1],"proof":"00ff"},
//!            {"type":"played","steps":[[8,5],[6,5]]}]}
//! ```
//!
//! - Players, scores and opening dice are those of the seats `first` and `second`, in this order. Steps and positions are those of
//!   the mover, as everywhere ([`Step`](alea_game::Step), [`crate::position`]).
//! - `version` is that of this format, which changes with [`EVENTS_VERSION`]; `rules_version` that of the rules by which the events
//!   are folded ([`RULES_VERSION`]). Versions that a reader does not know are refused, since it could only guess.
//! - `cube` and `clock` are null where there is none, `at` and `proof` left out where nobody knows; a proof is in base 16.
//! - A contest that is taken up later has in `start` also how many games were played before (`"games_played":4`), and who starts
//!   the next one where that is known (`"starter":"second"`); others leave them out.
//! - Readers are strict: a key that is missing or unknown is refused, with its place as a JSON pointer. Of a key given twice JSON
//!   keeps the last.
//!
//! The reader knows what can be written, not what can happen: whether the events follow from each other is for
//! [`Contest::replay`](alea_matchplay::Contest::replay) to say. It knows no game by name; a [`Finder`] is passed to it.

mod canonical;
mod error;
mod parts;
mod read;
mod stream;
mod value;
mod write;

use alea_game::{BySide, RuleError};
use alea_matchplay::{EVENTS_VERSION, GameSpec, RULES_VERSION, Stamped, Terms};

pub use canonical::{event_text, rules_of, rules_text};
pub use error::{RecordError, RecordReason};
pub use parts::{parse_event, parse_terms, write_event, write_terms};
pub use read::{event_types, parse, parse_lines};
pub use write::write;

/// The version of the format.
pub const VERSION: u16 = 1;

/// No record is longer, in bytes: thousands of games of the longest kind, with every proof. It keeps a file that is none from
/// filling the memory.
pub const MOST_BYTES: usize = 16 << 20;

const _: () = assert!(
    VERSION == 1 && EVENTS_VERSION == 1 && RULES_VERSION == 1,
    "readers of older versions are written before a version changes"
);

const FORMAT: &str = "alea-record";

/// A contest with everything that is kept of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The players' names.
    pub players: BySide<String>,
    /// Whatever else is known, as keys and values in their order, no key twice: the place, the date, the event.
    pub tags: Vec<(String, String)>,
    /// What was agreed.
    pub terms: Terms,
    /// What happened, from the first game on.
    pub events: Vec<Stamped>,
}

/// Finds a game by its id, with some of its options chosen. The catalogue has one.
pub type Finder<'a> = &'a dyn Fn(&str, &[(&str, &str)]) -> Result<GameSpec, FindError>;

/// Why a game was not found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FindError {
    /// There is no such game.
    #[error("no such game")]
    Unknown,
    /// The game has no such rules.
    #[error("{0}")]
    Rules(RuleError),
}
