//! What the server says to the system, in its order, as `strace` sees it: what a command wrote into the write-ahead log is on the disk
//! (`fdatasync` has returned) before the first byte of the answer goes out.

use std::{
    collections::{HashMap, HashSet},
    process::Command,
    sync::{Arc, atomic::AtomicBool},
};

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
    /// How many commands were acknowledged.
    pub(crate) answers: usize,
    /// Those of them that were not on the disk when they were.
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
    // Every answer that a client has had was seen going out.
    assert_eq!(reader.answered.iter().collect::<HashSet<_>>(), acknowledged.iter().collect::<HashSet<_>>());
    assert!(acknowledged.len() > 50, "{} answers are few", acknowledged.len());
    Seen { answers: acknowledged.len(), early: reader.early }
}

/// Reads a trace. A line stands where its call began; where another line comes before the call has ended, its end is a line of its own.
#[derive(Default)]
struct Reader {
    /// What was written into the log so far.
    written: Vec<String>,
    /// How much of that is on the disk.
    synced: usize,
    /// Calls that wait for the disk, by their thread: how much was written when they began.
    waiting: HashMap<String, usize>,
    answered: HashSet<String>,
    early: Vec<String>,
}

impl Reader {
    fn read(&mut self, line: &str) {
        let (thread, call) = line.split_once(' ').expect("a thread before the call");
        let call = call.trim_start();
        let of_log = call.contains("alea.sqlite-wal>");
        if call.starts_with("pwrite") && of_log {
            self.written.push(call.to_owned());
        } else if (call.starts_with("fdatasync(") || call.starts_with("fsync(")) && of_log {
            self.waiting.insert(thread.to_owned(), self.written.len());
            self.returned(thread, call);
        } else if call.starts_with("<... fdatasync resumed>") || call.starts_with("<... fsync resumed>") {
            self.returned(thread, call);
        } else if let Some(id) = acknowledges(call) {
            let on_disk = self.written[..self.synced].iter().any(|page| page.contains(id));
            // An answer that is given again is as good as the first.
            if self.answered.insert(id.to_owned()) && !on_disk {
                self.early.push(id.to_owned());
            }
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
}

/// The command that a call acknowledges to a client, if it does.
fn acknowledges(call: &str) -> Option<&str> {
    let sends = ["write(", "writev(", "sendto(", "sendmsg("].iter().any(|name| call.starts_with(name));
    if !sends || !call.contains(r#"\"type\":\"accepted\""#) {
        return None;
    }
    let (_, rest) = call.split_once(r#"\"client_command_id\":\""#)?;
    rest.split('\\').next()
}
