//! Mutations of one operand: another tensor of the same type in its place.

use crate::{
    core::cores,
    mutations::{
        contract::slice,
        scales::{elementwise, zip},
    },
    patch::{Patch, Use, affine_map, dims, elem, list, parallel, shape, tensor},
    structured::index_text,
};

/// A way to make one use read something else.
type Way = fn(&mut Patch<'_, '_>, Use<'_>, &[i64]) -> Option<()>;

/// Ways that no factor, permutation of whole tensors or other weight undoes.
const UNEVEN: [Way; 10] = [
    rolled,
    swapped_axes,
    scaled_slice,
    scaled_part,
    added_position,
    bent,
    other_tensor,
    dropped_out,
    repeated_slice,
    partly_other,
];

/// Distorts the cache as the contraction with the values reads it.
pub fn value(patch: &mut Patch<'_, '_>) -> Option<()> {
    let all = cores(patch);
    let core = patch.pick(&all)?;
    let at = Use { op: core.value, at: core.value_operand() };
    let way = patch.pick(&UNEVEN)?;
    way(patch, at, &shape(at.value())?)
}

/// Distorts an operand of a score contraction.
pub fn score_operand(patch: &mut Patch<'_, '_>) -> Option<()> {
    let all = cores(patch);
    let core = patch.pick(&all)?;
    let op = patch.pick(&core.scores)?;
    let at = patch.number(0, 2) as usize;
    distort(patch, Use { op, at })
}

/// Distorts any operand of the core, initial values and masks among them.
pub fn core_operand(patch: &mut Patch<'_, '_>) -> Option<()> {
    let all = cores(patch);
    let core = patch.pick(&all)?;
    let mut ops = core.before.clone();
    ops.extend(&core.after);
    ops.extend(&core.scores);
    ops.extend([core.exp, core.value]);
    let mut uses = patch.tensor_uses();
    uses.retain(|u| ops.contains(&u.op) && u.op.name() != "linalg.fill");
    let at = patch.pick(&uses)?;
    distort(patch, at)
}

/// Distorts any operand of the function.
pub fn any_operand(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut uses = patch.tensor_uses();
    uses.retain(|u| u.value().definition().is_none_or(|(op, _)| op.name() != "tensor.empty"));
    let at = patch.pick(&uses)?;
    distort(patch, at)
}

fn distort<'c>(patch: &mut Patch<'_, 'c>, at: Use<'c>) -> Option<()> {
    let shape = shape(at.value())?;
    let way = if patch.number(0, 8) == 0 { scaled } else { patch.pick(&UNEVEN)? };
    way(patch, at, &shape)
}

/// Picks a dimension of at least two.
fn long(patch: &mut Patch<'_, '_>, shape: &[i64]) -> Option<usize> {
    let long: Vec<usize> = (0..shape.len()).filter(|d| shape[*d] > 1).collect();
    patch.pick(&long)
}

/// Puts a function of an operand in its place; `body` computes `%y` of `%x` of float type `e`.
fn replace(patch: &mut Patch<'_, '_>, at: Use<'_>, body: impl Fn(&str) -> String) -> Option<()> {
    let e = elem(at.value().ty());
    if !["f32", "f16", "bf16"].contains(&e.as_str()) {
        return None;
    }
    at.set(elementwise(patch, at.op, at.value(), &body(&e)));
    Some(())
}

fn rolled(patch: &mut Patch<'_, '_>, at: Use<'_>, shape: &[i64]) -> Option<()> {
    let dim = long(patch, shape)?;
    let (cut, e) = (patch.number(1, shape[dim]), elem(at.value().ty()));
    let (low, lt) = slice("%a0", "%l", shape, &e, dim, 0, cut);
    let (high, ht) = slice("%a0", "%h", shape, &e, dim, cut, shape[dim] - cut);
    let ty = at.value().ty();
    let text = format!(
        "{low}{high}%r = tensor.concat dim({dim}) %h, %l : ({ht}, {lt}) -> {ty}\nreturn %r : {ty}"
    );
    at.set(patch.splice_one(at.op, &[at.value()], &text));
    Some(())
}

fn swapped_axes(patch: &mut Patch<'_, '_>, at: Use<'_>, shape: &[i64]) -> Option<()> {
    let pairs: Vec<(usize, usize)> = (0..shape.len())
        .flat_map(|i| (0..i).map(move |j| (i, j)))
        .filter(|(i, j)| shape[*i] == shape[*j] && shape[*i] > 1)
        .collect();
    let (i, j) = patch.pick(&pairs)?;
    let mut order: Vec<usize> = (0..shape.len()).collect();
    order.swap(i, j);
    let ty = tensor(shape, &elem(at.value().ty()));
    let text = format!(
        "%e = tensor.empty() : {ty}
         %r = linalg.transpose ins(%a0 : {ty}) outs(%e : {ty}) permutation = {}
         return %r : {ty}",
        list(order)
    );
    at.set(patch.splice_one(at.op, &[at.value()], &text));
    Some(())
}

