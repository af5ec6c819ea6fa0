//! Nets: sums of rows, then two narrow layers.
//!
//! The first layer is wide and its inputs are few: the [rows](crate::features) that are true of a board. Their sum is kept as
//! [`Sums`] and changed by the rows in which another board differs. Then come a layer of 32 units and five outputs: the
//! probabilities of [`crate::Odds`]. Both layers clip: what is below 0 is 0, what is above 1 is 1.
//!
//! A net is trained as a [`FloatNet`] and played as a [`Net`], which is made of it by rounding. All arithmetic of a `Net` is of
//! whole numbers and stands in one place, `kernels`, so that ways to compute it for one kind of processor can stand beside the
//! portable one and give the same bits.

pub(crate) mod file;
mod float;
mod kernels;
mod squash;
mod sums;
pub(crate) mod wide;

use std::{ops::Range, sync::Arc};

use crate::{Odds, features::FeatureSet};

pub use file::{FileError, Note};
pub use float::{FloatNet, Gradient, Tensor};
pub use kernels::HIDDEN;
pub use sums::{Siblings, Sums};

use kernels::{BLOCK, Pair, SECOND_BITS, THIRD_BITS};

/// The widest first layer.
pub const MOST_WIDTH: usize = 1024;

/// The largest weight of any layer and the largest bias; training keeps within it.
pub const LIMIT: f32 = 8.0;
/// How many bits after the point the sums of the first layer may have: the more the finer, and the less they can hold.
const SUM_BITS: Range<u32> = 7..12;

/// Whether a first layer can have so many units.
#[must_use]
pub fn is_width(width: usize) -> bool {
    width > 0 && width <= MOST_WIDTH && width.is_multiple_of(BLOCK)
}

/// A net of whole numbers, ready to play.
#[derive(Clone, Debug)]
pub struct Net {
    set: &'static FeatureSet,
    weights: Arc<Weights>,
    registers: wide::Registers,
    /// Row by row, each the sum of its parts; row 0 is empty.
    rows: Arc<[i16]>,
    /// The weights of the second layer, laid out for the processor.
    second: Arc<[Pair]>,
}

/// What a file holds.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Weights {
    width: usize,
    /// Bits after the point of the first layer.
    sum_bits: u32,
    /// Input by input.
    first: Vec<i16>,
    first_bias: Vec<i16>,
    /// Unit by unit of the second layer.
    second: Vec<i16>,
    second_bias: [i32; HIDDEN],
    third: [[i16; HIDDEN]; Odds::COUNT],
    third_bias: [i32; Odds::COUNT],
}

impl Weights {
    /// Whether the sums of the second and third layer stay within 32 bits.
    fn upper_layers_fit(&self) -> bool {
        let adds_up = |weights: &[i16], most: u32, bias: i32| {
            let sum: i64 = weights.iter().map(|weight| i64::from(weight.unsigned_abs())).sum();
            (sum << most) + i64::from(bias.unsigned_abs()) <= i64::from(i32::MAX)
        };
        let mut second = self.second.chunks_exact(self.width).zip(self.second_bias);
        let mut third = self.third.iter().zip(self.third_bias);
        second.all(|(weights, bias)| adds_up(weights, self.sum_bits, bias))
            && third.all(|(weights, bias)| adds_up(weights, SECOND_BITS, bias))
    }
}

/// Weights with which a sum could leave its range.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Overflow;

impl std::fmt::Display for Overflow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("weights so large that sums may leave their range")
    }
}

impl std::error::Error for Overflow {}

impl Net {
    /// The net of whole numbers that is nearest to `net`, with as many bits as its sums leave room for.
    ///
    /// # Errors
    /// Weights are so large that even with the fewest bits sums may not fit.
    pub fn quantised(net: &FloatNet) -> Result<Net, Overflow> {
        SUM_BITS.rev().find_map(|bits| Net::rounded(net, bits).ok()).ok_or(Overflow)
    }

