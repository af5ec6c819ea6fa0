//! The notation of OpenTafl (Jay Slater, 2016), which describes games of the tafl family to programs: positions, rules and saved games.
//!
//! | module | text |
//! |---|---|
//! | [`position`] | `/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/` |
//! | [`rules`] | `dim:7 name:Brandub ks:w cenh: cenhe: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/` |
//! | [`game`] | a saved game, `.otg`: tags, numbered moves, comments |
//!
//! It differs from this program's own texts in three ways that are easily overlooked: rows are listed from rank 1 **up**, the columns are
//! lettered a to s **with i** ([`Lettering::WithI`](crate::tafl::Lettering)), and a position does not say who moves.
//!
//! The facts are those of the specification "OpenTafl Notation" and of the files that OpenTafl and other programs write. Saved games are
//! read by [`crate::tafl::parse`], which reads every list of moves; whether the rules are those of a game of the house is for the
//! catalogue to say.

pub mod game;
pub mod position;
pub mod rules;
