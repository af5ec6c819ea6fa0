//! What SQLite does not say: of a write-ahead log that is damaged in the middle it takes the transactions before the damage, and passes over
//! those that come after it without a word. What it passes over is counted here (<https://sqlite.org/fileformat2.html#the_write_ahead_log>).

use std::{
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
};

/// The header of a log, and that of each frame, in bytes.
const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// How a log begins; the last bit says in which order the bytes of numbers are that the checksums are made of.
const MAGIC: u32 = 0x377f_0682;

/// How often a log is read that changes while it is.
const TRIES: u32 = 3;

/// What is at the end of a log that belongs to it, but not to any transaction that SQLite sees.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unread {
    /// Pages.
    pub(crate) frames: u64,
    /// The same in bytes.
    pub(crate) bytes: u64,
    /// Transactions that end among them.
    pub(crate) commits: u64,
}

/// What of the log of a database is not read; `None` if all of it is, or there is none. A server may go on writing meanwhile: what it has begun
/// to write and not ended is at most one transaction, which is not told of.
pub(crate) fn unread(database: &Path) -> io::Result<Option<Unread>> {
    let path = path_of(database);
    let mut before = None;
    for _ in 0..TRIES {
        let found = match fs::read(&path) {
            Ok(log) => look(&log),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        // A log that is begun anew while it is read looks like a broken one, but not the same way twice.
        if found.is_none() || found == before {
            return Ok(found);
        }
        before = found;
    }
    Ok(None)
}

/// The log of a database.
fn path_of(database: &Path) -> PathBuf {
    let mut name = OsString::from(database);
    name.push("-wal");
    name.into()
}

fn number(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

/// The running checksum.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Sum {
    little: bool,
    sums: (u32, u32),
}

impl Sum {
    fn add(&mut self, bytes: &[u8]) {
        let word = |bytes: &[u8]| {
            let bytes = bytes.try_into().unwrap_or_default();
            if self.little { u32::from_le_bytes(bytes) } else { u32::from_be_bytes(bytes) }
        };
        let (mut one, mut other) = self.sums;
        for pair in bytes.chunks_exact(8) {
            one = one.wrapping_add(word(&pair[..4])).wrapping_add(other);
            other = other.wrapping_add(word(&pair[4..])).wrapping_add(one);
        }
        self.sums = (one, other);
    }
}

fn look(log: &[u8]) -> Option<Unread> {
    let magic = number(log, 0)?;
    if magic & !1 != MAGIC {
        return None;
    }
    let page = usize::try_from(number(log, 8)?).ok().filter(|page| page.is_power_of_two())?;
    let salts = log.get(16..24)?;
    let mut sum = Sum { little: magic == MAGIC, sums: (0, 0) };
    sum.add(&log[..24]);
    // Without a header that holds nothing of the log is read, and all of it may be old.
    if sum.sums != (number(log, 24)?, number(log, 28)?) {
        return None;
    }
    let mut holds = true;
    let mut unread = Unread { frames: 0, bytes: 0, commits: 0 };
    for frame in log[HEADER..].chunks_exact(FRAME_HEADER + page) {
        // What lies behind the end of a log has the salts of an earlier one.
        if &frame[8..16] != salts {
            break;
        }
        sum.add(&frame[..8]);
        sum.add(&frame[FRAME_HEADER..]);
        holds = holds && sum.sums == (number(frame, 16)?, number(frame, 20)?);
        let commits = number(frame, 4)? != 0;
        if holds && commits {
            unread = Unread { frames: 0, bytes: 0, commits: 0 };
            continue;
        }
        unread.frames += 1;
        unread.bytes += frame.len() as u64;
        unread.commits += u64::from(commits);
    }
    // A transaction that was not ended was never acknowledged.
    (unread.commits > 0).then_some(unread)
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::*;

    /// The log of a database after five transactions.
    fn log(folder: &Path) -> (PathBuf, Connection) {
        let path = folder.join("test.sqlite");
        let connection = Connection::open(&path).unwrap();
        connection
            .execute_batch("PRAGMA journal_mode = WAL; PRAGMA page_size = 4096; CREATE TABLE t (a)")
            .unwrap();
        for number in 0..4 {
            connection.execute("INSERT INTO t VALUES ($1)", [number]).unwrap();
        }
        (path, connection)
    }

    fn damaged(path: &Path, frame: usize) -> Option<Unread> {
        let wal = path_of(path);
        let whole = fs::read(&wal).unwrap();
        let mut log = whole.clone();
        log[HEADER + frame * (FRAME_HEADER + 4096) + FRAME_HEADER + 4000] ^= 1;
        fs::write(&wal, log).unwrap();
        let found = unread(path).unwrap();
        fs::write(&wal, whole).unwrap();
        found
    }

    #[test]
    fn what_comes_after_the_damage_is_counted() {
        let folder = tempfile::tempdir().unwrap();
        let (path, _connection) = log(folder.path());
        assert_eq!(unread(&path).unwrap(), None);
        let bytes = fs::metadata(path_of(&path)).unwrap().len() as usize - HEADER;
        let frames = bytes / (FRAME_HEADER + 4096);
        // The last four transactions have a frame each.
        for lost in 1..=4 {
            let found = damaged(&path, frames - lost).unwrap();
            assert_eq!((found.frames, found.commits), (lost as u64, lost as u64));
            assert_eq!(found.bytes, (lost * (FRAME_HEADER + 4096)) as u64);
        }
        assert_eq!(unread(&path).unwrap(), None);
    }

    #[test]
    fn a_log_that_was_cut_off_and_one_that_was_begun_anew_are_as_they_should_be() {
        let folder = tempfile::tempdir().unwrap();
        let (path, connection) = log(folder.path());
        let wal = path_of(&path);
        let whole = fs::read(&wal).unwrap();
        for length in [0, 20, HEADER, whole.len() - 1, whole.len() - 4096 - FRAME_HEADER] {
            fs::write(&wal, &whole[..length]).unwrap();
            assert_eq!(unread(&path).unwrap(), None, "{length}");
        }
        fs::write(&wal, &whole).unwrap();
        let mut statement = connection.prepare("PRAGMA wal_checkpoint(RESTART)").unwrap();
        let _ = statement.query_row([], |row| row.get::<_, i64>(0)).unwrap();
        connection.execute("INSERT INTO t VALUES (9)", []).unwrap();
        assert_eq!(
            fs::metadata(&wal).unwrap().len(),
            whole.len() as u64,
            "old frames are behind the new one"
        );
        assert_eq!(unread(&path).unwrap(), None);
        assert_eq!(unread(&folder.path().join("nothing")).unwrap(), None);
    }
}