    fn rounded(net: &FloatNet, sum_bits: u32) -> Result<Net, Overflow> {
        let scaled = |values: &[f32], bits: u32| -> Vec<f32> {
            values.iter().map(|value| (value * (1u32 << bits) as f32).round()).collect()
        };
        // What is beyond 16 or 32 bits is moved to their end.
        let short =
            |values: &[f32], bits: u32| scaled(values, bits).into_iter().map(|value| value as i16).collect();
        let long =
            |values: &[f32], bits: u32| scaled(values, bits).into_iter().map(|value| value as i32).collect();
        let (width, second) = (net.width(), net.tensor(Tensor::Second));
        // Trained input by input, played unit by unit.
        let by_unit = (0..HIDDEN).flat_map(|unit| second.iter().skip(unit).step_by(HIDDEN));
        let by_unit: Vec<f32> = by_unit.copied().collect();
        let third: Vec<i16> = short(net.tensor(Tensor::Third), THIRD_BITS);
        let second_bias: Vec<i32> = long(net.tensor(Tensor::SecondBias), sum_bits + SECOND_BITS);
        let third_bias: Vec<i32> = long(net.tensor(Tensor::ThirdBias), SECOND_BITS + THIRD_BITS);
        let fixed = "tensors have the lengths of their layers";
        Net::new(
            net.set(),
            Weights {
                width,
                sum_bits,
                first: short(net.tensor(Tensor::First), sum_bits),
                first_bias: short(net.tensor(Tensor::FirstBias), sum_bits),
                second: short(&by_unit, SECOND_BITS),
                second_bias: second_bias.try_into().expect(fixed),
                third: std::array::from_fn(|output| *third[output * HIDDEN..].first_chunk().expect(fixed)),
                third_bias: third_bias.try_into().expect(fixed),
            },
        )
    }

    /// Adds up the rows.
    fn new(set: &'static FeatureSet, weights: Weights) -> Result<Net, Overflow> {
        let width = weights.width;
        let parts = set.parts();
        let mut rows = Vec::with_capacity(parts.rows() * width);
        let mut sums = vec![0i32; width];
        for row in 0..parts.rows() {
            sums.fill(0);
            for &input in parts.of(row as u16) {
                let weights = &weights.first[usize::from(input) * width..][..width];
                sums.iter_mut().zip(weights).for_each(|(sum, &weight)| *sum += i32::from(weight));
            }
            for &sum in &sums {
                rows.push(i16::try_from(sum).map_err(|_| Overflow)?);
            }
        }
        if !weights.upper_layers_fit() || !within_range(set, &rows, &weights.first_bias) {
            return Err(Overflow);
        }
        let pair = |at: usize| -> Pair {
            std::array::from_fn(|to| weights.second[to / 2 * width + 2 * at + to % 2])
        };
        let second = (0..width / 2).map(pair).collect();
        let registers = wide::Registers::widest();
        Ok(Net { set, registers, rows: rows.into(), second, weights: Arc::new(weights) })
    }

    /// The same net on each kind of registers that this processor has.
    #[cfg(test)]
    pub(crate) fn on_all_registers(&self) -> impl Iterator<Item = Net> {
        wide::Registers::all().map(|registers| Net { registers, ..self.clone() })
    }

    /// How boards are read for it.
    #[must_use]
    pub fn set(&self) -> &'static FeatureSet {
        self.set
    }

    /// Units of the first layer.
    #[must_use]
    pub fn width(&self) -> usize {
        self.weights.width
    }

    /// The five probabilities of a board whose sums these are, each by itself: not yet [`Odds`].
    #[must_use]
    pub fn outputs(&self, sums: &Sums) -> [f32; Odds::COUNT] {
        let Weights { sum_bits, second_bias, third, third_bias, .. } = &*self.weights;
        let hidden = wide::second_layer(self.registers, sums.values(), *sum_bits, &self.second, second_bias);
        wide::third_layer(self.registers, &hidden, third, third_bias)
    }
}

/// Whether no board leads beyond 16 bits, with the largest and the smallest row of every slot.
fn within_range(set: &FeatureSet, rows: &[i16], bias: &[i16]) -> bool {
    let width = bias.len();
    let slots = (set.slot_rows)();
    // Unit by unit the largest and the smallest weight of each slot; none is 0.
    let extremes = |rows_of: &Range<u16>| {
        let (mut most, mut least) = (vec![0i16; width], vec![0i16; width]);
        for row in rows_of.clone() {
            for (at, &weight) in rows[usize::from(row) * width..][..width].iter().enumerate() {
                most[at] = most[at].max(weight);
                least[at] = least[at].min(weight);
            }
        }
        [most, least]
    };
    let extremes: Vec<[Vec<i16>; 2]> = slots.iter().map(extremes).collect();
    let furthest = |unit: usize, end: usize| {
        let of_slot = |slot: usize| i32::from(extremes[slot][end][unit]).abs();
        let is_scarce = |slot: &usize| set.scarce.iter().any(|few| few.contains(slot));
        let plenty: i32 = (0..slots.len()).filter(|slot| !is_scarce(slot)).map(of_slot).sum();
        let scarce = set.scarce.iter().map(|few| {
            let mut largest: Vec<i32> = few.clone().map(of_slot).collect();
            largest.sort_unstable();
            largest.iter().rev().take(15).sum::<i32>()
        });
        i32::from(bias[unit]).abs() + plenty + scarce.sum::<i32>()
    };
    (0..width).all(|unit| furthest(unit, 0).max(furthest(unit, 1)) <= i32::from(i16::MAX))
}
