//! What every bus does: the suite, and the buses that pass it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::{future::Future, sync::Arc, time::Duration};

use alea_game::Side;
use alea_server::{
    ContestId,
    bus::{Bus, Local, Missed, Notice},
};
use tokio::time::timeout;

fn run(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async { timeout(Duration::from_secs(30), test).await.expect("an end") });
}

fn notice(seq: u64) -> Notice {
    let frame = |who: &str| Some(Arc::from(format!("{who} {seq}")));
    Notice { seq, watching: frame("all"), players: [frame("first"), frame("second")] }
}

/// The suite. `most` is how many notices of a contest the bus holds at least.
async fn suite(bus: impl Bus, most: u64) {
    let bus = Arc::new(bus);
    let (one, other) = (ContestId::new(), ContestId::new());
    // What nobody listens to is nowhere.
    bus.publish(one, notice(0));
    let mut early = bus.subscribe(one);
    let mut elsewhere = bus.subscribe(other);
    bus.publish(one, notice(1));
    let mut late = bus.subscribe(one);
    bus.publish(one, notice(2));
    bus.publish(other, notice(9));
    assert_eq!(early.next().await.unwrap(), notice(1));
    assert_eq!(early.next().await.unwrap(), notice(2));
    assert_eq!(late.next().await.unwrap(), notice(2));
    assert_eq!(elsewhere.next().await.unwrap(), notice(9));
    // Giving up waiting loses nothing.
    assert!(timeout(Duration::from_millis(20), early.next()).await.is_err());
    bus.publish(one, notice(3));
    assert_eq!(early.next().await.unwrap(), notice(3));
    // Everybody is told what is his.
    let told = notice(4);
    assert_eq!(told.frame(None).unwrap().as_ref(), "all 4");
    assert_eq!(told.frame(Some(Side::First)).unwrap().as_ref(), "first 4");
    assert_eq!(told.frame(Some(Side::Second)).unwrap().as_ref(), "second 4");
    // Many at once, each in order.
    let (mut listeners, publisher) = (Vec::new(), Arc::clone(&bus));
    let crowd = ContestId::new();
    for _ in 0..20 {
        let mut listening = bus.subscribe(crowd);
        listeners.push(tokio::spawn(async move {
            for seq in 0..most {
                assert_eq!(listening.next().await.unwrap().seq, seq);
            }
        }));
    }
    (0..most).for_each(|seq| publisher.publish(crowd, notice(seq)));
    for listener in listeners {
        listener.await.unwrap();
    }
    // Who does not listen is not waited for: he misses some, is told so, and gets the latest.
    let slow_contest = ContestId::new();
    let mut slow = bus.subscribe(slow_contest);
    (0..100_000).for_each(|seq| bus.publish(slow_contest, notice(seq)));
    assert_eq!(slow.next().await, Err(Missed::Some));
    let mut last = slow.next().await.unwrap().seq;
    assert!(last > 0 && 100_000 - last <= 65_536, "{last}");
    while last < 99_999 {
        let next = slow.next().await.unwrap().seq;
        assert_eq!(next, last + 1);
        last = next;
    }
}

#[test]
fn the_local_bus_passes_the_suite() {
    run(suite(Local::new(64), 64));
}

#[test]
fn contests_that_nobody_listens_to_are_forgotten() {
    let bus = Local::new(4);
    for _ in 0..10_000 {
        let contest = ContestId::new();
        let listening = bus.subscribe(contest);
        drop(listening);
    }
    assert!(bus.topics() < 1000, "{}", bus.topics());
}
