//! Thin, copyable views of MLIR's IR over its C API: the reading side of frontends and passes.
//!
//! melior's own wrappers allocate an error for each missing attribute; a frontend asks for
//! thousands, so these return `Option`. All views borrow the context for `'c`; they stay valid
//! until the operation they point at is erased, which only [`edit`] does.

use std::fmt;

#[allow(clippy::wildcard_imports, reason = "every name starts with mlir or Mlir")]
use mlir_sys::*;

pub mod attribute;
pub mod dialect_text;
pub mod edit;
pub mod inline;

pub use attribute::{Affine, Attr};

/// What MLIR writes for a dynamic entry of a static list (`ShapedType::kDynamic`).
pub const DYNAMIC: i64 = i64::MIN;

use crate::graph::{Elem, Extent};

macro_rules! view {
    ($(#[$doc:meta])* $name:ident, $raw:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name<'c> {
            raw: $raw,
            context: std::marker::PhantomData<&'c ()>,
        }

        impl<'c> $name<'c> {
            /// Wraps a raw handle.
            ///
            /// # Safety
            /// The handle is not null and lives for `'c`.
            pub unsafe fn from_raw(raw: $raw) -> Self {
                Self { raw, context: std::marker::PhantomData }
            }

            /// Returns the raw handle.
            pub fn to_raw(self) -> $raw {
                self.raw
            }

            #[allow(dead_code, reason = "not every kind of handle can be null")]
            pub(crate) fn checked(raw: $raw) -> Option<Self> {
                (!raw.ptr.is_null()).then_some(Self { raw, context: std::marker::PhantomData })
            }
        }

        impl PartialEq for $name<'_> {
            fn eq(&self, other: &Self) -> bool {
                std::ptr::eq(self.raw.ptr, other.raw.ptr)
            }
        }

        impl Eq for $name<'_> {}

        impl std::hash::Hash for $name<'_> {
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                (self.raw.ptr as usize).hash(state);
            }
        }
    };
}
pub(crate) use view;

view!(
    /// An operation.
    Op,
    MlirOperation
);
view!(
    /// A value: an operation's result or a block's argument.
    Val,
    MlirValue
);
view!(
    /// A block.
    Block,
    MlirBlock
);
view!(
    /// A type.
    Type,
    MlirType
);

pub(crate) fn string_ref(text: &str) -> MlirStringRef {
    MlirStringRef { data: text.as_ptr().cast(), length: text.len() }
}

/// Collects what MLIR prints through a callback.
pub(crate) fn printed(print: impl FnOnce(MlirStringCallback, *mut std::ffi::c_void)) -> String {
    unsafe extern "C" fn append(part: MlirStringRef, target: *mut std::ffi::c_void) {
        // SAFETY: `target` is the `String` below; the part is valid during the call.
        unsafe {
            let bytes = std::slice::from_raw_parts(part.data.cast::<u8>(), part.length);
            (*target.cast::<String>()).push_str(&String::from_utf8_lossy(bytes));
        }
    }
    let mut text = String::new();
    print(Some(append), (&raw mut text).cast());
    text
}

