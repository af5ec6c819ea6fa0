//! What is counted while the server runs, as Prometheus reads it. Nothing here is global: the house has its numbers, the store its own.

use std::{
    fmt::Write as _,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::Duration,
};

use crate::wire::Code;

/// Something that only grows.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Relaxed);
    }

    fn value(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// How many there are now.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicU64);

impl Gauge {
    /// One more, until what is returned is gone.
    pub(crate) fn one(&self) -> One<'_> {
        self.0.fetch_add(1, Relaxed);
        One(&self.0)
    }

    fn value(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// One of those that a [`Gauge`] counts.
#[derive(Debug)]
pub(crate) struct One<'a>(&'a AtomicU64);

impl Drop for One<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

/// How often a value was at most so large.
#[derive(Debug)]
struct Histogram<const N: usize> {
    bounds: [u64; N],
    /// One more than there are bounds: the last is for what is beyond.
    counts: Vec<AtomicU64>,
    sum: AtomicU64,
}

impl<const N: usize> Histogram<N> {
    fn new(bounds: [u64; N]) -> Histogram<N> {
        let counts = (0..=N).map(|_| AtomicU64::default()).collect();
        Histogram { bounds, counts, sum: AtomicU64::default() }
    }

    fn note(&self, value: u64) {
        let at = self.bounds.iter().position(|bound| value <= *bound).unwrap_or(N);
        self.counts[at].fetch_add(1, Relaxed);
        self.sum.fetch_add(value, Relaxed);
    }
}

/// What is counted of commits.
#[derive(Debug)]
pub struct Commits {
    writes: Histogram<9>,
    micros: Histogram<10>,
    pub(crate) failed: Counter,
}

impl Default for Commits {
    fn default() -> Commits {
        Commits {
            writes: Histogram::new([1, 2, 4, 8, 16, 32, 64, 128, 256]),
            micros: Histogram::new([
                250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000, 500_000, 2_500_000,
            ]),
            failed: Counter::default(),
        }
    }
}

impl Commits {
    /// A commit of so many writes has taken so long.
    pub(crate) fn note(&self, writes: usize, took: Duration) {
        self.writes.note(writes as u64);
        self.micros.note(u64::try_from(took.as_micros()).unwrap_or(u64::MAX));
    }
}

/// Why a contest refuses commands. Those that do not come so far are floods, or speak of no contest.
const REFUSALS: [(Code, &str); 6] = [
    (Code::Denied, "denied"),
    (Code::Stale, "stale"),
    (Code::NotYours, "not-yours"),
    (Code::Busy, "busy"),
    (Code::Damaged, "damaged"),
    (Code::ReusedId, "reused-id"),
];

/// What is counted in the house.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Connections that are open.
    pub(crate) sockets: Gauge,
    /// House players that wait until they may think.
    pub(crate) waiting: Gauge,
    /// House players that think.
    pub(crate) thinking: Gauge,
    /// Breaches of the dice protocol by clients.
    pub(crate) dice_faults: Counter,
    /// Messages beyond what a client may say.
    pub(crate) floods: Counter,
    accepted: Counter,
    refused: [Counter; REFUSALS.len()],
}

impl Metrics {
    /// A command was carried out, now or before.
    pub(crate) fn accepted(&self) {
        self.accepted.add();
    }

    /// A command was refused.
    pub(crate) fn refused(&self, code: Code) {
        if let Some(at) = REFUSALS.iter().position(|(one, _)| *one == code) {
            self.refused[at].add();
        }
    }

    /// All of it, with what others know.
    pub(crate) fn text(&self, contests: usize, commits: Option<&Commits>) -> String {
        let mut page = Page::default();
        page.single("alea_contests_held", "gauge", "Contests in memory.", contests as u64);
        page.single("alea_sockets", "gauge", "Connections that are open.", self.sockets.value());
        let waiting = self.waiting.value();
        page.single("alea_house_waiting", "gauge", "House players that wait until they may think.", waiting);
        page.single("alea_house_thinking", "gauge", "House players that think.", self.thinking.value());
        page.head("alea_commands_total", "counter", "Commands by what became of them.");
        page.line("alea_commands_total", "{outcome=\"accepted\"}", self.accepted.value());
        for ((_, code), count) in REFUSALS.iter().zip(&self.refused) {
            page.line("alea_commands_total", &format!("{{outcome=\"{code}\"}}"), count.value());
        }
        let faults = self.dice_faults.value();
        page.single("alea_dice_faults_total", "counter", "Breaches of the dice protocol by clients.", faults);
        let floods = self.floods.value();
        page.single("alea_floods_total", "counter", "Messages beyond what a client may say.", floods);
        if let Some(commits) = commits {
            page.histogram("alea_commit_writes", "Writes that share a commit.", &commits.writes, 1);
            page.histogram("alea_commit_seconds", "How long a commit takes.", &commits.micros, 1_000_000);
            let failed = commits.failed.value();
            page.single("alea_commits_failed_total", "counter", "Commits that stored nothing.", failed);
        }
        page.0
    }
}

/// The text, line by line.
#[derive(Default)]
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        self.0.push_str(&format!("# HELP {name} {help}\n# TYPE {name} {kind}\n"));
    }

    fn line(&mut self, name: &str, labels: &str, value: impl std::fmt::Display) {
        // Writing to a string does not fail.
        let _ = writeln!(self.0, "{name}{labels} {value}");
    }

    fn single(&mut self, name: &str, kind: &str, help: &str, value: u64) {
        self.head(name, kind, help);
        self.line(name, "", value);
    }

    /// `unit` is how many of what was noted are one of what is shown.
    fn histogram<const N: usize>(&mut self, name: &str, help: &str, all: &Histogram<N>, unit: u64) {
        let shown = |value: u64| value as f64 / unit as f64;
        self.head(name, "histogram", help);
        let mut count = 0;
        let bounds = all.bounds.iter().map(|bound| shown(*bound).to_string()).chain(["+Inf".to_owned()]);
        for (bound, own) in bounds.zip(&all.counts) {
            count += own.load(Relaxed);
            self.line(&format!("{name}_bucket"), &format!("{{le=\"{bound}\"}}"), count);
        }
        self.line(&format!("{name}_sum"), "", shown(all.sum.load(Relaxed)));
        self.line(&format!("{name}_count"), "", count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_says_what_was_counted() {
        let (metrics, commits) = (Metrics::default(), Commits::default());
        metrics.accepted();
        metrics.refused(Code::Stale);
        let one = metrics.sockets.one();
        commits.note(3, Duration::from_millis(2));
        commits.note(400, Duration::from_secs(9));
        let page = metrics.text(7, Some(&commits));
        for line in [
            "alea_contests_held 7",
            "alea_sockets 1",
            "alea_commands_total{outcome=\"accepted\"} 1",
            "alea_commands_total{outcome=\"stale\"} 1",
            "alea_commands_total{outcome=\"busy\"} 0",
            "alea_commit_writes_bucket{le=\"2\"} 0",
            "alea_commit_writes_bucket{le=\"4\"} 1",
            "alea_commit_writes_bucket{le=\"256\"} 1",
            "alea_commit_writes_bucket{le=\"+Inf\"} 2",
            "alea_commit_writes_sum 403",
            "alea_commit_seconds_bucket{le=\"0.0025\"} 1",
            "alea_commit_seconds_sum 9.002",
        ] {
            assert!(page.lines().any(|found| found == line), "{line} in {page}");
        }
        drop(one);
        assert!(metrics.text(7, None).contains("alea_sockets 0\n"));
    }
}
