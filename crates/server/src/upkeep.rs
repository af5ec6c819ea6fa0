//! What whoever runs the server does with its database: looks whether everything in it holds, copies it while the server runs, and puts
//! a copy in its place.

use std::{
    fs::{self, File, TryLockError},
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
};

use alea_catalog::{
    dice::{Expectations, Why},
    verify::{self, Reason, Verified},
};
use alea_fairdice::{Leaf, Log, Reason as ProofReason, to_hex};
use sha2::{Digest, Sha256};

use crate::{
    contest::DiceKind,
    house::record_of,
    ids::ContestId,
    store::{Snapshot, StoreError, Unread, unread},
};

/// The database in the folder of a server.
pub const DATABASE: &str = "alea.sqlite";

/// The file that a server holds while it runs.
const LOCK: &str = "alea.lock";

/// How many leaves of the log are read at once.
const LEAVES: u64 = 4096;

/// Why something was not done with a database.
#[derive(Debug, thiserror::Error)]
pub enum UpkeepError {
    /// The database cannot be read.
    #[error("{path}: {error}")]
    Store {
        /// Which.
        path: PathBuf,
        /// Why.
        error: StoreError,
    },
    /// A file cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A server runs on it.
    #[error("{0}: a server runs on it")]
    Live(PathBuf),
    /// It is there already.
    #[error("{0} is there already")]
    Exists(PathBuf),
    /// The database that is there knows more than the copy, or cannot be read.
    #[error("{0} is newer than the copy, or cannot be read")]
    Newer(PathBuf),
    /// The copy is not what was written, or nothing says what was.
    #[error("{0} is not what its checksum says, or there is none")]
    Checksum(PathBuf),
}

fn file_error(path: &Path) -> impl Fn(io::Error) -> UpkeepError + '_ {
    |error| UpkeepError::File { path: path.to_owned(), error }
}

fn store_error(path: &Path) -> impl Fn(StoreError) -> UpkeepError + '_ {
    |error| UpkeepError::Store { path: path.to_owned(), error }
}

/// Held by the one program that may write the database of a folder. The system lets go of it when the program ends, however it does.
#[derive(Debug)]
pub struct Lock(#[expect(dead_code, reason = "it is held, and that is all")] File);

impl Lock {
    /// Takes it.
    ///
    /// # Errors
    /// Another program holds it, or the file cannot be made.
    pub fn take(folder: &Path) -> Result<Lock, UpkeepError> {
        let path = folder.join(LOCK);
        let file = File::options().create(true).truncate(false).write(true).open(&path);
        let file = file.map_err(file_error(&path))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock(file)),
            Err(TryLockError::WouldBlock) => Err(UpkeepError::Live(folder.to_owned())),
            Err(TryLockError::Error(error)) => Err(file_error(&path)(error)),
        }
    }
}

/// What was found in a database.
#[derive(Debug, Default)]
pub struct Found {
    /// How many contests there are.
    pub contests: u64,
    /// How many of them are over.
    pub over: u64,
    /// How many events.
    pub events: u64,
    /// How many leaves the log of the dice has.
    pub leaves: u64,
    /// What does not hold.
    pub wrong: Vec<Wrong>,
}

/// Something that does not hold.
#[derive(Debug)]
pub enum Wrong {
    /// The file itself, in the words of SQLite.
    File(String),
    /// The write-ahead log is damaged, and what comes after the damage is not read.
    Unread {
        /// How many pages that is.
        pages: u64,
        /// The same in bytes.
        bytes: u64,
        /// How many transactions end among them.
        commits: u64,
    },
    /// The log of the dice, from this leaf on, counted from 0.
    Log {
        /// Which leaf.
        leaf: u64,
        /// Why.
        why: String,
    },
    /// A contest that cannot be read.
    Unreadable {
        /// Which.
        contest: ContestId,
        /// Why.
        error: StoreError,
    },
    /// A contest whose events or dice do not hold.
    Contest {
        /// Which.
        contest: ContestId,
        /// The first thing that does not.
        failure: Box<verify::Failure>,
    },
}

/// Looks whether everything in a database holds: the file, the log of the dice, every contest from its first event to its last, and the
/// dice of those that have proofs. The server may go on meanwhile; what it writes is not looked at. `progress` hears how many contests are
/// done, and of how many.
///
/// # Errors
/// The file cannot be opened, or is none of ours.
pub fn check(path: &Path, progress: impl FnMut(u64, u64)) -> Result<Found, UpkeepError> {
    fs::metadata(path).map_err(file_error(path))?;
    // Before the file is opened: who opens it last and closes it writes over the log.
    let lost = unread(path).map_err(file_error(path))?;
    let mut found = look(path, progress).map_err(store_error(path))?;
    if let Some(Unread { frames: pages, bytes, commits }) = lost {
        found.wrong.insert(0, Wrong::Unread { pages, bytes, commits });
    }
    Ok(found)
}

