//! `alea turns`: the board and the list for people, the turns for programs.
#![allow(clippy::unwrap_used, reason = "a test fails there and then")]

mod common;

use common::{fits, json, keys, misused, text};
use serde_json::json;

#[test]
fn a_roll_lists_its_turns() {
    let found = json(&["turns", "backgammon", "--dice", "31", "--position", "x=8:2,6:2 o=19:2,17:2"]);
    assert_eq!(keys(&found), ["dice_played", "turns"]);
    assert_eq!(found["dice_played"], 2);
    let point = json!({
        "text": "8/5 6/5",
        "steps": [[8, 5], [6, 5]],
        "after": "x=8:1,6:1,5:2 o=19:2,17:2",
        "over": null,
    });
    let turns = found["turns"].as_array().unwrap();
    assert!(turns.contains(&point), "{found}");
    assert_eq!(keys(&turns[0]), ["text", "steps", "after", "over"]);
}

#[test]
fn without_dice_all_rolls_are_listed() {
    let found = json(&["turns", "backgammon"]);
    let rolls = found["rolls"].as_array().unwrap();
    assert_eq!(keys(&rolls[0]), ["dice", "dice_played", "turns"]);
    let count = |roll: &serde_json::Value| roll["turns"].as_array().unwrap().len();
    let counts: Vec<usize> = rolls.iter().map(count).collect();
    // As other programs count them.
    let mut expected = [42, 15, 75, 16, 17, 73, 14, 18, 17, 52, 8, 8, 9, 9, 4, 10, 14, 14, 14, 7, 11];
    let mut sorted = counts.clone();
    sorted.sort_unstable();
    expected.sort_unstable();
    assert_eq!(sorted, expected);
    assert_eq!(json(&["perft", "backgammon", "1"])["counts"], json!([counts.iter().sum::<usize>()]));
}

/// `make run` relies on it.
#[test]
fn every_game_shows_its_start_without_dice() {
    for game in json(&["games"]).as_array().unwrap() {
        let shown = text(&["turns", game["id"].as_str().unwrap()]);
        fits(&shown);
        assert!(shown.starts_with(game["name"].as_str().unwrap()), "{shown}");
    }
}

#[test]
fn moves_of_tafl_name_what_they_capture() {
    let four = "19/19/2t4Tt10/19/19/4T8t5/4t7tKt4/1T17/4t14/19/13t5/19/2t3TTt10/19/19/3Tt14/2T16/2t16/19 b";
    let found = json(&["turns", "hnefatafl", "--position", four]);
    assert_eq!(keys(&found), ["turns"]);
    let turns = found["turns"].as_array().unwrap();
    let turn = |text: &str| turns.iter().find(|turn| turn["text"] == text).unwrap();
    assert_eq!(keys(&turns[0]), ["text", "captures", "after", "over"]);
    let taking = turn("c17-g17xh17");
    assert_eq!((&taking["captures"], &taking["over"]), (&json!(["h17"]), &json!(null)));
    let after = "19/19/6t1t10/19/19/4T8t5/4t7tKt4/1T17/4t14/19/13t5/19/2t3TTt10/19/19/3Tt14/2T16/2t16/19 w";
    assert_eq!(taking["after"], after);
    assert_eq!(turn("c7-c4xc3/d4")["captures"].as_array().unwrap().len(), 2);
    assert_eq!(turn("o9-o12")["over"], "black");
    assert!(text(&["turns", "hnefatafl", "--position", four]).contains("o9-o12 = black"));
    assert_eq!(json(&["turns", "hnefatafl"])["turns"].as_array().unwrap().len(), 184);
}

#[test]
fn the_end_is_told_in_points_for_the_mover() {
    let found = json(&["turns", "backgammon", "--position", "x=1:1 o=24:5,23:5,22:4,3:1", "--dice", "64"]);
    assert_eq!((&found["dice_played"], &found["turns"][0]["over"]), (&json!(1), &json!(3)));
    let shown = text(&["turns", "backgammon", "--position", "x=1:1 o=24:5,23:5,22:4,3:1", "--dice", "64"]);
    assert!(shown.ends_with("1 turn, 1 of 2 dice played.\n\n  1  1/off = +3\n"), "{shown}");
}

