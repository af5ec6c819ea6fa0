//! Where games are kept: a record each, written anew after everything that happens, so that nothing is lost when the program is
//! killed. Games that go on lie in `games`, others in `finished` beside it.

use std::{
    env,
    fs::{self, File, TryLockError},
    io::{self, Write},
    path::{Path, PathBuf},
};

use alea_catalog::find_spec;
use alea_fairdice::{from_hex, to_hex};
use alea_notation::record::{self, Record};
use alea_texts::{Message, Said, message};
use anyhow::Result;

use super::shown;
use crate::common::{failed, io_failed};

/// That something could not be done with a file or a folder.
fn at(path: &Path) -> impl Fn(io::Error) -> anyhow::Error {
    let path = shown(path);
    move |error| io_failed(Message::verbatim(path.clone()), error)
}

/// The file of a game that is being played. Nobody else plays it meanwhile.
#[derive(Debug)]
pub(crate) struct Saved {
    path: PathBuf,
    _lock: File,
}

/// The folder of the house: `$ALEA_HOME`, or `alea` where the system keeps the state of programs.
pub(crate) fn home() -> Result<PathBuf> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(home) = set("ALEA_HOME") {
        return Ok(home);
    }
    if let Some(state) = set("XDG_STATE_HOME") {
        return Ok(state.join("alea"));
    }
    let home = set("HOME").map(|home| home.join(".local/state/alea"));
    home.ok_or_else(|| failed(message!["play-no-home"]))
}

impl Saved {
    /// A file for a new game of `id`, begun at `now` (milliseconds since 1970).
    pub(crate) fn create(folder: &Path, id: &str, now: u64) -> Result<Saved> {
        let games = folder.join("games");
        fs::create_dir_all(&games).map_err(at(&games))?;
        let name = |number: u32| match number {
            0 => games.join(format!("{now}-{id}.json")),
            _ => games.join(format!("{now}-{id}-{number}.json")),
        };
        let path = (0..).map(name).find(|path| !path.exists()).unwrap_or_default();
        Saved::lock(path)
    }

    /// A file that somebody has named.
    pub(crate) fn at(path: &Path) -> Result<Saved> {
        Saved::lock(path.to_owned())
    }

    /// The file of a game that goes on, and its record.
    pub(crate) fn open(path: &Path) -> Result<(Saved, Record)> {
        let saved = Saved::lock(path.to_owned())?;
        let record = read(path)?;
        Ok((saved, record))
    }

