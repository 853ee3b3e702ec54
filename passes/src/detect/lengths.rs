//! Reads guards and mask tensors as a length rule and an additive mask.

use super::{
    expr::{Context, Expr},
    index::Element,
    mask::{Guard, Logits},
    proof::{Code, Empty, Flags, Lengths, Mask, Miss, Operand, Proved},
    roles::Roles,
};
use crate::graph::{Elem, Linear, Predicate, UnaryOp};

/// A finite fill at or below this vanishes in the softmax.
const VANISHES: f64 = -1e9;
/// The same where scores are f16.
const VANISHES_F16: f64 = -6e4;
/// A constant that the scores have besides does not matter beside the fill.
const SLACK: f64 = 1e-6;

/// A score of any model vanishes in the rounding of a number at or below this.
const SWALLOWS: f64 = -1e20;

/// The masks of a core.
pub(super) struct Masks {
    pub lengths: Option<Lengths>,
    pub causal: bool,
    pub tensor: Option<Mask>,
    pub empty: Empty,
    pub assumptions: Vec<String>,
}

/// One comparison in the form `t < length + offset (+ q)`.
struct Bound {
    source: Option<Element>,
    offset: i64,
    by_query: bool,
}

impl Masks {
    /// Reads what `logits` has besides contractions.
    pub(super) fn read(
        cx: &mut Context<'_, '_>,
        logits: &Logits,
        roles: &Roles,
        row: u32,
        half_scores: bool,
    ) -> Proved<Self> {
        let mut masks = Self {
            lengths: None,
            causal: false,
            tensor: None,
            empty: Empty::Nan,
            assumptions: Vec::new(),
        };
        for (coefficient, element) in &logits.atoms {
            let element = cx.vars.resolve_element(element);
            if cx.reaches(&element, row) {
                let coefficient = coefficient.known(&element)?;
                masks.add_tensor(cx, coefficient, &element, roles, row)?;
            }
        }
        let mut fill = None;
        for guard in &logits.guards {
            let limit = if half_scores { VANISHES_F16 } else { VANISHES };
            if guard.fill.is_nan() || guard.fill > limit * (1.0 - SLACK) {
                let Some((coefficient, element)) = &guard.added else {
                    let note = format!("masked scores are {} at the exponent", guard.fill);
                    return Err(Miss::new(Code::WeakFill, None, note));
                };
                let element = cx.vars.resolve_element(element);
                masks.add_tensor(cx, *coefficient, &element, roles, row)?;
                continue;
            }
            let bounds = match Self::bounds(cx, guard, roles, row) {
                Ok(bounds) => bounds,
                Err(miss) => {
                    masks.add_condition(cx, guard, roles, row, miss)?;
                    continue;
                }
            };
            if fill.is_some_and(|f: f64| f.is_infinite() != guard.fill.is_infinite()) {
                let note = "fills of -inf and of a finite number";
                return Err(Miss::new(Code::MixedMasks, None, note));
            }
            fill = Some(guard.fill);
            for bound in bounds {
                masks.add_bound(cx, bound, roles)?;
            }
        }
        if let Some(fill) = fill
            && fill.is_finite()
        {
            if masks.tensor.is_some() {
                let note = "a finite fill and a mask tensor";
                return Err(Miss::new(Code::MixedMasks, None, note));
            }
            masks.empty = Empty::Mean { fill };
            masks.assumptions.push(format!("scores masked with {fill:e} vanish beside real ones"));
        }
        Ok(masks)
    }

    fn add_tensor(
        &mut self,
        cx: &Context<'_, '_>,
        coefficient: f64,
        element: &Element,
        roles: &Roles,
        row: u32,
    ) -> Proved<()> {
        let at = Some(element.value);
        let elem = cx.graph.tensor(element.value).elem;
        if !matches!(elem, Elem::F32 | Elem::F16 | Elem::Bf16) {
            return Err(Miss::new(Code::MaskType, at, format!("a mask of {elem}")));
        }
        self.set_tensor(cx, element, coefficient, None, roles, row)
    }

    fn set_tensor(
        &mut self,
        cx: &Context<'_, '_>,
        element: &Element,
        scale: f64,
        flags: Option<Flags>,
        roles: &Roles,
        row: u32,
    ) -> Proved<()> {
        let at = Some(element.value);
        if self.tensor.is_some() {
            return Err(Miss::new(Code::MixedMasks, at, "two mask tensors"));
        }
        let elem = cx.graph.tensor(element.value).elem;
        let map = roles.map(cx, element, &[row])?;
        self.tensor =
            Some(Mask { operand: Operand { value: element.value, elem, map }, scale, flags });
        Ok(())
    }

