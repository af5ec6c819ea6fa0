//! How often true dice do what these did: exact probabilities, by summing what is possible.

use std::{collections::BTreeMap, f64::consts::PI};

/// ln n!, for n up to 2^53: products for few, Stirling's series for many, whose next term is below 1e-14 there.
fn ln_factorial(n: u64) -> f64 {
    if n < 32 {
        return (2..=n).map(|i| (i as f64).ln()).sum();
    }
    let x = n as f64;
    let squared = x * x;
    let series = (1.0 / 12.0 - (1.0 / 360.0 - 1.0 / (1260.0 * squared)) / squared) / x;
    x * x.ln() - x + 0.5 * (2.0 * PI * x).ln() + series
}

/// The probability of exactly `hits` in `trials` that hit with probability `p` each, 0 < p < 1.
fn exactly(hits: u64, trials: u64, p: f64) -> f64 {
    let ways = ln_factorial(trials) - ln_factorial(hits) - ln_factorial(trials - hits);
    (ways + hits as f64 * p.ln() + (trials - hits) as f64 * (-p).ln_1p()).exp()
}

/// The probability of at most `hits` in `trials`. Terms shrink from the top one as long as that is below the mean; they are added until
/// the rest cannot be seen any more.
fn at_most(hits: u64, trials: u64, p: f64) -> f64 {
    let mut term = exactly(hits, trials, p);
    let mut sum = term;
    for k in (1..=hits).rev() {
        term *= k as f64 * (1.0 - p) / ((trials - k + 1) as f64 * p);
        sum += term;
        if term < sum * f64::EPSILON {
            break;
        }
    }
    sum
}

/// How often one is at least so far from what is expected as `hits` of `trials` are, on either side: twice the smaller tail of the
/// binomial distribution, and never more than 1. Exact, so it is true of small samples too.
///
/// # Panics
/// There are more hits than trials.
#[must_use]
pub fn as_far_off(hits: u64, trials: u64, p: f64) -> f64 {
    assert!(hits <= trials, "no more hits than trials");
    let mean = trials as f64 * p;
    let tail = if (hits as f64) <= mean {
        at_most(hits, trials, p)
    } else {
        // As many misses at most, which are below their mean.
        at_most(trials - hits, trials, 1.0 - p)
    };
    (2.0 * tail).min(1.0)
}

/// How often at least one of some sequences has `run` hits in a row or more, each hit with probability `p`. `lengths` says how many
/// sequences there are of each length.
///
/// With a_n for one sequence of n: a run ends the first time at n if the n - run - 1 before had none, then came a miss, then `run` hits.
#[must_use]
pub fn run_of_at_least(run: u64, lengths: &BTreeMap<u64, u64>, p: f64) -> f64 {
    if run == 0 {
        return 1.0;
    }
    let Some((&longest, _)) = lengths.last_key_value().filter(|&(&longest, _)| longest >= run) else {
        return 0.0;
    };
    let hits = p.powi(i32::try_from(run).unwrap_or(i32::MAX));
    // a_n of the last `run` + 1 lengths, in a ring; index n mod (run + 1).
    let around = usize::try_from(run + 1).unwrap_or(usize::MAX);
    let mut before = vec![0.0; around];
    // The logarithm of the probability that no sequence has one.
    let mut none = 0.0;
    let mut last = 0.0;
    for n in run..=longest {
        let at = (n % (run + 1)) as usize;
        // `before[at]` is still a_(n - run - 1).
        last = if n == run { hits } else { last + (1.0 - p) * hits * (1.0 - before[at]) };
        before[at] = last;
        if let Some(&sequences) = lengths.get(&n) {
            none += sequences as f64 * (-last).ln_1p();
        }
    }
    -none.exp_m1()
}

