//! The tafl games: a king and his men against twice their number, on a square board.
//!
//! ```
//! use alea_game::{Game, RuleValue};
//! use alea_tafl::{Tafl, parse_move, variants::HNEFATAFL};
//!
//! let rules = HNEFATAFL.rules(&RuleValue::default())?;
//! let mut game = Tafl::start(&rules);
//! assert_eq!(game.perft(2), 109_344);
//!
//! let written = parse_move(rules.size(), "k13-i13")?;
//! let mv = game.complete(&[written.step])?;
//! assert_eq!(game.describe(&mv).text, "k13-j13");
//! game.play(&mv);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! [`Tafl`] is a game in progress, [`TaflRules`] the rules that it is played by, and a [`variants::Variant`] makes rules
//! from the options that players chose. The rules are data throughout: the size of the board, its setup, the king's range
//! and strength, hostile and restricted points, how the game ends. No code asks which game it plays.
//!
//! The rules themselves are told in docs/rules/hnefatafl.en.md. Positions as text belong to the crate of notations; here
//! they are an [`alea_game::SquareSetup`]. White, who has the king, is [`alea_game::Side::First`].
//!
//! A king who is taken stays on the board, where he stands among his captors, and is not listed among the captures: they
//! are the men that leave the board.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod board;
mod game;
mod key;
mod lines;
mod points;
mod rules;
mod tafl;
mod text;
pub mod variants;

pub use board::Move;
pub use points::{MAX_SIZE, Points};
pub use rules::{Arms, Escape, Hostile, King, Repetition, Restricted, RuleData, Strength, TaflRules};
pub use tafl::{Men, Tafl, Undo};
pub use text::{Coordinate, TextError, WrittenMove, coordinate, parse_coordinate, parse_move};
