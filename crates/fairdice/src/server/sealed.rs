//! Mode R.

use super::offer::ending;
use crate::{
    Absence, Anchor, Binding, Blame, Chain, End, Ending, Fault, Hash, Head, Header, Leaf, Release, Role,
    Roll, Roller, SealError, SealingKey, Seat, Secret, Signer, Track, Unstored, Values, What, at_rest::NONCE,
    piece::Piece,
};

/// The game is signed, and the next roll has not been asked for: the only state in which a chain can take over.
#[derive(Debug)]
pub struct Ready {
    header: Header,
    binding: Binding,
    chain: Chain,
    tracks: [Track; 2],
    due: u32,
    absence: Absence,
}

/// A new chain of the server, whose secret lies sealed.
#[derive(Debug)]
pub struct FreshChain(Chain);

impl FreshChain {
    /// A chain that takes over after roll `after` of a game. What is to be stored is the sealed secret. `None` if numbers run out.
    #[must_use]
    pub fn new(
        after: u32,
        game_uid: &[u8; 16],
        secret: &Secret,
        key: &SealingKey,
        nonce: [u8; NONCE],
    ) -> Option<Unstored<FreshChain>> {
        let chain = Chain::after(after, Role::Server, game_uid, secret)?;
        Some(Unstored::new(key.seal(Role::Server, game_uid, secret, nonce), FreshChain(chain)))
    }

    /// The same again after a restart.
    ///
    /// # Errors
    /// The sealed secret does not open, or numbers run out.
    pub fn again(
        after: u32,
        game_uid: &[u8; 16],
        sealed: &[u8],
        key: &SealingKey,
    ) -> Result<FreshChain, SealError> {
        let secret = key.open(Role::Server, game_uid, sealed)?;
        Chain::after(after, Role::Server, game_uid, &secret).map(FreshChain).ok_or(SealError)
    }
}

impl Ready {
    pub(super) fn new(header: Header, binding: Binding, chain: Chain, absence: Absence) -> Ready {
        let uid = header.about.game_uid;
        let tracks =
            Seat::BOTH.map(|seat| Track::new(Role::Client(seat), uid, 0, binding.commits[seat.index()]));
        Ready { header, binding, chain, tracks, due: 1, absence }
    }

    /// What both players are sent.
    #[must_use]
    pub fn binding(&self) -> &Binding {
        &self.binding
    }

    /// The number of the game.
    #[must_use]
    pub fn game_uid(&self) -> [u8; 16] {
        self.header.about.game_uid
    }

    /// The number of the roll that comes next.
    #[must_use]
    pub fn due(&self) -> u32 {
        self.due
    }

    /// Whether the server's chain is at its end, so that a new one has to take over before the next roll is asked for.
    #[must_use]
    pub fn is_spent(&self) -> bool {
        self.chain.value(self.due).is_none()
    }

    /// A roll that had fallen before a restart: its values again.
    ///
    /// # Errors
    /// They are not those that were committed to. Nothing has changed.
    pub fn fell(&mut self, n: u32, values: &Values) -> Result<(), Fault> {
        if n != self.due {
            return Err(Fault::Order { due: self.due, found: n });
        }
        if self.chain.value(n) != Some(values.server) {
            return Err(Fault::Value { by: Role::Server, n });
        }
        let mut tracks = self.tracks;
        for (track, seat) in tracks.iter_mut().zip(Seat::BOTH) {
            if values.clients[seat.index()].is_some_and(|value| !track.step(n, &value)) {
                return Err(Fault::Value { by: Role::Client(seat), n });
            }
        }
        (self.tracks, self.due) = (tracks, n + 1);
        Ok(())
    }

    /// A player's new chain takes over, as after a change of device. What is to be stored is the leaf of the log.
    pub fn anchor(mut self, seat: Seat, anchor: Hash, before: Head) -> Unstored<(Ready, Anchor)> {
        let role = Role::Client(seat);
        self.tracks[seat.index()] = Track::new(role, self.header.about.game_uid, self.due - 1, anchor);
        self.anchored(role, anchor, before)
    }

    /// A new chain of the server takes over. What is to be stored is the leaf of the log.
    ///
    /// # Errors
    /// The state itself, if the chain was made for another roll.
    pub fn renew(mut self, fresh: FreshChain, before: Head) -> Result<Unstored<(Ready, Anchor)>, Box<Ready>> {
        if fresh.0.start() != self.due - 1 {
            return Err(Box::new(self));
        }
        self.chain = fresh.0;
        let anchor = self.chain.anchor();
        Ok(self.anchored(Role::Server, anchor, before))
    }

    fn anchored(self, role: Role, anchor: Hash, before: Head) -> Unstored<(Ready, Anchor)> {
        let after = self.due - 1;
        let what = What::Anchor { role, after, anchor };
        let (game_uid, subject) = (self.header.about.game_uid, self.binding.game_hash);
        let leaf = Leaf { game_uid, subject, what };
        Unstored::new(leaf.to_bytes(), (self, Anchor { role, after, anchor, before }))
    }

    /// The next roll is asked for, which cannot be taken back.
    ///
    /// # Errors
    /// The state itself, if the server's chain is at its end: a new one takes over first.
    pub fn ask(self, roller: Roller) -> Result<Asked, Box<Ready>> {
        if self.chain.value(self.due).is_none() {
            return Err(Box::new(self));
        }
        Ok(Asked { ready: self, roller, values: [None; 2], absent: None })
    }