/// Scales one row or one column.
fn scaled_slice(patch: &mut Patch<'_, '_>, at: Use<'_>, shape: &[i64]) -> Option<()> {
    let dim = long(patch, shape)?;
    let k = patch.number(0, shape[dim]);
    scaled_where(patch, at, &format!("eq, %i{dim}"), k, 2.0)
}

/// Scales the beginning along one dimension: two scales inside one sum.
fn scaled_part(patch: &mut Patch<'_, '_>, at: Use<'_>, shape: &[i64]) -> Option<()> {
    let dim = long(patch, shape)?;
    let k = patch.number(1, shape[dim]);
    scaled_where(patch, at, &format!("ult, %i{dim}"), k, 0.5)
}

fn scaled_where(
    patch: &mut Patch<'_, '_>,
    at: Use<'_>,
    condition: &str,
    k: i64,
    by: f64,
) -> Option<()> {
    replace(patch, at, |e| {
        format!(
            "%k = arith.constant {k} : index
             %c = arith.cmpi {condition}, %k : index
             %f = arith.constant {by:?} : {e}
             %m = arith.mulf %x, %f : {e}
             %y = arith.select %c, %m, %x : {e}"
        )
    })
}

/// Adds something that varies along one dimension.
fn added_position(patch: &mut Patch<'_, '_>, at: Use<'_>, shape: &[i64]) -> Option<()> {
    let dim = long(patch, shape)?;
    replace(patch, at, |e| {
        format!(
            "%n = arith.index_cast %i{dim} : index to i32
             %v = arith.sitofp %n : i32 to {e}
             %f = arith.constant 0.125 : {e}
             %m = arith.mulf %v, %f : {e}
             %y = arith.addf %x, %m : {e}"
        )
    })
}

/// Applies a function that is not linear.
fn bent(patch: &mut Patch<'_, '_>, at: Use<'_>, _: &[i64]) -> Option<()> {
    let bodies = ["math.tanh %x", "math.absf %x", "arith.mulf %x, %x", "arith.addf %x, %k"];
    let body = patch.pick(&bodies)?;
    replace(patch, at, |e| format!("%k = arith.constant 0.25 : {e}\n%y = {body} : {e}"))
}

/// Scales the whole.
fn scaled(patch: &mut Patch<'_, '_>, at: Use<'_>, _: &[i64]) -> Option<()> {
    let by = patch.pick(&["1.5", "-1.0"])?;
    replace(patch, at, |e| format!("%k = arith.constant {by} : {e}\n%y = arith.mulf %x, %k : {e}"))
}

fn other_tensor(patch: &mut Patch<'_, '_>, at: Use<'_>, shape: &[i64]) -> Option<()> {
    (!shape.is_empty()).then(|| at.set(patch.new_argument(at.value())))
}

/// Multiplies by another tensor, as dropout does with the probabilities.
fn dropped_out(patch: &mut Patch<'_, '_>, at: Use<'_>, _: &[i64]) -> Option<()> {
    let other = patch.new_argument(at.value());
    at.set(zip(patch, at.op, [at.value(), other], |e| format!("%y = arith.mulf %x, %z : {e}"))?);
    Some(())
}

/// Reads every element of one slice from another.
fn repeated_slice(patch: &mut Patch<'_, '_>, at: Use<'_>, shape: &[i64]) -> Option<()> {
    let dim = long(patch, shape)?;
    let (k, from) = (patch.number(0, shape[dim]), patch.number(0, shape[dim]));
    let at_dim = |d| if d == dim { "%s".to_owned() } else { format!("%i{d}") };
    let (ty, e) = (at.value().ty(), elem(at.value().ty()));
    let text = format!(
        "%e = tensor.empty() : {ty}
         %r = linalg.generic {{indexing_maps = [{}], iterator_types = {}}} outs(%e : {ty}) {{
         ^bb0(%o: {e}):
           {}
           %k = arith.constant {k} : index
           %f = arith.constant {from} : index
           %c = arith.cmpi eq, %i{dim}, %k : index
           %s = arith.select %c, %f, %i{dim} : index
           %y = tensor.extract %a0{} : {ty}
           linalg.yield %y : {e}
         }} -> {ty}
         return %r : {ty}",
        affine_map(shape.len(), &dims(shape.len())),
        parallel(shape.len()),
        index_text(shape.len()),
        list((0..shape.len()).map(at_dim))
    );
    at.set(patch.splice_one(at.op, &[at.value()], &text));
    Some(())
}

/// Reads one slice from another tensor.
fn partly_other(patch: &mut Patch<'_, '_>, at: Use<'_>, shape: &[i64]) -> Option<()> {
    let dim = long(patch, shape)?;
    let k = patch.number(0, shape[dim]);
    let other = patch.new_argument(at.value());
    at.set(zip(patch, at.op, [at.value(), other], |e| {
        format!(
            "%i = linalg.index {dim} : index
             %k = arith.constant {k} : index
             %c = arith.cmpi eq, %i, %k : index
             %y = arith.select %c, %z, %x : {e}"
        )
    })?);
    Some(())
}
