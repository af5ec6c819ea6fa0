//! Home boards and their numbers.

use alea_tables::{Backgammon, Board, Generator, Half, OwnTurn, ROLLS, Rules, Variant};

/// The points of a home board.
const POINTS: usize = 6;

/// Checkers of one side on the six points of its home board. All others of that side are off.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Home([u8; POINTS]);

/// `CHOOSE[n][k]`: how many sets of `k` there are among `n`.
static CHOOSE: [[u32; POINTS + 1]; 22] = {
    let mut choose = [[0; POINTS + 1]; 22];
    let mut n = 0;
    while n < 22 {
        choose[n][0] = 1;
        let mut k = 1;
        while n > 0 && k <= POINTS {
            choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choose
};

impl Home {
    /// The most checkers on a home board.
    pub const MOST: u8 = 15;

    /// Counts on the points 1 to 6, in this order; `None` for more than 15 checkers.
    #[must_use]
    pub fn new(counts: [u8; POINTS]) -> Option<Home> {
        let checkers: u32 = counts.iter().map(|&count| u32::from(count)).sum();
        (checkers <= u32::from(Home::MOST)).then_some(Home(counts))
    }

    /// The checkers of one side, if none stands outside its home board.
    #[must_use]
    pub fn of(half: Half) -> Option<Home> {
        if half.rearmost().is_some_and(|rearmost| usize::from(rearmost) > POINTS) {
            return None;
        }
        Home::new(core::array::from_fn(|at| half.count(at as u8 + 1)))
    }

    /// How many stand on the points 1 to 6.
    #[must_use]
    pub fn counts(self) -> [u8; POINTS] {
        self.0
    }

    /// Checkers that are not off.
    #[must_use]
    pub fn checkers(self) -> u8 {
        self.0.iter().sum()
    }

    /// How many home boards there are of up to so many checkers, the empty one included: those with an
    /// [index](Home::index) below that.
    #[must_use]
    pub fn count(checkers: u8) -> usize {
        CHOOSE[usize::from(checkers.min(Home::MOST)) + POINTS][POINTS] as usize
    }

    /// Its number among all home boards: those with fewer checkers come first, and every turn leads to a lower one.
    ///
    /// The counts from the sixth point down are summed up; the sums, each raised by its place, are six different numbers, and
    /// sets of six numbers are counted as in the combinatorial number system.
    #[must_use]
    pub fn index(self) -> usize {
        let (mut sum, mut index) = (0, 0);
        for (at, &count) in self.0.iter().rev().enumerate() {
            sum += usize::from(count);
            index += CHOOSE[sum + at][at + 1];
        }
        index as usize
    }

    /// The home board with this number, which is below [`Home::count`] of 15.
    #[must_use]
    pub fn at(index: usize) -> Option<Home> {
        let mut rest = u32::try_from(index).ok().filter(|_| index < Home::count(Home::MOST))?;
        let mut sums = [0; POINTS];
        for at in (0..POINTS).rev() {
            let below = (at..22).take_while(|&n| CHOOSE[n][at + 1] <= rest).last().unwrap_or(at);
            rest -= CHOOSE[below][at + 1];
            sums[at] = (below - at) as u8;
        }
        let mut counts = [0; POINTS];
        for at in 0..POINTS {
            counts[POINTS - 1 - at] = sums[at] - if at == 0 { 0 } else { sums[at - 1] };
        }
        Some(Home(counts))
    }

    fn half(self) -> Half {
        let mut stacks = [(0, Home::MOST - self.checkers()); POINTS + 1];
        for (stack, (point, count)) in stacks[1..].iter_mut().zip((1..).zip(self.0)) {
            *stack = (point, count);
        }
        Half::of(&stacks)
    }
}

/// The numbers of the home boards that each roll leads to, roll by roll.
#[derive(Debug)]
pub(super) struct Successors {
    /// Where the successors of each roll of each board begin; one more at the end.
    starts: Vec<u32>,
    boards: Vec<u16>,
}

impl Successors {
    /// Of all boards of up to `checkers` checkers. The empty one has none.
    pub(super) fn new(checkers: u8) -> Successors {
        let (mut starts, mut boards, mut turns) = (vec![0], Vec::new(), Vec::new());
        for home in (0..Home::count(checkers)).filter_map(Home::at) {
            // Somebody has to be there, or the game would be over: a checker that has passed.
            let board = Board { me: home.half(), you: Half::of(&[(1, 1)]) };
            let rules = Rules { ..Backgammon::RULES };
            let generator = Generator::<Backgammon>::new(rules, board, OwnTurn::Later);
            for (roll, _) in ROLLS {
                turns.clear();
                if home.checkers() > 0 {
                    generator.turns(roll, &mut turns);
                }
                let after = turns.iter().filter_map(|turn| Home::of(turn.after.me));
                boards.extend(after.map(|home| home.index() as u16));
                starts.push(boards.len() as u32);
            }
        }
        Successors { starts, boards }
    }

    /// Those of the board with this number, with the weight of each roll in 36.
    pub(super) fn of(&self, board: usize) -> impl Iterator<Item = (&[u16], u8)> {
        ROLLS.iter().enumerate().map(move |(roll, &(_, weight))| {
            let at = board * ROLLS.len() + roll;
            (&self.boards[self.starts[at] as usize..self.starts[at + 1] as usize], weight)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_has_its_number() {
        assert_eq!(Home::count(15), 54_264);
        assert_eq!(Home::count(6), 924);
        for index in 0..Home::count(15) {
            let home = Home::at(index).expect("a number below the count");
            assert_eq!(home.index(), index, "{home:?}");
            assert!(index < Home::count(home.checkers()), "{home:?}");
            assert!(home.checkers() == 0 || index >= Home::count(home.checkers() - 1), "{home:?}");
            assert_eq!(Home::of(home.half()), Some(home));
        }
        assert_eq!(Home::at(Home::count(15)), None);
        assert_eq!(Home::new([15, 0, 0, 0, 0, 1]), None);
        assert_eq!(Home::of(Half::of(&[(7, 1)])), None);
    }

    #[test]
    fn every_turn_leads_to_a_lower_number() {
        let successors = Successors::new(8);
        for board in 1..Home::count(8) {
            for (after, _) in successors.of(board) {
                assert!(!after.is_empty() && after.iter().all(|&after| usize::from(after) < board));
            }
        }
    }
}
