//! Emission of the ops that rewrites share: constants, casts, lengths, reshapes; in the dialect of
//! the graph around them. To add a dialect of ops on whole tensors, implement
//! `whole::Primitives` and name it in [`Dialect`].

use std::{cell::RefCell, rc::Rc};

#[allow(clippy::wildcard_imports, reason = "every name starts with mlir or Mlir")]
use mlir_sys::*;
use rustc_hash::FxHashMap;

mod body;
pub mod contract;
mod dialect;
mod extents;
mod linalg;
pub(super) mod stablehlo;
pub(super) mod torch;
mod values;
mod whole;

pub use self::{dialect::Dialect, extents::Extents};

use crate::{
    frontend::tensor_type,
    graph::{Elem, Linear, Literal},
    ir::{Attr, Block, DYNAMIC, Op, Type, Val, edit::Builder},
};

/// Makes ops at one place.
pub struct Emitter<'c> {
    /// Where.
    pub builder: Builder<'c>,
    /// What tensors are computed in.
    pub dialect: Dialect,
    /// Constants that were made, by type and value.
    constants: Constants<'c>,
    /// What is known of dynamic extents.
    extents: Option<Rc<Extents<'c>>>,
}

type Constants<'c> = RefCell<FxHashMap<(&'static str, Option<Attr<'c>>), Val<'c>>>;

/// A tensor that is read through a map from loop indices.
pub type Operand<'c> = (Val<'c>, Vec<Linear>);

// SAFETY of every block below: the context is alive for 'c and MLIR copies the lists.
#[allow(clippy::undocumented_unsafe_blocks)]
impl<'c> Emitter<'c> {
    /// Emits at the builder's place.
    pub fn new(builder: Builder<'c>) -> Self {
        Self::of(builder, Dialect::Linalg)
    }

    /// Emits at the builder's place, in a graph of `dialect`.
    pub fn of(builder: Builder<'c>, dialect: Dialect) -> Self {
        Self { builder, dialect, constants: RefCell::default(), extents: None }
    }

    /// Returns the emitter for a module with these extents.
    pub fn with_extents(self, extents: &Rc<Extents<'c>>) -> Self {
        Self { extents: Some(extents.clone()), ..self }
    }

