//! The coffeehouse: everything that is open while the server runs.

use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use alea_catalog::{find, find_player, find_spec, open_table};
use alea_fairdice::{Head, Leaf};
use alea_game::Side;
use alea_matchplay::{Contest, Event, Stamped};
use alea_notation::record::{self, Record};
use serde_json::Value;
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::{
    bus::Bus,
    clock::HouseClock,
    contest::{Actor, Ask, Away, DiceKind, Live, Trouble, terms},
    ids::{ContestId, GuestId, Token, TokenHash},
    keys::Keys,
    metrics::Metrics,
    store::{
        Answer, ContestRow, GoesOn, Guest, Loaded, Offered, OwnContests, Row, SeatRow, Sitter, Store,
        StoreError,
    },
};

/// How many questions to a contest may wait.
const ASKED: usize = 64;

/// How many leaves of the log are read at once.
const LEAVES: u64 = 4096;

/// How many events are read at once.
const PAGE: u64 = 4096;

/// How long a name may be, in letters.
const NAME: usize = 40;

/// The coffeehouse.
pub struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) clock: HouseClock,
    pub(crate) keys: Arc<Keys>,
    /// The head of the log of the dice. Whoever appends a leaf holds it until that is durable.
    pub(crate) log: tokio::sync::Mutex<Head>,
    pub(crate) metrics: Metrics,
    /// How many house players may think at once.
    pub(crate) jobs: Arc<Semaphore>,
    /// How long somebody may be away from a contest without a clock before the other one can claim, in milliseconds.
    grace: u64,
    contests: Mutex<HashMap<ContestId, mpsc::Sender<Ask>>>,
    /// Held by every task that holds a contest; gone once the house closes.
    open: Mutex<Option<mpsc::Sender<()>>>,
    /// Ends when the last of those tasks has ended.
    tasks: tokio::sync::Mutex<mpsc::Receiver<()>>,
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("House").field("key", &self.keys.signer().public()).finish_non_exhaustive()
    }
}

/// Who plays against whoever makes a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Against {
    /// Who is invited.
    Invited,
    /// Anyone.
    Anyone,
    /// A player of the house, by its id.
    House(String),
}

/// A contest to be made.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The terms as the JSON of a record, of which everything but games and length may be missing.
    pub terms: Value,
    /// How its dice come about.
    pub dice: DiceKind,
    /// The chair of whoever makes it.
    pub seat: Side,
    /// Who plays against him.
    pub against: Against,
}

/// Why something was not done. Every variant has its text, `server-*`.
#[derive(Debug, thiserror::Error)]
pub enum HouseError {
    /// The terms are none.
    #[error("{0}")]
    Terms(String),
    /// There is no such contest.
    #[error("no such contest")]
    UnknownContest,
    /// There is no such player, or it does not play this.
    #[error("the house has no such player for this")]
    NoPlayer,
    /// The chair is taken.
    #[error("no chair is free")]
    Taken,
    /// An invitation is needed, and this is none.
    #[error("an invitation is needed")]
    NotInvited,
    /// The name is empty, too long, or has other than letters.
    #[error("this is no name")]
    NoName,
    /// It could not be stored.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The system gives no random bytes.
    #[error("{0}")]
    Random(#[from] getrandom::Error),
}

impl House {
    /// Opens the house, and takes up the contests in which time runs. `jobs` house players may think at once, and `grace` is how long
    /// somebody may be away from a contest without a clock before the other one can claim.
    ///
    /// # Errors
    /// The store cannot be read, or its log is damaged.
    pub async fn open(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        keys: Keys,
        jobs: usize,
        grace: Duration,
    ) -> Result<Arc<House>, StoreError> {
        let clock = HouseClock::open(store.last_time().await?);
        let (open, tasks) = mpsc::channel(1);
        let house = House {
            store,
            bus,
            clock,
            keys: Arc::new(keys),
            log: tokio::sync::Mutex::new(Head::empty()),
            metrics: Metrics::default(),
            jobs: Arc::new(Semaphore::new(jobs.max(1))),
            grace: u64::try_from(grace.as_millis()).unwrap_or(u64::MAX),
            contests: Mutex::default(),
            open: Mutex::new(Some(open)),
            tasks: tokio::sync::Mutex::new(tasks),
        };
        *house.log.lock().await = house.read_log().await?;
        let house = Arc::new(house);
        for id in house.store.unfinished().await? {
            if let Err(error) = house.take_up(id).await {
                match error {
                    // One contest that cannot be read takes nothing from the others.
                    StoreError::Damaged(_) => {
                        tracing::error!(contest = %id, %error, advice = error.advice(), "a contest is not taken up");
                    }
                    error => return Err(error),
                }
            }
        }
        Ok(house)
    }

