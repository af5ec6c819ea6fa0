//! From bytes to dice.

use zeroize::Zeroizing;

use crate::{
    hash::{Hash, ROLL, ROLL_R, expand, extract, hmac},
    seat::Seat,
};

/// Two dice from 1 to 6, in the order in which they fell.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Roll {
    first: u8,
    second: u8,
}

impl Roll {
    /// Two dice, if they are from 1 to 6.
    #[must_use]
    pub fn new(first: u8, second: u8) -> Option<Roll> {
        let die = 1..=6;
        (die.contains(&first) && die.contains(&second)).then_some(Roll { first, second })
    }

    /// The first die; in an opening that of player 0.
    #[must_use]
    pub fn first(self) -> u8 {
        self.first
    }

    /// The second die; in an opening that of player 1.
    #[must_use]
    pub fn second(self) -> u8 {
        self.second
    }

    /// Reads blocks from the left until two bytes are below 252. The rest is discarded, so every roll has its own blocks and
    /// every number the same chance.
    #[must_use]
    pub fn from_blocks(mut block: impl FnMut(u32) -> Hash) -> Roll {
        let mut first = None;
        for c in 0.. {
            for byte in block(c) {
                if byte >= 252 {
                    continue;
                }
                let die = byte % 6 + 1;
                match first {
                    None => first = Some(die),
                    Some(first) => return Roll { first, second: die },
                }
            }
        }
        unreachable!("four thousand million blocks without two bytes below 252")
    }
}

/// What HKDF extracts from the seeds (PRK), on the way to a [`RollKey`].
#[must_use]
pub fn extracted(
    game_hash: &Hash,
    server_seed: &Hash,
    client_seeds: [&Hash; 2],
    randomness: Option<&Hash>,
) -> Zeroizing<Hash> {
    let mut material = Zeroizing::new(Vec::with_capacity(4 * 32));
    for part in [server_seed, client_seeds[0], client_seeds[1]].into_iter().chain(randomness) {
        material.extend(part);
    }
    extract(game_hash, &material)
}

/// The key of all rolls of a game in mode G.
#[derive(Clone)]
pub struct RollKey(Zeroizing<Hash>);

impl RollKey {
    /// The key from the seeds, and the randomness of drand if the game has any.
    #[must_use]
    pub fn derive(
        game_hash: &Hash,
        server_seed: &Hash,
        client_seeds: [&Hash; 2],
        randomness: Option<&Hash>,
    ) -> RollKey {
        let prk = extracted(game_hash, server_seed, client_seeds, randomness);
        RollKey(expand(&prk, ROLL))
    }

    /// The key itself, for whoever checks.
    #[must_use]
    pub fn as_bytes(&self) -> &Hash {
        &self.0
    }

    /// Block `c` of roll `n`.
    #[must_use]
    pub fn block(&self, n: u32, c: u32) -> Hash {
        hmac(self.0.as_ref(), &[&n.to_be_bytes(), &c.to_be_bytes()])
    }

    /// Roll `n`, counted from 0.
    #[must_use]
    pub fn roll(&self, n: u32) -> Roll {
        Roll::from_blocks(|c| self.block(n, c))
    }
}

impl std::fmt::Debug for RollKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("RollKey(..)")
    }
}

/// The values that a roll of mode R follows from. A player who is absent has none.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// The server's.
    pub server: Hash,
    /// The players'.
    pub clients: [Option<Hash>; 2],
}

impl Values {
    /// Which players are present: bit i is player i.
    #[must_use]
    pub fn mask(&self) -> u8 {
        Seat::BOTH.iter().map(|seat| u8::from(self.clients[seat.index()].is_some()) << seat.byte()).sum()
    }

    /// The key of roll `n` of mode R.
    #[must_use]
    pub fn key(&self, game_hash: &Hash, n: u32) -> Hash {
        let [zero, one] = self.clients.map(Option::unwrap_or_default);
        hmac(game_hash, &[ROLL_R, &n.to_be_bytes(), &[self.mask()], &self.server, &zero, &one])
    }

    /// Roll `n` of mode R, counted from 1.
    #[must_use]
    pub fn roll(&self, game_hash: &Hash, n: u32) -> Roll {
        let key = self.key(game_hash, n);
        Roll::from_blocks(|c| hmac(&key, &[&c.to_be_bytes()]))
    }
}
