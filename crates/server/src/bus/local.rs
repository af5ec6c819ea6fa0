//! A bus within one process.

use std::{
    collections::HashMap,
    future::Future,
    pin::Pin,
    sync::{Mutex, PoisonError},
};

use tokio::sync::broadcast::{self, error::RecvError};

use super::{Bus, Missed, Notice, Subscription};
use crate::ids::ContestId;

/// After so many contests the bus looks for those that nobody listens to.
const SWEEP: usize = 256;

/// A bus within one process. Of each contest it holds as many notices as it was made for, and nothing of those that nobody looks at.
#[derive(Debug)]
pub struct Local {
    most: usize,
    topics: Mutex<HashMap<ContestId, broadcast::Sender<Notice>>>,
}

impl Local {
    /// A bus that holds the last `most` notices of a contest, at least one.
    #[must_use]
    pub fn new(most: usize) -> Local {
        Local { most: most.max(1), topics: Mutex::default() }
    }

    /// How many contests are looked at.
    #[must_use]
    pub fn topics(&self) -> usize {
        self.topics.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl Bus for Local {
    fn publish(&self, contest: ContestId, notice: Notice) {
        let mut topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(topic) = topics.get(&contest)
            && topic.send(notice).is_err()
        {
            topics.remove(&contest);
        }
    }

    fn subscribe(&self, contest: ContestId) -> Box<dyn Subscription> {
        let mut topics = self.topics.lock().unwrap_or_else(PoisonError::into_inner);
        // Contests of which nothing is published any more, and nobody listens, are forgotten now and then.
        if topics.len() % SWEEP == SWEEP - 1 {
            topics.retain(|_, topic| topic.receiver_count() > 0);
        }
        let topic = topics.entry(contest).or_insert_with(|| broadcast::channel(self.most).0);
        Box::new(Listening(topic.subscribe()))
    }
}

struct Listening(broadcast::Receiver<Notice>);

impl Subscription for Listening {
    fn next(&mut self) -> Pin<Box<dyn Future<Output = Result<Notice, Missed>> + Send + '_>> {
        Box::pin(async {
            self.0.recv().await.map_err(|error| match error {
                RecvError::Lagged(_) => Missed::Some,
                RecvError::Closed => Missed::Closed,
            })
        })
    }
}
