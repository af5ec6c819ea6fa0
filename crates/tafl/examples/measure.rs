//! Speed and statistics: leaves counted and moves made a second from the start, and how random games end.
//!
//! `cargo run --release -p alea-tafl --example measure`

use std::{
    collections::BTreeMap,
    io::{self, Write},
    time::Instant,
};

use alea_game::{Game, RuleValue, playout};
use alea_tafl::{Move, Tafl, variants::VARIANTS};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const RUNS: usize = 7;
const GAMES: u32 = 2000;

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for variant in VARIANTS {
        let rules = variant.rules(&RuleValue::default()).map_err(io::Error::other)?;
        let start = Tafl::start(&rules);
        let leaves = median(|| timed(|| start.perft(3)));
        let made = median(|| timed(|| walk(&mut start.clone(), 3, &mut Vec::new())));
        let games = median(|| timed(|| random_makes(&start)));
        writeln!(
            out,
            "{}: {:.0} million leaves/s, made and unmade a second: {:.1} million in the tree, {:.1} in random games",
            variant.id,
            leaves / 1e6,
            made / 1e6,
            games / 1e6
        )?;

        let mut random = ChaCha8Rng::seed_from_u64(1);
        let mut ends: BTreeMap<String, u32> = BTreeMap::new();
        let mut plies = 0;
        for _ in 0..GAMES {
            let mut game = start.clone();
            let end = playout(&mut game, 100_000, |n| random.random_range(0..n));
            let end = end.ok_or_else(|| io::Error::other("a random game did not end"))?;
            let winner = end.outcome.winner.map_or("draw".into(), |side| side.to_string());
            *ends.entry(format!("{winner} by {}", end.outcome.reason)).or_default() += 1;
            plies += end.turns;
        }
        writeln!(
            out,
            "  {GAMES} random games, {:.1} plies on average: {ends:?}",
            f64::from(plies) / f64::from(GAMES)
        )?;
    }
    Ok(())
}

/// What `work` counted a second.
fn timed(work: impl FnOnce() -> u64) -> f64 {
    let begun = Instant::now();
    let count = work();
    count as f64 / begun.elapsed().as_secs_f64()
}

fn median(mut run: impl FnMut() -> f64) -> f64 {
    let mut runs: Vec<f64> = (0..RUNS).map(|_| run()).collect();
    runs.sort_by(f64::total_cmp);
    runs[RUNS / 2]
}

/// Makes and unmakes every move of the tree, the last ply included, and gives their number.
fn walk(game: &mut Tafl, depth: u32, stack: &mut Vec<Move>) -> u64 {
    let base = stack.len();
    game.moves(stack);
    let mut made = 0;
    for i in base..stack.len() {
        let undo = game.make(stack[i]);
        made += 1;
        if depth > 1 {
            made += walk(game, depth - 1, stack);
        }
        game.unmake(undo);
    }
    stack.truncate(base);
    made
}

/// Makes and unmakes every move of every position of some random games, and gives their number.
fn random_makes(start: &Tafl) -> u64 {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    let mut moves = Vec::new();
    let mut made = 0;
    for _ in 0..40 {
        let mut game = start.clone();
        loop {
            moves.clear();
            game.moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            for &mv in &moves {
                let undo = game.make(mv);
                game.unmake(undo);
            }
            made += moves.len() as u64;
            game.play(&moves[random.random_range(0..moves.len())]);
        }
    }
    made
}
