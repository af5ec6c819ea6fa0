//! Mode R.

use super::Committed;
use crate::{
    Absence, Anchor, Binding, Chain, Ending, Fault, Hash, Header, LENGTH, Mode, PublicKey, Receipt, Release,
    Role, Roll, Roller, Seat, Secret, Transcript, Values, tracks::Tracks,
};

/// What a player knows of the game, secrets apart.
#[derive(Debug)]
struct Known {
    seat: Seat,
    key: PublicKey,
    header: Header,
    binding: Binding,
    tracks: Tracks,
    absence: Absence,
    fallen: Vec<Roll>,
}

impl Known {
    fn may_miss(&self, seat: Seat, roller: Roller) -> bool {
        self.absence == Absence::OfOther && roller == Roller::Player(seat.other())
    }

    /// Checks the dice of the roll that is due.
    fn rolled(&mut self, n: u32, roller: Roller, values: &Values, roll: Roll) -> Result<(), Fault> {
        for seat in Seat::BOTH {
            if values.clients[seat.index()].is_none() && !self.may_miss(seat, roller) {
                return Err(Fault::LeftOut(seat));
            }
        }
        let mut tracks = self.tracks;
        if tracks.roll(n, values)? != roll {
            return Err(Fault::Dice { n });
        }
        self.tracks = tracks;
        self.fallen.push(roll);
        Ok(())
    }

    fn other_anchored(&mut self, anchor: &Anchor) -> Result<(), Fault> {
        if anchor.role == Role::Client(self.seat) {
            return Err(Fault::Anchor(anchor.role));
        }
        self.tracks.anchor(anchor)
    }

    fn ended(&self, ending: &Ending, seen: &Transcript) -> Result<(), Fault> {
        let uid = self.header.about.game_uid;
        ending.check(uid, &self.binding.game_hash, &seen.hash(), &self.key)
    }
}

/// The same, and the chain.
#[derive(Debug)]
struct Own {
    known: Known,
    chain: Chain,
}

impl Own {
    /// The value of the roll that is due.
    fn release(&self) -> Result<Release, Fault> {
        let Known { seat, ref tracks, .. } = self.known;
        let value = self.chain.value(tracks.due).ok_or(Fault::Anchor(Role::Client(seat)))?;
        Ok(Release { by: seat, n: tracks.due, value })
    }
}

/// A player who comes back to a game, with what the record shows of it so far.
#[derive(Debug)]
pub struct Returning(Known);

impl Returning {
    /// Begins where the game began.
    ///
    /// # Errors
    /// What binds the game is not signed by the pinned key.
    pub fn new(
        seat: Seat,
        key: PublicKey,
        header: Header,
        binding: Binding,
        absence: Absence,
    ) -> Result<Returning, Fault> {
        if header.mode != Mode::Roll {
            return Err(Fault::OtherHeader("mode"));
        }
        binding.check(&header, &key)?;
        let tracks = Tracks::new(&header, &binding);
        Ok(Returning(Known { seat, key, header, binding, tracks, absence, fallen: Vec::new() }))
    }

    /// A roll that fell before.
    ///
    /// # Errors
    /// It does not follow from the commitments.
    pub fn fell(&mut self, n: u32, roller: Roller, values: &Values, roll: Roll) -> Result<(), Fault> {
        self.0.rolled(n, roller, values, roll)
    }

    /// A chain that took over before, one's own included.
    ///
    /// # Errors
    /// It was not for the next roll.
    pub fn anchored(&mut self, anchor: &Anchor) -> Result<(), Fault> {
        self.0.tracks.anchor(anchor)
    }

    /// Goes on with the secret of the chain that took over after roll `after`, or began with the game (0).
    ///
    /// # Errors
    /// It is not the chain that this player committed to.
    pub fn with_same(self, after: u32, secret: &Secret) -> Result<Waiting, Fault> {
        let Known { seat, ref header, ref tracks, .. } = self.0;
        let role = Role::Client(seat);
        let chain = Chain::after(after, role, &header.about.game_uid, secret);
        let chain = chain.filter(|chain| tracks.is_of(role, chain)).ok_or(Fault::Anchor(role))?;
        Ok(Waiting(Box::new(Own { known: self.0, chain })))
    }

    /// Goes on with a new chain, as on another device.
    ///
    /// # Errors
    /// The numbers of rolls run out.
    pub fn renew(self, secret: &Secret) -> Result<Renewing, Fault> {
        Renewing::new(self.0, secret)
    }
}

/// A new chain that the log does not show yet. Nothing is released until it does.
#[derive(Debug)]
pub struct Renewing(Box<Own>);

