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

/// The words of a command line with `--lang` before anything else where they ask for `help`, which takes nothing but names of
/// commands behind it: `alea help turns --lang el`. Other lines stay as they are.
pub(crate) fn before_help(words: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let (mut program, mut languages, mut rest) = (Vec::new(), Vec::new(), Vec::new());
    let mut words = words.into_iter();
    program.extend(words.next());
    while let Some(word) = words.next() {
        if word == "--lang" {
            languages.push(word);
            languages.extend(words.next());
        } else if word.to_str().is_some_and(|word| word.starts_with("--lang=")) {
            languages.push(word);
        } else {
            rest.push(word);
        }
        if rest.first().is_some_and(|first| first != "help") {
            rest.extend(words.by_ref());
        }
    }
    [program, languages, rest].concat()
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

    #[test]
    fn help_may_be_followed_by_a_language() {
        let arranged = |line: &str| {
            let words = before_help(line.split(' ').map(OsString::from));
            words.into_iter().map(|word| word.into_string().unwrap()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(arranged("alea help turns --lang el"), "alea --lang el help turns");
        assert_eq!(arranged("alea --lang=it help --lang el turns"), "alea --lang=it --lang el help turns");
        for same in
            ["alea turns fevga --lang el", "alea turns help --lang el", "alea help", "alea", "alea --lang el"]
        {
            assert_eq!(arranged(same), same);
        }
    }
}
