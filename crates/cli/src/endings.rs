//! The tables of endings and of Hypergammon in the user's cache folder: solved once, read from then on.

use std::{
    env,
    fs::{self, File},
    io::{self, BufWriter, Read, Write},
    path::{Path, PathBuf},
    thread,
};

use alea_catalog::{Entry, PlayerEntry};
use alea_engine::endings::{Endings, Hyper};
use alea_texts::Texts;

use crate::{progress::Progress, simulate::threads};

/// The folder below the user's, and the files.
const FOLDER: &str = "alea";
const FILE: &str = "endings.bin";
const HYPER_FILE: &str = "hypergammon.bin";

/// Makes the tables of endings ready for whoever asks them. The first time they are solved and kept; where nothing can be written they are
/// solved each time.
pub(crate) fn solve(texts: &Texts) {
    endings_in(cache().as_deref(), texts).keep();
}

/// The same for what a game asks: Hypergammon has a table of its own, which takes minutes.
pub(crate) fn solve_for(entry: &Entry, texts: &Texts) {
    if entry.is_solved() {
        solve_hyper(Some(texts));
    } else {
        solve(texts);
    }
}

/// The same for some games, if one of these players asks tables.
pub(crate) fn solve_for_players<'a>(
    players: impl IntoIterator<Item = &'a PlayerEntry>,
    games: impl IntoIterator<Item = &'a Entry>,
    texts: &Texts,
) {
    if players.into_iter().any(|player| player.asks_endings) {
        games.into_iter().for_each(|entry| solve_for(entry, texts));
    }
}

/// Makes the table of Hypergammon ready on a thread of its own, which leaves the processor to others, and says nothing of it but `done`.
pub(crate) fn solve_behind(done: fn()) {
    thread::spawn(move || {
        stand_back();
        solve_hyper(None);
        done();
    });
}

/// Has this thread and those that it begins run when others do not want to.
fn stand_back() {
    // Where this cannot be had it only takes turns with the others.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 19);
}

fn solve_hyper(texts: Option<&Texts>) {
    if Hyper::ready().is_none() {
        hyper_in(cache().as_deref(), Hyper::CHECKERS, texts).keep();
    }
}

fn endings_in(folder: Option<&Path>, texts: &Texts) -> Endings {
    let read = |file: &mut File| {
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).ok()?;
        Endings::from_bytes(&bytes).ok()
    };
    let solve = || {
        let progress = Progress::new(Endings::WORK as u64, "progress-endings", texts);
        Endings::build(|done| progress.reach(done as u64))
    };
    kept_in(folder, FILE, read, solve, |endings, to| to.write_all(&endings.to_bytes()))
}

/// The table of Hypergammon with so many checkers a side.
fn hyper_in(folder: Option<&Path>, checkers: u8, texts: Option<&Texts>) -> Hyper {
    let solve = || {
        let progress = texts.map(|texts| Progress::new(Hyper::WORK as u64, "progress-hyper", texts));
        let tell = |done: usize| progress.iter().for_each(|progress| progress.reach(done as u64));
        Hyper::solve(checkers, threads(None), tell)
    };
    kept_in(
        folder,
        HYPER_FILE,
        |file| Hyper::read(checkers, file).ok(),
        solve,
        |hyper, mut to| hyper.write(&mut to),
    )
}

/// What a file in the folder has, or what it would have.
fn kept_in<T>(
    folder: Option<&Path>,
    file: &str,
    read: impl FnOnce(&mut File) -> Option<T>,
    solve: impl FnOnce() -> T,
    write: impl FnOnce(&T, &mut dyn Write) -> io::Result<()>,
) -> T {
    let file = folder.map(|folder| folder.join(file));
    let kept = file.as_ref().and_then(|file| read(&mut File::open(file).ok()?));
    kept.unwrap_or_else(|| {
        let table = solve();
        if let Some(file) = file {
            // It is only a copy.
            let _ = written(&file, |to| write(&table, to));
        }
        table
    })
}

/// The folder for what can be made again (XDG Base Directory Specification): none, where neither variable says.
fn cache() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = named("XDG_CACHE_HOME").or_else(|| named("HOME").map(|home| home.join(".cache")));
    folder.map(|folder| folder.join(FOLDER))
}

/// Writes a file as a whole or not at all, also if several programs do so at once.
fn written(file: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let draft = file.with_extension(format!("{}.part", std::process::id()));
    fs::create_dir_all(file.parent().unwrap_or(Path::new(".")))?;
    let whole = || {
        let mut to = BufWriter::new(File::create(&draft)?);
        write(&mut to)?;
        to.flush()?;
        fs::rename(&draft, file)
    };
    whole().inspect_err(|_| {
        let _ = fs::remove_file(&draft);
    })
}

#[cfg(test)]
mod tests {
    use alea_notation::Language;

    use super::*;

    #[test]
    fn tables_are_kept_and_mended() {
        let folder = env::temp_dir().join(format!("alea-endings-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let (texts, file) = (Texts::of(Language::English), folder.join(FILE));
        let made = endings_in(Some(&folder), texts).to_bytes();
        assert!(fs::read(&file).expect("it was kept") == made);
        // Where one bit is wrong, or half of it is missing, they are solved again.
        for damage in
            [|bytes: &mut Vec<u8>| bytes[5_000_000] ^= 1, |bytes: &mut Vec<u8>| bytes.truncate(9_000_000)]
        {
            let mut bytes = made.clone();
            damage(&mut bytes);
            assert!(Endings::from_bytes(&bytes).is_err());
            fs::write(&file, &bytes).expect("a file");
            assert!(endings_in(Some(&folder), texts).to_bytes() == made);
            assert!(fs::read(&file).expect("it was kept") == made);
        }
        assert!(Endings::from_bytes(&[]).is_err());
        fs::remove_dir_all(&folder).expect("its own folder");
    }

    #[test]
    fn a_solved_game_is_kept_and_mended() {
        let folder = env::temp_dir().join(format!("alea-hyper-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        // With one checker a side it takes no time.
        let bytes = |folder: &Path| {
            let mut bytes = Vec::new();
            hyper_in(Some(folder), 1, None).write(&mut bytes).map(|()| bytes).expect("memory")
        };
        let (made, file) = (bytes(&folder), folder.join(HYPER_FILE));
        assert!(fs::read(&file).expect("it was kept") == made);
        fs::write(&file, &made[..100]).expect("a file");
        assert!(bytes(&folder) == made);
        assert!(fs::read(&file).expect("it was kept") == made);
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);
        // Where nothing can be written it is solved all the same.
        assert!(bytes(&file) == made);
        fs::remove_dir_all(&folder).expect("its own folder");
    }
}
