//! SHA-256, HMAC and HKDF over parts, and the words that keep the uses of them apart.

use hkdf::Hkdf;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use zeroize::Zeroizing;

/// 32 bytes that everybody may see: a hash, a commitment, a released value.
pub type Hash = [u8; 32];

pub(crate) const SERVER: &[u8] = b"ALEADICE/server\0";
pub(crate) const CLIENT: &[u8] = b"ALEADICE/client\0";
pub(crate) const CHAIN: &[u8] = b"ALEADICE/chain\0";
pub(crate) const ROLL_R: &[u8] = b"ALEADICE/rollR\0";
pub(crate) const ROLL: &[u8] = b"ALEADICE/roll";
pub(crate) const LOG: &[u8] = b"ALEADICE/log\0";
pub(crate) const END: &[u8] = b"ALEADICE/end\0";
pub(crate) const EVENTS: &[u8] = b"ALEADICE/events\0";
pub(crate) const EVENT: &[u8] = b"ALEADICE/event\0";
pub(crate) const SEALED: &[u8] = b"ALEADICE/sealed\0";
pub(crate) const STREAM: &[u8] = b"ALEADICE/stream\0";
pub(crate) const WORDS: &[u8] = b"ALEADICE/words";

/// SHA-256 of the parts, one after the other.
pub(crate) fn sha256(parts: &[&[u8]]) -> Hash {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize().into()
}

/// HMAC-SHA-256 of the parts.
pub(crate) fn hmac(key: &[u8], parts: &[&[u8]]) -> Hash {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes keys of any length");
    for part in parts {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}

/// HKDF-Extract with SHA-256.
pub(crate) fn extract(salt: &[u8], material: &[u8]) -> Zeroizing<Hash> {
    let (key, _) = Hkdf::<Sha256>::extract(Some(salt), material);
    Zeroizing::new(key.into())
}

/// HKDF-Expand to 32 bytes with SHA-256.
pub(crate) fn expand(key: &Hash, info: &[u8]) -> Zeroizing<Hash> {
    let mut out = Zeroizing::new([0; 32]);
    let hkdf = Hkdf::<Sha256>::from_prk(key).expect("32 bytes are enough for a key");
    hkdf.expand(info, out.as_mut()).expect("32 bytes are not too many");
    out
}
