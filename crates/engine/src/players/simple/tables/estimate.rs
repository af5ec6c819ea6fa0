//! What a board is worth: chances of winning and of winning double.

use alea_tables::{Board, OFF, Rules, Variant, Wins};

use super::{
    race,
    reading::read,
    terms::Terms,
    view::{View, Views},
};
use crate::players::simple::chance::{CERTAIN, of_log_odds};

/// What a player knows about one game.
#[derive(Debug)]
pub struct Weights {
    /// Who wins, while checkers are in each other's way.
    pub win: Terms,
    /// Whether a win is double.
    pub gammon: Gammon,
}

/// How likely it is that a win is double, while checkers are in each other's way. In thousandths of the logarithm of the odds.
#[derive(Debug)]
pub struct Gammon {
    /// Before anything is counted.
    pub base: i32,
    /// For each pip that the loser must run before he can bear off.
    pub need: i32,
    /// For each pip that the winner has left.
    pub left: i32,
}

/// What a player expects, in units of [`CERTAIN`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Estimate {
    /// His chance of winning.
    pub(super) win: i64,
    /// The chance that a win of his is double.
    pub(super) gammon: i64,
    /// The chance that a win of the other player is double.
    pub(super) gammoned: i64,
}

impl Estimate {
    /// What is expected by the player who has moved, `board.me`.
    pub(super) fn of<V: Variant>(rules: &Rules, weights: &Weights, board: &Board) -> Estimate {
        let views = Views::new::<V>(board);
        let Views { me, you } = &views;
        let contact = views.is_contact::<V>();
        let win =
            if contact { read::<V>(rules, &views).worth(&weights.win) } else { race::log_odds(me, you) };
        let double = |winner: &View, loser: &View| {
            if rules.wins == Wins::Single || loser.on(OFF) > 0 {
                return 0;
            }
            of_log_odds(if contact {
                weights.gammon.log_odds(winner, loser)
            } else {
                race::lead(need(loser) - race::count(winner), winner.pips + need(loser) as u32)
            })
        };
        Estimate { win: of_log_odds(win), gammon: double(me, you), gammoned: double(you, me) }
    }

    /// The same for the other player.
    pub(super) fn turned(self) -> Estimate {
        Estimate { win: CERTAIN - self.win, gammon: self.gammoned, gammoned: self.gammon }
    }

    /// The points expected of a game worth one.
    pub(super) fn points(self) -> i64 {
        let value = |chance: i64, double: i64| chance * (CERTAIN + double) / CERTAIN;
        value(self.win, self.gammon) - value(CERTAIN - self.win, self.gammoned)
    }
}

impl Gammon {
    fn log_odds(&self, winner: &View, loser: &View) -> i64 {
        let (need, left) = (i64::from(need(loser)), i64::from(winner.pips));
        i64::from(self.base) + i64::from(self.need) * need + i64::from(self.left) * left
    }
}

/// The pips that a player must run to bear off his first checker.
pub(super) fn need(view: &View) -> i32 {
    let outside: i32 = (7..=25).map(|place| (i32::from(place) - 6) * view.on(place)).sum();
    outside + 1
}
