//! Reading of attributes.

#[allow(clippy::wildcard_imports, reason = "every name starts with mlir or Mlir")]
use mlir_sys::*;

use super::{Type, printed, view};
use crate::graph::{Linear, Literal};

view!(
    /// An attribute.
    Attr,
    MlirAttribute
);

// SAFETY of every block below: as in `ir`; kinds are asked before a kind's accessor is used.
#[allow(clippy::undocumented_unsafe_blocks)]
impl<'c> Attr<'c> {
    /// Returns the attribute's type.
    pub fn ty(self) -> Type<'c> {
        unsafe { Type::from_raw(mlirAttributeGetType(self.to_raw())) }
    }

    /// Returns the type that a type attribute holds.
    pub fn wrapped_type(self) -> Option<Type<'c>> {
        unsafe {
            mlirAttributeIsAType(self.to_raw())
                .then(|| Type::from_raw(mlirTypeAttrGetValue(self.to_raw())))
        }
    }

    /// Returns the value of an integer or boolean attribute.
    pub fn int(self) -> Option<i64> {
        unsafe {
            if mlirAttributeIsAInteger(self.to_raw()) {
                let ty = mlirAttributeGetType(self.to_raw());
                let value = mlirIntegerAttrGetValueInt(self.to_raw());
                // An i1 true reads as -1 through the sign-extending accessor.
                let bit = mlirTypeIsAInteger(ty) && mlirIntegerTypeGetWidth(ty) == 1;
                return Some(if bit { value & 1 } else { value });
            }
            mlirAttributeIsABool(self.to_raw())
                .then(|| i64::from(mlirBoolAttrGetValue(self.to_raw())))
        }
    }

    /// Returns the value of a float attribute, widened.
    pub fn float(self) -> Option<f64> {
        unsafe {
            mlirAttributeIsAFloat(self.to_raw()).then(|| mlirFloatAttrGetValueDouble(self.to_raw()))
        }
    }

    /// Returns the numbers of a dense i64 array attribute.
    pub fn ints(self) -> Option<Vec<i64>> {
        unsafe {
            if !mlirAttributeIsADenseI64Array(self.to_raw()) {
                return None;
            }
            let count = mlirDenseArrayGetNumElements(self.to_raw());
            Some((0..count).map(|i| mlirDenseI64ArrayGetElement(self.to_raw(), i)).collect())
        }
    }

    /// Returns the numbers of a dense f64 array attribute.
    pub fn floats(self) -> Option<Vec<f64>> {
        unsafe {
            if !mlirAttributeIsADenseF64Array(self.to_raw()) {
                return None;
            }
            let count = mlirDenseArrayGetNumElements(self.to_raw());
            Some((0..count).map(|i| mlirDenseF64ArrayGetElement(self.to_raw(), i)).collect())
        }
    }

    /// Returns the numbers of a dense tensor of integers.
    pub fn numbers(self) -> Option<Vec<i64>> {
        let count = self.ty().dims().into_iter().product::<Option<i64>>()?;
        match self.literal()? {
            Literal::Int(value) => Some(vec![value; usize::try_from(count).ok()?]),
            Literal::Dense(values) => Some(values.iter().map(|x| *x as i64).collect()),
            Literal::Float(_) => None,
        }
    }

    /// Returns the numbers of a dense i32 array attribute.
    pub fn i32s(self) -> Option<Vec<i32>> {
        unsafe {
            if !mlirAttributeIsADenseI32Array(self.to_raw()) {
                return None;
            }
            let count = mlirDenseArrayGetNumElements(self.to_raw());
            Some((0..count).map(|i| mlirDenseI32ArrayGetElement(self.to_raw(), i)).collect())
        }
    }

    /// Returns the text of a string attribute or the name of a flat symbol reference.
    pub fn text(self) -> Option<&'c str> {
        unsafe {
            let text = if mlirAttributeIsAString(self.to_raw()) {
                mlirStringAttrGetValue(self.to_raw())
            } else if mlirAttributeIsAFlatSymbolRef(self.to_raw()) {
                mlirFlatSymbolRefAttrGetValue(self.to_raw())
            } else {
                return None;
            };
            std::str::from_utf8(std::slice::from_raw_parts(text.data.cast(), text.length)).ok()
        }
    }

    /// Returns the elements of an array attribute.
    pub fn elements(self) -> Option<Vec<Self>> {
        unsafe {
            if !mlirAttributeIsAArray(self.to_raw()) {
                return None;
            }
            let count = mlirArrayAttrGetNumElements(self.to_raw());
            Some(
                (0..count)
                    .map(|i| Self::from_raw(mlirArrayAttrGetElement(self.to_raw(), i)))
                    .collect(),
            )
        }
    }

    /// Returns an affine map's number of dimensions and its results, if all of them are linear
    /// in the dimensions and there are no symbols.
    pub fn linear_map(self) -> Option<(u32, Vec<Linear>)> {
        unsafe {
            if !mlirAttributeIsAAffineMap(self.to_raw()) {
                return None;
            }
            let map = mlirAffineMapAttrGetValue(self.to_raw());
            if mlirAffineMapGetNumSymbols(map) != 0 {
                return None;
            }
            let dims = mlirAffineMapGetNumDims(map) as u32;
            let results = (0..mlirAffineMapGetNumResults(map))
                .map(|at| linear(mlirAffineMapGetResult(map, at)))
                .collect::<Option<Vec<_>>>()?;
            Some((dims, results))
        }
    }

    /// Returns the results of an affine map over the operands of `affine.apply`: its dimensions and
    /// then its symbols.
    pub fn affine_results(self) -> Option<Vec<Affine>> {
        unsafe {
            if !mlirAttributeIsAAffineMap(self.to_raw()) {
                return None;
            }
            let map = mlirAffineMapAttrGetValue(self.to_raw());
            let dims = mlirAffineMapGetNumDims(map) as usize;
            (0..mlirAffineMapGetNumResults(map))
                .map(|at| affine(mlirAffineMapGetResult(map, at), dims))
                .collect()
        }
    }

    /// Returns a constant's elements if they are one number, or at most `most`.
    pub fn small_literal(self, most: i64) -> Option<Literal> {
        // SAFETY: the attribute is alive.
        let is_list = unsafe {
            mlirAttributeIsADenseElements(self.to_raw())
                && !mlirDenseElementsAttrIsSplat(self.to_raw())
        };
        let count = || self.ty().dims().into_iter().product::<Option<i64>>();
        if is_list && count()? > most { None } else { self.literal() }
    }

    /// Returns a constant's elements; `None` for kinds that carry no readable data.
    pub fn literal(self) -> Option<Literal> {
        unsafe {
            if let Some(value) = self.float() {
                return Some(Literal::Float(value));
            }
            if let Some(value) = self.int() {
                return Some(Literal::Int(value));
            }
            if !mlirAttributeIsADenseElements(self.to_raw()) {
                return None;
            }
            if mlirDenseElementsAttrIsSplat(self.to_raw()) {
                let splat = Self::from_raw(mlirDenseElementsAttrGetSplatValue(self.to_raw()));
                return splat.literal();
            }
            dense(self.to_raw())
        }
    }
}

