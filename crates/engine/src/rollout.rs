//! Rollouts: a position is played out many times, and what the results say on average is said with its error.
//!
//! Each game is played by the net on both sides. The luck of every roll, by the same net, is taken off its result: the mean stays
//! the same, and its error is as small as that of many more games. Games are numbered, and the first two rolls of 1296 of them in a row
//! are each pair of rolls once, as dice would be on average.

use std::sync::Arc;

use alea_game::Dice;
use alea_tables::{Board, ROLLS, Roll};

use crate::{Evaluator, Nets, Odds, Random, choice::Choice, over, spread::spread};

/// The ways two dice can fall.
const FALLS: u64 = 36;

/// A game that is not over after so many turns is taken as it stands then.
const LONGEST: u32 = 2_000;

/// Nobody waits for more rounds than these. Results that are three points apart on average, the most there can be, have a standard error of
/// 0.01 after 64 rounds of 1296 games.
const MOST_ROUNDS: u64 = 64;

/// How a position is rolled out.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Plan {
    /// How many games; at least one is played.
    pub games: u64,
    /// Further rounds of as many games are played until the standard error of the equity, in points, is at most this: 64 rounds at most.
    /// Without it there is one round.
    pub error: Option<f64>,
    /// What their dice follow from.
    pub seed: u64,
    /// After how many turns the net says how a game stands; without it games are played to their end, or to where tables know it.
    pub turns: Option<u32>,
    /// On how many threads. What comes of it does not depend on that.
    pub threads: usize,
}

/// What came of a rollout, for the side on roll.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct RolledOut {
    /// The mean of the results, less luck.
    pub odds: Odds,
    /// What that is worth, cubeless, in points.
    pub equity: f64,
    /// The standard error of `equity`.
    pub error: f64,
    /// How many games were played.
    pub games: u64,
}

impl RolledOut {
    /// The same for the other side.
    #[must_use]
    pub fn flipped(&self) -> RolledOut {
        RolledOut { odds: self.odds.flipped(), equity: -self.equity, ..*self }
    }
}

/// Five probabilities, or differences of them, in the order of [`Odds::new`].
type Five = [f64; Odds::COUNT];

/// Rolls a position out in which a side is to roll. `done` is told after each game.
#[must_use]
pub fn roll_out(nets: &Arc<Nets>, board: &Board, plan: &Plan, done: impl Fn() + Sync) -> RolledOut {
    let games = plan.games.max(1);
    let rounds = if plan.error.is_some() { MOST_ROUNDS } else { 1 };
    let mut results = Vec::new();
    for round in 0..rounds {
        results.extend(spread(
            round * games..(round + 1) * games,
            plan.threads,
            || Player { evaluator: Evaluator::new(Arc::clone(nets)), choice: Choice::default() },
            |player, number| {
                let result = player.game(*board, plan, number);
                done();
                result
            },
        ));
        if plan.error.is_some_and(|most| mean(&results).error <= most) {
            break;
        }
    }
    mean(&results)
}

/// The mean of the results of games.
fn mean(results: &[Five]) -> RolledOut {
    let games = results.len() as u64;
    let count = games as f64;
    let mut mean = [0.0; Odds::COUNT];
    let (mut sum, mut squares) = (0.0, 0.0);
    for result in results {
        mean.iter_mut().zip(result).for_each(|(mean, part)| *mean += part / count);
        let equity = equity(result);
        sum += equity;
        squares += equity * equity;
    }
    let equity = sum / count;
    let spread = (squares / count - equity * equity).max(0.0);
    let error = if games > 1 { (spread / (count - 1.0)).sqrt() } else { f64::INFINITY };
    RolledOut { odds: Odds::new(mean.map(|part| part as f32)), equity, error, games }
}

fn equity([win, gammon, backgammon, lost_gammon, lost_backgammon]: &Five) -> f64 {
    2.0 * win - 1.0 + (gammon - lost_gammon) + (backgammon - lost_backgammon)
}

/// A difference of odds, as the other side sees it.
fn turned([win, gammon, backgammon, lost_gammon, lost_backgammon]: Five) -> Five {
    [-win, lost_gammon, lost_backgammon, gammon, backgammon]
}

fn wide(odds: &Odds) -> Five {
    odds.cumulative().map(f64::from)
}

/// Plays both sides of a game.
struct Player {
    evaluator: Evaluator,
    choice: Choice,
}

impl Player {
    /// The result of a game, less its luck, for the side on roll on `board`.
    fn game(&mut self, mut board: Board, plan: &Plan, number: u64) -> Five {
        let mut random = Random::of_game(plan.seed, number);
        let (mut luck, mut own) = ([0.0; Odds::COUNT], true);
        let most = plan.turns.unwrap_or(LONGEST).min(LONGEST);
        for turn in 0..most {
            if self.evaluator.knows(&board) {
                break;
            }
            let dice = match turn {
                0 => fall(number % FALLS),
                1 => fall(number / FALLS % FALLS),
                _ => random.dice(),
            };
            let (lucky, after) = self.turn(&board, Roll::of(dice));
            let lucky = if own { lucky } else { turned(lucky) };
            luck.iter_mut().zip(lucky).for_each(|(luck, part)| *luck += part);
            (board, own) = (after, !own);
        }
        let end = over(&board).unwrap_or_else(|| self.evaluator.evaluate(&board));
        let mut result = wide(&if own { end } else { end.flipped() });
        result.iter_mut().zip(luck).for_each(|(part, luck)| *part -= luck);
        result
    }

    /// Plays the best turn with a roll: how much better the roll is than all are on average, and what lies there for the other side.
    fn turn(&mut self, board: &Board, rolled: Roll) -> (Five, Board) {
        let (mut luck, mut after) = ([0.0; Odds::COUNT], board.flipped());
        for &(roll, weight) in &ROLLS {
            let Some((odds, best)) = self.choice.best(&mut self.evaluator, board, roll) else { continue };
            let share = f64::from(weight) / FALLS as f64;
            let lucky = roll == rolled;
            let part = if lucky { 1.0 - share } else { -share };
            luck.iter_mut().zip(wide(&odds)).for_each(|(luck, odds)| *luck += part * odds);
            if lucky {
                after = best;
            }
        }
        (luck, after)
    }
}

/// The dice of the fall with a number below 36.
fn fall(number: u64) -> Dice {
    let die = |number: u64| (number % 6) as u8 + 1;
    Dice::new(die(number), die(number / 6)).expect("one more than a number below six is on a die")
}
