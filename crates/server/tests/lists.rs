//! What a lobby is made of: lists of contests, and files of those that were played.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use alea_catalog::files::{self, Format, Remark};
use common::{Answer, Guest, Server, request, robot::Robot, runtime};
use serde_json::{Value, json};

async fn get(guest: &Guest, path: &str) -> Answer {
    request(guest.address, "GET", path, &[("cookie", &guest.cookie)], "").await
}

fn ids(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|one| one["contest"].as_str().unwrap().to_owned()).collect()
}

fn wish(game: &str, against: &Value) -> Value {
    json!({"terms": {"games": [{"id": game}], "length": "single"}, "seat": "first", "against": against})
}

async fn played(anna: &Guest, game: &str, seed: u64) -> String {
    let (contest, _) = anna.make(&wish(game, &json!({"house": "random"}))).await;
    let mut robot = Robot::new(anna.clone(), &contest, seed);
    robot.eager = 0;
    robot.play(u64::MAX).await;
    contest
}

#[test]
fn who_is_nobody_is_told_so_and_stays_it() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let answer = request(server.address, "GET", "/api/v1/me", &[], "").await;
        assert_eq!((answer.status, answer.body.as_str()), (200, "null"));
        assert!(!answer.head.contains("set-cookie"), "{answer:?}");
        let anna = Guest::new(server.address, "Άννα").await;
        let answer = request(server.address, "GET", "/api/v1/me", &[("cookie", &anna.cookie)], "").await;
        assert_eq!(answer.json()["name"], "Άννα");
        server.stop().await;
    });
}

#[test]
fn everybody_finds_his_contests_and_sees_which_offers_are_his() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let anna = Guest::new(server.address, "Άννα").await;
        let other = Guest::new(server.address, "Βασίλης").await;
        let over = played(&anna, "hypergammon", 1).await;
        let mut open = Vec::new();
        for _ in 0..3 {
            open.push(anna.make(&wish("portes", &json!("anyone"))).await.0);
        }
        assert_eq!(other.join(&open[1], None).await.status, 200);
        open.reverse();
        let all = get(&anna, "/api/v1/contests").await.json();
        assert_eq!(ids(&all), [&open[..], std::slice::from_ref(&over)].concat());
        let overs: Vec<_> = all.as_array().unwrap().iter().map(|one| one["over"].clone()).collect();
        assert_eq!(overs, [false, false, false, true]);
        // Who has won is the one who has all the points.
        let record = get(&anna, &format!("/api/v1/contests/{over}/record")).await.json();
        let end = record["events"].as_array().unwrap().last().unwrap().clone();
        assert_eq!((&end["type"], &end["winner"]), (&json!("contest-ended"), &all[3]["winner"]));
        assert!(all[3]["winner"].is_string() && all[3]["void"] == false, "{all}");
        assert_eq!((&all[0]["winner"], &all[0]["void"]), (&Value::Null, &json!(false)));
        assert_eq!((&all[3]["house"], &all[1]["house"]), (&json!([null, "random"]), &json!([null, null])));
        assert_eq!(all[1]["players"], json!(["Άννα", "Βασίλης"]));
        assert_eq!((&all[1]["you"], &all[1]["terms"]["games"][0]["id"]), (&json!("first"), &json!("portes")));
        assert_eq!(ids(&get(&anna, "/api/v1/contests?over=false").await.json()), open);
        assert_eq!(ids(&get(&anna, "/api/v1/contests?over=true").await.json()), [over.as_str()]);
        let older = get(&anna, &format!("/api/v1/contests?over=false&before={}", open[1])).await.json();
        assert_eq!(ids(&older), [open[2].as_str()]);
        let own = get(&other, "/api/v1/contests").await.json();
        assert_eq!((ids(&own), &own[0]["you"]), (vec![open[1].clone()], &json!("second")));
        let offers = get(&anna, "/api/v1/offers").await.json();
        assert_eq!(
            (ids(&offers), &offers[0]["you"]),
            (vec![open[0].clone(), open[2].clone()], &json!("first"))
        );
        let offers = request(server.address, "GET", "/api/v1/offers", &[], "").await.json();
        assert_eq!((&offers[0]["you"], &offers[0]["players"][1]), (&Value::Null, &Value::Null));
        // Nobody has no contests, and nothing else is asked so.
        assert_eq!(request(server.address, "GET", "/api/v1/contests", &[], "").await.status, 401);
        for (query, status) in [("over=maybe", 400), ("guest=x", 400), ("over", 400), ("before=x", 404)] {
            let answer = get(&anna, &format!("/api/v1/contests?{query}")).await;
            assert_eq!(answer.status, status, "{answer:?}");
            assert!(answer.head.contains("application/problem+json"), "{answer:?}");
        }
        server.stop().await;
    });
}

#[test]
fn a_contest_of_backgammon_is_a_match_file_too() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let anna = Guest::new(server.address, "Anna").await;
        let contest = played(&anna, "backgammon", 2).await;
        let answer = get(&anna, &format!("/api/v1/contests/{contest}/record.mat")).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        assert!(
            answer.head.contains("text/plain") && answer.head.contains(&format!("{contest}.mat")),
            "{answer:?}"
        );
        let read = files::read(answer.body.as_bytes(), Some(Format::Mat)).unwrap();
        assert_eq!((read.len(), read[0].record.players.first.as_str()), (1, "Anna"));
        // That dice stand as they fell is all there is to say of it.
        assert!(
            read[0].remarks.iter().all(|remark| matches!(remark, Remark::Mat(_))),
            "{:?}",
            read[0].remarks
        );
        let other = played(&anna, "portes", 3).await;
        let (waits, _) = anna.make(&wish("backgammon", &json!("anyone"))).await;
        let stranger = "01890a5d-ac96-774b-bcce-b302099a8057".to_owned();
        for (contest, status, key) in [
            (other, 422, "mat-unwritable-game"),
            (waits, 422, "mat-unwritable-nothing"),
            (stranger, 404, "server-unknown-contest"),
        ] {
            let answer = get(&anna, &format!("/api/v1/contests/{contest}/record.mat")).await;
            assert_eq!(answer.status, status, "{answer:?}");
            assert!(answer.head.contains("application/problem+json"), "{answer:?}");
            assert_eq!(
                (answer.json()["text"]["key"].as_str(), answer.json()["status"].as_u64()),
                (Some(key), Some(status.into()))
            );
        }
        server.stop().await;
    });
}
