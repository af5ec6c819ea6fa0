//! What readers of match files and lists of moves note, and why they refuse a file.

use alea_notation::{Note, ReadError, mat, shown, tafl};

use super::plain;
use crate::{Message, Said, message};

impl<K: Said> Said for Note<K> {
    fn message(&self) -> Message {
        let place = message!["place-line", "line" => self.line.to_string()];
        message!["at", "place" => place, "what" => self.kind.message()]
    }
}

impl<F: Said + std::fmt::Display> Said for ReadError<F> {
    fn message(&self) -> Message {
        let [line, column] = [self.line().to_string(), self.column().to_string()];
        let place = message!["place-column", "line" => line, "column" => column];
        message!["at", "place" => place, "what" => self.fault().message()]
    }
}

/// A note that shows a part of the file.
fn with_text(key: &'static str, text: &str) -> Message {
    message![key, "text" => shown(text)]
}

impl Said for mat::NoteKind {
    fn message(&self) -> Message {
        use mat::NoteKind as Kind;
        match self {
            Kind::ByteOrderMark => message!["note-byte-order-mark"],
            Kind::Windows1252 => message!["note-windows"],
            Kind::CarriageReturns => message!["note-returns"],
            Kind::Tabs => message!["note-tabs"],
            Kind::UnsortedDice => message!["note-unsorted-dice"],
            Kind::BarAndOffAsNumbers => message!["note-bar-and-off"],
            Kind::BareDice => message!["note-bare-dice"],
            Kind::UnmarkedHits => message!["note-unmarked-hits"],
            Kind::HeaderOrder => message!["note-header-order"],
            Kind::NoLength => message!["note-no-length"],
            Kind::NoGames => message!["note-no-games"],
            Kind::LateStart { game, score: [left, right] } => {
                message!["note-late-start", "game" => *game, "left" => *left, "right" => *right]
            }
            Kind::GameNumber { expected, found } => {
                message!["note-game-number", "expected" => *expected, "found" => *found]
            }
            Kind::OtherPlayers { game } => message!["note-other-players", "game" => *game],
            Kind::NoPlayers { game } => message!["note-no-players", "game" => *game],
            Kind::NoResult { game } => message!["note-no-result", "game" => *game],
            Kind::MoveNumber { expected, found } => {
                message!["note-move-number", "expected" => *expected, "found" => *found]
            }
            Kind::NotRecorded => message!["note-not-recorded"],
            Kind::Backwards => message!["note-backwards"],
            Kind::NotRolled => message!["note-not-rolled"],
            Kind::Loses => message!["note-loses"],
            Kind::SecondResult(text) => with_text("note-second-result", text),
            Kind::AfterResult => message!["note-after-result"],
            Kind::ResultColumn => message!["note-result-column"],
            Kind::Comment(text) => with_text("note-comment", text),
            Kind::UnreadEntry(text) => with_text("note-unread-entry", text),
            Kind::Unread(text) => with_text("note-unread", text),
        }
    }
}

impl Said for tafl::NoteKind {
    fn message(&self) -> Message {
        use tafl::NoteKind as Kind;
        match self {
            Kind::ByteOrderMark => message!["note-byte-order-mark"],
            Kind::Windows1252 => message!["note-windows"],
            Kind::CarriageReturns => message!["note-returns"],
            Kind::Capitals => message!["note-capitals"],
            Kind::NoDash => message!["note-no-dash"],
            Kind::BareCaptures => message!["note-bare-captures"],
            Kind::Unnumbered => message!["note-unnumbered"],
            Kind::Judgements => message!["note-judgements"],
            Kind::TooManyTags => message!["note-too-many-tags", "most" => tafl::MAX_TAGS.to_string()],
            Kind::MoveNumber { expected, found } => {
                message!["note-move-number", "expected" => *expected, "found" => *found]
            }
            Kind::Variation(text) => with_text("note-variation", text),
            Kind::Unclosed(bracket) => message!["note-unclosed", "bracket" => *bracket],
            Kind::TooLong => message!["note-too-long", "most" => tafl::MAX_TEXT.to_string()],
            Kind::Unread(text) => with_text("note-unread", text),
        }
    }
}

/// A size as people say it: whole megabytes.
fn mebibytes(bytes: usize) -> String {
    (bytes >> 20).to_string()
}

fn control(letter: char) -> Message {
    message!["file-control", "code" => format!("U+{:04X}", u32::from(letter))]
}

impl Said for mat::Fault {
    fn message(&self) -> Message {
        match self {
            mat::Fault::TooLong => message!["file-match-too-long", "most" => mebibytes(mat::MAX_BYTES)],
            mat::Fault::LineTooLong => {
                message!["file-match-line-too-long", "most" => mat::MAX_LINE.to_string()]
            }
            mat::Fault::Utf16 => message!["file-match-utf16"],
            mat::Fault::NotText(letter) => control(*letter),
            mat::Fault::NoMatch => plain("file", "no-match"),
            mat::Fault::TooLarge => message!["file-number-too-large", "most" => u16::MAX.to_string()],
            mat::Fault::Players { game } => message!["file-players", "game" => *game],
            mat::Fault::Unread { lines } => message!["file-unread", "lines" => *lines],
        }
    }
}

impl Said for tafl::Fault {
    fn message(&self) -> Message {
        match self {
            tafl::Fault::TooLong => message!["file-list-too-long", "most" => mebibytes(tafl::MAX_BYTES)],
            tafl::Fault::LineTooLong => {
                message!["file-list-line-too-long", "most" => tafl::MAX_LINE.to_string()]
            }
            tafl::Fault::Utf16 => message!["file-list-utf16"],
            tafl::Fault::NotText(letter) => control(*letter),
            tafl::Fault::NoGame => plain("file", "no-game"),
            tafl::Fault::TooManyGames => {
                message!["file-too-many-games", "most" => tafl::MAX_GAMES.to_string()]
            }
            tafl::Fault::Unread { lines } => message!["file-unread", "lines" => *lines],
        }
    }
}
