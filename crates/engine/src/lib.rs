//! Who plays for the house: [`players`], the seeded randomness that they and simulations draw from, and the [`endings`] whose
//! value is known exactly.
//!
//! Players meet a game as `dyn Table`, once a turn; inside they are generic over [`alea_game::Game`]. No I/O, no clock: a player
//! answers from the position and from the [`Random`] that it is given, so the same seed gives the same play everywhere.
#![forbid(unsafe_code)]

pub mod endings;
pub mod players;
mod random;

pub use random::{Random, below};
