//! The server: contests between people and against the house, every rule enforced, nothing acknowledged ever lost, with dice that can
//! be checked. `docs/protocol.md` is what clients speak, `docs/server.md` how it is run.
//!
//! - [`store`] keeps contests as their events, [`bus`] carries what happened to those who look: traits, each with a suite.
//! - `contest` holds each contest that is played in a task of its own, the only one that writes its events.
//! - [`upkeep`] looks whether a database holds, copies it, and puts a copy back.
//! - [`house`] is what is open while the server runs; [`http`] and the socket are its doors; [`wire`] is what goes through them.
//!
//! An answer is sent, and a value of the dice forwarded, only once what it says is durable. Rules are those of the crates below: what is
//! offered is what they allow, what is refused is refused in their words.
#![forbid(unsafe_code)]

pub mod bus;
pub mod clock;
mod config;
mod contest;
pub mod house;
pub mod http;
mod ids;
mod keys;
mod metrics;
mod process;
mod serve;
pub mod store;
pub mod tls;
pub mod upkeep;
pub mod wire;

pub use config::{Config, ConfigError, LogFormat, Settings};
pub use contest::DiceKind;
pub use ids::{CommandId, ContestId, GuestId, Token, TokenHash};
pub use keys::{Keys, KeysError};
pub use metrics::Commits;
pub use process::{allow_connections, asked_to_stop, log_to_stderr};
pub use serve::{ServeError, serve, serve_on};
pub use store::StoreError;
