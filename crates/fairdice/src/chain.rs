//! Chains of values for mode R: each value is the hash of the one that is released after it, so that the anchor binds to all.

use zeroize::Zeroizing;

use crate::{
    hash::{CHAIN, Hash, sha256},
    seat::Role,
    secret::Secret,
};

/// How many rolls a chain is good for. A longer game goes on with a new anchor.
pub const LENGTH: u32 = 1024;

/// The value before `value`, which has number `i`.
#[must_use]
pub fn link(role: Role, game_uid: &[u8; 16], i: u32, value: &Hash) -> Hash {
    sha256(&[CHAIN, &[role.byte()], game_uid, &i.to_be_bytes(), value])
}

/// A whole chain, known to who made it. Wiped when dropped.
pub struct Chain {
    /// The number of the anchor: 0, or that of the last roll before the chain took over.
    start: u32,
    /// From the anchor to the secret, [`LENGTH`] + 1 of them.
    values: Zeroizing<Vec<Hash>>,
}

impl Chain {
    /// The chain that ends in `secret`, from the beginning of a game.
    #[must_use]
    pub fn new(role: Role, game_uid: &[u8; 16], secret: &Secret) -> Chain {
        Chain::after(0, role, game_uid, secret).expect("a chain from 0 has room for its numbers")
    }

    /// The chain that takes over after roll `start`: its anchor has that number. `None` if numbers run out.
    #[must_use]
    pub fn after(start: u32, role: Role, game_uid: &[u8; 16], secret: &Secret) -> Option<Chain> {
        start.checked_add(LENGTH)?;
        let mut values = Zeroizing::new(vec![[0; 32]; LENGTH as usize + 1]);
        let mut value = Zeroizing::new(*secret.expose());
        for i in (0..=LENGTH).rev() {
            values[i as usize] = *value;
            *value = link(role, game_uid, start + i, &value);
        }
        Some(Chain { start, values })
    }

    /// The value that is shown before the first roll.
    #[must_use]
    pub fn anchor(&self) -> Hash {
        self.values[0]
    }

    /// The number of the anchor.
    #[must_use]
    pub fn start(&self) -> u32 {
        self.start
    }
}

impl std::fmt::Debug for Chain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Chain").field("start", &self.start).finish_non_exhaustive()
    }
}
