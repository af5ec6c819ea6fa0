//! Which rolls hit or pin a lone checker.

use alea_tables::{ROLLS, Variant};

use super::view::{View, places};

/// A set of rolls: bit `i` is `ROLLS[i]`.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Rolls(u32);

impl Rolls {
    /// How many of the 36 throws of two dice these are.
    pub(super) fn of_36(self) -> i32 {
        places(self.0).map(|i| i32::from(ROLLS[usize::from(i)].1)).sum()
    }

    pub(super) fn or(self, other: Rolls) -> Rolls {
        Rolls(self.0 | other.0)
    }
}

/// The player who shoots, as he stands before the other player's board.
pub(super) struct Shooter {
    /// His checkers that can move, bit `d` for one that the target at distance 0 would be hit from by `d` pips; see
    /// [`Shooter::at`].
    movable: u32,
    /// Where he cannot land, in his numbering.
    closed: u32,
    /// How many he has on the bar.
    bar: u8,
}

impl Shooter {
    pub(super) fn new<V: Variant>(shooter: &View, target: &View) -> Shooter {
        Shooter {
            movable: shooter.held & !shooter.pinned,
            closed: V::TRAVEL.across_all(target.closed),
            bar: shooter.count[25],
        }
    }

    /// The rolls that hit or pin a checker on `point`, in the shooter's numbering.
    pub(super) fn at(&self, point: u8) -> Rolls {
        if self.movable >> point == 0 {
            return Rolls::default();
        }
        let mut rolls = 0;
        for (i, (roll, _)) in ROLLS.iter().enumerate() {
            let (high, low) = (roll.high(), roll.low());
            let hits = if roll.is_double() {
                self.by_double(point, high)
            } else {
                self.by_two(point, high, low) || self.by_two(point, low, high)
            };
            rolls |= u32::from(hits) << i;
        }
        Rolls(rolls)
    }

    fn stands(&self, place: u8) -> bool {
        place <= 25 && self.movable >> place & 1 == 1
    }

    fn open(&self, place: u8) -> bool {
        self.closed >> place & 1 == 0
    }

    /// Two dice, `first` played first.
    fn by_two(&self, point: u8, first: u8, second: u8) -> bool {
        match self.bar {
            0 => {
                self.stands(point + first) || self.stands(point + first + second) && self.open(point + second)
            }
            // The first die enters; the second then moves any checker.
            1 => {
                let entered = 25 - first;
                entered == point || self.open(entered) && (self.stands_after(point + second, entered))
            }
            _ => 25 - first == point || self.open(25 - first) && 25 - second == point,
        }
    }

    /// Whether a checker stands there once the one from the bar has entered.
    fn stands_after(&self, place: u8, entered: u8) -> bool {
        place < 25 && (place == entered || self.stands(place))
    }

    fn by_double(&self, point: u8, die: u8) -> bool {
        if self.bar > 0 && (25 - die != point && !self.open(25 - die) || self.bar > 4) {
            return false;
        }
        // What enters uses dice.
        let left = 4 - self.bar;
        if self.bar > 0 && 25 - die == point {
            return true;
        }
        for steps in 1..=left {
            let from = point + steps * die;
            if from > 24 {
                return self.bar == 0 && from == 25 && self.stands(25);
            }
            if self.stands(from) || self.bar > 0 && from == 25 - die {
                return true;
            }
            if !self.open(from) {
                return false;
            }
        }
        false
    }
}
