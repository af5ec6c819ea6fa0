//! Kinds of positions of backgammon, and what can be said of them without any net.

use alea_tables::{Board, Half, OFF};

use crate::Odds;

/// The kind of a position, which decides who is asked what it is worth.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// A side is off: the rules say.
    Over,
    /// Both sides have nothing left but home boards that have passed each other: tables say.
    Exact,
    /// The sides have passed each other.
    Race,
    /// Somebody may still be hit or blocked.
    Contact,
}

impl Class {
    /// The classes that nets are asked about.
    pub const LEARNED: [Class; 2] = [Class::Race, Class::Contact];

    /// The class of a board.
    #[inline]
    #[must_use]
    pub fn of(board: &Board) -> Class {
        match (board.me.rearmost(), board.you.rearmost()) {
            (Some(mine), Some(yours)) if mine + yours > 25 => Class::Contact,
            (Some(mine), Some(yours)) if mine > 6 || yours > 6 => Class::Race,
            (Some(_), Some(_)) => Class::Exact,
            _ => Class::Over,
        }
    }

    /// Its name in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Class::Over => "over",
            Class::Exact => "exact",
            Class::Race => "race",
            Class::Contact => "contact",
        }
    }
}

/// What a board on which a side is off is worth to the side on roll; `None` if both still play.
#[must_use]
pub fn over(board: &Board) -> Option<Odds> {
    if board.me.held() == 0 {
        return Some(Odds::decided(points_lost(board.you)));
    }
    (board.you.held() == 0).then(|| Odds::decided(-points_lost(board.me)))
}

/// What the other side gets ("docs/rules/backgammon.en.md, scoring").
fn points_lost(loser: Half) -> i8 {
    match loser.rearmost() {
        _ if loser.count(OFF) > 0 => 1,
        Some(rearmost) if rearmost > 18 => 3,
        _ => 2,
    }
}

/// The results that can still come, in the order of [`Odds::new`]. Nobody wins a gammon off a side that has a checker off, nor a
/// backgammon in a race off a side that has left the winner's home board.
#[inline]
#[must_use]
pub fn possible(board: &Board, class: Class) -> [bool; Odds::COUNT] {
    let gammon = |loser: Half| loser.count(OFF) == 0;
    let backgammon = |loser: Half| {
        gammon(loser) && (class == Class::Contact || loser.rearmost().is_some_and(|at| at > 18))
    };
    [true, gammon(board.you), backgammon(board.you), gammon(board.me), backgammon(board.me)]
}
