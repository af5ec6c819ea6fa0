//! How points and moves are written: `k10`, `c17-g17xh17`.
//!
//! Columns are lettered from a **without i**, so that the nineteenth is t; rows are numbered from 1. On input `i` is taken
//! for `j`, since `i` means nothing else and the two are easily confused.

use alloc::{string::String, vec::Vec};
use core::fmt::{self, Write};

use alea_game::Step;

use crate::points::{MAX_SIZE, Point};

const COLUMNS: &[u8; MAX_SIZE as usize] = b"abcdefghjklmnopqrst";

/// A point as it is written. `Display` writes it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Coordinate(Point);

impl fmt::Display for Coordinate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(COLUMNS[usize::from(self.0.file)]);
        write!(f, "{column}{}", self.0.rank + 1)
    }
}

/// A move as somebody wrote it: nothing says that it is legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The piece that moves.
    pub step: Step,
    /// The captures that were written, in the order in which they were.
    pub captures: Vec<u16>,
}

/// Why a text is no point or move of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextError {
    /// What should be a point is none.
    NotAPoint {
        /// What stands there.
        found: String,
    },
    /// The board has no such column or row.
    OffTheBoard {
        /// The point that was written.
        found: String,
        /// Lines a side.
        size: u8,
    },
    /// There is no `-` between two points.
    NoDash,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::NotAPoint { found } => write!(f, "{found:?} is not a point such as k10"),
            TextError::OffTheBoard { found, size } => {
                write!(f, "a board of {size} lines has no point {found}")
            }
            TextError::NoDash => f.write_str("a move is written from-to, as c17-g17"),
        }
    }
}

impl core::error::Error for TextError {}

/// The point of index `index` on a board of `size` lines as it is written; `None` if the board has no such point or more
/// lines than columns have letters.
#[must_use]
pub fn coordinate(size: u8, index: u16) -> Option<Coordinate> {
    if !(1..=MAX_SIZE).contains(&size) {
        return None;
    }
    Point::at(size, index).map(Coordinate)
}

/// The index of a written point on a board of `size` lines.
///
/// # Errors
/// The text is not a point, or not one of that board.
pub fn parse_coordinate(size: u8, text: &str) -> Result<u16, TextError> {
    let not_a_point = || TextError::NotAPoint { found: text.chars().take(12).collect() };
    let (&letter, row) = text.as_bytes().split_first().ok_or_else(not_a_point)?;
    let letter = if letter == b'i' { b'j' } else { letter };
    let plain = matches!(row, [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
    if !plain || !letter.is_ascii_lowercase() {
        return Err(not_a_point());
    }
    let row = row.iter().fold(0, |row, digit| row * 10 + (digit - b'0'));
    let off_the_board = || TextError::OffTheBoard { found: text.into(), size };
    let file = COLUMNS.iter().position(|&column| column == letter).ok_or_else(off_the_board)? as u8;
    if file >= size || row > size {
        return Err(off_the_board());
    }
    Ok(Point { rank: row - 1, file }.index(size))
}

/// Reads a move on a board of `size` lines. Captures may be left out.
///
/// # Errors
/// Where the text is no move.
pub fn parse_move(size: u8, text: &str) -> Result<WrittenMove, TextError> {
    let (from, rest) = text.split_once('-').ok_or(TextError::NoDash)?;
    let (to, captures) = match rest.split_once('x') {
        Some((to, captures)) => (to, Some(captures)),
        None => (rest, None),
    };
    let point = |text| parse_coordinate(size, text);
    Ok(WrittenMove {
        step: Step::new(point(from)?, point(to)?),
        captures: captures.map_or(Ok(Vec::new()), |captures| captures.split('/').map(point).collect())?,
    })
}

/// The text of a move. `captures` are given by index.
pub(crate) fn written(from: Point, to: Point, captures: impl Iterator<Item = Point>) -> String {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = write!(text, "{}-{}", Coordinate(from), Coordinate(to));
    for (i, point) in captures.enumerate() {
        let _ = write!(text, "{}{}", if i == 0 { 'x' } else { '/' }, Coordinate(point));
    }
    text
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use alea_game::Step;

    use super::{TextError, coordinate, parse_coordinate, parse_move};

    #[test]
    fn every_point_is_read_as_it_is_written() {
        for size in 1..=19 {
            for index in 0..u16::from(size).pow(2) {
                let text = coordinate(size, index).unwrap().to_string();
                assert!(!text.contains('i'));
                assert_eq!(parse_coordinate(size, &text), Ok(index), "{text}");
            }
            assert_eq!(coordinate(size, u16::from(size).pow(2)), None);
        }
        assert_eq!(coordinate(19, 9 * 19 + 9).unwrap().to_string(), "k10");
        assert_eq!(coordinate(19, 360).unwrap().to_string(), "t19");
        assert_eq!(coordinate(20, 0), None);
        assert_eq!(coordinate(0, 0), None);
    }

    #[test]
    fn i_is_taken_for_j() {
        assert_eq!(parse_coordinate(19, "i3"), parse_coordinate(19, "j3"));
        assert_ne!(parse_coordinate(19, "i3"), parse_coordinate(19, "h3"));
    }

    #[test]
    fn what_is_no_point_is_named() {
        for text in ["", "k", "10", "k0", "k010", "kk", "K10", "k+1", "k1 ", "é5", "k100", "\u{131}5"] {
            assert!(matches!(parse_coordinate(19, text), Err(TextError::NotAPoint { .. })), "{text}");
        }
        for text in ["u1", "z9", "a20", "t99"] {
            assert!(matches!(parse_coordinate(19, text), Err(TextError::OffTheBoard { .. })), "{text}");
        }
        assert!(matches!(parse_coordinate(7, "h1"), Err(TextError::OffTheBoard { size: 7, .. })));
    }

    #[test]
    fn moves_are_read_with_and_without_captures() {
        let (c7, c4, c3, d4) = (6 * 19 + 2, 3 * 19 + 2, 2 * 19 + 2, 3 * 19 + 3);
        let full = parse_move(19, "c7-c4xc3/d4").unwrap();
        assert_eq!((full.step, full.captures), (Step::new(c7, c4), [c3, d4].into()));
        let short = parse_move(19, "c7-c4").unwrap();
        assert_eq!((short.step, short.captures), (Step::new(c7, c4), [].into()));
        assert_eq!(parse_move(19, "c7c4"), Err(TextError::NoDash));
        for text in ["-", "c7-", "c7-c4x", "c7-c4xc3/", "c7-c4/c3", "c7-c4-c3", "x-x"] {
            assert!(parse_move(19, text).is_err(), "{text}");
        }
    }
}
