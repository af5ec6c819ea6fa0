//! The lines of a match file that stand by themselves: headers, lengths, heads of games.
//!
//! Tabs are blanks by now, and no other white space separates anything: it may be part of a name.

use std::borrow::Cow;

use super::Player;

/// Tabs as blanks up to the next multiple of eight, so that columns can be counted.
pub(super) fn expand(text: &str) -> Cow<'_, str> {
    if !text.contains('\t') {
        return Cow::Borrowed(text);
    }
    let mut wide = String::new();
    let mut column = 0;
    for c in text.chars() {
        let (c, width) = if c == '\t' { (' ', 8 - column % 8) } else { (c, 1) };
        wide.extend(std::iter::repeat_n(c, width));
        column += width;
    }
    Cow::Owned(wide)
}

/// `; [Event "Spring Open"]`, with or without the semicolon.
pub(super) fn header(text: &str) -> Option<(String, String)> {
    let text = text.strip_prefix(';').unwrap_or(text).trim_matches(' ');
    let inside = text.strip_prefix('[')?.strip_suffix(']')?;
    let (key, rest) = inside.split_once('"')?;
    // The value may hold quotation marks: it ends at the last.
    let (value, after) = rest.rsplit_once('"')?;
    let key = key.trim_matches(' ');
    let whole = !key.is_empty() && after.trim_matches(' ').is_empty();
    whole.then(|| (key.to_owned(), value.to_owned()))
}

/// A number that is written where one is wanted, and is too large.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct TooLarge;

/// `7 point match`, or what is written for a session for money.
pub(super) fn length(text: &str) -> Option<Result<Option<u16>, TooLarge>> {
    let lower = text.to_ascii_lowercase();
    let words: Vec<&str> = lower.split(' ').filter(|word| !word.is_empty()).collect();
    let points = match words.as_slice() {
        ["unlimited", "match" | "game"] | ["money", "session" | "match" | "game" | "play"] => {
            return Some(Ok(None));
        }
        [points, "point" | "points", "match"] => points,
        [points, "match"] => points.strip_suffix("-point")?,
        _ => return None,
    };
    Some(fitting(points)?.map(|points| (points > 0).then_some(points)))
}

/// `Game 1`.
pub(super) fn game(text: &str) -> Option<Result<u16, TooLarge>> {
    let mut words = text.split(' ').filter(|word| !word.is_empty());
    let first = words.next()?;
    let second = words.next()?;
    let ends = words.next().is_none();
    (first.eq_ignore_ascii_case("game") && ends).then(|| fitting(second.trim_end_matches([':', '.'])))?
}

/// The number of `  1) 51: 24/23 13/8`, and what follows the bracket.
pub(super) fn numbered(text: &str) -> Option<(u16, &str)> {
    let (before, after) = text.split_once(')')?;
    Some((number(before.trim_start_matches(' '))?, after))
}

/// Digits and nothing else.
fn fitting(text: &str) -> Option<Result<u16, TooLarge>> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().map_err(|_| TooLarge))
}

/// Digits and nothing else, if the number fits.
pub(super) fn number<N: std::str::FromStr>(text: &str) -> Option<N> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok())?
}

/// The players and their points: `Anna : 0       Bert : 0`.
///
/// Names may hold anything, colons and numbers too. So the right one ends with the line, and the left one with the first
/// points that two blanks follow; failing that, one blank; failing that, anything, since programs that set columns of a fixed
/// width leave no blank behind a long name.
pub(super) fn players(text: &str) -> Option<([Player; 2], [u32; 2])> {
    let text = text.trim_matches(' ');
    let split = |least: usize| {
        text.match_indices(':').find_map(|(colon, _)| {
            let (points, rest) = points(&text[colon + 1..])?;
            let gap = rest.len() - rest.trim_start_matches(' ').len();
            (gap >= least).then_some(())?;
            let right = rest.trim_start_matches(' ');
            let last = right.rfind(':')?;
            let (right_points, after) = self::points(&right[last + 1..])?;
            after.is_empty().then_some(())?;
            Some(([player(&text[..colon]), player(&right[..last])], [points, right_points]))
        })
    };
    split(2).or_else(|| split(1)).or_else(|| split(0))
}

/// A number after blanks, and what follows it.
fn points(text: &str) -> Option<(u32, &str)> {
    let text = text.trim_start_matches(' ');
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((number(&text[..end])?, &text[end..]))
}

fn player(text: &str) -> Player {
    let text = text.trim_matches(' ');
    if let Some((name, rating)) = text.rsplit_once(',')
        && is_rating(rating)
    {
        return Player { name: name.trim_matches(' ').to_owned(), rating: Some(rating.to_owned()) };
    }
    Player { name: text.to_owned(), rating: None }
}

/// Digits, with digits behind a point or without.
fn is_rating(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.split_once('.') {
        Some((whole, part)) => digits(whole) && digits(part),
        None => digits(text),
    }
}
