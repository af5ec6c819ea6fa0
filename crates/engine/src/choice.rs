//! The best turn of a roll, as nets see it.

use alea_tables::{Backgammon, Board, Generator, OwnTurn, Roll, Turn, Variant};

use crate::{Evaluator, Odds};

/// The turns of a roll, in place of what `turns` held.
pub(crate) fn turns_of(board: &Board, roll: Roll, turns: &mut Vec<Turn>) {
    turns.clear();
    Generator::<Backgammon>::new(Backgammon::RULES, *board, OwnTurn::Later).turns(roll, turns);
}

/// The turns of a roll and their odds; room that is used again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Choice {
    turns: Vec<Turn>,
    odds: Vec<Odds>,
}

impl Choice {
    /// The odds of the turn of the highest equity, the first of equals, and what lies there after it for the other side; `None` if there
    /// is no turn at all, which no roll has.
    pub(crate) fn best(
        &mut self,
        evaluator: &mut Evaluator,
        board: &Board,
        roll: Roll,
    ) -> Option<(Odds, Board)> {
        turns_of(board, roll, &mut self.turns);
        self.odds.clear();
        self.odds.resize(self.turns.len(), Odds::decided(0));
        evaluator.evaluate_turns(&self.turns, &mut self.odds);
        let equities = self.odds.iter().map(Odds::equity).enumerate();
        // The first of equals: `max_by` would give the last.
        let best = equities.rev().max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.map(|(at, _)| (self.odds[at], self.turns[at].after.flipped()))
    }
}