    /// Returns the ops of a dialect without structured ops.
    fn whole(&self) -> Option<&'static dyn whole::Primitives> {
        match self.dialect {
            Dialect::Linalg | Dialect::Iree => None,
            Dialect::Stablehlo => Some(&stablehlo::Stablehlo),
            Dialect::Torch => Some(&torch::Torch),
        }
    }

    /// Returns the extents of a type that is known to be static.
    pub fn dims_of(&self, ty: Type<'c>) -> Vec<i64> {
        let dims = tensor_type(ty).dims;
        dims.into_iter().map(|d| d.expect("a static shape")).collect()
    }

    /// Returns the element type of a tensor, or the type of a scalar.
    pub fn elem_of(&self, value: Val<'c>) -> Elem {
        self.elem_of_type(value.ty())
    }

    /// Returns the element type of such a type.
    pub fn elem_of_type(&self, ty: Type<'c>) -> Elem {
        tensor_type(ty).elem
    }

    fn context(&self) -> MlirContext {
        self.builder.context()
    }

    /// Returns an element type.
    pub fn elem(&self, elem: Elem) -> Type<'c> {
        let c = self.context();
        unsafe {
            Type::from_raw(match elem {
                Elem::F64 => mlirF64TypeGet(c),
                Elem::F32 => mlirF32TypeGet(c),
                Elem::F16 => mlirF16TypeGet(c),
                Elem::Bf16 => mlirBF16TypeGet(c),
                Elem::F8E4M3FN => mlirFloat8E4M3FNTypeGet(c),
                Elem::F8E4M3FNUZ => mlirFloat8E4M3FNUZTypeGet(c),
                Elem::Int(bits) => mlirIntegerTypeGet(c, bits),
                Elem::Index | Elem::Other => mlirIndexTypeGet(c),
            })
        }
    }

    /// Returns a ranked tensor type; an extent of -1 is dynamic.
    pub fn tensor(&self, dims: &[i64], elem: Elem) -> Type<'c> {
        unsafe {
            let dims: Vec<i64> = dims
                .iter()
                .map(|d| {
                    let dynamic = *d < 0 || self.is_dynamic(*d);
                    if dynamic { DYNAMIC } else { *d }
                })
                .collect();
            let encoding = mlirAttributeGetNull();
            Type::from_raw(mlirRankedTensorTypeGet(
                dims.len() as isize,
                dims.as_ptr(),
                self.elem(elem).to_raw(),
                encoding,
            ))
        }
    }

    /// Returns a ranked tensor type whose integers are signed, except booleans.
    fn signed_tensor(&self, dims: &[i64], elem: Elem) -> Type<'c> {
        let element = match elem {
            Elem::Int(bits) if bits > 1 => unsafe {
                Type::from_raw(mlirIntegerTypeSignedGet(self.context(), bits))
            },
            other => self.elem(other),
        };
        let rank = dims.len() as isize;
        unsafe {
            let encoding = mlirAttributeGetNull();
            let raw = mlirRankedTensorTypeGet(rank, dims.as_ptr(), element.to_raw(), encoding);
            Type::from_raw(raw)
        }
    }

    /// Returns an unranked tensor type.
    pub fn unranked_tensor(&self, elem: Elem) -> Type<'c> {
        unsafe { Type::from_raw(mlirUnrankedTensorTypeGet(self.elem(elem).to_raw())) }
    }

    /// Returns a memref type with the identity layout; an extent of -1 is dynamic.
    pub fn memref(&self, dims: &[i64], elem: Elem) -> Type<'c> {
        unsafe {
            let dims: Vec<i64> = dims.iter().map(|d| if *d < 0 { DYNAMIC } else { *d }).collect();
            Type::from_raw(mlirMemRefTypeContiguousGet(
                self.elem(elem).to_raw(),
                dims.len() as isize,
                dims.as_ptr(),
                mlirAttributeGetNull(),
            ))
        }
    }

    /// Returns a function type.
    pub fn function_type(&self, arguments: &[Type<'c>], results: &[Type<'c>]) -> Type<'c> {
        let raw = |types: &[Type<'c>]| types.iter().map(|t| t.to_raw()).collect::<Vec<MlirType>>();
        let (arguments, results) = (raw(arguments), raw(results));
        unsafe {
            Type::from_raw(mlirFunctionTypeGet(
                self.context(),
                arguments.len() as isize,
                arguments.as_ptr(),
                results.len() as isize,
                results.as_ptr(),
            ))
        }
    }

    /// Returns an integer attribute.
    pub fn i64(&self, value: i64) -> Attr<'c> {
        self.int(value, Elem::Int(64))
    }

    /// Returns an integer attribute of the given type.
    pub fn int(&self, value: i64, elem: Elem) -> Attr<'c> {
        int_of(value, self.elem(elem))
    }

    /// Returns a float attribute of the given type.
    pub fn float(&self, value: f64, elem: Elem) -> Attr<'c> {
        unsafe {
            Attr::from_raw(mlirFloatAttrDoubleGet(self.context(), self.elem(elem).to_raw(), value))
        }
    }

    /// Returns an f64 attribute.
    pub fn f64(&self, value: f64) -> Attr<'c> {
        self.float(value, Elem::F64)
    }

    /// Returns the unit attribute.
    pub fn unit(&self) -> Attr<'c> {
        unsafe { Attr::from_raw(mlirUnitAttrGet(self.context())) }
    }

    /// Returns a string attribute.
    pub fn string(&self, text: &str) -> Attr<'c> {
        unsafe { Attr::from_raw(mlirStringAttrGet(self.context(), crate::ir::string_ref(text))) }
    }

    /// Returns a symbol reference.
    pub fn symbol(&self, name: &str) -> Attr<'c> {
        unsafe {
            Attr::from_raw(mlirFlatSymbolRefAttrGet(self.context(), crate::ir::string_ref(name)))
        }
    }

    /// Returns a type attribute.
    pub fn type_attr(&self, ty: Type<'c>) -> Attr<'c> {
        unsafe { Attr::from_raw(mlirTypeAttrGet(ty.to_raw())) }
    }

    /// Returns an array attribute.
    pub fn array(&self, of: &[Attr<'c>]) -> Attr<'c> {
        let raw: Vec<MlirAttribute> = of.iter().map(|a| a.to_raw()).collect();
        unsafe {
            Attr::from_raw(mlirArrayAttrGet(self.context(), raw.len() as isize, raw.as_ptr()))
        }
    }

    /// Returns a dictionary attribute.
    pub fn dictionary(&self, of: &[(&str, Attr<'c>)]) -> Attr<'c> {
        unsafe {
            let named: Vec<MlirNamedAttribute> = of
                .iter()
                .map(|(name, attr)| MlirNamedAttribute {
                    name: mlirIdentifierGet(self.context(), crate::ir::string_ref(name)),
                    attribute: attr.to_raw(),
                })
                .collect();
            Attr::from_raw(mlirDictionaryAttrGet(
                self.context(),
                named.len() as isize,
                named.as_ptr(),
            ))
        }
    }

    /// Returns an `array<i32: ...>` attribute.
    pub fn i32_array(&self, values: &[i32]) -> Attr<'c> {
        unsafe {
            Attr::from_raw(mlirDenseI32ArrayGet(
                self.context(),
                values.len() as isize,
                values.as_ptr(),
            ))
        }
    }

    /// Returns an `array<i64: ...>` attribute.
    pub fn i64_array(&self, values: &[i64]) -> Attr<'c> {
        unsafe {
            Attr::from_raw(mlirDenseI64ArrayGet(
                self.context(),
                values.len() as isize,
                values.as_ptr(),
            ))
        }
    }

    /// Returns an `array<f64: ...>` attribute.
    pub fn f64_array(&self, values: &[f64]) -> Attr<'c> {
        let count = values.len() as isize;
        unsafe { Attr::from_raw(mlirDenseF64ArrayGet(self.context(), count, values.as_ptr())) }
    }

    /// Parses an attribute.
    pub fn parse(&self, text: &str) -> Attr<'c> {
        self.builder.parse_attr(text)
    }

    /// Returns an affine map attribute over `dims` dimensions.
    pub fn map(&self, dims: u32, results: &[Linear]) -> Attr<'c> {
        let c = self.context();
        unsafe {
            let mut all: Vec<MlirAffineExpr> = results
                .iter()
                .map(|linear| {
                    let mut sum = None;
                    for &(var, coefficient) in &linear.terms {
                        let dim = mlirAffineDimExprGet(c, var as isize);
                        let term = if coefficient == 1 {
                            dim
                        } else {
                            mlirAffineMulExprGet(dim, mlirAffineConstantExprGet(c, coefficient))
                        };
                        sum = Some(sum.map_or(term, |s| mlirAffineAddExprGet(s, term)));
                    }
                    let constant = mlirAffineConstantExprGet(c, linear.constant);
                    match sum {
                        None => constant,
                        Some(sum) if linear.constant == 0 => sum,
                        Some(sum) => mlirAffineAddExprGet(sum, constant),
                    }
                })
                .collect();
            Attr::from_raw(mlirAffineMapAttrGet(mlirAffineMapGet(
                c,
                dims as isize,
                0,
                all.len() as isize,
                all.as_mut_ptr(),
            )))
        }
    }

    /// Makes `arith.constant`.
    pub fn constant(&self, value: Attr<'c>, ty: Type<'c>) -> Val<'c> {
        self.builder.create("arith.constant", &[], &[ty], &[("value", value)]).result(0)
    }

    /// Returns the attribute of a tensor of one number.
    pub fn splat(&self, number: &Literal, ty: Type<'c>) -> Attr<'c> {
        let elem = ty.elem();
        let number = match number {
            Literal::Float(n) => self.float(*n, elem),
            Literal::Int(n) => int_of(*n, ty.element()),
            Literal::Dense(_) => unreachable!("one number"),
        };
        unsafe { Attr::from_raw(mlirDenseElementsAttrSplatGet(ty.to_raw(), number.to_raw())) }
    }

    /// Returns the attribute of a constant i64 tensor.
    pub fn i64s(&self, values: &[i64]) -> Attr<'c> {
        i64s_of(values, self.tensor(&[values.len() as i64], Elem::Int(64)))
    }

    /// Returns the attribute of a constant f64 tensor.
    pub fn f64s(&self, values: &[f64]) -> Attr<'c> {
        let ty = self.tensor(&[values.len() as i64], Elem::F64);
        unsafe {
            Attr::from_raw(mlirDenseElementsAttrDoubleGet(
                ty.to_raw(),
                values.len() as isize,
                values.as_ptr(),
            ))
        }
    }

    /// Makes `memref.alloc`, aligned to a cache line; `sizes` are those of the extents of -1.
    pub fn alloc(
        &self,
        dims: &[i64],
        sizes: &[Val<'c>],
        elem: Elem,
        more: &[(&str, Attr<'c>)],
    ) -> Op<'c> {
        let segments = self.i32_array(&[sizes.len() as i32, 0]);
        let mut attributes = vec![("operandSegmentSizes", segments), ("alignment", self.i64(64))];
        attributes.extend(more);
        self.builder.create("memref.alloc", sizes, &[self.memref(dims, elem)], &attributes)
    }

    /// Returns a tensor as a builtin one, as the `mla` dialect takes it.
    pub fn builtin(&self, value: Val<'c>) -> Val<'c> {
        match self.dialect {
            Dialect::Linalg | Dialect::Iree | Dialect::Stablehlo => value,
            Dialect::Torch => {
                self.reinterpret(value, self.tensor(&self.dims(value), self.elem_of(value)))
            }
        }
    }

    /// Returns a builtin tensor as the graph has them.
    pub fn native(&self, value: Val<'c>) -> Val<'c> {
        match self.dialect {
            Dialect::Linalg | Dialect::Iree | Dialect::Stablehlo => value,
            Dialect::Torch => {
                let ty = torch::vtensor(self, &self.dims(value), self.elem_of(value));
                self.reinterpret(value, ty)
            }
        }
    }

    fn reinterpret(&self, value: Val<'c>, ty: Type<'c>) -> Val<'c> {
        let cast = self.builder.create(CAST, &[value], &[ty], &[]).result(0);
        self.with_dims(cast, &self.dims(value))
    }

    /// Makes the region of a structured op: a block with arguments of `types` that yields what
    /// `body` makes from them.
    fn region(
        &self,
        types: &[Type<'c>],
        body: impl FnOnce(&Emitter<'c>, &[Val<'c>]) -> Val<'c>,
    ) -> MlirRegion {
        let (region, block) = unsafe {
            let region = mlirRegionCreate();
            let raw: Vec<MlirType> = types.iter().map(|t| t.to_raw()).collect();
            let locations = vec![self.builder.location(); raw.len()];
            let block = mlirBlockCreate(raw.len() as isize, raw.as_ptr(), locations.as_ptr());
            mlirRegionAppendOwnedBlock(region, block);
            (region, Block::from_raw(block))
        };
        let inner = Emitter::new(self.builder.inside(block));
        let arguments: Vec<Val<'c>> = (0..types.len()).map(|i| block.argument(i)).collect();
        let value = body(&inner, &arguments);
        inner.builder.create("linalg.yield", &[value], &[], &[]);
        region
    }

    /// Makes a one-result op of operands of one type.
    pub fn op(&self, name: &str, operands: &[Val<'c>], elem: Elem) -> Val<'c> {
        self.builder.create(name, operands, &[self.elem(elem)], &[]).result(0)
    }
}

/// Returns an integer attribute of the given type.
fn int_of(value: i64, ty: Type<'_>) -> Attr<'_> {
    // SAFETY: the type is an integer type of a live context.
    unsafe { Attr::from_raw(mlirIntegerAttrGet(ty.to_raw(), value)) }
}

/// Returns the attribute of a constant tensor of the given type, of 64-bit integers.
fn i64s_of<'c>(values: &[i64], ty: Type<'c>) -> Attr<'c> {
    let count = values.len() as isize;
    // SAFETY: the type has as many elements, and MLIR copies the list.
    unsafe { Attr::from_raw(mlirDenseElementsAttrInt64Get(ty.to_raw(), count, values.as_ptr())) }
}

/// Between a builtin tensor and the graph's own type.
pub const CAST: &str = "builtin.unrealized_conversion_cast";

/// Branches whose arms see what is around them.
const BRANCHES: [&str; 3] = ["scf.if", "stablehlo.case", "torch.prim.If"];

/// Returns where what `op` needs of `value` alone can be computed once: the block of `value`, and the
/// operation there that is `op` or holds it; of no value, the block around all branches.
pub fn home<'c>(value: Option<Val<'c>>, op: Op<'c>) -> (Block<'c>, Op<'c>) {
    let mut around = std::iter::once(op).chain(op.ancestors());
    let anchor = match value.and_then(Val::block) {
        Some(block) => around.find(|op| op.block() == Some(block)),
        None => around.find(|op| op.parent().is_none_or(|p| !BRANCHES.contains(&p.name()))),
    };
    let anchor = anchor.unwrap_or(op);
    (anchor.block().expect("an operation in a block"), anchor)
}

/// Returns the place right after `value` is defined in `block`, or its start; `anchor` where the
/// value is defined in another block.
pub fn after_definition<'c>(value: Option<Val<'c>>, block: Block<'c>, anchor: Op<'c>) -> Op<'c> {
    match value.map(|v| (v.definition(), v.argument())) {
        Some((Some((op, _)), _)) if op.block() == Some(block) => op.next().unwrap_or(anchor),
        Some((Some(_), _)) => anchor,
        Some((None, Some((owner, _)))) if owner != block => anchor,
        _ => block.first().unwrap_or(anchor),
    }
}