    /// Takes up a contest if time runs in it.
    async fn take_up(self: &Arc<Self>, id: ContestId) -> Result<(), StoreError> {
        if let Some(loaded) = self.store.contest(id).await?
            && terms(&loaded)?.clock().is_some()
        {
            self.holder(id).await?;
        }
        Ok(())
    }

    /// The head of the log as it is stored; every hash is checked.
    pub(crate) async fn read_log(&self) -> Result<Head, StoreError> {
        let mut head = Head::empty();
        loop {
            let rows = self.store.leaves(head.count(), LEAVES).await?;
            for row in &rows {
                let leaf = Leaf::parse(&row.leaf);
                let leaf = leaf.ok_or_else(|| StoreError::Damaged(format!("leaf {}", row.number)))?;
                head = head.with(&leaf);
                if head.hash() != row.head {
                    return Err(StoreError::Damaged(format!("the hash of leaf {} of the log", row.number)));
                }
            }
            if (rows.len() as u64) < LEAVES {
                return Ok(head);
            }
        }
    }

    /// Notes that the house is open, so that the time in which it is not can be left out. Never ends but by an error.
    pub async fn keep_time(self: Arc<Self>) {
        let mut every = tokio::time::interval(Duration::from_secs(1));
        loop {
            every.tick().await;
            // The store says in the log what is wrong with it.
            if let Err(error) = self.store.note_time(self.clock.now()).await {
                tracing::debug!(%error, "the time cannot be noted");
            }
        }
    }

    /// Whether the house is closing, so that nothing more is to be written.
    pub(crate) fn is_closing(&self) -> bool {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).is_none()
    }

    /// Closes the house: what is being written is written, and nothing more.
    pub async fn close(&self) {
        *self.open.lock().unwrap_or_else(PoisonError::into_inner) = None;
        self.contests.lock().unwrap_or_else(PoisonError::into_inner).clear();
        while self.tasks.lock().await.recv().await.is_some() {}
    }

    /// Whether the store answers.
    ///
    /// # Errors
    /// It does not.
    pub async fn is_ready(&self) -> Result<(), StoreError> {
        self.store.note_time(self.clock.now()).await
    }

    /// The task that holds a contest; it is started if there is none.
    async fn holder(self: &Arc<Self>, id: ContestId) -> Result<Option<mpsc::Sender<Ask>>, StoreError> {
        if let Some(sender) = self.held(id) {
            return Ok(Some(sender));
        }
        let away = Away::new(self.grace, self.clock.now());
        let live = match Live::load(&*self.store, &self.keys, id, away).await {
            Ok(Some(live)) => live,
            Ok(None) => return Ok(None),
            Err(Trouble::Store(error)) if error.passes() => return Err(error),
            Err(trouble) => return Err(StoreError::Damaged(format!("contest {id}: {trouble}"))),
        };
        let mut contests = self.contests.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have been faster; two tasks must not hold the same contest.
        if let Some(sender) = contests.get(&id).filter(|sender| !sender.is_closed()) {
            return Ok(Some(sender.clone()));
        }
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let open = open.ok_or_else(|| StoreError::Unavailable("the house closes".into()))?;
        let (sender, inbox) = mpsc::channel(ASKED);
        contests.insert(id, sender.clone());
        let actor = Actor::new(Arc::clone(self), live, inbox, sender.downgrade());
        let house = Arc::clone(self);
        tokio::spawn(async move {
            actor.run().await;
            drop(open);
            let mut contests = house.contests.lock().unwrap_or_else(PoisonError::into_inner);
            if contests.get(&id).is_some_and(mpsc::Sender::is_closed) {
                contests.remove(&id);
            }
        });
        Ok(Some(sender))
    }

