//! `alea train`: nets from nothing but the rules.
//!
//! A folder holds a run: `checkpoint.safetensors` with everything that it needs to go on, `race.safetensors` and
//! `contact.safetensors` with the nets to play, `log.jsonl` with a line for each round.

mod arena;
mod fit;
mod folder;
mod label;
mod selfplay;

use alea_engine::net::is_width;
use alea_texts::{Message, Texts, message};
use anyhow::Result;

use crate::common;

pub(crate) use folder::nets;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    Selfplay(selfplay::Args),
    Label(label::Args),
    Fit(fit::Args),
    Arena(arena::Args),
}

#[derive(Debug, clap::Args)]
struct PlayArgs {
    #[arg(long, default_value_t = 1, value_parser = common::whole::<u64>(common::SEEDS), allow_negative_numbers = true)]
    seed: u64,
    #[arg(long, default_value_t = 20, value_parser = common::whole::<u32>(0..=100), allow_negative_numbers = true)]
    rare: u32,
    #[arg(long, default_value_t = 4, value_parser = common::whole::<u32>(1..=1000), allow_negative_numbers = true)]
    every: u32,
    #[arg(long, value_parser = points)]
    deeper: Option<f32>,
    #[arg(long, value_parser = common::whole::<u16>(1..=256), allow_negative_numbers = true)]
    threads: Option<u16>,
}

#[derive(Debug, clap::Args)]
struct StepArgs {
    #[arg(long, default_value_t = 256, value_parser = common::whole::<u32>(1..=1_000_000), allow_negative_numbers = true)]
    batch: u32,
    #[arg(long, default_value_t = 0.001, value_parser = rate)]
    rate: f32,
    #[arg(long, value_parser = rate)]
    rate_end: Option<f32>,
}

impl StepArgs {
    /// The step when `done` of `all` rounds are done: it falls by the same factor in every round.
    fn rate(&self, done: u64, all: u64) -> f32 {
        let part = done as f64 / all.saturating_sub(1).max(1) as f64;
        let fall = self.rate_end.map_or(1.0, |end| f64::from(end) / f64::from(self.rate));
        (f64::from(self.rate) * fall.powf(part.min(1.0))) as f32
    }
}

fn points(text: &str) -> Result<f32, Message> {
    number(text, 0.0, 3.0)
}

fn rate(text: &str) -> Result<f32, Message> {
    number(text, 1e-7, 1.0)
}

/// Reads a number of an argument.
pub(crate) fn number(text: &str, min: f32, max: f32) -> Result<f32, Message> {
    let number = text.parse().ok().filter(|number| (min..=max).contains(number));
    number.ok_or_else(|| message!["expected-number", "min" => min.to_string(), "max" => max.to_string()])
}

/// Reads how many units a first layer has.
fn width(text: &str) -> Result<usize, Message> {
    let width = text.parse().ok().filter(|&width| is_width(width));
    width.ok_or_else(|| message!["expected-width"])
}

pub(crate) fn run(args: &Args, texts: &Texts) -> Result<()> {
    match &args.what {
        What::Selfplay(args) => selfplay::run(args, texts),
        What::Label(args) => label::run(args, texts),
        What::Fit(args) => fit::run(args, texts),
        What::Arena(args) => arena::run(args, texts),
    }
}
