//! The load: commands are due at times that are fixed before anything is sent, as if by people who know nothing of each other, and it is from
//! then on that their time counts. So a server that stands still for a while shows in the time of all that came meanwhile, and not only of
//! what it happened to be at.

use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

use alea_catalog::Random;
use hdrhistogram::Histogram;
use tokio::{sync::mpsc, time::sleep_until};

use super::{
    Wrong,
    player::{Order, Shared},
};

/// Longer times are counted as this.
const LONGEST: Duration = Duration::from_secs(100);

/// How long is waited for what has not been answered when a rate has been tried.
const DRAIN: Duration = Duration::from_secs(5);

/// Times, in microseconds.
pub(super) type Times = Histogram<u64>;

fn times() -> Times {
    Times::new_with_bounds(1, LONGEST.as_micros() as u64, 3).expect("bounds in their order, and three digits")
}

/// What came of a rate.
pub(super) struct Tally {
    /// Commands, from when they were due to their answer.
    pub(super) commands: Times,
    /// Commitments and values of the dice, from when they were sent to their answer.
    pub(super) values: Times,
    /// By how much the generator itself was late.
    pub(super) late: Times,
    /// Commands that were due.
    pub(super) due: u64,
    /// Commands that the server could not take.
    pub(super) refused: u64,
}

impl Tally {
    fn new() -> Tally {
        Tally { commands: times(), values: times(), late: times(), due: 0, refused: 0 }
    }

    fn open(&self) -> u64 {
        self.due.saturating_sub(self.commands.len())
    }
}

/// What is due, and who can do something.
pub(super) struct Load {
    /// The players, by their numbers.
    orders: Vec<mpsc::UnboundedSender<Order>>,
    /// Who is on turn, with the command that he will send; who has waited longest comes first.
    ready: VecDeque<(usize, String)>,
    /// Commands that were due when nobody was ready.
    waiting: VecDeque<Instant>,
    tally: Tally,
    failed: Option<Wrong>,
}

impl Load {
    pub(super) fn new() -> Load {
        Load {
            orders: Vec::new(),
            ready: VecDeque::new(),
            waiting: VecDeque::new(),
            tally: Tally::new(),
            failed: None,
        }
    }

    /// One more player. What he is to send comes out of what is returned.
    pub(super) fn add(&mut self) -> (usize, mpsc::UnboundedReceiver<Order>) {
        let (sender, receiver) = mpsc::unbounded_channel();
        self.orders.push(sender);
        (self.orders.len() - 1, receiver)
    }

    /// How many contests wait for a player to do something.
    pub(super) fn able(&self) -> usize {
        self.ready.len()
    }

    /// A client cannot go on, and so nothing that is measured counts.
    pub(super) fn fail(&mut self, wrong: Wrong) {
        self.failed.get_or_insert(wrong);
    }

    /// What went wrong, if anything did.
    pub(super) fn look(&mut self) -> Result<(), Wrong> {
        self.failed.take().map_or(Ok(()), Err)
    }

    /// A player can do something.
    pub(super) fn ready(&mut self, player: usize, text: String) {
        match self.waiting.pop_front() {
            Some(due) => self.send(player, Order { text, due }),
            None => self.ready.push_back((player, text)),
        }
    }

    /// A command is due.
    fn due(&mut self, due: Instant) {
        self.tally.due += 1;
        match self.ready.pop_front() {
            Some((player, text)) => self.send(player, Order { text, due }),
            None => self.waiting.push_back(due),
        }
    }

    fn send(&mut self, player: usize, order: Order) {
        if let Some(orders) = self.orders.get(player) {
            // A player whose connection is lost ends the whole run.
            let _ = orders.send(order);
        }
    }

    /// A command was carried out.
    pub(super) fn answered(&mut self, due: Instant) {
        note(&mut self.tally.commands, due.elapsed());
    }

    /// A commitment or a value was taken.
    pub(super) fn value_answered(&mut self, sent: Instant) {
        note(&mut self.tally.values, sent.elapsed());
    }

    /// A command was not carried out.
    pub(super) fn refused(&mut self) {
        self.tally.refused += 1;
    }
}

fn note(times: &mut Times, took: Duration) {
    times.saturating_record(u64::try_from(took.as_micros()).unwrap_or(u64::MAX).max(1));
}

/// What came of a rate within its time, and in the end.
pub(super) struct Offered {
    pub(super) tally: Tally,
    /// Commands that were answered within the time.
    pub(super) in_time: u64,
    /// The same of values.
    pub(super) values_in_time: u64,
    /// Commands that were not answered long after.
    pub(super) lost: u64,
}

/// Lets commands be due for a while, `rate` a second, at random times; then waits for the answers. `at_end` is called when the time is over.
pub(super) async fn offer(
    load: &Shared,
    rate: u32,
    time: Duration,
    random: &mut Random,
    at_end: impl FnOnce(),
) -> Offered {
    load.borrow_mut().tally = Tally::new();
    let begun = Instant::now();
    let mut at = Duration::ZERO;
    loop {
        at += gap(rate, random);
        if at >= time {
            break;
        }
        let due = begun + at;
        if due > Instant::now() {
            sleep_until(due.into()).await;
        }
        let mut load = load.borrow_mut();
        note(&mut load.tally.late, due.elapsed());
        load.due(due);
    }
    sleep_until((begun + time).into()).await;
    at_end();
    let (in_time, values_in_time) = {
        let load = load.borrow();
        (load.tally.commands.len(), load.tally.values.len())
    };
    let until = Instant::now() + DRAIN;
    while load.borrow().tally.open() > 0 && Instant::now() < until {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let mut load = load.borrow_mut();
    load.waiting.clear();
    let tally = std::mem::replace(&mut load.tally, Tally::new());
    let lost = tally.open();
    Offered { tally, in_time, values_in_time, lost }
}

/// How long until the next command is due, where they come independently of each other.
fn gap(rate: u32, random: &mut Random) -> Duration {
    const STEPS: u32 = 1 << 30;
    let part = f64::from(random.below(STEPS) + 1) / f64::from(STEPS);
    Duration::from_secs_f64(-part.ln() / f64::from(rate))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_waits_counts_from_when_it_was_due() {
        let mut load = Load::new();
        let (player, mut orders) = load.add();
        let due = Instant::now();
        load.due(due);
        assert!(orders.try_recv().is_err());
        load.ready(player, "a".into());
        let order = orders.try_recv().expect("an order");
        assert_eq!((order.text.as_str(), order.due), ("a", due));
        std::thread::sleep(Duration::from_millis(20));
        load.answered(due);
        assert!(load.tally.commands.max() >= 20_000);
        assert_eq!(load.tally.open(), 0);
    }

    #[test]
    fn times_come_at_the_rate() {
        let random = &mut Random::of_game(7, 0);
        let all: Duration = (0..20_000).map(|_| gap(1000, random)).sum();
        assert!((19.0..21.0).contains(&all.as_secs_f64()), "{all:?}");
    }
}
