//! Building and erasing of operations.

#[allow(clippy::wildcard_imports, reason = "every name starts with mlir or Mlir")]
use mlir_sys::*;

use super::{Attr, Block, Op, Type, Val, string_ref};

/// Makes operations before an anchor.
pub struct Builder<'c> {
    context: MlirContext,
    location: MlirLocation,
    block: Block<'c>,
    anchor: Option<Op<'c>>,
}

// SAFETY of every block below: handles come from views, which are alive; MLIR copies the lists
// that an operation state refers to.
#[allow(clippy::undocumented_unsafe_blocks)]
impl<'c> Builder<'c> {
    /// Inserts before `anchor`, with its location.
    pub fn before(anchor: Op<'c>) -> Self {
        Self {
            context: anchor.context(),
            location: anchor.location(),
            block: anchor.block().expect("an operation in a block"),
            anchor: Some(anchor),
        }
    }

    /// Inserts at the end of `block`, with the location of `near`.
    pub fn at_end(block: Block<'c>, near: Op<'c>) -> Self {
        Self { context: near.context(), location: near.location(), block, anchor: None }
    }

    /// Returns a builder at the end of `block` with the same location.
    pub fn inside(&self, block: Block<'c>) -> Self {
        Self { context: self.context, location: self.location, block, anchor: None }
    }

    /// Returns the block that operations go to.
    pub fn block(&self) -> Block<'c> {
        self.block
    }

    /// Returns true if `value`, a result in the builder's block, comes before new operations.
    pub fn follows(&self, value: Val<'c>) -> bool {
        match (value.definition(), self.anchor) {
            (Some((op, _)), Some(anchor)) => op.block() != Some(self.block) || op.is_before(anchor),
            _ => true,
        }
    }

    /// Returns the location of new operations.
    pub fn location(&self) -> MlirLocation {
        self.location
    }

    /// Returns the context.
    pub fn context(&self) -> MlirContext {
        self.context
    }

    /// Makes an operation.
    pub fn create(
        &self,
        name: &str,
        operands: &[Val<'c>],
        results: &[Type<'c>],
        attributes: &[(&str, Attr<'c>)],
    ) -> Op<'c> {
        self.create_with_regions(name, operands, results, attributes, &[])
    }

    /// Makes an operation with regions, which it takes over.
    pub fn create_with_regions(
        &self,
        name: &str,
        operands: &[Val<'c>],
        results: &[Type<'c>],
        attributes: &[(&str, Attr<'c>)],
        regions: &[MlirRegion],
    ) -> Op<'c> {
        let operands: Vec<MlirValue> = operands.iter().map(|v| v.to_raw()).collect();
        let results: Vec<MlirType> = results.iter().map(|t| t.to_raw()).collect();
        unsafe {
            let attributes: Vec<MlirNamedAttribute> = attributes
                .iter()
                .map(|(name, attr)| MlirNamedAttribute {
                    name: mlirIdentifierGet(self.context, string_ref(name)),
                    attribute: attr.to_raw(),
                })
                .collect();
            let mut state = mlirOperationStateGet(string_ref(name), self.location);
            mlirOperationStateAddOperands(
                &raw mut state,
                operands.len() as isize,
                operands.as_ptr(),
            );
            mlirOperationStateAddResults(&raw mut state, results.len() as isize, results.as_ptr());
            mlirOperationStateAddAttributes(
                &raw mut state,
                attributes.len() as isize,
                attributes.as_ptr(),
            );
            if !regions.is_empty() {
                mlirOperationStateAddOwnedRegions(
                    &raw mut state,
                    regions.len() as isize,
                    regions.as_ptr(),
                );
            }
            let op = mlirOperationCreate(&raw mut state);
            assert!(!op.ptr.is_null(), "operation {name} cannot be made");
            match self.anchor {
                Some(anchor) => {
                    mlirBlockInsertOwnedOperationBefore(self.block.to_raw(), anchor.to_raw(), op);
                }
                None => mlirBlockAppendOwnedOperation(self.block.to_raw(), op),
            }
            Op::from_raw(op)
        }
    }

    /// Parses an attribute that this crate wrote.
    pub fn parse_attr(&self, text: &str) -> Attr<'c> {
        unsafe {
            let raw = mlirAttributeParseGet(self.context, string_ref(text));
            assert!(!raw.ptr.is_null(), "attribute {text}");
            Attr::from_raw(raw)
        }
    }

    /// Parses a type that this crate wrote.
    pub fn parse_type(&self, text: &str) -> Type<'c> {
        unsafe {
            let raw = mlirTypeParseGet(self.context, string_ref(text));
            assert!(!raw.ptr.is_null(), "type {text}");
            Type::from_raw(raw)
        }
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl Val<'_> {
    /// Makes every user of this value use `other` instead.
    pub fn replace_all_uses_with(self, other: Self) {
        unsafe { mlirValueReplaceAllUsesOfWith(self.to_raw(), other.to_raw()) }
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl<'c> Block<'c> {
    /// Appends an argument.
    pub fn add_argument(self, ty: Type<'c>, location: MlirLocation) -> Val<'c> {
        unsafe { Val::from_raw(mlirBlockAddArgument(self.to_raw(), ty.to_raw(), location)) }
    }

    /// Erases an argument that nothing uses.
    pub fn erase_argument(self, at: usize) {
        assert!(self.argument(at).is_unused(), "argument {at} is still used");
        unsafe { mlirBlockEraseArgument(self.to_raw(), at as u32) }
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl<'c> Op<'c> {
    /// Sets an attribute, inherent or discardable.
    pub fn set_attr(self, name: &str, value: Attr<'c>) {
        unsafe {
            mlirOperationSetAttributeByName(self.to_raw(), string_ref(name), value.to_raw());
        }
    }

    /// Returns a copy that belongs to nothing; it is to be erased.
    pub fn copy(self) -> Self {
        unsafe { Self::from_raw(mlirOperationClone(self.to_raw())) }
    }

    /// Moves the operation from where it is.
    pub fn move_before(self, anchor: Self) {
        unsafe { mlirOperationMoveBefore(self.to_raw(), anchor.to_raw()) }
    }

    /// Takes the operation out of its block; it is to be inserted again, or erased.
    pub fn detach(self) {
        unsafe { mlirOperationRemoveFromParent(self.to_raw()) }
    }

    /// Inserts an operation that belongs to nothing.
    pub fn insert_before(self, anchor: Self) {
        let block = anchor.block().expect("an operation in a block");
        unsafe {
            mlirBlockInsertOwnedOperationBefore(block.to_raw(), anchor.to_raw(), self.to_raw());
        }
    }

    /// Appends an operation that belongs to nothing.
    pub fn append_to(self, block: Block<'c>) {
        unsafe { mlirBlockAppendOwnedOperation(block.to_raw(), self.to_raw()) }
    }

    /// Replaces one operand.
    pub fn set_operand(self, at: usize, value: Val<'c>) {
        unsafe { mlirOperationSetOperand(self.to_raw(), at as isize, value.to_raw()) }
    }

    /// Replaces all operands.
    pub fn set_operands(self, operands: &[Val<'c>]) {
        let raw: Vec<MlirValue> = operands.iter().map(|v| v.to_raw()).collect();
        unsafe { mlirOperationSetOperands(self.to_raw(), raw.len() as isize, raw.as_ptr()) }
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl Op<'_> {
    /// Erases the operation; no view of it may be used afterwards.
    pub fn erase(self) {
        assert!(self.results().all(Val::is_unused), "{} is still used", self.name());
        unsafe { mlirOperationDestroy(self.to_raw()) }
    }
}
