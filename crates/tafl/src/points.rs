//! Points of the board and sets of them, as rules name them.

/// The most lines a board may have.
pub const MAX_SIZE: u8 = 19;

/// A point where two lines cross.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Point {
    pub(crate) rank: u8,
    pub(crate) file: u8,
}

impl Point {
    /// The point of index `rank * size + file`, if the board has it.
    pub(crate) fn at(size: u8, index: u16) -> Option<Point> {
        let (rank, file) = (index / u16::from(size), index % u16::from(size));
        (rank < size.into()).then_some(Point { rank: rank as u8, file: file as u8 })
    }

    /// The number by which everything outside of this crate knows the point.
    pub(crate) fn index(self, size: u8) -> u16 {
        u16::from(self.rank) * u16::from(size) + u16::from(self.file)
    }

    /// Every point of a board of `size` lines, by index.
    pub(crate) fn all(size: u8) -> impl Iterator<Item = Point> {
        (0..size).flat_map(move |rank| (0..size).map(move |file| Point { rank, file }))
    }

    /// Whether the two points are next to each other on one line.
    #[inline]
    pub(crate) fn is_next_to(self, other: Point) -> bool {
        self.rank.abs_diff(other.rank) + self.file.abs_diff(other.file) == 1
    }
}

/// A set of points, as the rules of a game name them.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points {
    ranks: [u32; MAX_SIZE as usize],
}

impl Points {
    /// No point.
    pub const NONE: Points = Points { ranks: [0; MAX_SIZE as usize] };

    /// The point in the middle of a board of `size` lines, which must be odd to have one.
    #[must_use]
    pub const fn centre(size: u8) -> Points {
        let mut points = Points::NONE;
        if size % 2 == 1 && size <= MAX_SIZE {
            points.ranks[size as usize / 2] = 1 << (size / 2);
        }
        points
    }

    /// The four corners of a board of `size` lines.
    #[must_use]
    pub const fn corners(size: u8) -> Points {
        let mut points = Points::NONE;
        if size > 0 && size <= MAX_SIZE {
            points.ranks[0] = 1 | 1 << (size - 1);
            points.ranks[size as usize - 1] = points.ranks[0];
        }
        points
    }

    /// All points on the edge of a board of `size` lines.
    #[must_use]
    pub const fn edge(size: u8) -> Points {
        let mut points = Points::corners(size);
        if size > 0 && size <= MAX_SIZE {
            let mut rank = 1;
            while rank + 1 < size as usize {
                points.ranks[rank] = points.ranks[0];
                rank += 1;
            }
            points.ranks[0] = (1 << size) - 1;
            points.ranks[size as usize - 1] = points.ranks[0];
        }
        points
    }

    /// The points of both sets.
    #[must_use]
    pub const fn and(mut self, other: Points) -> Points {
        let mut rank = 0;
        while rank < self.ranks.len() {
            self.ranks[rank] |= other.ranks[rank];
            rank += 1;
        }
        self
    }

    /// Whether the point of index `index` on a board of `size` lines is in the set.
    #[must_use]
    pub fn has(&self, size: u8, index: u16) -> bool {
        size > 0 && Point::at(size, index).is_some_and(|point| self.contains(point))
    }

    #[inline]
    pub(crate) fn contains(&self, point: Point) -> bool {
        self.ranks[usize::from(point.rank)] >> point.file & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::{Point, Points};

    #[test]
    fn the_named_sets_have_the_points_that_they_name() {
        for size in [1, 2, 3, 7, 9, 11, 13, 19] {
            let count = |points: Points| (0..u16::from(size).pow(2)).filter(|&i| points.has(size, i)).count();
            let n = usize::from(size);
            assert_eq!(count(Points::centre(size)), n % 2, "centre of {size}");
            assert_eq!(count(Points::corners(size)), n.min(2).pow(2), "corners of {size}");
            assert_eq!(count(Points::edge(size)), n * n - n.saturating_sub(2).pow(2), "edge of {size}");
        }
        assert!(Points::centre(19).has(19, 9 * 19 + 9));
        assert!(Points::centre(7).and(Points::corners(7)).has(7, 48));
    }

    #[test]
    fn a_point_is_its_index() {
        for size in [1, 7, 19] {
            for (index, point) in (0..).zip(Point::all(size)) {
                assert_eq!(point.index(size), index);
                assert_eq!(Point::at(size, index), Some(point));
            }
            assert_eq!(Point::at(size, u16::from(size).pow(2)), None);
        }
    }
}
