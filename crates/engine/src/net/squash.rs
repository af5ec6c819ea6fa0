//! The last step of a quantised net, from whole numbers to probabilities.

use super::kernels::{SECOND_BITS, THIRD_BITS};

/// What stands for 1 among the sums of the third layer.
pub(super) const LOGIT_ONE: i32 = 1 << (SECOND_BITS + THIRD_BITS);
/// Sums beyond so many units are as good as certain.
const LIMIT: i32 = 16;
/// Entries a unit.
const STEPS: i32 = 32;
const STEP: u32 = (LOGIT_ONE / STEPS) as u32;
/// What stands for 1 in the table: as much as an `f32` tells apart exactly.
const ONE: f64 = 16_777_216.0;
/// Where the table has 0.
const HALF: usize = (LIMIT * STEPS) as usize;

static TABLE: [u32; 2 * HALF + 1] = table();

/// `1 / (1 + exp(-x))` from a table, between whose entries it is a straight line: off by 0.00002 at most.
#[inline(always)]
pub(super) fn squash(sum: i32) -> f32 {
    let at = (sum.clamp(-LIMIT * LOGIT_ONE, LIMIT * LOGIT_ONE - 1) + LIMIT * LOGIT_ONE) as u32;
    let (entry, rest) = ((at / STEP) as usize, at % STEP);
    let part = |entry: usize, share: u32| u64::from(TABLE[entry]) * u64::from(share);
    let between = part(entry, STEP - rest) + part(entry + 1, rest);
    (between / u64::from(STEP)) as i32 as f32 / ONE as f32
}

/// Made of products and quotients alone, which are the same on every machine; `exp` need not be.
const fn table() -> [u32; 2 * HALF + 1] {
    // The 32nd root of e.
    const RATIO: f64 = 1.031_743_407_499_102_6;
    let (mut table, mut power, mut at) = ([0; _], 1.0, 0);
    while at <= HALF {
        let above = (ONE * power / (power + 1.0)).round();
        table[HALF + at] = above as u32;
        table[HALF - at] = (ONE - above) as u32;
        power *= RATIO;
        at += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_follows_the_function() {
        let mut last = -1.0;
        for sum in (-LIMIT * LOGIT_ONE * 2..LIMIT * LOGIT_ONE * 2 - 12_347).step_by(12_347) {
            let exact = 1.0 / (1.0 + (-f64::from(sum) / f64::from(LOGIT_ONE)).exp());
            let found = squash(sum);
            assert!((f64::from(found) - exact).abs() < 2e-5, "{sum}: {found} for {exact}");
            assert!(found >= last, "{sum}");
            last = found;
        }
        assert_eq!(squash(0), 0.5);
        assert!(squash(i32::MIN) >= 0.0 && squash(i32::MAX) <= 1.0);
    }
}
