//! The sizes of tensors with dynamic extents, as polynomials in the extents that nothing computes.
//!
//! One walk finds the size of every such dimension from the ops that make it, and what must be
//! equal: loops of structured ops, asserted equalities, casts. A size is then shown to the graph
//! as a number, the value of its polynomial where each unknown is a prime of its own. Sums and
//! products of sizes are equal as numbers exactly when they are equal for all extents, as long as
//! coefficients are small beside the primes, so that a proof over the numbers holds for every
//! step. What compares sizes in another way than by equality is decided only where all extents
//! agree ([`Size::compared`]).

use std::{
    cell::{Cell, RefCell},
    collections::BTreeSet,
};

use rustc_hash::{FxHashMap, FxHashSet};

use self::facts::{Fact, Wanted};
pub use self::size::Size;
use super::{Regions, facts as facts_of, frontend, tensor_type, value_of};
use crate::{
    graph::{Literal, Predicate},
    ir::{Block, Op, Type, Val},
};

mod facts;
mod numbers;
mod shape;
mod size;

pub(super) use self::{
    numbers::{quotient, remainder},
    shape::{Shape, known},
};

/// What of a value a size is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The extent of a dimension.
    Extent(usize),
    /// An element of a tensor of rank 1.
    Element(usize),
    /// The value itself.
    Itself,
}

/// An extent, or a number that an extent is made from, that nothing known computes.
#[derive(Clone, Copy, Debug)]
struct Unknown {
    key: usize,
    part: Part,
    /// How many blocks are around it.
    depth: usize,
}

/// An equality that the graph needs so that a broadcast of a dynamic extent is none.
#[derive(Clone, Debug, PartialEq)]
pub struct Assumption {
    /// One side.
    pub left: Size,
    /// The other side.
    pub right: Size,
    /// Both sides in words.
    pub text: String,
}

/// The sizes of a module.
#[derive(Debug, Default)]
pub struct Sizes {
    /// Values with a dynamic extent.
    shapes: FxHashMap<usize, Vec<Size>>,
    /// Numbers that are unknown themselves.
    unknown_scalars: FxHashMap<usize, Size>,
    /// Integers that are computed from sizes, of small tensors.
    numbers: RefCell<FxHashMap<usize, Numbers>>,
    /// Values that were found to be no such, as far as was known then.
    no_numbers: RefCell<FxHashSet<usize>>,
    /// How many numbers are being looked up, each for the one before.
    level: Cell<u32>,
    /// How many blocks are around the operation that is read.
    depth: usize,
    /// The extents of types that MLIR keeps as text.
    types: RefCell<FxHashMap<usize, Vec<Option<i64>>>>,
    unknowns: Vec<Unknown>,
    /// What an unknown was found to be.
    solved: FxHashMap<u32, Size>,
    assumptions: Vec<Assumption>,
    /// The assumptions that an unknown was solved by.
    assumed: FxHashMap<u32, BTreeSet<usize>>,
    /// The assumptions behind what was asked for.
    used: RefCell<BTreeSet<usize>>,
    statics: FxHashSet<i64>,
    primes: Vec<i64>,
    /// The sizes that were shown as numbers.
    shown: RefCell<FxHashMap<i64, Size>>,
    /// Whether the extents of the arguments are given.
    fixed: bool,
    /// Equalities to be assumed after all that must hold.
    wanted: Vec<Wanted>,
    /// Equalities that hold but could not be solved yet.
    unsolved: Vec<Fact>,
}

/// The elements of an integer tensor in row-major order, those that are sizes; one alone where all
/// are the same.
pub(super) type Numbers = Vec<Option<Size>>;

impl Sizes {
    /// Reads the sizes of everything below `top`, for all extents.
    pub fn of(top: Op<'_>) -> Self {
        let mut sizes = Self::default();
        if let Some(body) = top.region_block(0) {
            for op in body.operations() {
                sizes.op(op);
            }
        }
        sizes.assume();
        sizes.choose_primes();
        sizes.used.take();
        sizes
    }

    /// Reads the sizes of a function whose arguments have the given shapes.
    pub fn with_arguments(function: Op<'_>, shapes: &[Vec<i64>]) -> Self {
        let mut sizes = Self { fixed: true, ..Self::default() };
        let Some(body) = function.region_block(0) else { return sizes };
        for (at, shape) in shapes.iter().enumerate().take(body.argument_count()) {
            let argument = body.argument(at);
            if sizes.is_dynamic(argument) {
                let shape = shape.iter().map(|n| Size::constant(*n)).collect();
                sizes.shapes.insert(argument.key(), shape);
            }
        }
        sizes.depth = 1;
        sizes.block(body);
        sizes
    }

