//! Kinds of positions of backgammon, and what can be said of them without any net.

use alea_tables::{Board, Half, OFF};

use crate::{
    Odds,
    features::{FeatureSet, backgammon},
};

/// The kind of a position, which decides who is asked what it is worth.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// A side is off: the rules say.
    Over,
    /// Both sides have nothing left but home boards that have passed each other: tables say.
    Exact,
    /// The sides have passed each other.
    Race,
    /// Somebody may still be hit or blocked, and both sides or neither have checkers back: in the enemy home board or on the bar.
    Contact,
    /// The same, and only the other side has checkers back.
    Ahead,
    /// The same, and only the side on roll has checkers back.
    Behind,
}

/// A half that reaches beyond this point has checkers back.
const BACK: u8 = 18;

impl Class {
    /// The classes that nets are asked about.
    pub const LEARNED: [Class; 4] = [Class::Race, Class::Contact, Class::Ahead, Class::Behind];

    /// The class of a board.
    #[inline]
    #[must_use]
    pub fn of(board: &Board) -> Class {
        match (board.me.rearmost(), board.you.rearmost()) {
            (Some(mine), Some(yours)) if mine + yours > 25 => match (mine > BACK, yours > BACK) {
                (true, false) => Class::Behind,
                (false, true) => Class::Ahead,
                _ => Class::Contact,
            },
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
            Class::Ahead => "ahead",
            Class::Behind => "behind",
        }
    }

    /// Whether somebody may still be hit or blocked.
    #[inline]
    #[must_use]
    pub fn is_contact(self) -> bool {
        matches!(self, Class::Contact | Class::Ahead | Class::Behind)
    }

    /// The class of whose net this one's is a copy where it has none of its own, as before it was told apart.
    #[must_use]
    pub fn stands_in(self) -> Option<Class> {
        matches!(self, Class::Ahead | Class::Behind).then_some(Class::Contact)
    }

    /// What its net sees of a board.
    #[must_use]
    pub fn features(self) -> &'static FeatureSet {
        if self.is_contact() { &backgammon::CONTACT } else { &backgammon::RACE }
    }

    /// Its place in [`Class::LEARNED`]. Where no net has to be asked it is that of races, whose net can be.
    #[inline]
    #[must_use]
    pub(crate) fn place(self) -> usize {
        match self {
            Class::Over | Class::Exact | Class::Race => 0,
            Class::Contact => 1,
            Class::Ahead => 2,
            Class::Behind => 3,
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
    let backgammon =
        |loser: Half| gammon(loser) && (class.is_contact() || loser.rearmost().is_some_and(|at| at > 18));
    [true, gammon(board.you), backgammon(board.you), gammon(board.me), backgammon(board.me)]
}
