//! The project's own text of a position.
//!
//! **The 24-point board**: `x=bar:1,24:2,13:5 o=12:4,10:1^`. `x` is the player on roll, `o` the opponent, **both in the
//! numbering of the player on roll**, as in [`PointsSetup`](alea_game::PointsSetup). Each side lists where its checkers are: `hand` (not entered
//! yet) and `bar` first, then the points from 24 down, each with its count; what is not listed is off, and `-` is a side
//! with nothing left. `^` behind a point says that one of that side's checkers there lies pinned. What the board does not
//! show follows as ` ctx=turn:3`: which of the player's turns comes next, from 1.
//!
//! **A square board**: rows from the top rank down, separated by `/`, each from file a on: a number for so many empty points,
//! `t` a black man, `T` a white man, `K` the king; then a blank and who moves, `w` or `b`; then, where they are not zero,
//! ` ctx=quiet:12,seen:1`: plies since the last capture, and how often this position stood before. Boards have 5 to 19 lines.
//!
//! Readers take more than [`write()`] writes in three ways only: a count of 1 may be left out, and the places of a side and
//! the pairs of the context may come in any order, none twice. Whether the position can occur in a game is not asked here.

mod points;
mod square;

use std::ops::RangeInclusive;

use alea_game::Setup;

pub use points::{parse_points, write_points};
pub(crate) use square::{mover, put_row, rows, too_many_rows};
pub use square::{parse_square, write_square};

use crate::{Reason, TextError, cursor::Cursor};

const WHAT: &str = "position";

/// Reads a position of either kind of board.
///
/// ```
/// use alea_game::Setup;
/// use alea_notation::position::{parse, write};
///
/// let text = "x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2";
/// let setup = parse(text)?;
/// assert!(matches!(&setup, Setup::Points(points) if points.x.on(6) == 5));
/// assert_eq!(write(&setup), text);
/// # Ok::<(), alea_notation::TextError>(())
/// ```
///
/// # Errors
/// What is wrong, and where.
pub fn parse(text: &str) -> Result<Setup, TextError> {
    let cursor = Cursor::new(WHAT, text)?;
    match cursor.peek() {
        Some(b'x') => parse_points(text).map(Setup::Points),
        Some(b'0'..=b'9' | b't' | b'T' | b'K') => parse_square(text).map(Setup::Square),
        _ => Err(cursor.unexpected("`x=` or the top row of a square board")),
    }
}

/// Writes a position as [`parse`] reads it.
///
/// A setup that no text can say, with a mark on an empty point, with a turn numbered 0 or with cells missing, is written
/// without them.
#[must_use]
pub fn write(setup: &Setup) -> String {
    match setup {
        Setup::Points(points) => write_points(points),
        Setup::Square(square) => write_square(square),
    }
}

/// Reads what follows the board as ` ctx=key:number,...`, if anything does. `keys` have the numbers that they may hold.
fn context<const N: usize>(
    cursor: &mut Cursor<'_>,
    keys: &[(&'static str, RangeInclusive<u32>); N],
    known: &'static str,
) -> Result<[Option<u32>; N], TextError> {
    let mut values = [None; N];
    if !cursor.eat(" ") {
        return Ok(values);
    }
    cursor.expect("ctx=", "`ctx=`")?;
    loop {
        let start = cursor.at();
        let word = cursor.word();
        if word.is_empty() {
            return Err(cursor.unexpected("a key"));
        }
        let Some(index) = keys.iter().position(|(key, _)| *key == word) else {
            return Err(cursor.error(start, Reason::UnknownKey { known }));
        };
        let (key, numbers) = &keys[index];
        if values[index].is_some() {
            return Err(cursor.error(start, Reason::KeyTwice { key }));
        }
        cursor.expect(":", "`:`")?;
        values[index] = Some(cursor.number("the number", *numbers.start(), *numbers.end())?);
        if !cursor.eat(",") {
            return Ok(values);
        }
    }
}
