//! Rollouts say what games say, with less of an error.

use std::sync::Arc;

use alea_engine::{
    Class, Evaluator, Nets, Odds, Random,
    net::{FloatNet, Net},
    rollout::{Plan, roll_out},
    train::self_play,
};
use alea_tables::{Backgammon, Board, Half, OFF, Variant};

const PLAN: Plan = Plan { games: 1296, error: None, seed: 3, turns: None, threads: 2 };

fn start() -> Board {
    Board { me: Backgammon::START, you: Backgammon::START }
}

/// Nets that know nothing judge luck badly and play badly. The mean has to be that of their games all the same.
#[test]
fn the_mean_is_that_of_the_results() {
    let net =
        |class: Class| Net::quantised(&FloatNet::random(class.features(), 64, 5)).expect("weights are small");
    let nets = Arc::new(Nets::new(Class::LEARNED.map(net)));
    let half = |stacks: &[(u8, u8)]| Half::of(stacks);
    // A short game in which much can still happen.
    let board = Board {
        me: half(&[(8, 1), (6, 2), (5, 1), (OFF, 11)]),
        you: half(&[(24, 1), (20, 1), (7, 1), (6, 1), (OFF, 11)]),
    };
    let rolled = roll_out(&nets, &board, &PLAN, || ());
    let mut evaluator = Evaluator::new(Arc::clone(&nets));
    let results: Vec<f64> = (0..4_000)
        .map(|game| {
            let seen = self_play(&mut evaluator, board, &mut Random::of_game(9, game), 1.0);
            f64::from(Odds::new(seen[0].targets).equity())
        })
        .collect();
    let mean = results.iter().sum::<f64>() / results.len() as f64;
    let variance = results.iter().map(|result| (result - mean).powi(2)).sum::<f64>() / results.len() as f64;
    let error = (variance / results.len() as f64 + rolled.error * rolled.error).sqrt();
    assert!((rolled.equity - mean).abs() < 4.0 * error, "{rolled:?}, {mean} by results, {error}");
    assert!((f64::from(rolled.odds.equity()) - rolled.equity).abs() < 1e-3, "{rolled:?}");
}

#[test]
fn nets_that_know_the_game_take_most_of_the_luck_off() {
    let rolled = roll_out(&Nets::shipped(), &start(), &Plan { games: 72, ..PLAN }, || ());
    // By results alone it would be about 1.3 points a game, so 0.15.
    assert!(rolled.error < 0.04, "{rolled:?}");
    assert!(
        (rolled.equity - 0.07).abs() < 0.07 + 4.0 * rolled.error,
        "who rolls first is a little ahead: {rolled:?}"
    );
    assert_eq!(rolled.games, 72);
}

#[test]
fn threads_change_nothing() {
    let plan = Plan { games: 36, turns: Some(5), ..PLAN };
    let by = |threads| roll_out(&Nets::shipped(), &start(), &Plan { threads, ..plan }, || ());
    assert_eq!(by(1), by(3));
    assert_ne!(by(1), roll_out(&Nets::shipped(), &start(), &Plan { seed: 4, ..plan }, || ()));
}

#[test]
fn what_is_known_is_said_without_a_game() {
    let half = |stacks: &[(u8, u8)]| Half::of(stacks);
    let board = Board { me: half(&[(2, 1), (OFF, 14)]), you: half(&[(1, 1), (OFF, 14)]) };
    let rolled = roll_out(&Nets::shipped(), &board, &Plan { games: 0, ..PLAN }, || ());
    assert_eq!((rolled.equity, rolled.games), (1.0, 1));
    let rolled = roll_out(&Nets::shipped(), &board, &Plan { games: 36, ..PLAN }, || ());
    assert_eq!((rolled.equity, rolled.error), (1.0, 0.0));
}

#[test]
fn games_are_played_until_the_error_is_small() {
    let nets = Nets::shipped();
    let roll =
        |games, error| roll_out(&nets, &start(), &Plan { games, error, turns: Some(5), ..PLAN }, || ());
    let round = roll(36, None);
    let most = round.error * 0.6;
    let more = roll(36, Some(most));
    assert!(more.error <= most && more.games > 36 && more.games % 36 == 0, "{round:?} {more:?}");
    assert_eq!(more, roll(more.games, None), "rounds are one rollout");
    assert!(roll(more.games - 36, None).error > most, "and no more of them than need be");
    assert_eq!(roll(36, Some(round.error)), round);
}
