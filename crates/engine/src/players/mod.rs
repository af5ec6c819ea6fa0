//! Those who sit on the house's chair.

mod at_random;
mod evaluated;
mod seated;
pub mod simple;

use alea_game::{Refusal, Side, Step, Table};
use alea_matchplay::Contest;

use crate::Random;

pub use at_random::AtRandom;
pub use evaluated::Static;
pub use seated::Seated;

/// Somebody who plays.
///
/// A player knows the game that it was made for. It reads the table once a turn, looks ahead on a game of its own, and gives
/// its choice as steps: nobody downcasts. It knows no clock, and all its randomness is what it is given.
///
/// Whatever else a contest asks of it, it is asked where it stands, as the player `by` whose decision it is: score, cube, length and
/// what money play allows can be read from the [`Contest`]. A player who says nothing of these never doubles, takes every double,
/// raises none, never resigns, accepts every resignation and no draw.
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

    /// Whether `by` doubles, who could.
    fn doubles(&mut self, contest: &Contest, by: Side) -> bool {
        let _ = (contest, by);
        false
    }

    /// Whether `by` takes the double, or the raise, that waits for his answer.
    fn takes(&mut self, contest: &Contest, by: Side) -> bool {
        let _ = (contest, by);
        true
    }

    /// Whether `by` raises it, who could and would take it: beaver, raccoon, otter.
    fn raises(&mut self, contest: &Contest, by: Side) -> bool {
        let _ = (contest, by);
        false
    }

    /// For how many times the stake `by` resigns, if he does.
    fn resigns(&mut self, contest: &Contest, by: Side) -> Option<u8> {
        let _ = (contest, by);
        None
    }

    /// Whether `by` lets the other player resign for `points` times the stake.
    fn accepts_resignation(&mut self, contest: &Contest, by: Side, points: u8) -> bool {
        let _ = (contest, by, points);
        true
    }

    /// Whether `by` agrees to a draw.
    fn accepts_draw(&mut self, contest: &Contest, by: Side) -> bool {
        let _ = (contest, by);
        false
    }
}
