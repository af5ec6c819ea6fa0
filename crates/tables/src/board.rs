//! The board: two [`Half`]s, each one player's checkers in that player's own numbering.

use core::fmt;

/// Where borne-off checkers are counted.
pub const OFF: u8 = 0;
/// Where hit checkers wait, one pip behind point 24.
pub const BAR: u8 = 25;
/// The farthest point, where the games with a single stack begin.
pub const START: u8 = 24;

/// Bits 1 to 24: the points.
pub(crate) const POINTS: u32 = 0x01ff_fffe;
/// Bits 7 to 25: everything that keeps a player from bearing off.
pub(crate) const OUTSIDE: u32 = 0x03ff_ff80;

const ONES: u128 = 0x0000_0011_1111_1111_1111_1111_1111_1111;
const PINS: u128 = 0x00ff_ffff << 104;

/// One checker on each place: a table, since shifting 128 bits by a variable costs more than a load.
static UNITS: [u128; 32] = {
    let (mut units, mut place) = ([0; 32], 0);
    while place <= BAR as usize {
        units[place] = 1 << (4 * place);
        place += 1;
    }
    units
};

/// What a step by a number of pips, the first index, from a place, the second, adds to a half.
static STEPS: [[u128; 32]; 16] = {
    let mut steps = [[0u128; 32]; 16];
    let mut pips = 1;
    while pips < 12 {
        let mut place = pips + 1;
        while place <= BAR as usize {
            steps[pips][place] = (1u128 << (4 * (place - pips))).wrapping_sub(1 << (4 * place));
            place += 1;
        }
        pips += 1;
    }
    steps
};

/// One player's checkers in that player's own direction of travel: [`BAR`], 24 down to 1, [`OFF`].
///
/// Packed so that a board is copied, compared and hashed as two words: four bits a place for its count (0 to 15) and a bit
/// a point for a checker that lies pinned there under an enemy one. Counts never carry, since no player has more than 15.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Half(u128);

impl Half {
    /// No checker at all.
    pub const EMPTY: Half = Half(0);

    /// Checkers as pairs of place and count. What does not fit in four bits is for the caller to avoid.
    #[must_use]
    pub const fn of(stacks: &[(u8, u8)]) -> Half {
        let (mut half, mut i) = (0, 0);
        while i < stacks.len() {
            half += (stacks[i].1 as u128) << (4 * stacks[i].0);
            i += 1;
        }
        Half(half)
    }

    /// How many stand on `place`, [`OFF`] to [`BAR`].
    #[inline]
    #[must_use]
    pub const fn count(self, place: u8) -> u8 {
        let word = if place < 16 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        (word >> (4 * (place & 15))) as u8 & 15
    }

    /// Whether nothing stands on `place`, 1 to [`BAR`].
    #[inline]
    pub(crate) const fn is_empty_on(self, place: u8) -> bool {
        self.count(place) == 0
    }

    /// Whether a checker lies pinned on `point`.
    #[inline]
    #[must_use]
    pub const fn is_pinned(self, point: u8) -> bool {
        self.0 & pin(point) != 0
    }

    /// The half with `count` more on `place`.
    #[must_use]
    pub(crate) const fn plus(self, place: u8, count: u8) -> Half {
        Half(self.0 + ((count as u128) << (4 * place)))
    }

    /// The half with one checker carried from one place to another.
    #[inline]
    #[must_use]
    pub(crate) const fn carried(self, from: u8, to: u8) -> Half {
        Half(self.0 - UNITS[from as usize & 31] + UNITS[to as usize & 31])
    }

