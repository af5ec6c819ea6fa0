//! Fevga and its relatives, where one checker holds a point.

use alea_tables::{Fevga, Moultezim, Narde};

use crate::players::simple::tables::{Gammon, Terms, Weighed, Weights};

const FEVGA: Weights = Weights {
    win: Terms {
        moved: [-150],
        pips: [-22],
        off: [20],
        point: [0, 0, 0, 0, 10, 20, 28, 28, 28, 28, 28, 28, 80, 80, 80, 80, 80, 80, 48, 48, 48, 48, 48, 0],
        stack: [-5, -5],
        prime: [0, 32, 128, 320, 800],
        fence: [10, 29, 67, 144, 288, 768],
        blocked: [19],
        head: [28],
        ..Terms::NONE
    },
    gammon: Gammon { base: -650, need: 33, left: -22 },
};

const NARDE: Weights = Weights {
    win: Terms {
        moved: [-150],
        pips: [-22],
        off: [20],
        point: [0, 0, 0, 0, 10, 20, 60, 70, 80, 90, 90, 90, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 0],
        stack: [-5, -8],
        prime: [0, 20, 80, 120, 300],
        fence: [10, 30, 70, 150, 300, 800],
        blocked: [12],
        head: [-25],
        ..Terms::NONE
    },
    gammon: Gammon { base: -650, need: 33, left: -22 },
};

impl Weighed for Fevga {
    const WEIGHTS: Weights = FEVGA;
}

impl Weighed for Moultezim {
    const WEIGHTS: Weights = FEVGA;
}

impl Weighed for Narde {
    const WEIGHTS: Weights = NARDE;
}
