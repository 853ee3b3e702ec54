//! Extents that are known only when running, as values.
//!
//! Rewrites compute with numbers; one that stands for a size ([`Sizes`]) becomes `?` in a type and
//! an `index` value where an operation wants it.

use std::{cell::RefCell, rc::Rc};

use rustc_hash::FxHashMap;

use super::{Dialect, Emitter, after_definition};
use crate::{
    frontend::{
        sizes::{Part, Size, Sizes},
        tensor_type,
    },
    graph::Elem,
    ir::{Attr, Block, DYNAMIC, Type, Val, edit::Builder},
};

/// The sizes of a module, and what was emitted for them.
#[derive(Default)]
pub struct Extents<'c> {
    sizes: Rc<Sizes>,
    /// The shapes of emitted values with a dynamic extent.
    shapes: RefCell<FxHashMap<Val<'c>, Vec<i64>>>,
    /// The values of the unknowns, as each dialect counts.
    unknowns: RefCell<FxHashMap<(u32, Dialect), Val<'c>>>,
    /// The values of sizes that were made in a block.
    made: RefCell<FxHashMap<(Block<'c>, Dialect, Size), Val<'c>>>,
}

impl Extents<'_> {
    /// Returns the extents over these sizes.
    pub fn new(sizes: Rc<Sizes>) -> Self {
        Self { sizes, ..Self::default() }
    }
}

impl<'c> Emitter<'c> {
    /// Returns true if a number stands for a size that is known only when running.
    pub fn is_dynamic(&self, number: i64) -> bool {
        self.size_of(number).is_some()
    }

    fn size_of(&self, number: i64) -> Option<Size> {
        self.extents.as_ref()?.sizes.size_of(number)
    }

    /// Returns the size that a number stands for, or the number itself.
    pub(super) fn size_or_constant(&self, number: i64) -> Size {
        self.size_of(number).unwrap_or_else(|| Size::constant(number))
    }

    /// Returns a number as an attribute has it: -1 where it is known only when running.
    pub fn static_or_unknown(&self, number: i64) -> i64 {
        if self.is_dynamic(number) { -1 } else { number }
    }

    /// Returns the extents of a tensor as numbers.
    pub fn dims(&self, value: Val<'c>) -> Vec<i64> {
        let known = |dims: Vec<Option<i64>>| dims.into_iter().map(|d| d.unwrap_or(-1)).collect();
        let Some(extents) = &self.extents else { return known(tensor_type(value.ty()).dims) };
        let emitted = extents.shapes.borrow().get(&value).cloned();
        emitted.unwrap_or_else(|| known(extents.sizes.extents(value)))
    }

    /// Notes the extents of an emitted tensor, and returns it.
    pub fn with_dims(&self, value: Val<'c>, dims: &[i64]) -> Val<'c> {
        if let Some(extents) = &self.extents
            && tensor_type(value.ty()).dims.contains(&None)
        {
            extents.shapes.borrow_mut().insert(value, dims.to_vec());
        }
        value
    }

    /// Returns true if one of the extents is known only when running.
    pub fn has_size(&self, dims: &[i64]) -> bool {
        dims.iter().any(|d| self.is_dynamic(*d))
    }

    /// Returns the values of the dynamic ones among `dims`, of type `index`.
    pub fn dynamic_dims(&self, dims: &[i64]) -> Vec<Val<'c>> {
        dims.iter().filter_map(|d| Some(self.size(&self.size_of(*d)?))).collect()
    }

