//! What happens next in a game, and how it ended.

use core::fmt;

use crate::Side;

/// What happens next. `Over` carries the result, so nobody has to ask twice.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    /// Dice are rolled for the side named.
    Chance(Side),
    /// The side named decides. After it the same side may be asked again.
    Decision(Side),
    /// The game has ended.
    Over(Outcome),
}

impl Node {
    /// Whose turn it is, or `None` once the game is over.
    #[must_use]
    pub fn side(self) -> Option<Side> {
        match self {
            Node::Chance(side) | Node::Decision(side) => Some(side),
            Node::Over(_) => None,
        }
    }
}

/// The result of one game. The cube and the score belong to the match, not to the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// `None` for a tie or a draw.
    pub winner: Option<Side>,
    /// What the winner gets: 1, 2 (gammon, diplo, mars), 3 (backgammon); 0 for a tie.
    pub points: u8,
    /// Why the game ended.
    pub reason: EndReason,
}

impl Outcome {
    /// A win of `points` for `winner`.
    #[must_use]
    pub fn won(winner: Side, points: u8, reason: EndReason) -> Outcome {
        Outcome { winner: Some(winner), points, reason }
    }

    /// A game that nobody won.
    #[must_use]
    pub fn drawn(reason: EndReason) -> Outcome {
        Outcome { winner: None, points: 0, reason }
    }

    /// The points of `side`: negative when it lost.
    #[must_use]
    pub fn points_for(self, side: Side) -> i32 {
        match self.winner {
            None => 0,
            Some(winner) if winner == side => i32::from(self.points),
            Some(_) => -i32::from(self.points),
        }
    }
}

/// How a game ended on the board. Resignation, time and agreement end a contest and are not listed here.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EndReason {
    /// All checkers of one side are off ("docs/rules/backgammon.en.md, aim").
    BorneOff,
    /// The mother is pinned ("docs/rules/plakoto.en.md, mother").
    MotherPinned,
    /// Both mothers are pinned.
    BothMothersPinned,
    /// Neither side can move with any roll.
    Frozen,
    /// The king stands on an edge point.
    KingEscaped,
    /// The king stands among four black men.
    KingTaken,
    /// The king cannot move (option `king_immobile`).
    KingImmobile,
    /// White can no longer reach the edge (option `encirclement`).
    Encircled,
    /// The player to move has no move.
    NoMoves,
    /// The same position for the third time.
    Repetition,
    /// Too many plies without a capture.
    NoCapture,
}

impl EndReason {
    /// All of them.
    pub const ALL: [EndReason; 11] = [
        EndReason::BorneOff,
        EndReason::MotherPinned,
        EndReason::BothMothersPinned,
        EndReason::Frozen,
        EndReason::KingEscaped,
        EndReason::KingTaken,
        EndReason::KingImmobile,
        EndReason::Encircled,
        EndReason::NoMoves,
        EndReason::Repetition,
        EndReason::NoCapture,
    ];

    /// The stable name used in records and as a key of translated texts.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            EndReason::BorneOff => "borne-off",
            EndReason::MotherPinned => "mother-pinned",
            EndReason::BothMothersPinned => "both-mothers-pinned",
            EndReason::Frozen => "frozen",
            EndReason::KingEscaped => "king-escaped",
            EndReason::KingTaken => "king-taken",
            EndReason::KingImmobile => "king-immobile",
            EndReason::Encircled => "encircled",
            EndReason::NoMoves => "no-moves",
            EndReason::Repetition => "repetition",
            EndReason::NoCapture => "no-capture",
        }
    }
}

impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// Who begins a game, and with what.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// One die each; the higher begins and plays the two dice shown.
    PlaysBoth,
    /// One die each; the higher begins and rolls both dice.
    RollsAgain,
    /// No dice: [`Side::First`] begins.
    FirstMoves,
}

/// Whether contests of a game know a doubling cube.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum CubeUse {
    /// They do not.
    #[default]
    Never,
    /// They may be played with one.
    Optional,
}
