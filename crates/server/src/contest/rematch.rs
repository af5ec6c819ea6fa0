//! Another contest with the same terms, the seats swapped: who wants one, and which it is.
//!
//! It is kept with the contest that is over, as [`Kept`] of no game: `rematch`, a seat, for each player who wants one, and `next`, an id,
//! stored together with the second of them. The other contest is made after that, under this id; whoever finds the id and no contest
//! makes it. So there is one or none, whatever fails on the way and however often it is asked for.

use alea_fairdice::Seat;
use alea_game::{BySide, Side};

use super::dealer::{seat_of, side_of};
use crate::{
    ids::ContestId,
    store::{Kept, StoreError},
};

/// What belongs to the contest and to none of its games.
const NO_GAME: u32 = 0;

const WANTED: &str = "rematch";
const NEXT: &str = "next";

/// Who wants another contest, and which it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rematch {
    wanted: BySide<bool>,
    next: Option<ContestId>,
    /// Whether the next contest is known to be there.
    made: bool,
}

impl Rematch {
    /// What is kept of it.
    pub(crate) fn read(kept: &[Kept]) -> Result<Rematch, StoreError> {
        let damaged = || StoreError::Damaged("what is kept of the next contest".into());
        let mut rematch = Rematch::default();
        for Kept { kind, bytes, .. } in kept.iter().filter(|kept| kept.game == NO_GAME) {
            match (kind.as_str(), bytes.as_slice()) {
                (WANTED, &[seat]) => {
                    let seat = Seat::of_byte(seat).ok_or_else(damaged)?;
                    rematch.wanted[side_of(seat)] = true;
                }
                (NEXT, bytes) => {
                    let bytes = bytes.try_into().map_err(|_| damaged())?;
                    rematch.next = Some(ContestId::of_bytes(bytes));
                }
                _ => return Err(damaged()),
            }
        }
        Ok(rematch)
    }

    /// Who wants one.
    pub(crate) fn wanted(&self) -> BySide<bool> {
        self.wanted
    }

    /// A player wants one; the house always does. What is given has to be stored.
    pub(crate) fn want(&mut self, by: Side, house: Option<Side>) -> Vec<Kept> {
        let keep = |kind: &str, bytes: Vec<u8>| Kept { game: NO_GAME, kind: kind.into(), bytes };
        let mut kept = Vec::new();
        for side in [Some(by), house].into_iter().flatten() {
            if !self.wanted[side] {
                self.wanted[side] = true;
                kept.push(keep(WANTED, vec![seat_of(side).byte()]));
            }
        }
        if self.next.is_none() && self.wanted.first && self.wanted.second {
            let next = ContestId::new();
            self.next = Some(next);
            kept.push(keep(NEXT, next.bytes().to_vec()));
        }
        kept
    }

    /// The next contest, if it has still to be seen to that it is there.
    pub(crate) fn to_be_made(&self) -> Option<ContestId> {
        self.next.filter(|_| !self.made)
    }

    /// It is there.
    pub(crate) fn is_made(&mut self) {
        self.made = true;
    }

    /// The next contest, once it is there.
    pub(crate) fn next(&self) -> Option<ContestId> {
        self.next.filter(|_| self.made)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_one_however_often_it_is_wanted_and_it_is_read_again() {
        let mut rematch = Rematch::default();
        let mut kept = rematch.want(Side::Second, None);
        assert_eq!((rematch.to_be_made(), kept.len()), (None, 1));
        assert_eq!(rematch.want(Side::Second, None), []);
        kept.extend(rematch.want(Side::First, None));
        let next = rematch.to_be_made().expect("both want it");
        for side in Side::BOTH {
            assert_eq!(rematch.want(side, None), []);
        }
        assert_eq!(rematch.next(), None, "it is not there yet");
        assert_eq!(Rematch::read(&kept), Ok(rematch.clone()));
        rematch.is_made();
        assert_eq!((rematch.next(), rematch.to_be_made()), (Some(next), None));
        kept[0].bytes = vec![7];
        assert!(Rematch::read(&kept).is_err());
    }

    #[test]
    fn the_house_is_not_waited_for() {
        let mut rematch = Rematch::default();
        assert_eq!(rematch.want(Side::First, Some(Side::Second)).len(), 3);
        assert!(rematch.to_be_made().is_some());
    }
}