impl Renewing {
    fn new(known: Known, secret: &Secret) -> Result<Renewing, Fault> {
        let role = Role::Client(known.seat);
        let chain = Chain::after(known.tracks.due - 1, role, &known.header.about.game_uid, secret);
        let chain = chain.ok_or(Fault::Anchor(role))?;
        Ok(Renewing(Box::new(Own { known, chain })))
    }

    /// The anchor, for the server.
    #[must_use]
    pub fn anchor(&self) -> Hash {
        self.0.chain.anchor()
    }

    /// A chain of the server or of the other player takes over meanwhile.
    ///
    /// # Errors
    /// It is not for the next roll, or it is said to be this player's.
    pub fn other_anchored(&mut self, anchor: &Anchor) -> Result<(), Fault> {
        self.0.known.other_anchored(anchor)
    }

    /// The log shows it.
    ///
    /// # Errors
    /// It shows another one.
    pub fn anchored(mut self, anchor: &Anchor) -> Result<Waiting, Fault> {
        let own = Role::Client(self.0.known.seat);
        if anchor.role != own || anchor.anchor != self.anchor() {
            return Err(Fault::Anchor(own));
        }
        self.0.known.tracks.anchor(anchor)?;
        Ok(Waiting(self.0))
    }
}

/// The next roll has not been asked for.
#[derive(Debug)]
pub struct Waiting(Box<Own>);

impl Waiting {
    pub(super) fn new(committed: Committed<Chain>, binding: Binding, absence: Absence) -> Waiting {
        let Committed { seat, key, header, held: chain, .. } = committed;
        let tracks = Tracks::new(&header, &binding);
        let known = Known { seat, key, header, binding, tracks, absence, fallen: Vec::new() };
        Waiting(Box::new(Own { known, chain }))
    }

    /// The number of the roll that comes next.
    #[must_use]
    pub fn due(&self) -> u32 {
        self.0.known.tracks.due
    }

    /// For how many rolls the own chain is still good. At 0 a new one has to take over before the next roll is asked for; a player may be refused
    /// it while the other one asks for a roll, and so begins earlier.
    #[must_use]
    pub fn left(&self) -> u32 {
        (self.0.chain.start() + LENGTH).saturating_sub(self.due() - 1)
    }

    /// Where the log has to show the game, now and later.
    #[must_use]
    pub fn receipt(&self) -> Receipt {
        self.0.known.binding.receipt(self.0.known.header.about.game_uid)
    }

    /// A transcript of this game, before its first event.
    #[must_use]
    pub fn transcript(&self) -> Transcript {
        Transcript::new(&self.0.known.binding.game_hash)
    }

    /// What binds the game came again.
    ///
    /// # Errors
    /// It is something else.
    pub fn bound_again(&self, binding: &Binding) -> Result<(), Fault> {
        if *binding == self.0.known.binding { Ok(()) } else { Err(Fault::SignedTwice) }
    }

    /// Asks for the roll that is due, which cannot be taken back.
    #[must_use]
    pub fn ask(self) -> Asking {
        Asking(self.0)
    }

    /// The other player has asked for a roll, or a die each is thrown to find who begins: the own value is released.
    ///
    /// # Errors
    /// It is not the roll that is due, not the other player's, or the own chain is at its end.
    pub fn asked(self, n: u32, roller: Roller) -> Result<Released, Fault> {
        if n != self.due() {
            return Err(Fault::Order { due: self.due(), found: n });
        }
        if roller == Roller::Player(self.0.known.seat) {
            return Err(Fault::Roller(self.0.known.seat));
        }
        let release = self.0.release()?;
        Ok(Released { own: self.0, roller, release, other: None })
    }

    /// Dice that fell without this player's value, which is right only while he was away and may be.
    ///
    /// # Errors
    /// He may not be left out, or what came does not follow from the commitments.
    pub fn missed(mut self, n: u32, roller: Roller, values: &Values, roll: Roll) -> Result<Waiting, Fault> {
        if values.clients[self.0.known.seat.index()].is_some() {
            return Err(Fault::Early(Role::Server));
        }
        self.0.known.rolled(n, roller, values, roll)?;
        Ok(self)
    }

    /// A roll that has fallen is told again.
    ///
    /// # Errors
    /// It is another one.
    pub fn rolled_again(&self, n: u32, roll: Roll) -> Result<(), Fault> {
        let before = n.checked_sub(1).and_then(|index| self.0.known.fallen.get(index as usize));
        if before == Some(&roll) { Ok(()) } else { Err(Fault::Dice { n }) }
    }

    /// Prepares an own new chain, since the old one is at its end.
    ///
    /// # Errors
    /// The numbers of rolls run out.
    pub fn renew(self, secret: &Secret) -> Result<Renewing, Fault> {
        Renewing::new(self.0.known, secret)
    }