// SAFETY of every block below: the views hold non-null handles that live for 'c (see `from_raw`),
// positions are below the counts that MLIR returns, and MLIR's accessors do not retain anything.
#[allow(clippy::undocumented_unsafe_blocks)]
impl<'c> Op<'c> {
    /// Returns the full name, such as `linalg.generic`.
    pub fn name(self) -> &'c str {
        unsafe {
            let name = mlirIdentifierStr(mlirOperationGetName(self.raw));
            let bytes = std::slice::from_raw_parts(name.data.cast::<u8>(), name.length);
            std::str::from_utf8_unchecked(bytes)
        }
    }

    /// Returns the identity of the name: equal names of one context have one.
    pub fn name_identity(self) -> usize {
        unsafe { mlirOperationGetName(self.raw).ptr as usize }
    }

    /// Returns the identity that an operation called `name` has.
    pub fn identifier(self, name: &str) -> usize {
        unsafe { mlirIdentifierGet(self.context(), string_ref(name)).ptr as usize }
    }

    /// Returns the number of operands.
    pub fn operand_count(self) -> usize {
        unsafe { mlirOperationGetNumOperands(self.raw) as usize }
    }

    /// Returns one operand.
    pub fn operand(self, at: usize) -> Val<'c> {
        assert!(at < self.operand_count(), "operand {at} of {}", self.name());
        unsafe { Val::from_raw(mlirOperationGetOperand(self.raw, at as isize)) }
    }

    /// Returns the operands in order.
    pub fn operands(self) -> impl ExactSizeIterator<Item = Val<'c>> {
        (0..self.operand_count()).map(move |at| self.operand(at))
    }

    /// Returns the number of results.
    pub fn result_count(self) -> usize {
        unsafe { mlirOperationGetNumResults(self.raw) as usize }
    }

    /// Returns one result.
    pub fn result(self, at: usize) -> Val<'c> {
        assert!(at < self.result_count(), "result {at} of {}", self.name());
        unsafe { Val::from_raw(mlirOperationGetResult(self.raw, at as isize)) }
    }

    /// Returns the results in order.
    pub fn results(self) -> impl ExactSizeIterator<Item = Val<'c>> {
        (0..self.result_count()).map(move |at| self.result(at))
    }

    /// Returns the first block of region `at`, if there is one.
    pub fn region_block(self, at: usize) -> Option<Block<'c>> {
        if at >= self.region_count() {
            return None;
        }
        unsafe {
            Block::checked(mlirRegionGetFirstBlock(mlirOperationGetRegion(self.raw, at as isize)))
        }
    }

    /// Returns the number of regions.
    pub fn region_count(self) -> usize {
        unsafe { mlirOperationGetNumRegions(self.raw) as usize }
    }

    /// Returns the blocks of all regions, in order.
    pub fn blocks(self) -> impl Iterator<Item = Block<'c>> {
        let regions = (0..self.region_count())
            .map(move |at| unsafe { mlirOperationGetRegion(self.raw, at as isize) });
        regions.flat_map(|region| {
            let first = unsafe { Block::checked(mlirRegionGetFirstBlock(region)) };
            std::iter::successors(first, |block| unsafe {
                Block::checked(mlirBlockGetNextInRegion(block.raw))
            })
        })
    }

    /// Returns the operations that return from a function, in the order of its blocks.
    pub fn returns(self) -> impl Iterator<Item = Op<'c>> {
        let ends = self.blocks().filter_map(Block::terminator);
        ends.filter(|end| matches!(end.name(), "func.return" | "util.return"))
    }

    /// Returns true for a function whose body is one block.
    pub fn has_one_block(self) -> bool {
        self.blocks().take(2).count() == 1
    }

    /// Returns true for an operation of a dialect that MLIR knows.
    pub fn is_registered(self) -> bool {
        unsafe {
            let name = mlirIdentifierStr(mlirOperationGetName(self.raw));
            mlirContextIsRegisteredOperation(self.context(), name)
        }
    }

    /// Returns the attribute called `name`, inherent or discardable.
    pub fn attr(self, name: &str) -> Option<Attr<'c>> {
        unsafe { Attr::checked(mlirOperationGetAttributeByName(self.raw, string_ref(name))) }
    }

    /// Returns the block that holds this operation.
    pub fn block(self) -> Option<Block<'c>> {
        unsafe { Block::checked(mlirOperationGetBlock(self.raw)) }
    }

    /// Returns the operation whose region holds this one.
    pub fn parent(self) -> Option<Self> {
        unsafe { Self::checked(mlirOperationGetParentOperation(self.raw)) }
    }

    /// Returns the operations around this one, innermost first.
    pub fn ancestors(self) -> impl Iterator<Item = Self> {
        std::iter::successors(self.parent(), |op| op.parent())
    }

    /// Returns true if this operation stands before `other` in the same block.
    pub fn is_before(self, other: Self) -> bool {
        self.block() == other.block()
            && unsafe { mlirOperationIsBeforeInBlock(self.raw, other.raw) }
    }

    /// Returns the next operation of the block.
    pub fn next(self) -> Option<Self> {
        unsafe { Self::checked(mlirOperationGetNextInBlock(self.raw)) }
    }

    /// Returns the context.
    pub fn context(self) -> MlirContext {
        unsafe { mlirOperationGetContext(self.raw) }
    }

    /// Returns the location.
    pub fn location(self) -> MlirLocation {
        unsafe { mlirOperationGetLocation(self.raw) }
    }

    /// Returns the location as `file:line:column`, or as MLIR prints it when it has another form.
    pub fn location_text(self) -> String {
        let location = self.location();
        unsafe {
            if mlirLocationIsAFileLineColRange(location) {
                let file = mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(location));
                let file = String::from_utf8_lossy(std::slice::from_raw_parts(
                    file.data.cast::<u8>(),
                    file.length,
                ));
                return format!(
                    "{file}:{}:{}",
                    mlirLocationFileLineColRangeGetStartLine(location),
                    mlirLocationFileLineColRangeGetStartColumn(location)
                );
            }
        }
        printed(|callback, data| unsafe { mlirLocationPrint(location, callback, data) })
    }

    /// Calls `f` on this operation and all below it, parents first.
    pub fn walk(self, f: &mut dyn FnMut(Self)) {
        unsafe extern "C" fn visit(
            op: MlirOperation,
            data: *mut std::ffi::c_void,
        ) -> MlirWalkResult {
            unsafe {
                let f = &mut **data.cast::<&mut dyn FnMut(Op<'_>)>();
                f(Op::from_raw(op));
            }
            MlirWalkResult_MlirWalkResultAdvance
        }
        if self.region_count() == 0 {
            return f(self);
        }
        let mut f: &mut dyn FnMut(Op<'c>) = f;
        unsafe {
            mlirOperationWalk(
                self.raw,
                Some(visit),
                (&raw mut f).cast(),
                MlirWalkOrder_MlirWalkPreOrder,
            );
        }
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl<'c> Val<'c> {
    /// Returns the type.
    pub fn ty(self) -> Type<'c> {
        unsafe { Type::from_raw(mlirValueGetType(self.raw)) }
    }

    /// Returns the operation that defines this value, and which result it is.
    pub fn definition(self) -> Option<(Op<'c>, usize)> {
        unsafe {
            mlirValueIsAOpResult(self.raw).then(|| {
                (
                    Op::from_raw(mlirOpResultGetOwner(self.raw)),
                    mlirOpResultGetResultNumber(self.raw) as usize,
                )
            })
        }
    }

    /// Returns the block whose argument this value is, and its position.
    pub fn argument(self) -> Option<(Block<'c>, usize)> {
        unsafe {
            mlirValueIsABlockArgument(self.raw).then(|| {
                (
                    Block::from_raw(mlirBlockArgumentGetOwner(self.raw)),
                    mlirBlockArgumentGetArgNumber(self.raw) as usize,
                )
            })
        }
    }

    /// Returns the block in which the value is defined.
    pub fn block(self) -> Option<Block<'c>> {
        match self.definition() {
            Some((op, _)) => op.block(),
            None => self.argument().map(|(block, _)| block),
        }
    }

    /// Returns every use: the operation and the position among its operands.
    pub fn uses(self) -> Vec<(Op<'c>, usize)> {
        self.each_use().collect()
    }

    /// As [`Self::uses`], found one by one: the uses must stay as they are meanwhile.
    pub fn each_use(self) -> impl Iterator<Item = (Op<'c>, usize)> {
        let mut operand = unsafe { mlirValueGetFirstUse(self.raw) };
        std::iter::from_fn(move || unsafe {
            if mlirOpOperandIsNull(operand) {
                return None;
            }
            let owner = Op::from_raw(mlirOpOperandGetOwner(operand));
            let number = mlirOpOperandGetOperandNumber(operand) as usize;
            operand = mlirOpOperandGetNextUse(operand);
            Some((owner, number))
        })
    }

    /// Returns true when nothing uses the value.
    pub fn is_unused(self) -> bool {
        unsafe { mlirOpOperandIsNull(mlirValueGetFirstUse(self.raw)) }
    }

    /// Returns the identity of the value as a number.
    pub fn key(self) -> usize {
        self.raw.ptr as usize
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl<'c> Block<'c> {
    /// Returns the first operation.
    pub fn first(self) -> Option<Op<'c>> {
        unsafe { Op::checked(mlirBlockGetFirstOperation(self.raw)) }
    }

    /// Returns the terminator: the last operation, if MLIR knows none of an unregistered dialect.
    pub fn terminator(self) -> Option<Op<'c>> {
        let known = unsafe { Op::checked(mlirBlockGetTerminator(self.raw)) };
        known.or_else(|| self.operations().last())
    }

    /// Returns the operations in order.
    pub fn operations(self) -> impl Iterator<Item = Op<'c>> {
        std::iter::successors(self.first(), |op| op.next())
    }

    /// Returns the operation of a module's body that is called `name`.
    pub fn symbol(self, name: &str) -> Option<Op<'c>> {
        self.operations().find(|op| op.attr("sym_name").and_then(Attr::text) == Some(name))
    }

    /// Returns the number of arguments.
    pub fn argument_count(self) -> usize {
        unsafe { mlirBlockGetNumArguments(self.raw) as usize }
    }

    /// Returns one argument.
    pub fn argument(self, at: usize) -> Val<'c> {
        assert!(at < self.argument_count(), "block argument {at}");
        unsafe { Val::from_raw(mlirBlockGetArgument(self.raw, at as isize)) }
    }

    /// Returns the operation whose region holds the block.
    pub fn parent(self) -> Option<Op<'c>> {
        unsafe { Op::checked(mlirBlockGetParentOperation(self.raw)) }
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl Type<'_> {
    /// Returns the element type of a ranked tensor, or the type of a scalar.
    pub fn elem(self) -> Elem {
        unsafe {
            let ty = if mlirTypeIsAShaped(self.raw) {
                mlirShapedTypeGetElementType(self.raw)
            } else {
                self.raw
            };
            if mlirTypeIsAF32(ty) {
                Elem::F32
            } else if mlirTypeIsABF16(ty) {
                Elem::Bf16
            } else if mlirTypeIsAF16(ty) {
                Elem::F16
            } else if mlirTypeIsAF64(ty) {
                Elem::F64
            } else if mlirTypeIsAInteger(ty) {
                Elem::Int(mlirIntegerTypeGetWidth(ty))
            } else if mlirTypeIsAIndex(ty) {
                Elem::Index
            } else if mlirTypeIsAFloat8E4M3FN(ty) {
                Elem::F8E4M3FN
            } else if mlirTypeIsAFloat8E4M3FNUZ(ty) {
                Elem::F8E4M3FNUZ
            } else {
                Elem::Other
            }
        }
    }

    /// Returns the types of a function type's results; none for any other type.
    pub fn function_results(self) -> Vec<Self> {
        unsafe {
            if !mlirTypeIsAFunction(self.raw) {
                return Vec::new();
            }
            let count = mlirFunctionTypeGetNumResults(self.raw);
            (0..count).map(|at| Self::from_raw(mlirFunctionTypeGetResult(self.raw, at))).collect()
        }
    }

    /// Returns the element type of a shaped type as it is, or the type itself.
    pub fn element(self) -> Self {
        unsafe {
            if mlirTypeIsAShaped(self.raw) {
                Self::from_raw(mlirShapedTypeGetElementType(self.raw))
            } else {
                self
            }
        }
    }

    /// Returns true for an unsigned integer type, or a tensor of one.
    pub fn is_unsigned(self) -> bool {
        unsafe {
            let ty = self.element().raw;
            mlirTypeIsAInteger(ty) && mlirIntegerTypeIsUnsigned(ty)
        }
    }

    /// Returns true for a ranked tensor.
    pub fn is_tensor(self) -> bool {
        unsafe { mlirTypeIsARankedTensor(self.raw) }
    }

    /// Returns true for a ranked or unranked tensor.
    pub fn is_any_tensor(self) -> bool {
        unsafe { mlirTypeIsATensor(self.raw) }
    }

    /// Returns the text of the plan inside `!mla.metadata<...>`; `None` for any other type.
    pub fn metadata_plan(self) -> Option<String> {
        unsafe {
            let namespace = mlirDialectGetNamespace(mlirTypeGetDialect(self.raw));
            let name = std::slice::from_raw_parts(namespace.data.cast::<u8>(), namespace.length);
            if name != b"mla" {
                return None;
            }
        }
        let text = self.to_string();
        Some(text.strip_prefix("!mla.metadata<")?.strip_suffix('>')?.to_owned())
    }

    /// Returns the extents of a ranked tensor; a dynamic one is `None`. A scalar has none.
    pub fn dims(self) -> Vec<Option<i64>> {
        unsafe {
            if !mlirTypeIsAShaped(self.raw) || !mlirShapedTypeHasRank(self.raw) {
                return Vec::new();
            }
            (0..mlirShapedTypeGetRank(self.raw))
                .map(|d| mlirShapedTypeGetDimSize(self.raw, d as isize))
                .map(|size| (size != DYNAMIC).then_some(size))
                .collect()
        }
    }

    /// Returns true for a tensor with an extent that is known only when running.
    pub fn is_dynamic(self) -> bool {
        unsafe {
            mlirTypeIsAShaped(self.raw)
                && mlirShapedTypeHasRank(self.raw)
                && !mlirShapedTypeHasStaticShape(self.raw)
        }
    }

    /// Returns the extents when all are static.
    pub fn static_dims(self) -> Option<Vec<Extent>> {
        self.dims().into_iter().map(|d| d.map(Extent::Known)).collect()
    }
}

impl fmt::Display for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the handle lives for the view's lifetime.
        f.write_str(&printed(|callback, data| unsafe {
            mlirTypePrint(self.raw, callback, data);
        }))
    }
}
