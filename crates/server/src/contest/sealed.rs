//! The server's side of mode R: dice that are sealed roll by roll, and the house player's own client where one sits there.

mod again;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use alea_fairdice::{
    Absence, Chain, Ending, Expected, Fault, Head, Header, Leaf, NONCE, Piece, PublicKey, Release, Role,
    Roller, Secret, SeenGames,
    client::{Asking, Committed, Joining, Released, Renewing, Waiting},
    server::{Asked, FreshChain, Offered, Ready},
};
use alea_game::{BySide, Dice, Side};
use alea_matchplay::{Contest, Event, Stamped};

use super::dealer::{Dealer, Dealt, DiceError, about, end, seat_of, secret, side_of, void_reason};
use crate::{ids::random, keys::Keys, store::Kept, wire::Roll};

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

/// How many chains of a player may take over after one roll: each is one whose secret was lost.
const MOST_ANCHORS: usize = 8;

/// The house player's client while a chain takes over.
enum House {
    Waiting(Waiting),
    Renewing(Renewing),
}

/// The house player's client while a roll is being made.
#[derive(Debug)]
enum HouseClient {
    Asking(Asking),
    Released(Released),
}

/// The sealed dice of a contest.
#[derive(Debug)]
pub(crate) struct Sealed {
    keys: Arc<Keys>,
    match_uid: [u8; 16],
    house: Option<Side>,
    stage: Stage,
    dealt: Option<Dealt>,
    /// The values of the roll being made, and of the last one, by the roll's number.
    released: BySide<Option<(u32, [u8; 32])>>,
    /// The chain of each player that took over last in this game: the roll before it, and its anchor.
    anchored: BySide<Option<(u32, [u8; 32])>>,
}

impl Sealed {
    /// The dice of a contest in which nothing has been dealt. `house` is the seat of a house player.
    pub(crate) fn new(keys: Arc<Keys>, match_uid: [u8; 16], house: Option<Side>) -> Sealed {
        let (released, anchored) = Default::default();
        Sealed { keys, match_uid, house, stage: Stage::Idle, dealt: None, released, anchored }
    }

    fn join(
        &self,
        side: Side,
        header: &Header,
        key: PublicKey,
        own: Secret,
    ) -> Result<Committed<Chain>, DiceError> {
        let joining = Joining::new(seat_of(side), key, own);
        let expected = Expected::of(header);
        Ok(joining.sealed(&header.to_bytes(), &expected, &mut SeenGames::default())?)
    }

    fn bound(&mut self, ready: Ready, client: Option<Waiting>) {
        self.stage = Stage::Ready(Box::new(ready), client);
    }
}

impl Dealer for Sealed {
    fn dealt(&self) -> Option<&Dealt> {
        self.dealt.as_ref()
    }

    fn is_idle(&self) -> bool {
        matches!(self.stage, Stage::Idle)
    }

