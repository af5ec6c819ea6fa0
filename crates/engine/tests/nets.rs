//! What every net must do, whatever its weights: tests on boards from play and on boards that nobody has played.

use std::sync::Arc;

use alea_engine::{
    Class, Evaluator, Nets, Odds, Random,
    endings::Endings,
    features::{FeatureSet, backgammon},
    net::{FloatNet, Net, Note, Tensor},
    over,
};
use alea_tables::{BAR, Backgammon, Board, Generator, Half, OFF, OwnTurn, ROLLS, Turn, Variant};

/// A net of large random weights, so that every unit has something to say.
fn float(set: &'static FeatureSet, seed: u64) -> FloatNet {
    let mut net = FloatNet::random(set, 64, seed);
    net.tensor_mut(Tensor::First).iter_mut().for_each(|weight| *weight *= 2.0);
    net.tensor_mut(Tensor::Third).iter_mut().for_each(|weight| *weight *= 4.0);
    net
}

fn quantised(net: &FloatNet) -> Net {
    Net::quantised(net).expect("weights are small")
}

/// Nets that are all different.
fn nets() -> Nets {
    Nets::new(Class::LEARNED.map(|class| quantised(&float(class.features(), class.id().len() as u64))))
}

fn evaluator() -> Evaluator {
    Evaluator::new(Arc::new(nets()))
}

fn turns(board: Board, roll: usize) -> Vec<Turn> {
    let mut turns = Vec::new();
    Generator::<Backgammon>::new(Backgammon::RULES, board, OwnTurn::Later).turns(ROLLS[roll].0, &mut turns);
    turns
}

/// Boards with a player on roll, of random play from the start: all that are met until a side is off.
fn game(random: &mut Random, mut visit: impl FnMut(Board, &[Turn])) {
    let mut board = Board { me: Backgammon::START, you: Backgammon::START };
    while over(&board).is_none() {
        let turns = turns(board, random.below(21) as usize);
        visit(board, &turns);
        board = turns[random.below(turns.len() as u32) as usize].after.flipped();
    }
}

/// A board that can be typed in: fifteen checkers a side or fewer, anywhere, no point shared.
fn typed(random: &mut Random) -> Board {
    let mut counts = [[0u8; 26]; 2];
    let reach = [1, 6, 12, 25][random.below(4) as usize];
    for side in 0..2 {
        for _ in 0..random.below(16) {
            let place = random.below(reach + 1) as usize;
            let shared = (1..=24).contains(&place) && counts[1 - side][25 - place] > 0;
            counts[side][if shared { usize::from(OFF) } else { place }] += 1;
        }
        counts[side][usize::from(OFF)] += 15 - counts[side].iter().sum::<u8>();
    }
    let half = |side: usize| {
        let stacks: Vec<(u8, u8)> = (OFF..=BAR).zip(counts[side]).collect();
        Half::of(&stacks)
    };
    Board { me: half(0), you: half(1) }
}

/// Probabilities ordered and in range, and no result that can no longer come.
fn check(board: &Board, odds: &Odds) {
    let [win, gammon, backgammon, lost_gammon, lost_backgammon] = odds.cumulative();
    assert!((0.0..=1.0).contains(&win) && (0.0..=1.0).contains(&lost_gammon), "{board:?} {odds:?}");
    assert!(win >= gammon && gammon >= backgammon && backgammon >= 0.0, "{board:?} {odds:?}");
    assert!(1.0 - win >= lost_gammon && lost_gammon >= lost_backgammon, "{board:?} {odds:?}");
    assert!(lost_backgammon >= 0.0 && odds.equity().abs() <= 3.0, "{board:?} {odds:?}");
    assert!(board.you.count(OFF) == 0 || gammon == 0.0, "{board:?} {odds:?}");
    assert!(board.me.count(OFF) == 0 || lost_gammon == 0.0, "{board:?} {odds:?}");
}

#[test]
fn siblings_are_worth_what_each_is_alone() {
    let (mut evaluator, mut random) = (evaluator(), Random::of_game(1, 0));
    let mut compared = 0;
    let mut compare = |_: Board, turns: &[Turn]| {
        let mut all = vec![Odds::decided(0); turns.len()];
        evaluator.evaluate_turns(turns, &mut all);
        for (turn, odds) in turns.iter().zip(&all) {
            let board = turn.after.flipped();
            assert_eq!(*odds, evaluator.evaluate(&board).flipped(), "{board:?}");
            check(&turn.after, odds);
            compared += 1;
        }
    };
    for _ in 0..40 {
        game(&mut random, &mut compare);
    }
    for _ in 0..2_000 {
        let board = typed(&mut random);
        if over(&board).is_none() {
            compare(board, &turns(board, random.below(21) as usize));
        }
    }
    assert!(compared > 40_000, "{compared}");
}

#[test]
fn any_board_has_odds_in_range() {
    let (mut evaluator, mut random) = (evaluator(), Random::of_game(2, 0));
    let mut classes = std::collections::HashMap::new();
    for _ in 0..100_000 {
        let board = typed(&mut random);
        check(&board, &evaluator.evaluate(&board));
        *classes.entry(Class::of(&board)).or_insert(0) += 1;
    }
    assert!([Class::Over, Class::Exact].iter().chain(&Class::LEARNED).all(|class| classes[class] > 300));
}

