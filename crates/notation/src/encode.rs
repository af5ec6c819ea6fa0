//! What the formats of other programs cannot say.

use alea_game::{Checkers, PointsSetup};

use crate::situation::{Offer, Situation, Stage, Turn};

/// Checkers of a side in the formats of other programs, which know backgammon only.
pub(crate) const CHECKERS: u8 = 15;

/// Why a position or situation cannot be written in a format that knows backgammon only.
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
    /// A moment of the game that the format does not know.
    #[error("{what}, and this format cannot say so")]
    Stage {
        /// What has happened.
        what: &'static str,
    },
    /// A number beyond what the format has room for.
    #[error("{what} is {found}, and this format ends at {most}")]
    TooLarge {
        /// What it counts.
        what: &'static str,
        /// What it is.
        found: u32,
        /// The most that there is room for.
        most: u32,
    },
    /// A name that would not be read back.
    #[error("a name in this format is ASCII without blanks and colons")]
    Name,
}

/// Checks that `found` is not more than `most`.
pub(crate) fn fits(what: &'static str, found: u32, most: u32) -> Result<u32, EncodeError> {
    if found > most { Err(EncodeError::TooLarge { what, found, most }) } else { Ok(found) }
}

/// What the player on roll has before him, for formats that know games in play and, of the offers, no more than `offers`.
pub(crate) fn turn(situation: &Situation, offers: &[Offer]) -> Result<Turn, EncodeError> {
    let what = match situation.stage() {
        Stage::Opening(Some(dice)) => return Ok(Turn::Dice(dice)),
        Stage::Opening(None) => "the game has not begun",
        Stage::Over(_) => "the game is over",
        Stage::Playing { resignation: Some(_), .. } => "a resignation waits for its answer",
        Stage::Playing { turn, resignation: None } => match turn {
            Turn::Offered(offer) if !offers.contains(&offer) => match offer {
                Offer::Double => "a double waits for its answer",
                Offer::Beaver => "a beaver waits for its answer",
                Offer::Raccoon => "a raccoon waits for its answer",
                Offer::Otter => "an otter waits for its answer",
            },
            turn => return Ok(turn),
        },
    };
    Err(EncodeError::Stage { what })
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
