//! Sealed dice of a contest: the server's side of mode R, and the house player's own client where one sits there.
//!
//! States of the protocol come only out of what is stored. What is kept apart of a game, in its order: `header`, `secret` (the server's,
//! sealed), `house` (that of the house player's client, sealed under his own role), `commit` (seat and anchor) of each player, and
//! `start`, the piece of the record that binds the game.

mod again;

use std::sync::Arc;

use alea_catalog::find;
use alea_fairdice::{
    About, Absence, Blame, Chain, End, Ending, Expected, Fault, Header, LENGTH, Leaf, NONCE, Name, Piece,
    Release, Role, Roller, Seat, Secret, SeenGames, Start, Transcript,
    client::{Asking, Committed, Joining, Released, Waiting},
    rules_hash,
    server::{Asked, Offered, Ready},
    to_hex,
};
use alea_game::{BySide, Dice, Side};
use alea_matchplay::{Contest, Event, GameEnd};
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

/// Which way a state goes on.
#[derive(Debug)]
enum Stage {
    /// Nothing is dealt.
    Idle,
    /// The header is out.
    Offered(Box<Offered<Chain>>, Option<Box<Committed<Chain>>>),
    /// The game is bound, and no roll is being made.
    Ready(Box<Ready>, Option<Waiting>),
    /// A roll is being made.
    Asked(Box<Asked>, Option<HouseClient>, Roller),
}

/// The house player's client while a roll is being made.
#[derive(Debug)]
enum HouseClient {
    Asking(Asking),
    Released(Released),
}

/// What is dealt to a game.
#[derive(Debug)]
struct Dealt {
    /// The game of the contest, from 1.
    game: u32,
    header: Header,
    commits: [Option<[u8; 32]>; 2],
    start: Option<Start>,
    transcript: Option<Transcript>,
    /// Whether the first event of the game, which carries what binds it, is still to come.
    fresh: bool,
    /// The values of the roll being made, and of the last one, by the roll's number.
    released: BySide<Option<(u32, [u8; 32])>>,
}

/// The sealed dice of a contest.
#[derive(Debug)]
pub(crate) struct Sealed {
    keys: Arc<Keys>,
    match_uid: [u8; 16],
    house: Option<Side>,
    stage: Stage,
    dealt: Option<Dealt>,
}

/// What everybody is told of what binds a game.
pub(crate) struct Told<'a> {
    pub(crate) game: u32,
    pub(crate) header: &'a Header,
    pub(crate) commits: [Option<[u8; 32]>; 2],
    pub(crate) start: Option<&'a Start>,
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

fn secret() -> Result<Secret, DiceError> {
    Ok(Secret::take(&mut random()?))
}

impl Sealed {
    /// The dice of a contest in which nothing has been dealt. `house` is the seat of a house player.
    pub(crate) fn new(keys: Arc<Keys>, match_uid: [u8; 16], house: Option<Side>) -> Sealed {
        Sealed { keys, match_uid, house, stage: Stage::Idle, dealt: None }
    }

    fn join(&self, side: Side, header: &Header, own: Secret) -> Result<Committed<Chain>, DiceError> {
        let joining = Joining::new(seat_of(side), self.keys.signer.public(), own);
        let expected = Expected::of(header);
        Ok(joining.sealed(&header.to_bytes(), &expected, &mut SeenGames::default())?)
    }

    /// Whether the game about to begin still has to be offered.
    pub(crate) fn is_idle(&self) -> bool {
        matches!(self.stage, Stage::Idle)
    }

    /// Whether both have committed, so that the game can be bound.
    pub(crate) fn can_bind(&self) -> bool {
        let both = self.dealt.as_ref().is_some_and(|dealt| dealt.commits.iter().all(Option::is_some));
        both && matches!(self.stage, Stage::Offered(..))
    }

    /// Whether the game is bound.
    pub(crate) fn is_bound(&self) -> bool {
        matches!(self.stage, Stage::Ready(..) | Stage::Asked(..))
    }

