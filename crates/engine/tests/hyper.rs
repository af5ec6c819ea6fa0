//! Hypergammon solved: with one and two checkers a side against a referee that is slow and obvious, and with all three if `ALEA_HYPER`
//! says how many positions to look at.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test that cannot go on fails, and says what it compared"
)]

use std::{collections::HashMap, sync::LazyLock, thread};

use alea_engine::{Class, Odds, Random, endings::Hyper, over, possible};
use alea_game::{Checkers, Dice, PointsSetup};
use alea_tables::{BAR, Board, Generator, Half, Hypergammon, OFF, OwnTurn, ROLLS, Roll, Variant};
use alea_testkit::oracle::{self, Oracle};

static TWO: LazyLock<Hyper> = LazyLock::new(|| Hyper::solve(2, 2, |_| ()));
static REFEREE: LazyLock<Oracle> =
    LazyLock::new(|| Oracle::new("hypergammon", &oracle::rules_of("hypergammon", &[])));

/// The same number on the other side.
fn across(point: u8) -> u8 {
    25 - point
}

fn setup(board: &Board) -> PointsSetup {
    let side = |half: Half, number: fn(u8) -> u8| {
        let mut checkers = Checkers { bar: half.count(BAR), ..Checkers::default() };
        (1..=24).for_each(|point| checkers.points[usize::from(number(point)) - 1] = half.count(point));
        checkers
    };
    PointsSetup { x: side(board.me, |point| point), o: side(board.you, across), turn: None }
}

/// The board of a game of so many checkers a side.
fn board(setup: &PointsSetup, checkers: u8) -> Board {
    let half = |side: &Checkers, number: fn(u8) -> u8| {
        let off = checkers - side.bar - side.points.iter().sum::<u8>();
        let mut stacks = vec![(OFF, off), (BAR, side.bar)];
        stacks.extend((1..=24).map(|point| (number(point), side.on(point))));
        Half::of(&stacks)
    };
    Board { me: half(&setup.x, |point| point), you: half(&setup.o, across) }
}

/// What each roll can lead to by the referee, for the other side on roll, with its weight in 36.
fn led_to(from: &Board, checkers: u8) -> Vec<(Vec<Board>, f64)> {
    let rolls = ROLLS.into_iter().map(|(roll, weight)| {
        let dice = Dice::new(roll.high(), roll.low()).unwrap();
        let results = REFEREE.turns(&setup(from), dice).results;
        let after = results.keys().map(|after| board(after, checkers).flipped());
        (after.collect(), f64::from(weight))
    });
    rolls.collect()
}

