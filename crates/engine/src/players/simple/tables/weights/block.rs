//! Fevga and its relatives, where one checker holds a point.

use alea_tables::{Fevga, Moultezim, Narde};

use crate::players::simple::tables::{Gammon, Terms, Weighed, Weights};

const FEVGA: Weights = Weights {
    win: Terms {
        moved: [-150],
        pips: [-22],
        off: [20],
        point: [0, 0, 0, 0, 10, 20, 60, 70, 80, 90, 90, 90, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 0],
        stack: [-5, -5],
        prime: [0, 20, 80, 200, 500],
        fence: [10, 30, 70, 150, 300, 800],
        blocked: [12],
        head: [-25],
        ..Terms::NONE
    },
    gammon: Gammon { base: -1200, need: 20, left: -9 },
};

impl Weighed for Fevga {
    const WEIGHTS: Weights = FEVGA;
}

impl Weighed for Moultezim {
    const WEIGHTS: Weights = FEVGA;
}

impl Weighed for Narde {
    const WEIGHTS: Weights = FEVGA;
}