fn look(path: &Path, mut progress: impl FnMut(u64, u64)) -> Result<Found, StoreError> {
    let snapshot = Snapshot::open(path)?;
    snapshot.hold()?;
    let mut found = Found::default();
    found.wrong.extend(snapshot.faults()?.into_iter().map(Wrong::File));
    let log = log(&snapshot, &mut found)?;
    let contests = snapshot.contests()?;
    found.contests = contests.len() as u64;
    found.over = found.contests - snapshot.unfinished()?.len() as u64;
    for (done, id) in (1..).zip(contests) {
        match contest(&snapshot, id, &log, &mut found) {
            Ok(Ok(())) => {}
            Ok(Err(failure)) => found.wrong.push(Wrong::Contest { contest: id, failure: Box::new(failure) }),
            Err(error) => found.wrong.push(Wrong::Unreadable { contest: id, error }),
        }
        progress(done, found.contests);
    }
    Ok(found)
}

/// The log of the dice, as far as it holds.
fn log(snapshot: &Snapshot, found: &mut Found) -> Result<Log, StoreError> {
    let mut log = Log::default();
    loop {
        let rows = snapshot.leaves(found.leaves, LEAVES)?;
        for row in &rows {
            let why = match Leaf::parse(&row.leaf).map(|leaf| log.append(leaf)) {
                Some(Ok(_)) if log.head().hash() == row.head && row.number == found.leaves => None,
                Some(Ok(_)) => Some("the hash does not fit the leaves up to here".to_owned()),
                Some(Err(error)) => Some(error.reason.to_string()),
                None => Some("no leaf".to_owned()),
            };
            if let Some(why) = why {
                found.wrong.push(Wrong::Log { leaf: found.leaves, why });
                return Ok(log);
            }
            found.leaves += 1;
        }
        if (rows.len() as u64) < LEAVES {
            return Ok(log);
        }
    }
}

/// Folds a contest, and checks its dice.
fn contest(
    snapshot: &Snapshot,
    id: ContestId,
    log: &Log,
    found: &mut Found,
) -> Result<Result<(), verify::Failure>, StoreError> {
    let missing = || StoreError::Damaged("the contest is gone".into());
    let loaded = snapshot.contest(id)?.ok_or_else(missing)?;
    let mut record = record_of(&loaded, &snapshot.events(id)?)?;
    found.events += record.events.len() as u64;
    let log = DiceKind::of(&loaded.contest.dice).is_some_and(DiceKind::is_proved).then_some(log);
    Ok(match verify::verify(&record, Expectations { keys: &[], log }) {
        Ok(Verified::Pass(_) | Verified::NoProof) => Ok(()),
        // The seeds of a game of mode G are shown when it is over. Until then there is only the play to be looked at.
        Err(verify::Failure { reason: Reason::Proof(Why::Proof(ProofReason::NotOver)), .. }) => {
            for stamped in &mut record.events {
                stamped.proof = None;
            }
            verify::verify(&record, Expectations::default()).map(drop)
        }
        Err(failure) => Err(failure),
    })
}

/// Copies a database into one file, as it is at one moment, while the server goes on; the file is there once all of it is on the disk.
/// Beside it lies its checksum, as `sha256sum` reads it; that is what is returned.
///
/// # Errors
/// The file is there already, or something cannot be read or written.
pub fn backup(database: &Path, to: &Path) -> Result<String, UpkeepError> {
    if to.exists() {
        return Err(UpkeepError::Exists(to.to_owned()));
    }
    fs::metadata(database).map_err(file_error(database))?;
    let snapshot = Snapshot::open(database).map_err(store_error(database))?;
    let part = beside(to, "part");
    remove(&part)?;
    if let Err(error) = snapshot.copy(&part) {
        remove(&part)?;
        // What passes is a matter of the disk to which is written.
        let place = if error.passes() { to } else { database };
        return Err(store_error(place)(error));
    }
    let hash = hash(&part)?;
    let name = to.file_name().unwrap_or_default().to_string_lossy().into_owned();
    write_synced(&beside(to, "sha256"), format!("{hash}  {name}\n").as_bytes())?;
    put(&part, to)?;
    Ok(hash)
}

