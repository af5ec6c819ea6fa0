//! Dice that can be checked, for contests of the house: [`Dealer`] deals them and writes what proves them into the events of the
//! record; [`verify`] checks a record. The protocol itself is in `alea-fairdice`, and knows no games; here its seats are the
//! seats of a contest, in their order.

mod deal;
mod verify;

use alea_fairdice::{End, Seat};
use alea_game::Side;
use alea_matchplay::GameEnd;

pub use deal::{Dealer, Entropy};
pub use verify::{Expectations, Failed, Passed, Verdict, Why, first_game, verify};

fn seat(side: Side) -> Seat {
    match side {
        Side::First => Seat::Zero,
        Side::Second => Seat::One,
    }
}

/// How the log calls the end of a game.
fn end(reason: GameEnd) -> End {
    match reason {
        GameEnd::Resigned => End::Resigned,
        GameEnd::Time => End::TimedOut,
        GameEnd::Board(_) | GameEnd::Passed | GameEnd::Agreed | GameEnd::Recorded => End::Finished,
    }
}
