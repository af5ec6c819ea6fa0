//! What stands between blanks: moves, numbers, words, results. Every function reads at the beginning of a text and says how much of
//! it is read, in bytes.

use super::{Action, Mark, NoteKind, Way, Winner, WrittenMan, WrittenMove, WrittenPoint, WrittenResult};
use crate::position;

/// What was read, and its length.
pub(super) type Found<T> = Option<(T, usize)>;

/// More captures than this are none: a move has four neighbours.
const CAPTURES: usize = 8;

/// A move, its length, and what is unusual about it.
pub(super) fn written_move(text: &str) -> Option<(WrittenMove, usize, Vec<NoteKind>)> {
    let bytes = text.as_bytes();
    let mut notes = Vec::new();
    let (from, mut at) = man(bytes, &mut notes)?;
    let (way, length) = way(&text[at..])?;
    at += length;
    if length == 0 {
        notes.push(NoteKind::NoDash);
    }
    let (to, length) = point(&bytes[at..], &mut notes)?;
    at += length;
    let captures = captures(&text[at..], &mut notes);
    let captures = captures.map(|(captures, length)| {
        at += length;
        captures
    });
    let marks = [("++", Mark::PlusPlus), ("--", Mark::MinusMinus), ("#", Mark::PlusPlus)];
    let marks = marks.into_iter().chain([("+", Mark::Plus), ("-", Mark::Minus)]);
    let mark = marks.into_iter().find(|(mark, _)| text[at..].starts_with(mark)).map(|(text, mark)| {
        at += text.len();
        mark
    });
    let judged = text[at..].bytes().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    if judged > 0 {
        notes.push(NoteKind::Judgements);
    }
    at += judged;
    ends(&text[at..]).then_some((WrittenMove { from, way, to, captures, mark }, at, notes))
}

/// Whether something else may begin here.
fn ends(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with([' ', ',', '.', ';', ':', '{', '[', '(', ')'])
}

fn point(text: &[u8], notes: &mut Vec<NoteKind>) -> Found<WrittenPoint> {
    let found = WrittenPoint::read(text)?;
    if text[0].is_ascii_uppercase() {
        notes.push(NoteKind::Capitals);
    }
    Some(found)
}

fn man(text: &[u8], notes: &mut Vec<NoteKind>) -> Found<WrittenMan> {
    const PIECES: &[u8] = b"tkcnmgTKCNMG";
    if let [letter, next, ..] = text
        && PIECES.contains(letter)
        && next.is_ascii_alphabetic()
    {
        let (point, length) = point(&text[1..], notes)?;
        return Some((WrittenMan { piece: Some(char::from(*letter)), point }, 1 + length));
    }
    let (point, length) = point(text, notes)?;
    Some((WrittenMan { piece: None, point }, length))
}

/// What stands between two points; dashes also with blanks around them.
fn way(text: &str) -> Found<Way> {
    for (sign, way) in [("^=", Way::BerserkJump), ("^", Way::Jump), ("=", Way::Berserk)] {
        if text.starts_with(sign) {
            return Some((way, sign.len()));
        }
    }
    let rest = text.trim_start_matches(' ');
    let dash = ["-", "\u{2013}", "\u{2212}"].into_iter().find(|dash| rest.starts_with(dash));
    let Some(dash) = dash else { return Some((Way::Plain, 0)) };
    let behind = rest[dash.len()..].trim_start_matches(' ');
    Some((Way::Plain, text.len() - behind.len()))
}

/// `xc3/d4`, or `x` alone.
fn captures(text: &str, notes: &mut Vec<NoteKind>) -> Found<Vec<WrittenMan>> {
    let bytes = text.as_bytes();
    let mut at = match bytes.first()? {
        b'x' | b'X' | b':' => 1,
        0xc3 if text.starts_with('×') => '×'.len_utf8(),
        _ => return None,
    };
    let Some((first, length)) = man(&bytes[at..], notes) else {
        // A colon that nothing follows begins something else.
        if bytes[0] == b':' {
            return None;
        }
        notes.push(NoteKind::BareCaptures);
        return Some((Vec::new(), at));
    };
    let mut captures = vec![first];
    at += length;
    while captures.len() < CAPTURES
        && matches!(bytes.get(at), Some(b'/' | b',' | b'x' | b'X'))
        && let Some((next, length)) = man(&bytes[at + 1..], notes)
    {
        captures.push(next);
        at += 1 + length;
    }
    Some((captures, at))
}

