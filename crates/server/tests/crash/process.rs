//! The server in a process of its own.

use std::{
    io::Read as _,
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    sync::Arc,
    time::Duration,
};

use alea_server::{
    Keys, LogFormat, Settings, log_to_stderr, serve_on,
    store::{Sqlite, Store},
};
use tokio::time::sleep;

use crate::{common::runtime, hasty::Hasty};

/// Which store it has.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The one that it always has.
    Sound,
    /// One that answers before it has stored.
    Hasty,
}

/// The server that this program is when it is told to serve; it goes on until its input ends, or until it is killed.
pub(crate) fn serve(args: &[String]) {
    let [address, folder, kind, log] = args else { panic!("serve ADDRESS FOLDER STORE LOG: {args:?}") };
    let folder = Path::new(folder);
    if log == "log" {
        log_to_stderr(LogFormat::Json);
    }
    let settings = Settings {
        listen: Some(address.parse().unwrap()),
        data: Some(folder.to_owned()),
        ..Settings::default()
    };
    let keys = Keys::open(&folder.join("keys")).unwrap();
    runtime().block_on(async {
        let sqlite = Sqlite::open(&folder.join("alea.sqlite")).unwrap();
        let store: Arc<dyn Store> =
            if kind == "hasty" { Arc::new(Hasty::new(sqlite)) } else { Arc::new(sqlite) };
        let stop = async {
            let ends = tokio::task::spawn_blocking(|| std::io::stdin().read_to_end(&mut Vec::new()));
            ends.await.unwrap().unwrap();
        };
        serve_on(&settings.whole().unwrap(), store, keys, |_| {}, stop).await.unwrap();
    });
}

/// A server that runs.
pub(crate) struct Process(Child);

impl Process {
    pub(crate) fn start(address: SocketAddr, folder: &Path, kind: Kind) -> Process {
        let program = std::env::current_exe().unwrap();
        Process::of(Command::new(program), address, folder, kind, "silent")
    }

    /// The same by a command that runs the program whose arguments follow.
    pub(crate) fn by(command: Command, address: SocketAddr, folder: &Path, kind: Kind, log: &str) -> Process {
        let mut command = command;
        command.arg(std::env::current_exe().unwrap());
        Process::of(command, address, folder, kind, log)
    }

    fn of(mut command: Command, address: SocketAddr, folder: &Path, kind: Kind, log: &str) -> Process {
        command.args(["serve", &address.to_string()]).arg(folder);
        command.args([if kind == Kind::Hasty { "hasty" } else { "sound" }, log]);
        let command = command.stdin(Stdio::piped()).stdout(Stdio::null());
        Process(command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}")))
    }

    pub(crate) fn id(&self) -> u32 {
        self.0.id()
    }

    /// `kill -9`.
    pub(crate) fn kill(mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }

    /// Tells it to stop, and waits until it has. What it wrote to stderr, if that was asked for.
    pub(crate) fn stop(mut self) -> String {
        drop(self.0.stdin.take());
        let output = self.0.wait_with_output().unwrap();
        assert!(output.status.success(), "{:?}", output.status);
        String::from_utf8(output.stderr).unwrap()
    }
}

/// Waits until somebody listens.
pub(crate) async fn answers(address: SocketAddr) {
    for _ in 0..600 {
        if tokio::net::TcpStream::connect(address).await.is_ok() {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("the server does not come back");
}
