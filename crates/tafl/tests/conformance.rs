//! The tables kept outside the repository, in the directory that `ALEA_SHARED` names.

mod common;

use std::{fs, path::PathBuf};

use alea_game::{EndReason, Outcome};

fn table(name: &str) -> String {
    let shared = std::env::var_os("ALEA_SHARED").expect("ALEA_SHARED names the directory that holds data/");
    let path = PathBuf::from(shared).join("data").join(name);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// Rows that take Black's last man. They ask only about the capture and say that the game goes on, although a player
/// without a move has lost.
const LAST_MAN: [&str; 2] = ["T08", "T09"];

fn verdict(id: &str, over: Option<Outcome>) -> &'static str {
    let last_man = LAST_MAN.iter().any(|row| id.starts_with(row));
    common::verdict(id, over.filter(|over| !(last_man && over.reason == EndReason::NoMoves)))
}

#[test]
fn cases() {
    let table = table("tafl-cases.tsv");
    assert!(common::check_cases(&table, verdict) >= 26);
    for row in LAST_MAN {
        assert!(common::rows(&table).any(|columns| columns[0].starts_with(row)), "no row {row}");
    }
}

#[test]
fn counts() {
    assert!(common::check_counts(&table("tafl-perft.tsv")) >= 16);
}
