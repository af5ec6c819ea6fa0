//! What the laws share: positions of every kind for every game, and work spread over the cores.
#![allow(dead_code)]

pub(crate) mod at;
pub(crate) mod driver;
pub(crate) mod terms;

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use alea_catalog::{Entry, Family, GAMES, Random};
use alea_game::{Allowed, Node, PointsSetup, RuleValue, Setup, Table};

/// The games of the 24-point board.
pub(crate) fn points_games() -> Vec<&'static Entry> {
    GAMES.iter().filter(|entry| matches!(entry.family, Family::Points { .. })).collect()
}

/// Runs `law` for each of `items` on all cores. A panic in one of them fails the test.
pub(crate) fn spread<T: Sync>(items: &[T], law: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    law(item);
                }
            });
        }
    });
}

/// How often a law is tried: `usual`, or what the environment variable `name` says.
pub(crate) fn asked(name: &str, usual: u32) -> u32 {
    let said = std::env::var(name).ok();
    said.map_or(usual, |number| number.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// Rules of `entry`: three times in four the defaults, else a random choice for each option.
pub(crate) fn some_rules(entry: &Entry, random: &mut Random) -> RuleValue {
    if random.below(4) > 0 {
        return entry.default_rules();
    }
    loop {
        let mut chosen = Vec::new();
        for spec in entry.options {
            chosen.push((
                spec.key,
                match spec.allowed {
                    Allowed::Words(words) => words[random.below(words.len() as u32) as usize].to_string(),
                    Allowed::Number { min, max } => {
                        (u32::from(min) + random.below(u32::from(max - min) + 1)).to_string()
                    }
                },
            ));
        }
        // Choices that exclude each other are thrown again.
        if let Ok(rules) = entry.rules(chosen.iter().map(|(key, value)| (*key, value.as_str()))) {
            return rules;
        }
    }
}

/// The board of a game of the 24-point board.
pub(crate) fn points(setup: &Setup) -> PointsSetup {
    match setup {
        Setup::Points(points) => points.clone(),
        Setup::Square(_) => panic!("a square board where 24 points were expected"),
    }
}

/// Plays random turns until the game is over or `visit` has seen enough and says `false`. It sees every table that waits for a
/// turn, with its roll.
pub(crate) fn play_through(
    table: &mut dyn Table,
    random: &mut Random,
    mut visit: impl FnMut(&dyn Table, &mut Random) -> bool,
) {
    loop {
        match table.node() {
            Node::Over(_) => return,
            Node::Chance(_) => table.roll(random.dice()).unwrap(),
            Node::Decision(_) => {
                if !visit(table, random) {
                    return;
                }
                table.play_random(&mut |n| random.below(n));
            }
        }
    }
}
