//! What is kept: contests, who sits in them, and their events, append only. Nothing else is the truth about a contest.
//!
//! A [`Store`] answers a write once it is durable, and not before. It knows ids, texts and bytes: what an event means is not its
//! concern. `tests/store.rs` has the suite that every store passes.

mod sqlite;

use std::{future::Future, pin::Pin};

use alea_game::Side;
use alea_texts::{Message, message};

use crate::{
    ids::{CommandId, ContestId, GuestId, TokenHash},
    metrics::Commits,
    wire::Code,
};

pub use sqlite::Sqlite;
pub(crate) use sqlite::{Snapshot, Unread, unread};

/// The answer of a store, once it comes.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why a store did not do what it was asked. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// There is no room. It works again when there is.
    #[error("the disk is full")]
    Full,
    /// Another program holds the database. It works again when it is let go.
    #[error("another program has locked the database")]
    Locked,
    /// Not now, for another reason: the disk does not do what it is told, the store has been closed. It may work later.
    #[error("the store is not available: {0}")]
    Unavailable(String),
    /// The times of events run backwards.
    #[error("an event is older than the one before it")]
    TimeRunsBack,
    /// The leaf of the log is not the next one.
    #[error("the log has moved on")]
    LogMoved,
    /// What is stored is not what was written.
    #[error("the store is damaged: {0}")]
    Damaged(String),
}

impl StoreError {
    /// Whether the store may do the same a little later.
    #[must_use]
    pub fn passes(&self) -> bool {
        matches!(self, StoreError::Full | StoreError::Locked | StoreError::Unavailable(_))
    }

    /// What clients are told: whether it helps to ask again.
    pub(crate) fn refusal(&self) -> (Code, Message) {
        match self {
            StoreError::Damaged(_) => (Code::Damaged, message!["server-damaged"]),
            _ => (Code::Busy, message!["server-busy"]),
        }
    }

    /// What whoever runs the server can do about it; `None` where it is nothing for him.
    #[must_use]
    pub fn advice(&self) -> Option<&'static str> {
        match self {
            StoreError::Full => {
                Some("make room on the disk of the database; the server then goes on by itself")
            }
            StoreError::Locked => Some(
                "find the program that holds the database (fuser alea.sqlite) and end it; the server then goes on by itself",
            ),
            StoreError::Unavailable(_) => Some(
                "look at the disk, its quota and who may write the files; the server goes on by itself once they are right",
            ),
            StoreError::Damaged(_) => Some(
                "keep the files as they are, look at them with alea db check, and put a copy back with alea db restore",
            ),
            StoreError::TimeRunsBack | StoreError::LogMoved => None,
        }
    }
}

/// A contest as it was agreed on. It never changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContestRow {
    /// Its id.
    pub id: ContestId,
    /// When, in milliseconds of the house ([`crate::clock`]).
    pub created: u64,
    /// The terms, as the JSON of a record.
    pub terms: String,
    /// How its dice come about: `sealed`, `envelope`, `plain` or `none`.
    pub dice: String,
    /// Whether it is offered to anyone.
    pub offered: Offered,
    /// What an invitation to it hashes to.
    pub invitation: Option<TokenHash>,
}

/// To whom the free chair of a contest is offered.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Offered {
    /// To anyone.
    Anyone,
    /// To whoever was invited, or to nobody.
    Invited,
}

/// Who sits in a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A guest.
    Guest(GuestId),
    /// A player of the house, by its id.
    House(String),
}

/// A chair that is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Who.
    pub who: Sitter,
    /// The name that the others see.
    pub name: String,
}

/// An event as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// When, in milliseconds of the house.
    pub at: u64,
    /// The event as the JSON of a record, with time and proof.
    pub event: String,
}

/// Something that is no event and that not everybody sees: about the dice of a game, such as a secret, sealed, or about what is played after
/// the contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The game of the contest, from 1; 0 for the contest itself.
    pub game: u32,
    /// What it is, for whoever reads it.
    pub kind: String,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// A leaf of the log of the dice, which is one for all contests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeafRow {
    /// Its number, from 0.
    pub number: u64,
    /// Its bytes.
    pub leaf: Vec<u8>,
    /// The hash after it.
    pub head: [u8; 32],
}

/// What a client asked for, so that asking again gives the same answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// By whom.
    pub by: Side,
    /// What the client calls it.
    pub id: CommandId,
    /// A hash of what was asked.
    pub digest: [u8; 32],
}

/// Events to be added to a contest, all or none, with what belongs to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The contest.
    pub contest: ContestId,
    /// How many events it has had so far, as whoever writes believes.
    pub expected: u64,
    /// The events; none is right if only something is kept.
    pub events: Vec<Row>,
    /// What is kept apart.
    pub kept: Vec<Kept>,
    /// The leaf of the log.
    pub leaf: Option<LeafRow>,
    /// The command that it answers.
    pub command: Option<Asked>,
    /// Whether anything can still happen in the contest afterwards.
    pub goes_on: GoesOn,
}

