//! `alea perft`: how many ways a game can go, the usual check of a generator of moves.

use std::{fmt::Write, time::Instant};

use alea_game::{Node, Table};
use anyhow::Result;
use serde_json::json;

use crate::{
    common::{self, GameArgs, PositionArgs, misuse},
    progress::Progress,
};

/// Count the legal moves, or the distinct turns of the 21 rolls, ply by ply
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Without dice every legal move counts. With dice every distinct turn of each of the 21 rolls \
    does, so a position must come without a roll. Who is closed out has one empty turn and no roll.\n\nExamples:\n  \
    alea perft hnefatafl 3\n  \
    alea perft plakoto 1 --position 'x=24:14,20:1 o=1:15' --json"
)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// How many plies deep
    #[arg(value_parser = common::whole::<u32>(1..=99), allow_negative_numbers = true)]
    depth: u32,
    #[command(flatten)]
    position: PositionArgs,
    /// For programs: `{"counts":[184,109344]}`
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let (entry, rules) = args.game.read()?;
    let given = args.position.read(entry)?;
    if let Some((dice, form)) = given.rolled() {
        return Err(misuse(words::rolled(dice, form)));
    }
    let table = given.open(entry, &rules)?;
    let mut counts = Vec::new();
    for depth in 1..=args.depth {
        let begun = Instant::now();
        let count = count(&*table, depth);
        counts.push(count);
        if !args.json {
            // Each as it is known: the next takes a hundred times as long.
            let mut text = if depth == 1 { words::heading() } else { String::new() };
            writeln!(text, "{}", words::row(depth, count, begun.elapsed()))?;
            common::print(&text)?;
        }
    }
    if args.json { common::print_json(&json!({ "counts": counts })) } else { Ok(()) }
}

/// [`Table::perft`], split at the root so that there is progress to show. `depth` is at least 1.
fn count(table: &dyn Table, depth: u32) -> u64 {
    let turns = table.perft(1);
    if depth == 1 {
        return turns;
    }
    let progress = Progress::new(turns, "counting");
    match table.node() {
        Node::Over(_) => 0,
        Node::Decision(_) => below(table, depth, &progress),
        Node::Chance(_) => {
            let rolled = |&(dice, _): &_| {
                let mut rolled = table.boxed();
                rolled.roll(dice).expect("a chance node takes every roll");
                below(&*rolled, depth, &progress)
            };
            table.chances().iter().map(rolled).sum()
        }
    }
}

/// The leaves below each turn of a decision.
fn below(table: &dyn Table, depth: u32, progress: &Progress) -> u64 {
    let leaves = |play: &alea_game::Play| {
        let mut next = table.boxed();
        next.play(&play.steps).expect("a listed turn is legal");
        progress.step();
        next.perft(depth - 1)
    };
    table.turns().iter().map(leaves).sum()
}

mod words {
    use std::time::Duration;

    use alea_game::Dice;

    use crate::common::grouped;

    pub(super) fn heading() -> String {
        String::from("ply            leaves     seconds\n")
    }

    pub(super) fn rolled(dice: Dice, form: &str) -> String {
        let instead = if form == "--xgid" { "give it 00 for the dice" } else { "give it without the roll" };
        format!(
            "{form} has {dice} rolled, and perft counts the turns of all 21 rolls: {instead}; \
             `alea turns` lists the turns of one roll"
        )
    }

    pub(super) fn row(depth: u32, count: u64, time: Duration) -> String {
        format!("{depth:>3}  {:>16}  {:>10.2}", grouped(count), time.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use alea_catalog::GAMES;

    use super::*;

    #[test]
    fn splitting_at_the_root_changes_no_count() {
        for entry in GAMES {
            let table = entry.open(&entry.default_rules(), None).unwrap();
            for depth in 1..=2 {
                assert_eq!(count(&*table, depth), table.perft(depth), "{} {depth}", entry.id);
            }
        }
    }
}
