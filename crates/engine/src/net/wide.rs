//! The arithmetic of [`kernels`], compiled again for the wider registers that the processor turns out to have.
//!
//! It is the same source, so it gives the same bits; tests compare them all the same. This is the only file of the crate with `unsafe`:
//! code that needs certain instructions must not run where they are missing, and only whoever asked the processor knows.
#![allow(unsafe_code)]

use super::kernels::{self, HIDDEN};

/// Registers that this processor has: a value is only made after it was asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Registers(Width);

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
    pub(super) fn widest() -> Registers {
        Registers::all().last().unwrap_or(Registers(Width::Portable))
    }
}

impl Width {
    #[cfg(target_arch = "x86_64")]
    fn is_here(self) -> bool {
        match self {
            Width::Portable => true,
            Width::Bits256 => is_x86_feature_detected!("avx2"),
            Width::Bits512 => {
                is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512dq")
                    && is_x86_feature_detected!("avx512vl")
                    && is_x86_feature_detected!("avx512vnni")
            }
        }
    }

    #[cfg(not(target_arch = "x86_64"))]
    fn is_here(self) -> bool {
        self == Width::Portable
    }
}

/// For each kernel a function that takes the copy for some registers.
macro_rules! widened {
    ($($(#[$doc:meta])* $name:ident($($argument:ident: $kind:ty),*) $(-> $result:ty)?;)*) => {$(
        $(#[$doc])*
        #[inline]
        pub(super) fn $name(registers: Registers, $($argument: $kind),*) $(-> $result)? {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "avx2")]
                fn of_256_bits($($argument: $kind),*) $(-> $result)? {
                    kernels::$name($($argument),*)
                }
                #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")]
                fn of_512_bits($($argument: $kind),*) $(-> $result)? {
                    kernels::$name($($argument),*)
                }
                match registers.0 {
                    Width::Portable => {}
                    // SAFETY: the processor was asked for these instructions when the value was made.
                    Width::Bits256 => return unsafe { of_256_bits($($argument),*) },
                    // SAFETY: the same.
                    Width::Bits512 => return unsafe { of_512_bits($($argument),*) },
                }
            }
            let _ = registers;
            kernels::$name($($argument),*)
        }
    )*};
}

widened! {
    /// See [`kernels::combine`].
    combine(from: &[i16], rows: &[i16], removed: &[u16], added: &[u16], into: &mut [i16]);
    /// See [`kernels::second_layer`].
    second_layer(sums: &[i16], sum_bits: u32, weights: &[i16], bias: &[i32; HIDDEN]) -> [i32; HIDDEN];
    /// See [`kernels::third_layer`].
    third_layer(activations: &[i32; HIDDEN], weights: &[[i16; HIDDEN]; 5], bias: &[i32; 5]) -> [i32; 5];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;

    /// Any numbers within the ranges of the layers, on every kind of registers.
    #[test]
    fn all_registers_give_the_same_bits() {
        let mut random = Random::of_game(1, 0);
        for width in [64, 128, 192, 256, 1024] {
            for _ in 0..200 {
                let mut any = |most: i16| (random.below(2 * most as u32 + 1) as i32 - i32::from(most)) as i16;
                let from: Vec<i16> = (0..width).map(|_| any(i16::MAX)).collect();
                let rows: Vec<i16> = (0..20 * width).map(|_| any(3_000)).collect();
                let weights: Vec<i16> = (0..HIDDEN * width).map(|_| any(800)).collect();
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
