//! Reading and writing rows. Writes run in a savepoint that is given up if they fail.
//!
//! To SQLite `$1` is a name, and names are counted as they come: they stand in their order in every statement.

use alea_game::Side;
use alea_matchplay::{EVENTS_VERSION, RULES_VERSION};
use rusqlite::{Connection, OptionalExtension, params};

use crate::{
    ids::{CommandId, ContestId, GuestId, TokenHash},
    store::{
        Append, Appended, Asked, ContestRow, Done, GoesOn, Guest, Kept, LeafRow, Loaded, Offered,
        OwnContests, Row, SeatRow, Sitter, StoreError,
    },
};

type Stored<T> = Result<T, StoreError>;

fn seat_number(seat: Side) -> i64 {
    match seat {
        Side::First => 0,
        Side::Second => 1,
    }
}

/// SQLite counts to 2^63.
fn number(value: u64) -> Stored<i64> {
    i64::try_from(value).map_err(|_| StoreError::Damaged("a number beyond 2^63".into()))
}

fn counted(value: i64) -> Stored<u64> {
    u64::try_from(value).map_err(|_| StoreError::Damaged("a number below zero".into()))
}

fn damaged(what: &str) -> StoreError {
    StoreError::Damaged(what.into())
}

pub(super) fn make(connection: &Connection, row: &ContestRow, seats: &[Option<SeatRow>; 2]) -> Stored<()> {
    connection.execute(
        "INSERT INTO contests (id, created, terms, dice, anyone, invitation) VALUES ($1, $2, $3, $4, $5, $6)",
        params![
            row.id.bytes(),
            number(row.created)?,
            row.terms,
            row.dice,
            row.offered == Offered::Anyone,
            row.invitation
        ],
    )?;
    for (seat, sitter) in Side::BOTH.into_iter().zip(seats) {
        if let Some(sitter) = sitter {
            sit(connection, row.id, seat, sitter)?;
        }
    }
    Ok(())
}

pub(super) fn contest(connection: &Connection, id: ContestId) -> Stored<Option<Loaded>> {
    let sql = "SELECT created, terms, dice, anyone, invitation FROM contests WHERE id = $1";
    let read = |row: &rusqlite::Row<'_>| {
        let anyone = row.get::<_, bool>(3)?;
        Ok((row.get::<_, i64>(0)?, row.get(1)?, row.get(2)?, anyone, row.get(4)?))
    };
    let found = connection.prepare_cached(sql)?.query_row([id.bytes()], read).optional()?;
    let Some((created, terms, dice, anyone, invitation)) = found else { return Ok(None) };
    let offered = if anyone { Offered::Anyone } else { Offered::Invited };
    let contest = ContestRow { id, created: counted(created)?, terms, dice, offered, invitation };
    let mut seats = [None, None];
    let mut statement =
        connection.prepare_cached("SELECT seat, guest, house, name FROM seats WHERE contest = $1")?;
    let rows = statement.query_map([id.bytes()], |row| {
        let guest: Option<[u8; 16]> = row.get(1)?;
        let house: Option<String> = row.get(2)?;
        Ok((usize::from(row.get::<_, u8>(0)?), guest, house, row.get::<_, String>(3)?))
    })?;
    for row in rows {
        let (seat, guest, house, name) = row?;
        let who = match (guest, house) {
            (Some(guest), None) => Sitter::Guest(GuestId::of_bytes(guest)),
            (None, Some(house)) => Sitter::House(house),
            _ => return Err(damaged("a chair with nobody or two on it")),
        };
        *seats.get_mut(seat).ok_or_else(|| damaged("a third chair"))? = Some(SeatRow { who, name });
    }
    Ok(Some(Loaded { contest, seats }))
}

pub(super) fn sit(connection: &Connection, id: ContestId, seat: Side, row: &SeatRow) -> Stored<bool> {
    let (guest, house) = match &row.who {
        Sitter::Guest(guest) => (Some(guest.bytes()), None),
        Sitter::House(house) => (None, Some(house)),
    };
    // Nobody sits down where nobody is waited for any more.
    let sql = "INSERT INTO seats (contest, seat, guest, house, name) SELECT $1, $2, $3, $4, $5 FROM contests \
               WHERE id = $1 AND over = 0 ON CONFLICT DO NOTHING RETURNING seat";
    let values = params![id.bytes(), seat_number(seat), guest, house, row.name];
    let sat = connection.prepare_cached(sql)?.query_row(values, |row| row.get::<_, i64>(0));
    Ok(sat.optional()?.is_some())
}

