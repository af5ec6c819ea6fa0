//! The bug that the tests are to find.

use std::{sync::Arc, time::Duration};

use alea_game::Side;
use alea_server::{
    ContestId, GuestId, TokenHash,
    store::{
        Answer, Append, Appended, Asked, ContestRow, Done, GoesOn, Guest as GuestRow, Kept, LeafRow, Loaded,
        OwnContests, Row, SeatRow, Sqlite, Store, StoreError,
    },
};
use tokio::{sync::mpsc, time::sleep};

/// A store with the bug that the crash test is to find: it answers at once, and stores a moment later.
pub(crate) struct Hasty {
    inner: Arc<Sqlite>,
    later: mpsc::UnboundedSender<Append>,
}

impl Hasty {
    pub(crate) fn new(inner: Sqlite) -> Hasty {
        let inner = Arc::new(inner);
        let (later, mut waiting) = mpsc::unbounded_channel::<Append>();
        let store = Arc::clone(&inner);
        tokio::spawn(async move {
            while let Some(append) = waiting.recv().await {
                sleep(Duration::from_millis(5)).await;
                let _ = store.append(append).await;
            }
        });
        Hasty { inner, later }
    }
}

impl Store for Hasty {
    fn append(&self, append: Append) -> Answer<'_, Appended> {
        let done = Done { first: append.expected, count: append.events.len() as u64 };
        let sent = self.later.send(append);
        Box::pin(async move {
            sent.map_err(|_| StoreError::Unavailable("closed".into()))?;
            Ok(Appended::Stored(done))
        })
    }

    fn make(&self, contest: ContestRow, seats: [Option<SeatRow>; 2]) -> Answer<'_, ()> {
        self.inner.make(contest, seats)
    }
    fn contest(&self, id: ContestId) -> Answer<'_, Option<Loaded>> {
        self.inner.contest(id)
    }
    fn sit(&self, id: ContestId, seat: Side, row: SeatRow) -> Answer<'_, bool> {
        self.inner.sit(id, seat, row)
    }
    fn events(&self, id: ContestId, from: u64, most: u64) -> Answer<'_, Vec<Row>> {
        self.inner.events(id, from, most)
    }
    fn last_event(&self, id: ContestId) -> Answer<'_, Option<Row>> {
        self.inner.last_event(id)
    }
    fn kept(&self, id: ContestId) -> Answer<'_, Vec<Kept>> {
        self.inner.kept(id)
    }
    fn commands(&self, id: ContestId) -> Answer<'_, Vec<(Asked, Done)>> {
        self.inner.commands(id)
    }
    fn head(&self) -> Answer<'_, (u64, [u8; 32])> {
        self.inner.head()
    }
    fn leaves(&self, from: u64, most: u64) -> Answer<'_, Vec<LeafRow>> {
        self.inner.leaves(from, most)
    }
    fn unfinished(&self) -> Answer<'_, Vec<ContestId>> {
        self.inner.unfinished()
    }
    fn offers(&self, most: u64) -> Answer<'_, Vec<ContestId>> {
        self.inner.offers(most)
    }
    fn contests_of(&self, guest: GuestId, which: OwnContests) -> Answer<'_, Vec<(ContestId, GoesOn)>> {
        self.inner.contests_of(guest, which)
    }
    fn welcome(&self, guest: GuestRow, token: TokenHash) -> Answer<'_, ()> {
        self.inner.welcome(guest, token)
    }
    fn guest(&self, token: TokenHash) -> Answer<'_, Option<GuestRow>> {
        self.inner.guest(token)
    }
    fn rename(&self, guest: GuestId, name: String) -> Answer<'_, ()> {
        self.inner.rename(guest, name)
    }
    fn note_time(&self, at: u64) -> Answer<'_, ()> {
        self.inner.note_time(at)
    }
    fn last_time(&self) -> Answer<'_, Option<u64>> {
        self.inner.last_time()
    }
}
