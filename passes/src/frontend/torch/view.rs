//! `ATen`'s views and the operations that only move elements.

use super::args::{Args, Number, wrapped};
use crate::{
    frontend::steps,
    frontend::steps::{Operand, concat, map, part, slice, transpose, view},
    graph::{BinaryOp, Linear, Node, Predicate, Scalar, node::Offset},
};

/// Reads a view.
pub(super) fn read(args: &Args<'_, '_, '_>, name: &str) -> Option<Node> {
    match name {
        "aten.view"
        | "aten.reshape"
        | "aten._unsafe_view"
        | "aten._reshape_alias"
        | "aten.unsqueeze"
        | "aten.squeeze"
        | "aten.squeeze.dim"
        | "aten.squeeze.dims"
        | "prims.squeeze"
        | "prims.view_of"
        | "aten.flatten.using_ints"
        | "aten.unflatten.int"
        | "aten.view_copy"
        | "aten.contiguous"
        | "aten.clone"
        | "aten.detach"
        | "aten.detach_copy"
        | "aten.alias"
        | "aten.alias_copy"
        | "aten.lift_fresh_copy"
        | "aten.lift_fresh"
        | "aten.dropout"
        | "copy.to_vtensor"
        | "copy.to_tensor"
        | "tensor_static_info_cast" => same_elements(args, name),
        "aten.permute" | "aten.permute_copy" => {
            let of = args.tensor(0)?;
            let dims = args.ints(1)?.into_iter().map(|d| wrapped(d, of.rank()));
            transpose(&of, &dims.collect::<Option<Vec<_>>>()?)
        }
        "aten.transpose.int" | "aten.swapaxes" | "aten.swapdims" => {
            let of = args.tensor(0)?;
            swapped(&of, args.dim(1, of.rank())?, args.dim(2, of.rank())?)
        }
        "aten.t" | "aten.numpy_T" => {
            let of = args.tensor(0)?;
            (of.rank() <= 2).then_some(())?;
            transpose(&of, &(0..of.rank()).rev().collect::<Vec<_>>())
        }
        "aten.mT" => {
            let of = args.tensor(0)?;
            let rank = of.rank();
            swapped(&of, rank.checked_sub(2)?, rank - 1)
        }
        "aten.expand" | "aten.broadcast_to" | "aten.expand_as" | "aten.expand_copy" => {
            let of = args.tensor(0)?;
            let (dims, _) = args.result(0)?;
            Some(map(&dims, vec![of.broadcast(&dims)?], Scalar::Input(0)))
        }
        "aten.slice.Tensor" | "aten.slice_copy.Tensor" => {
            let of = args.tensor(0)?;
            let (dims, _) = args.result(0)?;
            let (dim, range) = range(args, &of, 1, |dim| dims.get(dim).copied())?;
            range.of(&of, dim)
        }
        "aten.narrow" => {
            let of = args.tensor(0)?;
            let dim = args.dim(1, of.rank())?;
            let extent = *of.dims.get(dim)?;
            let start = from_end(args.int(2)?, extent);
            // A range that is not inside is an error.
            let sizes = [extent, start, args.int(3)?].into_iter().any(|n| args.graph.is_size(n));
            Range { start, step: 1, count: args.int(3)?, inside: sizes }.of(&of, dim)
        }
        "aten.select.int" | "aten.select_copy.int" => {
            let of = args.tensor(0)?;
            select_at(&of, args.dim(1, of.rank())?, args.int(2)?)
        }
        "aten.cat" | "aten.concat" => {
            let parts = args.tensors(0)?;
            let (dims, elem) = args.result(0)?;
            // An empty vector goes with anything.
            let parts: Vec<_> = parts.into_iter().filter(|p| p.dims != [0]).collect();
            let dim = args.dim(1, dims.len())?;
            parts.iter().all(|p| p.elem == elem).then(|| concat(&parts, dim))?
        }
        "aten.stack" => {
            let (dims, _) = args.result(0)?;
            let dim = args.dim(1, dims.len())?;
            let part = |o: Operand| {
                let mut dims = o.dims.clone();
                (dim <= dims.len()).then(|| dims.insert(dim, 1))?;
                Some(o.reshaped(args.graph, dims))
            };
            concat(&args.tensors(0)?.into_iter().map(part).collect::<Option<Vec<_>>>()?, dim)
        }
        "aten.repeat" | "aten.tile" => repeat(args),
        "aten.repeat_interleave.self_int" => repeat_interleave(args),
        "aten.constant_pad_nd" | "aten.pad" => pad(args, name),
        "aten.flip" => {
            let of = args.tensor(0)?;
            let flipped = args.dims(1, of.rank())?;
            let position = of.dims.iter().enumerate().map(|(d, n)| {
                let mut at = Linear::constant(if flipped.contains(&d) { n - 1 } else { 0 });
                at.add_term(d as u32, if flipped.contains(&d) { -1 } else { 1 });
                at
            });
            Some(view(&of.dims.clone(), &of, position.collect()))
        }
        "aten.slice_scatter" => {
            let (dest, source) = (args.tensor(0)?, args.tensor(1)?);
            let (dim, range) = range(args, &dest, 2, |dim| source.dims.get(dim).copied())?;
            let mut dims = dest.dims.clone();
            dims[dim] = range.count;
            (source.dims == dims && source.elem == dest.elem).then_some(())?;
            Some(updated(&dest, &source, dim, &range, (0..dest.rank()).collect()))
        }
        "aten.select_scatter" => {
            let (dest, source) = (args.tensor(0)?, args.tensor(1)?);
            let dim = args.dim(2, dest.rank())?;
            let start = from_end(args.int(3)?, *dest.dims.get(dim)?);
            (0..dest.dims[dim]).contains(&start).then_some(())?;
            let kept: Vec<usize> = (0..dest.rank()).filter(|d| *d != dim).collect();
            let dims: Vec<i64> = kept.iter().map(|d| dest.dims[*d]).collect();
            (source.dims == dims && source.elem == dest.elem).then_some(())?;
            Some(updated(
                &dest,
                &source,
                dim,
                &Range { start, step: 1, count: 1, inside: false },
                kept,
            ))
        }
        "aten.tril" | "aten.triu" => triangle(args, name == "aten.tril"),
        _ => None,
    }
}

