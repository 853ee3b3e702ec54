//! Integers that are computed from sizes.

use super::{Numbers, Part, Size, Sizes};
use crate::{
    frontend::frontend,
    graph::{BinaryOp, Elem, Literal, Predicate, Scalar, UnaryOp},
    ir::{Attr, Op, Val},
};

/// Longest chain of operations that is followed.
const DEPTH: u32 = 64;

/// Largest tensor whose elements are followed.
const MOST: i64 = 16;

impl Sizes {
    /// Returns an integer, or what every element of a tensor is, as a size, if it is one for all
    /// extents.
    pub(in crate::frontend) fn scalar(&self, value: Val<'_>) -> Option<Size> {
        match &self.numbers(value)?[..] {
            [Some(size)] => Some(size.clone()),
            _ => None,
        }
    }

    /// Returns an integer as a size; what is not computed from others is an unknown of its own.
    pub(in crate::frontend) fn scalar_or_unknown(&mut self, value: Val<'_>) -> Size {
        if let Some(size) = self.scalar(value) {
            return size;
        }
        let size = self.fresh(value, Part::Itself);
        self.name(value, size.clone());
        size
    }

    /// Says what the elements are of a list of extents that `shapes`, aligned at the last, are
    /// broadcast to. One that depends on which are 1 is an unknown of its own, which is assumed to
    /// be what all have.
    pub(in crate::frontend) fn name_broadcast(&mut self, value: Val<'_>, shapes: &[Numbers]) {
        let mut all = self.broadcast_shapes(shapes);
        let rank = all.len();
        for at in (0..rank).filter(|at| all[*at].is_none()).collect::<Vec<_>>() {
            let those = shapes.iter().filter_map(|s| s.iter().rev().nth(rank - 1 - at).cloned());
            if let Some(those) = those.collect::<Option<Vec<Size>>>() {
                let whole = self.fresh(value, Part::Element(at));
                self.assume_broadcast(those, whole.clone());
                all[at] = Some(whole);
            }
        }
        self.numbers.borrow_mut().insert(value.key(), all);
        self.no_numbers.borrow_mut().clear();
    }

    /// Says what an integer is that no operation computes.
    pub(in crate::frontend) fn name(&mut self, value: Val<'_>, size: Size) {
        self.unknown_scalars.insert(value.key(), size);
        self.no_numbers.borrow_mut().clear();
    }

    /// Returns the elements of an integer value as sizes, as far as they are such.
    pub(in crate::frontend) fn numbers(&self, value: Val<'_>) -> Option<Numbers> {
        let key = value.key();
        if let Some(size) = self.unknown_scalars.get(&key) {
            return Some(vec![Some(size.clone())]);
        }
        if let Some(numbers) = self.numbers.borrow().get(&key) {
            return Some(numbers.clone());
        }
        if self.no_numbers.borrow().contains(&key) {
            return None;
        }
        let (op, at) = value.definition()?;
        let level = self.level.get();
        if level >= DEPTH {
            return None;
        }
        self.level.set(level + 1);
        let computed = frontend(op.name()).and_then(|rules| {
            rules.numbers(self, op, at).or_else(|| self.elementwise(op, value.ty().elem()))
        });
        self.level.set(level);
        let Some(numbers) = computed.filter(|all| all.iter().any(Option::is_some)) else {
            self.no_numbers.borrow_mut().insert(key);
            return None;
        };
        self.numbers.borrow_mut().insert(key, numbers.clone());
        Some(numbers)
    }

    /// Returns as many elements as a value has; `None` where that is not known, or many.
    pub(in crate::frontend) fn elements(&self, value: Val<'_>) -> Option<Numbers> {
        let count: i64 = self.dims(value).into_iter().product::<Option<i64>>()?;
        let mut numbers = self.numbers(value)?;
        if count > MOST {
            return None;
        }
        if numbers.len() == 1 {
            numbers.resize(count as usize, numbers[0].clone());
        }
        (numbers.len() as i64 == count).then_some(numbers)
    }

