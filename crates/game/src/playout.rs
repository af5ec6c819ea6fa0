//! Random play to the end: the cheapest test that a game is sound.

use alloc::vec::Vec;

use crate::{Game, Node, Outcome};

/// How a random game went.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Playout {
    /// The result.
    pub outcome: Outcome,
    /// Decisions made by both sides.
    pub turns: u32,
}

/// Plays uniformly random moves until the game ends, or gives up after `limit` decisions and gives `None`.
///
/// `random(n)` is a number below `n`; rolls fall with their weights.
pub fn playout<G: Game>(game: &mut G, limit: u32, mut random: impl FnMut(u32) -> u32) -> Option<Playout> {
    let mut moves = Vec::new();
    let mut turns = 0;
    while turns < limit {
        match game.node() {
            Node::Over(outcome) => return Some(Playout { outcome, turns }),
            Node::Chance(_) => roll(game, &mut random),
            Node::Decision(_) => {
                moves.clear();
                game.moves(&mut moves);
                let choice = random(moves.len() as u32) as usize;
                game.play(&moves[choice]);
                turns += 1;
            }
        }
    }
    match game.node() {
        Node::Over(outcome) => Some(Playout { outcome, turns }),
        _ => None,
    }
}

/// Lets the dice fall with their weights.
pub fn roll<G: Game>(game: &mut G, mut random: impl FnMut(u32) -> u32) {
    let chances = game.chances();
    let mut left = random(chances.iter().map(|&(_, weight)| u32::from(weight)).sum());
    for &(chance, weight) in chances {
        match left.checked_sub(weight.into()) {
            Some(rest) => left = rest,
            None => return game.resolve(chance),
        }
    }
}
