//! The WebSocket: one task a connection.

use std::{
    collections::{BTreeMap, VecDeque},
    future::Future,
    sync::Arc,
    time::Duration,
};

use alea_matchplay::{EVENTS_VERSION, RULES_VERSION};
use alea_texts::{Message as Text, message};
use axum::{
    extract::{
        State,
        ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade},
    },
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use futures_util::{SinkExt as _, future::select_all};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::{Doors, Kind, Problem};
use crate::{
    bus::{Missed, Notice, Subscription},
    contest::{Ask, Looking, Opened, Replied},
    ids::ContestId,
    store::{Guest, StoreError},
    wire::{self, About, Code, FromClient, MOST_INWARDS, PROTOCOL, SUBPROTOCOL, ToClient, You},
};

/// How often something is said when nothing happens.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// After how long without a word a client is taken to be gone.
const GONE: Duration = Duration::from_secs(45);

/// How long a client may take to take in a message.
const SLOW: Duration = Duration::from_secs(10);

/// How many contests a connection may look at.
const MOST_OPEN: usize = 16;

/// How many messages at once, and how many a second for long.
const BURST: f64 = 200.0;
const RATE: f64 = 50.0;

/// How many messages beyond that end the connection.
const PATIENCE: u32 = 500;

/// Longer frames than this are not even read to their end.
const MOST_READ: usize = 4 * MOST_INWARDS;

/// How long a connection that the server ends is read on.
const LINGER: Duration = Duration::from_secs(1);

/// How many bytes are read at once. Every connection has such a buffer, and messages of clients are short.
const READ_AT_ONCE: usize = MOST_INWARDS;

/// The program, as it names itself.
const SERVER: &str = concat!("alea ", env!("CARGO_PKG_VERSION"));

/// Why a connection ends, as the codes of RFC 6455.
const GOING_AWAY: u16 = 1001;
const AGAINST_POLICY: u16 = 1008;
const TOO_LONG: u16 = 1009;

pub(super) async fn upgrade(
    State(doors): State<Doors>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade
        .map_err(|error| Problem::new(Kind::Malformed, error.body_text()).with_status(error.status()))?;
    let spoken =
        headers.get_all(header::SEC_WEBSOCKET_PROTOCOL).iter().filter_map(|value| value.to_str().ok());
    if !spoken.flat_map(|value| value.split(',')).any(|protocol| protocol.trim() == SUBPROTOCOL) {
        let title = format!("the subprotocol is {SUBPROTOCOL}");
        return Err(Problem::new(Kind::Malformed, title));
    }
    let guest = doors.guest(&headers).await?;
    let upgrade = upgrade
        .protocols([SUBPROTOCOL])
        .max_message_size(MOST_READ)
        .max_frame_size(MOST_READ)
        .read_buffer_size(READ_AT_ONCE);
    Ok(upgrade.on_upgrade(move |socket| Connection::new(doors, guest, socket).run()).into_response())
}

/// A contest that is looked at.
struct Open {
    seat: Option<alea_game::Side>,
    /// How many events have been sent.
    seq: u64,
    coming: Box<dyn Subscription>,
    /// Answers that wait for the events that they speak of.
    waiting: VecDeque<Replied>,
    _looking: Looking,
}

/// The connection is over, and nothing more is to be said.
struct Over;

struct Connection {
    doors: Doors,
    guest: Option<Guest>,
    socket: WebSocket,
    open: BTreeMap<ContestId, Open>,
    heard: Instant,
    allowance: f64,
    counted: Instant,
    beyond: u32,
}

/// What a connection waits for.
enum Came {
    Frame(Option<Result<Message, axum::Error>>),
    Notice(ContestId, Result<Notice, Missed>),
    Beat,
    Closing,
}

impl Connection {
    fn new(doors: Doors, guest: Option<Guest>, socket: WebSocket) -> Connection {
        let now = Instant::now();
        Connection {
            doors,
            guest,
            socket,
            open: BTreeMap::new(),
            heard: now,
            allowance: BURST,
            counted: now,
            beyond: 0,
        }
    }

    async fn run(mut self) {
        let house = Arc::clone(&self.doors.house);
        let _open = house.metrics.sockets.one();
        // However it ends, there is nobody left to tell here; the others are told.
        let _ = self.talk().await;
        for contest in std::mem::take(&mut self.open).into_keys() {
            self.doors.house.nudge(contest).await;
        }
    }

