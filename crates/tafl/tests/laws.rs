//! What holds of every game: moves are taken back without a trace, keys depend on the board alone, nothing panics, random
//! play ends.

mod common;

use std::collections::{HashMap, HashSet};

use alea_game::{Cell, EndReason, Game, Node, Setup, Side, SquareSetup, playout};
use alea_tafl::{Move, Tafl, Undo};
use common::{all_rules, game, generator, oracle, rules, scattered, square};
use rand::RngExt;

#[test]
fn a_move_taken_back_leaves_no_trace() {
    let mut random = generator(31);
    for rules in all_rules() {
        for start in [Tafl::start(&rules), game(&rules, &scattered(&rules, &mut random))] {
            let mut game = start.clone();
            let mut line: Vec<(Tafl, Undo)> = Vec::new();
            let mut moves = Vec::new();
            for _ in 0..80 {
                moves.clear();
                game.moves(&mut moves);
                if moves.is_empty() {
                    break;
                }
                for &mv in &moves {
                    let before = game.clone();
                    let undo = game.make(mv);
                    // Made or played, the position is the same.
                    let mut played = before.clone();
                    played.play(&mv);
                    assert_eq!((&game, square(&game)), (&played, square(&played)));
                    game.unmake(undo);
                    assert_eq!(game, before);
                }
                let mv = moves[random.random_range(0..moves.len())];
                line.push((game.clone(), game.make(mv)));
            }
            for (before, undo) in line.into_iter().rev() {
                game.unmake(undo);
                assert_eq!(
                    (&game, game.position_key(), square(&game)),
                    (&before, before.position_key(), square(&before))
                );
            }
            assert_eq!(game, start);
        }
    }
}

#[test]
fn keys_depend_on_the_board_and_the_mover_alone() {
    let mut seen: HashMap<u64, (Vec<Cell>, Side)> = HashMap::new();
    let mut random = generator(32);
    let rules = rules("hnefatafl", &[]);
    for _ in 0..20 {
        let mut game = Tafl::start(&rules);
        let mut moves = Vec::new();
        for _ in 0..300 {
            let setup = square(&game);
            let fresh = common::game(&rules, &setup);
            assert_eq!(game.position_key(), fresh.position_key());
            let position = (setup.cells, setup.mover);
            assert_eq!(*seen.entry(game.position_key()).or_insert_with(|| position.clone()), position);
            moves.clear();
            game.moves(&mut moves);
            let Some(&mv) = moves.get(random.random_range(0..moves.len().max(1))) else { break };
            game.play(&mv);
        }
    }
    assert!(seen.len() > 1000);
}

#[test]
fn a_position_written_down_plays_on_as_before() {
    let mut random = generator(33);
    for rules in all_rules() {
        let mut game = Tafl::start(&rules);
        let mut moves = Vec::new();
        for _ in 0..60 {
            let fresh = common::game(&rules, &square(&game));
            // A king taken by fewer than four is not told from one who walked in.
            if game.over().is_none_or(|over| over.reason != EndReason::KingTaken) {
                assert_eq!(game.node(), fresh.node());
            }
            let moves_of = |game: &Tafl| game.continuations(&[]);
            if game.over().is_none() {
                assert_eq!(moves_of(&game), moves_of(&fresh));
            }
            moves.clear();
            game.moves(&mut moves);
            let Some(&mv) = moves.get(random.random_range(0..moves.len().max(1))) else { break };
            game.play(&mv);
        }
    }
}

#[test]
fn every_move_is_listed_once_and_described_by_its_step() {
    let mut random = generator(34);
    for rules in all_rules() {
        for _ in 0..5 {
            let game = game(&rules, &scattered(&rules, &mut random));
            let mut moves: Vec<Move> = Vec::new();
            game.moves(&mut moves);
            assert_eq!(moves.iter().collect::<HashSet<_>>().len(), moves.len());
            assert_eq!(moves.is_empty(), matches!(game.node(), Node::Over(_)));
            for mv in &moves {
                assert_eq!(game.complete(&Tafl::steps(mv)), Ok(*mv));
                let text = game.describe(mv).text;
                let written = alea_tafl::parse_move(rules.size(), &text).unwrap();
                assert_eq!(written.step, mv.step());
                assert_eq!(written.captures, game.describe(mv).captures);
            }
        }
    }
}

#[test]
fn no_setup_and_no_step_makes_it_panic() {
    let mut random = generator(35);
    let all = all_rules();
    for round in 0..4000 {
        let rules = &all[round % all.len()];
        let size = if random.random_range(0..4) == 0 { random.random_range(0..=255) } else { rules.size() };
        let area = usize::from(size).pow(2);
        let length = if random.random_range(0..8) == 0 { random.random_range(0..800) } else { area };
        let density = random.random_range(0..40);
        let mut cells: Vec<Cell> = (0..length)
            .map(|_| match random.random_range(0..100) {
                n if n < density / 3 => Cell::White,
                n if n < density => Cell::Black,
                _ => Cell::Empty,
            })
            .collect();
        for _ in 0..[0, 1, 1, 1, 1, 1, 1, 2][random.random_range(0..8)].min(length) {
            cells[random.random_range(0..length)] = Cell::King;
        }
        let mover = if random.random_range(0..2) == 0 { Side::First } else { Side::Second };
        let setup = SquareSetup {
            size,
            cells,
            mover,
            quiet: [random.random_range(0..=12), random.random_range(0..=u16::MAX)]
                [random.random_range(0..2)],
            seen: random.random_range(0..=3),
        };
        let Ok(mut game) = Tafl::from_setup(rules, &Setup::Square(setup.clone())) else { continue };
        assert_eq!(square(&game), setup);
        assert_eq!(game.over(), oracle(rules, &setup).outcome());
        for _ in 0..20 {
            let step = alea_game::Step::new(random.random_range(0..=u16::MAX), random.random_range(0..400));
            let _ = (game.complete(&[step]), game.preview(&[step, step]), game.refusal(&[step], step));
        }
        let _ = playout(&mut game, 8, |n| random.random_range(0..n));
    }
}

#[test]
fn random_play_ends() {
    let mut random = generator(36);
    for rules in all_rules() {
        for _ in 0..12 {
            let mut game = Tafl::start(&rules);
            let end = playout(&mut game, 20_000, |n| random.random_range(0..n)).expect("random play ends");
            assert_eq!(game.node(), Node::Over(end.outcome));
            assert_eq!(game.count_moves(), 0);
            assert_eq!(end.outcome.points, u8::from(end.outcome.winner.is_some()));
        }
    }
}
