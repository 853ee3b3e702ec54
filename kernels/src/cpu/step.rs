//! A checked decode step.

use super::cache::{Cache, Operands, Pages};
use crate::{
    abi::{Empty, Error, MlaDecodeArgs, MlaMetadata, MlaView, Status},
    view::{FLOATS, View},
};

/// Largest extent that is accepted: keeps every product of a few of them within an i64.
const MAX_EXTENT: i64 = 1 << 31;

/// A decode step whose operands were checked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step<'a> {
    pub batch: usize,
    pub query: usize,
    pub heads: usize,
    pub latent_width: usize,
    pub rope_width: usize,
    pub kv_length: usize,
    pub q_latent: View,
    pub q_rope: Option<View>,
    pub latent: Cache,
    pub rope: Option<Cache>,
    pub mask: Option<View>,
    pub lengths: &'a [i32],
    pub scale_latent: f32,
    pub scale_rope: f32,
    pub mask_scale: f32,
    pub causal: bool,
    pub empty: Empty,
}

/// Where results go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outputs {
    pub batch: usize,
    pub query: usize,
    pub heads: usize,
    pub latent_width: usize,
    pub out: View,
    pub lse: Option<View>,
    pub empty: Empty,
}

/// Partial results of pieces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scratch {
    output: *mut f32,
    lse: *mut f32,
    rows: usize,
    width: usize,
}

// SAFETY: threads write disjoint rows; see `Scratch::row`.
unsafe impl Send for Scratch {}
// SAFETY: as above.
unsafe impl Sync for Scratch {}

/// The metadata of a step, as slices.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plans<'a> {
    pub work_indptr: &'a [i32],
    pub work_info_set: &'a [i32],
    pub reduce_indptr: &'a [i32],
    pub reduce_final_map: &'a [i32],
    pub reduce_partial_map: &'a [i32],
}

pub(crate) fn extent(name: &str, value: i64, least: i64) -> Result<usize, Error> {
    if value < least || value > MAX_EXTENT {
        let detail = format!("{name} is {value}, expected {least} to {MAX_EXTENT}");
        return Err(Error::new(Status::BadShape, detail));
    }
    Ok(value as usize)
}

/// Returns a slice of a caller's memory.
///
/// # Safety
/// A pointer that is not null has `count` elements that live and stay unchanged for `'a`.
pub(crate) unsafe fn slice<'a, T>(
    name: &str,
    data: *const T,
    count: i64,
    least: usize,
) -> Result<&'a [T], Error> {
    if data.is_null() {
        return Err(Error::new(Status::NullPointer, format!("{name} is null")));
    }
    if !data.is_aligned() {
        return Err(Error::new(Status::Misaligned, format!("{name} is at {data:p}")));
    }
    if count < 0 || (count as usize) < least {
        let detail = format!("{name} has {count} elements, needs {least}");
        return Err(Error::new(Status::TooSmall, detail));
    }
    // SAFETY: the caller's contract.
    Ok(unsafe { std::slice::from_raw_parts(data, count as usize) })
}

