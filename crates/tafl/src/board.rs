//! What stands where, and what follows from that alone: moves, captures, a king taken, held or shut in.

use core::num::NonZeroU8;

use alea_game::{BySide, Cell, Side, SquareSetup, Step};

use crate::key::{self, Kind};
use crate::lines::{Line, Lines, bit, each, reach, runs};
use crate::points::{MAX_SIZE, Point};
use crate::rules::{Ready, Strength};

/// One piece from one point to another, in a straight line. [`crate::Tafl`] makes them and takes them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    pub(crate) from: Point,
    pub(crate) to: Point,
    /// Lines a side of the board that it is played on, without which the points have no index.
    pub(crate) size: u8,
}

impl Move {
    /// The move as a step.
    #[must_use]
    pub fn step(self) -> Step {
        Step::new(self.from.index(self.size), self.to.index(self.size))
    }
}

/// Which of the four neighbours of a point are captured, in the order of their indices.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Caught(u8);

impl Caught {
    const BELOW: u8 = 1;
    const LEFT: u8 = 2;
    const RIGHT: u8 = 4;
    const ABOVE: u8 = 8;

    #[inline]
    pub(crate) fn nothing(self) -> bool {
        self.0 == 0
    }

    /// The captured points around `centre`, by index.
    pub(crate) fn around(self, centre: Point) -> impl Iterator<Item = Point> {
        let Point { rank, file } = centre;
        let points = [
            (Caught::BELOW, rank.wrapping_sub(1), file),
            (Caught::LEFT, rank, file.wrapping_sub(1)),
            (Caught::RIGHT, rank, file + 1),
            (Caught::ABOVE, rank + 1, file),
        ];
        points
            .into_iter()
            .filter(move |(bit, ..)| self.0 & bit != 0)
            .map(|(_, rank, file)| Point { rank, file })
    }
}

/// The pieces. There is always a king.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    pub(crate) empty: Lines,
    /// Men; the king is not among them.
    pub(crate) men: BySide<Lines>,
    pub(crate) king: Point,
}

impl Board {
    /// The board that `setup` shows, whose king stands on `king`.
    pub(crate) fn new(setup: &SquareSetup, king: Point) -> Board {
        let size = setup.size;
        let mut board =
            Board { empty: Lines::all(size), men: BySide { first: Lines::NONE, second: Lines::NONE }, king };
        for (point, cell) in Point::all(size).zip(&setup.cells) {
            match cell {
                Cell::Empty => continue,
                Cell::White => board.men.first.toggle(size, point),
                Cell::Black => board.men.second.toggle(size, point),
                Cell::King => {}
            }
            board.empty.toggle(size, point);
        }
        board
    }

    /// What stands on a point.
    pub(crate) fn cell(&self, point: Point) -> Cell {
        if self.king == point {
            Cell::King
        } else if self.men.first.contains(point) {
            Cell::White
        } else if self.men.second.contains(point) {
            Cell::Black
        } else {
            Cell::Empty
        }
    }

    /// The key of the pieces, made afresh.
    pub(crate) fn key(&self, size: u8) -> u64 {
        let number = |point| match self.cell(point) {
            Cell::Empty => 0,
            Cell::White => key::number(Kind::White, point),
            Cell::Black => key::number(Kind::Black, point),
            Cell::King => key::number(Kind::King, point),
        };
        Point::all(size).map(number).fold(0, |key, number| key ^ number)
    }

    /// Moves a piece of `side` and gives what that changes in the key.
    #[inline]
    pub(crate) fn carry(&mut self, size: u8, side: Side, from: Point, to: Point) -> u64 {
        self.empty.toggle(size, from);
        self.empty.toggle(size, to);
        let kind = if self.king == from && side == Side::First {
            self.king = to;
            Kind::King
        } else {
            self.men[side].toggle(size, from);
            self.men[side].toggle(size, to);
            kind(side)
        };
        key::number(kind, from) ^ key::number(kind, to)
    }

    /// Removes a man of `side` or puts him back, and gives what that changes in the key.
    #[inline]
    pub(crate) fn toggle(&mut self, size: u8, side: Side, point: Point) -> u64 {
        self.empty.toggle(size, point);
        self.men[side].toggle(size, point);
        key::number(kind(side), point)
    }

