//! Clients that do not play by the rules: every refusal is typed, nothing leaks, and those who play are not disturbed.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::sync::Arc;

use alea_server::{Settings, store::Sqlite};
use common::{Guest, Server, Socket, request, robot::Robot, runtime};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Error, Message};

const STRANGER: &str = "01890a5d-ac96-774b-bcce-b302099a8057";

struct Table {
    server: Server,
    anna: Guest,
    other: Guest,
    contest: String,
    _folder: tempfile::TempDir,
}

/// A contest of Portes with plain dice in which both sit.
async fn table() -> Table {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let anna = Guest::new(server.address, "Άννα").await;
    let other = Guest::new(server.address, "Βασίλης").await;
    let terms = json!({"games": [{"id": "portes"}], "length": {"points": 3}});
    let (contest, invitation) =
        anna.make(&json!({"terms": terms, "dice": "plain", "seat": "first", "against": "invitation"})).await;
    assert_eq!(other.join(&contest, invitation.as_deref()).await.status, 200);
    Table { server, anna, other, contest, _folder: folder }
}

async fn open(socket: &mut Socket, contest: &str) -> Value {
    socket.say(&json!({"type": "open", "contest": contest})).await;
    socket.wait("snapshot").await
}

fn command(contest: &str, seq: &Value, id: &str, what: &str) -> Value {
    json!({"type": "command", "contest": contest, "expected_seq": seq, "client_command_id": id, "do": what})
}

async fn refusal(socket: &mut Socket, message: &Value) -> (String, String) {
    socket.say(message).await;
    let refused = socket.wait("refused").await;
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    (text(&refused["code"]), text(&refused["text"]["key"]))
}

#[test]
fn what_the_rules_do_not_allow_is_refused_with_their_reason() {
    runtime().block_on(async {
        let table = table().await;
        let contest = &table.contest;
        let (mut first, mut second) = (table.anna.socket().await, table.other.socket().await);
        let shown = open(&mut first, contest).await;
        open(&mut second, contest).await;
        let starter = &shown["view"]["on_turn"];
        let (on_turn, waits) =
            if starter == "first" { (&mut first, &mut second) } else { (&mut second, &mut first) };
        let seq = &shown["seq"];
        let refused = |code: &str, key: &str| (code.to_owned(), key.to_owned());
        assert_eq!(
            refusal(waits, &command(contest, seq, "1", "roll")).await,
            refused("denied", "denial-not-your-turn")
        );
        assert_eq!(
            refusal(on_turn, &command(contest, seq, "1", "double")).await,
            refused("denied", "denial-no-cube")
        );
        on_turn.say(&command(contest, seq, "2", "roll")).await;
        let events = on_turn.wait("events").await;
        let accepted = on_turn.wait("accepted").await;
        assert_eq!((&accepted["seq"], &accepted["count"]), (seq, &json!(2)));
        // Who waits sees the dice, and is not told what can be played.
        let seen = waits.wait("events").await;
        assert_eq!(seen["view"]["dice"], events["view"]["dice"]);
        assert!(seen["view"]["decision"].is_null() && !events["view"]["decision"].is_null());
        // Said again it is answered as before, and nothing happens again; under the same name nothing else can be asked.
        on_turn.say(&command(contest, seq, "2", "roll")).await;
        assert_eq!(on_turn.wait("accepted").await, accepted);
        assert_eq!(refusal(on_turn, &command(contest, seq, "2", "double")).await.0, "reused-id");
        assert_eq!(refusal(on_turn, &command(contest, seq, "3", "roll")).await.0, "stale");
        let now = json!(seq.as_u64().unwrap() + 2);
        let mut play = command(contest, &now, "4", "play");
        play["steps"] = json!([[24, 1], [1, 24]]);
        let (code, key) = refusal(on_turn, &play).await;
        assert!(code == "denied" && key.starts_with("refusal-"), "{code} {key}");
        on_turn.say(&json!({"type": "why", "contest": contest, "played": [], "step": [30, 2]})).await;
        assert_eq!(on_turn.wait("because").await["text"]["key"], "refusal-no-such-point");
        table.server.stop().await;
    });
}

