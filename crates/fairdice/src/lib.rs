//! Dice that nobody chose and nobody could have chosen, and that each player can check afterwards without trusting whoever dealt
//! them. `docs/dice.md` is the protocol, byte by byte; the comments here cite its sections.
//!
//! The crate knows bytes and rolls: no game, no clock, no generator of its own, no I/O. Random bytes come in from the caller,
//! each as a [`Secret`], which nothing outside can read. [`server`] and [`client`] are the two sides of a game as states: a state
//! that may not reveal something has no way to it.
#![forbid(unsafe_code)]

mod at_rest;
mod binding;
mod bytes;
mod chain;
mod check;
pub mod client;
mod commit;
mod dice;
mod failure;
mod fault;
mod hash;
mod header;
mod log;
mod piece;
mod seat;
mod secret;
pub mod server;
mod sign;
mod succession;
mod tracks;
mod transcript;
mod unstored;

pub use at_rest::{NONCE, SealError, SealingKey};
pub use binding::{Binding, Ending, Expected, SeenGames};
pub use bytes::{from_hex, to_hex};
pub use chain::{Chain, LENGTH, Track, link};
pub use check::{Checked, Close, Facts, Game, Moment, Throw, check, check_rolls};
pub use commit::{Drand, client_commit, game_hash, rules_hash, server_commit};
pub use dice::{Roll, RollKey, Values, extracted};
pub use failure::{Entry, Failure, Field, Reason, Step};
pub use fault::Fault;
pub use hash::Hash;
pub use header::{About, Header, HeaderError, Mode, Name};
pub use log::{Blame, End, Fate, Head, Leaf, Log, LogError, LogReason, Receipt, What};
pub use piece::{Anchor, Piece, Release, Seeds, Start};
pub use seat::{Absence, Role, Roller, Seat};
pub use secret::{Secret, Stream};
pub use sign::{PublicKey, Signature, Signer};
pub use succession::Succession;
pub use transcript::Transcript;
pub use unstored::Unstored;
