//! Formats of positions, dice and turns, one module each.
//!
//! | module | text | source of the format |
//! |---|---|---|
//! | [`position`] | `x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2` | this project |
//! | [`dice`] | `31` | usage of the field |
//! | [`turn`] | `24/18*/16 13/11(2)` | usage of the field |
//! | [`situation`] | what the three formats below say beside the board | |
//! | [`gnubg`] | `4HPwATDgc/ABMA:cAkAAAAAAAAE` | GNU Backgammon, Position ID and Match ID |
//! | [`fibs`] | `board:You:Anna:7:2:3:0:-2:...` | fibs.com, board style 3 |
//! | [`xgid`] | `XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10` | eXtreme Gammon |
//! | [`mat`] | whole matches, `.mat` and `.txt` | JellyFish, and the programs after it |
//! | [`tafl`] | lists of tafl moves, `1. k13-n13 c17-g17xh17`, written by this project and read as others write them | usage of the field |
//! | [`opentafl`] | positions, rules and saved games of the tafl family | OpenTafl |
//! | [`record`] | whole contests with everything, JSON | this project |
//! | [`point`] | `13`, `the bar`, `k10` in sentences, written only | usage of the field |
//! | [`draw`] | a board in ASCII or Unicode, written only | this project |
//!
//! Readers are strict: what they take, they take for what it says, and everything else is refused by a [`TextError`] that
//! names the input, the place and the reason. Nothing is repaired, and no input makes a reader panic. Readers know what can
//! be written, not what can be played: they give a [`Setup`](alea_game::Setup), and a game says whether it is a position of
//! its own.
//!
//! What is written for people takes a [`Language`].
//!
//! No file is read here, and no type of another crate learns to serialise itself.
#![forbid(unsafe_code)]

mod cursor;
pub mod dice;
pub mod draw;
mod encode;
mod encoding;
mod error;
pub mod fibs;
pub mod gnubg;
mod language;
mod lines;
pub mod mat;
pub mod opentafl;
pub mod point;
pub mod position;
pub mod record;
pub mod situation;
pub mod tafl;
pub mod turn;
pub mod xgid;

pub use encode::EncodeError;
pub use error::{Excerpt, Place, Reason, TextError};
pub use language::Language;
pub use lines::{Note, ReadError, shown};
