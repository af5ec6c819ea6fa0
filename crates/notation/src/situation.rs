//! What the formats of other programs say beside the board: who sits where, what is played for, the cube, and what is waited
//! for. [`xgid`](crate::xgid), [`gnubg`](crate::gnubg) with a Match ID and [`fibs`](crate::fibs) read into a [`Situation`] and
//! are written from one; `docs/formats.md` says what each of them can carry.
//!
//! A situation makes sense in itself: [`Situation::new`] refuses cubes, scores and offers that contradict each other, and says
//! so as [`Nonsense`]. Whether the board can occur in a game is for that game to say.

use std::fmt;

use alea_game::{BySide, Checkers, Dice, PointsSetup, Side};
use alea_matchplay::{Jacoby, Raises};

/// A moment of a game on the board of backgammon, with the match around it.
///
/// The two seats are [`Side::First`], who sits at the bottom, and [`Side::Second`], who sits at the top: the players `1` and `0` of
/// GNU Backgammon, `You` and the opponent on fibs.com, capital and small letters in an XGID.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    board: PointsSetup,
    mover: Side,
    standing: Standing,
    cube: Cube,
    stage: Stage,
    limit: Option<u8>,
    names: Option<BySide<String>>,
}

/// What is played for, and how it stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A match.
    Match {
        /// The points that it goes to, at least one.
        points: u32,
        /// The score.
        score: BySide<u32>,
        /// Which of its games this is.
        game: MatchGame,
    },
    /// Money play, without a length.
    Money {
        /// What has been won so far.
        score: BySide<u32>,
        /// Whether gammons count only once a double was taken, where it is known.
        jacoby: Option<Jacoby>,
        /// How far a double may be raised at once, where it is known; at least so far, where a format says only that it may.
        raises: Option<Raises>,
    },
}

/// Which game of a match it is.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum MatchGame {
    /// One with the cube.
    #[default]
    Usual,
    /// The Crawford game, without it. Somebody needs just one point.
    Crawford,
}

/// The cube as it lies: while a double or a raise waits, what who refuses it loses.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cube {
    power: u8,
    owner: Option<Side>,
}

/// Where a game has got to.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Nothing has been played. GNU Backgammon calls it so also when the dice of the first play lie.
    Opening(Option<Dice>),
    /// The game is on.
    Playing {
        /// What the player on roll has before him.
        turn: Turn,
        /// A resignation that [`Situation::to_act`] answers; only who was to act before it offers one.
        resignation: Option<Value>,
    },
    /// The game is over.
    Over(Ending),
}

/// How far the turn of the player on roll has come.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Nothing is rolled: he rolls or doubles.
    Roll,
    /// The dice lie, and he plays.
    Dice(Dice),
    /// He has doubled, and the double, or a raise of it, waits for its answer.
    Offered(Offer),
}

/// An offer of the cube. Each one raises the one before it at once, and they are made by the two players in turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Offer {
    /// By the player on roll.
    Double,
    /// By the opponent, who keeps the cube.
    Beaver,
    /// By the player on roll.
    Raccoon,
    /// By the opponent.
    Otter,
}

/// How much is resigned, in times the cube.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Once.
    Single,
    /// Twice.
    Gammon,
    /// Three times.
    Backgammon,
}

/// How a game ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// On the board, or in a way that the format does not tell.
    Played,
    /// By an accepted resignation.
    Resigned,
    /// By a refused double.
    Passed,
}

/// Why a situation makes no sense.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Nonsense {
    /// A match to no points.
    #[error("a match is played to at least one point")]
    NoPoints,
    /// A score that ends the match.
    #[error("a score of {score} has ended a match to {points}")]
    MatchOver {
        /// The higher score.
        score: u32,
        /// The length of the match.
        points: u32,
    },
    /// A Crawford game in which nobody needs just one point.
    #[error("this is not the Crawford game: nobody needs just one point")]
    NotCrawford,
    /// A cube that was turned, or is about to be, in the Crawford game.
    #[error("in the Crawford game the cube stays in the middle at 1")]
    CrawfordCube,
    /// A cube larger than any contest has.
    #[error("a cube is at most 2 to the power of {}, found {power}", Cube::MOST)]
    CubeTooLarge {
        /// The power of two.
        power: u8,
    },
    /// A cube beyond the largest one that was agreed.
    #[error("the cube is at 2 to the power of {power}, and the largest is 2 to the power of {limit}")]
    BeyondLimit {
        /// The power of two.
        power: u8,
        /// The largest one.
        limit: u8,
    },
    /// A cube that has not been turned and yet belongs to somebody.
    #[error("a cube at 1 belongs to nobody")]
    OwnedAtOne,
    /// A double by a player who has no cube.
    #[error("the player on roll cannot have doubled: the cube is the opponent's")]
    NotHisCube,
    /// A raise, and a cube that does not fit it.
    #[error("a {offer} waits, so the cube is the opponent's at {least} or more")]
    NotRaised {
        /// Which raise.
        offer: Offer,
        /// The least stake that who refuses it loses.
        least: u32,
    },
    /// A raise in a match, or beyond what was agreed.
    #[error("a {offer} cannot have been offered here")]
    NoRaises {
        /// Which raise.
        offer: Offer,
    },
}

