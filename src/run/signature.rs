//! The type of the function that is run.

use std::fmt;

use mla_passes::{
    frontend::{self, TensorType},
    graph::Elem,
    ir::{Attr, Op, Type},
};

use super::{
    error::{Failure, Outcome, usage},
    tensor::size_of,
};

/// How a value is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A tensor.
    Tensor,
    /// A buffer, such as those of the metadata.
    Memref,
    /// A number.
    Scalar,
}

/// The type of an argument or a result.
#[derive(Clone, Debug)]
pub struct Param {
    /// Element type, or the type of a scalar.
    pub elem: Elem,
    /// Extents; `None` for a dynamic one.
    pub dims: Vec<Option<usize>>,
    /// How it is passed.
    pub kind: Kind,
    text: String,
}

impl Param {
    /// Returns the extents if all are known.
    pub fn static_shape(&self) -> Option<Vec<usize>> {
        self.dims.iter().copied().collect()
    }

    /// Returns true if a value of this type can be passed as the other.
    pub fn same_type(&self, other: &Self) -> bool {
        (self.elem, self.kind, &self.dims) == (other.elem, other.kind, &other.dims)
    }

    fn read(ty: Type<'_>) -> Option<Self> {
        let text = ty.to_string();
        // A dialect's own tensors are for the evaluator.
        let own = text.starts_with('!') && frontend::tensor_type(ty).elem != Elem::Other;
        let kind = if text.starts_with("tensor<") || own {
            Kind::Tensor
        } else if text.starts_with("memref<") {
            Kind::Memref
        } else {
            Kind::Scalar
        };
        let TensorType { dims, elem, .. } = frontend::tensor_type(ty);
        let odd = match kind {
            Kind::Tensor => text.contains("<*x"),
            Kind::Memref => text.contains("<*x") || text.contains(", "),
            // Not a vector.
            Kind::Scalar => text != elem.to_string(),
        };
        size_of(elem).filter(|_| !odd)?;
        let dims = dims.into_iter().map(|d| d.map(|n| n as usize)).collect();
        Some(Self { elem, dims, kind, text })
    }
}

impl fmt::Display for Param {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The type of a function.
#[derive(Clone, Debug)]
pub struct Signature {
    /// Arguments in order.
    pub params: Vec<Param>,
    /// Results in order.
    pub results: Vec<Param>,
}

impl Signature {
    /// Reads the type of a function with a body.
    pub fn read(function: Op<'_>) -> Outcome<Self> {
        let place = function.location_text();
        let Some(block) = function.region_block(0) else {
            return usage(format!("{place}: error: the function has no body"));
        };
        let Some(end) = function.returns().next() else {
            return usage(format!("{place}: error: the function never returns"));
        };
        let read = |what: &str, at: usize, ty: Type<'_>| {
            Param::read(ty).ok_or_else(|| {
                Failure::Usage(format!(
                    "{place}: error: {what} {at} has the type {ty}, which cannot be passed; \
                     expected a ranked tensor, a memref without layout, or a number"
                ))
            })
        };
        let count = block.argument_count();
        let params = (0..count).map(|i| read("argument", i, block.argument(i).ty()));
        let results = end.operands().enumerate().map(|(i, v)| read("result", i, v.ty()));
        Ok(Self {
            params: params.collect::<Outcome<_>>()?,
            results: results.collect::<Outcome<_>>()?,
        })
    }

    /// Returns the number of arguments before the trailing buffers, which are the caller's.
    pub fn inputs(&self) -> usize {
        let buffers = self.params.iter().rev().take_while(|p| p.kind == Kind::Memref).count();
        self.params.len() - buffers
    }
}

/// Returns the function `name` of a module.
pub fn function<'c>(module: Op<'c>, name: &str) -> Option<Op<'c>> {
    module
        .region_block(0)?
        .operations()
        .find(|op| op.attr("sym_name").and_then(Attr::text) == Some(name))
}

/// Returns the function `name`, or a failure that names the others.
pub fn entry<'c>(module: Op<'c>, file: &str, name: &str) -> Outcome<Op<'c>> {
    if let Some(op) = function(module, name) {
        return Ok(op);
    }
    let names: Vec<String> = module
        .region_block(0)
        .map(|block| block.operations().collect::<Vec<_>>())
        .unwrap_or_default()
        .into_iter()
        .filter(|op| op.region_block(0).is_some())
        .filter_map(|op| op.attr("sym_name").and_then(Attr::text))
        .map(|name| format!("@{name}"))
        .collect();
    let has = if names.is_empty() { "no function".to_owned() } else { names.join(", ") };
    usage(format!("{file}: error: no function @{name}; the file has {has}"))
}