/// Reads an operation whose result has the operand's elements in their order.
fn same_elements(args: &Args<'_, '_, '_>, name: &str) -> Option<Node> {
    let of = args.tensor(0)?;
    // A dropout that drops is random.
    if name == "aten.dropout" && args.bool(2)? && args.float(1)? != 0.0 {
        return None;
    }
    let (dims, elem) = args.result(0)?;
    (elem == of.elem && dims.iter().product::<i64>() == of.count())
        .then_some(Node::Reshape(of.value))
}

fn swapped(of: &Operand, a: usize, b: usize) -> Option<Node> {
    let mut order: Vec<usize> = (0..of.rank()).collect();
    if order.is_empty() {
        return Some(Node::Reshape(of.value));
    }
    order.swap(a, b);
    transpose(of, &order)
}

fn from_end(index: i64, extent: i64) -> i64 {
    if index < 0 { index.saturating_add(extent) } else { index }
}

/// A range of indices.
pub(super) struct Range {
    start: i64,
    step: i64,
    count: i64,
    /// It is known to lie inside.
    inside: bool,
}

impl Range {
    /// Returns the elements of `of` in the range along `dim`.
    fn of(&self, of: &Operand, dim: usize) -> Option<Node> {
        let mut start = vec![0; of.rank()];
        let mut step = vec![1; of.rank()];
        let mut dims = of.dims.clone();
        *start.get_mut(dim)? = self.start;
        step[dim] = self.step;
        dims[dim] = self.count;
        if !self.inside {
            return slice(of, &start, &step, &dims);
        }
        Some(if dims == of.dims { Node::Reshape(of.value) } else { part(of, &start, &step) })
    }
}

/// Reads dimension, start, end and step from operand `first` on, of a range with so many elements
/// where that depends on sizes. Bounds are clamped.
fn range(
    args: &Args<'_, '_, '_>,
    of: &Operand,
    first: usize,
    count: impl FnOnce(usize) -> Option<i64>,
) -> Option<(usize, Range)> {
    let dim = args.dim(first, of.rank())?;
    let extent = *of.dims.get(dim)?;
    let (start, end) = (args.int_or(first + 1, 0)?, args.int_or(first + 2, i64::MAX));
    let step = args.int_or(first + 3, 1)?;
    let is_size = |n: i64| args.graph.is_size(n);
    if end.is_none_or(is_size) || [extent, start, step].into_iter().any(is_size) {
        // No more than there is, from a start that is not clamped, or that leaves nothing.
        let holds = |predicate, a, b| args.graph.compared(predicate, a, b) == Some(true);
        let plain = !is_size(start) || holds(Predicate::Le, start, extent);
        let fits = step == 1 && plain && holds(Predicate::Ge, start, 0);
        return fits.then_some((dim, Range { start, step, count: count(dim)?, inside: true }));
    }
    let clamped = |n: i64| from_end(n, extent).clamp(0, extent);
    let start = clamped(start);
    let end = clamped(end?).max(start);
    let count = (end - start + step - 1).checked_div(step)?;
    (step > 0).then_some((dim, Range { start, step, count, inside: false }))
}

/// Returns the elements at `index` of dimension `dim`, which goes.
pub(super) fn select_at(of: &Operand, dim: usize, index: i64) -> Option<Node> {
    let extent = *of.dims.get(dim)?;
    let index = from_end(index, extent);
    if !(0..extent).contains(&index) {
        return None;
    }
    let mut offsets = vec![Offset::Known(0); of.rank()];
    offsets[dim] = Offset::Known(index);
    Some(Node::Slice {
        source: of.value,
        offsets,
        strides: vec![1; of.rank()],
        kept: (0..of.rank()).filter(|d| *d != dim).collect(),
    })
}

