//! The arithmetic of a quantised net: whole numbers only, so that every way to compute it gives the same bits.
//!
//! Loops go over arrays of a fixed length, which compilers turn into wide instructions. Sums of 16 bits may wrap on the way; what comes
//! out does not, because [`super::Net`] holds only weights for which no board leads beyond the range.

/// Sums are added up in blocks of so many, which fit the registers of any processor. Widths are multiples of it.
pub(super) const BLOCK: usize = 64;

/// Units of the second layer.
pub const HIDDEN: usize = 32;

/// Bits after the point of the weights of the second layer, and of its activations.
pub(super) const SECOND_BITS: u32 = 11;
/// Bits after the point of the weights of the third layer.
pub(super) const THIRD_BITS: u32 = 10;

/// `from` without the rows `removed` and with the rows `added`, each of the width of `from`.
#[inline(always)]
pub(super) fn combine(from: &[i16], rows: &[i16], removed: &[u16], added: &[u16], into: &mut [i16]) {
    let width = from.len();
    let (from, _) = from.as_chunks::<BLOCK>();
    let (into, _) = into.as_chunks_mut::<BLOCK>();
    for (block, (from, into)) in from.iter().zip(into).enumerate() {
        let row = |row: u16| -> &[i16; BLOCK] {
            let start = usize::from(row) * width + block * BLOCK;
            rows[start..].first_chunk().expect("rows are as wide as sums")
        };
        let mut sums = *from;
        for &gone in removed {
            for (sum, weight) in sums.iter_mut().zip(row(gone)) {
                *sum = sum.wrapping_sub(*weight);
            }
        }
        for &come in added {
            for (sum, weight) in sums.iter_mut().zip(row(come)) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        *into = sums;
    }
}

/// The activations of the second layer: the sums of the first, clipped, times the weights, unit by unit, clipped again. Sums have
/// `sum_bits` bits after the point, the biases both those and the ones of the weights.
#[inline(always)]
pub(super) fn second_layer(
    sums: &[i16],
    sum_bits: u32,
    weights: &[i16],
    bias: &[i32; HIDDEN],
) -> [i32; HIDDEN] {
    let mut activations = [0; super::MOST_WIDTH];
    let activations = &mut activations[..sums.len()];
    for (activation, &sum) in activations.iter_mut().zip(sums) {
        *activation = sum.clamp(0, 1 << sum_bits);
    }
    let mut out = *bias;
    for (out, weights) in out.iter_mut().zip(weights.chunks_exact(sums.len())) {
        let products = activations.iter().zip(weights);
        *out += products.map(|(&activation, &weight)| i32::from(activation) * i32::from(weight)).sum::<i32>();
    }
    out.map(|sum| (sum >> sum_bits).clamp(0, 1 << SECOND_BITS))
}

/// The five sums of the third layer.
#[inline(always)]
pub(super) fn third_layer(
    activations: &[i32; HIDDEN],
    weights: &[[i16; HIDDEN]; 5],
    bias: &[i32; 5],
) -> [i32; 5] {
    let mut out = *bias;
    for (out, weights) in out.iter_mut().zip(weights) {
        let products = activations.iter().zip(weights);
        *out += products.map(|(&activation, &weight)| activation * i32::from(weight)).sum::<i32>();
    }
    out
}
