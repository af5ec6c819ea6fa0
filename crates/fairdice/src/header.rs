//! The header of a game: what both players are bound to before anything is dealt.

use unicode_normalization::{UnicodeNormalization, is_nfc};

use crate::{
    bytes::{Reader, write_prefixed},
    hash::{Hash, sha256},
};

const MAGIC: &[u8; 8] = b"ALEADICE";
const SUITE: u8 = 1;
const SEATS: u8 = 2;
const FLAG_DRAND: u8 = 1;

/// How the dice of a game come about.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// G: one envelope a game. The server knows the rolls once the seeds are in.
    Game,
    /// G with a round of drand mixed in.
    GameWithDrand,
    /// R: sealed per roll. Nobody knows a roll before all are bound to it.
    Roll,
}

impl Mode {
    fn bytes(self) -> [u8; 2] {
        match self {
            Mode::Game => [1, 0],
            Mode::GameWithDrand => [1, FLAG_DRAND],
            Mode::Roll => [2, 0],
        }
    }
}

/// A pseudonym: text in the normal form NFC, of at most 65535 bytes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

impl Name {
    /// A name from any text, which is normalised.
    ///
    /// # Errors
    /// It is longer than 65535 bytes.
    pub fn new(text: &str) -> Result<Name, HeaderError> {
        let text: String = text.nfc().collect();
        if text.len() > usize::from(u16::MAX) { Err(HeaderError::LongName) } else { Ok(Name(text)) }
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn read(bytes: &[u8]) -> Result<Name, HeaderError> {
        let text = std::str::from_utf8(bytes).map_err(|_| HeaderError::NotUtf8)?;
        if is_nfc(text) { Ok(Name(text.into())) } else { Err(HeaderError::NotNfc) }
    }

    fn write(&self, out: &mut Vec<u8>) {
        // `new` and `read` take no longer text.
        write_prefixed(out, self.0.as_bytes());
    }
}

/// What a header says of the game, whoever deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The game's number, random and never used again.
    pub game_uid: [u8; 16],
    /// The contest that it belongs to.
    pub match_uid: [u8; 16],
    /// Which game of the contest it is, from 1.
    pub game_no: u16,
    /// Which rules: the number that the catalogue gives to a game.
    pub variant: u8,
    /// The hash of the canonical JSON of the rule options.
    pub rules_hash: Hash,
    /// When it was made, in milliseconds since 1970.
    pub created_ms: u64,
    /// The players' pseudonyms, made for this game.
    pub players: [Name; 2],
}

/// What a header says (`docs/dice.md`, header).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// How the dice come about.
    pub mode: Mode,
    /// Which game it is.
    pub about: About,
    /// The server's commitment: to its seed in mode G, the anchor of its chain in mode R.
    pub server_commit: Hash,
}

/// Why bytes are no header.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HeaderError {
    /// Too few bytes.
    #[error("the header is cut off")]
    Short,
    /// Bytes after its end.
    #[error("bytes after the end of the header")]
    Long,
    /// It begins with something else.
    #[error("no header: it does not begin with ALEADICE")]
    Magic,
    /// Another suite of algorithms.
    #[error("suite {0} is not known, only 1")]
    Suite(u8),
    /// No such mode, or flags that it does not have.
    #[error("mode {mode} with flags {flags} is not known")]
    Mode {
        /// The mode.
        mode: u8,
        /// The flags.
        flags: u8,
    },
    /// Other than two players.
    #[error("{0} seats, not 2")]
    Seats(u8),
    /// A name is not UTF-8.
    #[error("a name is not UTF-8")]
    NotUtf8,
    /// A name is not in NFC.
    #[error("a name is not in the normal form NFC")]
    NotNfc,
    /// A name is too long.
    #[error("a name is longer than 65535 bytes")]
    LongName,
}

impl Header {
    /// The bytes of the header, H0.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(160);
        out.extend(MAGIC);
        out.push(SUITE);
        out.extend(self.mode.bytes());
        out.push(SEATS);
        out.extend(self.about.game_uid);
        out.extend(self.about.match_uid);
        out.extend(self.about.game_no.to_be_bytes());
        out.push(self.about.variant);
        out.extend(self.about.rules_hash);
        out.extend(self.about.created_ms.to_be_bytes());
        for name in &self.about.players {
            name.write(&mut out);
        }
        out.extend(self.server_commit);
        out
    }

    /// Reads H0. Every header has one encoding only, so what is read is what would be written.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(bytes: &[u8]) -> Result<Header, HeaderError> {
        let mut reader = Reader::new(bytes);
        let short = HeaderError::Short;
        if reader.array().ok_or(short)? != *MAGIC {
            return Err(HeaderError::Magic);
        }
        let suite = reader.byte().ok_or(short)?;
        if suite != SUITE {
            return Err(HeaderError::Suite(suite));
        }
        let [mode, flags] = reader.array().ok_or(short)?;
        let known = [Mode::Game, Mode::GameWithDrand, Mode::Roll];
        let found = known.into_iter().find(|known| known.bytes() == [mode, flags]);
        let mode = found.ok_or(HeaderError::Mode { mode, flags })?;
        let seats = reader.byte().ok_or(short)?;
        if seats != SEATS {
            return Err(HeaderError::Seats(seats));
        }
        let about = About {
            game_uid: reader.array().ok_or(short)?,
            match_uid: reader.array().ok_or(short)?,
            game_no: reader.u16().ok_or(short)?,
            variant: reader.byte().ok_or(short)?,
            rules_hash: reader.array().ok_or(short)?,
            created_ms: reader.u64().ok_or(short)?,
            players: [
                Name::read(reader.prefixed().ok_or(short)?)?,
                Name::read(reader.prefixed().ok_or(short)?)?,
            ],
        };
        let header = Header { mode, about, server_commit: reader.array().ok_or(short)? };
        if reader.is_empty() { Ok(header) } else { Err(HeaderError::Long) }
    }

    /// H(H0).
    #[must_use]
    pub fn hash(&self) -> Hash {
        sha256(&[&self.to_bytes()])
    }
}
