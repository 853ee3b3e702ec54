//! The C entry points. Every size, length, index and pointer is checked before memory is touched;
//! nothing unwinds out of here.

use std::{
    cell::RefCell,
    collections::HashMap,
    ffi::{CString, c_char},
    mem::size_of,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError},
};

use crate::{
    abi::{
        Error, MLA_ABI_VERSION, MlaDecodeArgs, MlaMetadata, MlaPlanArgs, MlaSizes, STATUS_TEXTS,
        Status,
    },
    cpu::{self, Outputs, Plans, Scratch, Step},
    plan::{self, Config},
};

thread_local! {
    static LAST_ERROR: RefCell<CString> = RefCell::default();
}

/// Runs `f`, turns its result into a status and keeps the message for `mla_error_detail`.
pub(crate) fn guarded(f: impl FnOnce() -> Result<(), Error>) -> Result<(), Error> {
    let result = catch_unwind(AssertUnwindSafe(f))
        .unwrap_or_else(|_| Err(Error::new(Status::Internal, "a panic in the kernels")));
    if let Err(error) = &result {
        let text = CString::new(error.to_string().replace('\0', " ")).unwrap_or_default();
        LAST_ERROR.set(text);
    }
    result
}

fn status(result: Result<(), Error>) -> i32 {
    result.map_or_else(|e| e.status as i32, |()| Status::Ok as i32)
}

fn check_abi(version: u32, size: u32, wanted: usize) -> Result<(), Error> {
    if version == MLA_ABI_VERSION && size as usize == wanted {
        return Ok(());
    }
    let detail = format!(
        "abi_version {version} and struct_size {size}, expected {MLA_ABI_VERSION} and {wanted}"
    );
    Err(Error::new(Status::AbiMismatch, detail))
}

/// Returns the version of this library's ABI.
#[unsafe(no_mangle)]
pub extern "C" fn mla_abi_version() -> u32 {
    MLA_ABI_VERSION
}

/// Returns what a status means; never null.
#[unsafe(no_mangle)]
pub extern "C" fn mla_status_message(code: i32) -> *const c_char {
    let text = usize::try_from(code).ok().and_then(|at| STATUS_TEXTS.get(at));
    text.map_or(c"unknown status".as_ptr(), |t| t.as_ptr())
}

/// Returns what was wrong in this thread's last call that failed; valid until the next one.
#[unsafe(no_mangle)]
pub extern "C" fn mla_error_detail() -> *const c_char {
    LAST_ERROR.with_borrow(|text| text.as_ptr())
}

/// Checks plan arguments and returns the planner's configuration and the batch.
pub(crate) fn config(args: &MlaPlanArgs) -> Result<(Config, usize), Error> {
    const MOST: i64 = 1 << 24;
    let count = |name: &str, value: i64| {
        usize::try_from(value).ok().filter(|n| (1..=MOST as usize).contains(n)).ok_or_else(|| {
            Error::new(Status::BadShape, format!("{name} is {value}, expected 1 to {MOST}"))
        })
    };
    let query = count("query", args.query)?;
    let config = Config {
        units: count("units", args.units)?,
        query,
        q_tile: query,
        kv_granularity: count("kv_granularity", args.kv_granularity)?,
        ..Config::default()
    };
    Ok((config, count("batch", args.batch)?))
}

/// Writes the numbers of elements of a plan's buffers to `sizes`.
///
/// # Safety
/// Pointers are null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mla_metadata_sizes(args: *const MlaPlanArgs, sizes: *mut MlaSizes) -> i32 {
    status(guarded(|| {
        // SAFETY: the caller's contract.
        let (args, target) = unsafe { (args.as_ref(), sizes.as_mut()) };
        let (Some(args), Some(target)) = (args, target) else {
            return Err(Error::new(Status::NullPointer, "args or sizes"));
        };
        check_abi(args.abi_version, args.struct_size, size_of::<MlaPlanArgs>())?;
        let (config, batch) = config(args)?;
        let sizes = plan::sizes(batch, &config);
        let rows = i64::try_from(sizes.partial_rows)
            .ok()
            .and_then(|r| r.checked_mul(args.heads.max(1)))
            .filter(|r| r.checked_mul(args.latent_width.max(1)).is_some())
            .ok_or_else(|| Error::new(Status::BadShape, "the scratch exceeds an i64"))?;
        *target = MlaSizes {
            work_meta_data: sizes.work_meta_data as i64,
            work_indptr: sizes.work_indptr as i64,
            work_info_set: sizes.work_info_set as i64,
            reduce_indptr: sizes.reduce_indptr as i64,
            reduce_final_map: sizes.reduce_final_map as i64,
            reduce_partial_map: sizes.reduce_partial_map as i64,
            scratch_output: rows * args.latent_width.max(1),
            scratch_lse: rows,
        };
        Ok(())
    }))
}

