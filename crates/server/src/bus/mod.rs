//! How what happened in a contest reaches those who look at it. A [`Bus`] carries notices by contest, in their order; who does not take
//! them in fast enough misses some and is told so. `tests/bus.rs` has the suite that every bus passes.

mod local;

use std::{future::Future, pin::Pin, sync::Arc};

use alea_game::Side;

use crate::ids::ContestId;

pub use local::Local;

/// Something that those who look at a contest are told: frames ready to be sent. Who did not look when it was made has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// How many events the contest has had with it.
    pub seq: u64,
    /// For those who watch.
    pub watching: Option<Arc<str>>,
    /// For the players, the first chair first.
    pub players: [Option<Arc<str>>; 2],
}

impl Notice {
    /// The same for all.
    #[must_use]
    pub fn same(seq: u64, frame: Arc<str>) -> Notice {
        let frame = Some(frame);
        Notice { seq, players: [frame.clone(), frame.clone()], watching: frame }
    }

    /// What somebody is told: a player by his seat, or one who watches.
    #[must_use]
    pub fn frame(&self, seat: Option<Side>) -> Option<&Arc<str>> {
        let frame = match seat {
            None => &self.watching,
            Some(Side::First) => &self.players[0],
            Some(Side::Second) => &self.players[1],
        };
        frame.as_ref()
    }
}

/// Why no notice came.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Missed {
    /// Some were missed. The next one that is still there comes next.
    Some,
    /// None will come any more.
    Closed,
}

/// Carries notices.
pub trait Bus: Send + Sync + 'static {
    /// Tells all who look at a contest. Nobody is waited for.
    fn publish(&self, contest: ContestId, notice: Notice);

    /// Everything about a contest that is published from now on.
    fn subscribe(&self, contest: ContestId) -> Box<dyn Subscription>;
}

/// What comes to one who looks at a contest.
pub trait Subscription: Send {
    /// The next notice. Giving up waiting loses nothing.
    fn next(&mut self) -> Pin<Box<dyn Future<Output = Result<Notice, Missed>> + Send + '_>>;
}
