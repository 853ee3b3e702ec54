//! A size that is known only when running: a polynomial in unknown extents.

use std::collections::BTreeMap;

use crate::graph::Predicate;

/// A polynomial with integer coefficients in unknown extents, each of which is at least 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Size {
    /// The coefficient of each product of unknowns; the empty product is the constant.
    terms: BTreeMap<Vec<u32>, i64>,
}

impl Size {
    /// Returns a known size.
    pub fn constant(n: i64) -> Self {
        let mut size = Self::default();
        size.add_term(Vec::new(), n);
        size
    }

    /// Returns an unknown.
    pub fn unknown(id: u32) -> Self {
        Self { terms: BTreeMap::from([(vec![id], 1)]) }
    }

    /// Returns the number if nothing is unknown.
    pub fn as_constant(&self) -> Option<i64> {
        match self.terms.len() {
            0 => Some(0),
            1 => self.terms.get(&Vec::new()).copied(),
            _ => None,
        }
    }

    /// Returns the terms: a coefficient and the unknowns that it multiplies.
    pub fn terms(&self) -> impl Iterator<Item = (i64, &[u32])> {
        self.terms.iter().map(|(unknowns, coefficient)| (*coefficient, &unknowns[..]))
    }

    fn add_term(&mut self, unknowns: Vec<u32>, coefficient: i64) {
        use std::collections::btree_map::Entry;
        match self.terms.entry(unknowns) {
            Entry::Vacant(slot) => {
                if coefficient != 0 {
                    slot.insert(coefficient);
                }
            }
            Entry::Occupied(mut slot) => {
                *slot.get_mut() = slot.get().wrapping_add(coefficient);
                if *slot.get() == 0 {
                    slot.remove();
                }
            }
        }
    }

    /// Returns `self + factor * other`.
    pub fn plus(&self, other: &Self, factor: i64) -> Self {
        let mut sum = self.clone();
        for (coefficient, unknowns) in other.terms() {
            sum.add_term(unknowns.to_vec(), coefficient.wrapping_mul(factor));
        }
        sum
    }

    /// Returns `self * other`.
    pub fn times(&self, other: &Self) -> Self {
        let mut product = Self::default();
        for (a, left) in self.terms() {
            for (b, right) in other.terms() {
                let mut unknowns = [left, right].concat();
                unknowns.sort_unstable();
                product.add_term(unknowns, a.wrapping_mul(b));
            }
        }
        product
    }

    /// Returns `self / by` where that is exact for all extents above 0: `by` is one term that
    /// divides every term, or a factor found by comparing.
    pub fn divided(&self, by: &Self) -> Option<Self> {
        if self == by && !self.terms.is_empty() {
            return Some(Self::constant(1));
        }
        let (divisor, unknowns) = by.terms().next().filter(|_| by.terms.len() == 1)?;
        let mut quotient = Self::default();
        for (coefficient, of) in self.terms() {
            let mut rest = of.to_vec();
            for unknown in unknowns {
                rest.remove(rest.iter().position(|u| u == unknown)?);
            }
            if coefficient % divisor != 0 {
                return None;
            }
            quotient.add_term(rest, coefficient / divisor);
        }
        Some(quotient)
    }

    /// Returns the size with `value` in the place of an unknown.
    pub fn substituted(&self, unknown: u32, value: &Self) -> Self {
        let mut result = Self::default();
        for (coefficient, unknowns) in self.terms() {
            let mut term = Self::constant(coefficient);
            for u in unknowns {
                term = term.times(&if *u == unknown { value.clone() } else { Self::unknown(*u) });
            }
            result = result.plus(&term, 1);
        }
        result
    }

    /// Returns true if `unknown` occurs.
    pub fn contains(&self, unknown: u32) -> bool {
        self.terms.keys().any(|u| u.contains(&unknown))
    }

