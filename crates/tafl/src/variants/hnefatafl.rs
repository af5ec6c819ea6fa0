//! Hnefatafl on nineteen lines and its three variants (docs/rules/hnefatafl.en.md). They differ in the king alone.

use core::num::NonZeroU8;

use alea_game::Side;

use super::{OPTIONS, Variant, setups};
use crate::points::Points;
use crate::rules::{Arms, Escape, Hostile, King, Restricted, Strength};

/// The king moves any distance.
pub static HNEFATAFL: Variant = Variant {
    id: "hnefatafl",
    options: OPTIONS,
    setups: setups::HNEFATAFL,
    first: Side::First,
    king: KING,
    hostile: Hostile { white: Points::NONE, black: Points::NONE, king: Points::NONE },
    restricted: Restricted { stop: Points::NONE, cross: Points::NONE },
    escape: Escape::Edge,
};

/// Variant 1: the king moves one point.
pub static HNEFATAFL_V1: Variant =
    Variant { id: "hnefatafl-v1", king: King { range: NonZeroU8::new(1), ..KING }, ..HNEFATAFL };

/// Variant 2: the king moves one point or two.
pub static HNEFATAFL_V2: Variant =
    Variant { id: "hnefatafl-v2", king: King { range: NonZeroU8::new(2), ..KING }, ..HNEFATAFL };

/// Variant 3: the king does not move while two black men flank him.
pub static HNEFATAFL_V3: Variant =
    Variant { id: "hnefatafl-v3", king: King { held_when_flanked: true, ..KING }, ..HNEFATAFL };

const KING: King = King {
    range: None,
    held_when_flanked: false,
    strength: Strength::Four,
    stronghold: Points::NONE,
    arms: Arms::Full,
};
