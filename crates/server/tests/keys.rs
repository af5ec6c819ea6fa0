//! A new key signs, while games are being played: these end by the key that began them, the next ones have the new key, each client follows
//! from the one to the other, and records hold by both.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::path::Path;

use alea_catalog::{
    dice::{Expectations, Verdict, verify},
    find_spec,
};
use alea_fairdice::{Piece, PublicKey, to_hex};
use alea_notation::record;
use alea_server::Keys;
use common::{Guest, Server, request, robot::Robot, runtime};
use serde_json::{Value, json};

async fn make(guest: &Guest, points: u32) -> String {
    let terms = json!({"games": [{"id": "hypergammon"}], "length": {"points": points}});
    guest.make(&json!({"terms": terms, "seat": "first", "against": {"house": "random"}})).await.0
}

/// The key of each game of a contest.
fn keys_of(events: &[Value]) -> Vec<PublicKey> {
    let starts =
        events.iter().flat_map(|event| alea_client::pieces(event).unwrap()).filter_map(|piece| match piece {
            Piece::Start(start) => Some(start.key),
            _ => None,
        });
    starts.collect()
}

async fn verdict(guest: &Guest, contest: &str, keys: &[PublicKey]) -> Verdict {
    let path = format!("/api/v1/contests/{contest}/record");
    let answer = request(guest.address, "GET", &path, &[], "").await;
    let record = record::parse(&answer.body, &find_spec).unwrap();
    verify(&record, Expectations { keys, log: None })
}

fn rotated(folder: &Path) -> PublicKey {
    Keys::rotate(&folder.join("keys")).unwrap().signer().public()
}

#[test]
fn games_end_by_the_key_that_began_them_and_the_next_ones_have_the_new_one() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let old = Keys::read(&folder.path().join("keys")).unwrap().signer().public();
        let anna = Guest::new(server.address, "Άννα").await;
        let long = make(&anna, 7).await;
        let mut playing = Robot::new(anna.clone(), &long, 5);
        playing.eager = 0;
        playing.play(12).await;
        assert_eq!(playing.view["games_ended"], 0, "it is in the middle of the first game");
        // The header of this one is out, and nothing has been committed to it by the player.
        let offered = make(&anna, 1).await;
        server.stop().await;

        let between = rotated(folder.path());
        let new = rotated(folder.path());
        let server = Server::start(folder.path()).await;
        let anna = Guest { address: server.address, ..anna };
        let published = request(server.address, "GET", "/api/v1/keys", &[], "").await.json();
        let all = [new, between, old].map(|key| json!(to_hex(&key.0)));
        assert_eq!(published["keys"], json!(all));
        assert_eq!(published["successions"].as_array().unwrap().len(), 2);

        playing.move_to(server.address);
        playing.play(u64::MAX).await;
        let mut other = Robot::new(anna.clone(), &offered, 6);
        other.play(u64::MAX).await;
        let made = make(&anna, 1).await;
        let mut last = Robot::new(anna.clone(), &made, 7);
        last.play(u64::MAX).await;

        let signed = keys_of(&playing.events);
        assert!(signed.len() > 1, "{} games", signed.len());
        assert!(signed[0] == old && signed[1..].iter().all(|key| *key == new));
        assert_eq!(keys_of(&other.events), [old], "what was offered by the old key is signed by it");
        assert_eq!(keys_of(&last.events), [new]);

        let Verdict::Pass(passed) = verdict(&anna, &long, &[new, old]).await else { panic!("it holds") };
        assert_eq!(passed.keys, [old, new]);
        for one in [old, new] {
            assert!(matches!(verdict(&anna, &long, &[one]).await, Verdict::Fail(_)), "both have signed");
        }
        server.stop().await;
    });
}
