//! Texts in no language yet: a key and its arguments.

use std::collections::BTreeMap;

use alea_texts::{Arg, Message};
use schemars::JsonSchema;
use serde::Serialize;

/// A text in no language yet: a key of the Fluent files in `locales/` with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Text {
    /// The key.
    key: String,
    /// The arguments by their names.
    args: BTreeMap<&'static str, TextArg>,
}

/// An argument of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum TextArg {
    /// A whole number.
    Number(i64),
    /// A whole number that may be large.
    Count(u64),
    /// Words as they stand.
    Words(String),
    /// A text that is put into words first.
    Text(Text),
}

/// A message as its key with its arguments.
#[must_use]
pub fn text(message: &Message) -> Text {
    let arg = |arg: &Arg<'_>| match arg {
        Arg::Number(number) => TextArg::Number(*number),
        Arg::Count(count) => TextArg::Count(*count),
        Arg::Text(words) => TextArg::Words(words.to_string()),
        Arg::Message(message) => TextArg::Text(text(message)),
    };
    let args = message.args().map(|(name, value)| (*name, arg(value))).collect();
    Text { key: message.key().to_owned(), args }
}
