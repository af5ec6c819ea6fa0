//! The task that holds a contest.

mod chat;
mod dice;
mod follow;
mod rematch;

use std::{
    collections::HashMap,
    sync::{Arc, Weak},
    time::Duration,
};

use alea_engine::players::Player;
use alea_fairdice::Head;
use alea_game::{BySide, Side, Step};
use alea_matchplay::{Command, Event};
use alea_texts::{Message, message};
use sha2::{Digest, Sha256};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use super::{
    chat::Chat,
    live::{Live, Plan, Trouble},
};
use crate::{
    bus::{Notice, Subscription},
    house::House,
    ids::{CommandId, ContestId, GuestId},
    store::{Appended, Asked, Done, StoreError},
    wire::{self, About, Act, Code, ToClient},
};

/// How long a contest that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_secs(60);

/// How long until storing is tried again that failed.
const AGAIN: Duration = Duration::from_millis(500);

/// Somebody who looks at a contest, for as long as he holds it.
pub(crate) type Looking = Arc<()>;

/// What an actor is asked.
pub(crate) enum Ask {
    /// To be shown the contest.
    Open { guest: Option<GuestId>, since: Option<u64>, reply: oneshot::Sender<Opened> },
    /// To do something.
    Command {
        guest: Option<GuestId>,
        expected: u64,
        id: CommandId,
        act: Act,
        reply: oneshot::Sender<Replied>,
    },
    /// To take a commitment.
    Commit { guest: Option<GuestId>, game: u32, commit: [u8; 32], reply: oneshot::Sender<Replied> },
    /// To take a value.
    Release { guest: Option<GuestId>, game: u32, n: u32, value: [u8; 32], reply: oneshot::Sender<Replied> },
    /// To take a new chain.
    Anchor {
        guest: Option<GuestId>,
        game: u32,
        after: u32,
        anchor: [u8; 32],
        reply: oneshot::Sender<Replied>,
    },
    /// To take a seed.
    Reveal { guest: Option<GuestId>, game: u32, seed: [u8; 32], reply: oneshot::Sender<Replied> },
    /// To play another contest.
    Rematch { guest: Option<GuestId>, reply: oneshot::Sender<Replied> },
    /// To say something to all who look.
    Chat { guest: Option<GuestId>, text: String, reply: oneshot::Sender<Replied> },
    /// Why a step cannot be taken.
    Why { played: Vec<Step>, step: Step, reply: oneshot::Sender<Replied> },
    /// Somebody sat down, or stopped looking.
    Look,
    /// A house player has decided.
    Thought { seq: u64, game: String, player: Box<dyn Player>, command: Option<Command> },
}

/// A contest as it is shown.
pub(crate) struct Opened {
    /// The seat of who looks.
    pub(crate) seat: Option<Side>,
    /// The first frames.
    pub(crate) frames: Vec<String>,
    /// How many events they speak of.
    pub(crate) seq: u64,
    /// What comes after them.
    pub(crate) coming: Box<dyn Subscription>,
    /// Held for as long as he looks.
    pub(crate) looking: Looking,
}

/// An answer.
pub(crate) struct Replied {
    /// How many events the client has to have been sent before it.
    pub(crate) after: u64,
    /// The answer.
    pub(crate) frame: String,
}

/// The task that holds a contest.
pub(crate) struct Actor {
    house: Arc<House>,
    id: ContestId,
    live: Live,
    inbox: mpsc::Receiver<Ask>,
    own: mpsc::WeakSender<Ask>,
    looking: Vec<(Weak<()>, Option<Side>)>,
    present: (BySide<bool>, u32),
    chat: Chat,
    /// Who can claim, as everybody has been told.
    claims: BySide<bool>,
    thinking: Option<u64>,
    players: HashMap<String, Box<dyn Player>>,
    idle_since: Instant,
    /// Storing failed: nothing is tried before this.
    again: Option<Instant>,
}

impl Actor {
    pub(crate) fn new(
        house: Arc<House>,
        live: Live,
        inbox: mpsc::Receiver<Ask>,
        own: mpsc::WeakSender<Ask>,
    ) -> Actor {
        Actor {
            house,
            id: live.id,
            live,
            inbox,
            own,
            looking: Vec::new(),
            present: (BySide::default(), 0),
            chat: Chat::default(),
            claims: BySide::default(),
            thinking: None,
            players: HashMap::new(),
            idle_since: Instant::now(),
            again: None,
        }
    }

