//! `alea replay`: what a recorded match amounts to, and what in it does not fit.

mod tafl;

use alea_catalog::{
    files::Format,
    replay::{self, Replay},
};
use alea_notation::mat;
use alea_texts::{Message, Said, Texts, message};
use anyhow::Result;
use serde_json::{Value, json};

use crate::{common, failure::io_error, files, progress::Progress};

/// The name of the format that is read.
const FORMAT: &str = "mat";

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(required = true)]
    files: Vec<String>,
    #[arg(long)]
    json: bool,
}

/// A match of a file.
struct Told<'a> {
    file: &'a str,
    recorded: mat::Match,
    /// What the reader noted of it that is more than its dialect.
    notes: Vec<Message>,
    replay: Replay,
}

pub(crate) fn run(args: &Args, texts: &'static Texts) -> Result<()> {
    let progress = Progress::new(args.files.len() as u64, "progress-replaying", texts);
    // Only what is told is kept, so that many files do not pile up.
    let (mut list, mut reports, mut failed) = (Vec::new(), Vec::new(), Vec::new());
    for file in &args.files {
        match read(file) {
            Ok(Recorded::Matches(reading)) => {
                tell(args, &replayed(file, reading), texts, &mut list, &mut reports);
            }
            Ok(Recorded::Tafl(reading)) => {
                let (told, refused) = tafl::replayed(file, &reading);
                tell(args, &told, texts, &mut list, &mut reports);
                failed.extend(refused.into_iter().map(|why| not_told(file, why)));
            }
            Err(why) => failed.push(not_told(file, why)),
        }
        progress.step();
    }
    drop(progress);
    if args.json {
        common::print_json(&Value::Array(list))?;
    } else {
        common::print(&reports.join("\n"))?;
    }
    let Some(last) = failed.pop() else { return Ok(()) };
    failed.iter().for_each(|line| crate::say(&texts.tell(line)));
    Err(common::failed(last))
}

/// That a file, or a part of it, could not be told of.
fn not_told(file: &str, why: Message) -> Message {
    message!["at", "place" => files::shown(file), "what" => why]
}

/// What is told of a contest, to programs and to people.
trait Tell {
    fn json(&self) -> Value;
    fn report(&self, texts: &Texts) -> String;
}

impl Tell for Told<'_> {
    fn json(&self) -> Value {
        json_of(self)
    }

    fn report(&self, texts: &Texts) -> String {
        words::report(self, texts)
    }
}

fn tell(args: &Args, told: &[impl Tell], texts: &Texts, list: &mut Vec<Value>, reports: &mut Vec<String>) {
    if args.json {
        list.extend(told.iter().map(Tell::json));
    } else {
        reports.extend(told.iter().map(|told| told.report(texts)));
    }
}

/// What a file holds.
enum Recorded {
    Matches(mat::Reading),
    Tafl(alea_notation::tafl::Reading),
}

/// A file, read no further than one of its kind can be long. What it says tells its kind, not its name.
fn read(file: &str) -> Result<Recorded, Message> {
    use alea_notation::tafl as lists;

    let most = mat::MAX_BYTES.max(lists::MAX_BYTES);
    let bytes = files::open(file).and_then(|mut reader| files::bytes(&mut *reader, most));
    let bytes = bytes.map_err(|error| io_error(&error))?;
    if Format::of(&bytes) == Some(Format::Record) {
        return Err(message!["replay-record", "verify" => "alea verify", "convert" => "alea convert"]);
    }
    let no_match = match mat::parse(&bytes) {
        Ok(reading) => return Ok(Recorded::Matches(reading)),
        Err(error) => error,
    };
    match lists::parse(&bytes) {
        Ok(reading) => Ok(Recorded::Tafl(reading)),
        Err(no_list) => Err(match (no_match.fault(), no_list.fault()) {
            (mat::Fault::NoMatch, lists::Fault::NoGame) => message!["replay-nothing"],
            (mat::Fault::NoMatch, _) => no_list.message(),
            _ => no_match.message(),
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
    for note in reading.notes.into_iter().filter(|note| files::tells_of_mat(&note.kind)) {
        let of = first_lines.iter().rposition(|&line| line <= note.line).unwrap_or(0);
        if let Some(told) = told.get_mut(of) {
            told.notes.push(note.message());
        }
    }
    told
}

impl Told<'_> {
    fn warnings(&self) -> impl Iterator<Item = Message> + '_ {
        self.notes.iter().cloned().chain(self.replay.findings.iter().map(Said::message))
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
        "warnings": told.warnings().map(|warning| warning.to_string()).collect::<Vec<_>>(),
        "max_cube": replay.max_cube(),
        "game_ends": replay.games.iter().map(|game| game.ending.key()).collect::<Vec<_>>(),
    })
}

