//! `alea perft`: how many ways a game can go, the usual check of a generator of moves.

use std::time::{Duration, Instant};

use alea_game::{Node, Table};
use alea_texts::{Texts, message};
use anyhow::Result;
use serde_json::json;
use unicode_width::UnicodeWidthStr;

use crate::{
    common::{self, GameArgs, PositionArgs, XGID, misuse},
    progress::Progress,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[arg(value_parser = common::whole::<u32>(1..=99), allow_negative_numbers = true)]
    depth: u32,
    #[command(flatten)]
    position: PositionArgs,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, texts: &'static Texts) -> Result<()> {
    let (entry, rules) = args.game.read()?;
    let given = args.position.read(entry)?;
    if let Some((dice, form)) = given.rolled() {
        let key = if form == XGID { "perft-rolled-xgid" } else { "perft-rolled" };
        return Err(misuse(message![key, "form" => form, "dice" => dice.to_string()]));
    }
    let table = given.open(entry, &rules)?;
    let columns = Columns::new(texts);
    let mut counts = Vec::new();
    for depth in 1..=args.depth {
        let begun = Instant::now();
        let count = count(&*table, depth, texts);
        counts.push(count);
        if !args.json {
            // Each as it is known: the next takes a hundred times as long.
            let mut text = if depth == 1 { columns.heading() } else { String::new() };
            text.push_str(&columns.row(depth, count, begun.elapsed()));
            common::print(&text)?;
        }
    }
    if args.json { common::print_json(&json!({ "counts": counts })) } else { Ok(()) }
}

/// [`Table::perft`], split at the root so that there is progress to show. `depth` is at least 1.
fn count(table: &dyn Table, depth: u32, texts: &'static Texts) -> u64 {
    let turns = table.perft(1);
    if depth == 1 {
        return turns;
    }
    let progress = Progress::new(turns, "progress-counting", texts);
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

/// The table that is printed line by line.
struct Columns {
    texts: &'static Texts,
    headings: [String; 3],
}

impl Columns {
    fn new(texts: &'static Texts) -> Columns {
        Columns { texts, headings: ["perft-ply", "perft-leaves", "perft-seconds"].map(|key| texts.say(key)) }
    }

    /// How wide the columns are: room for the longest numbers, and for the headings.
    fn widths(&self) -> [usize; 3] {
        let least = [3, 16, 10];
        [0, 1, 2].map(|at| least[at].max(self.headings[at].width()))
    }

    fn line(&self, cells: &[String; 3]) -> String {
        let [ply, leaves, seconds] = cells;
        let [a, b, c] = self.widths();
        format!("{ply:>a$}  {leaves:>b$}  {seconds:>c$}\n")
    }

    fn heading(&self) -> String {
        self.line(&self.headings)
    }

    fn row(&self, depth: u32, count: u64, time: Duration) -> String {
        let seconds = self.texts.decimal(time.as_secs_f64(), 2);
        self.line(&[depth.to_string(), self.texts.count(count), seconds])
    }
}

#[cfg(test)]
mod tests {
    use alea_catalog::GAMES;
    use alea_notation::Language;

    use super::*;

    #[test]
    fn splitting_at_the_root_changes_no_count() {
        for entry in GAMES {
            let table = entry.open(&entry.default_rules(), None).unwrap();
            for depth in 1..=2 {
                assert_eq!(
                    count(&*table, depth, Texts::of(Language::English)),
                    table.perft(depth),
                    "{} {depth}",
                    entry.id
                );
            }
        }
    }
}
