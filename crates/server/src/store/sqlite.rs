//! A store in one SQLite file.
//!
//! One thread writes. It takes all writes that wait, up to `BATCH`, into one transaction, each in a savepoint of its own, commits,
//! and only then answers: so one `fsync` serves contests that know nothing of each other. The file is in WAL mode with
//! `synchronous=FULL`, so that a commit is on the disk when it returns. Another thread reads.
//!
//! The crate `rusqlite` rather than `sqlx`: a single writer with savepoints is what groups commits, and a pool of asynchronous
//! connections would stand in its way. A store on PostgreSQL would pass the same suite.

mod rows;
mod schema;

use std::{
    path::Path,
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::Duration,
};

use rusqlite::{Connection, OpenFlags};
use tokio::sync::{mpsc, oneshot};

use super::{
    Answer, Append, Appended, Asked, ContestRow, Done, Guest, Kept, LeafRow, Loaded, Row, SeatRow, Store,
    StoreError,
};
use crate::ids::{ContestId, GuestId, TokenHash};
use alea_game::Side;

/// At most so many writes share a commit.
const BATCH: usize = 256;

/// At most so many writes wait; who comes later waits to be let in.
const WAITING: usize = 1024;

/// How long a lock of another process is waited for.
const LOCKED: Duration = Duration::from_secs(2);

/// What is told of a write after the commit.
type Reply = Box<dyn FnOnce(Result<(), StoreError>) + Send>;
/// A write: whether it is to be kept, and whom to tell.
type Job = Box<dyn FnOnce(&Connection) -> (bool, Reply) + Send>;

/// A store in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    writes: mpsc::Sender<Job>,
    reads: Arc<Mutex<Connection>>,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::ErrorCode::{DatabaseCorrupt, NotADatabase};
        match error.sqlite_error_code() {
            Some(DatabaseCorrupt | NotADatabase) => StoreError::Damaged(error.to_string()),
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

impl Sqlite {
    /// Opens the file, or makes it.
    ///
    /// # Errors
    /// It cannot be opened, is none of ours, or was written by a later version.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let connect = || -> Result<Connection, StoreError> {
            let flags = OpenFlags::default() & !OpenFlags::SQLITE_OPEN_URI;
            let connection = Connection::open_with_flags(path, flags)?;
            connection.busy_timeout(LOCKED)?;
            Ok(connection)
        };
        let writer = connect()?;
        schema::prepare(&writer)?;
        let reader = connect()?;
        reader.pragma_update(None, "query_only", true)?;
        let (writes, jobs) = mpsc::channel(WAITING);
        thread::Builder::new()
            .name("store".into())
            .spawn(move || write_all(&writer, jobs))
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(Sqlite { writes, reads: Arc::new(Mutex::new(reader)) })
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<'_, T> {
        let (sender, receiver) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let result = work(connection);
            let keep = result.is_ok();
            let reply: Reply = Box::new(move |committed| {
                // Who has gone away is not told.
                let _ = sender.send(committed.and(result));
            });
            (keep, reply)
        });
        Box::pin(async move {
            self.writes.send(job).await.map_err(|_| closed())?;
            receiver.await.map_err(|_| closed())?
        })
    }

    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<'_, T> {
        let reads = Arc::clone(&self.reads);
        let work = move || work(&reads.lock().unwrap_or_else(PoisonError::into_inner));
        Box::pin(async move { tokio::task::spawn_blocking(work).await.map_err(|_| closed())? })
    }
}

fn closed() -> StoreError {
    StoreError::Unavailable("the store has been closed".into())
}

/// Writes until nobody can ask for it any more.
fn write_all(connection: &Connection, mut jobs: mpsc::Receiver<Job>) {
    while let Some(first) = jobs.blocking_recv() {
        let mut batch = vec![first];
        while batch.len() < BATCH
            && let Ok(next) = jobs.try_recv()
        {
            batch.push(next);
        }
        let mut replies = Vec::with_capacity(batch.len());
        let committed = commit(connection, batch, &mut replies);
        if let Err(error) = &committed {
            tracing::error!(%error, writes = replies.len(), "nothing was stored");
            if !connection.is_autocommit()
                && let Err(error) = connection.execute_batch("ROLLBACK")
            {
                tracing::error!(%error, "a transaction could not be given up");
            }
        }
        for reply in replies {
            reply(committed.clone());
        }
    }
}

