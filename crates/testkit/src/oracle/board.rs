//! The board as plain arrays of counts.

use alea_game::{Checkers, PointsSetup};

use super::rules::{Contact, Rules};

/// The place of hit checkers in the arrays.
pub(super) const BAR: usize = 25;

/// Both sides' checkers by the mover's points 1 to 24; index 25 is each side's own bar, index 0 stays empty.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Board {
    pub(super) mine: [u8; 26],
    pub(super) theirs: [u8; 26],
    /// Where a checker of the mover lies under an enemy one.
    pub(super) mine_pinned: [bool; 26],
    /// Where an enemy checker lies under one of the mover's.
    pub(super) theirs_pinned: [bool; 26],
}

impl Board {
    /// Reads a setup.
    ///
    /// # Panics
    /// If checkers wait in hand, which none of these games knows.
    pub(super) fn of(setup: &PointsSetup) -> Board {
        assert!(setup.x.hand == 0 && setup.o.hand == 0, "no game of the oracle has a hand");
        Board {
            mine: counts(&setup.x),
            theirs: counts(&setup.o),
            mine_pinned: pins(&setup.x),
            theirs_pinned: pins(&setup.o),
        }
    }

    pub(super) fn setup(&self) -> PointsSetup {
        PointsSetup {
            x: checkers(&self.mine, &self.mine_pinned),
            o: checkers(&self.theirs, &self.theirs_pinned),
            turn: None,
        }
    }

    /// The same board as the opponent sees it.
    pub(super) fn flipped(&self, rules: &Rules) -> Board {
        let mut seen =
            Board { mine: [0; 26], theirs: [0; 26], mine_pinned: [false; 26], theirs_pinned: [false; 26] };
        for point in 1..=24 {
            let theirs = their_number(rules, point);
            seen.mine[theirs] = self.theirs[point];
            seen.theirs[theirs] = self.mine[point];
            seen.mine_pinned[theirs] = self.theirs_pinned[point];
            seen.theirs_pinned[theirs] = self.mine_pinned[point];
        }
        seen.mine[BAR] = self.theirs[BAR];
        seen.theirs[BAR] = self.mine[BAR];
        seen
    }

    /// How many of the mover's checkers are in play.
    pub(super) fn my_count(&self) -> u8 {
        self.mine.iter().sum()
    }

    /// How many of the opponent's checkers are in play.
    pub(super) fn their_count(&self) -> u8 {
        self.theirs.iter().sum()
    }

    /// The mover's checker farthest behind: 25 for the bar, 0 when all are off.
    pub(super) fn rearmost(&self) -> usize {
        (1..=BAR).rev().find(|&point| self.mine[point] > 0).unwrap_or(0)
    }

    /// Whether all of the mover's checkers in play are in the home board.
    pub(super) fn all_home(&self) -> bool {
        self.rearmost() <= 6
    }
}

/// What the opponent calls the mover's `point`, and the other way round.
pub(super) fn their_number(rules: &Rules, point: usize) -> usize {
    match rules.contact {
        Contact::Hit | Contact::Pin => 25 - point,
        Contact::Hold if point <= 12 => point + 12,
        Contact::Hold => point - 12,
    }
}

fn counts(checkers: &Checkers) -> [u8; 26] {
    let mut counts = [0; 26];
    counts[1..=24].copy_from_slice(&checkers.points);
    counts[BAR] = checkers.bar;
    counts
}

fn pins(checkers: &Checkers) -> [bool; 26] {
    std::array::from_fn(|point| point < 25 && checkers.pinned >> point & 1 == 1)
}

fn checkers(counts: &[u8; 26], pinned: &[bool; 26]) -> Checkers {
    let mut points = [0; 24];
    points.copy_from_slice(&counts[1..=24]);
    let bits = (1..=24).filter(|&point| pinned[point]).fold(0, |bits, point| bits | 1 << point);
    Checkers { points, bar: counts[BAR], hand: 0, pinned: bits }
}
