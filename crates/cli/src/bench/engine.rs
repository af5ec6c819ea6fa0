//! What evaluations cost: boards that a roll leads to, one after the other, and boards that have nothing to do with each other.

use std::{sync::Arc, time::Instant};

use alea_engine::{
    Class, Evaluator, Nets, Odds,
    net::{FloatNet, Net},
};
use alea_notation::position;
use alea_tables::{Backgammon, Board, ROLLS, Tables, Turn, Variant};
use anyhow::Result;

use super::{Bench, Run, Wrong, rules::check};

/// Units of the first layer of the net that is timed.
const WIDTH: usize = 256;

/// The same for races.
const RACE_WIDTH: usize = 64;

/// The bars are those of one core.
pub(super) static BENCHES: &[Bench] = &[
    Bench { id: "eval.siblings", unit: "evaluations/s", bar: Some(2.0e6), prepare: siblings },
    Bench { id: "eval.isolated", unit: "evaluations/s", bar: Some(1.0e6), prepare: isolated },
    Bench { id: "eval.shipped", unit: "evaluations/s", bar: Some(2.0e6), prepare: shipped },
];

/// Nets of random weights, different for each class: what they say does not change with the nets that the program comes with. These
/// are timed too, since more of their units are 0, and those are left out.
fn evaluator() -> Result<Evaluator> {
    let net = |class: Class| {
        let width = if class.is_contact() { WIDTH } else { RACE_WIDTH };
        Net::quantised(&FloatNet::random(class.features(), width, class.id().len() as u64))
    };
    let [race, contact, ahead, behind] = Class::LEARNED.map(net);
    Ok(Evaluator::new(Arc::new(Nets::new([race?, contact?, ahead?, behind?]))))
}

/// The turns of one roll for each of the built-in positions in which somebody may still be hit.
fn lists() -> Result<Vec<Vec<Turn>>> {
    let mut lists = Vec::new();
    for (line, text) in include_str!("../../bench/positions/backgammon.txt").lines().enumerate() {
        let game = Tables::<Backgammon>::from_setup(Backgammon::RULES, &position::parse(text)?)?;
        let mut turns = Vec::new();
        game.generator().turns(ROLLS[line % ROLLS.len()].0, &mut turns);
        if turns.iter().all(|turn| Class::of(&turn.after).is_contact()) {
            lists.push(turns);
        }
    }
    Ok(lists)
}

/// The sum of equities in units that add up without rounding.
fn rounded(odds: &Odds) -> i64 {
    (f64::from(odds.equity()) * 1_048_576.0) as i64
}

/// What nets of random weights say of all boards: how many there are, and the sum.
const EXPECTED: (usize, i64) = (203_387, 65_904_545_679);

fn siblings() -> Result<Run> {
    by_roll(evaluator()?, EXPECTED)
}

/// The nets of the house, whose sum board by board is what is expected roll by roll.
fn shipped() -> Result<Run> {
    let mut evaluator = Evaluator::new(Nets::shipped());
    let boards = boards()?;
    let sum = one_by_one(&mut evaluator, &boards);
    by_roll(evaluator, (boards.len(), sum))
}

fn by_roll(mut evaluator: Evaluator, expected: (usize, i64)) -> Result<Run> {
    let lists = lists()?;
    let mut odds = vec![Odds::decided(0); lists.iter().map(Vec::len).max().unwrap_or(0)];
    Ok(Box::new(move || {
        let (mut count, mut sum) = (0, 0);
        let begun = Instant::now();
        for turns in &lists {
            evaluator.evaluate_turns(turns, &mut odds);
            count += turns.len();
            sum += odds[..turns.len()].iter().map(rounded).sum::<i64>();
        }
        let seconds = begun.elapsed().as_secs_f64();
        checked((count, sum), expected, seconds)
    }))
}

fn boards() -> Result<Vec<Board>> {
    Ok(lists()?.iter().flatten().map(|turn| turn.after.flipped()).collect())
}

fn one_by_one(evaluator: &mut Evaluator, boards: &[Board]) -> i64 {
    boards.iter().map(|board| rounded(&evaluator.evaluate(board).flipped())).sum()
}

fn isolated() -> Result<Run> {
    let mut evaluator = evaluator()?;
    let boards = boards()?;
    Ok(Box::new(move || {
        let begun = Instant::now();
        let sum = one_by_one(&mut evaluator, &boards);
        let seconds = begun.elapsed().as_secs_f64();
        checked((boards.len(), sum), EXPECTED, seconds)
    }))
}

/// Evaluations a second, if there were as many as expected with the sum expected: the same in both ways.
fn checked(found: (usize, i64), expected: (usize, i64), seconds: f64) -> Result<f64, Wrong> {
    check(&found, &expected)?;
    Ok(found.0 as f64 / seconds)
}
