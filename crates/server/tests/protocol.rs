//! The examples of `docs/protocol` are messages of the protocol: what clients say is read, and what the server says has the same keys and
//! kinds of values in the examples as over a socket. And the largest messages are not too large.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::{collections::BTreeMap, fs, path::Path};

use alea_catalog::{Family, GAMES, Random, find};
use alea_game::{Dice, Node, PointsSetup, Setup};
use alea_server::wire;
use common::{Guest, Server, runtime};
use serde_json::{Value, json};

fn examples() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    files
        .map(|file| {
            let name = file.file_name().to_str().unwrap().trim_end_matches(".json").to_owned();
            (name, fs::read_to_string(file.path()).unwrap().trim_end().to_owned())
        })
        .collect()
}

/// Of what a value is made: its keys, and what kind of values stand there. A list is made of what its elements are made of, and what may be
/// missing is `null` or something else.
fn shape(value: &Value) -> String {
    match value {
        Value::Null => "null".into(),
        Value::Bool(_) => "truth".into(),
        Value::Number(_) => "number".into(),
        Value::String(_) => "text".into(),
        Value::Array(list) => list.first().map_or("[]".into(), |first| format!("[{}]", shape(first))),
        Value::Object(map) => {
            let keys: Vec<String> =
                map.iter().map(|(key, value)| format!("{key}:{}", shape(value))).collect();
            format!("{{{}}}", keys.join(","))
        }
    }
}

#[test]
fn what_clients_say_in_the_examples_is_read() {
    let examples = examples();
    let said: Vec<_> = examples.iter().filter(|(name, _)| name.starts_with("from-")).collect();
    assert!(said.len() >= 13);
    for (name, text) in said {
        wire::parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

#[test]
fn what_the_server_says_looks_as_in_the_examples() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let anna = Guest::new(server.address, "Άννα").await;
        let cube = json!({"crawford": true, "holland": false, "jacoby": false, "automatic_doubles": 0, "raises": "none"});
        let clock = json!({"reserve": 600_000, "delay": 12_000});
        let terms = json!({"games": [{"id": "backgammon"}], "length": {"points": 5}, "cube": cube, "clock": clock});
        let against = json!({"house": "simple"});
        let (contest, _) =
            anna.make(&json!({"terms": terms, "seat": "first", "against": against, "dice": "sealed"})).await;
        let mut socket = anna.socket().await;
        let open = json!({"type": "open", "contest": contest});
        let mut heard: BTreeMap<String, Value> = BTreeMap::new();
        for message in [
            open.clone(),
            json!({"type": "ping"}),
            json!({"type": "why", "contest": contest, "played": [[8, 5]], "step": [24, 23]}),
            json!({"type": "command", "contest": contest, "expected_seq": 0, "client_command_id": "b7-1", "do": "take"}),
            json!({"type": "commit", "contest": contest, "game": 1, "commit": "5a".repeat(32)}),
            json!({"type": "chat", "contest": contest, "text": "Καλή παρτίδα"}),
            json!({"type": "close", "contest": contest}),
        ] {
            socket.say(&message).await;
        }
        while let Some(message) = socket.hear().await {
            let last = message["type"] == "closed";
            heard.insert(message["type"].as_str().unwrap().to_owned(), message);
            if last {
                break;
            }
        }
        let examples = examples();
        // Of some messages an example shows more than this conversation has: a board, a reason.
        for name in ["contest", "present", "chat", "closed", "pong", "refused"] {
            let example: Value = serde_json::from_str(&examples[&format!("to-{name}")]).unwrap();
            let said = heard.get(name).unwrap_or_else(|| panic!("{name} was not said"));
            assert_eq!(shape(&example), shape(said), "{name}");
        }
        for (name, said) in &heard {
            let example: Value = serde_json::from_str(&examples[&format!("to-{name}")]).unwrap();
            let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
            assert_eq!(keys(&example), keys(said), "{name}");
            if let (Some(shown), Some(view)) = (example.get("view"), said.get("view")) {
                assert_eq!(keys(shown), keys(view), "{name}");
                assert_eq!(keys(&shown["you"]), keys(&view["you"]), "{name}");
            }
        }
        for name in ["hello", "events", "accepted", "dice", "snapshot"] {
            assert!(examples.contains_key(&format!("to-{name}")), "{name} has no example");
        }
        server.stop().await;
    });
}