    /// Ends the game with these events ([`crate::Transcript`]). What is to be stored is the leaf of the log.
    pub fn end(self, end: End, events: Hash, signer: &Signer, before: Head) -> Unstored<Ending> {
        self.over(What::Ended { end, events }, signer, before)
    }

    /// Gives the game up. What is to be stored is the leaf of the log.
    pub fn give_up(self, blame: Blame, why: &str, signer: &Signer, before: Head) -> Unstored<Ending> {
        self.over(What::Void { blame, why: why.into() }, signer, before)
    }

    fn over(self, what: What, signer: &Signer, before: Head) -> Unstored<Ending> {
        let (leaf, ending) = ending(&self.header, &self.binding, what, signer, before);
        Unstored::new(leaf, ending)
    }
}

/// A roll was asked for, and values are waited for. There is no way back.
#[derive(Debug)]
pub struct Asked {
    ready: Ready,
    roller: Roller,
    values: [Option<Hash>; 2],
    absent: Option<Seat>,
}

impl Asked {
    /// The number of the roll.
    #[must_use]
    pub fn due(&self) -> u32 {
        self.ready.due
    }

    /// A player releases a value: the other one first, then the roller; for an opening in any order. The same again gives the same
    /// bytes. What is to be stored is the piece of the record, before it is forwarded.
    ///
    /// # Errors
    /// It is not the value that is due, or too early. Nothing has changed.
    pub fn release(&mut self, release: Release) -> Result<Unstored<Release>, Fault> {
        let Release { by, n, value } = release;
        let role = Role::Client(by);
        if n != self.ready.due {
            return Err(Fault::Order { due: self.ready.due, found: n });
        }
        let other_is_in = self.values[by.other().index()].is_some() || self.absent == Some(by.other());
        if self.roller == Roller::Player(by) && !other_is_in {
            return Err(Fault::Early(role));
        }
        if self.absent == Some(by) {
            return Err(Fault::LeftOut(by));
        }
        match self.values[by.index()] {
            Some(before) if before != value => return Err(Fault::OtherValue { by: role, n }),
            Some(_) => {}
            None if self.ready.tracks[by.index()].leads_to(n, &value) => {
                self.values[by.index()] = Some(value);
            }
            None => return Err(Fault::Value { by: role, n }),
        }
        Ok(Unstored::new(Piece::Release(release).to_bytes(), release))
    }

    /// Goes on without the player who does not roll, where that was agreed.
    ///
    /// # Errors
    /// It was not agreed, or the value is in. Nothing has changed.
    pub fn without_other(&mut self) -> Result<(), Fault> {
        match self.roller {
            Roller::Player(by)
                if self.ready.absence == Absence::OfOther && self.values[by.other().index()].is_none() =>
            {
                self.absent = Some(by.other());
                Ok(())
            }
            Roller::Player(by) => Err(Fault::LeftOut(by.other())),
            Roller::Opening => Err(Fault::LeftOut(Seat::Zero)),
        }
    }

    /// The dice, once the values are in. What is to be stored is the piece of the record, before the dice are shown.
    ///
    /// # Errors
    /// The state itself, while a value is missing.
    pub fn roll(mut self) -> Result<Unstored<Rolled>, Box<Asked>> {
        let n = self.ready.due;
        let all =
            Seat::BOTH.iter().all(|&seat| self.values[seat.index()].is_some() || self.absent == Some(seat));
        let (true, Some(server)) = (all, self.ready.chain.value(n)) else { return Err(Box::new(self)) };
        let values = Values { server, clients: self.values };
        for (track, value) in self.ready.tracks.iter_mut().zip(values.clients) {
            let fits = value.is_none_or(|value| track.step(n, &value));
            debug_assert!(fits, "a release is checked before it is taken");
        }
        self.ready.due += 1;
        let roll = values.roll(&self.ready.binding.game_hash, n);
        let bytes = Piece::Values(n, values).to_bytes();
        Ok(Unstored::new(bytes, Rolled { ready: self.ready, n, values, roll }))
    }

    /// What to answer to a new anchor that comes now.
    #[must_use]
    pub fn late_anchor(&self) -> Fault {
        Fault::LateAnchor { n: self.ready.due }
    }

    /// Ends the game without the dice: a flag fell. What is to be stored is the leaf of the log.
    pub fn end(self, end: End, events: Hash, signer: &Signer, before: Head) -> Unstored<Ending> {
        self.ready.end(end, events, signer, before)
    }

    /// Gives the game up. What is to be stored is the leaf of the log.
    pub fn give_up(self, blame: Blame, why: &str, signer: &Signer, before: Head) -> Unstored<Ending> {
        self.ready.give_up(blame, why, signer, before)
    }
}

/// The dice lie.
#[derive(Debug)]
pub struct Rolled {
    ready: Ready,
    n: u32,
    values: Values,
    roll: Roll,
}

impl Rolled {
    /// The number of the roll.
    #[must_use]
    pub fn n(&self) -> u32 {
        self.n
    }

    /// What it follows from.
    #[must_use]
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// The dice.
    #[must_use]
    pub fn roll(&self) -> Roll {
        self.roll
    }

    /// To the next roll.
    #[must_use]
    pub fn go_on(self) -> Ready {
        self.ready
    }
}
