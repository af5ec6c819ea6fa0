//! Contests that an earlier program began go on in this one.
//!
//! `version-N` is a folder of the first program whose tables and events were of that version, with contests in the middle of their games,
//! and what its players know: their cookies, and the events as they have heard them. What it began has to be played to its end for ever.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../common/mod.rs"]
mod common;

use std::{fs, path::Path};

use alea_catalog::{
    dice::{Expectations, Verdict, verify},
    find_spec,
};
use alea_notation::record;
use alea_server::upkeep::{DATABASE, check};
use common::{Guest, LONG, Server, request, robot::Robot, runtime};
use serde_json::Value;
use tokio::time::timeout;

#[test]
fn what_version_1_began_is_played_to_its_end() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/upgrade/version-1");
    let folder = tempfile::tempdir().unwrap();
    for name in [DATABASE, "keys"] {
        fs::copy(kept.join(name), folder.path().join(name)).unwrap();
    }
    let players: Value =
        serde_json::from_str(&fs::read_to_string(kept.join("players.json")).unwrap()).unwrap();
    let holds = || {
        let found = check(&folder.path().join(DATABASE), |_, _| {}).unwrap();
        assert!(found.wrong.is_empty(), "{:?}", found.wrong);
        found
    };
    assert_eq!(holds().over, 0);
    runtime().block_on(async {
        let server = Server::start(folder.path()).await;
        let guest = |name: &str| {
            let cookie = players[name].as_str().unwrap().to_owned();
            Guest { address: server.address, cookie }
        };
        for begun in players["contests"].as_array().unwrap() {
            let (name, contest) = (begun["name"].as_str().unwrap(), begun["contest"].as_str().unwrap());
            let mut robots = vec![Robot::new(guest("anna"), contest, 1)];
            if name != "tavli" {
                robots.push(Robot::new(guest("other"), contest, 2));
            }
            for robot in &mut robots {
                robot.name = "after".into();
                // The secrets of their dice were never anywhere but in the programs that played then.
                if matches!(name, "match" | "tavli") {
                    robot.take_over().await;
                }
            }
            let all = robots.iter_mut().map(|robot| robot.play(u64::MAX));
            timeout(LONG, futures_util::future::join_all(all))
                .await
                .unwrap_or_else(|_| panic!("{name} has no end"));
            for robot in &robots {
                assert!(robot.over(), "{name}: {}", robot.view);
                let before = begun["events"].as_array().unwrap();
                assert_eq!(&robot.events[..before.len()], before, "{name}");
            }
            let path = format!("/api/v1/contests/{contest}/record");
            let answer = request(server.address, "GET", &path, &[], "").await;
            let record = record::parse(&answer.body, &find_spec).unwrap();
            match verify(&record, Expectations::default()) {
                Verdict::Pass(passed) => assert!(name != "plain" && !passed.goes_on, "{name}"),
                Verdict::NoProof => assert!(matches!(name, "plain" | "tafl"), "{name}"),
                Verdict::Fail(failed) => panic!("{name}: {failed:?}"),
            }
        }
        server.stop().await;
    });
    assert_eq!(holds().over, 4);
}
