//! Another contest after one that is over: both have to want it, and there is one.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::{Guest, Server, Socket, request, runtime};
use serde_json::{Value, json};

struct Over {
    server: Server,
    folder: tempfile::TempDir,
    anna: Guest,
    other: Guest,
    contest: String,
}

fn command(contest: &str, seq: &Value, id: &str, what: &Value) -> Value {
    let mut command =
        json!({"type": "command", "contest": contest, "expected_seq": seq, "client_command_id": id});
    command.as_object_mut().unwrap().extend(what.as_object().unwrap().clone());
    command
}

async fn open(socket: &mut Socket, contest: &str) -> Value {
    socket.say(&json!({"type": "open", "contest": contest})).await;
    socket.wait("snapshot").await
}

fn want(contest: &str) -> Value {
    json!({"type": "rematch", "contest": contest})
}

/// A contest of Portes that was resigned at once.
async fn over() -> Over {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path()).await;
    let anna = Guest::new(server.address, "Άννα").await;
    let other = Guest::new(server.address, "Βασίλης").await;
    let terms = json!({"games": [{"id": "portes", "rules": {}}], "length": "single", "clock": {"reserve": 600_000, "delay": 0}});
    let wish = json!({"terms": terms, "dice": "plain", "seat": "first", "against": "invitation"});
    let (contest, invitation) = anna.make(&wish).await;
    assert_eq!(other.join(&contest, invitation.as_deref()).await.status, 200);
    let (mut first, mut second) = (anna.socket().await, other.socket().await);
    let shown = open(&mut first, &contest).await;
    open(&mut second, &contest).await;
    first.say(&want(&contest)).await;
    let refused = first.wait("refused").await;
    assert_eq!((&refused["code"], &refused["what"]), (&json!("denied"), &json!("rematch")));
    assert_eq!(refused["text"]["key"], "server-rematch-not-over");
    let (on_turn, waits) = match shown["view"]["on_turn"] == "first" {
        true => (&mut first, &mut second),
        false => (&mut second, &mut first),
    };
    on_turn.say(&command(&contest, &shown["seq"], "1", &json!({"do": "resign", "points": 1}))).await;
    let seq = on_turn.wait("accepted").await["seq"].as_u64().unwrap() + 1;
    waits.say(&command(&contest, &json!(seq), "1", &json!({"do": "accept-resignation"}))).await;
    waits.wait("accepted").await;
    Over { server, folder, anna, other, contest }
}

/// What a socket is told of the rematch when it opens the contest.
async fn told(guest: &Guest, contest: &str) -> (Socket, Value) {
    let mut socket = guest.socket().await;
    open(&mut socket, contest).await;
    let told = socket.wait("rematch").await;
    (socket, told)
}

