//! Takes score contractions apart and finds the latent and the rotary part.

use std::collections::HashSet;

use super::{
    algebra::Product,
    coefficient::{Coefficient, Factor},
    expr::{Context, Expr},
    index::Element,
    latent::Weight,
    proof::{Code, Miss, Part, Parts, Proved},
};
use crate::graph::{Extent, Linear, Node, Value};

impl Context<'_, '_> {
    /// Adds the parts of a score contraction. `row` is the variable of the cached rows.
    pub(super) fn parts(
        &mut self,
        coefficient: &Coefficient,
        sum: &Expr,
        row: u32,
        into: &mut Parts,
    ) -> Proved<()> {
        let at = super::mask::leaf(sum);
        let mut product = Product { coefficient: coefficient.number, ..Product::default() };
        // What the sum starts from is a term of the logits by itself.
        let readable = match sum {
            Expr::Reduce { vars, body, .. } => {
                product.bound.extend(vars);
                self.product(body, 0, &mut product)
            }
            _ => None,
        };
        if readable.is_none() {
            return Err(Miss::new(Code::NoScores, at, "the contraction's body is not a product"));
        }
        for piece in self.cut(product, row) {
            let plain = piece.zeros.is_empty();
            let (factors, scales) = self.scales_apart(&piece, row);
            let Some(factors) = factors.filter(|f| f.len() == 2 && plain) else {
                let note = format!("{} factors in a score", piece.factors.len() + piece.over.len());
                return Err(Miss::new(Code::NoScores, at, note));
            };
            let on_row: Vec<bool> = factors.iter().map(|f| self.reaches(f, row)).collect();
            let (query, cache) = match on_row[..] {
                [false, true] => (&factors[0], &factors[1]),
                [true, false] => (&factors[1], &factors[0]),
                _ => {
                    let note = "both or neither factor runs over the cached rows";
                    return Err(Miss::new(Code::NoScores, at, note));
                }
            };
            let mut query = self.vars.resolve_element(query);
            let mut cache = self.vars.resolve_element(cache);
            let columns: Vec<u32> = piece
                .bound
                .iter()
                .flat_map(|v| self.vars.parts(*v))
                .filter(|v| query.uses(*v) || cache.uses(*v))
                .collect();
            let column = self.join(&columns, &mut [&mut query, &mut cache]).ok_or_else(|| {
                let note = format!("{} column dimensions", columns.len());
                Miss::new(Code::Layout, Some(cache.value), note)
            })?;
            let Some(width) = self.vars.extent(column) else {
                return Err(Miss::new(Code::Dynamic, at, "the width of the cache is not known"));
            };
            into.wholes.push(Part {
                coefficient: piece.coefficient,
                factors: coefficient.factors.iter().cloned().chain(scales).collect(),
                query,
                cache,
                column,
                whole: into.wholes.len(),
                range: (0, width),
                weight: None,
                scale: None,
            });
        }
        Ok(())
    }

    /// Cuts all sums where their queries are joined, and puts pieces together that are neighbours
    /// in one query and one cache.
    pub(super) fn pieces(&mut self, into: &mut Parts) {
        for whole in into.wholes.clone() {
            self.cut_query(whole, &mut into.pieces);
        }
        while let Some((i, j, mut joined)) = self.neighbours(&into.pieces) {
            joined.whole = into.wholes.len();
            into.wholes.push(joined.clone());
            into.pieces[i] = joined;
            into.pieces.remove(j);
        }
    }

    /// Returns two pieces of which the second continues the first, and both as one.
    fn neighbours(&mut self, pieces: &[Part]) -> Option<(usize, usize, Part)> {
        let pairs = (0..pieces.len()).flat_map(|i| (0..pieces.len()).map(move |j| (i, j)));
        pairs
            .filter(|(i, j)| i != j)
            .find_map(|(i, j)| self.continued(&pieces[i], &pieces[j]).map(|joined| (i, j, joined)))
    }

