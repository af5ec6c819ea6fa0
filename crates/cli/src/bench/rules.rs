//! What the rules cost: turns of a roll, moves of tafl.

use std::time::Instant;

use alea_game::{Game, RuleValue};
use alea_notation::position;
use alea_tables::{Backgammon, Board, Fevga, Plakoto, ROLLS, Tables, Turn, Variant};
use alea_tafl::{Move, Tafl, variants};
use anyhow::{Context, Result};

use super::{Bench, Run, Wrong};

macro_rules! positions {
    ($game:literal) => {
        include_str!(concat!("../../bench/positions/", $game, ".txt"))
    };
}

/// The bars are those of one core. Those of the turns were set so that a generator which compares boards to find duplicates
/// misses them.
pub(super) static BENCHES: &[Bench] = &[
    Bench {
        id: "turns.backgammon",
        unit: "rolls/s",
        bar: Some(4.0e6),
        prepare: || {
            turns::<Backgammon>(
                positions!("backgammon"),
                Expected { turns: 4_582_467, boards: 0xba96_9094_cb46_44f5 },
            )
        },
    },
    Bench {
        id: "turns.plakoto",
        unit: "rolls/s",
        bar: Some(2.5e6),
        prepare: || {
            turns::<Plakoto>(
                positions!("plakoto"),
                Expected { turns: 6_325_791, boards: 0xd226_3e70_c795_e2da },
            )
        },
    },
    Bench {
        id: "turns.fevga",
        unit: "rolls/s",
        bar: Some(2.5e6),
        prepare: || {
            turns::<Fevga>(positions!("fevga"), Expected { turns: 3_120_762, boards: 0x4096_75d4_0d84_c5df })
        },
    },
    Bench { id: "tafl.perft", unit: "leaves/s", bar: Some(60.0e6), prepare: tafl_perft },
    Bench { id: "tafl.make", unit: "moves/s", bar: Some(5.0e6), prepare: tafl_make },
];

/// What came of all rolls of all positions. It does not depend on the order in which turns are listed.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct Expected {
    /// How many turns there are.
    turns: u64,
    /// The sum of [`mixed`] over the boards that they lead to.
    boards: u64,
}

/// Every turn of the 21 rolls of each position, with the board that it leads to.
fn turns<V: Variant>(positions: &str, expected: Expected) -> Result<Run> {
    let read = |(line, text): (usize, &str)| -> Result<Tables<V>> {
        let place = || format!("line {} of the built-in positions", line + 1);
        let setup = position::parse(text).with_context(place)?;
        Tables::from_setup(V::RULES, &setup).with_context(place)
    };
    let games: Vec<Tables<V>> = positions.lines().enumerate().map(read).collect::<Result<_>>()?;
    let mut listed: Vec<Turn> = Vec::new();
    Ok(Box::new(move || {
        let mut found = Expected::default();
        let begun = Instant::now();
        for game in &games {
            let generator = game.generator();
            for &(roll, _) in &ROLLS {
                listed.clear();
                generator.turns(roll, &mut listed);
                found.turns += listed.len() as u64;
                for turn in &listed {
                    found.boards = found.boards.wrapping_add(mixed(&turn.after));
                }
            }
        }
        let seconds = begun.elapsed().as_secs_f64();
        check(&found, &expected)?;
        Ok((games.len() * ROLLS.len()) as f64 / seconds)
    }))
}

/// A number that every bit of the board has a part in: one multiplication, so that it costs little of what is timed. The
/// constants keep either factor from being zero.
#[inline]
fn mixed(board: &Board) -> u64 {
    let (mine, yours) = (board.me.bits(), board.you.bits());
    let one = mine as u64 ^ (yours >> 64) as u64 ^ 0x9e37_79b9_7f4a_7c15;
    let other = (mine >> 64) as u64 ^ yours as u64 ^ 0xc2b2_ae3d_27d4_eb4f;
    one.wrapping_mul(other)
}

/// Leaves three plies deep, counted one ply before they are reached.
fn tafl_perft() -> Result<Run> {
    let start = Tafl::start(&variants::HNEFATAFL.rules(&RuleValue::default())?);
    Ok(Box::new(move || {
        let begun = Instant::now();
        let leaves = start.perft(3);
        let seconds = begun.elapsed().as_secs_f64();
        check(&leaves, &20_548_592)?;
        Ok(leaves as f64 / seconds)
    }))
}

/// Moves made and taken back in a tree.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct Walked {
    moves: u64,
    captures: u64,
}

/// Every move of the tree three plies deep, the last ply included, made and taken back.
fn tafl_make() -> Result<Run> {
    let mut game = Tafl::start(&variants::HNEFATAFL.rules(&RuleValue::default())?);
    let mut stack = Vec::new();
    let expected = Walked { moves: 184 + 109_344 + 20_548_592, captures: 22_072 };
    Ok(Box::new(move || {
        let mut walked = Walked::default();
        let begun = Instant::now();
        walk(&mut game, 3, &mut stack, &mut walked);
        let seconds = begun.elapsed().as_secs_f64();
        check(&walked, &expected)?;
        Ok(walked.moves as f64 / seconds)
    }))
}

/// `stack` holds the moves of the plies above.
fn walk(game: &mut Tafl, depth: u32, stack: &mut Vec<Move>, walked: &mut Walked) {
    let base = stack.len();
    game.moves(stack);
    for index in base..stack.len() {
        let undo = game.make(stack[index]);
        walked.moves += 1;
        walked.captures += u64::from(game.quiet() == 0);
        if depth > 1 {
            walk(game, depth - 1, stack, walked);
        }
        game.unmake(undo);
    }
    stack.truncate(base);
}

pub(super) fn check<T: PartialEq + std::fmt::Debug>(found: &T, expected: &T) -> Result<(), Wrong> {
    if found == expected {
        return Ok(());
    }
    Err(Wrong { found: format!("{found:?}"), expected: format!("{expected:?}") })
}
