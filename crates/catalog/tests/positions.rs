//! Counts and lists of legal plays that other programs gave, from the folder that `ALEA_SHARED` names. Only built with the
//! feature `conformance`.
#![cfg(feature = "conformance")]
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test that cannot go on fails")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

use alea_catalog::find;
use alea_game::{Dice, PointsSetup, Setup, Side, Table};
use alea_notation::{dice, gnubg, xgid};
use alea_testkit::csv;

/// The rows of a CSV file, without its header.
fn rows() -> Vec<Vec<String>> {
    let shared =
        std::env::var_os("ALEA_SHARED").expect("ALEA_SHARED names the folder with data/positions.csv");
    let text = fs::read_to_string(PathBuf::from(shared).join("data/positions.csv")).unwrap();
    csv::rows(&text).split_off(1)
}

fn backgammon(board: &PointsSetup) -> Box<dyn Table> {
    let entry = find("backgammon").unwrap();
    entry.open(&entry.default_rules(), Some(&Setup::Points(board.clone()))).unwrap()
}

/// The boards that a roll can lead to, still as the mover sees them.
fn results(board: &PointsSetup, dice: Dice) -> BTreeSet<PointsSetup> {
    let mut table = backgammon(board);
    table.roll(dice).unwrap();
    let turns = table.turns();
    let boards = turns.iter().map(|play| match &play.after {
        Setup::Points(points) => PointsSetup { turn: None, ..points.clone() },
        Setup::Square(_) => panic!("a square board"),
    });
    let boards: BTreeSet<_> = boards.collect();
    assert_eq!(boards.len(), turns.len(), "a board is listed twice");
    boards
}

fn rolls() -> impl Iterator<Item = Dice> {
    (1..=6).flat_map(|high| (1..=high).filter_map(move |low| Dice::new(high, low)))
}

/// The same board for the other player.
fn turned(board: &PointsSetup) -> PointsSetup {
    let mut turned = PointsSetup { x: board.o, o: board.x, turn: None };
    turned.x.points.reverse();
    turned.o.points.reverse();
    turned
}

#[test]
fn conformance() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for row in rows() {
        let [kind, id, roll, what, value, ..] = row.as_slice() else { panic!("{row:?}") };
        let board = match kind.as_str() {
            "gnubg" => gnubg::parse(&id[..14]).unwrap_or_else(|error| panic!("{error}")),
            "xgid" => xgid::parse(id).unwrap_or_else(|error| panic!("{error}")).board().clone(),
            _ => continue,
        };
        let number = || value.parse::<usize>().unwrap_or_else(|error| panic!("{row:?}: {error}"));
        let after = || results(&board, dice::parse(roll).unwrap_or_else(|error| panic!("{error}")));
        let what = match what.as_str() {
            "distinct_legal_plays" | "legal_result_count" => {
                assert_eq!(after().len(), number(), "{row:?}");
                "counts"
            }
            what if what.starts_with("legal_results") => {
                // A remark may stand behind the list.
                let listed = value.split(' ').take_while(|word| word.len() == 14);
                let listed: BTreeSet<_> = listed.map(|id| gnubg::parse(id).unwrap()).collect();
                assert_eq!(after(), listed, "{row:?}");
                "lists"
            }
            "sum_distinct_legal_plays_over_21_rolls" => {
                let sum: usize = rolls().map(|dice| results(&board, dice).len()).sum();
                assert_eq!(sum, number(), "{row:?}");
                assert_eq!(backgammon(&board).perft(1), sum as u64);
                "sums"
            }
            "distinct_positions_after_1_ply_any_roll" => {
                let boards: BTreeSet<_> = rolls().flat_map(|dice| results(&board, dice)).collect();
                assert_eq!(boards.len(), number(), "{row:?}");
                "sums"
            }
            "distinct_positions_after_opening_roll" => {
                let openings = rolls().filter(|dice| !dice.is_double());
                let boards: BTreeSet<_> = openings.flat_map(|dice| results(&board, dice)).collect();
                assert_eq!(boards.len(), number(), "{row:?}");
                "sums"
            }
            what if what.starts_with("perft2_sum") => {
                assert_eq!(backgammon(&board).perft(2), number() as u64, "{row:?}");
                "sums"
            }
            "distinct_positions_after_2_plies" => {
                let firsts: BTreeSet<_> = rolls().flat_map(|dice| results(&board, dice)).collect();
                let both = firsts.iter().map(turned);
                let boards: BTreeSet<_> =
                    both.flat_map(|board| rolls().flat_map(move |dice| results(&board, dice))).collect();
                assert_eq!(boards.len(), number(), "{row:?}");
                "sums"
            }
            what if what.starts_with("best_play") => {
                assert!(is_legal(&board, roll, value), "{row:?}");
                "plays"
            }
            _ => continue,
        };
        *seen.entry(what).or_default() += 1;
    }
    println!("{seen:?}");
    assert_eq!(seen, BTreeMap::from([("counts", 48), ("lists", 25), ("plays", 59), ("sums", 5)]));
}

/// Whether the play before the equity is one of the legal ones.
fn is_legal(board: &PointsSetup, roll: &str, value: &str) -> bool {
    let (play, _) = value.split_once(" eq").unwrap();
    let mut table = backgammon(board);
    table.roll(dice::parse(roll).unwrap()).unwrap();
    let named = end_of(board, play);
    let after = table.turns();
    after.iter().any(|turn| match &turn.after {
        Setup::Points(points) => points.x == named,
        Setup::Square(_) => false,
    }) && table.node().side() == Some(Side::First)
}

/// Where the mover's checkers are after a play as it is written.
fn end_of(board: &PointsSetup, play: &str) -> alea_game::Checkers {
    let mut checkers = board.x;
    for hop in alea_notation::turn::parse(play).unwrap_or_else(|error| panic!("{error}")) {
        for _ in 0..hop.times {
            match hop.from {
                alea_game::Step::BAR => checkers.bar -= 1,
                point => checkers.points[usize::from(point) - 1] -= 1,
            }
            if hop.to != alea_game::Step::OFF {
                checkers.points[usize::from(hop.to) - 1] += 1;
            }
        }
    }
    checkers
}
