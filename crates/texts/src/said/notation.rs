//! Texts that cannot be read, and positions that cannot be written.

use alea_notation::{
    EncodeError, Place, Reason, TextError,
    record::{self, FindError, RecordError, RecordReason},
    situation::{Cube, Nonsense, Offer},
};

use super::{phrase::phrase, plain};
use crate::{Message, Said, message};

impl Said for TextError {
    fn message(&self) -> Message {
        let excerpt = self.excerpt();
        let key = if excerpt.lacks_beginning { "text-error-excerpt" } else { "text-error" };
        message![
            key,
            "what" => phrase(self.what()),
            "input" => excerpt.text,
            "column" => self.column().to_string(),
            "reason" => self.reason().message(),
        ]
    }
}

fn place(place: Place) -> String {
    match place {
        Place::Hand => "hand".into(),
        Place::Bar => "bar".into(),
        Place::Point(point) => point.to_string(),
    }
}

impl Said for Reason {
    fn message(&self) -> Message {
        match self {
            Reason::NotAscii => message!["reason-not-ascii"],
            Reason::Blank => message!["reason-blank"],
            Reason::Unexpected { expected, found } => message![
                "reason-unexpected",
                "expected" => phrase(expected),
                "found" => found.escape_default().to_string(),
            ],
            Reason::Ends { expected } => message!["reason-ends", "expected" => phrase(expected)],
            Reason::LeadingZero => message!["reason-leading-zero"],
            Reason::OutOfRange { what, min, max, found } => message![
                "reason-out-of-range",
                "what" => phrase(what),
                "min" => *min,
                "max" => *max,
                "found" => found.clone(),
            ],
            Reason::ListedTwice { place: at } => message!["reason-listed-twice", "place" => place(*at)],
            Reason::PinOffBoard { place: at } => message!["reason-pin-off-board", "place" => place(*at)],
            Reason::UnknownKey { known } => message!["reason-unknown-key", "known" => phrase(known)],
            Reason::KeyTwice { key } => message!["reason-twice", "key" => *key],
            Reason::RowLength { length, size } => {
                message!["reason-row-length", "length" => length.to_string(), "size" => size.to_string()]
            }
            Reason::NotSquare { rows, size } => {
                message!["reason-not-square", "rows" => rows.to_string(), "size" => size.to_string()]
            }
            Reason::TooManyCheckers { who } => message!["reason-too-many-checkers", "who" => phrase(who)],
            Reason::Shared { point } => message!["reason-shared", "point" => *point],
            Reason::MissingKey { key } => message!["reason-missing", "key" => *key],
            Reason::RepeatedKey { key } => message!["reason-twice", "key" => Reason::shown_key(key)],
            Reason::OtherSize { dim, rows } => {
                message!["reason-other-size", "rows" => rows.to_string(), "dim" => *dim]
            }
            Reason::UnusedBits => message!["reason-unused-bits"],
            Reason::MatchId => message!["reason-match-id"],
            Reason::Nonsense(nonsense) => nonsense.message(),
            Reason::Contradicts { what, expected, found } => message![
                "reason-contradicts",
                "what" => phrase(what),
                "expected" => *expected,
                "found" => *found,
            ],
            Reason::Meaningless { what } => phrase(what),
            Reason::FromOff => message!["reason-from-off"],
            Reason::NoLanding => message!["reason-no-landing"],
            Reason::WrongWay { from, to } => message!["reason-wrong-way", "from" => *from, "to" => *to],
        }
    }
}

impl Said for Offer {
    fn message(&self) -> Message {
        plain(
            "offer",
            match self {
                Offer::Double => "double",
                Offer::Beaver => "beaver",
                Offer::Raccoon => "raccoon",
                Offer::Otter => "otter",
            },
        )
    }
}

impl Said for Nonsense {
    fn message(&self) -> Message {
        match *self {
            Nonsense::NoPoints => message!["nonsense-no-points"],
            Nonsense::MatchOver { score, points } => {
                message!["nonsense-match-over", "score" => score, "points" => points]
            }
            Nonsense::NotCrawford => message!["nonsense-not-crawford"],
            Nonsense::CrawfordCube => message!["nonsense-crawford-cube"],
            Nonsense::CubeTooLarge { power } => {
                message!["nonsense-cube-too-large", "most" => Cube::MOST, "power" => power]
            }
            Nonsense::BeyondLimit { power, limit } => {
                message!["nonsense-beyond-limit", "power" => power, "limit" => limit]
            }
            Nonsense::OwnedAtOne => message!["nonsense-owned-at-one"],
            Nonsense::NotHisCube => message!["nonsense-not-his-cube"],
            Nonsense::NotRaised { offer, least } => {
                message!["nonsense-not-raised", "offer" => offer.message(), "least" => least]
            }
            Nonsense::NoRaises { offer } => message!["nonsense-no-raises", "offer" => offer.message()],
        }
    }
}

impl Said for EncodeError {
    fn message(&self) -> Message {
        match *self {
            EncodeError::Hand { who } => message!["encode-hand", "who" => who],
            EncodeError::Pinned { who, point } => message!["encode-pinned", "who" => who, "point" => point],
            EncodeError::Shared { point } => message!["reason-shared", "point" => point],
            EncodeError::TooMany { who, count } => {
                message!["encode-too-many", "who" => who, "count" => count]
            }
            EncodeError::Stage { what } => message!["encode-stage", "what" => phrase(what)],
            EncodeError::TooLarge { what, found, most } => {
                message!["encode-too-large", "what" => phrase(what), "found" => found, "most" => most]
            }
            EncodeError::Name => message!["encode-name"],
        }
    }
}

impl Said for RecordError {
    fn message(&self) -> Message {
        let reason = self.reason().message();
        let place = self.shown_pointer();
        match (self.line(), place.is_empty()) {
            (None, true) => message!["record-error", "reason" => reason],
            (None, false) => message!["record-error-at", "place" => place, "reason" => reason],
            (Some(line), true) => {
                message!["record-error-line", "line" => line.to_string(), "reason" => reason]
            }
            (Some(line), false) => message![
                "record-error-line-at",
                "line" => line.to_string(),
                "place" => place,
                "reason" => reason,
            ],
        }
    }
}

impl Said for RecordReason {
    fn message(&self) -> Message {
        match self {
            RecordReason::NotJson { line, column } => {
                message!["record-not-json", "line" => *line, "column" => *column]
            }
            RecordReason::Twice { key } => message!["record-twice", "key" => alea_notation::shown(key)],
            RecordReason::CutOff { line } => message!["record-cut-off", "line" => *line],
            RecordReason::TooMuch { line } => message!["record-too-much", "line" => *line],
            RecordReason::TooLong => message!["record-too-long", "most" => record::MOST_BYTES.to_string()],
            RecordReason::Expected { expected } => {
                message!["record-expected", "expected" => phrase(expected)]
            }
            RecordReason::Missing { key } => message!["record-missing", "key" => *key],
            RecordReason::UnknownKey => message!["record-unknown-key"],
            RecordReason::Version { found } => message![
                "record-version",
                "found" => found.to_string(),
                "known" => record::VERSION.to_string(),
            ],
            RecordReason::Game(FindError::Unknown) => message!["record-no-such-game"],
            RecordReason::Game(FindError::Rules(error)) => error.message(),
            RecordReason::Terms(error) => error.message(),
            RecordReason::Position(error) => error.message(),
        }
    }
}