#[test]
fn a_finished_game_has_no_turns() {
    let lost = ["turns", "backgammon", "--position", "x=6:1 o=-"];
    let expected = json!({ "over": -2, "dice_played": 0, "turns": [] });
    assert_eq!(json(&["turns", "backgammon", "--position", "x=6:15 o=-"]), expected);
    assert_eq!(json(&[&lost[..], &["--dice", "31"]].concat())["over"], -1);
    assert!(text(&lost).ends_with("The game is over: o has won 1 point, all checkers borne off.\n"));

    let board = format!("K18/{}16t2 w", "19/".repeat(17));
    let escaped = ["turns", "hnefatafl", "--position", &board];
    assert_eq!(json(&escaped), json!({ "over": "white", "turns": [] }));
    assert!(text(&escaped).ends_with("The game is over: White has won, the king reached the edge.\n"));
}

#[test]
fn who_cannot_play_has_one_empty_turn() {
    let closed = ["turns", "backgammon", "--position", "x=bar:1,6:2 o=24:2,23:2,22:2,21:2,20:2,19:2"];
    let with_dice = [&closed[..], &["--dice", "66"]].concat();
    let after = "x=bar:1,6:2 o=24:2,23:2,22:2,21:2,20:2,19:2";
    let pass = json!({ "text": "", "steps": [], "after": after, "over": null });
    assert_eq!(json(&with_dice), json!({ "dice_played": 0, "turns": [pass.clone()] }));
    assert_eq!(json(&closed), json!({ "closed_out": true, "dice_played": 0, "turns": [pass] }));
    assert!(text(&with_dice).ends_with("66 cannot be played: the turn passes.\n"));
    assert!(text(&closed).ends_with("x is closed out and does not roll: the turn passes.\n"));
}

#[test]
fn positions_of_other_programs_are_read() {
    let start = json(&["turns", "backgammon", "--dice", "52"]);
    let board = "-b----E-C---eE---c-e----B-";
    let rolled = format!("XGID={board}:0:0:1:52:0:0:0:0:10");
    assert_eq!(json(&["turns", "backgammon", "--xgid", &rolled]), start);
    let unrolled = format!("{board}:0:0:1:00:0:0:0:0:10");
    assert_eq!(json(&["turns", "backgammon", "--xgid", &unrolled, "--dice", "25"]), start);
    assert_eq!(json(&["turns", "portes", "--gnubg-id", "4HPwATDgc/ABMA", "--dice", "52"]), start);
    let with_match = "4HPwATDgc/ABMA:QYnqADAAEAAE";
    assert_eq!(json(&["turns", "backgammon", "--gnubg-id", with_match]), start);
    assert_eq!(json(&["turns", "backgammon", "--gnubg-id", with_match, "--dice", "25"]), start);
    let line = "board:You:Anna:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:5:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";
    assert_eq!(json(&["turns", "backgammon", "--fibs", line]), start);
}