    /// Offers the game about to begin. What is given has to be stored before the header is shown.
    pub(crate) fn offer(&mut self, contest: &Contest, now: u64) -> Result<Vec<Kept>, DiceError> {
        let terms = contest.terms();
        let game = contest.games_ended() + 1;
        let spec = terms.game(contest.games_ended());
        let number = u64::from(terms.start_score().games) + u64::from(game);
        let rules = record::rules_text(&spec.rules);
        let pseudonym = || -> Result<Name, DiceError> {
            Name::new(&to_hex(&random::<8>()?)).map_err(|_| DiceError::Damaged("pseudonym"))
        };
        let about = About {
            game_uid: random()?,
            match_uid: self.match_uid,
            game_no: u16::try_from(number).map_err(|_| DiceError::ChainEnds)?,
            variant: find(&spec.id).and_then(|entry| entry.dice_number).ok_or(DiceError::Damaged("game"))?,
            rules_hash: rules_hash(rules.as_bytes()),
            created_ms: now,
            players: [pseudonym()?, pseudonym()?],
        };
        let game_uid = about.game_uid;
        let unstored = Offered::sealed(about, &secret()?, &self.keys.sealing, random::<NONCE>()?);
        let keep = |kind: &str, bytes: Vec<u8>| Kept { game, kind: kind.into(), bytes };
        let sealed = unstored.bytes().to_vec();
        // The caller stores what is given before anybody sees the state.
        let offered = unstored.stored();
        let header = offered.header().clone();
        let mut kept = vec![keep("header", header.to_bytes()), keep("secret", sealed)];
        let mut client = None;
        if let Some(side) = self.house {
            let mut bytes = random::<32>()?;
            let (own, copy) = (Secret::take(&mut bytes.clone()), Secret::take(&mut bytes));
            let role = Role::Client(seat_of(side));
            let sealed = self.keys.sealing.seal(role, &game_uid, &copy, random::<NONCE>()?);
            kept.push(keep("house", sealed));
            client = Some((side, self.join(side, &header, own)?));
        }
        self.dealt = Some(Dealt {
            game,
            header,
            commits: [None; 2],
            start: None,
            transcript: None,
            fresh: true,
            released: BySide::default(),
        });
        let (commit, client) = match client {
            Some((side, client)) => (Some((side, client.commit())), Some(Box::new(client))),
            None => (None, None),
        };
        self.stage = Stage::Offered(Box::new(offered), client);
        if let Some((side, commit)) = commit {
            kept.extend(self.commit(side, commit)?);
        }
        Ok(kept)
    }

    /// What a player has committed to in the game that is dealt.
    pub(crate) fn committed(&self, side: Side) -> Option<[u8; 32]> {
        self.dealt.as_ref()?.commits[seat_of(side).index()]
    }

    /// A player commits. What is given has to be stored; nothing if he had before.
    pub(crate) fn commit(&mut self, side: Side, commit: [u8; 32]) -> Result<Option<Kept>, Fault> {
        let seat = seat_of(side);
        let Some(dealt) = &mut self.dealt else { return Err(Fault::OtherCommit) };
        match (&mut self.stage, dealt.commits[seat.index()]) {
            (_, Some(before)) if before == commit => return Ok(None),
            (_, Some(_)) => return Err(Fault::OtherCommit),
            (Stage::Offered(offered, _), None) => offered.commit(seat, commit)?,
            (_, None) => return Err(Fault::OtherCommit),
        }
        dealt.commits[seat.index()] = Some(commit);
        let bytes = [&[seat.byte()][..], &commit].concat();
        Ok(Some(Kept { game: dealt.game, kind: "commit".into(), bytes }))
    }

    /// Signs the game, once both have committed. What is given has to be stored, the leaf as the next one of a log with this head.
    pub(crate) fn bind(
        &mut self,
        contest: &Contest,
        before: alea_fairdice::Head,
    ) -> Result<(Kept, Leaf), DiceError> {
        let Stage::Offered(offered, client) = std::mem::replace(&mut self.stage, Stage::Idle) else {
            return Err(DiceError::Damaged("offer"));
        };
        let unstored = offered.bind(Absence::Never, &self.keys.signer, before);
        let unstored = unstored.map_err(|_| DiceError::Damaged("commit"))?;
        let leaf = Leaf::parse(unstored.bytes()).ok_or(DiceError::Damaged("leaf"))?;
        let ready = unstored.stored();
        let dealt = self.dealt.as_ref().ok_or(DiceError::Damaged("offer"))?;
        let rules = record::rules_text(&contest.terms().game(contest.games_ended()).rules).into_bytes();
        let (header, binding, key) = (dealt.header.clone(), *ready.binding(), self.keys.signer.public());
        let start = Start { header, binding, key, rules };
        let client = client.map(|client| client.bound(&binding, Absence::Never)).transpose()?;
        let bytes = Piece::Start(Box::new(start.clone())).to_bytes();
        let kept = Kept { game: dealt.game, kind: "start".into(), bytes };
        self.bound(ready, client, start);
        Ok((kept, leaf))
    }

    fn bound(&mut self, ready: Ready, client: Option<Waiting>, start: Start) {
        if let Some(dealt) = &mut self.dealt {
            dealt.transcript = Some(Transcript::new(&start.binding.game_hash));
            dealt.start = Some(start);
        }
        self.stage = Stage::Ready(Box::new(ready), client);
    }

