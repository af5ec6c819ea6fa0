//! What is kept of the protocol with each event of a game, and what checks it later. `docs/dice.md`, record, has the bytes.

use crate::{
    binding::{Binding, Ending},
    bytes::{Reader, write_prefixed},
    commit::Drand,
    dice::Values,
    hash::Hash,
    header::{Header, Mode},
    log::{Head, Leaf},
    seat::{Role, Seat},
    sign::PublicKey,
};

/// One piece of what proves a game. Several may stand with one event, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Everything that binds the game, before its first roll.
    Start(Box<Start>),
    /// A chain takes over (mode R).
    Anchor(Anchor),
    /// A value was released (mode R).
    Release(Release),
    /// The dice of mode G: only their number, since they follow from the seeds.
    Roll(u32),
    /// The dice of mode R: their number and what they follow from.
    Values(u32, Values),
    /// The seeds of mode G, once the game is over.
    Seeds(Seeds),
    /// How it ended.
    End(Ending),
}

/// Everything that binds a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The header.
    pub header: Header,
    /// The commitments and the signature.
    pub binding: Binding,
    /// Who signs. It proves nothing unless it is the key that one has pinned.
    pub key: PublicKey,
    /// The rule options whose hash is in the header, of at most 65535 bytes.
    pub rules: Vec<u8>,
}

/// A chain that takes over after a roll.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Anchor {
    /// Whose.
    pub role: Role,
    /// After which roll.
    pub after: u32,
    /// Its anchor.
    pub anchor: Hash,
    /// The head of the log before the leaf that says so.
    pub before: Head,
}

/// A value that a player has released.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Release {
    /// Who.
    pub by: Seat,
    /// For which roll.
    pub n: u32,
    /// The value.
    pub value: Hash,
}

/// The seeds of a game in mode G.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Seeds {
    /// The server's.
    pub server: Hash,
    /// The players'.
    pub clients: [Hash; 2],
    /// The randomness of drand, if the header says that there is any.
    pub randomness: Option<Hash>,
}

const START: u8 = 1;
const ANCHOR: u8 = 2;
const RELEASE: u8 = 3;
const ROLL: u8 = 4;
const VALUES: u8 = 5;
const SEEDS: u8 = 6;
const SEEDS_WITH_DRAND: u8 = 7;
const END: u8 = 8;

impl Piece {
    /// The bytes of the piece.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        match self {
            Piece::Start(start) => {
                let Start { header, binding, key, rules } = &**start;
                out.push(START);
                write_prefixed(&mut out, &header.to_bytes());
                out.extend(binding.commits.concat());
                if let Some(Drand { chain_hash, round }) = binding.drand {
                    out.extend(chain_hash);
                    out.extend(round.to_be_bytes());
                }
                out.extend(binding.game_hash);
                out.extend(binding.signature);
                write_head(&mut out, binding.before);
                out.extend(key.0);
                write_prefixed(&mut out, rules);
            }
            Piece::Anchor(Anchor { role, after, anchor, before }) => {
                out.extend([ANCHOR, role.byte()]);
                out.extend(after.to_be_bytes());
                out.extend(anchor);
                write_head(&mut out, *before);
            }
            Piece::Release(Release { by, n, value }) => {
                out.extend([RELEASE, by.byte()]);
                out.extend(n.to_be_bytes());
                out.extend(value);
            }
            Piece::Roll(n) => {
                out.push(ROLL);
                out.extend(n.to_be_bytes());
            }
            Piece::Values(n, values) => {
                out.push(VALUES);
                out.extend(n.to_be_bytes());
                out.push(values.mask());
                out.extend(values.server);
                values.clients.iter().flatten().for_each(|value| out.extend(value));
            }
            Piece::Seeds(Seeds { server, clients, randomness }) => {
                out.push(if randomness.is_some() { SEEDS_WITH_DRAND } else { SEEDS });
                out.extend(server);
                out.extend(clients.concat());
                out.extend(randomness.iter().flatten());
            }
            Piece::End(Ending { leaf, signature, before }) => {
                out.push(END);
                // A leaf with the longest reason is longer than a prefix can say.
                let leaf = leaf.to_bytes();
                out.extend((leaf.len() as u32).to_be_bytes());
                out.extend(leaf);
                out.extend(signature);
                write_head(&mut out, *before);
            }
        }
        out
    }

    /// Reads the pieces that stand one after the other in `bytes`; `None` if they are something else. Every piece has one encoding
    /// only.
    #[must_use]
    pub fn parse_all(bytes: &[u8]) -> Option<Vec<Piece>> {
        let mut reader = Reader::new(bytes);
        let mut pieces = Vec::new();
        while !reader.is_empty() {
            pieces.push(read(&mut reader)?);
        }
        Some(pieces)
    }
}

fn read(reader: &mut Reader<'_>) -> Option<Piece> {
    Some(match reader.byte()? {
        START => {
            let header = Header::parse(reader.prefixed()?).ok()?;
            let commits = [reader.array()?, reader.array()?];
            let drand = match header.mode {
                Mode::GameWithDrand => Some(Drand { chain_hash: reader.array()?, round: reader.u64()? }),
                Mode::Game | Mode::Roll => None,
            };
            let (game_hash, signature) = (reader.array()?, reader.array()?);
            let binding = Binding { commits, drand, game_hash, signature, before: read_head(reader)? };
            let key = PublicKey(reader.array()?);
            let rules = reader.prefixed()?.to_vec();
            Piece::Start(Box::new(Start { header, binding, key, rules }))
        }
        ANCHOR => Piece::Anchor(Anchor {
            role: Role::of_byte(reader.byte()?)?,
            after: reader.u32()?,
            anchor: reader.array()?,
            before: read_head(reader)?,
        }),
        RELEASE => Piece::Release(Release {
            by: Seat::of_byte(reader.byte()?)?,
            n: reader.u32()?,
            value: reader.array()?,
        }),
        ROLL => Piece::Roll(reader.u32()?),
        VALUES => {
            let n = reader.u32()?;
            let mask = reader.byte()?;
            let server = reader.array()?;
            if mask > 3 {
                return None;
            }
            let mut clients = [None; 2];
            for seat in Seat::BOTH {
                if mask >> seat.byte() & 1 == 1 {
                    clients[seat.index()] = Some(reader.array()?);
                }
            }
            Piece::Values(n, Values { server, clients })
        }
        tag @ (SEEDS | SEEDS_WITH_DRAND) => Piece::Seeds(Seeds {
            server: reader.array()?,
            clients: [reader.array()?, reader.array()?],
            randomness: if tag == SEEDS_WITH_DRAND { Some(reader.array()?) } else { None },
        }),
        END => {
            let length = usize::try_from(reader.u32()?).ok()?;
            let leaf = Leaf::parse(reader.take(length)?)?;
            Piece::End(Ending { leaf, signature: reader.array()?, before: read_head(reader)? })
        }
        _ => return None,
    })
}

fn write_head(out: &mut Vec<u8>, head: Head) {
    out.extend(head.count().to_be_bytes());
    out.extend(head.hash());
}

fn read_head(reader: &mut Reader<'_>) -> Option<Head> {
    Some(Head::new(reader.u64()?, reader.array()?))
}
