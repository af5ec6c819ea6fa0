//! The oracle against the whole table of legal turns that is kept outside the repository.

use std::{collections::BTreeMap, env, path::Path};

use alea_testkit::fixtures::{read_turns, result_texts};
use alea_testkit::oracle::Oracle;

#[test]
fn every_row_agrees() {
    let shared =
        env::var_os("ALEA_SHARED").expect("ALEA_SHARED names the directory that holds data/turns.jsonl");
    let rows = read_turns(&Path::new(&shared).join("data/turns.jsonl"));
    assert!(rows.len() >= 3120, "only {} rows", rows.len());
    let mut games: BTreeMap<&str, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for row in &rows {
        let turns = Oracle::new(&row.game, &row.rule_value()).turns(&row.setup(), row.dice);
        wrong.extend(row.check(turns.dice_played, &result_texts(&turns)).err());
        *games.entry(&row.game).or_default() += 1;
    }
    assert!(wrong.is_empty(), "{} of {} rows differ:\n{}", wrong.len(), rows.len(), wrong.join("\n"));
    assert_eq!(games.len(), 10, "{games:?}");
}