#[test]
fn both_have_to_want_it_and_it_outlives_the_server() {
    runtime().block_on(async {
        let Over { server, folder, mut anna, mut other, contest } = over().await;
        let (mut first, told_first) = told(&anna, &contest).await;
        assert_eq!((&told_first["wanted"], &told_first["next"]), (&json!([false, false]), &Value::Null));
        for _ in 0..2 {
            first.say(&want(&contest)).await;
            assert_eq!(first.wait("accepted").await["count"], 0);
        }
        // A stranger wants one too, and so does nobody at all.
        let stranger = Guest::new(server.address, "Ξένος").await;
        let mut nobody = Socket::open(server.address, &[]).await.unwrap();
        let mut watching = told(&stranger, &contest).await.0;
        open(&mut nobody, &contest).await;
        for socket in [&mut watching, &mut nobody] {
            socket.say(&want(&contest)).await;
            assert_eq!(socket.wait("refused").await["code"], "not-yours");
        }
        server.stop().await;
        let server = Server::start(folder.path()).await;
        (anna.address, other.address) = (server.address, server.address);
        let (mut second, told_second) = told(&other, &contest).await;
        assert_eq!((&told_second["wanted"], &told_second["next"]), (&json!([true, false]), &Value::Null));
        let mut first = told(&anna, &contest).await.0;
        // However often, and from how many pages: it is one.
        let mut page = told(&other, &contest).await.0;
        for _ in 0..3 {
            second.say(&want(&contest)).await;
            page.say(&want(&contest)).await;
        }
        let mut next = Value::Null;
        while next.is_null() {
            next = first.wait("rematch").await["next"].clone();
        }
        for guest in [&anna, &other] {
            let (_, told) = told(guest, &contest).await;
            assert_eq!((&told["wanted"], &told["next"]), (&json!([true, true]), &next));
        }
        let next = next.as_str().unwrap();
        let list =
            request(server.address, "GET", &format!("/api/v1/contests/{contest}/record"), &[], "").await;
        first.say(&json!({"type": "open", "contest": next})).await;
        let made = first.wait("contest").await;
        assert_eq!((&made["you"], &made["dice"]), (&json!("second"), &json!("plain")));
        assert_eq!(
            (&made["players"][0]["name"], &made["players"][1]["name"]),
            (&json!("Βασίλης"), &json!("Άννα"))
        );
        assert_eq!(made["terms"], list.json()["terms"]);
        assert_eq!(first.wait("snapshot").await["view"]["phase"], "play");
        assert_eq!(stranger_joins(&stranger, server.address, next).await, 403);
        server.stop().await;
    });
}

async fn stranger_joins(stranger: &Guest, address: std::net::SocketAddr, contest: &str) -> u16 {
    Guest { address, ..stranger.clone() }.join(contest, None).await.status
}

#[test]
fn what_both_wanted_is_made_later_if_it_could_not_be_made_at_once() {
    runtime().block_on(async {
        let Over { server, folder, anna, mut other, contest } = over().await;
        for guest in [&anna, &other] {
            let mut socket = told(guest, &contest).await.0;
            socket.say(&want(&contest)).await;
            socket.wait("accepted").await;
        }
        let (_, before) = told(&anna, &contest).await;
        server.stop().await;
        // As if the server had been killed between the two writes.
        let next = alea_server::ContestId::parse(before["next"].as_str().unwrap()).unwrap();
        let file = rusqlite::Connection::open(folder.path().join("alea.sqlite")).unwrap();
        for table in [
            "DELETE FROM events WHERE contest",
            "DELETE FROM seats WHERE contest",
            "DELETE FROM contests WHERE id",
        ] {
            file.execute_batch("DROP TRIGGER IF EXISTS events_kept_whole").unwrap();
            file.execute(&format!("{table} = $1"), [next.bytes()]).unwrap();
        }
        drop(file);
        let server = Server::start(folder.path()).await;
        other.address = server.address;
        let (mut socket, after) = told(&other, &contest).await;
        assert_eq!(after["next"], before["next"]);
        socket.say(&json!({"type": "open", "contest": before["next"]})).await;
        assert_eq!(socket.wait("contest").await["you"], "first");
        server.stop().await;
    });
}

#[test]
fn the_house_plays_again_at_once() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let anna = Guest::new(server.address, "Άννα").await;
        let terms = json!({"games": [{"id": "hypergammon"}], "length": "single"});
        let wish = json!({"terms": terms, "seat": "first", "against": {"house": "random"}});
        let (contest, _) = anna.make(&wish).await;
        let mut robot = common::robot::Robot::new(anna.clone(), &contest, 5);
        robot.play(u64::MAX).await;
        let mut socket = told(&anna, &contest).await.0;
        socket.say(&want(&contest)).await;
        socket.wait("accepted").await;
        let next = told(&anna, &contest).await.1["next"].as_str().unwrap().to_owned();
        let mut again = common::robot::Robot::new(anna.clone(), &next, 6);
        again.play(u64::MAX).await;
        assert_eq!(again.view["you"]["seat"], "second");
        server.stop().await;
    });
}
