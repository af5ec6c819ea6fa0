//! Backgammon and the games where a lone checker is hit.

use alea_tables::{Backgammon, Hypergammon, Nackgammon, Portes, Tavla};

use crate::players::simple::tables::{Gammon, Terms, Weighed, Weights};

const BACKGAMMON: Weights = Weights {
    win: Terms {
        moved: [-112],
        pips: [-23],
        off: [350],
        quarter: [6, -4, -127],
        bar: [-241],
        shut: [0, 44, 69, 147, 262, 476, 766],
        point: [
            -114, -13, 32, 88, 133, 167, -6, 18, -17, 10, -12, -98, 37, -129, -127, -151, -203, -190, 103,
            161, 145, 77, -34, -112,
        ],
        lone: [-64, 7, 25, -34],
        stack: [-27, -32],
        prime: [31, 85, 209, 410, 776],
        fence: [142, 187, 201, 228, 272, 322],
        blocked: [-6],
        shots: [-28, -19, -18, 0],
        danger: [-1],
        targets: [-3, 0, 6, 1],
        ..Terms::NONE
    },
    gammon: Gammon { base: -1585, need: 52, left: -24 },
};

const HYPERGAMMON: Weights = Weights {
    win: Terms {
        moved: [-183],
        pips: [-41],
        off: [922],
        quarter: [-130, -205, -192],
        bar: [-34],
        shut: [136, 358, 0, 0, 0, 0, 0],
        point: [
            278, 390, 298, 224, 162, 61, 166, 121, 47, -24, -40, -65, 48, 56, 47, 31, 20, 41, 35, 56, 59, 50,
            57, 181,
        ],
        lone: [-105, 27, 25, 19],
        fence: [24, 0, 0, 0, 0, 0],
        blocked: [81],
        shots: [-19, -9, -2, 8],
        danger: [-18],
        targets: [-1, -7, -3, -5],
        ..Terms::NONE
    },
    gammon: Gammon { base: -59, need: 38, left: -14 },
};

impl Weighed for Backgammon {
    const WEIGHTS: Weights = BACKGAMMON;
}

impl Weighed for Hypergammon {
    const WEIGHTS: Weights = HYPERGAMMON;
}

impl Weighed for Nackgammon {
    const WEIGHTS: Weights = BACKGAMMON;
}

impl Weighed for Portes {
    const WEIGHTS: Weights = BACKGAMMON;
}

impl Weighed for Tavla {
    const WEIGHTS: Weights = BACKGAMMON;
}
