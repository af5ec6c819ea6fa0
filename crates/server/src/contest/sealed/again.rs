//! Sealed dice taken up again after a restart, out of what is stored.

use alea_fairdice::{
    Absence, Chain, Header, Piece, Role, Roller, Seat, Values,
    client::{Committed, Returning, Waiting},
    server::Offered,
};
use alea_game::BySide;
use alea_matchplay::{Contest, Event, Stamped};
use alea_notation::record;

use super::{Dealt, DiceError, Sealed, Stage, seat_of, side_of};
use crate::store::Kept;

impl Sealed {
    /// The same after a restart: what is kept of the last game, which is `game`, and the contest's events, each with the number of its game.
    pub(crate) fn again(
        &mut self,
        game: u32,
        kept: &[Kept],
        contest: &Contest,
        events: &[(u32, Stamped)],
    ) -> Result<(), DiceError> {
        let own: Vec<&Kept> = kept.iter().filter(|kept| kept.game == game).collect();
        let find = |kind| own.iter().find(|kept| kept.kind == kind).map(|kept| kept.bytes.as_slice());
        let Some(header) = find("header") else { return Ok(()) };
        let header = Header::parse(header).map_err(|_| DiceError::Damaged("header"))?;
        let sealed = find("secret").ok_or(DiceError::Damaged("secret"))?;
        let about = header.about.clone();
        let offered = Offered::sealed_again(about, sealed, &self.keys.sealing);
        let offered = offered.map_err(|_| DiceError::Damaged("secret"))?;
        if *offered.header() != header {
            return Err(DiceError::Damaged("header"));
        }
        let house = match (self.house, find("house")) {
            (Some(side), Some(sealed)) => {
                let role = Role::Client(seat_of(side));
                let opened = self.keys.sealing.open(role, &header.about.game_uid, sealed);
                Some((side, opened.map_err(|_| DiceError::Damaged("house"))?))
            }
            _ => None,
        };
        self.dealt = Some(Dealt {
            game,
            header: header.clone(),
            commits: [None; 2],
            start: None,
            transcript: None,
            fresh: true,
            released: BySide::default(),
        });
        let start = match find("start").map(Piece::parse_all) {
            None => None,
            Some(pieces) => match pieces.unwrap_or_default().pop() {
                Some(Piece::Start(start)) => Some(*start),
                _ => return Err(DiceError::Damaged("start")),
            },
        };
        let in_game: Vec<&Stamped> =
            events.iter().filter(|(of, _)| *of == game).map(|(_, stamped)| stamped).collect();
        let client = match (house, &start) {
            (None, _) => None,
            (Some((side, own)), None) => {
                Some(HouseAgain::Committed(Box::new(self.join(side, &header, own)?)))
            }
            (Some((side, own)), Some(start)) => {
                let mut returning = Returning::new(
                    seat_of(side),
                    self.keys.signer.public(),
                    header,
                    start.binding,
                    Absence::Never,
                )?;
                for (n, roller, values) in fallen(&in_game)? {
                    returning.fell(n, roller, &values, values.roll(&start.binding.game_hash, n))?;
                }
                Some(HouseAgain::Waiting(returning.with_same(0, &own)?))
            }
        };
        let committed = match client {
            Some(HouseAgain::Committed(committed)) => (Some(committed), None),
            Some(HouseAgain::Waiting(waiting)) => (None, Some(waiting)),
            None => (None, None),
        };
        self.stage = Stage::Offered(Box::new(offered), committed.0);
        for kept in own.iter().filter(|kept| kept.kind == "commit") {
            let (seat, commit) = kept.bytes.split_first().ok_or(DiceError::Damaged("commit"))?;
            let seat = Seat::of_byte(*seat).ok_or(DiceError::Damaged("commit"))?;
            let commit = commit.try_into().map_err(|_| DiceError::Damaged("commit"))?;
            self.commit(side_of(seat), commit)?;
        }
        let Some(start) = start else { return Ok(()) };
        let Stage::Offered(offered, _) = std::mem::replace(&mut self.stage, Stage::Idle) else {
            return Err(DiceError::Damaged("start"));
        };
        let bound = offered.bind(Absence::Never, &self.keys.signer, start.binding.before);
        let mut ready = bound.map_err(|_| DiceError::Damaged("commit"))?.stored();
        if *ready.binding() != start.binding {
            return Err(DiceError::Damaged("start"));
        }
        let mut last = None;
        for (n, _, values) in fallen(&in_game)? {
            ready.fell(n, &values)?;
            last = Some((n, values));
        }
        self.bound(ready, committed.1, start);
        let Some(dealt) = &mut self.dealt else { return Ok(()) };
        if let Some((n, values)) = last {
            // A client that was not answered sends its last value again.
            dealt.released =
                BySide::new(|side| values.clients[seat_of(side).index()].map(|value| (n, value)));
        }
        dealt.fresh = in_game.is_empty();
        for stamped in &in_game {
            if let Some(transcript) = &mut dealt.transcript {
                transcript.add(record::event_text(&stamped.event).as_bytes());
            }
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
