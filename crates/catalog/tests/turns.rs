//! The turns of a roll: those of the program are those of the oracle, and those of the fixtures.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test that cannot go on fails")]

mod common;

use std::{collections::BTreeMap, path::Path};

use alea_catalog::{Entry, Random, find};
use alea_game::{Dice, Node, PointsSetup, RuleValue, Setup, Side, Table};
use alea_testkit::{fixtures, oracle::Oracle, scatter};
use common::{asked, play_through, points, points_games, some_rules, spread};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

/// Positions of each game: so many from random play and as many scattered ones. `ALEA_POSITIONS` asks for
/// more; `make soak` takes 50,000.
const POSITIONS: u32 = 10_000;

fn positions() -> u32 {
    asked("ALEA_POSITIONS", POSITIONS)
}

/// Every result of a roll, as the oracle lists them.
fn results(table: &dyn Table) -> BTreeMap<PointsSetup, Option<i8>> {
    let turns = table.turns();
    let result = |play: &alea_game::Play| {
        let over = play.over.map(|outcome| outcome.points_for(table.node().side().unwrap()) as i8);
        (PointsSetup { turn: None, ..points(&play.after) }, over)
    };
    let results: BTreeMap<_, _> = turns.iter().map(result).collect();
    assert_eq!(results.len(), turns.len(), "a board is listed twice: {turns:#?}");
    results
}

/// Compares the turns of `table`, which waits for one, with the oracle's.
fn compare(entry: &Entry, rules: &RuleValue, table: &dyn Table, setup: &PointsSetup, dice: Dice) {
    let expected = Oracle::new(entry.id, rules).turns(setup, dice);
    let place = || format!("{} {rules:?} {setup:?} {dice}", entry.id);
    assert_eq!(results(table), expected.results, "{}", place());
    let played = table.turns().iter().map(|play| play.steps.len()).max();
    assert_eq!(played, Some(usize::from(expected.dice_played)), "{}", place());
    assert_eq!(table.count_turns(), expected.results.len() as u64, "{}", place());
}

#[test]
fn turns_of_played_positions_are_those_of_the_oracle() {
    spread(&points_games(), |entry| {
        let (mut seen, mut game) = (0, 0);
        while seen < positions() {
            let mut random = Random::of_game(1, game);
            game += 1;
            let rules = some_rules(entry, &mut random);
            let mut table = entry.open(&rules, None).unwrap();
            play_through(&mut *table, &mut random, |table, random| {
                // A closed-out player has no roll, and a third of the positions of a game is enough of it.
                if let Some(dice) = table.rolled().filter(|_| random.below(3) == 0) {
                    compare(entry, &rules, table, &points(&table.setup()), dice);
                    seen += 1;
                }
                seen < positions()
            });
        }
    });
}

#[test]
fn turns_of_scattered_positions_are_those_of_the_oracle() {
    spread(&points_games(), |entry| {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let (mut seen, mut index) = (0, 0);
        while seen < positions() {
            let mut random = Random::of_game(2, index);
            index += 1;
            let rules = some_rules(entry, &mut random);
            let setup = scatter::scattered(entry.id, &mut rng);
            let dice = random.dice();
            let oracle = Oracle::new(entry.id, &rules);
            let mut table = match entry.open(&rules, Some(&Setup::Points(setup.clone()))) {
                Ok(table) => table,
                Err(error) => panic!("{} {setup:?}: {error}", entry.id),
            };
            let over = match table.node() {
                Node::Over(outcome) => Some(outcome.points_for(Side::First) as i8),
                _ => None,
            };
            assert_eq!(over, oracle.over(&setup), "{} {rules:?} {setup:?}", entry.id);
            if over.is_none() {
                table.roll(dice).unwrap();
                compare(entry, &rules, &*table, &setup, dice);
                seen += 1;
            }
        }
    });
}

#[test]
fn turns_of_the_fixtures_are_listed() {
    let mut rows = 0;
    for entry in points_games() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testkit/fixtures/turns");
        for row in fixtures::read_turns(&folder.join(format!("{}.jsonl", entry.id))) {
            check_row(&row);
            rows += 1;
        }
    }
    assert!(rows >= 400, "{rows} rows are too few");
}

/// Holds the program to one row.
fn check_row(row: &fixtures::TurnsRow) {
    let entry = find(&row.game).unwrap();
    let rules = entry.rules(row.rules.iter().map(|(key, value)| (key.as_str(), value.as_str()))).unwrap();
    let mut table = entry.open(&rules, Some(&Setup::Points(row.setup()))).unwrap();
    table.roll(row.dice).unwrap();
    let turns = alea_testkit::oracle::Turns {
        dice_played: table.turns().iter().map(|play| play.steps.len()).max().unwrap() as u8,
        results: results(&*table),
    };
    row.check(turns.dice_played, &fixtures::result_texts(&turns)).unwrap();
}

/// The rows of the folder that `ALEA_SHARED` names; only built with the feature `conformance`.
#[cfg(feature = "conformance")]
#[test]
fn conformance() {
    let shared = std::env::var("ALEA_SHARED").expect("ALEA_SHARED names the folder with data/turns.jsonl");
    let rows = fixtures::read_turns(&Path::new(&shared).join("data/turns.jsonl"));
    assert!(rows.len() >= 3_000, "{} rows are too few", rows.len());
    rows.iter().for_each(check_row);
    println!("{} rows agree", rows.len());
}
