//! `alea position`: one position in every notation.
#![allow(clippy::unwrap_used, reason = "a test fails there and then")]

mod common;

use common::{fits, json, keys, misused, text};
use serde_json::json;

const XGID: &str = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:2:3:0:7:10";
const IDS: &str = "4HPwATDgc/ABMA:QYnqADAAEAAE";
const LINE: &str = "board:You:Opponent:7:2:3:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:5:2:0:0:2:0:1:0:\
                    1:-1:0:25:0:0:0:0:0:0:0:0";

#[test]
fn each_notation_leads_to_all_of_them() {
    for (form, given) in [("xgid", XGID), ("gnubg-id", IDS), ("fibs", LINE)] {
        let found = json(&["position", "backgammon", &format!("--{form}={given}")]);
        assert_eq!(keys(&found), ["position", "dice", "xgid", "gnubg_id", "fibs", "refused", "situation"]);
        assert_eq!(found["position"], "x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2");
        let written = ["dice", "xgid", "gnubg_id", "fibs"].map(|key| found[key].as_str().unwrap());
        assert_eq!(written, ["52", XGID, IDS, LINE]);
        assert_eq!(found["refused"], json!({}));
        let situation = &found["situation"];
        assert_eq!(situation["match"], json!({ "points": 7, "crawford_game": false }));
        assert_eq!(situation["score"], json!({ "x": 2, "o": 3 }));
        assert_eq!(situation["cube"], json!({ "value": 2, "owner": "o" }));
        let turn = ["seat_of_x", "waits_for", "to_act"].map(|key| situation[key].as_str().unwrap());
        assert_eq!(turn, ["bottom", "play", "x"]);
    }
}

#[test]
fn people_see_the_board_and_the_match() {
    let shown = text(&["position", "backgammon", "--xgid", XGID]);
    let below = shown.split_once("\n\nx sits").unwrap().1;
    let expected = format!(
        " at the bottom. Match to 7: x has 2 points, o 3. Cube at 2, o's. x plays\n52.\n\n\
         Position\n  x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2\n\
         XGID\n  {XGID}\nGNU Backgammon ID\n  {IDS}\nFIBS board\n  {LINE}\n"
    );
    assert_eq!(below, expected);
    let named = text(&["position", "backgammon", "--fibs", &LINE.replace("Opponent", "Anna")]);
    assert!(named.contains("x is You, at the bottom; o is Anna."), "{named}");
    // Notations stand on one line each, however long, so that they can be copied.
    let notation = |line: &&str| !line.starts_with("  ");
    fits(&text(&["position", "hnefatafl"]).lines().filter(notation).collect::<Vec<_>>().join("\n"));
    for (id, said) in [
        ("MBkAAAAAAAAA", "A double waits for o."),
        ("EREAAAAAAAAA", "A beaver waits for x."),
        ("EhkAAAAAAAAA", "A raccoon waits for o."),
        ("E0kAAAAAAAAA", "x resigns a gammon, and o answers."),
        ("MHEAAAAAAAAE", "o resigns a backgammon, and x answers."),
        ("MAwAABAAAAAE", "A double was refused."),
    ] {
        let shown = text(&["position", "backgammon", "--gnubg-id", &format!("4HPwATDgc/ABMA:{id}")]);
        let flat: Vec<&str> = shown.split_whitespace().collect();
        assert!(flat.join(" ").contains(said), "{shown}");
    }
}

#[test]
fn a_board_by_itself_is_money_play() {
    let found = json(&["position", "portes", "--position", "x=8:2,6:2 o=19:2,17:2", "--dice", "31"]);
    assert_eq!(found["xgid"], "XGID=------B-B--------b-b------:0:0:1:31:0:0:0:0:10");
    assert_eq!(found["dice"], "31");
    let same = json(&["position", "portes", "--gnubg-id", "BhAAAAAwGAAAAA", "--dice", "31"]);
    assert_eq!(same["situation"], found["situation"]);
    let start = json(&["position", "backgammon"]);
    assert_eq!(start["gnubg_id"], "4HPwATDgc/ABMA:cAkAAAAAAAAE");
    let over = json(&["position", "backgammon", "--position", "x=6:15 o=-", "--dice", "31"]);
    assert_eq!((&over["dice"], &over["situation"]["waits_for"]), (&json!(null), &json!("nothing")));
}

#[test]
fn what_a_notation_cannot_say_is_told() {
    let found = json(&["position", "plakoto", "--position", "x=24:14,20:1 o=20:1^,1:14"]);
    let why = "o has a pinned checker on point 20, and this format knows no pins";
    assert_eq!(found["refused"], json!({ "xgid": why, "gnubg_id": why, "fibs": why }));
    assert_eq!(found["xgid"], json!(null));
    let found = json(&["position", "fevga"]);
    let why = "fevga is not played on the board of backgammon";
    assert_eq!(found["refused"], json!({ "xgid": why, "gnubg_id": why, "fibs": why }));
    assert_eq!(found["situation"], json!(null));
    let resigned = "--gnubg-id=4HPwATDgc/ABMA:E0kAAAAAAAAA";
    let found = json(&["position", "backgammon", resigned]);
    assert_eq!(found["refused"]["xgid"], "a resignation waits for its answer, and this format cannot say so");
    assert_eq!((&found["situation"]["resigned"], &found["situation"]["to_act"]), (&json!(2), &json!("o")));
}

#[test]
fn what_is_wrong_is_told_in_a_line() {
    for (args, line) in [
        (
            &["backgammon", "--xgid=-b----E-C---eE---c-e----B-:0:1:1:00:0:0:0:0:10"][..],
            "XGID \"-b----E-C---eE---c-e----B-:0:1:1:00:0:0:0:0:10\", column 30: a cube at 1 belongs to nobody; give the \
             ID as the other program shows it, or a position with --position",
        ),
        (
            &["backgammon", "--gnubg-id=4HPwATDgc/ABMA:cAngAHAAEAAE"],
            "position and match ID \"4HPwATDgc/ABMA:cAngAHAAEAAE\", column 21: a score of 7 has ended a match to 7; give \
             the ID as the other program shows it, or a position with --position",
        ),
        (
            &["backgammon", "--fibs=board:You"],
            "FIBS board \"board:You\", column 10: expected `:` and 52 fields in all, but the text ends here; give the ID \
             as the other program shows it, or a position with --position",
        ),
        (
            &["backgammon", "--dice=21", "--gnubg-id=4HPwATDgc/ABMA:cInlADAAEAAE"],
            "--dice 21 contradicts --gnubg-id, which has 31 rolled: leave --dice out",
        ),
        (
            &["backgammon", "--dice=21", "--gnubg-id=4HPwATDgc/ABMA:E0kAAAAAAAAA"],
            "--dice contradicts --gnubg-id, in which a resignation waits for its answer: leave one of them out",
        ),
        (
            &["backgammon", "--dice=21", "--gnubg-id=4HPwATDgc/ABMA:MAwAABAAAAAE"],
            "--dice contradicts --gnubg-id, in which the game is over: leave one of them out",
        ),
        (&["hnefatafl", "--dice=21"], "hnefatafl is played without dice: leave --dice out"),
    ] {
        assert_eq!(misused(&[&["position"], args].concat()), line);
    }
}
