//! The two columns of a line, and what is written in each.

use alea_game::Dice;

use super::{Action, Play, line::number};
use crate::turn::{self, Way};

/// So many blanks separate columns wherever they stand.
pub(super) const GAP: usize = 4;

/// A play that names more landings than this is no play: there are never more than four dice. It is a bound for hostile files.
const LANDINGS: usize = 16;

/// A stretch of a line that is one thing.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Cell<'a> {
    /// The blanks before it.
    pub(super) gap: usize,
    pub(super) text: &'a str,
}

/// Cuts a line without its number where something new begins.
///
/// Columns have no fixed place: programs make them wider for long names and let long plays run into the next column. So what
/// counts are the words that only a new entry begins with, and after them wide gaps.
pub(super) fn split(text: &str) -> Vec<Cell<'_>> {
    let mut cells: Vec<Cell<'_>> = Vec::new();
    let mut start = 0;
    let mut end = 0;
    let mut next = 0;
    for word in text.split(' ') {
        let at = next;
        next = at + word.len() + 1;
        if word.is_empty() {
            continue;
        }
        let gap = at - end;
        end = at + word.len();
        match cells.last_mut() {
            Some(cell) if gap < GAP && !begins(word, cell.text) => cell.text = &text[start..end],
            _ => {
                start = at;
                cells.push(Cell { gap, text: word });
            }
        }
    }
    cells
}

/// Whether `word` begins an entry behind `before`, which is on the same line.
fn begins(word: &str, before: &str) -> bool {
    // `Cannot Move` belongs to the dice before it.
    dice(word).is_some() || keyword(word).is_some() || (is(word, "cannot") && !before.ends_with(':'))
}

/// Whether a line that has no number can be entries nevertheless.
pub(super) fn is_entry(text: &str) -> bool {
    text.split(' ').find(|word| !word.is_empty()).is_some_and(|word| begins(word, ""))
}

fn is(word: &str, other: &str) -> bool {
    word.eq_ignore_ascii_case(other)
}

/// What the first word of an entry without dice says.
#[derive(Copy, Clone)]
enum Keyword {
    Doubles,
    Takes,
    Drops,
    Beavers,
    Raccoons,
    Resigns,
    Loses,
    Wins,
}

/// The words of all programs, without regard to capitals.
const KEYWORDS: [(&str, Keyword); 22] = [
    ("doubles", Keyword::Doubles),
    ("double", Keyword::Doubles),
    ("redoubles", Keyword::Doubles),
    ("redouble", Keyword::Doubles),
    ("takes", Keyword::Takes),
    ("take", Keyword::Takes),
    ("accepts", Keyword::Takes),
    ("drops", Keyword::Drops),
    ("drop", Keyword::Drops),
    ("passes", Keyword::Drops),
    ("pass", Keyword::Drops),
    ("rejects", Keyword::Drops),
    ("beavers", Keyword::Beavers),
    ("beaver", Keyword::Beavers),
    ("raccoons", Keyword::Raccoons),
    ("raccoon", Keyword::Raccoons),
    ("resigns", Keyword::Resigns),
    ("concedes", Keyword::Resigns),
    ("loses", Keyword::Loses),
    ("losses", Keyword::Loses),
    ("wins", Keyword::Wins),
    ("win", Keyword::Wins),
];

fn keyword(word: &str) -> Option<Keyword> {
    KEYWORDS.iter().find(|(known, _)| is(word, known)).map(|&(_, keyword)| keyword)
}

/// What is written in a column.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Content {
    Action(Action),
    /// `Wins 2 points and the match`.
    Wins {
        points: u32,
        and_the_match: bool,
    },
}

/// Reads a cell. Whatever is not understood is an [`Action::Other`], or has a [`Play::Other`].
pub(super) fn read(text: &str) -> Content {
    let content = match dice(text) {
        Some((first, second, rest)) => roll(first, second, rest).map(Content::Action),
        None => call(text),
    };
    content.unwrap_or_else(|| Content::Action(Action::Other(text.to_owned())))
}