/// The number of `12.`, `12)` or `12...`, and whether dots say that the first move of it was written before.
pub(super) fn number(text: &str) -> Found<(u32, bool)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let number = text[..digits].parse().ok()?;
    let rest = &text[digits..];
    if rest.starts_with(')') {
        return Some(((number, false), digits + 1));
    }
    let dots = rest.bytes().take_while(|&byte| byte == b'.').count();
    if dots == 0 {
        let bare = rest.is_empty() || rest.starts_with(' ');
        return bare.then_some(((number, false), digits));
    }
    let mut length = digits + dots;
    let blanks = rest[dots..].bytes().take_while(|&byte| byte == b' ').count();
    let behind = ellipsis(&rest[dots + blanks..]);
    if let Some(((), dots)) = behind {
        length += blanks + dots;
    }
    Some(((number, dots > 1 || behind.is_some()), length))
}

/// `...`, with two dots or more.
pub(super) fn ellipsis(text: &str) -> Found<()> {
    let dots = text.bytes().take_while(|&byte| byte == b'.').count();
    match dots {
        2.. => Some(((), dots)),
        _ => text.starts_with('…').then_some(((), '…'.len_utf8())),
    }
}

/// `3a.1.1a.`, which begins a variation in OpenTafl.
pub(super) fn is_variation(text: &str) -> bool {
    const LONGEST: usize = 64;
    let end = text.bytes().take(LONGEST).position(|byte| byte == b' ').unwrap_or(text.len());
    let Some(address) = text.get(..end).filter(|_| end <= LONGEST) else { return false };
    let plain = address.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'a' | b'b' | b'.'));
    let digits = address.bytes().take_while(u8::is_ascii_digit).count();
    plain && digits > 0 && address.ends_with('.') && matches!(address.as_bytes()[digits], b'a' | b'b')
}

/// A quoted text with `\"` and `\\` in it.
pub(super) fn quoted(text: &str) -> Found<String> {
    let mut inside = text.strip_prefix('"')?.char_indices();
    let mut value = String::new();
    while let Some((at, c)) = inside.next() {
        match c {
            '"' => return Some((value, at + 2)),
            '\\' => match inside.clone().next() {
                Some((_, escaped @ ('"' | '\\'))) => {
                    inside.next();
                    value.push(escaped);
                }
                _ => value.push(c),
            },
            _ => value.push(c),
        }
    }
    None
}

/// The words, without regard to capitals; what is said in several ways has one of them first, which is written.
const WORDS: &[(&str, Action)] = &[
    ("---", Action::Resigns),
    ("resigns", Action::Resigns),
    ("resigned", Action::Resigns),
    ("resign", Action::Resigns),
    ("resignation offered", Action::ResignationOffered),
    ("resignation refused", Action::ResignationRefused),
    ("draw offered", Action::DrawOffered),
    ("offers a draw", Action::DrawOffered),
    ("draw refused", Action::DrawRefused),
    ("draw declined", Action::DrawRefused),
    ("draw agreed", Action::DrawAgreed),
    ("draw accepted", Action::DrawAgreed),
    ("timeout", Action::Timeout),
    ("time out", Action::Timeout),
    ("stopped", Action::Stopped),
];

/// The words of results: who won, and why if the words say it.
const RESULTS: &[(&str, Winner, Option<&str>)] = &[
    ("white wins", Winner::White, None),
    ("white won", Winner::White, None),
    ("defenders win", Winner::White, None),
    ("defenders won", Winner::White, None),
    ("black wins", Winner::Black, None),
    ("black won", Winner::Black, None),
    ("attackers win", Winner::Black, None),
    ("attackers won", Winner::Black, None),
    ("white resigns", Winner::Black, Some("resignation")),
    ("white resigned", Winner::Black, Some("resignation")),
    ("black resigns", Winner::White, Some("resignation")),
    ("black resigned", Winner::White, Some("resignation")),
    ("drawn", Winner::Draw, None),
    ("draw", Winner::Draw, None),
    ("1-0", Winner::Starter, None),
    ("0-1", Winner::Other, None),
    ("1/2-1/2", Winner::Draw, None),
    ("½-½", Winner::Draw, None),
    ("*", Winner::Unknown, None),
];

