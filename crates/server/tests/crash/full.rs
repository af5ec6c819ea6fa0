//! The disk takes nothing for a while. What stands for it is the limit of the process on the size of files, which needs no rights that
//! a test does not have: the system refuses to write, in the middle of a write too, as on a disk that is full.

use std::{
    process::{Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::Value;
use tokio::time::{sleep, timeout};

use crate::{
    LONG, Played,
    common::request,
    free_address, look_at,
    process::{Kind, Process, answers},
    sit_down,
};

/// So many bytes a file may have on the full disk: not even the first page of the log.
const NO_ROOM: &str = "1024";

/// How long it is full.
const FULL: Duration = Duration::from_secs(3);

/// The files of a process may be so long; `unlimited` is a length.
fn limit(process: u32, bytes: &str) {
    let done = Command::new("prlimit")
        .args(["--pid", &process.to_string(), &format!("--fsize={bytes}:unlimited")])
        .status()
        .expect("prlimit of util-linux is needed");
    assert!(done.success(), "prlimit: {done}");
}

/// What was seen, or what is wrong.
pub(crate) async fn full() -> Result<String, String> {
    let folder = tempfile::tempdir().unwrap();
    let address = free_address();
    let started = Instant::now();
    // Without this the signal that comes with the refusal would end the process.
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]).stderr(Stdio::piped());
    let server = Process::by(shell, address, folder.path(), Kind::Sound, "log");
    answers(address).await;
    let over = Arc::new(AtomicBool::new(false));
    let played = sit_down(address, 4, &over).await;
    sleep(Duration::from_millis(500)).await;
    limit(server.id(), NO_ROOM);
    // What was on its way arrives, or does not.
    sleep(Duration::from_millis(200)).await;
    let before = events(address, &played).await;
    sleep(FULL).await;
    let during = events(address, &played).await;
    let health = request(address, "GET", "/health/ready", &[], "").await.status;
    limit(server.id(), "unlimited");
    if before != during || health != 503 {
        return Err(format!("{before:?} events became {during:?} on a full disk, and it is {health}"));
    }
    let mut busy = 0;
    for Played { contest, robots, .. } in played {
        let mut seen = Vec::new();
        for robot in robots {
            let robot = timeout(LONG, robot).await.map_err(|_| format!("{contest} does not go on"))?;
            seen.push(robot.map_err(|error| error.to_string())?);
        }
        busy += seen.iter().map(|robot| robot.busy).sum::<u32>();
        look_at(address, &seen, started.elapsed(), Duration::ZERO).await?;
    }
    over.store(true, Ordering::Relaxed);
    let log = server.stop();
    let told = |what: &str| log.lines().filter(|line| line.contains(what)).count();
    let (failing, works) = (told("nothing was stored"), told("it works again"));
    if busy == 0
        || failing == 0
        || failing > 3
        || works == 0
        || told("\"advice\":\"look at the disk") != failing
    {
        return Err(format!("players were told {busy} times to wait, and the log says: {log}"));
    }
    Ok(format!("{busy} times `busy`, {failing} lines in the log"))
}

/// How many events each contest has, whoever is asked.
async fn events(address: std::net::SocketAddr, played: &[Played]) -> Vec<usize> {
    let mut counts = Vec::new();
    for Played { contest, .. } in played {
        let path = format!("/api/v1/contests/{contest}/record");
        let record = request(address, "GET", &path, &[], "").await.json();
        counts.push(record["events"].as_array().map_or(0, Vec::<Value>::len));
    }
    counts
}
