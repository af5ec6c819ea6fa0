//! `alea bench rollouts`, `alea bench errors` and `alea bench losses`.
#![allow(clippy::unwrap_used, reason = "a test fails there and then")]

mod common;

use std::fs;

use common::{Done, alea, done, fits, json, keys, misused, text};
use serde_json::Value;

/// So few games that it takes a moment.
const FEW: [&str; 6] = ["--games", "4", "--error", "3", "--threads", "2"];

fn rollouts(file: &str, number: &str, more: &[&str]) -> Done {
    done(alea(&[&["bench", "rollouts", file, "-n", number], &FEW[..], more].concat()))
}

/// A file that is gone with its folder.
fn file(folder: &tempfile::TempDir) -> String {
    folder.path().join("held-back.jsonl").display().to_string()
}

#[test]
fn rollouts_are_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let file = file(&folder);
    let told = rollouts(&file, "3", &["--json"]);
    let sum: Value = serde_json::from_str(&told.out).unwrap();
    assert_eq!(keys(&sum), ["positions", "games", "largest_se"]);
    assert_eq!((&sum["positions"], &sum["games"]), (&3.into(), &12.into()));
    let three = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = three.lines().collect();
    assert_eq!(lines.len(), 3);

    // What was broken off is done again, whole lines stay as they are, and what is there is not done twice.
    let broken = &three[..three.len() - 20];
    fs::write(&file, broken).unwrap();
    assert_eq!(rollouts(&file, "3", &[]).err, "");
    assert_eq!(fs::read_to_string(&file).unwrap(), three);
    let marked = three.replacen("\"equity\":", "\"equity\": ", 1);
    fs::write(&file, &marked).unwrap();
    assert_eq!(rollouts(&file, "4", &[]).err, "");
    let four = fs::read_to_string(&file).unwrap();
    assert!(four.starts_with(&marked) && four.lines().count() == 4, "{four}");

    // Other games are not added to these.
    let refused = rollouts(&file, "5", &["--seed", "7"]);
    assert_eq!((refused.code, refused.out.as_str()), (Some(1), ""));
    assert!(refused.err.contains("another seed"), "{}", refused.err);
    assert_eq!(fs::read_to_string(&file).unwrap(), four);

    // A line is what `alea rollout` says.
    let line: Value = serde_json::from_str(lines[2]).unwrap();
    let seed = line["seed"].to_string();
    let xgid = line["xgid"].as_str().unwrap();
    let again = json(&["rollout", "backgammon", "--xgid", xgid, "--seed", &seed, "-n", "4"]);
    for key in ["equity", "se"] {
        assert!((again[key].as_f64().unwrap() - line[key].as_f64().unwrap()).abs() < 1e-6, "{key}: {line}");
    }
    assert!((again["odds"]["win"].as_f64().unwrap() - line["win"].as_f64().unwrap()).abs() < 1e-6);
    assert_ne!(lines[0].split("XGID").nth(1), lines[1].split("XGID").nth(1));
}

#[test]
fn what_is_no_file_of_rollouts_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = file(&folder);
    for text in ["a letter", "a letter\n", "{}\n", "{\"game\":0}\n{\"ga"] {
        fs::write(&file, text).unwrap();
        let refused = rollouts(&file, "1", &[]);
        assert_eq!(refused.code, Some(1), "{text}");
        assert!(refused.err.contains("line 1 is no position"), "{}", refused.err);
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
        if text.ends_with('\n') {
            let refused = done(alea(&["bench", "errors", &file]));
            assert_eq!(refused.code, Some(1), "{text}");
            assert!(refused.err.contains("line 1 is no position"), "{}", refused.err);
        }
    }
    fs::write(&file, "").unwrap();
    assert!(misused(&["bench", "errors", &file]).contains("no positions"));
}

#[test]
fn errors_are_those_of_whoever_is_named() {
    let found = json(&["bench", "errors", "--of", "static", "--of", "STATIC"]);
    assert_eq!(keys(&found), ["positions", "largest_se", "players", "missing"]);
    let [first, second] = [0, 1].map(|at| &found["players"][at]);
    assert_eq!(first["all"], second["all"]);
    let number = |key: &str| first["all"][key].as_f64().unwrap();
    assert!(0.001 < number("mae") && number("bias").abs() <= number("mae"), "{first}");
    assert!(number("mae") <= number("rms") && number("rms") <= number("largest"), "{first}");
    assert_eq!(
        (second["more_than_first"].as_f64(), second["more_than_first_se"].as_f64()),
        (Some(0.0), Some(0.0))
    );
    let counts =
        first["by_class"].as_object().unwrap().values().map(|own| own["positions"].as_u64().unwrap());
    assert_eq!(Some(counts.sum()), found["positions"].as_u64());
    for language in ["en", "el", "it"] {
        fits(&text(&["bench", "errors", "--of", "static", "--of", "static", "--lang", language]));
    }
    let told = text(&["bench", "errors", "--of", "static"]);
    assert!(told.contains("\n  static  0.0"), "{told}");
    assert!(misused(&["bench", "errors", "--of", "simple"]).contains("no opinion"));
    assert!(misused(&["bench", "errors", "--of", "gnu"]).contains("gnubg:0"));
}

#[test]
fn a_program_that_is_not_there_is_left_out_unless_it_was_named() {
    let without = |args: &[&str]| {
        let mut command = alea(&[&["bench", "errors", "--json"], args].concat());
        command.env("ALEA_SAGE_PYTHON", "/no/python");
        done(command)
    };
    let usual: Value = serde_json::from_str(&without(&[]).out).unwrap();
    assert!(usual["missing"].as_array().unwrap().contains(&"sage:1".into()), "{usual}");
    assert_eq!(usual["players"][0]["player"], "static");
    let named = without(&["--of", "sage:1"]);
    assert_eq!((named.code, named.out.as_str()), (Some(1), ""));
    assert!(named.err.contains("Open Sage is not there"), "{}", named.err);
}

#[test]
fn losses_are_those_of_the_plays_of_whoever_is_named() {
    let house = ["bench", "losses", "--beside", "static", "--judge", "static", "-n", "200"];
    let by = |more: &[&str]| json(&[&house[..], more].concat());
    let own = by(&["--threads", "1"]);
    assert_eq!(own, by(&["--threads", "3"]));
    assert_eq!(keys(&own), ["player", "beside", "judge", "seed", "all", "by_class", "contact_by_phase"]);
    assert!(own["all"]["player"]["lost"].as_f64().unwrap() < 1e-6, "{own}");
    let simple = by(&["--of", "simple", "--seed", "7"]);
    assert!(simple["all"]["player"]["lost"].as_f64().unwrap() > 0.01, "{simple}");
    assert!(simple["all"]["player"]["wrong"].as_f64().unwrap() > 0.1, "{simple}");
    let counts = simple["by_class"].as_object().unwrap().values();
    assert_eq!(counts.map(|own| own["decisions"].as_u64().unwrap()).sum::<u64>(), 200);
    for language in ["en", "el", "it"] {
        fits(&text(&[&house[..], &["--of", "simple", "--lang", language]].concat()));
    }
    let refused = misused(&["bench", "losses", "--beside", "static", "--judge", "simple"]);
    assert!(refused.contains("simple has no opinion"), "{refused}");
}
