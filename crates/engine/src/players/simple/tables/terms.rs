//! What a player looks at on the 24-point board: the list of terms, with a number for each.

use crate::players::simple::sum::terms;

terms! {
    /// A number for each thing that is looked at: how often it stands on a board, or what one of it is worth, in thousandths of
    /// the logarithm of the odds of winning.
    Terms {
        /// The move is the other player's.
        moved: 1,
        /// Pips left to go.
        pips: 1,
        /// Checkers borne off.
        off: 1,
        /// Checkers in the outer board, in the other player's outer board, and in his home board: points 7-12, 13-18, 19-24.
        quarter: 3,
        /// Checkers on the bar.
        bar: 1,
        /// The other player waits on the bar before so many closed points of the home board, 0 to 6.
        shut: 7,
        /// Points where the other player cannot land, 1 to 24.
        point: 24,
        /// Lone checkers that a hit or a pin could meet, by quarter: 1-6, 7-12, 13-18, 19-24.
        lone: 4,
        /// Checkers beyond the third on one point of the home board, and elsewhere.
        stack: 2,
        /// The longest row of closed points before the other player's rearmost checker: 2 to 6 and more.
        prime: 5,
        /// So many of the six points before the other player's rearmost checker are closed, 1 to 6.
        fence: 6,
        /// Moves by one die, of the other player's checkers, that end on closed points. Of a stack three count.
        blocked: 1,
        /// Rolls of 36 that hit or pin a lone checker of the player who has moved, summed over the checkers of each quarter.
        shots: 4,
        /// Rolls of 36 that hit or pin any of them.
        exposed: 1,
        /// The same, times the closed points of the other player's home board.
        danger: 1,
        /// Rolls of 36 that would hit or pin a lone checker of the other player, by the quarters of his own numbering.
        targets: 4,
        /// The other player's checkers pinned, by quarter.
        pins: 4,
        /// Those of them held by two or more.
        held: 1,
        /// 0, 1, 2 or more checkers left on the start point.
        start: 3,
        /// Checkers left there.
        head: 1,
        /// Rolls of 36 that pin the mother of the player who has moved: at once the end, or not while the pinner has one to lose.
        mother: 2,
        /// Rolls of 36 that would pin the other player's mother, in the same way.
        their_mother: 2,
        /// The other player's mother lies pinned.
        caught: 1,
    }
}