    /// The men captured by the piece of `side` that has just arrived at `at`: each stands between it and another piece of
    /// that side, or a hostile point, on one line.
    #[inline]
    pub(crate) fn caught(&self, rules: &Ready, side: Side, at: Point) -> Caught {
        let arms = rules.data.king.arms;
        if self.king == at && !arms.moves() {
            return Caught::default();
        }
        let king = side == Side::First && arms.stands();
        let (own, enemy, hostile) = (&self.men[side], &self.men[!side], &rules.hostile[!side]);
        let closed =
            |enemy: Line, own: Line, hostile: Line, here: Line| (here << 1) & enemy & ((own | hostile) >> 1);

        let (rank, file) = (usize::from(at.rank), usize::from(at.file));
        let on_rank = if king && self.king.rank == at.rank { bit(rules.size, self.king.file) } else { 0 };
        let on_file = if king && self.king.file == at.file { bit(rules.size, self.king.rank) } else { 0 };
        let along_rank = closed(
            enemy.ranks[rank],
            own.ranks[rank] | on_rank,
            hostile.ranks[rank] & self.empty.ranks[rank],
            bit(rules.size, at.file),
        );
        let along_file = closed(
            enemy.files[file],
            own.files[file] | on_file,
            hostile.files[file] & self.empty.files[file],
            bit(rules.size, at.rank),
        );
        if along_rank | along_file == 0 {
            return Caught::default();
        }
        let both = |line: Line, up, down| {
            let up = if line as u32 != 0 { up } else { 0 };
            let down = if line >> 32 != 0 { down } else { 0 };
            up | down
        };
        Caught(both(along_rank, Caught::RIGHT, Caught::LEFT) | both(along_file, Caught::ABOVE, Caught::BELOW))
    }

    /// The points beside the king, along his rank and along his file, as bits of those lines; a bit too many at the edge.
    #[inline]
    fn beside_king(&self, size: u8) -> (Line, Line) {
        (bit(size, self.king.file) << 1, bit(size, self.king.rank) << 1)
    }

    /// Black men beside the king, along his rank and along his file.
    #[inline]
    fn black_beside_king(&self, size: u8) -> (Line, Line) {
        let (along_rank, along_file) = self.beside_king(size);
        let black = &self.men.second;
        (
            along_rank & black.ranks[usize::from(self.king.rank)],
            along_file & black.files[usize::from(self.king.file)],
        )
    }

    /// Whether black men stand on all four sides of the king.
    pub(crate) fn king_walled_in(&self, size: u8) -> bool {
        self.black_beside_king(size) == self.beside_king(size)
    }

    /// Whether a black man stands on any side of the king.
    pub(crate) fn king_met(&self, size: u8) -> bool {
        self.black_beside_king(size) != (0, 0)
    }

    /// Whether two black men stand on opposite sides of the king.
    pub(crate) fn king_flanked(&self, size: u8) -> bool {
        let (black, beside) = (self.black_beside_king(size), self.beside_king(size));
        black.0 == beside.0 || black.1 == beside.1
    }

    /// Whether the black man who has just arrived at `at` takes the king.
    #[inline]
    pub(crate) fn king_taken(&self, rules: &Ready, at: Point) -> bool {
        if !at.is_next_to(self.king) {
            return false;
        }
        let (rank, file) = (usize::from(self.king.rank), usize::from(self.king.file));
        let (beside, black) = (self.beside_king(rules.size), self.black_beside_king(rules.size));
        let hostile = &rules.hostile_to_king;
        let closed = (
            black.0 | beside.0 & hostile.ranks[rank] & self.empty.ranks[rank],
            black.1 | beside.1 & hostile.files[file] & self.empty.files[file],
        );
        let king = &rules.data.king;
        let strength = if king.stronghold.contains(self.king) { Strength::Four } else { king.strength };
        match strength {
            Strength::Two if at.rank == self.king.rank => closed.0 == beside.0,
            Strength::Two => closed.1 == beside.1,
            Strength::Three => closed.0.count_ones() + closed.1.count_ones() >= 3,
            Strength::Four => closed == beside,
        }
    }

    /// How far the king can move along his rank (down, up) and along his file (down, up).
    pub(crate) fn king_runs(&self, rules: &Ready) -> [u8; 4] {
        let king = &rules.data.king;
        if king.held_when_flanked && self.king_flanked(rules.size) {
            return [0; 4];
        }
        let Point { rank, file } = self.king;
        let (left, right) = runs(rules.size, self.empty.ranks[usize::from(rank)], file);
        let (down, up) = runs(rules.size, self.empty.files[usize::from(file)], rank);
        let limit = king.range.map_or(MAX_SIZE, NonZeroU8::get);
        [left, right, down, up].map(|run| run.min(limit))
    }

