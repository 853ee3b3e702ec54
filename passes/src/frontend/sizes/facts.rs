//! Equalities of sizes: those that must hold where a graph runs at all, and those that are assumed.

use std::collections::BTreeSet;

use super::{Assumption, Part, Size, Sizes, frontend};
use crate::{
    graph::{BinaryOp, Predicate, Scalar},
    ir::Val,
};

/// Two sizes that are to be equal.
#[derive(Clone, Debug)]
pub(super) struct Fact {
    left: Size,
    right: Size,
    depth: usize,
}

/// Sizes that are assumed to be equal; what they are broadcast to is the same then.
#[derive(Clone, Debug)]
pub(super) struct Wanted {
    sizes: Vec<Size>,
    whole: Option<Size>,
    depth: usize,
}

impl Sizes {
    /// Takes two sizes for equal, as the operation that is read demands. What holds where a nested
    /// block runs says nothing of the unknowns around it.
    pub(in crate::frontend) fn equal(&mut self, left: &Size, right: &Size) {
        if self.fixed {
            return;
        }
        let fact = Fact { left: left.clone(), right: right.clone(), depth: self.depth };
        if !self.solve(&fact) {
            self.unsolved.push(fact);
        }
    }

    /// Takes shapes for equal, but for the dimension `except`.
    pub(in crate::frontend) fn equal_shapes(
        &mut self,
        shapes: &[Vec<Size>],
        except: Option<usize>,
    ) {
        for pair in shapes.windows(2) {
            for (at, (a, b)) in pair[0].iter().zip(&pair[1]).enumerate() {
                if except != Some(at) {
                    self.equal(a, b);
                }
            }
        }
    }

    /// Wants two sizes to be equal, which the operation that is read does not demand.
    pub(in crate::frontend) fn assume_equal(&mut self, left: &Size, right: &Size) {
        if !self.fixed {
            let sizes = vec![left.clone(), right.clone()];
            self.wanted.push(Wanted { sizes, whole: None, depth: self.depth });
        }
    }

    /// Wants sizes that are broadcast to `whole` to be equal, but those of 1.
    pub(in crate::frontend) fn assume_broadcast(&mut self, mut sizes: Vec<Size>, whole: Size) {
        let one = Size::constant(1);
        sizes.retain(|n| *n != one);
        if !self.fixed && sizes.iter().any(|n| *n != whole) {
            self.wanted.push(Wanted { sizes, whole: Some(whole), depth: self.depth });
        }
    }