    /// Returns `first` with the columns of `second` after its own, if those are the next ones of
    /// the same tensors.
    fn continued(&mut self, first: &Part, second: &Part) -> Option<Part> {
        let widths = [first, second].map(|p| self.vars.extent(p.column));
        let [Some(width), Some(more)] = widths else { return None };
        if first.coefficient != second.coefficient
            || first.factors != second.factors
            || first.column == second.column
        {
            return None;
        }
        let mut before = Linear::var(first.column);
        before.constant -= width;
        let renamed = |v: u32| if v == second.column { before.clone() } else { Linear::var(v) };
        for (a, b) in [(&first.query, &second.query), (&first.cache, &second.cache)] {
            let next = b.substitute(&renamed);
            if !a.uses(first.column)
                || next.index != a.index
                || !self.graph.same(a.value, b.value, 8)
            {
                return None;
            }
        }
        let all = self.vars.fresh(Extent::Known(width + more));
        let with = |v: u32| if v == first.column { all.clone() } else { Linear::var(v) };
        Some(Part {
            query: first.query.substitute(&with),
            cache: first.cache.substitute(&with),
            column: all.as_var()?,
            range: (0, width + more),
            ..first.clone()
        })
    }

    /// Returns the factors of a score, and those of them that only scale it: neither over the
    /// cached rows nor over a summed column.
    fn scales_apart(&self, piece: &Product, row: u32) -> (Option<Vec<Element>>, Vec<Factor>) {
        let bound: Vec<u32> = piece.bound.iter().flat_map(|v| self.vars.parts(*v)).collect();
        let scales = |e: &Element| {
            let e = self.vars.resolve_element(e);
            !self.reaches(&e, row) && !bound.iter().any(|v| e.uses(*v))
        };
        let Some(elements) = piece.elements() else { return (None, Vec::new()) };
        let (by, of): (Vec<Element>, Vec<Element>) = elements.into_iter().partition(scales);
        if !piece.over.iter().all(scales) {
            return (None, Vec::new());
        }
        (Some(of), Factor::of_quotient(by, piece.over.clone()).collect())
    }

    /// Cuts a part where its query is joined from pieces: they are what a model keeps apart.
    fn cut_query(&mut self, part: Part, into: &mut Vec<Part>) {
        let width = part.range.1 - part.range.0;
        let Some(borders) = self.query_borders(&part) else {
            into.push(part);
            return;
        };
        let mut low = 0;
        for high in borders.into_iter().chain([width]) {
            let piece = self.columns(&part, low, high);
            // A piece that is still the whole concatenation cannot be cut.
            if piece.query.value == part.query.value {
                into.push(piece);
            } else {
                self.cut_query(piece, into);
            }
            low = high;
        }
    }

    /// Returns the columns at which a part's query goes from one piece to the next.
    fn query_borders(&mut self, part: &Part) -> Option<Vec<i64>> {
        // Pieces of one computation are no pieces of a query.
        if self.unfold(&part.query).is_some() {
            return None;
        }
        let Node::Concat { parts, dim } = &self.graph.tensor(part.query.value).node else {
            return None;
        };
        let index = part.query.index.get(*dim)?;
        if index.terms[..] != [(part.column, 1)] {
            return None;
        }
        let mut start = -index.constant;
        let mut borders = Vec::new();
        for piece in parts {
            start += self.graph.tensor(*piece).shape[*dim].known()?;
            borders.push(start);
        }
        borders.retain(|b| *b > 0 && *b < part.range.1 - part.range.0);
        (!borders.is_empty()).then_some(borders)
    }

    /// Joins parts that lie side by side in one contraction back into one.
    pub(super) fn join_parts(&mut self, wholes: &[Part], mut parts: Vec<Part>) -> Vec<Part> {
        parts.sort_by_key(|p| (p.whole, p.range));
        let mut joined: Vec<Part> = Vec::new();
        for part in parts {
            match joined.last_mut() {
                Some(last) if last.whole == part.whole && last.range.1 == part.range.0 => {
                    *last = self.columns(&wholes[part.whole], last.range.0, part.range.1);
                }
                _ => joined.push(part),
            }
        }
        joined
    }

    /// Joins variables that always go together into one; `None` for none, or where they do not.
    pub(super) fn join(&mut self, vars: &[u32], all: &mut [&mut Element]) -> Option<u32> {
        let mut vars = vars.to_vec();
        while vars.len() > 1 {
            let pairs = (0..vars.len()).flat_map(|i| (0..vars.len()).map(move |j| (i, j)));
            let (i, j, joined) = pairs.filter(|(i, j)| i != j).find_map(|(i, j)| {
                self.vars.merge(vars[i], vars[j], all).map(|joined| (i, j, joined))
            })?;
            vars.retain({
                let (a, b) = (vars[i], vars[j]);
                move |v| *v != a && *v != b
            });
            vars.push(joined);
        }
        vars.pop()
    }

