//! Races of up to six checkers a side, solved with the cube.

use super::home::{Home, Successors};

/// What a position is worth to the side on roll if it rolls now, without doubling, and the cube is used as is best from then on: in
/// points, times the cube. Money play without the Jacoby rule; there are no gammons.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Equities {
    /// Without a cube: the probability of winning less that of losing.
    pub cubeless: f32,
    /// The side on roll owns the cube.
    pub owned: f32,
    /// The cube is in the middle.
    pub centred: f32,
    /// The other side owns the cube.
    pub theirs: f32,
}

impl Equities {
    /// What a double is worth to the side on roll: a point if it is passed, or a cube of twice the value on the other side.
    #[must_use]
    pub fn doubled(&self) -> f32 {
        (2.0 * self.theirs).min(1.0)
    }
}

/// The equities of all races of two home boards of up to six checkers each.
#[derive(Debug)]
pub struct TwoSided {
    /// By the number of the board on roll, then that of the other.
    equities: Vec<Equities>,
}

impl TwoSided {
    /// The most checkers of a side.
    pub const MOST: u8 = 6;

    /// Solves all of them, the shortest first. `progress` hears how many are done, of the square of [`Home::count`] of six.
    #[must_use]
    pub fn build(mut progress: impl FnMut(usize)) -> TwoSided {
        let count = Home::count(TwoSided::MOST);
        let successors = Successors::new(TwoSided::MOST);
        // Cubeless, owned, centred, theirs. Whoever has nothing left has won: lost, for a side on roll that meets it.
        let mut values = vec![[-1.0; 4]; count * count];
        let mut done = 0;
        // Every turn leads to a lower number, so boards of a smaller sum come first.
        for sum in 0..2 * count - 1 {
            for mover in sum.saturating_sub(count - 1)..=sum.min(count - 1) {
                let other = sum - mover;
                if mover == 0 {
                    values[mover * count + other] = [1.0; 4];
                } else if other > 0 {
                    values[mover * count + other] =
                        solve(&successors, mover, |after| values[other * count + after]);
                }
                done += 1;
            }
            progress(done);
        }
        let equities = values
            .into_iter()
            .map(|value| {
                let [cubeless, owned, centred, theirs] = value.map(|value| value as f32);
                Equities { cubeless, owned, centred, theirs }
            })
            .collect();
        TwoSided { equities }
    }

    /// From its table, which is as long as [`TwoSided::build`] makes it.
    pub(super) fn of(equities: Vec<Equities>) -> TwoSided {
        TwoSided { equities }
    }

    /// By the number of the board on roll, then that of the other.
    pub(super) fn all(&self) -> &[Equities] {
        &self.equities
    }

    /// What a race is worth to the side on roll; `None` if a side has more than six checkers or both are off.
    #[must_use]
    pub fn equities(&self, mover: Home, other: Home) -> Option<Equities> {
        if mover.checkers().max(other.checkers()) > TwoSided::MOST || mover.checkers() + other.checkers() == 0
        {
            return None;
        }
        Some(self.equities[mover.index() * Home::count(TwoSided::MOST) + other.index()])
    }
}

/// The values of a board whose successors, seen by the other side, are worth `after`.
fn solve(successors: &Successors, mover: usize, after: impl Fn(usize) -> [f64; 4]) -> [f64; 4] {
    let mut rolled = [0.0; 4];
    for (boards, weight) in successors.of(mover) {
        let mut best = [f64::NEG_INFINITY; 4];
        for &board in boards {
            let [cubeless, owned, centred, theirs] = after(usize::from(board));
            // The other side, on roll, may double where it can. What it owns is what is theirs now, and the other way round.
            let doubled = (2.0 * theirs).min(1.0);
            let values = [cubeless, theirs, centred.max(doubled), owned.max(doubled)];
            for (best, value) in best.iter_mut().zip(values) {
                *best = best.max(-value);
            }
        }
        for (rolled, best) in rolled.iter_mut().zip(best) {
            *rolled += best * f64::from(weight) / 36.0;
        }
    }
    rolled
}