    /// Returns values next to each other: those of tensors of rank 1, and scalars.
    pub(in crate::frontend) fn joined<'c>(
        &self,
        values: impl Iterator<Item = Val<'c>>,
    ) -> Option<Numbers> {
        let mut all = Numbers::new();
        for value in values {
            let count: i64 = self.dims(value).into_iter().product::<Option<i64>>()?;
            if all.len() as i64 + count > MOST {
                return None;
            }
            match self.elements(value) {
                Some(numbers) => all.extend(numbers),
                None => all.resize(all.len() + count as usize, None),
            }
        }
        Some(all)
    }

    /// Returns the numbers of a constant.
    pub(in crate::frontend) fn constant(value: Attr<'_>) -> Option<Numbers> {
        if let Some(n) = value.int() {
            return Some(vec![Some(Size::constant(n))]);
        }
        let whole = |x: f64| (x.fract() == 0.0).then(|| Size::constant(x as i64));
        match value.small_literal(MOST)? {
            Literal::Int(n) => Some(vec![Some(Size::constant(n))]),
            Literal::Float(x) => Some(vec![whole(x)]),
            Literal::Dense(all) => Some(all.iter().map(|x| whole(*x)).collect()),
        }
    }

    /// Returns a function of each element of the operands.
    fn elementwise(&self, op: Op<'_>, elem: Elem) -> Option<Numbers> {
        if !is_exact(elem) || op.operand_count() == 0 || op.region_count() > 0 {
            return None;
        }
        // An operand that is not needed need not be known.
        let lists = op.operands().map(|v| self.numbers(v).unwrap_or_else(|| vec![None]));
        let lists: Vec<Numbers> = lists.collect();
        let count = lists.iter().map(Vec::len).max()?;
        let inputs = (0..lists.len()).map(Scalar::Input).collect();
        let body = frontend(op.name())?.apply(op, inputs)?;
        if lists.iter().any(|list| list.len() != 1 && list.len() != count) {
            return None;
        }
        let element = |i: usize| {
            let of = |at: usize| {
                let list: &Numbers = &lists[at];
                list[if list.len() == 1 { 0 } else { i }].clone()
            };
            self.value_of(&body, &of, elem.is_float())
        };
        Some((0..count).map(element).collect())
    }

    /// Returns an expression over sizes, in which floats are exact or nothing.
    fn value_of(
        &self,
        body: &Scalar,
        input: &dyn Fn(usize) -> Option<Size>,
        is_float: bool,
    ) -> Option<Size> {
        let of = |scalar: &Scalar| self.value_of(scalar, input, is_float);
        let truth = |yes: bool| Size::constant(i64::from(yes));
        match body {
            Scalar::Input(at) => input(*at),
            Scalar::Int(n) => Some(Size::constant(*n)),
            Scalar::Float(x) => (x.fract() == 0.0).then(|| Size::constant(*x as i64)),
            Scalar::Cast { from, to, value, .. } if is_exact(*from) && is_exact(*to) => of(value),
            Scalar::Unary(UnaryOp::Ceil | UnaryOp::Floor, a) => of(a),
            Scalar::Unary(UnaryOp::Neg, a) => Some(Size::default().plus(&of(a)?, -1)),
            Scalar::Binary(op, a, b) => self.binary(*op, &of(a)?, &of(b)?, is_float),
            Scalar::Compare(predicate, a, b) => {
                Some(truth(self.compared_sizes(signed(*predicate)?, &of(a)?, &of(b)?)?))
            }
            Scalar::Select(condition, a, b) => match of(condition).and_then(|c| c.as_constant()) {
                Some(condition) => of(if condition == 0 { b } else { a }),
                None => of(a).filter(|first| of(b).as_ref() == Some(first)),
            },
            _ => None,
        }
    }

    /// Returns a function of two sizes; a quotient of floats only where it is exact.
    pub(in crate::frontend) fn binary(
        &self,
        op: BinaryOp,
        a: &Size,
        b: &Size,
        is_float: bool,
    ) -> Option<Size> {
        let bits =
            |f: fn(i64, i64) -> i64| Some(Size::constant(f(a.as_constant()?, b.as_constant()?)));
        match op {
            BinaryOp::Add => Some(a.plus(b, 1)),
            BinaryOp::Sub => Some(a.plus(b, -1)),
            BinaryOp::Mul => Some(a.times(b)),
            // Sizes are not negative, so that all divisions round down, but those that round up.
            BinaryOp::Div | BinaryOp::FloorDiv if !is_float => quotient(a, b, false),
            BinaryOp::Div => match (a.as_constant(), b.as_constant()) {
                (Some(a), Some(b @ 1..)) => (a % b == 0).then(|| Size::constant(a / b)),
                _ => a.divided(b),
            },
            BinaryOp::Rem => remainder(a, b),
            BinaryOp::Max | BinaryOp::Min => {
                let greater = self.compared_sizes(Predicate::Ge, a, b)?;
                Some(if greater == (op == BinaryOp::Max) { a.clone() } else { b.clone() })
            }
            BinaryOp::And => bits(|a, b| a & b),
            BinaryOp::Or => bits(|a, b| a | b),
            _ => None,
        }
    }

    /// Compares two sizes, if that comes out the same for all extents.
    pub(in crate::frontend) fn compared_sizes(
        &self,
        predicate: Predicate,
        a: &Size,
        b: &Size,
    ) -> Option<bool> {
        self.resolved(a).compared(predicate, &self.resolved(b))
    }
}

/// Returns true for a type that holds every size as it is.
fn is_exact(elem: Elem) -> bool {
    matches!(elem, Elem::Index | Elem::Int(1 | 32 | 64) | Elem::F64)
}

/// Returns a comparison with the signs that sizes have.
fn signed(predicate: Predicate) -> Option<Predicate> {
    use Predicate::{Eq, Ge, Gt, Le, Lt, Ne, Uge, Ugt, Ule, Ult};
    Some(match predicate {
        Eq | Ne | Lt | Le | Gt | Ge => predicate,
        Ult => Lt,
        Ule => Le,
        Ugt => Gt,
        Uge => Ge,
        _ => return None,
    })
}

/// Returns `a / b`, rounded up or down where both are known.
pub(in crate::frontend) fn quotient(a: &Size, b: &Size, up: bool) -> Option<Size> {
    match (a.as_constant(), b.as_constant()) {
        (Some(a @ 0..), Some(b @ 1..)) => {
            let more = if up { b - 1 } else { 0 };
            Some(Size::constant(a.checked_add(more)? / b))
        }
        _ => a.divided(b),
    }
}

/// Returns the remainder of `a / b`.
pub(in crate::frontend) fn remainder(a: &Size, b: &Size) -> Option<Size> {
    match (a.as_constant(), b.as_constant()) {
        (Some(a @ 0..), Some(b @ 1..)) => Some(Size::constant(a % b)),
        _ => a.divided(b).map(|_| Size::default()),
    }
}
