//! The fixture rows of legal turns.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use alea_game::Allowed;
use alea_testkit::fixtures::{TurnsRow, read_turns, result_texts};
use alea_testkit::oracle::{GAMES, Oracle, option_specs};

fn rows(game: &str) -> Vec<TurnsRow> {
    read_turns(&Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("fixtures/turns/{game}.jsonl")))
}

#[test]
fn the_oracle_agrees_with_every_row() {
    let mut wrong = Vec::new();
    for game in GAMES {
        let rows = rows(game);
        assert!(rows.len() >= 36, "{game} has {} rows", rows.len());
        for row in rows {
            assert_eq!(row.game, game, "{}", row.place);
            let turns = Oracle::new(game, &row.rule_value()).turns(&row.setup(), row.dice);
            wrong.extend(row.check(turns.dice_played, &result_texts(&turns)).err());
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// For each choice of each option there is a position whose rows differ by it alone.
#[test]
fn every_option_decides_somewhere() {
    for game in GAMES {
        let mut by_position: BTreeMap<String, Vec<TurnsRow>> = BTreeMap::new();
        for row in rows(game) {
            by_position
                .entry(format!("{} {} {}", row.position, row.dice, row.first_turn))
                .or_default()
                .push(row);
        }
        let mut decided = BTreeSet::new();
        for same in by_position.values() {
            for one in same {
                for other in same.iter().filter(|other| other.results != one.results) {
                    let mine: BTreeSet<_> = one.rules.iter().collect();
                    let theirs: BTreeSet<_> = other.rules.iter().collect();
                    if theirs.is_subset(&mine) && mine.len() == theirs.len() + 1 {
                        decided
                            .extend(mine.difference(&theirs).map(|&(key, word)| (key.clone(), word.clone())));
                    }
                }
            }
        }
        for spec in option_specs(game) {
            let words: Vec<String> = match spec.allowed {
                Allowed::Words(words) => words.iter().map(|&word| word.into()).collect(),
                Allowed::Number { min, max } => (min..=max).map(|number| number.to_string()).collect(),
            };
            for word in words.into_iter().filter(|word| *word != spec.default.to_string()) {
                // Six points of the opponent's start quadrant are more than four in any case.
                let never = game == "moultezim" && word == "either";
                let found = decided.contains(&(spec.key.to_string(), word.clone()));
                assert!(found != never, "{game} {}={word}", spec.key);
            }
        }
    }
}
