//! What is typed into the line below the board: words for what can be done. Moves and dice are read by whoever knows the board.

use alea_game::Dice;
use alea_matchplay::CommandKind;
use alea_texts::Texts;

/// What a word asks for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// A command of the contest; some words mean whichever of several can be given.
    Command(&'static [CommandKind]),
    /// Take a step back.
    Undo,
    /// Take all steps back.
    Clear,
    /// The turns that can be played.
    Turns,
    /// What has happened.
    Log,
    /// The keys.
    Help,
    /// The rules of the game.
    Rules,
    /// Whether rolls and forced turns go by themselves.
    Auto,
    /// The home boards on the other side.
    Mirror,
    /// The other player at the bottom.
    Flip,
    /// Put the record somewhere.
    Save,
    /// Something else to play.
    Menu,
    /// Leave.
    Quit,
    /// Yes.
    Yes,
    /// No.
    No,
}

/// Every word with the key of its text.
const WORDS: [(&str, Word); 24] = [
    ("command-roll", Word::Command(&[CommandKind::Roll])),
    ("command-double", Word::Command(&[CommandKind::Double])),
    ("command-take", Word::Command(&[CommandKind::Take])),
    ("command-pass", Word::Command(&[CommandKind::Pass])),
    ("command-raise", Word::Command(&[CommandKind::Raise])),
    (
        "command-accept-resignation",
        Word::Command(&[CommandKind::AcceptResignation, CommandKind::AcceptDraw, CommandKind::Take]),
    ),
    (
        "command-refuse-resignation",
        Word::Command(&[CommandKind::RefuseResignation, CommandKind::RefuseDraw, CommandKind::Pass]),
    ),
    ("command-offer-draw", Word::Command(&[CommandKind::OfferDraw])),
    ("command-resign", Word::Command(&[CommandKind::Resign])),
    ("command-stop", Word::Command(&[CommandKind::Stop])),
    ("word-undo", Word::Undo),
    ("word-clear", Word::Clear),
    ("word-turns", Word::Turns),
    ("word-log", Word::Log),
    ("word-help", Word::Help),
    ("word-rules", Word::Rules),
    ("word-auto", Word::Auto),
    ("word-mirror", Word::Mirror),
    ("word-flip", Word::Flip),
    ("word-save", Word::Save),
    ("word-menu", Word::Menu),
    ("word-quit", Word::Quit),
    ("word-yes", Word::Yes),
    ("word-no", Word::No),
];

/// A word and what follows it. Of words with the same beginning the first on the list is meant, so that one letter is
/// enough for what is asked most. English words are understood in every language.
pub(crate) fn read<'a>(texts: &Texts, english: &Texts, line: &'a str) -> Option<(Word, &'a str)> {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let typed = folded(first);
    if typed.is_empty() {
        return None;
    }
    let exact = |texts: &Texts| WORDS.iter().find(|(key, _)| folded(&texts.say(key)) == typed);
    let begins = |texts: &Texts| WORDS.iter().find(|(key, _)| folded(&texts.say(key)).starts_with(&typed));
    let found = exact(texts).or_else(|| exact(english)).or_else(|| begins(texts)).or_else(|| begins(english));
    found.map(|&(_, word)| (word, rest.trim()))
}

/// A yes or a no, where something was asked: the same words may also mean other things.
pub(crate) fn answer(texts: &Texts, english: &Texts, line: &str) -> Option<Word> {
    let typed = folded(line.trim());
    let means = |key: &str| {
        let begins = |texts: &Texts| folded(&texts.say(key)).starts_with(&typed);
        !typed.is_empty() && (begins(texts) || begins(english))
    };
    match (means("word-yes"), means("word-no")) {
        (true, false) => Some(Word::Yes),
        (false, true) => Some(Word::No),
        _ => None,
    }
}

/// Small letters without accents, which nobody types in a hurry.
fn folded(word: &str) -> String {
    let plain = |c| match c {
        'ά' => 'α',
        'έ' => 'ε',
        'ή' => 'η',
        'ί' | 'ϊ' | 'ΐ' => 'ι',
        'ό' => 'ο',
        'ύ' | 'ϋ' | 'ΰ' => 'υ',
        'ώ' => 'ω',
        'ς' => 'σ',
        'à' => 'a',
        'è' | 'é' => 'e',
        'ì' => 'i',
        'ò' => 'o',
        'ù' => 'u',
        other => other,
    };
    word.to_lowercase().chars().map(plain).collect()
}

/// Two dice: `31`, `3-1`, `3 1`.
pub(crate) fn dice(line: &str) -> Option<Dice> {
    let digits: Vec<char> = line.chars().filter(|c| !matches!(c, ' ' | '-' | ',')).collect();
    let [first, second] = digits[..] else { return None };
    Dice::new(first.to_digit(10)? as u8, second.to_digit(10)? as u8)
}

#[cfg(test)]
mod tests {
    use alea_notation::Language;

    use super::*;

    #[test]
    fn a_beginning_is_enough_and_english_is_always_understood() {
        let english = Texts::of(Language::English);
        for language in Language::ALL {
            let texts = Texts::of(language);
            for (key, word) in &WORDS {
                let own = texts.say(key);
                assert_eq!(own.split_whitespace().count(), 1, "{language:?} {key}: {own}");
                let found = match word {
                    Word::Yes | Word::No => answer(texts, english, &own),
                    _ => read(texts, english, &own).map(|(word, _)| word),
                };
                assert_eq!(found, Some(*word), "{language:?} {own}");
                let said = english.say(key);
                // A word of the language may mean something else in English; then its own meaning goes first.
                assert!(read(texts, english, &said).is_some(), "{language:?} {said}");
            }
        }
        for (line, word, rest) in [
            ("r", CommandKind::Roll, ""),
            ("D", CommandKind::Double, ""),
            ("t", CommandKind::Take, ""),
            ("p", CommandKind::Pass, ""),
            ("resign 2", CommandKind::Resign, "2"),
        ] {
            let read = read(english, english, line);
            assert_eq!(read.map(|(_, rest)| rest), Some(rest));
            assert!(matches!(read, Some((Word::Command(kinds), _)) if kinds[0] == word), "{line}");
        }
        assert_eq!(read(english, english, "u"), Some((Word::Undo, "")));
        assert_eq!(read(english, english, "m"), Some((Word::Mirror, "")));
        assert_eq!(read(english, english, "menu"), Some((Word::Menu, "")));
        assert_eq!(read(english, english, "q"), Some((Word::Quit, "")));
        assert_eq!(read(english, english, "?"), None);
    }

    #[test]
    fn dice_are_two_numbers() {
        for text in ["31", "3-1", "3 1", "3,1"] {
            assert_eq!(dice(text), Dice::new(3, 1), "{text}");
        }
        for text in ["", "3", "311", "70", "0 1", "a1"] {
            assert_eq!(dice(text), None, "{text}");
        }
    }
}