    /// The half with one checker carried on by 1 to 11 pips, which do not take it off the board.
    #[inline]
    #[must_use]
    pub(crate) const fn stepped(self, from: u8, pips: u8) -> Half {
        Half(self.0.wrapping_add(STEPS[pips as usize & 15][from as usize & 31]))
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with_pin(self, point: u8) -> Half {
        Half(self.0 | pin(point))
    }

    /// Without the pins on the points of `freed` and with pins on those of `caught`, bits 1 to 24.
    #[inline]
    #[must_use]
    pub(crate) const fn repinned(self, freed: u32, caught: u32) -> Half {
        let upper = ((self.0 >> 64) as u64 & !((freed as u64) << 39)) | (caught as u64) << 39;
        Half(self.0 as u64 as u128 | (upper as u128) << 64)
    }

    #[inline]
    #[must_use]
    pub(crate) const fn without_pin(self, point: u8) -> Half {
        Half(self.0 & !pin(point))
    }

    /// Bit `p` is set where one or more stand, the bar (bit 25) included and borne-off checkers left out.
    #[inline]
    #[must_use]
    pub const fn held(self) -> u32 {
        let any = self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3;
        gather(any) & !1
    }

    /// Bit `p` is set where two or more stand.
    #[inline]
    #[must_use]
    pub const fn stacked(self) -> u32 {
        let more = self.0 >> 1 | self.0 >> 2 | self.0 >> 3;
        gather(more) & !1
    }

    /// Bit `p` is set where a checker lies pinned.
    #[inline]
    #[must_use]
    pub const fn pinned(self) -> u32 {
        ((self.0 & PINS) >> 103) as u32
    }

    /// The checker farthest behind, or `None` when all are off.
    #[inline]
    #[must_use]
    pub const fn rearmost(self) -> Option<u8> {
        match self.0 & ON_BOARD {
            0 => None,
            held => Some((127 - held.leading_zeros() as u8) / 4),
        }
    }

    /// Checkers not yet borne off, the bar included.
    #[must_use]
    pub fn in_play(self) -> u8 {
        (1..=BAR).map(|place| self.count(place)).sum()
    }

    /// Pips still to go: the sum over checkers of their point, 25 for one on the bar.
    #[inline]
    #[must_use]
    pub fn pips(self) -> u16 {
        // Counts of an even place and of the odd one above it, a byte each.
        let odd = self.0 >> 4 & EVEN_PLACES;
        let both = (self.0 & EVEN_PLACES) + odd;
        // Byte by byte how many stand there or below; no sum is above 180, so that none carries.
        let below = both.wrapping_mul(BYTES);
        let all = below >> (8 * (PAIRS - 1)) & 0xff;
        let steps = (PAIRS - 1) * all - byte_sum(below & ((1 << (8 * (PAIRS - 1))) - 1));
        (2 * steps + byte_sum(odd)) as u16
    }

    /// The packed form, for hashing and checksums.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }
}

/// The bit that marks a pinned checker on `point`, 1 to 24: in the upper word, so that one word is shifted.
#[inline]
const fn pin(point: u8) -> u128 {
    ((1u64 << (39 + point)) as u128) << 64
}

/// Places two by two: 0 and 1, …, 24 and 25.
const PAIRS: u128 = 13;
/// The lowest bit of every byte.
const BYTES: u128 = u128::MAX / 0xff;
/// The counts of the even places, a byte each.
const EVEN_PLACES: u128 = (BYTES & ((1 << (8 * PAIRS)) - 1)) * 15;
/// The counts of all places but [`OFF`].
const ON_BOARD: u128 = ((1 << (8 * PAIRS)) - 1) & !15;

/// The sum of bytes, which is below 256.
const fn byte_sum(bytes: u128) -> u128 {
    bytes.wrapping_mul(BYTES) >> 120
}

/// Collects bit 0 of each of the 26 counts.
const fn gather(flags: u128) -> u32 {
    const fn sixteen(mut x: u64) -> u32 {
        x = (x | x >> 3) & 0x0303_0303_0303_0303;
        x = (x | x >> 6) & 0x000f_000f_000f_000f;
        x = (x | x >> 12) & 0x0000_00ff_0000_00ff;
        (x | x >> 24) as u32 & 0xffff
    }
    let ones = flags & ONES;
    sixteen(ones as u64) | sixteen((ones >> 64) as u64) << 16
}

impl fmt::Debug for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in (OFF..=BAR).rev().filter(|&place| self.count(place) > 0) {
            write!(f, "{place}:{}", self.count(place))?;
            let pinned = place != OFF && place != BAR && self.is_pinned(place);
            f.write_str(if pinned { "^ " } else { " " })?;
        }
        Ok(())
    }
}

