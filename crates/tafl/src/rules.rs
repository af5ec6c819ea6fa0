//! The rules of one game as one value, and the same value made ready for play.

use alloc::sync::Arc;
use core::num::NonZeroU8;

use alea_game::{BySide, Cell, Conflict, RuleError, Side, SquareSetup};

use crate::lines::Lines;
use crate::points::{MAX_SIZE, Points};

/// Everything in which the games of this family differ (docs/rules/hnefatafl.en.md).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RuleData {
    /// The board at the start: its size, its pieces and who moves first.
    pub start: SquareSetup,
    /// What the king can do and what is done to him.
    pub king: King,
    /// Points that help to capture.
    pub hostile: Hostile,
    /// Points that are the king's alone.
    pub restricted: Restricted,
    /// Where White wins when the king arrives.
    pub escape: Escape,
    /// What the third occurrence of a position means.
    pub repetition: Repetition,
    /// After so many plies without a capture the game is drawn; 0 is never.
    pub no_capture_limit: u16,
    /// Whether Black wins when no white piece has a path of empty or white points to the edge.
    pub encirclement: bool,
    /// Whether Black wins when, after his move, the king has no move and a black man stands next to him.
    pub king_immobile: bool,
}

/// The king.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct King {
    /// The most points that he moves, or `None` for any distance.
    pub range: Option<NonZeroU8>,
    /// Whether he may not move while two black men flank him on one line, however that arose.
    pub held_when_flanked: bool,
    /// How many black men take him.
    pub strength: Strength,
    /// Points on which he is taken by four, whatever his strength.
    pub stronghold: Points,
    /// Whether he captures.
    pub arms: Arms,
}

/// How many black men take the king. A point hostile to him counts as a man; one man has to be placed by the move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Strength {
    /// Two on one line, as a man is taken.
    Two,
    /// Three, on any of the four sides.
    Three,
    /// Four, on all sides.
    Four,
}

/// The king's part in captures.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arms {
    /// He captures as any man does.
    Full,
    /// He captures by his own move only.
    Mover,
    /// He serves as anvil when a man moves.
    Anvil,
    /// Neither.
    None,
}

impl Arms {
    pub(crate) fn moves(self) -> bool {
        matches!(self, Arms::Full | Arms::Mover)
    }

    pub(crate) fn stands(self) -> bool {
        matches!(self, Arms::Full | Arms::Anvil)
    }
}

/// Points that, while they are empty, count as an enemy of what stands next to them.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hostile {
    /// To white men.
    pub white: Points,
    /// To black men.
    pub black: Points,
    /// To the king.
    pub king: Points,
}

/// Points that are closed to men. The king uses every point.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Restricted {
    /// Where no man may stop.
    pub stop: Points,
    /// What no man may cross, nor stop on.
    pub cross: Points,
}

/// Where White wins when the king arrives.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Escape {
    /// On any point of the edge.
    Edge,
    /// On a corner.
    Corner,
}

impl Escape {
    /// The points on a board of `size` lines.
    #[must_use]
    pub const fn points(self, size: u8) -> Points {
        match self {
            Escape::Edge => Points::edge(size),
            Escape::Corner => Points::corners(size),
        }
    }
}

/// What the third occurrence of the same pieces with the same side to move means. The start counts as the first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// The game is drawn.
    Draw,
    /// Who completes the third loses.
    LossForMover,
    /// White loses, whoever completes it.
    LossForWhite,
    /// Nothing.
    Ignore,
}

/// The rules of a game, checked and made ready for play. Copies share one value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TaflRules(Arc<Ready>);

/// [`RuleData`] in the form in which moves are made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ready {
    pub(crate) data: RuleData,
    pub(crate) size: u8,
    /// Where men may stop.
    pub(crate) stop: Lines,
    /// What men may cross.
    pub(crate) cross: Lines,
    /// What is hostile to the men of a side.
    pub(crate) hostile: BySide<Lines>,
    pub(crate) hostile_to_king: Lines,
    pub(crate) escape: Points,
    /// Men at the start, the most there can be.
    pub(crate) men: BySide<u16>,
}

impl TaflRules {
    /// Checks the rules.
    ///
    /// # Errors
    /// A sentence that says what does not go together: the board is not square, too large, or has not one king; or the game
    /// could go on for ever.
    pub fn new(data: RuleData) -> Result<TaflRules, RuleError> {
        let refuse = |conflict| Err(RuleError::Conflict(conflict));
        let size = data.start.size;
        if !(3..=MAX_SIZE).contains(&size) {
            return refuse(Conflict::BoardSize);
        }
        if data.start.cells.len() != usize::from(size).pow(2) {
            return refuse(Conflict::NotSquare);
        }
        let count = |cell| data.start.cells.iter().filter(|&&c| c == cell).count() as u16;
        if count(Cell::King) != 1 {
            return refuse(Conflict::NotOneKing);
        }
        if data.repetition == Repetition::Ignore && data.no_capture_limit == 0 {
            return refuse(Conflict::Endless);
        }
        let Restricted { stop, cross } = data.restricted;
        Ok(TaflRules(Arc::new(Ready {
            size,
            stop: Lines::all_but(size, &stop.and(cross)),
            cross: Lines::all_but(size, &cross),
            hostile: BySide {
                first: Lines::of(size, &data.hostile.white),
                second: Lines::of(size, &data.hostile.black),
            },
            hostile_to_king: Lines::of(size, &data.hostile.king),
            escape: data.escape.points(size),
            men: BySide { first: count(Cell::White), second: count(Cell::Black) },
            data,
        })))
    }

    /// The rules as they were given.
    #[must_use]
    pub fn data(&self) -> &RuleData {
        &self.0.data
    }

    /// Lines a side.
    #[must_use]
    pub fn size(&self) -> u8 {
        self.0.size
    }

    /// How many men `side` has at the start, the king not counted.
    #[must_use]
    pub fn men(&self, side: Side) -> u16 {
        self.0.men[side]
    }

    #[inline]
    pub(crate) fn ready(&self) -> &Ready {
        &self.0
    }
}
