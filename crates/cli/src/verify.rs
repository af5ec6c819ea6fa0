//! `alea verify`: whether records hold what they say.

use std::fs;

use alea_catalog::{
    dice::{self, Expectations, Passed},
    files::ReadError,
    find_spec,
    verify::{self, Verified},
};
use alea_fairdice::{Log, PublicKey, Step, from_hex};
use alea_notation::record::{self, Record, RecordError, RecordReason};
use alea_texts::{Message, Said, Texts, message};
use anyhow::Result;
use serde_json::{Value, json};

use crate::{
    common::{self, failed, io_failed, misuse, quoted},
    files::{self, Lines},
};

/// After so many records of a file that do not hold the rest is not looked at: it is no file of records.
const MOST_FAILED: u32 = 100;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "RECORD", required = true)]
    files: Vec<String>,
    #[arg(long)]
    key: Vec<String>,
    #[arg(long)]
    log: Option<String>,
    #[arg(long)]
    json: bool,
}

/// What is found of a record.
enum Found {
    Holds(Verified),
    Fails {
        /// Which event, from 1.
        step: Option<usize>,
        roll: Option<u32>,
        proof_step: Option<Step>,
        why: Message,
    },
    /// It is not even JSON.
    NoJson(Message),
}

impl Found {
    /// It does not hold because it is no record.
    fn no_record(step: Option<usize>, why: Message) -> Found {
        Found::Fails { step, roll: None, proof_step: None, why }
    }
}

pub(crate) fn run(args: &Args, texts: &'static Texts) -> Result<()> {
    let keys = args.key.iter().map(|digits| key(digits)).collect::<Result<Vec<_>>>()?;
    let logs = args.log.as_deref().map(logs).transpose()?;
    let expected = Expected { keys: &keys, logs: logs.as_deref() };
    let mut all_failed = 0_u32;
    for file in &args.files {
        let name = files::shown(file);
        let io = |error| io_failed(name.clone(), error);
        let (mut looked_at, mut here) = (0_u32, 0);
        for line in Lines::of(files::open(file).map_err(io)?) {
            let (line, bytes) = line.map_err(io)?;
            looked_at += 1;
            let found = look(line, &bytes, expected);
            if args.json {
                common::print_json(&json_of(file, line, &found))?;
            } else {
                common::print(&format!("{}\n", texts.tell(&report(&name, line, &found))))?;
            }
            here += u32::from(!matches!(found, Found::Holds(_)));
            if looked_at == 1 && matches!(found, Found::NoJson(_)) {
                crate::say(&texts.tell(&message!["verify-one-line", "file" => name.clone()]));
                break;
            }
            if here > MOST_FAILED {
                let given_up = message!["verify-given-up", "file" => name.clone(), "most" => MOST_FAILED];
                crate::say(&texts.tell(&given_up));
                break;
            }
        }
        if looked_at == 0 {
            return Err(failed(message!["at", "place" => name, "what" => ReadError::Nothing.message()]));
        }
        all_failed += here;
    }
    if all_failed > 0 { Err(failed(message!["verify-failed", "failed" => all_failed])) } else { Ok(()) }
}

/// The public key that has to have signed.
fn key(digits: &str) -> Result<PublicKey> {
    let key = from_hex(&digits.to_ascii_lowercase()).and_then(|bytes| bytes.try_into().ok());
    key.map(PublicKey).ok_or_else(|| misuse(message!["verify-no-key", "key" => quoted(digits)]))
}

/// What the records of a call are held to.
#[derive(Copy, Clone)]
struct Expected<'a> {
    keys: &'a [PublicKey],
    logs: Option<&'a [Log]>,
}

impl<'a> Expected<'a> {
    /// What a record is held to: of several logs the one that knows its first game, or the first, which then does not show it.
    fn of(self, record: &Record) -> Expectations<'a> {
        let first_game = dice::first_game(record);
        let knows = |log: &&Log| first_game.is_some_and(|game| log.fate(&game).is_some());
        let log = self.logs.and_then(|logs| logs.iter().find(knows).or(logs.first()));
        Expectations { keys: self.keys, log }
    }
}

/// The logs of a file, of which one has to show the games of a record: one, or several with an empty line between them.
fn logs(name: &str) -> Result<Vec<Log>> {
    let text = fs::read_to_string(name).map_err(|error| io_failed(quoted(name), error))?;
    let mut before = 0_u64;
    let mut logs = Vec::new();
    for part in text.split("\n\n") {
        logs.push(Log::parse(part).map_err(|error| {
            let line = (before + error.number + 1).to_string();
            failed(message!["verify-bad-log", "file" => quoted(name), "line" => line])
        })?);
        before += part.matches('\n').count() as u64 + 2;
    }
    Ok(logs)
}

