//! Why a command did not do its work, in no language yet: the line on stderr is made of it, and the exit code.

use std::{fmt, io};

use alea_texts::{Message, message};

/// See the head of this file. What commands return as an error is always one of these.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) blame: Blame,
    pub(crate) message: Message,
    cause: Option<io::Error>,
}

/// Whose fault it is, which decides on the exit code.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Blame {
    /// Something was asked for that does not exist or makes no sense.
    Asked,
    /// The work failed.
    Work,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

impl std::error::Error for Failure {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.cause.as_ref().map(|cause| cause as _)
    }
}

/// Something was asked for that does not exist or makes no sense: exit code 2.
pub(crate) fn misuse(message: impl Into<Message>) -> anyhow::Error {
    Failure { blame: Blame::Asked, message: message.into(), cause: None }.into()
}

/// The work failed: exit code 1.
pub(crate) fn failed(message: impl Into<Message>) -> anyhow::Error {
    Failure { blame: Blame::Work, message: message.into(), cause: None }.into()
}

/// A file, the output or the terminal, `place`, did not do what it should.
pub(crate) fn io_failed(place: impl Into<Message>, cause: io::Error) -> anyhow::Error {
    let message = message!["at", "place" => place.into(), "what" => io_error(&cause)];
    Failure { blame: Blame::Work, message, cause: Some(cause) }.into()
}

/// What the system says, where it is among the things that it usually says.
pub(crate) fn io_error(error: &io::Error) -> Message {
    use io::ErrorKind as Kind;
    let key = match error.kind() {
        Kind::NotFound => "io-not-found",
        Kind::PermissionDenied => "io-permission-denied",
        Kind::AlreadyExists => "io-already-exists",
        Kind::IsADirectory => "io-is-a-folder",
        Kind::NotADirectory => "io-not-a-folder",
        Kind::StorageFull => "io-storage-full",
        Kind::ReadOnlyFilesystem => "io-read-only",
        Kind::InvalidFilename => "io-bad-name",
        Kind::BrokenPipe => "io-nobody-reads",
        Kind::UnexpectedEof => "io-ends-early",
        Kind::InvalidData => "io-not-text",
        Kind::FileTooLarge => "io-file-too-large",
        Kind::QuotaExceeded => "io-quota",
        _ => return message!["io-system", "error" => error.to_string()],
    };
    Message::new(key, [])
}

#[cfg(test)]
mod tests {
    use alea_notation::Language;
    use alea_texts::Texts;

    use super::*;

    #[test]
    fn what_the_system_says_is_said_in_every_language() {
        let not_there = std::fs::read("/no/such/file").expect_err("there is none");
        let texts = |language| Texts::of(language).tell(&io_error(&not_there));
        let [english, greek, italian] = Language::ALL.map(texts);
        assert_eq!(english, "there is no such file or folder");
        assert!(greek != english && italian != english && greek != italian);
    }
}
