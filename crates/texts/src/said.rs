//! What the crates below find wrong, as messages: one place for each kind of error that people are told of.

mod files;
mod game;
mod notation;
mod phrase;

pub(crate) use game::denial;

use crate::Message;

/// A message without arguments whose key is `kind` and a stable name.
fn plain(kind: &str, key: &str) -> Message {
    Message::new(format!("{kind}-{key}"), [])
}
