//! `alea train selfplay`: rounds of games and fitting.

use std::{
    path::PathBuf,
    time::{Duration, Instant},
};

use alea_engine::{
    endings::Endings,
    train::{Plan, Targets},
};
use alea_texts::{Message, Texts};
use anyhow::Result;
use serde_json::{Value, json};

use super::{
    PlayArgs, StepArgs,
    folder::{self, Run},
    number, width,
};
use crate::{common, endings, progress::Progress, simulate::threads};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    run: PathBuf,
    #[arg(long, default_value_t = 100, value_parser = common::whole::<u64>(1..=1_000_000_000), allow_negative_numbers = true)]
    rounds: u64,
    #[arg(long, default_value_t = 200, value_parser = common::whole::<u64>(1..=1_000_000), allow_negative_numbers = true)]
    games: u64,
    #[arg(long, default_value = "returns")]
    targets: TargetsArg,
    #[arg(long, default_value_t = 0.7, value_parser = lambda)]
    lambda: f32,
    #[arg(long, default_value_t = 0, value_parser = common::whole::<u16>(0..=100), allow_negative_numbers = true)]
    replay: u16,
    #[arg(long, default_value_t = 400_000, value_parser = common::whole::<u32>(0..=100_000_000), allow_negative_numbers = true)]
    memory: u32,
    #[command(flatten)]
    play: PlayArgs,
    #[command(flatten)]
    step: StepArgs,
    #[arg(long, default_value_t = 256, value_parser = width)]
    width: usize,
    #[arg(long, default_value_t = 64, value_parser = width)]
    race_width: usize,
    #[arg(long, value_parser = common::whole::<u64>(1..=1_000_000), allow_negative_numbers = true)]
    minutes: Option<u64>,
    #[arg(long, default_value_t = 3, value_parser = common::whole::<u64>(0..=1_000_000), allow_negative_numbers = true)]
    checkpoint: u64,
}

#[derive(Copy, Clone, Debug, clap::ValueEnum)]
enum TargetsArg {
    Returns,
    Lookahead,
}

fn lambda(text: &str) -> Result<f32, Message> {
    number(text, 0.0, 1.0)
}

impl Args {
    fn plan(&self, done: u64) -> Plan {
        Plan {
            seed: self.play.seed,
            games: self.games,
            rare: self.play.rare,
            targets: match self.targets {
                TargetsArg::Returns => Targets::Returns { lambda: self.lambda },
                TargetsArg::Lookahead => {
                    Targets::LookAhead { every: self.play.every, deeper: self.play.deeper }
                }
            },
            replay: f32::from(self.replay),
            memory: self.memory as usize,
            batch: self.step.batch as usize,
            rate: self.step.rate(done, self.rounds),
        }
    }
}

pub(super) fn run(args: &Args, texts: &Texts) -> Result<()> {
    let mut run = Run::open_or_begin(&args.run, [args.race_width, args.width], args.play.seed)?;
    endings::solve(texts);
    let workers = threads(args.play.threads);
    let progress = Progress::new(args.rounds * args.games, "progress-playing", texts);
    let begun = Instant::now();
    let (limit, between) = (args.minutes.map(minutes), minutes(args.checkpoint));
    let mut saved = Instant::now();
    for done in 0..args.rounds {
        if limit.is_some_and(|limit| begun.elapsed() >= limit) {
            break;
        }
        let plan = args.plan(done);
        let round = Instant::now();
        let report = run
            .trainer
            .round(&plan, Some(Endings::shared), workers, || progress.step())
            .map_err(folder::too_large)?;
        run.log(&report, round.elapsed().as_secs_f64(), &json_of(&plan))?;
        if saved.elapsed() >= between {
            run.save()?;
            saved = Instant::now();
        }
    }
    run.save()
}

fn minutes(count: u64) -> Duration {
    Duration::from_secs(60 * count)
}

/// A plan as the log keeps it.
pub(super) fn json_of(plan: &Plan) -> Value {
    let targets = match plan.targets {
        Targets::Returns { lambda } => json!({ "returns": lambda }),
        Targets::LookAhead { every, deeper: None } => json!({ "lookahead": every }),
        Targets::LookAhead { every, deeper } => json!({ "lookahead": every, "deeper": deeper }),
    };
    json!({
        "seed": plan.seed,
        "games": plan.games,
        "rare": plan.rare,
        "targets": targets,
        "replay": plan.replay,
        "memory": plan.memory,
        "batch": plan.batch,
        "rate": plan.rate,
    })
}
