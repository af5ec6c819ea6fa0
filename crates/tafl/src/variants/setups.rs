//! Starting positions as drawn boards, the top rank first.

use super::Drawn;

/// The two readings of the 73 points of the board of nineteen lines, the default first.
pub(super) const HNEFATAFL: &[(&str, Drawn)] = &[("murray", MURRAY), ("walker", WALKER)];

/// H. J. R. Murray's reading: the 24 white men are the inner ones.
const MURRAY: Drawn = &[
    "..t..t.......t..t..",
    "...................",
    "t....t.......t....t",
    ".......t.t.t.......",
    "......t.T.T.t......",
    "t.t..t.......t..t.t",
    "....t....T....t....",
    "...t....T.T....t...",
    "....T..T.T.T..T....",
    "...t..T.TKT.T..t...",
    "....T..T.T.T..T....",
    "...t....T.T....t...",
    "....t....T....t....",
    "t.t..t.......t..t.t",
    "......t.T.T.t......",
    ".......t.t.t.......",
    "t....t.......t....t",
    "...................",
    "..t..t.......t..t..",
];

/// Damian Walker's reading: eight white men stand in the ring of the attackers, and the eight outermost of Murray's are
/// black. He adopted it for his Alea Evangelii (cyningstan.com/game/219); the points are those given for that ruleset by
/// the general game system Ludii.
const WALKER: Drawn = &[
    "..t..t.......t..t..",
    "...................",
    "t....t.......t....t",
    ".......t.T.t.......",
    "......t.t.t.t......",
    "t.t..T.......T..t.t",
    "....t....T....t....",
    "...t....T.T....t...",
    "....t..T.T.T..t....",
    "...T..T.TKT.T..T...",
    "....t..T.T.T..t....",
    "...t....T.T....t...",
    "....t....T....t....",
    "t.t..T.......T..t.t",
    "......t.t.t.t......",
    ".......t.T.t.......",
    "t....t.......t....t",
    "...................",
    "..t..t.......t..t..",
];