    /// How many moves the men of `side` have, line by line.
    #[inline]
    fn reaches<'a>(&'a self, rules: &'a Ready, side: Side) -> impl Iterator<Item = Line> + 'a {
        let (men, empty, size) = (&self.men[side], &self.empty, usize::from(rules.size));
        let line = |men: Line, empty: Line, cross: Line, stop: Line| reach(empty & cross, men) & stop;
        let ranks = men.ranks.iter().zip(&empty.ranks).zip(&rules.cross.ranks).zip(&rules.stop.ranks);
        let files = men.files.iter().zip(&empty.files).zip(&rules.cross.files).zip(&rules.stop.files);
        ranks
            .take(size)
            .chain(files.take(size))
            .map(move |(((&men, &empty), &cross), &stop)| line(men, empty, cross, stop))
    }

    /// How many moves `side` has.
    pub(crate) fn count(&self, rules: &Ready, side: Side) -> u64 {
        let men: u32 = self.reaches(rules, side).map(Line::count_ones).sum();
        let king = match side {
            Side::First => self.king_runs(rules).into_iter().map(u32::from).sum(),
            Side::Second => 0,
        };
        u64::from(men + king)
    }

    /// Whether `side` has a move.
    #[inline]
    pub(crate) fn can_move(&self, rules: &Ready, side: Side) -> bool {
        self.reaches(rules, side).any(|line| line != 0)
            || side == Side::First && self.king_runs(rules) != [0; 4]
    }

    /// Gives every move of `side` to `take`: men by index, then the king; each to the left, right, down and up, the nearest
    /// point first.
    pub(crate) fn moves(&self, rules: &Ready, side: Side, mut take: impl FnMut(Move)) {
        let size = rules.size;
        let (men, stop) = (&self.men[side], &rules.stop);
        for rank in 0..size {
            let r = usize::from(rank);
            let along_rank = self.empty.ranks[r] & rules.cross.ranks[r];
            for file in each(men.ranks[r]) {
                let f = usize::from(file);
                let along_file = self.empty.files[f] & rules.cross.files[f];
                let (left, right) = runs(size, along_rank, file);
                let (down, up) = runs(size, along_file, rank);
                slides(size, Point { rank, file }, [left, right, down, up], |mv| {
                    if stop.contains(mv.to) {
                        take(mv);
                    }
                });
            }
        }
        if side == Side::First {
            slides(size, self.king, self.king_runs(rules), take);
        }
    }

    /// Whether no white piece has a path of empty or white points to the edge.
    pub(crate) fn encircled(&self, size: u8) -> bool {
        let n = usize::from(size);
        let whole = (1_u32 << size) - 1;
        let sides = 1 | 1 << (size - 1);
        let open = |rank: usize| whole & !(self.men.second.ranks[rank] as u32);
        // What the outside reaches, growing until it no longer does.
        let mut outside = [0_u32; MAX_SIZE as usize];
        for (rank, outside) in outside.iter_mut().enumerate().take(n) {
            *outside = open(rank) & if rank == 0 || rank == n - 1 { whole } else { sides };
        }
        let mut grown = true;
        while grown {
            grown = false;
            for rank in (0..n).chain((0..n).rev()) {
                let below = if rank > 0 { outside[rank - 1] } else { 0 };
                let above = if rank + 1 < n { outside[rank + 1] } else { 0 };
                let mut now = outside[rank] | (below | above) & open(rank);
                loop {
                    let wider = now | (now << 1 | now >> 1) & open(rank);
                    if wider == now {
                        break;
                    }
                    now = wider;
                }
                grown |= now != outside[rank];
                outside[rank] = now;
            }
        }
        let king_free = outside[usize::from(self.king.rank)] >> self.king.file & 1 == 1;
        let men_free =
            outside.iter().zip(&self.men.first.ranks).any(|(outside, men)| outside & *men as u32 != 0);
        !king_free && !men_free
    }
}

fn kind(side: Side) -> Kind {
    match side {
        Side::First => Kind::White,
        Side::Second => Kind::Black,
    }
}

/// Gives each move of the piece on `from` that slides so far to the left, right, down and up.
#[inline]
fn slides(size: u8, from: Point, [left, right, down, up]: [u8; 4], mut take: impl FnMut(Move)) {
    let Point { rank, file } = from;
    let mut to = |to| take(Move { from, to, size });
    for d in 1..=left {
        to(Point { rank, file: file - d });
    }
    for d in 1..=right {
        to(Point { rank, file: file + d });
    }
    for d in 1..=down {
        to(Point { rank: rank - d, file });
    }
    for d in 1..=up {
        to(Point { rank: rank + d, file });
    }
}
