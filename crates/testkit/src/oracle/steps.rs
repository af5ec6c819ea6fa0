//! One checker moved by one die: which steps a position in mid-turn has, before anything is asked of the whole turn.

use alea_game::{Dice, Step};

use super::board::{BAR, Board};
use super::judge::{bad_blocks, breaks, ended};
use super::rules::{Contact, Rules};

/// A position in mid-turn.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Node {
    pub(super) board: Board,
    /// The dice not yet played, the larger first.
    pub(super) left: Vec<u8>,
    /// Checkers that left point 24 in this turn.
    pub(super) left_head: u8,
    /// How many may do so; Narde alone asks.
    pub(super) head_limit: u8,
    /// The points of the home board on which an enemy was hit in this turn.
    pub(super) hit_on: [bool; 7],
    /// The points for the mover once a step has ended the game.
    pub(super) over: Option<i8>,
}

impl Node {
    /// The beginning of a turn.
    pub(super) fn start(board: Board, dice: Dice, first_turn: bool) -> Node {
        let left = if dice.is_double() { vec![dice.high(); 4] } else { vec![dice.high(), dice.low()] };
        let second_leaves = first_turn && dice.is_double() && matches!(dice.high(), 3 | 4 | 6);
        Node {
            board,
            left,
            left_head: 0,
            head_limit: if second_leaves { 2 } else { 1 },
            hit_on: [false; 7],
            over: None,
        }
    }

    /// Every step that can be made from here with any die left, and where it leads. The same step can come twice: a
    /// checker may go off with either die.
    pub(super) fn sound_steps(&self, rules: &Rules) -> Vec<(Step, Node)> {
        let mut steps = self.checker_moves(rules);
        steps.retain(|(_, next)| self.board_allows(rules, next));
        steps
    }

    /// The same, but without judging the boards that the steps lead to.
    pub(super) fn checker_moves(&self, rules: &Rules) -> Vec<(Step, Node)> {
        let mut found = Vec::new();
        let mut distinct = self.left.clone();
        distinct.dedup();
        for &die in distinct.iter().filter(|_| self.over.is_none()) {
            for from in 1..=BAR {
                if let Some(to) = self.destination(rules, from, die) {
                    found.push((Step::new(number(from), number(to)), self.after(rules, from, to, die)));
                }
            }
        }
        found
    }

    /// Where `die` takes a checker of `from`: a point, 0 for off, or `None` if it may not move so.
    fn destination(&self, rules: &Rules, from: usize, die: u8) -> Option<usize> {
        let board = &self.board;
        if board.mine[from] == 0 || board.mine_pinned[from] {
            return None;
        }
        if board.mine[BAR] > 0 && from != BAR {
            return None;
        }
        if rules.runner && from == 24 && runner_out(rules, board).is_some() {
            return None;
        }
        if rules.head_and_block && from == 24 && self.left_head == self.head_limit {
            return None;
        }
        if self.must_stay(rules, from) {
            return None;
        }
        let pips = usize::from(die);
        if takes_highest(rules, board, pips) {
            let free = from == board.rearmost() && !held_back(rules, board);
            return free.then_some(0);
        }
        if from > pips {
            let to = from - pips;
            return can_land(rules, board, to).then_some(to);
        }
        let exact_or_highest = from == pips || from == board.rearmost();
        let goes_off = board.all_home() && exact_or_highest && !held_back(rules, board);
        goes_off.then_some(0)
    }

    /// Whether the one checker left on `from` hit there in this turn and so stays (Tavla).
    pub(super) fn must_stay(&self, rules: &Rules, from: usize) -> bool {
        rules.hitter_stays && from <= 6 && self.hit_on[from] && self.board.mine[from] == 1
    }

    /// The position after one checker has gone from `from` to `to` with `die`.
    fn after(&self, rules: &Rules, from: usize, to: usize, die: u8) -> Node {
        let mut next = self.clone();
        let used = next.left.iter().position(|&left| left == die).expect("the die is one of those left");
        next.left.remove(used);
        next.left_head += u8::from(from == 24);

        let board = &mut next.board;
        board.mine[from] -= 1;
        if board.mine[from] == 0 {
            board.theirs_pinned[from] = false;
        }
        if to > 0 {
            if board.theirs[to] == 1 && board.mine[to] == 0 {
                match rules.contact {
                    Contact::Hit => {
                        board.theirs[to] = 0;
                        board.theirs[BAR] += 1;
                        if to <= 6 {
                            next.hit_on[to] = true;
                        }
                    }
                    Contact::Pin => board.theirs_pinned[to] = true,
                    Contact::Hold => unreachable!("no step lands on an enemy here"),
                }
            }
            board.mine[to] += 1;
        }
        next.over = ended(rules, &next.board);
        next
    }

    /// What is judged of the board at each step: Narde's block, and with `prime_check = each_step` that no prime rule is
    /// broken which the board before the step kept.
    fn board_allows(&self, rules: &Rules, next: &Node) -> bool {
        if !bad_blocks(rules, &next.board).is_empty() {
            return false;
        }
        !rules.each_step || !breaks(rules, &next.board).beyond(breaks(rules, &self.board))
    }
}

/// Whether a checker of the mover may land on `to`.
fn can_land(rules: &Rules, board: &Board, to: usize) -> bool {
    match rules.contact {
        Contact::Hit => board.theirs[to] < 2,
        Contact::Pin => board.theirs[to] < 2 && !board.mine_pinned[to],
        Contact::Hold => board.theirs[to] == 0,
    }
}

/// Whether `die` does nothing but take the highest checker off (`bear_off = take_highest`).
pub(super) fn takes_highest(rules: &Rules, board: &Board, die: usize) -> bool {
    rules.take_highest && board.all_home() && board.mine[die] == 0
}

/// Whether a pinned checker keeps all others from going off (`bear_off_while_pinned = forbid`).
pub(super) fn held_back(rules: &Rules, board: &Board) -> bool {
    rules.pin_holds_back && board.mine_pinned.contains(&true)
}

/// Where the runner stands that has not yet passed the opponent's start; `None` when it has, or when all are on 24.
pub(super) fn runner_out(rules: &Rules, board: &Board) -> Option<usize> {
    let passed = board.my_count() < rules.checkers || (1..12).any(|point| board.mine[point] > 0);
    if passed { None } else { (12..24).find(|&point| board.mine[point] > 0) }
}

/// A place in the numbering of [`Step`].
pub(super) fn number(place: usize) -> u16 {
    u16::try_from(place).expect("places go to 25")
}
