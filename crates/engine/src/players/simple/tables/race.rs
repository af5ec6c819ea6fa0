//! Who wins a race.

use super::view::View;

/// The pips of a player as they count in a race: those left, two for each checker that is still to be borne off, one for each on the
/// lowest point, less one for each point of the home board that is held. It is the count of Edward O. Thorp, which charges
/// for what dice will waste.
pub(super) fn count(view: &View) -> i32 {
    let held = (1..=6).filter(|&point| view.on(point) > 0).count() as i32;
    view.pips as i32 + 2 * view.in_play() + view.on(1) - held
}

/// What half a roll is worth to the player who rolls next.
const ON_ROLL: i32 = 4;

/// The logarithm of the odds, in thousandths, that `me` ends the race first when `you` roll next.
///
/// Danny Kleinman's formula: with `d` pips of lead, half a roll included, and `s` pips on the board the chance is that of a
/// normal deviate below `d / sqrt(2 s)`. The factor makes log-odds of such a deviate.
pub(super) fn log_odds(me: &View, you: &View) -> i64 {
    lead(count(you) - count(me) - ON_ROLL, me.pips + you.pips)
}

/// The log-odds that a lead of so many pips gives in a race of `sum` pips.
pub(super) fn lead(pips: i32, sum: u32) -> i64 {
    const FACTOR: i64 = 1_702;
    // A hundredfold under the root is a tenfold above it.
    let deviation = (200 * sum.saturating_sub(ON_ROLL as u32).max(LEAST)).isqrt();
    FACTOR * 10 * i64::from(pips) / i64::from(deviation)
}

/// The formula knows nothing of the last rolls; there it counts as many pips.
const LEAST: u32 = 8;
