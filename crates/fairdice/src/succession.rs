//! One key of the server after another: whoever has pinned a key is shown that its holder has named the next one. Only the old key can say
//! so; who has lost it to somebody else has lost this too.

use crate::sign::{PublicKey, Signature, Signer};

const DOMAIN: &[u8] = b"ALEADICE/successor\0";

/// A key names the one that signs after it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Succession {
    /// The key that names it.
    pub from: PublicKey,
    /// The key that signs from then on.
    pub to: PublicKey,
    /// By the first, over "ALEADICE/successor\0" and the second.
    pub signature: Signature,
}

impl Succession {
    /// A key names another.
    #[must_use]
    pub fn announce(from: &Signer, to: PublicKey) -> Succession {
        Succession { from: from.public(), to, signature: from.sign(&message(&to)) }
    }

    /// Whether the first key has said so.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.from.has_signed(&message(&self.to), &self.signature)
    }
}

fn message(to: &PublicKey) -> Vec<u8> {
    [DOMAIN, &to.0].concat()
}

impl PublicKey {
    /// Whether this is the key that was pinned, or follows from it by what was announced.
    #[must_use]
    pub fn follows(&self, pinned: &PublicKey, announced: &[Succession]) -> bool {
        let mut known = vec![*pinned];
        // Each key is looked at once, so that keys that name each other end somewhere.
        for at in 0.. {
            let Some(key) = known.get(at).copied() else { return false };
            if key == *self {
                return true;
            }
            let next = announced.iter().filter(|next| next.from == key && !known.contains(&next.to));
            let next: Vec<PublicKey> = next.filter(|next| next.holds()).map(|next| next.to).collect();
            known.extend(next);
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Secret;

    fn signer(byte: u8) -> Signer {
        Signer::new(&Secret::take(&mut [byte; 32]))
    }

    #[test]
    fn only_what_was_named_follows() {
        let [a, b, c] = [1, 2, 3].map(signer);
        let (to_b, to_c) = (Succession::announce(&a, b.public()), Succession::announce(&b, c.public()));
        let both = [to_c, to_b];
        assert!(a.public().follows(&a.public(), &[]));
        assert!(b.public().follows(&a.public(), &both) && c.public().follows(&a.public(), &both));
        assert!(!c.public().follows(&a.public(), &[to_c]), "a link is missing");
        assert!(!a.public().follows(&b.public(), &both), "not backwards");
        let forged = Succession { from: a.public(), ..to_c };
        assert!(!forged.holds() && !c.public().follows(&a.public(), &[forged]));
        let mut flipped = to_b;
        flipped.signature[0] ^= 1;
        assert!(!b.public().follows(&a.public(), &[flipped]));
        let circle = [to_b, Succession::announce(&b, a.public())];
        assert!(!c.public().follows(&a.public(), &circle));
    }

    #[test]
    fn it_is_no_signature_of_a_game() {
        let (a, b) = (signer(1), signer(2));
        let named = Succession::announce(&a, b.public());
        assert!(!a.public().has_signed(&b.public().0, &named.signature));
    }
}
