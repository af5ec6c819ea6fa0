//! `alea train label`: positions with what looking ahead says of them, in a file.

use std::{
    fs,
    io::{Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    sync::Arc,
};

use alea_engine::train::{Plan, Sample, Targets, positions};
use alea_texts::Texts;
use anyhow::Result;
use serde_json::{Value, json};

use super::{
    PlayArgs,
    folder::{self, at},
};
use crate::{common, progress::Progress, simulate::threads};

/// Games between two writings.
const GAMES: u64 = 64;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    run: PathBuf,
    file: PathBuf,
    #[arg(long, default_value_t = 100_000, value_parser = common::whole::<u64>(1..=1_000_000_000), allow_negative_numbers = true)]
    positions: u64,
    #[command(flatten)]
    play: PlayArgs,
}

/// How far a file has come.
struct Reached {
    games: u64,
    positions: u64,
}

pub(super) fn run(args: &Args, texts: &Texts) -> Result<()> {
    let nets = Arc::new(folder::nets(&args.run, texts)?);
    let journal = journal_of(&args.file);
    let mut reached = reached(&journal)?;
    let mut file = fs::OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&args.file)
        .map_err(at(&args.file))?;
    // What was not noted in the journal was broken off.
    file.set_len(reached.positions * Sample::BYTES as u64).map_err(at(&args.file))?;
    file.seek(SeekFrom::End(0)).map_err(at(&args.file))?;
    let plan = Plan {
        seed: args.play.seed,
        games: GAMES,
        rare: args.play.rare,
        targets: Targets::LookAhead { every: args.play.every, deeper: args.play.deeper },
        replay: 0.0,
        memory: 0,
        batch: 1,
        rate: 0.0,
    };
    let progress = Progress::new(args.positions, "progress-labelling", texts);
    while reached.positions < args.positions {
        progress.reach(reached.positions);
        let games = reached.games..reached.games + GAMES;
        let samples = positions(&plan, &nets, games, threads(args.play.threads), || ());
        let bytes: Vec<u8> = samples.iter().flat_map(Sample::to_bytes).collect();
        file.write_all(&bytes).and_then(|()| file.sync_data()).map_err(at(&args.file))?;
        reached.games += GAMES;
        reached.positions += samples.len() as u64;
        note(&journal, &reached, args)?;
    }
    Ok(())
}

fn journal_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".jsonl");
    PathBuf::from(name)
}

/// What the last line of the journal says; nothing if there is none.
fn reached(journal: &Path) -> Result<Reached> {
    let text = match fs::read_to_string(journal) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(error).map_err(at(journal)),
    };
    let last: Option<Value> = text.lines().rev().find_map(|line| serde_json::from_str(line).ok());
    let count = |key: &str| last.as_ref().and_then(|line| line[key].as_u64()).unwrap_or_default();
    Ok(Reached { games: count("games"), positions: count("positions") })
}

fn note(journal: &Path, reached: &Reached, args: &Args) -> Result<()> {
    let line = json!({
        "games": reached.games,
        "positions": reached.positions,
        "seed": args.play.seed,
        "rare": args.play.rare,
        "every": args.play.every,
        "deeper": args.play.deeper,
    });
    let mut file = fs::OpenOptions::new().create(true).append(true).open(journal).map_err(at(journal))?;
    writeln!(file, "{line}").map_err(at(journal))
}
