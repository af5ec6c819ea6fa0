//! Those who play and watch: guests are made, contests, sockets; what it costs the server to hold them is looked at on the way.

use std::{collections::VecDeque, iter, net::SocketAddr, rc::Rc, time::Duration};

use alea_catalog::GAMES;
use alea_client::{Dice, Seat, Socket, connect};
use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use serde_json::json;
use tokio::time::{Instant, sleep};

use super::{
    Plan, Wrong,
    http::Http,
    player::{Player, Shared, hear, watch},
    process::Server,
    wrong,
};

/// How many ask at once, and how many connect at once: as many as the system lets wait.
const AT_ONCE: usize = 64;

/// How long until all games have begun.
const PATIENCE: Duration = Duration::from_secs(120);

/// How long the server is left alone before its memory is looked at.
const REST: Duration = Duration::from_millis(500);

/// How the dice of the contests come about.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// By mode R.
    Sealed,
    /// The server throws them.
    Plain,
}

impl Kind {
    /// As the protocol calls it.
    pub(super) fn key(self) -> &'static str {
        match self {
            Kind::Sealed => "sealed",
            Kind::Plain => "plain",
        }
    }
}

/// A contest, and the cookies of its players, the first chair first.
struct Table {
    contest: String,
    cookies: [String; 2],
}

/// What it costs the server to hold everybody, in bytes.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Memory {
    /// Before anybody came.
    pub(super) start: u64,
    /// For every socket that says nothing.
    pub(super) socket: f64,
    /// For every contest, its game begun, with those who look at it.
    pub(super) contest: f64,
    /// All of it, before anything was played.
    pub(super) whole: u64,
}

/// Everybody comes, sits down and begins. What is given is what it costs, where the system says it.
pub(super) async fn gather(
    server: &Server,
    plan: &Plan,
    kind: Kind,
    load: &Shared,
) -> Result<Option<Memory>, Wrong> {
    let start = server.memory();
    let tables = sit_down(server.address, plan.contests, kind).await?;
    let made = rested(server).await;
    let mut sockets = connect_all(server.address, plan.sockets, &tables).await?;
    let connected = rested(server).await;
    let seats = tables.iter().flat_map(|table| [Seat::Zero, Seat::One].map(|seat| (seat, table)));
    for (seat, table) in seats {
        let Some(socket) = sockets.pop_front() else { break };
        let dice = (kind == Kind::Sealed).then(|| Dice::new(seat));
        let (own, orders) = load.borrow_mut().add();
        let player = Player::new(own, &table.contest, dice, load);
        let shared = Rc::clone(load);
        tokio::task::spawn_local(async move {
            if let Err(wrong) = player.play(socket, orders).await {
                shared.borrow_mut().fail(wrong);
            }
        });
    }
    for (socket, table) in sockets.into_iter().zip(tables.iter().cycle()) {
        let (contest, shared) = (table.contest.clone(), Rc::clone(load));
        tokio::task::spawn_local(async move {
            if let Err(wrong) = watch(socket, &contest).await {
                shared.borrow_mut().fail(wrong);
            }
        });
    }
    let until = Instant::now() + PATIENCE;
    while load.borrow().able() < tables.len() {
        load.borrow_mut().look()?;
        if Instant::now() >= until {
            let able = load.borrow().able();
            return Err(wrong(format!("{able} of {} games have begun", tables.len())));
        }
        sleep(Duration::from_millis(20)).await;
    }
    let begun = rested(server).await;
    Ok(memory(start, made, connected, begun, plan))
}

fn memory(
    start: Option<u64>,
    made: Option<u64>,
    connected: Option<u64>,
    begun: Option<u64>,
    plan: &Plan,
) -> Option<Memory> {
    let (start, made, connected, begun) = (start?, made?, connected?, begun?);
    let grown = |from: u64, to: u64| to.saturating_sub(from) as f64;
    Some(Memory {
        start,
        socket: grown(made, connected) / f64::from(plan.sockets),
        contest: (grown(start, made) + grown(connected, begun)) / f64::from(plan.contests),
        whole: begun,
    })
}

async fn rested(server: &Server) -> Option<u64> {
    sleep(REST).await;
    server.memory()
}

/// Guests, and contests between them of all games with dice, one after the other.
async fn sit_down(address: SocketAddr, contests: u32, kind: Kind) -> Result<Vec<Table>, Wrong> {
    let games: Vec<&str> =
        GAMES.iter().filter(|entry| entry.dice_number.is_some()).map(|entry| entry.id).collect();
    let workers = AT_ONCE.min(contests as usize);
    let work = (0..workers).map(|worker| {
        let games = &games;
        async move {
            let mut http = Http::open(address).await?;
            let mut tables = Vec::new();
            for number in (worker..contests as usize).step_by(workers) {
                tables.push(table(&mut http, games[number % games.len()], kind).await?);
            }
            Ok::<_, Wrong>(tables)
        }
    });
    let all: Vec<Vec<Table>> = stream::iter(work).buffer_unordered(workers).try_collect().await?;
    Ok(all.into_iter().flatten().collect())
}

/// A contest that does not end before the bench does.
async fn table(http: &mut Http, game: &str, kind: Kind) -> Result<Table, Wrong> {
    let mut cookies = Vec::new();
    for name in ["Anna", "Bruno"] {
        let answer = http.post("/api/v1/me", "", &json!({"name": name})).await?;
        cookies.push(answer.cookie.ok_or_else(|| wrong("no cookie"))?);
    }
    let [first, second] = <[String; 2]>::try_from(cookies).map_err(|_| wrong("no cookies"))?;
    let terms = json!({"games": [{"id": game}], "length": {"points": LENGTH}});
    let wish = json!({"terms": terms, "dice": kind.key(), "seat": "first", "against": "anyone"});
    let made = http.post("/api/v1/contests", &first, &wish).await?;
    let contest = made.body["contest"].as_str().ok_or_else(|| wrong("no contest"))?.to_owned();
    http.post(&format!("/api/v1/contests/{contest}/join"), &second, &json!({})).await?;
    Ok(Table { contest, cookies: [first, second] })
}

/// To how many points they play.
const LENGTH: u32 = 1000;

/// Everybody connects, the players first, in the order of their contests, and is greeted.
async fn connect_all(address: SocketAddr, sockets: u32, tables: &[Table]) -> Result<VecDeque<Socket>, Wrong> {
    let cookies = tables.iter().flat_map(|table| &table.cookies).map(String::as_str);
    let everybody = cookies.map(Some).chain(iter::repeat(None)).take(sockets as usize);
    let work = everybody.map(|cookie| async move {
        let headers: Vec<(&str, &str)> = cookie.map(|cookie| ("cookie", cookie)).into_iter().collect();
        let mut socket = connect(address, &headers).await.map_err(|error| wrong(error.to_string()))?;
        hear(&mut socket).await?;
        Ok::<_, Wrong>(socket)
    });
    stream::iter(work).buffered(AT_ONCE).try_collect().await
}
