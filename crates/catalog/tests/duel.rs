//! Duels, and the luck that is taken off their results.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use alea_catalog::{
    Duel, DuelError, Duelled, Duellist, Entry, GAMES, PLAYERS, Random, duel, find, find_player,
};
use alea_engine::luck::{Chances, Luck};
use alea_game::{Node, Side, Step, Table};
use alea_notation::position;

/// A duel of two players of the house.
fn played(entry: &Entry, players: [&str; 2], pairs: u64, threads: usize) -> Duelled {
    let rules = entry.default_rules();
    let plan = Duel { entry, rules: &rules, pairs, seed: 5, threads };
    let seat = |side: Side| -> Result<Box<dyn Duellist<()>>, ()> {
        let player = find_player(players[side as usize]).unwrap();
        Ok(Box::new(player.seat(entry).ok_or(())?))
    };
    duel(plan, seat, |_| {}).unwrap()
}

#[test]
fn nobody_is_better_than_himself() {
    let pairs = |player: &str, entry: &Entry| match (player, entry.dice_number) {
        ("simple", None) => 1,
        ("static", _) => 20,
        _ => 6,
    };
    for entry in GAMES {
        for player in PLAYERS.iter().filter(|player| player.plays(entry)) {
            let found = played(entry, [player.id; 2], pairs(player.id, entry), 1);
            for mean in [Some(found.plain), found.adjusted].into_iter().flatten() {
                assert_eq!((mean.points, mean.error), (0.0, 0.0), "{}: {}", entry.id, player.id);
            }
        }
    }
}

#[test]
fn luck_makes_results_tell_more_and_nothing_else() {
    let entry = find("backgammon").unwrap();
    let found = played(entry, ["static", "simple"], 50, 2);
    let adjusted = found.adjusted.unwrap();
    assert!(adjusted.error < found.plain.error / 2.0, "{found:?}");
    let apart = (adjusted.points - found.plain.points).abs();
    assert!(apart < 4.0 * found.plain.error, "{found:?}");
    assert_eq!(found, played(entry, ["static", "simple"], 50, 1));
    let turned = played(entry, ["simple", "static"], 50, 2);
    assert_eq!(turned.plain.points, -found.plain.points);
    assert_eq!(turned.adjusted.unwrap().points, -adjusted.points);
}

fn table(text: &str) -> Box<dyn Table> {
    let entry = find("backgammon").unwrap();
    entry.open(&entry.default_rules(), Some(&position::parse(text).unwrap())).unwrap()
}

#[test]
fn luck_is_none_on_average() {
    let mut luck = find("backgammon").unwrap().luck().unwrap();
    for text in ["x=24:2,13:5,8:3,6:5 o=1:2,12:5,17:3,19:5", "x=bar:1,20:2,6:5 o=3:2,19:3", "x=1:2 o=19:2"] {
        for (chances, count) in [(Chances::All, 36.0), (Chances::Different, 30.0)] {
            let before = table(text);
            let (mut sum, mut spread) = (0.0, 0.0);
            for (dice, weight) in before.chances() {
                if chances == Chances::All || !dice.is_double() {
                    let of = luck.of(&*before, dice, chances);
                    sum += f64::from(weight) / count * of;
                    spread += of.abs();
                }
            }
            assert!(sum.abs() < 1e-9, "{text}: {sum}");
            assert!(spread > 0.01 || text.starts_with("x=1:2"), "{text}: {spread}");
        }
    }
}

/// What a small ending is worth to the side on roll, with and without luck: the mean over all dice that can fall.
fn means(table: &dyn Table, player: &mut Box<dyn Duellist<()>>, luck: &mut Box<dyn Luck>) -> (f64, f64) {
    let Node::Chance(side) = table.node() else {
        let Node::Over(outcome) = table.node() else { panic!("{table:?}") };
        let points = f64::from(outcome.points_for(Side::First));
        return (points, points);
    };
    let sign = if side == Side::First { 1.0 } else { -1.0 };
    let (mut plain, mut without) = (0.0, 0.0);
    for (dice, weight) in table.chances() {
        let of = luck.of(table, dice, Chances::All);
        let mut next = table.boxed();
        next.roll(dice).unwrap();
        let steps = player.turn(&*next, &mut Random::of_game(1, 1)).unwrap();
        next.play(&steps).unwrap();
        let (points, less) = means(&*next, player, luck);
        plain += f64::from(weight) / 36.0 * points;
        without += f64::from(weight) / 36.0 * (less - sign * of);
    }
    (plain, without)
}

/// Luck does not shift the mean, whoever plays: not even somebody who plays anything.
#[test]
fn luck_shifts_no_mean() {
    let entry = find("backgammon").unwrap();
    let mut luck = entry.luck().unwrap();
    for player in ["static", "random"] {
        let mut player: Box<dyn Duellist<()>> = Box::new(find_player(player).unwrap().seat(entry).unwrap());
        for text in ["x=5:1,2:1 o=22:2", "x=2:2 o=21:1,24:1"] {
            let (plain, without) = means(&*table(text), &mut player, &mut luck);
            assert!((plain - without).abs() < 1e-9, "{text}: {plain} {without}");
            assert!(plain.abs() < 1.0, "{text}: {plain}");
        }
    }
}

/// Plays nothing, or says that he cannot.
struct Odd(bool);

impl Duellist<&'static str> for Odd {
    fn turn(&mut self, _: &dyn Table, _: &mut Random) -> Result<Vec<Step>, &'static str> {
        if self.0 { Err("not today") } else { Ok(Vec::new()) }
    }
}

#[test]
fn who_cannot_play_ends_the_duel() {
    let entry = find("backgammon").unwrap();
    let rules = entry.default_rules();
    let plan = Duel { entry, rules: &rules, pairs: 10, seed: 1, threads: 2 };
    let failed = duel(plan, |_| Ok(Box::new(Odd(true)) as Box<dyn Duellist<_>>), |_| {});
    assert_eq!(failed, Err(DuelError::Player("not today")));
    let illegal = duel(plan, |_| Ok(Box::new(Odd(false)) as Box<dyn Duellist<_>>), |_| {});
    assert!(matches!(illegal, Err(DuelError::Illegal { .. })), "{illegal:?}");
    let nobody = duel(plan, |_| Err::<Box<dyn Duellist<_>>, _>("not there"), |_| {});
    assert_eq!(nobody, Err(DuelError::Player("not there")));
}
