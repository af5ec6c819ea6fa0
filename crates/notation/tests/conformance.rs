//! The project's reference positions, read and written back. `ALEA_SHARED` names the folder that holds `data/`.

use std::{env, fs, path::PathBuf};

use alea_game::{PointsSetup, Step};
use alea_notation::{
    gnubg,
    position::{parse, write, write_points},
    turn, xgid,
};

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

/// The records of a CSV file, without its header.
fn records(text: &str) -> Vec<Vec<String>> {
    let record = |line: &str| {
        let mut fields = vec![String::new()];
        let mut quoted = false;
        for c in line.chars() {
            match c {
                // A doubled quote closes and opens again; no test here reads a field that has one.
                '"' => quoted = !quoted,
                ',' if !quoted => fields.push(String::new()),
                c => fields.last_mut().expect("there is a first field").push(c),
            }
        }
        fields
    };
    text.lines().skip(1).map(record).collect()
}

/// A Position ID, without the Match ID that may follow it.
fn position_id(text: &str) -> PointsSetup {
    let id = text.split(':').next().unwrap_or(text);
    let setup = gnubg::parse(id).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(gnubg::write(&setup).as_deref(), Ok(id));
    survives(&write_points(&setup));
    setup
}

fn xgid(text: &str) -> PointsSetup {
    let xgid = xgid::parse(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(xgid::write(&xgid).as_deref(), Ok(text));
    assert_eq!(gnubg::write(&xgid.setup).and_then(|_| xgid::write(&xgid)).as_deref(), Ok(text));
    xgid.setup
}

/// Whether each entry leaves a place where the player on roll stands or has come to, and hits where a blot is.
fn fits(setup: &PointsSetup, text: &str) -> bool {
    let hops = turn::parse(text).unwrap_or_else(|error| panic!("{error}"));
    hops.iter().all(|hop| {
        let stands = match hop.from {
            Step::BAR => setup.x.bar > 0,
            point => setup.x.on(point as u8) > 0 || hops.iter().any(|other| other.to == point),
        };
        let blot = |step: Step| step.to != Step::OFF && setup.o.on(step.to as u8) == 1;
        stands && hop.legs().all(|(step, hits)| !hits || blot(step))
    })
}

#[test]
fn ids_of_other_programs_survive_and_agree() {
    let (mut ids, mut pairs, mut plays) = (0, 0, 0);
    for record in records(&data("positions.csv")) {
        let [kind, id, _, what, value, ..] = record.as_slice() else { panic!("{record:?}") };
        let setup = match kind.as_str() {
            "gnubg" => position_id(id),
            "xgid" | "xgid+gnubg" => xgid(id),
            _ => continue,
        };
        ids += 1;
        if kind == "xgid+gnubg" {
            assert_eq!(position_id(value), setup, "{id}");
            pairs += 1;
        }
        if what.starts_with("legal_results") {
            for result in value.split(' ').filter(|word| word.len() == 14) {
                position_id(result);
            }
        }
        if what.starts_with("best_play") {
            let (best, _) = value.split_once(" eq").expect("the equity follows the play");
            assert!(fits(&setup, best), "{id} {best}");
            plays += 1;
        }
    }
    assert!(ids > 250 && pairs == 7 && plays > 50, "{ids} ids, {pairs} pairs, {plays} plays");
}