fn look(line: usize, bytes: &[u8], expected: Expected<'_>) -> Found {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return Found::NoJson(ReadError::NotText { line }.message());
    };
    let record = match record::parse(text, &find_spec) {
        Ok(record) => record,
        Err(error) => {
            let step = event_of(&error);
            let no_json =
                matches!(error.reason(), RecordReason::NotJson { .. } | RecordReason::CutOff { .. });
            let why = error.at_line(line).message();
            return if no_json { Found::NoJson(why) } else { Found::no_record(step, why) };
        }
    };
    match verify::verify(&record, expected.of(&record)) {
        Ok(verified) => Found::Holds(verified),
        Err(failure) => Found::Fails {
            step: failure.step,
            roll: failure.roll,
            proof_step: failure.proof_step,
            why: failure.message(),
        },
    }
}

/// The event, from 1, in which a record is damaged: `/events/3/dice`.
fn event_of(error: &RecordError) -> Option<usize> {
    let index = error.pointer().strip_prefix("/events/")?.split('/').next()?;
    index.parse::<usize>().ok().map(|index| index + 1)
}

fn json_of(file: &str, line: usize, found: &Found) -> Value {
    let mut told = match found {
        Found::Holds(Verified::Pass(passed)) => json!({
            "result": "pass", "step": null, "roll": null, "reason": null, "proof_step": null,
            "games": passed.games, "rolls": passed.rolls, "missed": passed.missed,
        }),
        Found::Holds(Verified::NoProof) => {
            json!({ "result": "no proof", "step": null, "roll": null, "reason": null, "proof_step": null })
        }
        Found::Fails { step, roll, proof_step, why } => json!({
            "result": "fail", "step": step, "roll": roll, "reason": why.to_string(),
            "proof_step": proof_step.map(Step::key),
        }),
        Found::NoJson(why) => json!({
            "result": "fail", "step": null, "roll": null, "reason": why.to_string(), "proof_step": null,
        }),
    };
    told["file"] = json!(file);
    told["line"] = json!(line);
    told
}

fn report(name: &Message, line: usize, found: &Found) -> Message {
    let record = match line {
        1 => name.clone(),
        _ => message!["verify-record-of", "file" => name.clone(), "line" => line.to_string()],
    };
    let what = match found {
        Found::Holds(Verified::Pass(Passed { missed: 0, .. })) => message!["verify-pass"],
        Found::Holds(Verified::Pass(Passed { missed, .. })) => {
            message!["verify-pass-missed", "missed" => *missed]
        }
        Found::Holds(Verified::NoProof) => message!["verify-no-proof"],
        Found::NoJson(why) => message!["verify-fail", "why" => why.clone()],
        Found::Fails { step, roll, proof_step, why } => {
            let why = placed(*step, *roll, *proof_step, why.clone());
            message!["verify-fail", "why" => why]
        }
    };
    message!["at", "place" => record, "what" => what]
}

/// Why a record does not hold, and where.
#[cfg(feature = "serve")]
pub(crate) fn told(failure: &verify::Failure) -> Message {
    placed(failure.step, failure.roll, failure.proof_step, failure.message())
}

/// A reason, and the place for which it is one.
fn placed(step: Option<usize>, roll: Option<u32>, proof_step: Option<Step>, why: Message) -> Message {
    let why = match proof_step {
        Some(step) => {
            let step = Message::new(format!("dice-step-{}", step.key()), []);
            message!["verify-in-step", "step" => step, "why" => why]
        }
        None => why,
    };
    match (step, roll) {
        (Some(step), Some(roll)) => message![
            "verify-at-roll", "step" => step.to_string(), "roll" => roll, "why" => why
        ],
        (Some(step), None) => {
            message!["verify-at-event", "step" => step.to_string(), "why" => why]
        }
        (None, _) => why,
    }
}

#[cfg(test)]
mod tests {
    use alea_notation::Language;

    use super::*;

    #[test]
    fn rolls_without_a_player_are_told() {
        let texts = Texts::of(Language::English);
        let passed = |missed| {
            Found::Holds(Verified::Pass(Passed { games: 1, rolls: 60, missed, ..Passed::default() }))
        };
        let told = |missed| texts.tell(&report(&Message::verbatim("game.json"), 1, &passed(missed)));
        assert_eq!(told(0), "game.json: everything holds");
        let tail = "went on without the value of the player who did not roll";
        assert_eq!(told(1), format!("game.json: everything holds; 1 roll {tail}"));
        assert_eq!(told(2), format!("game.json: everything holds; 2 rolls {tail}"));
        assert_eq!(json_of("game.json", 1, &passed(2))["missed"], 2);
    }
}