    fn offer(&mut self, contest: &Contest, now: u64) -> Result<Vec<Kept>, DiceError> {
        let about = about(contest, self.match_uid, now)?;
        let key = self.keys.signer().public();
        let game_uid = about.game_uid;
        let unstored = Offered::sealed(about, &secret()?, &self.keys.sealing, random::<NONCE>()?);
        let sealed = unstored.bytes().to_vec();
        // The caller stores what is given before anybody sees the state.
        let offered = unstored.stored();
        let dealt = Dealt::new(contest.games_ended() + 1, offered.header().clone(), key);
        let mut kept = vec![
            dealt.keep("header", dealt.header.to_bytes()),
            dealt.keep("key", key.0.to_vec()),
            dealt.keep("secret", sealed),
        ];
        let mut client = None;
        if let Some(side) = self.house {
            let mut bytes = random::<32>()?;
            let (own, copy) = (Secret::take(&mut bytes.clone()), Secret::take(&mut bytes));
            let role = Role::Client(seat_of(side));
            let sealed = self.keys.sealing.seal(role, &game_uid, &copy, random::<NONCE>()?);
            kept.push(dealt.keep("house", sealed));
            client = Some((side, self.join(side, &dealt.header, key, own)?));
        }
        self.dealt = Some(dealt);
        (self.released, self.anchored) = Default::default();
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

    fn commit(&mut self, side: Side, commit: [u8; 32]) -> Result<Option<Kept>, Fault> {
        let seat = seat_of(side);
        let Some(dealt) = &mut self.dealt else { return Err(Fault::OtherCommit) };
        let stage = &mut self.stage;
        dealt.commit(seat, commit, || match stage {
            Stage::Offered(offered, _) => offered.commit(seat, commit),
            _ => Err(Fault::OtherCommit),
        })
    }

    fn can_bind(&self) -> bool {
        matches!(self.stage, Stage::Offered(..)) && self.dealt.as_ref().is_some_and(Dealt::has_commits)
    }

    fn bind(&mut self, contest: &Contest, before: Head) -> Result<(Kept, Leaf), DiceError> {
        let (Stage::Offered(offered, client), Some(dealt)) =
            (std::mem::replace(&mut self.stage, Stage::Idle), &mut self.dealt)
        else {
            return Err(DiceError::Damaged("offer"));
        };
        let signer = self.keys.signer_of(&dealt.key).ok_or(DiceError::Damaged("key"))?;
        let unstored = offered.bind(Absence::Never, signer, before);
        let unstored = unstored.map_err(|_| DiceError::Damaged("commit"))?;
        let leaf = Leaf::parse(unstored.bytes()).ok_or(DiceError::Damaged("leaf"))?;
        let ready = unstored.stored();
        let binding = *ready.binding();
        let client = client.map(|client| client.bound(&binding, Absence::Never)).transpose()?;
        let (start, kept) = dealt.start(contest, binding);
        dealt.bound(start);
        self.bound(ready, client);
        Ok((kept, leaf))
    }

    fn is_ready(&self) -> bool {
        matches!(self.stage, Stage::Ready(..) | Stage::Asked(..))
    }

    fn ask(&mut self, contest: &Contest) -> Result<(), DiceError> {
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

    fn house_releases(&self) -> Option<Release> {
        let Stage::Asked(asked, Some(HouseClient::Released(client)), _) = &self.stage else { return None };
        let release = client.release();
        let known = self.released[side_of(release.by)].is_some_and(|(n, _)| n == asked.due());
        (!known).then_some(release)
    }

    fn house_follows(&mut self) -> Result<(), DiceError> {
        let (asked, client, roller) = match std::mem::replace(&mut self.stage, Stage::Idle) {
            Stage::Asked(asked, client, roller) => (asked, client, roller),
            other => {
                self.stage = other;
                return Ok(());
            }
        };
        let client = match (client, self.house) {
            (Some(HouseClient::Asking(client)), Some(own)) => match self.released[!own] {
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

    fn look_at(&self, release: &Release) -> Result<bool, Fault> {
        let by = Role::Client(release.by);
        match (self.released[side_of(release.by)], &self.stage) {
            (Some((n, value)), _) if n == release.n && value == release.value => Ok(true),
            (Some((n, _)), _) if n == release.n => Err(Fault::OtherValue { by, n }),
            (_, Stage::Asked(asked, ..)) if asked.due() == release.n => Ok(false),
            (_, Stage::Asked(asked, ..)) => Err(Fault::Order { due: asked.due(), found: release.n }),
            (_, Stage::Ready(ready, _)) if ready.due() == release.n => Err(Fault::Early(by)),
            (_, Stage::Ready(ready, _)) => Err(Fault::Order { due: ready.due(), found: release.n }),
            _ => Err(Fault::Early(by)),
        }
    }

    fn release(&mut self, release: Release) -> Result<Option<Vec<u8>>, Fault> {
        let side = side_of(release.by);
        if self.released[side] == Some((release.n, release.value)) {
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
        self.released[side] = Some((release.n, release.value));
        Ok(Some(bytes))
    }

    fn roll(&mut self) -> Result<Option<(Dice, Vec<u8>)>, DiceError> {
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

    fn note(&mut self, event: &Event) -> Vec<u8> {
        self.dealt.as_mut().map_or_else(Vec::new, |dealt| dealt.note(event))
    }

    fn end(&mut self, event: &Event, before: Head) -> Option<(Vec<u8>, Leaf)> {
        let blame = self.blame(event);
        let stage = std::mem::replace(&mut self.stage, Stage::Idle);
        let dealt = self.dealt.take()?;
        let signer = self.keys.signer_of(&dealt.key)?;
        let why = void_reason(event);
        let ending = match (stage, dealt.transcript, event) {
            (Stage::Offered(offered, _), ..) => {
                return Some((Vec::new(), offered.give_up(blame, why)));
            }
            (Stage::Ready(ready, _), Some(seen), Event::GameEnded { result }) => {
                ready.end(end(result.reason), seen.hash(), signer, before)
            }
            (Stage::Asked(asked, ..), Some(seen), Event::GameEnded { result }) => {
                asked.end(end(result.reason), seen.hash(), signer, before)
            }
            (Stage::Ready(ready, _), ..) => ready.give_up(blame, why, signer, before),
            (Stage::Asked(asked, ..), ..) => asked.give_up(blame, why, signer, before),
            (Stage::Idle, ..) => return None,
        };
        let leaf = Leaf::parse(ending.bytes())?;
        let ending: Ending = ending.stored();
        Some((Piece::End(ending).to_bytes(), leaf))
    }

    fn is_spent(&self) -> bool {
        let Stage::Ready(ready, client) = &self.stage else { return false };
        ready.is_spent() || client.as_ref().is_some_and(|client| client.left() == 0)
    }

    fn renew(&mut self, before: Head) -> Result<(Vec<Kept>, Leaf), DiceError> {
        let (Stage::Ready(ready, client), Some(dealt)) =
            (std::mem::replace(&mut self.stage, Stage::Idle), &mut self.dealt)
        else {
            return Err(DiceError::ChainEnds);
        };
        let (game_uid, after) = (ready.game_uid(), ready.due() - 1);
        let (nonce, mut bytes) = (random::<NONCE>()?, random::<32>()?);
        let (own, copy) = (Secret::take(&mut bytes.clone()), Secret::take(&mut bytes));
        let server = ready.is_spent();
        let (role, sealed, unstored, client) = match (server, client, self.house) {
            (true, mut client, _) => {
                let fresh = FreshChain::new(after, &game_uid, &own, &self.keys.sealing, nonce);
                let fresh = fresh.ok_or(DiceError::ChainEnds)?;
                let sealed = fresh.bytes().to_vec();
                // The caller stores what is given before anybody sees the anchor.
                let unstored = ready.renew(fresh.stored(), before).map_err(|_| DiceError::ChainEnds)?;
                (Role::Server, sealed, unstored, client.take().map(House::Waiting))
            }
            (false, Some(client), Some(side)) => {
                let role = Role::Client(seat_of(side));
                let sealed = self.keys.sealing.seal(role, &game_uid, &copy, nonce);
                let renewing = client.renew(&own)?;
                let unstored = ready.anchor(seat_of(side), renewing.anchor(), before);
                (role, sealed, unstored, Some(House::Renewing(renewing)))
            }
            (false, ..) => return Err(DiceError::Damaged("house")),
        };
        let leaf = Leaf::parse(unstored.bytes()).ok_or(DiceError::Damaged("leaf"))?;
        let (ready, anchor) = unstored.stored();
        let client = match client {
            Some(House::Waiting(mut client)) => {
                client.anchored(&anchor)?;
                Some(client)
            }
            Some(House::Renewing(client)) => Some(client.anchored(&anchor)?),
            None => None,
        };
        let chain = [&[role.byte()][..], &after.to_be_bytes(), &sealed].concat();
        let kept = vec![dealt.keep("chain", chain), dealt.keep("anchor", Piece::Anchor(anchor).to_bytes())];
        dealt.anchors.push(anchor);
        self.bound(ready, client);
        Ok((kept, leaf))
    }

    fn anchor(
        &mut self,
        side: Side,
        after: u32,
        anchor: [u8; 32],
        before: Head,
    ) -> Result<Option<(Kept, Leaf)>, Fault> {
        let seat = seat_of(side);
        let role = Role::Client(seat);
        let Some(dealt) = &mut self.dealt else { return Err(Fault::Anchor(role)) };
        if self.anchored[side] == Some((after, anchor)) {
            return Ok(None);
        }
        let took = dealt.anchors.iter().filter(|took| took.role == role && took.after == after);
        let (due, many) = match &self.stage {
            Stage::Ready(ready, _) => (ready.due(), took.count() >= MOST_ANCHORS),
            Stage::Asked(asked, ..) => return Err(asked.late_anchor()),
            Stage::Idle | Stage::Offered(..) => return Err(Fault::Anchor(role)),
        };
        if many || after.checked_add(1) != Some(due) {
            return Err(Fault::Anchor(role));
        }
        let Stage::Ready(ready, mut client) = std::mem::replace(&mut self.stage, Stage::Idle) else {
            return Err(Fault::Anchor(role));
        };
        let unstored = ready.anchor(seat, anchor, before);
        let leaf = Leaf::parse(unstored.bytes());
        let (ready, anchor) = unstored.stored();
        if let Some(client) = &mut client {
            client.anchored(&anchor)?;
        }
        self.anchored[side] = Some((after, anchor.anchor));
        dealt.anchors.push(anchor);
        let kept = dealt.keep("anchor", Piece::Anchor(anchor).to_bytes());
        self.bound(ready, client);
        Ok(leaf.map(|leaf| (kept, leaf)))
    }

    fn rolling(&self) -> Option<Roll> {
        let Stage::Asked(asked, _, roller) = &self.stage else { return None };
        let n = asked.due();
        let released = BySide::new(|side| self.released[side].is_some_and(|(of, _)| of == n));
        Some(Roll { game: self.dealt.as_ref()?.game, n, roller: *roller, released })
    }

    fn again(
        &mut self,
        game: u32,
        kept: &[Kept],
        contest: &Contest,
        events: &[(u32, Stamped)],
    ) -> Result<(), DiceError> {
        self.read_again(game, kept, contest, events)
    }
}
