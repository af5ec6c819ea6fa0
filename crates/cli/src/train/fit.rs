//! `alea train fit`: nets fitted to labelled positions.

use std::{path::PathBuf, time::Instant};

use alea_engine::{
    Class,
    train::{Plan, Sample, Targets},
};
use alea_texts::{Texts, message};
use anyhow::Result;
use serde_json::json;

use super::{
    StepArgs,
    folder::{self, Run, by_class, no_positions},
    selfplay::json_of,
    width,
};
use crate::{common, progress::Progress};

/// Neighbours in a file come from the same games: whole blocks are held back.
const BLOCK: usize = 2_000;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    run: PathBuf,
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[arg(long, default_value_t = 1, value_parser = common::whole::<u64>(1..=10_000), allow_negative_numbers = true)]
    epochs: u64,
    #[arg(long, default_value_t = 20, value_parser = common::whole::<u32>(2..=1_000_000), allow_negative_numbers = true)]
    held_back: u32,
    #[arg(long, default_value_t = 1, value_parser = common::whole::<u64>(common::SEEDS), allow_negative_numbers = true)]
    seed: u64,
    #[arg(long, default_value_t = 256, value_parser = width)]
    width: usize,
    #[command(flatten)]
    step: StepArgs,
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, texts: &Texts) -> Result<()> {
    let (fitted, held_back) = read(args)?;
    let mut run = Run::open_or_begin(&args.run, [64, args.width], args.seed)?;
    let progress = Progress::new(args.epochs, "progress-fitting", texts);
    for epoch in 0..args.epochs {
        let plan = Plan {
            seed: args.seed,
            games: 0,
            rare: 0,
            targets: Targets::LookAhead { every: 1, deeper: None },
            replay: 0.0,
            memory: 0,
            batch: args.step.batch as usize,
            rate: args.step.rate(epoch, args.epochs),
        };
        let begun = Instant::now();
        let report = run.trainer.fit(&plan, &fitted);
        run.log(&report, begun.elapsed().as_secs_f64(), &json_of(&plan))?;
        run.save()?;
        progress.step();
    }
    drop(progress);
    let errors = run.trainer.errors(&held_back);
    if args.json {
        let numbers = errors.map(|(positions, error)| json!({ "positions": positions, "error": error }));
        return common::print_json(&json!({ "fitted": fitted.len(), "held_back": by_class(numbers) }));
    }
    let mut text = String::new();
    for ((positions, error), class) in errors.into_iter().zip(Class::LEARNED) {
        let said = message![
            "train-held-back",
            "net" => class.id(),
            "error" => texts.decimal(error, 5),
            "positions" => texts.count(positions),
        ];
        text.push_str(&format!("{}\n", texts.tell(&said)));
    }
    common::print(&text)
}

/// The positions of all files: those to fit, and those held back.
fn read(args: &Args) -> Result<(Vec<Sample>, Vec<Sample>)> {
    let (mut fitted, mut held_back) = (Vec::new(), Vec::new());
    for path in &args.files {
        let bytes = folder::read(path)?;
        let (records, rest) = bytes.as_chunks();
        if !rest.is_empty() {
            return Err(no_positions(path));
        }
        for (block, records) in records.chunks(BLOCK).enumerate() {
            let held = (block as u32) % args.held_back == args.held_back - 1;
            let samples = if held { &mut held_back } else { &mut fitted };
            for record in records {
                samples.push(Sample::from_bytes(record).map_err(|_| no_positions(path))?);
            }
        }
    }
    Ok((fitted, held_back))
}