pub(crate) mod words {
    use alea_catalog::replay::{Ending, GameReplay};
    use alea_game::Side;
    use alea_texts::{Message, Said, Texts, message};

    use super::Told;
    use crate::common::wrapped;

    /// Names are what a file says: nothing that moves a cursor, and not longer than a line holds.
    pub(crate) fn shown(name: &str) -> Message {
        let name: String = name.chars().filter(|c| !c.is_control()).take(40).collect();
        if name.is_empty() { message!["replay-no-name"] } else { Message::verbatim(name) }
    }

    pub(super) fn report(told: &Told<'_>, texts: &Texts) -> String {
        let (recorded, replay) = (&told.recorded, &told.replay);
        let names =
            recorded.games.first().map(|game| game.players.each_ref().map(|player| shown(&player.name)));
        let [left, right] = names.unwrap_or_else(|| ["", ""].map(shown));
        let length = match recorded.length {
            Some(points) => {
                message!["replay-match", "points" => message!["count-points", "count" => points]]
            }
            None => message!["replay-money"],
        };
        let heading = message![
            "replay-heading",
            "left" => left.clone(),
            "right" => right.clone(),
            "length" => length,
        ];
        let mut text = format!("{}\n", shown_path(told.file));
        text.push_str(&wrapped(&texts.tell(&heading), 2));
        let score = score(
            [replay.score.first, replay.score.second],
            replay.games.len(),
            message!["count-plays", "count" => replay.plays],
        );
        text.push_str(&wrapped(&texts.tell(&score), 2));
        for (game, written) in replay.games.iter().zip(&recorded.games) {
            let mut at = written.score;
            if let Some((winner, points)) = game.won {
                let at = &mut at[usize::from(winner == Side::Second)];
                *at = at.saturating_add(points);
            }
            let score = format!("{} - {}", at[0], at[1]);
            let ended = texts.tell(&ended(game, [&left, &right], texts));
            text.push_str(&format!("  {:>4}  {score:>9}  {ended}\n", game.number));
        }
        text.push_str(&listed("replay-illegal-plays", replay.illegal.iter().map(Said::message), texts));
        text.push_str(&listed("replay-known", told.warnings(), texts));
        text
    }

    /// The score after all games.
    pub(super) fn score([left, right]: [u32; 2], games: usize, plays: Message) -> Message {
        let games = message!["count-games", "count" => games];
        message!["replay-score", "left" => left, "right" => right, "games" => games, "plays" => plays]
    }

    /// What is to be known, a line or more each below a heading; nothing if there is nothing.
    pub(super) fn listed(heading: &str, items: impl Iterator<Item = Message>, texts: &Texts) -> String {
        let mut items = items.peekable();
        if items.peek().is_none() {
            return String::new();
        }
        let heading = format!("  {}\n", texts.say(heading));
        items.fold(heading, |text, item| text + &wrapped(&texts.tell(&item), 4))
    }

    pub(super) fn shown_path(path: &str) -> String {
        path.chars().map(|c| if c.is_control() { '?' } else { c }).collect()
    }

    /// The beginning of a name, for lines of a table.
    pub(super) fn short(name: &Message, texts: &Texts) -> String {
        texts.tell(name).chars().take(20).collect()
    }

    fn ended(game: &GameReplay, [left, right]: [&Message; 2], texts: &Texts) -> Message {
        let Some((winner, points)) = game.won else { return message!["replay-broken-off"] };
        let who = short(if winner == Side::First { left } else { right }, texts);
        let how = message![match game.ending {
            Ending::Single => "replay-single",
            Ending::Gammon => "replay-gammon",
            Ending::Backgammon => "replay-backgammon",
            Ending::Drop => "replay-drop",
            Ending::Unfinished => "replay-unfinished",
        }];
        let points = message!["count-points", "count" => points];
        if game.cube > 1 {
            message!["replay-won-cube", "who" => who, "points" => points, "how" => how, "cube" => game.cube]
        } else {
            message!["replay-won", "who" => who, "points" => points, "how" => how]
        }
    }
}