    /// Makes a number, which may be that of a size, as the dialect counts.
    pub fn count(&self, number: i64) -> Val<'c> {
        match (self.size_of(number), self.whole()) {
            (Some(size), _) => self.counted(&size),
            (None, Some(ops)) => ops.count(self, number),
            (None, None) => self.index(number),
        }
    }

    /// Returns a static list of extents; the dynamic ones are operands.
    pub fn static_list(&self, dims: &[i64]) -> Attr<'c> {
        let entry = |d: &i64| if self.is_dynamic(*d) { DYNAMIC } else { *d };
        self.i64_array(&dims.iter().map(entry).collect::<Vec<_>>())
    }

    /// Makes `tensor.empty`.
    pub fn empty(&self, dims: &[i64], elem: Elem) -> Val<'c> {
        let ty = self.tensor(dims, elem);
        let sizes = self.dynamic_dims(dims);
        let empty = self.builder.create("tensor.empty", &sizes, &[ty], &[]).result(0);
        self.with_dims(empty, dims)
    }

    /// Returns `value` as `ty`, which differs at most in what is static.
    pub fn cast(&self, value: Val<'c>, ty: Type<'c>) -> Val<'c> {
        if value.ty() == ty {
            return value;
        }
        self.builder.create("tensor.cast", &[value], &[ty], &[]).result(0)
    }

    /// Returns the value of an `index` constant.
    pub fn index(&self, value: i64) -> Val<'c> {
        self.constant(self.int(value, Elem::Index), self.elem(Elem::Index))
    }

    /// Makes `tensor.dim`.
    pub fn dim(&self, value: Val<'c>, dim: usize) -> Val<'c> {
        self.op("tensor.dim", &[value, self.index(dim as i64)], Elem::Index)
    }

    /// Makes the value of a size, of type `index`.
    pub fn size(&self, size: &Size) -> Val<'c> {
        let count = self.counted(size);
        self.whole().map_or(count, |ops| ops.index(self, count))
    }

    /// Makes the value of a size for a computation on integers.
    pub(super) fn size_as_number(&self, size: &Size) -> Val<'c> {
        let count = self.counted(size);
        match self.whole() {
            Some(_) => count,
            None => self.op("arith.index_cast", &[count], Elem::Int(64)),
        }
    }

    /// Makes the value of a size as the dialect counts.
    fn counted(&self, size: &Size) -> Val<'c> {
        let Some(extents) = &self.extents else { return self.sum(size) };
        let key = (self.builder.block(), self.dialect, size.clone());
        let made = extents.made.borrow().get(&key).copied();
        if let Some(made) = made.filter(|v| self.builder.follows(*v)) {
            return made;
        }
        let value = self.sum(size);
        extents.made.borrow_mut().insert(key, value);
        value
    }

    /// Makes a sum, or a product, of two counts.
    pub fn both(&self, sides: [Val<'c>; 2], times: bool) -> Val<'c> {
        match self.whole() {
            Some(ops) => ops.counted(self, sides, times),
            None => self.op(if times { "arith.muli" } else { "arith.addi" }, &sides, Elem::Index),
        }
    }

    /// Makes the size of a dimension, as the dialect counts.
    pub fn extent_of(&self, value: Val<'c>, dim: usize) -> Val<'c> {
        match self.whole() {
            Some(ops) => ops.extent(self, value, dim),
            None => self.dim(value, dim),
        }
    }

    fn sum(&self, size: &Size) -> Val<'c> {
        let number = |n: i64| match self.whole() {
            Some(ops) => ops.count(self, n),
            None => self.index(n),
        };
        let both = |sides, times| self.both(sides, times);
        let mut sum: Option<Val<'c>> = None;
        for (coefficient, unknowns) in size.terms() {
            let factors = unknowns.iter().map(|unknown| self.unknown(*unknown));
            let product = factors.reduce(|a, b| both([a, b], true));
            let term = match product {
                None => number(coefficient),
                Some(product) if coefficient == 1 => product,
                Some(product) => both([product, number(coefficient)], true),
            };
            sum = Some(sum.map_or(term, |s| both([s, term], false)));
        }
        sum.unwrap_or_else(|| number(0))
    }

    /// Makes the check of an equality of sizes that was assumed, here or where its sizes are known.
    pub fn assert_assumption(&self, at: usize) {
        let Some(extents) = &self.extents else { return };
        let assumption = extents.sizes.assumption(at);
        let sides = [&assumption.left, &assumption.right];
        let unknowns: Vec<u32> = sides.iter().flat_map(|s| s.unknowns()).collect();
        let late = unknowns.iter().map(|u| self.unknown(*u)).find(|v| !self.builder.follows(*v));
        if let Some((late, _)) = late.and_then(Val::definition)
            && let Some(place) = late.next()
        {
            let there = Emitter::of(Builder::before(place), self.dialect);
            return there.with_extents(extents).assert_assumption(at);
        }
        let sides = sides.map(|size| self.counted(size));
        let text = format!("assumed: {}", assumption.text);
        if let Some(ops) = self.whole() {
            return ops.assert_equal(self, sides, &text);
        }
        let bit = [self.elem(Elem::Int(1))];
        let equal = [("predicate", self.i64(0))];
        let holds = self.builder.create("arith.cmpi", &sides, &bit, &equal).result(0);
        self.builder.create("cf.assert", &[holds], &[], &[("msg", self.string(&text))]);
    }

    /// Returns the value of an unknown, made once, where what shows it is defined.
    fn unknown(&self, unknown: u32) -> Val<'c> {
        let extents = self.extents.as_ref().expect("sizes come from here");
        if let Some(known) = extents.unknowns.borrow().get(&(unknown, self.dialect)) {
            return *known;
        }
        let (origin, part) = extents.sizes.origin(unknown);
        let block = origin.block().expect("a value in a block");
        let end = block.terminator().expect("a terminator");
        let place = after_definition(Some(origin), block, end);
        let e = Emitter::of(Builder::before(place), self.dialect);
        let origin = match part {
            Part::Element(at) => {
                e.op("tensor.extract", &[origin, e.index(at as i64)], origin.ty().elem())
            }
            _ => origin,
        };
        let value = match (part, e.whole()) {
            (Part::Extent(dim), _) => e.extent_of(origin, dim),
            (_, Some(ops)) => ops.count_of(&e, origin),
            (_, None) if origin.ty().elem() == Elem::Index => origin,
            (_, None) => e.op("arith.index_cast", &[origin], Elem::Index),
        };
        extents.unknowns.borrow_mut().insert((unknown, self.dialect), value);
        value
    }
}
