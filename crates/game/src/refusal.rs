//! Why a step, a turn or a roll was refused.

use core::fmt;

use crate::Step;

/// Why a step or a turn is not legal here: the reason with its arguments, ready to be put into any language.
///
/// Points are in the mover's own numbering, as in [`crate::Step`]. Interfaces translate [`Refusal::key`] with [`Refusal::args`];
/// `Display` says it in English with bare numbers, for logs.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// The dice have not been rolled yet.
    NotRolled,
    /// No own checker or piece stands at `from`.
    NothingThere {
        /// Where the step begins.
        from: u16,
    },
    /// The number is not a place of this board.
    NoSuchPoint {
        /// The number given.
        point: u16,
    },
    /// Checkers move from higher to lower own points only.
    WrongWay,
    /// No die left shows this distance.
    NoSuchDie {
        /// The distance asked for, in pips.
        pips: u8,
    },
    /// All dice that can be played have been played.
    TurnComplete,
    /// Two or more enemy checkers hold the point.
    HeldByEnemies {
        /// The point.
        to: u16,
        /// How many stand there.
        count: u8,
    },
    /// One enemy checker holds the point, which is enough in this game (Fevga and its kin).
    HeldByOne {
        /// The point.
        to: u16,
    },
    /// An enemy checker on top of an own pinned one closes the point (Plakoto).
    HeldByPinner {
        /// The point.
        to: u16,
    },
    /// The own checker there lies under an enemy one.
    Pinned {
        /// Where it lies.
        from: u16,
    },
    /// Checkers on the bar enter first.
    BarFirst {
        /// How many wait there.
        waiting: u8,
    },
    /// Bearing off needs all checkers in the home board.
    NotAllHome {
        /// The checker farthest behind.
        rearmost: u16,
    },
    /// The die is larger than the point, and a checker on a higher point comes first.
    HigherMustMove {
        /// The die.
        die: u8,
        /// The highest point held.
        higher: u16,
    },
    /// With the option `bear_off = take_highest` this die takes the highest checker off and does nothing else.
    MustTakeHighest {
        /// The die.
        die: u8,
        /// The highest point held.
        highest: u16,
    },
    /// With the option `bear_off_while_pinned = forbid` nothing is borne off while a checker is pinned.
    HeldBackByPin {
        /// Where the pinned checker lies.
        pinned: u16,
    },
    /// Both dice can be played another way, so a turn that plays one of them only is not legal.
    BothDice,
    /// More of the four moves of a double can be played another way.
    MoreDice {
        /// How many can be played.
        possible: u8,
    },
    /// Either die can be played but not both, so the larger one must be.
    LargerDie {
        /// The larger die.
        die: u8,
    },
    /// There is more to play before the turn is complete.
    Unfinished {
        /// How many dice the turn must play.
        possible: u8,
    },
    /// Nothing has been moved yet (games without dice).
    NotMoved,
    /// Until the first checker has passed the opponent's start no other may move (Fevga).
    RunnerNotPassed {
        /// Where the runner stands.
        runner: u16,
    },
    /// The turn would end with all six points of the quadrant held (Fevga: `start_quadrant`).
    QuadrantFull {
        /// The highest of the six points.
        from: u16,
    },
    /// The turn would end with more points of the opponent's start quadrant held than allowed (Moultezim).
    TooManyPoints {
        /// How many are allowed.
        limit: u8,
    },
    /// The turn would end with all enemy checkers locked in behind six points (Fevga).
    LockedIn {
        /// Where the opponent stands.
        at: u16,
    },
    /// The opponent is locked in and this turn can be played so that the prime opens, so it must be (Fevga).
    MustOpen {
        /// Where the opponent stands.
        at: u16,
    },
    /// No further checker may leave the head in this turn (Narde).
    HeadUsed {
        /// How many may leave it.
        limit: u8,
    },
    /// Six points in a row need an enemy checker ahead of them (Narde).
    BlockWithoutEnemyAhead {
        /// The highest of the six points.
        from: u16,
    },
    /// A checker that hit in the own home board stays there for this turn (Tavla).
    HitCheckerStays {
        /// Where it hit.
        point: u16,
    },
    /// The piece belongs to the other side.
    NotYours {
        /// Where it stands.
        from: u16,
    },
    /// Pieces move along a line of the board, and at least one point.
    NotInLine,
    /// Another piece stands in the way.
    WayBlocked {
        /// Where it stands.
        at: u16,
    },
    /// The king may move only so far (variants 1 and 2).
    KingRange {
        /// The longest move, in points.
        limit: u8,
    },
    /// Two black men flank the king, so he may not move (variant 3).
    KingFlanked {
        /// One of the two.
        first: u16,
        /// The other.
        second: u16,
    },
    /// Only some pieces may stop on or cross this point.
    Restricted {
        /// The point.
        point: u16,
    },
}

