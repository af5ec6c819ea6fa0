//! Square boards.

use alea_game::{Cell, Side, SquareSetup};

use super::{Charset, Words};
use crate::point::FILES;

pub(super) fn lines(setup: &SquareSetup, charset: Charset, words: &Words) -> Vec<String> {
    let size = usize::from(setup.size);
    let file = |index: usize| FILES.get(index).map_or('?', |&letter| char::from(letter));
    let files: String = (0..size).map(|index| format!(" {}", file(index))).collect();
    let mut lines = vec![format!("  {files}")];
    for rank in (0..size).rev() {
        let cell = |file| setup.cells.get(rank * size + file).copied().unwrap_or_default();
        let row: String = (0..size).map(|file| format!(" {}", mark(cell(file), charset))).collect();
        lines.push(format!("{:>2}{row} {}", rank + 1, rank + 1));
    }
    lines.push(format!("  {files}"));
    lines.push(state(setup, charset, words));
    lines
}

fn mark(cell: Cell, charset: Charset) -> char {
    match (cell, charset) {
        (Cell::Empty, Charset::Ascii) => '.',
        (Cell::Black, Charset::Ascii) => 'b',
        (Cell::White, Charset::Ascii) => 'w',
        (Cell::King, Charset::Ascii) => 'K',
        (Cell::Empty, Charset::Unicode) => '·',
        (Cell::Black, Charset::Unicode) => '●',
        (Cell::White, Charset::Unicode) => '○',
        (Cell::King, Charset::Unicode) => '♔',
    }
}

/// Who moves, with the mark of that side's men, and the counters that have begun to count.
fn state(setup: &SquareSetup, charset: Charset, words: &Words) -> String {
    let (man, moves) = match setup.mover {
        Side::First => (Cell::White, words.white_moves),
        Side::Second => (Cell::Black, words.black_moves),
    };
    let mut text = format!("   {} {moves}", mark(man, charset));
    match setup.quiet {
        0 => {}
        1 => text.push_str(&format!(", 1 {}", words.quiet_ply)),
        plies => text.push_str(&format!(", {plies} {}", words.quiet_plies)),
    }
    let [before, after] = words.seen_often;
    match setup.seen {
        0 => {}
        1 => text.push_str(&format!(", {}", words.seen_once)),
        2 => text.push_str(&format!(", {}", words.seen_twice)),
        times => text.push_str(&format!(", {before} {times} {after}")),
    }
    text
}
