//! The one list of games, [`GAMES`], what it opens, and the contests of several games, [`CONTESTS`]. [`GUIDES`] lists
//! what is written beside the rules. [`replay`] plays recorded matches through, [`export`] writes them, [`files`] converts them,
//! [`verify`] checks records; [`dice`] deals dice that can be checked, and checks them; [`tally`] counts how dice fell.
//!
//! Everything that knows more than one game iterates this list: commands, laws, fuzzers, servers. A new game is a file under
//! the `variants` of its crate, a line here, and its pages under `docs/rules`.
#![forbid(unsafe_code)]

#[macro_use]
mod pages;
mod contests;
pub mod dice;
mod duel;
pub mod export;
pub mod files;
mod games;
mod players;
pub mod replay;
mod series;
mod simulate;
mod situation;
pub mod tafl;
pub mod tally;
pub mod verify;

pub use alea_engine::{Random, below};
pub use contests::{CONTESTS, ContestEntry, find_contest, find_spec, open_table, sequence};
pub use duel::{Duel, DuelError, Duelled, Duellist, Mean, duel};
pub use games::{Entry, Family, GAMES, OpenError, find};
pub use pages::{GUIDES, Guide, find_guide};
pub use players::{PLAYERS, PlayerEntry, find_player};
pub use series::{Series, SeriesDice, SeriesResult, series};
pub use simulate::{Pairing, SimulateError, Simulation, simulate, start};
pub use situation::{NoSituation, situation};
