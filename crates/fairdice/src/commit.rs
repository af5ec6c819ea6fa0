//! Commitments, and the hash that binds a game to all of them.

use crate::{
    hash::{CLIENT, Hash, SERVER, sha256},
    header::Header,
    seat::Seat,
};

/// The hash of the canonical JSON of rule options, for a header.
#[must_use]
pub fn rules_hash(rules: &[u8]) -> Hash {
    sha256(&[rules])
}

/// The server's commitment to its seed (mode G).
#[must_use]
pub fn server_commit(game_uid: &[u8; 16], seed: &Hash) -> Hash {
    sha256(&[SERVER, game_uid, seed])
}

/// A player's commitment to a seed (mode G). It holds for one header only.
#[must_use]
pub fn client_commit(seat: Seat, header_hash: &Hash, seed: &Hash) -> Hash {
    sha256(&[CLIENT, &[seat.byte()], header_hash, seed])
}

/// The round of drand whose randomness will be mixed in, named before it is known.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Drand {
    /// The chain: for quicknet 52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971.
    pub chain_hash: Hash,
    /// The round.
    pub round: u64,
}

/// The hash that the server signs: of the header, both players' commitments (mode R: the anchors of their chains), and the round of
/// drand if there is one.
#[must_use]
pub fn game_hash(header: &Header, commits: &[Hash; 2], drand: Option<Drand>) -> Hash {
    let Drand { chain_hash, round } = drand.unwrap_or(Drand { chain_hash: [0; 32], round: 0 });
    sha256(&[&header.to_bytes(), &commits[0], &commits[1], &chain_hash, &round.to_be_bytes()])
}
