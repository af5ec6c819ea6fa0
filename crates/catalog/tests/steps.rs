//! Turns put together step by step: what can come next, what is refused and why, what is complete.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test that cannot go on fails")]

mod common;

use std::collections::BTreeSet;

use alea_catalog::{Entry, Random};
use alea_game::{Dice, Draft, Node, PointsSetup, Refusal, Setup, Step, Table};
use alea_testkit::{oracle::Oracle, scatter};
use common::{asked, play_through, points, points_games, some_rules, spread};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

/// Positions of each game. `ALEA_STEP_POSITIONS` asks for more.
const POSITIONS: u32 = 100;

fn positions() -> u32 {
    asked("ALEA_STEP_POSITIONS", POSITIONS)
}

/// Visits played and scattered positions of every game, each waiting for a turn, with the oracle that knows its rules.
fn positions_of_every_game(
    seed: u64,
    law: impl Fn(&Entry, &dyn Table, &Oracle, &PointsSetup, Dice, &mut Random) + Sync,
) {
    spread(&points_games(), |entry| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (mut seen, mut index) = (0, 0);
        while seen < positions() {
            let mut random = Random::of_game(seed, index);
            index += 1;
            let rules = some_rules(entry, &mut random);
            let oracle = Oracle::new(entry.id, &rules);
            if index % 2 == 0 {
                let mut table = entry.open(&rules, None).unwrap();
                let mut left = 5;
                play_through(&mut *table, &mut random, |table, random| {
                    if let Some(dice) = table.rolled().filter(|_| random.below(10) == 0) {
                        law(entry, table, &oracle, &points(&table.setup()), dice, random);
                        left -= 1;
                        seen += 1;
                    }
                    left > 0
                });
            } else {
                let setup = scatter::scattered(entry.id, &mut rng);
                let mut table = entry.open(&rules, Some(&Setup::Points(setup.clone()))).unwrap();
                if !matches!(table.node(), Node::Over(_)) {
                    let dice = random.dice();
                    table.roll(dice).unwrap();
                    law(entry, &*table, &oracle, &setup, dice, &mut random);
                    seen += 1;
                }
            }
        }
    });
}

/// Every sequence of steps that the continuations lead through and `complete` accepts.
fn sequences(table: &dyn Table) -> BTreeSet<Vec<Step>> {
    let mut complete = BTreeSet::new();
    let mut open = vec![Vec::new()];
    while let Some(played) = open.pop() {
        if table.complete(&played).is_ok() {
            complete.insert(played.clone());
        }
        for step in table.continuations(&played) {
            let mut next = played.clone();
            next.push(step);
            open.push(next);
        }
    }
    complete
}

#[test]
fn complete_accepts_the_turns_in_any_order_of_steps_and_nothing_else() {
    positions_of_every_game(3, |entry, table, oracle, setup, dice, random| {
        let place = || format!("{} {:?} {setup:?} {dice}", entry.id, table.rules());
        if table.count_turns() > 60 {
            // The sequences of a double can be tens of thousands: some of them, step by step in any order, and whether
            // each of their steps is legal is asked of the oracle too.
            let rolled = oracle.rolled(setup, dice);
            let listed: BTreeSet<_> = table.turns().into_iter().map(|play| play.after).collect();
            for _ in 0..20 {
                let mut steps = Vec::new();
                while table.complete(&steps).is_err() {
                    let next = table.continuations(&steps);
                    let step = next[random.below(next.len() as u32) as usize];
                    assert!(rolled.reasons(&steps, step).is_empty(), "{} {steps:?} {step}", place());
                    steps.push(step);
                }
                let play = table.complete(&steps).unwrap();
                assert!(listed.contains(&play.after), "{} {steps:?}", place());
                assert_eq!(play.steps, steps, "{}", place());
            }
            return;
        }
        assert_eq!(sequences(table), oracle.sequences(setup, dice), "{}", place());
        let listed: BTreeSet<_> = table.turns().into_iter().map(|play| play.after).collect();
        for steps in sequences(table) {
            let play = table.complete(&steps).unwrap();
            assert!(listed.contains(&play.after), "{} {steps:?}", place());
            assert_eq!(play.steps, steps, "{}", place());
        }
    });
}

