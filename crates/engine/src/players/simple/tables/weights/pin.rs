//! Plakoto and Tapa, where a lone checker is pinned.

use alea_tables::{Plakoto, Tapa};

use crate::players::simple::tables::{Gammon, Terms, Weighed, Weights};

const PLAKOTO: Weights = Weights {
    win: Terms {
        moved: [24],
        pips: [1],
        off: [809],
        quarter: [32, 80, 65],
        point: [
            -111, -76, -49, -75, -311, -227, -29, -40, -10, -2, -20, 27, -22, -28, -34, -23, -23, 28, 51,
            -34, -4, -27, 1, 16,
        ],
        lone: [-33, -3, -9, 8],
        stack: [-43, -68],
        prime: [-21, -7, 14, 21, 3],
        fence: [114, 20, -53, -149, -158, 114],
        blocked: [23],
        shots: [-8, -2, -4, -17],
        exposed: [-7],
        danger: [4],
        targets: [12, -1, -1, -1],
        pins: [1095, 380, 260, 369],
        held: [177],
        start: [46, 14, -44],
        head: [20],
        mother: [-90, -65],
        their_mother: [5, 0],
        caught: [1589],
        ..Terms::NONE
    },
    gammon: Gammon { base: -926, need: 34, left: -25 },
};

impl Weighed for Plakoto {
    const WEIGHTS: Weights = PLAKOTO;
}

impl Weighed for Tapa {
    const WEIGHTS: Weights = PLAKOTO;
}
