//! What of a game was luck.
//!
//! The luck of a roll is what the position is worth after the best turn with it, less the mean of that over all rolls. It is 0 on average
//! whoever says what positions are worth and whatever is played then, so a result less the luck of all its rolls has the mean of the
//! result; the better the positions are judged, the less is left of its spread.

use std::{marker::PhantomData, sync::Arc};

use alea_game::{Dice, Table};
use alea_tables::{ROLLS, Roll, Tables, Turn};

use crate::{
    Evaluator, Nets, Odds,
    players::{
        Static,
        simple::{Simple, Weighed},
    },
};

/// Which rolls could have come.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Chances {
    /// Any two dice.
    All,
    /// Two different dice, such as those that decide who begins.
    Different,
}

impl Chances {
    /// The rolls with their weights.
    fn rolls(self) -> impl Iterator<Item = (Roll, u8)> {
        ROLLS.iter().copied().filter(move |(roll, _)| self == Chances::All || !roll.is_double())
    }
}

/// Somebody who says how lucky a roll is, for one kind of game and always in the same way.
pub trait Luck: Send {
    /// How many points the roll is better for the side on roll than what could have come on average. `before` waits for a roll. 0 on
    /// another game's table.
    fn of(&mut self, before: &dyn Table, dice: Dice, chances: Chances) -> f64;
}

/// By the nets of [`Static`], cubeless.
#[derive(Debug)]
pub struct Judged<V: Weighed> {
    evaluator: Evaluator,
    turns: Vec<Turn>,
    odds: Vec<Odds>,
    variant: PhantomData<V>,
}

impl<V: Weighed> Judged<V> {
    /// `None` if this is no game that the nets know.
    #[must_use]
    pub fn new(nets: Arc<Nets>) -> Option<Judged<V>> {
        Static::<V>::is_known().then(|| Judged {
            evaluator: Evaluator::new(nets),
            turns: Vec::new(),
            odds: Vec::new(),
            variant: PhantomData,
        })
    }

    /// What the best turn with a roll is worth to the side that plays it.
    fn best(&mut self, game: &Tables<V>, roll: Roll) -> f64 {
        self.turns.clear();
        game.generator().turns(roll, &mut self.turns);
        self.odds.clear();
        self.odds.resize(self.turns.len(), Odds::decided(0));
        self.evaluator.evaluate_turns(&self.turns, &mut self.odds);
        self.odds.iter().map(|odds| f64::from(odds.equity())).fold(f64::NEG_INFINITY, f64::max)
    }
}

impl<V: Weighed> Luck for Judged<V> {
    fn of(&mut self, before: &dyn Table, dice: Dice, chances: Chances) -> f64 {
        // Where nobody can say what positions are worth, all rolls are alike.
        let Some(game) = Simple::<V>::game(before).filter(|_| self.evaluator.nets().know(V::CHECKERS)) else {
            return 0.0;
        };
        let (mut sum, mut weights, mut rolled) = (0.0, 0.0, 0.0);
        for (roll, weight) in chances.rolls() {
            let (worth, weight) = (self.best(&game, roll), f64::from(weight));
            sum += weight * worth;
            weights += weight;
            if roll == Roll::of(dice) {
                rolled = worth;
            }
        }
        rolled - sum / weights
    }
}
