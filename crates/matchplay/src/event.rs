//! What can happen in a contest, and what a player can ask for.

use alloc::{string::String, vec::Vec};

use alea_game::{Dice, EndReason, Setup, Side, Step};

/// One thing that happened. A contest is the fold of its events; codecs of records, databases and sockets encode these.
///
/// Sides are the seats of the contest, the same in every game of it, not the sides of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A game begins by single dice, the first player's and the second's; equal ones are thrown again.
    Opening {
        /// The die of [`Side::First`] and the die of [`Side::Second`].
        dice: Dice,
    },
    /// A game begins with a player who is known.
    Begun {
        /// Who starts.
        starter: Side,
    },
    /// A game begins with a player because its record says so, by dice that nobody wrote down or that the rules do not know: its first
    /// turn is a double, or the cube was turned before it.
    RecordedBegun {
        /// Who starts.
        starter: Side,
    },
    /// A player asks for the roll; from here there is no doubling. Until the dice lie, values are waited for, the other player's
    /// first ([`crate::Contest::awaited`]); where there are none to release, the dice fall at the same time.
    RollRequested {
        /// Who.
        by: Side,
    },
    /// A player has released a value of the dice protocol. It changes nothing on the board.
    Released {
        /// Who.
        by: Side,
    },
    /// The dice lie.
    Rolled {
        /// As they are read.
        dice: Dice,
    },
    /// A legal turn was played.
    Played {
        /// Its steps; none if nothing could be played.
        steps: Vec<Step>,
    },
    /// A play that is not legal, or that nobody wrote down, as a record of a real game has it. Play goes on from the position.
    RecordedAsPlayed {
        /// What the record says, or empty.
        text: String,
        /// The board after it, in the mover's numbering.
        after: Setup,
    },
    /// A double was offered.
    Doubled {
        /// By whom.
        by: Side,
    },
    /// The double or raise was accepted.
    Taken {
        /// By whom.
        by: Side,
    },
    /// The double or raise was refused, which ends the game.
    Passed {
        /// By whom.
        by: Side,
    },
    /// The double or raise was raised at once: beaver, raccoon, otter.
    Raised {
        /// By whom.
        by: Side,
    },
    /// A player offered to lose.
    ResignationOffered {
        /// Who.
        by: Side,
        /// 1, 2 or 3 times the stake.
        points: u8,
    },
    /// The resignation was accepted, which ends the game.
    ResignationAccepted,
    /// The resignation was refused; play goes on as if it had not been offered.
    ResignationRefused,
    /// A player offered a draw.
    DrawOffered {
        /// Who.
        by: Side,
    },
    /// The draw was accepted, which ends the game.
    DrawAccepted,
    /// The draw was refused.
    DrawRefused,
    /// A player's time is over: that of his clock or, in a contest without one, that for which whoever holds the contest waits for somebody
    /// who has gone. A contest without a clock does not know that time, and believes its holder.
    Flagged {
        /// Whose.
        side: Side,
    },
    /// The result that a record of a game gives where it does not follow from the board: the game was broken off or not even
    /// begun, or more or fewer points were written down than were won. It says who won how many points, and nothing else.
    RecordedResult {
        /// Who won.
        winner: Side,
        /// What it added to his score, the stake included.
        points: u32,
    },
    /// A game ended. It follows from what came before and is checked against it.
    GameEnded {
        /// How.
        result: GameResult,
    },
    /// The contest ended.
    ContestEnded {
        /// How.
        result: ContestResult,
    },
    /// The contest does not count.
    Void {
        /// Why, for people.
        reason: String,
    },
}

impl Event {
    /// The stable name used in records, databases and sockets.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Event::Opening { .. } => "opening",
            Event::Begun { .. } => "begun",
            Event::RecordedBegun { .. } => "recorded-begun",
            Event::RollRequested { .. } => "roll-requested",
            Event::Released { .. } => "released",
            Event::Rolled { .. } => "rolled",
            Event::Played { .. } => "played",
            Event::RecordedAsPlayed { .. } => "recorded-as-played",
            Event::Doubled { .. } => "doubled",
            Event::Taken { .. } => "taken",
            Event::Passed { .. } => "passed",
            Event::Raised { .. } => "raised",
            Event::ResignationOffered { .. } => "resignation-offered",
            Event::ResignationAccepted => "resignation-accepted",
            Event::ResignationRefused => "resignation-refused",
            Event::DrawOffered { .. } => "draw-offered",
            Event::DrawAccepted => "draw-accepted",
            Event::DrawRefused => "draw-refused",
            Event::Flagged { .. } => "flagged",
            Event::RecordedResult { .. } => "recorded-result",
            Event::GameEnded { .. } => "game-ended",
            Event::ContestEnded { .. } => "contest-ended",
            Event::Void { .. } => "void",
        }
    }
}

/// How a game of a contest ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// `None` for a tie or a draw.
    pub winner: Option<Side>,
    /// What it added to the winner's score, the stake included.
    pub points: u32,
    /// Why.
    pub reason: GameEnd,
}

/// Why a game of a contest ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum GameEnd {
    /// On the board.
    Board(EndReason),
    /// A double or a raise was refused.
    Passed,
    /// A resignation was accepted.
    Resigned,
    /// A draw was agreed.
    Agreed,
    /// A flag fell.
    Time,
    /// A record says so; see [`Event::RecordedResult`].
    Recorded,
}

impl GameEnd {
    /// The stable name used in records and as a key of translated texts; that of its reason if the game ended on the board.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            GameEnd::Board(reason) => reason.key(),
            GameEnd::Passed => "passed",
            GameEnd::Resigned => "resigned",
            GameEnd::Agreed => "agreed",
            GameEnd::Time => "time",
            GameEnd::Recorded => "recorded",
        }
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = GameEnd> {
        let others = [GameEnd::Passed, GameEnd::Resigned, GameEnd::Agreed, GameEnd::Time, GameEnd::Recorded];
        EndReason::ALL.into_iter().map(GameEnd::Board).chain(others)
    }
}

/// How a contest ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ContestResult {
    /// `None` for a drawn contest.
    pub winner: Option<Side>,
    /// Why.
    pub reason: ContestEnd,
}

/// Why a contest ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ContestEnd {
    /// Its last game, or the points that it was played to.
    Played,
    /// A flag fell.
    Time,
    /// The players stopped between two games of money play; whoever is ahead has won.
    Stopped,
}

impl ContestEnd {
    /// All of them.
    pub const ALL: [ContestEnd; 3] = [ContestEnd::Played, ContestEnd::Time, ContestEnd::Stopped];

    /// The stable name used in records and as a key of translated texts.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            ContestEnd::Played => "played",
            ContestEnd::Time => "time",
            ContestEnd::Stopped => "stopped",
        }
    }
}

/// What a player can ask for. Dice, times and voids come from whoever holds the contest, as events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Roll the dice.
    Roll,
    /// Play a turn.
    Play(Vec<Step>),
    /// Offer a double.
    Double,
    /// Accept a double or a raise.
    Take,
    /// Refuse a double or a raise.
    Pass,
    /// Raise a double: beaver, raccoon, otter.
    Raise,
    /// Offer to lose so many times the stake.
    Resign(u8),
    /// Accept a resignation.
    AcceptResignation,
    /// Refuse a resignation.
    RefuseResignation,
    /// Offer a draw.
    OfferDraw,
    /// Accept a draw.
    AcceptDraw,
    /// Refuse a draw.
    RefuseDraw,
    /// End money play, between two games.
    Stop,
}
