//! The last step of a quantised net, from whole numbers to probabilities.

use std::sync::OnceLock;

use super::kernels::{SECOND_BITS, THIRD_BITS};

/// What stands for 1 among the sums of the third layer.
pub(super) const LOGIT_ONE: i32 = 1 << (SECOND_BITS + THIRD_BITS);
/// Sums beyond so many units are as good as certain.
const LIMIT: i32 = 16;
/// Entries a unit.
const STEPS: i32 = 32;
const STEP: i64 = (LOGIT_ONE / STEPS) as i64;
/// What stands for 1 in the table: as much as an `f32` tells apart exactly.
const ONE: f64 = 16_777_216.0;

/// `1 / (1 + exp(-x))` from a table, between whose entries it is a straight line: off by 0.00002 at most.
pub(super) fn squash(sum: i32) -> f32 {
    static TABLE: OnceLock<Vec<i64>> = OnceLock::new();
    let table = TABLE.get_or_init(table);
    let at = i64::from(sum.clamp(-LIMIT * LOGIT_ONE, LIMIT * LOGIT_ONE - 1) + LIMIT * LOGIT_ONE);
    let (entry, rest) = ((at / STEP) as usize, at % STEP);
    let between = table[entry] * (STEP - rest) + table[entry + 1] * rest;
    (between / STEP) as f32 / ONE as f32
}

/// Made of products and quotients alone, which are the same on every machine; `exp` need not be.
fn table() -> Vec<i64> {
    // The 32nd root of e.
    const RATIO: f64 = 1.031_743_407_499_102_6;
    let (half, mut power) = ((LIMIT * STEPS) as usize, 1.0);
    let mut table = vec![0; 2 * half + 1];
    for at in 0..=half {
        let above = (ONE * power / (power + 1.0)).round() as i64;
        table[half + at] = above;
        table[half - at] = ONE as i64 - above;
        power *= RATIO;
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
