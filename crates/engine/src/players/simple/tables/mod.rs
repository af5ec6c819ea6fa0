//! The player of the games on the 24-point board.

mod cube;
mod estimate;
mod race;
mod reading;
mod shots;
mod terms;
mod view;
mod weights;

use std::marker::PhantomData;

use alea_game::{Game, Side, Step, Table};
use alea_matchplay::Contest;
use alea_tables::{Tables, Turn, Variant};

use crate::{
    Random,
    players::{Player, simple::chance::CERTAIN},
};
use estimate::Estimate;

pub use estimate::{Gammon, Weights};
pub use terms::Terms;

/// A game that the player knows something about.
pub trait Weighed: Variant {
    /// What.
    const WEIGHTS: Weights;
}

/// Looks at every board that a roll leads to and plays the one that it expects most of.
#[derive(Copy, Clone, Debug, Default)]
pub struct Simple<V: Weighed> {
    variant: PhantomData<V>,
}

impl<V: Weighed> Simple<V> {
    /// The player at the start of any game.
    #[must_use]
    pub fn new() -> Simple<V> {
        Simple { variant: PhantomData }
    }

    /// The game on the table, to look ahead on; `None` if it is another.
    pub(super) fn game(table: &dyn Table) -> Option<Tables<V>> {
        let rules = V::rules(table.rules()).ok()?;
        let mut game = Tables::<V>::from_setup(rules, &table.setup()).ok()?;
        if let Some(roll) = table.rolled().and_then(Tables::<V>::chance_of) {
            game.resolve(roll);
        }
        Some(game)
    }

    /// The points that the player on turn expects after `turn`.
    fn worth(game: &Tables<V>, turn: &Turn) -> i64 {
        match turn.end {
            Some(points) => i64::from(points) * CERTAIN,
            None => Estimate::of::<V>(game.rules(), &V::WEIGHTS, &turn.after).points(),
        }
    }
}

impl<V: Weighed> Player for Simple<V> {
    fn turn(&mut self, table: &dyn Table, _: &mut Random) -> Vec<Step> {
        let Some(game) = Self::game(table) else { return Vec::new() };
        let mut turns = Vec::with_capacity(64);
        game.moves(&mut turns);
        // What looks equal is decided by the pips left, then by the turn itself, however they are listed.
        let best = turns.iter().max_by_key(|turn| {
            let pips = i64::from(turn.after.me.pips());
            (Self::worth(&game, turn), -pips, **turn)
        });
        best.map(Tables::<V>::steps).unwrap_or_default()
    }

    fn doubles(&mut self, contest: &Contest, by: Side) -> bool {
        Self::would_double(contest, by).unwrap_or(false)
    }

    fn takes(&mut self, contest: &Contest, by: Side) -> bool {
        Self::would_take(contest, by).unwrap_or(true)
    }

    fn raises(&mut self, contest: &Contest, by: Side) -> bool {
        Self::would_raise(contest, by).unwrap_or(false)
    }

    fn resigns(&mut self, contest: &Contest, by: Side) -> Option<u8> {
        Self::would_resign(contest, by)
    }

    fn accepts_resignation(&mut self, contest: &Contest, by: Side, points: u8) -> bool {
        Self::would_let_resign(contest, by, points).unwrap_or(true)
    }

    fn accepts_draw(&mut self, contest: &Contest, by: Side) -> bool {
        Self::would_draw(contest, by).unwrap_or(false)
    }
}
