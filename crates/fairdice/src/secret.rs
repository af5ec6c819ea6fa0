//! Values that nobody may see yet.

use std::fmt;

use unicode_normalization::UnicodeNormalization;
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

use crate::hash::{Hash, STREAM, WORDS, expand, extract, hmac};

/// 32 secret bytes. They cannot be copied, do not show in a debug print, and are wiped when dropped. What may be done with them
/// is for the state that holds them to say; nothing outside this crate can read them.
#[derive(Zeroize, ZeroizeOnDrop)]
pub struct Secret(Hash);

impl Secret {
    /// A secret from random bytes of the caller. `bytes` is wiped.
    #[must_use]
    pub fn take(bytes: &mut Hash) -> Secret {
        let secret = Secret(*bytes);
        bytes.zeroize();
        secret
    }

    /// A secret from random bytes and words that a player has typed. It is as unpredictable as the better of the two: HKDF with
    /// the random bytes as salt and the words, in NFC, as key material. `bytes` is wiped.
    #[must_use]
    pub fn with_words(bytes: &mut Hash, words: &str) -> Secret {
        let local = Secret::take(bytes);
        let mut words: String = words.nfc().collect();
        let key = extract(&local.0, words.as_bytes());
        words.zeroize();
        Secret(*expand(&key, WORDS))
    }

    pub(crate) fn expose(&self) -> &Hash {
        &self.0
    }
}

/// As many random bytes as are wanted, all from one secret: whoever keeps it can make them again.
#[derive(Debug)]
pub struct Stream {
    secret: Secret,
    blocks: u64,
    rest: Zeroizing<Vec<u8>>,
}

impl Stream {
    /// The bytes that follow from a secret.
    #[must_use]
    pub fn new(secret: Secret) -> Stream {
        Stream { secret, blocks: 0, rest: Zeroizing::default() }
    }

    /// The next bytes.
    pub fn fill(&mut self, bytes: &mut [u8]) {
        for byte in bytes {
            if self.rest.is_empty() {
                let block = hmac(self.secret.expose(), &[STREAM, &self.blocks.to_be_bytes()]);
                self.rest.extend(block);
                self.blocks += 1;
            }
            *byte = self.rest.pop().unwrap_or_default();
        }
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::from_hex;

    #[test]
    fn words_are_mixed_in_as_the_vectors_say() {
        let table: Value = serde_json::from_str(include_str!("../tests/fixtures/vectors.json")).unwrap();
        let words = &table["words"];
        let bytes = |key: &str| <Hash>::try_from(from_hex(words[key].as_str().unwrap()).unwrap()).unwrap();
        let text = words["words"].as_str().unwrap();
        let mut local = bytes("local");
        let decomposed: String = text.nfd().collect();
        assert_ne!(decomposed, text);
        assert_eq!(*Secret::with_words(&mut local, &decomposed).expose(), bytes("seed"));
        assert_eq!(local, [0; 32], "the bytes taken are wiped");
    }

    #[test]
    fn a_stream_is_the_same_in_pieces() {
        let mut whole = [0; 100];
        Stream::new(Secret::take(&mut [1; 32])).fill(&mut whole);
        let mut again = Stream::new(Secret::take(&mut [1; 32]));
        for piece in whole.chunks(7) {
            let mut bytes = vec![0; piece.len()];
            again.fill(&mut bytes);
            assert_eq!(bytes, piece);
        }
        assert_ne!(whole[..32], whole[32..64]);
    }

    #[test]
    fn nothing_shows_in_a_debug_print() {
        assert_eq!(format!("{:?}", Secret::take(&mut [7; 32])), "Secret(..)");
    }
}
