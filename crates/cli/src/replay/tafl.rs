//! What recorded tafl games amount to: lists of moves and saved games of OpenTafl.

use alea_catalog::tafl::{self, TaflReplay};
use alea_matchplay::{GameEnd, Length};
use alea_notation::tafl::Reading;
use alea_texts::{Message, Said, Texts};
use serde_json::{Value, json};

use super::Tell;
use crate::files;

/// A contest of a file.
pub(super) struct Told<'a> {
    file: &'a str,
    /// What the reader noted of the file that is more than its dialect.
    notes: Vec<Message>,
    replay: TaflReplay,
}

/// The contests of a file, and why others could not be replayed. What is noted of the file is told with its first contest.
pub(super) fn replayed<'a>(file: &'a str, reading: &Reading) -> (Vec<Told<'a>>, Vec<Message>) {
    let notes = reading.notes.iter().filter(|note| files::tells_of_list(&note.kind)).map(Said::message);
    let mut notes: Vec<Message> = notes.collect();
    let (mut told, mut refused) = (Vec::new(), Vec::new());
    for replayed in tafl::replay(&reading.file) {
        match replayed {
            Ok(replay) => told.push(Told { file, notes: std::mem::take(&mut notes), replay }),
            Err(why) => refused.push(why.message()),
        }
    }
    (told, refused)
}

impl Told<'_> {
    fn warnings(&self) -> impl Iterator<Item = Message> + '_ {
        self.notes.iter().cloned().chain(self.replay.findings.iter().map(Said::message))
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
        "warnings": told.warnings().map(|warning| warning.to_string()).collect::<Vec<_>>(),
        "max_cube": 1,
        "game_ends": replay.games.iter().map(|game| game.end.map(GameEnd::key)).collect::<Value>(),
        "played": told.played(),
    })
}

impl Tell for Told<'_> {
    fn json(&self) -> Value {
        json_of(self)
    }

    fn report(&self, texts: &Texts) -> String {
        words::report(self, texts)
    }
}

mod words {
    use alea_catalog::tafl::{Format, GameReplay};
    use alea_game::Side;
    use alea_matchplay::Length;
    use alea_texts::{Message, Said, Texts, message};

    use super::Told;
    use crate::{
        common::wrapped,
        replay::words::{listed, score, short, shown, shown_path},
    };

    pub(super) fn report(told: &Told<'_>, texts: &Texts) -> String {
        let replay = &told.replay;
        let terms = &replay.record.terms;
        let [first, second] = [Side::First, Side::Second].map(|side| shown(&replay.record.players[side]));
        let mut text = format!("{}\n", shown_path(told.file));
        text.push_str(&wrapped(&texts.tell(&heading(told, &first, &second)), 2));
        let moves = message!["count-moves", "count" => replay.plays];
        let score = score([replay.score.first, replay.score.second], replay.games.len(), moves);
        text.push_str(&wrapped(&texts.tell(&score), 2));
        let mut at = terms.start_score().points;
        for (game, number) in replay.games.iter().zip(1..) {
            if let Some((winner, points)) = game.won {
                at[winner] = at[winner].saturating_add(points);
            }
            let score = format!("{} - {}", at.first, at.second);
            let ended = texts.tell(&ended(game, [&first, &second], texts));
            text.push_str(&format!("  {number:>4}  {score:>9}  {ended}\n"));
        }
        text.push_str(&listed("replay-illegal-moves", replay.illegal.iter().map(Said::message), texts));
        text.push_str(&listed("replay-known", told.warnings(), texts));
        text
    }

    fn heading(told: &Told<'_>, first: &Message, second: &Message) -> Message {
        let format = message![match told.replay.format {
            Format::List => "replay-list",
            Format::Saved => "replay-saved",
        }];
        let length = match told.replay.record.terms.length() {
            Length::Single => None,
            Length::Points(points) => {
                Some(message!["replay-match", "points" => message!["count-points", "count" => points]])
            }
            Length::Money => Some(message!["replay-series"]),
        };
        let (left, right, games) = (first.clone(), second.clone(), told.played().join("; "));
        match length {
            None => message![
                "replay-heading-square",
                "left" => left,
                "right" => right,
                "games" => games,
                "format" => format,
            ],
            Some(length) => message![
                "replay-heading-square-length",
                "left" => left,
                "right" => right,
                "games" => games,
                "length" => length,
                "format" => format,
            ],
        }
    }

    fn ended(game: &GameReplay, [first, second]: [&Message; 2], texts: &Texts) -> Message {
        let Some(end) = game.end else { return message!["replay-broken-off"] };
        let how = Message::game_end(end);
        let Some((winner, _)) = game.won else { return message!["replay-drawn", "how" => how] };
        let who = short(if winner == Side::First { first } else { second }, texts);
        message!["replay-wins", "who" => who, "how" => how]
    }
}
