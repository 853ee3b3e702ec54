//! What graphs for AITER's C ABI call besides AITER's own functions, for lengths and tables in host
//! memory; a runtime for a device has its own.

use super::{
    Ranked,
    entries::{R1, R2, entry},
    params::buffer,
};
use crate::abi::{Error, Status};

/// A strided buffer of i32.
struct Strided<const N: usize> {
    sizes: [usize; N],
    data: *const i32,
    strides: [i64; N],
}

impl<const N: usize> Strided<N> {
    /// # Safety
    /// The descriptor is null or valid.
    unsafe fn new(name: &str, descriptor: *const Ranked<N>) -> Result<Self, Error> {
        // SAFETY: the caller's contract.
        let Some(m) = (unsafe { descriptor.as_ref() }) else {
            return Err(Error::new(Status::NullPointer, name));
        };
        let sizes = m.sizes.map(|n| usize::try_from(n).unwrap_or(0));
        let data = m.aligned.cast::<i32>().cast_const().wrapping_offset(m.offset as isize);
        Ok(Self { sizes, data, strides: m.strides })
    }

    fn at(&self, index: [usize; N]) -> i32 {
        let mut place = 0;
        for ((i, size), stride) in index.iter().zip(self.sizes).zip(self.strides) {
            assert!(*i < size, "index {i} of {size}");
            place += *i as isize * stride as isize;
        }
        // SAFETY: a descriptor covers every index below its sizes.
        unsafe { self.data.offset(place).read() }
    }
}

/// Returns a buffer that is to be written, of `wanted` elements at least.
///
/// # Safety
/// The descriptor is null or valid, and nothing else reads the buffer meanwhile.
unsafe fn target<'a>(name: &str, descriptor: R1, wanted: usize) -> Result<&'a mut [i32], Error> {
    // SAFETY: the caller's contract.
    let (data, count) = unsafe { buffer::<i32, 1>(descriptor) };
    if data.is_null() {
        return Err(Error::new(Status::NullPointer, name));
    }
    if count < wanted as i64 {
        let detail = format!("{name} has {count} elements, {wanted} are needed");
        return Err(Error::new(Status::TooSmall, detail));
    }
    // SAFETY: a contiguous buffer has `count` elements.
    Ok(unsafe { std::slice::from_raw_parts_mut(data, wanted) })
}

/// Writes where the query tokens and the pages of each request start, and how many rows its last page
/// holds.
///
/// # Safety
/// The descriptors are null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn _mlir_ciface_mla_aiter_offsets(
    lengths: R1,
    query: i64,
    page_size: i64,
    qo_indptr: R1,
    kv_indptr: R1,
    last_page: R1,
) {
    entry("mla_aiter_offsets", None, || {
        let small = 1..=i64::from(i32::MAX);
        if !small.contains(&query) || !small.contains(&page_size) {
            let detail = format!("query {query} and page_size {page_size}, expected 1 or more");
            return Err(Error::new(Status::BadShape, detail));
        }
        // SAFETY: the caller's contract.
        let lengths = unsafe { Strided::new("lengths", lengths)? };
        let [batch] = lengths.sizes;
        // SAFETY: as above.
        let (qo, kv, last) = unsafe {
            (
                target("qo_indptr", qo_indptr, batch + 1)?,
                target("kv_indptr", kv_indptr, batch + 1)?,
                target("last_page", last_page, batch)?,
            )
        };
        let (mut tokens, mut pages) = (0_i64, 0_i64);
        (qo[0], kv[0]) = (0, 0);
        for request in 0..batch {
            let rows = i64::from(lengths.at([request]));
            if rows < 1 {
                let detail = format!("request {request} has {rows} rows, AITER plans 1 or more");
                return Err(Error::new(Status::BadLength, detail));
            }
            let count = (rows + page_size - 1) / page_size;
            (tokens, pages) = (tokens + query, pages + count);
            let fits = |n: i64| {
                i32::try_from(n).map_err(|_| Error::new(Status::BadShape, format!("{n} is no i32")))
            };
            (qo[request + 1], kv[request + 1]) = (fits(tokens)?, fits(pages)?);
            last[request] = fits(rows - (count - 1) * page_size)?;
        }
        Ok(())
    });
}

