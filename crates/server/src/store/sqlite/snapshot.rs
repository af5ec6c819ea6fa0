//! A database as it is at one moment, for those who look at the whole of it while the server goes on writing.

use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::{LOCKED, rows, schema};
use crate::{
    ids::ContestId,
    store::{LeafRow, Loaded, Row, StoreError},
};

/// At most so many faults of the file are told.
const FAULTS: u32 = 20;

/// The tables of what has happened.
const TABLES: [&str; 7] = ["contests", "seats", "events", "commands", "kept", "log", "guests"];

/// See the head of this file. Nothing is written.
#[derive(Debug)]
pub(crate) struct Snapshot(Connection);

impl Snapshot {
    /// The file as it is now.
    pub(crate) fn open(path: &Path) -> Result<Snapshot, StoreError> {
        let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        connection.busy_timeout(LOCKED)?;
        connection.pragma_update(None, "cell_size_check", true)?;
        schema::is_ours(&connection)?;
        Ok(Snapshot(connection))
    }

    /// The same for as long as it is looked at: what is written meanwhile does not show.
    pub(crate) fn hold(&self) -> Result<(), StoreError> {
        Ok(self.0.execute_batch("BEGIN; SELECT count(*) FROM time")?)
    }

    /// What is wrong with the file as SQLite sees it; nothing, if all is well.
    pub(crate) fn faults(&self) -> Result<Vec<String>, StoreError> {
        let mut faults = Vec::new();
        for pragma in [format!("PRAGMA integrity_check({FAULTS})"), "PRAGMA foreign_key_check".into()] {
            let mut statement = self.0.prepare(&pragma)?;
            let rows = statement.query_map([], |row| row.get::<_, String>(0))?;
            faults.extend(rows.collect::<Result<Vec<_>, _>>()?);
        }
        faults.retain(|fault| fault != "ok");
        Ok(faults)
    }

    /// All contests, the oldest first.
    pub(crate) fn contests(&self) -> Result<Vec<ContestId>, StoreError> {
        rows::all(&self.0)
    }

    /// As of [`crate::store::Store`].
    pub(crate) fn unfinished(&self) -> Result<Vec<ContestId>, StoreError> {
        rows::unfinished(&self.0)
    }

    /// As of [`crate::store::Store`].
    pub(crate) fn contest(&self, id: ContestId) -> Result<Option<Loaded>, StoreError> {
        rows::contest(&self.0, id)
    }

    /// All events of a contest.
    pub(crate) fn events(&self, id: ContestId) -> Result<Vec<Row>, StoreError> {
        rows::events(&self.0, id, 0, i64::MAX as u64)
    }

    /// As of [`crate::store::Store`].
    pub(crate) fn leaves(&self, from: u64, most: u64) -> Result<Vec<LeafRow>, StoreError> {
        rows::leaves(&self.0, from, most)
    }

    /// As of [`crate::store::Store`].
    pub(crate) fn last_time(&self) -> Result<Option<u64>, StoreError> {
        rows::last_time(&self.0)
    }

    /// How many rows each table has, in a fixed order: no row is ever taken away.
    pub(crate) fn rows(&self) -> Result<[i64; TABLES.len()], StoreError> {
        let mut rows = [0; TABLES.len()];
        for (rows, table) in rows.iter_mut().zip(TABLES) {
            *rows = self.0.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0))?;
        }
        Ok(rows)
    }

    /// Writes all of it into a file that is not there yet. It is for the caller to have it written to the disk.
    pub(crate) fn copy(&self, to: &Path) -> Result<(), StoreError> {
        let to = to.to_str().ok_or_else(|| StoreError::Unavailable("the name is no UTF-8".into()))?;
        self.0.execute("VACUUM INTO $1", [to])?;
        Ok(())
    }
}