    async fn talk(&mut self) -> Result<(), Over> {
        let you = self.guest.as_ref().map(|guest| You { id: guest.id.to_string(), name: &guest.name });
        let hello = ToClient::Hello {
            protocol: PROTOCOL,
            server: SERVER,
            now: self.doors.house.clock.now(),
            events_version: EVENTS_VERSION,
            rules_version: RULES_VERSION,
            you,
            most_bytes: MOST_INWARDS,
            heartbeat: HEARTBEAT.as_millis() as u64,
        };
        let hello = hello.frame();
        self.say(hello).await?;
        let mut beat = interval(HEARTBEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            match self.wait(&mut beat).await {
                Came::Frame(Some(Ok(message))) => {
                    self.heard = Instant::now();
                    match message {
                        Message::Text(text) => self.hear(&text).await?,
                        Message::Binary(_) => return self.end(AGAINST_POLICY, "frames are text").await,
                        Message::Ping(_) | Message::Pong(_) => {}
                        Message::Close(_) => return Err(Over),
                    }
                }
                // A frame that is too long for any message, or none at all.
                Came::Frame(Some(Err(_))) => return self.end(TOO_LONG, "the frame cannot be read").await,
                Came::Frame(None) => return Err(Over),
                Came::Notice(contest, Ok(notice)) => self.pass_on(contest, &notice).await?,
                Came::Notice(contest, Err(_)) => self.resume(contest).await?,
                Came::Beat if self.heard.elapsed() >= GONE => return Err(Over),
                Came::Beat => self.send(Message::Ping(Vec::new().into())).await?,
                Came::Closing => return self.end(GOING_AWAY, "the house closes").await,
            }
        }
    }

