//! Positions of a square board.

use alea_game::{Cell, Side, SquareSetup};

use super::{WHAT, context};
use crate::{Reason, TextError, cursor::Cursor};

/// The smallest board. Brandubh and Ard-Ri have 7 lines.
const LEAST: usize = 5;
/// The largest board, that of Hnefatafl.
const MOST: usize = 19;

/// Reads a position of a square board.
///
/// # Errors
/// What is wrong, and where.
pub fn parse_square(text: &str) -> Result<SquareSetup, TextError> {
    let mut cursor = Cursor::new(WHAT, text)?;
    let rows = rows(&mut cursor)?;
    if cursor.peek() == Some(b'/') {
        return Err(too_many_rows(&cursor, 0, rows.len()));
    }
    cursor.expect(" ", "a blank and `w` or `b`")?;
    let mover = mover(&mut cursor)?;
    let keys = [("quiet", 0..=u16::MAX.into()), ("seen", 0..=u8::MAX.into())];
    let [quiet, seen] = context(&mut cursor, &keys, "`quiet` and `seen`")?;
    cursor.finish("the end")?;
    Ok(SquareSetup {
        size: rows.len() as u8,
        cells: rows.into_iter().rev().flatten().collect(),
        mover,
        quiet: quiet.unwrap_or(0) as u16,
        seen: seen.unwrap_or(0) as u8,
    })
}

/// As many rows as the first one has points, in the order in which they are written.
pub(crate) fn rows(cursor: &mut Cursor<'_>) -> Result<Vec<Vec<Cell>>, TextError> {
    let start = cursor.at();
    let mut rows = vec![row(cursor)?];
    let size = rows[0].len();
    if size < LEAST {
        return Err(cursor.error(start, length_error(size.to_string())));
    }
    while rows.len() < size && cursor.eat("/") {
        // Some formats close the last row too, so that nothing follows.
        if matches!(cursor.peek(), None | Some(b' ')) {
            break;
        }
        let start = cursor.at();
        let next = row(cursor)?;
        if next.len() != size {
            return Err(cursor.error(start, Reason::RowLength { length: next.len(), size }));
        }
        rows.push(next);
    }
    if rows.len() < size {
        return Err(cursor.error(cursor.at(), Reason::NotSquare { rows: rows.len(), size }));
    }
    Ok(rows)
}

/// The error of rows that go on where the board of `size` lines, begun at `start`, is full.
pub(crate) fn too_many_rows(cursor: &Cursor<'_>, start: usize, size: usize) -> TextError {
    let board = cursor.whole()[start..].split(' ').next().unwrap_or_default();
    let rows = board.split('/').filter(|row| !row.is_empty()).count();
    cursor.error(cursor.at(), Reason::NotSquare { rows, size })
}

/// Who moves: `w` or `b`.
pub(crate) fn mover(cursor: &mut Cursor<'_>) -> Result<Side, TextError> {
    if cursor.eat("w") {
        Ok(Side::First)
    } else if cursor.eat("b") {
        Ok(Side::Second)
    } else {
        Err(cursor.unexpected("`w` or `b`"))
    }
}

/// The points of one row, never more than a board can have.
fn row(cursor: &mut Cursor<'_>) -> Result<Vec<Cell>, TextError> {
    let start = cursor.at();
    let mut cells = Vec::new();
    loop {
        let (cell, count) = match cursor.peek() {
            Some(b'0'..=b'9') => {
                (Cell::Empty, cursor.number("a run of empty points", 1, MOST as u32)? as usize)
            }
            Some(b't') => (Cell::Black, 1),
            Some(b'T') => (Cell::White, 1),
            Some(b'K') => (Cell::King, 1),
            _ if cells.is_empty() => return Err(cursor.unexpected("a number, `t`, `T` or `K`")),
            None | Some(b'/' | b' ') => return Ok(cells),
            Some(_) => return Err(cursor.unexpected("a number, `t`, `T`, `K` or `/`")),
        };
        if cell != Cell::Empty {
            cursor.eat(letter(cell));
        }
        if cells.len() + count > MOST {
            return Err(cursor.error(start, length_error(format!("{} or more", cells.len() + count))));
        }
        cells.resize(cells.len() + count, cell);
    }
}

fn length_error(found: String) -> Reason {
    Reason::OutOfRange { what: "the length of a row", min: LEAST as u32, max: MOST as u32, found }
}

fn letter(cell: Cell) -> &'static str {
    match cell {
        Cell::Empty => "",
        Cell::Black => "t",
        Cell::White => "T",
        Cell::King => "K",
    }
}

/// Writes a position of a square board.
#[must_use]
pub fn write_square(setup: &SquareSetup) -> String {
    let mut text = String::new();
    let size = usize::from(setup.size);
    for rank in (0..size).rev() {
        put_row(&mut text, setup, rank);
        text.push(if rank > 0 { '/' } else { ' ' });
    }
    text.push(match setup.mover {
        Side::First => 'w',
        Side::Second => 'b',
    });
    match (setup.quiet, setup.seen) {
        (0, 0) => {}
        (quiet, 0) => text.push_str(&format!(" ctx=quiet:{quiet}")),
        (0, seen) => text.push_str(&format!(" ctx=seen:{seen}")),
        (quiet, seen) => text.push_str(&format!(" ctx=quiet:{quiet},seen:{seen}")),
    }
    text
}

/// Adds a row. Cells that are missing are empty.
pub(crate) fn put_row(text: &mut String, setup: &SquareSetup, rank: usize) {
    let size = usize::from(setup.size);
    let mut empty = 0;
    for file in 0..size {
        match setup.cells.get(rank * size + file).copied().unwrap_or_default() {
            Cell::Empty => empty += 1,
            cell => {
                put_run(text, empty);
                empty = 0;
                text.push_str(letter(cell));
            }
        }
    }
    put_run(text, empty);
}

fn put_run(text: &mut String, empty: usize) {
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
}
