//! `alea rollout`: what many games from a position say of it, or of the turns of a roll.

use std::time::Instant;

use alea_catalog::Entry;
use alea_engine::{
    judge::Judge,
    rollout::{Plan, RolledOut},
};
use alea_game::{Dice, Node, Outcome, Play, Side, Table};
use alea_texts::{Texts, message};
use anyhow::Result;
use serde_json::{Value, json};

use crate::{
    common::{self, GameArgs, PositionArgs, misuse},
    endings, eval,
    progress::Progress,
    simulate::threads,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    position: PositionArgs,
    #[arg(long, allow_hyphen_values = true)]
    dice: Option<String>,
    #[arg(short = 'n', long, default_value_t = 1296, value_parser = common::whole::<u64>(1..=1_000_000_000), allow_negative_numbers = true)]
    games: u64,
    #[arg(long, value_parser = common::whole::<u32>(1..=2_000), allow_negative_numbers = true)]
    turns: Option<u32>,
    #[arg(long, default_value_t = 5, value_parser = common::whole::<u16>(1..=1_000), allow_negative_numbers = true)]
    best: u16,
    #[arg(long, default_value_t = 1, value_parser = common::whole::<u64>(common::SEEDS), allow_negative_numbers = true)]
    seed: u64,
    #[arg(long, value_parser = common::whole::<u16>(1..=256), allow_negative_numbers = true)]
    threads: Option<u16>,
    #[arg(long)]
    json: bool,
}

/// A turn and what came of it, for the side that plays it.
struct Candidate {
    turn: Play,
    rolled: RolledOut,
    seconds: f64,
}

pub(crate) fn run(args: &Args, texts: &'static Texts) -> Result<()> {
    let (entry, rules) = args.game.read()?;
    let no_nets = || misuse(message!["eval-no-nets", "game" => entry.id]);
    let mut judge = entry.judge().ok_or_else(no_nets)?;
    let given = args.position.read(entry)?;
    let dice = given.dice(args.dice.as_deref())?;
    let mut table = given.open(entry, &rules)?;
    if let Node::Over(_) = table.node() {
        return Err(misuse(message!["rollout-over"]));
    }
    endings::solve_for(entry, texts);
    let plan = Plan {
        games: args.games,
        error: None,
        seed: args.seed,
        turns: args.turns,
        threads: threads(args.threads),
    };
    let Some(dice) = dice else {
        let begun = Instant::now();
        let progress = Progress::new(plan.games, "progress-rolling-out", texts);
        let rolled = judge.roll_out(&*table, &plan, &|| progress.step()).ok_or_else(no_nets)?;
        drop(progress);
        return tell(args, entry, &rolled, begun.elapsed().as_secs_f64(), texts);
    };
    if let Node::Chance(_) = table.node() {
        table.roll(dice).expect("before the roll dice can be rolled");
    }
    let turns = liked(&mut *judge, &*table, usize::from(args.best));
    let progress = Progress::new(plan.games * turns.len() as u64, "progress-rolling-out", texts);
    let mut candidates = Vec::new();
    for turn in turns {
        let begun = Instant::now();
        let rolled = after(&*judge, &*table, &turn, &plan, &|| progress.step()).ok_or_else(no_nets)?;
        candidates.push(Candidate { turn, rolled, seconds: begun.elapsed().as_secs_f64() });
    }
    drop(progress);
    candidates.sort_by(|one, other| other.rolled.equity.total_cmp(&one.rolled.equity));
    tell_turns(args, entry, dice, &candidates, texts)
}

/// The turns that the judge likes best without a rollout, the best first.
fn liked(judge: &mut dyn Judge, table: &dyn Table, most: usize) -> Vec<Play> {
    let mover = table.node().side();
    let mut turns: Vec<(f32, Play)> = Vec::new();
    for turn in table.turns() {
        let next = played(table, &turn);
        let worth = match (turn.over, mover) {
            (Some(outcome), Some(mover)) => f32::from(points(outcome, mover)),
            _ => judge.worth(&*next).map_or(f32::NEG_INFINITY, |worth| -worth.odds.equity()),
        };
        turns.push((worth, turn));
    }
    turns.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    turns.into_iter().take(most).map(|(_, turn)| turn).collect()
}