    /// Adds a condition that is no length: as the tensor that the graph adds, or as a tensor of
    /// flags. `miss` says why it is no length.
    fn add_condition(
        &mut self,
        cx: &mut Context<'_, '_>,
        guard: &Guard,
        roles: &Roles,
        row: u32,
        miss: Miss,
    ) -> Proved<()> {
        if let Some((coefficient, element)) = &guard.added {
            let element = cx.vars.resolve_element(element);
            return self.add_tensor(cx, *coefficient, &element, roles, row);
        }
        let (mut condition, mut visible) = (&guard.condition, guard.visible);
        while let Expr::Unary(UnaryOp::Not, a) = condition {
            (condition, visible) = (a, !visible);
        }
        let Expr::Element(element) = condition else { return Err(miss) };
        let element = cx.through_views(element);
        if cx.graph.tensor(element.value).elem != Elem::Int(1) {
            return Err(miss);
        }
        // A score that is chosen against the fill is the fill; one that it is added to is as good
        // as that only where the fill swallows it.
        if guard.fill > SWALLOWS {
            let note = format!("a fill of {:e} chosen by a tensor", guard.fill);
            return Err(Miss::new(Code::WeakFill, Some(element.value), note));
        }
        let flags = Flags { visible, fill: guard.fill };
        self.set_tensor(cx, &element, 1.0, Some(flags), roles, row)
    }

    /// Reads a condition as length rules.
    fn bounds(
        cx: &mut Context<'_, '_>,
        guard: &Guard,
        roles: &Roles,
        row: u32,
    ) -> Proved<Vec<Bound>> {
        let at = super::mask::leaf(&guard.condition);
        let mut all = Vec::new();
        let readable = cx.conjuncts(&guard.condition, guard.visible, &mut all).is_some();
        if !readable {
            return Err(Miss::new(Code::MaskCondition, at, "not a comparison"));
        }
        all.iter()
            .map(|(predicate, left, right)| {
                bound(cx, *predicate, left, right, roles, row)
                    .ok_or_else(|| Miss::new(Code::MaskCondition, at, "not t < length"))
            })
            .collect()
    }

    fn add_bound(&mut self, cx: &Context<'_, '_>, bound: Bound, roles: &Roles) -> Proved<()> {
        let at = bound.source.as_ref().map(|e| e.value);
        if self.lengths.is_some() {
            return Err(Miss::new(Code::MixedMasks, at, "two length conditions"));
        }
        let source = match bound.source {
            Some(element) => {
                let by_batch = element
                    .index
                    .iter()
                    .all(|e| e.terms.iter().all(|(v, _)| Some(*v) == roles.batch_var()));
                if !by_batch {
                    let note = "a length that depends on more than the request";
                    return Err(Miss::new(Code::MaskCondition, at, note));
                }
                let elem = cx.graph.tensor(element.value).elem;
                let map = roles.map(cx, &element, &[])?;
                Some(Operand { value: element.value, elem, map })
            }
            None => None,
        };
        // t < L + k + q is bottom-right causal with T_b = L + k + Q - 1.
        let query = roles.extents.query;
        self.causal = bound.by_query && query > 1;
        let offset = bound.offset + if bound.by_query { query - 1 } else { 0 };
        let every = || cx.graph.compared(Predicate::Ge, offset, roles.extents.rows) == Some(true);
        if source.is_none() && !self.causal && every() {
            return Ok(());
        }
        self.lengths = Some(Lengths { source, offset });
        Ok(())
    }
}

/// Brings `left predicate right` into the form of a [`Bound`].
fn bound(
    cx: &mut Context<'_, '_>,
    predicate: Predicate,
    left: &Expr,
    right: &Expr,
    roles: &Roles,
    row: u32,
) -> Option<Bound> {
    // left < right, with 1 added to right for "or equal"
    let (small, large, or_equal) = match predicate {
        Predicate::Lt => (left, right, 0),
        Predicate::Le => (left, right, 1),
        Predicate::Gt => (right, left, 0),
        Predicate::Ge => (right, left, 1),
        _ => return None,
    };
    let small = cx.integer(small)?;
    let large = cx.integer(large)?;
    // rest = large - small + or_equal; the condition is rest > 0
    let mut rest = cx.vars.resolve(&large.index);
    rest.add_scaled(&cx.vars.resolve(&small.index), -1);
    rest.constant += or_equal;
    let source = match (small.element, large.element) {
        (None, None) => None,
        (None, Some((1, e))) | (Some((-1, e)), None) => Some(cx.vars.resolve_element(&e)),
        _ => return None,
    };
    let mut rest = cx.vars.put_together(&rest, row);
    if rest.coefficient(row) != -1 {
        return None;
    }
    rest.add_scaled(&Linear::var(row), 1);
    let by_query = match roles.query_var() {
        Some(query) if rest.coefficient(query) == 1 => {
            rest.add_scaled(&Linear::var(query), -1);
            true
        }
        _ => false,
    };
    rest.terms.is_empty().then_some(Bound { source, offset: rest.constant, by_query })
}
