//! Every way to play a roll, and which of them are legal as a whole.

use std::{cell::OnceCell, collections::BTreeSet};

use alea_game::{Dice, PointsSetup, Step};

use super::board::Board;
use super::judge::{Breaks, breaks};
use super::rules::Rules;
use super::steps::Node;

/// All positions that the steps of one turn can reach, and what the rules ask of the turn.
pub(super) struct Search<'a> {
    pub(super) rules: &'a Rules,
    pub(super) start: Node,
    /// The enemy was locked in when the turn began.
    pub(super) locked_before: bool,
    /// ... and some turn opens the prime, so that no other counts.
    pub(super) must_open: bool,
    /// How many dice the turn must play.
    pub(super) required: usize,
    /// One die must be played and the larger one can be.
    pub(super) larger: bool,
    /// Where legal turns end.
    pub(super) legal: BTreeSet<Node>,
    /// What can be reached by 0, 1, 2, 3, 4 steps. As far as steps go a turn may stop at each of these.
    reached: Vec<BTreeSet<Node>>,
    /// Where a turn can be that may still become legal, its ends included; found when first asked for.
    alive: OnceCell<BTreeSet<Node>>,
}

impl Search<'_> {
    pub(super) fn new<'a>(rules: &'a Rules, setup: &PointsSetup, dice: Dice) -> Search<'a> {
        let start = start(rules, setup, dice);
        let reached = reach(rules, &start);
        let all = || reached.iter().flatten();

        let locked_before = breaks(rules, &start.board).locked;
        let opens = |node: &Node| {
            let broken = breaks(rules, &node.board);
            !broken.quadrants() && !broken.locked
        };
        let must_open = locked_before && all().any(opens);
        let accepted = |node: &Node| accepts(breaks(rules, &node.board), locked_before, must_open);

        let played = |node: &Node| start.left.len() - node.left.len();
        let required = all().filter(|node| accepted(node)).map(played).max().unwrap_or(0);
        let plays_larger = |node: &Node| node.left == [dice.low()];
        let larger = !dice.is_double()
            && required == 1
            && all().any(|node| accepted(node) && played(node) == 1 && plays_larger(node));

        let mut legal: BTreeSet<Node> = all()
            .filter(|node| accepted(node))
            .filter(|node| {
                let enough = played(node) == required && (!larger || plays_larger(node));
                enough || node.over.is_some()
            })
            .cloned()
            .collect();
        if legal.is_empty() {
            legal.insert(start.clone());
        }
        Search {
            rules,
            start,
            locked_before,
            must_open,
            required,
            larger,
            legal,
            reached,
            alive: OnceCell::new(),
        }
    }

    /// Whether a turn may end on a board with these broken rules, whatever dice are left.
    pub(super) fn accepts(&self, broken: Breaks) -> bool {
        accepts(broken, self.locked_before, self.must_open)
    }

    /// How many dice have been played where `node` stands.
    pub(super) fn played(&self, node: &Node) -> usize {
        self.start.left.len() - node.left.len()
    }

    fn alive(&self) -> &BTreeSet<Node> {
        self.alive.get_or_init(|| alive(self.rules, &self.reached, &self.legal))
    }

    /// The positions to which exactly these steps lead as the beginning of a legal turn; several if the dice they use
    /// leave a doubt, none if no legal turn begins so.
    pub(super) fn follow(&self, steps: &[Step]) -> BTreeSet<Node> {
        let mut at: BTreeSet<Node> = self.alive().get(&self.start).cloned().into_iter().collect();
        for &step in steps {
            at = at.iter().flat_map(|node| self.alive_after(node, step)).collect();
        }
        at
    }

    fn alive_after(&self, node: &Node, step: Step) -> Vec<Node> {
        let sound = node.sound_steps(self.rules).into_iter();
        sound
            .filter(|(made, next)| *made == step && self.alive().contains(next))
            .map(|(_, next)| next)
            .collect()
    }

    /// All positions that sound steps reach from `node`, itself included.
    pub(super) fn reach_from(&self, node: &Node) -> BTreeSet<Node> {
        reach(self.rules, node).into_iter().flatten().collect()
    }

    /// Every legal turn step by step.
    pub(super) fn sequences(&self) -> BTreeSet<Vec<Step>> {
        let mut found = BTreeSet::new();
        self.walk(&self.start, &mut Vec::new(), &mut found);
        found
    }

    fn walk(&self, node: &Node, steps: &mut Vec<Step>, found: &mut BTreeSet<Vec<Step>>) {
        if self.legal.contains(node) {
            found.insert(steps.clone());
        }
        for (step, next) in node.sound_steps(self.rules) {
            if self.alive().contains(&next) {
                steps.push(step);
                self.walk(&next, steps, found);
                steps.pop();
            }
        }
    }
}

/// Whether nothing but the turn without steps is legal.
pub(super) fn stuck(rules: &Rules, setup: &PointsSetup, dice: Dice) -> bool {
    // Where one step leads to a board that breaks nothing, something can be played: this spares most searches.
    let start = start(rules, setup, dice);
    let playable = |node: &Node| accepts(breaks(rules, &node.board), false, false);
    if start.sound_steps(rules).iter().any(|(_, next)| playable(next)) {
        return false;
    }
    let search = Search::new(rules, setup, dice);
    search.legal.iter().all(|node| search.played(node) == 0)
}

fn start(rules: &Rules, setup: &PointsSetup, dice: Dice) -> Node {
    let board = Board::of(setup);
    let first_turn = match setup.turn {
        Some(turn) => turn == 1,
        None => board.mine[24] == rules.checkers,
    };
    Node::start(board, dice, first_turn)
}

fn accepts(broken: Breaks, locked_before: bool, must_open: bool) -> bool {
    let trap_may_stay = locked_before && !must_open;
    !broken.quadrants() && (!broken.locked || trap_may_stay)
}

fn reach(rules: &Rules, start: &Node) -> Vec<BTreeSet<Node>> {
    let mut reached = vec![BTreeSet::from([start.clone()])];
    for _ in 0..start.left.len() {
        let last = &reached[reached.len() - 1];
        let next = last.iter().flat_map(|node| node.sound_steps(rules)).map(|(_, next)| next).collect();
        reached.push(next);
    }
    reached
}

/// The positions from which some legal end can be reached, found from the last level back to the first.
fn alive(rules: &Rules, reached: &[BTreeSet<Node>], legal: &BTreeSet<Node>) -> BTreeSet<Node> {
    let mut alive = legal.clone();
    for level in reached.iter().rev() {
        for node in level {
            if node.sound_steps(rules).iter().any(|(_, next)| alive.contains(next)) {
                alive.insert(node.clone());
            }
        }
    }
    alive
}
