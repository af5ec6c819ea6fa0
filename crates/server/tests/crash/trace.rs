//! What the server says to the system, in its order, as `strace` sees it: whatever is said to a client was written into the write-ahead log,
//! and is on the disk (`fdatasync` has returned), before the first byte of it goes out. That is so for answers to commands, for events and
//! the values of dice in them, for what binds the dice, and for guests, contests and chairs over HTTP.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    process::Command,
    sync::{Arc, atomic::AtomicBool},
};

use alea_fairdice::from_hex;
use tokio::time::timeout;

use crate::{
    LONG, Played, free_address,
    process::{Kind, Process, answers},
    sit_down,
};

/// The calls that matter: those that write, to files and to sockets, and those that wait for the disk.
const CALLS: &str = "trace=pwrite64,pwritev,write,writev,sendto,sendmsg,fsync,fdatasync";

/// What was seen of the answers.
pub(crate) struct Seen {
    /// How many things were said that have to be on the disk first: commands that were acknowledged, events, what binds the dice, guests,
    /// contests and chairs.
    pub(crate) answers: usize,
    /// Those of them that were not on the disk when they were said.
    pub(crate) early: Vec<String>,
}

/// Plays some contests to their ends, and looks at every answer.
pub(crate) async fn trace(kind: Kind) -> Seen {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("trace");
    let address = free_address();
    let mut strace = Command::new("strace");
    // Whole pages and whole messages are shown, and which file a number stands for.
    strace.args(["-f", "-qq", "-y", "-s", "70000", "-e", "signal=none", "-e", CALLS, "-o"]).arg(&log);
    let server = Process::by(strace, address, folder.path(), kind, "silent");
    answers(address).await;
    let played = sit_down(address, 3, &Arc::new(AtomicBool::new(false))).await;
    let mut acknowledged = HashSet::new();
    for Played { robots, .. } in played {
        for robot in robots {
            let robot = timeout(LONG, robot).await.expect("an end").unwrap();
            acknowledged.extend(robot.accepted.into_iter().map(|(id, ..)| id));
        }
    }
    server.stop();
    let trace = String::from_utf8_lossy(&std::fs::read(log).unwrap()).into_owned();
    let mut reader = Reader::default();
    for line in trace.lines() {
        reader.read(line);
    }
    reader.end();
    // What was looked at is what there is: every kind was met, and every answer that a client has had was seen going out.
    let kinds = [
        "command",
        "event",
        "header",
        "commitment",
        "acknowledged commitment",
        "binding",
        "guest",
        "contest",
        "chair",
    ];
    for kind in kinds {
        assert!(reader.counts.get(kind).is_some_and(|count| *count > 0), "no {kind} in {:?}", reader.counts);
    }
    assert_eq!(reader.answered.iter().collect::<HashSet<_>>(), acknowledged.iter().collect::<HashSet<_>>());
    assert!(acknowledged.len() > 50, "{} answers are few", acknowledged.len());
    Seen { answers: reader.counts.values().sum(), early: reader.early }
}

/// Reads a trace. A line stands where its call began; where another line comes before the call has ended, its end is a line of its own.
#[derive(Default)]
struct Reader {
    /// What was written into the log so far.
    written: Vec<Vec<u8>>,
    /// How much of that is on the disk.
    synced: usize,
    /// Calls that wait for the disk, by their thread: how much was written when they began.
    waiting: HashMap<String, usize>,
    /// The commands that were acknowledged.
    answered: HashSet<String>,
    /// Everything that was said of what has to be on the disk, so that it is looked for once.
    said: HashSet<Vec<u8>>,
    /// By the socket: the chair of who sits there, as `contest` says it, and the game of which `dice` spoke last.
    chairs: HashMap<String, usize>,
    games: HashMap<String, Game>,
    /// The commitments of which all were told, and those that were acknowledged: how much was on the disk then. Which commitment an answer
    /// is about shows only when all are told.
    commits: HashMap<(Game, usize), Vec<u8>>,
    acknowledged: HashMap<(Game, usize), usize>,
    guests: Vec<Vec<u8>>,
    /// How many things of each kind were looked for.
    counts: BTreeMap<&'static str, usize>,
    early: Vec<String>,
}

