//! Games of a player against himself, from which positions are taken.

use alea_catalog::{Duellist, Entry, Random, start};
use alea_game::{Node, Step, Table};
use alea_texts::{Said, message};
use anyhow::Result;

use crate::{
    common::{failed, misuse},
    duel::PeerError,
};

/// The game that nets are trained for.
pub(super) const GAME: &str = "backgammon";
/// What games follow from, unless something else is asked for: no net of the house has been trained with this seed or with one of the
/// million after it.
pub(super) const SEED: u64 = 1_000_000;
/// After so many rolls a game is given up.
const LONGEST: u32 = 2_000;

/// What is met in a game.
pub(super) enum Met<'a> {
    /// A position before its roll.
    Roll(&'a dyn Table),
    /// A position with its roll, and what is played.
    Turn(&'a dyn Table, &'a [Step]),
}

/// Plays game `number` of those that follow from a seed, and gives what is left of its stream of lots: dice and player draw from one.
///
/// # Errors
/// The player fails, or plays what is not legal.
pub(super) fn play(
    entry: &Entry,
    (seed, number): (u64, u64),
    player: &mut dyn Duellist<PeerError>,
    name: &str,
    mut met: impl FnMut(Met<'_>),
) -> Result<Random> {
    let mut random = Random::of_game(seed, number);
    let rules = entry.default_rules();
    let (mut table, _) = start(entry, &rules, &mut random).map_err(|error| misuse(error.message()))?;
    for _ in 0..LONGEST {
        if let Node::Chance(_) = table.node() {
            met(Met::Roll(&*table));
            table.roll(random.dice()).expect("a chance node takes every roll");
        }
        if let Node::Over(_) = table.node() {
            break;
        }
        let steps = player.turn(&*table, &mut random).map_err(|error| failed(error.message()))?;
        met(Met::Turn(&*table, &steps));
        let illegal = |_| failed(message!["duel-illegal", "player" => name.to_owned()]);
        table.play(&steps).map_err(illegal)?;
    }
    Ok(random)
}
