//! The server's side of mode G: a game is sealed as a whole, and its seeds are shown when it is over. Meanwhile the server knows the rolls, so
//! it does not play itself.

use std::sync::Arc;

use alea_fairdice::{
    Fault, Head, Leaf, NONCE, Piece, Role, Secret,
    server::{Dealing, Offered, Revealing},
};
use alea_game::{Dice, Side};
use alea_matchplay::{Contest, Event, Stamped};

use super::dealer::{
    Dealer, Dealt, DiceError, Read, about, by_seat, end, of_game, seat_of, secret, void_reason,
};
use crate::{ids::random, keys::Keys, store::Kept};

/// Which way a state goes on.
#[derive(Debug)]
enum Stage {
    /// Nothing is dealt.
    Idle,
    /// The header is out.
    Offered(Box<Offered<Secret>>),
    /// The game is signed, and seeds are waited for.
    Revealing(Box<Revealing>),
    /// The game can be played.
    Dealing(Box<Dealing>),
}

/// The dice of a contest whose games are each sealed as a whole.
#[derive(Debug)]
pub(crate) struct Envelope {
    keys: Arc<Keys>,
    match_uid: [u8; 16],
    stage: Stage,
    dealt: Option<Dealt>,
    /// The seeds that players have revealed.
    seeds: [Option<[u8; 32]>; 2],
}

impl Envelope {
    /// The dice of a contest in which nothing has been dealt.
    pub(crate) fn new(keys: Arc<Keys>, match_uid: [u8; 16]) -> Envelope {
        Envelope { keys, match_uid, stage: Stage::Idle, dealt: None, seeds: [None; 2] }
    }

    /// Once both seeds are in, the game can be played.
    fn deal(&mut self) {
        self.stage = match std::mem::replace(&mut self.stage, Stage::Idle) {
            Stage::Revealing(revealing) => match revealing.deal(None) {
                Ok(dealing) => Stage::Dealing(Box::new(dealing)),
                Err(revealing) => Stage::Revealing(revealing),
            },
            other => other,
        };
    }
}

impl Dealer for Envelope {
    fn dealt(&self) -> Option<&Dealt> {
        self.dealt.as_ref()
    }

    fn is_idle(&self) -> bool {
        matches!(self.stage, Stage::Idle)
    }

    fn offer(&mut self, contest: &Contest, now: u64) -> Result<Vec<Kept>, DiceError> {
        let about = about(contest, self.match_uid, now)?;
        let key = self.keys.signer().public();
        let unstored = Offered::envelope(about, None, secret()?, &self.keys.sealing, random::<NONCE>()?);
        let sealed = unstored.bytes().to_vec();
        // The caller stores what is given before anybody sees the state.
        let offered = unstored.stored();
        let dealt = Dealt::new(contest.games_ended() + 1, offered.header().clone(), key);
        let kept = vec![
            dealt.keep("header", dealt.header.to_bytes()),
            dealt.keep("key", key.0.to_vec()),
            dealt.keep("secret", sealed),
        ];
        self.dealt = Some(dealt);
        self.stage = Stage::Offered(Box::new(offered));
        self.seeds = [None; 2];
        Ok(kept)
    }

    fn commit(&mut self, side: Side, commit: [u8; 32]) -> Result<Option<Kept>, Fault> {
        let seat = seat_of(side);
        let Some(dealt) = &mut self.dealt else { return Err(Fault::OtherCommit) };
        let stage = &mut self.stage;
        dealt.commit(seat, commit, || match stage {
            Stage::Offered(offered) => offered.commit(seat, commit),
            _ => Err(Fault::OtherCommit),
        })
    }

    fn can_bind(&self) -> bool {
        matches!(self.stage, Stage::Offered(_)) && self.dealt.as_ref().is_some_and(Dealt::has_commits)
    }

    fn bind(&mut self, contest: &Contest, before: Head) -> Result<(Kept, Leaf), DiceError> {
        let (Stage::Offered(offered), Some(dealt)) =
            (std::mem::replace(&mut self.stage, Stage::Idle), &mut self.dealt)
        else {
            return Err(DiceError::Damaged("offer"));
        };
        let signer = self.keys.signer_of(&dealt.key).ok_or(DiceError::Damaged("key"))?;
        let unstored = offered.bind(signer, before).map_err(|_| DiceError::Damaged("commit"))?;
        let leaf = Leaf::parse(unstored.bytes()).ok_or(DiceError::Damaged("leaf"))?;
        let revealing = unstored.stored();
        let (start, kept) = dealt.start(contest, *revealing.binding());
        dealt.bound(start);
        self.stage = Stage::Revealing(Box::new(revealing));
        Ok((kept, leaf))
    }

