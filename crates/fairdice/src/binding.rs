//! What binds a game: the header, both commitments, and the server's signature over the hash of all.

use std::collections::BTreeSet;

use crate::{
    commit::{Drand, game_hash},
    fault::Fault,
    hash::{END, Hash},
    header::{Header, Mode},
    log::{Head, Leaf, Receipt, What},
    seat::Seat,
    sign::{PublicKey, Signature, Signer},
};

/// What the server sends to both once both have committed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    /// The players' commitments.
    pub commits: [Hash; 2],
    /// The round of drand, if the header says that there is one.
    pub drand: Option<Drand>,
    /// The hash of all.
    pub game_hash: Hash,
    /// The server's signature over it.
    pub signature: Signature,
    /// The head of the log before the leaf that says so.
    pub before: Head,
}

impl Binding {
    pub(crate) fn sign(
        header: &Header,
        commits: [Hash; 2],
        drand: Option<Drand>,
        signer: &Signer,
        before: Head,
    ) -> Binding {
        let game_hash = game_hash(header, &commits, drand);
        Binding { commits, drand, game_hash, signature: signer.sign(&game_hash), before }
    }

    /// The leaf of the log that says that the game was signed.
    #[must_use]
    pub fn leaf(&self, game_uid: [u8; 16]) -> Leaf {
        Leaf { game_uid, subject: self.game_hash, what: What::Signed(self.signature) }
    }

    /// Where the leaf stands in the log.
    #[must_use]
    pub fn receipt(&self, game_uid: [u8; 16]) -> Receipt {
        Receipt::of(self.before, &self.leaf(game_uid))
    }

    /// Whether everything in it follows from the header and is signed by `key`.
    ///
    /// # Errors
    /// What does not.
    pub fn check(&self, header: &Header, key: &PublicKey) -> Result<(), Fault> {
        if self.drand.is_some() != (header.mode == Mode::GameWithDrand) {
            return Err(Fault::Drand);
        }
        if game_hash(header, &self.commits, self.drand) != self.game_hash {
            return Err(Fault::GameHash);
        }
        if key.has_signed(&self.game_hash, &self.signature) { Ok(()) } else { Err(Fault::Signature) }
    }

    /// The same for a player, who also looks for the own commitment.
    pub(crate) fn check_own(
        &self,
        header: &Header,
        seat: Seat,
        own: &Hash,
        key: &PublicKey,
    ) -> Result<(), Fault> {
        if self.commits[seat.index()] != *own {
            return Err(Fault::OwnCommit);
        }
        if self.commits[seat.other().index()] == *own {
            return Err(Fault::SameCommit);
        }
        self.check(header, key)
    }
}

/// What a player expects to find in the header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// How the dice come about.
    pub mode: Mode,
    /// The contest.
    pub match_uid: [u8; 16],
    /// The number of the game in it.
    pub game_no: u16,
    /// The game.
    pub variant: u8,
    /// Its rules.
    pub rules_hash: Hash,
}

impl Expected {
    /// What is expected of a game.
    #[must_use]
    pub fn of(header: &Header) -> Expected {
        let about = &header.about;
        Expected {
            mode: header.mode,
            match_uid: about.match_uid,
            game_no: about.game_no,
            variant: about.variant,
            rules_hash: about.rules_hash,
        }
    }

    /// # Errors
    /// The first field that is another one.
    pub fn check(&self, header: &Header) -> Result<(), &'static str> {
        let found = Expected::of(header);
        let fields = [
            ("mode", self.mode == found.mode),
            ("match number", self.match_uid == found.match_uid),
            ("game number", self.game_no == found.game_no),
            ("game", self.variant == found.variant),
            ("rules", self.rules_hash == found.rules_hash),
        ];
        fields.iter().find(|(_, right)| !right).map_or(Ok(()), |(field, _)| Err(field))
    }
}

/// The numbers of the games that a player has taken part in: none may come again.
#[derive(Clone, Debug, Default)]
pub struct SeenGames(BTreeSet<[u8; 16]>);

impl SeenGames {
    /// Those of earlier days.
    pub fn new(seen: impl IntoIterator<Item = [u8; 16]>) -> SeenGames {
        SeenGames(seen.into_iter().collect())
    }

    /// Reads a header as a player does: it is what was agreed, and new.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn admit(&mut self, header: &[u8], expected: &Expected) -> Result<Header, Fault> {
        let header = Header::parse(header)?;
        expected.check(&header).map_err(Fault::OtherHeader)?;
        if self.0.insert(header.about.game_uid) { Ok(header) } else { Err(Fault::GameSeen) }
    }
}

/// The last thing that the server says of a game: the leaf of the log, signed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// How it ended, or that it does not count.
    pub leaf: Leaf,
    /// The server's signature.
    pub signature: Signature,
    /// The head of the log before the leaf.
    pub before: Head,
}

impl Ending {
    pub(crate) fn sign(leaf: Leaf, signer: &Signer, before: Head) -> Ending {
        let signature = signer.sign(&signed_end(&leaf));
        Ending { leaf, signature, before }
    }

    /// Whether `key` has signed it.
    #[must_use]
    pub fn is_signed(&self, key: &PublicKey) -> bool {
        key.has_signed(&signed_end(&self.leaf), &self.signature)
    }

    /// Where the leaf stands in the log.
    #[must_use]
    pub fn receipt(&self) -> Receipt {
        Receipt::of(self.before, &self.leaf)
    }

    /// Whether it is the signed end of this game with these events. A void says nothing of events.
    pub(crate) fn check(
        &self,
        game_uid: [u8; 16],
        game_hash: &Hash,
        events: &Hash,
        key: &PublicKey,
    ) -> Result<(), Fault> {
        if self.leaf.game_uid != game_uid || self.leaf.subject != *game_hash {
            return Err(Fault::OtherEnd);
        }
        match &self.leaf.what {
            What::Ended { events: told, .. } if told != events => return Err(Fault::OtherEvents),
            What::Ended { .. } | What::Void { .. } => {}
            What::Signed(_) | What::Anchor { .. } => return Err(Fault::OtherEnd),
        }
        if self.is_signed(key) { Ok(()) } else { Err(Fault::Signature) }
    }
}

fn signed_end(leaf: &Leaf) -> Vec<u8> {
    [END, &leaf.to_bytes()].concat()
}
