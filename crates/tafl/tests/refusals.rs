//! A step is refused exactly when it is not legal, and for a reason that is true.

mod common;

use alea_game::{Cell, Game, Refusal, Side, SquareSetup, Step};
use alea_tafl::{Tafl, TaflRules};
use common::{all_rules, drawn, game, generator, other_boards, position, rules, scattered, square, step};

/// Whether a reason holds on the board, told from the setup alone.
fn holds(why: Refusal, step: Step, rules: &TaflRules, setup: &SquareSetup) -> bool {
    let n = u16::from(setup.size);
    let cell = |point: u16| setup.cells.get(usize::from(point)).copied();
    let own = |cell| match cell {
        Cell::Empty => None,
        Cell::Black => Some(Side::Second),
        Cell::White | Cell::King => Some(Side::First),
    };
    let in_line = (step.from / n == step.to / n) != (step.from % n == step.to % n);
    let distance = (step.from / n).abs_diff(step.to / n) + (step.from % n).abs_diff(step.to % n);
    let between = |point: u16| {
        let within = |a: u16, b: u16, c: u16| a.min(c) <= b && b <= a.max(c);
        in_line
            && point != step.from
            && within(step.from / n, point / n, step.to / n)
            && within(step.from % n, point % n, step.to % n)
    };
    match why {
        Refusal::NoSuchPoint { point } => (point == step.from || point == step.to) && point >= n * n,
        Refusal::NothingThere { from } => from == step.from && cell(from) == Some(Cell::Empty),
        Refusal::NotYours { from } => from == step.from && cell(from).and_then(own) == Some(!setup.mover),
        Refusal::NotInLine => !in_line,
        Refusal::WayBlocked { at } => between(at) && cell(at) != Some(Cell::Empty),
        Refusal::KingRange { limit } => {
            cell(step.from) == Some(Cell::King)
                && rules.data().king.range.is_some_and(|range| range.get() == limit)
                && distance > limit.into()
        }
        Refusal::KingFlanked { first, second } => {
            cell(step.from) == Some(Cell::King)
                && rules.data().king.held_when_flanked
                && [1, n].iter().any(|d| first + d == step.from && step.from + d == second)
                && [first, second].map(cell) == [Some(Cell::Black); 2]
        }
        Refusal::Restricted { point } => {
            let closed = rules.data().restricted;
            let closed_to_all = closed.cross.has(setup.size, point);
            cell(step.from) != Some(Cell::King)
                && between(point)
                && (closed_to_all || point == step.to && closed.stop.has(setup.size, point))
        }
        _ => false,
    }
}

fn check_every_step(game: &Tafl) {
    let (rules, setup) = (game.rules().clone(), square(game));
    let points = u16::from(setup.size).pow(2);
    let mut legal = game.continuations(&[]);
    legal.sort();
    let mut found = Vec::new();
    for (from, to) in (0..points + 2).flat_map(|from| (0..points + 2).map(move |to| (from, to))) {
        let step = Step::new(from, to);
        match game.refusal(&[], step) {
            None => found.push(step),
            Some(Refusal::GameOver) => assert!(game.over().is_some()),
            Some(why) => assert!(holds(why, step, &rules, &setup), "{step}: {why} in {setup:?}"),
        }
        assert_eq!(game.complete(&[step]).err(), game.refusal(&[], step));
    }
    assert_eq!(found, legal);
}

#[test]
fn on_every_pair_of_points() {
    let mut random = generator(21);
    for rules in all_rules() {
        let positions = if rules.size() > 9 { 2 } else { 12 };
        for _ in 0..positions {
            check_every_step(&game(&rules, &scattered(&rules, &mut random)));
        }
        check_every_step(&Tafl::start(&rules));
    }
}

fn refusal(rules: &TaflRules, start: &str, text: &str) -> Option<Refusal> {
    let setup = position(start);
    game(rules, &setup).refusal(&[], step(setup.size, text))
}

#[test]
fn each_reason_by_name() {
    let start = "19/19/19/19/19/19/19/19/19/3tKt13/4T14/19/19/19/19/19/19/19/t18 w";
    let point = |rank: u16, file: u16| (rank - 1) * 19 + file;
    let base = rules("hnefatafl", &[]);
    assert_eq!(refusal(&base, start, "c3-c5"), Some(Refusal::NothingThere { from: point(3, 2) }));
    assert_eq!(refusal(&base, start, "a1-a5"), Some(Refusal::NotYours { from: 0 }));
    assert_eq!(refusal(&base, start, "e9-f8"), Some(Refusal::NotInLine));
    assert_eq!(refusal(&base, start, "e9-e9"), Some(Refusal::NotInLine));
    assert_eq!(refusal(&base, start, "e9-e12"), Some(Refusal::WayBlocked { at: point(10, 4) }));
    assert_eq!(refusal(&base, start, "e10-e15"), None);
    assert_eq!(refusal(&rules("hnefatafl-v1", &[]), start, "e10-e12"), Some(Refusal::KingRange { limit: 1 }));
    assert_eq!(refusal(&rules("hnefatafl-v2", &[]), start, "e10-e13"), Some(Refusal::KingRange { limit: 2 }));
    let flanked = Refusal::KingFlanked { first: point(10, 3), second: point(10, 5) };
    assert_eq!(refusal(&rules("hnefatafl-v3", &[]), start, "e10-e11"), Some(flanked));
    let outside = Step::new(point(9, 4), 361);
    assert_eq!(
        game(&base, &position(start)).refusal(&[], outside),
        Some(Refusal::NoSuchPoint { point: 361 })
    );
    let over = "9K9/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/t18 b";
    assert_eq!(refusal(&base, over, "a1-a2"), Some(Refusal::GameOver));

    let small = &other_boards()[0];
    let board = [".......", ".......", ".......", "......t", "K......", "......T", "......."];
    let white = game(small, &drawn(&board, Side::First));
    assert_eq!(white.refusal(&[], step(7, "g2-g1")), Some(Refusal::Restricted { point: 6 }));
}

#[test]
fn one_step_is_a_turn() {
    let start = Tafl::start(&rules("hnefatafl", &[]));
    let (legal, other) = (step(19, "k13-k14"), step(19, "k14-k13"));
    assert_eq!(start.complete(&[]), Err(Refusal::NotMoved));
    assert_eq!(start.complete(&[legal, other]), Err(Refusal::TurnComplete));
    assert_eq!(start.refusal(&[legal], other), Some(Refusal::TurnComplete));
    assert_eq!(start.complete(&[other, legal]), Err(Refusal::NothingThere { from: other.from }));
    assert_eq!(start.refusal(&[other], legal), Some(Refusal::NothingThere { from: other.from }));
    assert!(start.continuations(&[legal]).is_empty());
    assert!(start.continuations(&[other]).is_empty());
    assert_eq!(start.preview(&[]), Ok(start.setup()));
    assert_eq!(start.preview(&[legal, other]), Err(Refusal::TurnComplete));
    let after = start.describe(&start.complete(&[legal]).unwrap()).after;
    assert_eq!(start.preview(&[legal]), Ok(after));
}
