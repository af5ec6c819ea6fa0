//! Refused options, positions and terms of contests.

use alea_game::{RuleError, Setup, SetupError};
use alea_matchplay::{Denial, TermsError};

use alea_notation::shown;

use super::plain;
use crate::{Message, Said, message};

impl Said for RuleError {
    fn message(&self) -> Message {
        match self {
            RuleError::Unknown { key, specs: [] } => message!["rule-none", "key" => shown(key)],
            RuleError::Unknown { key, specs } => {
                let keys: Vec<&str> = specs.iter().map(|spec| spec.key).collect();
                message!["rule-unknown", "key" => shown(key), "keys" => keys.join(", ")]
            }
            RuleError::BadValue { spec, value } => message![
                "rule-bad-value",
                "key" => spec.key,
                "value" => shown(value),
                "allowed" => spec.allowed.to_string(),
            ],
            RuleError::Twice { key } => message!["rule-given-twice", "key" => *key],
            RuleError::Conflict(conflict) => plain("conflict", conflict.key()),
        }
    }
}

impl Said for SetupError {
    fn message(&self) -> Message {
        match *self {
            SetupError::WrongBoard => message!["setup-wrong-board"],
            SetupError::TooMany { who, count, limit } => {
                message!["setup-too-many", "who" => who, "count" => count, "limit" => limit]
            }
            SetupError::Shared { point } => message!["reason-shared", "point" => point],
            SetupError::NotPinned { who, point } => {
                message!["setup-not-pinned", "who" => who, "point" => point]
            }
            SetupError::NoBar { who } => message!["setup-no-bar", "who" => who],
            SetupError::NoHand { who } => message!["setup-no-hand", "who" => who],
            SetupError::NobodyLeft => message!["setup-nobody-left"],
            SetupError::BothClosedOut => message!["setup-both-closed-out"],
            SetupError::RunnerRule { who } => message!["setup-runner-rule", "who" => who],
            SetupError::TurnZero => message!["setup-turn-zero"],
            SetupError::TurnNotCounted => message!["setup-turn-not-counted"],
            SetupError::SeenTooOften { seen, quiet } => message![
                "setup-seen-too-often",
                "seen" => seen,
                "least" => SetupError::least_quiet(seen),
                "quiet" => quiet,
            ],
            SetupError::NoKing => message!["setup-no-king"],
        }
    }
}

impl Said for TermsError {
    fn message(&self) -> Message {
        plain(
            "terms",
            match self {
                TermsError::NoGame => "no-game",
                TermsError::NoPoints => "no-points",
                TermsError::AlreadyWon => "already-won",
                TermsError::NoCrawford => "no-crawford",
                TermsError::NoStarter => "no-starter",
                TermsError::NoCube => "no-cube",
                TermsError::NoHolland => "no-holland",
                TermsError::MoneyOnly => "money-only",
                TermsError::TooManyDoubles => "too-many-doubles",
            },
        )
    }
}

/// Why a command or an event was refused, with places called as on the board of `setup`.
pub(crate) fn denial(denial: &Denial, setup: &Setup) -> Message {
    match denial {
        Denial::IllegalPlay(refusal) => Message::refusal(refusal, setup),
        Denial::BadPosition(error) => error.message(),
        Denial::NoSuchResignation { most } => message!["denial-no-such-resignation", "most" => *most],
        other => plain("denial", other.key()),
    }
}