/// The length of `words` at the beginning of a text, whatever the blanks between them.
fn starts(text: &str, words: &str) -> Option<usize> {
    // Most texts are none of the words, which the first letter tells.
    if !text.as_bytes().first()?.eq_ignore_ascii_case(words.as_bytes().first()?) {
        return None;
    }
    let mut at = 0;
    for (index, word) in words.split(' ').enumerate() {
        let rest = &text[at..];
        let blanks = rest.len() - rest.trim_start_matches(' ').len();
        if (index > 0) != (blanks > 0) {
            return None;
        }
        at += blanks;
        let here = text[at..].get(..word.len())?;
        if !here.eq_ignore_ascii_case(word) {
            return None;
        }
        at += word.len();
    }
    ends(&text[at..]).then_some(at)
}

/// A word or a result.
pub(super) fn words(text: &str) -> Found<Action> {
    if let Some(found) = quoting(text) {
        return Some(found);
    }
    for (words, action) in WORDS {
        if let Some(length) = starts(text, words) {
            return Some((action.clone(), length + usize::from(text[length..].starts_with('.'))));
        }
    }
    for &(words, winner, reason) in RESULTS {
        let Some(length) = starts(text, words) else { continue };
        let result = WrittenResult { winner, points: None, reason: reason.map(str::to_owned) };
        let (result, more) = completed(result, &text[length..]);
        return Some((Action::Result(result), length + more));
    }
    None
}

/// `void "why"` and `illegal "words" "position"`.
fn quoting(text: &str) -> Found<Action> {
    let after = |keyword: &str, text: &str| {
        let rest = text.get(keyword.len()..)?.strip_prefix(' ')?;
        let here = text[..keyword.len()].eq_ignore_ascii_case(keyword);
        let (value, length) = quoted(rest)?;
        here.then_some((value, keyword.len() + 1 + length))
    };
    if let Some((reason, length)) = after("void", text) {
        return Some((Action::Void(reason), length));
    }
    let (said, length) = after("illegal", text)?;
    let (position, more) = quoted(text[length..].strip_prefix(' ')?)?;
    let after = position::parse_square(&position).ok()?;
    Some((Action::Illegal { text: said, after }, length + 1 + more))
}

