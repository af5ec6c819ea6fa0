//! Whole games: random play ends, whatever the game and its options.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test that cannot go on fails")]

mod common;

use std::fmt::Write;

use alea_catalog::{Entry, GAMES, PLAYERS, Pairing, Random, simulate, start};
use alea_game::{BySide, Node, Opening, RuleValue, Setup, SetupError, Side};
use common::{asked, play_through, points, points_games, spread};

/// Games of each kind. `ALEA_GAMES` asks for more; `make soak` plays 20,000.
const GAMES_EACH: u32 = 1_000;

fn games_each() -> u32 {
    asked("ALEA_GAMES", GAMES_EACH)
}

/// Both play any turn.
fn at_random<'a>(entry: &'a Entry, rules: &'a RuleValue) -> Pairing<'a> {
    Pairing { entry, rules, players: BySide::new(|_| &PLAYERS[0]) }
}

#[test]
fn random_play_ends() {
    let games = u64::from(games_each());
    let mut table = String::new();
    for entry in GAMES {
        let sum = simulate(at_random(entry, &entry.default_rules()), games, 6, 2, |_| {}).unwrap();
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
        for index in 0..u64::from(games_each()) / 20 {
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
        let run =
            |threads| simulate(at_random(entry, &entry.default_rules()), 60, 8, threads, |_| {}).unwrap();
        assert_eq!(run(1), run(2), "{}", entry.id);
        assert_eq!(run(1), run(3), "{}", entry.id);
    }
}

#[test]
fn a_game_starts_with_the_higher_of_two_different_dice() {
    for entry in GAMES {
        let (mut sides, mut rolled) = (BySide::<u32>::default(), 0);
        for index in 0..400 {
            let mut random = Random::of_game(11, index);
            let (table, x_plays) = start(entry, &entry.default_rules(), &mut random).unwrap();
            sides[x_plays] += 1;
            assert_eq!(table.node().side(), Some(Side::First), "{}: whoever starts is first", entry.id);
            if let Some(dice) = table.rolled() {
                assert!(!dice.is_double(), "{}: the opening is no double", entry.id);
                rolled += 1;
            }
        }
        let expected = if entry.opening == Opening::PlaysBoth { 400 } else { 0 };
        assert_eq!(rolled, expected, "{}: only the opening dice lie at the start", entry.id);
        match entry.opening {
            Opening::FirstMoves => assert_eq!(sides.first, 400, "{}", entry.id),
            // Five standard deviations to either side of even.
            _ => assert!((150..250).contains(&sides.first), "{}: {sides:?}", entry.id),
        }
    }
}

#[test]
fn a_lost_mother_is_lost_whoever_is_on_roll() {
    let entry = alea_catalog::find("plakoto").unwrap();
    for (text, points) in [
        ("x=24:1^,10:14 o=24:1,13:14", -2),
        ("x=12:14,1:1 o=15:14,1:1^", 2),
        ("x=24:1^,12:13,1:1 o=24:1,15:13,1:1^", 0),
    ] {
        let setup = alea_notation::position::parse(text).unwrap();
        let table = entry.open(&entry.default_rules(), Some(&setup)).unwrap();
        let Node::Over(outcome) = table.node() else { panic!("{text} goes on") };
        assert_eq!(outcome.points_for(Side::First), points, "{text}");
    }
    // The pinner's own start is still held: the game goes on.
    let waived = alea_notation::position::parse("x=24:1^,10:14 o=24:1,13:13,1:1").unwrap();
    let table = entry.open(&entry.default_rules(), Some(&waived)).unwrap();
    assert_eq!(table.node(), Node::Chance(Side::First));
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
        for index in 0..u64::from(games_each()) / 10 {
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
fn a_position_says_which_turn_it_is_only_where_a_rule_asks() {
    for entry in points_games() {
        let rules = entry.default_rules();
        let start = entry.open(&rules, None).unwrap().setup();
        let with = |turn| Setup::Points(alea_game::PointsSetup { turn: Some(turn), ..points(&start) });
        let refused = entry.open(&rules, Some(&with(3))).err();
        let expected = alea_catalog::OpenError::Setup(SetupError::TurnNotCounted);
        assert_eq!(refused, (!entry.counts_turns).then_some(expected), "{}", entry.id);
        assert!(entry.open(&rules, Some(&with(0))).is_err(), "{}", entry.id);
    }
    assert!(GAMES.iter().any(|entry| entry.counts_turns));
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
