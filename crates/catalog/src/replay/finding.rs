//! What does not fit in a recorded match, as values with a place and an English sentence.

use std::fmt;

use alea_game::{BySide, Dice, PointsSetup, Refusal, Setup, Side};
use alea_matchplay::Denial;
use alea_notation::point;

use super::Ending;

/// Where in a match file.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of the game, as written.
    pub game: u16,
    /// The line of the file, from 1.
    pub line: u32,
    /// Which entry of the game, from 1, both columns counted; `None` for the game as a whole. `Cannot Move` behind dice counts as
    /// an entry of its own.
    pub ply: Option<u32>,
    /// Whose entry.
    pub side: Option<Side>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}", self.game)?;
        match self.ply {
            Some(ply) => write!(f, ", ply {ply}"),
            None => Ok(()),
        }
    }
}

/// A recorded play that is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalPlay {
    /// Where it stands.
    pub place: Place,
    /// Dice and play as they are written: `13: 14/10 13/12`.
    pub text: String,
    /// What is wrong with it.
    pub fault: PlayFault,
}

/// Why a recorded play is not legal. `Display` says it in a sentence.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PlayFault {
    /// The rule that refuses it.
    Refused(Refusal),
    /// It is said that nothing can be played.
    CanMove {
        /// How many plays there are.
        legal: u64,
    },
    /// The player waits before a closed board and does not roll.
    ClosedOut,
    /// No order of the dice leads to the position.
    OtherPosition,
}

impl fmt::Display for PlayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayFault::Refused(Refusal::TurnComplete) => f.write_str("the dice do not suffice for all of it"),
            PlayFault::Refused(refusal) => {
                let board = Setup::Points(PointsSetup::default());
                f.write_str(&refusal.sentence(&|number| point::name(&board, number)))
            }
            PlayFault::CanMove { legal: 1 } => f.write_str("there is a legal play"),
            PlayFault::CanMove { legal } => write!(f, "there are {legal} legal plays"),
            PlayFault::ClosedOut => f.write_str("the player is closed out and does not roll"),
            PlayFault::OtherPosition => f.write_str("no order of the dice leads there"),
        }
    }
}

/// Something that does not fit, or that the record leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<K> {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: K,
}

impl<K: fmt::Display> fmt::Display for Found<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.kind)
    }
}

/// What does not fit in a match file.
pub type Finding = Found<FindingKind>;

/// What does not fit. `Display` says it in an English sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FindingKind {
    /// Dice, several legal plays, and none written down.
    NoMove {
        /// The roll.
        dice: Dice,
        /// How many plays there are.
        legal: u64,
    },
    /// Other points than those of the board.
    Points {
        /// The points that are written.
        declared: u32,
        /// Those of the board.
        board: u32,
        /// How the game ended on the board.
        ending: Ending,
        /// The cube.
        cube: u32,
        /// Whether the written points are those that the match still needed.
        clipped: bool,
    },
    /// The points stand in the column of the player who lost on the board, dropped or resigned.
    Winner,
    /// The board is unfinished and no result is written.
    NoResult,
    /// The match is said to be over, and its points are not reached.
    NotOver,
    /// Another score than the games before it add up to.
    Score {
        /// The score that is written.
        written: BySide<u32>,
        /// The score reached.
        reached: BySide<u32>,
    },
    /// The match was over before this game.
    AlreadyWon,
    /// The game begins with neither a roll nor a double, so nobody knows who began.
    NoOpening,
    /// The game begins with a roll of two equal dice, or with the cube.
    IrregularOpening,
    /// A turn of the other player is missing.
    TurnMissing,
    /// A turn for which no dice are written, of a player who is not closed out.
    NotRolled,
    /// It was played on without a word that the double was taken; it counts as taken.
    Unanswered,
    /// Another number on the cube than that of a double.
    CubeValue {
        /// The number that is written.
        written: u32,
        /// The number that the cube shows.
        stands: u32,
    },
    /// Something that cannot happen there, and was left out.
    Denied(Denial),
    /// A hit where no checker stands.
    FalseHit {
        /// The point, in the mover's numbering.
        point: u16,
    },
    /// Several ways of the checkers differ in what is hit.
    HitsUnclear,
    /// The game goes on after its end.
    AfterEnd,
    /// An entry that is not understood.
    NotUnderstood(String),
    /// The header `Variation` names no game with a cube that is known here.
    Variation(String),
    /// The header `Options` chooses what the game does not have.
    Options(String),
}

impl fmt::Display for FindingKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FindingKind::NoMove { dice, legal } => {
                write!(f, "no move recorded for {dice} though {legal} legal plays")
            }
            FindingKind::Points { declared, board, ending, cube, clipped } => {
                write!(f, "declared {declared} vs board value {board} ({}, cube {cube})", ending.key())?;
                f.write_str(if *clipped { " [clipped to match length]" } else { "" })
            }
            FindingKind::Winner => f.write_str("the points stand in the column of the loser"),
            FindingKind::NoResult => f.write_str("no result is written, and the board is unfinished"),
            FindingKind::NotOver => {
                f.write_str("the match is said to be over, but its points are not reached")
            }
            FindingKind::Score { written, reached } => write!(
                f,
                "the score is written as {} to {}, but was {} to {} before",
                written.first, written.second, reached.first, reached.second
            ),
            FindingKind::AlreadyWon => {
                f.write_str("the match was over before this game, which is replayed as money play")
            }
            FindingKind::NoOpening => {
                f.write_str("it begins with neither a roll nor a double and was not replayed")
            }
            FindingKind::IrregularOpening => f.write_str(
                "it does not begin with a roll of two different dice; whose turn is written first began it",
            ),
            FindingKind::TurnMissing => f.write_str("a turn of the other player is missing before it"),
            FindingKind::NotRolled => f.write_str("no dice are written, though the player is not closed out"),
            FindingKind::Unanswered => {
                f.write_str("play goes on with the double unanswered, so it was taken")
            }
            FindingKind::CubeValue { written, stands } => {
                write!(f, "the cube is written as {written}, but it is {stands}")
            }
            FindingKind::Denied(denial) => write!(f, "left out, since {denial}"),
            FindingKind::FalseHit { point } => {
                write!(f, "a hit is marked on {point}, where no enemy checker stands")
            }
            FindingKind::HitsUnclear => f.write_str("it can be played with different hits"),
            FindingKind::AfterEnd => f.write_str("it goes on after its end; the rest was left out"),
            FindingKind::NotUnderstood(text) => {
                let text: String = text.chars().take(60).flat_map(char::escape_debug).collect();
                write!(f, "`{text}` is not understood and was left out")
            }
            FindingKind::Variation(name) => {
                let name: String = name.chars().take(60).flat_map(char::escape_debug).collect();
                write!(f, "the variation `{name}` is not known here, and is replayed as backgammon")
            }
            FindingKind::Options(text) => {
                let text: String = text.chars().take(60).flat_map(char::escape_debug).collect();
                write!(f, "the options `{text}` are not known here, and the usual ones are taken")
            }
        }
    }
}
