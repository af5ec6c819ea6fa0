//! Boards.

use alea_catalog::{Entry, Family};
use alea_game::{Cell, Checkers, Setup, Side};
use serde_json::{Value, json};

/// What stands on the board of a game.
#[must_use]
pub fn board(entry: &Entry, setup: &Setup) -> Value {
    match setup {
        Setup::Points(points) => {
            let all = match entry.family {
                Family::Points { checkers, .. } => u32::from(checkers),
                Family::Square => 0,
            };
            json!({"kind": "points", "x": side(&points.x, all), "o": side(&points.o, all)})
        }
        Setup::Square(square) => {
            let letter = |cell: &Cell| match cell {
                Cell::Empty => '.',
                Cell::Black => 'b',
                Cell::White => 'w',
                Cell::King => 'k',
            };
            let size = usize::from(square.size).max(1);
            let rows: Vec<String> =
                square.cells.chunks(size).rev().map(|row| row.iter().map(letter).collect()).collect();
            let moves = match square.mover {
                Side::First => "white",
                Side::Second => "black",
            };
            json!({"kind": "square", "size": square.size, "rows": rows, "moves": moves})
        }
    }
}

fn side(checkers: &Checkers, all: u32) -> Value {
    let pinned: Vec<u8> = (1..=24).filter(|&point| checkers.is_pinned(point)).collect();
    json!({
        "points": checkers.points,
        "bar": checkers.bar,
        "hand": checkers.hand,
        "off": all.saturating_sub(checkers.in_play()),
        "pinned": pinned,
    })
}