    fn held(&self, id: ContestId) -> Option<mpsc::Sender<Ask>> {
        let contests = self.contests.lock().unwrap_or_else(PoisonError::into_inner);
        contests.get(&id).filter(|sender| !sender.is_closed()).cloned()
    }

    /// How many contests are in memory.
    #[must_use]
    pub fn contests_held(&self) -> usize {
        self.contests.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// What is counted, as Prometheus reads it.
    #[must_use]
    pub fn metrics(&self) -> String {
        self.metrics.text(self.contests_held(), self.store.commits())
    }

    /// Asks the task that holds a contest; `None` if there is no such contest.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: ContestId,
        ask: impl Fn(oneshot::Sender<T>) -> Ask,
    ) -> Result<Option<T>, StoreError> {
        // A task that leaves the memory may take a question with it, which is then asked of the next one.
        for _ in 0..3 {
            let Some(holder) = self.holder(id).await? else { return Ok(None) };
            let (reply, answer) = oneshot::channel();
            if holder.send(ask(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(Some(answer));
            }
        }
        Err(StoreError::Unavailable("the contest is not to be reached".into()))
    }

    /// Somebody has stopped looking at a contest.
    pub(crate) async fn nudge(&self, id: ContestId) {
        if let Some(holder) = self.held(id) {
            // A task that leaves the memory has nobody to tell.
            let _ = holder.send(Ask::Look).await;
        }
    }

    /// Makes a guest, and the token that lets him in.
    ///
    /// # Errors
    /// It cannot be stored.
    pub async fn welcome(&self, name: Option<&str>) -> Result<(Guest, Token), HouseError> {
        let id = GuestId::new();
        let name = match name {
            Some(name) => self::name(name)?,
            // The last letters of the id are the random ones.
            None => format!("Guest {}", &id.to_string()[32..]),
        };
        let (guest, token) = (Guest { id, name }, Token::new()?);
        self.store.welcome(guest.clone(), token.hash()).await?;
        Ok((guest, token))
    }

    /// Who is let in by a token.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn guest(&self, token: &Token) -> Result<Option<Guest>, StoreError> {
        self.store.guest(token.hash()).await
    }

    /// Another name.
    ///
    /// # Errors
    /// It is none, or it cannot be stored.
    pub async fn rename(&self, guest: &mut Guest, name: &str) -> Result<(), HouseError> {
        let name = self::name(name)?;
        self.store.rename(guest.id, name.clone()).await?;
        guest.name = name;
        Ok(())
    }

