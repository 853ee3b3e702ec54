//! Takes the dequantisation of an fp8 cache into the core: a cached value that is an fp8 element
//! times a scale is read as it is stored.

use super::{
    expr::{Context, Expr},
    index::Element,
    latent::Scale,
    proof::Part,
};
use crate::graph::{BinaryOp, Elem};

/// Deepest chain of operations that is followed.
const DEPTH: u32 = 16;

impl Context<'_, '_> {
    /// Replaces the caches of both parts by the fp8 tensors that they are made from, if both are.
    pub(super) fn dequantized(&mut self, latent: &mut Part, rope: Option<&mut Part>) {
        let Some(mine) = self.stored(&latent.cache, latent.column) else { return };
        let Some(rope) = rope else {
            (latent.cache, latent.scale) = mine;
            return;
        };
        let Some(theirs) = self.stored(&rope.cache, rope.column) else { return };
        let elem = |e: &Element| self.graph.tensor(e.value).elem;
        if elem(&mine.0) == elem(&theirs.0) && mine.1.is_some() == theirs.1.is_some() {
            (latent.cache, latent.scale) = mine;
            (rope.cache, rope.scale) = theirs;
        }
    }

    /// Returns the fp8 element that `element` is made from, and its scale.
    fn stored(&mut self, element: &Element, column: u32) -> Option<(Element, Option<Scale>)> {
        let mut factor = 1.0;
        let mut scale = None;
        let mut current = Expr::Element(self.vars.resolve_element(element));
        for _ in 0..DEPTH {
            current = match current {
                Expr::Cast(from, to, a) if from.is_float() && to.is_float() => *a,
                Expr::Binary(BinaryOp::Mul, a, b) => {
                    if let Some(constant) = self.constant_of(&a) {
                        factor *= constant;
                        *b
                    } else if let Some(constant) = self.constant_of(&b) {
                        factor *= constant;
                        *a
                    } else {
                        let (of, by) = if self.is_stored(&a, DEPTH) { (a, b) } else { (b, a) };
                        if scale.is_some() {
                            return None;
                        }
                        scale = Some(self.scale(&by)?);
                        *of
                    }
                }
                Expr::Element(element) if self.is_fp8(&element) => {
                    let base = self.vars.resolve_element(&element);
                    let scale = scale.map(|e| self.vars.resolve_element(&e));
                    let plain = scale.is_none() && (factor - 1.0_f64).abs() == 0.0;
                    if plain {
                        return Some((base, None));
                    }
                    let within = scale.iter().all(|s| self.is_over(s, &base, column));
                    return within.then_some((base, Some(Scale { element: scale, factor })));
                }
                Expr::Element(element) => self.unfold(&element)?,
                _ => return None,
            };
        }
        None
    }

    fn is_fp8(&self, element: &Element) -> bool {
        let elem = self.graph.tensor(element.value).elem;
        matches!(elem, Elem::F8E4M3FN | Elem::F8E4M3FNUZ)
    }

    /// Returns true if an expression leads to an fp8 element by views, casts and products.
    fn is_stored(&mut self, expr: &Expr, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        match expr {
            Expr::Cast(from, to, a) if from.is_float() && to.is_float() => self.is_stored(a, depth),
            Expr::Binary(BinaryOp::Mul, a, b) => {
                self.is_stored(a, depth) || self.is_stored(b, depth)
            }
            Expr::Element(element) if self.is_fp8(element) => true,
            Expr::Element(element) => match self.unfold(element) {
                Some(below) => self.is_stored(&below, depth),
                None => false,
            },
            _ => false,
        }
    }

    /// Returns the element that a scale is, through views and casts.
    fn scale(&mut self, expr: &Expr) -> Option<Element> {
        match expr {
            Expr::Cast(from, to, a) if from.is_float() && to.is_float() => self.scale(a),
            Expr::Element(element) => {
                let element = self.through_views(element);
                (self.graph.tensor(element.value).elem == Elem::F32).then_some(element)
            }
            _ => None,
        }
    }

    /// Returns true if a scale is the same for a group of neighbouring columns, and depends on
    /// nothing that the cached value does not.
    fn is_over(&self, scale: &Element, base: &Element, column: u32) -> bool {
        let columns = self.vars.parts(column);
        let below = self.vars_below(base);
        let inner = columns.len() > 1 && scale.uses(columns[columns.len() - 1]);
        columns.len() <= 2 && !inner && self.vars_below(scale).iter().all(|v| below.contains(v))
    }
}