#[test]
fn what_contradicts_itself_is_refused() {
    let xgid = |dice: &str| format!("--xgid=-b----E-C---eE---c-e----B-:0:0:1:{dice}:0:0:0:0:10");
    let both = ["turns", "backgammon", &xgid("52"), "--dice", "25"];
    assert_eq!(json(&both), json(&["turns", "backgammon", "--dice", "52"]));
    for (dice, line) in [
        (
            "66",
            "--dice 25 contradicts --xgid, which has 66 rolled: leave --dice out, or give the XGID 00 for its dice",
        ),
        (
            "22",
            "--dice 25 contradicts --xgid, which has 22 rolled: leave --dice out, or give the XGID 00 for its dice",
        ),
        ("D", "--dice contradicts --xgid, in which a double waits for its answer: leave one of them out"),
    ] {
        assert_eq!(misused(&["turns", "backgammon", &xgid(dice), "--dice", "25"]), line);
    }
    let raccoon = "--xgid=-b----E-C---eE---c-e----B-:2:-1:1:R:0:0:2:0:10";
    assert_eq!(
        misused(&["turns", "backgammon", raccoon, "--dice", "25"]),
        "--dice contradicts --xgid, in which a raccoon waits for its answer: leave one of them out"
    );
    assert_eq!(
        misused(&["turns", "backgammon", "--gnubg-id=4HPwATDgc/ABMA:QYnqADAAEAAE", "--dice", "66"]),
        "--dice 66 contradicts --gnubg-id, which has 52 rolled: leave --dice out"
    );
    // Nothing is dropped in silence.
    assert_eq!(
        misused(&["turns", "backgammon", "--position", "x=6:2 o=1:2 ctx=turn:3"]),
        "position \"x=6:2 o=1:2 ctx=turn:3\" does not occur in backgammon: no rule of this game counts turns, so \
         leave `turn` out; `alea rules backgammon` shows some that do"
    );
    let board = format!("{}9K9/{}1t17 w", "19/".repeat(9), "19/".repeat(8));
    let line = misused(&["turns", "hnefatafl", "--position", &format!("{board} ctx=seen:1,quiet:0")]);
    assert!(
        line.contains("stood once before needs at least 4 plies without a capture, and there are 0"),
        "{line}"
    );
    json(&["turns", "hnefatafl", "--position", &format!("{board} ctx=seen:1,quiet:4")]);
}

/// What is true of any game may be said of any game.
#[test]
fn a_first_turn_may_be_named_where_no_rule_asks() {
    let named = ["turns", "backgammon", "--position", "x=6:2 o=1:2", "--dice", "21", "--first-turn"];
    assert_eq!(json(&named), json(&named[..6]));
}

#[test]
fn options_and_the_first_turn_change_what_is_legal() {
    let bear_off = ["turns", "backgammon", "--position", "x=6:2,4:2,2:1 o=24:2,23:3", "--dice", "53"];
    assert!(json(&bear_off)["turns"].as_array().unwrap().len() > 1);
    let highest = json(&[&bear_off[..], &["--rule", "bear_off=take_highest"]].concat());
    assert_eq!(highest["turns"].as_array().unwrap().len(), 1);

    // Two checkers leave the head with 6-6 in the first turn only, and `after` says nothing of turns.
    let head = ["turns", "narde", "--position", "x=24:15 o=11:1,12:14 ctx=turn:2", "--dice", "66"];
    let first = ["turns", "narde", "--position", "x=24:15 o=11:1,12:14", "--dice", "66", "--first-turn"];
    assert_eq!(json(&head)["dice_played"], 1);
    let first = json(&first);
    assert_eq!(
        (&first["dice_played"], &first["turns"][0]["after"]),
        (&json!(2), &json!("x=24:13,18:2 o=12:14,11:1"))
    );
}

#[test]
fn the_board_lies_the_right_way_round() {
    let shown = text(&["turns", "fevga", "--dice", "31"]);
    let expected = "\
Fevga, 31 to play

   13 14 15 16 17 18          19 20 21 22 23 24
 +--------------------+-----+--------------------+
 |  .  .  .  .  .  .  |     |  .  .  .  .  .  x  |   o
 |                    |     |                 x  |   off    0
 |                    |     |                 x  |   pips 360
 |                    |     |                 x  |
 |                    |     |                 x  |
 |                    |     |                15  |
 |                    | bar |                    |
 | 15                 |     |                    |
 |  o                 |     |                    |
 |  o                 |     |                    |
 |  o                 |     |                    |   x, to play
 |  o                 |     |                    |   off    0
 |  o  .  .  .  .  .  |     |  .  .  .  .  .  .  |   pips 360
 +--------------------+-----+--------------------+
   12 11 10  9  8  7           6  5  4  3  2  1

1 turn.

  1  24/20
";
    assert_eq!(shown, expected);
    let unicode = {
        let mut command = common::alea(&["turns", "fevga"]);
        command.env("LC_ALL", "el_GR.UTF-8");
        common::done(command).out
    };
    assert!(unicode.contains('●'));
    fits(&unicode);
    fits(&text(&["turns", "backgammon"]));
    fits(&text(&["turns", "backgammon", "--dice", "22"]));
    fits(&text(&["turns", "hnefatafl"]));
}