    /// Splits a sum at the borders of concatenated caches that its summed variables run over. A
    /// concatenated query is a tensor like any other and stays whole.
    fn cut(&mut self, product: Product, row: u32) -> Vec<Product> {
        let elements = product.elements().unwrap_or_default();
        for element in &elements {
            let element = self.vars.resolve_element(element);
            if !self.reaches(&element, row) {
                continue;
            }
            let Some((var, borders)) = self.borders(&element, &product) else {
                continue;
            };
            let Some(extent) = self.vars.extent(var) else {
                continue;
            };
            let mut pieces = Vec::new();
            let mut low = 0;
            for high in borders.into_iter().chain([extent]) {
                let piece = self.restrict(&product, var, low, high);
                low = high;
                match piece {
                    Some(piece) => pieces.extend(self.cut(piece, row)),
                    None => return vec![product],
                }
            }
            return pieces;
        }
        vec![product]
    }

    /// Returns a summed variable and where its range crosses from one piece to the next.
    fn borders(&self, element: &Element, product: &Product) -> Option<(u32, Vec<i64>)> {
        let bound: Vec<u32> = product.bound.iter().flat_map(|v| self.vars.parts(*v)).collect();
        let found = |dim: usize, starts: Vec<i64>| -> Option<(u32, Vec<i64>)> {
            let index = &element.index[dim];
            let [(var, 1)] = index.terms[..] else {
                return None;
            };
            let extent = self.vars.extent(var)?;
            let mut borders: Vec<i64> = starts
                .into_iter()
                .map(|s| s - index.constant)
                .filter(|s| *s > 0 && *s < extent)
                .collect();
            borders.sort_unstable();
            borders.dedup();
            (bound.contains(&var) && !borders.is_empty()).then_some((var, borders))
        };
        self.seams(element.value).into_iter().find_map(|(dim, cuts)| found(dim, cuts))
    }

    /// Returns the sum restricted to `low..high` of one summed variable.
    fn restrict(&mut self, product: &Product, var: u32, low: i64, high: i64) -> Option<Product> {
        let mut part = self.vars.fresh(Extent::Known(high - low));
        let new = part.as_var();
        part.constant += low;
        let with = |v: u32| {
            if v == var { part.clone() } else { Linear::var(v) }
        };
        let mut bound: Vec<u32> =
            product.bound.iter().flat_map(|v| self.vars.parts(*v)).filter(|v| *v != var).collect();
        bound.extend(new);
        let mut piece = Product {
            coefficient: product.coefficient,
            over: product.over.iter().map(|e| e.substitute(&with)).collect(),
            bound,
            whole: product.whole.clone(),
            elems: product.elems.clone(),
            zeros: product.zeros.clone(),
            factors: Vec::new(),
        };
        for element in product.elements()? {
            let element = self.vars.resolve_element(&element).substitute(&with);
            let bound = piece.bound.clone();
            self.product(&Expr::Element(element), 0, &mut piece)?;
            piece.bound = bound;
        }
        Some(piece)
    }

    /// Returns the width of a part's columns.
    pub(super) fn width(&self, part: &Part) -> Option<i64> {
        self.vars.extent(part.column)
    }

    /// Splits `part` into the columns that `value` (an element of the same tensor, with `column`
    /// as its column variable) reads, and the rest. `None`: `part` is of another tensor, or reads
    /// other rows. An error: the same tensor, but the value's columns are not among the key's.
    pub(super) fn latent_part(
        &mut self,
        part: &Part,
        value: &Element,
        column: u32,
    ) -> Proved<Option<(Part, Vec<Part>)>> {
        if !self.graph.same(part.cache.value, value.value, 8) {
            return Ok(None);
        }
        let at = Some(part.cache.value);
        let value = &self.vars.resolve_element(value);
        let part = &Part { cache: self.vars.resolve_element(&part.cache), ..part.clone() };
        let dim = value.index.iter().position(|e| e.uses(column));
        let key_dim = part.cache.index.iter().position(|e| e.uses(part.column));
        let (Some(dim), Some(key_dim)) = (dim, key_dim) else {
            return Ok(None);
        };
        let same_elsewhere = (0..value.index.len())
            .filter(|d| *d != dim)
            .all(|d| value.index[d] == part.cache.index[d]);
        let rows_differ = dim != key_dim || !same_elsewhere;
        let (mine, theirs) = (&part.cache.index[key_dim], &value.index[dim]);
        // A dimension may hold rows of columns: what else its index is made of is the rows'.
        let besides = |e: &Linear, var: u32| {
            let mut rest = e.clone();
            rest.add_term(var, -1);
            (!rest.uses(var)).then_some(rest.terms)
        };
        let rows = besides(mine, part.column);
        if rows_differ || rows.is_none() || rows != besides(theirs, column) {
            let note = "keys and values read one tensor by different index maps";
            return Err(Miss::new(Code::ValueNotSlice, at, note));
        }
        let known = (self.vars.extent(part.column), self.vars.extent(column));
        let (Some(keys), Some(width)) = known else {
            return Err(Miss::new(Code::Dynamic, at, "the width of the cache is not known"));
        };
        let (key_start, start) = (mine.constant, theirs.constant);
        if start < key_start || start + width > key_start + keys {
            let note = format!(
                "value columns {start}..{} of key columns {key_start}..{}",
                start + width,
                key_start + keys
            );
            return Err(Miss::new(Code::ValueNotSlice, at, note));
        }
        let (low, high) = (start - key_start, start - key_start + width);
        let mut rest = Vec::new();
        for (from, to) in [(0, low), (high, keys)] {
            if from < to {
                rest.push(self.columns(part, from, to));
            }
        }
        Ok(Some((self.columns(part, low, high), rest)))
    }

