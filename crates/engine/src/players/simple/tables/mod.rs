//! The player of the games on the 24-point board.

mod cube;
mod estimate;
mod race;
mod reading;
mod shots;
mod terms;
mod view;
mod weights;

use std::marker::PhantomData;

use alea_game::{Game, Side, Step, Table};
use alea_matchplay::Contest;
use alea_tables::{Tables, Turn, Variant};

use crate::{
    Random,
    players::{Player, simple::chance::CERTAIN},
};
use estimate::Estimate;

pub use estimate::{Gammon, Weights};
pub use terms::Terms;

/// A game that the player knows something about.
pub trait Weighed: Variant {
    /// What.
    const WEIGHTS: Weights;
}

/// Looks at every board that a roll leads to and plays the one that it expects most of.
#[derive(Copy, Clone, Debug, Default)]
pub struct Simple<V: Weighed> {
    variant: PhantomData<V>,
}

impl<V: Weighed> Simple<V> {
    /// The player at the start of any game.
    #[must_use]
    pub fn new() -> Simple<V> {
        Simple { variant: PhantomData }
    }

    /// The game on the table, to look ahead on; `None` if it is another.
    pub(crate) fn game(table: &dyn Table) -> Option<Tables<V>> {
        let rules = V::rules(table.rules()).ok()?;
        let mut game = Tables::<V>::from_setup(rules, &table.setup()).ok()?;
        if let Some(roll) = table.rolled().and_then(Tables::<V>::chance_of) {
            game.resolve(roll);
        }
        Some(game)
    }

    /// The turn that looks best; `None` where there is none to be played. What looks equal is decided by the pips left, then by
    /// the turn itself, however they are listed.
    fn choice(game: &Tables<V>) -> Option<Turn> {
        let mut turns = Vec::with_capacity(64);
        game.moves(&mut turns);
        let pips = |turn: &Turn| -i64::from(turn.after.me.pips());
        turns.into_iter().max_by_key(|turn| (Self::worth(game, turn), pips(turn), *turn))
    }

    /// The points that the player on turn expects after `turn`.
    fn worth(game: &Tables<V>, turn: &Turn) -> i64 {
        match turn.end {
            Some(points) => i64::from(points) * CERTAIN,
            None => Estimate::of::<V>(game.rules(), &V::WEIGHTS, &turn.after).points(),
        }
    }
}

impl<V: Weighed> Player for Simple<V> {
    fn turn(&mut self, table: &dyn Table, _: &mut Random) -> Vec<Step> {
        let chosen = Self::game(table).and_then(|game| Self::choice(&game));
        chosen.map(|turn| Tables::<V>::steps(&turn)).unwrap_or_default()
    }

    fn doubles(&mut self, contest: &Contest, by: Side) -> bool {
        Self::would_double(contest, by).unwrap_or(false)
    }

    fn takes(&mut self, contest: &Contest, by: Side) -> bool {
        Self::would_take(contest, by).unwrap_or(true)
    }

    fn raises(&mut self, contest: &Contest, by: Side) -> bool {
        Self::would_raise(contest, by).unwrap_or(false)
    }

    fn resigns(&mut self, contest: &Contest, by: Side) -> Option<u8> {
        Self::would_resign(contest, by)
    }

    fn accepts_resignation(&mut self, contest: &Contest, by: Side, points: u8) -> bool {
        Self::would_let_resign(contest, by, points).unwrap_or(true)
    }

    fn accepts_draw(&mut self, contest: &Contest, by: Side) -> bool {
        Self::would_draw(contest, by).unwrap_or(false)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use alea_game::{PointsSetup, Setup};
    use alea_tables::{Backgammon, Board, ROLLS, Roll};

    use super::*;

    /// The boards that a roll leads to from a home board, against an opponent who has far to go, and which of them is chosen.
    fn after(points: [u8; 6], roll: Roll) -> (Vec<[u8; 6]>, usize) {
        let mut setup = PointsSetup::default();
        setup.x.points[..6].copy_from_slice(&points);
        setup.o.points[6] = 15;
        let rules = Backgammon::RULES;
        let mut game = Tables::<Backgammon>::from_setup(rules, &Setup::Points(setup)).unwrap();
        game.resolve(roll);
        let mut turns = Vec::new();
        game.moves(&mut turns);
        let chosen = Simple::<Backgammon>::choice(&game).unwrap();
        let home = |board: &Board| std::array::from_fn(|at| board.me.count(at as u8 + 1));
        let index = turns.iter().position(|turn| *turn == chosen).unwrap();
        (turns.iter().map(|turn| home(&turn.after)).collect(), index)
    }

    /// The rolls that it takes to bear off: with the best of play, and as the player does it.
    fn rolls(points: [u8; 6], known: &mut BTreeMap<[u8; 6], (f64, f64)>) -> (f64, f64) {
        if points == [0; 6] {
            return (0.0, 0.0);
        }
        if let Some(found) = known.get(&points) {
            return *found;
        }
        let mut sum = (1.0, 1.0);
        for &(roll, weight) in &ROLLS {
            let (boards, chosen) = after(points, roll);
            let next: Vec<_> = boards.iter().map(|&board| rolls(board, known)).collect();
            let best = next.iter().map(|&(best, _)| best).fold(f64::INFINITY, f64::min);
            sum.0 += best * f64::from(weight) / 36.0;
            sum.1 += next[chosen].1 * f64::from(weight) / 36.0;
        }
        known.insert(points, sum);
        sum
    }

    #[test]
    fn little_is_wasted_in_bearing_off() {
        let mut known = BTreeMap::new();
        let (mut all, mut worst) = (Vec::new(), (0.0, [0; 6]));
        for points in [
            [2, 2, 2, 2, 2, 2],
            [0, 0, 2, 3, 3, 3],
            [5, 2, 1, 0, 0, 3],
            [0, 0, 0, 0, 5, 6],
            [7, 0, 0, 4, 0, 0],
        ] {
            rolls(points, &mut known);
        }
        for (&points, &(best, played)) in &known {
            all.push(played - best);
            if played - best > worst.0 {
                worst = (played - best, points);
            }
        }
        let mean = all.iter().sum::<f64>() / all.len() as f64;
        assert!(mean < 0.012 && worst.0 < 0.11, "{mean} {worst:?}");
    }
}
