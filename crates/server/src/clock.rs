//! The time of the house. It runs while the house is open, and stands still while it is closed, so that nobody's clock runs in a game
//! that nobody could play on.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Instant, SystemTime, UNIX_EPOCH},
};

/// Milliseconds since 1970 when the house was opened for the first time, less all the time in which it was closed. It never runs
/// backwards.
#[derive(Debug)]
pub struct HouseClock {
    opened: Instant,
    at_opening: u64,
    latest: AtomicU64,
}

impl HouseClock {
    /// Opens the house. `last` is the latest time that is known of it ([`crate::store::Store::last_time`]); a new house begins with the
    /// time of this machine.
    #[must_use]
    pub fn open(last: Option<u64>) -> HouseClock {
        let at_opening = last.unwrap_or_else(wall_time);
        HouseClock { opened: Instant::now(), at_opening, latest: AtomicU64::new(at_opening) }
    }

    /// The time.
    #[must_use]
    pub fn now(&self) -> u64 {
        let passed = u64::try_from(self.opened.elapsed().as_millis()).unwrap_or(u64::MAX);
        let now = self.at_opening.saturating_add(passed);
        self.latest.fetch_max(now, Ordering::Relaxed).max(now)
    }
}

/// What the clock on the wall says, in milliseconds since 1970.
#[must_use]
pub fn wall_time() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goes_on_where_it_stopped() {
        let clock = HouseClock::open(Some(1000));
        let now = clock.now();
        assert!((1000..60_000).contains(&now), "{now}");
        assert!(clock.now() >= now);
    }
}
