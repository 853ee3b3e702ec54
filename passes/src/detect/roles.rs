//! Tells batch, query and head indices apart, and writes positions as maps over them.

use std::collections::HashMap;

use super::{
    expr::Context,
    index::Element,
    latent::Values,
    proof::{Code, Extents, Miss, Operand, Part, Proved},
};
use crate::graph::Linear;

/// The role of an index variable in a core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Batch,
    Query,
    Head,
}

/// The elements of a core, over common variables.
pub(super) struct Elements {
    pub q_latent: Element,
    pub q_rope: Option<Element>,
    pub latent: Element,
    pub rope: Option<Element>,
    pub w_uk: Option<Element>,
    pub w_uv: Option<Element>,
    /// The table that selects cached rows.
    pub table: Option<Element>,
    /// Scales of the latent cache and of the rotary keys.
    pub scales: [Option<Element>; 2],
    /// What the scores of the latent and of the rotary part are multiplied by.
    pub factors: [Vec<Element>; 2],
    pub out: Element,
}

impl Elements {
    pub(super) fn gather(
        cx: &Context<'_, '_>,
        latent: &Part,
        rope: Option<&Part>,
        values: &Values,
        out: &Element,
    ) -> Self {
        let resolve = |e: &Element| cx.vars.resolve_element(e);
        Self {
            q_latent: resolve(&latent.query),
            q_rope: rope.map(|r| resolve(&r.query)),
            latent: resolve(&latent.cache),
            rope: rope.map(|r| resolve(&r.cache)),
            w_uk: latent.weight.as_ref().map(|w| resolve(&w.element)),
            w_uv: values.weight.as_ref().map(|(w, _)| resolve(&w.element)),
            table: None,
            scales: [Some(latent), rope].map(|part| {
                let scale = part.and_then(|p| p.scale.as_ref());
                scale.and_then(|s| s.element.as_ref()).map(resolve)
            }),
            factors: [Some(latent), rope].map(|part| {
                let factors = part.map_or(&[][..], |p| &p.factors);
                factors.iter().map(|f| resolve(&f.element)).collect()
            }),
            out: resolve(out),
        }
    }

    /// Returns every element.
    pub(super) fn all(&mut self) -> Vec<&mut Element> {
        let Self { q_latent, q_rope, latent, rope, w_uk, w_uv, table, scales, factors, out } = self;
        let mut all = vec![q_latent, latent, out];
        for element in [q_rope, rope, w_uk, w_uv, table] {
            all.extend(element.as_mut());
        }
        all.extend(scales.iter_mut().flatten());
        all.extend(factors.iter_mut().flatten());
        all
    }

    /// Returns the elements whose columns are whole: all but scales, which groups of columns share.
    fn with_columns(&mut self) -> Vec<&mut Element> {
        let mut all = vec![&mut self.q_latent, &mut self.latent, &mut self.out];
        all.extend(self.q_rope.as_mut());
        all.extend(self.rope.as_mut());
        all.extend(self.w_uk.as_mut());
        all.extend(self.w_uv.as_mut());
        all.extend(self.table.as_mut());
        all
    }
}

/// The column variables of a core.
pub(super) struct Columns {
    /// Of the latent as keys.
    pub latent: u32,
    /// Of the query that goes with it: the latent's own, or a head's where keys are rebuilt.
    pub key: u32,
    /// Of the rotary part; the latent's where there is none.
    pub rope: u32,
    /// Of the latent as values.
    pub value: u32,
    /// Of the output: the value's own, or a head's where values are rebuilt.
    pub out: u32,
}

impl Columns {
    pub(super) fn all(&self) -> [u32; 5] {
        [self.latent, self.key, self.rope, self.value, self.out]
    }

