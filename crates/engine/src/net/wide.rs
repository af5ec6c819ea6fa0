//! The arithmetic of [`kernels`], compiled again for the wider registers that the processor turns out to have.
//!
//! Most of it is the same source, so it gives the same bits. The second layer is written out with the instructions that multiply and
//! add pairs of 16 bits, and leaves out those that are 0; the list of rows with those that compare lanes, or move the lanes of a mask
//! together. Compilers do not find these by themselves. All deal with whole numbers, in whatever order, and tests compare them bit by
//! bit. This is the only file of the crate with `unsafe`: code that needs certain instructions must not run where they are missing,
//! and only whoever asked the processor knows.
#![allow(unsafe_code)]

use super::kernels::{self, HIDDEN, Numbers, Pair};
use crate::features::SLOTS;

/// Registers that this processor has: a value is only made after it was asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Registers(Width);

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(target_arch = "x86_64"), expect(dead_code, reason = "only one kind of processor has them"))]
enum Width {
    Portable,
    Bits256,
    Bits512,
}

impl Registers {
    /// All kinds that this processor has, the widest last.
    pub(super) fn all() -> impl Iterator<Item = Registers> {
        [Width::Portable, Width::Bits256, Width::Bits512]
            .into_iter()
            .filter(|width| width.is_here())
            .map(Registers)
    }

    /// The widest that this processor has.
    pub(crate) fn widest() -> Registers {
        Registers::all().last().unwrap_or(Registers(Width::Portable))
    }
}

impl Width {
    #[cfg(target_arch = "x86_64")]
    fn is_here(self) -> bool {
        match self {
            Width::Portable => true,
            Width::Bits256 => {
                is_x86_feature_detected!("avx2")
                    && is_x86_feature_detected!("bmi1")
                    && is_x86_feature_detected!("bmi2")
                    && is_x86_feature_detected!("popcnt")
            }
            Width::Bits512 => {
                Width::Bits256.is_here()
                    && is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512dq")
                    && is_x86_feature_detected!("avx512vl")
                    && is_x86_feature_detected!("avx512vnni")
                    && is_x86_feature_detected!("avx512vbmi2")
            }
        }
    }

    #[cfg(not(target_arch = "x86_64"))]
    fn is_here(self) -> bool {
        self == Width::Portable
    }
}

/// Something to compute. Implementations are always inlined: what is not inlined is not compiled again.
pub(crate) trait Work {
    /// What comes of it.
    type Done;
    /// Computes it.
    fn done(self) -> Self::Done;
}

/// Does `work` with these registers. Sums of floating-point numbers are not put in another order, nor products and sums made one, so
/// the bits are the same.
#[inline]
pub(crate) fn widely<W: Work>(registers: Registers, work: W) -> W::Done {
    match registers.0 {
        Width::Portable => work.done(),
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the processor was asked for these instructions when the value was made.
        Width::Bits256 => unsafe { x86::in_256_bits(work) },
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the same.
        Width::Bits512 => unsafe { x86::in_512_bits(work) },
        #[cfg(not(target_arch = "x86_64"))]
        Width::Bits256 | Width::Bits512 => work.done(),
    }
}

/// See [`kernels::combine`].
#[inline]
pub(super) fn combine(
    registers: Registers,
    from: &[i16],
    rows: &[i16],
    removed: &[u16],
    added: &[u16],
    into: &mut [i16],
) {
    struct Combine<'a, const MOST: usize>(&'a [i16], &'a [i16], &'a [u16], &'a [u16], &'a mut [i16]);
    impl<const MOST: usize> Work for Combine<'_, MOST> {
        type Done = ();
        #[inline(always)]
        fn done(self) {
            kernels::combine::<MOST>(self.0, self.1, self.2, self.3, self.4);
        }
    }
    match registers.0 {
        Width::Portable => kernels::combine::<64>(from, rows, removed, added, into),
        Width::Bits256 => widely(registers, Combine::<128>(from, rows, removed, added, into)),
        Width::Bits512 => widely(registers, Combine::<256>(from, rows, removed, added, into)),
    }
}

/// See [`kernels::only_in`].
#[inline]
pub(super) fn only_in(
    registers: Registers,
    one: &[u16; SLOTS],
    other: &[u16; SLOTS],
    numbers: &mut Numbers,
) -> usize {
    match registers.0 {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the processor was asked for these instructions when the value was made.
        Width::Bits256 => unsafe { x86::only_in_256(one, other, numbers) },
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the same.
        Width::Bits512 => unsafe { x86::only_in_512(one, other, numbers) },
        _ => kernels::only_in(one, other, numbers),
    }
}

