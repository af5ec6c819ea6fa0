//! What the simple players see on a board, and how they fare against a player who sees nothing.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use alea_catalog::{Entry, Family, GAMES, Pairing, Random, find, find_player, simulate};
use alea_game::{BySide, Dice};
use alea_notation::position;
use common::spread;

/// What the simple player plays in a position of a game with these dice.
fn plays(game: &str, board: &str, dice: [u8; 2]) -> String {
    let entry = find(game).unwrap();
    let mut table = entry.open(&entry.default_rules(), Some(&position::parse(board).unwrap())).unwrap();
    table.roll(Dice::new(dice[0], dice[1]).unwrap()).unwrap();
    chosen(entry, &*table)
}

/// What it moves in a position of a tafl game.
fn moves(game: &str, board: &str) -> String {
    let entry = find(game).unwrap();
    let table = entry.open(&entry.default_rules(), Some(&position::parse(board).unwrap())).unwrap();
    chosen(entry, &*table)
}

fn chosen(entry: &Entry, table: &dyn alea_game::Table) -> String {
    let mut player = find_player("simple").unwrap().seat(entry).unwrap();
    let steps = player.turn(table, &mut Random::of_game(1, 1));
    table.complete(&steps).unwrap().text
}

const START: &str = "x=24:2,13:5,8:3,6:5 o=19:5,17:3,12:5,1:2";

#[test]
fn the_simple_player_opens_as_players_do() {
    for (dice, turn) in [([3, 1], "8/5 6/5"), ([4, 2], "8/4 6/4"), ([6, 1], "13/7 8/7")] {
        assert_eq!(plays("backgammon", START, dice), turn, "{dice:?}");
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