#[test]
fn what_is_wrong_is_told_in_a_line() {
    for (args, line) in [
        (
            &["--dice", "37"][..],
            "dice \"37\", column 2: expected a die, 1 to 6, found `7`; write both dice, as in --dice 31",
        ),
        (
            &["--position", "x=24:2,24:1 o=-"],
            "position \"x=24:2,24:1 o=-\", column 8: point 24 is listed twice; `alea rules backgammon` shows \
             positions as they are written",
        ),
        (
            &["--position", "x=- o=-"],
            "position \"x=- o=-\" does not occur in backgammon: both sides have borne off all checkers; \
             `alea rules backgammon` shows some that do",
        ),
        (
            &["--xgid", "--:0"],
            "XGID \"--:0\", column 3: expected `-`, `A` to `O` or `a` to `o`, found `:`; give the ID as the other \
             program shows it, or a position with --position",
        ),
        (
            &["--rule", "bear_off"],
            "--rule \"bear_off\" is no pair of key and value: write it as in --rule bear_off=higher_moves",
        ),
        (
            &["--rule", "bear_off=x"],
            "--rule: bear_off cannot be x: choose higher_moves | take_highest; `alea rules backgammon` explains the \
             options of backgammon",
        ),
        (
            &["--position", "x=6:2 o=1:2 ctx=turn:3", "--first-turn"],
            "--first-turn contradicts ctx=turn:3 in the position: leave one of them out",
        ),
        (&["--foo"], "unexpected argument \"--foo\"; see `alea turns --help`"),
    ] {
        assert_eq!(misused(&[&["turns", "backgammon"], args].concat()), line);
    }
    for (args, line) in [
        (&["hnefatafl", "--dice", "31"][..], "hnefatafl is played without dice: leave --dice out"),
        (&["hnefatafl", "--first-turn"], "hnefatafl is played without dice: leave --first-turn out"),
        (&["plakotto"], "no game \"plakotto\": did you mean plakoto? `alea games` lists them all"),
        (&["chess"], "no game \"chess\": `alea games` lists them"),
        (&["tavli"], "tavli is a match of several games: name one of them, portes, plakoto or fevga"),
        (
            &["fevga", "--gnubg-id", "4HPwATDgc/ABMA"],
            "fevga is not played on the board of backgammon, which is all that XGIDs and Position IDs describe: give \
             the position with --position",
        ),
    ] {
        assert_eq!(misused(&[&["turns"], args].concat()), line);
    }
}

/// Whatever is typed, nothing panics and no error takes more than its line.
#[test]
fn no_input_breaks_it() {
    let long = "x=".to_owned() + &"6:1,".repeat(5_000);
    let odd = [
        "",
        " ",
        "-",
        "--",
        "x",
        "x=",
        "x=1:16 o=-",
        "ξ=24:2 o=-",
        "a\nb\u{7}",
        "19/19 w",
        "0",
        "99999999999999999999",
        &long,
    ];
    for option in ["--position", "--xgid", "--dice", "--rule"] {
        for value in odd {
            misused(&["turns", "backgammon", &format!("{option}={value}")]);
        }
    }
    for value in odd {
        misused(&["turns", "backgammon", &format!("--gnubg-id={value}")]);
        misused(&["turns", "backgammon", &format!("--fibs={value}")]);
        misused(&["turns", "hnefatafl", &format!("--position={value}")]);
    }
}
