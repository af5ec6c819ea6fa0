//! Who has gone away from a contest, who alone has not committed to the dice of its next game, and since when. Where no clock decides, the
//! other player need not wait for ever.
//!
//! Nothing of this is stored: nobody knows who was there while the house was closed or nobody held the contest in memory, so everybody
//! counts as away, and a commitment as owed, from the moment at which it is taken up.

use alea_game::{BySide, Side};

/// Who is away.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Away {
    /// How long somebody may be away before the other one can claim, in milliseconds.
    grace: u64,
    /// In milliseconds of the house.
    since: BySide<Option<u64>>,
    /// Who owes a commitment that the other player has given.
    owes: Option<(Side, u64)>,
}

impl Away {
    /// Everybody has gone just now.
    pub(crate) fn new(grace: u64, now: u64) -> Away {
        Away { grace, since: BySide { first: Some(now), second: Some(now) }, owes: None }
    }

    /// Takes note of who is there.
    pub(crate) fn note(&mut self, here: BySide<bool>, now: u64) {
        for side in Side::BOTH {
            self.since[side] = match here[side] {
                true => None,
                false => self.since[side].or(Some(now)),
            };
        }
    }

    /// Takes note of who owes a commitment.
    pub(crate) fn note_owing(&mut self, owes: Option<Side>, now: u64) {
        self.owes = owes.map(|side| match self.owes {
            Some((before, since)) if before == side => (side, since),
            _ => (side, now),
        });
    }

    /// Who owes a commitment, and since when.
    pub(crate) fn owes(&self) -> Option<(Side, u64)> {
        self.owes
    }

    /// Since when somebody has been away.
    pub(crate) fn since(&self) -> BySide<Option<u64>> {
        self.since
    }

    /// How long somebody may be away, in milliseconds.
    pub(crate) fn grace(&self) -> u64 {
        self.grace
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_counts_from_the_last_going_away() {
        let here = |first, second| BySide { first, second };
        let mut away = Away::new(100, 1_000);
        assert_eq!(away.since(), BySide { first: Some(1_000), second: Some(1_000) });
        away.note(here(true, false), 1_050);
        assert_eq!(away.since(), BySide { first: None, second: Some(1_000) });
        away.note(here(false, true), 1_060);
        away.note(here(false, false), 1_070);
        away.note(here(false, false), 1_080);
        assert_eq!(away.since(), BySide { first: Some(1_060), second: Some(1_070) });
    }

    #[test]
    fn a_commitment_is_owed_from_when_the_other_one_came() {
        let mut away = Away::new(100, 1_000);
        for (owes, now, found) in [
            (None, 1_000, None),
            (Some(Side::First), 1_010, Some((Side::First, 1_010))),
            (Some(Side::First), 1_020, Some((Side::First, 1_010))),
            (None, 1_030, None),
            (Some(Side::Second), 1_040, Some((Side::Second, 1_040))),
        ] {
            away.note_owing(owes, now);
            assert_eq!(away.owes(), found);
        }
    }
}
