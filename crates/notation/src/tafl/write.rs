//! Writing, in this program's own dialect.

use std::fmt::Write;

use super::{Action, Entry, File, Game, Winner, WrittenResult};
use crate::position;

/// Writes a list that [`parse`](super::parse) reads as the same tree.
///
/// Lost are: where things stood on lines; how moves were numbered; which of several words and spellings was used. Control
/// characters become blanks, blanks around comments and reasons disappear. What no list could have said cannot be read back either: a
/// key with a bracket, a colon or a quotation mark, an empty comment, a reason with `;`, texts that are too long.
///
/// ```
/// use alea_notation::tafl::{parse, write};
///
/// let text = "White: Anna\nBlack: Bert\n1) D1D4 g4-g8:g9 ; oh\n2) Black resigns.";
/// let written = "[White \"Anna\"]
/// [Black \"Bert\"]
///
///   1. d1-d4 g4-g8xg9 {oh}
/// White wins: resignation
/// ";
/// assert_eq!(write(&parse(text.as_bytes())?.file), written);
/// # Ok::<(), alea_notation::tafl::ReadError>(())
/// ```
#[must_use]
pub fn write(file: &File) -> String {
    let mut out = String::new();
    let mut parts = false;
    for (game, number) in file.games.iter().zip(1..) {
        if !out.is_empty() {
            out.push('\n');
        }
        // Tags begin a game, but not behind one that has nothing else.
        if number > 1 && (game.tags.is_empty() || !parts) {
            let _ = writeln!(out, "Game {number}");
        }
        write_game(&mut out, game);
        parts = game.begun || !game.entries.is_empty();
    }
    out
}

fn write_game(out: &mut String, game: &Game) {
    for (key, value) in &game.tags {
        let _ = writeln!(out, "[{} {}]", plain(key).trim_matches([' ', '\n']), quoted(value));
    }
    if !game.tags.is_empty() && (game.begun || !game.entries.is_empty()) {
        out.push('\n');
    }
    for text in &game.comments {
        let _ = writeln!(out, "{}", comment(text));
    }
    Moves { out, number: 0, moves: 0, numbered: false, at_start: true }.write(game);
}

/// The entries of a game, a number a line.
struct Moves<'a> {
    out: &'a mut String,
    /// The number written last.
    number: u32,
    /// Moves written.
    moves: u32,
    /// Whether a number waits for its move.
    numbered: bool,
    /// Whether the line is empty.
    at_start: bool,
}

impl Moves<'_> {
    fn write(mut self, game: &Game) {
        if game.begun {
            self.next_number();
        }
        game.entries.iter().for_each(|entry| self.entry(entry));
        self.end_line();
    }

    fn end_line(&mut self) {
        if !self.at_start {
            self.out.push('\n');
        }
        self.at_start = true;
    }

    fn next_number(&mut self) {
        self.end_line();
        self.number += 1;
        let _ = write!(self.out, "{:3}.", self.number);
        (self.numbered, self.at_start) = (true, false);
    }

    fn put(&mut self, text: &str) {
        self.out.push_str(if self.at_start { "     " } else { " " });
        self.out.push_str(text);
        self.at_start = false;
    }

    fn entry(&mut self, entry: &Entry) {
        let text = match &entry.action {
            Action::Move(written) => self.ply(&written.to_string()),
            Action::Illegal { text, after } => {
                let after = position::write_square(after);
                self.ply(&format!("illegal {} {}", quoted(text), quoted(&after)))
            }
            Action::Missing => self.ply("..."),
            Action::Resigns => String::from("resigns"),
            Action::ResignationOffered => String::from("resignation offered"),
            Action::ResignationRefused => String::from("resignation refused"),
            Action::DrawOffered => String::from("draw offered"),
            Action::DrawRefused => String::from("draw refused"),
            Action::DrawAgreed => String::from("draw agreed"),
            Action::Timeout => String::from("timeout"),
            Action::Stopped => String::from("stopped"),
            Action::Void(why) => format!("void {}", quoted(why)),
            Action::Result(result) => {
                self.end_line();
                self.out.push_str(&write_result(result));
                self.at_start = false;
                for text in &entry.comments {
                    self.put(&comment(text));
                }
                return self.end_line();
            }
        };
        if !text.is_empty() {
            self.put(&text);
        }
        for text in &entry.comments {
            self.put(&comment(text));
        }
    }

    /// Writes a move, with a number before every other one.
    fn ply(&mut self, text: &str) -> String {
        if self.moves.is_multiple_of(2) && !self.numbered {
            self.next_number();
        }
        self.numbered = false;
        self.moves += 1;
        text.to_owned()
    }
}

fn write_result(result: &WrittenResult) -> String {
    let mut text = String::from(match result.winner {
        Winner::White => "White wins",
        Winner::Black => "Black wins",
        Winner::Starter => "1-0",
        Winner::Other => "0-1",
        Winner::Draw => "Draw",
        Winner::Unknown => "*",
    });
    if let Some(points) = result.points {
        let _ = write!(text, " {points} point{}", if points == 1 { "" } else { "s" });
    }
    if let Some(reason) = &result.reason {
        let _ = write!(text, ": {}", plain(reason).replace(['{', ';'], " ").trim_matches([' ', '\n']));
    }
    text
}

/// A comment in its brackets. It may have several lines.
fn comment(text: &str) -> String {
    let text: String = text.chars().map(|c| if c.is_control() && c != '\n' { ' ' } else { c }).collect();
    format!("{{{}}}", text.trim_matches([' ', '\n']).replace('\\', "\\\\").replace('}', "\\}"))
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", plain(text).replace('\\', "\\\\").replace('"', "\\\""))
}

/// The text on one line.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
