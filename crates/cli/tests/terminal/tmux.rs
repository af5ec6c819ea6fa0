//! A terminal that tests can type into: a tmux server of their own.

use std::{
    cell::RefCell,
    path::{Path, PathBuf},
    process::{Command, Output},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

/// How long anything may take before it counts as never.
const PATIENCE: Duration = Duration::from_secs(30);
/// Between two looks at the screen.
const MOMENT: Duration = Duration::from_millis(4);

/// A terminal with the program in it, and a house of its own to keep games in.
pub(crate) struct Terminal {
    /// The name of the server that runs now: a server that is closed takes its time.
    socket: RefCell<String>,
    home: PathBuf,
}

/// What the program is started with.
pub(crate) struct Start<'a> {
    pub(crate) args: &'a [&'a str],
    pub(crate) size: (u16, u16),
    /// The locale, as in `el_GR.UTF-8`.
    pub(crate) locale: &'a str,
}

impl<'a> Start<'a> {
    /// A table of 80 columns and 24 rows in English, where nothing waits.
    pub(crate) fn new(args: &'a [&'a str]) -> Start<'a> {
        Start { args, size: (80, 24), locale: "en_GB.UTF-8" }
    }
}

impl Terminal {
    /// Starts the program.
    pub(crate) fn start(start: &Start<'_>) -> Terminal {
        let home = std::env::temp_dir().join(name());
        std::fs::create_dir_all(&home).expect("a folder for the test");
        let terminal = Terminal { socket: RefCell::default(), home };
        terminal.run(start);
        terminal
    }

    /// Starts the program once more in the same house.
    pub(crate) fn run(&self, start: &Start<'_>) {
        let (width, height) = start.size;
        *self.socket.borrow_mut() = name();
        let home = format!("ALEA_HOME={}", self.home.display());
        let locale = format!("LC_ALL={}", start.locale);
        // tmux must know that letters have more than one byte, whatever the program is told. The window stays when the program ends.
        let script = "\"$@\"; code=$?; echo; echo \"(left with $code)\"; exec sleep 600";
        let done = Command::new("tmux")
            .env("LC_ALL", "C.UTF-8")
            .args(["-L", &self.socket.borrow(), "-f", "/dev/null", "new-session", "-d"])
            .args(["-x", &width.to_string(), "-y", &height.to_string()])
            .args([
                "env",
                &home,
                &locale,
                "sh",
                "-c",
                script,
                "sh",
                env!("CARGO_BIN_EXE_alea"),
                "play",
                "--pace",
                "0",
            ])
            .args(start.args)
            .output()
            .expect("tmux is installed (apt-get install tmux)");
        assert!(done.status.success(), "{done:?}");
    }

    fn tmux(&self, args: &[&str]) -> Output {
        let done = Command::new("tmux")
            .env("LC_ALL", "C.UTF-8")
            .args(["-L", &self.socket.borrow()])
            .args(args)
            .output()
            .expect("tmux runs");
        assert!(done.status.success(), "{args:?}: {done:?}");
        done
    }

    /// Presses keys by their names in tmux.
    pub(crate) fn press(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys"], keys].concat());
    }

    /// Types a text and presses Enter.
    pub(crate) fn line(&self, text: &str) {
        self.tmux(&["send-keys", "-l", text]);
        self.press(&["Enter"]);
    }

    /// The screen as letters.
    pub(crate) fn screen(&self) -> String {
        String::from_utf8(self.tmux(&["capture-pane", "-p"]).stdout).expect("letters")
    }

    /// The screen with the codes of its colours.
    pub(crate) fn coloured(&self) -> String {
        String::from_utf8(self.tmux(&["capture-pane", "-p", "-e"]).stdout).expect("letters")
    }

    /// Looks until the screen satisfies `wanted`, and gives it.
    pub(crate) fn wait(&self, what: &str, wanted: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let screen = self.screen();
            if wanted(&screen) {
                return screen;
            }
            assert!(begun.elapsed() < PATIENCE, "never saw {what}:\n{screen}");
            thread::sleep(MOMENT);
        }
    }

    /// Waits for a text.
    pub(crate) fn see(&self, text: &str) -> String {
        self.wait(text, |screen| screen.contains(text))
    }

    /// Changes the size of the window.
    pub(crate) fn resize(&self, width: u16, height: u16) {
        self.tmux(&["resize-window", "-x", &width.to_string(), "-y", &height.to_string()]);
    }

    /// Kills the program at once, as a crash would.
    pub(crate) fn kill_program(&self) {
        let shell = self.tmux(&["display-message", "-p", "#{pane_pid}"]).stdout;
        let shell = String::from_utf8(shell).expect("a number");
        let killed = Command::new("pkill").args(["-KILL", "-P", shell.trim()]).status().expect("pkill runs");
        assert!(killed.success());
        self.see("(left with");
    }

    /// Closes the window.
    pub(crate) fn close(&self) {
        self.tmux(&["kill-server"]);
    }

    /// The records in a folder of the house.
    pub(crate) fn records(&self, folder: &str) -> Vec<PathBuf> {
        let Ok(entries) = std::fs::read_dir(self.home.join(folder)) else { return Vec::new() };
        let paths = entries.map(|entry| entry.expect("an entry").path());
        paths.filter(|path| path.extension().is_some_and(|extension| extension == "json")).collect()
    }

    /// The folder of the house.
    pub(crate) fn home(&self) -> &Path {
        &self.home
    }
}

/// A name that nothing else has.
fn name() -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    format!("alea-test-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed))
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let tmux =
            |args: &[&str]| Command::new("tmux").args(["-L", &self.socket.borrow()]).args(args).output();
        // The server leaves its socket behind.
        let socket = tmux(&["display-message", "-p", "#{socket_path}"]);
        let _ = tmux(&["kill-server"]);
        if let Ok(path) = socket.map(|done| String::from_utf8_lossy(&done.stdout).trim().to_owned())
            && path.ends_with(self.socket.borrow().as_str())
        {
            let _ = std::fs::remove_file(path);
        }
        let _ = std::fs::remove_dir_all(&self.home);
    }
}