#[test]
fn whole_numbers_come_near_the_net_that_was_trained() {
    for (set, seed) in [(&backgammon::CONTACT, 3), (&backgammon::RACE, 4)] {
        let net = float(set, seed);
        let rounded = quantised(&net);
        let mut sums = alea_engine::net::Sums::empty(&rounded);
        let (mut worst, mut all, mut count) = (0f32, 0.0, 0);
        let (mut inputs, mut spread) = (Vec::new(), (1f32, 0f32));
        game(&mut Random::of_game(seed, 0), |board, _| {
            net.inputs(&board, &mut inputs);
            sums.refresh(&rounded, &board);
            for (exact, found) in net.outputs(&inputs).into_iter().zip(rounded.outputs(&sums)) {
                spread = (spread.0.min(exact), spread.1.max(exact));
                worst = worst.max((exact - found).abs());
                all += f64::from((exact - found).abs());
                count += 1;
            }
        });
        assert!(spread.0 < 0.4 && spread.1 > 0.6, "the net says something: {spread:?}");
        assert!(
            worst < 0.01 && all / f64::from(count) < 0.002,
            "{}: {worst} {}",
            set.id,
            all / f64::from(count)
        );
    }
}

#[test]
fn files_give_the_net_back() {
    let net = quantised(&float(&backgammon::RACE, 7));
    let note = Note(
        [("seed".to_owned(), "7".to_owned()), ("made".to_owned(), "for a test = here".to_owned())].into(),
    );
    let bytes = net.to_bytes(&note);
    assert_eq!(bytes, net.to_bytes(&note), "the same net, the same bytes");
    let (read, found) = Net::from_bytes(&bytes).expect("what was written can be read");
    assert_eq!((found.0["seed"].as_str(), found.0["made"].as_str()), ("7", "for a test = here"));
    assert_eq!(read.to_bytes(&note), bytes);
    for length in [0, 7, 100, bytes.len() - 1] {
        assert!(Net::from_bytes(&bytes[..length]).is_err());
    }
}

#[test]
fn weights_that_could_leave_their_range_are_refused() {
    let mut net = float(&backgammon::CONTACT, 1);
    let width = net.width();
    // Every input of the first unit at its largest: no sum of a real board would fit.
    net.tensor_mut(Tensor::First).iter_mut().step_by(width).for_each(|weight| *weight = 8.0);
    assert!(Net::quantised(&net).is_err());
}

/// Bearing off is the same by tables and, checker by checker, by going through all rolls.
#[test]
fn endings_come_from_the_tables() {
    let endings = Endings::shared;
    let nets = nets().with_endings(endings);
    let mut evaluator = Evaluator::new(Arc::new(nets));
    let mut random = Random::of_game(5, 0);
    let half = |stacks: &[(u8, u8)]| {
        let on: u8 = stacks.iter().map(|stack| stack.1).sum();
        Half::of(&[stacks, &[(OFF, 15 - on)]].concat())
    };
    // Any roll takes one off the 2 point; off the 6 point a 6, 5-1, 4-2, 5-3 … do.
    let odds = evaluator.evaluate(&Board { me: half(&[(2, 1)]), you: half(&[(1, 1)]) });
    assert_eq!(odds.cumulative(), [1.0, 0.0, 0.0, 0.0, 0.0]);
    let odds = evaluator.evaluate(&Board { me: half(&[(6, 1)]), you: half(&[(1, 2)]) });
    assert!((odds.win() - 27.0 / 36.0).abs() < 1e-6, "{odds:?}");
    // None of mine is off and you need one roll: only a checker off now saves the gammon, by a 6, 5-1, 4-2, 3-3 or 2-2.
    let odds = evaluator.evaluate(&Board { me: half(&[(6, 15)]), you: half(&[(1, 1)]) });
    assert!((odds.lose_gammon() - 19.0 / 36.0).abs() < 1e-6, "{odds:?}");
    for _ in 0..1_000 {
        let board = typed(&mut random);
        check(&board, &evaluator.evaluate(&board));
    }
}

/// The nets that come with the program can be read, and say what everybody knows.
#[test]
fn the_nets_of_the_house_know_the_game() {
    let mut evaluator = Evaluator::new(Nets::shipped());
    let start = evaluator.evaluate(&Board { me: Backgammon::START, you: Backgammon::START });
    assert!((0.0..0.15).contains(&start.equity()), "who is on roll is a little ahead: {start:?}");
    assert!((0.1..0.35).contains(&start.win_gammon()), "{start:?}");
    // Everything of mine at home, everything of yours behind it or on the bar.
    let half = Half::of(&[(6, 3), (5, 3), (4, 3), (3, 2), (2, 2), (1, 2)]);
    let shut_out = Half::of(&[(BAR, 2), (24, 0), (6, 5), (8, 3), (13, 5)]);
    let ahead = evaluator.evaluate(&Board { me: half, you: shut_out });
    assert!(ahead.win() > 0.8 && ahead.equity() > 0.8, "{ahead:?}");
}
