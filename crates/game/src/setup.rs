//! What stands on a board, as anything that reads, writes or draws a position sees it.
//!
//! A [`Setup`] may be nonsense: it is what somebody typed or a file said. A game turns it into a playable position or says
//! what is wrong with it ([`SetupError`]). It knows two families of boards and no rule.

use alloc::vec::Vec;
use core::fmt;

use crate::Side;

/// A board with everything on it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Setup {
    /// The board of 24 points.
    Points(PointsSetup),
    /// A square board.
    Square(SquareSetup),
}

/// The checkers of both players on the 24-point board, **both in the numbering of the player on roll**.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PointsSetup {
    /// The player on roll.
    pub x: Checkers,
    /// The opponent.
    pub o: Checkers,
    /// Which of his turns `x` is about to play, from 1, where the board does not show it and the rules ask.
    pub turn: Option<u16>,
}

/// One player's checkers; those not listed are off.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Checkers {
    /// How many stand on point 1 to 24 (index 0 is point 1).
    pub points: [u8; 24],
    /// How many wait on the bar.
    pub bar: u8,
    /// How many have not entered yet.
    pub hand: u8,
    /// Bit `p` is set where one of these checkers lies pinned on point `p`, 1 to 24.
    pub pinned: u32,
}

impl Checkers {
    /// How many stand on `point`, 1 to 24.
    ///
    /// # Panics
    /// If the point is not 1 to 24.
    #[must_use]
    pub fn on(&self, point: u8) -> u8 {
        self.points[usize::from(point) - 1]
    }

    /// Whether one lies pinned on `point`.
    #[must_use]
    pub fn is_pinned(&self, point: u8) -> bool {
        self.pinned >> point & 1 == 1
    }

    /// Pips left, if the points are counted as their owner does. What has to enter has 25 to go.
    #[must_use]
    pub fn pips(&self) -> u32 {
        let on_points: u32 = (1..).zip(self.points).map(|(point, n)| point * u32::from(n)).sum();
        on_points + 25 * (u32::from(self.bar) + u32::from(self.hand))
    }

    /// How many are still in play, the bar and the hand included.
    #[must_use]
    pub fn in_play(&self) -> u32 {
        self.points.iter().map(|&n| u32::from(n)).sum::<u32>() + u32::from(self.bar) + u32::from(self.hand)
    }
}

/// What stands on one point of a square board.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cell {
    /// Nothing.
    #[default]
    Empty,
    /// A black man.
    Black,
    /// A white man.
    White,
    /// The king, who is White's.
    King,
}

/// A square board.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareSetup {
    /// Lines a side, at most 26.
    pub size: u8,
    /// `size * size` cells, rank 1 first, file a first.
    pub cells: Vec<Cell>,
    /// Who moves: `First` is White.
    pub mover: Side,
    /// Plies played since the last capture.
    pub quiet: u16,
    /// How often this position has stood before with the same side to move, 0 when it is new.
    pub seen: u8,
}

/// Why a [`Setup`] is no position of a game. The sentence of `Display` names the side, the place and the reason.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum SetupError {
    /// A square board where the game has 24 points, or the other way round, or a board of another size.
    WrongBoard,
    /// More checkers than the game has.
    TooMany {
        /// Whose: 'x' or 'o', 'w' or 'b', 'k' for kings.
        who: char,
        /// How many were given.
        count: u16,
        /// How many there are in this game.
        limit: u16,
    },
    /// Checkers of both sides on a point that cannot hold both.
    Shared {
        /// The point in the numbering of the player on roll.
        point: u8,
    },
    /// A checker marked as pinned where nothing pins it.
    NotPinned {
        /// Whose.
        who: char,
        /// The point in the numbering of the player on roll.
        point: u8,
    },
    /// The game has no bar.
    NoBar {
        /// Whose checkers.
        who: char,
    },
    /// The game has no checkers waiting to enter.
    NoHand {
        /// Whose checkers.
        who: char,
    },
    /// Both players have borne off everything.
    NobodyLeft,
    /// Both players wait on the bar before a closed board. No play leads there and none leads on.
    BothClosedOut,
    /// More than one checker has left the start although none has passed the opponent's (Fevga).
    RunnerRule {
        /// Whose.
        who: char,
    },
    /// The context `turn` is zero.
    TurnZero,
    /// The context `turn` is given in a game that has no rule about the number of a turn.
    TurnNotCounted,
    /// The position is said to have stood before, more often than the plies without a capture allow: nobody is back where he
    /// was before four.
    SeenTooOften {
        /// How often it is said to have stood before.
        seen: u8,
        /// Plies since the last capture.
        quiet: u16,
    },
    /// The board has no king.
    NoKing,
}