    /// Returns the extents of a value, each as a number; `None` for one that is unknown.
    pub fn extents(&self, value: Val<'_>) -> Vec<Option<i64>> {
        match self.shapes.get(&value.key()) {
            Some(shape) => shape.iter().map(|size| self.shown(size)).collect(),
            None => self.dims(value),
        }
    }

    /// Returns the number that every element of an integer value is, computed from sizes and
    /// constants.
    pub fn number(&self, value: Val<'_>) -> Option<i64> {
        // Without dynamic extents there is nothing to find out, except in the body of an op.
        let is_dim = || value.definition().is_some_and(|(op, _)| op.name() == "tensor.dim");
        if self.is_empty() && !is_dim() {
            return None;
        }
        self.shown(&self.scalar(value)?)
    }

    /// Returns the elements of a small integer tensor that is computed from sizes and constants.
    pub fn numbers_shown(&self, value: Val<'_>) -> Option<Vec<i64>> {
        self.elements(value)?.into_iter().map(|size| self.shown(&size?)).collect()
    }

    /// Compares two numbers, of which some stand for sizes, if that comes out the same for all
    /// extents.
    pub fn compared(&self, predicate: Predicate, left: i64, right: i64) -> Option<bool> {
        let size = |n: i64| self.size_of(n).unwrap_or_else(|| Size::constant(n));
        size(left).compared(predicate, &size(right))
    }

    /// Returns true for the sizes of given arguments, which are numbers as they are.
    pub fn is_fixed(&self) -> bool {
        self.fixed
    }

    /// Returns true if no value has a dynamic extent.
    pub fn is_empty(&self) -> bool {
        self.shapes.is_empty()
    }

    /// Returns the size that a number stands for; `None` for a number that is just itself.
    pub fn size_of(&self, number: i64) -> Option<Size> {
        const NEAR: i64 = 8;
        if self.fixed || number < FIRST_PRIME - NEAR || self.statics.contains(&number) {
            return None;
        }
        let shown = self.shown.borrow();
        if let Some(size) = shown.get(&number) {
            return Some(size.clone());
        }
        // Most graphs have large numbers, and no dynamic extents.
        if shown.is_empty() {
            return None;
        }
        let mut known: Vec<(&i64, &Size)> = shown.iter().collect();
        known.sort_by_key(|(n, _)| std::cmp::Reverse(**n));
        let factors = known.iter().find(|(n, _)| number % **n == 0);
        if let Some((n, size)) = factors {
            let rest = number / **n;
            let rest = self.size_of(rest).unwrap_or_else(|| Size::constant(rest));
            return Some(size.times(&rest));
        }
        let near = known.iter().find(|(n, _)| (number - **n).abs() <= NEAR);
        near.map(|(n, size)| size.plus(&Size::constant(number - **n), 1))
    }

