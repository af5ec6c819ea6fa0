//! What the simple players see on a board, and how they fare against a player who sees nothing.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use alea_catalog::{Entry, Family, GAMES, Pairing, Random, find, find_player, simulate};
use alea_game::{BySide, Dice, EndReason, Play, Table};
use alea_notation::position;
use common::spread;

/// A game with this board, and these dice.
fn table(game: &str, board: &str, dice: Option<[u8; 2]>) -> Box<dyn Table> {
    let entry = find(game).unwrap();
    let mut table = entry.open(&entry.default_rules(), Some(&position::parse(board).unwrap())).unwrap();
    if let Some([first, second]) = dice {
        table.roll(Dice::new(first, second).unwrap()).unwrap();
    }
    table
}

/// What the simple player plays.
fn played(game: &str, table: &dyn Table) -> Play {
    let mut player = find_player("simple").unwrap().seat(find(game).unwrap()).unwrap();
    let steps = player.turn(table, &mut Random::of_game(1, 1));
    table.complete(&steps).unwrap()
}

fn plays(game: &str, board: &str, dice: [u8; 2]) -> String {
    played(game, &*table(game, board, Some(dice))).text
}

fn moves(game: &str, board: &str) -> Play {
    played(game, &*table(game, board, None))
}

const KINGS: [&str; 4] = ["hnefatafl", "hnefatafl-v1", "hnefatafl-v2", "hnefatafl-v3"];

const START: &str = "x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2";

#[test]
fn the_simple_player_opens_as_players_do() {
    for (dice, turn) in [([3, 1], "8/5 6/5"), ([4, 2], "8/4 6/4"), ([6, 1], "13/7 8/7")] {
        assert_eq!(plays("backgammon", START, dice), turn, "{dice:?}");
    }
}

#[test]
fn lone_checkers_are_hit_and_pinned() {
    // A blot on the five point, and one on the bar point.
    assert_eq!(plays("backgammon", "x=24:2,13:5,8:3,6:5 o=5:1,12:5,17:3,19:5,1:1", [3, 1]), "8/5* 6/5");
    assert_eq!(plays("portes", "x=24:2,13:5,8:3,6:5 o=7:1,12:5,17:3,19:5,1:1", [6, 1]), "13/7* 8/7");
    // Far from home, where the pin holds longest.
    let pins = plays("tapa", "x=24:8,13:3,10:1,7:3 o=1:9,4:1,15:5", [6, 1]);
    assert!(pins.starts_with("10/4"), "{pins}");
}

#[test]
fn the_mother_is_pinned_and_kept() {
    let mut pins = table("plakoto", "x=9:5,5:2,8:8 o=1:1,12:14", Some([4, 3]));
    let pinned = played("plakoto", &*pins);
    pins.play(&pinned.steps).unwrap();
    assert_eq!(pinned.over.map(|over| (over.reason, over.points)), Some((EndReason::MotherPinned, 2)));
    // With two left on the start one of them would be alone within reach.
    let kept = plays("plakoto", "x=24:2,14:5,8:8 o=20:1,18:4,12:5,16:5", [4, 2]);
    assert!(!kept.contains("24/"), "{kept}");
}

#[test]
fn everything_is_brought_home_to_save_the_gammon() {
    assert_eq!(plays("portes", "x=9:1,6:8,5:6 o=24:2,23:2", [2, 1]), "9/6");
}

#[test]
fn the_king_walks_out_and_the_last_of_four_takes_him() {
    let open = "19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/5t13/19/5K13/7t11 w";
    let three = "T18/19/19/19/19/19/19/19/9t9/8tKt8/19/19/19/19/19/19/19/19/9t9 b";
    for game in KINGS {
        // One point from the edge every king is fast enough.
        assert_eq!(moves(game, open).over.unwrap().reason, EndReason::KingEscaped, "{game}");
        assert_eq!(moves(game, three).over.unwrap().reason, EndReason::KingTaken, "{game}");
    }
}

#[test]
fn the_only_door_is_closed() {
    let one = "19/9t9/19/19/19/19/19/19/19/1t7K7t1/19/19/19/19/19/19/19/t18/19 b";
    assert_eq!(moves("hnefatafl", one).text, "a2-k2");
}

#[test]
fn no_win_is_left_to_the_answer() {
    // The man on k1 is about to take the king from k9.
    let board = "19/19/19/19/19/19/19/19/9t9/8tKt8/19/19/19/19/7T11/19/19/19/9t9 w";
    for game in KINGS {
        let mut table = table(game, board, None);
        let steps = played(game, &*table).steps;
        table.play(&steps).unwrap();
        assert!(table.turns().iter().all(|answer| answer.over.is_none()), "{game}: {steps:?}");
    }
}

#[test]
fn the_simple_player_beats_one_who_plays_anything() {
    let entries: Vec<&Entry> = GAMES.iter().collect();
    spread(&entries, |entry: &&Entry| {
        let players = ["simple", "random"].map(|id| find_player(id).unwrap());
        let (games, least) = match entry.family {
            Family::Points { checkers: 15, .. } => (100, 95),
            // With three checkers the dice have more to say.
            Family::Points { .. } => (400, 300),
            Family::Square => (6, 6),
        };
        for seat in 0..2 {
            let pairing = Pairing {
                entry,
                rules: &entry.default_rules(),
                players: BySide { first: players[seat], second: players[1 - seat] },
            };
            let played = simulate(pairing, games, 3, 1, |_| {}).unwrap();
            let won = |points: &i32| if seat == 0 { *points > 0 } else { *points < 0 };
            let wins: u64 = played.by_points.iter().filter(|(points, _)| won(points)).map(|(_, n)| n).sum();
            assert!(wins >= least, "{} in seat {seat}: {wins} of {games}", entry.id);
        }
    });
}
