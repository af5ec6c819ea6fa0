//! Dice that nobody chose and nobody could have chosen, and that each player can check afterwards without trusting whoever dealt
//! them. `docs/dice.md` is the protocol, byte by byte; the comments here cite its sections.
//!
//! The crate knows bytes and rolls: no game, no clock, no generator of its own, no I/O. Random bytes come in from the caller,
//! each as a [`Secret`], which nothing outside can read.
#![forbid(unsafe_code)]

mod bytes;
mod chain;
mod commit;
mod dice;
mod hash;
mod header;
mod seat;
mod secret;

pub use bytes::{from_hex, to_hex};
pub use chain::{Chain, LENGTH, link};
pub use commit::{Drand, client_commit, game_hash, server_commit};
pub use dice::{Roll, RollKey, Values, extracted};
pub use hash::Hash;
pub use header::{Header, HeaderError, Mode, Name};
pub use seat::{Role, Seat};
pub use secret::Secret;
