//! Mutations of contractions: other spellings of the same sum of products.

use crate::{
    patch::{Patch, elem, list, shape, tensor},
    structured::{Structured, structured, zip_text},
};

/// Picks a contraction.
fn any<'c>(patch: &mut Patch<'_, 'c>) -> Option<Structured<'c>> {
    let mut all = structured(&patch.ops());
    all.retain(Structured::is_contraction);
    let at = patch.number(0, all.len().max(1) as i64) as usize;
    (at < all.len()).then(|| all.swap_remove(at))
}

/// Writes a contraction as a generic, with its loops and operands in any order.
pub fn generalize(patch: &mut Patch<'_, '_>) -> Option<()> {
    let c = any(patch)?;
    let mut einsum = c.contraction()?;
    let types: Vec<String> = c.op.operands().map(|v| v.ty().to_string()).collect();
    let order = patch.permutation(einsum.loops);
    einsum = einsum.with_loops(&order);
    let mut names = [("%a0", types[0].as_str()), ("%a1", &types[1]), ("%a2", &types[2])];
    if patch.coin() {
        einsum = einsum.swapped();
        names.swap(0, 1);
    }
    let text = format!("{}\nreturn %r : {}", einsum.text("%r", names), types[2]);
    let operands: Vec<_> = c.op.operands().collect();
    c.replace(patch.splice_one(c.op, &operands, &text));
    Some(())
}

/// Writes `a b` as the transpose of the swapped product of transposes.
pub fn transposed_product(patch: &mut Patch<'_, '_>) -> Option<()> {
    let c = any(patch)?;
    if c.op.name() != "linalg.batch_matmul" {
        return None;
    }
    let flip = |i: usize| {
        let s = shape(c.op.operand(i))?;
        let e = elem(c.op.operand(i).ty());
        Some((tensor(&s, &e), tensor(&[s[0], s[2], s[1]], &e)))
    };
    let ((a, at), (b, bt), (o, ot)) = (flip(0)?, flip(1)?, flip(2)?);
    let turn = |from: &str, f: &str, to: &str, t: &str| {
        format!(
            "{to}e = tensor.empty() : {t}
             {to} = linalg.transpose ins({from} : {f}) outs({to}e : {t}) permutation = [0, 2, 1]"
        )
    };
    let text = format!(
        "{}\n{}\n{}
         %m = linalg.batch_matmul ins(%bt, %at : {bt}, {at}) outs(%it : {ot}) -> {ot}
         {}
         return %r : {o}",
        turn("%a0", &a, "%at", &at),
        turn("%a1", &b, "%bt", &bt),
        turn("%a2", &o, "%it", &ot),
        turn("%m", &ot, "%r", &o)
    );
    let operands: Vec<_> = c.op.operands().collect();
    c.replace(patch.splice_one(c.op, &operands, &text));
    Some(())
}

/// How the halves of a contraction that was cut along its sum come together.
#[derive(Clone, Copy)]
enum Halves {
    Added,
    Accumulated,
}

/// Cuts a contraction along its reduced dimension into two that are added.
pub fn split_reduced(patch: &mut Patch<'_, '_>) -> Option<()> {
    cut_sum(patch, Halves::Added)
}

/// Cuts a contraction along its reduced dimension; the second half starts from the first.
pub fn split_accumulated(patch: &mut Patch<'_, '_>) -> Option<()> {
    cut_sum(patch, Halves::Accumulated)
}

fn cut_sum(patch: &mut Patch<'_, '_>, halves: Halves) -> Option<()> {
    let c = any(patch)?;
    let einsum = c.contraction()?;
    let dims: Vec<usize> =
        (0..einsum.loops).filter(|d| c.reduced[*d] && c.extents[*d] > 1).collect();
    let dim = patch.pick(&dims)?;
    let cut = patch.number(1, c.extents[dim]);
    let out = c.op.operand(2).ty().to_string();
    let mut text = String::new();
    let mut types = Vec::new();
    for i in 0..2 {
        let s = shape(c.op.operand(i))?;
        let at = einsum.maps[i].iter().position(|d| *d as usize == dim)?;
        for (half, low, size) in [("l", 0, cut), ("h", cut, c.extents[dim] - cut)] {
            let (line, ty) = slice(
                &format!("%a{i}"),
                &format!("%{half}{i}"),
                &s,
                &einsum.elems[i],
                at,
                low,
                size,
            );
            text += &line;
            types.push(ty);
        }
    }
    text += &einsum.text("%p", [("%l0", &types[0]), ("%l1", &types[2]), ("%a2", &out)]);
    text.push('\n');
    let (h0, h1) = (("%h0", types[1].as_str()), ("%h1", types[3].as_str()));
    match halves {
        Halves::Accumulated => text += &einsum.text("%r", [h0, h1, ("%p", &out)]),
        Halves::Added => {
            // The second half starts from zero: what the first starts from counts once.
            let (dims, elem) = (shape(c.op.operand(2))?, &einsum.elems[2]);
            let start = format!(
                "%zero = arith.constant 0.0 : {elem}
                 %none = tensor.empty() : {out}
                 %start = linalg.fill ins(%zero : {elem}) outs(%none : {out}) -> {out}\n"
            );
            text += &start;
            text += &einsum.text("%q", [h0, h1, ("%start", &out)]);
            let add = format!("%y = arith.addf %x, %z : {elem}");
            text = format!("{text}\n{}", zip_text("%r", "%p", "%q", &dims, elem, &add));
        }
    }
    let text = format!("{text}\nreturn %r : {out}");
    let operands: Vec<_> = c.op.operands().collect();
    c.replace(patch.splice_one(c.op, &operands, &text));
    Some(())
}

