//! `alea simulate`: many games of a kind, and what came of them.

use std::{num::NonZeroUsize, thread, time::Instant};

use alea_catalog::{Pairing, PlayerEntry, SimulateError, Simulation, find_player, simulate};
use alea_game::BySide;
use anyhow::Result;
use serde_json::{Map, Value, json};

use crate::{
    common::{self, GameArgs, misuse},
    progress::Progress,
};

/// More games than anybody waits for.
const MOST_GAMES: u64 = 1_000_000_000_000;

/// Play many games and count how they end
#[derive(Debug, clap::Args)]
#[command(after_help = words::help())]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// How many games
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1000, value_parser = common::whole::<u64>(1..=MOST_GAMES), allow_negative_numbers = true)]
    games: u64,
    /// What the dice and the players' choices follow from
    #[arg(long, default_value_t = 1, value_parser = common::whole::<u64>(common::SEEDS), allow_negative_numbers = true)]
    seed: u64,
    /// Who plays x; White in Hnefatafl
    #[arg(long, value_name = "PLAYER", default_value = "random")]
    x: String,
    /// Who plays o; Black in Hnefatafl
    #[arg(long, value_name = "PLAYER", default_value = "random")]
    o: String,
    /// How many threads; without it, one for each core
    #[arg(long, value_parser = common::whole::<u16>(1..=256), allow_negative_numbers = true)]
    threads: Option<u16>,
    /// For programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let (entry, rules) = args.game.read()?;
    let players = BySide { first: player("--x", &args.x)?, second: player("--o", &args.o)? };
    let pairing = Pairing { entry, rules: &rules, players };
    let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = args.threads.map_or_else(cores, usize::from);
    let progress = Progress::new(args.games, "playing");
    let begun = Instant::now();
    let played = simulate(pairing, args.games, args.seed, threads, |done| progress.reach(done));
    let seconds = begun.elapsed().as_secs_f64();
    drop(progress);
    let played = played.map_err(|error| match error {
        SimulateError::NotItsGame { .. } => misuse(error.to_string()),
        SimulateError::Open(_) => error.into(),
    })?;
    let timing = Timing { seed: args.seed, threads, seconds, per_second: played.games as f64 / seconds };
    if args.json {
        return common::print_json(&json_of(&played, &timing));
    }
    common::print(&words::report(&pairing, &played, &timing))
}

/// The player that an option names.
pub(crate) fn player(option: &str, name: &str) -> Result<&'static PlayerEntry> {
    find_player(name).ok_or_else(|| misuse(words::no_player(option, name)))
}

/// What is not the same on every machine, and the seed.
struct Timing {
    seed: u64,
    threads: usize,
    seconds: f64,
    per_second: f64,
}

fn json_of(played: &Simulation, timing: &Timing) -> Value {
    let points: Map<_, _> =
        played.by_points.iter().map(|(points, n)| (points.to_string(), json!(n))).collect();
    let reasons: Map<_, _> =
        played.by_reason.iter().map(|(reason, n)| (reason.to_string(), json!(n))).collect();
    json!({
        "games": played.games,
        "unfinished": played.unfinished,
        "points": points,
        "reasons": reasons,
        "mean_turns": mean_turns(played),
        "seconds": timing.seconds,
        "games_per_second": timing.per_second,
        "seed": timing.seed,
        "threads": timing.threads,
    })
}

fn mean_turns(played: &Simulation) -> f64 {
    played.turns as f64 / played.games as f64
}

mod words {
    use alea_catalog::{Entry, Family, PLAYERS, Pairing, Simulation};

    use super::{Timing, mean_turns};
    use crate::common::{counted, ended_by, grouped, quoted};

    /// What follows the options in the help.
    pub(super) fn help() -> String {
        let widest = PLAYERS.iter().map(|player| player.id.len()).max().unwrap_or(0);
        let players: String =
            PLAYERS.iter().map(|player| format!("\n  {:<widest$}  {}", player.id, player.about)).collect();
        format!(
            "Players:{players}\n\n\
             The same seed gives the same games with any number of threads.\n\n\
             Examples:\n  \
             alea simulate plakoto -n 10000 --seed 7\n  \
             alea simulate hnefatafl -n 500 --rule repetition=loss_for_white --json"
        )
    }

    pub(super) fn no_player(option: &str, name: &str) -> String {
        let players: Vec<_> = PLAYERS.iter().map(|player| player.id).collect();
        format!("{option} {}: no such player; there is {}", quoted(name), players.join(", "))
    }

    pub(super) fn report(pairing: &Pairing<'_>, played: &Simulation, timing: &Timing) -> String {
        let entry = pairing.entry;
        let games = counted(played.games, "game", "games");
        let (x, o) = (pairing.players.first.id, pairing.players.second.id);
        let sides = match entry.family {
            Family::Points { .. } => format!("x {x}, o {o}"),
            Family::Square => format!("White {x}, Black {o}"),
        };
        let mut text = format!("{}, {games}, {sides}, seed {}\n", entry.name, timing.seed);
        let results = played.by_points.iter().rev().map(|(&points, &n)| (result(entry, points), n));
        text.push_str(&table(results.collect(), played.games));
        let reasons = played.by_reason.iter().map(|(&reason, &n)| (ended_by(reason).to_owned(), n));
        text.push_str(&table(reasons.collect(), played.games));
        if played.unfinished > 0 {
            text.push_str(&format!("\n{} did not end and were given up.\n", grouped(played.unfinished)));
        }
        let threads = counted(timing.threads as u64, "thread", "threads");
        text.push_str(&format!(
            "\n{:.1} turns a game; {} games/s on {threads}, {:.2} s in all\n",
            mean_turns(played),
            grouped(timing.per_second.round() as u64),
            timing.seconds
        ));
        text
    }

    fn table(rows: Vec<(String, u64)>, games: u64) -> String {
        let widest = rows.iter().map(|(what, _)| what.len()).max().unwrap_or(0);
        let line = |(what, n): (String, u64)| {
            format!("  {what:<widest$}  {:>11}  {:>5.1} %\n", grouped(n), 100.0 * n as f64 / games as f64)
        };
        let lines: String = rows.into_iter().map(line).collect();
        format!("\n{lines}")
    }

    fn result(entry: &Entry, points: i32) -> String {
        match (entry.family, points.signum()) {
            (_, 0) => String::from("drawn"),
            (Family::Points { .. }, sign) => {
                let who = if sign > 0 { "x" } else { "o" };
                format!("{who} wins {}", counted(points.unsigned_abs().into(), "point", "points"))
            }
            (Family::Square, 1) => String::from("White wins"),
            (Family::Square, _) => String::from("Black wins"),
        }
    }
}