/// Mover first, so that generators and evaluators never ask whose turn it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    /// The player who decides or rolls.
    pub me: Half,
    /// The opponent, in the opponent's own numbering.
    pub you: Half,
}

impl Board {
    /// The same board seen by the other player.
    #[inline]
    #[must_use]
    pub const fn flipped(self) -> Board {
        Board { me: self.you, you: self.me }
    }
}

/// Where my point `p` lies in your numbering.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Travel {
    /// The sides move against each other: `25 - p`.
    Opposed,
    /// Both move the same way round, half a board apart: `p + 12` or `p - 12`.
    Parallel,
}

impl Travel {
    /// The other player's number of `point`, 1 to 24.
    #[inline]
    #[must_use]
    pub const fn across(self, point: u8) -> u8 {
        match self {
            Travel::Opposed => 25 - point,
            Travel::Parallel if point > 12 => point - 12,
            Travel::Parallel => point + 12,
        }
    }

    /// The same for a set of points; bits outside 1 to 24 are dropped.
    #[inline]
    #[must_use]
    pub const fn across_all(self, points: u32) -> u32 {
        match self {
            Travel::Opposed => points.reverse_bits() >> 6 & POINTS,
            Travel::Parallel => (points << 12 | points >> 12) & POINTS,
        }
    }
}

/// The members of a set of places, highest first.
#[inline]
pub(crate) fn places(mut set: u32) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let place = 31 - set.leading_zeros() as u8;
        set &= !(1 << place);
        Some(place)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_say_what_counts_say() {
        let half = Half::of(&[(BAR, 2), (24, 1), (16, 15), (15, 3), (1, 2), (OFF, 4)]).with_pin(24);
        assert_eq!(half.held(), 1 << 25 | 1 << 24 | 1 << 16 | 1 << 15 | 1 << 1);
        assert_eq!(half.stacked(), 1 << 25 | 1 << 16 | 1 << 15 | 1 << 1);
        assert_eq!(half.pinned(), 1 << 24);
        assert_eq!(half.without_pin(24).pinned(), 0);
        assert_eq!((half.in_play(), half.pips()), (23, 50 + 24 + 240 + 45 + 2));
        assert_eq!(half.rearmost(), Some(BAR));
        assert_eq!(half.carried(BAR, 20).count(20), 1);
    }

    #[test]
    fn pips_are_those_of_every_checker() {
        let mut seed = 7u32;
        for _ in 0..20_000 {
            let mut stacks = [(OFF, 0); 26];
            for (place, stack) in (OFF..).zip(&mut stacks) {
                stack.0 = place;
            }
            for _ in 0..15 {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                stacks[(seed >> 16) as usize % 26].1 += 1;
            }
            let half = Half::of(&stacks).with_pin(1).with_pin(24);
            let sum: u16 = stacks.iter().map(|&(place, count)| u16::from(place) * u16::from(count)).sum();
            let rearmost = stacks[1..].iter().rev().find(|stack| stack.1 > 0).map(|stack| stack.0);
            assert_eq!((half.pips(), half.rearmost()), (sum, rearmost), "{half:?}");
        }
    }

    #[test]
    fn across_is_its_own_inverse_and_agrees_with_sets() {
        for travel in [Travel::Opposed, Travel::Parallel] {
            for point in 1..=24 {
                assert_eq!(travel.across(travel.across(point)), point);
                assert_eq!(travel.across_all(1 << point), 1 << travel.across(point));
            }
        }
    }

    #[test]
    fn a_board_is_half_a_cache_line() {
        assert_eq!(size_of::<Board>(), 32);
    }
}