/// A contest, and a game of it.
type Game = (String, String);

/// How much of an event is looked for: it is more than one event has in common with another, and less than a page holds in one piece.
const EVENT: usize = 200;

impl Reader {
    fn read(&mut self, line: &str) {
        let (thread, call) = line.split_once(' ').expect("a thread before the call");
        let call = call.trim_start();
        let of_log = call.contains("alea.sqlite-wal>");
        if call.starts_with("pwrite") && of_log {
            self.written.push(data(call));
        } else if (call.starts_with("fdatasync(") || call.starts_with("fsync(")) && of_log {
            self.waiting.insert(thread.to_owned(), self.written.len());
            self.returned(thread, call);
        } else if call.starts_with("<... fdatasync resumed>") || call.starts_with("<... fsync resumed>") {
            self.returned(thread, call);
        } else if ["write(", "writev(", "sendto(", "sendmsg("].iter().any(|name| call.starts_with(name)) {
            let socket = call.split(['<', '>']).nth(1).unwrap_or_default();
            self.sent(socket, &String::from_utf8_lossy(&data(call)));
        }
    }

    /// A thread that waited for the disk goes on, if that is what the line says.
    fn returned(&mut self, thread: &str, call: &str) {
        if call.ends_with("= 0")
            && let Some(written) = self.waiting.remove(thread)
        {
            self.synced = self.synced.max(written);
        }
    }

    /// Looks for something on the disk, unless it was said before: an answer that is given again is as good as the first.
    fn expect(&mut self, kind: &'static str, bytes: &[u8], synced: usize) {
        if !self.said.insert([kind.as_bytes(), bytes].concat()) {
            return;
        }
        *self.counts.entry(kind).or_default() += 1;
        if !self.is_on_disk(bytes, synced) {
            self.early.push(format!("{kind} {}", String::from_utf8_lossy(bytes)));
        }
    }

    fn is_on_disk(&self, bytes: &[u8], synced: usize) -> bool {
        // What is said was mostly written just before.
        self.written[..synced].iter().rev().any(|page| page.windows(bytes.len()).any(|part| part == bytes))
    }

