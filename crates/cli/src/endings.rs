//! The tables of endings in the user's cache folder: solved once, read from then on.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

use alea_catalog::PlayerEntry;
use alea_engine::endings::Endings;
use alea_texts::Texts;

use crate::progress::Progress;

/// The folder below the user's, and the file.
const FOLDER: &str = "alea";
const FILE: &str = "endings.bin";

/// Makes the tables ready for whoever asks them. The first time they are solved and kept; where nothing can be written they are solved
/// each time.
pub(crate) fn solve(texts: &Texts) {
    endings_in(cache().as_deref(), texts).keep();
}

/// The same, if one of these players asks them.
pub(crate) fn solve_for(players: [&PlayerEntry; 2], texts: &Texts) {
    if players.iter().any(|player| player.asks_endings) {
        solve(texts);
    }
}

fn endings_in(folder: Option<&Path>, texts: &Texts) -> Endings {
    let file = folder.map(|folder| folder.join(FILE));
    let kept = file.as_ref().and_then(|file| fs::read(file).ok());
    if let Some(endings) = kept.and_then(|bytes| Endings::from_bytes(&bytes).ok()) {
        return endings;
    }
    let progress = Progress::new(Endings::WORK as u64, "progress-endings", texts);
    let endings = Endings::build(|done| progress.reach(done as u64));
    if let Some(file) = file {
        // It is only a copy.
        let _ = write(&file, &endings.to_bytes());
    }
    endings
}

/// The folder for what can be made again (XDG Base Directory Specification): none, where neither variable says.
fn cache() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = named("XDG_CACHE_HOME").or_else(|| named("HOME").map(|home| home.join(".cache")));
    folder.map(|folder| folder.join(FOLDER))
}

/// Writes a file as a whole or not at all, also if several programs do so at once.
fn write(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let draft = file.with_extension(format!("{}.part", std::process::id()));
    fs::create_dir_all(file.parent().unwrap_or(Path::new(".")))?;
    fs::write(&draft, bytes)?;
    fs::rename(&draft, file)
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
}
