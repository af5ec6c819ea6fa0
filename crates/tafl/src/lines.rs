//! The lines of the board as bits, so that a slide is one addition and a capture two shifts.
//!
//! Every rank and every file is a [`Line`]: a `u64` that holds its points **twice**, in the low half counted upwards (bit
//! `i` for point `i`) and in the high half counted downwards (bit `32 + n - 1 - i` on a board of `n` lines). A shift to the
//! left is then a step in both directions at once, and the carry of an addition, which only travels upwards, runs along a
//! line both ways. The bit above each half belongs to no point and stands for the edge.

use crate::points::{MAX_SIZE, Point, Points};

/// One rank or file, held twice: see the head of this module.
pub(crate) type Line = u64;

/// The two bits of the `at`-th point of a line on a board of `size` lines.
#[inline]
pub(crate) const fn bit(size: u8, at: u8) -> Line {
    1 << at | 1 << (31 + size - at)
}

/// All points of a line.
const fn full(size: u8) -> Line {
    let half = (1 << size) - 1;
    half | half << 32
}

/// The points of a line that `men` can reach over `free` points: each appears once for each man that reaches it, since the
/// two halves hold the two directions.
///
/// A man next to a run of free points adds one at its foot; the carry turns the whole run over.
#[inline]
pub(crate) const fn reach(free: Line, men: Line) -> Line {
    let feet = men << 1 & free;
    free & !(free.wrapping_add(feet))
}

/// How far a piece on the `at`-th point slides over `free` points: towards the low end, towards the high end.
#[inline]
pub(crate) const fn runs(size: u8, free: Line, at: u8) -> (u8, u8) {
    let down = (free >> (32 + size - at)).trailing_ones();
    let up = (free >> (at + 1)).trailing_ones();
    (down as u8, up as u8)
}

/// The points in the low half of a line, lowest first.
pub(crate) fn each(line: Line) -> impl Iterator<Item = u8> {
    let mut left = line as u32;
    core::iter::from_fn(move || {
        let at = left.trailing_zeros();
        left &= left.wrapping_sub(1);
        (at < 32).then_some(at as u8)
    })
}

/// A set of points by ranks and by files.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lines {
    /// Rank 1 first.
    pub(crate) ranks: [Line; MAX_SIZE as usize],
    /// File a first.
    pub(crate) files: [Line; MAX_SIZE as usize],
}

impl Lines {
    /// No point.
    pub(crate) const NONE: Lines = Lines { ranks: [0; MAX_SIZE as usize], files: [0; MAX_SIZE as usize] };

    /// Every point of a board of `size` lines.
    pub(crate) fn all(size: u8) -> Lines {
        let mut lines = Lines::NONE;
        for i in 0..usize::from(size) {
            lines.ranks[i] = full(size);
            lines.files[i] = full(size);
        }
        lines
    }

    /// The points of `points` that a board of `size` lines has.
    pub(crate) fn of(size: u8, points: &Points) -> Lines {
        let mut lines = Lines::NONE;
        for point in Point::all(size).filter(|&point| points.contains(point)) {
            lines.toggle(size, point);
        }
        lines
    }

    /// Every point of a board of `size` lines that is not in `points`.
    pub(crate) fn all_but(size: u8, points: &Points) -> Lines {
        let mut lines = Lines::all(size);
        for point in Point::all(size).filter(|&point| points.contains(point)) {
            lines.toggle(size, point);
        }
        lines
    }

    /// Puts a point in or takes it out.
    #[inline]
    pub(crate) fn toggle(&mut self, size: u8, point: Point) {
        self.ranks[usize::from(point.rank)] ^= bit(size, point.file);
        self.files[usize::from(point.file)] ^= bit(size, point.rank);
    }

    /// Whether `point` is in the set.
    #[inline]
    pub(crate) fn contains(&self, point: Point) -> bool {
        self.ranks[usize::from(point.rank)] >> point.file & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::{bit, each, full, reach, runs};

    /// The points of a drawn line that hold `what`.
    fn line(drawn: &str, what: char) -> u64 {
        let size = drawn.len() as u8;
        drawn.chars().zip(0..).filter(|&(c, _)| c == what).fold(0, |line, (_, at)| line | bit(size, at))
    }

    #[test]
    fn a_line_holds_its_points_twice() {
        let all = (0..7).fold(0, |line, at| line | bit(7, at));
        assert_eq!(all, full(7));
        assert_eq!(each(line("o..o.o.", 'o')).collect::<Vec<_>>(), [0, 3, 5]);
    }

    #[test]
    fn men_reach_every_free_point_up_to_the_next_piece() {
        for (drawn, moves) in [
            ("o..x..o", 4),
            ("...o...", 6),
            ("oo.....", 5),
            (".o.o.o.", 6),
            ("xxx.xxx", 0),
            ("...x...", 0),
            ("o.....o", 10),
            ("ooooooo", 0),
            ("..oxo..", 4),
        ] {
            let free = line(drawn, '.');
            assert_eq!(reach(free, line(drawn, 'o')).count_ones(), moves, "{drawn}");
            let steps = |at| u32::from(runs(7, free, at).0) + u32::from(runs(7, free, at).1);
            assert_eq!(each(line(drawn, 'o')).map(steps).sum::<u32>(), moves, "{drawn}");
        }
    }

    #[test]
    fn runs_know_their_direction() {
        assert_eq!(runs(7, line("x..o...", '.'), 3), (2, 3));
        assert_eq!(runs(19, line("o..................", '.'), 0), (0, 18));
        assert_eq!(runs(19, line("..................o", '.'), 18), (18, 0));
    }
}
