//! What the player of the tafl games looks at, and how it is read from a board.

use alea_game::Side;
use alea_tafl::{MAX_SIZE, Men, Tafl};

use crate::players::simple::sum::terms;

terms! {
    /// A number for each thing that is looked at: how often it stands on a board, or what one of it is worth to White, in
    /// hundredths of a white man.
    KingTerms {
        /// White men.
        white: 1,
        /// Black men.
        black: 1,
        /// Points of the edge that the king could reach with his next move, 1 to 4.
        doors: 4,
        /// Open lines from the king to the edge, however long.
        lines: 1,
        /// He would be out in 1, 2 or 3 moves if nobody else moved.
        steps: 3,
        /// The moves that he would need.
        walk: 1,
        /// He has no way out as the men stand.
        walled: 1,
        /// Points from which he could walk out with his next move.
        gates: 1,
        /// Points that the king can move to.
        room: 1,
        /// Black men beside the king, 0 to 4.
        beside: 5,
        /// For each black man the points that he is nearer to the king than the board is wide.
        near: 1,
        /// Points of the edge that the king could walk to if white men made way.
        rim: 1,
        /// No point of the edge is left to walk to.
        sealed: 1,
        /// White men that Black could capture, with Black to move and with White to move.
        white_loose: 2,
        /// Black men that White could capture, with White to move and with Black to move.
        black_loose: 2,
    }
}

const LINES: usize = MAX_SIZE as usize;

type Rows = [u32; LINES];

/// A board to read from.
struct Reading<'a> {
    game: &'a Tafl,
    size: usize,
    whole: u32,
    white: Men,
    black: Men,
    /// Points where nobody stands, by ranks and by files.
    empty: Men,
    king: (usize, usize),
}

/// What stands on a board.
pub(super) fn read(game: &Tafl, mover: Side) -> KingTerms {
    let board = Reading::new(game);
    let mut terms = KingTerms::NONE;
    let count = |men: &Men| men.ranks.iter().map(|rank| rank.count_ones() as i32).sum();
    terms.white = [count(&board.white)];
    terms.black = [count(&board.black)];
    terms.lines = [board.lines()];
    board.way_out(&mut terms);
    terms.room = [game.king_runs().into_iter().map(i32::from).sum()];
    terms.beside[board.beside()] = 1;
    terms.near = [board.near()];
    let rim = board.rim();
    terms.rim = [rim];
    terms.sealed = [i32::from(rim == 0)];
    let (white, black) =
        (board.loose(&board.white, &board.black, false), board.loose(&board.black, &board.white, true));
    terms.white_loose[usize::from(mover == Side::First)] = white;
    terms.black_loose[usize::from(mover == Side::Second)] = black;
    terms
}

