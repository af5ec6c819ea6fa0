//! `alea games`: what can be played.

use alea_catalog::{CONTESTS, ContestEntry, Entry, Family, GAMES, find_contest};
use alea_game::{Opening, OptionSpec, Setup};
use alea_notation::Language;
use alea_texts::{Message, Texts, args, message};
use anyhow::Result;
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

use crate::common::{self, words_of, wrapped};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    game: Option<String>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, texts: &Texts) -> Result<()> {
    let Some(name) = &args.game else {
        return if args.json {
            common::print_json(&GAMES.iter().map(json_of).collect())
        } else {
            common::print(&list(texts))
        };
    };
    if let Some(contest) = find_contest(name) {
        return if args.json {
            common::print_json(&json_of_contest(contest))
        } else {
            common::print(&about_contest(contest, texts))
        };
    }
    let entry = common::any_game(name)?;
    if args.json { common::print_json(&json_of(entry)) } else { common::print(&about_game(entry, texts)) }
}

/// All games, those of one board together.
fn list(texts: &Texts) -> String {
    let mut text = String::new();
    let mut board = String::new();
    for entry in GAMES {
        if board != board_of(entry, texts) {
            text.push_str(if board.is_empty() { "" } else { "\n" });
            board = board_of(entry, texts);
            text.push_str(&format!("{board}\n"));
        }
        let same_board = || GAMES.iter().filter(|other| board_of(other, texts) == board);
        let ids = same_board().map(|other| other.id.len()).max().unwrap_or(0);
        let names = same_board().map(|other| texts.game(other.id).width()).max().unwrap_or(0);
        let (name, about) = (texts.game(entry.id), texts.about(entry.id));
        text.push_str(&format!("  {:<ids$}  {name:<names$}  {about}\n", entry.id));
    }
    text.push_str(&afterwards(texts));
    text
}

/// Below the list: other names, contests, and where to read on.
fn afterwards(texts: &Texts) -> String {
    let others = GAMES.iter().filter(|entry| !entry.aliases.is_empty()).map(|entry| {
        message!["games-other-name", "names" => words_of(entry.aliases, "list-or"), "game" => entry.id]
    });
    let contests = CONTESTS.iter().map(|contest| {
        message!["games-contest", "contest" => contest.id, "games" => words_of(contest.games, "list-and")]
    });
    let lines = [message!["games-other-names", "names" => Message::list(others, "list-comma")]];
    let lines = lines.into_iter().chain(contests).chain([message!["games-read-on"]]);
    lines.fold(String::from("\n"), |text, line| text + &wrapped(&texts.tell(&line), 0))
}

fn json_of(entry: &Entry) -> Value {
    json!({
        "id": entry.id,
        "name": entry.name,
        "aliases": entry.aliases,
        "about": Texts::of(Language::English).about(entry.id),
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

fn json_of_contest(contest: &ContestEntry) -> Value {
    json!({
        "id": contest.id,
        "name": contest.name,
        "about": Texts::of(Language::English).about(contest.id),
        "games": contest.games,
        "targets": contest.targets,
    })
}

/// What the game is played on.
fn board_of(entry: &Entry, texts: &Texts) -> String {
    let start = entry.open(&entry.default_rules(), None).map(|table| table.setup());
    match start {
        Ok(Setup::Square(square)) => texts.with("board-square", args!["lines" => square.size]),
        _ => texts.say("board-points"),
    }
}

/// What a game or a contest is called, and what it is.
fn heading(id: &str, texts: &Texts) -> String {
    texts.with("games-one", args!["name" => texts.game(id), "id" => id, "about" => texts.about(id)])
}

fn about_game(entry: &Entry, texts: &Texts) -> String {
    let mut text = format!("{}\n{}\n", heading(entry.id, texts), board_of(entry, texts));
    if !entry.aliases.is_empty() {
        let also = message!["games-also", "names" => words_of(entry.aliases, "list-and")];
        text.push_str(&format!("{}\n", texts.tell(&also)));
    }
    match entry.options {
        [] => text.push_str(&format!("\n{}\n", texts.say("games-no-options"))),
        [first, ..] => {
            let example = format!("{}={}", first.key, first.default);
            text.push_str(&format!("\n{}\n", texts.with("games-options", args!["example" => example])));
            text.extend(entry.options.iter().map(|spec| option(spec, texts)));
        }
    }
    text
}

fn option(spec: &OptionSpec, texts: &Texts) -> String {
    let about = texts.say(&format!("option-{}", spec.key));
    let [values, default] = [spec.allowed.to_string(), spec.default.to_string()];
    let values = texts.with("games-default", args!["values" => values, "default" => default]);
    format!("\n  {}\n{}{}", spec.key, wrapped(&about, 6), wrapped(&values, 6))
}

fn about_contest(contest: &ContestEntry, texts: &Texts) -> String {
    let targets: Vec<String> = contest.targets.iter().map(u32::to_string).collect();
    let targets = Message::list(targets.into_iter().map(Message::verbatim), "list-or");
    let targets = texts.tell(&message!["games-targets", "targets" => targets]);
    let options = texts.with("games-of-contest", args!["game" => contest.games[0]]);
    format!("{}\n{targets}\n\n{}", heading(contest.id, texts), wrapped(&options, 0))
}