impl std::fmt::Display for Attr<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // SAFETY: the handle lives for the view's lifetime.
        f.write_str(&printed(|callback, data| unsafe {
            mlirAttributePrint(self.to_raw(), callback, data);
        }))
    }
}

/// An affine expression.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "named as in MLIR")]
pub enum Affine {
    Operand(usize),
    Constant(i64),
    Add(Box<Affine>, Box<Affine>),
    Mul(Box<Affine>, Box<Affine>),
    FloorDiv(Box<Affine>, Box<Affine>),
    CeilDiv(Box<Affine>, Box<Affine>),
    Mod(Box<Affine>, Box<Affine>),
}

/// Reads an affine expression whose symbols are counted after `dims` dimensions.
#[allow(clippy::undocumented_unsafe_blocks)]
unsafe fn affine(expression: MlirAffineExpr, dims: usize) -> Option<Affine> {
    unsafe {
        if mlirAffineExprIsADim(expression) {
            return Some(Affine::Operand(mlirAffineDimExprGetPosition(expression) as usize));
        }
        if mlirAffineExprIsASymbol(expression) {
            let at = mlirAffineSymbolExprGetPosition(expression) as usize;
            return Some(Affine::Operand(dims + at));
        }
        if mlirAffineExprIsAConstant(expression) {
            return Some(Affine::Constant(mlirAffineConstantExprGetValue(expression)));
        }
        let kind = if mlirAffineExprIsAAdd(expression) {
            Affine::Add
        } else if mlirAffineExprIsAMul(expression) {
            Affine::Mul
        } else if mlirAffineExprIsAFloorDiv(expression) {
            Affine::FloorDiv
        } else if mlirAffineExprIsACeilDiv(expression) {
            Affine::CeilDiv
        } else if mlirAffineExprIsAMod(expression) {
            Affine::Mod
        } else {
            return None;
        };
        let left = affine(mlirAffineBinaryOpExprGetLHS(expression), dims)?;
        let right = affine(mlirAffineBinaryOpExprGetRHS(expression), dims)?;
        Some(kind(Box::new(left), Box::new(right)))
    }
}

