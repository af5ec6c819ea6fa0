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

    /// The value of roll `n`; `None` if it belongs to another chain. Only states that may release it ask for it.
    pub(crate) fn value(&self, n: u32) -> Option<Hash> {
        let index = n.checked_sub(self.start).filter(|&index| index > 0)?;
        self.values.get(index as usize).copied()
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

/// The released end of somebody's chain, as others see it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Track {
    role: Role,
    game_uid: [u8; 16],
    n: u32,
    value: Hash,
}

impl Track {
    /// A chain of which the anchor is known, with its number.
    #[must_use]
    pub fn new(role: Role, game_uid: [u8; 16], n: u32, anchor: Hash) -> Track {
        Track { role, game_uid, n, value: anchor }
    }

    /// The value released last, or the anchor.
    #[must_use]
    pub fn last(&self) -> Hash {
        self.value
    }

    /// Whether what was released last, or the anchor, is of this chain.
    pub(crate) fn is_of(&self, chain: &Chain) -> bool {
        let index = self.n.checked_sub(chain.start).map(|index| index as usize);
        index.and_then(|index| chain.values.get(index)) == Some(&self.value)
    }

    /// Whether `value` is that of roll `n`. Values in between that were never released are made up for.
    #[must_use]
    pub fn leads_to(&self, n: u32, value: &Hash) -> bool {
        if n <= self.n || n - self.n > LENGTH {
            return false;
        }
        let back = (self.n + 1..=n).rev().fold(*value, |value, i| link(self.role, &self.game_uid, i, &value));
        back == self.value
    }

    /// Goes on to the value of roll `n`. `false`, and nothing has changed, if it is not in the chain.
    pub fn step(&mut self, n: u32, value: &Hash) -> bool {
        let right = self.leads_to(n, value);
        if right {
            (self.n, self.value) = (n, *value);
        }
        right
    }
}

impl std::fmt::Debug for Chain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Chain").field("start", &self.start).finish_non_exhaustive()
    }
}