    /// A roll is asked for, or a die each for who begins. `contest` says which.
    pub(crate) fn ask(&mut self, contest: &Contest) -> Result<(), DiceError> {
        let roller = match contest.on_turn() {
            Some(side) => Roller::Player(seat_of(side)),
            None => Roller::Opening,
        };
        let (ready, client) = match std::mem::replace(&mut self.stage, Stage::Idle) {
            Stage::Ready(ready, client) => (ready, client),
            other => {
                self.stage = other;
                return Ok(());
            }
        };
        let n = ready.due();
        if n > LENGTH {
            return Err(DiceError::ChainEnds);
        }
        let asked = ready.ask(roller).map_err(|_| DiceError::ChainEnds)?;
        let own = self.house.map(seat_of);
        let client = match client {
            Some(client) if own.map(Roller::Player) == Some(roller) => {
                Some(HouseClient::Asking(client.ask()))
            }
            Some(client) => Some(HouseClient::Released(client.asked(n, roller)?)),
            None => None,
        };
        self.stage = Stage::Asked(Box::new(asked), client, roller);
        Ok(())
    }

    /// The value that the house player's client has ready and the server has not got yet.
    pub(crate) fn house_releases(&self) -> Option<Release> {
        let Stage::Asked(asked, Some(HouseClient::Released(client)), _) = &self.stage else { return None };
        let release = client.release();
        let dealt = self.dealt.as_ref()?;
        let known = dealt.released[side_of(release.by)].is_some_and(|(n, _)| n == asked.due());
        (!known).then_some(release)
    }

    /// Whether the house player's client is the roller and may see the other value, which is stored.
    pub(crate) fn house_follows(&mut self) -> Result<(), DiceError> {
        let Some(dealt) = &self.dealt else { return Ok(()) };
        let (asked, client, roller) = match std::mem::replace(&mut self.stage, Stage::Idle) {
            Stage::Asked(asked, client, roller) => (asked, client, roller),
            other => {
                self.stage = other;
                return Ok(());
            }
        };
        let client = match (client, self.house) {
            (Some(HouseClient::Asking(client)), Some(own)) => match dealt.released[!own] {
                Some((n, value)) if n == asked.due() => {
                    let release = Release { by: seat_of(!own), n, value };
                    Some(HouseClient::Released(client.other_released(release)?))
                }
                _ => Some(HouseClient::Asking(client)),
            },
            (client, _) => client,
        };
        self.stage = Stage::Asked(asked, client, roller);
        Ok(())
    }

    /// Whether a value came before and is the same.
    ///
    /// # Errors
    /// It is not waited for now, or it is another one than before.
    pub(crate) fn look_at(&self, release: &Release) -> Result<bool, Fault> {
        let Some(dealt) = &self.dealt else { return Err(Fault::Order { due: 0, found: release.n }) };
        let by = Role::Client(release.by);
        match (dealt.released[side_of(release.by)], &self.stage) {
            (Some((n, value)), _) if n == release.n && value == release.value => Ok(true),
            (Some((n, _)), _) if n == release.n => Err(Fault::OtherValue { by, n }),
            (_, Stage::Asked(asked, ..)) if asked.due() == release.n => Ok(false),
            (_, Stage::Asked(asked, ..)) => Err(Fault::Order { due: asked.due(), found: release.n }),
            (_, Stage::Ready(ready, _)) if ready.due() == release.n => Err(Fault::Early(by)),
            (_, Stage::Ready(ready, _)) => Err(Fault::Order { due: ready.due(), found: release.n }),
            _ => Err(Fault::Early(by)),
        }
    }

    /// A player releases a value. What is given is the piece that has to be stored with the event; nothing if it came before.
    pub(crate) fn release(&mut self, release: Release) -> Result<Option<Vec<u8>>, Fault> {
        let side = side_of(release.by);
        let Some(dealt) = &mut self.dealt else { return Err(Fault::Order { due: 0, found: release.n }) };
        if dealt.released[side] == Some((release.n, release.value)) {
            return Ok(None);
        }
        let Stage::Asked(asked, client, _) = &mut self.stage else {
            return Err(Fault::Early(Role::Client(release.by)));
        };
        let piece = asked.release(release)?;
        let bytes = piece.bytes().to_vec();
        let release = piece.stored();
        if let Some(HouseClient::Released(client)) = client
            && client.release().by != release.by
        {
            client.other_released(release)?;
        }
        dealt.released[side] = Some((release.n, release.value));
        Ok(Some(bytes))
    }

