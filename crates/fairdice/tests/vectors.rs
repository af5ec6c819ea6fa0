//! The vectors of the repository (`fixtures/vectors.py` makes them).

mod common;

#[test]
fn every_value_on_the_way_to_the_rolls() {
    common::check(include_str!("fixtures/vectors.json"));
}
