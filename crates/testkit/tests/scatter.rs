//! What scattered positions are made of: all valid, and rich in what random play hardly meets.

use std::collections::BTreeMap;

use alea_game::{PointsSetup, Step};
use alea_testkit::oracle::{GAMES, Oracle, rules_of, text};
use alea_testkit::scatter::{played, roll, scattered};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// The setup is a position of the game: counted, nowhere shared without a pin, on the bar only where there is one.
fn assert_valid(game: &str, setup: &PointsSetup) {
    let told = text::write(setup);
    let total = if game == "hypergammon" { 3 } else { 15 };
    let pins = matches!(game, "plakoto" | "tapa");
    let same_way = matches!(game, "fevga" | "moultezim" | "narde");
    for (side, other) in [(&setup.x, &setup.o), (&setup.o, &setup.x)] {
        assert!((1..=total).contains(&side.in_play()), "{game} {told}");
        assert!(side.hand == 0 && (side.bar == 0 || !pins && !same_way), "{game} {told}");
        for point in 1..=24 {
            let both = side.on(point) > 0 && other.on(point) > 0;
            assert_eq!(both, side.is_pinned(point) || other.is_pinned(point), "{game} {told}");
            if side.is_pinned(point) {
                assert!(pins && side.on(point) == 1 && !other.is_pinned(point), "{game} {told}");
            }
        }
    }
    assert_eq!(text::read(&told), PointsSetup { turn: None, ..setup.clone() });
}

#[test]
fn positions_are_valid_and_seen_alike_from_both_sides() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for game in GAMES {
        let oracle = Oracle::new(game, &rules_of(game, &[]));
        for round in 0..200 {
            let setup =
                if round < 180 { scattered(game, &mut rng) } else { played(&oracle, game, 60, &mut rng).0 };
            assert_valid(game, &setup);
            assert!(oracle.over(&setup).is_none());
            let flipped = oracle.flipped(&setup);
            assert_valid(game, &flipped);
            assert_eq!(oracle.flipped(&flipped), PointsSetup { turn: None, ..setup.clone() });
            let [mine, theirs] = oracle.pips(&setup);
            assert_eq!(oracle.pips(&flipped), [theirs, mine]);
            for after in oracle.turns(&setup, roll(&mut rng)).results.keys() {
                assert!(
                    after.x.in_play() == 0 || {
                        assert_valid(game, after);
                        true
                    }
                );
            }
        }
    }
}

/// How many of 250 positions have what their rules are about, at the least.
#[test]
fn rare_things_are_frequent() {
    for game in GAMES {
        let oracle = Oracle::new(game, &rules_of(game, &[]));
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for _ in 0..250 {
            let setup = scattered(game, &mut rng);
            let dice = roll(&mut rng);
            let rolled = oracle.rolled(&setup, dice);
            let turns = rolled.turns();
            let points = |from: u8, to: u8| (from..=to).filter(|&point| setup.x.on(point) > 0).count();
            let mut count = |what, yes: bool| *counts.entry(what).or_default() += usize::from(yes);
            count("ending", turns.results.values().any(Option::is_some));
            count("home", points(7, 24) == 0 && setup.x.bar == 0);
            count("bar", setup.x.bar > 0 || setup.o.bar > 0);
            count("pin", setup.x.pinned != 0 || setup.o.pinned != 0);
            count("mother", setup.o.on(1) == 1 && setup.x.on(1) == 0);
            count("quadrant", points(19, 24) >= 5 || points(7, 12) >= 5);
            count("alone", (1..=24).any(|point| u32::from(setup.o.on(point)) == setup.o.in_play()));
            count("lost dice", usize::from(turns.dice_played) < if dice.is_double() { 4 } else { 2 });
            let refused = |kind: &str| {
                let steps = (1..=24_u16).flat_map(|from| {
                    [dice.high(), dice.low()].map(|die| Step::new(from, from.saturating_sub(die.into())))
                });
                steps
                    .into_iter()
                    .any(|step| rolled.reasons(&[], step).iter().any(|reason| reason.key() == kind))
            };
            count("runner", refused("runner-not-passed"));
            count("number", refused("both-dice") || refused("larger-die") || refused("more-dice"));
            count("block", refused("block-without-enemy-ahead"));
        }
        let least = |what: &str, least: usize| assert!(counts[what] >= least, "{game} {counts:?}");
        least("ending", 2);
        least("home", 20);
        least("lost dice", 15);
        least("number", 1);
        let special: &[(&str, usize)] = match game {
            "plakoto" | "tapa" => &[("pin", 50), ("mother", 30)],
            "fevga" | "moultezim" => &[("quadrant", 25), ("alone", 25), ("runner", 8)],
            "narde" => &[("block", 1), ("alone", 25)],
            _ => &[("bar", 40)],
        };
        special.iter().for_each(|&(what, count)| least(what, count));
    }
}
