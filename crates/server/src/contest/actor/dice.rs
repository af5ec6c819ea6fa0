//! What players and a contest say to each other about sealed dice.

use alea_fairdice::{Fault, Head, Release};
use alea_game::Side;
use alea_texts::{Message, message};

use super::{
    super::{
        dealer::{DiceError, seat_of},
        live::{Live, Plan, Trouble},
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
        let by = match self.dealt_to(guest, game) {
            Ok(by) => by,
            Err(refusal) => return self.refuses("commit", refusal),
        };
        let before = self.live.dealer.as_ref().and_then(|dealer| dealer.committed(by));
        match before {
            Some(before) if before == commit => return self.nothing_new(),
            Some(_) => return self.refuses("commit", (Code::Dice, message!["server-dice-commit"])),
            None => {}
        }
        let work = |live: &mut Live, plan: &mut Plan, _: Option<Head>| {
            if let Some(dealer) = &mut live.dealer {
                plan.kept.extend(dealer.commit(by, commit).map_err(DiceError::from)?);
            }
            Ok(())
        };
        self.takes("commit", Takes::Dice, work).await
    }

    pub(super) async fn reveal(&mut self, guest: Option<GuestId>, game: u32, seed: [u8; 32]) -> String {
        let by = match self.dealt_to(guest, game) {
            Ok(by) => by,
            Err(refusal) => return self.refuses("reveal", refusal),
        };
        let work = |live: &mut Live, plan: &mut Plan, _: Option<Head>| {
            if let Some(dealer) = &mut live.dealer {
                plan.kept.extend(dealer.reveal(by, seed).map_err(DiceError::from)?);
            }
            Ok(())
        };
        self.takes("reveal", Takes::Dice, work).await
    }

    pub(super) async fn anchor(
        &mut self,
        guest: Option<GuestId>,
        game: u32,
        after: u32,
        anchor: [u8; 32],
    ) -> String {
        let by = match self.dealt_to(guest, game) {
            Ok(by) => by,
            Err(refusal) => return self.refuses("anchor", refusal),
        };
        let work = |live: &mut Live, plan: &mut Plan, head: Option<Head>| {
            if let (Some(dealer), Some(head)) = (&mut live.dealer, head)
                && let Some((kept, leaf)) = dealer.anchor(by, after, anchor, head).map_err(DiceError::from)?
            {
                (plan.kept, plan.leaf) = (vec![kept], Some(leaf));
            }
            Ok(())
        };
        self.takes("anchor", Takes::Logged, work).await
    }

    pub(super) async fn release(
        &mut self,
        guest: Option<GuestId>,
        game: u32,
        n: u32,
        value: [u8; 32],
    ) -> String {
        let by = match self.dealt_to(guest, game) {
            Ok(by) => by,
            Err(refusal) => return self.refuses("release", refusal),
        };
        let release = Release { by: seat_of(by), n, value };
        let now = self.house.clock.now();
        // Most of what is wrong is found before anything is touched.
        match self.live.dealer.as_ref().map(|dealer| dealer.look_at(&release)) {
            Some(Err(fault)) => return self.refuses("release", (Code::Dice, of_fault(&fault))),
            Some(Ok(true)) => return self.nothing_new(),
            Some(Ok(false)) | None => {}
        }
        self.takes("release", Takes::Event, |live, plan, _| live.release(plan, release, now).map(drop)).await
    }

    /// The seat of who says something about the dice of a game, if they are those that are dealt.
    fn dealt_to(&self, guest: Option<GuestId>, game: u32) -> Result<Side, (Code, Message)> {
        let by = self.seat(guest).ok_or((Code::NotYours, message!["server-not-yours"]))?;
        let dealt = self.live.dealer.as_ref().and_then(|dealer| dealer.dealt());
        match dealt {
            Some(dealt) if dealt.game == game => Ok(by),
            _ => Err((Code::Dice, message!["server-dice-none"])),
        }
    }

    /// Stores what a player has said, and answers.
    async fn takes(
        &mut self,
        what: &'static str,
        takes: Takes,
        work: impl FnOnce(&mut Live, &mut Plan, Option<Head>) -> Result<(), Trouble>,
    ) -> String {
        match self.stored(takes == Takes::Logged, work).await {
            Ok(Appended::Stored(done)) => {
                if takes != Takes::Event {
                    self.tell_dice();
                }
                self.accepted(None, done)
            }
            Ok(_) => self.refuses(what, (Code::Stale, message!["server-stale"])),
            Err(Trouble::Dice(DiceError::Fault(fault))) => self.refuses(what, (Code::Dice, of_fault(&fault))),
            Err(trouble) => {
                self.troubled(&trouble).await;
                self.refuses(what, trouble.refusal())
            }
        }
    }

    /// The same was said before.
    fn nothing_new(&self) -> String {
        self.accepted(None, Done { first: self.live.seq, count: 0 })
    }

    fn refuses(&self, what: &'static str, (code, why): (Code, Message)) -> String {
        if code == Code::Dice {
            self.house.metrics.dice_faults.add();
        }
        ToClient::refused(&About::of(what, self.id), code, &why)
    }
}

/// How others are told of what a player has said.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Takes {
    /// By an event.
    Event,
    /// By a `dice` message.
    Dice,
    /// The same, and the log has a leaf of it.
    Logged,
}

/// What a client is told of its breach of the dice protocol.
fn of_fault(fault: &Fault) -> Message {
    match fault {
        Fault::Order { due, found } => message!["server-dice-order", "due" => *due, "found" => *found],
        Fault::Early(_) => message!["server-dice-early"],
        Fault::Anchor(_) | Fault::LateAnchor { .. } => message!["server-dice-anchor"],
        Fault::OtherCommit | Fault::SameCommit => message!["server-dice-commit"],
        _ => message!["server-dice-value"],
    }
}
