//! Dice: the order is kept, and nothing but two dice is read.

use alea_game::Dice;
use alea_notation::dice::parse;

#[test]
fn every_pair_is_read_with_and_without_a_hyphen() {
    for first in 1..=6 {
        for second in 1..=6 {
            let dice = Dice::new(first, second).unwrap();
            assert_eq!(parse(&format!("{first}{second}")), Ok(dice));
            assert_eq!(parse(&format!("{first}-{second}")), Ok(dice));
        }
    }
}

#[test]
fn everything_else_is_refused() {
    for (text, message) in [
        ("", "dice \"\", column 1: expected a die, 1 to 6, but the text ends here"),
        ("3", "dice \"3\", column 2: expected a die, 1 to 6, but the text ends here"),
        ("37", "dice \"37\", column 2: expected a die, 1 to 6, found `7`"),
        ("03", "dice \"03\", column 1: expected a die, 1 to 6, found `0`"),
        ("3 1", "dice \"3 1\", column 2: no blank belongs here"),
        (" 31", "dice \" 31\", column 1: no blank belongs here"),
        ("3--1", "dice \"3--1\", column 3: expected a die, 1 to 6, found `-`"),
        ("311", "dice \"311\", column 3: expected two dice only, found `1`"),
        ("31\n", "dice \"31\\n\", column 3: no blank belongs here"),
        ("⚂⚀", "dice \"⚂⚀\", column 1: only plain ASCII characters are used here"),
    ] {
        assert_eq!(parse(text).unwrap_err().to_string(), message);
    }
}
