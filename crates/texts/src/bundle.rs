//! The Fluent files and how texts are taken from them.

use std::{borrow::Cow, sync::OnceLock};

use alea_notation::Language;
use fluent_bundle::{
    FluentArgs, FluentResource, FluentValue,
    concurrent::FluentBundle,
    types::{FluentNumber, FluentNumberOptions},
};

use crate::Message;

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        /// The Fluent files of every language: name, then the texts in the order of [`Language::ALL`].
        pub static FILES: &[(&str, [&str; 3])] = &[$((
            $name,
            [
                include_str!(concat!("../../../locales/en/", $name, ".ftl")),
                include_str!(concat!("../../../locales/el/", $name, ".ftl")),
                include_str!(concat!("../../../locales/it/", $name, ".ftl")),
            ],
        )),*];
    };
}

files![
    "names", "rules", "contest", "options", "errors", "replay", "play", "files", "commands", "help", "dice",
    "verifier", "tally", "train", "board", "duel", "server", "web",
];

/// The texts of one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// A value that a text shows: a number, which decides between one and many, or a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A whole number.
    Number(i64),
    /// A whole number that may be large: its digits are grouped as the language does. Texts may ask whether it is one or many, but
    /// not for a number of its own, as in `[0]`.
    Count(u64),
    /// A word or a sentence as it stands.
    Text(Cow<'a, str>),
    /// Other words of the same language.
    Message(Message),
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg<'_> {
            fn from(number: $kind) -> Self {
                Arg::Number(number.into())
            }
        }
    )*};
}

numbers![u8, u16, u32, i32];

impl From<u64> for Arg<'_> {
    fn from(number: u64) -> Self {
        Arg::Count(number)
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Count(number as u64)
    }
}

impl From<char> for Arg<'_> {
    fn from(letter: char) -> Self {
        Arg::Text(letter.to_string().into())
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(text.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(text.as_str().into())
    }
}

/// The arguments of a text: `args!["who" => name, "points" => 2]`.
#[macro_export]
macro_rules! args {
    [$($name:literal => $value:expr),* $(,)?] => { [$(($name, $crate::Arg::from($value))),*] };
}

impl Texts {
    /// The texts of `language`.
    #[must_use]
    pub fn of(language: Language) -> &'static Texts {
        static ALL: OnceLock<[Texts; 3]> = OnceLock::new();
        &ALL.get_or_init(|| Language::ALL.map(Texts::read))[language as usize]
    }

    fn read(language: Language) -> Texts {
        let tag = language.code().parse().expect("the codes of languages are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Marks that keep runs of letters apart in mixed directions; terminals show them as boxes.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::English => |number, _| grouped(number, ","),
            Language::Greek | Language::Italian => |number, _| grouped(number, "."),
        }));
        for (_, texts) in FILES {
            // What a file has wrong is left out, and a test says so.
            let resource = FluentResource::try_new(texts[language as usize].to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(readable, _)| readable));
        }
        Texts { language, bundle }
    }

    /// Which language it is.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text for `key`.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text for `key`, which takes no arguments.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.with(key, [])
    }

    /// The text for `key` with its arguments; see [`args!`]. What a language lacks is said in English.
    #[must_use]
    pub fn with<'a>(&self, key: &str, args: impl IntoIterator<Item = (&'a str, Arg<'a>)>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return match self.language {
                Language::English => key.to_owned(),
                Language::Greek | Language::Italian => Texts::of(Language::English).with(key, args),
            };
        };
        let args: FluentArgs<'_> = args.into_iter().map(|(name, arg)| (name, self.value(arg))).collect();
        // What is missing shows as `{$name}`; tests look for it.
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    fn value<'a>(&self, arg: Arg<'a>) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(number),
            Arg::Count(count) => FluentValue::Number(FluentNumber::new(count as f64, counting())),
            Arg::Text(text) => FluentValue::String(text),
            Arg::Message(message) => FluentValue::String(self.tell(&message).into()),
        }
    }

    /// A number with so many digits behind its point, as people of the language write it.
    #[must_use]
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}");
        match self.language {
            Language::English => text,
            Language::Greek | Language::Italian => text.replace('.', ","),
        }
    }

    /// A whole number with its digits in groups, as people of the language write it.
    #[must_use]
    pub fn count(&self, number: u64) -> String {
        let between = if self.language == Language::English { "," } else { "." };
        group(&number.to_string(), between)
    }
}

/// What tells a count from other numbers. Whole numbers look the same with it.
fn counting() -> FluentNumberOptions {
    FluentNumberOptions { minimum_integer_digits: Some(1), ..FluentNumberOptions::default() }
}

/// A number that is a count in the words of a language; `None` for what Fluent writes by itself.
fn grouped(value: &FluentValue<'_>, between: &str) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    (number.options == counting()).then(|| group(&number.value.to_string(), between))
}

/// Digits in groups of three.
fn group(digits: &str, between: &str) -> String {
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push_str(between);
        }
        text.push(digit);
    }
    text
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}
