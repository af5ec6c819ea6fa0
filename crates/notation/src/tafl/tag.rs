//! Tags: `[White "Anna"]`, `[defenders:Anna]`, and above the moves `White: Anna`.

use super::word::quoted;

/// Keys that a line above the moves may begin with.
const HEADINGS: [&str; 12] = [
    "white",
    "black",
    "attackers",
    "defenders",
    "event",
    "site",
    "place",
    "date",
    "round",
    "game",
    "variant",
    "result",
];

/// Keys of OpenTafl. Below the moves, where comments stand in brackets too, nothing else is a tag of this form.
const KEYS: [&str; 19] = [
    "event",
    "site",
    "date",
    "round",
    "attackers",
    "defenders",
    "result",
    "annotator",
    "compiler",
    "time-control",
    "time-remaining",
    "termination",
    "variant",
    "rules",
    "position",
    "start-comment",
    "starting-comment",
    "puzzle-mode",
    "puzzle-start",
];

/// Where a bracket stands.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Before {
    /// Above the moves.
    Moves,
    /// Below one.
    Move,
}

/// The tag that is `[Key "Value"]`, all on one line, and its length.
pub(super) fn of_pgn(text: &str) -> Option<((String, String), usize)> {
    let inside = text.strip_prefix('[')?;
    let key = &inside[..inside.find('"')?];
    if key.contains(['[', ']', ':', '|']) {
        return None;
    }
    let (value, length) = quoted(&inside[key.len()..])?;
    let end = 1 + key.len() + length;
    let rest = text[end..].trim_start_matches(' ');
    let name = key.trim_matches(' ');
    let whole = !name.is_empty() && rest.starts_with(']');
    whole.then(|| ((name.to_owned(), value), text.len() - rest.len() + 1))
}

/// The tag of OpenTafl that a bracket holds, if it holds one and no comment.
pub(super) fn of_opentafl(inside: &str, before: Before) -> Option<(String, String)> {
    let (key, value) = inside.split_once(':')?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    let known = before == Before::Moves || KEYS.contains(&key) || key.starts_with("puzzle-");
    let is_key = !key.is_empty() && key.bytes().all(plain) && known;
    is_key.then(|| (key.to_owned(), value.trim_matches([' ', '\n']).to_owned()))
}

/// The tag that a line above the moves is.
pub(super) fn of_line(line: &str) -> Option<(String, String)> {
    let (key, value) = line.split_once(':')?;
    let key = key.trim_matches([' ', '\n']);
    let known = HEADINGS.iter().any(|heading| key.eq_ignore_ascii_case(heading));
    known.then(|| (key.to_owned(), value.trim_matches([' ', '\n']).to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(key: &str, value: &str) -> (String, String) {
        (key.to_owned(), value.to_owned())
    }

    #[test]
    fn tags_are_told_from_comments() {
        assert_eq!(of_pgn("[White \"Anna\"] x"), Some((pair("White", "Anna"), 14)));
        assert_eq!(of_pgn("[A b \" ]\\\"\" ]"), Some((pair("A b", " ]\""), 13)));
        for text in ["[White Anna]", "[White \"Anna\"", "[\"Anna\"]", "[a:b \"c\"]", "[he said \"no\" then]"]
        {
            assert_eq!(of_pgn(text), None, "{text}");
        }
        assert_eq!(of_opentafl("event:The: \"Cup\"", Before::Moves), Some(pair("event", "The: \"Cup\"")));
        assert_eq!(of_opentafl("note:x", Before::Moves), Some(pair("note", "x")));
        assert_eq!(of_opentafl("note:x", Before::Move), None);
        assert_eq!(of_opentafl("date:x", Before::Move), Some(pair("date", "x")));
        assert_eq!(of_opentafl("the point: x", Before::Moves), None);
        assert_eq!(of_line("White:  Anna "), Some(pair("White", "Anna")));
        assert_eq!(of_line("Note: this"), None);
    }
}
