//! The 21 rolls of two dice.

use alea_game::Dice;

/// Two dice, the larger first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll {
    high: u8,
    low: u8,
}

impl Roll {
    /// The roll that these dice make.
    #[must_use]
    pub const fn of(dice: Dice) -> Roll {
        Roll { high: dice.high(), low: dice.low() }
    }

    /// The double of `die`, which is 1 to 6.
    #[inline]
    pub(crate) const fn of_double(die: u8) -> Roll {
        Roll { high: die, low: die }
    }

    /// The larger die, 1 to 6.
    #[inline]
    #[must_use]
    pub const fn high(self) -> u8 {
        self.high
    }

    /// The smaller die, 1 to 6.
    #[inline]
    #[must_use]
    pub const fn low(self) -> u8 {
        self.low
    }

    /// Whether both are equal and played four times.
    #[inline]
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.high == self.low
    }

    /// How many dice there are to play: 2 or 4.
    #[inline]
    #[must_use]
    pub const fn dice(self) -> u8 {
        if self.is_double() { 4 } else { 2 }
    }
}

/// Every roll with its weight in 36: 11, 21, 22, 31, …, 66.
pub static ROLLS: [(Roll, u8); 21] = {
    let mut rolls = [(Roll { high: 1, low: 1 }, 1); 21];
    let (mut high, mut i) = (1, 0);
    while high <= 6 {
        let mut low = 1;
        while low <= high {
            rolls[i] = (Roll { high, low }, if high == low { 1 } else { 2 });
            i += 1;
            low += 1;
        }
        high += 1;
    }
    rolls
};
