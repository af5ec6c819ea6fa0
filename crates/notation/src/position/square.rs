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
    let mut rows = vec![row(&mut cursor)?];
    let size = rows[0].len();
    if size < LEAST {
        return Err(cursor.error(0, length_error(size.to_string())));
    }
    while cursor.peek() == Some(b'/') {
        if rows.len() == size {
            let rows = text.split(' ').next().map_or(0, |board| board.split('/').count());
            return Err(cursor.error(cursor.at(), Reason::NotSquare { rows, size }));
        }
        cursor.eat("/");
        let start = cursor.at();
        let next = row(&mut cursor)?;
        if next.len() != size {
            return Err(cursor.error(start, Reason::RowLength { length: next.len(), size }));
        }
        rows.push(next);
    }
    if rows.len() < size {
        return Err(cursor.error(cursor.at(), Reason::NotSquare { rows: rows.len(), size }));
    }
    cursor.expect(" ", "a blank and `w` or `b`")?;
    let mover = if cursor.eat("w") {
        Side::First
    } else if cursor.eat("b") {
        Side::Second
    } else {
        return Err(cursor.unexpected("`w` or `b`"));
    };
    let keys = [("quiet", 0..=u16::MAX.into()), ("seen", 0..=u8::MAX.into())];
    let [quiet, seen] = context(&mut cursor, &keys, "`quiet` and `seen`")?;
    cursor.finish("the end")?;
    Ok(SquareSetup {
        size: size as u8,
        cells: rows.into_iter().rev().flatten().collect(),
        mover,
        quiet: quiet.unwrap_or(0) as u16,
        seen: seen.unwrap_or(0) as u8,
    })
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
        let mut empty = 0;
        for file in 0..size {
            match setup.cells.get(rank * size + file).copied().unwrap_or_default() {
                Cell::Empty => empty += 1,
                cell => {
                    put_run(&mut text, empty);
                    empty = 0;
                    text.push_str(letter(cell));
                }
            }
        }
        put_run(&mut text, empty);
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

fn put_run(text: &mut String, empty: usize) {
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
}
