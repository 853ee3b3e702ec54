//! Mutations with slices, insertions and paddings that leave every element as it was.

use crate::{
    mutations::contract::{place, slice},
    patch::{Patch, Use, elem, list, shape, tensor},
};

/// A use, a dimension of at least two, and a cut inside.
fn cut<'c>(patch: &mut Patch<'_, 'c>) -> Option<(Use<'c>, Vec<i64>, String, usize, i64)> {
    let uses = patch.tensor_uses();
    let at = patch.pick(&uses)?;
    let dims = shape(at.value())?;
    let long: Vec<usize> = (0..dims.len()).filter(|d| dims[*d] > 1).collect();
    let dim = patch.pick(&long)?;
    let cut = patch.number(1, dims[dim]);
    Some((at, dims, elem(at.value().ty()), dim, cut))
}

/// Cuts an operand in two and concatenates the halves, or inserts them into an empty tensor.
pub fn cut_and_join(patch: &mut Patch<'_, '_>) -> Option<()> {
    let (at, dims, elem, dim, cut) = cut(patch)?;
    let whole = tensor(&dims, &elem);
    let (low, lt) = slice("%a0", "%l", &dims, &elem, dim, 0, cut);
    let (high, ht) = slice("%a0", "%h", &dims, &elem, dim, cut, dims[dim] - cut);
    let join = if patch.coin() {
        format!("%r = tensor.concat dim({dim}) %l, %h : ({lt}, {ht}) -> {whole}\n")
    } else {
        let first = place("%l", &lt, "%e", "%f", &dims, dim, 0, cut, &whole);
        let second = place("%h", &ht, "%f", "%r", &dims, dim, cut, dims[dim] - cut, &whole);
        format!("%e = tensor.empty() : {whole}\n{first}{second}")
    };
    let text = format!("{low}{high}{join}return %r : {whole}");
    at.set(patch.splice_one(at.op, &[at.value()], &text));
    Some(())
}

/// Pads an operand with something and cuts the padding off.
pub fn pad_and_slice(patch: &mut Patch<'_, '_>) -> Option<()> {
    let (at, dims, elem, dim, _) = cut(patch)?;
    if !elem.starts_with(['f', 'b']) {
        return None;
    }
    let (low, high) = (patch.number(0, 4), patch.number(1, 4));
    let mut wide = dims.clone();
    wide[dim] += low + high;
    let one = |n: i64| list((0..dims.len()).map(|d| if d == dim { n } else { 0 }));
    let (narrow, padded) = (tensor(&dims, &elem), tensor(&wide, &elem));
    let args: Vec<String> = (0..dims.len()).map(|d| format!("%i{d}: index")).collect();
    let (back, _) = slice("%p", "%r", &wide, &elem, dim, low, dims[dim]);
    let text = format!(
        "%z = arith.constant 0.0 : {elem}
         %p = tensor.pad %a0 low{} high{} {{
         ^bb0({}):
           tensor.yield %z : {elem}
         }} : {narrow} to {padded}
         {back}return %r : {narrow}",
        one(low),
        one(high),
        args.join(", ")
    );
    at.set(patch.splice_one(at.op, &[at.value()], &text));
    Some(())
}

/// Splits a slice into a wider one and a slice of that.
pub fn split_slice(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut ops = patch.ops();
    ops.retain(|op| op.name() == "tensor.extract_slice" && op.operand_count() == 1);
    let op = patch.pick(&ops)?;
    let (from, to) = (shape(op.operand(0))?, shape(op.result(0))?);
    let ints = |name: &str| op.attr(name).and_then(mla_passes::ir::Attr::ints);
    let (offsets, sizes) = (ints("static_offsets")?, ints("static_sizes")?);
    if ints("static_strides")?.iter().any(|s| *s != 1) {
        return None;
    }
    let (mut outer, mut inner, mut wide) = (Vec::new(), Vec::new(), Vec::new());
    for d in 0..from.len() {
        let start = patch.number(0, offsets[d] + 1);
        let end = patch.number(offsets[d] + sizes[d], from[d] + 1);
        outer.push(start);
        inner.push(offsets[d] - start);
        wide.push(end - start);
    }
    let elem = elem(op.result(0).ty());
    let ones = list(from.iter().map(|_| 1));
    let (w, t) = (tensor(&wide, &elem), tensor(&to, &elem));
    let text = format!(
        "%w = tensor.extract_slice %a0{} {} {ones} : {} to {w}
         %r = tensor.extract_slice %w{} {} {ones} : {w} to {t}
         return %r : {t}",
        list(&outer),
        list(&wide),
        tensor(&from, &elem),
        list(&inner),
        list(&sizes)
    );
    let new = patch.splice_one(op, &[op.operand(0)], &text);
    op.result(0).replace_all_uses_with(new);
    op.erase();
    Some(())
}

/// Writes a concatenation as insertions into an empty tensor.
pub fn insert_for_concat(patch: &mut Patch<'_, '_>) -> Option<()> {
    let mut ops = patch.ops();
    ops.retain(|op| op.name() == "tensor.concat");
    let op = patch.pick(&ops)?;
    let dim = usize::try_from(op.attr("dim")?.int()?).ok()?;
    let dims = shape(op.result(0))?;
    let whole = op.result(0).ty().to_string();
    let mut text = format!("%r0 = tensor.empty() : {whole}\n");
    let mut low = 0;
    let count = op.operand_count();
    for (i, part) in op.operands().enumerate() {
        let size = shape(part)?[dim];
        let ty = part.ty().to_string();
        let (into, to) = (format!("%r{i}"), format!("%r{}", i + 1));
        text += &place(&format!("%a{i}"), &ty, &into, &to, &dims, dim, low, size, &whole);
        low += size;
    }
    let operands: Vec<_> = op.operands().collect();
    let new = patch.splice_one(op, &operands, &format!("{text}return %r{count} : {whole}"));
    op.result(0).replace_all_uses_with(new);
    op.erase();
    Some(())
}

/// Adds a unit dimension by insertion and drops it by a slice.
pub fn unit_dimension(patch: &mut Patch<'_, '_>) -> Option<()> {
    let uses = patch.tensor_uses();
    let at = patch.pick(&uses)?;
    let dims = shape(at.value())?;
    let elem = elem(at.value().ty());
    let dim = patch.number(0, dims.len() as i64 + 1) as usize;
    let mut wide = dims.clone();
    wide.insert(dim, 1);
    let (n, w) = (tensor(&dims, &elem), tensor(&wide, &elem));
    let (zeros, ones) = (list(wide.iter().map(|_| 0)), list(wide.iter().map(|_| 1)));
    let sizes = list(&wide);
    let text = format!(
        "%e = tensor.empty() : {w}
         %x = tensor.insert_slice %a0 into %e{zeros} {sizes} {ones} : {n} into {w}
         %r = tensor.extract_slice %x{zeros} {sizes} {ones} : {w} to {n}
         return %r : {n}"
    );
    at.set(patch.splice_one(at.op, &[at.value()], &text));
    Some(())
}
