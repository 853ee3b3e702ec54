//! Extents that are known only when running, as values.
//!
//! Rewrites compute with numbers; one that stands for a size ([`Sizes`]) becomes `?` in a type and
//! an `index` value where an operation wants it.

use std::{cell::RefCell, rc::Rc};

use rustc_hash::FxHashMap;

use super::{Emitter, after_definition};
use crate::{
    frontend::{
        sizes::{Size, Sizes},
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
    /// The values of the unknowns.
    unknowns: RefCell<FxHashMap<u32, Val<'c>>>,
    /// The values of sizes that were made in a block.
    made: RefCell<FxHashMap<(Block<'c>, Size), Val<'c>>>,
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
            && value.ty().dims().contains(&None)
        {
            extents.shapes.borrow_mut().insert(value, dims.to_vec());
        }
        value
    }

    /// Returns the values of the dynamic ones among `dims`, as operations take them.
    pub fn dynamic_dims(&self, dims: &[i64]) -> Vec<Val<'c>> {
        dims.iter().filter_map(|d| Some(self.size(&self.size_of(*d)?))).collect()
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

    /// Makes the value of a size.
    pub fn size(&self, size: &Size) -> Val<'c> {
        let Some(extents) = &self.extents else { return self.sum(size) };
        let key = (self.builder.block(), size.clone());
        let made = extents.made.borrow().get(&key).copied();
        if let Some(made) = made.filter(|v| self.builder.follows(*v)) {
            return made;
        }
        let value = self.sum(size);
        extents.made.borrow_mut().insert(key, value);
        value
    }

    fn sum(&self, size: &Size) -> Val<'c> {
        let mut sum: Option<Val<'c>> = None;
        for (coefficient, unknowns) in size.terms() {
            let mut product: Option<Val<'c>> = None;
            for unknown in unknowns {
                let factor = self.unknown(*unknown);
                product = Some(
                    product.map_or(factor, |p| self.op("arith.muli", &[p, factor], Elem::Index)),
                );
            }
            let term = match product {
                None => self.index(coefficient),
                Some(product) if coefficient == 1 => product,
                Some(product) => {
                    self.op("arith.muli", &[product, self.index(coefficient)], Elem::Index)
                }
            };
            sum = Some(sum.map_or(term, |s| self.op("arith.addi", &[s, term], Elem::Index)));
        }
        sum.unwrap_or_else(|| self.index(0))
    }

    /// Makes the check of an equality of sizes that was assumed.
    pub fn assert_assumption(&self, at: usize) {
        let Some(extents) = &self.extents else { return };
        let assumption = extents.sizes.assumption(at);
        let sides = [self.size(&assumption.left), self.size(&assumption.right)];
        let bit = [self.elem(Elem::Int(1))];
        let equal = [("predicate", self.i64(0))];
        let holds = self.builder.create("arith.cmpi", &sides, &bit, &equal).result(0);
        let text = self.string(&format!("assumed: {}", assumption.text));
        self.builder.create("cf.assert", &[holds], &[], &[("msg", text)]);
    }

    /// Returns the value of an unknown, made once, where what shows it is defined.
    fn unknown(&self, unknown: u32) -> Val<'c> {
        let extents = self.extents.as_ref().expect("sizes come from here");
        if let Some(known) = extents.unknowns.borrow().get(&unknown) {
            return *known;
        }
        let (origin, dim) = extents.sizes.origin(unknown);
        let block = origin.block().expect("a value in a block");
        let end = block.terminator().expect("a terminator");
        let e = Emitter::new(Builder::before(after_definition(Some(origin), block, end)));
        let value = match dim {
            Some(dim) => e.dim(origin, dim),
            None if origin.ty().elem() == Elem::Index => origin,
            None => e.op("arith.index_cast", &[origin], Elem::Index),
        };
        extents.unknowns.borrow_mut().insert(unknown, value);
        value
    }
}
