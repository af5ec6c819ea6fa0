//! Names of things that are stored. Each is made once and means nothing.

use std::fmt;

use sha2::{Digest, Sha256};
use uuid::Uuid;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Uuid);

        impl $name {
            /// A new one. They are in the order in which they were made.
            #[must_use]
            pub fn new() -> $name {
                $name(Uuid::now_v7())
            }

            /// Reads the text that `Display` writes; `None` if it is another.
            #[must_use]
            pub fn parse(text: &str) -> Option<$name> {
                let id = Uuid::try_parse(text).ok()?;
                // One thing has one name.
                (id.hyphenated().to_string() == text).then_some($name(id))
            }

            /// As it is stored.
            #[must_use]
            pub fn bytes(&self) -> [u8; 16] {
                *self.0.as_bytes()
            }

            /// What was stored.
            #[must_use]
            pub fn of_bytes(bytes: [u8; 16]) -> $name {
                $name(Uuid::from_bytes(bytes))
            }
        }

        impl Default for $name {
            fn default() -> $name {
                $name::new()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.hyphenated().fmt(f)
            }
        }
    };
}

id!(
    /// A contest.
    ContestId
);
id!(
    /// Somebody who came without an account.
    GuestId
);

/// What a client calls a command of its own: 1 to 64 printable ASCII characters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CommandId(String);

impl CommandId {
    /// Reads one; `None` if it is too long, empty or has other characters.
    #[must_use]
    pub fn parse(text: &str) -> Option<CommandId> {
        let printable = text.bytes().all(|byte| byte.is_ascii_graphic());
        (printable && (1..=64).contains(&text.len())).then(|| CommandId(text.to_owned()))
    }

    /// Its characters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A secret that lets somebody in: the cookie of a guest, an invitation. Only its hash is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// The hash of a [`Token`].
pub type TokenHash = [u8; 32];

impl Token {
    /// A new one: 32 random bytes.
    ///
    /// # Errors
    /// The system gives no random bytes.
    pub fn new() -> Result<Token, getrandom::Error> {
        Ok(Token(alea_fairdice::to_hex(&random::<32>()?)))
    }

    /// Reads one; `None` if it can be none.
    #[must_use]
    pub fn parse(text: &str) -> Option<Token> {
        let hex = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        (hex && text.len() == 64).then(|| Token(text.to_owned()))
    }

    /// What is stored of it.
    #[must_use]
    pub fn hash(&self) -> TokenHash {
        Sha256::digest(self.0.as_bytes()).into()
    }

    /// The secret itself, for whoever is let in by it.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

/// Random bytes of the system.
///
/// # Errors
/// It gives none.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written_and_in_no_other_way() {
        let id = ContestId::new();
        assert_eq!(ContestId::parse(&id.to_string()), Some(id));
        assert_eq!(ContestId::of_bytes(id.bytes()), id);
        for other in [id.to_string().to_uppercase(), format!("{{{id}}}"), String::new(), "x".repeat(5000)] {
            assert_eq!(ContestId::parse(&other), None, "{other}");
        }
        assert!(CommandId::parse("b7-1").is_some());
        for other in ["", "a b", "ä", "a\n", &"x".repeat(65)] {
            assert_eq!(CommandId::parse(other), None, "{other}");
        }
    }

    #[test]
    fn tokens_do_not_show_themselves() {
        let token = Token::new().expect("random bytes");
        assert_eq!(Token::parse(token.expose()).map(|read| read.hash()), Some(token.hash()));
        assert!(!format!("{token:?}").contains(&token.expose()[..8]));
        assert_eq!(Token::parse(&token.expose().to_uppercase()), None);
    }
}
