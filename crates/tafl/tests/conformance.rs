//! The tables kept outside the repository, in the directory that `ALEA_SHARED` names.

mod common;

use std::{fs, path::PathBuf};

use alea_game::{EndReason, Outcome};

fn table(name: &str) -> String {
    let shared = std::env::var_os("ALEA_SHARED").expect("ALEA_SHARED names the directory that holds data/");
    let path = PathBuf::from(shared).join("data").join(name);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The table judges the king's fate and the counters. Rows in which the last black man is captured go on there, although
/// a player without a move has lost.
fn verdict(over: Option<Outcome>) -> &'static str {
    common::verdict(over.filter(|over| over.reason != EndReason::NoMoves))
}

#[test]
fn cases() {
    assert!(common::check_cases(&table("tafl-cases.tsv"), verdict) >= 26);
}

#[test]
fn counts() {
    assert!(common::check_counts(&table("tafl-perft.tsv")) >= 16);
}
