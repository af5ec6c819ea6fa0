//! The project's reference positions, read and written back. `ALEA_SHARED` names the folder that holds `data/`.

use std::{env, fs, path::PathBuf};

use alea_notation::position::{parse, write};

fn data(name: &str) -> String {
    let shared = env::var_os("ALEA_SHARED").expect("ALEA_SHARED names the folder with the reference data");
    let path = PathBuf::from(shared).join("data").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Reads and writes `text`, which must not change.
fn survives(text: &str) {
    let setup = parse(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(write(&setup), text);
}

#[test]
fn positions_of_the_turns_survive() {
    let mut rows = 0;
    for line in data("turns.jsonl").lines() {
        let row: serde_json::Value = serde_json::from_str(line).expect("each line is a JSON object");
        survives(row["position"].as_str().expect("each row has a position"));
        for result in row["results"].as_array().into_iter().flatten() {
            let text = result.as_str().expect("results are texts");
            survives(text.split_once(" over=").map_or(text, |(position, _)| position));
        }
        rows += 1;
    }
    assert_eq!(rows, 3120);
}

#[test]
fn positions_of_the_square_boards_survive() {
    let mut rows = 0;
    for file in ["tafl-cases.tsv", "tafl-perft.tsv"] {
        for line in data(file).lines().skip(1) {
            survives(line.split('\t').nth(2).expect("the third column is the position"));
            rows += 1;
        }
    }
    assert!(rows > 40, "{rows}");
}
