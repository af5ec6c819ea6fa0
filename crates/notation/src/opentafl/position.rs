//! Positions: rows from rank 1 **up**, each from file a on and between slashes, `t` a black man, `T` a white one, `K` the king,
//! numbers for so many empty points. Boards have 5 to 19 lines, and no other pieces than those.
//!
//! Such a text does not say who moves; where that is to be said, ` w` or ` b` follows it here, as in this program's own texts.

use alea_game::{Side, SquareSetup};

use crate::{
    TextError,
    cursor::Cursor,
    position::{self, put_row, rows, too_many_rows},
};

const WHAT: &str = "OpenTafl position";

/// Reads a position in which `mover` is to move. The slash at the end may be left out.
///
/// # Errors
/// What is wrong, and where.
pub fn parse(text: &str, mover: Side) -> Result<SquareSetup, TextError> {
    let mut cursor = Cursor::new(WHAT, text)?;
    let setup = board(&mut cursor, mover)?;
    cursor.finish("the end")?;
    Ok(setup)
}

/// Reads a position behind which ` w` or ` b` says who is to move.
///
/// ```
/// use alea_notation::opentafl::position::{parse_with_mover, write};
///
/// let setup = parse_with_mover("/3t3/3t3/3T3/ttTKTtt/3T3/3t3/2t4/ b")?;
/// assert_eq!(setup.cells[6 * 7 + 2], alea_game::Cell::Black, "the last row is the highest rank");
/// assert_eq!(write(&setup), "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/2t4/");
/// # Ok::<(), alea_notation::TextError>(())
/// ```
///
/// # Errors
/// What is wrong, and where.
pub fn parse_with_mover(text: &str) -> Result<SquareSetup, TextError> {
    let mut cursor = Cursor::new(WHAT, text)?;
    let setup = board(&mut cursor, Side::First)?;
    cursor.expect(" ", "a blank and `w` or `b`, since OpenTafl does not say who moves")?;
    let mover = position::mover(&mut cursor)?;
    cursor.finish("the end")?;
    Ok(SquareSetup { mover, ..setup })
}

fn board(cursor: &mut Cursor<'_>, mover: Side) -> Result<SquareSetup, TextError> {
    let start = cursor.at();
    cursor.expect("/", "`/`")?;
    let rows = rows(cursor)?;
    if cursor.eat("/") && !matches!(cursor.peek(), None | Some(b' ')) {
        return Err(too_many_rows(cursor, start, rows.len()));
    }
    let size = rows.len() as u8;
    Ok(SquareSetup { size, cells: rows.into_iter().flatten().collect(), mover, quiet: 0, seen: 0 })
}

/// Writes a position. Who moves and the counters are lost.
#[must_use]
pub fn write(setup: &SquareSetup) -> String {
    let mut text = String::from("/");
    for rank in 0..usize::from(setup.size) {
        put_row(&mut text, setup, rank);
        text.push('/');
    }
    text
}

/// Writes a position as [`parse_with_mover`] reads it. The counters are lost.
#[must_use]
pub fn write_with_mover(setup: &SquareSetup) -> String {
    let mover = match setup.mover {
        Side::First => "w",
        Side::Second => "b",
    };
    format!("{} {mover}", write(setup))
}