    /// A chain of the server or of the other player takes over, as the log says.
    ///
    /// # Errors
    /// It is not for the next roll, or it is said to be this player's.
    pub fn anchored(&mut self, anchor: &Anchor) -> Result<(), Fault> {
        self.0.known.other_anchored(anchor)
    }

    /// The server says that the game is over. Checks this against everything that this player has seen.
    ///
    /// # Errors
    /// What the server did.
    pub fn ended(&self, ending: &Ending, seen: &Transcript) -> Result<(), Fault> {
        self.0.known.ended(ending, seen)
    }
}

/// This player has asked for a roll, and the other one's value is waited for. There is no double any more.
#[derive(Debug)]
pub struct Asking(Box<Own>);

impl Asking {
    /// The number of the roll.
    #[must_use]
    pub fn due(&self) -> u32 {
        self.0.known.tracks.due
    }

    /// The other player's value has come: the own one is released.
    ///
    /// # Errors
    /// It is not the value that is due, or the own chain is at its end.
    pub fn other_released(self, release: Release) -> Result<Released, Fault> {
        if release.by == self.0.known.seat {
            return Err(Fault::Value { by: Role::Client(release.by), n: release.n });
        }
        self.0.known.tracks.check_release(&release)?;
        let roller = Roller::Player(self.0.known.seat);
        Ok(Released { release: self.0.release()?, own: self.0, roller, other: Some(release.value) })
    }

    /// The server goes on without the other player.
    ///
    /// # Errors
    /// That was not agreed, or the own chain is at its end.
    pub fn without_other(self) -> Result<Released, Fault> {
        let roller = Roller::Player(self.0.known.seat);
        let other = self.0.known.seat.other();
        if !self.0.known.may_miss(other, roller) {
            return Err(Fault::LeftOut(other));
        }
        Ok(Released { release: self.0.release()?, own: self.0, roller, other: None })
    }

    /// What to say of dice, or of the server's value, that come now.
    #[must_use]
    pub fn too_early(&self) -> Fault {
        Fault::Early(Role::Server)
    }

    /// What to say of a chain that is to take over now.
    #[must_use]
    pub fn late_anchor(&self) -> Fault {
        Fault::LateAnchor { n: self.due() }
    }
}

/// The own value of this roll may be seen, and the dice are waited for.
#[derive(Debug)]
pub struct Released {
    own: Box<Own>,
    roller: Roller,
    release: Release,
    other: Option<Hash>,
}

impl Released {
    /// The own value, for the server. It is the same each time.
    #[must_use]
    pub fn release(&self) -> Release {
        self.release
    }

    /// The other player's value has come.
    ///
    /// # Errors
    /// It is not the value that is due, or another one than before.
    pub fn other_released(&mut self, release: Release) -> Result<(), Fault> {
        let Release { by, n, value } = release;
        if by == self.own.known.seat || self.other.is_some_and(|before| before != value) {
            return Err(Fault::OtherValue { by: Role::Client(by), n });
        }
        self.own.known.tracks.check_release(&release)?;
        self.other = Some(value);
        Ok(())
    }

    /// The dice have come, with what they follow from. Everything is checked at once.
    ///
    /// # Errors
    /// What the server did.
    pub fn rolled(mut self, n: u32, values: &Values, roll: Roll) -> Result<Waiting, Fault> {
        let seat = self.own.known.seat;
        match values.clients[seat.index()] {
            None => return Err(Fault::LeftOut(seat)),
            Some(own) if own != self.release.value => {
                return Err(Fault::OtherValue { by: Role::Client(seat), n });
            }
            Some(_) => {}
        }
        if self.other.is_some() && values.clients[seat.other().index()] != self.other {
            return Err(Fault::OtherValue { by: Role::Client(seat.other()), n });
        }
        self.own.known.rolled(n, self.roller, values, roll)?;
        Ok(Waiting(self.own))
    }

    /// What to say of a double that comes now.
    #[must_use]
    pub fn late_double(&self) -> Fault {
        Fault::LateDouble { n: self.release.n }
    }

    /// What to say of a chain that is to take over now.
    #[must_use]
    pub fn late_anchor(&self) -> Fault {
        Fault::LateAnchor { n: self.release.n }
    }

    /// What to say if nothing comes any more: who keeps back what is due. Where the other player's value was never shown, only
    /// the server knows which of the two it is, and has to say so in the log.
    #[must_use]
    pub fn withheld(&self) -> Fault {
        Fault::Withheld(Role::Server)
    }

    /// The server ends the game without the dice, as when a flag falls.
    ///
    /// # Errors
    /// What the server did.
    pub fn ended(&self, ending: &Ending, seen: &Transcript) -> Result<(), Fault> {
        self.own.known.ended(ending, seen)
    }
}
