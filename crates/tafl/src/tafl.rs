//! A game in progress: the board, whose move it is, and as much of the past as the rules ask for.

use alloc::vec::Vec;
use core::hash::{Hash, Hasher};

use alea_game::{Cell, EndReason, Outcome, Setup, SetupError, Side, SquareSetup};

use crate::board::{Board, Caught, Move};
use crate::key::BLACK_TO_MOVE;
use crate::points::{MAX_SIZE, Point};
use crate::rules::{Repetition, TaflRules};

/// How often a position has stood before when it stands for the third time, which the rules of repetition speak of.
pub(crate) const BEFORE_THE_THIRD: u8 = 2;

/// A game of the tafl family under its rules.
///
/// Two values are equal when nothing that can still happen tells them apart: the same rules, pieces and mover, the same
/// count of plies without a capture, and the same plies since the last capture.
#[derive(Clone, Debug)]
pub struct Tafl {
    pub(crate) rules: TaflRules,
    pub(crate) board: Board,
    pub(crate) mover: Side,
    pub(crate) over: Option<Outcome>,
    /// The key of the pieces and the mover.
    key: u64,
    /// Plies since the last capture.
    quiet: u16,
    /// How often the position before the first ply of the stretch had stood already when it was set up.
    seen: u8,
    /// The plies played; [`Tafl::play_move`] forgets those before the last capture.
    past: Vec<Ply>,
    /// Where in `past` the stretch without capture begins. No position before a capture can come again.
    stretch: usize,
}

/// A ply without a capture and the key of the position in which it was played.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Ply {
    key: u64,
    mv: Move,
}

/// The men of one side, as engines read them: bit `i` of a line is its `i`-th point, from 0.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Men {
    /// Rank 1 first; bit 0 is file a.
    pub ranks: [u32; MAX_SIZE as usize],
    /// File a first; bit 0 is rank 1.
    pub files: [u32; MAX_SIZE as usize],
}

/// What [`Tafl::unmake`] needs to take a move back.
#[must_use = "a move is taken back with it"]
#[derive(Copy, Clone, Debug)]
pub struct Undo {
    mv: Move,
    pub(crate) caught: Caught,
    over: Option<Outcome>,
    key: u64,
    quiet: u16,
    seen: u8,
    stretch: usize,
}

impl Tafl {
    /// The game at its start.
    #[must_use]
    pub fn start(rules: &TaflRules) -> Tafl {
        let start = &rules.data().start;
        let king = start.cells.iter().position(|&cell| cell == Cell::King).unwrap_or(0);
        Tafl::placed(rules, start, king)
    }

    /// A game from the position that `setup` shows. It may be over already: a king on a point of escape, or one with black
    /// men on all four sides, has ended the game, and so have the counters of the setup once they are full.
    ///
    /// A king who is taken by fewer than four may also have walked in between them, which the board does not show; such a
    /// position goes on.
    ///
    /// # Errors
    /// The board has another size, not one king, or more men than the game begins with; or its counters contradict each other.
    pub fn from_setup(rules: &TaflRules, setup: &Setup) -> Result<Tafl, SetupError> {
        let Setup::Square(square) = setup else {
            return Err(SetupError::WrongBoard);
        };
        if square.size != rules.size() || square.cells.len() != usize::from(square.size).pow(2) {
            return Err(SetupError::WrongBoard);
        }
        let count = |cell| square.cells.iter().filter(|&&c| c == cell).count() as u16;
        for (who, cell, limit) in [
            ('k', Cell::King, 1),
            ('w', Cell::White, rules.men(Side::First)),
            ('b', Cell::Black, rules.men(Side::Second)),
        ] {
            if count(cell) > limit {
                return Err(SetupError::TooMany { who, count: count(cell), limit });
            }
        }
        let king = square.cells.iter().position(|&cell| cell == Cell::King).ok_or(SetupError::NoKing)?;
        if !square.counters_agree() {
            return Err(SetupError::SeenTooOften { seen: square.seen, quiet: square.quiet });
        }
        Ok(Tafl::placed(rules, square, king))
    }

