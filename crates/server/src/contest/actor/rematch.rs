//! Another contest, once this one is over.

use alea_texts::message;

use super::{super::live::Trouble, Actor};
use crate::{
    bus::Notice,
    ids::GuestId,
    store::{Appended, Done},
    wire::{About, Code, ToClient},
};

impl Actor {
    /// A player wants another contest. It is made once both do.
    pub(super) async fn want_rematch(&mut self, guest: Option<GuestId>) -> String {
        let about = About::of("rematch", self.id);
        let refused = |code, why| ToClient::refused(&about, code, &why);
        let Some(by) = self.seat(guest) else {
            return refused(Code::NotYours, message!["server-not-yours"]);
        };
        if !self.live.over() || !self.live.seated() {
            return refused(Code::Denied, message!["server-rematch-not-over"]);
        }
        let again = Done { first: self.live.seq, count: 0 };
        if self.live.rematch.wanted()[by] {
            return self.accepted(None, again);
        }
        let stored = self
            .stored(false, |live, plan, _| {
                let house = live.house().map(|(side, _)| side);
                plan.kept = live.rematch.want(by, house);
                Ok(())
            })
            .await;
        match stored {
            Ok(Appended::Stored(done)) => {
                self.tell_rematch();
                if let Err(trouble) = self.make_next().await {
                    self.troubled(&trouble).await;
                }
                self.accepted(None, done)
            }
            Ok(_) => refused(Code::Stale, message!["server-stale"]),
            Err(trouble) => {
                self.troubled(&trouble).await;
                let (code, why) = trouble.refusal();
                refused(code, why)
            }
        }
    }

    /// Sees to it that the next contest is there, if both want it.
    pub(super) async fn make_next(&mut self) -> Result<(), Trouble> {
        let Some(next) = self.live.rematch.to_be_made() else { return Ok(()) };
        self.house.make_again(&self.live.loaded, next).await?;
        self.live.rematch.is_made();
        self.tell_rematch();
        Ok(())
    }

    fn tell_rematch(&self) {
        self.house.bus.publish(self.id, Notice::same(self.live.seq, self.live.rematch_frame().into()));
    }
}
