//! Concatenations inside of bodies: a choice by a loop index between elements of two tensors, as
//! JAX writes one and as fusion folds it into its user.
//!
//! ```text
//! i < n ? a[.., i, ..] : b[.., i - n, ..]     n the extent of a     =  concat(a, b)[.., i, ..]
//! ```

use crate::graph::{Access, Extent, Graph, Linear, Node, Predicate, Scalar, Tensor, Value};

/// Replaces the choices in a body that are elements of concatenations by such elements.
pub(super) fn hoist(graph: &Graph, body: Scalar, inputs: &mut Vec<Access>) -> Scalar {
    if matches!(body, Scalar::Select(..))
        && let Some((value, map)) = joined(graph, &body)
    {
        inputs.push(Access { value, map });
        return Scalar::Input(inputs.len() - 1);
    }
    match body {
        load @ Scalar::Load(..) => load,
        other => other.map_operands(|s| hoist(graph, s, inputs)),
    }
}

/// Returns the tensor of which `scalar` is an element, and its position over the loops.
fn joined(graph: &Graph, scalar: &Scalar) -> Option<(Value, Vec<Linear>)> {
    match scalar {
        Scalar::Load(value, indices) => {
            let index = indices.iter().map(Scalar::linear).collect::<Option<Vec<_>>>()?;
            Some((*value, index))
        }
        Scalar::Select(condition, a, b) => {
            let (position, border, below) = border(condition)?;
            let (first, second) = if below { (a, b) } else { (b, a) };
            let (first, at) = joined(graph, first)?;
            let (second, moved) = joined(graph, second)?;
            let (x, y) = (graph.tensor(first), graph.tensor(second));
            if x.elem != y.elem || at.len() != moved.len() {
                return None;
            }
            let dim = (0..at.len()).find(|d| at[*d] != moved[*d])?;
            let others = (0..at.len()).filter(|d| *d != dim);
            let same = others.into_iter().all(|d| at[d] == moved[d] && x.shape[d] == y.shape[d]);
            let (n, more) = (x.shape[dim].known()?, y.shape[dim].known()?);
            let past = |from: &Linear, by: i64| Linear {
                terms: from.terms.clone(),
                constant: from.constant - by,
            };
            // The border is where the first tensor ends and the second begins.
            let meets = past(&position, border) == past(&at[dim], n);
            if !(same && meets && moved[dim] == past(&at[dim], n)) {
                return None;
            }
            let mut shape = x.shape.clone();
            shape[dim] = Extent::Known(n + more);
            let node = Node::Concat { parts: vec![first, second], dim };
            Some((graph.synthesize(Tensor { shape, elem: x.elem, node }), at))
        }
        _ => None,
    }
}

/// Reads a condition as `index < border` (true) or its complement (false).
fn border(condition: &Scalar) -> Option<(Linear, i64, bool)> {
    use Predicate::{Ge, Gt, Le, Lt, Uge, Ugt, Ule, Ult};
    let Scalar::Compare(predicate, left, right) = condition else { return None };
    let (left, right) = (left.linear()?, right.linear()?);
    let (index, constant, predicate) = if right.terms.is_empty() {
        (left, right.constant, *predicate)
    } else {
        let mirrored = match predicate {
            Lt => Gt,
            Le => Ge,
            Gt => Lt,
            Ge => Le,
            Ult => Ugt,
            Ule => Uge,
            Ugt => Ult,
            Uge => Ule,
            _ => return None,
        };
        left.terms.is_empty().then_some((right, left.constant, mirrored))?
    };
    // A loop index is not negative, so that unsigned orders are the signed ones.
    index.as_var()?;
    match predicate {
        Lt | Ult => Some((index, constant, true)),
        Le | Ule => Some((index, constant + 1, true)),
        Ge | Uge => Some((index, constant, false)),
        Gt | Ugt => Some((index, constant + 1, false)),
        _ => None,
    }
}
