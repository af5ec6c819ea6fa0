//! What each term is worth to White, in hundredths of a white man.

use super::reading::KingTerms;

/// For the king on nineteen lines, however far he moves.
pub(super) const WEIGHTS: KingTerms = KingTerms {
    white: [100],
    black: [-70],
    doors: [150, 4_000, 8_000, 9_000],
    lines: [20],
    steps: [250, 200, 100],
    walk: [-20],
    walled: [-400],
    gates: [20],
    room: [3],
    beside: [0, -30, -120, -500, -2_000],
    near: [-1],
    rim: [6],
    sealed: [-600],
    white_loose: [-80, -10],
    black_loose: [60, 8],
};
