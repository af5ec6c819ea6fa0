//! What the player says to doubles, resignations and draws.

use alea_game::Side;
use alea_matchplay::{Contest, Jacoby, Length, Pending};
use alea_tables::{OFF, Rules, Tables, Variant, Wins};

use super::{
    Simple, Weighed,
    estimate::{Estimate, need},
    view::{View, Views},
};
use crate::players::simple::chance::CERTAIN;

/// Doubles from here on: 70 in a hundred. A double win counts twice, so that these are shares of the stake: 0 loses it, 1 wins it.
const DOUBLES: i64 = CERTAIN * 70 / 100;
/// Up to here the other player may still take. From here on a player who wins double often enough plays on for it.
const TOO_GOOD: i64 = CERTAIN * 78 / 100;
/// Takes from here on.
const TAKES: i64 = CERTAIN * 25 / 100;
/// Raises a double from here on: with the cube on his side he is the favourite.
const RAISES: i64 = CERTAIN * 50 / 100;
/// How much less than expected is accepted as a resignation: a twentieth of the stake.
const LENIENCE: i64 = CERTAIN / 20;

/// What the score says of a stake.
struct Need {
    /// Points to the end of the match, of the player asked; `None` where there is no end.
    own: Option<u32>,
    /// The same of the other player.
    other: Option<u32>,
}

impl Need {
    fn of(contest: &Contest, by: Side) -> Need {
        let left = |side| match contest.terms().length() {
            Length::Points(points) => Some(points.saturating_sub(contest.score()[side])),
            Length::Single | Length::Money => None,
        };
        Need { own: left(by), other: left(!by) }
    }

    fn is_met(need: Option<u32>, stake: u32) -> bool {
        need.is_some_and(|need| need <= stake)
    }
}

impl<V: Weighed> Simple<V> {
    /// What `by` expects of the game as it stands, whatever the dice show.
    fn estimate(contest: &Contest, by: Side) -> Option<Estimate> {
        let game = Self::game(contest.table()?)?;
        // The player not on turn has moved.
        let waits = Estimate::of::<V>(game.rules(), &V::WEIGHTS, &game.board().flipped());
        Some(if contest.on_turn() == Some(by) { waits.turned() } else { waits })
    }

    pub(super) fn would_double(contest: &Contest, by: Side) -> Option<bool> {
        let (stake, need) = (contest.stake(), Need::of(contest, by));
        // More than the match cannot be won, and the match cannot be lost twice.
        if Need::is_met(need.own, stake) {
            return Some(false);
        }
        if Need::is_met(need.other, stake) {
            return Some(true);
        }
        let estimate = Self::estimate(contest, by)?;
        let too_good = estimate.share() > TOO_GOOD && !only_single(contest) && estimate.points() > CERTAIN;
        Some(estimate.share() >= DOUBLES && !too_good)
    }

    pub(super) fn would_take(contest: &Contest, by: Side) -> Option<bool> {
        // Refusing would lose the match.
        if Need::is_met(Need::of(contest, by).other, contest.stake()) {
            return Some(true);
        }
        Some(Self::estimate(contest, by)?.share() >= TAKES)
    }

    pub(super) fn would_raise(contest: &Contest, by: Side) -> Option<bool> {
        Some(Self::estimate(contest, by)?.share() > RAISES)
    }

    pub(super) fn would_let_resign(contest: &Contest, by: Side, points: u8) -> Option<bool> {
        let wins = u32::from(points) * contest.stake();
        if Need::is_met(Need::of(contest, by).own, wins) || only_single(contest) {
            return Some(true);
        }
        Some(i64::from(points) * CERTAIN >= Self::estimate(contest, by)?.points() - LENIENCE)
    }

    pub(super) fn would_draw(contest: &Contest, by: Side) -> Option<bool> {
        Some(Self::estimate(contest, by)?.points() < 0)
    }

    /// Resigns what is lost with the best of dice against the worst.
    pub(super) fn would_resign(contest: &Contest, by: Side) -> Option<u8> {
        let game = Self::game(contest.table()?)?;
        if contest.on_turn() != Some(by) || matches!(contest.pending(), Some(Pending::Double(_))) {
            return None;
        }
        lost(&game)
    }
}

impl Estimate {
    /// The share of a single stake that is expected, a double win counted as two.
    fn share(self) -> i64 {
        (CERTAIN + self.points()) / 2
    }
}

/// Whether Jacoby makes every win a single one.
fn only_single(contest: &Contest) -> bool {
    contest.terms().cube().is_some_and(|cube| cube.jacoby == Jacoby::On) && !contest.cube().was_taken()
}

/// The points that the player on turn has lost for certain, if he has.
fn lost<V: Variant>(game: &Tables<V>) -> Option<u8> {
    let views = Views::new::<V>(game.board());
    let Views { me, you } = &views;
    let ends = most_turns(you);
    if views.is_contact::<V>() || fewest_turns(me.pips, me.in_play()) <= ends {
        return None;
    }
    let saved = me.on(OFF) > 0 || game.rules().wins == Wins::Single;
    if saved {
        return Some(1);
    }
    // Neither the gammon nor, where there is one, the third point is in doubt.
    let certain = fewest_turns(need(me) as u32, 1) > ends && !could_lose_three(game.rules(), me);
    certain.then_some(2)
}

/// Whether a checker is left where a lost game is worth three.
fn could_lose_three(rules: &Rules, me: &View) -> bool {
    rules.wins == Wins::Triple && me.rear() > 18
}

/// Turns that a player needs with 6-6 each time.
fn fewest_turns(pips: u32, checkers: i32) -> u32 {
    pips.div_ceil(24).max(checkers.unsigned_abs().div_ceil(4))
}

/// Turns that a player needs at most in a race: each of two dice takes a pip at the least.
fn most_turns(view: &View) -> u32 {
    view.pips.div_ceil(2)
}
