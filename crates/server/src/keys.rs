//! The keys of the house: those that sign dice, of which the first does now, and the one that seals secrets. They lie in a file of their own,
//! never in the database.

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use alea_fairdice::{PublicKey, SealingKey, Secret, Signer, Succession};

use crate::ids::random;

/// The keys of the house.
#[derive(Debug)]
pub struct Keys {
    /// Signs games that begin now.
    signer: Signer,
    /// Those that signed before, the last one first. They sign how games end that they have signed.
    earlier: Vec<Signer>,
    /// Seals what is kept of secrets.
    pub sealing: SealingKey,
}

/// Why there are no keys.
#[derive(Debug, thiserror::Error)]
pub enum KeysError {
    /// The file cannot be read or made.
    #[error("{0}")]
    File(#[from] io::Error),
    /// It does not hold keys.
    #[error("it does not hold two keys or more of 32 bytes in base 16, a line each")]
    NotKeys,
    /// The system gives no random bytes.
    #[error("{0}")]
    Random(#[from] getrandom::Error),
}

impl Keys {
    /// Reads the file, or makes it, readable for nobody else.
    ///
    /// # Errors
    /// It can be neither.
    pub fn open(path: &Path) -> Result<Keys, KeysError> {
        match Keys::read(path) {
            Err(KeysError::File(error)) if error.kind() == io::ErrorKind::NotFound => {
                let text = format!("{}\n{}\n", secret()?, secret()?);
                let mut file = only_for_us(fs::OpenOptions::new().write(true).create_new(true)).open(path)?;
                store(&mut file, path, &text)?;
                parse(&text)
            }
            keys => keys,
        }
    }

    /// Reads the file.
    ///
    /// # Errors
    /// It cannot be read, or holds something else.
    pub fn read(path: &Path) -> Result<Keys, KeysError> {
        parse(&fs::read_to_string(path)?)
    }

    /// Puts a new key that signs into the file, before those that it has. A server that runs goes on with what it has read.
    ///
    /// # Errors
    /// The file cannot be read or written; then it is as it was.
    pub fn rotate(path: &Path) -> Result<Keys, KeysError> {
        let text = fs::read_to_string(path)?;
        parse(&text)?;
        let mut lines = text.lines();
        let (signing, sealing) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
        let fresh = secret()?;
        let new = [fresh.as_str(), sealing, signing].into_iter().chain(lines).map(|line| format!("{line}\n"));
        let text: String = new.collect();
        let keys = parse(&text)?;
        let mut beside = PathBuf::from(path).into_os_string();
        beside.push(".new");
        let beside = PathBuf::from(beside);
        let mut file =
            only_for_us(fs::OpenOptions::new().write(true).create(true).truncate(true)).open(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)?;
        sync_folder(path)?;
        Ok(keys)
    }

    /// New keys that are kept nowhere.
    ///
    /// # Errors
    /// The system gives no random bytes.
    pub fn for_once() -> Result<Keys, KeysError> {
        let (mut signing, mut sealing) = (random::<32>()?, random::<32>()?);
        Ok(Keys {
            signer: Signer::new(&Secret::take(&mut signing)),
            earlier: Vec::new(),
            sealing: SealingKey::new(Secret::take(&mut sealing)),
        })
    }

    /// Signs games that begin now.
    #[must_use]
    pub fn signer(&self) -> &Signer {
        &self.signer
    }

    /// The signer of a key that signs, or has signed.
    #[must_use]
    pub fn signer_of(&self, key: &PublicKey) -> Option<&Signer> {
        self.signers().find(|signer| signer.public() == *key)
    }

    /// The key that signed first of all: that of games of which it is not kept whose they are.
    #[must_use]
    pub fn first(&self) -> PublicKey {
        self.earlier.last().unwrap_or(&self.signer).public()
    }

    /// The keys that sign, or have signed, the newest first.
    #[must_use]
    pub fn public(&self) -> Vec<PublicKey> {
        self.signers().map(Signer::public).collect()
    }

    /// How each key has named the next one, the newest first.
    #[must_use]
    pub fn successions(&self) -> Vec<Succession> {
        let signers: Vec<&Signer> = self.signers().collect();
        signers.windows(2).map(|pair| Succession::announce(pair[1], pair[0].public())).collect()
    }

    fn signers(&self) -> impl Iterator<Item = &Signer> {
        std::iter::once(&self.signer).chain(&self.earlier)
    }
}

fn secret() -> Result<String, KeysError> {
    Ok(alea_fairdice::to_hex(&random::<32>()?))
}

fn only_for_us(options: &mut fs::OpenOptions) -> &mut fs::OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

fn store(file: &mut fs::File, path: &Path, text: &str) -> Result<(), KeysError> {
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    Ok(sync_folder(path)?)
}

/// The name of the file has to be on the disk too: a database whose key is lost cannot go on.
fn sync_folder(path: &Path) -> io::Result<()> {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => fs::File::open(folder)?.sync_all(),
        None => fs::File::open(".")?.sync_all(),
    }
}

/// The lines of the file: the key that signs now, the one that seals, and those that signed before, the last one first.
fn parse(text: &str) -> Result<Keys, KeysError> {
    let mut lines = text.lines().map(|line| {
        let bytes = alea_fairdice::from_hex(line).and_then(|bytes| <[u8; 32]>::try_from(bytes).ok());
        bytes.map(|mut bytes| Secret::take(&mut bytes)).ok_or(KeysError::NotKeys)
    });
    let mut next = || lines.next().unwrap_or(Err(KeysError::NotKeys));
    let (signing, sealing) = (next()?, next()?);
    let earlier = lines.map(|line| line.map(|secret| Signer::new(&secret))).collect::<Result<_, _>>()?;
    Ok(Keys { signer: Signer::new(&signing), earlier, sealing: SealingKey::new(sealing) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_key_is_named_by_the_one_before_and_all_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("keys");
        assert!(matches!(Keys::rotate(&path), Err(KeysError::File(_))), "there is nothing to rotate");
        let first = Keys::open(&path).unwrap().signer().public();
        assert!(Keys::read(&path).unwrap().successions().is_empty());
        Keys::rotate(&path).unwrap();
        let keys = Keys::rotate(&path).unwrap();
        let again = Keys::open(&path).unwrap();
        assert_eq!(again.public(), keys.public());
        assert_eq!((keys.public().len(), keys.first()), (3, first));
        let newest = keys.signer().public();
        assert!(newest.follows(&first, &keys.successions()) && newest != first);
        assert!(keys.signer_of(&first).is_some());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing lies beside it");
        #[cfg(unix)]
        {
            let mode = std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&path).unwrap().permissions());
            assert_eq!(mode & 0o777, 0o600);
        }
    }

    #[test]
    fn what_holds_no_keys_is_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("keys");
        for text in
            ["", "00\n11\n", &format!("{}\n", "0".repeat(64)), &format!("{0}\n{0}\nx\n", "0".repeat(64))]
        {
            fs::write(&path, text).unwrap();
            assert!(matches!(Keys::open(&path), Err(KeysError::NotKeys)), "{text}");
            assert!(matches!(Keys::rotate(&path), Err(KeysError::NotKeys)), "{text}");
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
    }
}
