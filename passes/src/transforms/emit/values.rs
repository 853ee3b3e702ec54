//! Values that a rewrite computes around a decode: bodies, in no dialect.

use super::{Emitter, Operand, linalg, whole};
use crate::{
    frontend::{sizes::Size, tensor_type},
    graph::{BinaryOp, Elem, Linear, Literal, Predicate, Scalar},
    ir::{Type, Val},
};

impl<'c> Emitter<'c> {
    /// Makes a tensor of shape `dims` whose elements are `body` over the elements that `inputs`
    /// read through maps from the indices.
    pub fn elementwise(
        &self,
        dims: &[i64],
        inputs: &[Operand<'c>],
        elem: Elem,
        body: &Scalar,
    ) -> Val<'c> {
        match self.whole() {
            None => linalg::map(self, dims, inputs, elem, body),
            Some(ops) => whole::map(self, ops, dims, inputs, elem, body),
        }
    }

    /// Makes a tensor of one number.
    pub fn full(&self, dims: &[i64], number: &Literal, elem: Elem) -> Val<'c> {
        match self.whole() {
            None => {
                let ty = self.tensor(dims, elem);
                self.constant(self.splat(number, ty), ty)
            }
            Some(ops) => ops.full(self, number, elem, dims),
        }
    }

    /// Returns `value` with `body` applied to each element.
    fn apply(&self, value: Val<'c>, elem: Elem, body: &Scalar) -> Val<'c> {
        let dims = self.dims(value);
        self.elementwise(&dims, &[(value, Linear::identity(dims.len()))], elem, body)
    }

    /// Returns `value` with its elements converted to `elem`.
    pub fn convert(&self, value: Val<'c>, elem: Elem) -> Val<'c> {
        let from = self.elem_of(value);
        if from == elem {
            return value;
        }
        self.apply(value, elem, &Scalar::Input(0).cast(from, elem))
    }

    /// Returns an f32 mask to add: 0 where a flag is `visible`, else `fill`.
    pub fn mask_of_flags(&self, flags: Val<'c>, visible: bool, fill: f64) -> Val<'c> {
        let (shown, hidden) = (Scalar::Float(0.0), Scalar::Float(fill));
        let (yes, no) = if visible { (shown, hidden) } else { (hidden, shown) };
        // A flag may be a byte.
        let condition = match self.elem_of(flags) {
            Elem::Int(1) => Scalar::Input(0),
            _ => Scalar::compare(Predicate::Ne, Scalar::Input(0), Scalar::Int(0)),
        };
        self.apply(flags, Elem::F32, &Scalar::select(condition, yes, no))
    }

    /// Returns `factor * value`, f32, in the type `elem`.
    pub fn scaled(&self, value: Val<'c>, factor: f64, elem: Elem) -> Val<'c> {
        if factor == 1.0 && elem == Elem::F32 {
            return value;
        }
        let body = times(Scalar::Input(0), factor).cast(Elem::F32, elem);
        self.apply(value, elem, &body)
    }

    /// Returns `value`, read through `map`, times (or divided by, where the flag says so) tensors
    /// that are read through maps over the same dimensions: f32 of shape `dims`.
    pub fn scaled_by(
        &self,
        value: Val<'c>,
        map: &[Linear],
        dims: &[i64],
        by: &[(Val<'c>, Vec<Linear>, bool)],
    ) -> Val<'c> {
        let mut inputs = vec![(value, map.to_vec())];
        inputs.extend(by.iter().map(|(v, m, _)| (*v, m.clone())));
        let wide = |at: usize| Scalar::Input(at).cast(self.elem_of(inputs[at].0), Elem::F32);
        let body = by.iter().enumerate().fold(wide(0), |product, (at, (.., divides))| {
            let op = if *divides { BinaryOp::Div } else { BinaryOp::Mul };
            Scalar::binary(op, product, wide(at + 1))
        });
        self.elementwise(dims, &inputs, Elem::F32, &body)
    }

    /// Returns i32[batch] of `min(max(source + offset, 0), most)`; `map` takes (b) to the
    /// source's dimensions. Without a source it is 0.
    pub fn lengths(
        &self,
        source: Option<(Val<'c>, &[Linear])>,
        offset: i64,
        batch: i64,
        most: i64,
    ) -> Val<'c> {
        let (narrow, wide) = (Elem::Int(32), Elem::Int(64));
        if source.is_none() && [offset, batch, most].iter().all(|n| !self.is_dynamic(*n)) {
            return self.full(&[batch], &Literal::Int(offset.clamp(0, most)), narrow);
        }
        if source.is_none() && offset == most {
            let rows = self.size_as_number(&self.size_or_constant(most));
            let body = Scalar::Input(0).cast(self.elem_of(rows), narrow);
            return self.elementwise(&[batch], &[(rows, Vec::new())], narrow, &body);
        }
        // A scalar operand has the empty map.
        let mut inputs: Vec<Operand<'c>> =
            source.iter().map(|(value, map)| (*value, map.to_vec())).collect();
        let mut body = match source {
            Some((value, _)) => Scalar::Input(0).cast(self.elem_of(value), wide),
            None => Scalar::Int(0),
        };
        let offset = self.size_or_constant(offset);
        let bounds = [
            Size::default().plus(&offset, -1),
            self.size_or_constant(most).plus(&offset, -1),
            offset,
        ];
        // Clamped before the offset is added, so that nothing wraps.
        for (size, op) in bounds.iter().zip([BinaryOp::Max, BinaryOp::Min, BinaryOp::Add]) {
            let number = match size.as_constant() {
                Some(0) if op == BinaryOp::Add => continue,
                Some(n) => Scalar::Int(n),
                None => {
                    let value = self.size_as_number(size);
                    inputs.push((value, Vec::new()));
                    Scalar::Input(inputs.len() - 1).cast(self.elem_of(value), wide)
                }
            };
            body = Scalar::binary(op, body, number);
        }
        self.elementwise(&[batch], &inputs, narrow, &body.cast(wide, narrow))
    }

    /// Returns what `ln(count) + more` is, or its f32 value where `count` is known only when running.
    pub fn log_of(&self, count: i64, more: f64) -> Result<f64, Val<'c>> {
        let wide = Elem::F32;
        let size = self.size_or_constant(count);
        if let Some(count) = size.as_constant() {
            return Ok((count as f64).ln() + more);
        }
        let count = self.size_as_number(&size);
        if let Some(ops) = self.whole() {
            let log = ops.log(self, self.convert(ops.ranked(self, count), wide));
            let sum = Scalar::binary(BinaryOp::Add, Scalar::Input(0), Scalar::Float(more));
            return Err(self.apply(log, wide, &sum));
        }
        let count = self.op("arith.sitofp", &[count], wide);
        let log = self.op("math.log", &[count], wide);
        let more = self.constant(self.float(more, wide), self.elem(wide));
        Err(self.op("arith.addf", &[log, more], wide))
    }

    /// Returns `factor * lse` in the given type. With `empty`, the lengths of the requests and a
    /// value, `lse` is that value for requests of length 0.
    pub fn log_sum_exp(
        &self,
        lse: Val<'c>,
        factor: f64,
        empty: Option<(Val<'c>, Result<f64, Val<'c>>)>,
        elem: Elem,
    ) -> Val<'c> {
        if factor == 1.0 && empty.is_none() && elem == Elem::F32 {
            return lse;
        }
        let dims = self.dims(lse);
        let mut inputs = vec![(lse, Linear::identity(dims.len()))];
        inputs.extend(empty.map(|(lengths, _)| (lengths, vec![Linear::var(0)])));
        let mut body = Scalar::Input(0);
        if let Some((_, instead)) = empty {
            let none = Scalar::compare(Predicate::Eq, Scalar::Input(1), Scalar::Int(0));
            let instead = instead.map_or_else(
                |value| {
                    inputs.push((value, Vec::new()));
                    Scalar::Input(2)
                },
                Scalar::Float,
            );
            body = Scalar::select(none, instead, body);
        }
        let body = times(body, factor).cast(Elem::F32, elem);
        self.elementwise(&dims, &inputs, elem, &body)
    }

    /// Returns `value`, whose dimensions are roles in order, as the type `ty`, whose dimensions
    /// are `map` over the roles.
    pub fn from_roles(&self, value: Val<'c>, map: &[Linear], ty: Type<'c>) -> Val<'c> {
        let dims = self.dims(value);
        // The roles in the order of the target, outermost first.
        let mut order: Vec<u32> = Vec::new();
        for dim in map {
            let mut terms = dim.terms.clone();
            terms.sort_by_key(|t| std::cmp::Reverse(t.1));
            order.extend(terms.iter().map(|t| t.0));
        }
        let unit = (0..dims.len() as u32).filter(|r| !order.contains(r)).collect::<Vec<_>>();
        let sorted = order.is_sorted();
        let mut value = value;
        let mut shape = dims.clone();
        if !sorted {
            order.extend(unit);
            shape = order.iter().map(|r| dims[*r as usize]).collect();
            let mut from = vec![Linear::default(); dims.len()];
            for (at, role) in order.iter().enumerate() {
                from[*role as usize] = Linear::var(at as u32);
            }
            let elem = self.elem_of(value);
            value = self.elementwise(&shape, &[(value, from)], elem, &Scalar::Input(0));
        }
        let product =
            |dim: &Linear| dim.terms.iter().map(|(role, _)| dims[*role as usize]).product();
        let known = tensor_type(ty).dims.into_iter().zip(map);
        let to: Vec<i64> = known.map(|(d, dim)| d.unwrap_or_else(|| product(dim))).collect();
        self.cast(self.reshape(value, &shape, &to), ty)
    }

    /// Returns `value` under another static shape of as many elements.
    pub fn reshape(&self, value: Val<'c>, from: &[i64], to: &[i64]) -> Val<'c> {
        if from == to {
            return value;
        }
        match self.whole() {
            None => linalg::reshape(self, value, from, to),
            Some(ops) => ops.reshape(self, value, to),
        }
    }
}

/// `factor * scalar`.
fn times(scalar: Scalar, factor: f64) -> Scalar {
    if factor == 1.0 {
        return scalar;
    }
    Scalar::binary(BinaryOp::Mul, scalar, Scalar::Float(factor))
}
