//! The games of the 24-point board: one board, one generator, one rule value, and a file a game under `variants/`.
//!
//! [`Tables`] is a running game; [`Generator`] lists the turns of a roll; [`Variant`] is what a game consists of. No I/O, no clock,
//! no random generator.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod board;
mod fast;
mod roll;
mod rules;
mod search;
mod setup;
mod step;
mod tables;
mod turn;
mod variants;

pub use board::{BAR, Board, Half, OFF, START, Travel};
pub use fast::Generator;
pub use roll::{ROLLS, Roll};
pub use rules::{
    BearOff, Block, Contact, Head, HitAndRun, MOST, Mother, OwnTurn, PrimeCheck, Primes, Rules, Runner, Trap,
    Variant, WhilePinned, Wins,
};
pub use tables::Tables;
pub use turn::{Hop, Hops, Turn, Verdict};
pub use variants::{
    Backgammon, Fevga, Hypergammon, Moultezim, Nackgammon, Narde, Plakoto, Portes, Tapa, Tavla,
};
