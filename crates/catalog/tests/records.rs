//! The record of a contest as text: what it looks like, and how a reader refuses what is none.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use alea_catalog::{find_spec, open_table};
use alea_game::{BySide, Side};
use alea_matchplay::{Contest, CrawfordGame, Denial, Event};
use alea_notation::record::{MOST_BYTES, Record, RecordError, parse, parse_lines, write};
use serde_json::{Value, json};

/// A match to five, taken up at 3-4 after its Crawford game: First opens, Second doubles, First passes.
const MATCH: &str = r#"{"format":"alea-record","version":1,"rules_version":1,"players":["Anna","Βασίλης"],"tags":{"place":"Athens"},"terms":{"games":[{"id":"backgammon","rules":{"bear_off":"higher_moves"}}],"length":{"points":5},"cube":{"crawford":true,"holland":false,"jacoby":false,"automatic_doubles":0,"raises":"none"},"next_starter":"winner","clock":{"reserve":600000,"delay":12000},"start":{"score":[3,4],"crawford_played":true}},"events":[{"type":"opening","at":1767225600000,"dice":[3,1],"proof":"00ff"},{"type":"played","at":1767225604000,"steps":[[8,5],[6,5]]},{"type":"doubled","at":1767225605000,"by":"second"},{"type":"passed","at":1767225606000,"by":"first"},{"type":"game-ended","at":1767225606000,"winner":"second","points":1,"reason":"passed"},{"type":"contest-ended","at":1767225606000,"winner":"second","reason":"played"}]}"#;

fn read(text: &str) -> Result<Record, RecordError> {
    parse(text, &find_spec)
}

