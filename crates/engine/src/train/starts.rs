//! Where games of a training run begin: at the start, and in kinds of positions that play meets too seldom to learn.

use alea_tables::{BAR, Backgammon, Board, Half, OFF, Variant};

use crate::{Class, Random};

/// A kind of position to begin from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// As the game begins.
    Opening,
    /// One side holds two points of the other's home board and waits.
    BackGame,
    /// One side has nothing left but its rearmost point against a side that comes home.
    AcePoint,
    /// Both sides have checkers behind a prime.
    Primes,
    /// Checkers on the bar against a strong home board.
    Bar,
    /// Checkers anywhere.
    Scattered,
}

impl Kind {
    /// Those that play seldom leads to.
    pub const RARE: [Kind; 5] = [Kind::BackGame, Kind::AcePoint, Kind::Primes, Kind::Bar, Kind::Scattered];
}

/// A position of this kind, with either side on roll.
#[must_use]
pub fn start(kind: Kind, random: &mut Random) -> Board {
    if kind == Kind::Opening {
        return Board { me: Backgammon::START, you: Backgammon::START };
    }
    loop {
        let mut draft = Draft::default();
        draft.draw(kind, random);
        let board = draft.board();
        let closed_out = |half: Half, other: Half| half.count(BAR) > 0 && other.stacked() & 0x7e == 0x7e;
        let nobody_moves = closed_out(board.me, board.you) && closed_out(board.you, board.me);
        if Class::of(&board).is_contact() && !nobody_moves {
            return if random.below(2) == 0 { board } else { board.flipped() };
        }
    }
}

/// A position in the making: counts of both sides, each in its own numbering.
#[derive(Default)]
struct Draft([[u8; 26]; 2]);

impl Draft {
    fn left(&self, side: usize) -> u8 {
        15 - self.0[side].iter().sum::<u8>()
    }

    /// Adds checkers as far as there are any, unless the other side stands there.
    fn put(&mut self, side: usize, point: u8, count: u8) {
        let at = usize::from(point);
        if !(1..=24).contains(&point) || self.0[1 - side][25 - at] == 0 {
            self.0[side][at] += count.min(self.left(side));
        }
    }

    /// Puts what a side has left on points from `low` to `high`, in twos where there are two.
    fn strew(&mut self, side: usize, low: u8, high: u8, random: &mut Random) {
        for _ in 0..40 {
            let count = 1 + u8::from(random.below(4) > 0);
            self.put(side, between(low, high, random), count);
        }
        // What found no place has been borne off.
        self.0[side][usize::from(OFF)] += self.left(side);
    }

    fn draw(&mut self, kind: Kind, random: &mut Random) {
        match kind {
            Kind::Opening => {}
            Kind::BackGame => {
                let (one, two) = (between(20, 24, random), between(20, 24, random));
                self.put(0, one, 2 + random.below(2) as u8);
                self.put(0, two, 2 + random.below(2) as u8);
                self.strew(1, 1, between(8, 16, random), random);
                self.strew(0, 1, between(6, 14, random), random);
            }
            Kind::AcePoint => {
                self.put(0, between(22, 24, random), 2 + random.below(2) as u8);
                self.0[1][usize::from(OFF)] = random.below(9).saturating_sub(3) as u8;
                self.strew(1, 1, between(6, 10, random), random);
                self.strew(0, 1, between(6, 8, random), random);
            }
            Kind::Primes => {
                for side in 0..2 {
                    let low = between(2, 7, random);
                    let gap = random.below(9) as u8;
                    for step in (0..5).filter(|&step| step != gap) {
                        self.put(side, low + step, 2);
                    }
                    self.put(1 - side, 25 - low + 1, 1 + random.below(3) as u8);
                }
                self.strew(0, 1, 24, random);
                self.strew(1, 1, 24, random);
            }
            Kind::Bar => {
                self.0[0][usize::from(BAR)] = 1 + random.below(3).saturating_sub(1) as u8;
                for point in 1..=6 {
                    if random.below(4) > 0 {
                        self.put(1, point, 2);
                    }
                }
                self.0[1][usize::from(OFF)] = random.below(6).saturating_sub(3) as u8;
                self.strew(0, 1, between(6, 24, random), random);
                self.strew(1, 1, between(6, 24, random), random);
            }
            Kind::Scattered => {
                for side in 0..2 {
                    self.strew(side, 1, between(6, 24, random), random);
                }
            }
        }
    }

    fn board(&self) -> Board {
        let half = |counts: &[u8; 26]| {
            let stacks: Vec<(u8, u8)> = (OFF..=BAR).zip(counts.iter().copied()).collect();
            Half::of(&stacks)
        };
        Board { me: half(&self.0[0]), you: half(&self.0[1]) }
    }
}

fn between(low: u8, high: u8, random: &mut Random) -> u8 {
    low + random.below(u32::from(high - low) + 1) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starts_are_positions_that_can_be_played() {
        let mut random = Random::of_game(1, 0);
        for kind in Kind::RARE {
            for _ in 0..500 {
                let board = start(kind, &mut random);
                for half in [board.me, board.you] {
                    assert_eq!(
                        (OFF..=BAR).map(|place| half.count(place)).sum::<u8>(),
                        15,
                        "{kind:?} {board:?}"
                    );
                }
                assert_eq!(
                    board.me.held() & (board.you.held().reverse_bits() >> 6) & 0x01ff_fffe,
                    0,
                    "{kind:?} {board:?}"
                );
                assert!(Class::of(&board).is_contact());
            }
        }
    }

    #[test]
    fn starts_are_what_they_are_called() {
        let mut random = Random::of_game(2, 0);
        for _ in 0..200 {
            let board = start(Kind::Bar, &mut random);
            assert!(board.me.count(BAR) + board.you.count(BAR) > 0);
            let board = start(Kind::AcePoint, &mut random);
            assert!([board.me, board.you].iter().any(|half| (22..=24).any(|point| half.count(point) > 1)));
        }
    }
}
