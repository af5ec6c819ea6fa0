//! Texts in no language yet: a key and its arguments.

use alea_texts::{Arg, Message};
use serde_json::{Map, Value, json};

/// A message as its key with its arguments.
#[must_use]
pub fn text(message: &Message) -> Value {
    let arg = |arg: &Arg<'_>| match arg {
        Arg::Number(number) => json!(number),
        Arg::Count(count) => json!(count),
        Arg::Text(text) => json!(text),
        Arg::Message(message) => text(message),
    };
    let args: Map<String, Value> =
        message.args().map(|(name, value)| ((*name).to_owned(), arg(value))).collect();
    json!({"key": message.key(), "args": args})
}
