//! Rows of legal turns as fixture files have them: one JSON object a line.
//!
//! A row says what stands on the board, what was rolled and under which options, and then how many dice are played, how
//! many turns there are and what they lead to: as a digest, and as a list where the row is meant to be read.

use std::{fs, path::Path};

use alea_game::{Dice, PointsSetup, RuleValue};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::oracle::{Turns, rules_of, text};

/// One row.
#[derive(Clone, Debug)]
pub struct TurnsRow {
    /// Where it stands, for messages: `file:line`.
    pub place: String,
    /// The id of the game.
    pub game: String,
    /// The position as text.
    pub position: String,
    /// The roll.
    pub dice: Dice,
    /// Whether it is the player's first turn of the game; Narde alone asks.
    pub first_turn: bool,
    /// The options that are not the default.
    pub rules: Vec<(String, String)>,
    /// How many dice must be played.
    pub dice_played: u8,
    /// How many distinct turns there are.
    pub turns: usize,
    /// The digest of the results, if given: see [`digest`].
    pub sha256: Option<String>,
    /// The results, sorted, if given.
    pub results: Option<Vec<String>>,
}

impl TurnsRow {
    /// The board, with the turn as context where the game asks for it.
    #[must_use]
    pub fn setup(&self) -> PointsSetup {
        let turn = (self.game == "narde").then_some(if self.first_turn { 1 } else { 2 });
        PointsSetup { turn, ..text::read(&self.position) }
    }

    /// The options.
    #[must_use]
    pub fn rule_value(&self) -> RuleValue {
        let pairs: Vec<_> = self.rules.iter().map(|(key, word)| (key.as_str(), word.as_str())).collect();
        rules_of(&self.game, &pairs)
    }

    /// Compares what somebody found with the row.
    ///
    /// # Errors
    /// The first difference, with the place of the row.
    pub fn check(&self, dice_played: u8, results: &[String]) -> Result<(), String> {
        let told = |what: &str, want: &str, got: &str| {
            let rules = self.rules.iter().map(|(key, word)| format!(" {key}={word}")).collect::<String>();
            let row = format!("{} {} {} {}{rules}", self.place, self.game, self.position, self.dice);
            format!("{row}: {what}: expected {want}, found {got}")
        };
        let differ = |what: &str, want: String, got: String| {
            if want == got { Ok(()) } else { Err(told(what, &want, &got)) }
        };
        differ("dice played", self.dice_played.to_string(), dice_played.to_string())?;
        if let Some(listed) = &self.results {
            differ("results", listed.join(" | "), results.join(" | "))?;
        }
        differ("turns", self.turns.to_string(), results.len().to_string())?;
        match &self.sha256 {
            Some(sha256) => differ("sha256", sha256.clone(), digest(results)),
            None => Ok(()),
        }
    }
}

/// The results as texts, sorted as byte strings.
#[must_use]
pub fn result_texts(turns: &Turns) -> Vec<String> {
    let mut texts: Vec<_> =
        turns.results.iter().map(|(after, &over)| text::write_result(after, over)).collect();
    texts.sort_unstable();
    texts
}

/// SHA-256 in lower-case hex over the sorted results, joined by one newline.
#[must_use]
pub fn digest(results: &[String]) -> String {
    Sha256::digest(results.join("\n")).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads a file of rows.
///
/// # Panics
/// If the file is missing or a row is malformed: fixtures are part of the tests.
#[must_use]
pub fn read_turns(path: &Path) -> Vec<TurnsRow> {
    let name = path.display();
    let content = fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let rows = content.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    rows.map(|(at, line)| {
        let place = format!("{name}:{}", at + 1);
        read_row(&place, line).unwrap_or_else(|problem| panic!("{place}: {problem}"))
    })
    .collect()
}

fn read_row(place: &str, line: &str) -> Result<TurnsRow, String> {
    let row: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let string = |key: &str| row[key].as_str().map(String::from).ok_or(format!("{key} is no string"));
    let number = |key: &str| row[key].as_u64().ok_or(format!("{key} is no number"));
    let dice = string("dice")?;
    let results = match &row["results"] {
        Value::Null => None,
        list => {
            let items = list.as_array().ok_or("results is no list")?.iter();
            Some(items.map(|item| item.as_str().map(String::from)).collect::<Option<_>>().ok_or("no text")?)
        }
    };
    let pair = |(key, word): (&String, &Value)| {
        let word = word.as_str().map_or_else(|| word.to_string(), String::from);
        (key.clone(), word)
    };
    Ok(TurnsRow {
        place: place.into(),
        game: string("game")?,
        position: string("position")?,
        dice: read_dice(&dice).ok_or(format!("{dice} are no dice"))?,
        first_turn: row["first_turn"].as_bool().unwrap_or(false),
        rules: row["rules"].as_object().into_iter().flatten().map(pair).collect(),
        dice_played: u8::try_from(number("dice_played")?).map_err(|error| error.to_string())?,
        turns: usize::try_from(number("turns")?).map_err(|error| error.to_string())?,
        sha256: row["sha256"].as_str().map(String::from),
        results,
    })
}

/// Two digits as dice.
#[must_use]
pub fn read_dice(text: &str) -> Option<Dice> {
    let [first, second] = <[u8; 2]>::try_from(text.as_bytes()).ok()?.map(|digit| digit.wrapping_sub(b'0'));
    Dice::new(first, second)
}
