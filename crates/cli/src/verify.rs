//! `alea verify`: whether records hold what they say.

use std::fs;

use alea_catalog::{
    dice::Expectations,
    files::ReadError,
    find_spec,
    verify::{self, Verified},
};
use alea_fairdice::{Log, PublicKey, from_hex};
use alea_notation::record::{self, RecordError};
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
    key: Option<String>,
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
        why: Message,
    },
}

pub(crate) fn run(args: &Args, texts: &'static Texts) -> Result<()> {
    let key = args.key.as_deref().map(key).transpose()?;
    let log = args.log.as_deref().map(log).transpose()?;
    let expected = Expectations { key: key.as_ref(), log: log.as_ref() };
    let mut all_failed = 0_u32;
    for file in &args.files {
        let name = files::shown(file);
        let io = |error| io_failed(name.clone(), error);
        let (mut any, mut here) = (false, 0);
        for line in Lines::of(files::open(file).map_err(io)?) {
            let (line, bytes) = line.map_err(io)?;
            any = true;
            let found = look(line, &bytes, expected);
            if args.json {
                common::print_json(&json_of(file, line, &found, texts))?;
            } else {
                common::print(&format!("{}\n", texts.tell(&report(&name, line, &found))))?;
            }
            here += u32::from(matches!(found, Found::Fails { .. }));
            if here > MOST_FAILED {
                let given_up = message!["verify-given-up", "file" => name.clone(), "most" => MOST_FAILED];
                crate::say(&texts.tell(&given_up));
                break;
            }
        }
        if !any {
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

/// The log that has to show the games.
fn log(name: &str) -> Result<Log> {
    let text = fs::read_to_string(name).map_err(|error| io_failed(quoted(name), error))?;
    Log::parse(&text).map_err(|error| {
        let line = (error.number + 1).to_string();
        failed(message!["verify-bad-log", "file" => quoted(name), "line" => line])
    })
}

fn look(line: usize, bytes: &[u8], expected: Expectations<'_>) -> Found {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return Found::Fails { step: None, roll: None, why: ReadError::NotText { line }.message() };
    };
    let record = match record::parse(text, &find_spec) {
        Ok(record) => record,
        Err(error) => {
            return Found::Fails { step: event_of(&error), roll: None, why: error.at_line(line).message() };
        }
    };
    match verify::verify(&record, expected) {
        Ok(verified) => Found::Holds(verified),
        Err(failure) => Found::Fails { step: failure.step, roll: failure.roll, why: failure.message() },
    }
}

/// The event, from 1, in which a record is damaged: `/events/3/dice`.
fn event_of(error: &RecordError) -> Option<usize> {
    let index = error.pointer().strip_prefix("/events/")?.split('/').next()?;
    index.parse::<usize>().ok().map(|index| index + 1)
}

fn json_of(file: &str, line: usize, found: &Found, texts: &Texts) -> Value {
    let (result, step, roll, reason) = match found {
        Found::Holds(Verified::Pass) => ("pass", None, None, None),
        Found::Holds(Verified::NoProof) => ("no proof", None, None, None),
        Found::Fails { step, roll, why } => ("fail", *step, *roll, Some(texts.tell(why))),
    };
    json!({ "result": result, "step": step, "roll": roll, "reason": reason, "file": file, "line": line })
}

fn report(name: &Message, line: usize, found: &Found) -> Message {
    let record = match line {
        1 => name.clone(),
        _ => message!["verify-record-of", "file" => name.clone(), "line" => line.to_string()],
    };
    let what = match found {
        Found::Holds(Verified::Pass) => message!["verify-pass"],
        Found::Holds(Verified::NoProof) => message!["verify-no-proof"],
        Found::Fails { step, roll, why } => {
            let why = match (step, roll) {
                (Some(step), Some(roll)) => message![
                    "verify-at-roll", "step" => step.to_string(), "roll" => *roll, "why" => why.clone()
                ],
                (Some(step), None) => {
                    message!["verify-at-event", "step" => step.to_string(), "why" => why.clone()]
                }
                (None, _) => why.clone(),
            };
            message!["verify-fail", "why" => why]
        }
    };
    message!["at", "place" => record, "what" => what]
}
