//! `alea replay`: what a recorded match amounts to, and what in it does not fit.

mod tafl;

use std::{fs::File, io::Read, path::Path};

use alea_catalog::replay::{self, Replay};
use alea_notation::mat;
use anyhow::{Result, bail};
use serde_json::{Value, json};

use crate::{common, progress::Progress};

/// The name of the format that is read.
const FORMAT: &str = "mat";

/// Play recorded matches through and tell what they amount to
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Illegal plays are kept and told; play goes on from where they lead. The exit code is 1 if a file \
    cannot be read; the others are told all the same.\n\nExamples:\n  \
    alea replay final.mat\n  \
    alea replay matches/*.txt --json\n  \
    alea replay hnefatafl.otg"
)]
pub(crate) struct Args {
    /// Text match files, `.mat` or `.txt`; lists of tafl moves; saved games of OpenTafl, `.otg`
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// For programs: a list, a match each
    #[arg(long)]
    json: bool,
}

/// A match of a file.
struct Told<'a> {
    file: &'a str,
    recorded: mat::Match,
    /// What the reader noted of it that is more than its dialect.
    notes: Vec<String>,
    replay: Replay,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let progress = Progress::new(args.files.len() as u64, "replaying");
    // Only what is told is kept, so that many files do not pile up.
    let (mut list, mut reports, mut failed) = (Vec::new(), Vec::new(), Vec::new());
    for file in &args.files {
        match read(file) {
            Ok(Recorded::Matches(reading)) => {
                tell(args, &replayed(file, reading), &mut list, &mut reports);
            }
            Ok(Recorded::Tafl(reading)) => {
                let (told, refused) = tafl::replayed(file, &reading);
                tell(args, &told, &mut list, &mut reports);
                failed.extend(refused.iter().map(|why| format!("{}: {why}", common::quoted(file))));
            }
            Err(why) => failed.push(format!("{}: {why}", common::quoted(file))),
        }
        progress.step();
    }
    drop(progress);
    if args.json {
        common::print_json(&Value::Array(list))?;
    } else {
        common::print(&reports.join("\n"))?;
    }
    match failed.split_last() {
        None => Ok(()),
        Some((last, before)) => {
            before.iter().for_each(|line| crate::say(line));
            bail!("{last}")
        }
    }
}

/// What is told of a contest, to programs and to people.
trait Tell {
    fn json(&self) -> Value;
    fn report(&self) -> String;
}

impl Tell for Told<'_> {
    fn json(&self) -> Value {
        json_of(self)
    }

    fn report(&self) -> String {
        words::report(self)
    }
}

fn tell(args: &Args, told: &[impl Tell], list: &mut Vec<Value>, reports: &mut Vec<String>) {
    if args.json {
        list.extend(told.iter().map(Tell::json));
    } else {
        reports.extend(told.iter().map(Tell::report));
    }
}

/// What a file holds.
enum Recorded {
    Matches(mat::Reading),
    Tafl(alea_notation::tafl::Reading),
}

/// A file, read no further than one of its kind can be long. What it says tells its kind, not its name.
fn read(file: &str) -> Result<Recorded, String> {
    use alea_notation::tafl as lists;

    let most = mat::MAX_BYTES.max(lists::MAX_BYTES) as u64 + 1;
    let mut bytes = Vec::new();
    let opened = File::open(Path::new(file));
    opened.and_then(|file| file.take(most).read_to_end(&mut bytes)).map_err(|error| error.to_string())?;
    let no_match = match mat::parse(&bytes) {
        Ok(reading) => return Ok(Recorded::Matches(reading)),
        Err(error) => error,
    };
    match lists::parse(&bytes) {
        Ok(reading) => Ok(Recorded::Tafl(reading)),
        Err(no_list) => Err(match (no_match.fault(), no_list.fault()) {
            (mat::Fault::NoMatch, lists::Fault::NoGame) => words::NOTHING.to_owned(),
            (mat::Fault::NoMatch, _) => no_list.to_string(),
            _ => no_match.to_string(),
        }),
    }
}

/// The matches of a file. Notes belong to the match in whose lines they stand.
fn replayed(file: &str, reading: mat::Reading) -> Vec<Told<'_>> {
    let first_lines: Vec<u32> =
        reading.file.matches.iter().map(|each| each.games.first().map_or(0, |game| game.line)).collect();
    let mut told: Vec<Told<'_>> = reading
        .file
        .matches
        .into_iter()
        .map(|recorded| {
            let replay = replay::match_file(&recorded);
            Told { file, recorded, notes: Vec::new(), replay }
        })
        .collect();
    for note in reading.notes.into_iter().filter(|note| tells(&note.kind)) {
        let of = first_lines.iter().rposition(|&line| line <= note.line).unwrap_or(0);
        if let Some(told) = told.get_mut(of) {
            told.notes.push(note.to_string());
        }
    }
    told
}

/// Whether a note of the reader says more than the replay and more than which program wrote the file.
fn tells(kind: &mat::NoteKind) -> bool {
    use mat::NoteKind as Kind;
    matches!(
        kind,
        Kind::NoLength
            | Kind::NoGames
            | Kind::LateStart { .. }
            | Kind::GameNumber { .. }
            | Kind::OtherPlayers { .. }
            | Kind::NoPlayers { .. }
            | Kind::SecondResult(_)
            | Kind::Unread(_)
    )
}

impl Told<'_> {
    fn warnings(&self) -> impl Iterator<Item = String> + '_ {
        self.notes.iter().cloned().chain(self.replay.findings.iter().map(ToString::to_string))
    }
}

fn json_of(told: &Told<'_>) -> Value {
    let replay = &told.replay;
    let illegal = |play: &replay::IllegalPlay| {
        json!({
            "game": play.place.game,
            "ply": play.place.ply,
            "text": play.text,
            "reason": play.fault.to_string(),
        })
    };
    json!({
        "file": told.file,
        "format": FORMAT,
        "match_length": told.recorded.length.unwrap_or(0),
        "games": replay.games.len(),
        "final_score": [replay.score.first, replay.score.second],
        "plays": replay.plays,
        "illegal_plays": replay.illegal.iter().map(illegal).collect::<Value>(),
        "warnings": told.warnings().collect::<Vec<_>>(),
        "max_cube": replay.max_cube(),
        "game_ends": replay.games.iter().map(|game| game.ending.key()).collect::<Vec<_>>(),
    })
}

mod words {
    use alea_catalog::replay::{Ending, GameReplay};
    use alea_game::Side;

    use super::Told;
    use crate::common::{counted, wrapped};

    pub(super) const NOTHING: &str =
        "neither a match such as `7 point match` nor a tafl game such as `1. c17-g17` is found in it";

    /// Names are what a file says: nothing that moves a cursor, and not longer than a line holds.
    pub(super) fn shown(name: &str) -> String {
        let name: String = name.chars().filter(|c| !c.is_control()).take(40).collect();
        if name.is_empty() { String::from("(no name)") } else { name }
    }

    pub(super) fn report(told: &Told<'_>) -> String {
        let (recorded, replay) = (&told.recorded, &told.replay);
        let names =
            recorded.games.first().map(|game| game.players.each_ref().map(|player| shown(&player.name)));
        let [left, right] = names.unwrap_or_else(|| ["", ""].map(shown));
        let length = match recorded.length {
            Some(points) => format!("match to {}", counted(points.into(), "point", "points")),
            None => String::from("for money"),
        };
        let mut text = format!("{}\n", shown_path(told.file));
        text.push_str(&wrapped(&format!("{left} - {right}, {length}"), 2));
        let score = replay.score;
        let games = counted(replay.games.len() as u64, "game", "games");
        let plays = counted(replay.plays.into(), "play", "plays");
        text.push_str(&format!("  {} - {} after {games}, {plays}\n", score.first, score.second));
        for (game, written) in replay.games.iter().zip(&recorded.games) {
            let mut at = written.score;
            if let Some((winner, points)) = game.won {
                let at = &mut at[usize::from(winner == Side::Second)];
                *at = at.saturating_add(points);
            }
            let score = format!("{} - {}", at[0], at[1]);
            text.push_str(&format!("  {:>4}  {score:>9}  {}\n", game.number, ended(game, [&left, &right])));
        }
        if !replay.illegal.is_empty() {
            text.push_str("  Illegal plays, kept as they are written:\n");
            for play in &replay.illegal {
                text.push_str(&wrapped(&format!("{}: {}: {}", play.place, play.text, play.fault), 4));
            }
        }
        let warnings: Vec<String> = told.warnings().collect();
        if !warnings.is_empty() {
            text.push_str("  To be known:\n");
            warnings.iter().for_each(|warning| text.push_str(&wrapped(warning, 4)));
        }
        text
    }

    pub(super) fn shown_path(path: &str) -> String {
        path.chars().map(|c| if c.is_control() { '?' } else { c }).collect()
    }

    fn ended(game: &GameReplay, [left, right]: [&str; 2]) -> String {
        let Some((winner, points)) = game.won else { return String::from("broken off, no result") };
        let name: String = if winner == Side::First { left } else { right }.chars().take(20).collect();
        let how = match game.ending {
            Ending::Single => "single",
            Ending::Gammon => "gammon",
            Ending::Backgammon => "backgammon",
            Ending::Drop => "double refused",
            Ending::Unfinished => "board unfinished",
        };
        let cube = if game.cube > 1 { format!(", cube {}", game.cube) } else { String::new() };
        format!("{name} {}: {how}{cube}", counted(points.into(), "point", "points"))
    }
}
