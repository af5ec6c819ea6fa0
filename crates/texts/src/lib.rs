//! Everything that people read on a screen, in every language of the house, from the Fluent files under `locales/`.
//!
//! ```
//! use alea_notation::Language;
//! use alea_texts::{Texts, args};
//!
//! let texts = Texts::of(Language::English);
//! assert_eq!(texts.say("command-roll"), "roll");
//! assert_eq!(texts.with("points", args!["points" => 2]), "2 points");
//! ```
//!
//! A key that a language lacks, or a text that lacks an argument, is a mistake of the program; tests look for both. If one
//! slips through all the same, people see the key instead of nothing.
//!
//! Sentences of the rules (refusals, denials, ends of games) are made from the values that the rules crates give, by their stable
//! keys: [`Texts::refusal`], [`Texts::denial`] and their like.
#![forbid(unsafe_code)]

mod bundle;
mod message;
mod said;
mod sentences;

pub use bundle::{Arg, FILES, Texts};
pub use message::{Message, Said};