    /// Holds the contest until nobody needs it in memory.
    pub(crate) async fn run(mut self) {
        loop {
            if self.house.is_closing() {
                return;
            }
            self.follow_up().await;
            self.live.note_owing(self.house.clock.now());
            let until = self.wakes();
            tokio::select! {
                ask = self.inbox.recv() => match ask {
                    Some(ask) => self.answer(ask).await,
                    None => return,
                },
                () = sleep_until(until) => {
                    if self.is_idle() {
                        // What came in meanwhile is asked again of the next one.
                        return;
                    }
                }
            }
            self.count_looking();
            self.tell_claims();
        }
    }

    fn wakes(&self) -> Instant {
        let now = self.house.clock.now();
        let idle = self.idle_since + IDLE;
        let due = self.live.wakes_at(now).into_iter().chain(self.live.claims_at(now)).min();
        let due = due.map(|at| {
            // A clock counts milliseconds, and has fallen at the end of the last one.
            Instant::now() + Duration::from_millis(at.saturating_sub(now).saturating_add(1))
        });
        let due = match (due, self.again) {
            (Some(due), Some(again)) => Some(due.max(again)),
            (due, again) => due.or(again),
        };
        due.map_or(idle, |due| due.min(idle.max(Instant::now() + Duration::from_millis(1))))
    }

    fn is_idle(&self) -> bool {
        let waits = self.live.wakes_at(self.house.clock.now()).is_some() || self.again.is_some();
        self.looking.is_empty() && self.thinking.is_none() && !waits && self.idle_since.elapsed() >= IDLE
    }

    /// Forgets those who have stopped looking, and tells the others who is there.
    fn count_looking(&mut self) {
        self.looking.retain(|(looking, _)| looking.strong_count() > 0);
        if !self.looking.is_empty() || self.thinking.is_some() {
            self.idle_since = Instant::now();
        }
        let house = self.live.house().map(|(side, _)| side);
        let looks = |side| self.looking.iter().any(|(_, seat)| *seat == Some(side));
        let here = BySide::new(|side| house == Some(side) || looks(side));
        let watching = self.looking.iter().filter(|(_, seat)| seat.is_none()).count();
        let present = (here, u32::try_from(watching).unwrap_or(u32::MAX));
        if present != self.present {
            self.present = present;
            self.live.away.note(here, self.house.clock.now());
            let frame = self.present_frame();
            self.house.bus.publish(self.id, Notice::same(self.live.seq, frame.into()));
        }
    }

    /// Tells of claims that have become possible, or are not any more, without any event.
    fn tell_claims(&mut self) {
        let now = self.house.clock.now();
        let can = BySide::new(|side| self.live.claim(side, now).is_ok());
        if can != self.claims {
            self.claims = can;
            self.tell_view();
        }
    }

    fn present_frame(&self) -> String {
        let (here, watching) = self.present;
        let away = self.live.away.since();
        ToClient::Present {
            contest: self.id.to_string(),
            here: [here.first, here.second],
            away: [away.first, away.second],
            grace: self.live.away.grace(),
            watching,
        }
        .frame()
    }

