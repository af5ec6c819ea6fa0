//! Keys of positions.
//!
//! A key is the exclusive or of one number for each piece on its point and one for the side to move, so that a move
//! changes it in a few steps. Different positions may share a key: it finds what is probably the same position, and whoever
//! must be certain compares the boards, as the rule of repetition does here.

use crate::points::{MAX_SIZE, Point};

const LINES: usize = MAX_SIZE as usize;

/// What stands on a point, as keys distinguish it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    White,
    Black,
    King,
}

/// Changes with the side to move.
pub(crate) const BLACK_TO_MOVE: u64 = 0x9e6c_63d0_876a_3f6b;

static NUMBERS: [[[u64; LINES]; LINES]; 3] = numbers();

/// The number of a piece on a point.
#[inline]
pub(crate) fn number(kind: Kind, point: Point) -> u64 {
    NUMBERS[kind as usize][usize::from(point.rank)][usize::from(point.file)]
}

/// Fixed numbers without structure: the generator is SplitMix64.
const fn numbers() -> [[[u64; LINES]; LINES]; 3] {
    let mut numbers = [[[0; LINES]; LINES]; 3];
    let mut state: u64 = 0x616c_6561;
    let mut i = 0;
    while i < 3 * LINES * LINES {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        numbers[i / (LINES * LINES)][i / LINES % LINES][i % LINES] = mixed ^ (mixed >> 31);
        i += 1;
    }
    numbers
}
