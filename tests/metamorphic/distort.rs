//! Breaking mutations of one operand: another tensor of the same type in its place.

use crate::{
    core::cores,
    patch::{Patch, Use, elem, list, shape},
    scales::elementwise,
    structured::{index_text, zip_text},
};

/// Distorts the cache as the contraction with the values reads it.
pub fn value(patch: &mut Patch<'_, '_>) -> Option<()> {
    let all = cores(patch);
    let core = patch.pick(&all)?;
    distort(patch, Use { op: core.value, at: core.value_operand() })
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

/// Makes one use read something else.
fn distort<'c>(patch: &mut Patch<'_, 'c>, at: Use<'c>) -> Option<()> {
    let dims = shape(at.value())?;
    let e = elem(at.value().ty());
    let float = e == "f32";
    let op = at.op;
    let long: Vec<usize> = (0..dims.len()).filter(|d| dims[*d] > 1).collect();
    match patch.number(0, if float { 11 } else { 2 }) {
        0 => roll(patch, at, &dims, &e, &long),
        1 => swap_axes(patch, at, &dims, &e),
        2 => {
            // One slice along one dimension is scaled, for instance one row or one column.
            let dim = patch.pick(&long)?;
            let k = patch.number(0, dims[dim]);
            let body = format!(
                "%k = arith.constant {k} : index
                 %c = arith.cmpi eq, %i{dim}, %k : index
                 %f = arith.constant 2.0 : f32
                 %m = arith.mulf %x, %f : f32
                 %y = arith.select %c, %m, %x : f32"
            );
            at.set(elementwise(patch, op, at.value(), &body));
            Some(())
        }
        3 => {
            // A part along one dimension is scaled: two scales inside one sum.
            let dim = patch.pick(&long)?;
            let k = patch.number(1, dims[dim]);
            let body = format!(
                "%k = arith.constant {k} : index
                 %c = arith.cmpi ult, %i{dim}, %k : index
                 %f = arith.constant 0.5 : f32
                 %m = arith.mulf %x, %f : f32
                 %y = arith.select %c, %m, %x : f32"
            );
            at.set(elementwise(patch, op, at.value(), &body));
            Some(())
        }
        4 => {
            // Something that varies along one dimension is added.
            let dim = patch.pick(&long)?;
            let body = format!(
                "%n = arith.index_cast %i{dim} : index to i32
                 %v = arith.sitofp %n : i32 to f32
                 %f = arith.constant 0.125 : f32
                 %m = arith.mulf %v, %f : f32
                 %y = arith.addf %x, %m : f32"
            );
            at.set(elementwise(patch, op, at.value(), &body));
            Some(())
        }
        5 => {
            let bodies = [
                "%y = math.tanh %x : f32",
                "%y = math.absf %x : f32",
                "%y = arith.mulf %x, %x : f32",
                "%k = arith.constant 0.25 : f32\n%y = arith.addf %x, %k : f32",
                "%k = arith.constant 0.25 : f32\n%y = arith.minimumf %x, %k : f32",
                "%k = arith.constant 1.5 : f32\n%y = arith.mulf %x, %k : f32",
                "%y = arith.negf %x : f32",
            ];
            let body = patch.pick(&bodies)?;
            at.set(elementwise(patch, op, at.value(), body));
            Some(())
        }
        6 | 7 => {
            at.set(patch.new_argument(at.value()));
            Some(())
        }
        8 => {
            // As dropout does with the probabilities.
            let other = patch.new_argument(at.value());
            let zip = zip_text("%r", "%a0", "%a1", &dims, "f32", "%y = arith.mulf %x, %z : f32");
            let text = format!("{zip}\nreturn %r : {}", at.value().ty());
            at.set(patch.splice_one(op, &[at.value(), other], &text));
            Some(())
        }
        9 => {
            // Every element of one slice is that of another.
            let dim = patch.pick(&long)?;
            let (k, from) = (patch.number(0, dims[dim]), patch.number(0, dims[dim]));
            let index: Vec<String> = (0..dims.len())
                .map(|d| if d == dim { "%s".to_owned() } else { format!("%i{d}") })
                .collect();
            let indices = index_text(dims.len());
            let ty = at.value().ty();
            let vars: Vec<String> = (0..dims.len()).map(|d| format!("d{d}")).collect();
            let text = format!(
                "%e = tensor.empty() : {ty}
                 %r = linalg.generic {{indexing_maps = [{}], iterator_types = {}}}
                 outs(%e : {ty}) {{
                 ^bb0(%o: f32):
                   {indices}
                   %k = arith.constant {k} : index
                   %f = arith.constant {from} : index
                   %c = arith.cmpi eq, %i{dim}, %k : index
                   %s = arith.select %c, %f, %i{dim} : index
                   %y = tensor.extract %a0{} : {ty}
                   linalg.yield %y : f32
                 }} -> {ty}
                 return %r : {ty}",
                crate::patch::affine_map(dims.len(), &vars),
                list((0..dims.len()).map(|_| "\"parallel\"")),
                list(index)
            );
            at.set(patch.splice_one(op, &[at.value()], &text));
            Some(())
        }
        _ => {
            // One slice along one dimension reads another tensor.
            let dim = patch.pick(&long)?;
            let k = patch.number(0, dims[dim]);
            let other = patch.new_argument(at.value());
            let body = format!(
                "%i = linalg.index {dim} : index
                 %k = arith.constant {k} : index
                 %c = arith.cmpi eq, %i, %k : index
                 %y = arith.select %c, %z, %x : f32"
            );
            let zip = zip_text("%r", "%a0", "%a1", &dims, "f32", &body);
            let text = format!("{zip}\nreturn %r : {}", at.value().ty());
            at.set(patch.splice_one(op, &[at.value(), other], &text));
            Some(())
        }
    }
}

/// Rolls an operand along a dimension.
fn roll<'c>(
    patch: &mut Patch<'_, 'c>,
    at: Use<'c>,
    dims: &[i64],
    e: &str,
    long: &[usize],
) -> Option<()> {
    let dim = patch.pick(long)?;
    let cut = patch.number(1, dims[dim]);
    let (low, lt) = crate::contract::slice("%a0", "%l", dims, e, dim, 0, cut);
    let (high, ht) = crate::contract::slice("%a0", "%h", dims, e, dim, cut, dims[dim] - cut);
    let ty = at.value().ty();
    let text = format!(
        "{low}{high}%r = tensor.concat dim({dim}) %h, %l : ({ht}, {lt}) -> {ty}\nreturn %r : {ty}"
    );
    at.set(patch.splice_one(at.op, &[at.value()], &text));
    Some(())
}

/// Swaps two dimensions of one extent.
fn swap_axes<'c>(patch: &mut Patch<'_, 'c>, at: Use<'c>, dims: &[i64], e: &str) -> Option<()> {
    let pairs: Vec<(usize, usize)> = (0..dims.len())
        .flat_map(|i| (0..i).map(move |j| (i, j)))
        .filter(|(i, j)| dims[*i] == dims[*j] && dims[*i] > 1)
        .collect();
    let (i, j) = patch.pick(&pairs)?;
    let mut order: Vec<usize> = (0..dims.len()).collect();
    order.swap(i, j);
    let ty = crate::patch::tensor(dims, e);
    let text = format!(
        "%e = tensor.empty() : {ty}
         %r = linalg.transpose ins(%a0 : {ty}) outs(%e : {ty}) permutation = {}
         return %r : {ty}",
        list(order)
    );
    at.set(patch.splice_one(at.op, &[at.value()], &text));
    Some(())
}
