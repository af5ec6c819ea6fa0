//! Position text, read and written apart from the crate that does so for the program.
//!
//! `x=bar:1,24:2 o=12:4,10:1^`: points descending with the bar first, `^` where the checker is pinned, `-` for an empty
//! side, both sides in the mover's numbering.

use alea_game::{Checkers, PointsSetup};

/// Reads what [`write()`] writes; points may come in any order.
///
/// # Panics
/// If the text is anything else.
#[must_use]
pub fn read(text: &str) -> PointsSetup {
    let (x, o) = text.split_once(' ').unwrap_or_else(|| panic!("no second side: {text}"));
    let side = |part: &str, name: &str| {
        let list = part.strip_prefix(name).unwrap_or_else(|| panic!("{name} is missing: {text}"));
        read_side(list, text)
    };
    PointsSetup { x: side(x, "x="), o: side(o, "o="), turn: None }
}

fn read_side(list: &str, text: &str) -> Checkers {
    let mut checkers = Checkers::default();
    for item in list.split(',').filter(|_| list != "-") {
        let (bare, pinned) = item.strip_suffix('^').map_or((item, false), |bare| (bare, true));
        let (place, count) = bare.split_once(':').unwrap_or_else(|| panic!("{item} has no count: {text}"));
        let count = count.parse().unwrap_or_else(|_| panic!("{item} has a bad count: {text}"));
        if place == "bar" {
            checkers.bar = count;
            continue;
        }
        let point: usize = place.parse().unwrap_or_else(|_| panic!("{item} is nowhere: {text}"));
        assert!((1..=24).contains(&point), "{item} is off the board: {text}");
        checkers.points[point - 1] = count;
        checkers.pinned |= u32::from(pinned) << point;
    }
    checkers
}

/// Writes a position; the context is left out.
#[must_use]
pub fn write(setup: &PointsSetup) -> String {
    format!("x={} o={}", write_side(&setup.x), write_side(&setup.o))
}

fn write_side(checkers: &Checkers) -> String {
    let mut items = Vec::new();
    if checkers.bar > 0 {
        items.push(format!("bar:{}", checkers.bar));
    }
    for point in (1..=24).rev().filter(|&point| checkers.on(point) > 0) {
        let mark = if checkers.is_pinned(point) { "^" } else { "" };
        items.push(format!("{point}:{}{mark}", checkers.on(point)));
    }
    if items.is_empty() { "-".into() } else { items.join(",") }
}

/// A board after a turn with the points for the mover if it ended the game, as fixture rows have it.
#[must_use]
pub fn write_result(after: &PointsSetup, over: Option<i8>) -> String {
    match over {
        Some(points) => format!("{} over={points:+}", write(after)),
        None => write(after),
    }
}