    fn lock(path: PathBuf) -> Result<Saved> {
        let beside = path.with_extension("lock");
        let lock = File::create(&beside).map_err(at(&beside))?;
        match lock.try_lock() {
            Ok(()) => Ok(Saved { path, _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(failed(message!["play-elsewhere", "path" => shown(&path)])),
            Err(TryLockError::Error(error)) => Err(at(&beside)(error)),
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The file of the secret that the dice follow from. It lies beside the record until the contest is over, for nobody but who plays.
    fn secret(&self) -> PathBuf {
        self.path.with_extension("dice")
    }

    /// Keeps the secret of the dice. It is on the disk when this returns, so before anything follows from it.
    pub(crate) fn write_secret(&self, secret: &[u8; 32]) -> Result<()> {
        let path = self.secret();
        let save = || -> io::Result<()> {
            let mut options = File::options();
            options.write(true).create(true).truncate(true);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            let mut file = options.open(&path)?;
            writeln!(file, "{}", to_hex(secret))?;
            file.sync_all()?;
            folder_on_disk(&path)
        };
        save().map_err(at(&path))
    }

    /// The secret of the dice; `None` if there is none that can be read.
    pub(crate) fn read_secret(&self) -> Result<Option<[u8; 32]>> {
        let path = self.secret();
        match fs::read_to_string(&path) {
            Ok(text) => Ok(from_hex(text.trim_end()).and_then(|bytes| bytes.try_into().ok())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(at(&path)(error)),
        }
    }

    /// Writes the record. It is on the disk when this returns, and the file is never half written.
    pub(crate) fn write(&self, record: &Record) -> Result<()> {
        write(&self.path, record)
    }

    /// Puts the file of a contest that is over where the finished ones lie, and gives the place. The log of its dice is kept beside it,
    /// as `NAME.log`.
    pub(crate) fn finish(self, log: Option<&str>) -> Result<PathBuf> {
        let secret = self.secret();
        let beside = self.path.with_extension("lock");
        let in_games =
            self.path.parent().filter(|folder| folder.file_name().is_some_and(|name| name == "games"));
        let mut path = self.path.clone();
        if let (Some(folder), Some(name)) = (in_games.and_then(Path::parent), self.path.file_name()) {
            let finished = folder.join("finished");
            fs::create_dir_all(&finished).map_err(at(&finished))?;
            path = finished.join(name);
            fs::rename(&self.path, &path).and_then(|()| folder_on_disk(&path)).map_err(at(&path))?;
        }
        if let Some(log) = log {
            let beside = log_of(&path);
            fs::write(&beside, log).map_err(at(&beside))?;
        }
        // The record is safe already, and nothing follows from the secret any more.
        let _ = fs::remove_file(beside);
        let _ = fs::remove_file(secret);
        Ok(path)
    }
}

/// Where the log of the dice of a contest is kept, beside its record.
pub(crate) fn log_of(record: &Path) -> PathBuf {
    record.with_extension("log")
}

/// Writes a record so that the file is whole at any time.
pub(crate) fn write(path: &Path, record: &Record) -> Result<()> {
    let fresh = path.with_extension("new");
    let save = || -> io::Result<()> {
        let mut file = File::create(&fresh)?;
        file.write_all(record::write(record).as_bytes())?;
        file.write_all(b"\n")?;
        file.sync_all()?;
        fs::rename(&fresh, path)?;
        folder_on_disk(path)
    };
    save().map_err(at(path))
}

/// Makes a file's name as durable as its bytes: a rename is lost with the power unless its folder is written too.
fn folder_on_disk(path: &Path) -> io::Result<()> {
    // Windows neither needs this nor lets folders be opened.
    if cfg!(not(unix)) {
        return Ok(());
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// Reads the record of a file.
pub(crate) fn read(path: &Path) -> Result<Record> {
    let size = fs::metadata(path).map_err(at(path))?.len();
    if size > record::MOST_BYTES as u64 {
        return Err(failed(message!["play-too-long", "path" => shown(path)]));
    }
    let text = fs::read_to_string(path).map_err(at(path))?;
    record::parse(text.trim_end(), &find_spec)
        .map_err(|error| failed(message!["at", "place" => shown(path), "what" => error.message()]))
}

/// The games that go on, the latest first.
pub(crate) fn unfinished(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder.join("games")) else { return Vec::new() };
    let mut found: Vec<_> = entries
        .flatten()
        .filter(|entry| entry.path().extension().is_some_and(|extension| extension == "json"))
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    found.sort();
    found.into_iter().rev().map(|(_, path)| path).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_of_dealt_dice_stays_beside_the_record() {
        let folder = env::temp_dir().join(format!("alea-store-{}", std::process::id()));
        fs::create_dir_all(folder.join("games")).expect("a folder");
        for log in [None, Some("0 1\n")] {
            let saved = Saved::create(&folder, "portes", 1).expect("a file");
            fs::write(saved.path(), "{}\n").expect("a record");
            saved.write_secret(&[7; 32]).expect("a secret");
            let path = saved.finish(log).expect("it is kept");
            assert_eq!(path.parent(), Some(folder.join("finished").as_path()));
            assert_eq!(fs::read_to_string(log_of(&path)).ok().as_deref(), log);
            assert_eq!(
                fs::read_dir(folder.join("games")).expect("a folder").count(),
                0,
                "nothing else stays"
            );
        }
        fs::remove_dir_all(folder).expect("it goes");
    }
}
