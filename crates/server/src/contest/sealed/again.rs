//! Mode R taken up again after a restart, out of what is stored.

use alea_fairdice::{
    Absence, Anchor, Chain, Piece, Role, Roller, Values,
    client::{Committed, Returning, Waiting},
    server::{FreshChain, Offered, Ready},
};
use alea_game::BySide;
use alea_matchplay::{Contest, Event, Stamped};

use super::{
    super::dealer::{Dealer as _, Dealt, DiceError, Read, of_game, seat_of},
    Sealed, Stage,
};
use crate::store::Kept;

impl Sealed {
    pub(super) fn read_again(
        &mut self,
        game: u32,
        kept: &[Kept],
        contest: &Contest,
        events: &[(u32, Stamped)],
    ) -> Result<(), DiceError> {
        let Some(read) = Read::of(game, kept)? else { return Ok(()) };
        let key = read.key(&self.keys)?;
        let header = read.header.clone();
        let sealed = read.find("secret").ok_or(DiceError::Damaged("secret"))?;
        let offered = Offered::sealed_again(header.about.clone(), sealed, &self.keys.sealing);
        let offered = offered.map_err(|_| DiceError::Damaged("secret"))?;
        if *offered.header() != header {
            return Err(DiceError::Damaged("header"));
        }
        let house = match (self.house, read.find("house")) {
            (Some(side), Some(sealed)) => {
                let role = Role::Client(seat_of(side));
                let opened = self.keys.sealing.open(role, &header.about.game_uid, sealed);
                Some((side, opened.map_err(|_| DiceError::Damaged("house"))?))
            }
            _ => None,
        };
        self.dealt = Some(Dealt::new(game, header.clone(), key));
        self.released = BySide::default();
        let last = |role, anchors: &[Anchor]| {
            anchors
                .iter()
                .rev()
                .find(|anchor| anchor.role == role)
                .map(|anchor| (anchor.after, anchor.anchor))
        };
        let in_game = of_game(game, events);
        let (game_uid, chains) = (header.about.game_uid, Chains::read(&read)?);
        self.anchored = BySide::new(|side| last(Role::Client(seat_of(side)), &chains.anchors));
        let client = match (house, &read.start) {
            (None, _) => None,
            (Some((side, own)), None) => {
                Some(HouseAgain::Committed(Box::new(self.join(side, &header, key, own)?)))
            }
            (Some((side, own)), Some(start)) => {
                let mut returning =
                    Returning::new(seat_of(side), key, header, start.binding, Absence::Never)?;
                let mut to_come = chains.anchors.iter().peekable();
                for (n, roller, values) in fallen(&in_game)? {
                    while let Some(anchor) = to_come.next_if(|anchor| anchor.after < n) {
                        returning.anchored(anchor)?;
                    }
                    returning.fell(n, roller, &values, values.roll(&start.binding.game_hash, n))?;
                }
                for anchor in to_come {
                    returning.anchored(anchor)?;
                }
                let role = Role::Client(seat_of(side));
                let renewed = chains.secrets.iter().rev().find(|(of, ..)| *of == role);
                let (after, own) = match renewed {
                    Some((_, after, sealed)) => {
                        let opened = self.keys.sealing.open(role, &game_uid, sealed);
                        (*after, opened.map_err(|_| DiceError::Damaged("chain"))?)
                    }
                    None => (0, own),
                };
                Some(HouseAgain::Waiting(returning.with_same(after, &own)?))
            }
        };
        let committed = match client {
            Some(HouseAgain::Committed(committed)) => (Some(committed), None),
            Some(HouseAgain::Waiting(waiting)) => (None, Some(waiting)),
            None => (None, None),
        };
        self.stage = Stage::Offered(Box::new(offered), committed.0);
        for (side, commit) in read.by_seat("commit")? {
            self.commit(side, commit)?;
        }
        let Some(start) = read.start else { return Ok(()) };
        let Stage::Offered(offered, _) = std::mem::replace(&mut self.stage, Stage::Idle) else {
            return Err(DiceError::Damaged("start"));
        };
        let bound = offered.bind(
            Absence::Never,
            self.keys.signer_of(&key).ok_or(DiceError::Damaged("key"))?,
            start.binding.before,
        );
        let mut ready = bound.map_err(|_| DiceError::Damaged("commit"))?.stored();
        if *ready.binding() != start.binding {
            return Err(DiceError::Damaged("start"));
        }
        let mut last = None;
        let mut to_come = chains.anchors.iter().peekable();
        for (n, _, values) in fallen(&in_game)? {
            while let Some(anchor) = to_come.next_if(|anchor| anchor.after < n) {
                ready = self.take_over(ready, anchor, &chains)?;
            }
            ready.fell(n, &values)?;
            last = Some((n, values));
        }
        for anchor in to_come {
            ready = self.take_over(ready, anchor, &chains)?;
        }
        self.bound(ready, committed.1);
        let Some(dealt) = &mut self.dealt else { return Ok(()) };
        dealt.bound(start);
        dealt.noted(&in_game);
        let shown = shown(&in_game);
        dealt.anchors = chains.anchors.into_iter().filter(|anchor| !shown.contains(anchor)).collect();
        if let Some((n, values)) = last {
            // A client that was not answered sends its last value again.
            self.released = BySide::new(|side| values.clients[seat_of(side).index()].map(|value| (n, value)));
        }
        // What has been released for a roll that has not fallen. Whether a roll is being made shows in the contest, or in this.
        let after = in_game
            .iter()
            .rposition(|stamped| matches!(stamped.event, Event::Opening { .. } | Event::Rolled { .. }));
        let open = &in_game[after.map_or(0, |at| at + 1)..];
        let asked = open
            .iter()
            .any(|stamped| matches!(stamped.event, Event::RollRequested { .. } | Event::Released { .. }));
        if asked {
            self.ask(contest)?;
            for stamped in open {
                let pieces = stamped.proof.as_deref().and_then(Piece::parse_all).unwrap_or_default();
                for piece in pieces {
                    if let Piece::Release(release) = piece {
                        self.release(release)?;
                    }
                }
            }
        }
        Ok(())
    }
}