impl Step<'_> {
    /// Checks the arguments of a decode.
    ///
    /// # Safety
    /// Pointers that are not null point to as many elements as the arguments say.
    pub(crate) unsafe fn new(args: &MlaDecodeArgs) -> Result<Self, Error> {
        let batch = extent("batch", args.batch, 1)?;
        let query = extent("query", args.query, 1)?;
        let heads = extent("heads", args.heads, 1)?;
        let latent_width = extent("latent_width", args.latent_width, 1)?;
        let rope_width = extent("rope_width", args.rope_width, 0)?;
        let kv_length = extent("kv_length", args.kv_length, 1)?;
        let (b, q, h) = (args.batch, args.query, args.heads);
        let (r, p, t) = (args.latent_width, args.rope_width, args.kv_length);
        let q_rope = if p == 0 {
            None
        } else {
            Some(View::new("q_rope", &args.q_rope, [b, q, h, p], &FLOATS)?)
        };
        let mask = if args.mask.data.is_null() {
            None
        } else {
            Some(View::new("mask", &args.mask, [b, q, h, t], &FLOATS)?)
        };
        // SAFETY: the caller's contract.
        let lengths = unsafe { slice("lengths", args.lengths, args.lengths_count, batch)? };
        let lengths = &lengths[..batch];
        check_lengths(lengths, t)?;
        let pages = Pages::new(&args.page_table, [args.page_size, args.page_count], b, t)?;
        let latent = Operands {
            name: "latent",
            view: &args.latent,
            scale_name: "latent_scale",
            scale: &args.latent_scale,
            scale_group: args.scale_group,
        };
        let rope = Operands {
            name: "rope",
            view: &args.rope,
            scale_name: "rope_scale",
            scale: &args.rope_scale,
            scale_group: args.scale_group,
        };
        let rope = if p == 0 { None } else { Some(Cache::new(&rope, [b, t, p], pages)?) };
        let empty = empty(args.empty)?;
        if let Some(pages) = &pages {
            for (request, length) in lengths.iter().enumerate() {
                pages.check(request, planned_length(*length, kv_length, empty))?;
            }
        }
        Ok(Self {
            batch,
            query,
            heads,
            latent_width,
            rope_width,
            kv_length,
            q_latent: View::new("q_latent", &args.q_latent, [b, q, h, r], &FLOATS)?,
            q_rope,
            latent: Cache::new(&latent, [b, t, r], pages)?,
            rope,
            mask,
            lengths,
            scale_latent: args.scale_latent as f32,
            scale_rope: args.scale_rope as f32,
            mask_scale: args.mask_scale as f32,
            causal: args.causal != 0,
            empty,
        })
    }

    /// Returns the number of query rows of a request.
    pub(crate) fn rows(&self) -> usize {
        self.query * self.heads
    }

    /// Returns the cached rows that a request's pieces cover.
    pub(crate) fn planned_length(&self, request: usize) -> usize {
        planned_length(self.lengths[request], self.kv_length, self.empty)
    }

    /// Returns true for a request whose output is the plain mean of its rows.
    pub(crate) fn is_uniform(&self, request: usize) -> bool {
        self.empty == Empty::Mean && self.lengths[request] == 0
    }
}

/// Checks that each length lies in 0 to `kv_length`.
pub(crate) fn check_lengths(lengths: &[i32], kv_length: i64) -> Result<(), Error> {
    let bad = |length: &i32| *length < 0 || i64::from(*length) > kv_length;
    match lengths.iter().position(bad) {
        None => Ok(()),
        Some(at) => {
            let detail =
                format!("lengths[{at}] is {}, the cache has {kv_length} rows", lengths[at]);
            Err(Error::new(Status::BadLength, detail))
        }
    }
}

/// Returns the rows that are planned for a request: all for the mean of an empty one.
pub(crate) fn planned_length(length: i32, kv_length: usize, empty: Empty) -> usize {
    if length == 0 && empty == Empty::Mean { kv_length } else { length as usize }
}

/// Returns the rule of a code.
pub(crate) fn empty(code: i32) -> Result<Empty, Error> {
    Empty::from_code(code)
        .ok_or_else(|| Error::new(Status::BadShape, format!("empty is {code}, expected 0 to 2")))
}

impl Outputs {
    /// Checks where results go.
    pub(crate) fn new(
        extents: [i64; 4],
        out: &MlaView,
        lse: &MlaView,
        empty_code: i32,
    ) -> Result<Self, Error> {
        let [b, q, h, r] = extents;
        Ok(Self {
            batch: extent("batch", b, 1)?,
            query: extent("query", q, 1)?,
            heads: extent("heads", h, 1)?,
            latent_width: extent("latent_width", r, 1)?,
            out: View::new("out", out, extents, &FLOATS)?,
            lse: if lse.data.is_null() {
                None
            } else {
                Some(View::new("lse", lse, [b, q, h, 1], &FLOATS)?)
            },
            empty: empty(empty_code)?,
        })
    }

