//! Symbolic indices: which element of which value an expression reads.

use crate::graph::{Extent, Linear, Value};

/// One element of a value, at a symbolic position.
#[derive(Clone, Debug, PartialEq)]
pub struct Element {
    /// The tensor (or scalar).
    pub value: Value,
    /// One expression for each of its dimensions.
    pub index: Vec<Linear>,
}

impl Element {
    /// Returns true if the position depends on `var`.
    pub fn uses(&self, var: u32) -> bool {
        self.index.iter().any(|e| e.uses(var))
    }

    /// Returns the variables of the position, by rising number.
    pub fn vars(&self) -> Vec<u32> {
        let mut vars: Vec<u32> =
            self.index.iter().flat_map(|e| e.terms.iter().map(|t| t.0)).collect();
        vars.sort_unstable();
        vars.dedup();
        vars
    }

    /// Returns the element where it stands in `value`, which has the elements of the element's own
    /// tensor under the shape `to`. `None` where a dimension of `to` is not several whole ones of
    /// `from`.
    pub fn merged(&self, from: &[i64], value: Value, to: &[i64]) -> Option<Self> {
        let mut dims = self.index.iter().zip(from).rev().peekable();
        let mut index = vec![Linear::default(); to.len()];
        for (merged, extent) in index.iter_mut().zip(to).rev() {
            let mut stride = 1;
            while stride < *extent {
                let (part, size) = dims.next()?;
                merged.add_scaled(part, stride);
                stride *= size;
            }
            if stride != *extent {
                return None;
            }
        }
        dims.all(|(_, size)| *size == 1).then_some(Self { value, index })
    }

    /// Returns the element at the position with variables replaced.
    pub fn substitute(&self, with: &impl Fn(u32) -> Linear) -> Self {
        Self { value: self.value, index: self.index.iter().map(|e| e.substitute(with)).collect() }
    }
}

/// The index variables of one match: their extents, and how some were split.
///
/// A view that merges dimensions, read backwards, divides an index by an extent; a variable that
/// runs over the merged dimension is then split into two, everywhere.
#[derive(Clone, Default)]
pub struct Vars {
    extents: Vec<Extent>,
    splits: Vec<Option<(u32, i64, u32)>>,
    /// Variables that stand for an entry of a table.
    entries: Vec<(u32, Element)>,
}

impl Vars {
    /// Makes a variable of the given extent; an extent of 1 gives the constant 0.
    pub fn fresh(&mut self, extent: Extent) -> Linear {
        if extent == Extent::Known(1) {
            return Linear::constant(0);
        }
        Linear::var(self.push(extent))
    }

    /// Makes a variable of the given extent, also of 1.
    pub fn push(&mut self, extent: Extent) -> u32 {
        self.extents.push(extent);
        self.splits.push(None);
        self.extents.len() as u32 - 1
    }

    /// Makes a variable for an entry of a table.
    pub fn push_entry(&mut self, table: Element, extent: Extent) -> u32 {
        let var = self.push(extent);
        self.entries.push((var, table));
        var
    }

    /// Returns the variables that stand for entries of tables.
    pub fn entries(&self) -> &[(u32, Element)] {
        &self.entries
    }

    /// Returns the table's element that a variable stands for.
    pub fn entry(&self, var: u32) -> Option<&Element> {
        self.entries.iter().find(|(v, _)| *v == var).map(|(_, table)| table)
    }

    /// Sets the extent of a variable that had none.
    pub fn set_extent(&mut self, var: u32, extent: Extent) {
        self.extents[var as usize] = extent;
    }

    /// Makes one variable of which `high` and `low` are the parts, as if it had been split.
    pub fn unite(&mut self, high: u32, low: u32) -> Option<u32> {
        let extent = self.extent(low)?;
        let var = self.push(Extent::Known(self.extent(high)? * extent));
        self.splits[var as usize] = Some((high, extent, low));
        Some(var)
    }

    /// Returns the expression with the parts of a split variable put together again, as far as
    /// they go together.
    pub fn put_together(&self, expression: &Linear, var: u32) -> Linear {
        let mut result = self.resolve(expression);
        let whole = self.resolve(&Linear::var(var));
        let Some(&(last, unit)) = whole.terms.iter().min_by_key(|t| t.1) else { return result };
        let coefficient = result.coefficient(last) / unit;
        let fits = whole.terms.iter().all(|t| result.coefficient(t.0) == coefficient * t.1);
        if fits && coefficient != 0 {
            result.add_scaled(&whole, -coefficient);
            result.add_term(var, coefficient);
        }
        result
    }

    /// Returns which variables become which when `from` stands for `to`; `from`'s splits are made
    /// in `to` where it is whole. `None` where the two are split differently.
    pub fn identify(&mut self, from: u32, to: u32) -> Option<Vec<(u32, u32)>> {
        let Some((high, factor, low)) = self.splits[from as usize] else {
            return Some(vec![(from, to)]);
        };
        let (to_high, to_low) = match self.splits[to as usize] {
            Some((h, f, l)) if f == factor => (h, l),
            Some(_) => return None,
            None => {
                let extents = [high, low].map(|v| self.extents[v as usize]);
                let parts = extents.map(|e| self.push(e));
                self.splits[to as usize] = Some((parts[0], factor, parts[1]));
                (parts[0], parts[1])
            }
        };
        let mut all = self.identify(high, to_high)?;
        all.extend(self.identify(low, to_low)?);
        Some(all)
    }

