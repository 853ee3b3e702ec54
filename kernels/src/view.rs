//! Checked strided views: the only way that kernels reach a caller's memory.

#![allow(clippy::cast_ptr_alignment, reason = "`View::new` checks the alignment")]

use std::ops::Range;

use half::{bf16, f16};

use crate::{
    abi::{DType, Error, MlaView, Status},
    fp8,
};

/// Element types of queries, masks and outputs.
pub(crate) const FLOATS: [DType; 3] = [DType::F32, DType::F16, DType::Bf16];
/// Element types of caches.
pub(crate) const CACHES: [DType; 5] =
    [DType::F32, DType::F16, DType::Bf16, DType::F8E4M3FN, DType::F8E4M3FNUZ];
/// Element types of the scales of a cache.
pub(crate) const SCALES: [DType; 1] = [DType::F32];
/// Element types of a table of pages.
pub(crate) const TABLES: [DType; 1] = [DType::I32];

/// A view whose every index below `extents` lies in its allocation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    data: *mut u8,
    dtype: DType,
    offset: i64,
    strides: [i64; 4],
    extents: [i64; 4],
}

// SAFETY: kernels read views from many threads, and write disjoint rows of the output view; the
// caller keeps the memory alive and to itself during a call (the header says so).
unsafe impl Send for View {}
// SAFETY: as above.
unsafe impl Sync for View {}

impl View {
    /// Checks that `view` covers `extents` and has one of the types `allowed`. `name` is for
    /// messages.
    pub(crate) fn new(
        name: &str,
        view: &MlaView,
        extents: [i64; 4],
        allowed: &[DType],
    ) -> Result<Self, Error> {
        let dtype =
            DType::from_code(view.dtype).filter(|d| allowed.contains(d)).ok_or_else(|| {
                Error::new(Status::BadType, format!("{name} has element type {}", view.dtype))
            })?;
        if view.data.is_null() {
            return Err(Error::new(Status::NullPointer, format!("{name} is null")));
        }
        if !(view.data as usize).is_multiple_of(dtype.bytes()) {
            return Err(Error::new(Status::Misaligned, format!("{name} is at {:p}", view.data)));
        }
        let (mut low, mut high) = (i128::from(view.offset), i128::from(view.offset));
        for (stride, extent) in view.strides.iter().zip(extents) {
            let reach = i128::from(*stride) * i128::from(extent.max(1) - 1);
            low += reach.min(0);
            high += reach.max(0);
        }
        if low < 0 || high >= i128::from(view.elements) {
            let detail = format!(
                "{name} reads elements {low} to {high} of {} (extents {extents:?}, strides {:?})",
                view.elements, view.strides
            );
            return Err(Error::new(Status::OutOfBounds, detail));
        }
        Ok(Self {
            data: view.data.cast(),
            dtype,
            offset: view.offset,
            strides: view.strides,
            extents,
        })
    }

    fn at(&self, index: [usize; 4]) -> i64 {
        debug_assert!(index.iter().zip(self.extents).all(|(i, e)| (*i as i64) < e.max(1)));
        let mut at = self.offset;
        for (i, stride) in index.iter().zip(self.strides) {
            at += *i as i64 * stride;
        }
        at
    }

    /// Returns one element as f32.
    pub(crate) fn get(&self, index: [usize; 4]) -> f32 {
        let at = self.at(index) as usize;
        // SAFETY: `new` checked that every index below the extents lies in the allocation.
        unsafe {
            match self.dtype {
                DType::F32 => *self.data.cast::<f32>().add(at),
                DType::F16 => (*self.data.cast::<f16>().add(at)).to_f32(),
                DType::Bf16 => (*self.data.cast::<bf16>().add(at)).to_f32(),
                DType::F8E4M3FN => fp8::e4m3fn(*self.data.add(at)),
                DType::F8E4M3FNUZ => fp8::e4m3fnuz(*self.data.add(at)),
                DType::I32 => *self.data.cast::<i32>().add(at) as f32,
            }
        }
    }

