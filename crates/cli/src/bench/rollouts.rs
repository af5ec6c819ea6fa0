//! `alea bench rollouts`: positions that no training has seen, rolled out, for `alea bench errors`.

use std::path::PathBuf;

use alea_catalog::{Entry, find_player};
use alea_engine::{Class, judge::Judge, players::Player, rollout::Plan};
use alea_game::Table;
use alea_texts::{Texts, message};
use anyhow::Result;
use serde_json::json;

use super::{
    held_back::{HeldBack, Journal, said, xgid_of},
    self_play::{self, GAME, Met, SEED},
};
use crate::{
    common::{self, game, misuse},
    endings,
    progress::Progress,
    simulate::threads,
};

/// Who plays the games.
const PLAYER: &str = "static";
/// Positions are taken from this roll on: training has met every position of the first few, whatever its seed.
const FIRST_ROLL: u32 = 6;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    file: PathBuf,
    #[arg(short = 'n', long, default_value_t = 500, value_parser = common::whole::<u64>(1..=1_000_000), allow_negative_numbers = true)]
    number: u64,
    #[arg(long, default_value_t = 1296, value_parser = common::whole::<u64>(2..=1_000_000_000), allow_negative_numbers = true)]
    games: u64,
    #[arg(long, default_value_t = 0.005, value_parser = error)]
    error: f32,
    #[arg(long, default_value_t = SEED, value_parser = common::whole::<u64>(common::SEEDS), allow_negative_numbers = true)]
    seed: u64,
    #[arg(long, value_parser = common::whole::<u16>(1..=256), allow_negative_numbers = true)]
    threads: Option<u16>,
    #[arg(long)]
    json: bool,
}

/// Reads a standard error in points.
fn error(text: &str) -> Result<f32, alea_texts::Message> {
    crate::train::number(text, 0.0001, 3.0)
}

pub(super) fn run(args: &Args, texts: &Texts) -> Result<()> {
    let entry = game(GAME)?;
    let mut journal = Journal::open(&args.file)?;
    endings::solve(texts);
    let mut house = House::new(entry)?;
    let dice_of = |game: u64| args.seed.wrapping_add(1).wrapping_add(game);
    if let Some(last) = journal.lines.last() {
        let again = house.position(args.seed, last.game)?;
        let same = again.and_then(|table| xgid_of(&table.setup())).is_some_and(|xgid| xgid == last.xgid);
        if !same || journal.lines.iter().any(|held| held.seed != dice_of(held.game)) {
            return Err(said(&args.file, message!["rollouts-other-seed"]));
        }
    }
    let progress = Progress::new(args.number, "progress-rolling-out", texts);
    let mut next = journal.lines.last().map_or(0, |last| last.game + 1);
    while (journal.lines.len() as u64) < args.number {
        progress.reach(journal.lines.len() as u64);
        let number = next;
        next += 1;
        let Some(table) = house.position(args.seed, number)? else { continue };
        let plan = Plan {
            games: args.games,
            error: Some(f64::from(args.error)),
            seed: dice_of(number),
            turns: None,
            threads: threads(args.threads),
        };
        let rolled = house.judge.roll_out(&*table, &plan, &|| ());
        let (Some(rolled), Some(xgid)) = (rolled, xgid_of(&table.setup())) else { continue };
        journal.add(HeldBack::new(number, xgid, plan.seed, &rolled))?;
    }
    drop(progress);
    tell(args, &journal.lines, texts)
}

fn tell(args: &Args, lines: &[HeldBack], texts: &Texts) -> Result<()> {
    let games: u64 = lines.iter().map(|held| held.games).sum();
    let largest = lines.iter().map(|held| held.error).fold(0.0, f64::max);
    if args.json {
        return common::print_json(
            &json!({ "positions": lines.len(), "games": games, "largest_se": largest }),
        );
    }
    let what = message![
        "rollouts-done",
        "positions" => texts.count(lines.len() as u64),
        "games" => message!["count-games", "count" => games],
        "error" => texts.decimal(largest, 4),
    ];
    common::print(&common::wrapped(&texts.tell(&what), 0))
}

/// Who plays and who judges.
struct House {
    entry: &'static Entry,
    player: Box<dyn Player>,
    judge: Box<dyn Judge>,
}

impl House {
    fn new(entry: &'static Entry) -> Result<House> {
        let player = find_player(PLAYER).and_then(|player| player.seat(entry));
        match (player, entry.judge()) {
            (Some(player), Some(judge)) => Ok(House { entry, player, judge }),
            _ => Err(misuse(message!["eval-no-nets", "game" => entry.id])),
        }
    }

    /// The position of a game that is held back, before the roll: one of those with contact, each as likely. `None` if there are none.
    fn position(&mut self, seed: u64, number: u64) -> Result<Option<Box<dyn Table>>> {
        let (mut met, mut turn) = (Vec::new(), 0);
        let House { entry, player, judge } = self;
        let mut random = self_play::play(entry, (seed, number), player, PLAYER, |seen| match seen {
            Met::Roll(table) => {
                let class = judge.worth(table).map(|worth| worth.class);
                if turn >= FIRST_ROLL && class.is_some_and(Class::is_contact) {
                    met.push(table.boxed());
                }
            }
            Met::Turn(..) => turn += 1,
        })?;
        if met.is_empty() {
            return Ok(None);
        }
        let taken = random.below(met.len() as u32) as usize;
        Ok(Some(met.swap_remove(taken)))
    }
}
