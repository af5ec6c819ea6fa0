//! Why a command or an event was refused.

use core::fmt;

use alea_game::{Refusal, SetupError};

/// Why something cannot happen now. Interfaces translate [`Denial::key`]; `Display` says it in English, for logs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Denial {
    /// The contest has ended or is void.
    ContestOver,
    /// No game is being played: the next one has not begun.
    NoGame,
    /// A game is being played.
    GameOn,
    /// The result of what happened is recorded first.
    ResultFirst,
    /// The result does not follow from what happened.
    WrongResult,
    /// The other player is to act.
    NotYourTurn,
    /// A double, a resignation or a draw waits for its answer.
    AnswerFirst,
    /// Nothing of the kind has been offered.
    NothingOffered,
    /// It was offered by this player and is for the other to answer.
    OwnOffer,
    /// The dice are to be rolled first.
    RollFirst,
    /// The dice lie already.
    DiceLie,
    /// The roll has been asked for, so there is no doubling any more.
    RollRequested,
    /// There is nothing to roll: the player is closed out, the game has no dice, or nobody has asked for a roll.
    NothingToRoll,
    /// The player has released his value for this roll.
    ReleasedBefore,
    /// The contest is played without a cube.
    NoCube,
    /// A match to one point has no cube.
    MatchToOne,
    /// The Crawford game is played without the cube.
    CrawfordGame,
    /// The Holland rule: the trailer doubles only after two own turns.
    HollandRule,
    /// The other player owns the cube.
    CubeNotYours,
    /// The stake cannot be counted any higher.
    CubeLimit,
    /// A double cannot be raised so far in this contest.
    NoRaise,
    /// The game cannot be lost by so much, or not by so little.
    NoSuchResignation {
        /// The most.
        most: u8,
    },
    /// The turn is not legal.
    IllegalPlay(Refusal),
    /// The position is none of the game.
    BadPosition(SetupError),
    /// The game begins another way: by dice, or with a player who is known.
    OtherStart,
    /// Only money play is stopped, and only between two games.
    CannotStop,
    /// The time of this player is not over.
    FlagNotFallen,
    /// Time runs backwards.
    TimeRunsBack,
    /// The game cannot be opened: unknown, or its rules exclude each other.
    CannotOpen,
}

impl Denial {
    /// The stable name used by interfaces as a key of translated texts.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Denial::ContestOver => "contest-over",
            Denial::NoGame => "no-game",
            Denial::GameOn => "game-on",
            Denial::ResultFirst => "result-first",
            Denial::WrongResult => "wrong-result",
            Denial::NotYourTurn => "not-your-turn",
            Denial::AnswerFirst => "answer-first",
            Denial::NothingOffered => "nothing-offered",
            Denial::OwnOffer => "own-offer",
            Denial::RollFirst => "roll-first",
            Denial::DiceLie => "dice-lie",
            Denial::RollRequested => "roll-requested",
            Denial::NothingToRoll => "nothing-to-roll",
            Denial::ReleasedBefore => "released-before",
            Denial::NoCube => "no-cube",
            Denial::MatchToOne => "match-to-one",
            Denial::CrawfordGame => "crawford-game",
            Denial::HollandRule => "holland-rule",
            Denial::CubeNotYours => "cube-not-yours",
            Denial::CubeLimit => "cube-limit",
            Denial::NoRaise => "no-raise",
            Denial::NoSuchResignation { .. } => "no-such-resignation",
            Denial::IllegalPlay(refusal) => refusal.key(),
            Denial::BadPosition(_) => "bad-position",
            Denial::OtherStart => "other-start",
            Denial::CannotStop => "cannot-stop",
            Denial::FlagNotFallen => "flag-not-fallen",
            Denial::TimeRunsBack => "time-runs-back",
            Denial::CannotOpen => "cannot-open",
        }
    }
}

impl fmt::Display for Denial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Denial::ContestOver => "the contest is over",
            Denial::NoGame => "the next game has not begun",
            Denial::GameOn => "a game is being played",
            Denial::ResultFirst => "the result has to be recorded first",
            Denial::WrongResult => "this result does not follow from what happened",
            Denial::NotYourTurn => "the other player is to act",
            Denial::AnswerFirst => "an offer waits for its answer",
            Denial::NothingOffered => "nothing of the kind has been offered",
            Denial::OwnOffer => "the offer is for the other player to answer",
            Denial::RollFirst => "the dice are to be rolled first",
            Denial::DiceLie => "the dice lie already",
            Denial::RollRequested => "the roll has been asked for",
            Denial::NothingToRoll => "there is nothing to roll",
            Denial::ReleasedBefore => "the value for this roll has been released",
            Denial::NoCube => "this contest is played without a cube",
            Denial::MatchToOne => "a match to one point has no cube",
            Denial::CrawfordGame => "the Crawford game is played without the cube",
            Denial::HollandRule => "the trailer doubles only after two own turns of the game",
            Denial::CubeNotYours => "the other player owns the cube",
            Denial::CubeLimit => "the cube cannot be turned any further",
            Denial::NoRaise => "the double cannot be raised any further here",
            Denial::NoSuchResignation { most: 1 } => "this game is lost by one point",
            Denial::NoSuchResignation { most } => {
                return write!(f, "this game is lost by one to {most} points");
            }
            Denial::IllegalPlay(refusal) => return refusal.fmt(f),
            Denial::BadPosition(error) => return error.fmt(f),
            Denial::OtherStart => "the game begins another way",
            Denial::CannotStop => "only money play is stopped, and only between two games",
            Denial::FlagNotFallen => "the time is not over",
            Denial::TimeRunsBack => "the event is older than the one before it",
            Denial::CannotOpen => "the game cannot be opened with these rules",
        })
    }
}

impl core::error::Error for Denial {}