    /// Returns the unknowns, each once.
    pub fn unknowns(&self) -> Vec<u32> {
        let mut all: Vec<u32> = self.terms.keys().flatten().copied().collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Returns the number for these values of the unknowns; `None` where it overflows.
    pub fn evaluated(&self, of: impl Fn(u32) -> i64) -> Option<i64> {
        self.terms().try_fold(0i64, |sum, (coefficient, unknowns)| {
            let term = unknowns.iter().try_fold(coefficient, |p, u| p.checked_mul(of(*u)))?;
            sum.checked_add(term)
        })
    }

    /// Decides a comparison of sizes if it comes out the same for all extents.
    pub fn compared(&self, predicate: Predicate, other: &Self) -> Option<bool> {
        use Predicate::{Eq, Ge, Gt, Le, Lt, Ne};
        let difference = self.plus(other, -1);
        // No unknown is below 0, so signs of coefficients decide.
        let constant = difference.terms.get(&Vec::new()).copied().unwrap_or(0);
        let at_least_0 = difference.terms.values().all(|c| *c >= 0);
        let at_most_0 = difference.terms.values().all(|c| *c <= 0);
        let equal = difference.terms.is_empty();
        let (above, below) = (at_least_0 && constant > 0, at_most_0 && constant < 0);
        match predicate {
            Eq | Ne if equal || above || below => Some((predicate == Eq) == equal),
            Lt | Ge if below || at_least_0 => Some((predicate == Lt) == below),
            Gt | Le if above || at_most_0 => Some((predicate == Gt) == above),
            _ => None,
        }
    }

    /// Solves `self == 0` for an unknown that `may` allows, the latest one: returns it and its
    /// value. Common factors are dropped: where they are 0, the tensors are empty.
    pub fn solved(&self, may: impl Fn(u32) -> bool) -> Option<(u32, Self)> {
        let mut common = self.terms.keys().next()?.clone();
        for unknowns in self.terms.keys() {
            let mut rest = unknowns.clone();
            common.retain(|u| match rest.iter().position(|r| r == u) {
                Some(at) => {
                    rest.remove(at);
                    true
                }
                None => false,
            });
        }
        let divisor = self.terms.values().fold(0, |a, b| gcd(a, *b));
        let factor = Self { terms: BTreeMap::from([(common, divisor)]) };
        let reduced = self.divided(&factor)?;
        let alone = |u: u32| {
            let coefficient = reduced.terms.get(&vec![u]).copied()?;
            let elsewhere = reduced.terms.keys().any(|k| k.len() > 1 && k.contains(&u));
            (coefficient.abs() == 1 && !elsewhere).then_some(coefficient)
        };
        let (unknown, coefficient) = reduced
            .unknowns()
            .into_iter()
            .rev()
            .filter(|u| may(*u))
            .find_map(|u| Some((u, alone(u)?)))?;
        // c * u + rest = 0 with c of 1 or -1: u = -c * rest
        let rest = reduced.plus(&Self::unknown(unknown), -coefficient);
        Some((unknown, Self::default().plus(&rest, -coefficient)))
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a.abs() } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn n(n: i64) -> Size {
        Size::constant(n)
    }

    fn u(id: u32) -> Size {
        Size::unknown(id)
    }

    #[test]
    fn products_divide() {
        let batch_rows = u(0).times(&n(40)).times(&u(1));
        assert_eq!(batch_rows.divided(&u(0).times(&n(8))), Some(u(1).times(&n(5))));
        assert_eq!(batch_rows.divided(&n(3)), None);
        assert_eq!(u(0).plus(&n(1), 1).divided(&u(0)), None);
    }

    #[test]
    fn only_what_holds_for_all_extents_is_decided() {
        assert_eq!(u(0).compared(Predicate::Lt, &n(0)), Some(false));
        assert_eq!(u(0).compared(Predicate::Eq, &n(1)), None);
        assert_eq!(u(0).compared(Predicate::Eq, &n(-1)), Some(false));
        assert_eq!(u(0).plus(&n(1), 1).compared(Predicate::Gt, &u(0)), Some(true));
        assert_eq!(u(0).compared(Predicate::Lt, &u(1)), None);
        assert_eq!(u(0).compared(Predicate::Ge, &n(7)), None);
    }

    #[test]
    fn equations_are_solved_for_the_latest_unknown() {
        let equation = u(0).plus(&n(1), 1).plus(&u(1).plus(&n(1), 1), -1);
        assert_eq!(equation.solved(|_| true), Some((1, u(0))));
        let products = u(0).times(&u(1)).times(&n(4)).plus(&u(0).times(&u(2)).times(&n(4)), -1);
        assert_eq!(products.solved(|_| true), Some((2, u(1))));
        assert_eq!(products.solved(|id| id < 2), Some((1, u(2))));
        assert_eq!(u(0).times(&n(2)).plus(&n(3), -1).solved(|_| true), None);
    }
}