impl Reading<'_> {
    fn new(game: &Tafl) -> Reading<'_> {
        let size = usize::from(game.rules().size());
        let whole = (1 << size) - 1;
        let (white, black) = (game.men(Side::First), game.men(Side::Second));
        let king = game.king();
        let king = (usize::from(king.0), usize::from(king.1));
        let mut empty = Men { ranks: [0; LINES], files: [0; LINES] };
        for line in 0..size {
            empty.ranks[line] = whole & !(white.ranks[line] | black.ranks[line]);
            empty.files[line] = whole & !(white.files[line] | black.files[line]);
        }
        empty.ranks[king.0] &= !(1 << king.1);
        empty.files[king.1] &= !(1 << king.0);
        Reading { game, size, whole, white, black, empty, king }
    }

    /// The four lines from the king that are open up to the edge.
    fn lines(&self) -> i32 {
        let (rank, file) = self.king;
        let open = |line: u32, at: usize| {
            let below = (1 << at) - 1;
            let above = self.whole & !(below << 1 | 1);
            i32::from(line & below == below) + i32::from(line & above == above)
        };
        open(self.empty.ranks[rank], file) + open(self.empty.files[file], rank)
    }

    /// How the king gets to the edge if nobody else moves.
    fn way_out(&self, terms: &mut KingTerms) {
        let range = self.game.rules().data().king.range.map_or(LINES, |range| usize::from(range.get()));
        let (rank, file) = self.king;
        let mut seen = [0; LINES];
        seen[rank] = 1 << file;
        let mut reached = self.slides(&seen, range, true);
        terms.gates = [self.gates(&reached, range)];
        for moves in 1.. {
            let doors = self.on_edge(&reached) as usize;
            if doors > 0 {
                if moves == 1 {
                    terms.doors[doors.min(4) - 1] = 1;
                }
                if moves <= 3 {
                    terms.steps[moves - 1] = 1;
                }
                terms.walk = [moves as i32];
                return;
            }
            for (seen, reached) in seen.iter_mut().zip(&mut reached) {
                *reached &= !*seen;
                *seen |= *reached;
            }
            if reached == [0; LINES] {
                terms.walled = [1];
                return;
            }
            reached = self.slides(&reached, range, false);
        }
    }

    /// Points of `from` from which the edge is one move away.
    fn gates(&self, from: &Rows, range: usize) -> i32 {
        let mut gates = 0;
        for (rank, &row) in from.iter().enumerate().take(self.size) {
            for file in bits(row) {
                let mut one = [0; LINES];
                one[rank] = 1 << file;
                gates += i32::from(self.on_edge(&self.slides(&one, range, false)) > 0);
            }
        }
        gates
    }

    /// Where a king on any of these points could move.
    fn slides(&self, from: &Rows, range: usize, now: bool) -> Rows {
        let mut to = [0; LINES];
        for rank in 0..self.size {
            for file in bits(from[rank]) {
                let [left, right, down, up] = if now {
                    self.game.king_runs().map(usize::from)
                } else {
                    let (left, right) = runs(self.empty.ranks[rank], file, range);
                    let (down, up) = runs(self.empty.files[file], rank, range);
                    [left, right, down, up]
                };
                to[rank] |= ((1 << (left + right + 1)) - 1) << (file - left);
                for row in &mut to[rank - down..=rank + up] {
                    *row |= 1 << file;
                }
                to[rank] &= !(1 << file);
            }
        }
        to
    }

    fn on_edge(&self, rows: &Rows) -> u32 {
        let sides = 1 | 1 << (self.size - 1);
        (0..self.size)
            .map(|rank| if rank == 0 || rank + 1 == self.size { rows[rank] } else { rows[rank] & sides })
            .map(u32::count_ones)
            .sum()
    }

    /// Black men beside the king.
    fn beside(&self) -> usize {
        let (rank, file) = self.king;
        let beside = |line: u32, at: usize| (line << 1 >> at & 0b101).count_ones() as usize;
        beside(self.black.ranks[rank], file) + beside(self.black.files[file], rank)
    }

    fn near(&self) -> i32 {
        let (rank, file) = self.king;
        let mut near = 0;
        for (line, &row) in self.black.ranks.iter().enumerate() {
            for at in bits(row) {
                near += (self.size - line.abs_diff(rank).max(at.abs_diff(file))) as i32;
            }
        }
        near
    }

    /// Points of the edge that a path without black men leads to.
    fn rim(&self) -> i32 {
        let mut reached = [0; LINES];
        reached[self.king.0] = 1 << self.king.1;
        loop {
            let mut grown = false;
            for rank in (0..self.size).chain((0..self.size).rev()) {
                let open = self.whole & !self.black.ranks[rank];
                let below = if rank > 0 { reached[rank - 1] } else { 0 };
                let above = if rank + 1 < self.size { reached[rank + 1] } else { 0 };
                let mut row = reached[rank] | (below | above) & open;
                loop {
                    let wider = row | (row << 1 | row >> 1) & open;
                    if wider == row {
                        break;
                    }
                    row = wider;
                }
                grown |= row != reached[rank];
                reached[rank] = row;
            }
            if !grown {
                return self.on_edge(&reached) as i32;
            }
        }
    }

    /// How many of `men` the other side, `takers`, could capture by its next move. The king helps White where he stands.
    fn loose(&self, men: &Men, takers: &Men, king: bool) -> i32 {
        let mut loose = 0;
        for rank in 0..self.size {
            let anvils = takers.ranks[rank] | if king && self.king.0 == rank { 1 << self.king.1 } else { 0 };
            let empty = self.empty.ranks[rank];
            let high = men.ranks[rank] & anvils << 1 & empty >> 1;
            let low = men.ranks[rank] & anvils >> 1 & empty << 1;
            let taken = |&file: &usize| {
                high >> file & 1 == 1 && self.reached(takers, rank, file + 1)
                    || low >> file & 1 == 1 && self.reached(takers, rank, file - 1)
            };
            loose += bits(high | low).filter(taken).count();
        }
        for file in 0..self.size {
            let anvils = takers.files[file] | if king && self.king.1 == file { 1 << self.king.0 } else { 0 };
            let empty = self.empty.files[file];
            let high = men.files[file] & anvils << 1 & empty >> 1;
            let low = men.files[file] & anvils >> 1 & empty << 1;
            let taken = |&rank: &usize| {
                high >> rank & 1 == 1 && self.reached(takers, rank + 1, file)
                    || low >> rank & 1 == 1 && self.reached(takers, rank - 1, file)
            };
            loose += bits(high | low).filter(taken).count();
        }
        loose as i32
    }

    /// Whether one of `men` can move to this empty point.
    fn reached(&self, men: &Men, rank: usize, file: usize) -> bool {
        let along = |empty: u32, men: u32, at: usize| {
            let (down, up) = runs(empty, at, LINES);
            men << 1 >> (at - down) & 1 == 1 || men >> (at + up + 1) & 1 == 1
        };
        along(self.empty.ranks[rank], men.ranks[rank], file)
            || along(self.empty.files[file], men.files[file], rank)
    }
}

/// How many of the points next to `at` are empty in a row, at most `most`: below it, above it.
fn runs(empty: u32, at: usize, most: usize) -> (usize, usize) {
    let below = if at == 0 { 0 } else { (empty << (32 - at)).leading_ones() as usize };
    let above = (empty >> (at + 1)).trailing_ones() as usize;
    (below.min(most), above.min(most))
}

fn bits(mut row: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = row.trailing_zeros() as usize;
        row &= row.wrapping_sub(1);
        (at < 32).then_some(at)
    })
}