/// The part of a situation that is wrong, so that a reader can point to where it stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Cube,
    Owner,
    Score,
    Rules,
    Length,
    Turn,
    Limit,
}

impl Nonsense {
    pub(crate) fn part(self) -> Part {
        match self {
            Nonsense::NoPoints => Part::Length,
            Nonsense::MatchOver { .. } => Part::Score,
            Nonsense::NotCrawford => Part::Rules,
            Nonsense::CrawfordCube | Nonsense::CubeTooLarge { .. } => Part::Cube,
            Nonsense::BeyondLimit { .. } => Part::Limit,
            Nonsense::OwnedAtOne => Part::Owner,
            Nonsense::NotHisCube | Nonsense::NotRaised { .. } | Nonsense::NoRaises { .. } => Part::Turn,
        }
    }
}

impl Cube {
    /// The largest power of two that is read or written, as in the contests of the house.
    pub const MOST: u8 = 20;

    /// The cube at two to the power of `power`, in the middle or where `owner` has it.
    ///
    /// # Errors
    /// A cube too large, or one at 1 that belongs to somebody.
    pub fn new(power: u8, owner: Option<Side>) -> Result<Cube, Nonsense> {
        match (power, owner) {
            (0, Some(_)) => Err(Nonsense::OwnedAtOne),
            (power, _) if power > Cube::MOST => Err(Nonsense::CubeTooLarge { power }),
            _ => Ok(Cube { power, owner }),
        }
    }

    /// Its value as a power of two, at most [`Cube::MOST`].
    #[must_use]
    pub fn power(self) -> u8 {
        self.power
    }

    /// Its value.
    #[must_use]
    pub fn value(self) -> u32 {
        1 << self.power
    }

    /// Whose it is; `None` in the middle.
    #[must_use]
    pub fn owner(self) -> Option<Side> {
        self.owner
    }
}

impl Stage {
    /// Nothing is rolled and nothing offered.
    pub const TO_ROLL: Stage = Stage::Playing { turn: Turn::Roll, resignation: None };
}

impl Offer {
    /// All of them, in the order in which they follow each other.
    pub const ALL: [Offer; 4] = [Offer::Double, Offer::Beaver, Offer::Raccoon, Offer::Otter];

    /// What must have been agreed for it.
    fn raises(self) -> Raises {
        match self {
            Offer::Double => Raises::None,
            Offer::Beaver => Raises::Beavers,
            Offer::Raccoon => Raises::Raccoons,
            Offer::Otter => Raises::Otters,
        }
    }
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Offer::Double => "double",
            Offer::Beaver => "beaver",
            Offer::Raccoon => "raccoon",
            Offer::Otter => "otter",
        })
    }
}

impl Value {
    /// All of them, in order.
    pub const ALL: [Value; 3] = [Value::Single, Value::Gammon, Value::Backgammon];

    /// 1, 2 or 3 times the cube.
    #[must_use]
    pub fn points(self) -> u8 {
        self as u8 + 1
    }

    /// The value of so many times the cube.
    #[must_use]
    pub fn of_points(points: u8) -> Option<Value> {
        Value::ALL.into_iter().find(|value| value.points() == points)
    }
}

impl Standing {
    /// Money play at no score, of which nothing else is known.
    pub const MONEY: Standing =
        Standing::Money { score: BySide { first: 0, second: 0 }, jacoby: None, raises: None };

    /// The score.
    #[must_use]
    pub fn score(&self) -> BySide<u32> {
        let (Standing::Match { score, .. } | Standing::Money { score, .. }) = self;
        *score
    }

    fn check(&self, stage: Stage) -> Result<(), Nonsense> {
        let Standing::Match { points, score, game } = *self else { return Ok(()) };
        let most = score.first.max(score.second);
        match game {
            _ if points == 0 => Err(Nonsense::NoPoints),
            // Who has just won a match has all its points.
            _ if most >= points && !matches!(stage, Stage::Over(_)) => {
                Err(Nonsense::MatchOver { score: most, points })
            }
            MatchGame::Crawford
                if most.checked_add(1) != Some(points) && !matches!(stage, Stage::Over(_)) =>
            {
                Err(Nonsense::NotCrawford)
            }
            _ => Ok(()),
        }
    }
}

impl Situation {
    /// The situation in which `mover`, the `x` of the board, is on roll.
    ///
    /// # Errors
    /// Parts that contradict each other.
    pub fn new(
        board: PointsSetup,
        mover: Side,
        standing: Standing,
        cube: Cube,
        stage: Stage,
    ) -> Result<Situation, Nonsense> {
        standing.check(stage)?;
        let situation = Situation { board, mover, standing, cube, stage, limit: None, names: None };
        situation.check_cube()?;
        Ok(situation)
    }

