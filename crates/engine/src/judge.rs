//! What the position on a table is worth, whatever game lies there.

use std::{marker::PhantomData, sync::Arc};

use alea_game::{Game, Node, Table};
use alea_tables::{Tables, Turn};

use crate::{
    Class, Evaluator, Nets, Odds,
    players::{
        Static,
        simple::{Simple, Weighed},
    },
    rollout::{self, Plan, RolledOut},
};

/// What a position is worth.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Worth {
    /// To the side on roll, cubeless.
    pub odds: Odds,
    /// Its kind.
    pub class: Class,
    /// Whether it is known, and not estimated.
    pub is_exact: bool,
}

/// Somebody who says what positions of one game are worth.
pub trait Judge: Send {
    /// The position as it lies there: before the roll, or with the dice that have been rolled, which are played as well as the judge can.
    /// `None` on another game's table, and where nobody has solved the game that only a table knows.
    fn worth(&mut self, table: &dyn Table) -> Option<Worth>;

    /// The position rolled out for the side that is to roll. `done` is told after each game. `None` on another game's table, after the
    /// roll, where the game is over, and where there is no worth.
    fn roll_out(&self, table: &dyn Table, plan: &Plan, done: &(dyn Fn() + Sync)) -> Option<RolledOut>;
}

/// By the rules, the tables of endings and nets.
#[derive(Debug)]
pub struct ByNets<V: Weighed> {
    evaluator: Evaluator,
    variant: PhantomData<V>,
}

impl<V: Weighed> ByNets<V> {
    /// `None` if this is no game that the nets know.
    #[must_use]
    pub fn new(nets: Arc<Nets>) -> Option<ByNets<V>> {
        Static::<V>::is_known().then(|| ByNets { evaluator: Evaluator::new(nets), variant: PhantomData })
    }

    /// The game on the table, if it is one that can be judged now.
    fn game(&self, table: &dyn Table) -> Option<Tables<V>> {
        Simple::<V>::game(table).filter(|_| self.evaluator.nets().know(V::CHECKERS))
    }
}

impl<V: Weighed> Judge for ByNets<V> {
    fn worth(&mut self, table: &dyn Table) -> Option<Worth> {
        let game = self.game(table)?;
        let class = Class::of(game.board());
        // Tables are made by the rules without options; a game that is over is worth the same by all of them.
        let as_solved = *game.rules() == V::RULES || class == Class::Over;
        if game.rolled().is_none() {
            let odds = self.evaluator.evaluate(game.board());
            return Some(Worth { odds, class, is_exact: as_solved && self.evaluator.knows(game.board()) });
        }
        let mut turns: Vec<Turn> = Vec::new();
        game.moves(&mut turns);
        let mut odds = vec![Odds::decided(0); turns.len()];
        self.evaluator.evaluate_turns(&turns, &mut odds);
        // Of a choice all that is chosen from has to be known.
        let knows = |turn: &Turn| turn.end.is_some() || self.evaluator.knows(&turn.after.flipped());
        let is_exact = as_solved && turns.iter().all(knows);
        let best = odds.into_iter().max_by(|one, other| one.equity().total_cmp(&other.equity()))?;
        Some(Worth { odds: best, class, is_exact })
    }

    fn roll_out(&self, table: &dyn Table, plan: &Plan, done: &(dyn Fn() + Sync)) -> Option<RolledOut> {
        let game = self.game(table)?;
        let waits = matches!(table.node(), Node::Chance(_));
        waits.then(|| rollout::roll_out(self.evaluator.nets(), game.board(), plan, done))
    }
}
