//! Positions with one move and what it does (docs/rules/hnefatafl.en.md), and counts of moves, under all symmetries.

mod common;

#[test]
fn cases() {
    let table = include_str!("fixtures/cases.tsv");
    assert_eq!(common::check_cases(table, common::verdict), table.lines().count() - 1);
}

#[test]
fn counts() {
    let table = include_str!("fixtures/counts.tsv");
    assert_eq!(common::check_counts(table), table.lines().count() - 1);
}
