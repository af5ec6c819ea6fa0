//! `alea bench`: how fast it is, on inputs that never change and with results that are checked.

mod positions;
mod rules;

use anyhow::{Context, Result};
use serde_json::json;

use crate::{common, progress::Progress};

/// Measure how fast the program is
#[derive(Debug, clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "One thread, and the median of several runs counts. Inputs are built in; results that \
        differ from those expected are an error.\n\nExamples:\n  alea bench\n  alea bench rules --runs 9 --json"
)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: Option<What>,
    #[command(flatten)]
    how: How,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    Rules(How),
    Positions(positions::Args),
}

/// Turns of a roll and moves of tafl: what is measured unless something else is named
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  alea bench rules --runs 9 --json")]
struct How {
    /// How often each is measured
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = common::whole::<u16>(1..=1000), allow_negative_numbers = true)]
    runs: u16,
    /// For programs
    #[arg(long)]
    json: bool,
}

/// One thing to measure.
struct Bench {
    id: &'static str,
    unit: &'static str,
    /// What the value should reach on one core of an ordinary machine.
    bar: Option<f64>,
    /// Reads the input. What it gives does the work once, checks the result, and says how many units a second it did.
    prepare: fn() -> Result<Run>,
}

type Run = Box<dyn FnMut() -> Result<f64>>;

/// A measurement made.
struct Measured {
    bench: &'static Bench,
    /// From the slowest run to the fastest.
    values: Vec<f64>,
}

impl Measured {
    fn median(&self) -> f64 {
        self.values[self.values.len() / 2]
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match &args.what {
        Some(What::Positions(args)) => positions::run(args),
        Some(What::Rules(how)) => measure(rules::BENCHES, how),
        None => measure(rules::BENCHES, &args.how),
    }
}

fn measure(benches: &'static [Bench], how: &How) -> Result<()> {
    let progress = Progress::new(benches.len() as u64 * u64::from(how.runs), "measuring");
    let mut all = Vec::new();
    for bench in benches {
        let mut once = (bench.prepare)().context(bench.id)?;
        let mut values = Vec::new();
        for _ in 0..how.runs {
            values.push(once().context(bench.id)?);
            progress.step();
        }
        values.sort_by(f64::total_cmp);
        all.push(Measured { bench, values });
    }
    drop(progress);
    if !how.json {
        return common::print(&words::report(&all, how.runs));
    }
    let result = |measured: &Measured| {
        json!({
            "id": measured.bench.id,
            "unit": measured.bench.unit,
            "value": measured.median(),
            "runs": measured.values.len(),
            "peer": null,
            "peer_value": null,
            "ratio": null,
        })
    };
    common::print_json(&json!({ "results": all.iter().map(result).collect::<Vec<_>>() }))
}

mod words {
    use super::Measured;
    use crate::common::counted;

    pub(super) fn report(all: &[Measured], runs: u16) -> String {
        let runs = counted(runs.into(), "run", "runs");
        let mut text = format!("One thread, the median of {runs}, in millions a second\n\n");
        text.push_str("                     median   fastest\n");
        for measured in all {
            let fastest = measured.values.last().copied().unwrap_or_default();
            let bar = match measured.bench.bar {
                None => String::new(),
                Some(bar) if measured.median() >= bar => format!("bar {:.1}, met", bar / 1e6),
                Some(bar) => format!("bar {:.1}, not met", bar / 1e6),
            };
            let line = format!(
                "  {:<17}{:>8.2}  {:>8.2}  {:<6}   {bar}",
                measured.bench.id,
                measured.median() / 1e6,
                fastest / 1e6,
                measured.bench.unit.trim_end_matches("/s"),
            );
            text.push_str(line.trim_end());
            text.push('\n');
        }
        if cfg!(debug_assertions) {
            text.push_str("\nThis is a build for debugging: build with --release for figures that count.\n");
        }
        text
    }
}
