//! Hypergammon, solved from its first roll on.

mod game;
mod plays;
mod sides;
mod solve;

use std::{
    io::{self, Read, Write},
    sync::{
        OnceLock,
        atomic::{AtomicBool, Ordering},
    },
};

use alea_tables::Board;

use super::{
    EndingsError,
    both::{NO_SUM, checksum},
};
use crate::{Odds, over};
use game::Game;
use sides::{Sides, seen};
use solve::Five;

/// What a file begins with. Whoever changes what it holds changes it.
const MAGIC: [u8; 16] = *b"alea hyper 1\r\n\0\0";
/// How many positions are written and read at once. The bytes of so many are whole words, as checksums count them.
const AT_ONCE: usize = 4096;

/// The odds of every position of Hypergammon at best cubeless money play: whoever plays wins as much as can be won without a cube, where
/// gammons and backgammons count two and three.
///
/// A game can go round in circles by hits, so positions are gone over until nothing changes; an equity is then off by about a millionth
/// at most. Other numbers of checkers can be solved too, which tests do.
#[derive(Debug)]
pub struct Hyper {
    sides: Sides,
    /// By the number of the side that is not on roll, then that of the one that is.
    odds: Vec<Five>,
}

/// That of the whole program.
static SHARED: OnceLock<Hyper> = OnceLock::new();
/// Who is told when somebody misses it, and whether he was.
static MAKER: OnceLock<fn()> = OnceLock::new();
static MISSED: AtomicBool = AtomicBool::new(false);

impl Hyper {
    /// How much work it is to solve it, as [`Hyper::solve`] counts it.
    pub const WORK: usize = 1_000;
    /// The checkers of a side in Hypergammon.
    pub const CHECKERS: u8 = Sides::MOST;

    /// Solves the game with so many checkers a side, 1 to [`Hyper::CHECKERS`], on some threads; what comes of it does not depend on
    /// how many. With all three it takes minutes and about 900 MB. `progress` hears how much is done, of [`Hyper::WORK`].
    #[must_use]
    pub fn solve(checkers: u8, threads: usize, mut progress: impl FnMut(usize)) -> Hyper {
        let game = Game::new(checkers.clamp(1, Hyper::CHECKERS));
        let odds = solve::solve(&game, threads, |part| progress((part * Hyper::WORK as f32) as usize));
        Hyper { odds, sides: game.sides }
    }

    /// That of the whole program, if somebody has [kept](Hyper::keep) one. It is not solved for the asking, which would take minutes.
    #[must_use]
    pub fn ready() -> Option<&'static Hyper> {
        SHARED.get()
    }

    /// The same, for those who can do without it for a while: whoever [makes](Hyper::made_by) it is told, once.
    #[must_use]
    pub fn missed() -> Option<&'static Hyper> {
        let ready = Hyper::ready();
        if ready.is_none()
            && let Some(make) = MAKER.get()
            && !MISSED.swap(true, Ordering::Relaxed)
        {
            make();
        }
        ready
    }

    /// Says who makes the table when somebody misses it. He is told once, in the middle of a game, and must not keep it waiting.
    pub fn made_by(maker: fn()) {
        let _ = MAKER.set(maker);
    }

    /// Makes this the one of the whole program, if it has none yet: it is the same wherever it comes from.
    pub fn keep(self) {
        let _ = SHARED.set(self);
    }

    /// The odds of the side on roll, before its roll; `None` of a board that has other checkers, or two sides on one point.
    #[must_use]
    pub fn odds(&self, board: &Board) -> Option<Odds> {
        let (mover, other) = (self.sides.number(board.me)?, self.sides.number(board.you)?);
        if let Some(over) = over(board) {
            return Some(over);
        }
        let apart = seen(board.you.held()) & board.me.held() == 0;
        apart.then(|| Odds::new(self.odds[other * self.sides.count() + mover]))
    }

    /// Writes a file: a mark, a checksum, the numbers. It has 215 MB.
    ///
    /// # Errors
    /// What it is written to does not take it.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let chunks = || self.odds.chunks(AT_ONCE).map(bytes_of);
        to.write_all(&MAGIC)?;
        to.write_all(&chunks().fold(NO_SUM, |sum, bytes| checksum(sum, &bytes)).to_le_bytes())?;
        chunks().try_for_each(|bytes| to.write_all(&bytes))
    }

    /// Reads what [`Hyper::write`] wrote of a game with so many checkers a side.
    ///
    /// # Errors
    /// It did not write this, or it cannot be read.
    pub fn read(checkers: u8, from: &mut impl Read) -> Result<Hyper, EndingsError> {
        let sides = Sides::new(checkers.clamp(1, Hyper::CHECKERS));
        let mut read = |bytes: &mut [u8]| from.read_exact(bytes).map_err(|_| EndingsError);
        let (mut magic, mut wanted) = ([0; MAGIC.len()], [0; 8]);
        read(&mut magic)?;
        read(&mut wanted)?;
        if magic != MAGIC {
            return Err(EndingsError);
        }
        let (mut left, mut sum) = (sides.count() * sides.count(), NO_SUM);
        let mut odds = Vec::with_capacity(left);
        let mut bytes = vec![0; AT_ONCE * size_of::<Five>()];
        while left > 0 {
            let bytes = &mut bytes[..left.min(AT_ONCE) * size_of::<Five>()];
            read(bytes)?;
            sum = checksum(sum, bytes);
            let numbers = bytes.as_chunks().0.iter().map(|number| f32::from_le_bytes(*number));
            let numbers: Vec<f32> = numbers.collect();
            odds.extend_from_slice(numbers.as_chunks().0);
            left -= left.min(AT_ONCE);
        }
        // Nothing comes after it.
        if sum.to_le_bytes() != wanted || read(&mut [0]).is_ok() {
            return Err(EndingsError);
        }
        Ok(Hyper { sides, odds })
    }
}

fn bytes_of(odds: &[Five]) -> Vec<u8> {
    odds.iter().flatten().copied().flat_map(f32::to_le_bytes).collect()
}
