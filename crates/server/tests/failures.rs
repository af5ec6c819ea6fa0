//! What becomes of a store whose file is held by another program, whose write-ahead log is torn, or whose pages are damaged: what was
//! acknowledged stays, what cannot be read is told as damage, and nothing is made up. A disk that is full is in `tests/crash`.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::{
    fs,
    ops::Range,
    path::{Path, PathBuf},
};

use alea_game::Side;
use alea_server::{
    CommandId, ContestId,
    store::{
        Append, Appended, Asked, ContestRow, GoesOn, Kept, LeafRow, Offered, Row, Sqlite, Store, StoreError,
    },
};
use common::{Guest, Server, request, robot::Robot, runtime};
use rusqlite::Connection;
use serde_json::json;

/// The size of a page of the database, and of what comes before one in the write-ahead log.
const PAGE: usize = 4096;
const FRAME: usize = 24;

fn contest() -> ContestRow {
    let (terms, dice) = ("{}".into(), "plain".into());
    ContestRow { id: ContestId::new(), created: 1, terms, dice, offered: Offered::Invited, invitation: None }
}

/// Everything that one write can have, told by its number.
fn write(contest: ContestId, number: u64) -> Append {
    let event = |part| Row { at: number, event: format!("{number}-{part}-{}", "x".repeat(300)) };
    let id = CommandId::parse(&format!("c-{number}")).unwrap();
    Append {
        contest,
        expected: number * 2,
        events: vec![event(0), event(1)],
        kept: vec![Kept { game: 1, kind: "secret".into(), bytes: number.to_be_bytes().to_vec() }],
        leaf: Some(LeafRow { number, leaf: number.to_be_bytes().to_vec(), head: [number as u8; 32] }),
        command: Some(Asked { by: Side::First, id, digest: [number as u8; 32] }),
        goes_on: GoesOn::Yes,
    }
}

/// How many writes a contest has had, if it holds nothing but the first of them, each whole.
async fn holds(store: &Sqlite, contest: ContestId) -> Result<u64, StoreError> {
    let events = store.events(contest, 0, 10_000).await?;
    let (kept, commands) = (store.kept(contest).await?, store.commands(contest).await?);
    let (leaves, head) = (store.leaves(0, 10_000).await?, store.head().await?);
    let count = kept.len() as u64;
    for number in 0..count {
        let expected = write(contest, number);
        let at = number as usize;
        assert_eq!(events[2 * at..2 * at + 2], expected.events);
        assert_eq!((&kept[at], &leaves[at]), (&expected.kept[0], &expected.leaf.unwrap()));
        assert!(commands.iter().any(|(asked, _)| Some(asked) == expected.command.as_ref()));
    }
    assert_eq!(events.len() as u64, 2 * count);
    assert_eq!((commands.len() as u64, leaves.len() as u64, head.0), (count, count, count));
    Ok(count)
}

/// A database as it lies there after the program was killed: the file, and the log that was not yet taken into it.
struct Left {
    folder: tempfile::TempDir,
    contest: ContestId,
    main: Vec<u8>,
    wal: Vec<u8>,
    /// How long the log was when each write had been acknowledged.
    acknowledged: Vec<usize>,
}

async fn left(writes: u64) -> Left {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("alea.sqlite");
    let store = Sqlite::open(&path).unwrap();
    let made = contest();
    let contest = made.id;
    store.make(made, [None, None]).await.unwrap();
    let wal = folder.path().join("alea.sqlite-wal");
    let mut acknowledged = Vec::new();
    for number in 0..writes {
        assert!(matches!(store.append(write(contest, number)).await.unwrap(), Appended::Stored(_)));
        acknowledged.push(fs::metadata(&wal).unwrap().len() as usize);
    }
    let (main, wal) = (fs::read(&path).unwrap(), fs::read(&wal).unwrap());
    assert_eq!(acknowledged.last(), Some(&wal.len()), "the log was taken into the file meanwhile");
    Left { folder, contest, main, wal, acknowledged }
}

impl Left {
    /// The same elsewhere, with a log that is not quite what was written.
    fn with(&self, name: &str, wal: &[u8]) -> PathBuf {
        let path = self.folder.path().join(name);
        let log = self.folder.path().join(format!("{name}-wal"));
        fs::write(&path, &self.main).unwrap();
        fs::write(log, wal).unwrap();
        path
    }

    /// How many writes were acknowledged when the log was so long.
    fn durable(&self, length: usize) -> u64 {
        self.acknowledged.iter().filter(|acknowledged| **acknowledged <= length).count() as u64
    }

