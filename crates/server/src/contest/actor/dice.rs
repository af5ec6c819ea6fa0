//! What players and a contest say to each other about sealed dice.

use std::sync::Arc;

use alea_fairdice::{Fault, Release};
use alea_texts::{Message, message};

use super::{
    super::{
        live::Trouble,
        sealed::{DiceError, seat_of},
    },
    Actor,
};
use crate::{
    bus::Notice,
    ids::GuestId,
    store::{Appended, Done},
    wire::{About, Code, ToClient},
};

impl Actor {
    pub(super) fn tell_dice(&self) {
        if let Some(frame) = self.live.dice_frame(&self.house.keys) {
            self.house.bus.publish(self.id, Notice::same(self.live.seq, frame.into()));
        }
    }

    pub(super) async fn commit(&mut self, guest: Option<GuestId>, game: u32, commit: [u8; 32]) -> String {
        let about = About::of("commit", self.id);
        let house = Arc::clone(&self.house);
        let refused = |code, why: &Message| {
            if code == Code::Dice {
                house.metrics.dice_faults.add();
            }
            ToClient::refused(&about, code, why)
        };
        let Some(by) = self.seat(guest) else {
            return refused(Code::NotYours, &message!["server-not-yours"]);
        };
        let current = self.live.sealed.as_ref().and_then(|sealed| sealed.told().map(|told| told.game));
        if current != Some(game) {
            return refused(Code::Dice, &message!["server-dice-none"]);
        }
        let before = self.live.sealed.as_ref().and_then(|sealed| sealed.committed(by));
        match before {
            Some(before) if before == commit => {
                return self.accepted(None, Done { first: self.live.seq, count: 0 });
            }
            Some(_) => return refused(Code::Dice, &message!["server-dice-commit"]),
            None => {}
        }
        let stored = self
            .stored(false, |live, plan, _| {
                if let Some(sealed) = &mut live.sealed {
                    plan.kept.extend(sealed.commit(by, commit).map_err(DiceError::from)?);
                }
                Ok(())
            })
            .await;
        match stored {
            Ok(Appended::Stored(done)) => {
                self.tell_dice();
                self.accepted(None, done)
            }
            Ok(_) => refused(Code::Stale, &message!["server-stale"]),
            Err(Trouble::Dice(DiceError::Fault(fault))) => refused(Code::Dice, &of_fault(&fault)),
            Err(trouble) => {
                self.troubled(&trouble).await;
                refused(Code::Busy, &message!["server-busy"])
            }
        }
    }

    pub(super) async fn release(
        &mut self,
        guest: Option<GuestId>,
        game: u32,
        n: u32,
        value: [u8; 32],
    ) -> String {
        let about = About::of("release", self.id);
        let house = Arc::clone(&self.house);
        let refused = |code, why: &Message| {
            if code == Code::Dice {
                house.metrics.dice_faults.add();
            }
            ToClient::refused(&about, code, why)
        };
        let Some(by) = self.seat(guest) else {
            return refused(Code::NotYours, &message!["server-not-yours"]);
        };
        let current = self.live.sealed.as_ref().and_then(|sealed| sealed.told().map(|told| told.game));
        if current != Some(game) {
            return refused(Code::Dice, &message!["server-dice-none"]);
        }
        let release = Release { by: seat_of(by), n, value };
        let now = self.house.clock.now();
        let done = Done { first: self.live.seq, count: 0 };
        // Most of what is wrong is found before anything is touched.
        if let Some(sealed) = &self.live.sealed {
            match sealed.look_at(&release) {
                Err(fault) => return refused(Code::Dice, &of_fault(&fault)),
                Ok(true) => return self.accepted(None, done),
                Ok(false) => {}
            }
        }
        let stored = self.stored(false, |live, plan, _| live.release(plan, release, now).map(drop)).await;
        match stored {
            Ok(Appended::Stored(done)) => self.accepted(None, done),
            Ok(_) => refused(Code::Stale, &message!["server-stale"]),
            Err(Trouble::Dice(DiceError::Fault(fault))) => refused(Code::Dice, &of_fault(&fault)),
            Err(trouble) => {
                self.troubled(&trouble).await;
                refused(Code::Busy, &message!["server-busy"])
            }
        }
    }
}

/// What a client is told of its breach of the dice protocol.
fn of_fault(fault: &Fault) -> Message {
    match fault {
        Fault::Order { due, found } => message!["server-dice-order", "due" => *due, "found" => *found],
        Fault::Early(_) => message!["server-dice-early"],
        Fault::OtherCommit | Fault::SameCommit => message!["server-dice-commit"],
        _ => message!["server-dice-value"],
    }
}
