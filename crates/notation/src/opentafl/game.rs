//! Saved games, files called `.otg`: tags `[key:value]` with the rules last, then a number a line with two moves, each followed by
//! comments on them.
//!
//! ```text
//! [attackers:Bert]
//! [defenders:Anna]
//! [result:-1]
//! [rules:dim:19 atkf:n ... start:/2t2t7t2t2/.../]
//!
//! 1. j13-m13 c17-g17xh17
//! [on the first move|on the second]
//!
//! 2. ---
//! ```
//!
//! By convention a comment may begin with the time left, as in `600 3/30 a hard choice`; it stays what it is, a part of the comment.

use crate::tafl::{Action, Entry, Game};

/// What a saved game has no word for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("a saved game of OpenTafl has no word for {what}")]
pub struct Wordless {
    what: &'static str,
}

/// Writes a saved game that [`crate::tafl::parse`] reads as the same tree, but for comments above the moves, which become a tag, and
/// for what OpenTafl has no brackets for: `]` and `|` in tags and comments become `)` and `/`.
///
/// Points are written with the letters that they have; OpenTafl's are those of [`Lettering::WithI`](crate::tafl::Lettering).
///
/// # Errors
/// What has no word there: offers and answers, moves that cannot be played, results (which stand in a tag), fallen flags.
///
/// ```
/// use alea_notation::{opentafl::game::write, tafl::parse};
///
/// let text = "[defenders:Anna]\n[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n1. d1-e1 Kd4-d5\n[|oh]\n\n2. ---\n";
/// assert_eq!(write(&parse(text.as_bytes())?.file.games[0]).as_deref(), Ok(text));
/// # Ok::<(), alea_notation::tafl::ReadError>(())
/// ```
pub fn write(game: &Game) -> Result<String, Wordless> {
    let mut out = String::new();
    let is_rules = |key: &str| key == "rules";
    let (last, tags): (Vec<_>, Vec<_>) = game.tags.iter().partition(|(key, _)| is_rules(key));
    for text in &game.comments {
        out.push_str(&format!("[start-comment:{}]\n", plain(text)));
    }
    for (key, value) in tags.into_iter().chain(last) {
        out.push_str(&format!("[{}:{}]\n", plain(key), plain(value)));
    }
    for (turn, number) in game.entries.chunks(2).zip(1..) {
        let words = turn.iter().map(word).collect::<Result<Vec<String>, Wordless>>()?;
        out.push_str(&format!("\n{number}. {}\n", words.join(" ")));
        if turn.iter().any(|entry| !entry.comments.is_empty()) {
            let texts: Vec<String> = turn.iter().map(|entry| plain(&entry.comments.join("\n"))).collect();
            out.push_str(&format!("[{}{}]\n", texts.join("|"), if turn.len() == 1 { "|" } else { "" }));
        }
    }
    Ok(out)
}

fn word(entry: &Entry) -> Result<String, Wordless> {
    let what = match &entry.action {
        Action::Move(written) => return Ok(written.to_string()),
        Action::Resigns => return Ok(String::from("---")),
        Action::Missing => return Ok(String::from(".....")),
        Action::Illegal { .. } => "a move that cannot be played",
        Action::ResignationOffered | Action::ResignationRefused => "a resignation that is not accepted",
        Action::DrawOffered | Action::DrawRefused | Action::DrawAgreed => "the offer of a draw",
        Action::Timeout => "a fallen flag",
        Action::Stopped => "the end of a series",
        Action::Void(_) => "a game that does not count",
        Action::Result(_) => "a result among the moves",
    };
    Err(Wordless { what })
}

/// The text without what would end or divide it.
fn plain(text: &str) -> String {
    let plain = |c: char| match c {
        ']' => ')',
        '|' => '/',
        '\n' => '\n',
        c if c.is_control() => ' ',
        c => c,
    };
    text.trim_matches([' ', '\n']).chars().map(plain).collect()
}
