//! Square boards on the screen.

use alea_game::{Cell, Side, SquareSetup};
use alea_notation::point;

use super::{
    Scene,
    pen::{Ink, Pen},
};

/// Columns of the ranks' numbers.
const RANKS: u16 = 3;

/// How wide and how high a board of `size` lines is drawn.
pub(crate) const fn area(size: u16) -> (u16, u16) {
    (RANKS + 2 * size + 1, size + 1)
}

/// The points as the cursor walks over them, from the top rank down.
pub(crate) fn grid(size: u16) -> Vec<Vec<u16>> {
    (0..size).rev().map(|rank| (0..size).map(|file| rank * size + file).collect()).collect()
}

pub(crate) fn draw(pen: &mut Pen<'_>, scene: &Scene<'_>, board: &SquareSetup, setup: &alea_game::Setup) {
    let size = u16::from(board.size);
    for (row, places) in grid(size).into_iter().enumerate() {
        let y = row as u16;
        pen.text(0, y, &format!("{:>2}", size - y), Ink::Faint);
        for (file, place) in places.into_iter().enumerate() {
            let x = RANKS + 2 * file as u16;
            let cell = board.cells.get(usize::from(place)).copied().unwrap_or_default();
            let (mark, ink) = mark(pen, scene, cell, place);
            let ink =
                if scene.cursor == Some(place) || scene.selected == Some(place) { Ink::Cursor } else { ink };
            pen.text(x, y, mark, ink);
            if scene.cursor == Some(place) {
                pen.text(x - 1, y, pen.look.pick("▸", ">"), Ink::Strong);
            } else if scene.selected == Some(place) {
                pen.text(x - 1, y, "[", Ink::Strong);
                pen.text(x + 1, y, "]", Ink::Strong);
            } else if scene.last.contains(&place) {
                pen.text(x - 1, y, pen.look.pick("‹", "("), Ink::Faint);
                pen.text(x + 1, y, pen.look.pick("›", ")"), Ink::Faint);
            }
        }
    }
    for file in 0..size {
        let name = point::name(setup, file);
        let letter = name.trim_end_matches(|c: char| c.is_ascii_digit());
        pen.text(RANKS + 2 * file, size, letter, Ink::Faint);
    }
}

fn mark(pen: &Pen<'_>, scene: &Scene<'_>, cell: Cell, place: u16) -> (&'static str, Ink) {
    let look = pen.look;
    match cell {
        Cell::Empty if scene.targets.contains(&place) => (look.pick("◦", "+"), Ink::Mark),
        Cell::Empty => (look.pick("·", "."), Ink::Wood),
        Cell::Black => (look.pick("●", "b"), ink(Side::Second)),
        Cell::White => (look.pick("○", "w"), ink(Side::First)),
        Cell::King => (look.pick("♔", "K"), ink(Side::First)),
    }
}

fn ink(side: Side) -> Ink {
    match side {
        Side::First => Ink::First,
        Side::Second => Ink::Second,
    }
}