fn played(table: &dyn Table, turn: &Play) -> Box<dyn Table> {
    let mut next = table.boxed();
    next.play(&turn.steps).expect("a turn that was listed can be played");
    next
}

/// What a turn leads to, for the side that plays it.
fn after(
    judge: &dyn Judge,
    table: &dyn Table,
    turn: &Play,
    plan: &Plan,
    done: &(dyn Fn() + Sync),
) -> Option<RolledOut> {
    match (turn.over, table.node().side()) {
        (Some(outcome), Some(mover)) => Some(ended(points(outcome, mover))),
        _ => Some(judge.roll_out(&*played(table, turn), plan, done)?.flipped()),
    }
}

/// What a game that is over is worth to the mover. The games that nets know are worth three points at most.
fn points(outcome: Outcome, mover: Side) -> i8 {
    i8::try_from(outcome.points_for(mover)).unwrap_or_default()
}

/// A game that is over needs no rollout.
fn ended(points: i8) -> RolledOut {
    RolledOut { odds: alea_engine::Odds::decided(points), equity: f64::from(points), error: 0.0, games: 0 }
}

fn tell(args: &Args, entry: &Entry, rolled: &RolledOut, seconds: f64, texts: &Texts) -> Result<()> {
    if args.json {
        return common::print_json(&json_of(rolled, seconds));
    }
    let said = message![
        "rollout-says",
        "equity" => common::signed(rolled.equity, texts),
        "error" => texts.decimal(rolled.error, 4),
        "games" => message!["count-games", "count" => rolled.games],
        "seconds" => texts.decimal(seconds, 1),
    ];
    let odds = eval::odds_text(&rolled.odds, texts);
    common::print(&format!("{}\n\n{odds}\n{}\n", common::title(entry, None, texts), texts.tell(&said)))
}

fn json_of(rolled: &RolledOut, seconds: f64) -> Value {
    json!({
        "odds": eval::odds_json(&rolled.odds),
        "equity": rolled.equity,
        // Of one game nothing is known but the game.
        "se": Some(rolled.error).filter(|error| error.is_finite()),
        "games": rolled.games,
        "seconds": seconds,
    })
}

fn tell_turns(args: &Args, entry: &Entry, dice: Dice, candidates: &[Candidate], texts: &Texts) -> Result<()> {
    let best = candidates.first().map_or(0.0, |first| first.rolled.equity);
    if args.json {
        let list = candidates.iter().map(|Candidate { turn, rolled, seconds }| {
            let mut item = json_of(rolled, *seconds);
            item["turn"] = json!(turn.text);
            item["loss"] = json!(best - rolled.equity);
            item
        });
        return common::print_json(&list.collect());
    }
    let width = candidates.iter().map(|one| one.turn.text.chars().count()).max().unwrap_or(0).max(1);
    let mut text = format!("{}\n\n", common::title(entry, Some(dice), texts));
    for (at, Candidate { turn, rolled, .. }) in candidates.iter().enumerate() {
        let name = if turn.text.is_empty() { "-" } else { &turn.text };
        let loss = match at {
            0 => String::new(),
            _ => format!("   {}", common::signed(rolled.equity - best, texts)),
        };
        let error = texts.decimal(rolled.error, 4);
        let equity = common::signed(rolled.equity, texts);
        text.push_str(&format!("{:>3}  {name:<width$}  {equity} ({error}){loss}\n", at + 1));
    }
    let seconds: f64 = candidates.iter().map(|one| one.seconds).sum();
    let said = message![
        "rollout-turns",
        "games" => message!["count-games", "count" => args.games],
        "seconds" => texts.decimal(seconds, 1),
    ];
    common::print(&format!("{text}\n{}\n", common::wrapped(&texts.tell(&said), 0)))
}