    /// Returns the extent of a variable if it is known.
    pub fn extent(&self, var: u32) -> Option<i64> {
        self.extents[var as usize].known()
    }

    /// Returns the expression with every split variable replaced by its parts.
    pub fn resolve(&self, expression: &Linear) -> Linear {
        let mut current = expression.clone();
        while current.terms.iter().any(|t| self.splits[t.0 as usize].is_some()) {
            current = current.substitute(|var| match self.splits[var as usize] {
                Some((high, factor, low)) => {
                    let mut parts = Linear::var(low);
                    parts.add_term(high, factor);
                    parts
                }
                None => Linear::var(var),
            });
        }
        current
    }

    /// Returns the element with its position resolved.
    pub fn resolve_element(&self, element: &Element) -> Element {
        Element {
            value: element.value,
            index: element.index.iter().map(|e| self.resolve(e)).collect(),
        }
    }

    /// Returns true if `var` was split.
    pub fn is_split(&self, var: u32) -> bool {
        self.splits[var as usize].is_some()
    }

    /// Returns the parts that a variable was split into, outermost first.
    pub fn parts(&self, var: u32) -> Vec<u32> {
        match self.splits[var as usize] {
            Some((high, _, low)) => {
                let mut parts = self.parts(high);
                parts.extend(self.parts(low));
                parts
            }
            None => vec![var],
        }
    }

    /// Returns the least and the greatest value of an expression, if all extents are known.
    pub fn range(&self, expression: &Linear) -> Option<(i64, i64)> {
        let (mut low, mut high) = (expression.constant, expression.constant);
        for &(var, coefficient) in &expression.terms {
            let reach = coefficient.checked_mul(self.extent(var)? - 1)?;
            low = low.checked_add(reach.min(0))?;
            high = high.checked_add(reach.max(0))?;
        }
        Some((low, high))
    }

    /// Divides `expression` by `n`, splitting variables where that makes the division exact.
    /// Returns the quotient and the remainder, which lies in `0..n`.
    pub fn divide(&mut self, expression: &Linear, n: i64) -> Option<(Linear, Linear)> {
        // A dimension of extent 0 has no index to divide.
        if n < 1 {
            return None;
        }
        // Each round splits one variable; the extents shrink, so this ends.
        loop {
            let expression = self.resolve(expression);
            let mut quotient = Linear::constant(expression.constant.div_euclid(n));
            let mut remainder = Linear::constant(expression.constant.rem_euclid(n));
            for &(var, coefficient) in &expression.terms {
                if coefficient % n == 0 {
                    quotient.add_term(var, coefficient / n);
                } else {
                    remainder.add_term(var, coefficient);
                }
            }
            let (low, high) = self.range(&remainder)?;
            if low >= 0 && high < n {
                return Some((quotient, remainder));
            }
            self.split_for(&remainder, n)?;
        }
    }

    /// Takes the variables of extent 1 that count by 1 out of an expression.
    pub fn take_units(&self, from: &mut Linear) -> Linear {
        let mut units = Linear::default();
        for (var, coefficient) in from.terms.clone() {
            if coefficient == 1 && self.extent(var) == Some(1) {
                from.add_term(var, -1);
                units.add_term(var, 1);
            }
        }
        units
    }

    /// Splits one variable of `remainder` whose multiples reach `n`.
    fn split_for(&mut self, remainder: &Linear, n: i64) -> Option<()> {
        for &(var, coefficient) in &remainder.terms {
            let extent = self.extent(var)?;
            if coefficient <= 0 || n % coefficient != 0 {
                continue;
            }
            let low = n / coefficient;
            if extent > low && extent % low == 0 && low > 1 {
                let high_var = self.push(Extent::Known(extent / low));
                let low_var = self.push(Extent::Known(low));
                self.splits[var as usize] = Some((high_var, low, low_var));
                return Some(());
            }
        }
        None
    }

    /// Joins two variables whose multiples always go together as one mixed-radix number.
    /// Returns the joined variable when every expression allows it.
    pub fn merge(&mut self, high: u32, low: u32, all: &mut [&mut Element]) -> Option<u32> {
        let extent = self.extent(low)?;
        let joined_extent = self.extent(high)? * extent;
        let fits = all
            .iter()
            .flat_map(|e| &e.index)
            .all(|e| e.coefficient(high) == extent * e.coefficient(low));
        if !fits {
            return None;
        }
        let joined = self.push(Extent::Known(joined_extent));
        for element in all {
            for expression in &mut element.index {
                let coefficient = expression.coefficient(low);
                expression.add_term(low, -coefficient);
                expression.add_term(high, -extent * coefficient);
                expression.add_term(joined, coefficient);
            }
        }
        Some(joined)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_merged_dimension_splits_into_batch_and_heads() {
        let mut vars = Vars::default();
        let merged = vars.fresh(Extent::Known(8));
        let (batch, head) = vars.divide(&merged, 4).expect("8 = 2 * 4");
        assert_eq!(vars.range(&batch), Some((0, 1)));
        assert_eq!(vars.range(&head), Some((0, 3)));
        assert_eq!(vars.parts(merged.as_var().expect("a variable")).len(), 2);
    }

    #[test]
    fn a_shifted_index_does_not_split() {
        let mut vars = Vars::default();
        let mut shifted = vars.fresh(Extent::Known(8));
        shifted.constant = 1;
        assert_eq!(vars.divide(&shifted, 4), None);
    }

    #[test]
    fn unit_extents_vanish() {
        assert_eq!(Vars::default().fresh(Extent::Known(1)), Linear::constant(0));
    }
}