    /// The position of a checked setup whose king stands on the point of index `king`.
    fn placed(rules: &TaflRules, setup: &SquareSetup, king: usize) -> Tafl {
        let size = rules.size();
        let king = Point { rank: (king / usize::from(size)) as u8, file: (king % usize::from(size)) as u8 };
        let board = Board::new(setup, king);
        let mut game = Tafl {
            rules: rules.clone(),
            mover: setup.mover,
            over: None,
            key: board.key(size) ^ side_key(setup.mover),
            quiet: setup.quiet,
            seen: setup.seen,
            past: Vec::new(),
            stretch: 0,
            board,
        };
        game.over = game.judge(game.board.king_walled_in(size));
        game
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &TaflRules {
        &self.rules
    }

    /// A key of the pieces and the side to move, apart from all that happened before. Different positions may share one;
    /// it is the same on every machine.
    #[must_use]
    pub fn position_key(&self) -> u64 {
        self.key
    }

    /// The result, once there is one.
    #[must_use]
    pub fn over(&self) -> Option<Outcome> {
        self.over
    }

    /// Plies since the last capture.
    #[must_use]
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The men of `side`, line by line. The king is not among them.
    #[must_use]
    pub fn men(&self, side: Side) -> Men {
        let lines = &self.board.men[side];
        // The low half of a line counts its points upwards.
        Men { ranks: lines.ranks.map(|line| line as u32), files: lines.files.map(|line| line as u32) }
    }

    /// Where the king stands: rank and file, both from 0.
    #[must_use]
    pub fn king(&self) -> (u8, u8) {
        (self.board.king.rank, self.board.king.file)
    }

    /// How far the king can move: to the left, to the right, down, up.
    #[must_use]
    pub fn king_runs(&self) -> [u8; 4] {
        self.board.king_runs(self.rules.ready())
    }

    /// Makes a legal move; [`Tafl::unmake`] takes it back.
    ///
    /// The move is not checked: it must be one that [`alea_game::Game::moves`] or [`alea_game::Game::complete`] gave here.
    #[inline]
    pub fn make(&mut self, mv: Move) -> Undo {
        let rules = self.rules.ready();
        let (size, side) = (rules.size, self.mover);
        let board = &mut self.board;

        let mut change = board.carry(size, side, mv.from, mv.to);
        let caught = board.caught(rules, side, mv.to);
        let undo = Undo {
            mv,
            caught,
            over: self.over,
            key: self.key,
            quiet: self.quiet,
            seen: self.seen,
            stretch: self.stretch,
        };
        if caught.nothing() {
            self.past.push(Ply { key: self.key, mv });
            self.quiet = self.quiet.saturating_add(1);
        } else {
            for point in caught.around(mv.to) {
                change ^= board.toggle(size, !side, point);
            }
            self.stretch = self.past.len();
            self.quiet = 0;
            self.seen = 0;
        }
        let taken = side == Side::Second && board.king_taken(rules, mv.to);
        self.key ^= change ^ BLACK_TO_MOVE;
        self.mover = !side;
        self.over = self.judge(taken);
        undo
    }

    /// Takes back the last move made. Nothing tells the position from what it was before.
    #[inline]
    pub fn unmake(&mut self, undo: Undo) {
        let size = self.rules.size();
        let Undo { mv, caught, over, key, quiet, seen, stretch } = undo;
        self.mover = !self.mover;
        if caught.nothing() {
            self.past.pop();
        } else {
            for point in caught.around(mv.to) {
                self.board.toggle(size, !self.mover, point);
            }
        }
        self.board.carry(size, self.mover, mv.to, mv.from);
        (self.over, self.key, self.quiet, self.seen, self.stretch) = (over, key, quiet, seen, stretch);
    }

    /// Makes a legal move for good, which forgets what no longer matters.
    pub(crate) fn play_move(&mut self, mv: Move) {
        let _ = self.make(mv);
        self.past.drain(..self.stretch);
        self.stretch = 0;
    }

    /// The result of the position, in the order of docs/rules/hnefatafl.en.md (end of the game): escape or capture; the
    /// player to move without a move; repetition; no capture. `taken` says that the last move took the king.
    ///
    /// What Black achieves by shutting White in stands with the capture.
    #[inline]
    fn judge(&self, taken: bool) -> Option<Outcome> {
        let rules = self.rules.ready();
        let data = &rules.data;
        let (white, black) = (Side::First, Side::Second);
        if rules.escape.contains(self.board.king) {
            return Some(Outcome::won(white, 1, EndReason::KingEscaped));
        }
        if taken {
            return Some(Outcome::won(black, 1, EndReason::KingTaken));
        }
        if data.king_immobile
            && self.mover == white
            && self.board.king_met(rules.size)
            && self.board.king_runs(rules) == [0; 4]
        {
            return Some(Outcome::won(black, 1, EndReason::KingImmobile));
        }
        if data.encirclement && self.board.encircled(rules.size) {
            return Some(Outcome::won(black, 1, EndReason::Encircled));
        }
        if !self.board.can_move(rules, self.mover) {
            return Some(Outcome::won(!self.mover, 1, EndReason::NoMoves));
        }
        if data.repetition != Repetition::Ignore && self.is_third() {
            return Some(match data.repetition {
                Repetition::LossForMover => Outcome::won(self.mover, 1, EndReason::Repetition),
                Repetition::LossForWhite => Outcome::won(black, 1, EndReason::Repetition),
                Repetition::Draw | Repetition::Ignore => Outcome::drawn(EndReason::Repetition),
            });
        }
        if data.no_capture_limit > 0 && self.quiet >= data.no_capture_limit {
            return Some(Outcome::drawn(EndReason::NoCapture));
        }
        None
    }

    /// Whether the position stands for the third time or more.
    #[inline]
    fn is_third(&self) -> bool {
        let often = u32::from(BEFORE_THE_THIRD);
        self.seen_by(|ply| ply.key == self.key) >= often && self.seen_before() >= often
    }

    /// How often the position has stood before with the same side to move. Keys only choose what is compared, so that the
    /// answer is exact.
    pub(crate) fn seen_before(&self) -> u32 {
        // Without captures the plies of the stretch can be taken back on the board alone.
        let size = self.rules.size();
        let mut earlier = self.board.clone();
        let mut side = self.mover;
        let mut seen = if self.past.len() == self.stretch { u32::from(self.seen) } else { 0 };
        for (i, ply) in self.past.iter().enumerate().skip(self.stretch).rev() {
            side = !side;
            earlier.carry(size, side, ply.mv.to, ply.mv.from);
            if side == self.mover && ply.key == self.key && earlier == self.board {
                seen += self.times(i);
            }
        }
        seen
    }

    /// The number of earlier positions of the stretch with the same side to move that are `like` this one.
    #[inline]
    fn seen_by(&self, like: impl Fn(&Ply) -> bool) -> u32 {
        if self.past.len() == self.stretch {
            return u32::from(self.seen);
        }
        let stretch = &self.past[self.stretch..];
        // Nobody is back where he was before four plies.
        let Some(latest) = stretch.len().checked_sub(4) else {
            return 0;
        };
        let back = (0..=latest).rev().step_by(2);
        back.filter(|&i| like(&stretch[i])).map(|i| self.times(self.stretch + i)).sum()
    }

    /// For how many occurrences the position before the ply `past[i]` stands.
    fn times(&self, i: usize) -> u32 {
        if i == self.stretch { 1 + u32::from(self.seen) } else { 1 }
    }

    /// What stands on the board.
    pub(crate) fn square_setup(&self) -> SquareSetup {
        SquareSetup {
            size: self.rules.size(),
            cells: Point::all(self.rules.size()).map(|point| self.board.cell(point)).collect(),
            mover: self.mover,
            quiet: self.quiet,
            seen: self.seen_before().min(u8::MAX.into()) as u8,
        }
    }

    fn the_stretch(&self) -> &[Ply] {
        &self.past[self.stretch..]
    }
}

impl PartialEq for Tafl {
    fn eq(&self, other: &Tafl) -> bool {
        self.key == other.key
            && self.mover == other.mover
            && self.quiet == other.quiet
            && self.seen == other.seen
            && self.over == other.over
            && self.board == other.board
            && self.the_stretch() == other.the_stretch()
            && self.rules == other.rules
    }
}

impl Eq for Tafl {}

impl Hash for Tafl {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
        self.quiet.hash(state);
    }
}

fn side_key(mover: Side) -> u64 {
    match mover {
        Side::First => 0,
        Side::Second => BLACK_TO_MOVE,
    }
}
