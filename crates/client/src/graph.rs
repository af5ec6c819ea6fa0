//! The graph of legal steps, as `decision` of a view has it.

use serde_json::{Value, json};

/// A way through a graph: the steps that `play` takes. `choose` is asked for one of so many ways to go on. `None` if this is no such graph.
pub fn turn(decision: &Value, mut choose: impl FnMut(usize) -> usize) -> Option<Vec<Value>> {
    let (steps, nodes) = (decision["steps"].as_array()?, decision["nodes"].as_array()?);
    let mut taken = Vec::new();
    let mut node = 0;
    // No way is longer than there are nodes.
    for _ in 0..=nodes.len() {
        let next = nodes.get(node)?.as_array()?;
        if next.is_empty() {
            return Some(taken);
        }
        let way = next.get(choose(next.len()))?;
        let step = way.as_u64().or_else(|| way[0].as_u64())?;
        let step = steps.get(usize::try_from(step).ok()?)?;
        taken.push(json!([step["from"], step["to"]]));
        match way[1].as_u64() {
            Some(to) => node = usize::try_from(to).ok()?,
            None => return Some(taken),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_followed_to_its_end() {
        let graph = json!({
            "steps": [{"from": 8, "to": 5, "die": 3}, {"from": 6, "to": 5, "die": 1}, {"from": 24, "to": 23, "die": 1}],
            "nodes": [[[0, 1], [1, 2]], [1, 2], [0]],
        });
        assert_eq!(turn(&graph, |_| 0), Some(vec![json!([8, 5]), json!([6, 5])]));
        assert_eq!(turn(&graph, |ways| ways - 1), Some(vec![json!([6, 5]), json!([8, 5])]));
        assert_eq!(turn(&json!({"steps": [], "nodes": [[]]}), |_| 0), Some(vec![]));
    }

    #[test]
    fn what_is_no_graph_has_no_turn() {
        let circle = json!({"steps": [{"from": 8, "to": 5}], "nodes": [[[0, 0]]]});
        for graph in
            [circle, Value::Null, json!({"steps": [], "nodes": [[0]]}), json!({"steps": [], "nodes": []})]
        {
            assert_eq!(turn(&graph, |_| 0), None, "{graph}");
        }
    }
}