/// Plies until a position can stand again: both sides leave and come back.
const PLIES_BACK: u32 = 4;

impl SquareSetup {
    /// Whether the position can have stood `seen` times within `quiet` plies.
    #[must_use]
    pub fn counters_agree(&self) -> bool {
        u32::from(self.quiet) >= SetupError::least_quiet(self.seen)
    }
}

impl SetupError {
    /// Plies without a capture that a position needs which stood `seen` times before.
    #[must_use]
    pub fn least_quiet(seen: u8) -> u32 {
        u32::from(seen) * PLIES_BACK
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SetupError::WrongBoard => f.write_str("this is not the board of this game"),
            SetupError::TooMany { who: 'k', count, .. } => {
                write!(f, "there are {count} kings, and the game has one")
            }
            SetupError::TooMany { who: 'w', count, limit } => {
                write!(f, "White has {count} men, and the game has {limit}")
            }
            SetupError::TooMany { who: 'b', count, limit } => {
                write!(f, "Black has {count} men, and the game has {limit}")
            }
            SetupError::TooMany { who, count, limit } => {
                write!(f, "{who} has {count} checkers, and the game has {limit}")
            }
            SetupError::Shared { point } => write!(f, "both sides stand on point {point}"),
            SetupError::NotPinned { who, point } => {
                write!(
                    f,
                    "{who} is marked as pinned on {point}, but no single checker lies under an enemy one there"
                )
            }
            SetupError::NoBar { who } => write!(f, "{who} has checkers on the bar, and this game has no bar"),
            SetupError::NoHand { who } => {
                write!(f, "{who} has checkers in hand, and in this game all begin on the board")
            }
            SetupError::NobodyLeft => f.write_str("both sides have borne off all checkers"),
            SetupError::BothClosedOut => {
                f.write_str("both sides wait before a closed board, which no play can reach or leave")
            }
            SetupError::RunnerRule { who } => {
                write!(f, "{who} has moved a second checker before the first passed the opponent's start")
            }
            SetupError::TurnZero => f.write_str("turns are counted from 1"),
            SetupError::TurnNotCounted => {
                f.write_str("no rule of this game counts turns, so leave `turn` out")
            }
            SetupError::SeenTooOften { seen, quiet } => {
                f.write_str("a position that stood ")?;
                match seen {
                    1 => f.write_str("once")?,
                    2 => f.write_str("twice")?,
                    times => write!(f, "{times} times")?,
                }
                let least = SetupError::least_quiet(seen);
                write!(f, " before needs at least {least} plies without a capture, and there are {quiet}")
            }
            SetupError::NoKing => f.write_str("there is no king on the board"),
        }
    }
}

impl core::error::Error for SetupError {}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn sentences_use_the_words_of_the_board() {
        for (error, sentence) in [
            (
                SetupError::TooMany { who: 'x', count: 16, limit: 15 },
                "x has 16 checkers, and the game has 15",
            ),
            (SetupError::TooMany { who: 'w', count: 25, limit: 24 }, "White has 25 men, and the game has 24"),
            (SetupError::TooMany { who: 'b', count: 49, limit: 48 }, "Black has 49 men, and the game has 48"),
            (SetupError::TooMany { who: 'k', count: 2, limit: 1 }, "there are 2 kings, and the game has one"),
            (
                SetupError::SeenTooOften { seen: 1, quiet: 0 },
                "a position that stood once before needs at least 4 plies without a capture, and there are 0",
            ),
            (
                SetupError::SeenTooOften { seen: 2, quiet: 7 },
                "a position that stood twice before needs at least 8 plies without a capture, and there are 7",
            ),
            (SetupError::TurnNotCounted, "no rule of this game counts turns, so leave `turn` out"),
        ] {
            assert_eq!(error.to_string(), sentence);
        }
    }
}
