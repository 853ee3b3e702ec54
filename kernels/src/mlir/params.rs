//! Decodes `params` and turns index maps into views.

use std::ffi::c_void;

use super::{Ranked, Unranked};
use crate::abi::{DType, Error, MLA_ABI_VERSION, MlaView, Status};

/// Entries of `params` before the index maps.
pub const PARAMS_HEAD: usize = 16;

/// Largest rank of an operand.
const MAX_RANK: i64 = 16;

/// The fixed part of `params`.
pub(super) struct Params<'a> {
    all: &'a [i64],
    next: usize,
}

impl Params<'_> {
    /// Reads a `tensor<?xi64>`.
    ///
    /// # Safety
    /// The descriptor is null or valid.
    pub(super) unsafe fn new(tensor: *const Ranked<1>) -> Result<Self, Error> {
        // SAFETY: the caller's contract.
        let all = unsafe { elements::<i64>("params", tensor)? };
        if all.len() < PARAMS_HEAD {
            let detail = format!("params has {} entries, needs {PARAMS_HEAD}", all.len());
            return Err(Error::new(Status::AbiMismatch, detail));
        }
        if all[0] != i64::from(MLA_ABI_VERSION) {
            let detail = format!("params has version {}, expected {MLA_ABI_VERSION}", all[0]);
            return Err(Error::new(Status::AbiMismatch, detail));
        }
        Ok(Self { all, next: PARAMS_HEAD })
    }

    /// Returns entry `at` of the fixed part.
    pub(super) fn get(&self, at: usize) -> i64 {
        self.all[at]
    }

    /// Reads the next index map and returns `tensor` as a view through it; `None` for an absent
    /// operand.
    ///
    /// # Safety
    /// The descriptor is null or valid.
    pub(super) unsafe fn view(
        &mut self,
        name: &str,
        tensor: *const Unranked,
        dtype: DType,
        extents: [i64; 4],
    ) -> Result<Option<MlaView>, Error> {
        let short = || Error::new(Status::AbiMismatch, format!("params ends before {name}'s map"));
        let rank = *self.all.get(self.next).ok_or_else(short)?;
        self.next += 1;
        if rank == -1 {
            return Ok(None);
        }
        if !(0..=MAX_RANK).contains(&rank) {
            return Err(Error::new(Status::BadShape, format!("{name} has rank {rank}")));
        }
        let rank = rank as usize;
        let map = self.all.get(self.next..self.next + 5 * rank).ok_or_else(short)?;
        self.next += 5 * rank;
        // SAFETY: the caller's contract.
        let Some(tensor) = (unsafe { tensor.as_ref() }) else {
            return Err(Error::new(Status::NullPointer, format!("{name} is null")));
        };
        if tensor.rank != rank as i64 || tensor.descriptor.is_null() {
            let detail = format!("{name} has rank {}, its map {rank}", tensor.rank);
            return Err(Error::new(Status::BadShape, detail));
        }
        // SAFETY: a descriptor of this rank has 3 + 2 * rank fields of 8 bytes.
        let (aligned, offset, sizes, strides) = unsafe {
            let fields = tensor.descriptor.cast::<i64>();
            (
                *tensor.descriptor.cast::<*mut c_void>().add(1),
                *fields.add(2),
                std::slice::from_raw_parts(fields.add(3), rank),
                std::slice::from_raw_parts(fields.add(3 + rank), rank),
            )
        };
        through(name, map, &Source { aligned, offset, sizes, strides }, dtype, extents).map(Some)
    }
}

/// A descriptor's fields.
struct Source<'a> {
    aligned: *mut c_void,
    offset: i64,
    sizes: &'a [i64],
    strides: &'a [i64],
}