/// What may be lost when a copy is put in the place of a database.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Overwrite {
    /// Only what the copy has too.
    Older,
    /// Anything, and the copy may be of unknown origin.
    Anything,
}

/// Puts a copy in the place of the database of a folder. What was there stays beside it, as `alea.sqlite.before`, or the
/// next such name that is free.
///
/// # Errors
/// A server runs there; what is there is newer, or the copy is not what was written, unless anything may be overwritten; a file cannot be
/// read or written.
pub fn restore(copy: &Path, folder: &Path, overwrite: Overwrite) -> Result<(), UpkeepError> {
    fs::create_dir_all(folder).map_err(file_error(folder))?;
    let _lock = Lock::take(folder)?;
    if overwrite == Overwrite::Older && recorded_hash(copy)? != Some(hash(copy)?) {
        return Err(UpkeepError::Checksum(copy.to_owned()));
    }
    let extent = extent(copy).map_err(store_error(copy))?;
    let database = folder.join(DATABASE);
    if overwrite == Overwrite::Older && database.exists() {
        let older = self::extent(&database).is_ok_and(|there| {
            there.0 <= extent.0 && there.1.iter().zip(&extent.1).all(|(there, copied)| there <= copied)
        });
        if !older {
            return Err(UpkeepError::Newer(database));
        }
    }
    let part = beside(&database, "part");
    remove(&part)?;
    fs::copy(copy, &part).map_err(file_error(copy))?;
    put_aside(&database)?;
    put(&part, &database)
}

/// How far a database goes: when the house was last open, and how much has happened. The time alone is noted once a second, which is long
/// enough to play in.
fn extent(database: &Path) -> Result<(Option<u64>, Vec<i64>), StoreError> {
    let snapshot = Snapshot::open(database)?;
    Ok((snapshot.last_time()?, snapshot.rows()?.to_vec()))
}

/// What is there stays under another name, with its log: a log beside another file than its own would be taken for that file's. The
/// database is there under its own name too until another takes its place, so that no server that is started meanwhile makes a new one.
fn put_aside(database: &Path) -> Result<(), UpkeepError> {
    if !database.exists() {
        return Ok(());
    }
    let aside = unused(database);
    let with = |path: &Path, end: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    };
    for end in ["-wal", "-shm"] {
        let from = with(database, end);
        if from.exists() {
            fs::rename(&from, with(&aside, end)).map_err(file_error(&from))?;
        }
    }
    // Not every file system has two names for a file.
    fs::hard_link(database, &aside).or_else(|_| fs::rename(database, &aside)).map_err(file_error(database))
}

/// A name for what is put aside that nothing has yet: `alea.sqlite.before`, `alea.sqlite.before2` and so on.
fn unused(database: &Path) -> PathBuf {
    let names = (2..).map(|number| beside(database, &format!("before{number}")));
    let mut names = std::iter::once(beside(database, "before")).chain(names);
    names.find(|name| !name.exists()).unwrap_or_else(|| beside(database, "before"))
}

/// `alea.sqlite` and `part` give `alea.sqlite.part`.
fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(end);
    name.into()
}

fn remove(path: &Path) -> Result<(), UpkeepError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(file_error(path)(error)),
        _ => Ok(()),
    }
}

fn write_synced(path: &Path, bytes: &[u8]) -> Result<(), UpkeepError> {
    let write = || {
        let mut file = File::create(path)?;
        file.write_all(bytes)?;
        file.sync_all()
    };
    write().map_err(file_error(path))
}

/// Gives a file its name once all of it is on the disk, and the name too.
fn put(part: &Path, to: &Path) -> Result<(), UpkeepError> {
    let put = || {
        File::open(part)?.sync_all()?;
        fs::rename(part, to)?;
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
    };
    put().map_err(file_error(to))
}

fn hash(path: &Path) -> Result<String, UpkeepError> {
    let read = || {
        let mut file = File::open(path)?;
        let mut hash = Sha256::new();
        let mut buffer = vec![0; 1 << 16];
        loop {
            match file.read(&mut buffer)? {
                0 => return Ok(to_hex(&hash.finalize())),
                count => hash.update(&buffer[..count]),
            }
        }
    };
    read().map_err(file_error(path))
}

/// What the file beside a copy says that its checksum is.
fn recorded_hash(copy: &Path) -> Result<Option<String>, UpkeepError> {
    let path = beside(copy, "sha256");
    match fs::read_to_string(&path) {
        Ok(text) => Ok(text.split_whitespace().next().map(str::to_owned)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(file_error(&path)(error)),
    }
}