    /// Returns one element of a table.
    pub(crate) fn int(&self, index: [usize; 4]) -> i32 {
        debug_assert_eq!(self.dtype, DType::I32);
        // SAFETY: as in `get`.
        unsafe { *self.data.cast::<i32>().add(self.at(index) as usize) }
    }

    /// Writes one element, rounding to nearest even.
    pub(crate) fn set(&self, index: [usize; 4], value: f32) {
        let at = self.at(index) as usize;
        // SAFETY: as in `get`; no two threads write one row.
        unsafe {
            match self.dtype {
                DType::F32 => *self.data.cast::<f32>().add(at) = value,
                DType::F16 => *self.data.cast::<f16>().add(at) = f16::from_f32(value),
                DType::Bf16 => *self.data.cast::<bf16>().add(at) = bf16::from_f32(value),
                other => unreachable!("outputs of {other:?} are refused"),
            }
        }
    }

    /// Copies `row.len()` elements along dimension `dim` from `index` to `row`, widened.
    pub(crate) fn load_row(&self, index: [usize; 4], dim: usize, row: &mut [f32]) {
        if self.strides[dim] == 1 {
            let at = self.at(index) as usize;
            // SAFETY: the row lies in the allocation, see `get`.
            unsafe {
                match self.dtype {
                    DType::F32 => row.copy_from_slice(std::slice::from_raw_parts(
                        self.data.cast::<f32>().add(at),
                        row.len(),
                    )),
                    DType::F16 => {
                        let from =
                            std::slice::from_raw_parts(self.data.cast::<u16>().add(at), row.len());
                        super::cpu::simd::widen_f16(from, row);
                    }
                    DType::Bf16 => {
                        let from =
                            std::slice::from_raw_parts(self.data.cast::<u16>().add(at), row.len());
                        super::cpu::simd::widen_bf16(from, row);
                    }
                    DType::F8E4M3FN | DType::F8E4M3FNUZ => {
                        let from = std::slice::from_raw_parts(self.data.add(at), row.len());
                        if self.dtype == DType::F8E4M3FN {
                            super::cpu::simd::widen_e4m3fn(from, row);
                        } else {
                            super::cpu::simd::widen_e4m3fnuz(from, row);
                        }
                    }
                    DType::I32 => unreachable!("tables are read entry by entry"),
                }
            }
            return;
        }
        let mut index = index;
        let start = index[dim];
        for (i, value) in row.iter_mut().enumerate() {
            index[dim] = start + i;
            *value = self.get(index);
        }
    }

    /// Copies a tile of `rows` cached rows of request `batch` to `tile`, `pitch` apart. The view
    /// is (batch, row, column, -).
    pub(crate) fn load_tile(
        &self,
        batch: usize,
        rows: Range<usize>,
        columns: usize,
        tile: &mut [f32],
        pitch: usize,
    ) {
        if self.strides[2] == 1 || self.strides[1] != 1 {
            for (i, row) in rows.enumerate() {
                let target = &mut tile[i * pitch..i * pitch + columns];
                self.load_row([batch, row, 0, 0], 2, target);
            }
            return;
        }
        // A transposed cache: rows are what is contiguous.
        let mut column = vec![0.0; rows.len()];
        for c in 0..columns {
            self.load_row([batch, rows.start, c, 0], 1, &mut column);
            for (i, value) in column.iter().enumerate() {
                tile[i * pitch + c] = *value;
            }
        }
    }

    /// Writes `row` along the last dimension.
    pub(crate) fn store_row(&self, index: [usize; 4], row: &[f32]) {
        let at = self.at(index) as usize;
        if self.strides[3] == 1 && self.dtype == DType::F32 {
            // SAFETY: as in `set`.
            let target = unsafe {
                std::slice::from_raw_parts_mut(self.data.cast::<f32>().add(at), row.len())
            };
            target.copy_from_slice(row);
            return;
        }
        let mut index = index;
        for (i, value) in row.iter().enumerate() {
            index[3] = i;
            self.set(index, *value);
        }
    }
}
