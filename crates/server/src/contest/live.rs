//! A contest in memory: the fold of what is stored, and what follows from it for the server.

mod claim;
mod shown;

use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
};

use alea_catalog::{find, find_spec, open_table};
use alea_fairdice::{Head, Leaf, Release};
use alea_game::{Dice, Side};
use alea_matchplay::{Command, Contest, Denial, Event, GameResult, Length, Pending, Stamped, Start, Terms};
use alea_notation::record;
use alea_texts::{Message, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use claim::{NoClaim, NoWithdrawal};

use super::{
    away::Away,
    dealer::{Dealer, DiceError, seat_of, side_of},
    envelope::Envelope,
    rematch::Rematch,
    sealed::Sealed,
};
use crate::{
    ids::{CommandId, ContestId, random},
    keys::Keys,
    store::{Append, Asked, Done, GoesOn, Kept, LeafRow, Loaded, Row, SeatRow, Sitter, Store, StoreError},
    wire::{self, Code},
};

/// How many of the last events stay in memory, for those who come back.
const RECENT: usize = 512;

/// How many bytes of events are sent to who comes back, before a snapshot is shorter.
const GAP: usize = 24 * 1024;

/// How many events are read at once.
const PAGE: u64 = 4096;

/// How long the players of money play have between two games, in milliseconds, to stop.
const PAUSE: u64 = 5_000;

/// How the dice of a contest come about.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum DiceKind {
    /// By mode R of the dice protocol.
    Sealed,
    /// By mode G of it.
    Envelope,
    /// The server throws them.
    Plain,
    /// There are none.
    None,
}

impl DiceKind {
    const ALL: [(&'static str, DiceKind); 4] = [
        ("sealed", DiceKind::Sealed),
        ("envelope", DiceKind::Envelope),
        ("plain", DiceKind::Plain),
        ("none", DiceKind::None),
    ];

    /// Its name.
    #[must_use]
    pub fn key(self) -> &'static str {
        DiceKind::ALL.iter().find(|(_, kind)| *kind == self).map_or("none", |(key, _)| key)
    }

    /// Whether the dice are those of the dice protocol, so that they can be checked.
    #[must_use]
    pub fn is_proved(self) -> bool {
        matches!(self, DiceKind::Sealed | DiceKind::Envelope)
    }

    /// The one of that name.
    #[must_use]
    pub fn of(key: &str) -> Option<DiceKind> {
        DiceKind::ALL.into_iter().find(|(name, _)| *name == key).map(|(_, kind)| kind)
    }
}

