//! A store in one SQLite file.
//!
//! One thread writes. It takes all writes that wait, up to `BATCH`, into one transaction, each in a savepoint of its own, commits,
//! and only then answers: so one `fsync` serves contests that know nothing of each other. The file is in WAL mode with
//! `synchronous=FULL`, so that a commit is on the disk when it returns. Another thread reads.
//!
//! The crate `rusqlite` rather than `sqlx`: a single writer with savepoints is what groups commits, and a pool of asynchronous
//! connections would stand in its way. A store on PostgreSQL would pass the same suite.

mod complaints;
mod rows;
mod schema;
mod snapshot;
mod wal;

use std::{
    path::Path,
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::{Duration, Instant},
};

use rusqlite::{Connection, OpenFlags};
use tokio::sync::{mpsc, oneshot};

use complaints::Complaints;
pub(crate) use snapshot::Snapshot;
pub(crate) use wal::{Unread, unread};

use super::{
    Answer, Append, Appended, Asked, ContestRow, Done, GoesOn, Guest, Kept, LeafRow, Loaded, OwnContests,
    Row, SeatRow, Store, StoreError,
};
use crate::{
    ids::{ContestId, GuestId, TokenHash},
    metrics::Commits,
};
use alea_game::Side;

/// At most so many writes share a commit.
const BATCH: usize = 256;

/// At most so many writes wait; who comes later waits to be let in.
const WAITING: usize = 1024;

/// How many statements stay prepared: more than there are.
const STATEMENTS: usize = 64;

/// How long a lock of another process is waited for.
const LOCKED: Duration = Duration::from_secs(2);

/// What is told of a write after the commit.
type Reply = Box<dyn FnOnce(Result<(), StoreError>) + Send>;
/// A write: whether it did what it should, and whom to tell.
type Job = Box<dyn FnOnce(&Connection) -> (Result<(), StoreError>, Reply) + Send>;

/// A store in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    writes: mpsc::Sender<Job>,
    commits: Arc<Commits>,
    reads: Arc<Mutex<Reads>>,
}

/// The connection that reads.
#[derive(Debug)]
struct Reads {
    connection: Connection,
    complaints: Complaints,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::{
            Error::{FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType, Utf8Error},
            ErrorCode::{DatabaseBusy, DatabaseCorrupt, DatabaseLocked, DiskFull, NotADatabase},
        };
        match (error.sqlite_error_code(), &error) {
            (Some(DiskFull), _) => StoreError::Full,
            (Some(DatabaseBusy | DatabaseLocked), _) => StoreError::Locked,
            // What is read is of another kind than what was written.
            (Some(DatabaseCorrupt | NotADatabase), _)
            | (
                _,
                FromSqlConversionFailure(..)
                | IntegralValueOutOfRange(..)
                | InvalidColumnType(..)
                | Utf8Error(..),
            ) => StoreError::Damaged(error.to_string()),
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
            connection.set_prepared_statement_cache_capacity(STATEMENTS);
            // A page that cannot be one of ours is found when it is read, not when it has been believed.
            connection.pragma_update(None, "cell_size_check", true)?;
            Ok(connection)
        };
        tell_unread(path);
        let writer = connect()?;
        schema::prepare(&writer)?;
        let reader = connect()?;
        reader.pragma_update(None, "query_only", true)?;
        let (writes, jobs) = mpsc::channel(WAITING);
        let commits = Arc::new(Commits::default());
        let counted = Arc::clone(&commits);
        thread::Builder::new()
            .name("store".into())
            .spawn(move || write_all(&writer, jobs, &counted))
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let reads = Reads { connection: reader, complaints: Complaints::new("nothing was read") };
        Ok(Sqlite { writes, commits, reads: Arc::new(Mutex::new(reads)) })
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<'_, T> {
        let (sender, receiver) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let result = work(connection);
            let outcome = result.as_ref().map(drop).map_err(Clone::clone);
            let reply: Reply = Box::new(move |committed| {
                // Who has gone away is not told.
                let _ = sender.send(committed.and(result));
            });
            (outcome, reply)
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
        let work = move || {
            let mut reads = reads.lock().unwrap_or_else(PoisonError::into_inner);
            let read = work(&reads.connection);
            if let Err(error) = &read {
                reads.complaints.failed(error);
            }
            read
        };
        Box::pin(async move { tokio::task::spawn_blocking(work).await.map_err(|_| closed())? })
    }
}

/// Says in the log what of the write-ahead log will not be read, before it is written over.
fn tell_unread(path: &Path) {
    match unread(path) {
        Ok(None) => {}
        Ok(Some(Unread { frames, bytes, commits })) => tracing::error!(
            frames,
            bytes,
            commits,
            advice = "if power was lost just now, and commits is 1, nobody was told of it and nothing is lost; otherwise stop the server, keep a \
                      copy of the database and of alea.sqlite-wal, look at the disk, and compare with the last backup (alea db restore)",
            "the write-ahead log is damaged: what comes after the damage is not read"
        ),
        Err(error) => tracing::warn!(%error, "the write-ahead log cannot be looked at"),
    }
}

fn closed() -> StoreError {
    StoreError::Unavailable("the store has been closed".into())
}

