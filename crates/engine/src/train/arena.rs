//! One player against another with the same dice.

use alea_tables::{Backgammon, Board, Roll, Turn, Variant};

use crate::{
    Evaluator, Random,
    choice::{Choice, turns_of},
    over,
    spread::spread,
};

/// Who chooses a turn.
pub trait Chooser {
    /// What lies there for the other side after the turn that it plays with `roll`.
    fn after(&mut self, board: &Board, roll: Roll, random: &mut Random) -> Board;
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
    fn after(&mut self, board: &Board, roll: Roll, _: &mut Random) -> Board {
        // Every roll has a turn, if only an empty one.
        self.choice.best(&mut self.evaluator, board, roll).map_or(board.flipped(), |(_, after)| after)
    }
}

/// Any turn.
#[derive(Clone, Debug, Default)]
pub struct Uniform {
    turns: Vec<Turn>,
}

impl Chooser for Uniform {
    fn after(&mut self, board: &Board, roll: Roll, random: &mut Random) -> Board {
        turns_of(board, roll, &mut self.turns);
        self.turns[random.below(self.turns.len() as u32) as usize].after.flipped()
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
        let (mut board, mut seat) = (Board { me: Backgammon::START, you: Backgammon::START }, opener);
        let points = loop {
            if let Some(end) = over(&board) {
                break end.equity() as i32;
            }
            board = seats[seat].after(&board, Roll::of(roll), &mut random);
            seat = 1 - seat;
            roll = dice.dice();
        };
        sum += if seat == 0 { points } else { -points };
    }
    f64::from(sum) / 2.0
}
