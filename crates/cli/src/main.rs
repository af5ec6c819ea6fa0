//! The command `alea`: rules, turns, counts, simulations and benches of every game of the house, and replays of recorded matches.
//!
//! One file a subcommand; what several of them share stands in [`common`]. Commands know no rule of any game: they ask the
//! catalogue. What is printed for people stands in a module `words` at the end of each file, so that it can be translated
//! in one place; help texts stand with the arguments that they explain.
//!
//! The exit code is 0 when the work was done, 1 when it failed, 2 when it was asked for wrongly: arguments, positions and
//! games that do not exist. An error is one line on stderr.
#![forbid(unsafe_code)]

mod bench;
mod common;
mod games;
mod guide;
mod pages;
mod perft;
mod play;
mod position;
mod progress;
mod replay;
mod rules;
mod simulate;
mod turns;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use anyhow::Context;
use clap::{
    CommandFactory, Parser, Subcommand,
    error::{ContextKind, ContextValue, ErrorKind},
};

use common::Misuse;

/// Exit code of work that failed.
const FAILED: u8 = 1;
/// Exit code of work that was asked for wrongly.
const MISUSED: u8 = 2;

/// Board games of the coffeehouse: tavli, backgammon and their kin, and Hnefatafl.
#[derive(Debug, Parser)]
#[command(
    name = "alea",
    version,
    max_term_width = 100,
    after_help = "Examples:\n  \
        alea games                        what can be played\n  \
        alea rules plakoto | less         how it is played\n  \
        alea turns backgammon --dice 31   what can be done with a roll"
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Games(games::Args),
    Play(play::Args),
    Rules(rules::Args),
    Guide(guide::Args),
    Turns(turns::Args),
    Position(position::Args),
    Perft(perft::Args),
    Replay(replay::Args),
    Simulate(simulate::Args),
    Bench(bench::Args),
}

impl Command {
    fn run(&self) -> anyhow::Result<()> {
        match self {
            Command::Games(args) => games::run(args),
            Command::Play(args) => play::run(args),
            Command::Rules(args) => rules::run(args),
            Command::Guide(args) => guide::run(args),
            Command::Turns(args) => turns::run(args),
            Command::Position(args) => position::run(args),
            Command::Perft(args) => perft::run(args),
            Command::Replay(args) => replay::run(args),
            Command::Simulate(args) => simulate::run(args),
            Command::Bench(args) => bench::run(args),
        }
    }
}

fn main() -> ExitCode {
    let command = match Cli::try_parse() {
        Ok(cli) => cli.command,
        Err(error) => return not_parsed(&error),
    };
    finished(command.run())
}

/// The exit code, after an error was told.
fn finished(done: anyhow::Result<()>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            say(&format!("{error:#}"));
            ExitCode::from(if error.is::<Misuse>() { MISUSED } else { FAILED })
        }
    }
}

/// Shows help and the version where they were asked for, and an error in one line.
fn not_parsed(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            finished(error.print().and_then(|()| io::stdout().flush()).context(common::OUTPUT))
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(MISUSED)
        }
        _ => {
            let (path, command) = asked_for();
            let line =
                bad_value(error, &command).unwrap_or_else(|| words::one_line(&error.render().to_string()));
            say(&words::not_parsed(&line, &path));
            ExitCode::from(MISUSED)
        }
    }
}

/// The argument as it was typed, what was found, and what was expected instead, where a value was not understood.
fn bad_value(error: &clap::Error, command: &clap::Command) -> Option<String> {
    let (Some(ContextValue::String(argument)), Some(ContextValue::String(found))) =
        (error.get(ContextKind::InvalidArg), error.get(ContextKind::InvalidValue))
    else {
        return None;
    };
    let why = std::error::Error::source(error)?;
    // `--seed <SEED>`, `<DEPTH>`
    let name = argument.split(' ').next()?.trim_matches(['<', '>']);
    let in_full = std::env::args_os().any(|word| word.to_string_lossy().starts_with(name));
    let short = command.get_arguments().find(|each| each.get_long() == name.strip_prefix("--"));
    let name = match short.and_then(clap::Arg::get_short) {
        Some(letter) if !in_full => format!("-{letter}"),
        _ => name.to_owned(),
    };
    Some(format!("{name} {}: {why}", common::quoted(found)))
}

/// The command whose arguments are wrong, as far as it was named, and how it is called: `alea turns`.
fn asked_for() -> (String, clap::Command) {
    let mut path = String::from("alea");
    let mut command = Cli::command();
    for word in std::env::args_os().skip(1) {
        let Some(below) = word.to_str().and_then(|word| command.find_subcommand(word)) else { break };
        path = format!("{path} {}", below.get_name());
        command = below.clone();
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

mod words {
    /// What is wrong with the arguments, and where to read on.
    pub(super) fn not_parsed(line: &str, command: &str) -> String {
        format!("{line}; see `{command} --help`")
    }

    /// What the parser of arguments says, in one line.
    pub(super) fn one_line(rendered: &str) -> String {
        let mut line = String::new();
        for part in rendered.lines().map(str::trim) {
            if part.starts_with("Usage:") || part.starts_with("For more information") {
                break;
            }
            let part = part.strip_prefix("error: ").unwrap_or(part);
            // How to pass an option as a value is never what was meant: nothing here takes one.
            if !part.is_empty() && !part.starts_with("tip: to pass") {
                let between = match line.chars().last() {
                    None => "",
                    Some(':') => " ",
                    Some(_) if part.starts_with('[') => " ",
                    Some(_) if part.starts_with("tip:") => "; ",
                    Some(_) => ", ",
                };
                line.push_str(between);
                line.push_str(part.strip_prefix("tip: ").unwrap_or(part));
            }
        }
        line
    }
}
