//! Players who leave contests without a clock.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::time::{Duration, Instant};

use alea_catalog::{
    dice::{Expectations, Verdict, verify},
    find_spec,
};
use alea_fairdice::{Blame, Piece, Seat, What};
use alea_notation::record;
use common::{Guest, Server, Socket, request, robot::Robot, runtime};
use serde_json::{Value, json};

/// How long somebody may be away here.
const GRACE: Duration = Duration::from_secs(1);

struct Table {
    server: Server,
    folder: tempfile::TempDir,
    anna: Guest,
    other: Guest,
    contest: String,
}

async fn table(terms: &Value, dice: &str) -> Table {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with_grace(folder.path(), GRACE).await;
    let anna = Guest::new(server.address, "Άννα").await;
    let other = Guest::new(server.address, "Βασίλης").await;
    let wish = json!({"terms": terms, "dice": dice, "seat": "first", "against": "anyone"});
    let (contest, _) = anna.make(&wish).await;
    assert_eq!(other.join(&contest, None).await.status, 200);
    Table { server, folder, anna, other, contest }
}

fn portes(length: &Value) -> Value {
    json!({"games": [{"id": "portes"}], "length": length})
}

fn claim(contest: &str, seq: &Value, id: &str) -> Value {
    json!({"type": "command", "contest": contest, "expected_seq": seq, "client_command_id": id, "do": "claim"})
}

async fn open(socket: &mut Socket, contest: &str) -> Value {
    socket.say(&json!({"type": "open", "contest": contest})).await;
    socket.wait("snapshot").await
}

async fn refused(socket: &mut Socket, message: &Value) -> (String, String) {
    socket.say(message).await;
    let refused = socket.wait("refused").await;
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    (text(&refused["code"]), text(&refused["text"]["key"]))
}

fn can_claim(view: &Value) -> bool {
    view["you"]["can"].as_array().unwrap().iter().any(|can| can == "claim")
}

/// Waits until a view says that this player can claim.
async fn until_claimable(socket: &mut Socket) -> Value {
    loop {
        let message = socket.hear().await.expect("a claim becomes possible");
        if !message["view"].is_null() && can_claim(&message["view"]) {
            return message;
        }
    }
}

/// Says what a player says to the next message.
async fn goes_on(robot: &mut Robot, socket: &mut Socket) -> Vec<Value> {
    let (_, replies) = robot.listen(socket).await.expect("the connection is not lost");
    for reply in &replies {
        socket.say(reply).await;
    }
    replies
}

/// Plays on until this player can claim.
async fn goes_on_until_claimable(robot: &mut Robot, socket: &mut Socket) {
    while robot.view.is_null() || !can_claim(&robot.view) {
        goes_on(robot, socket).await;
    }
}

/// The sockets of who waits and of who is on turn, and who that is, in a contest that is being played.
async fn seated(table: &Table) -> (Socket, Socket, bool) {
    let (mut first, mut second) = (table.anna.socket().await, table.other.socket().await);
    let shown = open(&mut first, &table.contest).await;
    open(&mut second, &table.contest).await;
    let first_on_turn = shown["view"]["on_turn"] == "first";
    if first_on_turn { (second, first, true) } else { (first, second, false) }
}

#[test]
fn who_is_away_for_too_long_when_it_is_his_turn_loses_what_a_fallen_flag_costs() {
    runtime().block_on(async {
        for (length, score) in [(json!("single"), 1), (json!({"points": 5}), 0)] {
            let table = table(&portes(&length), "plain").await;
            let contest = &table.contest;
            let (mut waits, mut on_turn, first_on_turn) = seated(&table).await;
            let seq = open(&mut waits, contest).await["seq"].clone();
            // While he is there, whoever asks, and however often.
            let denied = |key: &str| ("denied".to_owned(), key.to_owned());
            assert_eq!(refused(&mut waits, &claim(contest, &seq, "1")).await, denied("server-claim-here"));
            assert_eq!(
                refused(&mut on_turn, &claim(contest, &seq, "1")).await,
                denied("server-claim-not-awaited")
            );
            let mut stranger = Guest::new(table.server.address, "Ξένος").await.socket().await;
            open(&mut stranger, contest).await;
            assert_eq!(refused(&mut stranger, &claim(contest, &seq, "1")).await.0, "not-yours");
            drop(on_turn);
            let left = Instant::now();
            let away = loop {
                let present = waits.wait("present").await;
                if present["here"] != json!([true, true]) {
                    break present;
                }
            };
            let seat = usize::from(!first_on_turn);
            assert!(away["away"][seat].is_u64() && away["away"][1 - seat].is_null(), "{away}");
            assert_eq!(away["grace"], GRACE.as_millis() as u64);
            assert_eq!(refused(&mut waits, &claim(contest, &seq, "1")).await, denied("server-claim-early"));
            let told = until_claimable(&mut waits).await;
            assert!(left.elapsed() >= GRACE, "{:?}", left.elapsed());
            assert_eq!(told["seq"], seq);
            assert_eq!(refused(&mut stranger, &claim(contest, &seq, "1")).await.0, "not-yours");
            for _ in 0..2 {
                waits.say(&claim(contest, &seq, "2")).await;
                let accepted = waits.wait("accepted").await;
                assert_eq!((&accepted["seq"], &accepted["count"]), (&seq, &json!(3)));
            }
            let after = open(&mut waits, contest).await["view"].take();
            let winner = if first_on_turn { "second" } else { "first" };
            assert_eq!(after["result"], json!({"winner": winner, "reason": "time"}));
            assert_eq!(after["score"][1 - seat], score);
            assert_eq!(
                refused(&mut waits, &claim(contest, &json!(after_seq(&seq)), "3")).await,
                denied("denial-contest-over")
            );
            let (_, record) = kept(&table).await;
            assert!(record.events.iter().any(|stamped| stamped.event.key() == "flagged"));
            table.server.stop().await;
        }
    });
}