/// Plans a step and writes its metadata.
///
/// # Safety
/// Pointers are null or point to as many elements as their counts say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mla_metadata_fill(
    args: *const MlaPlanArgs,
    lengths: *const i32,
    lengths_count: i64,
    metadata: *const MlaMetadata,
) -> i32 {
    status(guarded(|| {
        // SAFETY: the caller's contract.
        let (args, metadata) = unsafe { (args.as_ref(), metadata.as_ref()) };
        let (Some(args), Some(metadata)) = (args, metadata) else {
            return Err(Error::new(Status::NullPointer, "args or metadata"));
        };
        check_abi(args.abi_version, args.struct_size, size_of::<MlaPlanArgs>())?;
        // SAFETY: the caller's contract.
        unsafe { fill(args, lengths, lengths_count, metadata) }
    }))
}

/// Plans a step.
///
/// # Safety
/// As [`mla_metadata_fill`].
pub(crate) unsafe fn fill(
    args: &MlaPlanArgs,
    lengths: *const i32,
    lengths_count: i64,
    m: &MlaMetadata,
) -> Result<(), Error> {
    let (config, batch) = config(args)?;
    let rule = cpu::empty(args.empty)?;
    // SAFETY: the caller's contract.
    let lengths = unsafe { cpu::slice("lengths", lengths, lengths_count, batch)? };
    let lengths = &lengths[..batch];
    cpu::check_lengths(lengths, args.kv_length)?;
    let planned: Vec<u32> = lengths
        .iter()
        .map(|length| cpu::planned_length(*length, args.kv_length as usize, rule) as u32)
        .collect();
    let plan = plan::schedule(&planned, &config)?;
    let works: Vec<i32> = plan.works.iter().flat_map(plan::Work::row).collect();
    let finals: Vec<i32> = plan.reduce_final_map.iter().flatten().copied().collect();
    // SAFETY: the caller's contract; each write checks the count first.
    unsafe {
        let write = |name, data, count, from: &[i32]| write_all(name, data, count, from, None);
        write("work_indptr", m.work_indptr, m.work_indptr_count, &plan.work_indptr)?;
        write("work_info_set", m.work_info_set, m.work_info_set_count, &works)?;
        write("reduce_final_map", m.reduce_final_map, m.reduce_final_map_count, &finals)?;
        let partials = &plan.reduce_partial_map;
        write("reduce_partial_map", m.reduce_partial_map, m.reduce_partial_map_count, partials)?;
        // The allocated rest repeats the last value: no stale tile of a larger batch is left.
        let last = plan.reduce_indptr.last().copied();
        let (data, count) = (m.reduce_indptr, m.reduce_indptr_count);
        write_all("reduce_indptr", data, count, &plan.reduce_indptr, last)?;
        let addresses = [m.work_indptr as i64, m.work_info_set as i64];
        write_all("work_meta_data", m.work_meta_data, m.work_meta_data_count, &addresses, None)
    }
}

/// Writes `from`, and `rest` to what follows it.
///
/// # Safety
/// `data` is null or has `count` elements.
unsafe fn write_all<T: Copy>(
    name: &str,
    data: *mut T,
    count: i64,
    from: &[T],
    rest: Option<T>,
) -> Result<(), Error> {
    // SAFETY: the caller's contract; this checks for null, alignment and size.
    unsafe { cpu::slice(name, data.cast_const(), count, from.len())? };
    // SAFETY: as above, and nobody else uses the buffers during a call.
    let target = unsafe { std::slice::from_raw_parts_mut(data, count as usize) };
    target[..from.len()].copy_from_slice(from);
    if let Some(value) = rest {
        target[from.len()..].fill(value);
    }
    Ok(())
}

/// Returns the pool of `threads` threads; 0 is rayon's own.
fn pool(threads: i32) -> Result<Option<Arc<rayon::ThreadPool>>, Error> {
    static POOLS: Mutex<Option<HashMap<i32, Arc<rayon::ThreadPool>>>> = Mutex::new(None);
    if threads == 0 {
        return Ok(None);
    }
    if !(1..=1024).contains(&threads) {
        return Err(Error::new(Status::BadShape, format!("threads is {threads}")));
    }
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    let pools = pools.get_or_insert_default();
    if let Some(pool) = pools.get(&threads) {
        return Ok(Some(pool.clone()));
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads as usize)
        .build()
        .map_err(|e| Error::new(Status::Internal, e.to_string()))?;
    let pool = Arc::new(pool);
    pools.insert(threads, pool.clone());
    Ok(Some(pool))
}