/// The two digits of `51:` or `5-1:`, 0 to 6 each, and what follows the colon.
fn dice(text: &str) -> Option<(u8, u8, &str)> {
    let (before, rest) = text.split_once(':')?;
    let (first, second) = match before.as_bytes() {
        [first, second] | [first, b'-', second] => (first, second),
        _ => return None,
    };
    let digit = |byte: &u8| matches!(byte, b'0'..=b'6').then(|| byte - b'0');
    Some((digit(first)?, digit(second)?, rest))
}

fn roll(first: u8, second: u8, rest: &str) -> Option<Action> {
    let rest = rest.trim_matches(' ');
    let cannot_move = ["cannot move", "can't move", "no move", "no play"].iter().any(|words| is(rest, words));
    let unknown = !rest.is_empty() && rest.bytes().all(|byte| byte == b'?');
    if (first, second) == (0, 0) && (rest.is_empty() || cannot_move || unknown) {
        return Some(Action::NotRolled);
    }
    let dice = Dice::new(first, second)?;
    let play = if rest.is_empty() {
        Play::Nothing
    } else if cannot_move {
        Play::CannotMove
    } else if unknown {
        Play::NotRecorded
    } else {
        hops(rest).unwrap_or_else(|| Play::Other(rest.to_owned()))
    };
    Some(Action::Roll { dice, play })
}

fn hops(text: &str) -> Option<Play> {
    let mut hops = Vec::new();
    let mut landings = 0;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        for hop in turn::read(word, Way::Any).ok()? {
            landings += hop.via.len() + 1;
            hops.push(hop);
        }
        (landings <= LANDINGS).then_some(())?;
    }
    Some(Play::Hops(hops))
}

/// An entry that begins with a word.
fn call(text: &str) -> Option<Content> {
    let lower = text.to_ascii_lowercase().replace("=>", " => ");
    let words: Vec<&str> = lower.split(' ').filter(|word| !word.is_empty()).collect();
    let (&first, rest) = words.split_first()?;
    let action = match (keyword(first), rest) {
        (Some(Keyword::Wins), _) => return wins(rest),
        (Some(Keyword::Doubles), _) => Action::Doubles { to: cube(rest)? },
        (Some(Keyword::Beavers), _) => Action::Beavers { to: cube(rest)? },
        (Some(Keyword::Raccoons), _) => Action::Raccoons { to: cube(rest)? },
        (Some(Keyword::Takes), []) => Action::Takes,
        (Some(Keyword::Drops), []) => Action::Drops,
        (Some(Keyword::Resigns), []) => Action::Resigns { points: None },
        (Some(Keyword::Resigns), _) => Action::Resigns { points: Some(points(rest)?) },
        (Some(Keyword::Loses), []) => Action::Loses { points: None },
        (Some(Keyword::Loses), _) => Action::Loses { points: Some(points(rest)?) },
        (None, ["move"]) if first == "cannot" => Action::NotRolled,
        _ => return None,
    };
    Some(Content::Action(action))
}

/// `=> 2`, `to 2` or nothing.
fn cube(words: &[&str]) -> Option<Option<u32>> {
    match words {
        [] => Some(None),
        ["=>" | "to", value] => number(value).map(Some),
        _ => None,
    }
}

/// `2`, `2 point` or `2 points`.
fn points(words: &[&str]) -> Option<u32> {
    match words {
        [points] | [points, "point" | "points"] => number(points),
        _ => None,
    }
}

fn wins(words: &[&str]) -> Option<Content> {
    let (points, and_the_match) = match words {
        [before @ .., "and", "the", "match"] | [before @ .., "and", "match"] => (before, true),
        _ => (words, false),
    };
    Some(Content::Wins { points: self::points(points)?, and_the_match })
}
