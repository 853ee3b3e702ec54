//! Values that a rewrite computes around a decode.

use super::Emitter;
use crate::{
    frontend::sizes::Size,
    graph::{Elem, Linear},
    ir::{Attr, Type, Val},
};

impl<'c> Emitter<'c> {
    /// Returns `value` with its elements widened to `elem`.
    pub fn convert(&self, value: Val<'c>, elem: Elem) -> Val<'c> {
        if value.ty().elem() == elem {
            return value;
        }
        let dims = self.dims(value);
        let identity: Vec<Linear> = (0..dims.len() as u32).map(Linear::var).collect();
        self.elementwise(&dims, &[(value, identity)], elem, |e, x| e.op("arith.extf", x, elem))
    }

    /// Returns `value`, an integer tensor, with elements of the integer type `elem`.
    pub fn convert_int(&self, value: Val<'c>, elem: Elem) -> Val<'c> {
        let from = value.ty().elem();
        if from == elem {
            return value;
        }
        let dims = self.dims(value);
        let identity: Vec<Linear> = (0..dims.len() as u32).map(Linear::var).collect();
        let name = match (from, elem) {
            (Elem::Index, _) | (_, Elem::Index) => "arith.index_cast",
            (from, to) if from.bits() < to.bits() => "arith.extsi",
            _ => "arith.trunci",
        };
        self.elementwise(&dims, &[(value, identity)], elem, |e, x| e.op(name, x, elem))
    }

    /// Returns an f32 mask to add: 0 where a flag is `visible`, else `fill`.
    pub fn mask_of_flags(&self, flags: Val<'c>, visible: bool, fill: f64) -> Val<'c> {
        let dims = self.dims(flags);
        let identity: Vec<Linear> = (0..dims.len() as u32).map(Linear::var).collect();
        let wide = Elem::F32;
        self.elementwise(&dims, &[(flags, identity)], wide, |e, x| {
            let constant = |v: f64| e.constant(e.float(v, wide), e.elem(wide));
            let (shown, hidden) = (constant(0.0), constant(fill));
            let (yes, no) = if visible { (shown, hidden) } else { (hidden, shown) };
            e.op("arith.select", &[x[0], yes, no], wide)
        })
    }

    /// Returns `factor * value`, f32, in the type `elem`.
    pub fn scaled(&self, value: Val<'c>, factor: f64, elem: Elem) -> Val<'c> {
        if (factor - 1.0).abs() == 0.0 && elem == Elem::F32 {
            return value;
        }
        let dims = self.dims(value);
        let identity: Vec<Linear> = (0..dims.len() as u32).map(Linear::var).collect();
        self.elementwise(&dims, &[(value, identity)], elem, |e, x| {
            let mut value = x[0];
            if (factor - 1.0).abs() > 0.0 {
                let factor = e.constant(e.float(factor, Elem::F32), e.elem(Elem::F32));
                value = e.op("arith.mulf", &[value, factor], Elem::F32);
            }
            if elem == Elem::F32 { value } else { e.op("arith.truncf", &[value], elem) }
        })
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
        let wide = Elem::F32;
        let mut inputs = vec![(value, map.to_vec())];
        inputs.extend(by.iter().map(|(v, m, _)| (*v, m.clone())));
        self.elementwise(dims, &inputs, wide, |e, x| {
            let mut result = e.widen(x[0], wide);
            for (factor, (.., divides)) in x[1..].iter().zip(by) {
                let name = if *divides { "arith.divf" } else { "arith.mulf" };
                result = e.op(name, &[result, e.widen(*factor, wide)], wide);
            }
            result
        })
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
        if source.is_none() && [offset, batch, most].iter().all(|n| !self.is_dynamic(*n)) {
            return self.constant_i32(batch, offset.clamp(0, most));
        }
        let wide = Elem::Int(64);
        let offset = self.size_or_constant(offset);
        let bounds = [
            Size::default().plus(&offset, -1),
            self.size_or_constant(most).plus(&offset, -1),
            offset,
        ];
        let bounds = bounds.map(|size| match size.as_constant() {
            Some(n) => Err(n),
            None => Ok(self.op("arith.index_cast", &[self.size(&size)], wide)),
        });
        // A scalar operand of a generic has the empty map.
        let inputs: Vec<_> = source.iter().map(|(value, map)| (*value, map.to_vec())).collect();
        self.elementwise(&[batch], &inputs, Elem::Int(32), |e, x| {
            let constant = |n: i64| e.constant(e.int(n, wide), e.elem(wide));
            let value = match (x.first(), source.map(|(v, _)| v.ty().elem())) {
                (Some(x), Some(Elem::Int(64))) => *x,
                (Some(x), Some(Elem::Index)) => e.op("arith.index_cast", &[*x], wide),
                (Some(x), _) => e.op("arith.extsi", &[*x], wide),
                (None, _) => constant(0),
            };
            // Clamped before the offset is added, so that nothing wraps.
            let [least, most, offset] = bounds;
            let value = e.op("arith.maxsi", &[value, least.unwrap_or_else(constant)], wide);
            let value = e.op("arith.minsi", &[value, most.unwrap_or_else(constant)], wide);
            let value = match offset {
                Err(0) => value,
                offset => e.op("arith.addi", &[value, offset.unwrap_or_else(constant)], wide),
            };
            e.op("arith.trunci", &[value], Elem::Int(32))
        })
    }

    /// Returns `ln(count) + more`, f32.
    pub fn log_of(&self, count: i64, more: f64) -> Val<'c> {
        let wide = Elem::F32;
        let constant = |v: f64| self.constant(self.float(v, wide), self.elem(wide));
        let size = self.size_or_constant(count);
        if let Some(count) = size.as_constant() {
            return constant((count as f64).ln() + more);
        }
        let count = self.op("arith.index_cast", &[self.size(&size)], Elem::Int(64));
        let count = self.op("arith.sitofp", &[count], wide);
        let log = self.op("math.log", &[count], wide);
        self.op("arith.addf", &[log, constant(more)], wide)
    }

    /// Returns `factor * lse` in the given type. With `empty`, the lengths of the requests and an f32
    /// value, `lse` is that value for requests of length 0.
    pub fn log_sum_exp(
        &self,
        lse: Val<'c>,
        factor: f64,
        empty: Option<(Val<'c>, Val<'c>)>,
        elem: Elem,
    ) -> Val<'c> {
        if (factor - 1.0).abs() == 0.0 && empty.is_none() && elem == Elem::F32 {
            return lse;
        }
        let dims = self.dims(lse);
        let identity: Vec<Linear> = (0..dims.len() as u32).map(Linear::var).collect();
        let mut inputs = vec![(lse, identity)];
        inputs.extend(empty.map(|(lengths, _)| (lengths, vec![Linear::var(0)])));
        self.elementwise(&dims, &inputs, elem, |e, x| {
            let constant = |v: f64| e.constant(e.float(v, Elem::F32), e.elem(Elem::F32));
            let mut value = x[0];
            if let Some((_, instead)) = empty {
                let int = Elem::Int(32);
                let zero = e.constant(e.int(0, int), e.elem(int));
                let equal = [("predicate", e.i64(0))];
                let bit = [e.elem(Elem::Int(1))];
                let none = e.builder.create("arith.cmpi", &[x[1], zero], &bit, &equal).result(0);
                value = e.op("arith.select", &[none, instead, value], Elem::F32);
            }
            if (factor - 1.0).abs() > 0.0 {
                value = e.op("arith.mulf", &[value, constant(factor)], Elem::F32);
            }
            if elem == Elem::F32 { value } else { e.op("arith.truncf", &[value], elem) }
        })
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
            let elem = value.ty().elem();
            value = self.elementwise(&shape, &[(value, from)], elem, |_, x| x[0]);
        }
        let product =
            |dim: &Linear| dim.terms.iter().map(|(role, _)| dims[*role as usize]).product();
        let known =
            ty.dims().into_iter().zip(map).map(|(d, dim)| d.unwrap_or_else(|| product(dim)));
        let to: Vec<i64> = known.collect();
        let value = self.reshape(value, &shape, &to);
        self.cast(value, ty)
    }

    /// Returns `value` under another static shape of as many elements.
    pub fn reshape(&self, value: Val<'c>, from: &[i64], to: &[i64]) -> Val<'c> {
        if from == to {
            return value;
        }
        let elem = value.ty().elem();
        let groups = groups(from, to);
        let middle: Vec<i64> =
            groups.iter().map(|(f, _)| f.iter().map(|d| from[*d]).product()).collect();
        let reassociation = |of: &dyn Fn(&Group) -> Vec<usize>| -> Attr<'c> {
            let all: Vec<Attr<'c>> = groups
                .iter()
                .map(|g| {
                    let dims: Vec<Attr<'c>> = of(g).iter().map(|d| self.i64(*d as i64)).collect();
                    self.array(&dims)
                })
                .collect();
            self.array(&all)
        };
        let mut value = value;
        if middle.len() < from.len() {
            let ty = self.tensor(&middle, elem);
            let attr = reassociation(&|g| g.0.clone());
            let attributes = [("reassociation", attr)];
            value = self
                .builder
                .create("tensor.collapse_shape", &[value], &[ty], &attributes)
                .result(0);
        }
        if middle.len() < to.len() {
            let ty = self.tensor(to, elem);
            let attr = reassociation(&|g| g.1.clone());
            let shape = self.static_list(to);
            let attributes = [("reassociation", attr), ("static_output_shape", shape)];
            let mut operands = vec![value];
            operands.extend(self.dynamic_dims(to));
            value =
                self.builder.create("tensor.expand_shape", &operands, &[ty], &attributes).result(0);
        }
        self.with_dims(value, to)
    }
}

/// Neighbouring dimensions of two shapes.
type Group = (Vec<usize>, Vec<usize>);

/// Returns the finest pairs of neighbouring dimensions of both shapes with equal products.
fn groups(from: &[i64], to: &[i64]) -> Vec<Group> {
    let mut all: Vec<Group> = Vec::new();
    let (mut i, mut j) = (0, 0);
    while i < from.len() || j < to.len() {
        let mut group = (Vec::new(), Vec::new());
        let (mut left, mut right) = (1, 1);
        loop {
            if group.0.is_empty() || (left < right && i < from.len()) {
                let Some(extent) = from.get(i) else { break };
                left *= extent;
                group.0.push(i);
                i += 1;
            } else if group.1.is_empty() || (right < left && j < to.len()) {
                let Some(extent) = to.get(j) else { break };
                right *= extent;
                group.1.push(j);
                j += 1;
            } else {
                break;
            }
        }
        match (group.0.is_empty(), group.1.is_empty(), all.last_mut()) {
            // Unit dimensions that are left over at the end of one shape.
            (true, _, Some(last)) => {
                last.1.extend(group.1);
                last.1.extend(j..to.len());
                j = to.len();
            }
            (_, true, Some(last)) => {
                last.0.extend(group.0);
                last.0.extend(i..from.len());
                i = from.len();
            }
            _ => all.push(group),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::groups;

    #[test]
    fn unit_dimensions_join_their_neighbours() {
        assert_eq!(groups(&[2, 1, 4], &[2, 4]), [(vec![0], vec![0]), (vec![1, 2], vec![1])]);
        assert_eq!(groups(&[2, 4], &[2, 4, 1]), [(vec![0], vec![0]), (vec![1], vec![1, 2])]);
        assert_eq!(groups(&[6], &[2, 3]), [(vec![0], vec![0, 1])]);
        assert_eq!(groups(&[2, 4, 1], &[2, 4]), [(vec![0], vec![0]), (vec![1, 2], vec![1])]);
    }
}
