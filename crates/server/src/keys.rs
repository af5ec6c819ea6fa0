//! The keys of the house: the one that signs dice, and the one that seals secrets. They lie in a file of their own, never in the database.

use std::{fs, io::Write as _, path::Path};

use alea_fairdice::{SealingKey, Secret, Signer};

use crate::ids::random;

/// The keys of the house.
#[derive(Debug)]
pub struct Keys {
    /// Signs games and their ends.
    pub signer: Signer,
    /// Seals what is kept of secrets.
    pub sealing: SealingKey,
}

/// Why there are no keys.
#[derive(Debug, thiserror::Error)]
pub enum KeysError {
    /// The file cannot be read or made.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// It is not of the length of two keys.
    #[error("it does not hold two keys of 32 bytes in base 16, a line each")]
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
        match fs::read_to_string(path) {
            Ok(text) => Keys::parse(&text).ok_or(KeysError::NotKeys),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Keys::make(path),
            Err(error) => Err(error.into()),
        }
    }

    /// New keys that are kept nowhere.
    ///
    /// # Errors
    /// The system gives no random bytes.
    pub fn for_once() -> Result<Keys, KeysError> {
        let (mut signing, mut sealing) = (random::<32>()?, random::<32>()?);
        Ok(Keys {
            signer: Signer::new(&Secret::take(&mut signing)),
            sealing: SealingKey::new(Secret::take(&mut sealing)),
        })
    }

    fn make(path: &Path) -> Result<Keys, KeysError> {
        let hex = |bytes: [u8; 32]| alea_fairdice::to_hex(&bytes);
        let text = format!("{}\n{}\n", hex(random()?), hex(random()?));
        let mut options = fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(path)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        // The name of the file has to be on the disk too: a database whose key is lost cannot go on.
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::File::open(folder)?.sync_all()?;
        }
        Keys::parse(&text).ok_or(KeysError::NotKeys)
    }

    fn parse(text: &str) -> Option<Keys> {
        let mut lines = text.lines().map(|line| {
            let bytes = alea_fairdice::from_hex(line)?;
            let mut bytes = <[u8; 32]>::try_from(bytes).ok()?;
            Some(Secret::take(&mut bytes))
        });
        let (signing, sealing) = (lines.next()??, lines.next()??);
        let keys = Keys { signer: Signer::new(&signing), sealing: SealingKey::new(sealing) };
        lines.next().is_none().then_some(keys)
    }
}
