//! What every game of the house shares.
//!
//! [`Game`] is a state of a game as engines see it: static types, no indirection. [`Table`] is the same game as everything
//! else holds it, erased once by [`Hosted`]. [`Setup`] is a board as anything that reads or draws positions sees it, [`Refusal`] the
//! reason why something is not legal, [`RuleValue`] the options of a game.
//!
//! This crate does no I/O, reads no clock, owns no random generator, spawns no thread and knows no rule of any game.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod draft;
mod graph;
mod node;
mod playout;
mod refusal;
mod rules;
mod setup;
mod side;
mod step;
mod traits;

pub use draft::Draft;
pub use graph::{GraphNode, GraphStep, Onward, TurnGraph};
pub use node::{CubeUse, EndReason, Node, Opening, Outcome};
pub use playout::{Playout, playout, roll};
pub use refusal::Refusal;
pub use rules::{Allowed, Choice, Conflict, OptionSpec, RuleError, RuleValue};
pub use setup::{Cell, Checkers, PointsSetup, Setup, SetupError, SquareSetup};
pub use side::{BySide, Side};
pub use step::{Dice, Step};
pub use traits::{Counters, Game, Hosted, Play, RollError, Table, perft};