    /// What is there when the log is damaged from `damaged` on. Whatever it is, it can be gone on from.
    async fn opens(&self, name: &str, wal: &[u8], damaged: usize) {
        let path = self.with(name, wal);
        let store = Sqlite::open(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        // The log begins with the tables themselves.
        let count = match store.contest(self.contest).await.unwrap() {
            None => {
                assert_eq!(self.durable(damaged), 0, "{name}");
                store.make(ContestRow { id: self.contest, ..contest() }, [None, None]).await.unwrap();
                0
            }
            Some(_) => holds(&store, self.contest).await.unwrap(),
        };
        assert_eq!(count, self.durable(damaged), "{name}");
        // Not what stood there before: the same again, byte for byte, would make whole what comes after it in the log.
        let after = vec![Row { at: 1000, event: "after".into() }];
        let next =
            Append { events: after.clone(), leaf: None, kept: Vec::new(), ..write(self.contest, count) };
        store.append(Append { command: None, ..next }).await.unwrap();
        drop(store);
        let again = Sqlite::open(&path).unwrap();
        assert_eq!(again.events(self.contest, 2 * count, 10).await, Ok(after), "{name}");
    }
}

#[test]
fn a_torn_log_opens_with_what_was_durable_before_the_tear() {
    runtime().block_on(async {
        let left = left(12).await;
        let whole = left.wal.len();
        // Cut off within the last writes, at the borders of frames and pages and between.
        let last = left.acknowledged[8];
        for length in (last..whole).step_by(1_357).chain([last, last + 1, last + FRAME, whole - 1, whole]) {
            left.opens(&format!("cut-{length}"), &left.wal[..length], length).await;
        }
        // A bit that fell over: nothing from the write on in which it stands, everything before.
        for at in (last..whole).step_by(2_221).chain([last, last + 8, last + FRAME, whole - 1]) {
            let mut wal = left.wal.clone();
            wal[at] ^= 0x10;
            left.opens(&format!("bit-{at}"), &wal, at).await;
        }
        // What a disk leaves of a write that it had not finished: zeros, or something old, behind what is durable.
        for (name, filling) in [("zeros", 0), ("old", 0xA5)] {
            let mut wal = left.wal.clone();
            wal[last..].fill(filling);
            left.opens(name, &wal, last).await;
            wal.extend(vec![filling; 3 * PAGE]);
            left.opens(&format!("{name}-more"), &wal, last).await;
        }
    });
}

/// A file without a log, in which contests stand, each with `writes` writes.
async fn checkpointed(path: &Path, contests: usize) -> Vec<ContestId> {
    let store = Sqlite::open(path).unwrap();
    let mut ids = Vec::new();
    for _ in 0..contests {
        let made = contest();
        ids.push(made.id);
        store.make(made.clone(), [None, None]).await.unwrap();
        for number in 0..10 {
            let write = Append { leaf: None, ..write(made.id, number) };
            store.append(write).await.unwrap();
        }
    }
    drop(store);
    let connection = Connection::open(path).unwrap();
    let busy = |row: &rusqlite::Row<'_>| row.get::<_, i64>(0);
    assert_eq!(connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], busy), Ok(0));
    ids
}

/// Whether a contest of [`checkpointed`] reads as it was written; `false` where the store says that it is damaged.
async fn reads(store: &Sqlite, id: ContestId) -> bool {
    let expected: Vec<_> = (0..10).flat_map(|number| write(id, number).events).collect();
    match store.events(id, 0, 100).await {
        Ok(events) => assert_eq!(events, expected),
        Err(error) => {
            assert!(matches!(error, StoreError::Damaged(_)), "{error}");
            return false;
        }
    }
    match store.contest(id).await {
        Ok(loaded) => assert_eq!(loaded.unwrap().contest.id, id),
        Err(error) => {
            assert!(matches!(error, StoreError::Damaged(_)), "{error}");
            return false;
        }
    }
    true
}

fn overwrite(file: &[u8], range: Range<usize>, filling: u8) -> Vec<u8> {
    let mut damaged = file.to_vec();
    damaged[range].fill(filling);
    damaged
}

#[test]
fn a_damaged_page_is_told_and_takes_nothing_from_the_others() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("whole.sqlite");
        let ids = checkpointed(&path, 12).await;
        let file = fs::read(&path).unwrap();
        let (mut refused, mut told, mut partly) = (0, 0, 0);
        for page in 0..file.len() / PAGE {
            for filling in [0, 0xA5] {
                let damaged = folder.path().join(format!("{page}-{filling}.sqlite"));
                fs::write(&damaged, overwrite(&file, page * PAGE..(page + 1) * PAGE, filling)).unwrap();
                let store = match Sqlite::open(&damaged) {
                    Ok(store) => store,
                    Err(error) => {
                        assert!(matches!(error, StoreError::Damaged(_)), "page {page}: {error}");
                        refused += 1;
                        continue;
                    }
                };
                let mut whole = 0;
                for &id in &ids {
                    if reads(&store, id).await {
                        whole += 1;
                        // Who reads well is written well, or is told.
                        let next = Append { leaf: None, ..write(id, 10) };
                        match store.append(next).await {
                            Ok(_) => assert_eq!(store.events(id, 0, 100).await.unwrap().len(), 22),
                            Err(error) => assert!(!matches!(error, StoreError::Full), "page {page}: {error}"),
                        }
                    } else {
                        told += 1;
                    }
                }
                partly += u32::from((1..ids.len()).contains(&whole));
            }
        }
        assert!(refused >= 2 && told > 0 && partly > 0, "{refused} {told} {partly}");
    });
}