    /// Joins columns that were split over several dimensions.
    pub(super) fn join(&mut self, cx: &mut Context<'_, '_>, elements: &mut Elements) -> Proved<()> {
        let at = Some(elements.out.value);
        let mut joined: HashMap<u32, u32> = HashMap::new();
        for column in
            [&mut self.latent, &mut self.key, &mut self.rope, &mut self.value, &mut self.out]
        {
            if let Some(known) = joined.get(column) {
                *column = *known;
                continue;
            }
            let parts = cx.vars.parts(*column);
            let whole = if parts.len() > 1 {
                cx.join(&parts, &mut elements.with_columns())
                    .ok_or_else(|| Miss::new(Code::Layout, at, "columns over several dimensions"))?
            } else {
                parts[0]
            };
            joined.insert(*column, whole);
            *column = whole;
        }
        Ok(())
    }
}

/// What is known before roles are given out.
pub(super) struct Assignment<'a> {
    /// The variable of the cached rows.
    pub row: u32,
    /// The column variables.
    pub columns: [u32; 5],
    /// The variables of `W_UK`, where it is in the graph.
    pub weight: Option<&'a [u32]>,
}

/// The variables of a cache in pages.
#[derive(Clone, Copy, Debug)]
struct Pages {
    /// The table's entry: which page of the pool.
    entry: u32,
    /// Which entry of the table.
    page: u32,
    /// Which row of the page; none where pages have one row.
    slot: Option<u32>,
}

/// Which variables are batch, query and head.
pub(super) struct Roles {
    /// The variable of the cached rows.
    row: u32,
    /// How a table selects them, where one does.
    pages: Option<Pages>,
    /// The role of each variable.
    places: HashMap<u32, Role>,
    /// The extents.
    pub extents: Extents,
}

impl Roles {
    /// Gives every variable of the core its role.
    pub(super) fn assign(
        cx: &mut Context<'_, '_>,
        elements: &mut Elements,
        given: &Assignment<'_>,
    ) -> Proved<Self> {
        let at = Some(elements.latent.value);
        let row = given.row;
        let pages = pages(cx, elements, row)?;
        let reserved: Vec<u32> = given.columns.iter().copied().chain(cx.vars.parts(row)).collect();
        let cache_vars: Vec<u32> =
            cx.vars_below(&elements.latent).into_iter().filter(|v| !reserved.contains(v)).collect();
        let all_vars: Vec<u32> =
            elements.out.vars().into_iter().filter(|v| !reserved.contains(v)).collect();
        let weight = given.weight.unwrap_or_default();
        if let Some(shared) = cache_vars.iter().find(|v| weight.contains(v)) {
            let extent = cx.vars.extent(*shared).unwrap_or_default();
            let note = format!("the cache and W_UK share an index of extent {extent}");
            return Err(Miss::new(Code::TwoLatents, at, note));
        }
        if let Some(rope) = &elements.rope {
            let extra = cx
                .vars_below(rope)
                .into_iter()
                .find(|v| !reserved.contains(v) && !cache_vars.contains(v));
            if extra.is_some() {
                return Err(Miss::new(Code::HeadInCache, Some(rope.value), "in the rotary keys"));
            }
        }
        if cache_vars.iter().any(|v| !all_vars.contains(v)) {
            return Err(Miss::new(Code::Layout, at, "a cache index is not one of the output"));
        }
        let mut rows: Vec<u32> =
            all_vars.iter().copied().filter(|v| !cache_vars.contains(v)).collect();
        let batch = if cache_vars.len() > 1 {
            let joined = cx.join(&cache_vars, &mut elements.all());
            vec![joined.ok_or_else(|| {
                let note = format!("{} indices besides row and column", cache_vars.len());
                Miss::new(Code::TwoLatents, at, note)
            })?]
        } else {
            cache_vars
        };
        // Heads: what W_UK has. Without W_UK, the larger of what is left.
        let (mut heads, mut query): (Vec<u32>, Vec<u32>) = if given.weight.is_some() {
            rows.iter().copied().partition(|v| weight.contains(v))
        } else {
            rows.sort_by_key(|v| (cx.vars.extent(*v), *v));
            match rows.pop() {
                Some(largest) => (vec![largest], rows),
                None => (rows, Vec::new()),
            }
        };
        if heads.is_empty() {
            std::mem::swap(&mut heads, &mut query);
        }
        let mut single = |vars: Vec<u32>| match vars.len() {
            0 | 1 => Ok(vars.first().copied()),
            n => cx.join(&vars, &mut elements.all()).map(Some).ok_or_else(|| {
                Miss::new(Code::Layout, at, format!("{n} dimensions of heads or queries"))
            }),
        };
        let (heads, query) = (single(heads)?, single(query)?);
        let batch = batch.first().copied();
        let extent = |cx: &Context<'_, '_>, var: Option<u32>| match var {
            Some(v) => {
                cx.vars.extent(v).ok_or_else(|| Miss::new(Code::Dynamic, at, "batch or heads"))
            }
            None => Ok(1),
        };
        let rope_width =
            if elements.rope.is_some() { cx.vars.extent(given.columns[2]) } else { Some(0) };
        let known =
            |e: Option<i64>, what: &str| e.ok_or_else(|| Miss::new(Code::Dynamic, at, what));
        let extents = Extents {
            batch: extent(cx, batch)?,
            query: extent(cx, query)?,
            heads: extent(cx, heads)?,
            rows: known(cx.vars.extent(row), "the number of cached rows")?,
            latent: known(cx.vars.extent(given.columns[0]), "the latent width")?,
            rope: known(rope_width, "the rotary width")?,
        };
        let x = &extents;
        if [x.batch, x.query, x.heads, x.rows, x.latent].iter().any(|e| *e < 1) {
            return Err(Miss::new(Code::Layout, at, "an extent of 0"));
        }
        if extents.heads * extents.query == 1 {
            return Err(Miss::new(Code::HeadInCache, at, "no head shares the cache with another"));
        }
        let mut places = HashMap::new();
        for (var, role) in [(batch, Role::Batch), (query, Role::Query), (heads, Role::Head)] {
            if let Some(var) = var {
                places.insert(var, role);
            }
        }
        Ok(Self { row, pages, places, extents })
    }

