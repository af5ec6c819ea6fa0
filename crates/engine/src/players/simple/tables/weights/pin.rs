//! Plakoto and Tapa, where a lone checker is pinned.

use alea_tables::{Plakoto, Tapa};

use crate::players::simple::tables::{Gammon, Terms, Weighed, Weights};

const PLAKOTO: Weights = Weights {
    win: Terms {
        moved: [-150],
        pips: [-22],
        off: [20],
        point: [
            30, 40, 50, 60, 70, 80, 60, 60, 60, 50, 50, 50, 50, 50, 50, 50, 50, 60, 60, 60, 60, 60, 60, 60,
        ],
        lone: [-10, -10, -10, -10],
        stack: [-20, -5],
        prime: [0, 30, 90, 200, 400],
        fence: [0, 20, 60, 120, 200, 400],
        blocked: [4],
        pins: [1200, 700, 400, 150],
        held: [100],
        shots: [-4, -8, -16, -30],
        targets: [2, 4, 8, 14],
        mother: [-110, -40],
        their_mother: [50, 10],
        caught: [1500],
        ..Terms::NONE
    },
    gammon: Gammon { base: -1200, need: 20, left: -9 },
};

impl Weighed for Plakoto {
    const WEIGHTS: Weights = PLAKOTO;
}

impl Weighed for Tapa {
    const WEIGHTS: Weights = PLAKOTO;
}
