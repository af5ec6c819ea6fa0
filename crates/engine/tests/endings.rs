//! The exact endings against values of other programs and against slow recursions.

use std::{collections::HashMap, sync::LazyLock};

use alea_engine::endings::{Equities, Home, OneSided, TwoSided};

static ONE_SIDED: LazyLock<OneSided> = LazyLock::new(|| OneSided::build(|_| ()));
static TWO_SIDED: LazyLock<TwoSided> = LazyLock::new(|| TwoSided::build(|_| ()));

fn home(counts: &str) -> Home {
    let counts: Vec<u8> = counts.split_whitespace().map(|count| count.parse().expect("a count")).collect();
    Home::new(counts.try_into().expect("six points")).expect("at most 15 checkers")
}

/// The columns of a fixture.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split('|').map(str::trim).collect())
}

/// `11/6` or `1.25`, and how exactly that is meant.
fn number(text: &str) -> (f64, f64) {
    let part = |text: &str| text.parse::<f64>().expect("a number");
    match text.split_once('/') {
        Some((over, under)) => (part(over) / part(under), 1e-6),
        None => (part(text), 3e-4),
    }
}

#[test]
fn bearing_off_takes_as_many_rolls_as_other_programs_say() {
    let mut count = 0;
    for row in rows(include_str!("fixtures/one_sided.txt")) {
        let (mean, within) = number(row[1]);
        let found = ONE_SIDED.all_off(home(row[0])).mean();
        assert!((found - mean).abs() < within, "{row:?}: {found}");
        count += 1;
    }
    assert_eq!(count, 30);
}

#[test]
fn the_last_two_checkers_go_in_one_roll_as_often_as_can_be_counted() {
    // Of 36 rolls, for checkers on these two points (0 for none).
    for (points, of_36) in [
        ([0, 3], 36),
        ([0, 4], 34),
        ([0, 5], 31),
        ([0, 6], 27),
        ([1, 1], 36),
        ([1, 2], 36),
        ([2, 2], 26),
        ([1, 3], 34),
        ([2, 3], 25),
        ([3, 3], 17),
        ([1, 4], 29),
        ([2, 4], 23),
        ([3, 4], 17),
        ([4, 4], 11),
        ([1, 5], 23),
        ([2, 5], 19),
        ([3, 5], 14),
        ([4, 5], 10),
        ([5, 5], 6),
        ([1, 6], 15),
        ([2, 6], 13),
        ([3, 6], 10),
        ([4, 6], 8),
        ([5, 6], 6),
        ([6, 6], 4),
    ] {
        let mut counts = [0; 6];
        points.iter().filter(|&&point| point > 0).for_each(|&point| counts[point - 1] += 1);
        let found = ONE_SIDED.all_off(Home::new(counts).expect("two checkers")).chance(1);
        assert!((found - f64::from(of_36) / 36.0).abs() < 1e-7, "{points:?}: {found}");
    }
}

#[test]
fn distributions_are_whole() {
    for home in (0..Home::count(Home::MOST)).filter_map(Home::at) {
        for rolls in [ONE_SIDED.all_off(home), ONE_SIDED.first_off(home)] {
            let sum: f64 = (0..=32).map(|n| rolls.chance(n)).sum();
            assert!((sum - 1.0).abs() < 1e-6, "{home:?}: {sum}");
        }
        let (all, first) = (ONE_SIDED.all_off(home), ONE_SIDED.first_off(home));
        // Four checkers a roll at most, and a roll at least for who has any; the first is never off after the last.
        let fewest = usize::from(home.checkers().div_ceil(4));
        assert!((0..fewest).all(|n| all.chance(n) == 0.0), "{home:?}");
        assert!(first.mean() <= all.mean() + 1e-6);
        assert_eq!(first.chance(0) == 1.0, home.checkers() < 15, "{home:?}");
    }
}

#[test]
fn the_first_checker_is_off_when_a_die_reaches() {
    // From the sixth point any six bears off, as do 51, 42, 33 and 22 with one checker; from the ace point any one, too.
    for (counts, of_36) in [("0 0 0 0 0 15", 17.0), ("15 0 0 0 0 0", 36.0), ("1 0 0 0 0 14", 24.0)] {
        let found = ONE_SIDED.first_off(home(counts)).chance(1);
        assert!((found - of_36 / 36.0).abs() < 1e-6, "{counts}: {found}");
    }
}

#[test]
fn races_are_worth_what_the_table_of_another_program_says() {
    let mut count = 0;
    for row in rows(include_str!("fixtures/two_sided.txt")) {
        let Equities { cubeless, owned, centred, theirs } =
            TWO_SIDED.equities(home(row[0]), home(row[1])).expect("six checkers at most");
        let wanted: Vec<f32> =
            row[2].split_whitespace().map(|value| value.parse().expect("an equity")).collect();
        for (found, wanted) in [cubeless, owned, centred, theirs].into_iter().zip(wanted) {
            assert!((found - wanted).abs() < 1.2e-4, "{row:?}: {found} for {wanted}");
        }
        count += 1;
    }
    assert_eq!(count, 22);
}

#[test]
fn cubes_are_worth_something_to_their_owners() {
    let count = Home::count(TwoSided::MOST);
    for mover in (1..count).filter_map(Home::at) {
        for other in (1..count).step_by(7).filter_map(Home::at) {
            let Equities { cubeless, owned, centred, theirs } =
                TWO_SIDED.equities(mover, other).expect("six checkers at most");
            let ordered = theirs <= centred + 1e-6 && centred <= owned + 1e-6;
            assert!(ordered && theirs <= cubeless + 1e-6, "{mover:?} {other:?}");
            assert!([cubeless, owned, centred, theirs].iter().all(|value| value.abs() <= 1.000_001));
            // Sides that do not look at each other lose little by it, the first as much as the second.
            let alone = 2.0 * ONE_SIDED.wins(mover, other) - 1.0;
            assert!((alone as f32 - cubeless).abs() < 0.05, "{mover:?} {other:?}: {alone} {cubeless}");
        }
    }
    assert_eq!(TWO_SIDED.equities(home("7 0 0 0 0 0"), home("1 0 0 0 0 0")), None);
    assert_eq!(TWO_SIDED.equities(home("0 0 0 0 0 0"), home("0 0 0 0 0 0")), None);
}

#[test]
fn stacks_of_aces_win_as_often_as_a_recursion_says() {
    /// Two checkers go a roll, four with a double.
    fn wins(mine: u8, yours: u8, known: &mut HashMap<(u8, u8), f64>) -> f64 {
        if yours == 0 {
            return 0.0;
        }
        if let Some(&found) = known.get(&(mine, yours)) {
            return found;
        }
        let mut after = |off: u8| if off >= mine { 1.0 } else { 1.0 - wins(yours, mine - off, known) };
        let found = after(2) * 30.0 / 36.0 + after(4) * 6.0 / 36.0;
        known.insert((mine, yours), found);
        found
    }
    let mut known = HashMap::new();
    for checkers in 1..=15 {
        let home = Home::new([checkers, 0, 0, 0, 0, 0]).expect("at most 15");
        let (exact, found) = (wins(checkers, checkers, &mut known), ONE_SIDED.wins(home, home));
        assert!((exact - found).abs() < 1e-6, "{checkers}: {exact} {found}");
    }
    // 52,521,141,451 in 78,364,164,096, as worked out by hand elsewhere.
    assert!((known[&(15, 15)] - 0.670_219).abs() < 1e-6);
}