impl Sealed {
    /// A chain takes over that had taken over before.
    fn take_over(&self, ready: Ready, anchor: &Anchor, chains: &Chains<'_>) -> Result<Ready, DiceError> {
        let again = match anchor.role {
            Role::Client(seat) => ready.anchor(seat, anchor.anchor, anchor.before),
            Role::Server => {
                let of =
                    |(role, after, _): &&(Role, u32, &[u8])| (*role, *after) == (Role::Server, anchor.after);
                let (_, after, sealed) = chains.secrets.iter().find(of).ok_or(DiceError::Damaged("chain"))?;
                let fresh = FreshChain::again(*after, &ready.game_uid(), sealed, &self.keys.sealing);
                let fresh = fresh.map_err(|_| DiceError::Damaged("chain"))?;
                ready.renew(fresh, anchor.before).map_err(|_| DiceError::Damaged("chain"))?
            }
        };
        let (ready, found) = again.stored();
        if found == *anchor { Ok(ready) } else { Err(DiceError::Damaged("anchor")) }
    }
}

/// Chains that have taken over in a game.
struct Chains<'a> {
    anchors: Vec<Anchor>,
    /// Of those that the server made: whose it is, the number of its anchor, and the secret, sealed.
    secrets: Vec<(Role, u32, &'a [u8])>,
}

impl<'a> Chains<'a> {
    fn read(read: &Read<'a>) -> Result<Chains<'a>, DiceError> {
        let anchor = |bytes| match Piece::parse_all(bytes)?.pop() {
            Some(Piece::Anchor(anchor)) => Some(anchor),
            _ => None,
        };
        let chain = |bytes: &'a [u8]| {
            let (role, bytes) = bytes.split_first()?;
            let (after, sealed) = bytes.split_first_chunk()?;
            Some((Role::of_byte(*role)?, u32::from_be_bytes(*after), sealed))
        };
        let anchors = read.all("anchor").map(anchor).collect::<Option<_>>();
        let secrets = read.all("chain").map(chain).collect::<Option<_>>();
        let (anchors, secrets) = anchors.zip(secrets).ok_or(DiceError::Damaged("chain"))?;
        Ok(Chains { anchors, secrets })
    }
}

/// The chains that took over as events show them.
fn shown(events: &[&Stamped]) -> Vec<Anchor> {
    let pieces = events.iter().filter_map(|stamped| Piece::parse_all(stamped.proof.as_deref()?)).flatten();
    let anchor = |piece| match piece {
        Piece::Anchor(anchor) => Some(anchor),
        _ => None,
    };
    pieces.filter_map(anchor).collect()
}

/// The house player's client as it comes back.
enum HouseAgain {
    Committed(Box<Committed<Chain>>),
    Waiting(Waiting),
}

/// The rolls of a game that have fallen: their numbers, who asked, and the values.
fn fallen(events: &[&Stamped]) -> Result<Vec<(u32, Roller, Values)>, DiceError> {
    let mut rolls = Vec::new();
    let mut asker = Roller::Opening;
    for stamped in events {
        match &stamped.event {
            Event::RollRequested { by } => asker = Roller::Player(seat_of(*by)),
            Event::Opening { .. } | Event::Rolled { .. } => {
                let pieces = stamped.proof.as_deref().and_then(Piece::parse_all).unwrap_or_default();
                let values = pieces.into_iter().find_map(|piece| match piece {
                    Piece::Values(n, values) => Some((n, values)),
                    _ => None,
                });
                let (n, values) = values.ok_or(DiceError::Damaged("a roll without values"))?;
                let opening = matches!(stamped.event, Event::Opening { .. });
                rolls.push((n, if opening { Roller::Opening } else { asker }, values));
            }
            _ => {}
        }
    }
    Ok(rolls)
}