fn after_seq(seq: &Value) -> u64 {
    seq.as_u64().unwrap() + 3
}

async fn kept(table: &Table) -> (String, record::Record) {
    let path = format!("/api/v1/contests/{}/record", table.contest);
    let answer = request(table.server.address, "GET", &path, &[], "").await;
    let record = record::parse(&answer.body, &find_spec).unwrap();
    (answer.body, record)
}

#[test]
fn who_comes_back_takes_the_claim_away_and_a_restart_begins_the_time_again() {
    runtime().block_on(async {
        let mut table = table(&portes(&json!("single")), "plain").await;
        let contest = table.contest.clone();
        let (mut waits, on_turn, first_on_turn) = seated(&table).await;
        drop(on_turn);
        let told = until_claimable(&mut waits).await;
        let back = if first_on_turn { &table.anna } else { &table.other };
        let mut back = back.socket().await;
        open(&mut back, &contest).await;
        let shown = waits.wait("snapshot").await;
        assert!(!can_claim(&shown["view"]), "{shown}");
        assert_eq!(refused(&mut waits, &claim(&contest, &told["seq"], "1")).await.1, "server-claim-here");
        table.server.stop().await;
        table.server = Server::with_grace(table.folder.path(), GRACE).await;
        (table.anna.address, table.other.address) = (table.server.address, table.server.address);
        let started = Instant::now();
        let mut waits = if first_on_turn { &table.other } else { &table.anna }.socket().await;
        let shown = open(&mut waits, &contest).await;
        assert_eq!(refused(&mut waits, &claim(&contest, &shown["seq"], "1")).await.1, "server-claim-early");
        until_claimable(&mut waits).await;
        assert!(started.elapsed() >= GRACE);
        table.server.stop().await;
    });
}

#[test]
fn a_clock_is_all_there_is_where_there_is_one_and_the_house_never_leaves() {
    runtime().block_on(async {
        let mut terms = portes(&json!("single"));
        terms["clock"] = json!({"reserve": 600_000, "delay": 0});
        let table = table(&terms, "plain").await;
        let (mut waits, on_turn, _) = seated(&table).await;
        drop(on_turn);
        tokio::time::sleep(GRACE + Duration::from_millis(200)).await;
        let shown = open(&mut waits, &table.contest).await;
        assert!(!can_claim(&shown["view"]));
        let asked = claim(&table.contest, &shown["seq"], "1");
        assert_eq!(refused(&mut waits, &asked).await.1, "server-claim-clock");
        let wish = json!({"terms": portes(&json!("single")), "against": {"house": "random"}});
        let (contest, _) = table.anna.make(&wish).await;
        let mut socket = table.anna.socket().await;
        socket.say(&json!({"type": "open", "contest": contest})).await;
        assert_eq!(socket.wait("present").await["away"], json!([null, null]));
        table.server.stop().await;
    });
}

#[test]
fn dice_that_are_kept_back_are_claimed_too_and_their_proof_holds() {
    runtime().block_on(async {
        let table = table(&portes(&json!("single")), "sealed").await;
        let contest = &table.contest;
        let mut here = Robot::new(table.anna.clone(), contest, 1);
        let mut leaves = Robot::new(table.other.clone(), contest, 2);
        here.eager = 0;
        leaves.eager = 0;
        // Both play a little, then one is seen no more; the other one does what he can.
        let mut socket = table.anna.socket().await;
        tokio::join!(leaves.play(30), here.play_on(&mut socket, 30));
        drop(leaves);
        goes_on_until_claimable(&mut here, &mut socket).await;
        socket.say(&claim(contest, &json!(here.seq), "c")).await;
        socket.wait("accepted").await;
        let (_, record) = kept(&table).await;
        match verify(&record, Expectations::default()) {
            Verdict::Pass(passed) => assert!(!passed.goes_on, "{passed:?}"),
            other => panic!("{other:?}"),
        }
        table.server.stop().await;
    });
}

