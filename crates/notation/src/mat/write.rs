//! Writing, in the dialect of GNU Backgammon.

use std::fmt::Write;

use super::{Action, Column, Entry, File, Game, Match, Play, Player, WrittenResult, cell::GAP};
use crate::turn;

/// How wide the left column is, without the number.
const COLUMN: usize = 28;

/// How wide the left player is.
const PLAYER: usize = 31;

/// Writes a match file that GNU Backgammon reads, and that [`parse`](super::parse) reads as the same tree.
///
/// Lost are: where things stood on lines; comments; which of several words and spellings was used (`Concedes`, `25/20`, `????`);
/// that a length was missing and not 0; that the result came before the last entries. Control characters become blanks, and
/// blanks around names and entries disappear. What no file could have said cannot be read back either: a length of 0, a name
/// like `Anna,1500` without rating, an [`Action::Other`] or [`Play::Other`] that would have been understood, names and entries
/// that are too long.
///
/// ```
/// use alea_notation::mat::{parse, write};
///
/// let text = "1 point match\nGame 1\nAnna: 0  Bert: 0\n1) 13: 8/5 6/5  42: 8/4 6/4\n2) Resigns\n      Wins 1 point";
/// let file = parse(text.as_bytes())?.file;
/// let written = " 1 point match
///
///  Game 1
///  Anna : 0                       Bert : 0
///   1) 13: 8/5 6/5                 42: 8/4 6/4
///   2)  Resigns
///       Wins 1 point
/// ";
/// assert_eq!(write(&file), written);
/// assert_eq!(parse(written.as_bytes())?.file.without_lines(), file.without_lines());
/// # Ok::<(), alea_notation::mat::ReadError>(())
/// ```
#[must_use]
pub fn write(file: &File) -> String {
    let mut out = String::new();
    for each in &file.matches {
        if !out.is_empty() {
            out.push('\n');
        }
        write_match(&mut out, each);
    }
    out
}

/// Adds a formatted line. Nothing is written with less than a whole line, so that none ends with blanks.
macro_rules! line {
    ($out:expr, $($what:tt)*) => {{
        let _ = write!($out, $($what)*);
        $out.truncate($out.trim_end_matches(' ').len());
        $out.push('\n');
    }};
}

fn write_match(out: &mut String, each: &Match) {
    for (key, value) in &each.headers {
        line!(out, "; [{} \"{}\"]", plain(key).replace('"', "'"), plain_inside(value));
    }
    if !each.headers.is_empty() {
        out.push('\n');
    }
    line!(out, " {} point match", each.length.unwrap_or(0));
    for game in &each.games {
        out.push('\n');
        write_game(out, game);
    }
}

fn write_game(out: &mut String, game: &Game) {
    line!(out, " Game {}", game.number);
    let [left, right] = [0, 1].map(|side| format!("{} : {}", player(&game.players[side]), game.score[side]));
    let width = PLAYER.max(left.chars().count() + GAP);
    line!(out, " {left:width$}{right}");
    let mut result = game.result.as_ref();
    let mut entries = game.entries.iter().peekable();
    while let Some(entry) = entries.next() {
        let number = entry.number;
        let text = action(&entry.action);
        if entry.column == Column::Right {
            line!(out, "{number:3}) {:COLUMN$}{text}", "");
            continue;
        }
        let joins = |next: &&Entry| next.column == Column::Right && next.number == number;
        let mut right = entries.next_if(joins).map(|next| action(&next.action)).unwrap_or_default();
        // On a line of its own GNU Backgammon takes it for a resignation, after a drop too.
        if right.is_empty()
            && entries.peek().is_none()
            && let Some(wins) = result.take_if(|result| result.column == Column::Right)
        {
            right = format!(" {}", wins_points(wins));
        }
        let width = COLUMN.max(text.chars().count() + GAP);
        line!(out, "{number:3}) {text:width$}{right}");
    }
    if let Some(result) = result {
        let indent = match result.column {
            Column::Left => 6,
            Column::Right => 6 + COLUMN,
        };
        line!(out, "{:indent$}{}", "", wins_points(result));
    }
}

fn wins_points(result: &WrittenResult) -> String {
    let the_match = if result.and_the_match { " and the match" } else { "" };
    format!("Wins {}{the_match}", counted(result.points))
}

fn player(player: &Player) -> String {
    let name = plain(&player.name);
    match &player.rating {
        Some(rating) => format!("{name},{}", plain(rating)),
        None => name,
    }
}

/// An entry; words are set one further than dice.
fn action(action: &Action) -> String {
    match action {
        Action::Roll { dice, play } => match play {
            Play::Hops(hops) => format!("{dice}: {}", turn::write(hops)),
            Play::CannotMove => format!("{dice}: Cannot Move"),
            Play::NotRecorded => format!("{dice}: ???"),
            Play::Nothing => format!("{dice}:"),
            // Without a blank no word of it can be taken for an entry of its own.
            Play::Other(text) => format!("{dice}:{}", plain(text)),
        },
        Action::NotRolled => String::from("00:"),
        Action::Doubles { to } => turns_cube("Doubles", *to),
        Action::Takes => String::from(" Takes"),
        Action::Drops => String::from(" Drops"),
        Action::Beavers { to } => turns_cube("Beavers", *to),
        Action::Raccoons { to } => turns_cube("Raccoons", *to),
        Action::Resigns { points } => gives_up("Resigns", *points),
        Action::Loses { points } => gives_up("Losses", *points),
        Action::Other(text) => plain(text),
    }
}

fn turns_cube(word: &str, to: Option<u32>) -> String {
    match to {
        Some(cube) => format!(" {word} => {cube}"),
        None => format!(" {word}"),
    }
}

fn gives_up(word: &str, points: Option<u32>) -> String {
    match points {
        Some(points) => format!(" {word} {}", counted(points)),
        None => format!(" {word}"),
    }
}

fn counted(points: u32) -> String {
    format!("{points} point{}", if points == 1 { "" } else { "s" })
}

/// The text on one line and without blanks around it.
fn plain(text: &str) -> String {
    plain_inside(text.trim_matches(|c: char| c == ' ' || c.is_control()))
}

/// The text on one line.
fn plain_inside(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
