//! The Fluent files and how texts are taken from them.

use std::{borrow::Cow, sync::OnceLock};

use alea_notation::Language;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

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

files!["names", "rules", "contest", "play"];

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
    /// A word or a sentence as it stands.
    Text(Cow<'a, str>),
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
        let args: FluentArgs<'_> = args.into_iter().map(|(name, arg)| (name, value(arg))).collect();
        // What is missing shows as `{$name}`; tests look for it.
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

fn value(arg: Arg<'_>) -> FluentValue<'_> {
    match arg {
        Arg::Number(number) => FluentValue::from(number),
        Arg::Text(text) => FluentValue::String(text),
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}
