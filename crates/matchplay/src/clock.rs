//! Clocks as pure values: they know how much time is left, not what time it is.

use alea_game::{BySide, Side};

/// Time for each player. All times are milliseconds.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ClockTerms {
    /// What each player has for the whole contest; in money play, where a flag costs a game only, for each game.
    pub reserve: u64,
    /// What comes on top of it.
    pub bonus: Bonus,
}

/// How a player gets time on top of the reserve.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Bonus {
    /// Simple delay: the first so many milliseconds of every stretch in which his time runs do not count. A stretch that is
    /// interrupted, by an offer or by a value that the other player has to release, goes on with the rest of its delay.
    Delay(u64),
    /// Increment: so many milliseconds are added for every turn played. An offer earns nothing, so nobody gains time by
    /// making many.
    Increment(u64),
}

/// A running or stopped clock.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    terms: ClockTerms,
    left: BySide<u64>,
    /// What does not count yet of the stretch of each player.
    free: BySide<u64>,
    /// Whose time runs, and since when.
    running: Option<(Side, u64)>,
}

impl Clock {
    /// A stopped clock with the full reserve.
    #[must_use]
    pub fn new(terms: ClockTerms) -> Clock {
        let left = BySide { first: terms.reserve, second: terms.reserve };
        Clock { terms, left, free: BySide::default(), running: None }
    }

    /// What `side` has left at the time `now`, 0 when the flag has fallen.
    #[must_use]
    pub fn left(&self, side: Side, now: u64) -> u64 {
        match self.running {
            Some((runs, since)) if runs == side => {
                let counted = now.saturating_sub(since).saturating_sub(self.free[side]);
                self.left[side].saturating_sub(counted)
            }
            _ => self.left[side],
        }
    }

    /// The time at which the flag of the player whose time runs falls.
    #[must_use]
    pub fn falls_at(&self) -> Option<(Side, u64)> {
        let (side, since) = self.running?;
        Some((side, since.saturating_add(self.free[side]).saturating_add(self.left[side])))
    }

    /// Lets a new stretch of `side` run from `now`, or nobody's time. The same player's time goes on unbroken.
    pub fn turn_to(&mut self, side: Option<Side>, now: u64) {
        if self.running.map(|(runs, _)| runs) == side {
            return;
        }
        self.go_on(side, now);
        // A flag that fell before stays down: a delay does not lift it.
        if let (Some(side), Bonus::Delay(delay)) = (side, self.terms.bonus)
            && self.left[side] > 0
        {
            self.free[side] = delay;
        }
    }

    /// The same for a stretch that was interrupted: what its delay has left is left.
    pub fn go_on(&mut self, side: Option<Side>, now: u64) {
        if let Some((runs, since)) = self.running {
            if Some(runs) == side {
                return;
            }
            self.left[runs] = self.left(runs, now);
            self.free[runs] = self.free[runs].saturating_sub(now.saturating_sub(since));
        }
        self.running = side.map(|side| (side, now));
    }

    /// Adds the increment for a turn that `side` played at the time `now`. Who had no time left gets none.
    pub fn reward(&mut self, side: Side, now: u64) {
        if let Bonus::Increment(increment) = self.terms.bonus
            && self.left(side, now) > 0
        {
            self.left[side] = self.left[side].saturating_add(increment);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_delay_is_free_and_does_not_add_up() {
        let mut clock = Clock::new(ClockTerms { reserve: 10_000, bonus: Bonus::Delay(2_000) });
        clock.turn_to(Some(Side::First), 0);
        assert_eq!(clock.left(Side::First, 1_500), 10_000);
        assert_eq!(clock.left(Side::First, 5_000), 7_000);
        assert_eq!(clock.falls_at(), Some((Side::First, 12_000)));
        clock.turn_to(Some(Side::Second), 1_000);
        assert_eq!(clock.left(Side::First, 90_000), 10_000);
        clock.turn_to(None, 4_000);
        assert_eq!(clock.left(Side::Second, 90_000), 9_000);
        assert_eq!(clock.falls_at(), None);
    }

    #[test]
    fn a_stretch_that_is_interrupted_has_one_delay() {
        let mut clock = Clock::new(ClockTerms { reserve: 10_000, bonus: Bonus::Delay(2_000) });
        clock.turn_to(Some(Side::First), 0);
        clock.turn_to(Some(Side::Second), 1_500);
        clock.go_on(Some(Side::First), 3_000);
        // 500 of the 2,000 are left.
        assert_eq!((clock.left(Side::First, 4_000), clock.left(Side::Second, 4_000)), (9_500, 10_000));
        assert_eq!(clock.falls_at(), Some((Side::First, 13_500)));
        // Used up, it is not there a second time, until a new stretch begins.
        clock.turn_to(Some(Side::Second), 4_000);
        clock.go_on(Some(Side::First), 4_000);
        assert_eq!(clock.left(Side::First, 5_000), 8_500);
        clock.turn_to(Some(Side::Second), 5_000);
        clock.turn_to(Some(Side::First), 5_000);
        assert_eq!(clock.left(Side::First, 7_000), 8_500);
    }

    #[test]
    fn a_delay_does_not_lift_a_flag() {
        let mut clock = Clock::new(ClockTerms { reserve: 1_000, bonus: Bonus::Delay(2_000) });
        clock.turn_to(Some(Side::First), 0);
        clock.turn_to(Some(Side::Second), 3_000);
        clock.turn_to(Some(Side::First), 3_500);
        assert_eq!((clock.left(Side::First, 3_500), clock.falls_at()), (0, Some((Side::First, 3_500))));
    }

    #[test]
    fn an_increment_is_added_for_a_turn_unless_the_flag_fell() {
        let mut clock = Clock::new(ClockTerms { reserve: 10_000, bonus: Bonus::Increment(2_000) });
        clock.turn_to(Some(Side::First), 0);
        clock.reward(Side::First, 3_000);
        clock.turn_to(Some(Side::Second), 3_000);
        assert_eq!(clock.left(Side::First, 3_000), 9_000);
        assert_eq!(clock.falls_at(), Some((Side::Second, 13_000)));
        // A second too late, which the increment would cover.
        clock.reward(Side::Second, 14_000);
        clock.turn_to(Some(Side::First), 14_000);
        assert_eq!(clock.left(Side::Second, 14_000), 0);
        // No turn was played: the clock went over because of an offer.
        clock.turn_to(Some(Side::Second), 15_000);
        assert_eq!(clock.left(Side::First, 15_000), 8_000);
    }
}
