//! The graph of a turn says the same as the rules do step by step, and the board follows from its steps alone.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::collections::BTreeSet;

use alea_catalog::{Entry, GAMES, Random};
use alea_game::{Cell, GraphStep, Node, Onward, Setup, Step, Table, TurnGraph};
use alea_testkit::scatter;
use common::{play_through, points_games, some_rules, spread};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

/// What a client without rules does to its board.
fn done(step: &GraphStep, setup: &Setup, entry: &Entry) -> Setup {
    let Step { from, to } = step.step;
    let mut after = setup.clone();
    match &mut after {
        Setup::Points(board) => {
            match from {
                Step::BAR => board.x.bar -= 1,
                Step::HAND => board.x.hand -= 1,
                _ => board.x.points[usize::from(from) - 1] -= 1,
            }
            if to != Step::OFF {
                board.x.points[usize::from(to) - 1] += 1;
            }
            if step.hit {
                board.o.points[usize::from(to) - 1] -= 1;
                board.o.bar += 1;
            }
            if step.pins {
                board.o.pinned |= 1 << to;
            }
            if step.frees {
                board.o.pinned &= !(1 << from);
            }
        }
        Setup::Square(board) => {
            assert_eq!(step.die, None, "{}", entry.id);
            board.cells[usize::from(to)] = std::mem::take(&mut board.cells[usize::from(from)]);
            for &captured in &step.captures {
                assert_ne!(std::mem::take(&mut board.cells[usize::from(captured)]), Cell::Empty);
            }
        }
    }
    after
}

/// Whether two boards hold the same: counters and whose turn it is are not a matter of steps.
fn same(a: &Setup, b: &Setup) -> bool {
    match (a, b) {
        (Setup::Square(a), Setup::Square(b)) => a.cells == b.cells,
        (Setup::Points(a), Setup::Points(b)) => (a.x, a.o) == (b.x, b.o),
        _ => false,
    }
}

/// Walks at random through the graph, and holds every stage on the way to the rules.
fn walk(entry: &Entry, table: &dyn Table, graph: &TurnGraph, random: &mut Random) {
    let place = || format!("{} {:?} {:?} {:?}", entry.id, table.rules(), table.setup(), table.rolled());
    let mut played = Vec::new();
    let mut board = table.setup();
    // A checker borne off may have used either die, so that steps can lead to more than one node.
    let mut here = BTreeSet::from([Onward::To(0)]);
    loop {
        let nodes = || {
            here.iter().filter_map(|onward| match onward {
                Onward::To(node) => Some(&graph.nodes[*node as usize]),
                Onward::Completes => None,
            })
        };
        let complete = here.contains(&Onward::Completes) || nodes().any(|node| node.complete);
        assert_eq!(complete, table.complete(&played).is_ok(), "{played:?} {}", place());
        let ways: Vec<(&GraphStep, Onward)> = nodes()
            .flat_map(|node| &node.next)
            .map(|&(step, onward)| (&graph.steps[step as usize], onward))
            .collect();
        let offered: BTreeSet<Step> = ways.iter().map(|(step, _)| step.step).collect();
        let allowed: BTreeSet<Step> = table.continuations(&played).into_iter().collect();
        assert_eq!(offered, allowed, "{played:?} {}", place());
        if ways.is_empty() {
            return;
        }
        let chosen = ways[random.below(ways.len() as u32) as usize].0;
        let after: BTreeSet<Setup> = ways
            .iter()
            .filter(|(way, _)| way.step == chosen.step)
            .map(|(way, _)| done(way, &board, entry))
            .collect();
        played.push(chosen.step);
        board = table.preview(&played).unwrap();
        assert!(after.iter().all(|after| same(after, &board)), "{played:?} {chosen:?} {}", place());
        here = ways.iter().filter(|(way, _)| way.step == chosen.step).map(|(_, onward)| *onward).collect();
    }
}

fn law(entry: &Entry, table: &dyn Table, random: &mut Random) {
    match (table.node(), table.graph()) {
        (Node::Decision(_), Some(graph)) => {
            for _ in 0..4 {
                walk(entry, table, &graph, random);
            }
        }
        (Node::Decision(_), None) => panic!("{} has no graph: {:?}", entry.id, table.setup()),
        (_, graph) => assert_eq!(graph, None, "{}", entry.id),
    }
}

#[test]
fn the_graph_says_what_the_rules_say() {
    spread(&GAMES.iter().collect::<Vec<_>>(), |entry| {
        for index in 0..3 {
            let mut random = Random::of_game(17, index);
            let rules = some_rules(entry, &mut random);
            let mut table = entry.open(&rules, None).unwrap();
            let mut left = 60;
            play_through(&mut *table, &mut random, |table, random| {
                if random.below(4) == 0 {
                    law(entry, table, random);
                    left -= 1;
                }
                left > 0
            });
            law(entry, &*table, &mut random);
        }
    });
}

#[test]
fn so_it_does_where_boards_are_crowded() {
    spread(&points_games(), |entry| {
        let mut rng = ChaCha8Rng::seed_from_u64(23);
        for index in 0..60 {
            let mut random = Random::of_game(23, index);
            let rules = some_rules(entry, &mut random);
            let setup = scatter::scattered(entry.id, &mut rng);
            let mut table = entry.open(&rules, Some(&Setup::Points(setup))).unwrap();
            if matches!(table.node(), Node::Chance(_)) {
                table.roll(random.dice()).unwrap();
            }
            law(entry, &*table, &mut random);
        }
    });
}

#[test]
fn ways_that_go_on_alike_share_their_stages() {
    // A double 1 with all fifteen checkers apart: 1654 turns, each of which can be played in many orders.
    let entry = alea_catalog::find("backgammon").unwrap();
    let mut setup = alea_game::PointsSetup::default();
    for point in 9..24 {
        setup.x.points[point] = 1;
    }
    setup.o.points[0] = 15;
    let mut table = entry.open(&entry.default_rules(), Some(&Setup::Points(setup))).unwrap();
    table.roll(alea_game::Dice::new(1, 1).unwrap()).unwrap();
    let graph = table.graph().unwrap();
    assert_eq!(table.count_turns(), 1654);
    assert!(graph.nodes.len() < 816, "{}", graph.nodes.len());
}
