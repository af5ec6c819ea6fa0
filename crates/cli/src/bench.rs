//! `alea bench`: how fast it is, on inputs that never change and with results that are checked.

mod engine;
mod errors;
mod held_back;
mod losses;
mod positions;
mod rollouts;
mod rules;
mod self_play;
#[cfg(feature = "serve")]
mod server;

use alea_texts::{Texts, args, message};
use anyhow::Result;
use serde_json::json;
use unicode_width::UnicodeWidthStr;

use crate::{
    common::{self, failed},
    progress::Progress,
};

#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: Option<What>,
    #[command(flatten)]
    how: How,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    Rules(How),
    Engine(How),
    #[cfg(feature = "serve")]
    Server(server::Args),
    Positions(positions::Args),
    Rollouts(rollouts::Args),
    Errors(errors::Args),
    Losses(losses::Args),
}

#[derive(Debug, clap::Args)]
struct How {
    #[arg(long, default_value_t = 5, value_parser = common::whole::<u16>(1..=1000), allow_negative_numbers = true)]
    runs: u16,
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

type Run = Box<dyn FnMut() -> Result<f64, Wrong>>;

/// A result that is not the one expected, as programmers read it: the rules or the inputs have changed.
#[derive(Debug)]
struct Wrong {
    found: String,
    expected: String,
}

impl Wrong {
    fn of(self, bench: &'static str) -> anyhow::Error {
        failed(message!["bench-wrong", "bench" => bench, "found" => self.found, "expected" => self.expected])
    }
}

/// A measurement made.
struct Measured {
    bench: &'static Bench,
    /// From the slowest run to the fastest.
    values: Vec<f64>,
}

impl Bench {
    /// The text for what is counted.
    fn unit_key(&self) -> &'static str {
        match self.unit {
            "rolls/s" => "bench-rolls",
            "leaves/s" => "bench-leaves",
            "evaluations/s" => "bench-evaluations",
            _ => "bench-moves",
        }
    }
}

impl Measured {
    fn median(&self) -> f64 {
        self.values[self.values.len() / 2]
    }
}

pub(crate) fn run(args: &Args, texts: &'static Texts) -> Result<()> {
    match &args.what {
        Some(What::Positions(args)) => positions::run(args, texts),
        Some(What::Rollouts(args)) => rollouts::run(args, texts),
        Some(What::Errors(args)) => errors::run(args, texts),
        Some(What::Losses(args)) => losses::run(args, texts),
        #[cfg(feature = "serve")]
        Some(What::Server(args)) => server::run(args, texts),
        Some(What::Rules(how)) => measure(rules::BENCHES, how, texts),
        Some(What::Engine(how)) => measure(engine::BENCHES, how, texts),
        None => measure(rules::BENCHES, &args.how, texts),
    }
}

fn measure(benches: &'static [Bench], how: &How, texts: &Texts) -> Result<()> {
    let progress = Progress::new(benches.len() as u64 * u64::from(how.runs), "progress-measuring", texts);
    let mut all = Vec::new();
    for bench in benches {
        let mut once = (bench.prepare)()?;
        let mut values = Vec::new();
        for _ in 0..how.runs {
            values.push(once().map_err(|wrong| wrong.of(bench.id))?);
            progress.step();
        }
        values.sort_by(f64::total_cmp);
        all.push(Measured { bench, values });
    }
    drop(progress);
    if !how.json {
        return common::print(&report(&all, how.runs, texts));
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

fn report(all: &[Measured], runs: u16, texts: &Texts) -> String {
    let runs = message!["count-runs", "count" => runs];
    let mut text = format!("{}\n\n", texts.tell(&message!["bench-title", "runs" => runs]));
    let [median, fastest] = ["bench-median", "bench-fastest"].map(|key| texts.say(key));
    let units: Vec<String> = all.iter().map(|measured| texts.say(measured.bench.unit_key())).collect();
    let unit_width = units.iter().map(|unit| unit.width()).max().unwrap_or(0);
    text.push_str(&format!("  {:<17}{median:>8}  {fastest:>8}\n", ""));
    for (measured, unit) in all.iter().zip(units) {
        let [median, fastest] = [measured.median(), measured.values.last().copied().unwrap_or_default()]
            .map(|value| texts.decimal(value / 1e6, 2));
        let bar = measured.bench.bar.map_or_else(String::new, |bar| {
            let key = if measured.median() >= bar { "bench-met" } else { "bench-not-met" };
            texts.with(key, args!["bar" => texts.decimal(bar / 1e6, 1)])
        });
        let line =
            format!("  {:<17}{median:>8}  {fastest:>8}  {unit:<unit_width$}   {bar}", measured.bench.id);
        text.push_str(line.trim_end());
        text.push('\n');
    }
    if cfg!(debug_assertions) {
        text.push_str(&format!("\n{}\n", texts.say("bench-debug")));
    }
    text
}