#[test]
fn a_contest_that_is_damaged_does_not_keep_the_house_closed() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let anna = Guest::new(server.address, "Άννα").await;
        let terms = json!({"games": [{"id": "hnefatafl"}], "length": "single", "clock": {"reserve": 600_000, "delay": 0}});
        let wish = json!({"terms": terms, "seat": "first", "against": {"house": "random"}});
        let (sound, _) = anna.make(&wish).await;
        let (damaged, _) = anna.make(&wish).await;
        server.stop().await;
        let connection = Connection::open(folder.path().join("alea.sqlite")).unwrap();
        let id = ContestId::parse(&damaged).unwrap();
        let update = "UPDATE contests SET terms = '{' WHERE id = ?1";
        assert_eq!(connection.execute(update, [id.bytes()]), Ok(1));
        drop(connection);
        let server = Server::start(folder.path()).await;
        let anna = Guest { address: server.address, ..anna };
        let mut socket = anna.socket().await;
        socket.say(&json!({"type": "open", "contest": damaged})).await;
        let refused = socket.wait("refused").await;
        assert_eq!((&refused["code"], &refused["text"]["key"]), (&json!("damaged"), &json!("server-damaged")));
        let path = format!("/api/v1/contests/{damaged}/record");
        let answer = request(server.address, "GET", &path, &[], "").await;
        assert_eq!((answer.status, &answer.json()["code"]), (500, &json!("damaged")));
        socket.say(&json!({"type": "open", "contest": sound})).await;
        socket.wait("snapshot").await;
        server.stop().await;
    });
}

#[test]
fn a_locked_database_is_busy_and_then_goes_on() {
    runtime().block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path()).await;
        let anna = Guest::new(server.address, "Άννα").await;
        let other = Guest::new(server.address, "Βασίλης").await;
        let terms = json!({"games": [{"id": "portes"}], "length": "single"});
        let wish = json!({"terms": terms, "seat": "first", "against": "anyone"});
        let (contest, _) = anna.make(&wish).await;
        assert_eq!(other.join(&contest, None).await.status, 200);
        let mut robots = [Robot::new(anna.clone(), &contest, 1), Robot::new(other.clone(), &contest, 2)];
        let [first, second] = &mut robots;
        (first.eager, second.eager) = (0, 0);
        tokio::join!(first.play(20), second.play(20));
        let holder = Connection::open(folder.path().join("alea.sqlite")).unwrap();
        holder.execute_batch("BEGIN IMMEDIATE").unwrap();
        // What reads still answers; who does something is told that it did not happen.
        let mut socket = anna.socket().await;
        socket.say(&json!({"type": "open", "contest": contest, "since": 0})).await;
        let before = socket.wait("events").await;
        let mut busy = false;
        for robot in &mut robots {
            busy |= is_told_to_wait(robot).await;
        }
        assert!(busy, "nobody had anything to do: {}", before["view"]);
        let answer = anna.post("/api/v1/contests", &wish).await;
        assert_eq!((answer.status, &answer.json()["code"]), (503, &json!("busy")));
        let health = request(server.address, "GET", "/health/ready", &[], "").await;
        assert_eq!(health.status, 503);
        socket.say(&json!({"type": "open", "contest": contest, "since": 0})).await;
        assert_eq!(socket.wait("events").await["events"], before["events"]);
        // Once it is let go everything goes on by itself, and nothing was lost or happened twice.
        holder.execute_batch("ROLLBACK").unwrap();
        let [first, second] = &mut robots;
        tokio::join!(first.play(u64::MAX), second.play(u64::MAX));
        let path = format!("/api/v1/contests/{contest}/record");
        let kept = request(server.address, "GET", &path, &[], "").await.json();
        for robot in &robots {
            assert!(robot.over() && kept["events"].as_array() == Some(&robot.events));
        }
        server.stop().await;
    });
}

/// Lets a player do what he would do now. Whether he was told `busy`; `false` if there was nothing for him to do.
async fn is_told_to_wait(robot: &mut Robot) -> bool {
    let mut socket = robot.guest.socket().await;
    socket.say(&json!({"type": "open", "contest": robot.contest, "since": robot.seq})).await;
    let (mut unanswered, mut shown) = (0, false);
    // The last thing that he said may have been lost with his connection, or carried out.
    if let Some(asked) = robot.unanswered() {
        socket.say(asked).await;
        unanswered += 1;
    }
    loop {
        let message = socket.hear().await.unwrap();
        match message["type"].as_str().unwrap() {
            "refused" => {
                assert_eq!(message["code"], "busy", "{message}");
                return true;
            }
            // What was stored before, and is said again.
            "accepted" => {
                assert!(message["count"] == 0 || message["client_command_id"].is_string(), "{message}");
                unanswered -= 1;
            }
            // The last of what comes of `open`.
            "present" => shown = true,
            _ => {}
        }
        let replies = robot.hear(&message);
        unanswered += replies.len();
        for reply in &replies {
            socket.say(reply).await;
        }
        if shown && unanswered == 0 {
            return false;
        }
    }
}