#[test]
fn a_record_is_read_replayed_and_written() {
    let record = read(MATCH).unwrap();
    assert_eq!(write(&record), MATCH);
    assert_eq!(record.terms.start_score().crawford, CrawfordGame::Played);
    assert_eq!(record.events[0].proof.as_deref(), Some(&[0, 255][..]));
    let contest = Contest::replay(record.terms, open_table, &record.events).unwrap();
    assert_eq!(contest.score(), BySide { first: 3, second: 5 });
    assert!(contest.result().is_some());

    // A result that does not follow from what happened is found by the replay, not by the reader.
    let forged = read(&MATCH.replace(r#""points":1"#, r#""points":2"#)).unwrap();
    let replayed = Contest::replay(forged.terms, open_table, &forged.events);
    assert_eq!(replayed.err(), Some((4, Denial::WrongResult)));
}

#[test]
fn a_contest_that_was_taken_up_says_where() {
    let tavli = r#"{"score":[3,2],"crawford_played":false,"games_played":4,"starter":"second"}"#;
    let text = MATCH
        .replace(r#""id":"backgammon","rules":{"bear_off":"higher_moves"}"#, r#""id":"fevga","rules":{}"#)
        .replace(r#"{"score":[3,4],"crawford_played":true}"#, tavli);
    let from = |text: &str, what: &str| text.find(what).unwrap();
    let cube = &text[from(&text, r#""cube""#)..from(&text, r#""next_starter""#)];
    let events = &text[from(&text, r#""events""#)..];
    let begun = r#""events":[{"type":"begun","starter":"second"},{"type":"void","reason":"rain"},{"type":"recorded-begun","starter":"first"}]}"#;
    let text = text.replace(events, begun).replace(cube, r#""cube":null,"#);
    let record = read(&text).unwrap();
    let start = record.terms.start_score();
    assert_eq!((start.games, start.starter), (4, Some(Side::Second)));
    assert!(write(&record).contains(tavli));
    assert_eq!(record.events[2].event, Event::RecordedBegun { starter: Side::First });
    let replayed = Contest::replay(record.terms, open_table, &record.events);
    assert_eq!(replayed.err(), Some((2, Denial::ContestOver)));
    // In backgammon nobody starts a game.
    let text = MATCH.replace(r#""crawford_played":true"#, r#""crawford_played":true,"starter":"first""#);
    let refused = "record, /terms: the first game is begun by the dice, so nobody starts it";
    assert_eq!(read(&text).unwrap_err().to_string(), refused);
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let changed = |pointer: &str, value: Value| {
        let mut record: Value = serde_json::from_str(MATCH).unwrap();
        *record.pointer_mut(pointer).unwrap() = value;
        read(&record.to_string()).unwrap_err().to_string()
    };
    for (pointer, value, expected) in [
        ("/format", json!("lichess"), "record, /format: expected `alea-record`"),
        ("/version", json!(2), "record, /version: version 2 is not known, only 1"),
        ("/rules_version", json!(99), "record, /rules_version: version 99 is not known, only 1"),
        ("/version", json!("1"), "record, /version: expected a version, a whole number"),
        ("/players", json!(["Anna"]), "record, /players: expected two names"),
        ("/tags", json!({"a/b": 3}), "record, /tags/a~1b: expected a text"),
        ("/terms/games/0/id", json!("ludo"), "record, /terms/games/0: no such game"),
        ("/terms/games/0/id", json!("vidos"), "record, /terms/games/0: no such game"),
        (
            "/terms/games/0/rules",
            json!({"mother": "none"}),
            "record, /terms/games/0: no option mother: this game has bear_off",
        ),
        (
            "/terms/games/0/id",
            json!("portes"),
            "record, /terms: a game of this contest is played without a cube",
        ),
        ("/terms/games", json!([]), "record, /terms: a contest needs a game"),
        ("/terms/length", json!("long"), "record, /terms/length: expected `single`, `money` or `points`"),
        ("/terms/length", json!({"points": -1}), "record, /terms/length/points: expected a number of points"),
        (
            "/terms/clock",
            json!({"reserve": 1}),
            "record, /terms/clock: expected either `delay` or `increment`",
        ),
        ("/terms/cube/jacoby", json!(1), "record, /terms/cube/jacoby: expected true or false"),
        (
            "/terms/start/score",
            json!([5, 0]),
            "record, /terms: the start score ends the match before it begins",
        ),
        (
            "/terms/start",
            json!({"score": [0, 0], "crawford_played": false, "games_played": -1}),
            "record, /terms/start/games_played: expected a number of games",
        ),
        ("/events/0/type", json!("cheated"), "record, /events/0/type: expected a type of events"),
        ("/events/0/dice", json!([3, 7]), "record, /events/0/dice: expected two dice from 1 to 6"),
        ("/events/0/dice", json!([3]), "record, /events/0/dice: expected two dice from 1 to 6"),
        ("/events/0/dice", json!([3, 300]), "record, /events/0/dice/1: expected two dice from 1 to 6"),
        ("/events/0/proof", json!("0g"), "record, /events/0/proof: expected bytes in base 16, lower case"),
        ("/events/0/at", json!(1.5), "record, /events/0/at: expected a time in milliseconds"),
        ("/events/1/steps/0", json!([1]), "record, /events/1/steps/0: expected from where and to where"),
        (
            "/events/1",
            json!({"type": "played", "steps": [], "by": "first"}),
            "record, /events/1/by: there is no such key here",
        ),
        ("/events/1", json!({"type": "played"}), "record, /events/1: `steps` is missing"),
        (
            "/events/1",
            json!({"type": "recorded-as-played", "text": "8/5", "after": "x=99:1 o=-"}),
            r#"record, /events/1/after: position "x=99:1 o=-", column 3: a point must be 1 to 24, found 99"#,
        ),
        ("/events/2/by", json!("third"), "record, /events/2/by: expected `first` or `second`"),
        ("/events/4/reason", json!("boredom"), "record, /events/4/reason: expected a reason why games end"),
    ] {
        assert_eq!(changed(pointer, value), expected);
    }
    let not_json = read("{\"format\":\n  oops}").unwrap_err();
    assert_eq!(not_json.to_string(), "record: it is no JSON from line 2, column 3 on");
    assert_eq!(read("[]").unwrap_err().to_string(), "record: expected an object");
    assert_eq!(read("{}").unwrap_err().to_string(), "record: `format` is missing");
    assert!(read(&"[".repeat(100_000)).is_err());
    let long = format!("{{\"a\":[{}0]}}", "0,".repeat(MOST_BYTES / 2));
    assert_eq!(read(&long).unwrap_err().to_string(), "record: a record is at most 16777216 bytes long");
}

#[test]
fn no_key_stands_twice() {
    let again = |what: &str, more: &str| MATCH.replacen(what, &format!("{what}{more}"), 1);
    for (text, expected) in [
        (again("{", r#""version":1,"#), "record: the key `version` stands twice"),
        (
            again(r#""start":{"score":[3,4],"crawford_played":true}}"#, r#","events":[]"#),
            "record: the key `events` stands twice",
        ),
        (again(r#""place":"Athens""#, r#","place":"Athens""#), "record: the key `place` stands twice"),
        (again(r#""by":"second""#, r#","by":"first""#), "record, /events/2: the key `by` stands twice"),
        (again(r#""dice":[3,1]"#, r#","\u0064ice":[6,1]"#), "record, /events/0: the key `dice` stands twice"),
    ] {
        assert_eq!(read(&text).unwrap_err().to_string(), expected, "{text}");
    }
    // Whatever is quoted of it, a message is one line.
    let refused = read(&MATCH.replace("bear_off", "\\nbear\\toff")).unwrap_err().to_string();
    assert!(refused.contains("bear") && refused.lines().count() == 1, "{refused}");
    // A byte order mark is no part of it.
    assert!(read(&format!("\u{feff}{MATCH}")).is_ok());
}

#[test]
fn a_file_of_records_is_read_line_by_line() {
    let file = format!("{MATCH}\n\n{}\r\n{MATCH}\n", MATCH.replace("opening", "closing"));
    let records: Vec<_> = parse_lines(&file, &find_spec).collect();
    assert_eq!(records.len(), 3);
    assert!(records[0].is_ok() && records[2].is_ok());
    let error = records[1].as_ref().unwrap_err();
    assert_eq!(error.to_string(), "record, line 3, /events/0/type: expected a type of events");
    assert_eq!((error.line(), error.pointer()), (Some(3), "/events/0/type"));
}

#[test]
fn the_seeds_of_the_fuzzer_are_records() {
    let seeds = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds/record");
    for seed in std::fs::read_dir(seeds).unwrap() {
        let path = seed.unwrap().path();
        let record = read(&std::fs::read_to_string(&path).unwrap())
            .unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let replayed = Contest::replay(record.terms, open_table, &record.events);
        assert_eq!(replayed.err(), None, "{path:?}");
    }
}
