//! What readers of texts call their parts, and what they expect in them.
//!
//! There are many of these words, each needed in one place of one reader, so they are known by their English form: the key of
//! `two dice` is `phrase-two-dice`, with names for the signs that keys cannot have.

use alea_notation::Language;

use crate::{Message, Texts};

/// The words for `english`.
pub(super) fn phrase(english: &'static str) -> Message {
    // A word or a sign of the format by itself, such as `=` in back quotes, is the same everywhere.
    let inside = english.strip_prefix('`').and_then(|rest| rest.strip_suffix('`'));
    if inside.is_some_and(|inside| !inside.contains('`')) {
        return Message::verbatim(english);
    }
    let key = key(english);
    let known = Texts::of(Language::English).has(&key);
    if known { Message::new(key, []) } else { Message::verbatim(english) }
}

/// The key for `english`.
fn key(english: &str) -> String {
    let mut key = String::from("phrase-");
    for letter in english.chars() {
        match letter {
            ' ' => key.push('-'),
            '(' => key.push_str("paren"),
            ')' => key.push_str("close"),
            '*' => key.push_str("star"),
            '/' => key.push_str("slash"),
            '+' => key.push_str("plus"),
            '-' => key.push_str("minus"),
            ':' => key.push_str("colon"),
            '=' => key.push_str("is"),
            '.' => key.push_str("dot"),
            letter if letter.is_ascii_alphanumeric() => key.push(letter),
            _ => {}
        }
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_made_of_the_words() {
        assert_eq!(key("two dice"), "phrase-two-dice");
        assert_eq!(key("`*`, `/`, `(`, a blank or the end"), "phrase-star-slash-paren-a-blank-or-the-end");
        assert_eq!(phrase("`=`"), Message::verbatim("`=`"));
    }

    #[test]
    fn every_phrase_says_in_english_what_its_key_is_made_of() {
        let english = Texts::of(Language::English);
        let keys = crate::FILES.iter().flat_map(|(_, texts)| texts[Language::English as usize].lines());
        let keys = keys.filter_map(|line| line.split_once(" =").map(|(key, _)| key));
        let mut found = 0;
        for phrase in keys.filter(|key| key.starts_with("phrase-")) {
            assert_eq!(key(&english.say(phrase)), phrase);
            found += 1;
        }
        assert!(found > 100, "{found}");
    }
}
