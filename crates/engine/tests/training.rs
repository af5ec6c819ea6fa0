//! Training: that it goes on as if it had not stopped, that threads do not matter, and that it learns.

use std::sync::Arc;

use alea_engine::{
    Evaluator, Nets, Odds, Random,
    net::Note,
    train::{
        Greedy, Kind, Plan, Sample, Targets, Trainer, Uniform, arena, look_ahead, look_further, positions,
        self_play, start,
    },
};

const RETURNS: Plan = Plan {
    seed: 1,
    games: 6,
    rare: 50,
    targets: Targets::Returns { lambda: 0.7 },
    replay: 1.0,
    memory: 300,
    batch: 64,
    rate: 0.002,
};

fn begun() -> Trainer {
    Trainer::new(|_| 64, 1)
}

fn rounds(trainer: &mut Trainer, plan: &Plan, count: usize, threads: usize) {
    for _ in 0..count {
        trainer.round(plan, None, threads, || ()).expect("weights stay small");
    }
}

#[test]
fn a_run_goes_on_as_if_it_had_not_stopped() {
    let note = Note::default();
    let mut through = begun();
    rounds(&mut through, &RETURNS, 4, 1);
    let mut stopped = begun();
    rounds(&mut stopped, &RETURNS, 2, 3);
    let (mut stopped, read) = Trainer::from_bytes(&stopped.to_bytes(&note)).expect("it was written");
    assert_eq!(read, note);
    rounds(&mut stopped, &RETURNS, 2, 2);
    assert!(stopped.to_bytes(&note) == through.to_bytes(&note));
    assert_eq!((through.games(), through.rounds()), (24, 4));
}

#[test]
fn what_is_no_run_is_refused() {
    let bytes = begun().to_bytes(&Note::default());
    assert!(Trainer::from_bytes(&bytes[..bytes.len() / 2]).is_err());
    let [race, ..] = begun().nets().expect("weights are small");
    assert!(Trainer::from_bytes(&race.to_bytes(&Note::default())).is_err());
}

#[test]
fn what_is_fitted_again_and_again_is_learned() {
    let mut trainer = begun();
    let nets = Arc::new(trainer.playing(None).expect("weights are small"));
    let plan = Plan { targets: Targets::Returns { lambda: 1.0 }, ..RETURNS };
    let samples = positions(&plan, &nets, 0..4, 1, || ());
    let before = trainer.errors(&samples);
    for _ in 0..60 {
        trainer.fit(&plan, &samples);
    }
    for ((count, before), (_, after)) in before.into_iter().zip(trainer.errors(&samples)) {
        assert!(count > 0 && after < 0.5 * before, "{count} positions: {before} to {after}");
    }
}

/// A hundred thousand positions take seconds and beat the player who knows nothing but the rules.
#[test]
fn self_play_learns_the_game() {
    let mut trainer = begun();
    let plan = Plan { games: 60, rare: 10, replay: 0.0, ..RETURNS };
    rounds(&mut trainer, &plan, 8, 2);
    let nets = Arc::new(trainer.playing(None).expect("weights are small"));
    let seat = || -> Box<dyn alea_engine::train::Chooser> {
        Box::new(Greedy::new(Evaluator::new(Arc::clone(&nets))))
    };
    let played = arena([&seat, &|| Box::new(Uniform::default())], 50, 1, 2, || ());
    assert!(played.points > 0.5 + 2.0 * played.error, "{played:?}");
    let swapped = arena([&|| Box::new(Uniform::default()), &seat], 50, 1, 1, || ());
    assert_eq!(swapped.games, 100);
    assert!(swapped.points < -0.5, "{swapped:?}");
}

#[test]
fn returns_end_with_the_result() {
    let trainer = begun();
    let nets: Nets = trainer.playing(None).expect("weights are small");
    let mut evaluator = Evaluator::new(Arc::new(nets));
    let board = start(Kind::AcePoint, &mut Random::of_game(4, 0));
    let game =
        |evaluator: &mut Evaluator, lambda| self_play(evaluator, board, &mut Random::of_game(5, 0), lambda);
    let results = game(&mut evaluator, 1.0);
    let last = results.last().expect("a game has positions");
    assert!(last.targets[0] == 1.0, "who rolled last has won: {last:?}");
    for (at, sample) in results.iter().rev().enumerate() {
        assert_eq!(sample.targets[0], if at % 2 == 0 { 1.0 } else { 0.0 });
    }
    // Without λ the target is what was said a turn later; the same dice give the same game.
    let steps = game(&mut evaluator, 0.0);
    assert_eq!(steps.len(), results.len());
    for (now, next) in steps.iter().zip(&steps[1..]) {
        assert_eq!(now.targets, evaluator.evaluate(&next.board).flipped().cumulative());
    }
}

