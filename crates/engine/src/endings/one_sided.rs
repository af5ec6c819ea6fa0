//! Bearing off alone: how many rolls it takes.

use super::home::{Home, Successors};

/// The mean of a roll, doubles counted in full.
pub const PIPS_A_ROLL: f64 = 49.0 / 6.0;

/// How many rolls something takes: the probabilities of 0, 1, 2, … rolls. What lies beyond the last is below one in a billion.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Rolls(pub(super) [f32; Rolls::MOST]);

impl Rolls {
    /// The most rolls that are told apart.
    pub const MOST: usize = 32;

    const NONE: Rolls = Rolls({
        let mut chances = [0.0; Rolls::MOST];
        chances[0] = 1.0;
        chances
    });

    /// The probability of exactly `rolls`.
    #[must_use]
    pub fn chance(&self, rolls: usize) -> f64 {
        self.0.get(rolls).copied().map_or(0.0, f64::from)
    }

    /// The mean number of rolls.
    #[must_use]
    pub fn mean(&self) -> f64 {
        (0..Rolls::MOST).map(|rolls| rolls as f64 * self.chance(rolls)).sum()
    }

    /// The probability that a side with these rolls, which is on roll, is done before one with `others`.
    #[must_use]
    pub fn before(&self, others: &Rolls) -> f64 {
        let (mut before, mut left) = (0.0, 1.0);
        for rolls in 0..Rolls::MOST {
            // The other side has had one roll fewer.
            before += self.chance(rolls) * left;
            left -= others.chance(rolls);
        }
        before.clamp(0.0, 1.0)
    }
}

/// For every home board of up to 15 checkers the rolls that it takes to bear all of them off and, of the boards of 15, the first
/// one, which saves the gammon. Each is played so that the mean is least, without looking at the other side.
#[derive(Debug)]
pub struct OneSided {
    all: Vec<Rolls>,
    first: Vec<Rolls>,
}

impl OneSided {
    /// Goes through all boards. `progress` hears how many are done, of [`Home::count`] of 15.
    #[must_use]
    pub fn build(mut progress: impl FnMut(usize)) -> OneSided {
        let successors = Successors::new(Home::MOST);
        let count = Home::count(Home::MOST);
        let fifteen = Home::count(Home::MOST - 1);
        let mut all = Quickest::default();
        let mut first = Quickest::default();
        for board in 0..count {
            all.push(board == 0, &successors, board, |after| after);
            // Fewer than 15 checkers: one is off. All such boards are the same board to this question.
            if board + 1 == fifteen {
                first.push(true, &successors, board, |after| after);
            } else if board >= fifteen {
                first.push(false, &successors, board, |after| (after + 1).saturating_sub(fifteen));
            }
            progress(board + 1);
        }
        let [all, first] = [all, first].map(|quickest| quickest.rolls);
        OneSided { all, first }
    }

    /// From its two tables, which are as long as [`OneSided::build`] makes them.
    pub(super) fn of(all: Vec<Rolls>, first: Vec<Rolls>) -> OneSided {
        OneSided { all, first }
    }

    /// All boards, then those of 15 checkers.
    pub(super) fn tables(&self) -> [&[Rolls]; 2] {
        [&self.all, &self.first]
    }

    /// How many boards the second table has: one for all boards of fewer than 15 checkers, then those of 15.
    pub(super) fn firsts() -> usize {
        1 + Home::count(Home::MOST) - Home::count(Home::MOST - 1)
    }

    /// The rolls that it takes to bear off all checkers.
    #[must_use]
    pub fn all_off(&self, home: Home) -> &Rolls {
        &self.all[home.index()]
    }

    /// The rolls that it takes to bear off one checker of 15; none if there are fewer.
    #[must_use]
    pub fn first_off(&self, home: Home) -> &Rolls {
        &self.first[(home.index() + 1).saturating_sub(Home::count(Home::MOST - 1))]
    }

    /// The effective pip count: the pips that would be borne off in the same time if none were ever wasted.
    #[must_use]
    pub fn effective_pips(&self, home: Home) -> f64 {
        self.all_off(home).mean() * PIPS_A_ROLL
    }

    /// The probability that the side on roll wins a race of two home boards, each of which is played to be off soonest.
    #[must_use]
    pub fn wins(&self, mover: Home, other: Home) -> f64 {
        self.all_off(mover).before(self.all_off(other))
    }
}

/// Boards by the mean of the rolls that they take, which decides what is played.
#[derive(Default)]
struct Quickest {
    rolls: Vec<Rolls>,
    means: Vec<f64>,
}

impl Quickest {
    /// Adds a board; `place` says where among those here a successor is found.
    fn push(&mut self, done: bool, successors: &Successors, board: usize, place: impl Fn(usize) -> usize) {
        if done {
            self.rolls.push(Rolls::NONE);
            self.means.push(0.0);
            return;
        }
        let (mut chances, mut mean) = ([0.0; Rolls::MOST], 1.0);
        for (after, weight) in successors.of(board) {
            let places = after.iter().map(|&after| place(usize::from(after)));
            let best = places.min_by(|&a, &b| self.means[a].total_cmp(&self.means[b]));
            let best = best.expect("a side with checkers has a turn for every roll");
            let weight = f64::from(weight) / 36.0;
            mean += weight * self.means[best];
            for (chance, after) in chances[1..].iter_mut().zip(self.rolls[best].0) {
                *chance += weight * f64::from(after);
            }
        }
        self.rolls.push(Rolls(chances.map(|chance| chance as f32)));
        self.means.push(mean);
    }
}
