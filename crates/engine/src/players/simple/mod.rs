//! One simple, sensible player a game, written down as rules.
//!
//! It looks one ply ahead, at each position that it can move to, and adds up what it sees there in terms that players know: pips,
//! closed points, lone checkers and the rolls that hit them, pins, the way of the king. What each of them is worth in a
//! game is a table of numbers in `weights`; docs/players.md says it in words. Whole numbers only, so that it plays alike on every
//! machine.
//!
//! **This player is a yardstick and must not change.** Later players are measured against it, so what it plays is kept in
//! `crates/catalog/tests/frozen.rs`. A better idea makes another player beside it.

mod chance;
mod sum;
mod tables;
mod tafl;

pub use tables::{Gammon, Simple, Terms, Weighed, Weights};
pub use tafl::{KingTerms, SimpleTafl};