/// Writes until nobody can ask for it any more.
fn write_all(connection: &Connection, mut jobs: mpsc::Receiver<Job>, commits: &Commits) {
    let mut complaints = Complaints::new("nothing was stored");
    while let Some(first) = jobs.blocking_recv() {
        let mut batch = vec![first];
        while batch.len() < BATCH
            && let Ok(next) = jobs.try_recv()
        {
            batch.push(next);
        }
        let (writes, begun) = (batch.len(), Instant::now());
        let mut replies = Vec::with_capacity(writes);
        let committed = commit(connection, batch, &mut replies, &mut complaints);
        commits.note(writes, begun.elapsed());
        if let Err(error) = &committed {
            commits.failed.add();
            complaints.failed(error);
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
fn commit(
    connection: &Connection,
    batch: Vec<Job>,
    replies: &mut Vec<Reply>,
    complaints: &mut Complaints,
) -> Result<(), StoreError> {
    let run = |sql| -> Result<(), StoreError> {
        connection.prepare_cached(sql)?.execute([])?;
        Ok(())
    };
    let mut whole = run("BEGIN IMMEDIATE");
    let mut all_did = true;
    for job in batch {
        if whole.is_ok() {
            whole = run("SAVEPOINT job");
        }
        // Without a transaction a write fails by itself, and its reply is kept.
        let (did, reply) = if whole.is_ok() { job(connection) } else { refused(job) };
        replies.push(reply);
        if whole.is_err() {
            continue;
        }
        whole = match did {
            Ok(()) => run("RELEASE job"),
            Err(error) => {
                complaints.failed(&error);
                all_did = false;
                // Where the savepoint is gone, SQLite has given up the transaction for the reason for which the write failed.
                run("ROLLBACK TO job").and_then(|()| run("RELEASE job")).map_err(|_| error)
            }
        };
    }
    whole?;
    run("COMMIT")?;
    if all_did {
        complaints.works();
    }
    Ok(())
}

/// The reply of a write that is not carried out: it is shown an empty database in memory, and its result is thrown away.
fn refused(job: Job) -> (Result<(), StoreError>, Reply) {
    match Connection::open_in_memory() {
        Ok(nothing) => job(&nothing),
        Err(error) => (Err(error.into()), Box::new(|_| ())),
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

    fn last_event(&self, id: ContestId) -> Answer<'_, Option<Row>> {
        self.read(move |connection| rows::last_event(connection, id))
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

    fn contests_of(&self, guest: GuestId, which: OwnContests) -> Answer<'_, Vec<(ContestId, GoesOn)>> {
        self.read(move |connection| rows::contests_of(connection, guest, which))
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

    fn commits(&self) -> Option<&Commits> {
        Some(&self.commits)
    }

    fn last_time(&self) -> Answer<'_, Option<u64>> {
        self.read(rows::last_time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        ids::Token,
        store::{GoesOn, Offered},
    };

    fn contest() -> ContestRow {
        let (terms, dice) = ("{}".into(), "plain".into());
        ContestRow {
            id: ContestId::new(),
            created: 1,
            terms,
            dice,
            offered: Offered::Invited,
            invitation: None,
        }
    }

    fn event(contest: ContestId, expected: u64, bytes: usize) -> Append {
        let events = vec![Row { at: 1, event: "x".repeat(bytes) }];
        let (kept, leaf, command) = (Vec::new(), None, None);
        Append { contest, expected, events, kept, leaf, command, goes_on: GoesOn::Yes }
    }

    /// The database may have so many pages and no more: then SQLite says the same as of a full disk.
    async fn room(store: &Sqlite, pages: u32) {
        let limit = move |connection: &Connection| {
            Ok(connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?)
        };
        store.write(limit).await.unwrap();
    }

    #[tokio::test]
    async fn a_full_disk_takes_nothing_and_what_fits_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("full.sqlite");
        let store = Sqlite::open(&path).unwrap();
        let made = contest();
        store.make(made.clone(), [None, None]).await.unwrap();
        room(&store, 1).await;
        let mut stored = 0;
        let error = loop {
            match store.append(event(made.id, stored, 2000)).await {
                Ok(_) => stored += 1,
                Err(error) => break error,
            }
        };
        assert_eq!(error, StoreError::Full);
        // Several at once: those for which there is no room are told so, and take nothing from the others.
        let (large, small) = tokio::join!(store.append(event(made.id, stored, 100_000)), store.note_time(7),);
        assert_eq!((large, small), (Err(StoreError::Full), Ok(())));
        assert_eq!(store.last_time().await, Ok(Some(7)));
        // Nothing that failed is there, and what was there is.
        assert_eq!(store.events(made.id, 0, 1000).await.unwrap().len() as u64, stored);
        room(&store, 1_000_000).await;
        let done = store.append(event(made.id, stored, 100_000)).await.unwrap();
        assert_eq!(done, Appended::Stored(Done { first: stored, count: 1 }));
        let guest = Guest { id: GuestId::new(), name: "Anna".into() };
        store.welcome(guest, Token::new().unwrap().hash()).await.unwrap();
        let again = Sqlite::open(&path).unwrap();
        assert_eq!(again.events(made.id, 0, 1000).await.unwrap().len() as u64, stored + 1);
    }

    #[tokio::test]
    async fn what_is_of_another_kind_than_it_was_is_damage() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("odd.sqlite")).unwrap();
        let odd = |connection: &Connection| {
            let sql = "INSERT INTO log (number, leaf, head) VALUES (0, x'00', x'0102')";
            connection.execute_batch(sql)?;
            Ok(())
        };
        store.write(odd).await.unwrap();
        assert!(matches!(store.head().await, Err(StoreError::Damaged(_))));
    }
}
