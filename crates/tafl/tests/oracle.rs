//! The fast player and the slow one say the same of every position, whatever the rules.
#![allow(clippy::unwrap_used, reason = "a test fails there and then")]

mod common;

use alea_game::{Cell, Game, Setup, SquareSetup, Step};
use alea_tafl::{Tafl, TaflRules};
use alea_testkit::oracle_tafl::TaflOracle;
use common::{Symmetry, all_rules, game, generator, oracle, scattered, square};
use rand::RngExt;

/// The legal moves of a position as pairs, sorted.
fn pairs(game: &Tafl) -> Vec<(u16, u16)> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let mut pairs: Vec<(u16, u16)> = moves.into_iter().map(|mv| (mv.step().from, mv.step().to)).collect();
    pairs.sort_unstable();
    pairs
}

/// Compares a position, and every position one move on.
fn agree(game: &Tafl, slow: &TaflOracle) {
    assert_eq!(square(game), slow.setup());
    assert_eq!(game.over(), slow.outcome(), "{:?}", slow.setup());
    let moves = slow.moves();
    assert_eq!(pairs(game), moves, "{:?}", slow.setup());
    assert_eq!(game.count_moves(), moves.len() as u64);
    for (from, to) in moves {
        let mv = game.complete(&[Step::new(from, to)]).unwrap();
        let play = game.describe(&mv);
        let mut next = slow.clone();
        assert_eq!(play.captures, next.play(from, to), "{} in {:?}", play.text, slow.setup());
        assert_eq!(play.after, Setup::Square(next.setup()), "{} in {:?}", play.text, slow.setup());
        assert_eq!(play.over, next.outcome(), "{} in {:?}", play.text, slow.setup());
    }
}

/// Plays a random game on both boards, comparing all of them now and then.
fn play_both(rules: &TaflRules, setup: &SquareSetup, plies: u32, seed: u64) {
    let mut random = generator(seed);
    let (mut fast, mut slow) = (game(rules, setup), oracle(rules, setup));
    for ply in 0..plies {
        assert_eq!(fast.over(), slow.outcome(), "ply {ply} of {seed}: {:?}", slow.setup());
        assert_eq!(pairs(&fast), slow.moves(), "ply {ply} of {seed}: {:?}", slow.setup());
        if ply % 40 == 0 {
            agree(&fast, &slow);
        }
        let moves = slow.moves();
        if moves.is_empty() {
            break;
        }
        let (from, to) = moves[random.random_range(0..moves.len())];
        let mv = fast.complete(&[Step::new(from, to)]).unwrap();
        fast.play(&mv);
        slow.play(from, to);
    }
    agree(&fast, &slow);
}

#[test]
fn on_random_games() {
    for (i, rules) in all_rules().iter().enumerate() {
        for seed in 0..3 {
            play_both(rules, &rules.data().start, 160, seed * 100 + i as u64);
        }
    }
}

#[test]
fn on_scattered_positions() {
    let mut random = generator(11);
    for rules in all_rules() {
        for _ in 0..60 {
            let setup = scattered(&rules, &mut random);
            agree(&game(&rules, &setup), &oracle(&rules, &setup));
        }
    }
}

/// Few pieces that shuffle to and fro: positions come again, and runs without a capture end.
#[test]
fn on_endgames_full_of_repetition() {
    for (i, rules) in all_rules().iter().enumerate() {
        let start = &rules.data().start;
        let mut setup = start.clone();
        let n = usize::from(start.size);
        setup.cells.fill(Cell::Empty);
        // The king and a few men, walled apart by nothing but distance, with little room.
        setup.cells[n + 1] = Cell::King;
        setup.cells[n + 2] = Cell::White;
        setup.cells[2 * n + 1] = Cell::White;
        setup.cells[2 * n + 2] = Cell::White;
        setup.cells[n] = Cell::Black;
        setup.cells[1] = Cell::Black;
        for seed in 0..3 {
            let mut random = generator(seed + 7 * i as u64);
            let (mut fast, mut slow) = (game(rules, &setup), oracle(rules, &setup));
            let mut last: [Option<(u16, u16)>; 2] = [None, None];
            for ply in 0..120 {
                assert_eq!(square(&fast), slow.setup());
                assert_eq!(fast.over(), slow.outcome(), "ply {ply}: {:?}", slow.setup());
                let moves = slow.moves();
                if moves.is_empty() {
                    break;
                }
                // Whoever can takes his last move back, mostly.
                let back = last[ply % 2].map(|(from, to)| (to, from)).filter(|mv| moves.contains(mv));
                let any = moves[random.random_range(0..moves.len())];
                let (from, to) = back.filter(|_| random.random_range(0..5) > 0).unwrap_or(any);
                last[ply % 2] = Some((from, to));
                let mv = fast.complete(&[Step::new(from, to)]).unwrap();
                fast.play(&mv);
                slow.play(from, to);
            }
        }
    }
}

#[test]
fn a_mirrored_position_has_mirrored_answers() {
    let mut random = generator(5);
    for rules in all_rules() {
        for _ in 0..6 {
            let setup = scattered(&rules, &mut random);
            let here = game(&rules, &setup);
            for symmetry in Symmetry::ALL {
                let there = game(&rules, &symmetry.setup(&setup));
                assert_eq!(here.over(), there.over());
                let turn = |(from, to)| (symmetry.point(setup.size, from), symmetry.point(setup.size, to));
                let mut turned: Vec<_> = pairs(&here).into_iter().map(turn).collect();
                turned.sort_unstable();
                assert_eq!(turned, pairs(&there));
                assert_eq!(here.perft(2), there.perft(2));
            }
        }
    }
}

#[test]
fn counting_ahead_is_playing_ahead() {
    let mut random = generator(3);
    for rules in all_rules() {
        let mut positions = vec![scattered(&rules, &mut random), scattered(&rules, &mut random)];
        if rules.size() < 10 {
            positions.push(rules.data().start.clone());
        }
        for setup in positions {
            let start = game(&rules, &setup);
            assert_eq!(start.perft(0), 1);
            assert_eq!(start.perft(2), alea_game::perft(&start, 2));
            let slow = oracle(&rules, &setup);
            let below = |&(from, to): &(u16, u16)| {
                let mut next = slow.clone();
                next.play(from, to);
                next.moves().len() as u64
            };
            assert_eq!(start.perft(2), slow.moves().iter().map(below).sum::<u64>());
        }
    }
}
