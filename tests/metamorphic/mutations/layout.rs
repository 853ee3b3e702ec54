//! Mutations of layout: what is read stays, how it lies changes.

use crate::patch::{Patch, elem, list, shape, tensor};

/// Inserts a transpose and its inverse before one use.
pub fn transpose_pair(patch: &mut Patch<'_, '_>) -> Option<()> {
    let uses = patch.tensor_uses();
    let at = patch.pick(&uses)?;
    let from = shape(at.value())?;
    if from.len() < 2 {
        return None;
    }
    let elem = elem(at.value().ty());
    let order = patch.permutation(from.len());
    let to: Vec<i64> = order.iter().map(|d| from[*d]).collect();
    let mut back = vec![0; order.len()];
    for (i, d) in order.iter().enumerate() {
        back[*d] = i;
    }
    let (a, b) = (tensor(&from, &elem), tensor(&to, &elem));
    let text = format!(
        "%e0 = tensor.empty() : {b}
         %e1 = tensor.empty() : {a}
         %t = linalg.transpose ins(%a0 : {a}) outs(%e0 : {b}) permutation = {}
         %r = linalg.transpose ins(%t : {b}) outs(%e1 : {a}) permutation = {}
         return %r : {a}",
        list(&order),
        list(&back)
    );
    at.set(patch.splice_one(at.op, &[at.value()], &text));
    Some(())
}

/// Joins two neighbouring dimensions and splits them again, or the other way round.
pub fn reshape_pair(patch: &mut Patch<'_, '_>) -> Option<()> {
    let uses = patch.tensor_uses();
    let at = patch.pick(&uses)?;
    let from = shape(at.value())?;
    if from.is_empty() {
        return None;
    }
    let elem = elem(at.value().ty());
    let dim = patch.number(0, from.len() as i64) as usize;
    let divisors: Vec<i64> = (1..=from[dim]).filter(|d| from[dim] % d == 0).collect();
    // Splitting first always works; joining needs a neighbour.
    let split = patch.coin() || dim + 1 == from.len();
    let mut to = from.clone();
    if split {
        let factor = patch.pick(&divisors)?;
        to.splice(dim..=dim, [factor, from[dim] / factor]);
    } else {
        to.splice(dim..=dim + 1, [from[dim] * from[dim + 1]]);
    }
    let (wide, narrow) = if split { (&to, &from) } else { (&from, &to) };
    let mut groups = Vec::new();
    for d in 0..narrow.len() {
        let first = if d > dim { d + 1 } else { d };
        groups.push(list(first..=first + usize::from(d == dim)));
    }
    let groups = list(groups);
    let (w, n) = (tensor(wide, &elem), tensor(narrow, &elem));
    let expand = |from: &str, to: &str| {
        format!(
            "{to} = tensor.expand_shape {from} {groups} output_shape {} : {n} into {w}",
            list(wide)
        )
    };
    let collapse = |from: &str, to: &str| {
        format!("{to} = tensor.collapse_shape {from} {groups} : {w} into {n}")
    };
    let text = if split {
        format!("{}\n{}\nreturn %r : {n}", expand("%a0", "%x"), collapse("%x", "%r"))
    } else {
        format!("{}\n{}\nreturn %r : {w}", collapse("%a0", "%x"), expand("%x", "%r"))
    };
    at.set(patch.splice_one(at.op, &[at.value()], &text));
    Some(())
}
