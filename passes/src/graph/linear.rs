//! Linear index expressions: a constant plus integer multiples of index variables.

use smallvec::{SmallVec, smallvec};

/// `constant + sum of coefficient * variable`; terms are sorted by variable, without zeros.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Linear {
    /// (variable, coefficient) pairs, by rising variable.
    pub terms: SmallVec<[(u32, i64); 2]>,
    /// The constant.
    pub constant: i64,
}

impl Linear {
    /// Returns the expression of one variable.
    pub fn var(var: u32) -> Self {
        Self { terms: smallvec![(var, 1)], constant: 0 }
    }

    /// Returns the position of each of `rank` loops: the identity map.
    pub fn identity(rank: usize) -> Vec<Self> {
        (0..rank as u32).map(Self::var).collect()
    }

    /// Returns a constant expression.
    pub fn constant(constant: i64) -> Self {
        Self { terms: SmallVec::new(), constant }
    }

    /// Returns the variable when the expression is exactly that variable.
    pub fn as_var(&self) -> Option<u32> {
        match self.terms[..] {
            [(var, 1)] if self.constant == 0 => Some(var),
            _ => None,
        }
    }

    /// Returns the coefficient of `var`, 0 when it does not occur.
    pub fn coefficient(&self, var: u32) -> i64 {
        self.terms.iter().find(|t| t.0 == var).map_or(0, |t| t.1)
    }

    /// Adds `factor * other`.
    pub fn add_scaled(&mut self, other: &Self, factor: i64) {
        self.constant += factor * other.constant;
        for &(var, coefficient) in &other.terms {
            self.add_term(var, factor * coefficient);
        }
    }

    /// Adds `coefficient * var`.
    pub fn add_term(&mut self, var: u32, coefficient: i64) {
        match self.terms.binary_search_by_key(&var, |t| t.0) {
            Ok(at) => {
                self.terms[at].1 += coefficient;
                if self.terms[at].1 == 0 {
                    self.terms.remove(at);
                }
            }
            Err(at) if coefficient != 0 => self.terms.insert(at, (var, coefficient)),
            Err(_) => {}
        }
    }

    /// Returns the expression with every variable replaced by `with(variable)`.
    pub fn substitute(&self, with: impl Fn(u32) -> Self) -> Self {
        let mut result = Self::constant(self.constant);
        for &(var, coefficient) in &self.terms {
            result.add_scaled(&with(var), coefficient);
        }
        result
    }

    /// Returns true if `var` occurs.
    pub fn uses(&self, var: u32) -> bool {
        self.terms.iter().any(|t| t.0 == var)
    }

    /// Returns the value at `point`, one number for each variable.
    pub fn at(&self, point: &[i64]) -> i64 {
        self.constant + self.terms.iter().map(|&(var, c)| c * point[var as usize]).sum::<i64>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_cancel_and_stay_sorted() {
        let mut e = Linear::var(3);
        e.add_term(1, 4);
        e.add_scaled(&Linear::var(3), -1);
        assert_eq!(e, Linear { terms: smallvec![(1, 4)], constant: 0 });
        assert_eq!(e.at(&[0, 5]), 20);
    }

    #[test]
    fn substitution_composes() {
        let e = Linear { terms: smallvec![(0, 2), (1, 1)], constant: 7 };
        let split = e.substitute(|v| match v {
            0 => Linear { terms: smallvec![(2, 4), (3, 1)], constant: 1 },
            other => Linear::var(other),
        });
        assert_eq!(split, Linear { terms: smallvec![(1, 1), (2, 8), (3, 2)], constant: 9 });
    }
}
