//! Signatures: Ed25519 over the hash of a game, and over how it ended.

use ed25519_dalek::{Signer as _, SigningKey, VerifyingKey};

use crate::secret::Secret;

/// An Ed25519 signature.
pub type Signature = [u8; 64];

/// Who signs: the server's key, made outside and kept apart from the database.
pub struct Signer(SigningKey);

impl Signer {
    /// The key that follows from a secret (the seed of RFC 8032).
    #[must_use]
    pub fn new(secret: &Secret) -> Signer {
        Signer(SigningKey::from_bytes(secret.expose()))
    }

    /// What others check with.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    pub(crate) fn sign(&self, message: &[u8]) -> Signature {
        self.0.sign(message).to_bytes()
    }
}

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Signer").field(&self.public()).finish()
    }
}

/// The key that signatures are checked with, which a player has pinned.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PublicKey(pub [u8; 32]);

impl PublicKey {
    /// Whether this key has signed `message`. Weak keys have signed nothing.
    #[must_use]
    pub fn has_signed(&self, message: &[u8], signature: &Signature) -> bool {
        let signature = ed25519_dalek::Signature::from_bytes(signature);
        VerifyingKey::from_bytes(&self.0).is_ok_and(|key| key.verify_strict(message, &signature).is_ok())
    }
}