#[test]
fn others_contests_and_forged_names_get_nothing() {
    runtime().block_on(async {
        let table = table().await;
        let contest = &table.contest;
        let carla = Guest::new(table.server.address, "Carla").await;
        assert_eq!(carla.join(contest, None).await.status, 403);
        assert_eq!(carla.join(contest, Some(&"0".repeat(64))).await.status, 403);
        let mut socket = carla.socket().await;
        assert_eq!(refusal(&mut socket, &command(contest, &json!(0), "1", "roll")).await.0, "not-open");
        let shown = open(&mut socket, contest).await;
        assert!(shown["view"]["you"].is_null() && shown["view"]["decision"].is_null());
        assert_eq!(refusal(&mut socket, &command(contest, &shown["seq"], "1", "roll")).await.0, "not-yours");
        for message in [
            json!({"type": "commit", "contest": contest, "game": 1, "commit": "00".repeat(32)}),
            json!({"type": "release", "contest": contest, "game": 1, "n": 1, "value": "00".repeat(32)}),
        ] {
            assert_eq!(refusal(&mut socket, &message).await.0, "not-yours");
        }
        assert_eq!(
            refusal(&mut socket, &json!({"type": "open", "contest": STRANGER})).await.0,
            "unknown-contest"
        );
        // A cookie that nobody was given lets nobody in.
        let forged = Guest { cookie: format!("alea_guest={}", "0".repeat(64)), ..carla };
        assert_eq!(
            forged.post("/api/v1/contests", &json!({"terms": {}, "against": "anyone"})).await.status,
            401
        );
        let mut socket = forged.socket().await;
        open(&mut socket, contest).await;
        assert_eq!(refusal(&mut socket, &command(contest, &json!(0), "1", "roll")).await.0, "not-yours");
        table.server.stop().await;
    });
}

