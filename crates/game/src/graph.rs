//! All ways to play a turn step by step, as one graph: what an interface without rules is given.

use alloc::{collections::BTreeMap, vec::Vec};

use crate::Step;

/// Every way to play the turn that a game waits for. Ways of playing on that are the same share a node, so a node is not a board: the
/// board is the one before the turn with the steps done to it, each as its [`GraphStep`] says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnGraph {
    /// The different steps, in the order of [`Step`], the highest first.
    pub steps: Vec<GraphStep>,
    /// The stages of the turn. It begins at the first, which is always there; without a way on from there the turn is the empty one.
    pub nodes: Vec<GraphNode>,
}

/// One step, and all that it does to the board besides moving a checker or piece from one place to the other.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GraphStep {
    /// The step.
    pub step: Step,
    /// The die that it uses, 1 to 6; `None` in games without dice.
    pub die: Option<u8>,
    /// The one enemy checker on the point goes to its bar.
    pub hit: bool,
    /// The one enemy checker on the point becomes pinned.
    pub pins: bool,
    /// The enemy checker on the point that is left is no longer pinned.
    pub frees: bool,
    /// What is captured: point indices of a square board.
    pub captures: Vec<u16>,
}

/// A stage of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct GraphNode {
    /// Whether the turn may be ended here, although more can follow; of the first node, also that it is the empty turn.
    pub complete: bool,
    /// What can come next: the index of a step, and what it leads to.
    pub next: Vec<(u32, Onward)>,
}

/// Where a step leads.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Onward {
    /// The turn is complete, and nothing can follow.
    Completes,
    /// To the node of this index.
    To(u32),
}

impl GraphStep {
    /// A step that does nothing besides.
    #[must_use]
    pub fn plain(step: Step, die: Option<u8>) -> GraphStep {
        GraphStep { step, die, hit: false, pins: false, frees: false, captures: Vec::new() }
    }
}

impl TurnGraph {
    /// The graph of a turn whose stages are `S`. `next` gives the steps that are sound by themselves and what they lead to,
    /// `may_end` whether a legal turn may end at a stage. Stages from which no legal turn can be reached are left out.
    #[must_use]
    pub fn build<S: Ord + Clone>(
        root: &S,
        next: &mut dyn FnMut(&S) -> Vec<(GraphStep, S)>,
        may_end: &mut dyn FnMut(&S) -> bool,
    ) -> TurnGraph {
        let mut builder =
            Builder { next, may_end, known: BTreeMap::new(), nodes: BTreeMap::new(), steps: BTreeMap::new() };
        let begin = builder.visit(root);
        let mut nodes: Vec<(GraphNode, u32)> = builder.nodes.into_iter().collect();
        // A node comes after all that it leads to, so the first stage has the highest number.
        nodes.sort_unstable_by_key(|(_, number)| core::cmp::Reverse(*number));
        let last = nodes.len() as u32;
        // Steps are numbered by their order.
        let mut steps: Vec<(GraphStep, u32)> = builder.steps.into_iter().collect();
        steps.reverse();
        let mut place = alloc::vec![0; steps.len()];
        for (at, (_, number)) in steps.iter().enumerate() {
            place[*number as usize] = at as u32;
        }
        let renumbered = |(node, _): (GraphNode, u32)| {
            let onward = |onward| match onward {
                Onward::To(number) => Onward::To(last - 1 - number),
                Onward::Completes => Onward::Completes,
            };
            let next = node.next.into_iter().map(|(step, to)| (place[step as usize], onward(to)));
            let mut next: Vec<(u32, Onward)> = next.collect();
            next.sort_unstable();
            GraphNode { complete: node.complete, next }
        };
        let mut nodes: Vec<GraphNode> = nodes.into_iter().map(renumbered).collect();
        match begin {
            Some(Onward::To(_)) => {}
            Some(Onward::Completes) => nodes.push(GraphNode { complete: true, next: Vec::new() }),
            None => nodes.push(GraphNode::default()),
        }
        TurnGraph { steps: steps.into_iter().map(|(step, _)| step).collect(), nodes }
    }
}

struct Builder<'a, S> {
    next: &'a mut dyn FnMut(&S) -> Vec<(GraphStep, S)>,
    may_end: &'a mut dyn FnMut(&S) -> bool,
    /// What is known of a stage: how it is reached, or that nothing legal lies behind it.
    known: BTreeMap<S, Option<Onward>>,
    nodes: BTreeMap<GraphNode, u32>,
    steps: BTreeMap<GraphStep, u32>,
}

impl<S: Ord + Clone> Builder<'_, S> {
    fn visit(&mut self, stage: &S) -> Option<Onward> {
        if let Some(&known) = self.known.get(stage) {
            return known;
        }
        let complete = (self.may_end)(stage);
        let mut next = Vec::new();
        for (step, after) in (self.next)(stage) {
            if let Some(onward) = self.visit(&after) {
                let fresh = self.steps.len() as u32;
                next.push((*self.steps.entry(step).or_insert(fresh), onward));
            }
        }
        let onward = match (next.is_empty(), complete) {
            (true, false) => None,
            (true, true) => Some(Onward::Completes),
            (false, _) => {
                next.sort_unstable();
                let fresh = self.nodes.len() as u32;
                Some(Onward::To(*self.nodes.entry(GraphNode { complete, next }).or_insert(fresh)))
            }
        };
        self.known.insert(stage.clone(), onward);
        onward
    }
}
