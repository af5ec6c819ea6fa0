//! What recorded tafl games amount to: lists of moves and saved games of OpenTafl.

use alea_catalog::tafl::{self, TaflReplay};
use alea_matchplay::{GameEnd, Length};
use alea_notation::tafl::{NoteKind, Reading};
use serde_json::{Value, json};

use super::Tell;

/// A contest of a file.
pub(super) struct Told<'a> {
    file: &'a str,
    /// What the reader noted of the file that is more than its dialect.
    notes: Vec<String>,
    replay: TaflReplay,
}

/// The contests of a file, and why others could not be replayed. What is noted of the file is told with its first contest.
pub(super) fn replayed<'a>(file: &'a str, reading: &Reading) -> (Vec<Told<'a>>, Vec<String>) {
    let notes = reading.notes.iter().filter(|note| tells(&note.kind)).map(ToString::to_string);
    let mut notes: Vec<String> = notes.collect();
    let (mut told, mut refused) = (Vec::new(), Vec::new());
    for replayed in tafl::replay(&reading.file) {
        match replayed {
            Ok(replay) => told.push(Told { file, notes: std::mem::take(&mut notes), replay }),
            Err(why) => refused.push(why.to_string()),
        }
    }
    (told, refused)
}

/// Whether a note of the reader says more than the replay and more than which program wrote the file.
fn tells(kind: &NoteKind) -> bool {
    matches!(
        kind,
        NoteKind::MoveNumber { .. }
            | NoteKind::Variation(_)
            | NoteKind::Unclosed(_)
            | NoteKind::TooLong
            | NoteKind::TooManyTags
            | NoteKind::Unread(_)
    )
}

impl Told<'_> {
    fn warnings(&self) -> impl Iterator<Item = String> + '_ {
        self.notes.iter().cloned().chain(self.replay.findings.iter().map(ToString::to_string))
    }

    /// The games and their options, each once.
    fn played(&self) -> Vec<String> {
        self.replay.record.terms.games().iter().map(tafl::spec_text).collect()
    }
}

fn json_of(told: &Told<'_>) -> Value {
    let replay = &told.replay;
    let illegal = |found: &tafl::IllegalMove| {
        json!({
            "game": found.place.game,
            "ply": found.place.ply,
            "text": found.text,
            "reason": found.fault.to_string(),
        })
    };
    let length = match replay.record.terms.length() {
        Length::Single => 1,
        Length::Points(points) => points,
        Length::Money => 0,
    };
    json!({
        "file": told.file,
        "format": replay.format.key(),
        "match_length": length,
        "games": replay.games.len(),
        "final_score": [replay.score.first, replay.score.second],
        "plays": replay.plays,
        "illegal_plays": replay.illegal.iter().map(illegal).collect::<Value>(),
        "warnings": told.warnings().collect::<Vec<_>>(),
        "max_cube": 1,
        "game_ends": replay.games.iter().map(|game| game.end.map(GameEnd::key)).collect::<Value>(),
        "played": told.played(),
    })
}

impl Tell for Told<'_> {
    fn json(&self) -> Value {
        json_of(self)
    }

    fn report(&self) -> String {
        words::report(self)
    }
}

mod words {
    use alea_catalog::tafl::{Format, GameReplay};
    use alea_game::Side;
    use alea_matchplay::{GameEnd, Length};

    use super::Told;
    use crate::{
        common::{counted, ended_by, wrapped},
        replay::words::{shown, shown_path},
    };

    pub(super) fn report(told: &Told<'_>) -> String {
        let replay = &told.replay;
        let terms = &replay.record.terms;
        let [first, second] = [Side::First, Side::Second].map(|side| shown(&replay.record.players[side]));
        let format = match replay.format {
            Format::List => "a list of moves",
            Format::Saved => "a saved game of OpenTafl",
        };
        let length = match terms.length() {
            Length::Single => String::new(),
            Length::Points(points) => format!(", match to {}", counted(points.into(), "point", "points")),
            Length::Money => String::from(", a series"),
        };
        let mut text = format!("{}\n", shown_path(told.file));
        let played = told.played().join("; ");
        text.push_str(&wrapped(&format!("{first} - {second}, {played}{length}, {format}"), 2));
        let score = replay.score;
        let games = counted(replay.games.len() as u64, "game", "games");
        let moves = counted(replay.plays.into(), "move", "moves");
        text.push_str(&format!("  {} - {} after {games}, {moves}\n", score.first, score.second));
        let mut at = terms.start_score().points;
        for (game, number) in replay.games.iter().zip(1..) {
            if let Some((winner, points)) = game.won {
                at[winner] = at[winner].saturating_add(points);
            }
            let score = format!("{} - {}", at.first, at.second);
            text.push_str(&format!("  {number:>4}  {score:>9}  {}\n", ended(game, [&first, &second])));
        }
        if !replay.illegal.is_empty() {
            text.push_str("  Illegal moves, kept as they are written:\n");
            for found in &replay.illegal {
                text.push_str(&wrapped(&format!("{}: {}: {}", found.place, found.text, found.fault), 4));
            }
        }
        let warnings: Vec<String> = told.warnings().collect();
        if !warnings.is_empty() {
            text.push_str("  To be known:\n");
            warnings.iter().for_each(|warning| text.push_str(&wrapped(warning, 4)));
        }
        text
    }

    fn ended(game: &GameReplay, [first, second]: [&str; 2]) -> String {
        let Some(end) = game.end else { return String::from("broken off, no result") };
        let how = match end {
            GameEnd::Board(reason) => ended_by(reason),
            GameEnd::Passed => "a double refused",
            GameEnd::Resigned => "resigned",
            GameEnd::Agreed => "agreed",
            GameEnd::Time => "time over",
            GameEnd::Recorded => "as it is recorded",
        };
        let Some((winner, _)) = game.won else { return format!("draw: {how}") };
        let name: String = if winner == Side::First { first } else { second }.chars().take(20).collect();
        format!("{name} wins: {how}")
    }
}
