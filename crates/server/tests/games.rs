//! Whole contests of every kind by real clients.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::time::Duration;

use alea_catalog::{
    CONTESTS, GAMES, PLAYERS,
    dice::{Expectations, Verdict},
    find_spec,
};
use alea_fairdice::Piece;
use alea_notation::record;
use alea_server::upkeep::{DATABASE, check};
use common::{Guest, LONG, Server, request, robot::Robot, runtime};
use serde_json::{Value, json};
use tokio::time::timeout;

/// The record of a contest, checked: it plays again, and its dice are those that everybody was bound to.
async fn record_holds(guest: &Guest, contest: &str, sealed: bool) -> record::Record {
    let answer = request(guest.address, "GET", &format!("/api/v1/contests/{contest}/record"), &[], "").await;
    assert_eq!(answer.status, 200);
    let record = record::parse(&answer.body, &find_spec).unwrap();
    match alea_catalog::dice::verify(&record, Expectations::default()) {
        Verdict::Pass(passed) => assert!(sealed && !passed.goes_on && passed.missed == 0, "{passed:?}"),
        Verdict::NoProof => assert!(!sealed, "{contest} has no proof"),
        Verdict::Fail(failed) => panic!("{contest}: {failed:?}"),
    }
    record
}

/// Plays a contest between two guests to its end.
async fn play(server: &Server, wish: &Value, seed: u64) -> (Robot, Robot, record::Record) {
    let anna = Guest::new(server.address, "Άννα").await;
    let other = Guest::new(server.address, "Βασίλης").await;
    let mut wish = wish.clone();
    wish["against"] = json!("invitation");
    let (contest, invitation) = anna.make(&wish).await;
    // Who plays first looks at it before the other one is there.
    let mut first = Robot::new(anna.clone(), &contest, seed);
    let mut second = Robot::new(other.clone(), &contest, seed + 1000);
    let joins = async {
        assert_eq!(other.join(&contest, None).await.status, 403);
        assert_eq!(other.join(&contest, invitation.as_deref()).await.status, 200);
        second.play(u64::MAX).await;
    };
    timeout(LONG, async { tokio::join!(first.play(u64::MAX), joins) }).await.expect("an end");
    assert!(first.over() && second.over(), "{} {}", first.view, second.view);
    assert_eq!(first.events, second.events);
    let sealed = first.events.iter().any(|event| event["proof"].is_string());
    let record = record_holds(&anna, &contest, sealed).await;
    (first, second, record)
}

#[test]
fn every_game_is_played_to_its_end_with_sealed_dice() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        for (seed, entry) in GAMES.iter().enumerate() {
            let terms = json!({"games": [{"id": entry.id}], "length": "single"});
            let (first, second, record) = play(&server, &json!({"terms": terms}), seed as u64).await;
            let rolls =
                record.events.iter().filter(|stamped| matches!(stamped.event.key(), "rolled" | "opening"));
            let rolls = rolls.count() as u32;
            assert_eq!((first.checked(), second.checked()), (rolls, rolls), "{}", entry.id);
            assert_eq!(rolls > 0, entry.dice_number.is_some(), "{}", entry.id);
        }
        server.stop().await;
    });
}

#[test]
fn every_game_with_dice_is_played_to_its_end_in_an_envelope() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        for (seed, entry) in GAMES.iter().enumerate().filter(|(_, entry)| entry.dice_number.is_some()) {
            let terms = json!({"games": [{"id": entry.id}], "length": "single"});
            let wish = json!({"terms": terms, "dice": "envelope"});
            let (first, second, record) = play(&server, &wish, seed as u64).await;
            let rolls =
                record.events.iter().filter(|stamped| matches!(stamped.event.key(), "rolled" | "opening"));
            let rolls = rolls.count() as u32;
            assert_eq!((first.checked(), second.checked()), (rolls, rolls), "{}", entry.id);
            assert!(record.events.iter().all(|stamped| stamped.event.key() != "released"));
        }
        // Between the games of a match seeds are shown, and new ones made.
        let terms =
            json!({"games": [{"id": "portes"}, {"id": "plakoto"}, {"id": "fevga"}], "length": {"points": 3}});
        play(&server, &json!({"terms": terms, "dice": "envelope"}), 40).await;
        server.stop().await;
    });
}

#[test]
fn matches_with_the_cube_rotations_and_clocks_are_played() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let cube = json!({"crawford": true, "holland": false, "jacoby": false, "automatic_doubles": 0, "raises": "none"});
        let clock = json!({"reserve": 600_000, "delay": 12_000});
        let terms = json!({"games": [{"id": "backgammon"}], "length": {"points": 3}, "cube": cube, "clock": clock});
        play(&server, &json!({"terms": terms}), 1).await;
        for contest in CONTESTS {
            let games: Vec<Value> = contest.games.iter().map(|id| json!({"id": id})).collect();
            let terms = json!({"games": games, "length": {"points": 3}});
            let (_, _, record) = play(&server, &json!({"terms": terms, "dice": "plain"}), 2).await;
            assert!(record.events.iter().any(|stamped| stamped.event.key() == "contest-ended"));
        }
        server.stop().await;
    });
}

