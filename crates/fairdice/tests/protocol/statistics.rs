use alea_fairdice::{Roll, RollKey, Values};

/// 36,000 rolls: chi-square over the 36 ordered rolls has 35 degrees of freedom, and is above 66.6 in one of a thousand such
/// samples. The keys are fixed, so this either always holds or never.
fn chi_square(rolls: impl Iterator<Item = Roll>) -> f64 {
    let mut counts = [0_u32; 36];
    let mut all = 0;
    for roll in rolls {
        counts[usize::from(roll.first() - 1) * 6 + usize::from(roll.second() - 1)] += 1;
        all += 1;
    }
    let expected = f64::from(all) / 36.0;
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

#[test]
fn chi_square_of_36000_rolls_of_mode_g() {
    let key = RollKey::derive(&[1; 32], &[2; 32], [&[3; 32], &[4; 32]], None);
    let value = chi_square((0..36_000).map(|n| key.roll(n)));
    assert!(value < 66.6, "{value}");
}

#[test]
fn chi_square_of_36000_rolls_of_mode_r() {
    let roll = |n| {
        let values = Values { server: [1; 32], clients: [Some([2; 32]), Some([3; 32])] };
        values.roll(&[4; 32], n)
    };
    let value = chi_square((1..=36_000).map(roll));
    assert!(value < 66.6, "{value}");
}
