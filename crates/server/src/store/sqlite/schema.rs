//! The tables.

use rusqlite::Connection;

use crate::store::StoreError;

/// `aLEA`: says that a file is ours.
const APPLICATION: i32 = 0x614c_4541;

/// The version of the tables.
const VERSION: i32 = 1;

/// Events, what is kept with them, commands and the log only grow: triggers see to it, whoever opens the file.
const TABLES: &str = "
CREATE TABLE contests (
    id BLOB PRIMARY KEY, created INTEGER NOT NULL, terms TEXT NOT NULL, dice TEXT NOT NULL,
    anyone INTEGER NOT NULL, invitation BLOB, over INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID, STRICT;
CREATE INDEX unfinished ON contests (over, id);
CREATE TABLE seats (
    contest BLOB NOT NULL REFERENCES contests (id), seat INTEGER NOT NULL CHECK (seat IN (0, 1)),
    guest BLOB REFERENCES guests (id), house TEXT, name TEXT NOT NULL,
    PRIMARY KEY (contest, seat), UNIQUE (contest, guest),
    CHECK ((guest IS NULL) <> (house IS NULL))
) WITHOUT ROWID, STRICT;
CREATE TABLE events (
    contest BLOB NOT NULL REFERENCES contests (id), seq INTEGER NOT NULL, at INTEGER NOT NULL,
    version INTEGER NOT NULL, rules_version INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (contest, seq)
) WITHOUT ROWID, STRICT;
CREATE TABLE commands (
    contest BLOB NOT NULL REFERENCES contests (id), seat INTEGER NOT NULL, id TEXT NOT NULL,
    digest BLOB NOT NULL, first INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (contest, seat, id)
) WITHOUT ROWID, STRICT;
CREATE TABLE kept (
    number INTEGER PRIMARY KEY, contest BLOB NOT NULL REFERENCES contests (id),
    game INTEGER NOT NULL, kind TEXT NOT NULL, bytes BLOB NOT NULL
) STRICT;
CREATE INDEX kept_of ON kept (contest, number);
CREATE TABLE log (number INTEGER PRIMARY KEY, leaf BLOB NOT NULL, head BLOB NOT NULL) STRICT;
CREATE TABLE guests (
    id BLOB PRIMARY KEY, token BLOB NOT NULL UNIQUE, name TEXT NOT NULL
) WITHOUT ROWID, STRICT;
CREATE TABLE time (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
";

/// By which the contests of a guest are found. It holds nothing of its own, so that a file without it is of the same version.
const SEATS_OF: &str = "CREATE INDEX IF NOT EXISTS seats_of ON seats (guest, contest);";

const ONLY_GROWING: [&str; 4] = ["events", "commands", "kept", "log"];

/// What a file is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// One of ours, of this version.
    Ours,
    /// A database in which nobody has written.
    New,
}

fn kind(connection: &Connection) -> Result<Kind, StoreError> {
    let number = |pragma| connection.query_row(&format!("PRAGMA {pragma}"), [], |row| row.get::<_, i32>(0));
    match (number("application_id")?, number("user_version")?) {
        (APPLICATION, VERSION) => Ok(Kind::Ours),
        (APPLICATION, version) => {
            Err(StoreError::Damaged(format!("the file is of version {version}, not {VERSION}")))
        }
        (0, 0) => Ok(Kind::New),
        _ => Err(StoreError::Damaged("the file is a database of another program".into())),
    }
}

/// Whether the file is one of ours, of this version.
pub(super) fn is_ours(connection: &Connection) -> Result<(), StoreError> {
    match kind(connection)? {
        Kind::Ours => Ok(()),
        Kind::New => Err(StoreError::Damaged("the file is no database of this program".into())),
    }
}

pub(super) fn prepare(connection: &Connection) -> Result<(), StoreError> {
    if kind(connection)? == Kind::Ours {
        set_up(connection)?;
        return Ok(connection.execute_batch(SEATS_OF)?);
    }
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if tables > 0 {
        return Err(StoreError::Damaged("the file is a database of another program".into()));
    }
    set_up(connection)?;
    let mut all = format!("BEGIN IMMEDIATE; {TABLES} {SEATS_OF}");
    for table in ONLY_GROWING {
        for (name, what) in [("kept_whole", "DELETE"), ("unchanged", "UPDATE")] {
            all.push_str(&format!(
                "CREATE TRIGGER {table}_{name} BEFORE {what} ON {table} \
                 BEGIN SELECT raise(ABORT, '{table} only grow'); END;"
            ));
        }
    }
    all.push_str(&format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION}; COMMIT;"));
    Ok(connection.execute_batch(&all)?)
}

/// Nothing is changed in a file that is not ours, so this comes after we know.
fn set_up(connection: &Connection) -> Result<(), StoreError> {
    let mode: String = connection.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0))?;
    if mode != "wal" {
        return Err(StoreError::Unavailable(format!(
            "the file cannot be written ahead: journal mode {mode}"
        )));
    }
    Ok(connection.execute_batch("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")?)
}
