//! Boards.

use alea_catalog::{Entry, Family};
use alea_game::{Cell, Setup, Side};
use schemars::JsonSchema;
use serde::Serialize;

/// What stands on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Board {
    /// 24 points, both sides in the numbering of the mover.
    Points {
        /// The mover.
        x: Checkers,
        /// The other one.
        o: Checkers,
    },
    /// A square board.
    Square {
        /// Lines a side.
        size: u8,
        /// From the top rank down: `.` empty, `b` a black man, `w` a white man, `k` the king.
        rows: Vec<String>,
        /// Which colour moves.
        moves: Colour,
    },
}

/// The colours of a square board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// The king's side.
    White,
    /// The attackers.
    Black,
}

/// The checkers of one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Checkers {
    /// On each point, 1 first.
    points: [u8; 24],
    /// On the bar.
    bar: u8,
    /// Not entered yet.
    hand: u8,
    /// Borne off.
    off: u32,
    /// Points on which one of them lies under an enemy checker.
    pinned: Vec<u8>,
}

/// What stands on the board of a game.
#[must_use]
pub fn board(entry: &Entry, setup: &Setup) -> Board {
    match setup {
        Setup::Points(points) => {
            let all = match entry.family {
                Family::Points { checkers, .. } => u32::from(checkers),
                Family::Square => 0,
            };
            Board::Points { x: side(&points.x, all), o: side(&points.o, all) }
        }
        Setup::Square(square) => {
            let letter = |cell: &Cell| match cell {
                Cell::Empty => '.',
                Cell::Black => 'b',
                Cell::White => 'w',
                Cell::King => 'k',
            };
            let size = usize::from(square.size).max(1);
            let rows = square.cells.chunks(size).rev().map(|row| row.iter().map(letter).collect()).collect();
            let moves = match square.mover {
                Side::First => Colour::White,
                Side::Second => Colour::Black,
            };
            Board::Square { size: square.size, rows, moves }
        }
    }
}

fn side(checkers: &alea_game::Checkers, all: u32) -> Checkers {
    Checkers {
        points: checkers.points,
        bar: checkers.bar,
        hand: checkers.hand,
        off: all.saturating_sub(checkers.in_play()),
        pinned: (1..=24).filter(|&point| checkers.is_pinned(point)).collect(),
    }
}
