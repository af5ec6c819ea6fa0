//! What was measured, for people and for programs.

use std::{thread, time::Duration};

use alea_texts::{Message, Texts, message};
use serde_json::{Value, json};

use super::{BAR, BAR_TIME, Measured, Plan, Tried, crowd::Kind, load::Times};
use crate::common;

/// From how much of what there is on something is what limits.
const FULL: f64 = 0.85;

/// From how much of the time on that a commit is under way the store is what limits.
const ALWAYS: f64 = 0.9;

fn processors() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

fn milliseconds(times: &Times, quantile: f64) -> f64 {
    times.value_at_quantile(quantile) as f64 / 1000.0
}

fn of_sorted(times: &[Duration], part: f64) -> f64 {
    let at = (times.len().saturating_sub(1) as f64 * part).round() as usize;
    times.get(at).copied().unwrap_or_default().as_secs_f64() * 1000.0
}

impl Tried {
    fn writes_a_commit(&self) -> f64 {
        if self.commits > 0.0 { self.writes / self.commits } else { 0.0 }
    }

    /// How long a commit takes on average, in milliseconds.
    fn commit(&self) -> f64 {
        if self.commits > 0.0 {
            self.committing * self.time.as_secs_f64() / self.commits * 1000.0
        } else {
            0.0
        }
    }

    /// Processors that other programs used, which have no part in this.
    fn others(&self) -> Option<f64> {
        Some((self.machine? - self.server? - self.clients?).max(0.0))
    }

    /// What was used up first.
    fn limit(&self) -> &'static str {
        let busy = |used: Option<f64>, of: f64| used.is_some_and(|used| used >= of * FULL);
        if busy(self.clients, 1.0) {
            "clients"
        } else if busy(self.machine, processors() as f64) {
            "processors"
        } else if busy(self.store, 1.0) {
            "store"
        } else if self.committing >= ALWAYS {
            "disk"
        } else {
            "unknown"
        }
    }
}

impl Measured {
    /// The rate at which the server did not keep up, or else the highest.
    fn hardest(&self) -> Option<&Tried> {
        self.tried.last()
    }
}

/// For programs.
pub(super) fn json(plan: &Plan, page: &[Duration], all: &[Measured]) -> Value {
    let mut results = Vec::new();
    for measured in all {
        let mut result = |id: &str, unit: &str, value: Value| {
            results.push(json!({
                "id": format!("server.{}.{id}", measured.kind.key()), "unit": unit, "value": value,
                "runs": 1, "peer": null, "peer_value": null, "ratio": null,
            }));
        };
        result("ceiling", "commands/s", json!(measured.ceiling()));
        for tried in &measured.timed {
            result(
                &format!("p99.{}", tried.rate),
                "ms",
                json!(milliseconds(&tried.offered.tally.commands, 0.99)),
            );
        }
        if let Some(memory) = measured.memory {
            result("socket", "bytes", json!(memory.socket.round()));
            result("contest", "bytes", json!(memory.contest.round()));
        }
    }
    json!({
        "results": results,
        "processors": processors(),
        "debug": cfg!(debug_assertions),
        "contests": plan.contests,
        "sockets": plan.sockets,
        "file_system": plan.disk.file_system,
        "page_ms": {"p50": of_sorted(page, 0.5), "p99": of_sorted(page, 0.99)},
        "dice": all.iter().map(of_kind).collect::<Vec<_>>(),
    })
}

fn of_kind(measured: &Measured) -> Value {
    let memory = measured.memory.map(|memory| {
        json!({
            "start": memory.start, "socket": memory.socket.round(), "contest": memory.contest.round(),
            "begun": memory.whole, "end": measured.whole,
        })
    });
    json!({
        "dice": measured.kind.key(),
        "server_sockets": measured.counted.sockets,
        "server_contests": measured.counted.contests,
        "memory": memory,
        "ceiling": measured.ceiling(),
        "limit": measured.hardest().map(Tried::limit),
        "rates": measured.tried.iter().map(of_rate).collect::<Vec<_>>(),
        "times": measured.timed.iter().map(of_rate).collect::<Vec<_>>(),
    })
}

fn of_rate(tried: &Tried) -> Value {
    let times = |times: &Times| {
        json!({
            "count": times.len(), "p50": milliseconds(times, 0.5), "p95": milliseconds(times, 0.95),
            "p99": milliseconds(times, 0.99), "max": milliseconds(times, 1.0),
        })
    };
    let tally = &tried.offered.tally;
    json!({
        "rate": tried.rate, "seconds": tried.time.as_secs_f64(), "kept": tried.kept(),
        "answered": tried.answered(), "durable": tried.durable(),
        "refused": tally.refused, "lost": tried.offered.lost,
        "commands_ms": times(&tally.commands), "values_ms": times(&tally.values), "late_ms": times(&tally.late),
        "server_cores": tried.server, "store_cores": tried.store, "clients_cores": tried.clients,
        "others_cores": tried.others(),
        "writes_a_commit": tried.writes_a_commit(), "commit_ms": tried.commit(), "committing": tried.committing,
    })
}

