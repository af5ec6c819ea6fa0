//! Games of nets against themselves, and labels for their positions.

use alea_tables::{Board, ROLLS, Roll};

use super::Sample;
use crate::{Class, Evaluator, Odds, Random, choice::Choice, over};

/// A game that is not over after so many turns is given up: nets that know nothing may go round in circles.
const LONGEST: usize = 1_000;

/// A position of a game, with what the net said of it for the side on roll.
type Seen = (Board, Odds);

/// Plays a game from `board` on, both sides by the highest equity. Gives every position that somebody rolled in, with its odds,
/// and the odds of the end for the side that would roll next. `None` if it does not end.
fn play(evaluator: &mut Evaluator, board: Board, random: &mut Random) -> Option<(Vec<Seen>, Odds)> {
    let (mut board, mut choice, mut seen) = (board, Choice::default(), Vec::new());
    let mut odds = evaluator.evaluate(&board);
    while seen.len() < LONGEST {
        if let Some(end) = over(&board) {
            return Some((seen, end));
        }
        seen.push((board, odds));
        let (found, after) = choice.best(evaluator, &board, Roll::of(random.dice()))?;
        (board, odds) = (after, found.flipped());
    }
    None
}

/// Plays a game and gives its positions with their λ-returns: `lambda` 0 is the evaluation one turn later, 1 the result.
pub fn self_play(evaluator: &mut Evaluator, board: Board, random: &mut Random, lambda: f32) -> Vec<Sample> {
    let Some((seen, end)) = play(evaluator, board, random) else { return Vec::new() };
    let mut samples = Vec::with_capacity(seen.len());
    // The return and the evaluation of the position after the one that is looked at, for the side on roll there.
    let (mut result, mut next) = (end.cumulative(), end.cumulative());
    for &(board, odds) in seen.iter().rev() {
        let mixed = std::array::from_fn(|at| lambda * result[at] + (1.0 - lambda) * next[at]);
        // A mixture of odds is ordered as odds are.
        result = Odds::new(mixed).flipped().cumulative();
        next = odds.cumulative();
        samples.push(Sample { board, targets: result });
    }
    samples.reverse();
    samples
}

/// Plays a game and labels one in `every` of its positions, chosen at random, by looking ahead: one roll, or two where that differs by
/// more than `deeper` points of equity from what the net said.
pub(super) fn labelled(
    evaluator: &mut Evaluator,
    board: Board,
    random: &mut Random,
    every: u32,
    deeper: Option<f32>,
) -> Vec<Sample> {
    let Some((seen, _)) = play(evaluator, board, random) else { return Vec::new() };
    let mut samples = Vec::new();
    for (board, said) in seen {
        if random.below(every) == 0 && Class::of(&board) != Class::Over {
            let mut odds = look_ahead(evaluator, &board);
            let differ = (odds.equity() - said.equity()).abs();
            if deeper.is_some_and(|deeper| differ > deeper) {
                odds = look_further(evaluator, &board);
            }
            samples.push(Sample { board, targets: odds.cumulative() });
        }
    }
    samples
}

/// The odds of the side on roll by looking one roll ahead: the mean over all rolls of the turn of the highest equity.
pub fn look_ahead(evaluator: &mut Evaluator, board: &Board) -> Odds {
    over_rolls(evaluator, board, |_, odds, _| odds)
}

/// The same by two rolls: the turn of the highest equity of each roll, worth what one more roll says of it. It takes twenty times as long.
pub fn look_further(evaluator: &mut Evaluator, board: &Board) -> Odds {
    over_rolls(evaluator, board, |evaluator, _, after| look_ahead(evaluator, &after).flipped())
}

/// The mean over all rolls of what the best turn is worth. `worth` is told what the net says of it, and what lies there after it for the other
/// side.
fn over_rolls(
    evaluator: &mut Evaluator,
    board: &Board,
    mut worth: impl FnMut(&mut Evaluator, Odds, Board) -> Odds,
) -> Odds {
    if let Some(end) = over(board) {
        return end;
    }
    let mut choice = Choice::default();
    let mut sums = [0.0; Odds::COUNT];
    for &(roll, weight) in &ROLLS {
        if let Some((odds, after)) = choice.best(evaluator, board, roll) {
            let odds = worth(evaluator, odds, after).cumulative();
            sums.iter_mut().zip(odds).for_each(|(sum, odds)| *sum += f32::from(weight) / 36.0 * odds);
        }
    }
    Odds::new(sums)
}
