//! `alea bench server`, with a few contests for a second or two.
#![cfg(feature = "serve")]
#![allow(clippy::unwrap_used, reason = "a test fails there and then")]

mod common;

use common::{fits, json, keys, misused, text};

#[test]
fn a_small_server_is_measured() {
    let few =
        ["bench", "server", "--contests", "12", "--sockets", "30", "--seconds", "1", "--rates", "40,20"];
    let found = json(&few);
    assert_eq!(
        keys(&found),
        ["results", "processors", "debug", "contests", "sockets", "file_system", "page_ms", "dice"]
    );
    for (kind, dice) in found["dice"].as_array().unwrap().iter().zip(["sealed", "plain"]) {
        assert_eq!(kind["dice"], dice);
        // Both ends have counted all that there was.
        assert_eq!(
            (&kind["server_sockets"], &kind["server_contests"]),
            (&30.0.into(), &12.0.into()),
            "{kind}"
        );
        let rates = kind["rates"].as_array().unwrap();
        assert_eq!(rates[0]["rate"], 20);
        for rate in rates.iter().chain(kind["times"].as_array().unwrap()) {
            assert_eq!((&rate["refused"], &rate["lost"]), (&0.into(), &0.into()), "{rate}");
            let times = &rate["commands_ms"];
            assert!(times["count"].as_u64() >= Some(5), "{rate}");
            assert!(times["p50"].as_f64() <= times["p99"].as_f64(), "{rate}");
            // Nothing is answered that was not written.
            assert!(rate["writes_a_commit"].as_f64() >= Some(1.0), "{rate}");
            let values = rate["values_ms"]["count"].as_u64().unwrap();
            assert_eq!(values > 0, dice == "sealed", "{rate}");
        }
        if cfg!(target_os = "linux") {
            assert!(kind["memory"]["socket"].as_f64() > Some(0.0), "{kind}");
        }
    }
    let told = text(&[&few[..], &["--dice", "plain"]].concat());
    assert!(told.contains("12 contests, 30 sockets"), "{told}");
    fits(&told);
}

#[test]
fn what_cannot_be_measured_is_said() {
    let said = misused(&["bench", "server", "--contests", "10", "--sockets", "19"]);
    assert!(said.contains("20 players") && said.contains("19"), "{said}");
    #[cfg(target_os = "linux")]
    if std::path::Path::new("/dev/shm").exists() {
        let said = misused(&["bench", "server", "--data", "/dev/shm"]);
        assert!(said.contains("/dev/shm"), "{said}");
    }
}
