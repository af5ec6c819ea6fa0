//! The places of one side's few checkers, numbered.

use alea_tables::{BAR, Half, OFF, Travel};

/// Every way in which a side's checkers can lie: on the bar, on points, off. Fewer pips come first, and with them what a side can come
/// to by moving alone.
#[derive(Debug)]
pub(super) struct Sides {
    checkers: u8,
    halves: Vec<Half>,
    /// By [`rank`].
    numbers: Vec<u16>,
}

/// Ways to choose `k` of `n`, with repetition counted elsewhere.
const fn choose(n: u64, k: u64) -> u64 {
    let (mut all, mut at) = (1, 0);
    while at < k {
        // The product of the first factors is divisible at each step.
        all = all * (n - at) / (at + 1);
        at += 1;
    }
    all
}

/// `RANKS[k][place]`: how many multisets of `k + 1` places lie below `place`.
static RANKS: [[u16; BAR as usize + 1]; Sides::MOST as usize] = {
    let mut ranks = [[0; BAR as usize + 1]; Sides::MOST as usize];
    let mut k = 0;
    while k < Sides::MOST as usize {
        let mut place = 1;
        while place <= BAR as usize {
            ranks[k][place] = choose((place + k) as u64, k as u64 + 1) as u16;
            place += 1;
        }
        k += 1;
    }
    ranks
};

impl Sides {
    /// The most checkers of a side.
    pub(super) const MOST: u8 = 3;

    /// Of `checkers` checkers, 1 to [`Sides::MOST`].
    pub(super) fn new(checkers: u8) -> Sides {
        let mut halves = Vec::new();
        spread(checkers, BAR, &mut Vec::new(), &mut halves);
        halves.sort_by_key(|half| (half.pips(), blocked(*half), *half));
        let mut sides = Sides { checkers, numbers: vec![0; halves.len()], halves };
        for number in 0..sides.halves.len() {
            let rank = sides.rank(sides.halves[number]).expect("it has these checkers");
            sides.numbers[rank] = number as u16;
        }
        sides
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.halves.len()
    }

    pub(super) fn all(&self) -> &[Half] {
        &self.halves
    }

    /// The number of a half; `None` if it has not as many checkers.
    #[inline]
    pub(super) fn number(&self, half: Half) -> Option<usize> {
        self.rank(half).map(|rank| usize::from(self.numbers[rank]))
    }

    /// Its place where multisets are listed by their farthest checkers: sets of places, each raised by those behind it, counted as in
    /// the combinatorial number system. Checkers that are off add nothing.
    #[inline]
    fn rank(&self, half: Half) -> Option<usize> {
        let (mut left, mut rank) = (self.checkers.checked_sub(half.count(OFF))?, 0);
        let mut held = half.held();
        while held != 0 {
            let place = 31 - held.leading_zeros();
            held &= !(1 << place);
            for _ in 0..half.count(place as u8) {
                left = left.checked_sub(1)?;
                rank += usize::from(RANKS[usize::from(left + half.count(OFF))][place as usize]);
            }
        }
        (left == 0).then_some(rank)
    }
}

/// All halves that add `left` checkers on `highest` or lower to those on `places`.
fn spread(left: u8, highest: u8, places: &mut Vec<(u8, u8)>, halves: &mut Vec<Half>) {
    if left == 0 {
        halves.push(Half::of(places));
        return;
    }
    for place in OFF..=highest {
        places.push((place, 1));
        spread(left - 1, place, places, halves);
        places.pop();
    }
}

/// The points of a half as the other side counts them.
pub(super) fn seen(points: u32) -> u32 {
    Travel::Opposed.across_all(points)
}

/// The lowest point, in the other side's numbering, where it cannot land; 0 for none. Three checkers hold one such point at most.
pub(super) fn blocked(half: Half) -> u8 {
    match seen(half.stacked()) {
        0 => 0,
        points => points.trailing_zeros() as u8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_has_its_number() {
        for (checkers, count) in [(1, 26), (2, 351), (3, 3276)] {
            let sides = Sides::new(checkers);
            assert_eq!(sides.count(), count);
            for (number, half) in sides.all().iter().enumerate() {
                assert_eq!(sides.number(*half), Some(number), "{half:?}");
                assert_eq!(half.in_play() + half.count(OFF), checkers);
            }
            assert!(sides.all().is_sorted_by_key(|half| half.pips()));
            assert_eq!(sides.all()[0], Half::of(&[(OFF, checkers)]));
        }
        let sides = Sides::new(3);
        for other in
            [Half::EMPTY, Half::of(&[(OFF, 2)]), Half::of(&[(BAR, 4)]), Half::of(&[(OFF, 12), (1, 3)])]
        {
            assert_eq!(sides.number(other), None, "{other:?}");
        }
    }
}