/// Returns the linear form of an affine expression.
#[allow(clippy::undocumented_unsafe_blocks)]
unsafe fn linear(expression: MlirAffineExpr) -> Option<Linear> {
    unsafe {
        if mlirAffineExprIsADim(expression) {
            return Some(Linear::var(mlirAffineDimExprGetPosition(expression) as u32));
        }
        if mlirAffineExprIsAConstant(expression) {
            return Some(Linear::constant(mlirAffineConstantExprGetValue(expression)));
        }
        let add = mlirAffineExprIsAAdd(expression);
        if !add && !mlirAffineExprIsAMul(expression) {
            return None;
        }
        let mut left = linear(mlirAffineBinaryOpExprGetLHS(expression))?;
        let right = linear(mlirAffineBinaryOpExprGetRHS(expression))?;
        if add {
            left.add_scaled(&right, 1);
            return Some(left);
        }
        let (factor, of) = if right.terms.is_empty() {
            (right.constant, left)
        } else if left.terms.is_empty() {
            (left.constant, right)
        } else {
            return None;
        };
        let mut product = Linear::default();
        product.add_scaled(&of, factor);
        Some(product)
    }
}

/// Returns the elements of a dense attribute that is not a splat.
#[allow(clippy::undocumented_unsafe_blocks)]
unsafe fn dense(attr: MlirAttribute) -> Option<Literal> {
    unsafe {
        let count = mlirElementsAttrGetNumElements(attr) as usize;
        let ty = mlirShapedTypeGetElementType(mlirAttributeGetType(attr));
        let raw = mlirDenseElementsAttrGetRawData(attr).cast::<u8>();
        let at = |i: usize, width: usize| std::slice::from_raw_parts(raw.add(i * width), width);
        let read: Box<dyn Fn(usize) -> f64> = if mlirTypeIsAF32(ty) {
            Box::new(|i| f64::from(f32::from_ne_bytes(at(i, 4).try_into().expect("4 bytes"))))
        } else if mlirTypeIsAF64(ty) {
            Box::new(|i| f64::from_ne_bytes(at(i, 8).try_into().expect("8 bytes")))
        } else if mlirTypeIsAF16(ty) {
            Box::new(|i| half::f16::from_ne_bytes(at(i, 2).try_into().expect("2 bytes")).to_f64())
        } else if mlirTypeIsABF16(ty) {
            Box::new(|i| half::bf16::from_ne_bytes(at(i, 2).try_into().expect("2 bytes")).to_f64())
        } else if mlirTypeIsAInteger(ty) && mlirIntegerTypeGetWidth(ty) == 32 {
            Box::new(|i| f64::from(i32::from_ne_bytes(at(i, 4).try_into().expect("4 bytes"))))
        } else if mlirTypeIsAInteger(ty) && mlirIntegerTypeGetWidth(ty) == 16 {
            Box::new(|i| f64::from(i16::from_ne_bytes(at(i, 2).try_into().expect("2 bytes"))))
        } else if mlirTypeIsAInteger(ty) && mlirIntegerTypeGetWidth(ty) == 8 {
            Box::new(|i| f64::from(i8::from_ne_bytes(at(i, 1).try_into().expect("a byte"))))
        } else if mlirTypeIsAInteger(ty) && mlirIntegerTypeGetWidth(ty) == 1 {
            Box::new(|i| f64::from(u8::from(mlirDenseElementsAttrGetBoolValue(attr, i as isize))))
        } else if mlirTypeIsAIndex(ty)
            || (mlirTypeIsAInteger(ty) && mlirIntegerTypeGetWidth(ty) == 64)
        {
            let numbers: Vec<i64> = (0..count)
                .map(|i| i64::from_ne_bytes(at(i, 8).try_into().expect("8 bytes")))
                .collect();
            if numbers.iter().any(|n| n.unsigned_abs() > 1 << 53) {
                return None;
            }
            return Some(Literal::Dense(numbers.iter().map(|&n| n as f64).collect()));
        } else {
            return None;
        };
        Some(Literal::Dense((0..count).map(read).collect()))
    }
}
