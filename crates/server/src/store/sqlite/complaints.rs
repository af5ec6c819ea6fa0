//! What the log says of a store that does not work. Everybody who plays tries again and again, and a full disk must not be filled with
//! lines that say that it is full: so the first failure is told, then one now and then, and that it works again.

use std::time::{Duration, Instant};

use crate::store::StoreError;

/// How long nothing more is said.
const PATIENCE: Duration = Duration::from_secs(10);

/// What was said, and what not.
#[derive(Debug)]
pub(super) struct Complaints {
    what: &'static str,
    said: Option<Instant>,
    unsaid: u64,
}

impl Complaints {
    /// `what` is what does not happen: "nothing was stored".
    pub(super) fn new(what: &'static str) -> Complaints {
        Complaints { what, said: None, unsaid: 0 }
    }

    /// It failed.
    pub(super) fn failed(&mut self, error: &StoreError) {
        let Some(advice) = error.advice() else { return };
        if self.said.is_some_and(|said| said.elapsed() < PATIENCE) {
            self.unsaid += 1;
            return;
        }
        tracing::error!(%error, advice, more = self.unsaid, "{}", self.what);
        self.said = Some(Instant::now());
        self.unsaid = 0;
    }

    /// It works.
    pub(super) fn works(&mut self) {
        if self.said.take().is_some() {
            tracing::info!(failed = self.unsaid + 1, "it works again: the store takes what it is given");
            self.unsaid = 0;
        }
    }
}
