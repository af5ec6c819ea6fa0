//! What the formats of other programs cannot say.

use alea_game::{Checkers, PointsSetup};

/// Checkers of a side in the formats of other programs, which know backgammon only.
pub(crate) const CHECKERS: u8 = 15;

/// Why a position cannot be written in a format that knows backgammon only.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum EncodeError {
    /// Checkers that have not entered yet.
    #[error("{who} has checkers in hand, and this format has no place for them")]
    Hand {
        /// Whose: `x` or `o`.
        who: char,
    },
    /// A pinned checker.
    #[error("{who} has a pinned checker on point {point}, and this format knows no pins")]
    Pinned {
        /// Whose: `x` or `o`.
        who: char,
        /// Where, in the numbering of the player on roll.
        point: u8,
    },
    /// Checkers of both sides on a point.
    #[error("both sides stand on point {point}")]
    Shared {
        /// Where, in the numbering of the player on roll.
        point: u8,
    },
    /// More checkers than backgammon has.
    #[error("{who} has {count} checkers, and this format has 15 a side")]
    TooMany {
        /// Whose: `x` or `o`.
        who: char,
        /// How many.
        count: u32,
    },
}

/// Says why `setup` cannot be written in a format that knows backgammon only, if it cannot.
pub(crate) fn check(setup: &PointsSetup) -> Result<(), EncodeError> {
    for (who, checkers) in [('x', &setup.x), ('o', &setup.o)] {
        check_side(who, checkers)?;
    }
    match (1..=24).find(|&point| setup.x.on(point) > 0 && setup.o.on(point) > 0) {
        Some(point) => Err(EncodeError::Shared { point }),
        None => Ok(()),
    }
}

fn check_side(who: char, checkers: &Checkers) -> Result<(), EncodeError> {
    if checkers.hand > 0 {
        return Err(EncodeError::Hand { who });
    }
    if let Some(point) = (1..=24).find(|&point| checkers.is_pinned(point) && checkers.on(point) > 0) {
        return Err(EncodeError::Pinned { who, point });
    }
    match checkers.in_play() {
        count if count > CHECKERS.into() => Err(EncodeError::TooMany { who, count }),
        _ => Ok(()),
    }
}