    fn is_ready(&self) -> bool {
        matches!(self.stage, Stage::Dealing(_))
    }

    fn ask(&mut self, _contest: &Contest) -> Result<(), DiceError> {
        Ok(())
    }

    fn roll(&mut self) -> Result<Option<(Dice, Vec<u8>)>, DiceError> {
        let Stage::Dealing(dealing) = &mut self.stage else { return Ok(None) };
        let (n, roll) = dealing.roll();
        let dice = Dice::new(roll.first(), roll.second()).ok_or(DiceError::Damaged("dice"))?;
        Ok(Some((dice, Piece::Roll(n).to_bytes())))
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
        let ended = match (stage, dealt.transcript, event) {
            (Stage::Offered(offered), ..) => return Some((Vec::new(), offered.give_up(blame, why))),
            // Seeds that were never used stay secret.
            (Stage::Revealing(revealing), ..) => {
                let ending = revealing.give_up(blame, why, signer, before);
                let leaf = Leaf::parse(ending.bytes())?;
                return Some((Piece::End(ending.stored()).to_bytes(), leaf));
            }
            (Stage::Dealing(dealing), Some(seen), Event::GameEnded { result }) => {
                dealing.end(end(result.reason), seen.hash(), signer, before)
            }
            (Stage::Dealing(dealing), ..) => dealing.give_up(blame, why, signer, before),
            (Stage::Idle, ..) => return None,
        };
        let leaf = Leaf::parse(ended.bytes())?;
        let ended = ended.stored();
        let pieces = [Piece::Seeds(ended.seeds).to_bytes(), Piece::End(ended.ending).to_bytes()];
        Some((pieces.concat(), leaf))
    }

    fn again(
        &mut self,
        game: u32,
        kept: &[Kept],
        _contest: &Contest,
        events: &[(u32, Stamped)],
    ) -> Result<(), DiceError> {
        let Some(read) = Read::of(game, kept)? else { return Ok(()) };
        let key = read.key(&self.keys)?;
        let header = read.header.clone();
        let sealed = read.find("secret").ok_or(DiceError::Damaged("secret"))?;
        let offered = Offered::envelope_again(header.about.clone(), None, sealed, &self.keys.sealing);
        let offered = offered.map_err(|_| DiceError::Damaged("secret"))?;
        if *offered.header() != header {
            return Err(DiceError::Damaged("header"));
        }
        self.dealt = Some(Dealt::new(game, header, key));
        self.seeds = [None; 2];
        self.stage = Stage::Offered(Box::new(offered));
        for (side, commit) in read.by_seat("commit")? {
            self.commit(side, commit)?;
        }
        let Some(start) = &read.start else { return Ok(()) };
        let Stage::Offered(offered) = std::mem::replace(&mut self.stage, Stage::Idle) else {
            return Err(DiceError::Damaged("start"));
        };
        let bound =
            offered.bind(self.keys.signer_of(&key).ok_or(DiceError::Damaged("key"))?, start.binding.before);
        let revealing = bound.map_err(|_| DiceError::Damaged("commit"))?.stored();
        if *revealing.binding() != start.binding {
            return Err(DiceError::Damaged("start"));
        }
        self.stage = Stage::Revealing(Box::new(revealing));
        if let Some(dealt) = &mut self.dealt {
            dealt.bound(start.clone());
        }
        for (side, seed) in read.by_seat("reveal")? {
            self.reveal(side, seed)?;
        }
        let in_game = of_game(game, events);
        if let Some(dealt) = &mut self.dealt {
            dealt.noted(&in_game);
        }
        for stamped in in_game {
            let (Event::Opening { dice } | Event::Rolled { dice }) = &stamped.event else { continue };
            if self.roll()?.map(|(roll, _)| roll) != Some(*dice) {
                return Err(DiceError::Damaged("a roll"));
            }
        }
        Ok(())
    }

    fn reveal(&mut self, side: Side, seed: [u8; 32]) -> Result<Option<Kept>, Fault> {
        let seat = seat_of(side);
        let role = Role::Client(seat);
        match (self.seeds[seat.index()], &mut self.stage) {
            (Some(before), _) if before == seed => return Ok(None),
            (Some(_), _) => return Err(Fault::Seed(role)),
            (None, Stage::Revealing(revealing)) => revealing.reveal(seat, seed)?,
            (None, _) => return Err(Fault::Early(role)),
        }
        self.seeds[seat.index()] = Some(seed);
        self.deal();
        Ok(self.dealt.as_ref().map(|dealt| dealt.keep("reveal", by_seat(seat, &seed))))
    }

    fn revealed(&self) -> Option<[bool; 2]> {
        Some(self.seeds.map(|seed| seed.is_some()))
    }
}
