//! Backgammon and the games where a lone checker is hit.

use alea_tables::{Backgammon, Hypergammon, Nackgammon, Portes, Tavla};

use crate::players::simple::tables::{Gammon, Terms, Weighed, Weights};

const BACKGAMMON: Weights = Weights {
    win: Terms {
        moved: [-150],
        pips: [-22],
        off: [20],
        bar: [-250],
        shut: [0, 50, 100, 200, 400, 800, 2000],
        point: [
            20, 60, 120, 200, 260, 150, 180, 90, 60, 40, 40, 40, 50, 30, 40, 50, 60, 120, 100, 220, 200, 120,
            60, 50,
        ],
        lone: [-30, -40, -20, -20],
        stack: [-40, -20],
        prime: [0, 30, 120, 300, 600],
        fence: [0, 20, 60, 150, 350, 900],
        blocked: [8],
        shots: [-45, -35, -25, -8],
        danger: [-2],
        targets: [20, 15, 8, 3],
        ..Terms::NONE
    },
    gammon: Gammon { base: -1200, need: 20, left: -9 },
};

impl Weighed for Backgammon {
    const WEIGHTS: Weights = BACKGAMMON;
}

impl Weighed for Portes {
    const WEIGHTS: Weights = BACKGAMMON;
}

impl Weighed for Tavla {
    const WEIGHTS: Weights = BACKGAMMON;
}

impl Weighed for Nackgammon {
    const WEIGHTS: Weights = BACKGAMMON;
}

impl Weighed for Hypergammon {
    const WEIGHTS: Weights = BACKGAMMON;
}