    /// Returns an element's dimensions as a map over (b, q, h, rest...).
    pub(super) fn map(
        &self,
        cx: &Context<'_, '_>,
        element: &Element,
        rest: &[u32],
    ) -> Proved<Vec<Linear>> {
        let position = |var: u32| -> Option<u32> {
            if let Some(at) = rest.iter().position(|r| *r == var) {
                return Some(3 + at as u32);
            }
            self.places.get(&var).map(|role| match role {
                Role::Batch => 0,
                Role::Query => 1,
                Role::Head => 2,
            })
        };
        remap(cx, self.row, element, &position)
    }

    /// Returns an element's dimensions as a map over (b, t, column), or over (b, page of the pool,
    /// row of the page, column) where a table selects the rows.
    pub(super) fn cache_map(
        &self,
        cx: &Context<'_, '_>,
        element: &Element,
        column: u32,
    ) -> Proved<Vec<Linear>> {
        let position = |var: u32| match (self.places.get(&var), self.pages) {
            (Some(Role::Batch), _) => Some(0),
            (None, None) if var == self.row => Some(1),
            (None, None) if var == column => Some(2),
            (None, Some(pages)) if var == pages.entry => Some(1),
            (None, Some(pages)) if Some(var) == pages.slot => Some(2),
            (None, Some(_)) if var == column => Some(3),
            _ => None,
        };
        remap(cx, self.row, element, &position)
    }

    /// Returns a scale's dimensions as a map over what a cache's map is over, with groups of columns
    /// in the place of columns, and the width of a group if there are several. `column` is the
    /// cache's, as it was before its parts were joined.
    pub(super) fn scale_map(
        &self,
        cx: &Context<'_, '_>,
        element: &Element,
        column: u32,
    ) -> Proved<(Vec<Linear>, Option<i64>)> {
        let parts = cx.vars.parts(column);
        let (group, width) = match parts[..] {
            [high, low] => (high, cx.vars.extent(low)),
            _ => (column, Some(1)),
        };
        let width = if element.uses(group) { width } else { None };
        self.cache_map(cx, element, group).map(|map| (map, width))
    }