    /// Writes one row; `sum` is 0 where nothing was visible.
    pub(crate) fn store(&self, b: usize, q: usize, h: usize, row: &mut [f32], max: f32, sum: f32) {
        if sum == 0.0 {
            let fill = if self.empty == Empty::Zero { 0.0 } else { f32::NAN };
            row.fill(fill);
        }
        self.out.store_row([b, q, h, 0], row);
        if let Some(lse) = &self.lse {
            let value = if sum == 0.0 { f32::NEG_INFINITY } else { max + sum.ln() };
            lse.set([b, q, h, 0], value);
        }
    }
}

impl Scratch {
    /// Checks scratch for `rows` partial rows of `width` outputs.
    pub(crate) fn new(
        output: *mut f32,
        output_count: i64,
        lse: *mut f32,
        lse_count: i64,
        rows: usize,
        width: usize,
    ) -> Result<Self, Error> {
        for (name, data, count, least) in [
            ("scratch_output", output, output_count, rows * width),
            ("scratch_lse", lse, lse_count, rows),
        ] {
            // SAFETY: only the pointer and the count are looked at.
            unsafe { slice(name, data.cast_const(), count, least)? };
        }
        Ok(Self { output, lse, rows, width })
    }

    /// Returns a partial row to write.
    ///
    /// # Safety
    /// No other thread uses the row.
    #[allow(clippy::mut_from_ref, reason = "rows are disjoint, see above")]
    pub(crate) unsafe fn row_mut(&self, row: usize) -> (&mut [f32], &mut f32) {
        assert!(row < self.rows, "partial row {row} of {}", self.rows);
        // SAFETY: the row lies in the buffers, which `new` checked.
        unsafe {
            (
                std::slice::from_raw_parts_mut(self.output.add(row * self.width), self.width),
                &mut *self.lse.add(row),
            )
        }
    }

    /// Returns a partial row to read.
    ///
    /// # Safety
    /// No thread writes the row.
    pub(crate) unsafe fn row(&self, row: usize) -> (&[f32], f32) {
        assert!(row < self.rows, "partial row {row} of {}", self.rows);
        // SAFETY: as in `row_mut`.
        unsafe {
            (
                std::slice::from_raw_parts(self.output.add(row * self.width), self.width),
                *self.lse.add(row),
            )
        }
    }
}

impl Plans<'_> {
    /// Reads the metadata.
    ///
    /// # Safety
    /// Pointers that are not null point to as many elements as the structure says.
    pub(crate) unsafe fn new(m: &MlaMetadata, batch: usize) -> Result<Self, Error> {
        // SAFETY: the caller's contract.
        let (addresses, plans) = unsafe {
            (
                slice("work_meta_data", m.work_meta_data, m.work_meta_data_count, 2)?,
                Self {
                    work_indptr: slice("work_indptr", m.work_indptr, m.work_indptr_count, 2)?,
                    work_info_set: slice(
                        "work_info_set",
                        m.work_info_set,
                        m.work_info_set_count,
                        8,
                    )?,
                    reduce_indptr: slice(
                        "reduce_indptr",
                        m.reduce_indptr,
                        m.reduce_indptr_count,
                        batch + 1,
                    )?,
                    reduce_final_map: slice(
                        "reduce_final_map",
                        m.reduce_final_map,
                        m.reduce_final_map_count,
                        2 * batch,
                    )?,
                    reduce_partial_map: slice(
                        "reduce_partial_map",
                        m.reduce_partial_map,
                        m.reduce_partial_map_count,
                        1,
                    )?,
                },
            )
        };
        let here = [m.work_indptr as i64, m.work_info_set as i64];
        if addresses[..2] != here {
            let detail = "work_meta_data holds other addresses than work_indptr and work_info_set";
            return Err(Error::new(Status::BadMetadata, detail));
        }
        Ok(plans)
    }
}
