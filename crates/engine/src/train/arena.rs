//! One player against another with the same dice.

use alea_tables::{Backgammon, Board, Roll, Turn, Variant};

use super::play::{Choice, turns};
use crate::{Evaluator, Random, over, train::spread};

/// Who chooses a turn.
pub trait Chooser {
    /// The number of one of `turns`, of which there is at least one.
    fn choose(&mut self, turns: &[Turn], random: &mut Random) -> usize;
}

/// The turn of the highest equity.
#[derive(Debug)]
pub struct Greedy {
    evaluator: Evaluator,
    choice: Choice,
}

impl Greedy {
    /// By these evaluations.
    #[must_use]
    pub fn new(evaluator: Evaluator) -> Greedy {
        Greedy { evaluator, choice: Choice::default() }
    }
}

impl Chooser for Greedy {
    fn choose(&mut self, turns: &[Turn], _: &mut Random) -> usize {
        self.choice.turns.clear();
        self.choice.turns.extend_from_slice(turns);
        self.choice.best(&mut self.evaluator).map_or(0, |(best, _)| best)
    }
}

/// Any turn.
#[derive(Copy, Clone, Debug)]
pub struct Uniform;

impl Chooser for Uniform {
    fn choose(&mut self, turns: &[Turn], random: &mut Random) -> usize {
        random.below(turns.len() as u32) as usize
    }
}

/// What came of a number of games.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Match {
    /// Games, two a stream of dice.
    pub games: u64,
    /// Points of the first player a game.
    pub points: f64,
    /// Its standard error, over pairs.
    pub error: f64,
}

/// Plays `pairs` of games, each pair with the same dice and the sides swapped. The same seed gives the same result with any number
/// of threads. `done` is told after each pair that it is played.
pub fn arena<'a>(
    players: [&(dyn Fn() -> Box<dyn Chooser + 'a> + Sync); 2],
    pairs: u64,
    seed: u64,
    threads: usize,
    done: impl Fn() + Sync,
) -> Match {
    let points = spread(
        0..pairs,
        threads,
        || players.map(|player| player()),
        |seats, pair| {
            let points = pair_of_games(seats, seed, pair);
            done();
            points
        },
    );
    let count = points.len().max(1) as f64;
    let mean = points.iter().sum::<f64>() / count;
    let variance = points.iter().map(|points| (points - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    Match { games: 2 * pairs, points: mean, error: (variance / count).sqrt() }
}

/// The points of the first player a game, over two games.
fn pair_of_games(seats: &mut [Box<dyn Chooser + '_>; 2], seed: u64, pair: u64) -> f64 {
    let mut sum = 0;
    for opener in [0, 1] {
        let mut dice = Random::of_game(seed, pair);
        let mut random = Random::of_game(!seed, pair);
        let mut roll = dice.dice();
        while roll.is_double() {
            roll = dice.dice();
        }
        let (mut board, mut seat, mut listed) =
            (Board { me: Backgammon::START, you: Backgammon::START }, opener, Vec::new());
        let points = loop {
            if let Some(end) = over(&board) {
                break end.equity() as i32;
            }
            turns(&board, Roll::of(roll), &mut listed);
            let chosen = seats[seat].choose(&listed, &mut random);
            board = listed[chosen].after.flipped();
            seat = 1 - seat;
            roll = dice.dice();
        };
        sum += if seat == 0 { points } else { -points };
    }
    f64::from(sum) / 2.0
}
