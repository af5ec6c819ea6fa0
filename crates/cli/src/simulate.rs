//! `alea simulate`: many games of a kind, and what came of them.

use std::{num::NonZeroUsize, thread, time::Instant};

use alea_catalog::{Family, PLAYERS, Pairing, PlayerEntry, Simulation, find_contest, find_player, simulate};
use alea_game::BySide;
use alea_texts::{Message, Said, Texts, message};
use anyhow::Result;
use serde_json::{Map, Value, json};
use unicode_width::UnicodeWidthStr;

use crate::{
    common::{self, GameArgs, ended_by, misuse, quoted},
    endings,
    progress::Progress,
};

mod contests;

/// No contest of the house is longer.
const MOST_POINTS: u64 = 65_535;

/// More games than anybody waits for.
const MOST_GAMES: u64 = 1_000_000_000_000;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[arg(short = 'n', long, default_value_t = 1000, value_parser = common::whole::<u64>(1..=MOST_GAMES), allow_negative_numbers = true)]
    games: u64,
    #[arg(long, default_value_t = 1, value_parser = common::whole::<u64>(common::SEEDS), allow_negative_numbers = true)]
    seed: u64,
    #[arg(long, default_value = "random")]
    x: String,
    #[arg(long, default_value = "random")]
    o: String,
    #[arg(long, value_parser = common::whole::<u16>(1..=256), allow_negative_numbers = true)]
    threads: Option<u16>,
    #[arg(long, value_parser = common::whole::<u32>(1..=MOST_POINTS), allow_negative_numbers = true)]
    to: Option<u32>,
    #[arg(long)]
    record: Option<String>,
    #[arg(long, requires = "record")]
    log: Option<String>,
    #[arg(long)]
    force: bool,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, texts: &'static Texts) -> Result<()> {
    let players = BySide { first: player("--x", &args.x)?, second: player("--o", &args.o)? };
    if args.to.is_some() || args.record.is_some() || find_contest(&args.game.game).is_some() {
        return contests::run(args, players, texts);
    }
    let (entry, rules) = args.game.read()?;
    let pairing = Pairing { entry, rules: &rules, players };
    let threads = threads(args.threads);
    endings::solve_for_players([players.first, players.second], [entry], texts);
    let progress = Progress::new(args.games, "progress-playing", texts);
    let begun = Instant::now();
    let played = simulate(pairing, args.games, args.seed, threads, |done| progress.reach(done));
    let seconds = begun.elapsed().as_secs_f64();
    drop(progress);
    let played = played.map_err(|error| misuse(error.message()))?;
    let timing = Timing { seed: args.seed, threads, seconds, per_second: played.games as f64 / seconds };
    if args.json {
        return common::print_json(&json_of(&played, &timing));
    }
    common::print(&report((entry.id, entry.family), players, &played, &timing, texts))
}

/// As many threads as were asked for, or as there are cores.
pub(crate) fn threads(chosen: Option<u16>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    chosen.map_or_else(cores, usize::from)
}

/// The player that an option names.
pub(crate) fn player(option: &'static str, name: &str) -> Result<&'static PlayerEntry> {
    find_player(name).ok_or_else(|| {
        let players: Vec<_> = PLAYERS.iter().map(|player| player.id).collect();
        let name = quoted(name);
        misuse(message!["no-player", "option" => option, "name" => name, "players" => players.join(", ")])
    })
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

fn report(
    (game, family): (&str, Family),
    players: BySide<&PlayerEntry>,
    played: &Simulation,
    timing: &Timing,
    texts: &Texts,
) -> String {
    let sides = match family {
        Family::Points { .. } => "simulate-sides",
        Family::Square => "simulate-sides-square",
    };
    let title = message![
        "simulate-title",
        "game" => Message::game(game),
        "games" => message!["count-games", "count" => played.games],
        "sides" => message![sides, "first" => players.first.id, "second" => players.second.id],
        "seed" => timing.seed.to_string(),
    ];
    let mut text = format!("{}\n", texts.tell(&title));
    let results = played.by_points.iter().rev().map(|(&points, &n)| (result(family, points), n));
    text.push_str(&table(results.collect(), played.games, texts));
    let reasons = played.by_reason.iter().map(|(&reason, &n)| (ended_by(reason), n));
    text.push_str(&table(reasons.collect(), played.games, texts));
    if played.unfinished > 0 {
        let given_up = message!["simulate-given-up", "count" => played.unfinished];
        text.push_str(&format!("\n{}\n", texts.tell(&given_up)));
    }
    let speed = message![
        "simulate-speed",
        "turns" => texts.decimal(mean_turns(played), 1),
        "speed" => texts.count(timing.per_second.round() as u64),
        "threads" => message!["count-threads", "count" => timing.threads],
        "seconds" => texts.decimal(timing.seconds, 2),
    ];
    text.push_str(&format!("\n{}", common::wrapped(&texts.tell(&speed), 0)));
    text
}

fn table(rows: Vec<(Message, u64)>, games: u64, texts: &Texts) -> String {
    let rows: Vec<(String, u64)> = rows.into_iter().map(|(what, n)| (texts.tell(&what), n)).collect();
    let widest = rows.iter().map(|(what, _)| what.width()).max().unwrap_or(0);
    let line = |(what, n): (String, u64)| {
        let share = texts.decimal(100.0 * n as f64 / games as f64, 1);
        format!("  {what:<widest$}  {:>11}  {share:>5} %\n", texts.count(n))
    };
    let lines: String = rows.into_iter().map(line).collect();
    format!("\n{lines}")
}

fn result(family: Family, points: i32) -> Message {
    match (family, points.signum()) {
        (_, 0) => message!["simulate-drawn"],
        (Family::Points { .. }, sign) => message![
            "simulate-wins",
            "who" => if sign > 0 { "x" } else { "o" },
            "points" => message!["count-points", "count" => points.unsigned_abs()],
        ],
        (Family::Square, 1) => message!["simulate-white"],
        (Family::Square, _) => message!["simulate-black"],
    }
}