#[test]
fn frames_that_are_no_messages_are_refused_and_too_long_ones_end_the_connection() {
    runtime().block_on(async {
        let table = table().await;
        let contest = &table.contest;
        let mut socket = table.anna.socket().await;
        for frame in [
            "", "{", "[]", "7", "null", "\"open\"", r#"{"type":"fly"}"#, r#"{"type":"open"}"#,
            r#"{"type":"ping","more":1}"#, r#"{"type":"open","contest":"x"}"#,
            &format!(r#"{{"type":"open","contest":"{contest}","since":-1}}"#),
            &format!(r#"{{"type":"command","contest":"{contest}","expected_seq":0,"client_command_id":"","do":"roll"}}"#),
            &format!(r#"{{"type":"command","contest":"{contest}","expected_seq":0,"client_command_id":"a","do":"roll","steps":[]}}"#),
            &format!(r#"{{"type":"command","contest":"{contest}","expected_seq":0,"client_command_id":"a","do":"resign","points":256}}"#),
            &format!(r#"{{"type":"release","contest":"{contest}","game":1,"n":1,"value":"zz"}}"#),
            &"[".repeat(4000),
        ] {
            socket.say_raw(Message::text(frame.to_owned())).await;
            assert_eq!(socket.wait("refused").await["code"], "malformed", "{frame}");
        }
        // The connection is as it was.
        socket.say(&json!({"type": "ping"})).await;
        socket.wait("pong").await;
        socket.say_raw(Message::text(" ".repeat(4097))).await;
        assert_eq!(socket.closed().await, Some(1009));
        let mut socket = table.anna.socket().await;
        socket.say_raw(Message::binary(vec![1, 2, 3])).await;
        assert_eq!(socket.closed().await, Some(1008));
        let mut socket = table.anna.socket().await;
        socket.say_raw(Message::text("x".repeat(1 << 20))).await;
        assert!(matches!(socket.closed().await, Some(1009) | None));
        table.server.stop().await;
    });
}

#[test]
fn floods_are_refused_and_then_ended() {
    runtime().block_on(async {
        let table = table().await;
        let mut socket = table.anna.socket().await;
        for _ in 0..1000 {
            socket.say(&json!({"type": "ping"})).await;
        }
        let (mut pongs, mut refused) = (0, 0);
        while let Some(message) = socket.hear().await {
            match message["type"].as_str() {
                Some("pong") => pongs += 1,
                Some("refused") => {
                    assert_eq!(message["code"], "too-many");
                    // Who has more than one message on its way has to know which of them he is to send again.
                    assert_eq!(message["what"], "ping");
                    refused += 1;
                }
                _ => {}
            }
        }
        // The burst, and what came back while it lasted. What was on its way when the connection was ended may be lost.
        assert!(pongs <= 400 && refused > 0, "{pongs} {refused}");
        // Others are let in as before.
        table.other.socket().await;
        table.server.stop().await;
    });
}

#[test]
fn only_own_pages_may_do_anything() {
    runtime().block_on(async {
        let table = table().await;
        let address = table.server.address;
        let port = address.port();
        let own = format!("http://127.0.0.1:{port}");
        let others = [
            "http://evil.example".to_owned(),
            format!("http://127.0.0.1:{port}.evil.example"),
            format!("https://127.0.0.1:{port}"),
            format!("http://127.0.0.1:{port}/"),
            "null".to_owned(),
            String::new(),
        ];
        for origin in &others {
            let headers = [("origin", origin.as_str()), ("cookie", table.anna.cookie.as_str())];
            match Socket::open(address, &headers).await {
                Err(Error::Http(response)) => assert_eq!(response.status(), 403, "{origin}"),
                other => panic!("{origin}: {}", other.is_ok()),
            }
            let answer = request(address, "POST", "/api/v1/me", &[("origin", origin)], "").await;
            assert_eq!(answer.status, 403, "{origin}");
            assert!(!answer.head.contains("set-cookie"), "{origin}");
            assert_eq!(answer.json()["text"]["key"], "server-origin");
        }
        assert!(Socket::open(address, &[("origin", &own)]).await.is_ok());
        assert_eq!(request(address, "POST", "/api/v1/me", &[("origin", &own)], "").await.status, 200);
        table.server.stop().await;
    });
}

#[test]
fn wishes_that_cannot_be_played_are_refused_with_a_reason() {
    runtime().block_on(async {
        let table = table().await;
        let single = |id: &str| json!({"games": [{"id": id}], "length": "single"});
        for (wish, status) in [
            (json!({}), 400),
            (json!({"terms": 7, "against": "anyone"}), 422),
            (json!({"terms": {"games": [], "length": "single"}, "against": "anyone"}), 422),
            (json!({"terms": single("ludo"), "against": "anyone"}), 422),
            (json!({"terms": single("portes"), "against": "anyone", "dice": "loaded"}), 400),
            (json!({"terms": single("portes"), "against": "anyone", "dice": "none"}), 422),
            (json!({"terms": single("portes"), "against": "anyone", "seat": "third"}), 400),
            (json!({"terms": single("portes"), "against": {"house": "nobody"}}), 422),
            (json!({"terms": single("portes"), "against": {"house": "simple"}, "dice": "plain"}), 422),
            (json!({"terms": single("portes"), "against": {"house": "simple"}, "dice": "envelope"}), 422),
            (json!({"terms": single("hnefatafl"), "against": {"house": "static"}}), 422),
            (json!({"terms": {"games": vec![json!({"id": "portes"}); 17], "length": "money"}, "against": "anyone"}), 422),
        ] {
            let answer = table.anna.post("/api/v1/contests", &wish).await;
            assert_eq!(answer.status, status, "{wish} {answer:?}");
            assert!(answer.head.contains("application/problem+json"), "{answer:?}");
        }
        let long = json!({"name": "x".repeat(41)});
        assert_eq!(table.anna.post("/api/v1/me", &long).await.status, 422);
        assert_eq!(table.anna.post("/api/v1/me", &json!({"name": "a\u{7}b"})).await.status, 422);
        let body = json!({"name": "x".repeat(20_000)});
        assert_eq!(table.anna.post("/api/v1/me", &body).await.status, 413);
        table.server.stop().await;
    });
}

#[test]
fn a_client_that_keeps_its_values_back_loses_its_own_time() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let anna = Guest::new(server.address, "Άννα").await;
        let other = Guest::new(server.address, "Βασίλης").await;
        let clock = json!({"reserve": 1500, "delay": 0});
        let terms = json!({"games": [{"id": "backgammon"}], "length": "single", "clock": clock});
        let (contest, _) = anna.make(&json!({"terms": terms, "seat": "first", "against": "anyone"})).await;
        assert_eq!(other.join(&contest, None).await.status, 200);
        let mut honest = Robot::new(anna, &contest, 1);
        let mut silent = Robot::new(other.clone(), &contest, 2);
        let mut socket = other.socket().await;
        socket.say(&json!({"type": "open", "contest": contest, "since": 0})).await;
        let keeps_back = async {
            // He commits, and then says nothing any more.
            while let Some(message) = socket.hear().await {
                for reply in silent.hear(&message) {
                    if reply["type"] == "commit" {
                        socket.say(&reply).await;
                    }
                }
                if message["view"]["phase"] == "over" {
                    return message["view"].clone();
                }
            }
            panic!("the connection was lost")
        };
        let (_, view) = tokio::join!(honest.play(u64::MAX), keeps_back);
        assert_eq!(view["result"], json!({"winner": "first", "reason": "time"}));
        assert_eq!(view["clock"]["left"][1], 0);
        assert!(view["clock"]["left"][0].as_u64().unwrap() > 0, "{view}");
        server.stop().await;
    });
}

#[test]
fn what_is_counted_is_shown_elsewhere_and_only_there() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&folder.path().join("alea.sqlite")).unwrap());
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let settings = Settings { metrics: Some(free), ..Settings::default() };
        let server = Server::set(folder.path(), store, settings).await;
        let anna = Guest::new(server.address, "Άννα").await;
        let terms = json!({"games": [{"id": "portes"}], "length": "single"});
        let wish = json!({"terms": terms, "seat": "first", "against": {"house": "random"}});
        let (contest, _) = anna.make(&wish).await;
        let mut robot = Robot::new(anna.clone(), &contest, 1);
        robot.play(u64::MAX).await;
        let mut socket = anna.socket().await;
        let shown = open(&mut socket, &contest).await;
        assert_eq!(refusal(&mut socket, &command(&contest, &shown["seq"], "1", "roll")).await.0, "denied");
        let release =
            json!({"type": "release", "contest": contest, "game": 9, "n": 1, "value": "00".repeat(32)});
        assert_eq!(refusal(&mut socket, &release).await.0, "dice");
        let answer = request(free, "GET", "/metrics", &[], "").await;
        assert_eq!(answer.status, 200);
        let value = |name: &str| -> f64 {
            let line = answer.body.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
            line.unwrap_or_else(|| panic!("{name} in {}", answer.body)).parse().unwrap()
        };
        assert_eq!((value("alea_contests_held"), value("alea_dice_faults_total")), (1.0, 1.0));
        assert!(value("alea_sockets") >= 1.0);
        assert_eq!(value("alea_commands_total{outcome=\"accepted\"}"), robot.accepted.len() as f64);
        assert_eq!(value("alea_commands_total{outcome=\"denied\"}"), 1.0);
        // Every command is a write; others share commits with it.
        assert!(value("alea_commit_writes_sum") > value("alea_commit_writes_count") - 1.0);
        assert!(value("alea_commit_writes_sum") >= robot.accepted.len() as f64);
        assert!(value("alea_commit_seconds_sum") > 0.0);
        assert_eq!(request(server.address, "GET", "/metrics", &[], "").await.status, 404);
        assert_eq!(request(free, "GET", "/api/v1/games", &[], "").await.status, 404);
        server.stop().await;
    });
}

