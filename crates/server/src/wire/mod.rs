//! What goes over the socket (`docs/protocol.md`): messages by their direction. Encodings of what the domain has are made here; domain
//! types do not know them.

mod board;
mod from;
mod graph;
pub(crate) mod shape;
mod text;
mod to;
#[cfg(test)]
mod typescript;
mod view;

pub use board::{Board, Checkers, Colour, board};
pub use from::{About, Act, FromClient, Malformed, parse};
pub use graph::{Effect, Graph, Way, graph};
pub use shape::Seat;
pub use text::{Text, TextArg, text};
pub use to::{
    AnchorFrame, AnchorRole, BoundFrame, ChatLine, Code, Head, Player, PlayerKind, SuccessionFrame, ToClient,
    You,
};
pub use view::{Roll, Told, View, view};
pub(crate) use view::{mover, position};

/// The version of the protocol. It is raised when a message changes its meaning.
pub const PROTOCOL: u16 = 1;

/// The subprotocol of the WebSocket.
pub const SUBPROTOCOL: &str = "alea.1";

/// The longest message of a client, in bytes.
pub const MOST_INWARDS: usize = 4096;

/// The longest message of the server, in bytes.
pub const MOST_OUTWARDS: usize = 64 * 1024;

/// What a player who claims does.
pub const CLAIM: &str = "claim";

/// What a player who takes his offer back does.
pub const WITHDRAW: &str = "withdraw";
