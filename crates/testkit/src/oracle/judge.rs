//! What is judged of a board: the prime rules, the block of Narde, the end of the game.

use super::board::{BAR, Board, their_number};
use super::rules::{Contact, Mother, Rules};

/// Which prime rules a board breaks for the mover ("docs/rules/fevga.en.md", "docs/rules/moultezim.en.md").
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Breaks {
    /// All six points of the own start quadrant, where the option forbids it.
    pub(super) own_quadrant: bool,
    /// All six points of the opponent's start quadrant, where the option forbids it.
    pub(super) their_quadrant: bool,
    /// More than four points of the opponent's start quadrant (Moultezim).
    pub(super) four_points: bool,
    /// All enemy checkers are locked in.
    pub(super) locked: bool,
}

impl Breaks {
    /// A broken rule apart from the locked prime, which has exceptions.
    pub(super) fn quadrants(self) -> bool {
        self.own_quadrant || self.their_quadrant || self.four_points
    }

    /// Whether a rule is broken here that `before` kept.
    pub(super) fn beyond(self, before: Breaks) -> bool {
        self.own_quadrant && !before.own_quadrant
            || self.their_quadrant && !before.their_quadrant
            || self.four_points && !before.four_points
            || self.locked && !before.locked
    }
}

/// Which prime rules `board` breaks.
pub(super) fn breaks(rules: &Rules, board: &Board) -> Breaks {
    let held = |low: usize, high: usize| (low..=high).filter(|&point| board.mine[point] > 0).count();
    Breaks {
        own_quadrant: rules.own_quadrant && held(19, 24) == 6,
        their_quadrant: rules.their_quadrant && held(7, 12) == 6,
        four_points: rules.four_points && held(7, 12) > 4,
        locked: rules.no_trap && locked_at(rules, board).is_some(),
    }
}

/// The mover's number of the one point on which all enemy checkers stand with six held points directly before them.
pub(super) fn locked_at(rules: &Rules, board: &Board) -> Option<usize> {
    let count = board.their_count();
    let at = (1..=24).find(|&point| count > 0 && board.theirs[point] == count)?;
    let start = their_number(rules, at);
    let before_them = (1..=6).all(|ahead| start > ahead && i_hold(rules, board, start - ahead));
    before_them.then_some(at)
}

/// Whether the mover holds the point that the opponent calls `theirs`.
fn i_hold(rules: &Rules, board: &Board, theirs: usize) -> bool {
    board.mine[their_number(rules, theirs)] > 0
}

/// The blocks of six that stand although no enemy checker is ahead of them or off (Narde), each by its first point along
/// the opponent's path in the mover's numbering.
pub(super) fn bad_blocks(rules: &Rules, board: &Board) -> Vec<usize> {
    if !rules.head_and_block || board.their_count() < rules.checkers {
        return Vec::new();
    }
    let mut found = Vec::new();
    for first in 6..=24 {
        let last = first - 5;
        let held = (last..=first).all(|point| i_hold(rules, board, point));
        let ahead = (1..last).any(|point| board.theirs[their_number(rules, point)] > 0);
        if held && !ahead {
            found.push(their_number(rules, first));
        }
    }
    found
}

/// The points for the mover if the game is over on `board`, judged after a step of the mover.
pub(super) fn ended(rules: &Rules, board: &Board) -> Option<i8> {
    if board.my_count() == 0 {
        return Some(win(rules, board));
    }
    mother(rules, board)
}

/// What bearing off the last checker wins.
fn win(rules: &Rules, board: &Board) -> i8 {
    let off = rules.checkers - board.their_count();
    let caught = board.theirs[BAR] > 0 || (1..=6).any(|point| board.theirs[point] > 0);
    let value = match (off, rules.contact) {
        (1.., _) => 1,
        (0, Contact::Hit) if caught => 3,
        (0, _) => 2,
    };
    value.min(rules.highest_win)
}

/// The end by the mother ("docs/rules/plakoto.en.md, mother"). No checker ever moves to a start point, so a single checker
/// there is the last of those that began there.
fn mother(rules: &Rules, board: &Board) -> Option<i8> {
    let theirs = rules.contact == Contact::Pin && board.theirs_pinned[1];
    match rules.mother {
        Mother::None => None,
        _ if !theirs => None,
        // Without the waiver no play leads to two pinned mothers; who types them in has a tie.
        _ if board.mine_pinned[24] => Some(0),
        Mother::WithWaiver if board.mine[24] > 0 => None,
        Mother::WithWaiver | Mother::Immediate => Some(rules.mother_value),
    }
}
