//! The two players of a game and values held once for each of them.

use core::{fmt, ops};

/// One of the two players. Which of them moves first is for the game to say.
///
/// In the games of the 24-point board `First` is the player whose board a game was opened with, in tafl it is
/// White, who has the king.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The player who began the game.
    First,
    /// The other one.
    Second,
}

impl Side {
    /// Both sides, `First` first.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];
}

impl ops::Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::First => "first",
            Side::Second => "second",
        })
    }
}

/// A value for each side, indexed by [`Side`].
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BySide<T> {
    /// What belongs to [`Side::First`].
    pub first: T,
    /// What belongs to [`Side::Second`].
    pub second: T,
}

impl<T> BySide<T> {
    /// Asks `make` for the value of each side.
    pub fn new(mut make: impl FnMut(Side) -> T) -> BySide<T> {
        BySide { first: make(Side::First), second: make(Side::Second) }
    }
}

impl<T> ops::Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }
}

impl<T> ops::IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::First => &mut self.first,
            Side::Second => &mut self.second,
        }
    }
}