/// How long the longest run of hits is on average, among all sequences.
#[must_use]
pub fn expected_run(lengths: &BTreeMap<u64, u64>, p: f64) -> f64 {
    let longest = lengths.last_key_value().map_or(0, |(&longest, _)| longest);
    // Longer ones add less than anybody sees.
    (1..=longest).map(|run| run_of_at_least(run, lengths, p)).take_while(|&chance| chance > 1e-6).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hits, trials, the probability of each, and how often it is so far off: sums of exact fractions.
    const BINOMIAL: [(u64, u64, f64, f64); 8] = [
        (0, 10, 1.0 / 6.0, 3.230111657796915e-01),
        (10, 10, 1.0 / 6.0, 3.30763433758404e-08),
        (25, 124, 1.0 / 6.0, 3.532330845795219e-01),
        (8, 24, 1.0 / 36.0, 3.49843765013522e-07),
        (100, 1000, 1.0 / 6.0, 2.357890708015756e-09),
        (230, 1000, 1.0 / 6.0, 3.20802834079041e-07),
        (1, 40, 1.0 / 6.0, 1.224680106233936e-02),
        (3100, 18000, 1.0 / 6.0, 4.730773558531299e-02),
    ];

    /// Run, length of the sequence, the probability of each hit, and that of a run as long or longer: from the same fractions, state
    /// by state.
    const RUNS: [(u64, u64, f64, f64); 4] = [
        (3, 200, 1.0 / 6.0, 5.393463264638753e-01),
        (8, 150, 1.0 / 6.0, 7.104575249782925e-05),
        (6, 120, 11.0 / 36.0, 6.337986589909803e-02),
        (2, 300, 1.0 / 36.0, 2.012784541399665e-01),
    ];

    fn close(found: f64, exact: f64) {
        assert!((found / exact - 1.0).abs() < 1e-9, "{found:e} instead of {exact:e}");
    }

    #[test]
    fn tails_of_the_binomial_distribution() {
        for (hits, trials, p, exact) in BINOMIAL {
            close(as_far_off(hits, trials, p), exact);
        }
        assert_eq!(as_far_off(0, 0, 0.5), 1.0);
        assert_eq!(as_far_off(5, 10, 0.5), 1.0);
    }

    /// By hand: of the eight ways in which three coins fall, three have two heads in a row.
    #[test]
    fn runs_in_one_sequence_and_in_several() {
        let one = |length| BTreeMap::from([(length, 1)]);
        close(run_of_at_least(2, &one(3), 0.5), 3.0 / 8.0);
        close(run_of_at_least(3, &one(3), 0.5), 1.0 / 8.0);
        close(run_of_at_least(1, &one(3), 0.5), 7.0 / 8.0);
        assert_eq!(run_of_at_least(4, &one(3), 0.5), 0.0);
        assert_eq!(run_of_at_least(0, &one(3), 0.5), 1.0);
        close(run_of_at_least(2, &BTreeMap::from([(3, 2), (2, 1)]), 0.5), 1.0 - 25.0 / 64.0 * 0.75);
        close(expected_run(&one(3), 0.5), 11.0 / 8.0);
        assert_eq!(expected_run(&BTreeMap::new(), 0.5), 0.0);
        for (run, length, p, exact) in RUNS {
            close(run_of_at_least(run, &one(length), p), exact);
        }
    }

    /// All sequences of twelve, counted.
    #[test]
    fn runs_are_what_counting_finds() {
        for run in 1..=12_u64 {
            let mut sum = 0.0;
            for bits in 0..1_u32 << 12 {
                let (mut now, mut most) = (0, 0);
                for bit in 0..12 {
                    now = if bits >> bit & 1 == 1 { now + 1 } else { 0 };
                    most = most.max(now);
                }
                let hits = bits.count_ones() as i32;
                if most >= run {
                    sum += (1.0_f64 / 6.0).powi(hits) * (5.0_f64 / 6.0).powi(12 - hits);
                }
            }
            close(run_of_at_least(run, &BTreeMap::from([(12, 1)]), 1.0 / 6.0), sum);
        }
    }
}