fn line(contest: &str, text: &str) -> Value {
    json!({"type": "chat", "contest": contest, "text": text})
}

#[test]
fn what_is_said_reaches_all_who_look_and_only_players_say_it() {
    runtime().block_on(async {
        let table = table().await;
        let contest = &table.contest;
        let carla = Guest::new(table.server.address, "Carla").await;
        let (mut first, mut second) = (table.anna.socket().await, table.other.socket().await);
        let mut watching = carla.socket().await;
        assert_eq!(refusal(&mut first, &line(contest, "a")).await.0, "not-open");
        for socket in [&mut first, &mut second, &mut watching] {
            open(socket, contest).await;
        }
        first.say(&line(contest, " Καλή παρτίδα <b>&\"\\ ")).await;
        assert_eq!(first.wait("accepted").await["count"], 0);
        for socket in [&mut second, &mut watching] {
            let said = socket.wait("chat").await;
            let lines = said["lines"].as_array().unwrap();
            assert_eq!((lines.len(), &lines[0]["n"], &lines[0]["by"]), (1, &json!(0), &json!("first")));
            assert_eq!(lines[0]["text"], "Καλή παρτίδα <b>&\"\\");
        }
        assert_eq!(refusal(&mut watching, &line(contest, "13/7!")).await.0, "not-yours");
        let mut nobody = Socket::open(table.server.address, &[]).await.unwrap();
        open(&mut nobody, contest).await;
        assert_eq!(nobody.wait("chat").await["lines"][0]["n"], 0, "who comes later is told");
        assert_eq!(refusal(&mut nobody, &line(contest, "a")).await.0, "not-yours");
        // Nothing of it is in what is kept.
        let record =
            request(table.server.address, "GET", &format!("/api/v1/contests/{contest}/record"), &[], "")
                .await;
        assert!(!record.body.contains("παρτίδα"), "{record:?}");
        table.server.stop().await;
    });
}

