//! Those who sit on the house's chair.

mod at_random;

use alea_game::{Refusal, Step, Table};

use crate::Random;

pub use at_random::AtRandom;

/// Somebody who plays.
///
/// A player knows the game that it was made for. It reads the table once a turn, looks ahead on a game of its own, and gives
/// its choice as steps: nobody downcasts. It knows no clock, and all its randomness is what it is given.
pub trait Player: Send {
    /// The steps of a legal turn, where `table` waits for one; none where it does not.
    fn turn(&mut self, table: &dyn Table, random: &mut Random) -> Vec<Step>;

    /// Plays a turn on the table and gives its steps.
    ///
    /// # Errors
    /// The table waits for no turn. Nothing has changed.
    fn play(&mut self, table: &mut dyn Table, random: &mut Random) -> Result<Vec<Step>, Refusal> {
        let steps = self.turn(table, random);
        table.play(&steps)?;
        Ok(steps)
    }
}