impl Refusal {
    /// The stable name used by interfaces as a key of translated texts.
    #[must_use]
    pub fn key(&self) -> &'static str {
        self.row().0
    }

    /// The arguments by name, in the order of the sentence.
    #[must_use]
    pub fn args(&self) -> [Option<(&'static str, u16)>; 2] {
        self.row().1
    }

    fn row(&self) -> (&'static str, [Option<(&'static str, u16)>; 2]) {
        let none = [None, None];
        let one = |name, value: u16| [Some((name, value)), None];
        match *self {
            Refusal::GameOver => ("game-over", none),
            Refusal::NotRolled => ("not-rolled", none),
            Refusal::NothingThere { from } => ("nothing-there", one("from", from)),
            Refusal::NoSuchPoint { point } => ("no-such-point", one("point", point)),
            Refusal::WrongWay => ("wrong-way", none),
            Refusal::NoSuchDie { pips } => ("no-such-die", one("pips", pips.into())),
            Refusal::TurnComplete => ("turn-complete", none),
            Refusal::HeldByEnemies { to, count } => {
                ("held-by-enemies", [Some(("to", to)), Some(("count", count.into()))])
            }
            Refusal::HeldByOne { to } => ("held-by-one", one("to", to)),
            Refusal::HeldByPinner { to } => ("held-by-pinner", one("to", to)),
            Refusal::Pinned { from } => ("pinned", one("from", from)),
            Refusal::BarFirst { waiting } => ("bar-first", one("waiting", waiting.into())),
            Refusal::NotAllHome { rearmost } => ("not-all-home", one("rearmost", rearmost)),
            Refusal::HigherMustMove { die, higher } => {
                ("higher-must-move", [Some(("die", die.into())), Some(("higher", higher))])
            }
            Refusal::MustTakeHighest { die, highest } => {
                ("must-take-highest", [Some(("die", die.into())), Some(("highest", highest))])
            }
            Refusal::HeldBackByPin { pinned } => ("held-back-by-pin", one("pinned", pinned)),
            Refusal::BothDice => ("both-dice", none),
            Refusal::MoreDice { possible } => ("more-dice", one("possible", possible.into())),
            Refusal::LargerDie { die } => ("larger-die", one("die", die.into())),
            Refusal::Unfinished { possible } => ("unfinished", one("possible", possible.into())),
            Refusal::NotMoved => ("not-moved", none),
            Refusal::RunnerNotPassed { runner } => ("runner-not-passed", one("runner", runner)),
            Refusal::QuadrantFull { from } => ("quadrant-full", one("from", from)),
            Refusal::TooManyPoints { limit } => ("too-many-points", one("limit", limit.into())),
            Refusal::LockedIn { at } => ("locked-in", one("at", at)),
            Refusal::MustOpen { at } => ("must-open", one("at", at)),
            Refusal::HeadUsed { limit } => ("head-used", one("limit", limit.into())),
            Refusal::BlockWithoutEnemyAhead { from } => ("block-without-enemy-ahead", one("from", from)),
            Refusal::HitCheckerStays { point } => ("hit-checker-stays", one("point", point)),
            Refusal::NotYours { from } => ("not-yours", one("from", from)),
            Refusal::NotInLine => ("not-in-line", none),
            Refusal::WayBlocked { at } => ("way-blocked", one("at", at)),
            Refusal::KingRange { limit } => ("king-range", one("limit", limit.into())),
            Refusal::KingFlanked { first, second } => {
                ("king-flanked", [Some(("first", first)), Some(("second", second))])
            }
            Refusal::Restricted { point } => ("restricted", one("point", point)),
        }
    }
}

