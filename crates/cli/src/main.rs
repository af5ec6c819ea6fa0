//! The command `alea`: rules, turns, counts, simulations and benches of every game of the house, and replays of recorded matches.
//!
//! One file a subcommand; what several of them share stands in [`common`]. Commands know no rule of any game: they ask the
//! catalogue. What is printed for people comes from the Fluent files of `locales/`, help texts included ([`help`]).
//!
//! The exit code is 0 when the work was done, 1 when it failed, 2 when it was asked for wrongly: arguments, positions and
//! games that do not exist. An error is one line on stderr.
#![forbid(unsafe_code)]

mod bench;
mod common;
mod convert;
#[cfg(feature = "serve")]
mod db;
mod dice;
mod duel;
mod endings;
mod eval;
mod failure;
mod files;
mod games;
mod guide;
mod help;
#[cfg(feature = "serve")]
mod keys;
mod language;
mod pages;
mod perft;
mod play;
mod position;
mod progress;
mod replay;
mod rollout;
mod rules;
#[cfg(feature = "serve")]
mod serve;
mod simulate;
mod train;
mod turns;
mod usage;
mod verify;

use std::{
    env,
    io::{self, Write},
    process::ExitCode,
};

use alea_notation::Language;
use alea_texts::{Texts, args, message};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand, error::ErrorKind};

use failure::{Blame, Failure, io_failed};

/// Exit code of work that failed.
const FAILED: u8 = 1;
/// Exit code of work that was asked for wrongly.
const MISUSED: u8 = 2;

#[derive(Debug, Parser)]
#[command(name = "alea", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    #[arg(long, global = true, display_order = 900, value_parser = language::parse)]
    lang: Option<Language>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Games(games::Args),
    Play(play::Args),
    Rules(rules::Args),
    Guide(guide::Args),
    Turns(turns::Args),
    Position(position::Args),
    Eval(eval::Args),
    Rollout(rollout::Args),
    Perft(perft::Args),
    Replay(replay::Args),
    Convert(convert::Args),
    Dice(dice::Args),
    Verify(verify::Args),
    Simulate(simulate::Args),
    Duel(duel::Args),
    Bench(bench::Args),
    Train(train::Args),
    #[cfg(feature = "serve")]
    Serve(serve::Args),
    #[cfg(feature = "serve")]
    Db(db::Args),
    #[cfg(feature = "serve")]
    Keys(keys::Args),
}

impl Command {
    fn run(&self, texts: &'static Texts) -> anyhow::Result<()> {
        match self {
            Command::Games(args) => games::run(args, texts),
            Command::Play(args) => play::run(args, texts),
            Command::Rules(args) => rules::run(args, texts),
            Command::Guide(args) => guide::run(args, texts),
            Command::Turns(args) => turns::run(args, texts),
            Command::Position(args) => position::run(args, texts),
            Command::Eval(args) => eval::run(args, texts),
            Command::Rollout(args) => rollout::run(args, texts),
            Command::Perft(args) => perft::run(args, texts),
            Command::Replay(args) => replay::run(args, texts),
            Command::Convert(args) => convert::run(args, texts),
            Command::Dice(args) => dice::run(args, texts),
            Command::Verify(args) => verify::run(args, texts),
            Command::Simulate(args) => simulate::run(args, texts),
            Command::Duel(args) => duel::run(args, texts),
            Command::Bench(args) => bench::run(args, texts),
            Command::Train(args) => train::run(args, texts),
            #[cfg(feature = "serve")]
            Command::Serve(args) => serve::run(args, texts),
            #[cfg(feature = "serve")]
            Command::Db(args) => db::run(args, texts),
            #[cfg(feature = "serve")]
            Command::Keys(args) => keys::run(args, texts),
        }
    }
}

fn main() -> ExitCode {
    let texts = Texts::of(language::wanted(env::args_os().skip(1)));
    let mut commands = help::told(Cli::command(), texts);
    let parsed = commands.try_get_matches_from_mut(language::before_help(env::args_os()));
    match parsed.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => {
            let texts = Texts::of(cli.lang.unwrap_or_else(language::of_locale));
            finished(cli.command.run(texts), texts)
        }
        Err(error) => not_parsed(&error, &commands, texts),
    }
}

/// The exit code, after an error was told.
fn finished(done: anyhow::Result<()>, texts: &Texts) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let failure = error.downcast_ref::<Failure>();
            say(&failure.map_or_else(|| format!("{error:#}"), |failure| texts.tell(&failure.message)));
            let misused = failure.is_some_and(|failure| failure.blame == Blame::Asked);
            ExitCode::from(if misused { MISUSED } else { FAILED })
        }
    }
}

/// Shows help and the version where they were asked for, and an error in one line.
fn not_parsed(error: &clap::Error, commands: &clap::Command, texts: &Texts) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let shown = error.print().and_then(|()| io::stdout().flush());
            finished(shown.map_err(|error| io_failed(message!["standard-output"], error)), texts)
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(MISUSED)
        }
        _ => {
            let (path, command) = asked_for(commands);
            let wrong = texts.tell(&usage::wrong(error, command));
            say(&texts.with("see-help", args!["what" => wrong, "command" => path]));
            ExitCode::from(MISUSED)
        }
    }
}

/// The command whose arguments are wrong, as far as it was named, and how it is called: `alea turns`.
fn asked_for(commands: &clap::Command) -> (String, &clap::Command) {
    let mut path = String::from("alea");
    let mut command = commands;
    for word in env::args_os().skip(1) {
        let Some(below) = word.to_str().and_then(|word| command.find_subcommand(word)) else { break };
        path = format!("{path} {}", below.get_name());
        command = below;
    }
    (path, command)
}

/// Whether the reader of the output went away, which is no failure: `alea rules plakoto | head`.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let closed = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref().is_some_and(closed))
}

/// One line on stderr, whatever the text holds. If even that fails, the exit code still tells.
fn say(text: &str) {
    let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let _ = writeln!(io::stderr().lock(), "alea: {line}");
}
