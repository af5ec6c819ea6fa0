//! The player who knows the rules and nothing else.

use alea_game::{Refusal, Step, Table};

use super::Player;
use crate::Random;

/// Plays any legal turn, each equally likely, and takes what it is offered.
#[derive(Copy, Clone, Debug, Default)]
pub struct AtRandom;

impl Player for AtRandom {
    fn turn(&mut self, table: &dyn Table, random: &mut Random) -> Vec<Step> {
        self.play(&mut *table.boxed(), random).unwrap_or_default()
    }

    fn play(&mut self, table: &mut dyn Table, random: &mut Random) -> Result<Vec<Step>, Refusal> {
        match table.play_random(&mut |n| random.below(n)) {
            Some(steps) => Ok(steps),
            // Where no turn is to be played the table says why.
            None => table.play(&[]).map(|play| play.steps),
        }
    }
}
