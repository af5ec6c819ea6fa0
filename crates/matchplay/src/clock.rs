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
    /// Simple delay: the first so many milliseconds of every stretch in which his time runs do not count.
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
    /// Whose time runs, and since when.
    running: Option<(Side, u64)>,
}

impl Clock {
    /// A stopped clock with the full reserve.
    #[must_use]
    pub fn new(terms: ClockTerms) -> Clock {
        Clock { terms, left: BySide { first: terms.reserve, second: terms.reserve }, running: None }
    }

    /// What `side` has left at the time `now`, 0 when the flag has fallen.
    #[must_use]
    pub fn left(&self, side: Side, now: u64) -> u64 {
        match self.running {
            Some((runs, since)) if runs == side => self.left[side].saturating_sub(self.counted(since, now)),
            _ => self.left[side],
        }
    }

    /// The time at which the flag of the player whose time runs falls. A flag that fell before stays down: a delay does not
    /// lift it.
    #[must_use]
    pub fn falls_at(&self) -> Option<(Side, u64)> {
        let (side, since) = self.running?;
        let free = match self.terms.bonus {
            Bonus::Delay(delay) if self.left[side] > 0 => delay,
            Bonus::Delay(_) | Bonus::Increment(_) => 0,
        };
        Some((side, since.saturating_add(free).saturating_add(self.left[side])))
    }

    /// Lets the time of `side` run from `now`, or of nobody. The same player's time goes on unbroken.
    pub fn turn_to(&mut self, side: Option<Side>, now: u64) {
        if let Some((runs, _)) = self.running {
            if Some(runs) == side {
                return;
            }
            self.left[runs] = self.left(runs, now);
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

    /// How much of the time from `since` to `now` counts.
    fn counted(&self, since: u64, now: u64) -> u64 {
        let passed = now.saturating_sub(since);
        match self.terms.bonus {
            Bonus::Delay(delay) => passed.saturating_sub(delay),
            Bonus::Increment(_) => passed,
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