    /// Returns the value that shows an unknown, and what of it.
    pub fn origin<'c>(&self, unknown: u32) -> (Val<'c>, Part) {
        let unknown = self.unknowns[unknown as usize];
        (value_of(unknown.key), unknown.part)
    }

    /// Returns in words an unknown of `size` that `op` cannot be given: what shows it lies in a
    /// region that `op` is not in.
    pub fn hidden_from(&self, size: &Size, op: Op<'_>) -> Option<String> {
        let around: Vec<_> =
            std::iter::once(op).chain(op.ancestors()).filter_map(Op::block).collect();
        let hidden = |unknown: &u32| {
            let (origin, _) = self.origin(*unknown);
            origin.block().is_none_or(|block| !around.contains(&block))
        };
        let unknown = size.unknowns().into_iter().find(hidden)?;
        Some(self.words(&Size::unknown(unknown)))
    }

    /// Returns the unknown extents of the arguments of `block` that are not computed from others:
    /// argument and dimension.
    pub fn free_extents(&self, block: Block<'_>) -> Vec<(usize, usize)> {
        let free = |(id, unknown): (usize, &Unknown)| {
            let (owner, at) = value_of(unknown.key).argument()?;
            let is_free = owner == block && !self.solved.contains_key(&(id as u32));
            match unknown.part {
                Part::Extent(dim) => is_free.then_some((at, dim)),
                _ => None,
            }
        };
        self.unknowns.iter().enumerate().filter_map(free).collect()
    }

    /// Returns the extents of `value` where the free extents are as `of` says.
    pub fn evaluated(&self, value: Val<'_>, of: impl Fn(usize, usize) -> i64) -> Vec<Option<i64>> {
        let Some(shape) = self.shapes.get(&value.key()) else { return self.dims(value) };
        let number = |id: u32| {
            let unknown = self.unknowns[id as usize];
            let at = value_of(unknown.key).argument().map_or(0, |(_, at)| at);
            match unknown.part {
                Part::Extent(dim) => of(at, dim),
                _ => of(at, 0),
            }
        };
        shape.iter().map(|size| self.resolved(size).evaluated(number)).collect()
    }

    /// Returns the assumptions behind what was asked for since the last call.
    pub fn take_assumptions(&self) -> Vec<usize> {
        self.used.take().into_iter().collect()
    }

    /// Returns an assumption.
    pub fn assumption(&self, at: usize) -> &Assumption {
        &self.assumptions[at]
    }

    /// Returns a size with everything that was found out put in.
    fn resolved(&self, size: &Size) -> Size {
        let mut because = BTreeSet::new();
        let size = self.resolved_by(size, &mut because);
        self.used.borrow_mut().append(&mut because);
        size
    }

    /// Does the same, and adds the assumptions that it rests on to `because`.
    fn resolved_by(&self, size: &Size, because: &mut BTreeSet<usize>) -> Size {
        let mut size = size.clone();
        while let Some(unknown) = size.unknowns().into_iter().find(|u| self.solved.contains_key(u))
        {
            because.extend(self.assumed.get(&unknown).into_iter().flatten());
            size = size.substituted(unknown, &self.solved[&unknown]);
        }
        size
    }

    /// Returns a size as a number, and remembers it.
    fn shown(&self, size: &Size) -> Option<i64> {
        let size = self.resolved(size);
        if let Some(number) = size.as_constant() {
            return Some(number);
        }
        if self.fixed {
            return None;
        }
        let number = size.evaluated(|u| self.primes[u as usize])?;
        let mut shown = self.shown.borrow_mut();
        let known = shown.entry(number).or_insert_with(|| size.clone());
        (*known == size).then_some(number)
    }

    fn fresh(&mut self, value: Val<'_>, part: Part) -> Size {
        let id = self.unknowns.len() as u32;
        self.unknowns.push(Unknown { key: value.key(), part, depth: self.depth });
        Size::unknown(id)
    }

    /// Returns the extents of a value as its type has them.
    fn dims(&self, value: Val<'_>) -> Vec<Option<i64>> {
        let ty: Type<'_> = value.ty();
        if ty.is_any_tensor() {
            return ty.dims();
        }
        let known = |types: &FxHashMap<_, Vec<_>>| types.get(&(ty.to_raw().ptr as usize)).cloned();
        if let Some(dims) = known(&self.types.borrow()) {
            return dims;
        }
        let dims = tensor_type(ty).dims;
        self.types.borrow_mut().insert(ty.to_raw().ptr as usize, dims.clone());
        dims
    }

    /// Returns the number of a value's dimensions.
    pub(super) fn rank(&self, value: Val<'_>) -> usize {
        self.dims(value).len()
    }

    fn is_dynamic(&self, value: Val<'_>) -> bool {
        self.dims(value).contains(&None)
    }

    /// Returns the shape of a value that has been met.
    pub(super) fn shape_of(&self, value: Val<'_>) -> Option<Vec<Size>> {
        if let Some(shape) = self.shapes.get(&value.key()) {
            return Some(shape.clone());
        }
        self.dims(value).into_iter().map(|d| d.map(Size::constant)).collect()
    }

    fn block(&mut self, block: Block<'_>) {
        for op in block.operations() {
            self.op(op);
        }
    }

    fn op(&mut self, op: Op<'_>) {
        self.note_numbers(op);
        if op.name() == "scf.for" {
            self.scf_for(op);
            return;
        }
        // The regions of structured ops hold scalars, which are read when they are asked for.
        let kind = (op.region_count() > 0).then(|| facts_of(op.name()).regions);
        let nested = kind.is_some_and(|kind| kind != Regions::Body);
        // What runs in its place runs wherever that does.
        let depth = usize::from(kind != Some(Regions::Here));
        for at in (0..op.region_count()).filter(|_| nested) {
            if let Some(block) = op.region_block(at) {
                self.depth += depth;
                for argument in 0..block.argument_count() {
                    self.enter(block.argument(argument), None);
                }
                self.block(block);
                self.depth -= depth;
            }
        }
        let rules = frontend(op.name());
        for at in 0..op.result_count() {
            let result = op.result(at);
            let dims = self.dims(result);
            let dynamic = |v: Val<'_>| self.is_dynamic(v);
            if !dims.contains(&None) && !op.operands().any(dynamic) {
                continue;
            }
            let shape = rules.and_then(|rules| rules.shape(self, op, at));
            // The type of a result says what its extents must be.
            for (dim, size) in dims.iter().zip(shape.iter().flatten()) {
                if let (Some(extent), Some(size)) = (dim, size) {
                    self.equal(size, &Size::constant(*extent));
                }
            }
            self.enter(result, shape);
        }
        if let Some(rules) = rules {
            rules.demand(self, op);
        }
    }

    /// Reads a loop: what it carries has the shape that it starts with, if the body keeps it.
    fn scf_for(&mut self, op: Op<'_>) {
        let Some(body) = op.region_block(0) else { return };
        let carried = |at: usize| body.argument(at + 1);
        let count = op.result_count();
        self.depth += 1;
        for at in 0..count {
            let start = self.shape_of(op.operand(at + 3)).map(known);
            self.enter(carried(at), start);
        }
        self.block(body);
        self.depth -= 1;
        let Some(end) = body.terminator() else { return };
        let kept: Vec<bool> = (0..count)
            .map(|at| {
                let resolve =
                    |v| self.shape_of(v).map(|s| s.iter().map(|x| self.resolved(x)).collect());
                let (a, b): (Option<Vec<Size>>, _) =
                    (resolve(carried(at)), resolve(end.operand(at)));
                a == b
            })
            .collect();
        if kept.contains(&false) {
            self.depth += 1;
            for at in (0..count).filter(|at| !kept[*at]) {
                self.shapes.remove(&carried(at).key());
                self.enter(carried(at), None);
            }
            self.numbers.borrow_mut().clear();
            self.block(body);
            self.depth -= 1;
        }
        for (at, kept) in kept.into_iter().enumerate() {
            let shape = self.shape_of(op.operand(at + 3)).filter(|_| kept).map(known);
            self.enter(op.result(at), shape);
        }
    }

    /// Notes the shape of a value; what is not given is unknown.
    fn enter(&mut self, value: Val<'_>, shape: Option<Shape>) {
        let dims = self.dims(value);
        if !dims.contains(&None) {
            return;
        }
        let mut given = shape.filter(|s| s.len() == dims.len()).unwrap_or_default();
        given.resize(dims.len(), None);
        let size = |(at, (dim, given)): (usize, (&Option<i64>, Option<Size>))| match (dim, given) {
            (Some(extent), _) => Size::constant(*extent),
            (None, Some(size)) => size,
            (None, None) => self.fresh(value, Part::Extent(at)),
        };
        let shape = dims.iter().zip(given).enumerate().map(size).collect();
        self.shapes.insert(value.key(), shape);
    }

    /// Notes the numbers that dynamic extents may be compared with.
    fn note_numbers(&mut self, op: Op<'_>) {
        let large = |n: &i64| (FIRST_PRIME / 2..BEYOND).contains(n);
        if op.operand_count() == 0
            && let Some(value) = op.attr("value")
        {
            const MOST: i64 = 1024;
            match value.small_literal(MOST) {
                Some(Literal::Int(n)) => self.statics.extend(Some(n).filter(large)),
                Some(Literal::Dense(all)) => {
                    self.statics.extend(all.iter().map(|x| *x as i64).filter(large));
                }
                _ => {}
            }
            return;
        }
        let dims = op.operands().chain(op.results()).flat_map(|v| self.dims(v));
        let dims: Vec<Option<i64>> = dims.collect();
        if dims.contains(&None) {
            self.statics.extend(dims.into_iter().flatten().filter(large));
        }
    }

    /// Chooses a prime for each unknown. It is above every number of the graph, so that a number
    /// is never taken for a bound of an extent, except one that no extent reaches.
    fn choose_primes(&mut self) {
        let largest = self.statics.iter().max().copied().unwrap_or(0);
        if largest > LAST_PRIME {
            // Products of sizes would not fit: nothing is said of dynamic extents.
            *self = Self::default();
            return;
        }
        let mut next = FIRST_PRIME.max(largest + 1000);
        while self.primes.len() < self.unknowns.len() {
            if is_prime(next) && (next % 64 - 24).abs() < 6 {
                self.primes.push(next);
                next += 1000;
            }
            next += 1;
        }
    }
}

/// No prime is smaller; products of three sizes and the widths of a model fit in 64 bits.
const FIRST_PRIME: i64 = 40_000;

/// The largest number of a graph that primes are chosen beyond.
const LAST_PRIME: i64 = 1 << 20;

/// More rows or requests than that have no length of 32 bits.
const BEYOND: i64 = 1 << 31;

fn is_prime(n: i64) -> bool {
    (2..n).take_while(|d| d * d <= n).all(|d| n % d != 0)
}
