//! Whole games: random play ends, whatever the game and its options.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test that cannot go on fails")]

mod common;

use std::fmt::Write;

use alea_catalog::{Entry, GAMES, Random, simulate};
use alea_game::{Node, RuleValue, Setup, SetupError};
use common::{play_through, points, points_games, positions, spread};

/// Games of each kind. `make soak` plays 20,000.
const GAMES_EACH: u32 = 1_000;

#[test]
fn random_play_ends() {
    let games = u64::from(positions(GAMES_EACH));
    let mut table = String::new();
    for entry in GAMES {
        let sum = simulate(entry, &entry.default_rules(), games, 6, 2, |_| {}).unwrap();
        assert_eq!((sum.games, sum.unfinished), (games, 0), "{}", entry.id);
        let turns = sum.turns as f64 / games as f64;
        write!(table, "{:14} {games} games, {turns:6.1} turns:", entry.id).unwrap();
        for (reason, count) in &sum.by_reason {
            write!(table, " {reason} {count}").unwrap();
        }
        writeln!(table).unwrap();
    }
    println!("{table}");
}

#[test]
fn random_play_ends_with_any_options() {
    spread(&GAMES.iter().collect::<Vec<_>>(), |entry: &&Entry| {
        for index in 0..u64::from(positions(GAMES_EACH)) / 20 {
            let mut random = Random::of_game(7, index);
            let rules = common::some_rules(entry, &mut random);
            let mut table = entry.open(&rules, None).unwrap();
            let mut turns = 0;
            play_through(&mut *table, &mut random, |_, _| {
                turns += 1;
                turns < 100_000
            });
            assert!(matches!(table.node(), Node::Over(_)), "{} {rules:?} does not end", entry.id);
        }
    });
}

#[test]
fn the_number_of_threads_does_not_show() {
    for entry in GAMES {
        let run = |threads| simulate(entry, &entry.default_rules(), 60, 8, threads, |_| {}).unwrap();
        assert_eq!(run(1), run(2), "{}", entry.id);
        assert_eq!(run(1), run(3), "{}", entry.id);
    }
}

/// In the games with a bar the two sides are never closed out at once.
///
/// Suppose some turn leads to such a board for the first time, and A has played it. A has a checker on the bar afterwards,
/// so he moved nothing but checkers that entered, since those on the bar go first. B's home board is closed afterwards; A's
/// entering checkers closed none of its points and B did not move, so it was closed before, and nothing of A's entered.
/// Hence A played nothing, and the board was the same before his turn: not the first time. At the start of the game it is
/// not so.
///
/// The program relies on it: a closed-out player passes, and two of them would pass for ever. So such a setup is refused,
/// and here no turn of any position that is accepted leads to one.
#[test]
fn nobody_can_close_out_who_is_closed_out() {
    spread(&points_games(), |entry| {
        let rules = entry.default_rules();
        for index in 0..u64::from(positions(GAMES_EACH)) / 10 {
            let mut random = Random::of_game(9, index);
            let mut table = entry.open(&rules, None).unwrap();
            play_through(&mut *table, &mut random, |table, _| {
                for play in table.turns() {
                    assert!(!both_closed_out(entry, &rules, &play.after), "{} {:?}", entry.id, play.after);
                }
                true
            });
        }
    });
}

/// Two checkers on the bar before two closed boards, seen by nothing but the counts.
fn both_closed_out(entry: &Entry, rules: &RuleValue, setup: &Setup) -> bool {
    let board = points(setup);
    let closed = |range: std::ops::RangeInclusive<u8>, of: &alea_game::Checkers| {
        range.clone().all(|point| of.on(point) > 1)
    };
    let both = board.x.bar > 0 && board.o.bar > 0 && closed(1..=6, &board.x) && closed(19..=24, &board.o);
    let refused = matches!(
        entry.open(rules, Some(setup)),
        Err(alea_catalog::OpenError::Setup(SetupError::BothClosedOut))
    );
    assert_eq!(both, refused, "{} {setup:?}", entry.id);
    both
}

#[test]
fn a_board_with_both_sides_closed_out_is_refused() {
    for entry in points_games() {
        let text = "x=bar:1,6:2,5:2,4:2,3:2,2:2,1:2 o=bar:1,24:2,23:2,22:2,21:2,20:2,19:2";
        let setup = alea_notation::position::parse(text).unwrap();
        // Games without a bar, or with three checkers, refuse it for that.
        assert!(entry.open(&entry.default_rules(), Some(&setup)).is_err(), "{}", entry.id);
    }
}
