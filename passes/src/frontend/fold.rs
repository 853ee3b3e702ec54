//! Numbers that are computed from constants alone.

use std::collections::HashSet;

use crate::graph::{
    Graph, Node, Value,
    eval::{Data, Evaluator},
};

/// Most values that a number may be computed from.
const MAX_VALUES: usize = 512;
/// Most elements of one of them.
const MAX_ELEMENTS: i64 = 1 << 20;

/// Returns the elements of an integer tensor that is computed from constants alone.
pub(super) fn integers(graph: &Graph, value: Value) -> Option<Vec<i64>> {
    let mut seen = HashSet::from([value]);
    let mut queue = vec![value];
    while let Some(value) = queue.pop() {
        let tensor = graph.tensor(value);
        let small =
            tensor.dims()?.iter().try_fold(1_i64, |n, d| n.checked_mul(*d))? <= MAX_ELEMENTS;
        if matches!(tensor.node, Node::Opaque(_) | Node::Undefined) || !small {
            return None;
        }
        queue.extend(tensor.node.operands().into_iter().filter(|v| seen.insert(*v)));
        if seen.len() > MAX_VALUES {
            return None;
        }
    }
    let array = Evaluator::new(graph).eval(value).ok()?;
    match &array.data {
        Data::Int(numbers) => Some(numbers.clone()),
        Data::Float(_) => None,
    }
}
