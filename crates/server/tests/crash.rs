//! The server is killed at random moments while contests are played, and is started again: nothing that was acknowledged is lost,
//! nothing happens twice, no dice change, and everybody goes on by himself.
//!
//! This program is also the server that is killed. With a store that answers before it has stored, which is what a server must never do,
//! the same test has to fail, and that is tested too. `ALEA_KILLS` and `ALEA_CRASH_CONTESTS` ask for more.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a test that cannot go on fails, and this one has a harness of its own"
)]

mod common;

use std::{
    net::{SocketAddr, TcpListener},
    path::Path,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use alea_catalog::{
    GAMES, Random,
    dice::{Expectations, Verdict, verify},
    find, find_spec,
};
use alea_game::Side;
use alea_notation::record;
use alea_server::{
    ContestId, GuestId, Keys, Settings, TokenHash, serve_on,
    store::{
        Answer, Append, Appended, Asked, ContestRow, Done, Guest as GuestRow, Kept, LeafRow, Loaded, Row,
        SeatRow, Sqlite, Store, StoreError,
    },
};
use common::{Guest, Socket, request, robot::Robot, runtime};
use serde_json::json;
use tokio::{
    sync::mpsc,
    time::{sleep, timeout},
};

/// How long the server is down each time.
const DOWN: Duration = Duration::from_millis(700);

/// No contest takes so long.
const LONG: Duration = Duration::from_secs(120);

/// A client has found something wrong where that is expected.
static FOUND: AtomicBool = AtomicBool::new(false);

fn main() {
    let args: Vec<String> = std::env::args().collect();
    if let [_, serve, address, folder, store] = &args[..]
        && serve == "serve"
    {
        return serve_until_killed(address.parse().unwrap(), Path::new(folder), store == "hasty");
    }
    let asked = |name: &str, usual: u32| std::env::var(name).map_or(usual, |text| text.parse().unwrap());
    let (kills, contests) = (asked("ALEA_KILLS", 3), asked("ALEA_CRASH_CONTESTS", 16));
    let started = Instant::now();
    let played = runtime().block_on(crash(false, kills, contests));
    played.unwrap_or_else(|wrong| panic!("{wrong}"));
    println!("test killed {kills} times in {contests} contests ... ok, {:.0?}", started.elapsed());
    // The planted bug. What its clients find wrong is expected here.
    std::panic::set_hook(Box::new(|_| FOUND.store(true, Ordering::Relaxed)));
    let caught =
        runtime().block_on(crash(true, 12, contests)).expect_err("a server that answers too early passes");
    println!("test a store that answers before it has stored is found out ... ok: {caught}");
}

/// The server that is killed.
fn serve_until_killed(listen: SocketAddr, folder: &Path, hasty: bool) {
    let settings = Settings { listen: Some(listen), data: Some(folder.to_owned()), ..Settings::default() };
    let keys = Keys::open(&folder.join("keys")).unwrap();
    runtime().block_on(async {
        let sqlite = Sqlite::open(&folder.join("alea.sqlite")).unwrap();
        let store: Arc<dyn Store> = if hasty { Arc::new(Hasty::new(sqlite)) } else { Arc::new(sqlite) };
        serve_on(&settings.whole(), store, keys, |_| {}, std::future::pending()).await.unwrap();
    });
}

struct Killed(Child);

impl Killed {
    fn start(address: SocketAddr, folder: &Path, hasty: bool) -> Killed {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["serve", &address.to_string()]).arg(folder).arg(if hasty { "hasty" } else { "sound" });
        Killed(command.stdin(Stdio::null()).stdout(Stdio::null()).spawn().unwrap())
    }

    /// `kill -9`.
    fn kill(mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

async fn answers(address: SocketAddr) {
    for _ in 0..600 {
        if tokio::net::TcpStream::connect(address).await.is_ok() {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("the server does not come back");
}

/// Plays contests of all games, kills the server on the way, and looks at what is left. What is wrong, if anything.
async fn crash(hasty: bool, kills: u32, contests: u32) -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let started = Instant::now();
    let mut server = Killed::start(address, folder.path(), hasty);
    answers(address).await;
    let over = Arc::new(AtomicBool::new(false));
    let mut tasks = Vec::new();
    for number in 0..contests {
        let entry = &GAMES[number as usize % GAMES.len()];
        let anna = Guest::new(address, "Άννα").await;
        let clock = json!({"reserve": 600_000, "delay": 0});
        // Tafl between such players is mostly drawn, which would go on for ever.
        let length = if entry.dice_number.is_some() { json!({"points": 3}) } else { json!("single") };
        let terms = json!({"games": [{"id": entry.id}], "length": length, "clock": clock});
        let against_house = number % 3 == 2;
        let against = if against_house { json!({"house": "random"}) } else { json!("anyone") };
        let (contest, _) = anna.make(&json!({"terms": terms, "against": against})).await;
        let mut players = vec![anna.clone()];
        if !against_house {
            let other = Guest::new(address, "Βασίλης").await;
            assert_eq!(other.join(&contest, None).await.status, 200);
            players.push(other);
        }
        let robots = players.into_iter().enumerate().map(|(at, guest)| {
            let mut robot = Robot::new(guest, &contest, u64::from(number) * 2 + at as u64);
            robot.eager = 1;
            let over = Arc::clone(&over);
            tokio::spawn(async move {
                while !robot.over() && !over.load(Ordering::Relaxed) {
                    robot.play_while_there(u64::MAX).await;
                    sleep(Duration::from_millis(50)).await;
                }
                robot
            })
        });
        tasks.push((contest.clone(), entry.id, robots.collect::<Vec<_>>()));
    }
    let mut random = Random::of_game(u64::from(kills), 1);
    for _ in 0..kills {
        sleep(Duration::from_millis(300 + u64::from(random.below(1500)))).await;
        server.kill();
        sleep(DOWN).await;
        server = Killed::start(address, folder.path(), hasty);
        answers(address).await;
        if FOUND.load(Ordering::Relaxed) {
            break;
        }
    }
    if hasty {
        // Those who have found out have stopped; for the others there is nothing to wait for.
        sleep(Duration::from_secs(1)).await;
        over.store(true, Ordering::Relaxed);
    }
    let mut wrong = None;
    for (contest, game, robots) in tasks {
        let mut seen = Vec::new();
        for robot in robots {
            match timeout(LONG, robot).await {
                Ok(Ok(robot)) => seen.push(robot),
                Ok(Err(error)) => wrong = wrong.or(Some(format!("a client found: {error}"))),
                Err(_) if wrong.is_none() => wrong = Some(stands(address, &contest, game).await),
                Err(_) => {}
            }
        }
        if wrong.is_none() && !hasty {
            wrong = look_at(address, &seen, started.elapsed(), DOWN * kills).await.err();
        }
    }
    server.kill();
    wrong.map_or(Ok(()), Err)
}

/// Where a contest stands that does not go on.
async fn stands(address: SocketAddr, contest: &str, game: &str) -> String {
    let mut socket = Socket::open(address, &[]).await.unwrap();
    socket.say(&json!({"type": "open", "contest": contest})).await;
    let dice = match find(game).and_then(|entry| entry.dice_number) {
        Some(_) => socket.wait("dice").await["commits"].to_string(),
        None => "none".into(),
    };
    let view = socket.wait("snapshot").await["view"].take();
    format!("{contest} ({game}) does not go on; commitments {dice}, view {view}")
}

/// Compares what the players of a contest saw with what is left of it.
async fn look_at(
    address: SocketAddr,
    robots: &[Robot],
    elapsed: Duration,
    down: Duration,
) -> Result<(), String> {
    let contest = &robots[0].contest;
    let wrong = |what: &str| Err(format!("{contest}: {what}"));
    let answer = request(address, "GET", &format!("/api/v1/contests/{contest}/record"), &[], "").await;
    let kept = answer.json()["events"].as_array().unwrap().clone();
    for robot in robots {
        if !robot.over() || robot.events != kept {
            return wrong("what a player saw is not what is kept");
        }
        // Every command that was accepted happened once: its events are there, and no two share any.
        let mut next = 0;
        for (id, seq, count) in &robot.accepted {
            if *seq < next || seq + count > kept.len() as u64 {
                return wrong(&format!("command {id} happened twice, or not at all"));
            }
            next = seq + count;
        }
    }
    let record = record::parse(&answer.body, &find_spec).map_err(|error| error.to_string())?;
    match verify(&record, Expectations::default()) {
        Verdict::Pass(passed) if passed.goes_on => return wrong("it is not over"),
        Verdict::Pass(_) => {}
        Verdict::NoProof if record.events.iter().all(|stamped| stamped.event.key() != "rolled") => {}
        other => return wrong(&format!("{other:?}")),
    }
    // Clocks stand still while nobody can play: all that passed, passed while the server was there.
    let at = |stamped: Option<&alea_matchplay::Stamped>| stamped.and_then(|stamped| stamped.at).unwrap_or(0);
    let passed = Duration::from_millis(at(record.events.last()) - at(record.events.first()));
    if passed > elapsed.saturating_sub(down) + Duration::from_millis(500) {
        return wrong(&format!("{passed:?} passed in {elapsed:?}, of which {down:?} were down"));
    }
    Ok(())
}

/// A store with the bug that the crash test is to find: it answers at once, and stores a moment later.
struct Hasty {
    inner: Arc<Sqlite>,
    later: mpsc::UnboundedSender<Append>,
}

impl Hasty {
    fn new(inner: Sqlite) -> Hasty {
        let inner = Arc::new(inner);
        let (later, mut waiting) = mpsc::unbounded_channel::<Append>();
        let store = Arc::clone(&inner);
        tokio::spawn(async move {
            while let Some(append) = waiting.recv().await {
                sleep(Duration::from_millis(5)).await;
                let _ = store.append(append).await;
            }
        });
        Hasty { inner, later }
    }
}

impl Store for Hasty {
    fn append(&self, append: Append) -> Answer<'_, Appended> {
        let done = Done { first: append.expected, count: append.events.len() as u64 };
        let sent = self.later.send(append);
        Box::pin(async move {
            sent.map_err(|_| StoreError::Unavailable("closed".into()))?;
            Ok(Appended::Stored(done))
        })
    }

    fn make(&self, contest: ContestRow, seats: [Option<SeatRow>; 2]) -> Answer<'_, ()> {
        self.inner.make(contest, seats)
    }
    fn contest(&self, id: ContestId) -> Answer<'_, Option<Loaded>> {
        self.inner.contest(id)
    }
    fn sit(&self, id: ContestId, seat: Side, row: SeatRow) -> Answer<'_, bool> {
        self.inner.sit(id, seat, row)
    }
    fn events(&self, id: ContestId, from: u64, most: u64) -> Answer<'_, Vec<Row>> {
        self.inner.events(id, from, most)
    }
    fn kept(&self, id: ContestId) -> Answer<'_, Vec<Kept>> {
        self.inner.kept(id)
    }
    fn commands(&self, id: ContestId) -> Answer<'_, Vec<(Asked, Done)>> {
        self.inner.commands(id)
    }
    fn head(&self) -> Answer<'_, (u64, [u8; 32])> {
        self.inner.head()
    }
    fn leaves(&self, from: u64, most: u64) -> Answer<'_, Vec<LeafRow>> {
        self.inner.leaves(from, most)
    }
    fn unfinished(&self) -> Answer<'_, Vec<ContestId>> {
        self.inner.unfinished()
    }
    fn offers(&self, most: u64) -> Answer<'_, Vec<ContestId>> {
        self.inner.offers(most)
    }
    fn welcome(&self, guest: GuestRow, token: TokenHash) -> Answer<'_, ()> {
        self.inner.welcome(guest, token)
    }
    fn guest(&self, token: TokenHash) -> Answer<'_, Option<GuestRow>> {
        self.inner.guest(token)
    }
    fn rename(&self, guest: GuestId, name: String) -> Answer<'_, ()> {
        self.inner.rename(guest, name)
    }
    fn note_time(&self, at: u64) -> Answer<'_, ()> {
        self.inner.note_time(at)
    }
    fn last_time(&self) -> Answer<'_, Option<u64>> {
        self.inner.last_time()
    }
}
