//! `alea games`: what can be played.

use alea_catalog::{Entry, Family, GAMES};
use alea_game::{Opening, Setup};
use anyhow::Result;
use serde_json::{Value, json};

use crate::common;

/// List the games
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  alea games --json | jq -r '.[].id'")]
pub(crate) struct Args {
    /// For programs: a list with the options of each game
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if args.json {
        return common::print_json(&GAMES.iter().map(json_of).collect());
    }
    let mut text = String::new();
    let mut board = String::new();
    for entry in GAMES {
        if board != board_of(entry) {
            text.push_str(if board.is_empty() { "" } else { "\n" });
            board = board_of(entry);
            text.push_str(&format!("{board}\n"));
        }
        let same_board = || GAMES.iter().filter(|other| board_of(other) == board);
        let ids = same_board().map(|other| other.id.len()).max().unwrap_or(0);
        let names = same_board().map(|other| other.name.len()).max().unwrap_or(0);
        text.push_str(&format!("  {:<ids$}  {:<names$}  {}\n", entry.id, entry.name, entry.about));
    }
    text.push_str(&words::afterwards());
    common::print(&text)
}

fn json_of(entry: &Entry) -> Value {
    json!({
        "id": entry.id,
        "name": entry.name,
        "aliases": entry.aliases,
        "about": entry.about,
        "family": match entry.family {
            Family::Points { .. } => "tables",
            Family::Square => "tafl",
        },
        "opening": match entry.opening {
            Opening::PlaysBoth => "plays-both",
            Opening::RollsAgain => "rolls-again",
            Opening::FirstMoves => "first-moves",
        },
        "options": common::options_json(entry.options),
    })
}

/// What the game is played on.
fn board_of(entry: &Entry) -> String {
    let start = entry.open(&entry.default_rules(), None).map(|table| table.setup());
    match start {
        Ok(Setup::Square(square)) => words::square(square.size),
        _ => words::points(),
    }
}

mod words {
    use crate::common::{MATCH, MATCH_GAMES};

    pub(super) fn points() -> String {
        String::from("Twenty-four points, two dice")
    }

    pub(super) fn square(lines: u8) -> String {
        format!("A square of {lines} lines, no dice")
    }

    pub(super) fn afterwards() -> String {
        let [first, second, third] = MATCH_GAMES;
        format!(
            "\n`alea rules GAME` tells how a game is played. {MATCH} is the match that alternates\n\
             {first}, {second} and {third}.\n"
        )
    }
}