/// Whether the journeys that a text names can be played one after the other, as they read, and lead to `after`.
fn reads(table: &dyn Table, played: &mut Vec<Step>, legs: &[Step], after: &Setup) -> bool {
    let Some((leg, rest)) = legs.split_first() else {
        return table.complete(played).is_ok_and(|play| play.after == *after);
    };
    for step in table.continuations(played) {
        if step.from != leg.from || step.to < leg.to {
            continue;
        }
        // A journey may use several dice: what is left of it comes next.
        let left = Step::new(step.to, leg.to);
        let mut legs = rest.to_vec();
        if step.to != leg.to {
            legs.insert(0, left);
        }
        played.push(step);
        let found = reads(table, played, &legs, after);
        played.pop();
        if found {
            return true;
        }
    }
    false
}

#[test]
fn the_text_of_a_turn_can_be_played_as_it_reads() {
    positions_of_every_game(10, |entry, table, _, setup, dice, _| {
        for play in table.turns() {
            let hops = alea_notation::turn::parse(&play.text).unwrap();
            let checkers = hops.iter().flat_map(|hop| (0..hop.times).flat_map(|_| hop.legs()));
            let legs: Vec<Step> = checkers.map(|(step, _)| step).collect();
            let place = format!("{} {:?} {setup:?} {dice}: {}", entry.id, table.rules(), play.text);
            assert!(reads(table, &mut Vec::new(), &legs, &play.after), "{place}");
        }
    });
}

#[test]
fn a_refused_step_has_a_reason_and_the_reason_is_true() {
    positions_of_every_game(4, |entry, table, oracle, setup, dice, random| {
        let rolled = oracle.rolled(setup, dice);
        let mut played: Vec<Step> = Vec::new();
        loop {
            let next = table.continuations(&played);
            for from in 0..=27 {
                for to in 0..=27 {
                    let step = Step::new(from, to);
                    let refusal = table.refusal(&played, step);
                    let place =
                        || format!("{} {:?} {setup:?} {dice} {played:?} {step}", entry.id, table.rules());
                    assert_eq!(refusal.is_none(), next.contains(&step), "{}", place());
                    let reasons = if refusal.is_none() { rolled.reasons(&played, step) } else { Vec::new() };
                    assert!(reasons.is_empty(), "{}: {reasons:?}", place());
                    if let Some(reason) = refusal {
                        rolled
                            .explain(&played, step, reason)
                            .unwrap_or_else(|why| panic!("{}: {why}", place()));
                        let mut steps = played.clone();
                        steps.push(step);
                        assert_eq!(table.complete(&steps), Err(reason), "{}", place());
                        assert_eq!(table.preview(&steps), Err(reason), "{}", place());
                    }
                }
            }
            if next.is_empty() {
                return;
            }
            played.push(next[random.below(next.len() as u32) as usize]);
        }
    });
}

#[test]
fn checkers_and_pips_are_conserved_and_every_step_can_be_taken_back() {
    positions_of_every_game(5, |entry, table, oracle, setup, dice, random| {
        let place = |draft: &Draft<'_>| format!("{} {setup:?} {dice} {:?}", entry.id, draft.steps());
        let mut draft = Draft::new(table);
        let mut boards = vec![draft.board()];
        for _ in 0..12 {
            let next = draft.continuations();
            if next.is_empty() || random.below(3) == 0 {
                let taken_back = draft.undo();
                assert_eq!(taken_back.is_some(), boards.len() > 1);
                if taken_back.is_some() {
                    boards.pop();
                }
                assert_eq!(draft.board(), *boards.last().unwrap(), "{}", place(&draft));
                continue;
            }
            let step = next[random.below(next.len() as u32) as usize];
            let before = points(&draft.board());
            draft.add(step).unwrap();
            let after = points(&draft.board());
            boards.push(draft.board());

            let [mine, theirs] = oracle.pips(&before);
            let [mine_after, theirs_after] = oracle.pips(&after);
            assert_eq!(mine_after, mine - u32::from(step.from - step.to), "{}", place(&draft));
            assert_eq!(after.x.in_play() + u32::from(step.to == Step::OFF), before.x.in_play());
            assert_eq!(after.o.in_play(), before.o.in_play(), "{}", place(&draft));
            let hit = after.o.bar - before.o.bar;
            let sent_back = if hit == 0 { 0 } else { 25 - (25 - u32::from(step.to)) };
            assert_eq!(theirs_after, theirs + sent_back, "{}", place(&draft));
        }
        if let Ok(play) = draft.complete() {
            assert_eq!(play.after, draft.board());
        } else {
            assert!(matches!(draft.complete(), Err(Refusal::Unfinished { .. })));
        }
    });
}
