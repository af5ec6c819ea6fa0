//! The one list of games, [`GAMES`], and what it opens.
//!
//! Everything that knows more than one game iterates this list: commands, laws, fuzzers, servers. A new game is a file under
//! the `variants` of its crate, a line here, and its pages under `docs/rules`.
#![forbid(unsafe_code)]

mod games;
mod random;
mod simulate;

pub use games::{Entry, Family, GAMES, OpenError, find};
pub use random::{Random, below};
pub use simulate::{Simulation, simulate, start};
