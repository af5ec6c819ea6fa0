//! Lists of moves of the tafl games: the plain text in which people exchange them.
//!
//! ```text
//! [Game "hnefatafl"]
//! [White "Anna"]
//! [Black "Bert"]
//!
//!   1. k13-n13 c17-g17
//!   2. g11-g16xh16/g17 {a fine fork} draw offered
//!      draw refused
//!   ...
//!  31. k4-k1++
//! White wins: king-escaped
//! ```
//!
//! Nobody specified such lists. Damian Walker proposed how a move is written (`d4-g4xg5/h4`, `+` and `++` behind it), Jay Slater's
//! OpenTafl added tags, comments and letters for pieces, servers and forums write what they like. What follows reads all of them by one
//! grammar, the saved games of OpenTafl included ([`crate::opentafl`] writes those), and [`write()`] writes the dialect above.
//!
//! **This is syntax only.** [`parse`] keeps what was written and takes no side: a list does not know its board, nor whose move
//! comes next, nor whether the letters of its columns leave out `i` ([`Lettering`]). What is unusual but understood becomes a
//! [`Note`]; what is not understood is noted and left out.
//!
//! # The grammar
//! A file holds games, and a game tags and then entries with comments between them. A game begins with its tags, with the number 1
//! after another number, or with a line `Game 2`.
//!
//! - **Tags** are `[Key "Value"]`, with `\"` and `\\` in the value, or `[key:value]`; above the moves also lines such as
//!   `White: Anna`.
//! - **Numbers** are `1.`, `1)` or `1...`, for two moves or for one, or there are none.
//! - **Moves** are two points with `-` between them or nothing, `^`, `=` or `^=` in OpenTafl. In front may stand the letter of a
//!   piece (`Kf6-c6`), behind it the captures, `xc3/d4` or `x` alone, also with `:` for `x` and `,` or `x` for `/`; then `+`, `++`,
//!   `-`, `--` or `#`, then `!` and `?`. `...` stands for a move that is missing.
//! - **Words** are `resigns`, `resignation offered`, `resignation refused`, `draw offered`, `draw refused`, `draw agreed`,
//!   `timeout`, `stopped`, `void "why"`, and `illegal "words" "position"` for a move that cannot be played and the board that it led to. A
//!   list without a move for it does not say whose word it is: it is that of the player on turn, an answer that of the other.
//! - **Results** are `White wins: time`, `Black wins 3 points`, `Draw`, `1-0` for whoever began, `0-1`, `1/2-1/2`, `*`.
//! - **Comments** are `{...}`, with `\}` and `\\` in them, `; ...` to the end of the line, and `[first|second]` behind the moves of a
//!   number, as in OpenTafl. Variations, in `(...)` or numbered `3a.1.1a.`, are left out.
//!
//! # How much is read
//! A file may have [`MAX_BYTES`] and [`MAX_GAMES`] games, a line [`MAX_LINE`] bytes, a game [`MAX_TAGS`] tags, a tag or comment
//! [`MAX_TEXT`] bytes. Something of a game must be
//! found within the first [`HEAD`] bytes, and a file with more lines that are not understood than lines that are is given up after the
//! first hundred of them.

mod note;
mod point;
mod read;
mod tag;
mod word;
mod write;

use std::fmt;

use alea_game::SquareSetup;

pub use note::{Fault, Note, NoteKind, ReadError};
pub use point::{Lettering, WrittenPoint};
pub use read::{HEAD, MAX_BYTES, MAX_GAMES, MAX_LINE, MAX_TAGS, MAX_TEXT, parse};
pub use write::write;

/// What [`parse`] gives: the games, and what is unusual about the file that holds them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The games.
    pub file: File,
    /// What is unusual, in the order of the lines.
    pub notes: Vec<Note>,
}

/// The games of a file, as they were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct File {
    /// At least one when it was read.
    pub games: Vec<Game>,
}

impl File {
    /// The same file with every line number set to 0: what two files have in common when they say the same in other places.
    #[must_use]
    pub fn without_lines(mut self) -> File {
        for game in &mut self.games {
            game.line = 0;
            game.entries.iter_mut().for_each(|entry| entry.line = 0);
        }
        self
    }
}

/// A game, as it was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// Where it begins, counted from 1.
    pub line: u32,
    /// Key and value of each tag, in order; keys may repeat.
    pub tags: Vec<(String, String)>,
    /// Comments before the first entry.
    pub comments: Vec<String>,
    /// Whether a number or a move is written. Without one the game was decided before it began.
    pub begun: bool,
    /// What was written below the tags, in order.
    pub entries: Vec<Entry>,
}

impl Game {
    /// The value of the first tag called `key`, in any case.
    #[must_use]
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags.iter().find(|(name, _)| name.eq_ignore_ascii_case(key)).map(|(_, value)| value.as_str())
    }
}

