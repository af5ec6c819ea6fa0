//! `alea train arena`: one net against another.

use std::{path::PathBuf, sync::Arc};

use alea_engine::{
    Evaluator, Nets,
    train::{Chooser, Greedy, Uniform, arena},
};
use alea_texts::{Texts, message};
use anyhow::Result;
use serde_json::json;

use super::folder;
use crate::{common, progress::Progress, simulate::threads};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    x: PathBuf,
    o: PathBuf,
    #[arg(short = 'n', long, default_value_t = 1000, value_parser = common::whole::<u64>(1..=1_000_000_000), allow_negative_numbers = true)]
    pairs: u64,
    #[arg(long, default_value_t = 1, value_parser = common::whole::<u64>(common::SEEDS), allow_negative_numbers = true)]
    seed: u64,
    #[arg(long, value_parser = common::whole::<u16>(1..=256), allow_negative_numbers = true)]
    threads: Option<u16>,
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, texts: &Texts) -> Result<()> {
    let read = |folder: &PathBuf| -> Result<Option<Arc<Nets>>> {
        if folder.as_os_str() == "random" {
            return Ok(None);
        }
        Ok(Some(Arc::new(folder::nets(folder, texts)?)))
    };
    let (x, o) = (read(&args.x)?, read(&args.o)?);
    let seat = |nets: &Option<Arc<Nets>>| -> Box<dyn Chooser> {
        match nets {
            Some(nets) => Box::new(Greedy::new(Evaluator::new(Arc::clone(nets)))),
            None => Box::new(Uniform::default()),
        }
    };
    let progress = Progress::new(args.pairs, "progress-playing", texts);
    let played =
        arena([&|| seat(&x), &|| seat(&o)], args.pairs, args.seed, threads(args.threads), || progress.step());
    drop(progress);
    if args.json {
        let numbers = json!({ "games": played.games, "ppg": played.points, "se": played.error });
        return common::print_json(&numbers);
    }
    let said = message![
        "train-arena",
        "points" => common::signed(played.points, texts),
        "error" => texts.decimal(played.error, 4),
        "games" => message!["count-games", "count" => played.games],
    ];
    common::print(&format!("{}\n", texts.tell(&said)))
}
