//! The nets of the house on every kind of registers.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test that cannot go on fails, and says what it compared"
)]

use alea_tables::{Backgammon, Generator, OwnTurn, ROLLS, Variant};

use super::*;
use crate::Random;

/// How many boards are compared.
fn boards() -> u32 {
    std::env::var("ALEA_BOARDS").map_or(20_000, |boards| boards.parse().expect("ALEA_BOARDS is a number"))
}

#[test]
fn every_board_of_random_play_is_worth_the_same_bits_on_all_registers() {
    let shipped = Nets::shipped();
    let mut on: Vec<Vec<Net>> = Vec::new();
    for net in &shipped.nets {
        for (at, net) in net.on_all_registers().enumerate() {
            on.resize_with(on.len().max(at + 1), Vec::new);
            on[at].push(net);
        }
    }
    // Without tables: endings go through a net too.
    let mut evaluators: Vec<Evaluator> =
        on.into_iter().map(|nets| Evaluator::new(Arc::new(Nets::new(nets.try_into().unwrap())))).collect();
    let (mut random, mut compared, mut classes) = (Random::of_game(6, 0), 0, [0; Class::LEARNED.len()]);
    let bits = |odds: &Odds| odds.cumulative().map(f32::to_bits);
    while compared < boards() {
        let mut board = Board { me: Backgammon::START, you: Backgammon::START };
        while over(&board).is_none() {
            let mut turns = Vec::new();
            let roll = ROLLS[random.below(21) as usize].0;
            Generator::<Backgammon>::new(Backgammon::RULES, board, OwnTurn::Later).turns(roll, &mut turns);
            let mut found = evaluators.iter_mut().map(|evaluator| {
                let mut all = vec![Odds::decided(0); turns.len()];
                evaluator.evaluate_turns(&turns, &mut all);
                let alone = bits(&evaluator.evaluate(&board));
                (alone, all.iter().map(bits).collect::<Vec<_>>())
            });
            let portable = found.next().unwrap();
            assert!(found.all(|wide| wide == portable), "{board:?} {roll:?}");
            for turn in &turns {
                if let Some(place) =
                    Class::LEARNED.iter().position(|class| *class == Class::of(&turn.after.flipped()))
                {
                    classes[place] += 1;
                }
            }
            compared += turns.len() as u32;
            board = turns[random.below(turns.len() as u32) as usize].after.flipped();
        }
    }
    assert!(classes.iter().all(|&count| count > 50), "every net has its boards: {classes:?}");
    println!("{compared} boards, by class {classes:?}, on {} kinds of registers", evaluators.len());
}
