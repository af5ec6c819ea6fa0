//! What is wrong with a proof: the step, and why.

use crate::{Fault, Role, Roll, Seat};

/// The parts of a proof, in the order in which they are looked at: everything of one roll comes before the next roll.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// What stands in the record is no proof at all.
    Record,
    /// The header says what the record says.
    Header,
    /// The server has signed the header and the commitments.
    Signature,
    /// Rolls are numbered one after the other, and what belongs to a roll stands before it.
    Index,
    /// Values come from those who have to give them, in the right order.
    Roller,
    /// Seeds and values are those that were committed to.
    Commitment,
    /// The dice follow from them.
    Roll,
    /// Plays are legal.
    Play,
    /// The server has signed this end of the game with these events.
    End,
    /// The log shows the game.
    Log,
}

impl Step {
    /// The stable name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Step::Record => "record",
            Step::Header => "header",
            Step::Signature => "signature",
            Step::Index => "index",
            Step::Roller => "roller",
            Step::Commitment => "commitment",
            Step::Roll => "roll",
            Step::Play => "play",
            Step::End => "end",
            Step::Log => "log",
        }
    }
}

/// What fails first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct Failure {
    /// The part of the proof.
    pub step: Step,
    /// The number of the roll, as the protocol counts, where it is about one.
    pub roll: Option<u32>,
    /// Why.
    pub reason: Reason,
}

/// Why a proof fails.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// The header has another value than the record.
    #[error("the header has another {} than the record", .0.name())]
    Header(Field),
    /// The rules are not those of the header.
    #[error("the hash of the rules is not that of the header")]
    RulesHash,
    /// The key is not the pinned one.
    #[error("it was signed by another key than the pinned one")]
    Key,
    /// A breach of the protocol.
    #[error("{0}")]
    Fault(#[from] Fault),
    /// A roll without a proof.
    #[error("the roll has no proof")]
    Missing,
    /// The proof is of the other mode.
    #[error("the proof is of another mode than the header's")]
    Mode,
    /// A roll is not the one that is due.
    #[error("roll {due} is due, not roll {found}")]
    Number {
        /// The one that is due.
        due: u32,
        /// The one that stands there.
        found: u32,
    },
    /// The values of a roll are not those that were released before it.
    #[error("the roll has another value of player {} than was released", .0.index() + 1)]
    Released(Seat),
    /// Values were released in the wrong order, or twice, or by the wrong player.
    #[error("player {} released a value out of turn", .0.index() + 1)]
    OutOfTurn(Seat),
    /// A player was left out who may not be.
    #[error("player {} was left out of the roll", .0.index() + 1)]
    LeftOut(Seat),
    /// A chain took over between a request and its dice.
    #[error("a new anchor after the roll was asked for")]
    LateAnchor,
    /// The dice are not those that follow.
    #[error("the dice are {} {}, but {} {} follow", .shown.first(), .shown.second(), .right.first(), .right.second())]
    Dice {
        /// What the record shows.
        shown: Roll,
        /// What follows.
        right: Roll,
    },
    /// The game is over and its seeds are not there.
    #[error("the seeds are missing")]
    NoSeeds,
    /// The game goes on and its seeds are not known.
    #[error("the seeds are shown when the game is over")]
    NotOver,
    /// The signed end is missing.
    #[error("the signed end of the game is missing")]
    NoEnd,
    /// The signed end says something else than the record.
    #[error("the signed end says something else than the record")]
    OtherEnd,
    /// The log does not have a leaf where it should stand.
    #[error("the log does not show {}", .0.name())]
    NotInLog(Entry),
}

/// A value of the header that the record has too.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Field {
    /// The contest.
    Match,
    /// The number of the game in it.
    Number,
    /// The game.
    Game,
}

/// What the log has to show.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// That the game was signed.
    Signed,
    /// That a chain took over.
    Anchor,
    /// How it ended.
    Ended,
}

impl Field {
    fn name(self) -> &'static str {
        match self {
            Field::Match => "contest",
            Field::Number => "game number",
            Field::Game => "game",
        }
    }
}

impl Entry {
    fn name(self) -> &'static str {
        match self {
            Entry::Signed => "that the game was signed",
            Entry::Anchor => "that a chain took over",
            Entry::Ended => "how the game ended",
        }
    }
}

impl Reason {
    /// The stable name, used as a key of translated texts.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Reason::Header(Field::Match) => "header-match",
            Reason::Header(Field::Number) => "header-number",
            Reason::Header(Field::Game) => "header-game",
            Reason::RulesHash => "header-rules",
            Reason::Key => "signature-key",
            Reason::Missing => "roll-missing",
            Reason::Mode => "roll-mode",
            Reason::Number { .. } | Reason::Fault(Fault::Order { .. }) => "roll-number",
            Reason::Released(_) => "value-not-released",
            Reason::OutOfTurn(_) => "value-out-of-turn",
            Reason::LeftOut(_) => "value-left-out",
            Reason::LateAnchor => "anchor-late",
            Reason::Dice { .. } => "dice",
            Reason::NoSeeds => "seeds-missing",
            Reason::NotOver => "seeds-not-over",
            Reason::NoEnd => "end-missing",
            Reason::OtherEnd => "end-other",
            Reason::NotInLog(Entry::Signed) => "log-signed",
            Reason::NotInLog(Entry::Anchor) => "log-anchor",
            Reason::NotInLog(Entry::Ended) => "log-ended",
            Reason::Fault(fault) => match fault {
                Fault::GameHash => "signature-hash",
                Fault::Signature => "signature-wrong",
                Fault::Drand => "signature-drand",
                Fault::Seed(_) => "seed-wrong",
                Fault::Value { .. } => "value-wrong",
                Fault::Anchor(_) => "anchor-other",
                Fault::OtherEvents => "end-events",
                Fault::OtherEnd => "end-other",
                // Of those who take part in a game; nobody else can see them.
                _ => "fault",
            },
        }
    }

    /// What the text of the key needs: numbers by their names. A player is 1 or 2, the server 0.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, u32)> {
        let player = |seat: Seat| seat.index() as u32 + 1;
        let who = |role: Role| match role {
            Role::Server => 0,
            Role::Client(seat) => player(seat),
        };
        match *self {
            Reason::Number { due, found } | Reason::Fault(Fault::Order { due, found }) => {
                vec![("due", due), ("found", found)]
            }
            Reason::Released(seat) | Reason::OutOfTurn(seat) | Reason::LeftOut(seat) => {
                vec![("player", player(seat))]
            }
            Reason::Fault(Fault::Seed(by) | Fault::Value { by, .. } | Fault::Anchor(by)) => {
                vec![("who", who(by))]
            }
            Reason::Dice { shown, right } => [
                ("first", shown.first()),
                ("second", shown.second()),
                ("right_first", right.first()),
                ("right_second", right.second()),
            ]
            .map(|(name, die)| (name, u32::from(die)))
            .to_vec(),
            _ => Vec::new(),
        }
    }
}

impl Failure {
    pub(crate) fn new(step: Step, reason: impl Into<Reason>) -> Failure {
        Failure { step, roll: None, reason: reason.into() }
    }

    pub(crate) fn at(step: Step, roll: u32, reason: impl Into<Reason>) -> Failure {
        Failure { step, roll: Some(roll), reason: reason.into() }
    }
}