    fn seat(&self, guest: Option<GuestId>) -> Option<Side> {
        self.live.loaded.seat_of(guest?)
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Open { guest, since, reply } => {
                let opened = self.open(guest, since);
                // Who has gone away is not shown anything.
                let _ = reply.send(opened);
            }
            Ask::Command { guest, expected, id, act, reply } => {
                let frame = self.command(guest, expected, &id, &act).await;
                let _ = reply.send(Replied { after: self.live.seq, frame });
            }
            Ask::Commit { guest, game, commit, reply } => {
                let frame = self.commit(guest, game, commit).await;
                let _ = reply.send(Replied { after: self.live.seq, frame });
            }
            Ask::Release { guest, game, n, value, reply } => {
                let frame = self.release(guest, game, n, value).await;
                let _ = reply.send(Replied { after: self.live.seq, frame });
            }
            Ask::Anchor { guest, game, after, anchor, reply } => {
                let frame = self.anchor(guest, game, after, anchor).await;
                let _ = reply.send(Replied { after: self.live.seq, frame });
            }
            Ask::Reveal { guest, game, seed, reply } => {
                let frame = self.reveal(guest, game, seed).await;
                let _ = reply.send(Replied { after: self.live.seq, frame });
            }
            Ask::Rematch { guest, reply } => {
                let frame = self.want_rematch(guest).await;
                let _ = reply.send(Replied { after: self.live.seq, frame });
            }
            Ask::Chat { guest, text, reply } => {
                let frame = self.say(guest, &text);
                let _ = reply.send(Replied { after: 0, frame });
            }
            Ask::Why { played, step, reply } => {
                let frame = self.why(&played, step);
                let _ = reply.send(Replied { after: 0, frame });
            }
            Ask::Look => self.look().await,
            Ask::Thought { seq, game, player, command } => {
                self.players.insert(game, player);
                self.thinking = None;
                if let (Some(command), Some((by, _)), true) =
                    (command, self.live.house(), seq == self.live.seq)
                    && let Err(trouble) = self.act(by, &Act::Command(command), None).await
                {
                    self.troubled(&trouble).await;
                }
            }
        }
    }

    fn open(&mut self, guest: Option<GuestId>, since: Option<u64>) -> Opened {
        let seat = self.seat(guest);
        let looking = Looking::default();
        let coming = self.house.bus.subscribe(self.id);
        self.looking.push((Arc::downgrade(&looking), seat));
        self.count_looking();
        let now = self.house.clock.now();
        let mut frames = vec![self.live.contest_frame(seat)];
        frames.extend(self.live.dice_frame(&self.house.keys));
        frames.push(self.live.catch_up(since, now, seat));
        frames.push(self.present_frame());
        if self.live.over() {
            frames.push(self.live.rematch_frame());
        }
        frames.extend(self.said_before());
        Opened { seat, frames, seq: self.live.seq, coming, looking }
    }

    fn refused(&self, id: &CommandId, code: Code, why: &Message) -> String {
        self.house.metrics.refused(code);
        ToClient::refused(&About::command(self.id, id), code, why)
    }

    fn accepted(&self, id: Option<&CommandId>, done: Done) -> String {
        if id.is_some() {
            self.house.metrics.accepted();
        }
        ToClient::Accepted {
            contest: self.id.to_string(),
            client_command_id: id.map(CommandId::as_str),
            seq: done.first,
            count: done.count,
        }
        .frame()
    }

    async fn command(&mut self, guest: Option<GuestId>, expected: u64, id: &CommandId, act: &Act) -> String {
        let Some(by) = self.seat(guest) else {
            return self.refused(id, Code::NotYours, &message!["server-not-yours"]);
        };
        let digest = digest(act);
        if let Some((before, done)) = self.live.answered(by, id) {
            let (same, done) = (*before == digest, *done);
            return self.repeated(id, same, done);
        }
        if expected != self.live.seq {
            return self.refused(id, Code::Stale, &message!["server-stale"]);
        }
        let asked = Asked { by, id: id.clone(), digest };
        match self.act(by, act, Some(asked)).await {
            Ok(Appended::Stored(done)) => self.accepted(Some(id), done),
            Ok(Appended::Repeated(done)) => self.repeated(id, true, done),
            Ok(Appended::OtherCommand) => self.repeated(id, false, Done { first: 0, count: 0 }),
            Ok(Appended::Stale { .. }) => self.refused(id, Code::Stale, &message!["server-stale"]),
            Err(Trouble::Denied(denial)) => {
                let why = match self.live.contest.table() {
                    Some(table) => Message::denial(&denial, &table.setup()),
                    None => Message::new(format!("denial-{}", denial.key()), []),
                };
                self.refused(id, Code::Denied, &why)
            }
            Err(Trouble::NoClaim(why)) => self.refused(id, Code::Denied, &why.text()),
            Err(Trouble::NoWithdrawal(why)) => self.refused(id, Code::Denied, &why.text()),
            Err(trouble) => {
                self.troubled(&trouble).await;
                let (code, why) = trouble.refusal();
                self.refused(id, code, &why)
            }
        }
    }

    fn repeated(&self, id: &CommandId, same: bool, done: Done) -> String {
        if same {
            self.accepted(Some(id), done)
        } else {
            self.refused(id, Code::ReusedId, &message!["server-reused-id"])
        }
    }

    /// Carries out what a player does.
    async fn act(&mut self, by: Side, act: &Act, asked: Option<Asked>) -> Result<Appended, Trouble> {
        let now = self.house.clock.now();
        if self.live.is_spent() {
            // The store has failed meanwhile: chains take over as soon as it works again.
            return Err(StoreError::Unavailable("a chain has to take over first".into()).into());
        }
        let events = match act {
            Act::Command(command) => self.live.decide(by, command)?,
            Act::Claim => vec![self.live.claim(by, now)?],
            Act::Withdraw => vec![self.live.withdrawal()?],
        };
        let ends = |event: &Event| {
            matches!(event, Event::GameEnded { .. } | Event::Flagged { .. } | Event::Void { .. })
        };
        let ends = events.iter().any(ends);
        self.stored(ends, |live, plan, head| {
            plan.command = asked;
            live.run(plan, events, now, head)
        })
        .await
    }

    /// Plans, stores, and tells: in this order. `ends` says that a leaf of the log may be due.
    async fn stored(
        &mut self,
        ends: bool,
        work: impl FnOnce(&mut Live, &mut Plan, Option<Head>) -> Result<(), Trouble>,
    ) -> Result<Appended, Trouble> {
        let house = Arc::clone(&self.house);
        if house.is_closing() {
            self.inbox.close();
            return Err(StoreError::Unavailable("the house closes".into()).into());
        }
        let mut log = match ends && self.live.dealer.is_some() {
            true => Some(house.log.lock().await),
            false => None,
        };
        let head = log.as_deref().copied();
        let mut plan = Plan::default();
        if let Err(trouble) = work(&mut self.live, &mut plan, head) {
            // Some of it may have been applied.
            self.reload().await;
            return Err(trouble);
        }
        let append = self.live.append(&plan, head);
        match house.store.append(append.clone()).await {
            Ok(Appended::Stored(done)) => {
                if let (Some(log), Some(leaf), Some(head)) = (log.as_deref_mut(), &plan.leaf, head) {
                    *log = head.with(leaf);
                }
                drop(log);
                self.live.stored(&append, done)?;
                self.tell(append.events.len() as u64);
                Ok(Appended::Stored(done))
            }
            Ok(other) => {
                drop(log);
                self.reload().await;
                Ok(other)
            }
            Err(error) => {
                if error == StoreError::LogMoved
                    && let (Some(log), Ok(head)) = (log.as_deref_mut(), house.read_log().await)
                {
                    *log = head;
                }
                drop(log);
                self.reload().await;
                Err(error.into())
            }
        }
    }

    /// What is in memory is not what is stored: it is read again.
    async fn reload(&mut self) {
        let known = self.live.seq;
        match Live::load(&*self.house.store, &self.house.keys, self.id, self.live.away).await {
            Ok(Some(live)) => {
                self.live = live;
                // What was stored and not told, as when an answer of the store was lost.
                self.tell(self.live.seq.saturating_sub(known));
            }
            Ok(None) => tracing::error!(contest = %self.id, "the contest is gone"),
            Err(trouble) => {
                tracing::error!(contest = %self.id, %trouble, "the contest cannot be read again");
                // Nobody may go on with what is in memory; whoever asks next has it read anew.
                self.inbox.close();
            }
        }
    }

    /// Tells everybody of the last `count` events.
    fn tell(&mut self, count: u64) {
        if count == 0 {
            return;
        }
        self.idle_since = Instant::now();
        let now = self.house.clock.now();
        self.publish(|player| self.live.events_frame(count, &self.live.view(now, player)));
    }

    /// A snapshot for everybody: something changed that is no event.
    fn tell_view(&self) {
        let now = self.house.clock.now();
        self.publish(|player| self.live.catch_up(None, now, player));
    }

    /// Tells all who look, each what is his. Frames that nobody would be sent are not made.
    fn publish(&self, frame: impl Fn(Option<Side>) -> String) {
        let frame = |player| {
            let looks =
                self.looking.iter().any(|(looking, seat)| *seat == player && looking.strong_count() > 0);
            looks.then(|| Arc::from(frame(player)))
        };
        let notice = Notice {
            seq: self.live.seq,
            watching: frame(None),
            players: [frame(Some(Side::First)), frame(Some(Side::Second))],
        };
        self.house.bus.publish(self.id, notice);
    }

    fn why(&self, played: &[Step], step: Step) -> String {
        let pair = |step: &Step| [step.from, step.to];
        let reason = self.live.contest.table().and_then(|table| {
            let refusal = table.refusal(played, step)?;
            Some(wire::text(&Message::refusal(&refusal, &table.setup())))
        });
        ToClient::Because {
            contest: self.id.to_string(),
            played: played.iter().map(pair).collect(),
            step: pair(&step),
            text: reason,
        }
        .frame()
    }

    /// Somebody may have sat down.
    async fn look(&mut self) {
        let Ok(Some(loaded)) = self.house.store.contest(self.id).await else { return };
        if loaded.seats == self.live.loaded.seats {
            return;
        }
        self.reload().await;
        self.publish(|player| self.live.contest_frame(player));
        self.tell_view();
    }
}

/// What a player does, so that the same name is not used for two commands.
fn digest(act: &Act) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(act.key());
    match act {
        Act::Command(Command::Play(steps)) => {
            for step in steps {
                hash.update(step.from.to_be_bytes());
                hash.update(step.to.to_be_bytes());
            }
        }
        Act::Command(Command::Resign(points)) => hash.update([*points]),
        Act::Command(_) | Act::Claim | Act::Withdraw => {}
    }
    hash.finalize().into()
}
