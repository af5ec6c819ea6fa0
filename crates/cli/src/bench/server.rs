//! `alea bench server`: how many commands a second the server carries out, each durable before it is answered, how long they take, and what
//! it costs to hold contests and sockets.
//!
//! The server is a process of its own, this program as `alea serve`, with a folder made for it on a disk; those who play and watch are in
//! this process, over real sockets, in one thread. Both share the processors of the machine. [`load`] says when commands are due.

mod crowd;
mod disk;
mod http;
mod load;
mod player;
mod process;
mod report;

use std::{cell::RefCell, io, path::PathBuf, rc::Rc, time::Duration};

use alea_catalog::Random;
use alea_client::DiceError;
use alea_texts::{Texts, message};
use anyhow::Result;

use crate::{
    common::{self, failed, misuse},
    failure::io_failed,
    progress::Progress,
};
use crowd::{Kind, Memory, gather};
use disk::Disk;
use load::{Load, Offered, offer};
use process::{Counted, Server, Used, worked};

/// The rates that are tried, in commands a second, until the server does not keep up.
const RATES: [u32; 16] = [
    500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 7_000, 8_000, 10_000, 12_000, 15_000,
    20_000,
];

/// How many commands a second the server should carry out, on two processors.
const BAR: u32 = 3_000;

/// How long 99 of 100 commands should take at most at half of that, in milliseconds.
const BAR_TIME: f64 = 50.0;

/// The server keeps up if what is not answered when the time is over came within so long before.
const BEHIND: Duration = Duration::from_millis(250);

/// A rate is tried for so many times as long where its times are what is asked for.
const LONGER: u32 = 2;

/// Files that a process needs besides its sockets.
const OTHER_FILES: u64 = 200;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(long, default_value_t = 2000, value_parser = common::whole::<u32>(1..=100_000), allow_negative_numbers = true)]
    contests: u32,
    #[arg(long, default_value_t = 5000, value_parser = common::whole::<u32>(2..=1_000_000), allow_negative_numbers = true)]
    sockets: u32,
    #[arg(long, default_value_t = 4, value_parser = common::whole::<u32>(1..=3600), allow_negative_numbers = true)]
    seconds: u32,
    #[arg(long, value_delimiter = ',', value_parser = common::whole::<u32>(1..=1_000_000), allow_negative_numbers = true)]
    rates: Vec<u32>,
    #[arg(long, value_parser = ["sealed", "plain"])]
    dice: Option<String>,
    #[arg(long)]
    data: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// What a run does.
#[derive(Debug)]
struct Plan {
    contests: u32,
    sockets: u32,
    time: Duration,
    rates: Vec<u32>,
    disk: Disk,
}

/// Why a run is none: a client could not go on, as programmers read it.
#[derive(Clone, Debug)]
struct Wrong(String);

fn wrong(what: impl Into<String>) -> Wrong {
    Wrong(what.into())
}

impl From<io::Error> for Wrong {
    fn from(error: io::Error) -> Wrong {
        wrong(error.to_string())
    }
}

impl From<DiceError> for Wrong {
    fn from(error: DiceError) -> Wrong {
        wrong(format!("dice: {error}"))
    }
}

/// What came of a rate, and what it cost.
struct Tried {
    rate: u32,
    time: Duration,
    offered: Offered,
    /// Processors that were used on average: by the server, by its thread that stores, and by the clients.
    server: Option<f64>,
    store: Option<f64>,
    clients: Option<f64>,
    /// By all programs of the machine together.
    machine: Option<f64>,
    commits: f64,
    writes: f64,
    /// How much of the time a commit was under way.
    committing: f64,
}

impl Tried {
    /// Commands that were answered, a second.
    fn answered(&self) -> f64 {
        self.offered.in_time as f64 / self.time.as_secs_f64()
    }

    /// The same with commitments and values of the dice, each of which is durable before it is answered.
    fn durable(&self) -> f64 {
        (self.offered.in_time + self.offered.values_in_time) as f64 / self.time.as_secs_f64()
    }

    /// Whether the server kept up.
    fn kept(&self) -> bool {
        let open = self.offered.tally.due - self.offered.in_time.min(self.offered.tally.due);
        self.offered.lost == 0
            && self.offered.tally.refused == 0
            && open as f64 <= (f64::from(self.rate) * BEHIND.as_secs_f64()).max(1.0)
    }
}

/// What came of one kind of dice.
struct Measured {
    kind: Kind,
    memory: Option<Memory>,
    /// Sockets and contests that the server counted.
    counted: Counted,
    tried: Vec<Tried>,
    /// The rates whose times were asked for.
    timed: Vec<Tried>,
    /// All that the server has in the end, in bytes.
    whole: Option<u64>,
}

impl Measured {
    /// The highest rate at which the server kept up.
    fn ceiling(&self) -> Option<u32> {
        self.tried.iter().filter(|tried| tried.kept()).map(|tried| tried.rate).max()
    }
}