    /// Makes a contest. The token invites who is to play, where somebody is to be invited.
    ///
    /// # Errors
    /// It cannot be played so, or not be stored.
    pub async fn make(
        self: &Arc<Self>,
        guest: &Guest,
        wish: Wish,
    ) -> Result<(ContestId, Option<Token>), HouseError> {
        let wrong = |error: &dyn fmt::Display| HouseError::Terms(error.to_string());
        let whole = whole_terms(wish.terms)?;
        let terms = record::parse_terms(&whole.to_string(), &find_spec).map_err(|error| wrong(&error))?;
        Contest::new(terms.clone(), open_table).map_err(|error| wrong(&error))?;
        let deals =
            terms.games().iter().any(|game| find(&game.id).is_some_and(|entry| entry.dice_number.is_some()));
        let dice = if deals { wish.dice } else { DiceKind::None };
        if deals && dice == DiceKind::None {
            return Err(HouseError::Terms("these games have dice".into()));
        }
        let mut seats = [None, None];
        let own = SeatRow { who: Sitter::Guest(guest.id), name: guest.name.clone() };
        let (mine, other) = match wish.seat {
            Side::First => (0, 1),
            Side::Second => (1, 0),
        };
        seats[mine] = Some(own);
        let mut invitation = None;
        let mut offered = Offered::Invited;
        match &wish.against {
            Against::Invited => invitation = Some(Token::new()?),
            Against::Anyone => offered = Offered::Anyone,
            Against::House(name) => {
                let player = find_player(name).ok_or(HouseError::NoPlayer)?;
                let plays = |id: &str| find(id).is_some_and(|entry| player.plays(entry));
                if !terms.games().iter().all(|game| plays(&game.id)) {
                    return Err(HouseError::NoPlayer);
                }
                // The server's own player must not sit where the server alone throws.
                if deals && dice != DiceKind::Sealed {
                    return Err(HouseError::Terms("against the house dice are sealed".into()));
                }
                seats[other] =
                    Some(SeatRow { who: Sitter::House(player.id.into()), name: player.name.into() });
            }
        }
        let id = ContestId::new();
        let row = ContestRow {
            id,
            created: self.clock.now(),
            terms: record::write_terms(&terms),
            dice: dice.key().into(),
            offered,
            invitation: invitation.as_ref().map(Token::hash),
        };
        self.store.make(row, seats).await?;
        if matches!(wish.against, Against::House(_)) {
            self.holder(id).await?;
        }
        Ok((id, invitation))
    }

    /// Makes the contest that is played after another one, under this id: the same terms, the same players, the seats swapped. If it is
    /// there already, nothing happens.
    // Boxed, because the task that a contest is held by may start that of another one by it.
    pub(crate) fn make_again<'a>(self: &'a Arc<Self>, before: &'a Loaded, id: ContestId) -> Answer<'a, ()> {
        Box::pin(async move {
            if self.store.contest(id).await?.is_none() {
                let ContestRow { terms, dice, .. } = before.contest.clone();
                let created = self.clock.now();
                let offered = Offered::Invited;
                let [first, second] = before.seats.clone();
                let row = ContestRow { id, created, terms, dice, offered, invitation: None };
                self.store.make(row, [second, first]).await?;
            }
            self.holder(id).await?;
            Ok(())
        })
    }

    /// Sits down on the free chair of a contest, and says which that is. Who sits there already stays there.
    ///
    /// # Errors
    /// There is no chair for him, or it cannot be stored.
    pub async fn join(
        self: &Arc<Self>,
        guest: &Guest,
        id: ContestId,
        invitation: Option<TokenHash>,
    ) -> Result<Side, HouseError> {
        let loaded = self.contest(id).await?;
        if let Some(side) = loaded.seat_of(guest.id) {
            return Ok(side);
        }
        let Loaded { contest, seats } = loaded;
        let invited = contest.offered == Offered::Anyone
            || (contest.invitation.is_some() && contest.invitation == invitation);
        if !invited {
            return Err(HouseError::NotInvited);
        }
        let free = Side::BOTH.into_iter().zip(&seats).find(|(_, seat)| seat.is_none());
        let (side, _) = free.ok_or(HouseError::Taken)?;
        let row = SeatRow { who: Sitter::Guest(guest.id), name: guest.name.clone() };
        if !self.store.sit(id, side, row).await? {
            return Err(HouseError::Taken);
        }
        if let Some(holder) = self.holder(id).await? {
            // If it is leaving the memory, it will be read with everybody in it.
            let _ = holder.send(Ask::Look).await;
        }
        Ok(side)
    }

