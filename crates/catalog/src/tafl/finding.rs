//! What does not fit in a recorded tafl game, as values with a place and an English sentence.

use std::fmt;

use alea_game::{Refusal, RuleError, Setup, Side, SquareSetup};
use alea_matchplay::{Denial, GameEnd};
use alea_notation::{TextError, point, tafl::WrittenPoint};

use super::NoSuchRules;
use crate::replay::{Found, Place};

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

/// Why a recorded move is not legal. `Display` says it in a sentence.
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

impl fmt::Display for MoveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            MoveFault::Refused { refusal, size } => {
                let board = SquareSetup { size, cells: Vec::new(), mover: Side::First, quiet: 0, seen: 0 };
                let board = Setup::Square(board);
                f.write_str(&refusal.sentence(&|number| point::name(&board, number)))
            }
            MoveFault::OffTheBoard { point } => write!(f, "the board has no point {point}"),
            MoveFault::Jumps => f.write_str("pieces of this game do not jump and do not move twice"),
            MoveFault::SaidToBe => f.write_str("it is recorded as not legal"),
        }
    }
}

/// What does not fit in a list of moves, or what the list leaves open.
pub type Finding = Found<FindingKind>;

/// What does not fit. `Display` says it in an English sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
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

impl fmt::Display for FindingKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |text: &str| text.chars().take(60).flat_map(char::escape_debug).collect::<String>();
        match self {
            FindingKind::Assumed { game } => write!(f, "no tag names the game; it is taken for {game}"),
            FindingKind::LetteredWithI => f.write_str("the columns are lettered with i, as the moves show"),
            FindingKind::NoCaptures => f.write_str("captures are not written down"),
            FindingKind::Captures { made } if made.is_empty() => {
                f.write_str("a capture is written, and nothing is captured")
            }
            FindingKind::Captures { made } => {
                write!(f, "other captures are written than are made, which is {made}")
            }
            FindingKind::MoveMissing => f.write_str("a move is missing"),
            FindingKind::Unanswered => f.write_str("it goes on without an answer, so the offer was refused"),
            FindingKind::Denied(denial) => write!(f, "left out, since {denial}"),
            FindingKind::AfterEnd => f.write_str("it goes on after its end; the rest was left out"),
            FindingKind::NotWon => f.write_str("the move is said to win, but the game goes on"),
            FindingKind::OtherResult { board } => {
                write!(f, "the result is not that of the board ({})", board.key())
            }
            FindingKind::NotOnBoard => f.write_str("the board does not show why the game ended"),
            FindingKind::NoResult => f.write_str("no result is written, and the board is unfinished"),
            FindingKind::Comments { count: 1 } => f.write_str("a comment was left out"),
            FindingKind::Comments { count } => write!(f, "{count} comments were left out"),
            FindingKind::BadTag { key, value } => {
                write!(f, "the tag {} is not understood: `{}`", shown(key), shown(value))
            }
            FindingKind::TagTwice { key } => {
                write!(f, "the tag {} is given twice; the first counts", shown(key))
            }
            FindingKind::OtherPlayers => f.write_str("the players have other names than in the first game"),
        }
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

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for Refused {}

/// Why a recorded game is not replayed. `Display` says it in an English sentence.
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

impl fmt::Display for RefusedReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |text: &str| text.chars().take(60).flat_map(char::escape_debug).collect::<String>();
        match self {
            RefusedReason::Rules(error) => error.fmt(f),
            RefusedReason::NoSuchRules(error) => error.fmt(f),
            RefusedReason::Position => f.write_str(
                "the game begins from a position of its own, and contests from that of their rules",
            ),
            RefusedReason::NoGame(name) => write!(f, "no tafl game of the house is called `{}`", shown(name)),
            RefusedReason::Options(error) => error.fmt(f),
            RefusedReason::Unplayable(text) => {
                write!(f, "no tag names the game, and `{}` begins no tafl game of the house", shown(text))
            }
        }
    }
}
