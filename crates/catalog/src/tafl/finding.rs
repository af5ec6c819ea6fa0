//! What does not fit in a recorded tafl game, as values with a place, ready to be put into any language.

use std::fmt;

use alea_game::{Refusal, RuleError, Setup, Side, SquareSetup};
use alea_matchplay::{Denial, GameEnd};
use alea_notation::{TextError, tafl::WrittenPoint};
use alea_texts::{Message, Said, message};

use super::NoSuchRules;
use crate::replay::{Found, Place, shown};

/// A recorded move that is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// Where it stands.
    pub place: Place,
    /// As it is written.
    pub text: String,
    /// What is wrong with it.
    pub fault: MoveFault,
}

impl Said for IllegalMove {
    fn message(&self) -> Message {
        let what = message!["at", "place" => self.text.clone(), "what" => self.fault.message()];
        message!["at", "place" => self.place.message(), "what" => what]
    }
}

/// Why a recorded move is not legal.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MoveFault {
    /// The rule that refuses it, on a board of so many lines.
    Refused {
        /// Why.
        refusal: Refusal,
        /// Lines a side.
        size: u8,
    },
    /// A point that the board does not have.
    OffTheBoard {
        /// As it is written.
        point: WrittenPoint,
    },
    /// A jump or a second step, which no game of the house knows.
    Jumps,
    /// The list itself calls it illegal.
    SaidToBe,
}

impl Said for MoveFault {
    fn message(&self) -> Message {
        match *self {
            MoveFault::Refused { refusal, size } => {
                let board = SquareSetup { size, cells: Vec::new(), mover: Side::First, quiet: 0, seen: 0 };
                Message::refusal(&refusal, &Setup::Square(board))
            }
            MoveFault::OffTheBoard { point } => message!["fault-no-such-point", "point" => point.to_string()],
            MoveFault::Jumps => message!["fault-jumps"],
            MoveFault::SaidToBe => message!["fault-said-to-be"],
        }
    }
}

/// In English, for logs and for programs.
impl fmt::Display for MoveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// What does not fit in a list of moves, or what the list leaves open.
pub type Finding = Found<FindingKind>;

/// What does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindingKind {
    /// No tag names the game; it is the one in which most of the moves are legal.
    Assumed {
        /// Its id, and its options as far as they differ from the usual ones.
        game: String,
    },
    /// The letters of the columns were found by trying: `i` is among them.
    LetteredWithI,
    /// No capture is written, though men were captured.
    NoCaptures,
    /// Other captures are written than were made.
    Captures {
        /// Those that were made, as in `c3/d4`, or nothing.
        made: String,
    },
    /// A move of the other player is missing.
    MoveMissing,
    /// It was played on without an answer, so the offer was refused.
    Unanswered,
    /// Something that cannot happen there, and was left out.
    Denied(Denial),
    /// The game goes on after its end.
    AfterEnd,
    /// A move is said to win, and the game goes on.
    NotWon,
    /// The result is not that of the board.
    OtherResult {
        /// How the game ended on the board.
        board: GameEnd,
    },
    /// The result is said to stand on the board, and does not.
    NotOnBoard,
    /// Neither the board nor a word says how the game ended.
    NoResult,
    /// Comments, which a record has no place for.
    Comments {
        /// How many.
        count: usize,
    },
    /// A tag whose value is not understood.
    BadTag {
        /// Its key.
        key: String,
        /// Its value.
        value: String,
    },
    /// A tag that was given before in this game.
    TagTwice {
        /// Its key.
        key: String,
    },
    /// The players of a later game have other names than those of the first.
    OtherPlayers,
}

impl Said for FindingKind {
    fn message(&self) -> Message {
        match self {
            FindingKind::Assumed { game } => message!["finding-assumed", "game" => game.clone()],
            FindingKind::LetteredWithI => message!["finding-lettered-with-i"],
            FindingKind::NoCaptures => message!["finding-no-captures"],
            FindingKind::Captures { made } if made.is_empty() => message!["finding-captures-none"],
            FindingKind::Captures { made } => message!["finding-captures", "made" => made.clone()],
            FindingKind::MoveMissing => message!["finding-move-missing"],
            FindingKind::Unanswered => message!["finding-offer-unanswered"],
            FindingKind::Denied(denial) => {
                let board = SquareSetup { size: 0, cells: Vec::new(), mover: Side::First, quiet: 0, seen: 0 };
                message!["finding-denied", "why" => Message::denial(denial, &Setup::Square(board))]
            }
            FindingKind::AfterEnd => message!["finding-after-end"],
            FindingKind::NotWon => message!["finding-not-won"],
            FindingKind::OtherResult { board } => {
                message!["finding-other-result", "end" => Message::game_end(*board)]
            }
            FindingKind::NotOnBoard => message!["finding-not-on-board"],
            FindingKind::NoResult => message!["finding-no-result"],
            FindingKind::Comments { count } => message!["finding-comments", "count" => *count],
            FindingKind::BadTag { key, value } => {
                message!["finding-bad-tag", "key" => shown(key), "value" => shown(value)]
            }
            FindingKind::TagTwice { key } => message!["finding-tag-twice", "key" => shown(key)],
            FindingKind::OtherPlayers => message!["finding-other-players"],
        }
    }
}

/// In English, for logs and for programs.
impl fmt::Display for FindingKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// Why a recorded game is not replayed at all: the line where it begins, and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The line of the file, from 1.
    pub line: u32,
    /// Why.
    pub reason: RefusedReason,
}

impl Said for Refused {
    fn message(&self) -> Message {
        let place = message!["place-line", "line" => self.line.to_string()];
        message!["at", "place" => place, "what" => self.reason.message()]
    }
}

/// In English, for logs and for programs.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Refused {}

/// Why a recorded game is not replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RefusedReason {
    /// The rules of OpenTafl cannot be read.
    Rules(TextError),
    /// They are those of no game of the house.
    NoSuchRules(NoSuchRules),
    /// It begins from another position than that of its game.
    Position,
    /// No tafl game of the house has that name.
    NoGame(String),
    /// The game has no such options.
    Options(RuleError),
    /// No tag names the game, and its first move is legal in none.
    Unplayable(String),
}

impl Said for RefusedReason {
    fn message(&self) -> Message {
        match self {
            RefusedReason::Rules(error) => error.message(),
            RefusedReason::NoSuchRules(error) => error.message(),
            RefusedReason::Position => message!["refused-position"],
            RefusedReason::NoGame(name) => message!["refused-no-game", "name" => shown(name)],
            RefusedReason::Options(error) => error.message(),
            RefusedReason::Unplayable(text) => message!["refused-unplayable", "text" => shown(text)],
        }
    }
}

/// In English, for logs and for programs.
impl fmt::Display for RefusedReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