    /// A contest as it was made, and who sits there.
    ///
    /// # Errors
    /// There is none, or it cannot be read.
    pub async fn contest(&self, id: ContestId) -> Result<Loaded, HouseError> {
        self.store.contest(id).await?.ok_or(HouseError::UnknownContest)
    }

    /// Contests with a free chair for anyone, the newest first.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn offers(&self, most: u64) -> Result<Vec<Loaded>, StoreError> {
        let mut offers = Vec::new();
        for id in self.store.offers(most).await? {
            offers.extend(self.store.contest(id).await?);
        }
        Ok(offers)
    }

    /// The contests of a guest, the newest first, whether they go on, and if not with what they ended.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn contests_of(
        &self,
        guest: &Guest,
        which: OwnContests,
    ) -> Result<Vec<(Loaded, GoesOn, Option<Event>)>, StoreError> {
        let mut contests = Vec::new();
        for (id, goes_on) in self.store.contests_of(guest.id, which).await? {
            let Some(loaded) = self.store.contest(id).await? else { continue };
            let last = match goes_on {
                GoesOn::Over => self.store.last_event(id).await?.map(|row| event(&row)).transpose()?,
                GoesOn::Yes => None,
            };
            contests.push((loaded, goes_on, last.map(|stamped| stamped.event)));
        }
        Ok(contests)
    }

    /// The record of a contest, as far as it has come.
    ///
    /// # Errors
    /// There is none, or it cannot be read.
    pub async fn record(&self, id: ContestId) -> Result<Record, HouseError> {
        let loaded = self.contest(id).await?;
        let mut rows = Vec::new();
        loop {
            let page = self.store.events(id, rows.len() as u64, PAGE).await?;
            let last = (page.len() as u64) < PAGE;
            rows.extend(page);
            if last {
                return Ok(record_of(&loaded, &rows)?);
            }
        }
    }
}

/// What is stored of a contest as a record.
pub(crate) fn record_of(loaded: &Loaded, rows: &[Row]) -> Result<Record, StoreError> {
    let name = |at: usize| loaded.seats[at].as_ref().map_or_else(String::new, |row| row.name.clone());
    Ok(Record {
        players: alea_game::BySide { first: name(0), second: name(1) },
        tags: vec![("contest".into(), loaded.contest.id.to_string())],
        terms: terms(loaded)?,
        events: rows.iter().map(event).collect::<Result<_, _>>()?,
    })
}

fn event(row: &Row) -> Result<Stamped, StoreError> {
    record::parse_event(&row.event).map_err(|error| StoreError::Damaged(error.to_string()))
}

/// A name as people give themselves one.
fn name(text: &str) -> Result<String, HouseError> {
    let text = text.trim();
    let plain = text.chars().all(|letter| !letter.is_control());
    let length = text.chars().count();
    if plain && (1..=NAME).contains(&length) { Ok(text.to_owned()) } else { Err(HouseError::NoName) }
}

/// Terms with everything that may be left out. Whether they are terms is for their reader to say.
fn whole_terms(mut terms: Value) -> Result<Value, HouseError> {
    let object = terms.as_object_mut().ok_or_else(|| HouseError::Terms("terms are an object".into()))?;
    let usual = [
        ("cube", Value::Null),
        ("next_starter", "winner".into()),
        ("clock", Value::Null),
        ("start", serde_json::json!({"score": [0, 0], "crawford_played": false})),
    ];
    for (key, value) in usual {
        object.entry(key).or_insert(value);
    }
    if let Some(games) = object.get_mut("games").and_then(Value::as_array_mut) {
        if games.len() > MOST_GAMES {
            return Err(HouseError::Terms(format!("a rotation has at most {MOST_GAMES} games")));
        }
        for game in games {
            if let Some(game) = game.as_object_mut() {
                game.entry("rules").or_insert(serde_json::json!({}));
            }
        }
    }
    Ok(terms)
}

/// How many games a rotation may have.
pub(crate) const MOST_GAMES: usize = 16;