pub(super) fn append(connection: &Connection, append: &Append) -> Stored<Appended> {
    let contest = append.contest.bytes();
    if let Some(asked) = &append.command {
        let sql = "SELECT digest, first, count FROM commands WHERE contest = $1 AND seat = $2 AND id = $3";
        let key = params![contest, seat_number(asked.by), asked.id.as_str()];
        let before = connection.prepare_cached(sql)?.query_row(key, |row| {
            Ok((row.get::<_, [u8; 32]>(0)?, row.get::<_, i64>(1)?, row.get::<_, i64>(2)?))
        });
        if let Some((digest, first, count)) = before.optional()? {
            let done = Done { first: counted(first)?, count: counted(count)? };
            let same = digest == asked.digest;
            return Ok(if same { Appended::Repeated(done) } else { Appended::OtherCommand });
        }
    }
    let sql = "SELECT seq, at FROM events WHERE contest = $1 ORDER BY seq DESC LIMIT 1";
    let last = connection
        .prepare_cached(sql)?
        .query_row([contest], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?)))
        .optional()?;
    let (count, mut at) = match last {
        Some((seq, at)) => (counted(seq)? + 1, counted(at)?),
        None => (0, 0),
    };
    if count != append.expected {
        return Ok(Appended::Stale { count });
    }
    let sql = "INSERT INTO events (contest, seq, at, version, rules_version, body) \
               VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING seq";
    let mut insert = connection.prepare_cached(sql)?;
    for (seq, row) in (count..).zip(&append.events) {
        if row.at < at {
            return Err(StoreError::TimeRunsBack);
        }
        at = row.at;
        let values = params![contest, number(seq)?, number(at)?, EVENTS_VERSION, RULES_VERSION, row.event];
        if insert.query_row(values, |row| row.get::<_, i64>(0)).optional()?.is_none() {
            return Err(damaged("an event where there was none"));
        }
    }
    if !append.events.is_empty() {
        note_time(connection, at)?;
    }
    let mut insert =
        connection.prepare_cached("INSERT INTO kept (contest, game, kind, bytes) VALUES ($1, $2, $3, $4)")?;
    for kept in &append.kept {
        insert.execute(params![contest, kept.game, kept.kind, kept.bytes])?;
    }
    if let Some(leaf) = &append.leaf {
        let (count, _) = head(connection)?;
        if count != leaf.number {
            return Err(StoreError::LogMoved);
        }
        connection
            .prepare_cached("INSERT INTO log (number, leaf, head) VALUES ($1, $2, $3)")?
            .execute(params![number(leaf.number)?, leaf.leaf, leaf.head])?;
    }
    let done = Done { first: count, count: append.events.len() as u64 };
    if let Some(asked) = &append.command {
        let sql = "INSERT INTO commands (contest, seat, id, digest, first, count) \
                   VALUES ($1, $2, $3, $4, $5, $6)";
        connection.prepare_cached(sql)?.execute(params![
            contest,
            seat_number(asked.by),
            asked.id.as_str(),
            asked.digest,
            number(done.first)?,
            number(done.count)?
        ])?;
    }
    if append.goes_on == GoesOn::Over {
        connection.prepare_cached("UPDATE contests SET over = 1 WHERE id = $1")?.execute([contest])?;
    }
    Ok(Appended::Stored(done))
}

pub(super) fn events(connection: &Connection, id: ContestId, from: u64, most: u64) -> Stored<Vec<Row>> {
    let sql = "SELECT at, version, rules_version, body FROM events WHERE contest = $1 AND seq >= $2 \
               ORDER BY seq LIMIT $3";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(params![id.bytes(), number(from)?, number(most)?], |row| {
        let versions = (row.get::<_, u16>(1)?, row.get::<_, u16>(2)?);
        Ok((row.get::<_, i64>(0)?, versions, row.get::<_, String>(3)?))
    })?;
    rows.map(|row| {
        let (at, versions, event) = row?;
        if versions != (EVENTS_VERSION, RULES_VERSION) {
            return Err(damaged("an event of another version"));
        }
        Ok(Row { at: counted(at)?, event })
    })
    .collect()
}

pub(super) fn last_event(connection: &Connection, id: ContestId) -> Stored<Option<Row>> {
    let sql = "SELECT max(seq) FROM events WHERE contest = $1";
    let last: Option<i64> = connection.prepare_cached(sql)?.query_row([id.bytes()], |row| row.get(0))?;
    let Some(last) = last else { return Ok(None) };
    Ok(events(connection, id, counted(last)?, 1)?.pop())
}