/// For people.
pub(super) fn text(plan: &Plan, page: &[Duration], all: &[Measured], texts: &Texts) -> String {
    let file_system = plan.disk.file_system.clone().unwrap_or_else(|| "?".into());
    let mut lines = vec![
        texts.tell(&message![
            "bench-server-title",
            "processors" => processors() as u64, "system" => file_system,
            "median" => texts.decimal(of_sorted(page, 0.5), 2), "slow" => texts.decimal(of_sorted(page, 0.99), 2)
        ]),
        texts.say("bench-server-method"),
    ];
    for measured in all {
        lines.push(String::new());
        lines.extend(table(measured, texts));
    }
    if cfg!(debug_assertions) {
        lines.extend([String::new(), texts.say("bench-debug")]);
    }
    lines.join("\n") + "\n"
}

/// The columns of the table, each with what stands in it.
type Column = (&'static str, fn(&Tried, &Texts) -> String);

const COLUMNS: [Column; 9] = [
    ("bench-server-rate", |tried, texts| texts.count(tried.rate.into())),
    ("bench-server-answered", |tried, texts| texts.count(tried.answered().round() as u64)),
    ("bench-server-p50", |tried, texts| of(tried, texts, 0.5)),
    ("bench-server-p95", |tried, texts| of(tried, texts, 0.95)),
    ("bench-server-p99", |tried, texts| of(tried, texts, 0.99)),
    ("bench-server-max", |tried, texts| of(tried, texts, 1.0)),
    ("bench-server-writes", |tried, texts| texts.decimal(tried.writes_a_commit(), 1)),
    ("bench-server-server", |tried, texts| cores(tried.server, texts)),
    ("bench-server-clients", |tried, texts| cores(tried.clients, texts)),
];

fn of(tried: &Tried, texts: &Texts, quantile: f64) -> String {
    texts.decimal(milliseconds(&tried.offered.tally.commands, quantile), 1)
}

fn cores(used: Option<f64>, texts: &Texts) -> String {
    used.map_or_else(|| "-".into(), |used| texts.decimal(used, 2))
}

fn table(measured: &Measured, texts: &Texts) -> Vec<String> {
    let heading = match measured.kind {
        Kind::Sealed => "bench-server-sealed",
        Kind::Plain => "bench-server-plain",
    };
    let (sockets, contests) = (measured.counted.sockets as u64, measured.counted.contests as u64);
    let mut lines = vec![texts.tell(&message![heading, "contests" => contests, "sockets" => sockets])];
    if let Some(memory) = measured.memory {
        lines.push(texts.tell(&message![
            "bench-server-memory",
            "socket" => texts.decimal(memory.socket / 1024.0, 1),
            "contest" => texts.decimal(memory.contest / 1024.0, 1),
            "whole" => texts.decimal(memory.whole as f64 / 1024.0 / 1024.0, 0)
        ]));
    }
    let row = |tried| COLUMNS.iter().map(|(_, cell)| cell(tried, texts)).collect();
    let mut rows = vec![COLUMNS.map(|(key, _)| texts.say(key)).to_vec()];
    rows.extend(measured.tried.iter().chain(&measured.timed).map(row));
    lines.extend(common::table(&rows, 0).lines().map(str::to_owned));
    lines.extend(verdicts(measured, texts).iter().map(|message| format!("  {}", texts.tell(message))));
    lines
}

/// What the figures amount to, beside what they should.
fn verdicts(measured: &Measured, texts: &Texts) -> Vec<Message> {
    let Some(hardest) = measured.hardest() else { return Vec::new() };
    let met = |met: bool, bar: String| match met {
        true => message!["bench-met", "bar" => bar],
        false => message!["bench-not-met", "bar" => bar],
    };
    let ceiling = measured.ceiling().unwrap_or(0);
    let bar = texts.count(BAR.into());
    let mut all = vec![if hardest.kept() {
        message!["bench-server-no-ceiling", "rate" => texts.count(ceiling.into()), "bar" => met(ceiling >= BAR, bar)]
    } else {
        message!["bench-server-ceiling", "rate" => texts.count(ceiling.into()), "bar" => met(ceiling >= BAR, bar)]
    }];
    for tried in &measured.timed {
        let time = milliseconds(&tried.offered.tally.commands, 0.99);
        all.push(message![
            "bench-server-times",
            "rate" => texts.count(tried.rate.into()), "time" => texts.decimal(time, 1),
            "bar" => met(time < BAR_TIME, texts.decimal(BAR_TIME, 0))
        ]);
    }
    if !hardest.kept() {
        all.push(message![
            "bench-server-limit-by",
            "rate" => texts.count(hardest.rate.into()), "limit" => Message::new(format!("bench-server-by-{}", hardest.limit()), []),
            "durable" => texts.count(hardest.durable().round() as u64)
        ]);
    }
    all.push(message![
        "bench-server-cores",
        "server" => cores(hardest.server, texts), "store" => cores(hardest.store, texts),
        "clients" => cores(hardest.clients, texts), "others" => cores(hardest.others(), texts)
    ]);
    all.push(message![
        "bench-server-commits",
        "commit" => texts.decimal(hardest.commit(), 2), "share" => (hardest.committing * 100.0).round() as u64
    ]);
    all
}