    /// Wants what is broadcast to `result`, aligned at the last dimension, to have its extents, but
    /// those of 1.
    pub(in crate::frontend) fn assume_kept<'c>(
        &mut self,
        of: impl Iterator<Item = Val<'c>>,
        result: Val<'_>,
    ) {
        let shapes: Vec<Vec<Size>> = of.filter_map(|v| self.shape_of(v)).collect();
        let Some(result) = self.shape_of(result) else { return };
        for (from_end, whole) in result.iter().rev().enumerate() {
            let those = shapes.iter().filter_map(|s| s.iter().rev().nth(from_end).cloned());
            self.assume_broadcast(those.collect(), whole.clone());
        }
    }

    /// Wants an extent that may be broadcast to `whole` to be that.
    pub(in crate::frontend) fn assume_no_broadcast(&mut self, own: &Size, whole: &Size) {
        if own.as_constant().is_none() && own != whole {
            self.assume_equal(own, whole);
        }
    }

    /// The elements are the same, so they are as many. A reshape that has as many extents above 1 is
    /// mostly none: it is assumed to keep each of them.
    pub(in crate::frontend) fn same_elements(&mut self, from: Val<'_>, to: Val<'_>) {
        let (Some(from), Some(to)) = (self.shape_of(from), self.shape_of(to)) else { return };
        self.equal(&Self::count(&from), &Self::count(&to));
        let one = Size::constant(1);
        let above_1 =
            |shape: Vec<Size>| shape.into_iter().filter(|n| *n != one).collect::<Vec<_>>();
        let (from, to) = (above_1(from), above_1(to));
        if from.len() == to.len() {
            for (left, right) in from.iter().zip(&to) {
                self.assume_equal(left, right);
            }
        }
    }

    /// Takes the equalities of an asserted condition.
    pub(in crate::frontend) fn asserted(&mut self, condition: Val<'_>) {
        let Some((op, _)) = condition.definition() else { return };
        let inputs = (0..op.operand_count()).map(Scalar::Input).collect();
        match frontend(op.name()).and_then(|rules| rules.apply(op, inputs)) {
            Some(Scalar::Binary(BinaryOp::And, ..)) => {
                op.operands().for_each(|v| self.asserted(v));
            }
            Some(Scalar::Compare(Predicate::Eq, ..)) => {
                self.equal_numbers(op.operand(0), op.operand(1));
            }
            _ => {}
        }
    }

    /// Takes two integers for equal, if they are computed from sizes.
    pub(in crate::frontend) fn equal_numbers(&mut self, left: Val<'_>, right: Val<'_>) {
        if let (Some(a), Some(b)) = (self.scalar(left), self.scalar(right)) {
            self.equal(&a, &b);
        }
    }

    /// Puts an equality into what is known; false where it says nothing of one unknown yet.
    fn solve(&mut self, fact: &Fact) -> bool {
        self.solve_because(fact, BTreeSet::new())
    }

    /// Does the same with an equality that holds under these assumptions.
    fn solve_because(&mut self, fact: &Fact, mut because: BTreeSet<usize>) -> bool {
        let left = self.resolved_by(&fact.left, &mut because);
        let right = self.resolved_by(&fact.right, &mut because);
        let difference = left.plus(&right, -1);
        if difference.as_constant().is_some() {
            return true;
        }
        let solution = difference.solved(|u| self.unknowns[u as usize].depth >= fact.depth);
        let Some((unknown, value)) = solution else { return false };
        self.solved.insert(unknown, value);
        self.no_numbers.borrow_mut().clear();
        if !because.is_empty() {
            self.assumed.insert(unknown, because);
        }
        true
    }

    /// Solves what was left as far as that goes by now.
    fn solve_rest(&mut self) {
        loop {
            let facts = std::mem::take(&mut self.unsolved);
            let count = facts.len();
            let left = facts.into_iter().filter(|fact| !self.solve(fact)).collect::<Vec<_>>();
            self.unsolved = left;
            if self.unsolved.len() == count {
                return;
            }
        }
    }

    /// Assumes the wanted equalities that do not follow from others.
    pub(super) fn assume(&mut self) {
        self.solve_rest();
        for wanted in std::mem::take(&mut self.wanted) {
            let Wanted { sizes, whole, depth } = wanted;
            for pair in sizes.windows(2) {
                self.assume_pair(&pair[0], &pair[1], depth);
            }
            let (Some(left), Some(right)) = (whole, sizes.first()) else { continue };
            let mut because = BTreeSet::new();
            let all: Vec<Size> = sizes.iter().map(|n| self.resolved_by(n, &mut because)).collect();
            let fact = Fact { left, right: right.clone(), depth };
            if sizes.len() > 1 && all.iter().all(|n| *n == all[0]) {
                self.solve_because(&fact, because);
            } else {
                self.assume_pair(&fact.left, right, depth);
            }
        }
        self.solve_rest();
    }

    fn assume_pair(&mut self, left: &Size, right: &Size, depth: usize) {
        let (left, right) = (self.resolved(left), self.resolved(right));
        let difference = left.plus(&right, -1);
        let solution = difference.solved(|u| self.unknowns[u as usize].depth >= depth);
        let Some((unknown, value)) = solution else { return };
        let text = format!("{} is {}", self.words(&left), self.words(&right));
        self.solved.insert(unknown, value);
        self.no_numbers.borrow_mut().clear();
        self.assumed.insert(unknown, BTreeSet::from([self.assumptions.len()]));
        self.assumptions.push(Assumption { left, right, text });
    }

    /// Returns a size in words.
    pub(in crate::frontend) fn words(&self, size: &Size) -> String {
        let unknown = |id: &u32| {
            let (value, part) = self.origin(*id);
            let whose = match (value.argument(), value.definition()) {
                (Some((_, at)), _) => format!("argument {at}"),
                (_, Some((op, _))) => format!("the result of {}", op.name()),
                _ => "a value".into(),
            };
            match part {
                Part::Extent(d) => format!("extent {d} of {whose}"),
                Part::Element(d) => format!("element {d} of {whose}"),
                Part::Itself => whose,
            }
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
