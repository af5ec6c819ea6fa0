//! `alea rules`: how a game is played.

use alea_catalog::Entry;
use anyhow::Result;
use serde_json::json;

use crate::common::{self, MATCH, MATCH_GAMES, misuse};

/// The page of the match, which is no game of the catalogue.
const MATCH_PAGE: &str = include_str!("../../../docs/rules/tavli.en.md");
/// Languages that pages may be written in.
const LANGUAGES: [&str; 3] = ["en", "el", "it"];

/// Tell how a game is played
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    alea rules plakoto | less\n  \
    alea rules fevga --json      the options and what may be chosen")]
pub(crate) struct Args {
    /// Which game, or `tavli` for the match
    game: String,
    /// The language of the page
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    lang: String,
    /// For programs: the options of the game instead of its page
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let entry = if args.game.eq_ignore_ascii_case(MATCH) { None } else { Some(common::game(&args.game)?) };
    if args.json {
        return common::print_json(&match entry {
            Some(entry) => json!({
                "id": entry.id,
                "name": entry.name,
                "options": common::options_json(entry.options),
            }),
            None => json!({ "id": MATCH, "name": "Tavli", "games": MATCH_GAMES, "options": [] }),
        });
    }
    let language = args.lang.to_lowercase();
    match page(entry, &language) {
        Some(page) => common::print(&plain(page)),
        None => {
            let written: Vec<&str> =
                LANGUAGES.into_iter().filter(|language| page(entry, language).is_some()).collect();
            Err(misuse(words::not_written(entry.map_or(MATCH, |entry| entry.id), &args.lang, &written)))
        }
    }
}

fn page(entry: Option<&Entry>, language: &str) -> Option<&'static str> {
    match entry {
        Some(entry) => entry.page(language),
        None => (language == "en").then_some(MATCH_PAGE),
    }
}

/// The page without what only programs read: the words behind a fence.
fn plain(page: &str) -> String {
    let line = |line: &str| if line.starts_with("```") { "```\n" } else { line }.to_owned();
    page.split_inclusive('\n').map(line).collect()
}

mod words {
    use crate::common::quoted;

    pub(super) fn not_written(game: &str, language: &str, written: &[&str]) -> String {
        format!(
            "--lang {}: the rules of {game} are written in {} so far; choose that, or leave --lang out",
            quoted(language),
            written.join(", ")
        )
    }
}