pub(super) fn kept(connection: &Connection, id: ContestId) -> Stored<Vec<Kept>> {
    let sql = "SELECT game, kind, bytes FROM kept WHERE contest = $1 ORDER BY number";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([id.bytes()], |row| {
        Ok(Kept { game: row.get(0)?, kind: row.get(1)?, bytes: row.get(2)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn commands(connection: &Connection, id: ContestId) -> Stored<Vec<(Asked, Done)>> {
    let sql = "SELECT seat, id, digest, first, count FROM commands WHERE contest = $1";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([id.bytes()], |row| {
        let numbers = (row.get::<_, i64>(3)?, row.get::<_, i64>(4)?);
        Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?, row.get::<_, [u8; 32]>(2)?, numbers))
    })?;
    rows.map(|row| {
        let (seat, id, digest, (first, count)) = row?;
        let by = if seat == 0 { Side::First } else { Side::Second };
        let id = CommandId::parse(&id).ok_or_else(|| damaged("an id of a command that is none"))?;
        Ok((Asked { by, id, digest }, Done { first: counted(first)?, count: counted(count)? }))
    })
    .collect()
}

pub(super) fn head(connection: &Connection) -> Stored<(u64, [u8; 32])> {
    let sql = "SELECT number, head FROM log ORDER BY number DESC LIMIT 1";
    let last = connection
        .prepare_cached(sql)?
        .query_row([], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, [u8; 32]>(1)?)))
        .optional()?;
    match last {
        Some((number, head)) => Ok((counted(number)? + 1, head)),
        None => Ok((0, [0; 32])),
    }
}

pub(super) fn leaves(connection: &Connection, from: u64, most: u64) -> Stored<Vec<LeafRow>> {
    let sql = "SELECT number, leaf, head FROM log WHERE number >= $1 ORDER BY number LIMIT $2";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([number(from)?, number(most)?], |row| {
        Ok((row.get::<_, i64>(0)?, row.get(1)?, row.get(2)?))
    })?;
    rows.map(|row| {
        let (number, leaf, head) = row?;
        Ok(LeafRow { number: counted(number)?, leaf, head })
    })
    .collect()
}

fn ids(connection: &Connection, sql: &str, most: i64) -> Stored<Vec<ContestId>> {
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([most], |row| row.get::<_, [u8; 16]>(0))?;
    Ok(rows.map(|row| row.map(ContestId::of_bytes)).collect::<Result<_, _>>()?)
}

pub(super) fn all(connection: &Connection) -> Stored<Vec<ContestId>> {
    ids(connection, "SELECT id FROM contests ORDER BY id LIMIT $1", -1)
}

pub(super) fn unfinished(connection: &Connection) -> Stored<Vec<ContestId>> {
    ids(connection, "SELECT id FROM contests WHERE over = 0 ORDER BY id LIMIT $1", -1)
}

pub(super) fn offers(connection: &Connection, most: u64) -> Stored<Vec<ContestId>> {
    let sql = "SELECT id FROM contests WHERE over = 0 AND anyone = 1 \
               AND (SELECT count(*) FROM seats WHERE contest = id) < 2 ORDER BY id DESC LIMIT $1";
    ids(connection, sql, number(most)?)
}

pub(super) fn contests_of(
    connection: &Connection,
    guest: GuestId,
    which: OwnContests,
) -> Stored<Vec<(ContestId, GoesOn)>> {
    let sql = "SELECT id, over FROM seats JOIN contests ON id = contest \
               WHERE guest = $1 AND id < $2 AND ($3 IS NULL OR over = $3) ORDER BY id DESC LIMIT $4";
    // No id is as high.
    let before = which.before.map_or([0xff; 16], |id| id.bytes());
    let over = which.over.map(|goes_on| goes_on == GoesOn::Over);
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(params![guest.bytes(), before, over, number(which.most)?], |row| {
        let goes_on = if row.get(1)? { GoesOn::Over } else { GoesOn::Yes };
        Ok((ContestId::of_bytes(row.get(0)?), goes_on))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn welcome(connection: &Connection, guest: &Guest, token: &TokenHash) -> Stored<()> {
    let sql = "INSERT INTO guests (id, token, name) VALUES ($1, $2, $3)";
    connection.prepare_cached(sql)?.execute(params![guest.id.bytes(), token, guest.name])?;
    Ok(())
}

pub(super) fn guest(connection: &Connection, token: &TokenHash) -> Stored<Option<Guest>> {
    let mut statement = connection.prepare_cached("SELECT id, name FROM guests WHERE token = $1")?;
    let found = statement
        .query_row([token], |row| Ok(Guest { id: GuestId::of_bytes(row.get(0)?), name: row.get(1)? }));
    Ok(found.optional()?)
}

pub(super) fn rename(connection: &Connection, guest: GuestId, name: &str) -> Stored<()> {
    let sql = "UPDATE guests SET name = $1 WHERE id = $2";
    connection.prepare_cached(sql)?.execute(params![name, guest.bytes()])?;
    Ok(())
}

pub(super) fn note_time(connection: &Connection, at: u64) -> Stored<()> {
    let sql = "INSERT INTO time (one, at) VALUES (1, $1) \
               ON CONFLICT (one) DO UPDATE SET at = max(at, excluded.at)";
    connection.prepare_cached(sql)?.execute([number(at)?])?;
    Ok(())
}

pub(super) fn last_time(connection: &Connection) -> Stored<Option<u64>> {
    let last = connection.query_row("SELECT at FROM time", [], |row| row.get::<_, i64>(0)).optional()?;
    last.map(counted).transpose()
}
