//! The server in a process of its own, and what it costs: memory, processors, the disk.

use std::{
    env, fs,
    io::{BufRead, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::Duration,
};

use serde_json::Value;
use tempfile::TempDir;

use super::{Wrong, wrong};

/// How often the system counts the time of processors, a second: the same on all that have `/proc`.
const TICKS: f64 = 100.0;

/// How long a page of metrics may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// A server that runs, and ends with the value.
pub(super) struct Server {
    child: Child,
    pub(super) address: SocketAddr,
    metrics: SocketAddr,
    /// What it wrote into its log last.
    last: Arc<Mutex<String>>,
    _data: TempDir,
}

impl Server {
    /// This program again, with a folder of its own in `place`.
    pub(super) fn start(place: &Path) -> Result<Server, Wrong> {
        let data = tempfile::Builder::new().prefix("alea-bench-").tempdir_in(place)?;
        let mut command = Command::new(env::current_exe()?);
        // What the environment says of other servers is not for this one.
        for (name, _) in env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("ALEA_")) {
            command.env_remove(name);
        }
        command.args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--metrics",
            "127.0.0.1:0",
            "--log",
            "json",
            "--data",
        ]);
        command.arg(data.path()).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let log = child.stderr.take().map(BufReader::new).ok_or_else(|| wrong("no log"))?;
        let last = Arc::new(Mutex::new(String::new()));
        let found = addresses(log, &last);
        let Some((metrics, address)) = found else {
            let _ = child.kill();
            let _ = child.wait();
            let last = last.lock().unwrap_or_else(PoisonError::into_inner).clone();
            return Err(wrong(format!("the server does not start: {last}")));
        };
        Ok(Server { child, address, metrics, last, _data: data })
    }

    /// What it last wrote into its log.
    pub(super) fn last_words(&self) -> String {
        self.last.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What it has used so far.
    pub(super) fn used(&self) -> Used {
        Used::of(&self.child.id().to_string())
    }

    /// How much memory it has, in bytes.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().trim_end_matches(" kB").parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
    }

    /// What it has counted so far.
    pub(super) fn counted(&self) -> Result<Counted, Wrong> {
        let mut stream = TcpStream::connect(self.metrics)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let host = self.metrics;
        write!(stream, "GET /metrics HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n")?;
        let mut page = String::new();
        stream.read_to_string(&mut page)?;
        let value = |name: &str| {
            let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|value| value.parse::<f64>().ok())
                .ok_or_else(|| wrong(format!("no {name} in: {page}")))
        };
        Ok(Counted {
            sockets: value("alea_sockets")?,
            contests: value("alea_contests_held")?,
            commits: value("alea_commit_writes_count")?,
            writes: value("alea_commit_writes_sum")?,
            seconds: value("alea_commit_seconds_sum")?,
        })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The addresses of metrics and of the server, as its log says them; the rest of the log is read for as long as there is any.
fn addresses(
    mut log: impl BufRead + Send + 'static,
    last: &Arc<Mutex<String>>,
) -> Option<(SocketAddr, SocketAddr)> {
    let mut metrics = None;
    loop {
        let mut line = String::new();
        if log.read_line(&mut line).ok()? == 0 {
            return None;
        }
        let said: Value = serde_json::from_str(&line).unwrap_or_default();
        let address = || said["address"].as_str().and_then(|address| address.parse().ok());
        match said["message"].as_str() {
            Some("metrics") => metrics = address(),
            Some("the house is open") => {
                let found = (metrics?, address()?);
                let last = Arc::clone(last);
                thread::spawn(move || {
                    for line in log.lines().map_while(Result::ok) {
                        *last.lock().unwrap_or_else(PoisonError::into_inner) = line;
                    }
                });
                return Some(found);
            }
            _ => *last.lock().unwrap_or_else(PoisonError::into_inner) = line.trim_end().to_owned(),
        }
    }
}

/// What a server has counted.
#[derive(Copy, Clone, Debug)]
pub(super) struct Counted {
    pub(super) sockets: f64,
    pub(super) contests: f64,
    pub(super) commits: f64,
    pub(super) writes: f64,
    pub(super) seconds: f64,
}

/// The time of processors that a process has used, in seconds; nothing where the system does not say.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Used {
    pub(super) all: Option<f64>,
    /// That of the thread that stores.
    pub(super) store: Option<f64>,
}

impl Used {
    /// What this process has used.
    pub(super) fn here() -> Used {
        Used::of("self")
    }

    fn of(process: &str) -> Used {
        let all = seconds(&format!("/proc/{process}/stat"));
        let tasks = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
        let store = tasks
            .map(|task| task.path())
            .find(|task| fs::read_to_string(task.join("comm")).is_ok_and(|name| name.trim_end() == "store"));
        Used { all, store: store.and_then(|task| seconds(task.join("stat").to_str()?)) }
    }
}

/// The time that all processors together have worked since the machine was started, in seconds, for whomever.
pub(super) fn worked() -> Option<f64> {
    let stat = fs::read_to_string("/proc/stat").ok()?;
    let all = stat.lines().next()?.strip_prefix("cpu ")?;
    // User, nice, system, idle, waiting for disks, interrupts, soft interrupts, stolen by other machines.
    let times: Vec<f64> = all.split_whitespace().take(8).map_while(|time| time.parse().ok()).collect();
    let idle = [3, 4].iter().filter_map(|at| times.get(*at)).sum::<f64>();
    Some((times.iter().sum::<f64>() - idle) / TICKS)
}

/// The time of processors that a `stat` of `/proc` tells.
fn seconds(path: &str) -> Option<f64> {
    let stat = fs::read_to_string(path).ok()?;
    // The name, in brackets, may hold anything.
    let (_, rest) = stat.rsplit_once(") ")?;
    let mut fields = rest.split(' ').skip(11);
    let (user, system) = (fields.next()?.parse::<f64>().ok()?, fields.next()?.parse::<f64>().ok()?);
    Some((user + system) / TICKS)
}
