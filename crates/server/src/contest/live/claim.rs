//! What a player can do whose opponent has gone away, or does not commit to his dice, where no clock runs, or has not come at all.

use alea_game::Side;
use alea_matchplay::Event;
use alea_texts::{Message, message};

use super::{super::dealer::NOT_COME, Live};

/// Why there is nothing to be claimed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nothing can be claimed: {self:?}")]
pub(crate) enum NoClaim {
    /// The contest is over.
    Over,
    /// A chair is free.
    NotSeated,
    /// The contest has a clock.
    Clock,
    /// It is not the other player who is waited for.
    NotAwaited,
    /// He is there.
    Here,
    /// He has not been away for long enough.
    Early,
}

impl NoClaim {
    /// What a player is told.
    pub(crate) fn text(self) -> Message {
        match self {
            NoClaim::Over => Message::new("denial-contest-over", []),
            NoClaim::NotSeated => Message::new("denial-no-game", []),
            NoClaim::Clock => message!["server-claim-clock"],
            NoClaim::NotAwaited => message!["server-claim-not-awaited"],
            NoClaim::Here => message!["server-claim-here"],
            NoClaim::Early => message!["server-claim-early"],
        }
    }
}

/// Why there is nothing to be withdrawn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nothing can be withdrawn: {self:?}")]
pub(crate) enum NoWithdrawal {
    /// The contest is over.
    Over,
    /// Somebody has sat down.
    Seated,
}

impl NoWithdrawal {
    /// What a player is told.
    pub(crate) fn text(self) -> Message {
        match self {
            NoWithdrawal::Over => Message::new("denial-contest-over", []),
            NoWithdrawal::Seated => message!["server-withdraw-seated"],
        }
    }
}

/// Why a contest does not count that nobody is waited for any more.
const WITHDRAWN: &str = "the offer was withdrawn";

impl Live {
    /// What happens if a player who waits for somebody, with an invitation or an offer to all, does so no more.
    ///
    /// # Errors
    /// Why he cannot.
    pub(crate) fn withdrawal(&self) -> Result<Event, NoWithdrawal> {
        match () {
            () if self.over() => Err(NoWithdrawal::Over),
            () if self.seated() => Err(NoWithdrawal::Seated),
            () => Ok(Event::Void { reason: WITHDRAWN.into() }),
        }
    }

    /// What happens if a player claims now: the time of the other one is over, or, where he has not come to a game and so nothing binds him,
    /// the contest does not count.
    ///
    /// # Errors
    /// Why he cannot.
    pub(crate) fn claim(&self, by: Side, now: u64) -> Result<Event, NoClaim> {
        let at = self.claim_at(by)?;
        if self.time(now) < at {
            return Err(NoClaim::Early);
        }
        Ok(match self.contest.awaited() {
            Some(side) => Event::Flagged { side },
            None => Event::Void { reason: NOT_COME.into() },
        })
    }

    /// When something about claims changes by itself next.
    pub(crate) fn claims_at(&self, now: u64) -> Option<u64> {
        let later = |at: &u64| *at > self.time(now);
        Side::BOTH.into_iter().filter_map(|side| self.claim_at(side).ok()).filter(later).min()
    }

    /// Takes note of who alone has not given what the game about to begin needs: a commitment, or a seed.
    pub(crate) fn note_owing(&mut self, now: u64) {
        let before = self.contest.next_start().is_ok() && self.seated() && !self.over();
        let owes =
            self.dealer.as_ref().filter(|_| before).and_then(|dealer| {
                Side::BOTH.into_iter().find(|&side| dealer.owes(side) && !dealer.owes(!side))
            });
        self.away.note_owing(owes, self.time(now));
    }

    /// From when on a player may claim. Who is to act or to release a value has been away, and waited for, for as long as he may be, unless
    /// there is a clock, which says so itself. For a commitment or a seed no clock runs, and a program gives it at once: who owes it for so
    /// long may as well be there.
    fn claim_at(&self, by: Side) -> Result<u64, NoClaim> {
        if self.over() {
            return Err(NoClaim::Over);
        }
        if !self.seated() {
            return Err(NoClaim::NotSeated);
        }
        let awaited = self.contest.awaited();
        if let (None, Some((owes, since))) = (awaited, self.away.owes())
            && owes == !by
        {
            return Ok(since.saturating_add(self.away.grace()));
        }
        if self.contest.clock().is_some() {
            return Err(NoClaim::Clock);
        }
        if awaited != Some(!by) {
            return Err(NoClaim::NotAwaited);
        }
        let since = self.away.since()[!by].ok_or(NoClaim::Here)?;
        Ok(since.max(self.at).saturating_add(self.away.grace()))
    }
}