fn in_pool(threads: i32, f: impl FnOnce() -> Result<(), Error> + Send) -> Result<(), Error> {
    match pool(threads)? {
        Some(pool) => pool.install(f),
        None => f(),
    }
}

/// A stage of a decode.
#[derive(Clone, Copy)]
pub(crate) enum Stage {
    Persistent,
    Split,
    Reduce,
    ReduceSplit,
}

/// Runs one stage.
///
/// # Safety
/// Pointers in `args` are null or point to as many elements as their counts say, live, and are
/// used by nobody else during the call.
pub(crate) unsafe fn run(args: &MlaDecodeArgs, stage: Stage) -> Result<(), Error> {
    let extents = [args.batch, args.query, args.heads, args.latent_width];
    let outputs = Outputs::new(extents, &args.out, &args.lse, args.empty)?;
    let splits = usize::try_from(args.num_kv_splits).ok().filter(|s| (1..=4096).contains(s));
    let splits = splits.ok_or_else(|| {
        let detail = format!("num_kv_splits is {}, expected 1 to 4096", args.num_kv_splits);
        Error::new(Status::BadShape, detail)
    });
    let scratch = |partials: usize| {
        let rows = (partials as u128) * (outputs.query as u128) * (outputs.heads as u128);
        let rows = usize::try_from(rows)
            .ok()
            .filter(|r| r.checked_mul(outputs.latent_width).is_some_and(|n| n < 1 << 60))
            .ok_or_else(|| Error::new(Status::BadShape, "the scratch exceeds the memory"))?;
        Scratch::new(
            args.scratch_output,
            args.scratch_output_count,
            args.scratch_lse,
            args.scratch_lse_count,
            rows,
            outputs.latent_width,
        )
    };
    // SAFETY: the caller's contract.
    let plans = || unsafe { Plans::new(&args.metadata, outputs.batch) };
    match stage {
        Stage::Persistent => {
            // SAFETY: the caller's contract.
            let step = unsafe { Step::new(args)? };
            let plans = plans()?;
            let scratch = scratch(plans.reduce_partial_map.len())?;
            in_pool(args.threads, || cpu::decode_persistent(&step, &plans, &outputs, &scratch))
        }
        Stage::Split => {
            // SAFETY: the caller's contract.
            let (step, splits) = (unsafe { Step::new(args)? }, splits?);
            let scratch = scratch(if splits == 1 { 0 } else { outputs.batch * splits })?;
            in_pool(args.threads, || {
                cpu::decode_split(&step, splits, &outputs, &scratch);
                Ok(())
            })
        }
        Stage::Reduce => {
            let plans = plans()?;
            let scratch = scratch(plans.reduce_partial_map.len())?;
            in_pool(args.threads, || cpu::reduce_persistent(&plans, &outputs, &scratch))
        }
        Stage::ReduceSplit => {
            let splits = splits?;
            let scratch = scratch(if splits == 1 { 0 } else { outputs.batch * splits })?;
            in_pool(args.threads, || {
                cpu::reduce_split(splits, &outputs, &scratch);
                Ok(())
            })
        }
    }
}

macro_rules! stages {
    ($($(#[$doc:meta])* $name:ident => $stage:expr;)*) => {$(
        $(#[$doc])*
        ///
        /// # Safety
        /// `args` is null or valid, and so are its pointers for as many elements as it says.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(args: *const MlaDecodeArgs) -> i32 {
            status(guarded(|| {
                // SAFETY: the caller's contract.
                let Some(args) = (unsafe { args.as_ref() }) else {
                    return Err(Error::new(Status::NullPointer, "args"));
                };
                check_abi(args.abi_version, args.struct_size, size_of::<MlaDecodeArgs>())?;
                // SAFETY: the caller's contract.
                unsafe { run(args, $stage) }
            }))
        }
    )*};
}

stages! {
    /// First stage by a work list.
    mla_decode_persistent => Stage::Persistent;
    /// First stage by equal pieces.
    mla_decode_split => Stage::Split;
    /// Second stage of a persistent step.
    mla_reduce => Stage::Reduce;
    /// Second stage of a split step.
    mla_reduce_split => Stage::ReduceSplit;
}
