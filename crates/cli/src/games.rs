//! `alea games`: what can be played.

use alea_catalog::{CONTESTS, ContestEntry, Entry, Family, GAMES, find_contest};
use alea_game::{Opening, Setup};
use anyhow::Result;
use serde_json::{Value, json};

use crate::common;

/// List the games, or what may be chosen in one
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    alea games plakoto                   the options of a game\n  \
    alea games --json | jq -r '.[].id'")]
pub(crate) struct Args {
    /// A game, to see its other names and its options; without one all games are listed
    game: Option<String>,
    /// For programs: a list with the options of each game, or the game that was named
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let Some(name) = &args.game else {
        return if args.json {
            common::print_json(&GAMES.iter().map(json_of).collect())
        } else {
            common::print(&list())
        };
    };
    if let Some(contest) = find_contest(name) {
        return if args.json {
            common::print_json(&json_of_contest(contest))
        } else {
            common::print(&words::contest(contest))
        };
    }
    let entry = common::any_game(name)?;
    if args.json {
        common::print_json(&json_of(entry))
    } else {
        common::print(&words::game(entry, &board_of(entry)))
    }
}

/// All games, those of one board together.
fn list() -> String {
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
    text.push_str(&words::afterwards(GAMES, CONTESTS));
    text
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

fn json_of_contest(contest: &ContestEntry) -> Value {
    json!({
        "id": contest.id,
        "name": contest.name,
        "about": contest.about,
        "games": contest.games,
        "targets": contest.targets,
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
    use alea_catalog::{ContestEntry, Entry};
    use alea_game::OptionSpec;

    use crate::common::{listed, wrapped};

    pub(super) fn points() -> String {
        String::from("Twenty-four points, two dice")
    }

    pub(super) fn square(lines: u8) -> String {
        format!("A square of {lines} lines, no dice")
    }

    /// Below the list: other names, contests, and where to read on.
    pub(super) fn afterwards(games: &[Entry], contests: &[ContestEntry]) -> String {
        let other = |entry: &Entry| {
            let names = listed(entry.aliases, "or");
            (!names.is_empty()).then(|| format!("{names} for {}", entry.id))
        };
        let others: Vec<String> = games.iter().filter_map(other).collect();
        let mut lines = vec![format!("Other names: {}.", others.join(", "))];
        lines.extend(
            contests.iter().map(|contest| {
                format!("The match {} alternates {}.", contest.id, listed(contest.games, "and"))
            }),
        );
        lines.push(String::from(
            "`alea rules GAME` tells how a game is played, `alea games GAME` lists its options.",
        ));
        lines.iter().fold(String::from("\n"), |text, line| text + &wrapped(line, 0))
    }

    pub(super) fn game(entry: &Entry, board: &str) -> String {
        let mut text = format!("{} ({}): {}\n{board}\n", entry.name, entry.id, entry.about);
        if !entry.aliases.is_empty() {
            text.push_str(&format!("Also called {}\n", listed(entry.aliases, "and")));
        }
        match entry.options {
            [] => text.push_str("\nThis game has no options.\n"),
            [first, ..] => {
                text.push_str(&format!("\nOptions, chosen as in --rule {}={}\n", first.key, first.default));
                text.extend(entry.options.iter().map(option));
            }
        }
        text
    }

    fn option(spec: &OptionSpec) -> String {
        let values = format!("{} (default {})", spec.allowed, spec.default);
        format!("\n  {}\n{}{}", spec.key, wrapped(spec.about, 6), wrapped(&values, 6))
    }

    pub(super) fn contest(contest: &ContestEntry) -> String {
        let targets: Vec<String> = contest.targets.iter().map(u32::to_string).collect();
        let targets: Vec<&str> = targets.iter().map(String::as_str).collect();
        format!(
            "{} ({}): {}\nMostly played to {} points\n\n{}",
            contest.name,
            contest.id,
            contest.about,
            listed(&targets, "or"),
            wrapped(&format!("Its games have their own options: `alea games {}`", contest.games[0]), 0)
        )
    }
}