#[test]
fn lines_that_are_none_and_floods_of_them_are_refused() {
    runtime().block_on(async {
        let table = table().await;
        let contest = &table.contest;
        let (mut first, mut second) = (table.anna.socket().await, table.other.socket().await);
        open(&mut first, contest).await;
        open(&mut second, contest).await;
        let denied = ("denied".to_owned(), "server-chat-line".to_owned());
        for text in ["", "   ", "a\u{0}b", "a\nb", "\u{1b}[2J", "a\u{202E}b", &"α".repeat(301)] {
            assert_eq!(refusal(&mut first, &line(contest, text)).await, denied, "{text:?}");
        }
        for frame in [
            format!(r#"{{"type":"chat","contest":"{contest}"}}"#),
            format!(r#"{{"type":"chat","contest":"{contest}","text":7}}"#),
            format!(r#"{{"type":"chat","contest":"{contest}","text":"a","by":"second"}}"#),
            format!(r#"{{"type":"chat","contest":"{contest}","text":"\ud800"}}"#),
        ] {
            first.say_raw(Message::text(frame.clone())).await;
            assert_eq!(first.wait("refused").await["code"], "malformed", "{frame}");
        }
        // The longest there is, written as long as it can be: surrogates, each in six letters.
        let escaped = r"\ud83c\udfb2".repeat(300);
        first
            .say_raw(Message::text(format!(r#"{{"type":"chat","contest":"{contest}","text":"{escaped}"}}"#)))
            .await;
        assert_eq!(second.wait("chat").await["lines"][0]["text"], "🎲".repeat(300));
        let mut refused = Vec::new();
        for _ in 0..30 {
            first.say(&line(contest, "x")).await;
        }
        for _ in 0..31 {
            let answer = loop {
                let answer = first.hear().await.unwrap();
                if answer["type"] == "accepted" || answer["type"] == "refused" {
                    break answer;
                }
            };
            if answer["type"] == "refused" {
                refused.push((answer["code"].clone(), answer["what"].clone(), answer["text"]["key"].clone()));
            }
        }
        let too_many = (json!("too-many"), json!("chat"), json!("server-chat-too-many"));
        assert!(
            (25..=29).contains(&refused.len()) && refused.iter().all(|one| *one == too_many),
            "{refused:?}"
        );
        // The other player may speak, and play goes on.
        second.say(&line(contest, "🙂")).await;
        second.wait("accepted").await;
        table.server.stop().await;
    });
}