/// See [`kernels::second_layer`].
#[inline]
pub(super) fn second_layer(
    registers: Registers,
    sums: &[i16],
    sum_bits: u32,
    weights: &[Pair],
    bias: &[i32; HIDDEN],
) -> [i16; HIDDEN] {
    match registers.0 {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the processor was asked for these instructions when the value was made.
        Width::Bits256 => unsafe { x86::second_layer_256(sums, sum_bits, weights, bias) },
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the same.
        Width::Bits512 => unsafe { x86::second_layer_512(sums, sum_bits, weights, bias) },
        _ => kernels::second_layer(sums, sum_bits, weights, bias),
    }
}

/// See [`kernels::third_layer`].
#[inline]
pub(super) fn third_layer(
    registers: Registers,
    activations: &[i16; HIDDEN],
    weights: &[[i16; HIDDEN]; 5],
    bias: &[i32; 5],
) -> [f32; 5] {
    struct Third<'a>(&'a [i16; HIDDEN], &'a [[i16; HIDDEN]; 5], &'a [i32; 5]);
    impl Work for Third<'_> {
        type Done = [f32; 5];
        #[inline(always)]
        fn done(self) -> [f32; 5] {
            kernels::third_layer(self.0, self.1, self.2)
        }
    }
    widely(registers, Third(activations, weights, bias))
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64::{
        __m256i, __m512i, _mm256_add_epi32, _mm256_castsi256_ps, _mm256_cmpeq_epi16, _mm256_cmpeq_epi32,
        _mm256_loadu_si256, _mm256_madd_epi16, _mm256_max_epi16, _mm256_min_epi16, _mm256_movemask_epi8,
        _mm256_movemask_ps, _mm256_or_si256, _mm256_packs_epi16, _mm256_permute4x64_epi64, _mm256_set1_epi16,
        _mm256_set1_epi32, _mm256_setzero_si256, _mm256_storeu_si256, _mm512_add_epi32, _mm512_dpwssd_epi32,
        _mm512_loadu_si512, _mm512_mask_cmpneq_epi16_mask, _mm512_maskz_compress_epi16,
        _mm512_maskz_compress_epi32, _mm512_max_epi16, _mm512_min_epi16, _mm512_set1_epi16,
        _mm512_set1_epi32, _mm512_setr_epi32, _mm512_setzero_si512, _mm512_storeu_si512,
        _mm512_test_epi16_mask, _mm512_test_epi32_mask,
    };

    use super::{HIDDEN, Numbers, Pair, SLOTS, Work, kernels};
    use crate::net::kernels::AT_ONCE;

    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    pub(super) fn in_256_bits<W: Work>(work: W) -> W::Done {
        work.done()
    }

    #[target_feature(enable = "avx512dq,avx512vl,avx512vnni,avx512vbmi2,bmi1,bmi2,popcnt")]
    pub(super) fn in_512_bits<W: Work>(work: W) -> W::Done {
        work.done()
    }

    /// Pairs of units that are looked at together: one for each bit of a word.
    const TOGETHER: usize = 64;

    /// Half of the pairs of a trained net are both 0 and change nothing, so only the others are multiplied.
    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    pub(super) fn second_layer_256(
        sums: &[i16],
        sum_bits: u32,
        weights: &[Pair],
        bias: &[i32; HIDDEN],
    ) -> [i16; HIDDEN] {
        let (nothing, most) = (_mm256_setzero_si256(), _mm256_set1_epi16(1 << sum_bits));
        let mut added = [nothing; 4];
        for (sums, weights) in sums.chunks(2 * TOGETHER).zip(weights.chunks(TOGETHER)) {
            let (mut pairs, mut set) = ([0; TOGETHER], 0u64);
            for (at, sums) in sums.as_chunks::<16>().0.iter().enumerate() {
                let activations = _mm256_min_epi16(_mm256_max_epi16(load_256(sums), nothing), most);
                store_256(activations, &mut pairs[8 * at..]);
                let zero = _mm256_castsi256_ps(_mm256_cmpeq_epi32(activations, nothing));
                set |= u64::from(!_mm256_movemask_ps(zero) as u8) << (8 * at);
            }
            while set != 0 {
                let place = set.trailing_zeros() as usize;
                set &= set - 1;
                let pair = _mm256_set1_epi32(pairs[place]);
                for (added, weights) in added.iter_mut().zip(weights[place].as_chunks::<16>().0) {
                    *added = _mm256_add_epi32(*added, _mm256_madd_epi16(pair, load_256(weights)));
                }
            }
        }
        let mut out = [0; HIDDEN];
        for (added, out) in added.into_iter().zip(out.as_chunks_mut::<8>().0) {
            store_256(added, out);
        }
        out.iter_mut().zip(bias).for_each(|(out, bias)| *out += bias);
        kernels::clipped(&out, sum_bits)
    }

    /// Sums that do not wait for each other.
    const CHAINS: usize = 4;

    /// Pairs that are listed at a time.
    const LISTED: usize = 128;

    /// Here too only pairs that are not both 0 are multiplied; there are instructions to list them.
    #[target_feature(enable = "avx512dq,avx512vl,avx512vnni,avx512vbmi2,bmi1,bmi2,popcnt")]
    pub(super) fn second_layer_512(
        sums: &[i16],
        sum_bits: u32,
        weights: &[Pair],
        bias: &[i32; HIDDEN],
    ) -> [i16; HIDDEN] {
        let (nothing, most) = (_mm512_setzero_si512(), _mm512_set1_epi16(1 << sum_bits));
        let mut chains = [[nothing; 2]; CHAINS];
        for (sums, weights) in sums.chunks(2 * LISTED).zip(weights.chunks(LISTED)) {
            let (mut pairs, mut places) = ([0; LISTED + 16], [0; LISTED + 16]);
            let mut count = 0;
            let mut place = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
            for sums in sums.as_chunks::<32>().0 {
                let activations = _mm512_min_epi16(_mm512_max_epi16(load_512(sums), nothing), most);
                let set = _mm512_test_epi32_mask(activations, activations);
                let room = count..count + 16;
                store_512(_mm512_maskz_compress_epi32(set, activations), &mut pairs[room.clone()]);
                store_512(_mm512_maskz_compress_epi32(set, place), &mut places[room]);
                count += set.count_ones() as usize;
                place = _mm512_add_epi32(place, _mm512_set1_epi32(16));
            }
            // What is listed too many is 0.
            let pairs = pairs[..count.next_multiple_of(CHAINS)].as_chunks::<CHAINS>().0;
            for (pairs, places) in pairs.iter().zip(places.as_chunks::<CHAINS>().0) {
                for ((added, &pair), &place) in chains.iter_mut().zip(pairs).zip(places) {
                    let pair = _mm512_set1_epi32(pair);
                    for (added, weights) in added.iter_mut().zip(weights[place as usize].as_chunks::<32>().0)
                    {
                        *added = _mm512_dpwssd_epi32(*added, pair, load_512(weights));
                    }
                }
            }
        }
        let mut out = *bias;
        for (half, out) in out.as_chunks_mut::<16>().0.iter_mut().enumerate() {
            let [a, b, c, d] = chains.map(|added| added[half]);
            let added = _mm512_add_epi32(_mm512_add_epi32(a, b), _mm512_add_epi32(c, d));
            let mut lanes = [0; 16];
            store_512(added, &mut lanes);
            out.iter_mut().zip(lanes).for_each(|(out, lane)| *out += lane);
        }
        kernels::clipped(&out, sum_bits)
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    pub(super) fn only_in_256(one: &[u16; SLOTS], other: &[u16; SLOTS], numbers: &mut Numbers) -> usize {
        let mut count = 0;
        for (ones, others) in one.as_chunks::<32>().0.iter().zip(other.as_chunks::<32>().0) {
            let [low, high] = [0, 1].map(|half| {
                let one = load_256_of(&ones.as_chunks().0[half]);
                let same = _mm256_cmpeq_epi16(one, load_256_of(&others.as_chunks().0[half]));
                _mm256_or_si256(same, _mm256_cmpeq_epi16(one, _mm256_setzero_si256()))
            });
            // A byte for each lane, in the order of the lanes.
            let others = _mm256_permute4x64_epi64(_mm256_packs_epi16(low, high), 0b11_01_10_00);
            let mut set = !_mm256_movemask_epi8(others) as u32;
            while set != 0 {
                numbers[count] = ones[set.trailing_zeros() as usize];
                set &= set - 1;
                count += 1;
            }
        }
        count
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    fn load_256_of(numbers: &[u16; 16]) -> __m256i {
        // SAFETY: sixteen times 16 bits are as long as the register.
        unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) }
    }

    #[target_feature(enable = "avx512dq,avx512vl,avx512vnni,avx512vbmi2,bmi1,bmi2,popcnt")]
    pub(super) fn only_in_512(one: &[u16; SLOTS], other: &[u16; SLOTS], numbers: &mut Numbers) -> usize {
        let mut count = 0;
        for (one, other) in one.as_chunks::<32>().0.iter().zip(other.as_chunks::<32>().0) {
            let (one, other) = (load_512_of(one), load_512_of(other));
            let set = _mm512_mask_cmpneq_epi16_mask(_mm512_test_epi16_mask(one, one), one, other);
            let room = numbers[count..].first_chunk_mut::<AT_ONCE>().expect("there is room for a register");
            // SAFETY: 32 times 16 bits are as long as the register.
            unsafe { _mm512_storeu_si512(room.as_mut_ptr().cast(), _mm512_maskz_compress_epi16(set, one)) };
            count += set.count_ones() as usize;
        }
        count
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    fn store_256(register: __m256i, into: &mut [i32]) {
        let into = into.first_chunk_mut::<8>().expect("there is room for all lanes");
        // SAFETY: eight times 32 bits are as long as the register.
        unsafe { _mm256_storeu_si256(into.as_mut_ptr().cast(), register) };
    }

    #[target_feature(enable = "avx512dq,avx512vl,avx512vnni,avx512vbmi2,bmi1,bmi2,popcnt")]
    fn store_512(register: __m512i, into: &mut [i32]) {
        let into = into.first_chunk_mut::<16>().expect("there is room for all lanes");
        // SAFETY: sixteen times 32 bits are as long as the register.
        unsafe { _mm512_storeu_si512(into.as_mut_ptr().cast(), register) };
    }

    #[target_feature(enable = "avx512dq,avx512vl,avx512vnni,avx512vbmi2,bmi1,bmi2,popcnt")]
    fn load_512_of(numbers: &[u16; 32]) -> __m512i {
        // SAFETY: 32 times 16 bits are as long as the register.
        unsafe { _mm512_loadu_si512(numbers.as_ptr().cast()) }
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    fn load_256(numbers: &[i16; 16]) -> __m256i {
        // SAFETY: sixteen times 16 bits are as long as the register.
        unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) }
    }

    #[target_feature(enable = "avx512dq,avx512vl,avx512vnni,avx512vbmi2,bmi1,bmi2,popcnt")]
    fn load_512(numbers: &[i16; 32]) -> __m512i {
        // SAFETY: 32 times 16 bits are as long as the register.
        unsafe { _mm512_loadu_si512(numbers.as_ptr().cast()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;

    /// Slots that hold nothing, the same, or something else.
    #[test]
    fn all_registers_list_the_same_rows() {
        let mut random = Random::of_game(2, 0);
        for round in 0..1_000 {
            let mut any = |_| if random.below(3) == 0 { random.below(40_000) as u16 } else { 0 };
            let one: [u16; SLOTS] = std::array::from_fn(&mut any);
            let mut other = std::array::from_fn(any);
            let same = random.below(SLOTS as u32 + 1) as usize;
            other[..same].copy_from_slice(&one[..same]);
            let wanted: Vec<u16> = (0..SLOTS)
                .filter(|&slot| one[slot] != other[slot])
                .map(|slot| one[slot])
                .filter(|&row| row != 0)
                .collect();
            for registers in Registers::all() {
                let mut numbers = [u16::MAX; _];
                let count = only_in(registers, &one, &other, &mut numbers);
                assert_eq!(numbers[..count], wanted, "round {round}, {registers:?}");
            }
        }
    }

    /// Any numbers within the ranges of the layers, on every kind of registers.
    #[test]
    fn all_registers_give_the_same_bits() {
        let mut random = Random::of_game(1, 0);
        for width in [64, 128, 192, 256, 320, 1024] {
            for round in 0..200 {
                let mut any = |most: i16| (random.below(2 * most as u32 + 1) as i32 - i32::from(most)) as i16;
                // Of a trained net most units are 0, of these in every other round.
                let sparse = round % 2 == 1;
                let start = |any: i16| if sparse && any < i16::MAX / 2 { -i16::MAX / 2 } else { any };
                let from: Vec<i16> = (0..width).map(|_| start(any(i16::MAX))).collect();
                let rows: Vec<i16> = (0..20 * width).map(|_| any(if sparse { 300 } else { 3_000 })).collect();
                let weights: Vec<Pair> = (0..width / 2).map(|_| std::array::from_fn(|_| any(800))).collect();
                let bias = std::array::from_fn(|_| i32::from(any(i16::MAX)));
                let third = std::array::from_fn(|_| std::array::from_fn(|_| any(8_000)));
                let third_bias = std::array::from_fn(|_| i32::from(any(i16::MAX)));
                let mut some =
                    |most| -> Vec<u16> { (0..random.below(most)).map(|_| random.below(20) as u16).collect() };
                let (removed, added, bits) = (some(10), some(30), 7 + u32::from(some(6).len() as u8 % 5));
                let mut found = Registers::all().map(|registers| {
                    let mut sums = vec![0; width];
                    combine(registers, &from, &rows, &removed, &added, &mut sums);
                    let second = second_layer(registers, &sums, bits, &weights, &bias);
                    (sums, second, third_layer(registers, &second, &third, &third_bias))
                });
                let portable = found.next().expect("there is always one");
                assert!(found.all(|wide| wide == portable), "width {width}");
            }
        }
    }
}