#[test]
fn the_board_of_the_examples_is_the_start_of_backgammon() {
    let mut shown: Value = serde_json::from_str(&examples()["to-snapshot"]).unwrap();
    let entry = find("backgammon").unwrap();
    let mut table = entry.open(&entry.default_rules(), None).unwrap();
    let board = json!(wire::board(entry, &table.setup()));
    table.roll(Dice::new(3, 1).unwrap()).unwrap();
    let decision = json!(wire::graph(&table.graph().unwrap()));
    if std::env::var_os("UPDATE_EXAMPLES").is_some() {
        (shown["view"]["board"], shown["view"]["decision"]) = (board.clone(), decision.clone());
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol/to-snapshot.json");
        fs::write(path, format!("{shown}\n")).unwrap();
    }
    assert_eq!(shown["view"]["board"], board);
    assert_eq!(shown["view"]["decision"], decision);
}

#[test]
fn a_view_of_a_square_board_counts_what_ends_the_game() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let guests = [Guest::new(server.address, "Άννα").await, Guest::new(server.address, "Βασίλης").await];
        for (rules, quiet_limit) in [(json!({}), json!(200)), (json!({"no_capture_limit": "0"}), Value::Null)] {
            let terms = json!({"games": [{"id": "hnefatafl", "rules": rules}], "length": "single"});
            let (contest, _) =
                guests[0].make(&json!({"terms": terms, "seat": "first", "against": "anyone"})).await;
            assert_eq!(guests[1].join(&contest, None).await.status, 200);
            let mut socket = guests[0].socket().await;
            socket.say(&json!({"type": "open", "contest": contest})).await;
            let shown = socket.wait("snapshot").await;
            let counted = |quiet: u32| json!({"quiet": quiet, "quiet_limit": quiet_limit, "seen": 0, "seen_limit": 2});
            assert_eq!(shown["view"]["counters"], counted(0));
            let mut own = shown;
            if own["view"]["decision"].is_null() {
                socket = guests[1].socket().await;
                socket.say(&json!({"type": "open", "contest": contest})).await;
                own = socket.wait("snapshot").await;
            }
            let step = &own["view"]["decision"]["steps"][0];
            let steps = json!([[step["from"], step["to"]]]);
            socket.say(&json!({"type": "command", "contest": contest, "expected_seq": own["seq"], "client_command_id": "1", "do": "play", "steps": steps})).await;
            assert_eq!(socket.wait("events").await["view"]["counters"], counted(1));
        }
        server.stop().await;
    });
}

#[test]
fn the_largest_graph_fits_into_a_message() {
    // The rest of a message, with every reason why something cannot be done, is far below this.
    let most = wire::MOST_OUTWARDS - 8 * 1024;
    let mut random = Random::of_game(31, 0);
    let mut largest = (0, "");
    for entry in GAMES {
        let Family::Points { checkers, .. } = entry.family else {
            let mut table = entry.open(&entry.default_rules(), None).unwrap();
            while let (Node::Decision(_), Some(graph)) = (table.node(), table.graph()) {
                largest = largest.max((json!(wire::graph(&graph)).to_string().len(), entry.id));
                table.play_random(&mut |n| random.below(n));
            }
            continue;
        };
        for _ in 0..40 {
            // As many points as there are checkers, since the more there are, the more can move; the others stand far away.
            let mut setup = PointsSetup::default();
            let mut left = checkers;
            while left > 0 {
                let point = random.below(23) as usize + 1;
                if setup.x.points[point] == 0 || checkers > 15 {
                    setup.x.points[point] += 1;
                    left -= 1;
                }
            }
            setup.o.points[0] = checkers;
            setup.turn = entry.counts_turns.then_some(5);
            let Ok(mut table) = entry.open(&entry.default_rules(), Some(&Setup::Points(setup))) else {
                continue;
            };
            for pips in 1..=3 {
                if !matches!(table.node(), Node::Chance(_)) {
                    continue;
                }
                let mut rolled = table.boxed();
                rolled.roll(Dice::new(pips, pips).unwrap()).unwrap();
                let graph = rolled.graph().unwrap();
                largest = largest.max((json!(wire::graph(&graph)).to_string().len(), entry.id));
            }
            table.play_random(&mut |n| random.below(n));
        }
    }
    assert!(largest.0 > 8 * 1024, "nothing large was met: {largest:?}");
    assert!(largest.0 <= most, "{largest:?}");
}
