//! Progress of long work, on stderr: only where somebody watches, and only once it has taken a while.

use std::{
    io::{self, IsTerminal},
    sync::mpsc::{self, RecvTimeoutError, Sender},
    thread,
    time::Duration,
};

use alea_texts::{Texts, args};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Work shorter than this shows nothing.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often the time left is written anew, so that a slow unit of work does not look like a standstill.
const TICK: Duration = Duration::from_millis(250);

/// A bar that appears by itself and is gone with the value.
#[derive(Debug)]
pub(crate) struct Progress {
    bar: ProgressBar,
    /// Dropped with the value: then there is nothing to show any more.
    _alive: Option<Sender<()>>,
}

impl Progress {
    /// `total` units of work; the text `what` says which.
    pub(crate) fn new(total: u64, what: &str, texts: &Texts) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::hidden());
        if !io::stderr().is_terminal() {
            return Progress { bar, _alive: None };
        }
        let left = texts.with("progress-left", args!["time" => "{eta}"]);
        let template = format!("{{msg}} {{wide_bar}} {{percent:>3}} %  {left}");
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style.progress_chars("=> "));
        }
        bar.set_message(texts.say(what));
        let (alive, ended) = mpsc::channel::<()>();
        let shown = bar.clone();
        thread::spawn(move || {
            if ended.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                shown.set_draw_target(ProgressDrawTarget::stderr());
                shown.enable_steady_tick(TICK);
            }
        });
        Progress { bar, _alive: Some(alive) }
    }

    /// So much is done by now. Threads may come out of order, so the farthest counts.
    pub(crate) fn reach(&self, done: u64) {
        if done > self.bar.position() {
            self.bar.set_position(done);
        }
    }

    /// One more unit is done.
    pub(crate) fn step(&self) {
        self.bar.inc(1);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