    /// Returns the part restricted to columns `low..high`.
    fn columns(&mut self, part: &Part, low: i64, high: i64) -> Part {
        if self.vars.extent(part.column) == Some(high - low) {
            return part.clone();
        }
        let mut new = self.vars.fresh(Extent::Known(high - low));
        let column = new.as_var().unwrap_or(part.column);
        new.constant += low;
        let with = |v: u32| {
            if v == part.column { new.clone() } else { Linear::var(v) }
        };
        let query = part.query.substitute(&with);
        let cache = part.cache.substitute(&with);
        let weight = part
            .weight
            .as_ref()
            .map(|w| Weight { element: w.element.substitute(&with), column: w.column });
        // A query that was joined from pieces is read from the piece.
        let query = self.through_views_keeping(&query, &[column]);
        let range = (part.range.0 + low, part.range.0 + high);
        Part { query, cache, column, range, weight, ..part.clone() }
    }

    /// Returns which variables the weight of `query`'s own contraction uses: `query` is `W_UK` times
    /// something, and the weight is the factor that has the latent column.
    pub(super) fn projection(&mut self, query: &Element, column: u32) -> Option<Projection> {
        let below = self.unfold(query)?;
        let Expr::Reduce { vars, body, .. } = below else {
            return None;
        };
        let mut product = Product::default();
        self.product(&body, 0, &mut product)?;
        let elements = product.elements()?;
        if elements.len() != 2 || vars.is_empty() {
            return None;
        }
        let resolved: Vec<Element> =
            elements.iter().map(|e| self.vars.resolve_element(e)).collect();
        let column = self.vars.parts(column);
        let has = |e: &Element| column.iter().any(|c| e.uses(*c));
        let weight = match (has(&resolved[0]), has(&resolved[1])) {
            (true, false) => &resolved[0],
            (false, true) => &resolved[1],
            _ => return None,
        };
        Some(Projection { vars: weight.vars() })
    }

    /// Returns true if `out` goes into a contraction over its column with another tensor, or into
    /// several over the pieces of it.
    pub(super) fn is_projected(&self, out: Value, columns: i64) -> bool {
        let mut queue = vec![out];
        let mut seen = HashSet::new();
        let mut pieces = 0;
        while let Some(value) = queue.pop() {
            if !seen.insert(value) {
                continue;
            }
            if seen.len() > 64 {
                return false;
            }
            for result in self.graph.users(value).into_iter().flat_map(|user| user.results) {
                match &self.graph.tensor(result).node {
                    Node::Reshape(_)
                    | Node::Slice { .. }
                    | Node::Pad { .. }
                    | Node::Concat { .. }
                    | Node::Update { .. } => queue.push(result),
                    Node::Nest(nest) if nest.combine.is_none() && nest.inputs.len() == 1 => {
                        queue.push(result);
                    }
                    Node::Nest(nest) if nest.combine.is_some() && nest.inputs.len() > 1 => {
                        let extents = nest.reduced().into_iter();
                        let over: i64 =
                            extents.filter_map(|d| nest.domain[d as usize].known()).product();
                        pieces += over;
                        if over == columns || pieces == columns {
                            return true;
                        }
                    }
                    _ => {}
                }
            }
        }
        false
    }
}

/// The weight `W_UK` in front of a query.
pub(super) struct Projection {
    /// The variables that it uses.
    pub vars: Vec<u32>,
}
