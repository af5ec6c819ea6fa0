//! Who deals the dice of a contest, and what the two ways of dealing share: [mode R](super::sealed), in which every roll is sealed by itself, and
//! [mode G](super::envelope), in which a game is sealed as a whole.
//!
//! States of the protocol come only out of what is stored. What is kept apart of a game, in its order: `header`, `key` (that signs
//! the game), `secret` (the server's, sealed), `house` (that of the house player's client, sealed under his own role), `commit` (seat and
//! commitment) of each player, `start`, the piece of the record that binds the game, and `reveal` (seat and seed) of each player. In mode R then
//! `anchor` (the piece of the record) of each chain that took over, and `chain` (role, number of the anchor, secret, sealed) of those that the
//! server made.

use std::fmt::Debug;

use alea_catalog::find;
use alea_fairdice::{
    About, Anchor, Binding, Blame, End, Fault, Head, Header, Leaf, Name, Piece, PublicKey, Release, Role,
    Seat, Secret, Signer, Start, Transcript, rules_hash, to_hex,
};
use alea_game::{Dice, Side};
use alea_matchplay::{Contest, Event, GameEnd, Stamped};
use alea_notation::record;

use crate::{ids::random, keys::Keys, store::Kept, wire::Roll};

/// Why the dice of a contest cannot go on.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum DiceError {
    /// The system gives no random bytes.
    #[error("no random bytes: {0}")]
    Random(#[from] getrandom::Error),
    /// What is stored is not what was stored.
    #[error("what is kept of the dice does not fit: {0}")]
    Damaged(&'static str),
    /// The house's own client found a breach of the protocol.
    #[error("the dice break their protocol: {0}")]
    Fault(#[from] Fault),
    /// The chains are at their end.
    #[error("the chain of values is at its end")]
    ChainEnds,
}

/// The server's side of the dice of a contest.
pub(crate) trait Dealer: Debug + Send + Sync {
    /// What is dealt to the game that is played or about to begin.
    fn dealt(&self) -> Option<&Dealt>;

    /// Whether the game about to begin still has to be offered.
    fn is_idle(&self) -> bool;

    /// Offers the game about to begin. What is given has to be stored before the header is shown.
    fn offer(&mut self, contest: &Contest, now: u64) -> Result<Vec<Kept>, DiceError>;

    /// A player commits. What is given has to be stored; nothing if he had before.
    fn commit(&mut self, side: Side, commit: [u8; 32]) -> Result<Option<Kept>, Fault>;

    /// Whether both have committed, so that the game can be bound.
    fn can_bind(&self) -> bool;

    /// Signs the game, once both have committed. What is given has to be stored, the leaf as the next one of a log with this head.
    fn bind(&mut self, contest: &Contest, before: Head) -> Result<(Kept, Leaf), DiceError>;

    /// Whether the game has all that it needs to begin.
    fn is_ready(&self) -> bool;

    /// A roll is asked for, or a die each for who begins. `contest` says which.
    fn ask(&mut self, contest: &Contest) -> Result<(), DiceError>;

    /// The dice, if all that they follow from is in, and the piece that has to be stored with them.
    fn roll(&mut self) -> Result<Option<(Dice, Vec<u8>)>, DiceError>;

    /// Takes note of an event of the contest, before it is applied. What is given stands before its own piece in its proof.
    fn note(&mut self, event: &Event) -> Vec<u8>;

    /// Ends the game that was dealt, with an event that has been noted. What is given is its piece, and the leaf of a log with
    /// this head, which have to be stored.
    fn end(&mut self, event: &Event, before: Head) -> Option<(Vec<u8>, Leaf)>;

    /// The same after a restart: what is kept of the last game, which is `game`, and the contest's events, each with the number of its game.
    fn again(
        &mut self,
        game: u32,
        kept: &[Kept],
        contest: &Contest,
        events: &[(u32, Stamped)],
    ) -> Result<(), DiceError>;

    /// Mode R: the value that the house player's client has ready and the server has not got yet.
    fn house_releases(&self) -> Option<Release> {
        None
    }

    /// Mode R: whether the house player's client is the roller and may see the other value, which is stored.
    fn house_follows(&mut self) -> Result<(), DiceError> {
        Ok(())
    }

    /// Mode R: whether a value came before and is the same.
    ///
    /// # Errors
    /// It is not waited for now, or it is another one than before.
    fn look_at(&self, release: &Release) -> Result<bool, Fault> {
        Err(Fault::Early(Role::Client(release.by)))
    }

    /// Mode R: a player releases a value. What is given is the piece that has to be stored with the event; nothing if it came before.
    fn release(&mut self, release: Release) -> Result<Option<Vec<u8>>, Fault> {
        Err(Fault::Early(Role::Client(release.by)))
    }

    /// Mode R: whether a chain that the server holds is at its end, so that a new one has to take over before the next roll is asked for.
    fn is_spent(&self) -> bool {
        false
    }

    /// Mode R: a new chain of the server, or of the house player, takes over from one that is at its end. What is given has to be stored, the
    /// leaf as the next one of a log with this head.
    fn renew(&mut self, _before: Head) -> Result<(Vec<Kept>, Leaf), DiceError> {
        Err(DiceError::ChainEnds)
    }

    /// Mode R: a player's new chain takes over after a roll. What is given has to be stored, the leaf as the next one of a log with this
    /// head; nothing if it came before.
    ///
    /// # Errors
    /// It is not between two rolls, or not the roll that fell last.
    fn anchor(
        &mut self,
        side: Side,
        _after: u32,
        _anchor: [u8; 32],
        _before: Head,
    ) -> Result<Option<(Kept, Leaf)>, Fault> {
        Err(Fault::Anchor(Role::Client(seat_of(side))))
    }

    /// Mode R: the roll that is being made.
    fn rolling(&self) -> Option<Roll> {
        None
    }

    /// Mode G: a player reveals his seed. What is given has to be stored; nothing if it came before.
    fn reveal(&mut self, side: Side, _seed: [u8; 32]) -> Result<Option<Kept>, Fault> {
        Err(Fault::Early(Role::Client(seat_of(side))))
    }

    /// Mode G: who has revealed his seed.
    fn revealed(&self) -> Option<[bool; 2]> {
        None
    }

    /// What a player has committed to in the game that is dealt.
    fn committed(&self, side: Side) -> Option<[u8; 32]> {
        self.dealt()?.commits[seat_of(side).index()]
    }

    /// Who is to blame for a game that is given up: who did not come to it, if it was given up for that.
    fn blame(&self, event: &Event) -> Blame {
        let not_come = void_reason(event) == NOT_COME;
        let owing = || Side::BOTH.into_iter().find(|&side| self.owes(side) && !self.owes(!side));
        let owing = if not_come { owing() } else { None };
        owing.map_or(Blame::Nobody, |side| Blame::Client(seat_of(side)))
    }

    /// Whether the game about to begin waits for something of this player.
    fn owes(&self, side: Side) -> bool {
        if self.dealt().is_none() || self.is_ready() {
            return false;
        }
        let seat = seat_of(side).index();
        self.committed(side).is_none()
            || self.dealt().is_some_and(|dealt| dealt.start.is_some())
                && self.revealed().is_some_and(|revealed| !revealed[seat])
    }
}

/// What is dealt to a game.
#[derive(Debug)]
pub(crate) struct Dealt {
    /// The game of the contest, from 1.
    pub(crate) game: u32,
    pub(crate) header: Header,
    /// The key that signs it, whichever signs the games after it.
    pub(crate) key: PublicKey,
    pub(crate) commits: [Option<[u8; 32]>; 2],
    /// What binds it, once it is signed.
    pub(crate) start: Option<Start>,
    /// All that has happened in it.
    pub(crate) transcript: Option<Transcript>,
    /// Chains that have taken over since the last event: the next one shows them.
    pub(crate) anchors: Vec<Anchor>,
    /// Whether the first event of the game, which carries what binds it, is still to come.
    fresh: bool,
}

impl Dealt {
    pub(crate) fn new(game: u32, header: Header, key: PublicKey) -> Dealt {
        let (commits, start, transcript, anchors) = Default::default();
        Dealt { game, header, key, commits, start, transcript, anchors, fresh: true }
    }

    /// What is kept of it, of this kind.
    pub(crate) fn keep(&self, kind: &str, bytes: Vec<u8>) -> Kept {
        Kept { game: self.game, kind: kind.into(), bytes }
    }

    /// Notes a commitment; nothing if it came before.
    ///
    /// # Errors
    /// Another one came before.
    pub(crate) fn commit(
        &mut self,
        seat: Seat,
        commit: [u8; 32],
        take: impl FnOnce() -> Result<(), Fault>,
    ) -> Result<Option<Kept>, Fault> {
        match self.commits[seat.index()] {
            Some(before) if before == commit => return Ok(None),
            Some(_) => return Err(Fault::OtherCommit),
            None => take()?,
        }
        self.commits[seat.index()] = Some(commit);
        Ok(Some(self.keep("commit", by_seat(seat, &commit))))
    }

    /// Whether both have committed.
    pub(crate) fn has_commits(&self) -> bool {
        self.commits.iter().all(Option::is_some)
    }

    /// What binds it: the piece of the record, and what is kept of that.
    pub(crate) fn start(&self, contest: &Contest, binding: Binding) -> (Start, Kept) {
        let rules = record::rules_text(&contest.terms().game(contest.games_ended()).rules).into_bytes();
        let start = Start { header: self.header.clone(), binding, key: self.key, rules };
        let bytes = Piece::Start(Box::new(start.clone())).to_bytes();
        (start, self.keep("start", bytes))
    }

    /// It is bound.
    pub(crate) fn bound(&mut self, start: Start) {
        self.transcript = Some(Transcript::new(&start.binding.game_hash));
        self.start = Some(start);
    }

    /// Takes note of an event. What binds the game, with its first, and chains that took over before it, as pieces.
    pub(crate) fn note(&mut self, event: &Event) -> Vec<u8> {
        let Some(transcript) = &mut self.transcript else { return Vec::new() };
        transcript.add(record::event_text(event).as_bytes());
        let fresh = std::mem::take(&mut self.fresh);
        let mut pieces = match &self.start {
            Some(start) if fresh => Piece::Start(Box::new(start.clone())).to_bytes(),
            _ => Vec::new(),
        };
        for anchor in self.anchors.drain(..) {
            pieces.extend(Piece::Anchor(anchor).to_bytes());
        }
        pieces
    }

    /// Takes note of what has happened before a restart.
    pub(crate) fn noted(&mut self, events: &[&Stamped]) {
        for stamped in events {
            self.note(&stamped.event);
        }
    }
}

/// Why a contest does not count in which a player did not come to a game.
pub(crate) const NOT_COME: &str = "a player did not come to the game";

/// Why a game is given up with this event; empty for other events.
pub(crate) fn void_reason(event: &Event) -> &str {
    match event {
        Event::Void { reason } => reason,
        _ => "",
    }
}

/// What the header of the game about to begin says.
pub(crate) fn about(contest: &Contest, match_uid: [u8; 16], now: u64) -> Result<About, DiceError> {
    let terms = contest.terms();
    let spec = terms.game(contest.games_ended());
    let number = u64::from(terms.start_score().games) + u64::from(contest.games_ended() + 1);
    let pseudonym = || -> Result<Name, DiceError> {
        Name::new(&to_hex(&random::<8>()?)).map_err(|_| DiceError::Damaged("pseudonym"))
    };
    Ok(About {
        game_uid: random()?,
        match_uid,
        game_no: u16::try_from(number).map_err(|_| DiceError::Damaged("more games than can be numbered"))?,
        variant: find(&spec.id).and_then(|entry| entry.dice_number).ok_or(DiceError::Damaged("game"))?,
        rules_hash: rules_hash(record::rules_text(&spec.rules).as_bytes()),
        created_ms: now,
        players: [pseudonym()?, pseudonym()?],
    })
}

/// What is kept of a game, read.
pub(crate) struct Read<'a> {
    own: Vec<&'a Kept>,
    pub(crate) header: Header,
    pub(crate) start: Option<Start>,
}

impl<'a> Read<'a> {
    /// What is kept of this game; `None` if nothing was dealt to it.
    ///
    /// # Errors
    /// It is not what was stored.
    pub(crate) fn of(game: u32, kept: &'a [Kept]) -> Result<Option<Read<'a>>, DiceError> {
        let own: Vec<&Kept> = kept.iter().filter(|kept| kept.game == game).collect();
        let find = |kind| own.iter().find(|kept| kept.kind == kind).map(|kept| kept.bytes.as_slice());
        let Some(header) = find("header") else { return Ok(None) };
        let header = Header::parse(header).map_err(|_| DiceError::Damaged("header"))?;
        let start = match find("start").map(Piece::parse_all) {
            None => None,
            Some(pieces) => match pieces.unwrap_or_default().pop() {
                Some(Piece::Start(start)) => Some(*start),
                _ => return Err(DiceError::Damaged("start")),
            },
        };
        Ok(Some(Read { own, header, start }))
    }

    /// The key that signs the game.
    ///
    /// # Errors
    /// It is none, or not one of those that sign here.
    pub(crate) fn key(&self, keys: &Keys) -> Result<PublicKey, DiceError> {
        let damaged = DiceError::Damaged("key");
        let key = match (&self.start, self.find("key")) {
            (Some(start), _) => start.key,
            (None, Some(key)) => PublicKey(key.try_into().map_err(|_| DiceError::Damaged("key"))?),
            // It was offered when there was but one.
            (None, None) => keys.first(),
        };
        keys.signer_of(&key).map(Signer::public).ok_or(damaged)
    }

    /// What is kept of this kind.
    pub(crate) fn find(&self, kind: &str) -> Option<&'a [u8]> {
        self.own.iter().find(|kept| kept.kind == kind).map(|kept| kept.bytes.as_slice())
    }

    /// All that is kept of this kind, in its order.
    pub(crate) fn all(&self, kind: &str) -> impl Iterator<Item = &'a [u8]> {
        self.own.iter().filter(move |kept| kept.kind == kind).map(|kept| kept.bytes.as_slice())
    }

    /// What is kept of this kind of each player.
    pub(crate) fn by_seat(&self, kind: &'static str) -> Result<Vec<(Side, [u8; 32])>, DiceError> {
        let read = |kept: &&Kept| {
            let (seat, bytes) = kept.bytes.split_first()?;
            Some((side_of(Seat::of_byte(*seat)?), bytes.try_into().ok()?))
        };
        let all = self.own.iter().filter(|kept| kept.kind == kind).map(read);
        all.collect::<Option<Vec<_>>>().ok_or(DiceError::Damaged(kind))
    }
}

/// What a player gives, as it is kept.
pub(crate) fn by_seat(seat: Seat, bytes: &[u8; 32]) -> Vec<u8> {
    [&[seat.byte()][..], bytes].concat()
}

/// A secret of the server.
pub(crate) fn secret() -> Result<Secret, DiceError> {
    Ok(Secret::take(&mut random()?))
}

/// The events of one game.
pub(crate) fn of_game(game: u32, events: &[(u32, Stamped)]) -> Vec<&Stamped> {
    events.iter().filter(|(of, _)| *of == game).map(|(_, stamped)| stamped).collect()
}

/// How the log calls the end of a game.
pub(crate) fn end(reason: GameEnd) -> End {
    match reason {
        GameEnd::Resigned => End::Resigned,
        GameEnd::Time => End::TimedOut,
        GameEnd::Board(_) | GameEnd::Passed | GameEnd::Agreed | GameEnd::Recorded => End::Finished,
    }
}

pub(crate) fn seat_of(side: Side) -> Seat {
    match side {
        Side::First => Seat::Zero,
        Side::Second => Seat::One,
    }
}

pub(crate) fn side_of(seat: Seat) -> Side {
    match seat {
        Seat::Zero => Side::First,
        Seat::One => Side::Second,
    }
}
