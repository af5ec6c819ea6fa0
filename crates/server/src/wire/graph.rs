//! The graph of legal steps.

use alea_game::{GraphStep, Onward, TurnGraph};
use schemars::JsonSchema;
use serde::Serialize;

/// Every way to play a turn, as short as it can be: the largest there is has to fit into a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Graph {
    /// The different single steps.
    steps: Vec<Effect>,
    /// The stages of the turn, which begins at the first: what can be done next at each.
    nodes: Vec<Vec<Way>>,
    /// The stages at which the turn may also be ended although more can follow.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    complete: Vec<usize>,
}

/// A step with all that it does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Effect {
    /// From where.
    from: u16,
    /// To where.
    to: u16,
    /// The die that it uses.
    #[serde(skip_serializing_if = "Option::is_none")]
    die: Option<u8>,
    /// The one enemy checker there goes to its bar.
    #[serde(skip_serializing_if = "is_false")]
    hit: bool,
    /// The one enemy checker there becomes pinned.
    #[serde(skip_serializing_if = "is_false")]
    pins: bool,
    /// The pinned enemy checker where it left is free again.
    #[serde(skip_serializing_if = "is_false")]
    frees: bool,
    /// The places of a square board that become empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    captures: Vec<u16>,
}

/// What can be done at a stage.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Way {
    /// Plays this step, which completes the turn.
    Completes(u32),
    /// Plays the one, which leads to the stage with the number of the other.
    Leads(u32, u32),
}

fn is_false(value: &bool) -> bool {
    !value
}

/// A graph as it is sent.
#[must_use]
pub fn graph(graph: &TurnGraph) -> Graph {
    let way = |&(step, onward): &(u32, Onward)| match onward {
        Onward::Completes => Way::Completes(step),
        Onward::To(node) => Way::Leads(step, node),
    };
    // That the turn of no steps is complete shows by there being nothing to do.
    let complete = graph.nodes.iter().enumerate().filter(|(_, node)| node.complete && !node.next.is_empty());
    Graph {
        steps: graph.steps.iter().map(effect).collect(),
        nodes: graph.nodes.iter().map(|node| node.next.iter().map(way).collect()).collect(),
        complete: complete.map(|(number, _)| number).collect(),
    }
}

fn effect(step: &GraphStep) -> Effect {
    Effect {
        from: step.step.from,
        to: step.step.to,
        die: step.die,
        hit: step.hit,
        pins: step.pins,
        frees: step.frees,
        captures: step.captures.clone(),
    }
}
