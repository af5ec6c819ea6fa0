//! Texts that are not in any language yet: a key and its arguments, as errors carry them.

use std::{borrow::Cow, fmt};

use alea_notation::Language;

use crate::{Arg, Texts};

/// The key of a text with the arguments that it takes. [`Texts::tell`] puts it into words; `Display` does so in English, for logs and
/// for programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    key: Cow<'static, str>,
    args: Vec<(&'static str, Arg<'static>)>,
}

/// Something that can be put into words, such as an error of the crates below.
pub trait Said {
    /// The words, in no language yet.
    fn message(&self) -> Message;
}

impl Message {
    /// The text `key` with `args`; see [`message!`](crate::message!).
    #[must_use]
    pub fn new(
        key: impl Into<Cow<'static, str>>,
        args: impl IntoIterator<Item = (&'static str, Arg<'static>)>,
    ) -> Message {
        Message { key: key.into(), args: args.into_iter().collect() }
    }

    /// Words that stand in no file, because another program or a file says them.
    #[must_use]
    pub fn verbatim(text: impl Into<String>) -> Message {
        Message::new("verbatim", [("text", Arg::from(text.into()))])
    }

    /// Words one after the other, as in `portes, plakoto and fevga`. `last` is the key that joins the last two: `list-and` or `list-or`.
    #[must_use]
    pub fn list(items: impl IntoIterator<Item = Message>, last: &'static str) -> Message {
        let mut items: Vec<Message> = items.into_iter().collect();
        let Some(end) = items.pop() else { return Message::verbatim("") };
        let before = items.into_iter().reduce(|before, next| {
            Message::new("list-comma", [("before", before.into()), ("next", next.into())])
        });
        match before {
            None => end,
            Some(before) => Message::new(last, [("before", before.into()), ("next", end.into())]),
        }
    }

    /// The key of the text.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The arguments by name.
    pub fn args(&self) -> impl Iterator<Item = &(&'static str, Arg<'static>)> {
        self.args.iter()
    }
}

impl From<String> for Message {
    fn from(text: String) -> Message {
        Message::verbatim(text)
    }
}

impl From<Message> for Arg<'_> {
    fn from(message: Message) -> Self {
        Arg::Message(message)
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Texts::of(Language::English).tell(self))
    }
}

impl std::error::Error for Message {}

impl Said for Message {
    fn message(&self) -> Message {
        self.clone()
    }
}

/// A text that is in no language yet: `message!["no-guide", "topic" => topic]`.
#[macro_export]
macro_rules! message {
    [$key:expr $(, $name:literal => $value:expr)* $(,)?] => {
        $crate::Message::new($key, [$(($name, $crate::Arg::from($value))),*])
    };
}

impl Texts {
    /// A message in words: an expression or a sentence without its capital letter and its full stop.
    #[must_use]
    pub fn tell(&self, message: &Message) -> String {
        self.with(&message.key, message.args.iter().cloned())
    }

    /// A message as a sentence that stands by itself, with a capital letter and a full stop.
    #[must_use]
    pub fn sentence(&self, message: &Message) -> String {
        let told = self.tell(message);
        let mut letters = told.chars();
        let capital = letters.next().into_iter().flat_map(char::to_uppercase);
        capital.chain(letters.as_str().chars()).chain(['.']).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_join_their_last_two() {
        let list = |names: &[&str], language| {
            let names = names.iter().map(|&name| Message::verbatim(name));
            Texts::of(language).tell(&Message::list(names, "list-and"))
        };
        assert_eq!(list(&[], Language::English), "");
        assert_eq!(list(&["a"], Language::Greek), "a");
        assert_eq!(list(&["a", "b"], Language::Italian), "a e b");
        assert_eq!(list(&["a", "b", "c"], Language::English), "a, b and c");
    }

    #[test]
    fn sentences_begin_with_a_capital_and_end() {
        let said = |text: &str| Texts::of(Language::Greek).sentence(&Message::verbatim(text));
        assert_eq!(said("όλα έξω"), "Όλα έξω.");
        assert_eq!(said(""), ".");
    }

    #[test]
    fn numbers_are_written_as_people_of_the_language_do() {
        let shown = |language: Language, arg: Arg<'static>| {
            Texts::of(language).tell(&message!["count-turns", "count" => arg])
        };
        assert_eq!(shown(Language::English, Arg::Count(1)), "1 turn");
        assert_eq!(shown(Language::English, Arg::Count(20_548_592)), "20,548,592 turns");
        assert_eq!(shown(Language::Italian, Arg::Count(20_548_592)), "20.548.592 giocate");
        assert_eq!(shown(Language::English, Arg::Number(1234)), "1234 turns");
        assert_eq!(Texts::of(Language::Greek).decimal(0.5, 1), "0,5");
        assert_eq!(Texts::of(Language::English).decimal(12.345, 2), "12.35");
    }
}
