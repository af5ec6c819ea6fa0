//! What a server is to the system: its log, and when it stops.

use std::io;

use crate::config::LogFormat;

/// Writes the log to stderr. What is written depends on nothing but the level: `info` and above.
pub fn log_to_stderr(format: LogFormat) {
    let log = tracing_subscriber::fmt().with_writer(io::stderr).with_ansi(false);
    // A log that was set up before, by whoever runs the server within a program of his own, stays.
    let _ = match format {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    };
}

/// Lets this process have as many files and connections open as the system allows it, and says how many that are. What a shell allows at
/// first is often too few for a house that is full.
///
/// # Errors
/// The system does not say, or does not let it.
pub fn allow_connections() -> io::Result<u64> {
    rlimit::increase_nofile_limit(u64::MAX)
}

/// Waits until the process is told to stop: by Ctrl-C or SIGTERM.
pub async fn asked_to_stop() {
    let interrupted = async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::warn!(%error, "Ctrl-C is not heard");
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let terminated = async {
            match signal(SignalKind::terminate()) {
                Ok(mut signal) => {
                    signal.recv().await;
                }
                Err(error) => {
                    tracing::warn!(%error, "SIGTERM is not heard");
                    std::future::pending::<()>().await;
                }
            }
        };
        tokio::select! {
            () = interrupted => {}
            () = terminated => {}
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}