    /// The cube against the game and the offer that waits.
    fn check_cube(&self) -> Result<(), Nonsense> {
        let offer = self.offer();
        if matches!(self.standing, Standing::Match { game: MatchGame::Crawford, .. })
            && (self.cube != Cube::default() || offer.is_some())
        {
            return Err(Nonsense::CrawfordCube);
        }
        let Some(offer) = offer else { return Ok(()) };
        if offer == Offer::Double {
            return match self.cube.owner {
                Some(owner) if owner != self.mover => Err(Nonsense::NotHisCube),
                _ => Ok(()),
            };
        }
        let known = match self.standing {
            Standing::Match { .. } => Some(Raises::None),
            Standing::Money { raises, .. } => raises,
        };
        if known.is_some_and(|raises| raises < offer.raises()) {
            return Err(Nonsense::NoRaises { offer });
        }
        // A double turned the cube to the opponent, and every raise before this one doubled it.
        let least = 1 << offer as u8;
        match self.cube.owner {
            Some(owner) if owner != self.mover && self.cube.value() >= least => Ok(()),
            _ => Err(Nonsense::NotRaised { offer, least }),
        }
    }

    /// The same situation where the cube goes to two to the power of `limit`.
    ///
    /// # Errors
    /// The cube is beyond that.
    pub fn with_limit(self, limit: u8) -> Result<Situation, Nonsense> {
        let power = self.cube.power;
        if power > limit {
            return Err(Nonsense::BeyondLimit { power, limit });
        }
        Ok(Situation { limit: Some(limit), ..self })
    }

    /// The same situation once the player on roll has rolled, whatever was waited for.
    ///
    /// # Errors
    /// The match is over.
    pub fn rolled(self, dice: Dice) -> Result<Situation, Nonsense> {
        let stage = Stage::Playing { turn: Turn::Dice(dice), resignation: None };
        self.standing.check(stage)?;
        Ok(Situation { stage, ..self })
    }

    /// The same situation between players with these names.
    #[must_use]
    pub fn with_names(self, names: BySide<String>) -> Situation {
        Situation { names: Some(names), ..self }
    }

    /// The board as the player on roll sees it, who is `x`.
    #[must_use]
    pub fn board(&self) -> &PointsSetup {
        &self.board
    }

    /// Where the player on roll sits. While a double waits this is who doubled; once the game is over, who would be next.
    #[must_use]
    pub fn mover(&self) -> Side {
        self.mover
    }

    /// What is played for, and how it stands.
    #[must_use]
    pub fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The cube.
    #[must_use]
    pub fn cube(&self) -> Cube {
        self.cube
    }

    /// Where the game has got to.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The largest cube as a power of two, where it is known.
    #[must_use]
    pub fn limit(&self) -> Option<u8> {
        self.limit
    }

    /// The names of the players, where they are known.
    #[must_use]
    pub fn names(&self) -> Option<&BySide<String>> {
        self.names.as_ref()
    }

    /// The dice, if they lie.
    #[must_use]
    pub fn dice(&self) -> Option<Dice> {
        match self.stage {
            Stage::Playing { turn: Turn::Dice(dice), .. } => Some(dice),
            Stage::Opening(dice) => dice,
            _ => None,
        }
    }

    /// The double or raise that waits, whether or not a resignation came on top of it.
    #[must_use]
    pub fn offer(&self) -> Option<Offer> {
        match self.stage {
            Stage::Playing { turn: Turn::Offered(offer), .. } => Some(offer),
            _ => None,
        }
    }

    /// Who decides next: rolls or plays, or answers a double or a resignation. Nobody does before the first roll and after the game.
    #[must_use]
    pub fn to_act(&self) -> Option<Side> {
        match self.stage {
            Stage::Playing { turn, resignation: None } => Some(turn.actor(self.mover)),
            Stage::Playing { turn, resignation: Some(_) } => Some(!turn.actor(self.mover)),
            Stage::Opening(Some(_)) => Some(self.mover),
            Stage::Opening(None) | Stage::Over(_) => None,
        }
    }
}

impl Turn {
    /// Who is to act in this turn of `mover` as long as nobody resigns.
    pub(crate) fn actor(self, mover: Side) -> Side {
        match self {
            Turn::Offered(Offer::Double | Offer::Raccoon) => !mover,
            Turn::Roll | Turn::Dice(_) | Turn::Offered(Offer::Beaver | Offer::Otter) => mover,
        }
    }
}

/// The same board as the other player sees it.
pub(crate) fn turned(board: &PointsSetup) -> PointsSetup {
    let from_there = |checkers: &Checkers| {
        let mut turned = *checkers;
        turned.points.reverse();
        turned
    };
    PointsSetup { x: from_there(&board.o), o: from_there(&board.x), turn: None }
}

/// The board as `viewer` sees it, from how `mover` does, or the other way round.
pub(crate) fn seen_by(viewer: Side, mover: Side, board: &PointsSetup) -> PointsSetup {
    if viewer == mover { PointsSetup { turn: None, ..board.clone() } } else { turned(board) }
}