/// One thing written in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Where it stands, counted from 1.
    pub line: u32,
    /// What is written.
    pub action: Action,
    /// Comments that follow it. They may have several lines.
    pub comments: Vec<String>,
}

/// What is said to happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// `c17-g17xh17`.
    Move(WrittenMove),
    /// `illegal "k10-k19" "2t2t7t2t2/..."`: a move that cannot be played, with the board after it, seen by whoever made it.
    Illegal {
        /// The move in somebody's words.
        text: String,
        /// The board after it.
        after: SquareSetup,
    },
    /// `...`: a move that nobody wrote down.
    Missing,
    /// `resigns`, `---`: offered and accepted.
    Resigns,
    /// `resignation offered`.
    ResignationOffered,
    /// `resignation refused`.
    ResignationRefused,
    /// `draw offered`.
    DrawOffered,
    /// `draw refused`.
    DrawRefused,
    /// `draw agreed`.
    DrawAgreed,
    /// `timeout`: the time of the player on turn is over.
    Timeout,
    /// `stopped`: the players end a series of games.
    Stopped,
    /// `void "why"`: nothing of it counts.
    Void(String),
    /// `White wins: time`.
    Result(WrittenResult),
}

/// A move, as it was written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WrittenMove {
    /// What is said of the piece that moves, and where it leaves.
    pub from: WrittenMan,
    /// How it is said to go.
    pub way: Way,
    /// Where it arrives.
    pub to: WrittenPoint,
    /// What it is said to capture: `None` if nothing is said, and an empty list for `x` alone.
    pub captures: Option<Vec<WrittenMan>>,
    /// What it is said to lead to.
    pub mark: Option<Mark>,
}

impl WrittenMove {
    /// Reads a move by itself; `None` if it is none.
    #[must_use]
    pub fn parse(text: &str) -> Option<WrittenMove> {
        let (written, length, _) = word::written_move(text)?;
        (length == text.len()).then_some(written)
    }
}

/// As OpenTafl and this program write it: `Kf6-c6xb6/c7++`.
impl fmt::Display for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.from.fmt(f)?;
        f.write_str(match self.way {
            Way::Plain => "-",
            Way::Jump => "^",
            Way::Berserk => "=",
            Way::BerserkJump => "^=",
        })?;
        self.to.fmt(f)?;
        if let Some(captures) = &self.captures {
            f.write_str("x")?;
            for (index, man) in captures.iter().enumerate() {
                write!(f, "{}{man}", if index > 0 { "/" } else { "" })?;
            }
        }
        f.write_str(match self.mark {
            None => "",
            Some(Mark::Plus) => "+",
            Some(Mark::Minus) => "-",
            Some(Mark::PlusPlus) => "++",
            Some(Mark::MinusMinus) => "--",
        })
    }
}

/// A piece on a point, as it was written.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct WrittenMan {
    /// Its letter, as in `K` for the king, if one is written: `t`, `k`, `c`, `n`, `m` or `g`, capital for White.
    pub piece: Option<char>,
    /// Where it stands.
    pub point: WrittenPoint,
}

impl fmt::Display for WrittenMan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.piece.map_or(Ok(()), |piece| write!(f, "{piece}"))?;
        self.point.fmt(f)
    }
}

impl From<WrittenPoint> for WrittenMan {
    fn from(point: WrittenPoint) -> WrittenMan {
        WrittenMan { piece: None, point }
    }
}

/// How a piece is said to go.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// `-`: along a line.
    Plain,
    /// `^`: it jumps, in games that know that.
    Jump,
    /// `=`: it moves on after a capture.
    Berserk,
    /// `^=`: both.
    BerserkJump,
}

/// What stands behind a move. Programs mean different things by them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `+`: a threat to win; in OpenTafl to take the king.
    Plus,
    /// `-`: in OpenTafl a way of escape.
    Minus,
    /// `++` or `#`: the move wins; in OpenTafl it takes the king.
    PlusPlus,
    /// `--`: in OpenTafl the king escapes; elsewhere the move loses.
    MinusMinus,
}

/// A result, as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenResult {
    /// Who won.
    pub winner: Winner,
    /// The points, where they are written.
    pub points: Option<u32>,
    /// Why, in somebody's words.
    pub reason: Option<String>,
}

impl WrittenResult {
    /// Reads a result by itself; `None` if it is none.
    #[must_use]
    pub fn parse(text: &str) -> Option<WrittenResult> {
        match word::words(text)? {
            (Action::Result(result), length) if length == text.len() => Some(result),
            _ => None,
        }
    }
}

/// Who is said to have won.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Winner {
    /// The side with the king.
    White,
    /// The side without.
    Black,
    /// `1-0`: the player who began.
    Starter,
    /// `0-1`: the other one.
    Other,
    /// Nobody.
    Draw,
    /// `*`: it is not known.
    Unknown,
}