/// With a checker each on the lowest points everything is known: whoever rolls wins.
#[test]
fn looking_ahead_sees_the_end() {
    use alea_tables::{Board, Half, OFF};
    let mut evaluator = Evaluator::new(Arc::new(begun().playing(None).expect("weights are small")));
    let board = Board { me: Half::of(&[(1, 2), (OFF, 13)]), you: Half::of(&[(24, 1), (1, 14)]) };
    assert_eq!(look_ahead(&mut evaluator, &board).cumulative(), [1.0, 1.0, 1.0, 0.0, 0.0]);
    assert_eq!(look_ahead(&mut evaluator, &board.flipped()).win_backgammon(), 0.0);
    let over = Board { me: Half::of(&[(1, 2), (OFF, 13)]), you: Half::of(&[(OFF, 15)]) };
    assert_eq!(look_ahead(&mut evaluator, &over), Odds::decided(-1));
}

#[test]
fn looking_two_rolls_ahead_sees_the_end_that_is_two_rolls_away() {
    use alea_tables::{Board, Half, OFF};
    let mut evaluator = Evaluator::new(Arc::new(begun().playing(None).expect("weights are small")));
    // The other side is off with any roll. Before that it takes a roll without a 1, which 25 of 36 are, to take these two off.
    let board = Board { me: Half::of(&[(3, 1), (2, 1), (OFF, 13)]), you: Half::of(&[(1, 2), (OFF, 13)]) };
    let [win, rest @ ..] = look_further(&mut evaluator, &board).cumulative();
    assert!((win - 25.0 / 36.0).abs() < 1e-6, "{win}");
    assert_eq!(rest, [0.0; 4]);
    // One roll leaves the rest to a net that knows nothing.
    assert!((look_ahead(&mut evaluator, &board).win() - win).abs() > 0.01);
    let over = Board { me: Half::of(&[(1, 2), (OFF, 13)]), you: Half::of(&[(OFF, 15)]) };
    assert_eq!(look_further(&mut evaluator, &over), Odds::decided(-1));
}

#[test]
fn where_net_and_look_ahead_disagree_labels_come_from_two_rolls() {
    let nets = Arc::new(begun().playing(None).expect("weights are small"));
    let mut evaluator = Evaluator::new(Arc::clone(&nets));
    let labels = |deeper| {
        let plan = Plan { targets: Targets::LookAhead { every: 40, deeper }, ..RETURNS };
        positions(&plan, &nets, 0..2, 1, || ())
    };
    let (near, far) = (labels(None), labels(Some(0.0)));
    assert!(near.len() > 3 && near.len() == far.len());
    let mut disagree = Vec::new();
    for (near, far) in near.iter().zip(&far) {
        let one = look_ahead(&mut evaluator, &near.board);
        let two = look_further(&mut evaluator, &near.board);
        assert_eq!((near.targets, far.targets), (one.cumulative(), two.cumulative()));
        disagree.push((one.equity() - evaluator.evaluate(&near.board).equity()).abs());
    }
    // Of some that disagree more and some that disagree less only the first are looked at further.
    let mut sorted = disagree.clone();
    sorted.sort_by(f32::total_cmp);
    let middle = sorted[sorted.len() / 2];
    assert!(sorted[0] < middle);
    for (at, some) in labels(Some(middle)).iter().enumerate() {
        assert_eq!(some.targets, if disagree[at] > middle { far[at].targets } else { near[at].targets });
    }
}

#[test]
fn samples_are_read_as_they_were_written() {
    let mut random = Random::of_game(6, 0);
    for kind in Kind::RARE {
        let sample = Sample { board: start(kind, &mut random), targets: [0.75, 0.5, 0.25, 0.125, 0.0] };
        let mut bytes = sample.to_bytes();
        assert_eq!(Sample::from_bytes(&bytes), Ok(sample));
        bytes[3] += 1;
        assert!(Sample::from_bytes(&bytes).is_err());
    }
}
