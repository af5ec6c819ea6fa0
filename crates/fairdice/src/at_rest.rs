//! Secrets at rest: encrypted under a key that does not lie where they lie.

use chacha20poly1305::{
    KeyInit, XChaCha20Poly1305,
    aead::{Aead, Payload},
};
use zeroize::Zeroizing;

use crate::{
    hash::{Hash, SEALED},
    seat::Role,
    secret::Secret,
};

/// The length of a nonce. Random ones of this length do not meet again.
pub const NONCE: usize = 24;

/// The key of all secrets at rest.
#[derive(Debug)]
pub struct SealingKey(Secret);

/// Why a sealed secret cannot be opened: it was changed, or belongs to another key, game or role.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the sealed secret does not open: it was changed, or belongs to another key, game or role")]
pub struct SealError;

impl SealingKey {
    /// A key from a secret of the caller, kept outside of the database.
    #[must_use]
    pub fn new(secret: Secret) -> SealingKey {
        SealingKey(secret)
    }

    /// Encrypts a secret for one game and role: the nonce, then XChaCha20-Poly1305. A nonce is random and used once.
    #[must_use]
    pub fn seal(&self, role: Role, game_uid: &[u8; 16], secret: &Secret, nonce: [u8; NONCE]) -> Vec<u8> {
        let about = about(role, game_uid);
        let payload = Payload { msg: secret.expose(), aad: &about };
        let sealed = self.cipher().encrypt(&nonce.into(), payload).expect("32 bytes are not too many");
        [&nonce[..], &sealed].concat()
    }

    /// Opens what [`SealingKey::seal`] has made for the same game and role.
    ///
    /// # Errors
    /// It was changed, or made by another key or for something else.
    pub fn open(&self, role: Role, game_uid: &[u8; 16], sealed: &[u8]) -> Result<Secret, SealError> {
        let (nonce, sealed) = sealed.split_first_chunk::<NONCE>().ok_or(SealError)?;
        let about = about(role, game_uid);
        let payload = Payload { msg: sealed, aad: &about };
        let opened = self.cipher().decrypt(&(*nonce).into(), payload).map_err(|_| SealError)?;
        let opened = Zeroizing::new(opened);
        let mut bytes: Hash = opened.as_slice().try_into().map_err(|_| SealError)?;
        Ok(Secret::take(&mut bytes))
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new(self.0.expose().into())
    }
}

/// What a sealed secret is tied to.
fn about(role: Role, game_uid: &[u8; 16]) -> Vec<u8> {
    [SEALED, &[role.byte()], game_uid].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    fn key(byte: u8) -> SealingKey {
        SealingKey::new(Secret::take(&mut [byte; 32]))
    }

    #[test]
    fn opens_for_the_same_key_game_and_role_only() {
        let sealed = key(1).seal(Role::Server, &[2; 16], &Secret::take(&mut [3; 32]), [4; NONCE]);
        assert_eq!(sealed.len(), NONCE + 32 + 16);
        assert!(!sealed.windows(4).any(|bytes| bytes == [3; 4]), "the secret shows");
        let opened = key(1).open(Role::Server, &[2; 16], &sealed).unwrap();
        assert_eq!(*opened.expose(), [3; 32]);
        assert!(key(9).open(Role::Server, &[2; 16], &sealed).is_err());
        assert!(key(1).open(Role::Server, &[9; 16], &sealed).is_err());
        assert!(key(1).open(Role::Client(Seat::Zero), &[2; 16], &sealed).is_err());
        for at in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[at] ^= 1;
            assert!(key(1).open(Role::Server, &[2; 16], &changed).is_err(), "byte {at}");
            assert!(key(1).open(Role::Server, &[2; 16], &sealed[..at]).is_err(), "length {at}");
        }
    }
}