/// Returns `source` through a map; every index of it stays below the source's sizes.
fn through(
    name: &str,
    map: &[i64],
    source: &Source<'_>,
    dtype: DType,
    extents: [i64; 4],
) -> Result<MlaView, Error> {
    let mut view = MlaView {
        data: source.aligned,
        elements: i64::MAX,
        offset: source.offset,
        strides: [0; 4],
        dtype: dtype as i32,
        reserved: 0,
    };
    let overflow = || Error::new(Status::OutOfBounds, format!("{name}: an index overflows"));
    for (dim, row) in map.chunks_exact(5).enumerate() {
        let (size, stride) = (source.sizes[dim], source.strides[dim]);
        let (mut low, mut high) = (i128::from(row[4]), i128::from(row[4]));
        for (coefficient, extent) in row[..4].iter().zip(extents) {
            let reach = i128::from(*coefficient) * i128::from(extent.max(1) - 1);
            low += reach.min(0);
            high += reach.max(0);
        }
        if low < 0 || high >= i128::from(size) {
            let detail = format!("{name} dimension {dim} of {size} is read from {low} to {high}");
            return Err(Error::new(Status::OutOfBounds, detail));
        }
        for (target, coefficient) in view.strides.iter_mut().zip(&row[..4]) {
            let step = coefficient.checked_mul(stride).ok_or_else(overflow)?;
            *target = target.checked_add(step).ok_or_else(overflow)?;
        }
        let start = row[4].checked_mul(stride).ok_or_else(overflow)?;
        view.offset = view.offset.checked_add(start).ok_or_else(overflow)?;
    }
    Ok(view)
}

/// Returns the elements of a contiguous rank-1 tensor or memref.
///
/// # Safety
/// The descriptor is null or valid, and `T` is its element type.
pub(super) unsafe fn elements<'a, T>(
    name: &str,
    descriptor: *const Ranked<1>,
) -> Result<&'a [T], Error> {
    // SAFETY: the caller's contract.
    let Some(d) = (unsafe { descriptor.as_ref() }) else {
        return Err(Error::new(Status::NullPointer, format!("{name} is null")));
    };
    if d.sizes[0] == 0 {
        return Ok(&[]);
    }
    if d.strides[0] != 1 && d.sizes[0] != 1 {
        let detail = format!("{name} has stride {}, expected 1", d.strides[0]);
        return Err(Error::new(Status::BadShape, detail));
    }
    // SAFETY: the caller's contract.
    unsafe {
        let data = d.aligned.cast::<T>().offset(d.offset as isize);
        crate::cpu::slice(name, data.cast_const(), d.sizes[0], 0)
    }
}

/// Returns pointer and number of elements of a contiguous memref.
///
/// # Safety
/// The descriptor is null or valid, and `T` is its element type.
pub(super) unsafe fn buffer<T, const N: usize>(descriptor: *const Ranked<N>) -> (*mut T, i64) {
    // SAFETY: the caller's contract.
    let Some(d) = (unsafe { descriptor.as_ref() }) else {
        return (std::ptr::null_mut(), 0);
    };
    let mut expected = 1;
    let mut count: i64 = 1;
    for dim in (0..N).rev() {
        if d.sizes[dim] != 1 && d.strides[dim] != expected {
            // Not contiguous: as good as missing.
            return (std::ptr::null_mut(), 0);
        }
        expected *= d.sizes[dim];
        count *= d.sizes[dim];
    }
    // SAFETY: the offset lies in the allocation.
    (unsafe { d.aligned.cast::<T>().offset(d.offset as isize) }, count)
}

/// Returns an output memref as a view.
///
/// # Safety
/// The descriptor is null or valid.
pub(super) unsafe fn output<const N: usize>(
    name: &str,
    descriptor: *const Ranked<N>,
    dtype: DType,
    extents: [i64; N],
) -> Result<MlaView, Error> {
    // SAFETY: the caller's contract.
    let Some(d) = (unsafe { descriptor.as_ref() }) else {
        return Err(Error::new(Status::NullPointer, format!("{name} is null")));
    };
    if d.sizes != extents {
        let detail = format!("{name} has shape {:?}, expected {extents:?}", d.sizes);
        return Err(Error::new(Status::BadShape, detail));
    }
    let mut strides = [0; 4];
    strides[..N].copy_from_slice(&d.strides);
    Ok(MlaView {
        data: d.aligned,
        elements: i64::MAX,
        offset: d.offset,
        strides,
        dtype: dtype as i32,
        reserved: 0,
    })
}
