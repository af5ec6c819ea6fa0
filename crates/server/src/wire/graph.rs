//! The graph of legal steps.

use alea_game::{GraphStep, Onward, TurnGraph};
use serde_json::{Map, Value, json};

/// A graph, as short as it can be: the largest there is has to fit into a message.
#[must_use]
pub fn graph(graph: &TurnGraph) -> Value {
    let steps: Vec<Value> = graph.steps.iter().map(step).collect();
    let way = |&(step, onward): &(u32, Onward)| match onward {
        Onward::Completes => json!(step),
        Onward::To(node) => json!([step, node]),
    };
    let nodes: Vec<Vec<Value>> = graph.nodes.iter().map(|node| node.next.iter().map(way).collect()).collect();
    // That the turn of no steps is complete shows by there being nothing to do.
    let complete: Vec<usize> = graph
        .nodes
        .iter()
        .enumerate()
        .filter(|(_, node)| node.complete && !node.next.is_empty())
        .map(|(number, _)| number)
        .collect();
    let mut whole = json!({"steps": steps, "nodes": nodes});
    if !complete.is_empty() {
        whole["complete"] = json!(complete);
    }
    whole
}

fn step(step: &GraphStep) -> Value {
    let mut object = Map::new();
    object.insert("from".into(), json!(step.step.from));
    object.insert("to".into(), json!(step.step.to));
    if let Some(die) = step.die {
        object.insert("die".into(), json!(die));
    }
    for (key, value) in [("hit", step.hit), ("pins", step.pins), ("frees", step.frees)] {
        if value {
            object.insert(key.into(), json!(true));
        }
    }
    if !step.captures.is_empty() {
        object.insert("captures".into(), json!(step.captures));
    }
    Value::Object(object)
}
