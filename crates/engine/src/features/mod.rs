//! What nets see of a board: active rows of a table, found once, for training and for play.
//!
//! A [`FeatureSet`] reads a board into [`Slots`]. A slot is one group of things that exclude each other, such as what stands on
//! two neighbouring points, and holds the number of the row that is true, or 0 for none. So a board is a few dozen numbers, the
//! first layer of a net the sum of their rows, and the difference of two boards the slots that differ.
//!
//! Rows are large things (what stands on two points, all points made among nine); nets learn from small ones, the **inputs** (a
//! point is made; these three of these six points are made). Each row stands for a list of inputs, its parts. In training its
//! weights are the sum of theirs; for play they are added up once, so that a board costs a third of the additions.

pub mod backgammon;

use std::ops::Range;

use alea_tables::Board;

use crate::net::wide::Registers;

/// How many slots a board has at most: a multiple of what processors compare at once.
pub const SLOTS: usize = 128;

/// The rows of a board: slot by slot the number of the row that is true, 0 for none.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Slots(pub(crate) [u16; SLOTS]);

impl Slots {
    /// Nothing is true.
    pub const EMPTY: Slots = Slots([0; SLOTS]);

    /// The rows that are true.
    pub fn rows(&self) -> impl Iterator<Item = u16> {
        self.0.iter().copied().filter(|&row| row != 0)
    }
}

/// A way to see boards.
#[derive(Debug)]
pub struct FeatureSet {
    /// Its name in the files of nets. Whoever changes what rows or inputs mean changes the name.
    pub id: &'static str,
    /// Reads a board.
    pub(crate) slots: fn(Registers, &Board, &mut Slots),
    /// Lists for each row its parts, row 0 first, which has none.
    parts: fn() -> Vec<Vec<u16>>,
    /// How many different inputs there are.
    pub inputs: usize,
    /// The rows that each slot can hold.
    pub(crate) slot_rows: fn() -> Vec<Range<u16>>,
    /// Groups of slots of which fifteen at most hold a row: whoever has a blot has a checker.
    pub(crate) scarce: &'static [Range<usize>],
}

/// The rows of a set with their parts.
#[derive(Clone, Debug)]
pub struct Parts {
    starts: Vec<u32>,
    inputs: Vec<u16>,
}

impl FeatureSet {
    /// The rows with their parts.
    #[must_use]
    pub fn parts(&self) -> Parts {
        let mut parts = Parts { starts: vec![0], inputs: Vec::new() };
        for row in (self.parts)() {
            parts.inputs.extend(row);
            parts.starts.push(parts.inputs.len() as u32);
        }
        parts
    }

    /// The set called `id`.
    #[must_use]
    pub fn find(id: &str) -> Option<&'static FeatureSet> {
        ALL.iter().copied().find(|set| set.id == id)
    }
}

/// Every set.
pub static ALL: &[&FeatureSet] = &[&backgammon::CONTACT, &backgammon::RACE];

impl Parts {
    /// How many rows there are, row 0 included.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.starts.len() - 1
    }

    /// The inputs that a row stands for.
    #[inline]
    #[must_use]
    pub fn of(&self, row: u16) -> &[u16] {
        let row = usize::from(row);
        &self.inputs[self.starts[row] as usize..self.starts[row + 1] as usize]
    }
}
