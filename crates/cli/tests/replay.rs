//! `alea replay`.
#![allow(clippy::unwrap_used, reason = "a test fails there and then")]

mod common;

use std::{fs, path::PathBuf};

use common::{alea, done, fits, json, keys, misused, text};
use serde_json::json;

const MATCH: &str = " 5 point match\n\n Game 1\n Anna : 0                         Bert : 0\n  \
    1) 31: 8/4 6/5                   64: 24/14\n  2)  Doubles => 2                 Drops\n      Wins 1 point\n\n Game 2\n \
    Anna : 1                         Bert : 0\n  1)                               43: 24/20 13/10\n  2) 21: ???\n                                   \
    Wins 4 points\n";

/// A file of this test with a name of its own.
fn file(name: &str, content: &[u8]) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("replay");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    fs::write(&path, content).unwrap();
    path
}

#[test]
fn a_match_is_told_to_programs() {
    let path = file("one.mat", MATCH.as_bytes());
    let path = path.to_str().unwrap();
    let list = json(&["replay", path, path]);
    assert_eq!(list.as_array().unwrap().len(), 2);
    let told = &list[0];
    assert_eq!(
        keys(told),
        [
            "file",
            "format",
            "match_length",
            "games",
            "final_score",
            "plays",
            "illegal_plays",
            "warnings",
            "max_cube",
            "game_ends"
        ]
    );
    assert_eq!(told["file"], path);
    assert_eq!(
        (&told["format"], &told["match_length"], &told["games"]),
        (&json!("mat"), &json!(5), &json!(2))
    );
    assert_eq!((&told["final_score"], &told["plays"]), (&json!([1, 4]), &json!(3)));
    assert_eq!(
        told["illegal_plays"],
        json!([{"game": 1, "ply": 1, "text": "31: 8/4 6/5", "reason": "the dice do not suffice for all of it"}])
    );
    let missing = "game 2, ply 2: no move recorded for 21 though 16 legal plays";
    assert_eq!(told["warnings"], json!([missing]));
    assert_eq!(told["game_ends"], json!(["drop", "resign/unfinished-board"]));
}

#[test]
fn a_match_is_told_to_people() {
    let path = file("people.mat", MATCH.as_bytes());
    let path = path.to_str().unwrap();
    let shown = text(&["replay", path]);
    let told = shown.strip_prefix(&format!("{path}\n")).unwrap();
    fits(told);
    assert_eq!(
        told,
        "  Anna - Bert, match to 5 points
  1 - 4 after 2 games, 3 plays
     1      1 - 0  Anna 1 point: double refused
     2      1 - 4  Bert 4 points: board unfinished
  Illegal plays, kept as they are written:
    game 1, ply 1: 31: 8/4 6/5: the dice do not suffice for all of it
  To be known:
    game 2, ply 2: no move recorded for 21 though 16 legal plays
"
    );
}

#[test]
fn files_that_cannot_be_read_are_named_and_the_others_told() {
    let good = file("good.mat", MATCH.as_bytes());
    let bad = file("bad.mat", b"GIF89a\x00\x01");
    let mut command = alea(&["replay", "--json", "nowhere.mat"]);
    command.args([&bad, &good]);
    let done = done(command);
    assert_eq!(done.code, Some(1));
    let list: serde_json::Value = serde_json::from_str(&done.out).unwrap();
    assert_eq!(list.as_array().unwrap().len(), 1);
    let lines: Vec<&str> = done.err.lines().collect();
    assert_eq!(lines.len(), 2, "{}", done.err);
    assert!(lines[0].starts_with("alea: \"nowhere.mat\": "), "{}", lines[0]);
    assert!(lines[1].ends_with("control character U+0000 has no place in a text"), "{}", lines[1]);
}

#[test]
fn a_file_is_asked_for() {
    assert!(misused(&["replay"]).contains("<FILE>"));
}
