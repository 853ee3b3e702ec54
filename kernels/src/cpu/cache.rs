//! Cached rows: dense or selected by a table of pages, as stored or times a scale.

use std::ops::Range;

use super::simd;
use crate::{
    abi::{Error, MlaView, Status},
    view::{CACHES, SCALES, TABLES, View},
};

/// Where the rows of a request lie in a pool of pages.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pages {
    table: View,
    /// Rows of a page.
    size: usize,
    /// Pages of the pool.
    count: usize,
}

impl Pages {
    /// Checks a table for `batch` requests of up to `kv_length` rows; `None` for a null one.
    pub(crate) fn new(
        table: &MlaView,
        [size, count]: [i64; 2],
        batch: i64,
        kv_length: i64,
    ) -> Result<Option<Self>, Error> {
        if table.data.is_null() {
            return Ok(None);
        }
        let size = super::step::extent("page_size", size, 1)?;
        let count = super::step::extent("page_count", count, 1)?;
        let entries = (kv_length as usize).div_ceil(size) as i64;
        let table = View::new("page_table", table, [batch, entries, 1, 1], &TABLES)?;
        Ok(Some(Self { table, size, count }))
    }

    /// Checks the entries for the first `rows` rows of a request.
    pub(crate) fn check(&self, request: usize, rows: usize) -> Result<(), Error> {
        for at in 0..rows.div_ceil(self.size) {
            let page = self.table.int([request, at, 0, 0]);
            if usize::try_from(page).map_or(true, |p| p >= self.count) {
                let detail = format!(
                    "page_table[{request}, {at}] is {page}, the pool has {} pages",
                    self.count
                );
                return Err(Error::new(Status::BadPage, detail));
            }
        }
        Ok(())
    }

    /// Returns the page and the row in it of a request's row. The entry was checked.
    fn find(&self, request: usize, row: usize) -> (usize, usize) {
        (self.table.int([request, row / self.size, 0, 0]) as usize, row % self.size)
    }
}

/// One of the two caches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cache {
    view: View,
    scale: Option<View>,
    /// Columns that share a scale.
    group: usize,
    width: usize,
    pages: Option<Pages>,
}

/// The operands of a cache.
pub(crate) struct Operands<'a> {
    pub name: &'a str,
    pub view: &'a MlaView,
    pub scale_name: &'a str,
    pub scale: &'a MlaView,
    pub scale_group: i64,
}

impl Cache {
    /// Checks a cache of `width` columns.
    pub(crate) fn new(
        operands: &Operands<'_>,
        [batch, rows, width]: [i64; 3],
        pages: Option<Pages>,
    ) -> Result<Self, Error> {
        let extents = |columns: i64| match pages {
            None => [batch, rows, columns, 1],
            Some(pages) => [batch, pages.count as i64, pages.size as i64, columns],
        };
        let group = super::step::extent("scale_group", operands.scale_group.max(1), 1)?;
        let scale = if operands.scale.data.is_null() {
            None
        } else {
            let groups = (width as usize).div_ceil(group) as i64;
            Some(View::new(operands.scale_name, operands.scale, extents(groups), &SCALES)?)
        };
        let view = View::new(operands.name, operands.view, extents(width), &CACHES)?;
        Ok(Self { view, scale, group, width: width as usize, pages })
    }

    /// Copies `rows` of a request to `tile`, `pitch` apart, widened to f32.
    pub(crate) fn load_tile(
        &self,
        request: usize,
        rows: Range<usize>,
        tile: &mut [f32],
        pitch: usize,
    ) {
        match &self.pages {
            None => self.view.load_tile(request, rows.clone(), self.width, tile, pitch),
            Some(pages) => {
                for (i, row) in rows.clone().enumerate() {
                    let (page, slot) = pages.find(request, row);
                    let target = &mut tile[i * pitch..i * pitch + self.width];
                    self.view.load_row([request, page, slot, 0], 3, target);
                }
            }
        }
        let Some(scale) = &self.scale else { return };
        for (i, row) in rows.enumerate() {
            let values = &mut tile[i * pitch..i * pitch + self.width];
            for (group, columns) in values.chunks_mut(self.group).enumerate() {
                let at = match &self.pages {
                    None => [request, row, group, 0],
                    Some(pages) => {
                        let (page, slot) = pages.find(request, row);
                        [request, page, slot, group]
                    }
                };
                simd::scale(columns, scale.get(at));
            }
        }
    }
}