pub(super) fn run(args: &Args, texts: &Texts) -> Result<()> {
    let plan = plan(args)?;
    let kinds = match args.dice.as_deref() {
        Some("sealed") => vec![Kind::Sealed],
        Some(_) => vec![Kind::Plain],
        None => vec![Kind::Sealed, Kind::Plain],
    };
    let went_wrong = |wrong: Wrong| failed(message!["bench-server-wrong", "detail" => wrong.0]);
    let page = plan.disk.try_out().map_err(went_wrong)?;
    // Gathering takes about as long as a few rates.
    let steps = plan.rates.len() as u64 + 4;
    let progress = Progress::new(steps * kinds.len() as u64, "progress-measuring", texts);
    let mut all = Vec::new();
    for (at, kind) in kinds.iter().enumerate() {
        let server = Server::start(&plan.disk.folder).map_err(went_wrong)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| io_failed(message!["serve-threads"], error))?;
        let done = runtime
            .block_on(tokio::task::LocalSet::new().run_until(measure(&server, &plan, *kind, &progress)));
        let measured = done.map_err(|Wrong(what)| match server.last_words() {
            words if words.is_empty() => went_wrong(wrong(what)),
            words => went_wrong(wrong(format!("{what}; {words}"))),
        })?;
        all.push(measured);
        progress.reach(steps * (at as u64 + 1));
    }
    drop(progress);
    if args.json {
        common::print_json(&report::json(&plan, &page, &all))
    } else {
        common::print(&report::text(&plan, &page, &all, texts))
    }
}

fn plan(args: &Args) -> Result<Plan> {
    let players = args.contests.saturating_mul(2);
    if args.sockets < players {
        return Err(misuse(message!["bench-server-few", "players" => players, "sockets" => args.sockets]));
    }
    let disk = match &args.data {
        Some(folder) => Disk::of(folder).map_err(|error| io_failed(folder.display().to_string(), error))?,
        None => Disk::usual().map_err(|error| io_failed(message!["bench-server-folder"], error))?,
    };
    if disk.is_memory() {
        return Err(misuse(
            message!["bench-server-memory-disk", "folder" => disk.folder.display().to_string()],
        ));
    }
    let needed = u64::from(args.sockets) + OTHER_FILES;
    let limit =
        alea_server::allow_connections().map_err(|error| io_failed(message!["bench-server-limit"], error))?;
    if limit < needed {
        return Err(failed(message!["bench-server-files", "limit" => limit, "needed" => needed]));
    }
    let mut rates = if args.rates.is_empty() { RATES.to_vec() } else { args.rates.clone() };
    rates.sort_unstable();
    let time = Duration::from_secs(args.seconds.into());
    Ok(Plan { contests: args.contests, sockets: args.sockets, time, rates, disk })
}

/// Everything that is asked of one server.
async fn measure(server: &Server, plan: &Plan, kind: Kind, progress: &Progress) -> Result<Measured, Wrong> {
    let load = Rc::new(RefCell::new(Load::new()));
    let memory = gather(server, plan, kind, &load).await?;
    let counted = server.counted()?;
    progress.step();
    progress.step();
    let mut random = Random::of_game(1, 1);
    let mut measured = Measured { kind, memory, counted, tried: Vec::new(), timed: Vec::new(), whole: None };
    for &rate in &plan.rates {
        let tried = attempt(server, &load, rate, plan.time, &mut random).await?;
        progress.step();
        let kept = tried.kept();
        measured.tried.push(tried);
        if !kept {
            break;
        }
    }
    if let Some(ceiling) = measured.ceiling() {
        let mut rates = vec![(ceiling / 2).max(1)];
        rates.extend(Some(BAR / 2).filter(|rate| *rate < ceiling && *rate != ceiling / 2));
        for rate in rates {
            let tried = attempt(server, &load, rate, plan.time * LONGER, &mut random).await?;
            progress.step();
            measured.timed.push(tried);
        }
    }
    measured.whole = server.memory();
    Ok(measured)
}

/// Tries a rate.
async fn attempt(
    server: &Server,
    load: &player::Shared,
    rate: u32,
    time: Duration,
    random: &mut Random,
) -> Result<Tried, Wrong> {
    let look = || Ok::<_, Wrong>((server.used(), Used::here(), server.counted()?, worked()));
    let before = look()?;
    let mut after = Err(wrong("the time was not over"));
    let offered = offer(load, rate, time, random, || after = look()).await;
    load.borrow_mut().look()?;
    let (server_used, clients_used, counted, machine) = after?;
    let seconds = time.as_secs_f64();
    let share = |before: Option<f64>, after: Option<f64>| Some((after? - before?) / seconds);
    Ok(Tried {
        rate,
        time,
        server: share(before.0.all, server_used.all),
        store: share(before.0.store, server_used.store),
        clients: share(before.1.all, clients_used.all),
        machine: share(before.3, machine),
        commits: counted.commits - before.2.commits,
        writes: counted.writes - before.2.writes,
        committing: (counted.seconds - before.2.seconds) / seconds,
        offered,
    })
}
