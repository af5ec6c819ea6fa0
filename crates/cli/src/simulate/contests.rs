//! Whole contests: matches, tavli, and games of which the records are kept.

use std::{
    fs::{File, OpenOptions},
    io::{self, BufWriter, ErrorKind, Write},
    path::Path,
    time::Instant,
};

use alea_catalog::{
    Family, PlayerEntry, Series, SeriesDice, SeriesResult, SimulateError, find, find_contest, sequence,
    series,
};
use alea_game::{BySide, CubeUse};
use alea_matchplay::{CubeTerms, Length, Terms};
use alea_notation::record;
use alea_texts::{Message, Said, Texts, message};
use anyhow::Result;
use serde_json::json;

use super::{Args, Timing, json_of, report, threads};
use crate::{
    common::{self, failed, io_failed, misuse, quoted},
    endings,
    progress::Progress,
};

pub(super) fn run(args: &Args, players: BySide<&'static PlayerEntry>, texts: &'static Texts) -> Result<()> {
    let terms = terms(args)?;
    let mut file = args.record.as_ref().map(|name| create(name, args.force)).transpose()?;
    if args.log.is_some() && args.log == args.record {
        return Err(failed(
            message!["convert-exists", "file" => quoted(args.log.as_deref().unwrap_or_default())],
        ));
    }
    let mut log_file = args.log.as_ref().map(|name| create(name, args.force)).transpose()?;
    let threads = threads(args.threads);
    let games = terms.games().iter().filter_map(|game| find(&game.id));
    endings::solve_for_players([players.first, players.second], games, texts);
    let progress = Progress::new(args.games, "progress-playing", texts);
    let begun = Instant::now();
    let (mut done, mut any_log) = (0, false);
    let dice = if file.is_some() { SeriesDice::Dealt } else { SeriesDice::Seeded };
    let played =
        series(Series { terms: &terms, players, dice }, args.games, args.seed, threads, |contest, log| {
            if let Some(file) = &mut file {
                let line = record::write(&contest) + "\n";
                file.write_all(line.as_bytes()).map_err(Stopped::Record)?;
            }
            if let Some(file) = &mut log_file {
                // Each contest has a log of its own, unless it had no dice.
                let text = log.to_text();
                let between = if any_log && !text.is_empty() { "\n" } else { "" };
                any_log |= !text.is_empty();
                file.write_all((between.to_owned() + &text).as_bytes()).map_err(Stopped::Log)?;
            }
            done += 1;
            progress.reach(done);
            Ok(())
        });
    let flush = |file: Option<BufWriter<File>>, stopped: fn(io::Error) -> Stopped| match file {
        Some(file) if played.is_ok() => {
            file.into_inner().map_err(|error| stopped(error.into_error())).map(drop)
        }
        _ => Ok(()),
    };
    let flushed = flush(file, Stopped::Record).and_then(|()| flush(log_file, Stopped::Log));
    let seconds = begun.elapsed().as_secs_f64();
    drop(progress);
    let name = |name: &Option<String>| name.as_deref().map_or(Message::verbatim(""), quoted);
    let played = played.and_then(|played| flushed.map(|()| played)).map_err(|stopped| match stopped {
        Stopped::Players(error) => misuse(error.message()),
        Stopped::Record(error) => io_failed(name(&args.record), error),
        Stopped::Log(error) => io_failed(name(&args.log), error),
    })?;
    let timing =
        Timing { seed: args.seed, threads, seconds, per_second: played.games.games as f64 / seconds };
    if args.json {
        let mut told = json_of(&played.games, &timing);
        told["contests"] = json!({ "x": played.won.first, "o": played.won.second, "drawn": played.drawn });
        return common::print_json(&told);
    }
    let game = find_contest(&args.game.game).map_or_else(|| terms.game(0).id.as_str(), |contest| contest.id);
    common::print(&told(&terms, players, &played, &timing, game, texts))
}

/// Why a series was not played to its end.
enum Stopped {
    Players(SimulateError),
    Record(io::Error),
    Log(io::Error),
}

impl From<SimulateError> for Stopped {
    fn from(error: SimulateError) -> Stopped {
        Stopped::Players(error)
    }
}

/// What is played: one game, or to as many points as are asked for; with the cube in matches of games that have one.
fn terms(args: &Args) -> Result<Terms> {
    let nonsense = |error: alea_matchplay::TermsError| misuse(error.message());
    if let Some(contest) = find_contest(&args.game.game) {
        if !args.game.rules.is_empty() {
            return Err(misuse(message!["rules-of-several", "contest" => contest.id]));
        }
        let games = sequence(contest.games.iter().copied()).expect("the games of contests are on the list");
        let points = args.to.or(contest.targets.first().copied()).unwrap_or(1);
        return Terms::new(games, Length::Points(points)).map_err(nonsense);
    }
    let (entry, rules) = args.game.read()?;
    let length = args.to.map_or(Length::Single, Length::Points);
    let terms = Terms::new(vec![entry.spec(rules)], length).map_err(nonsense)?;
    match (entry.cube, args.to) {
        (CubeUse::Optional, Some(_)) => terms.with_cube(CubeTerms::default()).map_err(nonsense),
        _ => Ok(terms),
    }
}

/// A file for the records. One that is there is written anew only if it may be.
fn create(name: &str, force: bool) -> Result<BufWriter<File>> {
    let opened = match force {
        true => File::create(name),
        false => OpenOptions::new().write(true).create_new(true).open(Path::new(name)),
    };
    match opened {
        Ok(file) => Ok(BufWriter::new(file)),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            Err(failed(message!["convert-exists", "file" => quoted(name)]))
        }
        Err(error) => Err(io_failed(quoted(name), error)),
    }
}

fn told(
    terms: &Terms,
    players: BySide<&'static PlayerEntry>,
    played: &SeriesResult,
    timing: &Timing,
    game: &str,
    texts: &Texts,
) -> String {
    let family = find(&terms.game(0).id).map_or(Family::Square, |entry| entry.family);
    let mut text = report((game, family), players, &played.games, timing, texts);
    if terms.length() != Length::Single {
        let line = message![
            "simulate-contests",
            "contests" => (played.won.first + played.won.second + played.drawn).to_string(),
            "first" => played.won.first.to_string(),
            "second" => played.won.second.to_string(),
            "family" => if family == Family::Square { "square" } else { "points" },
        ];
        text.push_str(&format!("{}\n", texts.tell(&line)));
    }
    text
}