/// Carries out a batch in one transaction. Every write has its reply, whatever happens.
fn commit(connection: &Connection, batch: Vec<Job>, replies: &mut Vec<Reply>) -> Result<(), StoreError> {
    let mut failed = connection.execute_batch("BEGIN IMMEDIATE").err();
    for job in batch {
        if failed.is_none() {
            failed = connection.execute_batch("SAVEPOINT job").err();
        }
        // Without a transaction a write fails by itself, and its reply is kept.
        let (keep, reply) = if failed.is_none() { job(connection) } else { refused(job) };
        replies.push(reply);
        if failed.is_none() {
            let end = if keep { "RELEASE job" } else { "ROLLBACK TO job; RELEASE job" };
            failed = connection.execute_batch(end).err();
        }
    }
    match failed {
        None => Ok(connection.execute_batch("COMMIT")?),
        Some(error) => Err(error.into()),
    }
}

/// The reply of a write that is not carried out: it is shown an empty database in memory, and its result is thrown away.
fn refused(job: Job) -> (bool, Reply) {
    match Connection::open_in_memory() {
        Ok(nothing) => job(&nothing),
        Err(_) => (false, Box::new(|_| ())),
    }
}

impl Store for Sqlite {
    fn make(&self, contest: ContestRow, seats: [Option<SeatRow>; 2]) -> Answer<'_, ()> {
        self.write(move |connection| rows::make(connection, &contest, &seats))
    }

    fn contest(&self, id: ContestId) -> Answer<'_, Option<Loaded>> {
        self.read(move |connection| rows::contest(connection, id))
    }

    fn sit(&self, id: ContestId, seat: Side, row: SeatRow) -> Answer<'_, bool> {
        self.write(move |connection| rows::sit(connection, id, seat, &row))
    }

    fn append(&self, append: Append) -> Answer<'_, Appended> {
        self.write(move |connection| rows::append(connection, &append))
    }

    fn events(&self, id: ContestId, from: u64, most: u64) -> Answer<'_, Vec<Row>> {
        self.read(move |connection| rows::events(connection, id, from, most))
    }

    fn kept(&self, id: ContestId) -> Answer<'_, Vec<Kept>> {
        self.read(move |connection| rows::kept(connection, id))
    }

    fn commands(&self, id: ContestId) -> Answer<'_, Vec<(Asked, Done)>> {
        self.read(move |connection| rows::commands(connection, id))
    }

    fn head(&self) -> Answer<'_, (u64, [u8; 32])> {
        self.read(rows::head)
    }

    fn leaves(&self, from: u64, most: u64) -> Answer<'_, Vec<LeafRow>> {
        self.read(move |connection| rows::leaves(connection, from, most))
    }

    fn unfinished(&self) -> Answer<'_, Vec<ContestId>> {
        self.read(rows::unfinished)
    }

    fn offers(&self, most: u64) -> Answer<'_, Vec<ContestId>> {
        self.read(move |connection| rows::offers(connection, most))
    }

    fn welcome(&self, guest: Guest, token: TokenHash) -> Answer<'_, ()> {
        self.write(move |connection| rows::welcome(connection, &guest, &token))
    }

    fn guest(&self, token: TokenHash) -> Answer<'_, Option<Guest>> {
        self.read(move |connection| rows::guest(connection, &token))
    }

    fn rename(&self, guest: GuestId, name: String) -> Answer<'_, ()> {
        self.write(move |connection| rows::rename(connection, guest, &name))
    }

    fn note_time(&self, at: u64) -> Answer<'_, ()> {
        self.write(move |connection| rows::note_time(connection, at))
    }

    fn last_time(&self) -> Answer<'_, Option<u64>> {
        self.read(rows::last_time)
    }
}
