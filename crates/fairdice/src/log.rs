//! The log of every game that was signed and of how it ended: a hash chain that only grows. It is what stops dealing again until it
//! suits: every deal that was given up stands in it.

use std::collections::BTreeMap;

use crate::{
    bytes::{Reader, from_hex, to_hex, write_prefixed},
    hash::{Hash, LOG, sha256},
    seat::{Role, Seat},
    sign::Signature,
};

/// How a game ended that counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// It was played to its end, or a double was refused, or a draw agreed.
    Finished,
    /// A player resigned.
    Resigned,
    /// A player's time was over.
    TimedOut,
}

impl End {
    const ALL: [(u8, End); 3] = [(1, End::Finished), (2, End::Resigned), (3, End::TimedOut)];
}

/// Who is to blame for a game that does not count.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Blame {
    /// Whoever deals.
    Server,
    /// A player, who kept silent or lied.
    Client(Seat),
    /// Nobody in particular.
    Nobody,
}

impl Blame {
    const ALL: [(u8, Blame); 4] = [
        (0xff, Blame::Server),
        (0, Blame::Client(Seat::Zero)),
        (1, Blame::Client(Seat::One)),
        (0xfe, Blame::Nobody),
    ];
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// The game.
    pub game_uid: [u8; 16],
    /// The hash that was signed; of a game given up before, that of its header.
    pub subject: Hash,
    /// What happened to it.
    pub what: What,
}

/// What a leaf says of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Its hash was signed. This comes before anything is revealed.
    Signed(Signature),
    /// It ended and counts.
    Ended {
        /// How.
        end: End,
        /// What happened in it ([`crate::Transcript`]).
        events: Hash,
    },
    /// It does not count.
    Void {
        /// Who is to blame.
        blame: Blame,
        /// Why, in words, of at most 65535 bytes.
        why: String,
    },
    /// A chain takes over (mode R).
    Anchor {
        /// Whose.
        role: Role,
        /// After which roll.
        after: u32,
        /// Its anchor.
        anchor: Hash,
    },
}

impl Leaf {
    /// The bytes of the leaf (`docs/dice.md`, log). Reasons that are too long are cut.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let kind = match self.what {
            What::Signed(_) => 1,
            What::Ended { .. } => 2,
            What::Void { .. } => 3,
            What::Anchor { .. } => 4,
        };
        let mut out = vec![kind];
        out.extend(self.game_uid);
        out.extend(self.subject);
        match &self.what {
            What::Signed(signature) => out.extend(signature),
            What::Ended { end, events } => {
                out.extend(End::ALL.iter().filter(|(_, known)| known == end).map(|(byte, _)| byte));
                out.extend(events);
            }
            What::Void { blame, why } => {
                out.extend(Blame::ALL.iter().filter(|(_, known)| known == blame).map(|(byte, _)| byte));
                let most = why.floor_char_boundary(usize::from(u16::MAX));
                write_prefixed(&mut out, &why.as_bytes()[..most]);
            }
            What::Anchor { role, after, anchor } => {
                out.push(role.byte());
                out.extend(after.to_be_bytes());
                out.extend(anchor);
            }
        }
        out
    }

    /// Reads a leaf; `None` if the bytes are none.
    #[must_use]
    pub fn parse(bytes: &[u8]) -> Option<Leaf> {
        let mut reader = Reader::new(bytes);
        let kind = reader.byte()?;
        let (game_uid, subject) = (reader.array()?, reader.array()?);
        let what = match kind {
            1 => What::Signed(reader.array()?),
            2 => {
                let byte = reader.byte()?;
                let (_, end) = End::ALL.into_iter().find(|(known, _)| *known == byte)?;
                What::Ended { end, events: reader.array()? }
            }
            3 => {
                let byte = reader.byte()?;
                let (_, blame) = Blame::ALL.into_iter().find(|(known, _)| *known == byte)?;
                What::Void { blame, why: std::str::from_utf8(reader.prefixed()?).ok()?.to_owned() }
            }
            4 => {
                let role = Role::of_byte(reader.byte()?)?;
                What::Anchor { role, after: reader.u32()?, anchor: reader.array()? }
            }
            _ => return None,
        };
        reader.is_empty().then_some(Leaf { game_uid, subject, what })
    }
}

/// The end of the log: how many leaves it has, and the hash of all.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Head {
    count: u64,
    hash: Hash,
}

impl Head {
    /// The head of an empty log.
    #[must_use]
    pub fn empty() -> Head {
        Head::default()
    }

    pub(crate) fn new(count: u64, hash: Hash) -> Head {
        Head { count, hash }
    }

    /// How many leaves there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The hash of all of them.
    #[must_use]
    pub fn hash(&self) -> Hash {
        self.hash
    }

    /// The head with a leaf more.
    #[must_use]
    pub fn with(self, leaf: &Leaf) -> Head {
        self.with_bytes(&leaf.to_bytes())
    }

    fn with_bytes(self, leaf: &[u8]) -> Head {
        let hash = sha256(&[LOG, &self.count.to_be_bytes(), &self.hash, leaf]);
        Head { count: self.count.saturating_add(1), hash }
    }
}

/// Where a leaf stands: the head of the log before it and after it. Who gets one can later ask whether the log that is shown still has
/// the leaf there.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Receipt {
    before: Head,
    after: Head,
}

impl Receipt {
    /// The receipt of a leaf that is appended to a log with this head.
    #[must_use]
    pub fn of(before: Head, leaf: &Leaf) -> Receipt {
        Receipt { before, after: before.with(leaf) }
    }

