//! Text match files, known as `.mat` or `.txt`: the matches that backgammon programs and servers exchange.
//!
//! ```text
//!  7 point match
//!
//!  Game 1
//!  Anna : 0                       Bert : 0
//!   1) 51: 24/23 13/8              42: 8/4* 6/4
//!   2)  Doubles => 2               Drops
//!       Wins 1 point
//! ```
//!
//! The format is that of JellyFish (Fredrik Dahl, 1994). It was never specified, so each program writes a dialect of it; GNU
//! Backgammon, eXtreme Gammon, BGBlitz and the servers differ in the order of the dice, in how the bar, bearing off and hits are
//! written, in what stands where nothing was played, and in where the result goes. What follows was found by comparing files of
//! these programs; what [`write()`] writes was read back by GNU Backgammon 1.07.
//!
//! **This is syntax only.** [`parse`] keeps what was written, column by column, in a tree that takes no side: it does not know
//! whether a play is legal, whether `63:` with nothing behind it means that nothing could be played, or whether the points add up.
//! What is unusual but understood becomes a [`Note`]. What is not understood is kept as it stands, with a note, so that the
//! rest of the file can be read.
//!
//! Headers are lines such as `; [Event "Spring Open"]`; they are kept in order and not looked into. A file may hold several
//! matches, each begun by its headers and its length.
//!
//! # How much is read
//! A file may have [`MAX_BYTES`], a line [`MAX_LINE`] bytes, and a name, a header or an entry [`MAX_FIELD`] characters. Something of
//! a match must be found within the first [`HEAD`] bytes, and a file with more lines that are not understood than lines that are
//! is given up after the first hundred of them. So what is no match file is refused early, whatever its size.

mod cell;
mod line;
mod note;
mod read;
mod write;

use alea_game::Dice;

use crate::turn::Hop;

pub use note::{Fault, Note, NoteKind, ReadError};
pub use read::{HEAD, MAX_BYTES, MAX_FIELD, MAX_LINE, parse};
pub use write::write;

/// What [`parse`] gives: the matches, and what is unusual about the file that holds them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The matches.
    pub file: File,
    /// What is unusual, in the order of the lines.
    pub notes: Vec<Note>,
}

/// The matches of a file, as they were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct File {
    /// At least one when it was read.
    pub matches: Vec<Match>,
}

impl File {
    /// The same file with every line number set to 0: what two files have in common when they say the same in other places.
    #[must_use]
    pub fn without_lines(mut self) -> File {
        for game in self.matches.iter_mut().flat_map(|each| &mut each.games) {
            game.line = 0;
            game.entries.iter_mut().for_each(|entry| entry.line = 0);
            game.result.iter_mut().for_each(|result| result.line = 0);
        }
        self
    }
}

/// A match, or a session of games for money.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Match {
    /// Key and value of each header, in order; keys may repeat. `; [Player 1 "Anna"]` is `("Player 1", "Anna")`.
    pub headers: Vec<(String, String)>,
    /// The points that the match goes to; `None` for a session for money (`0 point match`), and where no length is written,
    /// which [`NoteKind::NoLength`] says.
    pub length: Option<u16>,
    /// The games, in order. A file may begin with a later game than the first.
    pub games: Vec<Game>,
}

/// A game, as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Where `Game 1` stands, counted from 1.
    pub line: u32,
    /// The number written behind `Game`.
    pub number: u16,
    /// The players, left and right column. Who began is for the entries to say.
    pub players: [Player; 2],
    /// The points of each before the game, as written.
    pub score: [u32; 2],
    /// What was written in the two columns, in the order of the lines and from left to right.
    pub entries: Vec<Entry>,
    /// The result, if one is written. A game that was broken off has none.
    pub result: Option<WrittenResult>,
}

/// A player as named above the columns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The name; it may hold blanks and any other character, and may be empty.
    pub name: String,
    /// The rating, where the name is written as `name,1523.45`.
    pub rating: Option<String>,
}

/// One of the two columns of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Column {
    /// That of the player named first.
    Left,
    /// That of the player named second.
    Right,
}

impl Column {
    /// The place of the column's player in [`Game::players`] and [`Game::score`].
    #[must_use]
    pub fn index(self) -> usize {
        match self {
            Column::Left => 0,
            Column::Right => 1,
        }
    }
}

impl std::ops::Not for Column {
    type Output = Column;

    fn not(self) -> Column {
        match self {
            Column::Left => Column::Right,
            Column::Right => Column::Left,
        }
    }
}

/// What an entry says, read by itself: `51: 24/23 13/8`, `Doubles => 2`. What is not understood, and a result, is an [`Action::Other`].
#[must_use]
pub fn entry(text: &str) -> Action {
    match cell::read(text.trim_matches(' ')) {
        cell::Content::Action(action) => action,
        cell::Content::Wins { .. } => Action::Other(text.to_owned()),
    }
}

/// One thing written in a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Where it stands, counted from 1.
    pub line: u32,
    /// The number in front of the line, or of the last numbered line before it.
    pub number: u16,
    /// The column that it stands in, and so whose it is.
    pub column: Column,
    /// What is written.
    pub action: Action,
}

/// What a player is said to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// `51: 24/23 13/8`: two dice, in the order in which they are written, and what was played.
    Roll {
        /// The dice.
        dice: Dice,
        /// What is written behind them.
        play: Play,
    },
    /// `00:` or `Cannot Move` without dice: a placeholder of some programs for a turn in which nobody rolled, such as that of a
    /// player who is closed out.
    NotRolled,
    /// `Doubles => 2`; also `Redoubles` and `to` for the arrow.
    Doubles {
        /// The cube that is offered, where it is written.
        to: Option<u32>,
    },
    /// `Takes`; also `Accepts`.
    Takes,
    /// `Drops`; also `Passes` and `Rejects`.
    Drops,
    /// `Beavers => 4`: takes and turns the cube at once.
    Beavers {
        /// The cube from now on, where it is written.
        to: Option<u32>,
    },
    /// `Raccoons => 8`: turns a beaver's cube once more.
    Raccoons {
        /// The cube from now on, where it is written.
        to: Option<u32>,
    },
    /// `Resigns` or `Concedes`, both with or without points.
    Resigns {
        /// The points given up, where they are written.
        points: Option<u32>,
    },
    /// `Losses 1 point`, which some programs write opposite the winner's points; also `Loses`.
    Loses {
        /// The points lost, where they are written.
        points: Option<u32>,
    },
    /// Anything else, as it stands. There is a note of it.
    Other(String),
}

/// What is written behind the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Play {
    /// The ways of the checkers, one or more. `bar` and `25`, `off` and `0` are the same here, hits may be unmarked, and
    /// whether it is legal was not asked: checkers may even go back.
    Hops(Vec<Hop>),
    /// `Cannot Move`.
    CannotMove,
    /// `???`: something was played that the program did not record, mostly because the game ended by resignation.
    NotRecorded,
    /// Nothing. Some programs write this where nothing can be played, others where nothing was recorded.
    Nothing,
    /// Something that is no play, as it stands. There is a note of it.
    Other(String),
}

/// `Wins 2 points` and its like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenResult {
    /// Where it stands, counted from 1.
    pub line: u32,
    /// The column that it stands in, and so who won. Most programs mean it so; [`NoteKind::ResultColumn`] warns where this one
    /// cannot.
    pub column: Column,
    /// The points, as written: with or without those that the match did not need.
    pub points: u32,
    /// Whether `and the match` follows.
    pub and_the_match: bool,
}
