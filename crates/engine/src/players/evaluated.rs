//! The player who plays what nets expect most of.

use std::{marker::PhantomData, sync::Arc};

use alea_game::{Game, Side, Step, Table};
use alea_matchplay::Contest;
use alea_tables::{Backgammon, Hypergammon, Tables, Turn, Variant};

use super::{
    Player,
    simple::{Simple, Weighed},
};
use crate::{Evaluator, Nets, Odds, Random, endings::Hyper};

/// Looks at every board that a roll leads to, each once through the net of its class, and plays the one of the highest equity without a
/// cube. About the cube, resignations and draws it thinks as [`Simple`] does.
///
/// Hypergammon it looks up in the table of the whole game. Until there is [one](Hyper::ready) it plays as [`Simple`] does.
#[derive(Clone, Debug)]
pub struct Static<V: Weighed> {
    evaluator: Evaluator,
    others: Simple<V>,
    variant: PhantomData<V>,
}

impl<V: Weighed> Static<V> {
    /// The player at the start of any game; `None` if this is none that the nets or the table of Hypergammon know: they know the rules
    /// of backgammon, wherever the checkers start.
    #[must_use]
    pub fn new(nets: Arc<Nets>) -> Option<Static<V>> {
        Static::<V>::is_known().then(|| Static {
            evaluator: Evaluator::new(nets),
            others: Simple::new(),
            variant: PhantomData,
        })
    }

    /// Whether nets know the game, or a table does.
    pub(crate) fn is_known() -> bool {
        V::RULES == Backgammon::RULES
            && [Backgammon::CHECKERS, Hypergammon::CHECKERS].contains(&V::CHECKERS)
            && V::TRAVEL == Backgammon::TRAVEL
            && V::CONTACT == Backgammon::CONTACT
    }
}

impl<V: Weighed> Player for Static<V> {
    fn turn(&mut self, table: &dyn Table, random: &mut Random) -> Vec<Step> {
        if !self.evaluator.nets().know(V::CHECKERS) {
            // Whoever makes the table is told.
            let _ = Hyper::missed();
            return self.others.turn(table, random);
        }
        let Some(game) = Simple::<V>::game(table) else { return Vec::new() };
        let mut turns: Vec<Turn> = Vec::with_capacity(64);
        game.moves(&mut turns);
        let mut odds = vec![Odds::decided(0); turns.len()];
        self.evaluator.evaluate_turns(&turns, &mut odds);
        // What is equal is decided by the turn itself, however they are listed.
        let best = turns.iter().zip(&odds).max_by(|(one, of_one), (other, of_other)| {
            of_one.equity().total_cmp(&of_other.equity()).then(one.cmp(other))
        });
        best.map(|(turn, _)| Tables::<V>::steps(turn)).unwrap_or_default()
    }

    fn doubles(&mut self, contest: &Contest, by: Side) -> bool {
        self.others.doubles(contest, by)
    }

    fn takes(&mut self, contest: &Contest, by: Side) -> bool {
        self.others.takes(contest, by)
    }

    fn raises(&mut self, contest: &Contest, by: Side) -> bool {
        self.others.raises(contest, by)
    }

    fn resigns(&mut self, contest: &Contest, by: Side) -> Option<u8> {
        self.others.resigns(contest, by)
    }

    fn accepts_resignation(&mut self, contest: &Contest, by: Side, points: u8) -> bool {
        self.others.accepts_resignation(contest, by, points)
    }

    fn accepts_draw(&mut self, contest: &Contest, by: Side) -> bool {
        self.others.accepts_draw(contest, by)
    }
}