    /// Returns the table of pages, if there is one.
    pub(super) fn pages(
        &self,
        cx: &Context<'_, '_>,
        elements: &Elements,
    ) -> Proved<Option<super::proof::Pages>> {
        let (Some(pages), Some(table)) = (self.pages, &elements.table) else { return Ok(None) };
        let position = |var: u32| match self.places.get(&var) {
            Some(Role::Batch) => Some(0),
            None if var == pages.page => Some(1),
            _ => None,
        };
        let map = remap(cx, self.row, table, &position)?;
        let extent = |var: u32| {
            let dynamic = || Miss::new(Code::Dynamic, Some(table.value), "the size of the pool");
            cx.vars.extent(var).ok_or_else(dynamic)
        };
        let elem = cx.graph.tensor(table.value).elem;
        Ok(Some(super::proof::Pages {
            table: Operand { value: table.value, elem, map },
            size: pages.slot.map_or(Ok(1), extent)?,
            count: extent(pages.entry)?,
        }))
    }

    /// Returns a weight's dimensions as a map over (h, column of the head, column of the latent).
    pub(super) fn weight_map(
        &self,
        cx: &Context<'_, '_>,
        element: &Element,
        column: u32,
        latent: u32,
    ) -> Proved<Vec<Linear>> {
        let position = |var: u32| match self.places.get(&var) {
            Some(Role::Head) => Some(0),
            None if var == column => Some(1),
            None if var == latent => Some(2),
            _ => None,
        };
        remap(cx, self.row, element, &position)
    }

    /// Returns the query variable, if there is more than one query token.
    pub(super) fn query_var(&self) -> Option<u32> {
        self.places.iter().find(|(_, role)| **role == Role::Query).map(|(v, _)| *v)
    }

    /// Returns the batch variable, if there is more than one request.
    pub(super) fn batch_var(&self) -> Option<u32> {
        self.places.iter().find(|(_, role)| **role == Role::Batch).map(|(v, _)| *v)
    }
}

/// Reads how a table selects the rows of the cache.
fn pages(cx: &Context<'_, '_>, elements: &mut Elements, row: u32) -> Proved<Option<Pages>> {
    let at = Some(elements.latent.value);
    let entries = cx.entries_in(&elements.latent);
    if let Some(rope) = &elements.rope
        && cx.entries_in(rope) != entries
    {
        let note = "latent and rotary keys are not selected by one table";
        return Err(Miss::new(Code::Layout, at, note));
    }
    let entry = match entries[..] {
        [] => return Ok(None),
        [entry] => entry,
        _ => return Err(Miss::new(Code::Layout, at, "rows are selected by two tables")),
    };
    let (page, slot) = match cx.vars.parts(row)[..] {
        [row] => (row, None),
        [page, slot] => (page, Some(slot)),
        _ => return Err(Miss::new(Code::Layout, at, "pages over several dimensions")),
    };
    elements.table = cx.vars.entry(entry).map(|table| cx.vars.resolve_element(table));
    Ok(Some(Pages { entry, page, slot }))
}

fn remap(
    cx: &Context<'_, '_>,
    row: u32,
    element: &Element,
    position: &impl Fn(u32) -> Option<u32>,
) -> Proved<Vec<Linear>> {
    element
        .index
        .iter()
        .map(|e| {
            let mut mapped = Linear::constant(e.constant);
            for &(var, coefficient) in &cx.vars.put_together(e, row).terms {
                let at = position(var).ok_or_else(|| {
                    Miss::new(Code::Layout, Some(element.value), "an index without a role")
                })?;
                mapped.add_term(at, coefficient);
            }
            Ok(mapped)
        })
        .collect()
}