#[test]
fn a_contest_becomes_void_whose_game_somebody_does_not_come_to() {
    runtime().block_on(async {
        let table = table(&portes(&json!("single")), "sealed").await;
        let contest = &table.contest;
        let mut here = Robot::new(table.anna.clone(), contest, 1);
        let mut socket = table.anna.socket().await;
        socket.say(&json!({"type": "open", "contest": contest, "since": 0})).await;
        goes_on_until_claimable(&mut here, &mut socket).await;
        socket.say(&claim(contest, &json!(0), "c")).await;
        socket.wait("accepted").await;
        let shown = open(&mut socket, contest).await;
        assert_eq!((&shown["view"]["phase"], &shown["seq"]), (&json!("void"), &json!(1)));
        table.server.stop().await;
    });
}

#[test]
fn a_contest_becomes_void_whose_seed_somebody_does_not_reveal_and_the_log_says_who() {
    runtime().block_on(async {
        let table = table(&portes(&json!("single")), "envelope").await;
        let contest = &table.contest;
        // He commits, and once the game is bound he is seen no more.
        let mut leaves = Robot::new(table.other.clone(), contest, 2);
        let mut his = table.other.socket().await;
        his.say(&json!({"type": "open", "contest": contest, "since": 0})).await;
        let commits = async {
            while let Some((_, replies)) = leaves.listen(&mut his).await {
                for reply in replies {
                    if reply["type"] == "reveal" {
                        return reply;
                    }
                    his.say(&reply).await;
                }
            }
            panic!("closed")
        };
        let mut here = Robot::new(table.anna.clone(), contest, 1);
        let mut socket = table.anna.socket().await;
        let waits = async {
            socket.say(&json!({"type": "open", "contest": contest, "since": 0})).await;
            let mut revealed = false;
            while !revealed {
                let said = goes_on(&mut here, &mut socket).await;
                revealed = said.iter().any(|reply| reply["type"] == "reveal");
            }
        };
        let (mut wrong, ()) = tokio::join!(commits, waits);
        wrong["seed"] = json!("00".repeat(32));
        assert_eq!(refused(&mut his, &wrong).await, ("dice".to_owned(), "server-dice-value".to_owned()));
        drop(his);
        goes_on_until_claimable(&mut here, &mut socket).await;
        socket.say(&claim(contest, &json!(0), "c")).await;
        socket.wait("accepted").await;
        let (_, record) = kept(&table).await;
        assert!(matches!(verify(&record, Expectations::default()), Verdict::Pass(_)));
        let proof = record.events.last().unwrap().proof.clone().unwrap();
        let pieces = Piece::parse_all(&proof).unwrap();
        let blame = pieces.iter().find_map(|piece| match piece {
            Piece::End(ending) => Some(ending.leaf.what.clone()),
            _ => None,
        });
        assert!(matches!(blame, Some(What::Void { blame: Blame::Client(Seat::One), .. })), "{blame:?}");
        assert!(!pieces.iter().any(|piece| matches!(piece, Piece::Seeds(_))), "nobody's seed is shown");
        table.server.stop().await;
    });
}

/// Plays until the contest is over, but commits to no game but the first; he stays for as long as he is not told to go.
async fn play_one_game(mut robot: Robot, mut socket: Socket) {
    socket.say(&json!({"type": "open", "contest": robot.contest, "since": 0})).await;
    while let Some((_, replies)) = robot.listen(&mut socket).await {
        for reply in replies {
            if reply["type"] != "commit" || reply["game"] == 1 {
                socket.say(&reply).await;
            }
        }
        if robot.over() {
            return;
        }
    }
}

#[test]
fn who_is_there_and_does_not_commit_to_the_next_game_holds_nobody_up() {
    runtime().block_on(async {
        for clock in [json!(null), json!({"reserve": 600_000, "delay": 0})] {
            let mut terms = portes(&json!({"points": 9}));
            terms["clock"] = clock;
            let table = table(&terms, "sealed").await;
            let contest = &table.contest;
            let silent = Robot::new(table.other.clone(), contest, 2);
            let silent = tokio::spawn(play_one_game(silent, table.other.socket().await));
            let mut here = Robot::new(table.anna.clone(), contest, 1);
            here.eager = 0;
            let mut socket = table.anna.socket().await;
            socket.say(&json!({"type": "open", "contest": contest, "since": 0})).await;
            let mut owed = None;
            while here.view.is_null() || !can_claim(&here.view) {
                let said = goes_on(&mut here, &mut socket).await;
                if said.iter().any(|reply| reply["type"] == "commit" && reply["game"] == 2) {
                    owed = Some(Instant::now());
                }
            }
            assert_eq!((&here.view["games_ended"], &here.view["phase"]), (&json!(1), &json!("start")));
            assert!(owed.unwrap().elapsed() >= GRACE, "{owed:?}");
            socket.say(&claim(contest, &json!(here.seq), "c")).await;
            socket.wait("accepted").await;
            assert_eq!(open(&mut socket, contest).await["view"]["phase"], "void");
            silent.await.unwrap();
            table.server.stop().await;
        }
    });
}