/// In English with bare numbers, for logs.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::GameOver => f.write_str("the game is over"),
            Refusal::NotRolled => f.write_str("the dice have not been rolled"),
            Refusal::NothingThere { from } => write!(f, "nothing of yours stands on {from}"),
            Refusal::NoSuchPoint { point } => write!(f, "the board has no point {point}"),
            Refusal::WrongWay => f.write_str("checkers move from higher to lower points"),
            Refusal::NoSuchDie { pips } => write!(f, "no die left shows {pips}"),
            Refusal::TurnComplete => f.write_str("the turn is complete"),
            Refusal::HeldByEnemies { to, count } => write!(f, "{count} enemy checkers hold point {to}"),
            Refusal::HeldByOne { to } => write!(f, "an enemy checker holds point {to}, and one is enough"),
            Refusal::HeldByPinner { to } => write!(f, "on point {to} an enemy checker has yours pinned"),
            Refusal::Pinned { from } => write!(f, "the checker on {from} is pinned"),
            Refusal::BarFirst { waiting: 1 } => f.write_str("the checker on the bar enters first"),
            Refusal::BarFirst { waiting } => write!(f, "the {waiting} checkers on the bar enter first"),
            Refusal::NotAllHome { rearmost: Step::BAR } => {
                f.write_str("bearing off needs all checkers home, and one is on the bar")
            }
            Refusal::NotAllHome { rearmost } => {
                write!(f, "bearing off needs all checkers home, and one is on {rearmost}")
            }
            Refusal::HigherMustMove { die, higher } => {
                write!(f, "a {die} is played from {higher}, the higher point")
            }
            Refusal::MustTakeHighest { die, highest } => {
                write!(f, "a {die} takes off the highest checker, on {highest}, and does nothing else")
            }
            Refusal::HeldBackByPin { pinned } => {
                write!(f, "nothing is borne off while the checker on {pinned} is pinned")
            }
            Refusal::BothDice => f.write_str("both dice can be played another way, so both must be"),
            Refusal::MoreDice { possible } => {
                write!(f, "{possible} moves of the double can be played another way")
            }
            Refusal::LargerDie { die } => write!(f, "only one die can be played, so it must be the {die}"),
            Refusal::Unfinished { possible: 1 } => f.write_str("the turn must play one die"),
            Refusal::Unfinished { possible } => write!(f, "the turn must play {possible} dice"),
            Refusal::NotMoved => f.write_str("nothing has been moved yet"),
            Refusal::RunnerNotPassed { runner } => {
                write!(
                    f,
                    "the first checker, on {runner}, must pass the opponent's start before another moves"
                )
            }
            Refusal::QuadrantFull { from } => {
                write!(f, "the turn would end with all six points of the quarter from {from} held")
            }
            Refusal::TooManyPoints { limit } => {
                write!(f, "the turn would end with more than {limit} points of the opponent's quarter held")
            }
            Refusal::LockedIn { at } => {
                write!(f, "the turn would end with all enemy checkers locked in on {at}")
            }
            Refusal::MustOpen { at } => {
                write!(f, "the enemy checkers on {at} are locked in; the prime can be opened, so it must be")
            }
            Refusal::HeadUsed { limit: 1 } => f.write_str("only one checker may leave the head in this turn"),
            Refusal::HeadUsed { limit } => write!(f, "only {limit} checkers may leave the head in this turn"),
            Refusal::BlockWithoutEnemyAhead { from } => {
                write!(f, "six points in a row from {from} need an enemy checker ahead of them")
            }
            Refusal::HitCheckerStays { point } => {
                write!(f, "the checker that hit on {point} stays there for this turn")
            }
            Refusal::NotYours { from } => write!(f, "the piece on {from} is not yours"),
            Refusal::NotInLine => f.write_str("pieces move along a line, and at least one point"),
            Refusal::WayBlocked { at } => write!(f, "a piece on {at} stands in the way"),
            Refusal::KingRange { limit: 1 } => f.write_str("the king moves one point"),
            Refusal::KingRange { limit } => write!(f, "the king moves at most {limit} points"),
            Refusal::KingFlanked { first, second } => {
                write!(f, "the king is flanked from {first} and {second} and may not move")
            }
            Refusal::Restricted { point } => write!(f, "this piece may not use point {point}"),
        }
    }
}

impl core::error::Error for Refusal {}