    /// What goes out to a client: messages, one or several, or an answer over HTTP.
    fn sent(&mut self, socket: &str, text: &str) {
        let synced = self.synced;
        if text.starts_with("HTTP/1.1 2") {
            return self.answered_over_http(text);
        }
        for message in text.split(r#"{"type":""#).skip(1) {
            let contest = word(message, r#""contest":""#).unwrap_or_default();
            if message.starts_with("accepted") {
                match word(message, r#""client_command_id":""#) {
                    Some(id) => {
                        self.answered.insert(id.to_owned());
                        self.expect("command", id.as_bytes(), synced);
                    }
                    // Of a value of the dice, the events before it tell.
                    None => {
                        if let (Some(chair), Some(game)) = (self.chairs.get(socket), self.games.get(socket))
                            && message.contains(r#""count":0"#)
                        {
                            self.acknowledged.entry((game.clone(), *chair)).or_insert(synced);
                        }
                    }
                }
            } else if message.starts_with("contest") {
                let chair = word(message, r#""you":""#)
                    .and_then(|you| ["first", "second"].iter().position(|seat| *seat == you));
                self.chairs.extend(chair.map(|chair| (socket.to_owned(), chair)));
            } else if message.starts_with("dice") {
                let game = message.split(r#""game":"#).nth(1).and_then(|rest| rest.split(',').next());
                let game = (contest.to_owned(), game.unwrap_or_default().to_owned());
                self.told_of_dice(message, &game);
                self.games.insert(socket.to_owned(), game);
            }
        }
        // The events of a message, which begin as messages do.
        for events in text.split(r#""events":["#).skip(1) {
            let events = events.split(r#"],"view":"#).next().unwrap_or_default();
            for event in events.split(r#"{"type":""#).skip(1) {
                let event = format!(r#"{{"type":"{}"#, event.trim_end_matches(','));
                self.expect("event", &event.as_bytes()[..event.len().min(EVENT)], synced);
            }
        }
    }

    fn told_of_dice(&mut self, message: &str, game: &Game) {
        let synced = self.synced;
        for (kind, key) in [("header", r#""header":""#), ("binding", r#""game_hash":""#)] {
            if let Some(bytes) = word(message, key).and_then(from_hex) {
                self.expect(kind, &bytes[..32.min(bytes.len())], synced);
            }
        }
        let commits = message.split(r#""commits":["#).nth(1).and_then(|rest| rest.split(']').next());
        for (chair, commit) in commits.unwrap_or_default().split(',').enumerate() {
            if let Some(commit) = from_hex(commit.trim_matches('"')) {
                self.expect("commitment", &commit, synced);
                self.commits.insert((game.clone(), chair), commit);
            }
        }
    }

    /// Looks for the commitments that were acknowledged, which are known only in the end.
    fn end(&mut self) {
        for (whose, synced) in std::mem::take(&mut self.acknowledged) {
            match self.commits.get(&whose).cloned() {
                Some(commit) => self.expect("acknowledged commitment", &commit, synced),
                // Nobody was told of it, as where it was refused or a player left: there is nothing to be looked for.
                None => *self.counts.entry("commitment of nobody").or_default() += 1,
            }
        }
    }

    fn answered_over_http(&mut self, text: &str) {
        let synced = self.synced;
        let body = text.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        let id = |key| word(body, key).map(|id| id.replace('-', "")).and_then(|id| from_hex(&id));
        if let Some(guest) = id(r#"{"id":""#) {
            self.expect("guest", &guest, synced);
            self.guests.push(guest);
        }
        let Some(contest) = id(r#"{"contest":""#) else { return };
        if text.starts_with("HTTP/1.1 201") {
            self.expect("contest", &contest, synced);
        } else if body.contains(r#""seat":""#) {
            // A chair is the contest and, behind it, the guest.
            let chairs = self.guests.iter().map(|guest| [contest.as_slice(), guest].concat());
            let taken = chairs.filter(|chair| self.is_on_disk(chair, synced)).count();
            *self.counts.entry("chair").or_default() += 1;
            if taken < 2 {
                self.early.push(format!("chair of {body}"));
            }
        }
    }
}

/// What stands between a key and the next quotation mark.
fn word<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.split_once(key)?.1.split('"').next()
}

/// The bytes that a call writes, as strace shows them: what stands in quotation marks, of several pieces one after the other.
fn data(call: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = call.bytes().peekable();
    let mut quoted = false;
    while let Some(byte) = rest.next() {
        match (byte, quoted) {
            (b'"', _) => quoted = !quoted,
            (_, false) => {}
            (b'\\', true) => match rest.next() {
                Some(first @ b'0'..=b'7') => {
                    let mut value = u32::from(first - b'0');
                    for _ in 0..2 {
                        if let Some(digit) = rest.next_if(|digit| (b'0'..=b'7').contains(digit)) {
                            value = value * 8 + u32::from(digit - b'0');
                        }
                    }
                    bytes.push(value as u8);
                }
                Some(b'n') => bytes.push(b'\n'),
                Some(b'r') => bytes.push(b'\r'),
                Some(b't') => bytes.push(b'\t'),
                Some(b'v') => bytes.push(0x0b),
                Some(b'f') => bytes.push(0x0c),
                other => bytes.extend(other),
            },
            (byte, true) => bytes.push(byte),
        }
    }
    bytes
}
