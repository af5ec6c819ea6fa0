//! How a game of one, two or three points ends, in probabilities.

use alea_tables::Verdict;

/// The probabilities of winning and losing one, two and three points, for one side. They are cumulative: a gammon counts as a win
/// too, a backgammon as both. Each is in 0..=1, and none is above the one that it is part of.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Odds([f32; Odds::COUNT]);

impl Odds {
    /// How many numbers say it all: what is not won is lost.
    pub const COUNT: usize = 5;

    /// From the probabilities of winning, winning a gammon or more, winning a backgammon, losing a gammon or more and losing a
    /// backgammon, in this order. What is out of its range is moved to the end of it; what is no number counts as 0.
    #[must_use]
    pub fn new(cumulative: [f32; Odds::COUNT]) -> Odds {
        let within = |value: f32, most: f32| if value > 0.0 { value.min(most) } else { 0.0 };
        let [win, gammon, backgammon, lost_gammon, lost_backgammon] = cumulative;
        let win = within(win, 1.0);
        let gammon = within(gammon, win);
        let lost_gammon = within(lost_gammon, 1.0 - win);
        Odds([win, gammon, within(backgammon, gammon), lost_gammon, within(lost_backgammon, lost_gammon)])
    }

    /// Of a game that is over, by the points of the side that they are for.
    #[must_use]
    pub fn decided(points: Verdict) -> Odds {
        let at_least = |most: Verdict, points: Verdict| if points >= most { 1.0 } else { 0.0 };
        let (won, lost) = (points, points.saturating_neg());
        Odds([at_least(1, won), at_least(2, won), at_least(3, won), at_least(2, lost), at_least(3, lost)])
    }

    /// The probability of winning.
    #[must_use]
    pub fn win(&self) -> f32 {
        self.0[0]
    }

    /// That of winning two points or three.
    #[must_use]
    pub fn win_gammon(&self) -> f32 {
        self.0[1]
    }

    /// That of winning three points.
    #[must_use]
    pub fn win_backgammon(&self) -> f32 {
        self.0[2]
    }

    /// That of losing two points or three.
    #[must_use]
    pub fn lose_gammon(&self) -> f32 {
        self.0[3]
    }

    /// That of losing three points.
    #[must_use]
    pub fn lose_backgammon(&self) -> f32 {
        self.0[4]
    }

    /// All five, in the order of [`Odds::new`].
    #[must_use]
    pub fn cumulative(&self) -> [f32; Odds::COUNT] {
        self.0
    }

    /// The same for the other side.
    #[must_use]
    pub fn flipped(&self) -> Odds {
        let [win, gammon, backgammon, lost_gammon, lost_backgammon] = self.0;
        Odds([1.0 - win, lost_gammon, lost_backgammon, gammon, backgammon])
    }

    /// The points that the game is worth on average, without a cube: from -3 to 3.
    #[must_use]
    pub fn equity(&self) -> f32 {
        let [win, gammon, backgammon, lost_gammon, lost_backgammon] = self.0;
        2.0 * win - 1.0 + (gammon - lost_gammon) + (backgammon - lost_backgammon)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_comes_in_is_ordered() {
        for odd in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, -1.0, 0.0, 0.3, 1.0, 7.0] {
            for place in 0..Odds::COUNT {
                let mut numbers = [0.6, 0.5, 0.4, 0.3, 0.2];
                numbers[place] = odd;
                let [win, gammon, backgammon, lost_gammon, lost_backgammon] = Odds::new(numbers).cumulative();
                assert!((0.0..=1.0).contains(&win), "{numbers:?}");
                assert!(backgammon >= 0.0 && gammon >= backgammon && win >= gammon, "{numbers:?}");
                assert!(lost_backgammon >= 0.0 && lost_gammon >= lost_backgammon, "{numbers:?}");
                assert!(1.0 - win >= lost_gammon, "{numbers:?}");
            }
        }
    }

    #[test]
    fn equity_counts_points() {
        for points in -3..=3 {
            let odds = Odds::decided(points);
            assert_eq!(odds.flipped().equity(), -odds.equity());
            assert_eq!(odds.equity(), if points == 0 { -1.0 } else { f32::from(points) });
        }
        let odds = Odds::new([0.5, 0.25, 0.125, 0.0, 0.0]);
        assert_eq!(odds.equity(), 0.375);
    }
}
