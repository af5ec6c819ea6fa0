//! Which language people are spoken to in.

use std::ffi::OsString;

use alea_notation::Language;
use alea_texts::{Message, message};

use crate::common::locale;

/// The language of the locale, if it is one of the house, or English.
pub(crate) fn of_locale() -> Language {
    Language::find(&locale("LC_MESSAGES")).unwrap_or_default()
}

/// The language of the help and of what is wrong with `words`: that of `--lang` among them, wherever it stands, or that of the
/// locale.
pub(crate) fn wanted(words: impl IntoIterator<Item = OsString>) -> Language {
    let mut words =
        words.into_iter().map_while(|word| word.into_string().ok()).take_while(|word| word != "--");
    let mut named = None;
    while let Some(word) = words.next() {
        let name = match word.strip_prefix("--lang") {
            Some("") => words.next(),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        named = name.and_then(|name| Language::find(&name)).or(named);
    }
    named.unwrap_or_else(of_locale)
}

/// Reads the name of a language.
pub(crate) fn parse(name: &str) -> Result<Language, Message> {
    let all =
        || Language::ALL.map(|language| format!("{} ({})", language.code(), language.own_name())).join(", ");
    Language::find(name).ok_or_else(|| message!["expected-language", "languages" => all()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let wanted = |line: &str| wanted(line.split(' ').map(OsString::from));
        assert_eq!(wanted("alea --lang el turns"), Language::Greek);
        assert_eq!(wanted("alea turns fevga --lang=it --foo"), Language::Italian);
        assert_eq!(wanted("alea turns --lang it --lang xx"), Language::Italian);
        assert_eq!(wanted("alea turns -- --lang it"), of_locale());
        assert_eq!(wanted("alea --language it --lang"), of_locale());
    }
}
