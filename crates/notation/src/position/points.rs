//! Positions of the 24-point board.

use alea_game::{Checkers, PointsSetup};

use super::{WHAT, context};
use crate::{Place, Reason, TextError, cursor::Cursor};

/// The most checkers that a place is said to hold. No game here has more, and a text with more is a slip.
const MOST: u32 = 15;

/// Reads a position of the 24-point board.
///
/// # Errors
/// What is wrong, and where.
pub fn parse_points(text: &str) -> Result<PointsSetup, TextError> {
    let mut cursor = Cursor::new(WHAT, text)?;
    cursor.expect("x", "`x=`")?;
    cursor.expect("=", "`=`")?;
    let x = side(&mut cursor)?;
    cursor.expect(" ", "`,` or a blank and `o=`")?;
    cursor.expect("o", "`o=`")?;
    cursor.expect("=", "`=`")?;
    let o = side(&mut cursor)?;
    let [turn] = context(&mut cursor, &[("turn", 1..=u16::MAX.into())], "`turn`")?;
    cursor.finish("the end")?;
    Ok(PointsSetup { x, o, turn: turn.map(|number| number as u16) })
}

fn side(cursor: &mut Cursor<'_>) -> Result<Checkers, TextError> {
    let mut checkers = Checkers::default();
    if cursor.eat("-") {
        return Ok(checkers);
    }
    loop {
        let start = cursor.at();
        let place = place(cursor)?;
        let slot = match place {
            Place::Hand => &mut checkers.hand,
            Place::Bar => &mut checkers.bar,
            Place::Point(point) => &mut checkers.points[usize::from(point) - 1],
        };
        if *slot > 0 {
            return Err(cursor.error(start, Reason::ListedTwice { place }));
        }
        *slot = if cursor.eat(":") { cursor.number("a count", 1, MOST)? as u8 } else { 1 };
        let mark = cursor.at();
        if cursor.eat("^") {
            match place {
                Place::Point(point) => checkers.pinned |= 1 << point,
                Place::Hand | Place::Bar => return Err(cursor.error(mark, Reason::PinOffBoard { place })),
            }
        }
        if !cursor.eat(",") {
            return Ok(checkers);
        }
    }
}

fn place(cursor: &mut Cursor<'_>) -> Result<Place, TextError> {
    const EXPECTED: &str = "a point, `bar` or `hand`";
    if cursor.eat("hand") {
        return Ok(Place::Hand);
    }
    if cursor.eat("bar") {
        return Ok(Place::Bar);
    }
    match cursor.peek() {
        Some(b'0'..=b'9') => cursor.number("a point", 1, 24).map(|point| Place::Point(point as u8)),
        _ => Err(cursor.unexpected(EXPECTED)),
    }
}

/// Writes a position of the 24-point board.
#[must_use]
pub fn write_points(setup: &PointsSetup) -> String {
    let mut text = String::from("x=");
    write_side(&mut text, &setup.x);
    text.push_str(" o=");
    write_side(&mut text, &setup.o);
    if let Some(turn) = setup.turn.filter(|&turn| turn > 0) {
        text.push_str(&format!(" ctx=turn:{turn}"));
    }
    text
}

fn write_side(text: &mut String, checkers: &Checkers) {
    let start = text.len();
    let mut list = |place: &str, count: u8, mark: &str| {
        if count > 0 {
            let comma = if text.len() > start { "," } else { "" };
            text.push_str(&format!("{comma}{place}:{count}{mark}"));
        }
    };
    list("hand", checkers.hand, "");
    list("bar", checkers.bar, "");
    for point in (1..=24).rev() {
        let mark = if checkers.is_pinned(point) { "^" } else { "" };
        list(&point.to_string(), checkers.on(point), mark);
    }
    if text.len() == start {
        text.push('-');
    }
}
