//! Records with what a verifier says of them, which the verifier of the browser reads too, in `web/src/dice/fixtures`.
//! `UPDATE_FIXTURES=1` writes them anew.

use std::{fs, path::PathBuf};

use alea_catalog::{
    dice::{Expectations, Verdict, Why, verify},
    find_spec,
};
use alea_fairdice::{Log, PublicKey, to_hex};
use alea_game::BySide;
use alea_matchplay::Length;
use alea_notation::record::{self, Record};
use serde_json::{Value, json};

use crate::dealt::{played, played_in_envelopes, signer, terms};

/// A changed character every so many.
const EVERY: usize = 61;

fn compare_or_write(name: &str, value: &Value) {
    let written = format!("{value:#}\n");
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/dice/fixtures").join(name);
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        fs::write(&path, &written).unwrap();
    }
    assert!(
        fs::read_to_string(&path).unwrap() == written,
        "UPDATE_FIXTURES=1 writes {} anew",
        path.display()
    );
}

fn said(verdict: &Verdict) -> Value {
    match verdict {
        Verdict::NoProof => json!({"result": "no proof"}),
        Verdict::Pass(passed) => json!({
            "result": "pass",
            "games": passed.games,
            "rolls": passed.rolls,
            "missed": passed.missed,
            "goesOn": passed.goes_on,
            "keys": passed.keys.iter().map(|PublicKey(key)| to_hex(key)).collect::<Vec<_>>(),
        }),
        Verdict::Fail(failed) => json!({
            "result": "fail",
            "step": failed.step.key(),
            "game": failed.game,
            "roll": failed.roll,
            "event": failed.event,
            "why": failed.why.key(),
            "args": failed.why.args().into_iter().map(|(name, n)| (name.to_owned(), json!(n))).collect::<serde_json::Map<_, _>>(),
        }),
    }
}

fn looked_at(text: &str, key: Option<&PublicKey>, log: &Log) -> Option<Verdict> {
    let record = record::parse(text, &find_spec).ok()?;
    Some(verify(&record, Expectations { keys: key.map_or(&[], std::slice::from_ref), log: Some(log) }))
}

/// A record as text with its log, and what is said of it whole and with one character changed here and there.
fn cases(name: &str, (record, log): (Record, Log)) -> Value {
    let record = Record { players: BySide { first: "Anna".into(), second: "Luca".into() }, ..record };
    let text = record::write(&record);
    assert!(text.is_ascii(), "places are the same in bytes and in UTF-16");
    let key = signer().public();
    let whole = looked_at(&text, Some(&key), &log).unwrap();
    let mut changed = Vec::new();
    let begin = text.find(r#""events""#).unwrap();
    for at in (begin..text.len()).step_by(EVERY) {
        for to in ["0", "7", "a"] {
            let mut other = text.clone();
            other.replace_range(at..=at, to);
            let Some(verdict) = (if other == text { None } else { looked_at(&other, Some(&key), &log) })
            else {
                continue;
            };
            let Verdict::Fail(failed) = &verdict else {
                panic!("{name}: character {at} as {to}: {verdict:?}")
            };
            let played = matches!(failed.why, Why::Denied(..));
            changed.push(json!({"at": at, "to": to, "illegal": played, "verdict": said(&verdict)}));
            break;
        }
    }
    assert!(changed.len() > 20, "{name}");
    let stranger = PublicKey([1; 32]);
    json!({
        "name": name,
        "record": text,
        "log": log.to_text(),
        "verdict": said(&whole),
        "changed": changed,
        "other_key": said(&looked_at(&text, Some(&stranger), &log).unwrap()),
        "other_log": said(&looked_at(&text, Some(&key), &Log::default()).unwrap()),
    })
}

#[test]
fn verdicts_that_the_browser_shares() {
    let single = |game| terms(&[game], Length::Single);
    let mut without = played(single("fevga"), 4, usize::MAX);
    without.0.events.iter_mut().for_each(|stamped| stamped.proof = None);
    let all = json!({
        "key": to_hex(&signer().public().0),
        "without_proof": record::write(&without.0),
        "records": [
            cases("hypergammon", played(single("hypergammon"), 3, usize::MAX)),
            cases("hypergammon match", played(terms(&["hypergammon"], Length::Points(5)), 8, usize::MAX)),
            cases("tavli, unfinished", played(terms(&["portes", "plakoto", "fevga"], Length::Points(5)), 2, 60)),
            cases("hypergammon, mode G", played_in_envelopes(single("hypergammon"), 5, usize::MAX)),
        ],
    });
    compare_or_write("verdicts.json", &all);
}

/// A record with two hundred rolls and more, for the browser to be timed with: the games of a match that were played up to there.
#[test]
fn a_long_record_that_the_browser_is_timed_with() {
    let mut events = 0;
    let (record, log) = loop {
        events += 100;
        let (record, log) = played(terms(&["backgammon"], Length::Points(25)), 11, events);
        let Verdict::Pass(passed) = verify(&record, Expectations::default()) else {
            panic!("an honest record")
        };
        if passed.rolls >= 200 {
            break (record, log);
        }
    };
    let verdict = verify(&record, Expectations { keys: &[], log: Some(&log) });
    compare_or_write("long.json", &json!({"record": record::write(&record), "verdict": said(&verdict)}));
}
