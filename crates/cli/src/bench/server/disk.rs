//! The disk that the server of a bench writes to.

use std::{
    env,
    fs::{self, File},
    io::Write as _,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use super::Wrong;

/// How often the disk is tried.
const TRIES: usize = 200;

/// As much as a small commit writes.
const PAGE: [u8; 4096] = [0x5a; 4096];

/// File systems that keep nothing: what is durable there costs nothing.
const OF_MEMORY: [&str; 2] = ["tmpfs", "ramfs"];

/// A folder, and what lies below it.
#[derive(Clone, Debug)]
pub(super) struct Disk {
    pub(super) folder: PathBuf,
    /// The name of the file system, where the system says it.
    pub(super) file_system: Option<String>,
}

impl Disk {
    pub(super) fn of(folder: &Path) -> Result<Disk, std::io::Error> {
        let folder = folder.canonicalize()?;
        let file_system = file_system(&folder);
        Ok(Disk { folder, file_system })
    }

    /// Where temporary files are, or here if those are kept in memory.
    pub(super) fn usual() -> Result<Disk, std::io::Error> {
        let disk = Disk::of(&env::temp_dir())?;
        if disk.is_memory() { Disk::of(&env::current_dir()?) } else { Ok(disk) }
    }

    /// Whether what is written there is kept in memory alone.
    pub(super) fn is_memory(&self) -> bool {
        self.file_system.as_deref().is_some_and(|name| OF_MEMORY.contains(&name))
    }

    /// How long it takes until a page is on the disk: from the fastest time to the slowest.
    pub(super) fn try_out(&self) -> Result<Vec<Duration>, Wrong> {
        let folder = tempfile::Builder::new().prefix("alea-bench-").tempdir_in(&self.folder)?;
        let mut file = File::create(folder.path().join("page"))?;
        let mut times = Vec::with_capacity(TRIES);
        for _ in 0..TRIES {
            let begun = Instant::now();
            file.write_all(&PAGE)?;
            file.sync_data()?;
            times.push(begun.elapsed());
        }
        times.sort();
        Ok(times)
    }
}

/// The file system of a folder: of all that are mounted above it the nearest.
fn file_system(folder: &Path) -> Option<String> {
    let mounts = fs::read_to_string("/proc/self/mounts").ok()?;
    of_mounts(&mounts, folder)
}

fn of_mounts(mounts: &str, folder: &Path) -> Option<String> {
    let mut nearest: Option<(usize, &str)> = None;
    for line in mounts.lines() {
        let mut words = line.split(' ').skip(1);
        let (Some(place), Some(name)) = (words.next(), words.next()) else { continue };
        let depth = Path::new(place).components().count();
        // What was mounted last over the same place hides the others.
        if folder.starts_with(place) && nearest.is_none_or(|(deepest, _)| depth >= deepest) {
            nearest = Some((depth, name));
        }
    }
    nearest.map(|(_, name)| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_mount_counts() {
        let mounts = "/dev/vda / ext4 rw 0 0\ntmpfs /tmp tmpfs rw 0 0\n/dev/vdb /tmp/disk xfs rw 0 0\n";
        for (folder, name) in
            [("/var/lib", "ext4"), ("/tmp/a", "tmpfs"), ("/tmp/disk/a", "xfs"), ("/tmpx", "ext4")]
        {
            assert_eq!(of_mounts(mounts, Path::new(folder)).as_deref(), Some(name), "{folder}");
        }
    }
}
