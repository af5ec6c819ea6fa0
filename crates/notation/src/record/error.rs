//! What is wrong with a record, and where.

use alea_matchplay::TermsError;

use super::{FindError, MOST_BYTES, VERSION};
use crate::TextError;

/// Why a record was refused: the place and the reason, on one line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("record{}: {reason}", shown(self))]
pub struct RecordError {
    pub(super) line: Option<usize>,
    pub(super) pointer: String,
    pub(super) reason: Box<RecordReason>,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordReason {
    /// The text is no JSON.
    #[error("it is no JSON from line {line}, column {column} on")]
    NotJson {
        /// Counted from 1.
        line: usize,
        /// Counted in bytes.
        column: usize,
    },
    /// The text ends before the record does.
    #[error("it ends in the middle of the record, on line {line}")]
    CutOff {
        /// Counted from 1.
        line: usize,
    },
    /// An object or list holds more than any record has.
    #[error("there is more in line {line} than a record has")]
    TooMuch {
        /// Counted from 1.
        line: usize,
    },
    /// The text is longer than a record may be.
    #[error("a record is at most {MOST_BYTES} bytes long")]
    TooLong,
    /// Something else is expected.
    #[error("expected {expected}")]
    Expected {
        /// What.
        expected: &'static str,
    },
    /// A key is missing.
    #[error("`{key}` is missing")]
    Missing {
        /// Which.
        key: &'static str,
    },
    /// The object has no such key.
    #[error("there is no such key here")]
    UnknownKey,
    /// A key stands twice in one object.
    #[error("the key `{}` stands twice", crate::shown(key))]
    Twice {
        /// Which.
        key: String,
    },
    /// A version that this reader does not know.
    #[error("version {found} is not known, only {VERSION}")]
    Version {
        /// The version.
        found: u64,
    },
    /// The game is not known, or has no such rules.
    #[error("{}", one_line(.0))]
    Game(FindError),
    /// The contest cannot be played so.
    #[error("{0}")]
    Terms(TermsError),
    /// A position cannot be read.
    #[error("{0}")]
    Position(TextError),
}

impl RecordError {
    /// The same error of a record that stands on a line of a file, counted from 1.
    #[must_use]
    pub fn at_line(self, line: usize) -> RecordError {
        RecordError { line: Some(line), ..self }
    }

    /// The line of the file, from 1, where the record is one of several.
    #[must_use]
    pub fn line(&self) -> Option<usize> {
        self.line
    }

    /// The place as a JSON pointer (RFC 6901), as `/events/3/dice`; empty for the whole record.
    #[must_use]
    pub fn pointer(&self) -> &str {
        &self.pointer
    }

    /// The place as it is shown to people: a pointer quotes keys of the input, which may hold anything.
    #[must_use]
    pub fn shown_pointer(&self) -> String {
        self.pointer.chars().flat_map(char::escape_debug).take(120).collect()
    }

    /// What is wrong there.
    #[must_use]
    pub fn reason(&self) -> &RecordReason {
        &self.reason
    }
}

/// What is refused quotes options of the input, which may hold anything.
fn one_line(error: &FindError) -> String {
    error.to_string().chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

fn shown(error: &RecordError) -> String {
    let mut text = error.line.map_or_else(String::new, |line| format!(", line {line}"));
    let pointer = error.shown_pointer();
    if !pointer.is_empty() {
        text.push_str(&format!(", {pointer}"));
    }
    text
}
