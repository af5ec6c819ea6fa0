//! The arithmetic of a quantised net: whole numbers only, so that every way to compute it gives the same bits.
//!
//! Loops go over arrays of a fixed length, which compilers turn into wide instructions. Sums of 16 bits may wrap on the way; what comes
//! out does not, because [`super::Net`] holds only weights for which no board leads beyond the range.

use std::ops::Range;

use super::squash::squash;
use crate::features::SLOTS;

/// Widths are multiples of it: sums are added up in blocks of so many at least.
pub(super) const BLOCK: usize = 64;

/// Units of the second layer.
pub const HIDDEN: usize = 32;

/// Bits after the point of the weights of the second layer, and of its activations.
pub(super) const SECOND_BITS: u32 = 11;
/// Bits after the point of the weights of the third layer.
pub(super) const THIRD_BITS: u32 = 10;

/// `from` without the rows `removed` and with the rows `added`, each of the width of `from`.
///
/// As many sums are held at a time as the registers take, `MOST`: then every row is read once and in one piece.
#[inline(always)]
pub(super) fn combine<const MOST: usize>(
    from: &[i16],
    rows: &[i16],
    removed: &[u16],
    added: &[u16],
    into: &mut [i16],
) {
    let wide = from.len() - from.len() % MOST;
    blocks::<MOST>(from, rows, removed, added, into, 0..wide);
    blocks::<BLOCK>(from, rows, removed, added, into, wide..from.len());
}

/// The units of a range, in blocks of `N`.
#[inline(always)]
fn blocks<const N: usize>(
    from: &[i16],
    rows: &[i16],
    removed: &[u16],
    added: &[u16],
    into: &mut [i16],
    units: Range<usize>,
) {
    let width = from.len();
    let (from, _) = from[units.clone()].as_chunks::<N>();
    let (into, _) = into[units.clone()].as_chunks_mut::<N>();
    for (block, (from, into)) in from.iter().zip(into).enumerate() {
        let row = |row: u16| -> &[i16; N] {
            let start = usize::from(row) * width + units.start + block * N;
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

/// So many rows may be written at once.
pub(super) const AT_ONCE: usize = 32;

/// Row numbers: as many as there are slots at most, and room to write some too many.
pub(super) type Numbers = [u16; SLOTS + AT_ONCE];

/// Lists the rows of `one` in the slots where `other` does not have the same, and says how many these are.
#[inline(always)]
pub(super) fn only_in(one: &[u16; SLOTS], other: &[u16; SLOTS], numbers: &mut Numbers) -> usize {
    let mut count = 0;
    for (ones, others) in one.as_chunks::<32>().0.iter().zip(other.as_chunks::<32>().0) {
        let mut differ = 0u32;
        for (lane, (one, other)) in ones.iter().zip(others).enumerate() {
            differ |= u32::from(one != other) << lane;
        }
        while differ != 0 {
            let row = ones[differ.trailing_zeros() as usize];
            differ &= differ - 1;
            // What is nothing is overwritten by the next one.
            numbers[count] = row;
            count += usize::from(row != 0);
        }
    }
    count
}

/// Weights of the second layer for two units of the first: unit by unit of the second, one for each of the two. Processors
/// multiply and add such pairs in one instruction.
pub(super) type Pair = [i16; 2 * HIDDEN];

/// The activations of the second layer: the sums of the first, clipped, times the weights, clipped again. Sums have `sum_bits` bits
/// after the point, the biases both those and the ones of the weights.
#[inline(always)]
pub(super) fn second_layer(
    sums: &[i16],
    sum_bits: u32,
    weights: &[Pair],
    bias: &[i32; HIDDEN],
) -> [i16; HIDDEN] {
    let mut out = *bias;
    for (sums, weights) in sums.as_chunks::<2>().0.iter().zip(weights) {
        let [one, other] = sums.map(|sum| i32::from(sum.clamp(0, 1 << sum_bits)));
        for (out, weights) in out.iter_mut().zip(weights.as_chunks::<2>().0) {
            *out += one * i32::from(weights[0]) + other * i32::from(weights[1]);
        }
    }
    clipped(&out, sum_bits)
}

/// Sums of the second layer as activations.
#[inline(always)]
pub(super) fn clipped(sums: &[i32; HIDDEN], sum_bits: u32) -> [i16; HIDDEN] {
    let mut activations = [0; HIDDEN];
    for (activation, sum) in activations.iter_mut().zip(sums) {
        *activation = (sum >> sum_bits).clamp(0, 1 << SECOND_BITS) as i16;
    }
    activations
}

/// The five probabilities: the sums of the third layer, squashed.
#[inline(always)]
pub(super) fn third_layer(
    activations: &[i16; HIDDEN],
    weights: &[[i16; HIDDEN]; 5],
    bias: &[i32; 5],
) -> [f32; 5] {
    let mut out = [0.0; 5];
    for ((out, weights), bias) in out.iter_mut().zip(weights).zip(bias) {
        let products =
            activations.iter().zip(weights).map(|(&one, &other)| i32::from(one) * i32::from(other));
        *out = squash(bias + products.sum::<i32>());
    }
    out
}