/// Whether a contest goes on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum GoesOn {
    /// It does.
    Yes,
    /// It is over.
    Over,
}

/// What came of a command: the events `first` to `first + count - 1`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// The number of the first.
    pub first: u64,
    /// How many there are.
    pub count: u64,
}

/// What became of an [`Append`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is durable.
    Stored(Done),
    /// The command was carried out before, and this came of it. Nothing was stored.
    Repeated(Done),
    /// The client used the id for another command before. Nothing was stored.
    OtherCommand,
    /// There are `count` events already, not as many as was believed. Nothing was stored.
    Stale {
        /// How many there are.
        count: u64,
    },
}

/// A guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// The id.
    pub id: GuestId,
    /// The name.
    pub name: String,
}

/// A contest that was loaded, with who sits in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// What was agreed.
    pub contest: ContestRow,
    /// Who sits there, the first chair first.
    pub seats: [Option<SeatRow>; 2],
}

impl Loaded {
    /// The chair of a guest.
    #[must_use]
    pub fn seat_of(&self, guest: GuestId) -> Option<Side> {
        let sits = |seat: &Option<SeatRow>| seat.as_ref().is_some_and(|row| row.who == Sitter::Guest(guest));
        Side::BOTH.into_iter().zip(&self.seats).find(|(_, seat)| sits(seat)).map(|(side, _)| side)
    }
}

/// Which contests of a guest are asked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct OwnContests {
    /// Those that are over, or those that are not; `None` for all.
    pub over: Option<GoesOn>,
    /// Those that were made before this one.
    pub before: Option<ContestId>,
    /// At most so many.
    pub most: u64,
}

/// Keeps contests. Every method that writes answers once what was written is durable.
pub trait Store: Send + Sync + 'static {
    /// Keeps a new contest, with those who sit there from the beginning.
    fn make(&self, contest: ContestRow, seats: [Option<SeatRow>; 2]) -> Answer<'_, ()>;

    /// A contest.
    fn contest(&self, id: ContestId) -> Answer<'_, Option<Loaded>>;

    /// Sits down. `false` if the chair was taken.
    fn sit(&self, id: ContestId, seat: Side, row: SeatRow) -> Answer<'_, bool>;

    /// Adds events.
    fn append(&self, append: Append) -> Answer<'_, Appended>;

    /// The events of a contest from the number `from` on, at most `most`.
    fn events(&self, id: ContestId, from: u64, most: u64) -> Answer<'_, Vec<Row>>;

    /// The last event of a contest, if it has any.
    fn last_event(&self, id: ContestId) -> Answer<'_, Option<Row>>;

    /// What is kept apart from the events of a contest, in the order in which it was stored.
    fn kept(&self, id: ContestId) -> Answer<'_, Vec<Kept>>;

    /// What came of the commands of a contest.
    fn commands(&self, id: ContestId) -> Answer<'_, Vec<(Asked, Done)>>;

    /// How many leaves the log has, and the hash of all of them; 32 zero bytes of none.
    fn head(&self) -> Answer<'_, (u64, [u8; 32])>;

    /// The bytes of the leaves from `from` on, at most `most`.
    fn leaves(&self, from: u64, most: u64) -> Answer<'_, Vec<LeafRow>>;

    /// The contests that are not over.
    fn unfinished(&self) -> Answer<'_, Vec<ContestId>>;

    /// Contests with a free chair for anyone, the newest first, at most `most`.
    fn offers(&self, most: u64) -> Answer<'_, Vec<ContestId>>;

    /// The contests in which a guest sits, the newest first, and whether they go on.
    fn contests_of(&self, guest: GuestId, which: OwnContests) -> Answer<'_, Vec<(ContestId, GoesOn)>>;

    /// A new guest, who is let in by a token with this hash.
    fn welcome(&self, guest: Guest, token: TokenHash) -> Answer<'_, ()>;

    /// Who is let in by a token with this hash.
    fn guest(&self, token: TokenHash) -> Answer<'_, Option<Guest>>;

    /// Another name for a guest. Contests keep the one that he had.
    fn rename(&self, guest: GuestId, name: String) -> Answer<'_, ()>;

    /// Notes the time of the house, and that it is open.
    fn note_time(&self, at: u64) -> Answer<'_, ()>;

    /// What is counted of its commits, where it counts them.
    fn commits(&self) -> Option<&Commits> {
        None
    }

    /// The latest time that was noted or stored with an event; `None` in a new store.
    fn last_time(&self) -> Answer<'_, Option<u64>>;
}