    /// The number of the leaf, from 0.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.before.count
    }

    /// The head before the leaf.
    #[must_use]
    pub fn before(&self) -> Head {
        self.before
    }

    /// The head after it.
    #[must_use]
    pub fn after(&self) -> Head {
        self.after
    }
}

/// A log that was read and whose hashes fit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    entries: Vec<(Leaf, Head)>,
    games: BTreeMap<[u8; 16], Game>,
}

/// What the leaves so far say of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Game {
    subject: Hash,
    fate: Fate,
}

/// What is wrong with a log.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {} of the log: {reason}", .number + 1)]
pub struct LogError {
    /// The number of the leaf, from 0.
    pub number: u64,
    /// What.
    pub reason: LogReason,
}

/// Why a leaf is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogReason {
    /// It is no leaf.
    #[error("no leaf")]
    NotALeaf,
    /// The hash is not that of the leaves so far.
    #[error("the hash does not fit the lines up to here")]
    Hash,
    /// The game was signed before.
    #[error("the game was signed before")]
    SignedTwice,
    /// It speaks of a game that has not been signed, or of another hash of it.
    #[error("no such game was signed before")]
    NotSigned,
    /// The game had ended.
    #[error("the game had ended")]
    AfterEnd,
}

/// What a log says of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It has no end yet.
    Open,
    /// It counts.
    Ended(End),
    /// It does not.
    Void(Blame),
}

impl Log {
    /// Appends a leaf.
    ///
    /// # Errors
    /// It cannot follow. Nothing has changed.
    pub fn append(&mut self, leaf: Leaf) -> Result<Receipt, LogError> {
        self.allows(&leaf).map_err(|reason| self.error(reason))?;
        let receipt = Receipt::of(self.head(), &leaf);
        let fate = match leaf.what {
            What::Signed(_) | What::Anchor { .. } => Fate::Open,
            What::Ended { end, .. } => Fate::Ended(end),
            What::Void { blame, .. } => Fate::Void(blame),
        };
        self.games.insert(leaf.game_uid, Game { subject: leaf.subject, fate });
        self.entries.push((leaf, receipt.after));
        Ok(receipt)
    }

    /// The end of it.
    #[must_use]
    pub fn head(&self) -> Head {
        self.entries.last().map_or_else(Head::empty, |(_, head)| *head)
    }

    /// The leaves.
    pub fn leaves(&self) -> impl Iterator<Item = &Leaf> {
        self.entries.iter().map(|(leaf, _)| leaf)
    }

    /// Whether the leaf of a receipt still stands where it stood, and everything before it: the head after it is a hash of all.
    #[must_use]
    pub fn includes(&self, receipt: &Receipt) -> bool {
        self.head_after(receipt.number()) == Some(receipt.after)
    }

    /// Whether this log is `earlier` and leaves more.
    #[must_use]
    pub fn continues(&self, earlier: Head) -> bool {
        earlier
            .count
            .checked_sub(1)
            .map_or(earlier == Head::empty(), |last| self.head_after(last) == Some(earlier))
    }

    fn head_after(&self, number: u64) -> Option<Head> {
        let index = usize::try_from(number).ok()?;
        self.entries.get(index).map(|(_, head)| *head)
    }

    /// The leaf with a number.
    #[must_use]
    pub fn leaf(&self, number: u64) -> Option<&Leaf> {
        let index = usize::try_from(number).ok()?;
        self.entries.get(index).map(|(leaf, _)| leaf)
    }

    /// What became of each game, by its number. This is what shows deals that were given up.
    pub fn fates(&self) -> impl Iterator<Item = (&[u8; 16], Fate)> {
        self.games.iter().map(|(game_uid, game)| (game_uid, game.fate))
    }

    /// What became of one game.
    #[must_use]
    pub fn fate(&self, game_uid: &[u8; 16]) -> Option<Fate> {
        self.games.get(game_uid).map(|game| game.fate)
    }

    fn allows(&self, leaf: &Leaf) -> Result<(), LogReason> {
        match (&leaf.what, self.games.get(&leaf.game_uid)) {
            (What::Signed(_) | What::Void { .. }, None) => Ok(()),
            (What::Signed(_), Some(Game { fate: Fate::Open, .. })) => Err(LogReason::SignedTwice),
            (_, None) => Err(LogReason::NotSigned),
            (_, Some(game)) if game.fate != Fate::Open => Err(LogReason::AfterEnd),
            (_, Some(game)) if game.subject != leaf.subject => Err(LogReason::NotSigned),
            (_, Some(_)) => Ok(()),
        }
    }

    fn error(&self, reason: LogReason) -> LogError {
        LogError { number: self.head().count, reason }
    }

    /// A line for each leaf: the hash after it and its bytes, in base 16.
    #[must_use]
    pub fn to_text(&self) -> String {
        let line =
            |(leaf, head): &(Leaf, Head)| format!("{} {}\n", to_hex(&head.hash), to_hex(&leaf.to_bytes()));
        self.entries.iter().map(line).collect()
    }

    /// Reads what [`Log::to_text`] writes, and checks every hash.
    ///
    /// # Errors
    /// The first line that does not fit, and why.
    pub fn parse(text: &str) -> Result<Log, LogError> {
        let mut log = Log::default();
        for line in text.lines() {
            let read = line.split_once(' ').and_then(|(hash, leaf)| Some((from_hex(hash)?, from_hex(leaf)?)));
            let (hash, bytes) = read.ok_or_else(|| log.error(LogReason::NotALeaf))?;
            let leaf = Leaf::parse(&bytes).ok_or_else(|| log.error(LogReason::NotALeaf))?;
            if log.head().with_bytes(&bytes).hash[..] != hash[..] {
                return Err(log.error(LogReason::Hash));
            }
            log.append(leaf)?;
        }
        Ok(log)
    }
}
