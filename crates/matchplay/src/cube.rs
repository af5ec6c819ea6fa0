//! The stake of a game: the cube, whose it is, and an offered double on its way up.

use alea_game::Side;

use crate::{Denial, terms::Raises};

/// No stake goes beyond this, so that scores of any contest can be counted.
const MOST: u32 = 1 << 20;

/// The cube of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Cube {
    stake: u32,
    owner: Option<Side>,
    taken: bool,
}

/// A double that waits for its answer, raised or not.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct DoubleOffer {
    /// Who answers.
    pub answerer: Side,
    /// Who will own the cube: the player who was doubled.
    pub taker: Side,
    /// The stake if it is taken.
    pub stake: u32,
    /// The stake that who refuses loses.
    pub refused: u32,
    /// How often it was raised.
    pub raises: u8,
}

impl Cube {
    /// In the middle, at the stake of the game.
    pub(crate) const fn new() -> Cube {
        Cube { stake: 1, owner: None, taken: false }
    }

    /// What a single game is worth.
    #[must_use]
    pub fn stake(&self) -> u32 {
        self.stake
    }

    /// Who alone may double next; `None` while the cube is in the middle.
    #[must_use]
    pub fn owner(&self) -> Option<Side> {
        self.owner
    }

    /// Whether a double was taken in this game, which Jacoby asks.
    #[must_use]
    pub fn was_taken(&self) -> bool {
        self.taken
    }

    /// The stake doubled by an opening tie. The cube stays in the middle.
    pub(crate) fn double_by_tie(&mut self) {
        self.stake *= 2;
    }

    pub(crate) fn offer(&self, by: Side) -> Result<DoubleOffer, Denial> {
        match self.owner {
            Some(owner) if owner != by => Err(Denial::CubeNotYours),
            _ if self.stake > MOST / 2 => Err(Denial::CubeLimit),
            _ => {
                let (answerer, stake) = (!by, self.stake);
                Ok(DoubleOffer { answerer, taker: answerer, stake: 2 * stake, refused: stake, raises: 0 })
            }
        }
    }

    pub(crate) fn take(&mut self, offer: DoubleOffer) {
        *self = Cube { stake: offer.stake, owner: Some(offer.taker), taken: true };
    }
}

impl DoubleOffer {
    /// The same double raised by its answerer: beaver, raccoon, otter.
    pub(crate) fn raised(self, allowed: Raises) -> Result<DoubleOffer, Denial> {
        let most = match allowed {
            Raises::None => 0,
            Raises::Beavers => 1,
            Raises::Raccoons => 2,
            Raises::Otters => 3,
        };
        if self.raises >= most {
            return Err(Denial::NoRaise);
        }
        if self.stake > MOST / 2 {
            return Err(Denial::CubeLimit);
        }
        Ok(DoubleOffer {
            answerer: !self.answerer,
            stake: 2 * self.stake,
            refused: self.stake,
            raises: self.raises + 1,
            ..self
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn raises_double_the_stake_and_leave_the_cube_to_the_taker() {
        let mut offer = Cube::new().offer(Side::First).expect("the cube is in the middle");
        assert_eq!((offer.stake, offer.refused, offer.answerer), (2, 1, Side::Second));
        assert_eq!(offer.raised(Raises::None), Err(Denial::NoRaise));
        for (stake, answerer) in [(4, Side::First), (8, Side::Second), (16, Side::First)] {
            offer = offer.raised(Raises::Otters).expect("there is a raise to come");
            assert_eq!((offer.stake, offer.refused, offer.answerer), (stake, stake / 2, answerer));
            assert_eq!(offer.taker, Side::Second);
        }
        assert_eq!(offer.raised(Raises::Otters), Err(Denial::NoRaise));
    }

    #[test]
    fn the_stake_ends_where_scores_could_not_be_counted() {
        let mut cube = Cube::new();
        let mut by = Side::First;
        while let Ok(offer) = cube.offer(by) {
            cube.take(offer);
            by = !by;
        }
        assert_eq!((cube.stake(), cube.offer(by)), (MOST, Err(Denial::CubeLimit)));
    }
}
