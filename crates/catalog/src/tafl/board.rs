//! A written move on a board: what it names, and where it leads if it is not legal.

use alea_game::{Cell, Setup, SquareSetup, Step, Table};
use alea_notation::tafl::{Lettering, Way, WrittenMove, WrittenPoint};

use super::MoveFault;

/// The board of a table; none of these games has another.
pub(super) fn square(table: &dyn Table) -> Option<SquareSetup> {
    match table.setup() {
        Setup::Square(square) => Some(square),
        Setup::Points(_) => None,
    }
}

/// The step that a move names on a board of `size` lines.
pub(super) fn step(written: &WrittenMove, size: u8, lettering: Lettering) -> Result<Step, MoveFault> {
    if written.way != Way::Plain {
        return Err(MoveFault::Jumps);
    }
    let index = |point: WrittenPoint| point.index(size, lettering).ok_or(MoveFault::OffTheBoard { point });
    Ok(Step::new(index(written.from.point)?, index(written.to)?))
}

/// The points that are said to be captured, as far as the board has them, each once.
pub(super) fn captures(written: &WrittenMove, size: u8, lettering: Lettering) -> Vec<u16> {
    let captures = written.captures.iter().flatten();
    let mut points: Vec<u16> = captures.filter_map(|man| man.point.index(size, lettering)).collect();
    points.sort_unstable();
    points.dedup();
    points
}

/// The board after a move that is not legal: the piece is moved if it stands there and the goal is empty, and what is written as captured
/// is taken off, the king apart. A move that moves nothing leaves everything as it is.
pub(super) fn as_written(written: &WrittenMove, board: &SquareSetup, lettering: Lettering) -> SquareSetup {
    let mut after = board.clone();
    let Ok(step) = step(written, board.size, lettering) else { return after };
    let (from, to) = (usize::from(step.from), usize::from(step.to));
    let piece = board.cells.get(from).copied().unwrap_or_default();
    if piece == Cell::Empty || board.cells.get(to) != Some(&Cell::Empty) {
        return after;
    }
    after.cells[from] = Cell::Empty;
    after.cells[to] = piece;
    let mut taken = false;
    for point in captures(written, board.size, lettering) {
        let cell = &mut after.cells[usize::from(point)];
        if usize::from(point) != to && matches!(cell, Cell::White | Cell::Black) {
            *cell = Cell::Empty;
            taken = true;
        }
    }
    after.quiet = if taken { 0 } else { board.quiet.saturating_add(1) };
    after.seen = 0;
    after
}