#[test]
fn the_house_plays_what_it_plays() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let anna = Guest::new(server.address, "Άννα").await;
        for player in PLAYERS {
            // Long tafl games are for `every_game`.
            for entry in GAMES.iter().filter(|entry| player.plays(entry) && entry.dice_number.is_some()) {
                let terms = json!({"games": [{"id": entry.id}], "length": "single"});
                let wish = json!({"terms": terms, "against": {"house": player.id}});
                let (contest, _) = anna.make(&wish).await;
                let mut robot = Robot::new(anna.clone(), &contest, 7);
                timeout(LONG, robot.play(u64::MAX)).await.expect("an end");
                assert!(robot.over(), "{} {}: {}", player.id, entry.id, robot.view);
                record_holds(&anna, &contest, true).await;
            }
        }
        server.stop().await;
    });
}

#[test]
fn a_contest_goes_on_after_the_server_was_stopped_between_any_two_messages() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let mut server = Server::start(folder.path()).await;
        let anna = Guest::new(server.address, "Άννα").await;
        let other = Guest::new(server.address, "Βασίλης").await;
        let terms = json!({"games": [{"id": "backgammon"}], "length": "single"});
        let (contest, _) = anna.make(&json!({"terms": terms, "against": "anyone"})).await;
        assert_eq!(other.join(&contest, None).await.status, 200);
        let house = {
            let wish = json!({"terms": terms, "against": {"house": "random"}});
            anna.make(&wish).await.0
        };
        let envelope = {
            let wish = json!({"terms": terms, "against": "anyone", "dice": "envelope"});
            let contest = anna.make(&wish).await.0;
            assert_eq!(other.join(&contest, None).await.status, 200);
            contest
        };
        let mut robots = [
            Robot::new(anna.clone(), &contest, 1),
            Robot::new(other.clone(), &contest, 2),
            Robot::new(anna.clone(), &house, 3),
            Robot::new(anna.clone(), &envelope, 4),
            Robot::new(other.clone(), &envelope, 5),
        ];
        let mut until = 1;
        while !robots.iter().all(Robot::over) {
            let [a, b, c, d, e] = &mut robots;
            let all = async {
                tokio::join!(a.play(until), b.play(until), c.play(until), d.play(until), e.play(until))
            };
            timeout(LONG, all).await.expect("an end");
            // Not at round numbers of events, and often between a request for a roll and its dice.
            until += 7;
            server.stop().await;
            let found = check(&folder.path().join(DATABASE), |_, _| {}).unwrap();
            assert!(found.wrong.is_empty(), "{:?}", found.wrong);
            server = Server::start(folder.path()).await;
            for robot in &mut robots {
                robot.move_to(server.address);
            }
        }
        let [anna, other] = [anna, other].map(|guest| Guest { address: server.address, ..guest });
        record_holds(&anna, &contest, true).await;
        record_holds(&other, &house, true).await;
        record_holds(&other, &envelope, true).await;
        assert_eq!(robots[0].events, robots[1].events);
        server.stop().await;
    });
}

/// Lets everything that was asked for be answered, so that nothing is under way.
async fn rest(robots: [&mut Robot; 2]) {
    let mut sitting = Vec::new();
    for robot in robots {
        robot.rests = true;
        let mut socket = robot.guest.socket().await;
        robot.begin(&mut socket).await;
        sitting.push((robot, socket));
    }
    loop {
        let mut heard = false;
        for (robot, socket) in &mut sitting {
            while let Ok(message) = timeout(Duration::from_millis(100), socket.hear()).await {
                heard = true;
                for reply in robot.hear(&message.expect("a message")) {
                    socket.say(&reply).await;
                }
            }
        }
        if !heard && sitting.iter().all(|(robot, _)| robot.is_quiet()) {
            break;
        }
    }
    for (robot, _) in &mut sitting {
        robot.rests = false;
    }
}

#[test]
fn who_has_lost_his_secret_takes_another_chain_and_the_game_goes_on() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let anna = Guest::new(server.address, "Άννα").await;
        let other = Guest::new(server.address, "Βασίλης").await;
        let terms = json!({"games": [{"id": "backgammon"}], "length": "single"});
        let (contest, _) = anna.make(&json!({"terms": terms, "against": "anyone"})).await;
        assert_eq!(other.join(&contest, None).await.status, 200);
        let mut anna_plays = Robot::new(anna.clone(), &contest, 1);
        anna_plays.eager = 0;
        for device in 0..4 {
            // A device that has seen nothing of the contest, and goes away again, between two rolls.
            let mut fresh = Robot::new(other.clone(), &contest, 2 + device);
            (fresh.eager, fresh.name) = (0, format!("device-{device}"));
            if device > 0 {
                // Before the other player asks for a roll that would need the lost value.
                fresh.take_over().await;
            }
            let until = anna_plays.seq + 20;
            let both = async { tokio::join!(anna_plays.play(until), fresh.play(until)) };
            timeout(LONG, both).await.expect("an end");
            rest([&mut anna_plays, &mut fresh]).await;
        }
        let mut last = Robot::new(other.clone(), &contest, 9);
        last.name = "last".into();
        last.take_over().await;
        timeout(LONG, async { tokio::join!(anna_plays.play(u64::MAX), last.play(u64::MAX)) })
            .await
            .expect("an end");
        assert!(anna_plays.over() && last.over());
        let record = record_holds(&anna, &contest, true).await;
        let pieces =
            record.events.iter().filter_map(|stamped| Piece::parse_all(stamped.proof.as_deref()?)).flatten();
        let anchors = pieces.filter(|piece| matches!(piece, Piece::Anchor(_))).count();
        assert!(anchors >= 3, "{anchors}");
        server.stop().await;
    });
}