    /// Waits for the next thing to happen. Giving it up loses nothing.
    async fn wait(&mut self, beat: &mut tokio::time::Interval) -> Came {
        let notices: Vec<_> = self
            .open
            .iter_mut()
            .map(|(contest, open)| {
                let contest = *contest;
                Box::pin(async move { Came::Notice(contest, open.coming.next().await) })
            })
            .collect();
        let notice = async {
            match notices.is_empty() {
                true => std::future::pending().await,
                false => select_all(notices).await.0,
            }
        };
        tokio::select! {
            biased;
            _ = self.doors.closing.wait_for(|closing| *closing) => Came::Closing,
            came = notice => came,
            frame = self.socket.recv() => Came::Frame(frame),
            _ = beat.tick() => Came::Beat,
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), Over> {
        self.put(message).await?;
        self.flush().await
    }

    /// Has a message go out with the ones after it, at the latest when it is flushed.
    async fn put(&mut self, message: Message) -> Result<(), Over> {
        taken_in(self.socket.feed(message)).await
    }

    async fn flush(&mut self) -> Result<(), Over> {
        taken_in(self.socket.flush()).await
    }

    async fn say(&mut self, frame: impl Into<String>) -> Result<(), Over> {
        self.send(Message::Text(frame.into().into())).await
    }

    async fn end(&mut self, code: u16, reason: &'static str) -> Result<(), Over> {
        self.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await?;
        // Who is let go while something of his waits to be read loses what is on its way to him, and does not hear why.
        let linger = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        let _ = timeout(LINGER, linger).await;
        Err(Over)
    }

    async fn refuse(&mut self, about: &About, code: Code, why: &Text) -> Result<(), Over> {
        self.say(ToClient::refused(about, code, why)).await
    }

    /// Whether the client may say something more now.
    fn may_speak(&mut self) -> bool {
        let passed = self.counted.elapsed().as_secs_f64();
        self.counted = Instant::now();
        self.allowance = (self.allowance + passed * RATE).min(BURST);
        if self.allowance < 1.0 {
            self.beyond += 1;
            return false;
        }
        self.allowance -= 1.0;
        // What is allowed meanwhile does not make a flood none.
        self.beyond = self.beyond.saturating_sub(1);
        true
    }

    async fn hear(&mut self, frame: &str) -> Result<(), Over> {
        if frame.len() > MOST_INWARDS {
            return self.end(TOO_LONG, "a message has at most 4096 bytes").await;
        }
        if !self.may_speak() {
            self.doors.house.metrics.floods.add();
            if self.beyond > PATIENCE {
                return self.end(AGAINST_POLICY, "too many messages").await;
            }
            return self.refuse(&About::frame(frame), Code::TooMany, &message!["server-too-many"]).await;
        }
        match wire::parse(frame) {
            Ok(message) => self.obey(message).await,
            Err(error) => {
                let why = message!["server-malformed", "detail" => error.to_string()];
                self.refuse(&About::frame(frame), Code::Malformed, &why).await
            }
        }
    }

    async fn obey(&mut self, message: FromClient) -> Result<(), Over> {
        let guest = self.guest.as_ref().map(|guest| guest.id);
        let about = message.about();
        match message {
            FromClient::Ping => {
                let now = self.doors.house.clock.now();
                self.say(ToClient::Pong { now }.frame()).await
            }
            FromClient::Open { contest, since } => self.look_at(contest, since).await,
            FromClient::Close { contest } => {
                if self.open.remove(&contest).is_some() {
                    self.doors.house.nudge(contest).await;
                }
                self.say(ToClient::Closed { contest: contest.to_string() }.frame()).await
            }
            FromClient::Command { contest, expected_seq, id, act } => {
                let ask = |reply| Ask::Command {
                    guest,
                    expected: expected_seq,
                    id: id.clone(),
                    act: act.clone(),
                    reply,
                };
                self.ask(contest, &about, ask).await
            }
            FromClient::Commit { contest, game, commit } => {
                self.ask(contest, &about, |reply| Ask::Commit { guest, game, commit, reply }).await
            }
            FromClient::Anchor { contest, game, after, anchor } => {
                self.ask(contest, &about, |reply| Ask::Anchor { guest, game, after, anchor, reply }).await
            }
            FromClient::Reveal { contest, game, seed } => {
                self.ask(contest, &about, |reply| Ask::Reveal { guest, game, seed, reply }).await
            }
            FromClient::Release { contest, game, n, value } => {
                self.ask(contest, &about, |reply| Ask::Release { guest, game, n, value, reply }).await
            }
            FromClient::Rematch { contest } => {
                self.ask(contest, &about, |reply| Ask::Rematch { guest, reply }).await
            }
            FromClient::Chat { contest, text } => {
                self.ask(contest, &about, |reply| Ask::Chat { guest, text: text.clone(), reply }).await
            }
            FromClient::Why { contest, played, step } => {
                self.ask(contest, &about, |reply| Ask::Why { played: played.clone(), step, reply }).await
            }
        }
    }

    async fn ask(
        &mut self,
        contest: ContestId,
        about: &About,
        ask: impl Fn(tokio::sync::oneshot::Sender<Replied>) -> Ask,
    ) -> Result<(), Over> {
        if !self.open.contains_key(&contest) {
            return self.refuse(about, Code::NotOpen, &message!["server-not-open"]).await;
        }
        match self.doors.house.ask(contest, ask).await {
            Ok(Some(replied)) => {
                match self.open.get_mut(&contest) {
                    Some(open) if open.seq < replied.after => open.waiting.push_back(replied),
                    _ => self.say(replied.frame).await?,
                }
                Ok(())
            }
            Ok(None) => self.unknown(about).await,
            Err(error) => self.busy(about, &error).await,
        }
    }

    async fn unknown(&mut self, about: &About) -> Result<(), Over> {
        self.refuse(about, Code::UnknownContest, &message!["server-unknown-contest"]).await
    }

    /// The store does not answer, now or ever.
    async fn busy(&mut self, about: &About, error: &StoreError) -> Result<(), Over> {
        // The store says in the log what is wrong with it.
        if !error.passes() {
            tracing::warn!(?about, %error, advice = error.advice(), "a question was not answered");
        }
        let (code, why) = error.refusal();
        self.refuse(about, code, &why).await
    }

    async fn look_at(&mut self, contest: ContestId, since: Option<u64>) -> Result<(), Over> {
        let about = About::of("open", contest);
        if self.open.len() >= MOST_OPEN && !self.open.contains_key(&contest) {
            return self.refuse(&about, Code::TooMany, &message!["server-too-many"]).await;
        }
        let guest = self.guest.as_ref().map(|guest| guest.id);
        let opened = self.doors.house.ask(contest, |reply| Ask::Open { guest, since, reply }).await;
        match opened {
            Ok(Some(Opened { seat, frames, seq, coming, looking })) => {
                let before = self.open.remove(&contest);
                let waiting = before.map(|open| open.waiting).unwrap_or_default();
                self.open.insert(contest, Open { seat, seq, coming, waiting, _looking: looking });
                for frame in frames {
                    self.put(Message::Text(frame.into())).await?;
                }
                self.answer_waiting(contest).await
            }
            Ok(None) => self.unknown(&about).await,
            Err(error) => self.busy(&about, &error).await,
        }
    }

    /// Some notices were missed: what they said is made up for.
    async fn resume(&mut self, contest: ContestId) -> Result<(), Over> {
        let since = self.open.get(&contest).map(|open| open.seq);
        self.look_at(contest, since).await
    }

    async fn pass_on(&mut self, contest: ContestId, notice: &Notice) -> Result<(), Over> {
        let Some(open) = self.open.get_mut(&contest) else { return Ok(()) };
        let Some(frame) = notice.frame(open.seat) else { return self.resume(contest).await };
        open.seq = open.seq.max(notice.seq);
        let frame = frame.to_string();
        self.put(Message::Text(frame.into())).await?;
        self.answer_waiting(contest).await
    }

    /// Sends what has been put, and the answers that waited for it.
    async fn answer_waiting(&mut self, contest: ContestId) -> Result<(), Over> {
        while let Some(open) = self.open.get_mut(&contest)
            && open.waiting.front().is_some_and(|replied| replied.after <= open.seq)
            && let Some(replied) = open.waiting.pop_front()
        {
            self.put(Message::Text(replied.frame.into())).await?;
        }
        self.flush().await
    }
}

/// Waits until a client has taken in what is sent, for as long as he may take.
async fn taken_in(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), Over> {
    match timeout(SLOW, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(Over),
        Err(_) => {
            tracing::debug!("a client that takes nothing in is disconnected");
            Err(Over)
        }
    }
}
