//! The smallest thing a player does: one checker or one piece moved.

use core::fmt;

/// One checker or piece moved: the unit of a click, a drag and an animation.
///
/// On the 24-point board the numbers are the mover's own points: 1 to 24, [`Step::OFF`], [`Step::BAR`] and
/// [`Step::HAND`]. On a square board of `n` lines they are `rank * n + file`, both from 0, rank 1 and file a first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// Where the checker leaves.
    pub from: u16,
    /// Where it arrives.
    pub to: u16,
}

impl Step {
    /// Where borne-off checkers go.
    pub const OFF: u16 = 0;
    /// Where hit checkers wait.
    pub const BAR: u16 = 25;
    /// Where checkers wait that have not entered yet, in games that begin with an empty board.
    pub const HAND: u16 = 26;

    /// A step between two points.
    #[must_use]
    pub const fn new(from: u16, to: u16) -> Step {
        Step { from, to }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

/// Two dice as they lie on the board, in the order in which they were read.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice {
    first: u8,
    second: u8,
}

impl Dice {
    /// Two dice, or `None` if either is not 1 to 6.
    #[must_use]
    pub const fn new(first: u8, second: u8) -> Option<Dice> {
        if matches!(first, 1..=6) && matches!(second, 1..=6) { Some(Dice { first, second }) } else { None }
    }

    /// The die read first, 1 to 6.
    #[must_use]
    pub const fn first(self) -> u8 {
        self.first
    }

    /// The die read second, 1 to 6.
    #[must_use]
    pub const fn second(self) -> u8 {
        self.second
    }

    /// The larger die.
    #[must_use]
    pub const fn high(self) -> u8 {
        if self.first > self.second { self.first } else { self.second }
    }

    /// The smaller die.
    #[must_use]
    pub const fn low(self) -> u8 {
        if self.first > self.second { self.second } else { self.first }
    }

    /// Whether both dice show the same number, which is then played four times.
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.first == self.second
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.first, self.second)
    }
}
