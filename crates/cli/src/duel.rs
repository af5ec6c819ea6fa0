//! `alea duel`: two players measured against each other, other programs among them.

mod gnubg;
mod peer;
mod sage;
mod who;

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};

use alea_catalog::{Duel, DuelError, Duelled, Duellist, Mean, Random, duel};
use alea_game::{BySide, Side, Step, Table};
use alea_texts::{Message, Said, Texts, message};
use anyhow::Result;
use serde_json::json;

use crate::{
    common::{self, GameArgs, failed, misuse},
    endings,
    progress::Progress,
    simulate::threads,
};
pub(crate) use peer::{PeerError, Values};
pub(crate) use who::Who;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long)]
    x: String,
    #[arg(long)]
    o: String,
    #[arg(short = 'n', long, default_value_t = 1000, value_parser = common::whole::<u64>(1..=1_000_000_000), allow_negative_numbers = true)]
    games: u64,
    #[arg(long, default_value_t = 1, value_parser = common::whole::<u64>(common::SEEDS), allow_negative_numbers = true)]
    seed: u64,
    #[arg(long, value_parser = common::whole::<u16>(1..=256), allow_negative_numbers = true)]
    threads: Option<u16>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, texts: &'static Texts) -> Result<()> {
    let (entry, rules) = args.game.read()?;
    let who = |option, name| Who::read(option, name, entry, texts);
    let players = BySide { first: who("--x", &args.x)?, second: who("--o", &args.o)? };
    endings::solve_for(entry, texts);
    let pairs = args.games.div_ceil(2);
    let progress = Progress::new(pairs, "progress-playing", texts);
    let clocks = BySide::new(|_| Clock::default());
    let seat = |side: Side| -> Result<Box<dyn Duellist<PeerError> + '_>, PeerError> {
        Ok(Box::new(Timed { player: players[side].seat(entry)?, clock: &clocks[side] }))
    };
    let plan = Duel { entry, rules: &rules, pairs, seed: args.seed, threads: threads(args.threads) };
    let played = duel(plan, seat, |done| progress.reach(done));
    drop(progress);
    let played = played.map_err(|error| match error {
        DuelError::Open(error) => misuse(error.message()),
        DuelError::Player(error) => failed(error.message()),
        DuelError::Illegal { seat, .. } => {
            failed(message!["duel-illegal", "player" => players[seat].name().to_owned()])
        }
        DuelError::Endless => failed(message!["duel-endless"]),
    })?;
    let clocks = BySide { first: clocks.first.a_play(), second: clocks.second.a_play() };
    if args.json {
        return common::print_json(&json!({
            "games": played.games,
            "ppg": played.plain.points,
            "se": played.plain.error,
            "ppg_adjusted": played.adjusted.map(|mean| mean.points),
            "se_adjusted": played.adjusted.map(|mean| mean.error),
            "ms_per_play": { "x": clocks.first, "o": clocks.second },
            "mean_turns": played.turns as f64 / played.games as f64,
            "seed": args.seed,
        }));
    }
    let names = BySide { first: players.first.name(), second: players.second.name() };
    common::print(&report(entry.id, &names, &played, &clocks, texts))
}

fn report(
    game: &'static str,
    names: &BySide<&str>,
    played: &Duelled,
    clocks: &BySide<f64>,
    texts: &Texts,
) -> String {
    let title = message![
        "duel-title",
        "game" => Message::game(game),
        "games" => message!["count-games", "count" => played.games],
        "x" => names.first.to_owned(),
        "o" => names.second.to_owned(),
    ];
    let mut text = common::wrapped(&texts.tell(&title), 0);
    text.push('\n');
    let mut line = |key: &'static str, mean: Mean| {
        let said = message![
            key,
            "points" => common::signed(mean.points, texts),
            "error" => texts.decimal(mean.error, 4),
        ];
        text.push_str(&format!("  {}\n", texts.tell(&said)));
    };
    line("duel-plain", played.plain);
    if let Some(adjusted) = played.adjusted {
        line("duel-adjusted", adjusted);
    }
    let speed = message![
        "duel-speed",
        "x" => texts.decimal(clocks.first, 2),
        "o" => texts.decimal(clocks.second, 2),
    ];
    text.push_str(&format!("\n{}", common::wrapped(&texts.tell(&speed), 0)));
    text
}

/// How long a player has thought, on all threads.
#[derive(Debug, Default)]
struct Clock {
    nanoseconds: AtomicU64,
    plays: AtomicU64,
}

impl Clock {
    /// Milliseconds a play.
    fn a_play(&self) -> f64 {
        let plays = self.plays.load(Ordering::Relaxed).max(1);
        self.nanoseconds.load(Ordering::Relaxed) as f64 / 1e6 / plays as f64
    }
}

/// A player whose time is taken.
struct Timed<'a> {
    player: Box<dyn Duellist<PeerError>>,
    clock: &'a Clock,
}

impl Duellist<PeerError> for Timed<'_> {
    fn turn(&mut self, table: &dyn Table, random: &mut Random) -> Result<Vec<Step>, PeerError> {
        let begun = Instant::now();
        let steps = self.player.turn(table, random);
        self.clock.nanoseconds.fetch_add(begun.elapsed().as_nanos() as u64, Ordering::Relaxed);
        self.clock.plays.fetch_add(1, Ordering::Relaxed);
        steps
    }
}