fn updated(dest: &Operand, source: &Operand, dim: usize, range: &Range, kept: Vec<usize>) -> Node {
    // An insertion that leaves nothing of the destination is a view.
    if source.count() == dest.count() {
        return Node::Reshape(source.value);
    }
    let mut offsets = vec![Offset::Known(0); dest.rank()];
    let mut strides = vec![1; dest.rank()];
    offsets[dim] = Offset::Known(range.start);
    strides[dim] = range.step;
    Node::Update { dest: dest.value, source: source.value, offsets, strides, kept }
}

/// Reads `repeat` and `tile`: the whole tensor, so many times along each dimension.
fn repeat(args: &Args<'_, '_, '_>) -> Option<Node> {
    let of = args.tensor(0)?;
    let (result, _) = args.result(0)?;
    let mut times = args.ints(1)?;
    while times.len() < of.rank() {
        times.insert(0, 1);
    }
    let lead = times.len() - of.rank();
    let own: Vec<i64> = vec![1; lead].into_iter().chain(of.dims.iter().copied()).collect();
    steps::tile(args.graph, &of.reshaped_if(args.graph, own), &times, &result)
}

/// Reads `repeat_interleave`: each element so many times along a dimension.
fn repeat_interleave(args: &Args<'_, '_, '_>) -> Option<Node> {
    let of = args.tensor(0)?;
    let times = args.int(1)?;
    let dim = args.dim(2, of.rank())?;
    (dim < of.rank() && times > 0).then(|| steps::interleave(args.graph, &of, dim, times))
}

/// Reads a padding; the list runs from the last dimension, before and after each.
fn pad(args: &Args<'_, '_, '_>, name: &str) -> Option<Node> {
    let of = args.tensor(0)?;
    let amounts = args.ints(1)?;
    let value = if name == "aten.pad" {
        (args.text(2)? == "constant").then_some(())?;
        if args.is_none(3) { Number::Int(0) } else { args.number(3)? }
    } else {
        args.number(2)?
    };
    let rank = of.rank();
    if amounts.len() % 2 == 1 || amounts.len() > 2 * rank {
        return None;
    }
    let (mut low, mut start, mut inner) = (vec![0; rank], vec![0; rank], of.dims.clone());
    for (at, pair) in amounts.chunks(2).enumerate() {
        let dim = rank - 1 - at;
        // A negative amount cuts.
        low[dim] = pair[0].max(0);
        start[dim] = (-pair[0]).max(0);
        inner[dim] += pair[0].min(0) + pair[1].min(0);
    }
    let part = slice(&of, &start, &vec![1; rank], &inner)?;
    let part = Operand::step(args.graph, inner, of.elem, part);
    let source = if start.iter().all(|n| *n == 0) && part.dims == of.dims { of } else { part };
    let value = Operand::number(args.graph, source.elem, value.literal(source.elem));
    Some(Node::Pad { source: source.value, low, value: value.value })
}

/// Reads `tril` and `triu`: 0 above or below a diagonal.
fn triangle(args: &Args<'_, '_, '_>, lower: bool) -> Option<Node> {
    let of = args.tensor(0)?;
    let diagonal = args.int(1)?;
    let rank = of.rank() as u32;
    let column = rank.checked_sub(1)?;
    let row = rank.checked_sub(2)?;
    let edge = Scalar::binary(BinaryOp::Add, Scalar::Index(row), Scalar::Int(diagonal));
    let predicate = if lower { Predicate::Le } else { Predicate::Ge };
    let inside = Scalar::compare(predicate, Scalar::Index(column), edge);
    let zero = Number::Int(0).scalar(of.elem);
    let body = Scalar::select(inside, Scalar::Input(0), zero);
    Some(map(&of.dims, vec![of.at(Linear::identity(of.rank()))], body))
}

/// Returns piece `at` of a tensor that is split.
pub(super) fn piece(args: &Args<'_, '_, '_>, name: &str, at: usize) -> Option<Node> {
    let of = args.tensor(0)?;
    let dim = args.dim(if name == "aten.unbind.int" { 1 } else { 2 }, of.rank())?;
    let extent = *of.dims.get(dim)?;
    // How large a piece of an unknown extent is depends on that.
    if args.graph.is_size(extent) {
        return None;
    }
    let at = at as i64;
    let (start, count) = match name {
        "aten.split_with_sizes" | "aten.split.sizes" => {
            let sizes = args.ints(1)?;
            (sizes.iter().take(at as usize).sum(), *sizes.get(at as usize)?)
        }
        "aten.split.Tensor" | "aten.chunk" | "aten.tensor_split.sections" => {
            let n = args.int(1)?;
            (n > 0).then_some(())?;
            let size = if name == "aten.split.Tensor" { n } else { (extent + n - 1) / n };
            // Sections differ in size where they do not divide the extent.
            (name != "aten.tensor_split.sections" || extent % n == 0).then_some(())?;
            let start = at.checked_mul(size)?;
            (start, size.min(extent - start))
        }
        "aten.unbind.int" => return select_at(&of, dim, at),
        _ => return None,
    };
    Range { start, step: 1, count, inside: false }.of(&of, dim)
}
