//! Chances as whole numbers: no floating point, so that a choice is the same on every machine.

/// What a certain event is worth.
pub(super) const CERTAIN: i64 = 1 << BITS;

const BITS: u32 = 30;

/// `log2(e) / 1000`, in units of [`CERTAIN`].
const HALVINGS: u64 = 1_549_082;

/// The chance of something whose odds have this natural logarithm, in thousandths: 0 is one in two, 1000 is 73 in a hundred. It
/// is less than one in a million from the exact one.
pub(super) fn of_log_odds(thousandths: i64) -> i64 {
    let rare = power_of_e(thousandths.unsigned_abs());
    let likely = CERTAIN * CERTAIN / (CERTAIN + rare);
    if thousandths >= 0 { likely } else { CERTAIN - likely }
}

/// `e` to the power of so many thousandths below zero, by halving and a polynomial for what is left over.
fn power_of_e(thousandths: u64) -> i64 {
    let halvings = thousandths.saturating_mul(HALVINGS);
    let rest = (halvings & (CERTAIN as u64 - 1)) as i64;
    // Powers of ln 2 over factorials.
    let series = [744_261_118, 257_941_248, 59_597_083, 10_327_387, 1_431_680, 165_394, 16_377, 1_419];
    let left = series.iter().rev().fold(0, |sum, term| ((term - sum) * rest) >> BITS);
    (CERTAIN - left) >> (halvings >> BITS).min(62)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_the_logistic_function() {
        for thousandths in -20_000..=20_000_i64 {
            let exact = 1.0 / (1.0 + (-(thousandths as f64) / 1000.0).exp());
            let chance = of_log_odds(thousandths) as f64 / CERTAIN as f64;
            assert!((chance - exact).abs() < 1e-6, "{thousandths}: {chance} is not {exact}");
        }
    }

    #[test]
    fn better_odds_are_never_a_smaller_chance() {
        let chances: Vec<_> = (-20_000..20_000).map(of_log_odds).collect();
        assert!(chances.is_sorted());
        assert_eq!((of_log_odds(i64::MIN + 1), of_log_odds(i64::MAX)), (0, CERTAIN));
    }
}
