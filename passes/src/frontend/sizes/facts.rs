//! Equalities of sizes that must hold where a graph runs at all.

use super::{Assumption, Size, Sizes, linalg};
use crate::{
    graph::Linear,
    ir::{Attr, Op, Val},
};

/// Two sizes that are to be equal.
#[derive(Clone, Debug)]
pub(super) struct Fact {
    left: Size,
    right: Size,
    depth: usize,
}

impl Sizes {
    /// Takes what an operation demands of its operands' sizes.
    pub(super) fn facts(&mut self, op: Op<'_>, depth: usize) {
        if self.fixed {
            return;
        }
        let name = op.name();
        match name {
            "cf.assert" => self.asserted(op.operand(0), depth),
            "tensor.cast" => {
                let (from, to) = (op.operand(0), op.result(0));
                let to = to.ty().dims();
                let from = self.shape_of(from).unwrap_or_default();
                for (size, dim) in from.iter().zip(to) {
                    if let Some(extent) = dim {
                        self.equate(size, &Size::constant(extent), depth);
                    }
                }
            }
            // The elements are the same, so they are as many.
            "tensor.reshape" | "tensor.expand_shape" => {
                let count = |v: Val<'_>| {
                    let shape = self.shape_of(v)?;
                    Some(shape.iter().fold(Size::constant(1), |n, extent| n.times(extent)))
                };
                if let (Some(from), Some(to)) = (count(op.operand(0)), count(op.result(0))) {
                    self.equate(&from, &to, depth);
                }
                self.kept_extents(op.operand(0), op.result(0), depth);
            }
            "tensor.concat" => {
                let along = op.attr("dim").and_then(Attr::int);
                let shapes: Vec<_> = op.operands().filter_map(|v| self.shape_of(v)).collect();
                for pair in shapes.windows(2) {
                    for (at, (a, b)) in pair[0].iter().zip(&pair[1]).enumerate() {
                        if along != Some(at as i64) {
                            self.equate(a, b, depth);
                        }
                    }
                }
            }
            // Query, keys and values have the same leading dimensions; keys and values the same rows.
            "tm_tensor.attention" => {
                let shapes = [0, 1, 2].map(|at| self.shape_of(op.operand(at)).unwrap_or_default());
                for (of, other, kept) in [(0, 1, 2), (1, 2, 1)] {
                    let count = shapes[of].len().saturating_sub(kept);
                    for (a, b) in shapes[of].iter().zip(&shapes[other]).take(count) {
                        self.equate(a, b, depth);
                    }
                }
            }
            _ if name.starts_with("linalg.") => self.loops(op, depth),
            _ if name.starts_with("arith.") || name.starts_with("math.") => {
                let shapes: Vec<_> = op
                    .operands()
                    .filter(|v| v.ty().is_tensor())
                    .filter_map(|v| self.shape_of(v))
                    .collect();
                for pair in shapes.windows(2) {
                    for (a, b) in pair[0].iter().zip(&pair[1]) {
                        self.equate(a, b, depth);
                    }
                }
            }
            _ => {}
        }
    }

    /// A reshape that has as many extents above 1 is mostly none: it keeps each of them.
    fn kept_extents(&mut self, from: Val<'_>, to: Val<'_>, depth: usize) {
        let one = Size::constant(1);
        let above_1 = |v: Val<'_>| {
            let shape = self.shape_of(v)?;
            Some(shape.into_iter().filter(|extent| *extent != one).collect::<Vec<_>>())
        };
        let (Some(from), Some(to)) = (above_1(from), above_1(to)) else { return };
        if from.len() == to.len() {
            let pairs = from.into_iter().zip(to);
            self.wanted.extend(pairs.map(|(left, right)| Fact { left, right, depth }));
        }
    }

    /// All dimensions that one loop of a structured op runs over have one extent.
    fn loops(&mut self, op: Op<'_>, depth: usize) {
        let dynamic = |v: Val<'_>| v.ty().dims().contains(&None);
        if !op.operands().any(dynamic) {
            return;
        }
        let Some(maps) = linalg::indexing_maps(op) else { return };
        let Some((count, _)) = maps.first() else { return };
        let mut extents: Vec<Option<Size>> = vec![None; *count as usize];
        for (operand, (_, map)) in op.operands().zip(&maps) {
            let Some(shape) = self.shape_of(operand) else { continue };
            for (size, var) in shape.iter().zip(map.iter().map(Linear::as_var)) {
                let Some(slot) = var.and_then(|v| extents.get_mut(v as usize)) else { continue };
                match slot.clone() {
                    Some(extent) => self.equate(&extent, size, depth),
                    None => *slot = Some(size.clone()),
                }
            }
        }
        let Some(block) = op.region_block(0) else { return };
        for inner in block.operations().filter(|inner| inner.name() == "arith.select") {
            self.broadcast(inner, &extents, depth);
        }
    }

    /// An index `size == 1 ? 0 : i` is a broadcast of an extent that is 1; it is `i` where the
    /// size is the extent of the loop.
    fn broadcast(&mut self, select: Op<'_>, extents: &[Option<Size>], depth: usize) {
        let defined = |at: usize| select.operand(at).definition().map(|(op, _)| op);
        let zero = self.scalar(select.operand(1)).and_then(|s| s.as_constant()) == Some(0);
        let (Some(compare), Some(index)) = (defined(0), defined(2)) else { return };
        if !zero || compare.name() != "arith.cmpi" || index.name() != "linalg.index" {
            return;
        }
        let is_equality = compare.attr("predicate").and_then(Attr::int) == Some(0);
        let one = self.scalar(compare.operand(1)).and_then(|s| s.as_constant()) == Some(1);
        let at = index.attr("dim").and_then(Attr::int).and_then(|n| usize::try_from(n).ok());
        let extent = at.and_then(|at| extents.get(at)?.clone());
        if let (true, true, Some(left), Some(right)) =
            (is_equality, one, self.scalar(compare.operand(0)), extent)
        {
            self.wanted.push(Fact { left, right, depth });
        }
    }

    /// Takes the equalities of an asserted condition.
    fn asserted(&mut self, condition: Val<'_>, depth: usize) {
        let Some((op, _)) = condition.definition() else { return };
        match op.name() {
            "arith.andi" => op.operands().for_each(|v| self.asserted(v, depth)),
            "arith.cmpi" if op.attr("predicate").and_then(Attr::int) == Some(0) => {
                if let (Some(a), Some(b)) = (self.scalar(op.operand(0)), self.scalar(op.operand(1)))
                {
                    self.equate(&a, &b, depth);
                }
            }
            _ => {}
        }
    }

    /// Takes two sizes for equal. What holds where a nested block runs says nothing of the
    /// unknowns around it.
    fn equate(&mut self, a: &Size, b: &Size, depth: usize) {
        let difference = self.resolved(a).plus(&self.resolved(b), -1);
        let solution = difference.solved(|u| self.unknowns[u as usize].depth >= depth);
        if let Some((unknown, value)) = solution {
            self.solved.insert(unknown, value);
        }
    }

    /// Assumes the wanted equalities that do not follow from others.
    pub(super) fn assume(&mut self) {
        for fact in std::mem::take(&mut self.wanted) {
            let (left, right) = (self.resolved(&fact.left), self.resolved(&fact.right));
            let difference = left.plus(&right, -1);
            let Some((unknown, value)) =
                difference.solved(|u| self.unknowns[u as usize].depth >= fact.depth)
            else {
                continue;
            };
            let text = format!("{} is {}", self.words(&left), self.words(&right));
            self.solved.insert(unknown, value);
            self.assumed.insert(unknown, self.assumptions.len());
            self.assumptions.push(Assumption { left, right, text });
        }
    }

    /// Returns a size in words.
    fn words(&self, size: &Size) -> String {
        let unknown = |id: &u32| {
            let (value, dim) = self.origin(*id);
            let whose = match (value.argument(), value.definition()) {
                (Some((_, at)), _) => format!("argument {at}"),
                (_, Some((op, _))) => format!("the result of {}", op.name()),
                _ => "a value".into(),
            };
            dim.map_or_else(|| whose.clone(), |d| format!("extent {d} of {whose}"))
        };
        let term = |(coefficient, unknowns): (i64, &[u32])| {
            let mut factors: Vec<String> = unknowns.iter().map(unknown).collect();
            if coefficient != 1 || factors.is_empty() {
                factors.insert(0, coefficient.to_string());
            }
            factors.join(" * ")
        };
        let terms: Vec<String> = size.terms().map(term).collect();
        if terms.is_empty() { "0".into() } else { terms.join(" + ") }
    }
}
