//! What a game of the 24-point board consists of: constants that no option changes ([`Variant`]) and the rule value that
//! options fill ([`Rules`]).

use core::{fmt, hash::Hash};

use alea_game::{CubeUse, Opening, OptionSpec, RuleError, RuleValue};

use crate::{
    board::{Half, Travel},
    variants::options,
};

/// What an arriving checker does to a lone enemy checker.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Contact {
    /// Sends it to the bar.
    Hit,
    /// Lies on top of it, so that it cannot move.
    Pin,
    /// Nothing: a single checker holds its point.
    Block,
}

/// A game: constants, its options, and how they make a rule value. One file under `variants/` each.
pub trait Variant: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The checkers of each side at the start.
    const START: Half;
    /// How many a side has.
    const CHECKERS: u8;
    /// Which way the sides move.
    const TRAVEL: Travel;
    /// What a single checker is worth.
    const CONTACT: Contact;
    /// Who begins, and with which dice.
    const OPENING: Opening;
    /// Whether its contests know the cube.
    const CUBE: CubeUse = CubeUse::Never;
    /// What may be chosen.
    const OPTIONS: &'static [OptionSpec];
    /// The rules before any option.
    const RULES: Rules;
    /// How far turns are counted, 0 where no rule asks for it.
    const TURNS_COUNTED: u8 = 0;

    /// The rules with the options chosen.
    ///
    /// # Errors
    /// Choices that exclude each other.
    fn rules(chosen: &RuleValue) -> Result<Rules, RuleError> {
        options::apply(Self::RULES, chosen)
    }
}

/// The rules of one game with its options. Every combination is playable; a variant decides which of them can be chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// What a die does whose point is empty.
    pub bear_off: BearOff,
    /// What a win is worth.
    pub wins: Wins,
    /// Whether a checker that hit at home may go on.
    pub hit_and_run: HitAndRun,
    /// What a pinned mother means.
    pub mother: Mother,
    /// Points for a pinned mother.
    pub mother_value: u8,
    /// Whether a player with a pinned checker bears off.
    pub bear_off_while_pinned: WhilePinned,
    /// When a first checker has to run ahead.
    pub runner: Runner,
    /// Limits on the points held.
    pub primes: Primes,
    /// Limits on leaving the start.
    pub head: Head,
}

impl Rules {
    /// The rules that all games share, and no others.
    pub const PLAIN: Rules = Rules {
        bear_off: BearOff::HigherMoves,
        wins: Wins::Double,
        hit_and_run: HitAndRun::Allowed,
        mother: Mother::None,
        mother_value: 2,
        bear_off_while_pinned: WhilePinned::Allow,
        runner: Runner::None,
        primes: Primes {
            check: PrimeCheck::EndOfTurn,
            own_quadrant: MOST,
            opponent_quadrant: MOST,
            trap: Trap::Allowed,
            block: Block::Allowed,
        },
        head: Head::Free,
    };
}

/// The six points of a quadrant: no limit at all.
pub const MOST: u8 = 6;

/// With all checkers home and the die's point empty while a higher one is held ("docs/rules/backgammon.en.md, bearing off").
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum BearOff {
    /// A higher checker moves by the die.
    HigherMoves,
    /// The highest checker goes off.
    TakeHighest,
}

/// What a win is worth ("docs/rules/portes.en.md, scoring").
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Wins {
    /// 1, always.
    Single,
    /// 2 if the loser has none off.
    Double,
    /// 2, and 3 if one of the loser's is also on the bar or in the winner's home board.
    Triple,
}

/// Whether a checker that hit in the own home board may move on in the same turn ("docs/rules/tavla.en.md, hit and run").
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum HitAndRun {
    /// It may.
    Allowed,
    /// One must stay.
    Forbidden,
}

/// What it means to pin the last checker on the enemy's start ("docs/rules/plakoto.en.md, mother").
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mother {
    /// It ends the game, unless the pinner's own start is still occupied.
    ImmediateWithWaiver,
    /// It ends the game.
    Immediate,
    /// Nothing in particular.
    None,
}

/// Whether a player bears off while one of his checkers is pinned ("docs/rules/plakoto.en.md, bearing off").
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum WhilePinned {
    /// He does.
    Allow,
    /// He waits until it is free.
    Forbid,
}

/// Whether the first checker runs ahead alone ("docs/rules/fevga.en.md, runner").
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Runner {
    /// No other moves until it has passed the opponent's start.
    Pass,
    /// All may move.
    None,
}

/// Limits on the points a player may hold, in games where one checker holds a point.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Primes {
    /// When quadrants and traps are judged.
    pub check: PrimeCheck,
    /// At most so many of the own points 24 to 19 ("docs/rules/fevga.en.md, start quadrant"): 5, or [`MOST`].
    pub own_quadrant: u8,
    /// At most so many of the own points 12 to 7, the opponent's start ("docs/rules/moultezim.en.md, start quadrant").
    pub opponent_quadrant: u8,
    /// Locking all enemy checkers in ("docs/rules/fevga.en.md, trapping prime").
    pub trap: Trap,
    /// Six points in a row without an enemy checker ahead ("docs/rules/narde.en.md, block").
    pub block: Block,
}

/// When [`Primes`] are judged.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PrimeCheck {
    /// On the board that the whole turn leads to.
    EndOfTurn,
    /// There, and no step may break a rule that was not broken before it.
    EachStep,
}

/// Whether all enemy checkers may be locked in behind six points.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Trap {
    /// They may.
    Allowed,
    /// They may not at the end of a turn.
    Forbidden,
}

/// Whether six points in a row need an enemy checker ahead of them, judged at each step.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Block {
    /// They do not.
    Allowed,
    /// They do.
    NeedsEnemyAhead,
}

/// Which of his turns of the game a player is about to play, as far as any rule asks.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnTurn {
    /// His first.
    First,
    /// A later one.
    Later,
}

/// How many checkers may leave point 24 in a turn ("docs/rules/narde.en.md, head").
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Head {
    /// Any number.
    Free,
    /// One; in the player's first turn two with 3-3, 4-4 and 6-6.
    OneATurn,
}
