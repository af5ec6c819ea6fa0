//! Seeded randomness: ChaCha8, one stream a game, so that a game's dice depend on the seed and its number alone.

use alea_game::Dice;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

/// The generator of one game.
#[derive(Clone, Debug)]
pub struct Random(ChaCha8Rng);

impl Random {
    /// The generator of the game with number `index` of a run seeded with `seed`.
    #[must_use]
    pub fn of_game(seed: u64, index: u64) -> Random {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(index);
        Random(rng)
    }

    /// Two dice.
    pub fn dice(&mut self) -> Dice {
        let mut die = || self.below(6) as u8 + 1;
        Dice::new(die(), die()).expect("one more than a number below six is on a die")
    }

    /// Fills `bytes`.
    pub fn fill(&mut self, bytes: &mut [u8]) {
        self.0.fill_bytes(bytes);
    }

    /// A number below `n`, each equally likely. `n` is not 0.
    pub fn below(&mut self, n: u32) -> u32 {
        below(|| self.0.next_u32(), n)
    }
}

/// A number below `n` from uniform 32-bit words, without bias (Lemire 2019, "Fast random integer generation in an interval").
pub fn below(mut word: impl FnMut() -> u32, n: u32) -> u32 {
    let mut product = u64::from(word()) * u64::from(n);
    if (product as u32) < n {
        let unfair = n.wrapping_neg() % n.max(1);
        while (product as u32) < unfair {
            product = u64::from(word()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}
