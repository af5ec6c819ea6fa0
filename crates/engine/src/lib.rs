//! Who plays for the house: [`players`], the seeded randomness that they and simulations draw from, and the [`endings`] whose
//! value is known exactly.
//!
//! Players meet a game as `dyn Table`, once a turn; inside they are generic over [`alea_game::Game`]. No I/O, no clock: a player
//! answers from the position and from the [`Random`] that it is given, so the same seed gives the same play everywhere.
#![deny(unsafe_code)]

mod choice;
mod class;
pub mod endings;
mod evaluator;
pub mod features;
pub mod judge;
pub mod luck;
pub mod net;
mod odds;
pub mod players;
mod random;
pub mod rollout;
mod spread;
pub mod train;

pub use class::{Class, over, possible};
pub use evaluator::{Asked, AskedHyper, Evaluator, Nets};
pub use odds::Odds;
pub use random::{Random, below};