/// Writes the pages of all requests, one request after the other, from the rows of a table.
///
/// # Safety
/// The descriptors are null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn _mlir_ciface_mla_aiter_rows(table: R2, kv_indptr: R1, kv_indices: R1) {
    entry("mla_aiter_rows", None, || {
        // SAFETY: the caller's contract.
        let (table, starts) =
            unsafe { (Strided::new("table", table)?, Strided::new("kv_indptr", kv_indptr)?) };
        let ([requests, columns], [count]) = (table.sizes, starts.sizes);
        let all = requests * columns;
        // SAFETY: as above.
        let listed = unsafe { target("kv_indices", kv_indices, all)? };
        if count != requests + 1 {
            let detail = format!("kv_indptr has {count} entries for {requests} requests");
            return Err(Error::new(Status::BadShape, detail));
        }
        for request in 0..requests {
            let range = i64::from(starts.at([request]))..i64::from(starts.at([request + 1]));
            let count = range.end - range.start;
            if range.start < 0 || !(0..=columns as i64).contains(&count) || range.end > all as i64 {
                let detail =
                    format!("pages {range:?} of request {request}, the table has {columns}");
                return Err(Error::new(Status::BadLength, detail));
            }
            for at in 0..count as usize {
                listed[range.start as usize + at] = table.at([request, at]);
            }
        }
        // What is beyond the last request is never read; it stays a page of the pool.
        let used = usize::try_from(starts.at([requests])).unwrap_or(0);
        listed[used..].fill(if all == 0 { 0 } else { table.at([0, 0]) });
        Ok(())
    });
}

#[cfg(test)]
#[allow(clippy::used_underscore_items, reason = "named as MLIR names its C interface")]
mod tests {
    use super::*;
    use crate::mlir::take_error;

    fn memref<const N: usize>(data: &mut [i32], sizes: [i64; N], strides: [i64; N]) -> Ranked<N> {
        let aligned = data.as_mut_ptr().cast();
        Ranked { allocated: aligned, aligned, offset: 0, sizes, strides }
    }

    fn line(data: &mut [i32]) -> Ranked<1> {
        let count = data.len() as i64;
        memref(data, [count], [1])
    }

    /// One test: the last error is the process's.
    #[test]
    fn row_20_vllm_35969_pages_one_request_after_the_other() {
        // Every second number is a length.
        let mut lengths = [130, -7, 1, -7, 64];
        let lengths = memref(&mut lengths, [3], [2]);
        let (mut qo, mut kv, mut last) = ([9; 4], [9; 4], [9; 3]);
        let starts = [line(&mut qo), line(&mut kv), line(&mut last)];
        // SAFETY: the descriptors are those of live buffers, here and below.
        unsafe {
            _mlir_ciface_mla_aiter_offsets(
                &raw const lengths,
                2,
                64,
                &raw const starts[0],
                &raw const starts[1],
                &raw const starts[2],
            );
        }
        assert_eq!(take_error(), None);
        assert_eq!((qo, kv, last), ([0, 2, 4, 6], [0, 3, 4, 5], [2, 1, 64]));

        let mut table = [10, 11, 12, 20, 21, 22, 30, 31, 32];
        let table = memref(&mut table, [3, 3], [3, 1]);
        let mut listed = [-1; 9];
        let (kv, out) = (line(&mut kv), line(&mut listed));
        unsafe { _mlir_ciface_mla_aiter_rows(&raw const table, &raw const kv, &raw const out) };
        assert_eq!(take_error(), None);
        assert_eq!(listed, [10, 11, 12, 20, 30, 10, 10, 10, 10]);

        let mut short = [-1; 8];
        let short = line(&mut short);
        unsafe { _mlir_ciface_mla_aiter_rows(&raw const table, &raw const kv, &raw const short) };
        let error = take_error().expect("too small");
        assert!(error.ends_with("kv_indices has 8 elements, 9 are needed"), "{error}");
        let mut none = [0, 5, 5];
        let (none, out) = (line(&mut none), line(&mut last));
        unsafe {
            _mlir_ciface_mla_aiter_offsets(
                &raw const none,
                1,
                1,
                &raw const kv,
                &raw const kv,
                &raw const out,
            );
        }
        let error = take_error().expect("no rows");
        assert!(error.ends_with("request 0 has 0 rows, AITER plans 1 or more"), "{error}");
    }

    #[test]
    fn row_22_vllm_31282_rows_of_the_last_page() {
        for (page_size, wanted) in [(1, [1, 1, 1, 1]), (64, [1, 63, 64, 1])] {
            let mut lengths = [1, 63, 64, 65];
            let (mut qo, mut kv, mut last) = ([0; 5], [0; 5], [0; 4]);
            let all = [line(&mut lengths), line(&mut qo), line(&mut kv), line(&mut last)];
            let [lengths, qo, kv, rest] = all.each_ref().map(std::ptr::from_ref);
            // SAFETY: the descriptors are those of live buffers.
            unsafe { _mlir_ciface_mla_aiter_offsets(lengths, 1, page_size, qo, kv, rest) };
            assert_eq!(last, wanted);
        }
    }
}