/// Cuts a contraction along a dimension that stays into two that lie side by side.
pub fn split_parallel(patch: &mut Patch<'_, '_>) -> Option<()> {
    let c = any(patch)?;
    let einsum = c.contraction()?;
    let dims: Vec<usize> =
        (0..einsum.loops).filter(|d| !c.reduced[*d] && c.extents[*d] > 1).collect();
    let dim = patch.pick(&dims)?;
    let cut = patch.number(1, c.extents[dim]);
    let mut text = String::new();
    let mut parts = Vec::new();
    let parts_of = [("l", 0, cut), ("h", cut, c.extents[dim] - cut)];
    for (half, low, size) in parts_of {
        let mut names = Vec::new();
        for i in 0..3 {
            let s = shape(c.op.operand(i))?;
            let name = format!("%{half}{i}");
            match einsum.maps[i].iter().position(|d| *d as usize == dim) {
                Some(at) => {
                    let from = format!("%a{i}");
                    let (line, ty) = slice(&from, &name, &s, &einsum.elems[i], at, low, size);
                    text += &line;
                    names.push((name, ty));
                }
                None => names.push((format!("%a{i}"), tensor(&s, &einsum.elems[i]))),
            }
        }
        let refs = std::array::from_fn(|i| (names[i].0.as_str(), names[i].1.as_str()));
        text += &einsum.text(&format!("%p{half}"), refs);
        text.push('\n');
        parts.push(names[2].1.clone());
    }
    let (dims, out) = (shape(c.op.operand(2))?, c.op.operand(2).ty().to_string());
    let at = einsum.maps[2].iter().position(|d| *d as usize == dim)?;
    let join = if patch.coin() {
        format!("%r = tensor.concat dim({at}) %pl, %ph : ({}, {}) -> {out}\n", parts[0], parts[1])
    } else {
        let first = place("%pl", &parts[0], "%e", "%f", &dims, at, 0, cut, &out);
        let second = place("%ph", &parts[1], "%f", "%r", &dims, at, cut, dims[at] - cut, &out);
        format!("%e = tensor.empty() : {out}\n{first}{second}")
    };
    text += &join;
    let text = format!("{text}return %r : {out}");
    let operands: Vec<_> = c.op.operands().collect();
    c.replace(patch.splice_one(c.op, &operands, &text));
    Some(())
}

/// Writes a slice of one dimension; returns it and the type of the result.
pub fn slice(
    from: &str,
    to: &str,
    dims: &[i64],
    elem: &str,
    at: usize,
    low: i64,
    size: i64,
) -> (String, String) {
    let mut sizes = dims.to_vec();
    sizes[at] = size;
    let mut offsets = vec![0; dims.len()];
    offsets[at] = low;
    let ty = tensor(&sizes, elem);
    let line = format!(
        "{to} = tensor.extract_slice {from}{} {} {} : {} to {ty}\n",
        list(&offsets),
        list(&sizes),
        list(dims.iter().map(|_| 1)),
        tensor(dims, elem)
    );
    (line, ty)
}

/// Writes an insertion into one dimension.
#[allow(clippy::too_many_arguments, reason = "the parts of one line of text")]
pub fn place(
    part: &str,
    part_type: &str,
    into: &str,
    to: &str,
    dims: &[i64],
    at: usize,
    low: i64,
    size: i64,
    whole_type: &str,
) -> String {
    let mut sizes = dims.to_vec();
    sizes[at] = size;
    let mut offsets = vec![0; dims.len()];
    offsets[at] = low;
    format!(
        "{to} = tensor.insert_slice {part} into {into}{} {} {} : {part_type} into {whole_type}\n",
        list(&offsets),
        list(&sizes),
        list(dims.iter().map(|_| 1))
    )
}
