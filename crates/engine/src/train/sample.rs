//! A position and what it is taken to be worth.

use std::fmt;

use alea_tables::{BAR, Board, Half, OFF};

use crate::{Class, Odds, possible};

/// A position with a target for its odds.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Sample {
    /// The side on roll first.
    pub board: Board,
    /// The five probabilities that a net should give.
    pub targets: [f32; Odds::COUNT],
}

/// Bytes that are no sample.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct SampleError;

impl fmt::Display for SampleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a labelled position")
    }
}

impl std::error::Error for SampleError {}

impl Sample {
    /// How many bytes one takes.
    pub const BYTES: usize = 2 * 26 + 4 * Odds::COUNT;

    /// How much each output counts in the error. What cannot come any more is not asked of a net, since
    /// [evaluation](crate::Evaluator) does not ask either.
    #[must_use]
    pub fn weights(&self) -> [f32; Odds::COUNT] {
        possible(&self.board, Class::of(&self.board)).map(|possible| if possible { 1.0 } else { 0.0 })
    }

    /// The counts of both sides from the bar down, then the targets.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; Sample::BYTES] {
        let counts = [self.board.me, self.board.you]
            .into_iter()
            .flat_map(|half| (OFF..=BAR).map(move |at| half.count(at)));
        let targets = self.targets.into_iter().flat_map(f32::to_le_bytes);
        let mut bytes = [0; Sample::BYTES];
        bytes.iter_mut().zip(counts.chain(targets)).for_each(|(byte, value)| *byte = value);
        bytes
    }

    /// What [`Sample::to_bytes`] wrote.
    ///
    /// # Errors
    /// It did not write this.
    pub fn from_bytes(bytes: &[u8; Sample::BYTES]) -> Result<Sample, SampleError> {
        let half = |counts: &[u8]| {
            let checkers: u32 = counts.iter().map(|&count| u32::from(count)).sum();
            let stacks: Vec<(u8, u8)> = (OFF..=BAR).zip(counts.iter().copied()).collect();
            if checkers == 15 { Ok(Half::of(&stacks)) } else { Err(SampleError) }
        };
        let board = Board { me: half(&bytes[..26])?, you: half(&bytes[26..52])? };
        let (numbers, _) = bytes[52..].as_chunks();
        let mut targets = [0.0; Odds::COUNT];
        targets.iter_mut().zip(numbers).for_each(|(target, &number)| *target = f32::from_le_bytes(number));
        if targets.iter().all(|target| (0.0..=1.0).contains(target)) {
            Ok(Sample { board, targets })
        } else {
            Err(SampleError)
        }
    }
}
