//! `alea dice`.
#![allow(clippy::unwrap_used, reason = "a test fails there and then")]

mod common;

use std::{fs, path::PathBuf};

use common::{alea, done, fits, json, keys, text};
use serde_json::json;

const MATCH: &str = " 5 point match\n\n Game 1\n Anna : 0                         Bert : 0\n  \
    1) 31: 8/5 6/5                   66: 24/18(2) 13/7(2)\n  2) 21: 13/11 6/5                 65: 18/7\n  \
    3) 62: 24/18 13/11               44: 24/20(2)\n      Wins 1 point\n";

fn file(name: &str, content: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("dice");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn figures_are_told_to_programs() {
    let mat = file("one.mat", MATCH);
    let record = file("one.json", "");
    assert_eq!(done(alea(&["convert", &mat, &record, "--force"])).code, Some(0));
    let one = json(&["dice", &mat]);
    assert_eq!(json(&["dice", &record]), one, "a record says what its match file says");
    assert_eq!(keys(&one), ["contests", "rolls", "left_out", "comparisons", "judgement", "groups"]);
    let (left_out, comparisons) = (json!({"openings": 1, "turns_without_a_roll": 0}), json!(33));
    assert_eq!((&one["rolls"], &one["left_out"], &one["comparisons"]), (&json!(5), &left_out, &comparisons));
    let groups = one["groups"].as_array().unwrap();
    let who: Vec<_> = groups.iter().map(|group| group["who"].clone()).collect();
    assert_eq!(who, [json!({"player": "Anna"}), json!({"player": "Bert"}), json!("all")]);
    let bert = &groups[1]["figures"];
    assert_eq!(keys(&bert[0]), ["figure", "seen", "expected", "of", "p", "p_among_all", "judgement"]);
    assert_eq!(
        (&bert[0]["figure"], &bert[0]["seen"], &bert[0]["of"]),
        (&json!("doubles"), &json!(2), &json!(3))
    );
    assert_eq!(bert.as_array().unwrap().len(), 11);
    // Both files together, whatever their kind: twice as many, of the same players.
    let both = json(&["dice", &mat, &record]);
    assert_eq!((&both["contests"], &both["rolls"]), (&json!(2), &json!(10)));
    assert_eq!(both["groups"][1]["figures"][0]["seen"], json!(4));
}

#[test]
fn figures_are_told_to_people() {
    let mat = file("two.mat", MATCH);
    let told = text(&["dice", &mat]);
    fits(&told);
    for line in [
        "1 contest, 5 rolls",
        "Bert: 3 rolls",
        "  doubles                         2         0.5        3                15 %",
        "  dice that show 6                3         1.0        6                12 %",
        "Nothing here is rare: true dice fall like this.",
        "Not counted: 1 throw of one die each for who begins.",
    ] {
        assert!(told.lines().any(|found| found == line), "{line:?} in {told}");
    }
    assert!(told.contains("33 figures were compared with true dice. Of so many, about 2 will"), "{told}");
}

#[test]
fn dice_that_can_hardly_be_true_are_told() {
    // Sixty rolls of one player, all of them 6-6.
    let mut text_of = String::from(" 0 point match\n\n Game 1\n Anna : 0                         Bert : 0\n");
    text_of.push_str("  1) 31: 8/5 6/5                   66: 24/18(2) 13/7(2)\n");
    for turn in 2..60 {
        text_of.push_str(&format!("  {turn}) 21: Cannot Move              66: Cannot Move\n"));
    }
    let path = file("loaded.mat", &text_of);
    let told = text(&["dice", &path]);
    fits(&told);
    assert!(told.contains("** Bert, 6-6: hardly chance."), "{told}");
    assert!(!told.contains("Nothing here is rare"), "{told}");
    assert_eq!(json(&["dice", &path])["judgement"], "hardly");
}

#[test]
fn what_can_be_read_is_told_and_the_rest_is_said() {
    let (mat, nothing) = (file("three.mat", MATCH), file("nothing.txt", "hello\n"));
    let done = done(alea(&["dice", &nothing, &mat]));
    assert_eq!(done.code, Some(1));
    assert!(done.out.starts_with("1 contest, 5 rolls\n"), "{}", done.out);
    assert_eq!(done.err.lines().count(), 1, "{}", done.err);
    let none = common::done(alea(&["dice", "/no/such/file"]));
    assert_eq!((none.code, none.out.as_str()), (Some(1), ""));
}