    /// The dice, if all values are in, and the piece that has to be stored with them.
    pub(crate) fn roll(&mut self) -> Result<Option<(Dice, Vec<u8>)>, DiceError> {
        let (asked, client, roller) = match std::mem::replace(&mut self.stage, Stage::Idle) {
            Stage::Asked(asked, client, roller) => (asked, client, roller),
            other => {
                self.stage = other;
                return Ok(None);
            }
        };
        let unstored = match asked.roll() {
            Ok(unstored) => unstored,
            Err(asked) => {
                self.stage = Stage::Asked(asked, client, roller);
                return Ok(None);
            }
        };
        let piece = unstored.bytes().to_vec();
        let rolled = unstored.stored();
        let (n, values, roll) = (rolled.n(), *rolled.values(), rolled.roll());
        let client = match client {
            Some(HouseClient::Released(client)) => Some(client.rolled(n, &values, roll)?),
            Some(HouseClient::Asking(_)) => return Err(DiceError::Damaged("the house has not released")),
            None => None,
        };
        self.stage = Stage::Ready(Box::new(rolled.go_on()), client);
        let dice = Dice::new(roll.first(), roll.second()).ok_or(DiceError::Damaged("dice"))?;
        Ok(Some((dice, piece)))
    }

    /// Takes note of an event of the contest, before it is applied. What is given stands before its own piece in its proof.
    pub(crate) fn note(&mut self, event: &Event) -> Vec<u8> {
        let Some(dealt) = &mut self.dealt else { return Vec::new() };
        let Some(transcript) = &mut dealt.transcript else { return Vec::new() };
        transcript.add(record::event_text(event).as_bytes());
        let fresh = std::mem::take(&mut dealt.fresh);
        match &dealt.start {
            Some(start) if fresh => Piece::Start(Box::new(start.clone())).to_bytes(),
            _ => Vec::new(),
        }
    }

    /// Ends the game that was dealt, with an event that has been noted. What is given is its piece, and the leaf of a log with
    /// this head, which have to be stored.
    pub(crate) fn end(&mut self, event: &Event, before: alea_fairdice::Head) -> Option<(Vec<u8>, Leaf)> {
        let stage = std::mem::replace(&mut self.stage, Stage::Idle);
        let dealt = self.dealt.take()?;
        let signer = &self.keys.signer;
        let void = match event {
            Event::Void { reason } => Some(reason),
            _ => None,
        };
        let ending = match (stage, dealt.transcript, event) {
            (Stage::Offered(offered, _), ..) => {
                let leaf = offered.give_up(Blame::Nobody, void.map_or("", String::as_str));
                return Some((Vec::new(), leaf));
            }
            (Stage::Ready(ready, _), Some(seen), Event::GameEnded { result }) => {
                ready.end(end(result.reason), seen.hash(), signer, before)
            }
            (Stage::Asked(asked, ..), Some(seen), Event::GameEnded { result }) => {
                asked.end(end(result.reason), seen.hash(), signer, before)
            }
            (Stage::Ready(ready, _), ..) => {
                ready.give_up(Blame::Nobody, void.map_or("", String::as_str), signer, before)
            }
            (Stage::Asked(asked, ..), ..) => {
                asked.give_up(Blame::Nobody, void.map_or("", String::as_str), signer, before)
            }
            (Stage::Idle, ..) => return None,
        };
        let leaf = Leaf::parse(ending.bytes())?;
        let ending: Ending = ending.stored();
        Some((Piece::End(ending).to_bytes(), leaf))
    }

    /// The roll that is being made.
    pub(crate) fn rolling(&self) -> Option<Roll> {
        let Stage::Asked(asked, _, roller) = &self.stage else { return None };
        let dealt = self.dealt.as_ref()?;
        let n = asked.due();
        let released = BySide::new(|side| dealt.released[side].is_some_and(|(of, _)| of == n));
        Some(Roll { game: dealt.game, n, roller: *roller, released })
    }

    /// What everybody is told of what binds the game.
    pub(crate) fn told(&self) -> Option<Told<'_>> {
        let dealt = self.dealt.as_ref()?;
        let Dealt { game, header, commits, start, .. } = dealt;
        Some(Told { game: *game, header, commits: *commits, start: start.as_ref() })
    }
}

/// How the log calls the end of a game.
fn end(reason: GameEnd) -> End {
    match reason {
        GameEnd::Resigned => End::Resigned,
        GameEnd::Time => End::TimedOut,
        GameEnd::Board(_) | GameEnd::Passed | GameEnd::Agreed | GameEnd::Recorded => End::Finished,
    }
}