/// What may follow a result: points, and the reason up to the end of the line or a comment.
fn completed(result: WrittenResult, rest: &str) -> (WrittenResult, usize) {
    let mut result = result;
    let mut at = 0;
    if let Some(counted) = rest.strip_prefix(' ') {
        let digits = counted.bytes().take_while(u8::is_ascii_digit).count();
        let word = [" points", " point"].into_iter().find(|word| counted[digits..].starts_with(word));
        if let (Ok(points), Some(word)) = (counted[..digits].parse(), word) {
            result.points = Some(points);
            at = 1 + digits + word.len();
        }
    }
    let rest = &rest[at..];
    let reason = match rest.strip_prefix([':', ',']) {
        Some(reason) => reason,
        None if rest.starts_with(" by ") || rest.starts_with(" on ") => rest,
        None => return (result, at + usize::from(rest.starts_with('.'))),
    };
    let length = reason.find(['{', ';']).unwrap_or(reason.len());
    at += rest.len() - reason.len() + length;
    let reason = reason[..length].trim_matches(' ');
    if !reason.is_empty() {
        result.reason = Some(reason.to_owned());
    }
    (result, at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_in_every_dialect() {
        for (text, written) in [
            ("d1-d4", "d1-d4"),
            ("c7-c4xc3/d4 e5", "c7-c4xc3/d4"),
            ("E8-F8XF7/G8++", "e8-f8xf7/g8++"),
            ("d1d4", "d1-d4"),
            ("d1 - d4", "d1-d4"),
            ("d1 -d4, e5", "d1-d4"),
            ("d1–d4", "d1-d4"),
            ("d9-d10x", "d9-d10x"),
            ("e7-g7:g6", "e7-g7xg6"),
            ("a1-a2xb2,c3xd4 e1", "a1-a2xb2/c3/d4"),
            ("a1-a2xb2, c3", "a1-a2xb2"),
            ("Kf6-c6", "Kf6-c6"),
            ("KF6-C6", "Kf6-c6"),
            ("Ne6^=e8xce7/ne9/f8", "Ne6^=e8xce7/ne9/f8"),
            ("ce6^e8", "ce6^e8"),
            ("Ne8=e4xe3", "Ne8=e4xe3"),
            ("Ke1-a1--", "Ke1-a1--"),
            ("Ke5-e1-", "Ke5-e1-"),
            ("Ke5-e1- a3-a4", "Ke5-e1-"),
            ("a3-e3+!?", "a3-e3+"),
            ("e3-e4#", "e3-e4++"),
            ("a1-a2:", "a1-a2"),
            ("t1-t2×t3", "t1-t2xt3"),
        ] {
            let (found, length, _) = written_move(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(found.to_string(), written, "{text}");
            assert!(ends(&text[length..]), "{text}");
        }
        for text in
            ["", "d", "d1", "d1-", "d1/d4", "d1-d4y", "d1-d400", "a1 a2", "game", "10-4", "é1-e2", "d1-dé4"]
        {
            assert!(written_move(text).is_none(), "{text}");
        }
    }

    #[test]
    fn dialects_are_noted() {
        let notes = |text| written_move(text).unwrap().2;
        assert_eq!(notes("d1-d4xd5"), []);
        assert_eq!(notes("d1d4x!"), [NoteKind::NoDash, NoteKind::BareCaptures, NoteKind::Judgements]);
        assert_eq!(notes("D1-d4"), [NoteKind::Capitals]);
    }

    #[test]
    fn numbers_say_whether_the_first_move_came_before() {
        for (text, found) in [
            ("12. d1", Some(((12, false), 3))),
            ("1)d1", Some(((1, false), 2))),
            ("7 d1", Some(((7, false), 1))),
            ("7", Some(((7, false), 1))),
            ("1... d1", Some(((1, true), 4))),
            ("1. ... d1", Some(((1, true), 6))),
            ("1. … d1", Some(((1, true), 6))),
            ("3a.1.1a. d1", None),
            ("1-0", None),
            ("99999999999. d1", None),
            ("d1", None),
        ] {
            assert_eq!(number(text), found, "{text}");
        }
        assert!(is_variation("3a.1.1a. Kc1-d1") && is_variation("12b.2.3b. ..... a1-a2"));
        assert!(!is_variation("3. a1-a2") && !is_variation("3a") && !is_variation("") && !is_variation("12"));
    }

    #[test]
    fn words_and_results_are_read() {
        let result = |winner, points, reason: Option<&str>| {
            Action::Result(WrittenResult { winner, points, reason: reason.map(str::to_owned) })
        };
        for (text, action, rest) in [
            ("resigns d1", Action::Resigns, " d1"),
            ("Resigned.", Action::Resigns, ""),
            ("---", Action::Resigns, ""),
            ("draw  offered", Action::DrawOffered, ""),
            ("draw", result(Winner::Draw, None, None), ""),
            ("White wins", result(Winner::White, None, None), ""),
            ("White wins 3 points: time {x", result(Winner::White, Some(3), Some("time")), "{x"),
            ("Black won, the king taken", result(Winner::Black, None, Some("the king taken")), ""),
            ("black wins on time", result(Winner::Black, None, Some("on time")), ""),
            ("Black resigns.", result(Winner::White, None, Some("resignation")), ""),
            ("Attackers win by blockade", result(Winner::Black, None, Some("by blockade")), ""),
            ("1-0", result(Winner::Starter, None, None), ""),
            ("½-½", result(Winner::Draw, None, None), ""),
            ("* d1", result(Winner::Unknown, None, None), " d1"),
            ("void \"a \\\"b\\\" \\\\\" x", Action::Void("a \"b\" \\".into()), " x"),
        ] {
            let (found, length) = words(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!((found, &text[length..]), (action, rest), "{text}");
        }
        for text in
            ["", "resigner", "white", "drawing", "void", "void \"x", "illegal \"a\" \"b\"", "1-00", "½"]
        {
            assert_eq!(words(text), None, "{text}");
        }
    }
}
