//! A server in a process of its own, to which what happens to servers happens: it is killed at random moments while contests are played,
//! its disk is full for a while, and everything that it says to the system is looked at. Nothing that was acknowledged is lost, nothing
//! happens twice, no dice change, and everybody goes on by himself.
//!
//! This program is also that server. With a store that answers before it has stored, which is what a server must never do, the same tests
//! have to fail, and that is tested too. `ALEA_KILLS` and `ALEA_CRASH_CONTESTS` ask for more.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a test that cannot go on fails, and this one has a harness of its own"
)]

#[path = "../common/mod.rs"]
mod common;
mod full;
mod hasty;
mod process;
mod trace;

use std::{
    net::{SocketAddr, TcpListener},
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
use alea_notation::record;
use common::{Guest, Socket, request, robot::Robot, runtime};
use process::{Kind, Process, answers};
use serde_json::json;
use tokio::{
    task::JoinHandle,
    time::{sleep, timeout},
};

/// How long the server is down each time.
const DOWN: Duration = Duration::from_millis(700);

/// No contest takes so long.
const LONG: Duration = Duration::from_secs(120);

/// A client has found something wrong where that is expected.
static FOUND: AtomicBool = AtomicBool::new(false);

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.first().is_some_and(|arg| arg == "serve") {
        return process::serve(&args[1..]);
    }
    let asked = |name: &str, usual: u32| std::env::var(name).map_or(usual, |text| text.parse().unwrap());
    let (kills, contests) = (asked("ALEA_KILLS", 3), asked("ALEA_CRASH_CONTESTS", 16));
    let filter = args.iter().find(|arg| !arg.starts_with('-')).cloned().unwrap_or_default();
    let test = |name: &str, work: &dyn Fn() -> String| {
        if name.contains(&filter) {
            let started = Instant::now();
            let told = work();
            println!("test {name} ... ok, {:.0?}: {told}", started.elapsed());
        }
    };
    test("killed_servers_lose_nothing", &|| {
        let played = runtime().block_on(crash(Kind::Sound, kills, contests));
        played.unwrap_or_else(|wrong| panic!("{wrong}"));
        format!("{kills} times in {contests} contests")
    });
    test("a_full_disk_stops_everything_and_loses_nothing", &|| {
        runtime().block_on(full::full()).unwrap_or_else(|wrong| panic!("{wrong}"))
    });
    test("answers_come_after_what_they_say_is_on_the_disk", &|| {
        let seen = runtime().block_on(trace::trace(Kind::Sound));
        assert_eq!(seen.early, [""; 0], "answered before it was on the disk");
        let hasty = runtime().block_on(trace::trace(Kind::Hasty));
        assert!(!hasty.early.is_empty(), "a store that answers before it has stored passes");
        format!(
            "{} of {} answers; a hasty store has {} too early",
            seen.answers,
            seen.answers,
            hasty.early.len()
        )
    });
    test("a_store_that_answers_before_it_has_stored_is_found_out", &|| {
        // What its clients find wrong is expected here, and by nothing after it.
        std::panic::set_hook(Box::new(|_| FOUND.store(true, Ordering::Relaxed)));
        let passed = runtime().block_on(crash(Kind::Hasty, 12, contests));
        let _ = std::panic::take_hook();
        passed.expect_err("a server that answers too early passes")
    });
}

/// Contests that are being played.
struct Played {
    contest: String,
    game: &'static str,
    robots: Vec<JoinHandle<Robot>>,
}

/// Makes contests of all games, and lets everybody play them to their ends, or until `over`, wherever the server is meanwhile.
async fn sit_down(address: SocketAddr, contests: u32, over: &Arc<AtomicBool>) -> Vec<Played> {
    let mut all = Vec::new();
    for number in 0..contests {
        let entry = &GAMES[number as usize % GAMES.len()];
        let anna = Guest::new(address, "Άννα").await;
        let clock = json!({"reserve": 600_000, "delay": 0});
        // Tafl between such players is mostly drawn, which would go on for ever.
        let length = if entry.dice_number.is_some() { json!({"points": 3}) } else { json!("single") };
        let terms = json!({"games": [{"id": entry.id}], "length": length, "clock": clock});
        let against_house = number % 3 == 2;
        let against = if against_house { json!({"house": "random"}) } else { json!("anyone") };
        let dice = if number % 5 == 3 && !against_house { "envelope" } else { "sealed" };
        let (contest, _) = anna.make(&json!({"terms": terms, "against": against, "dice": dice})).await;
        let mut players = vec![anna.clone()];
        if !against_house {
            let other = Guest::new(address, "Βασίλης").await;
            assert_eq!(other.join(&contest, None).await.status, 200);
            players.push(other);
        }
        let robots = players.into_iter().enumerate().map(|(at, guest)| {
            let mut robot = Robot::new(guest, &contest, u64::from(number) * 2 + at as u64);
            robot.eager = 1;
            robot.name = format!("c{number}p{at}");
            let over = Arc::clone(over);
            tokio::spawn(async move {
                while !robot.over() && !over.load(Ordering::Relaxed) {
                    robot.play_while_there(u64::MAX).await;
                    sleep(Duration::from_millis(50)).await;
                }
                robot
            })
        });
        all.push(Played { contest: contest.clone(), game: entry.id, robots: robots.collect() });
    }
    all
}

/// An address at which nobody listens.
fn free_address() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// Plays contests of all games, kills the server on the way, and looks at what is left. What is wrong, if anything.
async fn crash(kind: Kind, kills: u32, contests: u32) -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    let address = free_address();
    let started = Instant::now();
    let mut server = Process::start(address, folder.path(), kind);
    answers(address).await;
    let over = Arc::new(AtomicBool::new(false));
    let played = sit_down(address, contests, &over).await;
    let mut random = Random::of_game(u64::from(kills), 1);
    for _ in 0..kills {
        sleep(Duration::from_millis(300 + u64::from(random.below(1500)))).await;
        server.kill();
        sleep(DOWN).await;
        server = Process::start(address, folder.path(), kind);
        answers(address).await;
        if FOUND.load(Ordering::Relaxed) {
            break;
        }
    }
    if kind == Kind::Hasty {
        // Those who have found out have stopped; for the others there is nothing to wait for.
        sleep(Duration::from_secs(1)).await;
        over.store(true, Ordering::Relaxed);
    }
    let mut wrong = None;
    for Played { contest, game, robots } in played {
        let mut seen = Vec::new();
        for robot in robots {
            match timeout(LONG, robot).await {
                Ok(Ok(robot)) => seen.push(robot),
                Ok(Err(error)) => wrong = wrong.or(Some(format!("a client found: {error}"))),
                Err(_) if wrong.is_none() => wrong = Some(stands(address, &contest, game).await),
                Err(_) => {}
            }
        }
        if wrong.is_none() && kind == Kind::Sound {
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
