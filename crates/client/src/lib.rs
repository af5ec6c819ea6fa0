//! What a program needs to play on a server, over `docs/protocol.md` and nothing else: a [`connect`]ion, [`Dice`] that it checks, and a
//! [`turn`] among those that it is offered. It knows no rules. The tests of the server and `alea bench server` play with it.
//!
//! Absent: who plays, and how well. That is for those who use it.
#![forbid(unsafe_code)]

mod dice;
mod graph;
mod socket;

pub use alea_fairdice::Seat;
pub use dice::{Dice, DiceError, pieces};
pub use graph::turn;
pub use socket::{Message, Socket, SocketError, Text, connect};
