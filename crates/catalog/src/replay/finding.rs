//! What does not fit in a recorded match, as values with a place, ready to be put into any language.

use std::fmt;

use alea_game::{BySide, Dice, PointsSetup, Refusal, Setup, Side};
use alea_matchplay::Denial;
use alea_texts::{Message, Said, message};

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

impl Said for Place {
    fn message(&self) -> Message {
        match self.ply {
            Some(ply) => message!["place-ply", "game" => self.game, "ply" => ply.to_string()],
            None => message!["place-game", "game" => self.game],
        }
    }
}

/// In English, for logs and for programs.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
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

impl Said for IllegalPlay {
    fn message(&self) -> Message {
        let what = message!["at", "place" => self.text.clone(), "what" => self.fault.message()];
        message!["at", "place" => self.place.message(), "what" => what]
    }
}

/// Why a recorded play is not legal.
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

impl Said for PlayFault {
    fn message(&self) -> Message {
        match self {
            PlayFault::Refused(Refusal::TurnComplete) => message!["fault-dice-do-not-suffice"],
            PlayFault::Refused(refusal) => Message::refusal(refusal, &points()),
            PlayFault::CanMove { legal } => message!["fault-can-move", "legal" => *legal],
            PlayFault::ClosedOut => message!["fault-closed-out"],
            PlayFault::OtherPosition => message!["fault-other-position"],
        }
    }
}

/// A board of 24 points, so that places are called as on one.
fn points() -> Setup {
    Setup::Points(PointsSetup::default())
}

/// In English, for logs and for programs.
impl fmt::Display for PlayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
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

impl<K: Said> Said for Found<K> {
    fn message(&self) -> Message {
        message!["at", "place" => self.place.message(), "what" => self.kind.message()]
    }
}

/// In English, for logs and for programs.
impl<K: Said> fmt::Display for Found<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// What does not fit in a match file.
pub type Finding = Found<FindingKind>;

/// What does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl Said for FindingKind {
    fn message(&self) -> Message {
        match self {
            FindingKind::NoMove { dice, legal } => {
                message!["finding-no-move", "dice" => dice.to_string(), "legal" => *legal]
            }
            FindingKind::Points { declared, board, ending, cube, clipped } => {
                let key = if *clipped { "finding-points-clipped" } else { "finding-points" };
                message![
                    key,
                    "declared" => *declared,
                    "board" => *board,
                    "ending" => ending.message(),
                    "cube" => *cube,
                ]
            }
            FindingKind::Winner => message!["finding-winner"],
            FindingKind::NoResult => message!["finding-no-result"],
            FindingKind::NotOver => message!["finding-not-over"],
            FindingKind::Score { written, reached } => message![
                "finding-score",
                "first" => written.first,
                "second" => written.second,
                "first-reached" => reached.first,
                "second-reached" => reached.second,
            ],
            FindingKind::AlreadyWon => message!["finding-already-won"],
            FindingKind::NoOpening => message!["finding-no-opening"],
            FindingKind::IrregularOpening => message!["finding-irregular-opening"],
            FindingKind::TurnMissing => message!["finding-turn-missing"],
            FindingKind::NotRolled => message!["finding-not-rolled"],
            FindingKind::Unanswered => message!["finding-unanswered"],
            FindingKind::CubeValue { written, stands } => {
                message!["finding-cube-value", "written" => *written, "stands" => *stands]
            }
            FindingKind::Denied(denial) => {
                message!["finding-denied", "why" => Message::denial(denial, &points())]
            }
            FindingKind::FalseHit { point } => message!["finding-false-hit", "point" => *point],
            FindingKind::HitsUnclear => message!["finding-hits-unclear"],
            FindingKind::AfterEnd => message!["finding-after-end"],
            FindingKind::NotUnderstood(text) => message!["finding-not-understood", "text" => shown(text)],
            FindingKind::Variation(name) => message!["finding-variation", "name" => shown(name)],
            FindingKind::Options(text) => message!["finding-options", "text" => shown(text)],
        }
    }
}

/// The beginning of a text that a file holds, on one line.
pub(crate) fn shown(text: &str) -> String {
    text.chars().take(60).flat_map(char::escape_debug).collect()
}

/// In English, for logs and for programs.
impl fmt::Display for FindingKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