/// All halves of so many checkers.
fn halves(checkers: u8) -> Vec<Half> {
    let mut all = vec![vec![]];
    for _ in 0..checkers {
        let more = |places: &Vec<(u8, u8)>| {
            let least = places.last().map_or(OFF, |place| place.0);
            let with = |place| [places.as_slice(), &[(place, 1)]].concat();
            (least..=BAR).map(with).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(more).collect();
    }
    all.iter().map(|places| Half::of(places)).collect()
}

/// All positions in which both still play.
fn positions(checkers: u8) -> Vec<Board> {
    let halves = halves(checkers);
    let pairs = halves.iter().flat_map(|&me| halves.iter().map(move |&you| Board { me, you }));
    let stands = |board: &Board| {
        let apart = |point| board.me.count(point) == 0 || board.you.count(across(point)) == 0;
        over(board).is_none() && (1..=24).all(apart)
    };
    pairs.filter(stands).collect()
}

/// What is worth less than so many points more is as good.
const AS_GOOD: f32 = 2e-6;

/// How far the table is from what follows from it by one roll, played as is best by the table: in points, and in probability. Where
/// turns are as good as each other, any of them may be played.
fn off(table: &Hyper, from: &Board, led_to: &[(Vec<Board>, f64)]) -> [f64; 2] {
    let (mut equity, mut least, mut most) = (0.0, [0.0; Odds::COUNT], [0.0; Odds::COUNT]);
    for (boards, weight) in led_to {
        let share = weight / 36.0;
        let after: Vec<Odds> = boards.iter().map(|board| table.odds(board).unwrap().flipped()).collect();
        let best = after.iter().map(Odds::equity).fold(f32::NEG_INFINITY, f32::max);
        equity += f64::from(best) * share;
        let good = || after.iter().filter(|odds| odds.equity() > best - AS_GOOD).map(Odds::cumulative);
        for part in 0..Odds::COUNT {
            let parts = || good().map(|odds| f64::from(odds[part]));
            least[part] += parts().fold(f64::INFINITY, f64::min) * share;
            most[part] += parts().fold(f64::NEG_INFINITY, f64::max) * share;
        }
    }
    let found = table.odds(from).unwrap();
    let beyond = |part: usize| {
        let found = f64::from(found.cumulative()[part]);
        (least[part] - found).max(found - most[part])
    };
    [(f64::from(found.equity()) - equity).abs(), (0..Odds::COUNT).map(beyond).fold(0.0, f64::max)]
}

/// What can be said of the odds of any position.
fn holds(board: &Board, odds: &Odds) {
    let [win, gammon, backgammon, lost_gammon, lost_backgammon] = odds.cumulative();
    assert!((0.0..=1.0).contains(&win) && lost_backgammon >= 0.0 && backgammon >= 0.0, "{board:?} {odds:?}");
    assert!(backgammon <= gammon && gammon <= win, "{board:?} {odds:?}");
    assert!(lost_backgammon <= lost_gammon && lost_gammon <= 1.0 - win, "{board:?} {odds:?}");
    for (part, possible) in odds.cumulative().into_iter().zip(possible(board, Class::of(board))) {
        assert!(possible || part == 0.0, "{board:?} {odds:?}");
    }
}

#[test]
fn one_checker_a_side_is_worth_what_slow_iteration_says() {
    let table = Hyper::solve(1, 2, |_| ());
    let positions = positions(1);
    assert!(positions.len() > 570, "{}", positions.len());
    let led: Vec<_> = positions.iter().map(|from| led_to(from, 1)).collect();
    // A side that has lost has its only checker somewhere: two points, or three if it is far behind.
    let lost = |half: Half| if half.rearmost().unwrap() > 18 { -3.0 } else { -2.0 };
    let mut values: HashMap<Board, f64> = HashMap::new();
    let value = |values: &HashMap<Board, f64>, board: &Board| match board.you.held() {
        0 => lost(board.me),
        _ => values.get(board).copied().unwrap_or(0.0),
    };
    for _ in 0..200 {
        let best = |boards: &[Board]| {
            boards.iter().map(|board| -value(&values, board)).fold(f64::NEG_INFINITY, f64::max)
        };
        let mean = |led: &[(Vec<Board>, f64)]| led.iter().map(|(to, weight)| best(to) * weight / 36.0).sum();
        values = positions.iter().zip(&led).map(|(from, led)| (*from, mean(led))).collect();
    }
    for (from, led) in positions.iter().zip(&led) {
        let odds = table.odds(from).unwrap();
        holds(from, &odds);
        assert!(
            (f64::from(odds.equity()) - values[from]).abs() < 2e-6,
            "{from:?}: {odds:?} {}",
            values[from]
        );
        assert!(off(&table, from, led).into_iter().all(|off| off < 2e-6), "{from:?}");
    }
}

#[test]
fn two_checkers_a_side_are_worth_what_follows_from_the_next_roll() {
    let positions = positions(2);
    positions.iter().for_each(|from| holds(from, &TWO.odds(from).unwrap()));
    let mut random = Random::of_game(3, 0);
    let mut met = 0;
    for _ in 0..300 {
        let from = &positions[random.below(positions.len() as u32) as usize];
        met += u32::from(Class::of(from).is_contact());
        let off = off(&TWO, from, &led_to(from, 2));
        assert!(off.into_iter().all(|off| off < 2e-6), "{from:?}: {off:?}");
    }
    assert!(met > 100, "{met} of them are no races");
}

#[test]
fn boards_of_other_games_are_not_known() {
    let half = |stacks: &[(u8, u8)]| Half::of(stacks);
    for (me, you) in [
        (half(&[(5, 3)]), half(&[(5, 2)])),
        (half(&[(5, 1)]), half(&[(5, 2)])),
        (half(&[(5, 1), (OFF, 2)]), half(&[(5, 2)])),
        (half(&[(5, 2)]), half(&[(20, 1), (OFF, 1)])),
        (half(&[(5, 2), (OFF, 13)]), half(&[(5, 2), (OFF, 13)])),
        (Hypergammon::START, Hypergammon::START),
    ] {
        assert_eq!(TWO.odds(&Board { me, you }), None, "{me:?} {you:?}");
    }
    // On each other's ace point both go off with any roll: whoever rolls wins, a gammon at least.
    let ready = Board { me: half(&[(1, 2)]), you: half(&[(1, 2)]) };
    assert_eq!(TWO.odds(&ready), Some(Odds::decided(2)));
}

#[test]
fn the_table_is_the_same_on_all_threads_and_from_its_file() {
    let bytes = |table: &Hyper| {
        let mut bytes = Vec::new();
        table.write(&mut bytes).map(|()| bytes).unwrap()
    };
    let (mut heard, whole) = (Vec::new(), bytes(&TWO));
    let other = Hyper::solve(2, 3, |done| heard.push(done));
    assert!(bytes(&other) == whole);
    assert!(heard.len() > 10 && heard.iter().all(|done| *done <= Hyper::WORK), "{heard:?}");
    assert_eq!(heard.last(), Some(&Hyper::WORK));
    let read = Hyper::read(2, &mut whole.as_slice()).unwrap();
    assert!(bytes(&read) == whole);
    assert_eq!(whole.len(), 24 + 351 * 351 * 20);
    for (at, bit) in [(0, 1), (20, 1), (24, 128), (1_000_000, 1), (whole.len() - 1, 64)] {
        let mut damaged = whole.clone();
        damaged[at] ^= bit;
        assert!(Hyper::read(2, &mut damaged.as_slice()).is_err(), "{at}");
    }
    assert!(Hyper::read(2, &mut &whole[..whole.len() - 1]).is_err());
    assert!(Hyper::read(2, &mut [whole.as_slice(), &[0]].concat().as_slice()).is_err());
    assert!(Hyper::read(1, &mut whole.as_slice()).is_err());
}

/// The best turn by a table: what lies there after it for the other side.
fn best(table: &Hyper, from: Board, roll: Roll) -> Board {
    let mut turns = Vec::new();
    Generator::<Hypergammon>::new(Hypergammon::RULES, from, OwnTurn::Later).turns(roll, &mut turns);
    let after = turns.iter().map(|turn| turn.after.flipped());
    let equity = |board: &Board| table.odds(board).unwrap().equity();
    after.min_by(|one, other| equity(one).total_cmp(&equity(other))).unwrap()
}

/// Games played on a table from a position: their mean result for the side on roll, and its standard error.
fn results(table: &Hyper, from: Board, games: u32) -> [f64; 2] {
    let mut random = Random::of_game(5, 0);
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..games {
        let (mut board, mut sign) = (from, 1.0);
        let points = loop {
            if let Some(over) = over(&board) {
                break sign * f64::from(over.equity());
            }
            (board, sign) = (best(table, board, Roll::of(random.dice())), -sign);
        };
        sum += points;
        squares += points * points;
    }
    let (count, mean) = (f64::from(games), sum / f64::from(games));
    [mean, ((squares / count - mean * mean) / count).sqrt()]
}

#[test]
fn games_end_as_the_table_says() {
    let half = Half::of(&[(24, 1), (23, 1)]);
    let start = Board { me: half, you: half };
    let [mean, error] = results(&TWO, start, 20_000);
    let equity = f64::from(TWO.odds(&start).unwrap().equity());
    assert!((mean - equity).abs() < 4.0 * error, "{mean} ({error}) {equity}");
}

/// The whole game takes minutes, so `make soak` asks for it: ALEA_HYPER=positions.
#[test]
fn the_whole_game_is_worth_what_follows_from_the_next_roll() {
    let Ok(wanted) = std::env::var("ALEA_HYPER") else { return };
    let wanted: u32 = wanted.parse().expect("ALEA_HYPER is a number");
    let begun = std::time::Instant::now();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let table = Hyper::solve(Hyper::CHECKERS, threads, |_| ());
    println!("solved on {threads} threads in {:.0} s", begun.elapsed().as_secs_f64());
    let positions = positions(Hyper::CHECKERS);
    positions.iter().for_each(|from| holds(from, &table.odds(from).unwrap()));
    let (mut random, mut worst) = (Random::of_game(4, 0), [0.0f64; 2]);
    for _ in 0..wanted {
        let from = &positions[random.below(positions.len() as u32) as usize];
        let off = off(&table, from, &led_to(from, Hyper::CHECKERS));
        worst = [0, 1].map(|at| worst[at].max(off[at]));
    }
    println!(
        "{} positions are ordered, {wanted} follow from the next roll but for {:.1e} points, {:.1e}",
        positions.len(),
        worst[0],
        worst[1]
    );
    assert!(worst.into_iter().all(|off| off < 2e-6), "{worst:?}");
    let start = Board { me: Hypergammon::START, you: Hypergammon::START };
    let odds = table.odds(&start).unwrap();
    let [mean, error] = results(&table, start, 20 * wanted);
    println!("the start: {odds:?}, equity {:.6}; by results {mean:.4} ({error:.4})", odds.equity());
    assert!((mean - f64::from(odds.equity())).abs() < 4.0 * error);
}