/// Why a contest cannot go on now.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    #[error("{0}")]
    Denied(#[from] Denial),
    #[error("{0}")]
    Dice(#[from] DiceError),
    #[error("{0}")]
    NoClaim(#[from] NoClaim),
    #[error("{0}")]
    NoWithdrawal(#[from] NoWithdrawal),
    #[error("{0}")]
    Store(#[from] StoreError),
}

impl Trouble {
    /// What clients are told: whether it helps to ask again.
    pub(crate) fn refusal(&self) -> (Code, Message) {
        match self {
            Trouble::Store(error) => error.refusal(),
            _ => (Code::Busy, message!["server-busy"]),
        }
    }
}

/// Events that have been applied and are to be stored.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    events: Vec<Stamped>,
    pub(crate) kept: Vec<Kept>,
    pub(crate) leaf: Option<Leaf>,
    pub(crate) command: Option<Asked>,
}

/// What the server is to do next.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// Wait for somebody.
    Nothing,
    /// Wait until this time.
    Until(u64),
    /// Offer the dice of the game about to begin.
    Offer,
    /// Bind them.
    Bind,
    /// Let a new chain take over from one that is at its end.
    Renew,
    /// Let an event happen, or let the dice fall ([`Live::server_event`]).
    Event,
}

/// A contest in memory.
pub(crate) struct Live {
    pub(crate) id: ContestId,
    pub(crate) contest: Contest,
    pub(crate) loaded: Loaded,
    terms: Box<RawValue>,
    pub(crate) dice: DiceKind,
    pub(crate) dealer: Option<Box<dyn Dealer>>,
    pub(crate) rematch: Rematch,
    pub(crate) away: Away,
    /// Events so far.
    pub(crate) seq: u64,
    at: u64,
    mover: Option<Side>,
    ended: Option<GameResult>,
    ended_at: u64,
    recent: VecDeque<Box<RawValue>>,
    commands: HashMap<(Side, CommandId), ([u8; 32], Done)>,
}

fn damaged(what: impl std::fmt::Display) -> Trouble {
    Trouble::Store(StoreError::Damaged(what.to_string()))
}

/// Reads the terms of a contest as they are stored.
pub(crate) fn terms(loaded: &Loaded) -> Result<Terms, StoreError> {
    let terms = record::parse_terms(&loaded.contest.terms, &find_spec);
    terms.map_err(|error| StoreError::Damaged(error.to_string()))
}

impl Live {
    /// Folds what is stored of a contest; `None` if there is none. Who is away is not stored.
    pub(crate) async fn load(
        store: &dyn Store,
        keys: &Arc<Keys>,
        id: ContestId,
        away: Away,
    ) -> Result<Option<Live>, Trouble> {
        let Some(loaded) = store.contest(id).await? else { return Ok(None) };
        let dice = DiceKind::of(&loaded.contest.dice).ok_or_else(|| damaged("unknown dice"))?;
        let contest = Contest::new(terms(&loaded)?, open_table)?;
        let raw = RawValue::from_string(loaded.contest.terms.clone()).map_err(damaged)?;
        let own = house_seat(&loaded).map(|(side, _)| side);
        let dealer: Option<Box<dyn Dealer>> = match dice {
            DiceKind::Sealed => Some(Box::new(Sealed::new(Arc::clone(keys), id.bytes(), own))),
            DiceKind::Envelope => Some(Box::new(Envelope::new(Arc::clone(keys), id.bytes()))),
            DiceKind::Plain | DiceKind::None => None,
        };
        let mut live = Live {
            id,
            contest,
            loaded,
            terms: raw,
            dice,
            dealer: None,
            rematch: Rematch::default(),
            away,
            seq: 0,
            at: 0,
            mover: None,
            ended: None,
            ended_at: 0,
            recent: VecDeque::new(),
            commands: HashMap::new(),
        };
        let mut all = Vec::new();
        loop {
            let rows = store.events(id, live.seq, PAGE).await?;
            let last = (rows.len() as u64) < PAGE;
            for row in rows {
                let stamped = record::parse_event(&row.event).map_err(damaged)?;
                let game = live.contest.games_ended() + 1;
                live.fold(&stamped, &row)?;
                if dealer.is_some() {
                    all.push((game, stamped));
                }
            }
            if last {
                break;
            }
        }
        let kept = store.kept(id).await?;
        live.rematch = Rematch::read(&kept)?;
        if let Some(mut dealer) = dealer {
            if !live.over() {
                dealer.again(live.contest.games_ended() + 1, &kept, &live.contest, &all)?;
            }
            live.dealer = Some(dealer);
        }
        for (asked, done) in store.commands(id).await? {
            live.commands.insert((asked.by, asked.id), (asked.digest, done));
        }
        Ok(Some(live))
    }

    fn fold(&mut self, stamped: &Stamped, row: &Row) -> Result<(), Trouble> {
        self.apply(&stamped.event, row.at)?;
        self.remember(&row.event)
    }

    /// Applies an event, and nothing else.
    fn apply(&mut self, event: &Event, at: u64) -> Result<(), Denial> {
        let turned = self.contest.on_turn();
        self.contest.apply_at(event, at)?;
        self.at = at;
        // After a turn the other player would be on turn.
        self.mover = wire::mover(&self.contest, turned.map(|side| !side).or(self.mover));
        if let Event::GameEnded { result } = event {
            (self.ended, self.ended_at) = (Some(*result), at);
        }
        Ok(())
    }

    fn remember(&mut self, event: &str) -> Result<(), Trouble> {
        self.recent.push_back(RawValue::from_string(event.to_owned()).map_err(damaged)?);
        if self.recent.len() > RECENT {
            self.recent.pop_front();
        }
        self.seq += 1;
        Ok(())
    }

    /// Whether both chairs are taken.
    pub(crate) fn seated(&self) -> bool {
        self.loaded.seats.iter().all(Option::is_some)
    }

    /// Whether nothing can happen any more.
    pub(crate) fn over(&self) -> bool {
        self.contest.result().is_some() || self.contest.void_reason().is_some()
    }

    /// The seat of the house, and who sits there.
    pub(crate) fn house(&self) -> Option<(Side, &str)> {
        house_seat(&self.loaded)
    }

    /// The game that is played or about to begin has dice that are dealt by the dice protocol.
    fn deals(&self) -> bool {
        let spec = self.contest.terms().game(self.contest.games_ended());
        self.dealer.is_some() && find(&spec.id).is_some_and(|entry| entry.dice_number.is_some())
    }

    /// What came of a command before.
    pub(crate) fn answered(&self, by: Side, id: &CommandId) -> Option<&([u8; 32], Done)> {
        self.commands.get(&(by, id.clone()))
    }

    /// The time for what happens now: never before what has happened.
    pub(crate) fn time(&self, now: u64) -> u64 {
        now.max(self.at)
    }

    /// Lets something happen that has been applied to nothing yet.
    fn happen(
        &mut self,
        plan: &mut Plan,
        event: Event,
        piece: Vec<u8>,
        now: u64,
        head: Option<Head>,
    ) -> Result<(), Trouble> {
        let at = self.time(now);
        self.apply(&event, at)?;
        let mut proof = Vec::new();
        if let Some(dealer) = &mut self.dealer {
            proof = dealer.note(&event);
            proof.extend(piece);
            if matches!(event, Event::GameEnded { .. } | Event::Void { .. })
                && let Some(head) = head
                && let Some((ending, leaf)) = dealer.end(&event, head)
            {
                proof.extend(ending);
                plan.leaf = Some(leaf);
            }
        }
        let proof = Some(proof).filter(|proof| !proof.is_empty());
        plan.events.push(Stamped { at: Some(at), event, proof });
        Ok(())
    }

    /// Lets events happen, and all that follows from them at once: results, and dice that wait for nobody. `head` is the head of the log,
    /// where a game may end.
    pub(crate) fn run(
        &mut self,
        plan: &mut Plan,
        events: Vec<Event>,
        now: u64,
        head: Option<Head>,
    ) -> Result<(), Trouble> {
        for event in events {
            self.happen(plan, event, Vec::new(), now, head)?;
        }
        self.settle(plan, now, head)
    }

    /// A player's value comes in. `false` if it was there before.
    pub(crate) fn release(&mut self, plan: &mut Plan, release: Release, now: u64) -> Result<bool, Trouble> {
        let Some(dealer) = &mut self.dealer else { return Err(Denial::NothingToRoll.into()) };
        let Some(piece) = dealer.release(release).map_err(DiceError::from)? else { return Ok(false) };
        let by = side_of(release.by);
        self.happen(plan, Event::Released { by }, piece, now, None)?;
        self.settle(plan, now, None)?;
        Ok(true)
    }

    fn settle(&mut self, plan: &mut Plan, now: u64, head: Option<Head>) -> Result<(), Trouble> {
        loop {
            if let Some(due) = self.contest.due() {
                self.happen(plan, due, Vec::new(), now, head)?;
            } else if self.contest.pending() == Some(Pending::Roll) || self.is_opening() {
                let Some((event, piece)) = self.throw()? else { return Ok(()) };
                self.happen(plan, event, piece, now, head)?;
            } else {
                return Ok(());
            }
        }
    }

    /// Whether values of an opening are being released.
    fn is_opening(&self) -> bool {
        let opening = self.contest.next_start() == Ok(Start::Dice);
        opening && self.dealer.as_ref().is_some_and(|dealer| dealer.rolling().is_some())
    }

    /// What the server itself adds to a roll that is being made: the value of the house, the dice.
    fn throw(&mut self) -> Result<Option<(Event, Vec<u8>)>, Trouble> {
        let opening = self.contest.next_start().is_ok();
        let fallen = |dice| if opening { Event::Opening { dice } } else { Event::Rolled { dice } };
        if !self.deals() {
            return Ok(Some((fallen(plain_dice()?), Vec::new())));
        }
        let Some(dealer) = &mut self.dealer else { return Ok(None) };
        if dealer.is_spent() {
            return Ok(None);
        }
        dealer.ask(&self.contest)?;
        if let Some(release) = dealer.house_releases() {
            let Some(piece) = dealer.release(release).map_err(DiceError::from)? else { return Ok(None) };
            let by = side_of(release.by);
            return Ok(Some((Event::Released { by }, piece)));
        }
        Ok(dealer.roll()?.map(|(dice, piece)| (fallen(dice), piece)))
    }

    /// What the server is to do next.
    pub(crate) fn due(&self, now: u64) -> Due {
        if self.over() || !self.seated() {
            return Due::Nothing;
        }
        if let Some((_, at)) = self.contest.clock().and_then(alea_matchplay::Clock::falls_at) {
            let awaited = self.contest.pending().is_some() || self.contest.awaited().is_some();
            if awaited && at <= self.time(now) {
                return Due::Event;
            }
        }
        if self.is_spent() {
            return Due::Renew;
        }
        match self.contest.next_start() {
            Ok(start) => self.due_before(start, now),
            Err(_) => {
                let rolling = self.contest.pending() == Some(Pending::Roll);
                let waits = self.dealer.as_ref().and_then(|dealer| dealer.rolling());
                // All there is to do for a roll is done when it is asked for, but for what the house may do only now.
                let house = self.house().map(|(side, _)| side);
                let follows = waits.is_some_and(|roll| {
                    house.is_some_and(|own| {
                        roll.roller == alea_fairdice::Roller::Player(seat_of(own))
                            && roll.released[!own]
                            && !roll.released[own]
                    })
                });
                if rolling && (follows || waits.is_none()) { Due::Event } else { Due::Nothing }
            }
        }
    }

    fn due_before(&self, start: Start, now: u64) -> Due {
        let money = self.contest.terms().length() == Length::Money;
        if money && self.contest.games_ended() > 0 {
            let until = self.ended_at.saturating_add(PAUSE);
            if until > self.time(now) {
                return Due::Until(until);
            }
        }
        if !self.deals() {
            return Due::Event;
        }
        let Some(dealer) = &self.dealer else { return Due::Nothing };
        if dealer.is_idle() {
            return Due::Offer;
        }
        if dealer.can_bind() {
            return Due::Bind;
        }
        if !dealer.is_ready() {
            return Due::Nothing;
        }
        match (start, dealer.rolling()) {
            (Start::Player(_), _) | (Start::Dice, None) => Due::Event,
            (Start::Dice, Some(_)) => Due::Nothing,
        }
    }

    /// Whether a new chain has to take over before a roll can be asked for.
    pub(crate) fn is_spent(&self) -> bool {
        self.dealer.as_ref().is_some_and(|dealer| dealer.is_spent())
    }

    /// Whether a game may end by the event that is due: a flag that falls.
    pub(crate) fn flag(&self, now: u64) -> Option<Side> {
        let (side, at) = self.contest.clock().and_then(alea_matchplay::Clock::falls_at)?;
        let awaited = self.contest.pending().is_some() || self.contest.awaited().is_some();
        (awaited && !self.over() && at <= self.time(now)).then_some(side)
    }

    /// The next time at which something is due by itself.
    pub(crate) fn wakes_at(&self, now: u64) -> Option<u64> {
        if self.over() || !self.seated() {
            return None;
        }
        let flag = self.contest.clock().and_then(alea_matchplay::Clock::falls_at).map(|(_, at)| at);
        let pause = match self.due(now) {
            Due::Until(until) => Some(until),
            _ => None,
        };
        flag.into_iter().chain(pause).min()
    }

    /// Lets happen what [`Due::Event`] says.
    pub(crate) fn server_event(
        &mut self,
        plan: &mut Plan,
        now: u64,
        head: Option<Head>,
    ) -> Result<(), Trouble> {
        if let Some(side) = self.flag(now) {
            return self.run(plan, vec![Event::Flagged { side }], now, head);
        }
        match self.contest.next_start() {
            Ok(Start::Player(starter)) => self.run(plan, vec![Event::Begun { starter }], now, head),
            _ => {
                if let Some(dealer) = &mut self.dealer {
                    dealer.house_follows()?;
                }
                while let Some((event, piece)) = self.throw()? {
                    let rolled = matches!(event, Event::Opening { .. } | Event::Rolled { .. });
                    self.happen(plan, event, piece, now, head)?;
                    if rolled {
                        break;
                    }
                }
                Ok(())
            }
        }
    }

    /// The events that a command leads to.
    pub(crate) fn decide(&self, by: Side, command: &Command) -> Result<Vec<Event>, Denial> {
        if !self.seated() {
            return Err(Denial::NoGame);
        }
        self.contest.decide(by, command)
    }

    /// What is to be stored.
    pub(crate) fn append(&self, plan: &Plan, head: Option<Head>) -> Append {
        let row = |stamped: &Stamped| Row {
            at: stamped.at.unwrap_or(self.at),
            event: record::write_event(stamped),
        };
        let leaf = plan.leaf.as_ref().zip(head).map(|(leaf, head)| LeafRow {
            number: head.count(),
            leaf: leaf.to_bytes(),
            head: head.with(leaf).hash(),
        });
        Append {
            contest: self.id,
            expected: self.seq,
            events: plan.events.iter().map(row).collect(),
            kept: plan.kept.clone(),
            leaf,
            command: plan.command.clone(),
            goes_on: if self.over() { GoesOn::Over } else { GoesOn::Yes },
        }
    }

    /// What was planned is stored.
    pub(crate) fn stored(&mut self, append: &Append, done: Done) -> Result<(), Trouble> {
        for row in &append.events {
            self.remember(&row.event)?;
        }
        if let Some(asked) = &append.command {
            self.commands.insert((asked.by, asked.id.clone()), (asked.digest, done));
        }
        Ok(())
    }
}

fn house_seat(loaded: &Loaded) -> Option<(Side, &str)> {
    Side::BOTH.into_iter().zip(&loaded.seats).find_map(|(side, seat)| match seat {
        Some(SeatRow { who: Sitter::House(id), .. }) => Some((side, id.as_str())),
        _ => None,
    })
}

/// Two dice of the server itself.
fn plain_dice() -> Result<Dice, Trouble> {
    let die = || -> Result<u8, Trouble> {
        loop {
            let [byte] = random::<1>().map_err(DiceError::from)?;
            if byte < 252 {
                return Ok(byte % 6 + 1);
            }
        }
    };
    Dice::new(die()?, die()?).ok_or_else(|| damaged("a die"))
}
