//! The test of `mode=runtime`: which of two kernels a step runs.

use std::{
    cell::RefCell,
    ffi::{CString, c_char},
    sync::OnceLock,
};

use super::{
    entries::{R1, entry},
    params::elements,
};
use crate::{
    abi::{Error, MLA_ABI_VERSION, Status},
    plan::Rule,
};

/// The environment variable that overrides the test, read once by a process.
const VARIABLE: &str = "MLA_DECODE_MODE";

thread_local! {
    static LAST: RefCell<CString> = RefCell::default();
}

/// Returns what the environment says: persistent or not; `None` where the lengths decide.
fn told() -> Result<Option<bool>, Error> {
    static TOLD: OnceLock<Option<String>> = OnceLock::new();
    let told = TOLD.get_or_init(|| {
        std::env::var_os(VARIABLE).map(|value| value.to_string_lossy().into_owned())
    });
    match told.as_deref() {
        None | Some("" | "auto") => Ok(None),
        Some("persistent") => Ok(Some(true)),
        Some("split") => Ok(Some(false)),
        Some(other) => {
            let detail = format!("{VARIABLE} is `{other}`; allowed: auto, persistent, split");
            Err(Error::new(Status::BadShape, detail))
        }
    }
}

/// Reads `params`: version, units, `kv_granularity`, splits, copies of each kernel.
fn rule(params: &[i64], block_costs: &[f64]) -> Result<Rule, Error> {
    let mismatch = |detail: String| Err(Error::new(Status::AbiMismatch, detail));
    let [version, counts @ ..] = params else {
        return mismatch("params is empty".into());
    };
    let (&[units, kv_granularity, splits, persistent, split], &[first, second]) =
        (counts, block_costs)
    else {
        let (have, costs) = (params.len(), block_costs.len());
        return mismatch(format!("params has {have} entries, costs {costs}; expected 6 and 2"));
    };
    if *version != i64::from(MLA_ABI_VERSION) {
        return mismatch(format!("params has version {version}, expected {MLA_ABI_VERSION}"));
    }
    if let Some(bad) = counts.iter().find(|n| !(1..=1 << 24).contains(*n)) {
        return Err(Error::new(Status::BadShape, format!("params has the count {bad}")));
    }
    let (copies, block_costs) = ([persistent, split], [first, second]);
    Ok(Rule { units, kv_granularity, splits, copies, block_costs })
}

/// Decides and keeps why, for [`mla_choice_detail`].
///
/// # Safety
/// The descriptors are null or valid.
pub(crate) unsafe fn choose(params: R1, costs: R1, lengths: R1) -> Result<bool, Error> {
    // SAFETY: the caller's contract.
    let (params, costs, lengths): (&[i64], &[f64], &[i32]) = unsafe {
        (elements("params", params)?, elements("costs", costs)?, elements("lengths", lengths)?)
    };
    let verdict = rule(params, costs)?.decide(lengths);
    let told = told()?;
    let persistent = told.unwrap_or(verdict.persistent);
    let name = if persistent { "persistent" } else { "split" };
    let why = match told {
        Some(_) => format!("{name}: told by {VARIABLE}"),
        None => format!(
            "{name}: blocks on the busiest unit, persistent {}, split {}",
            verdict.blocks[0], verdict.blocks[1]
        ),
    };
    LAST.set(CString::new(why).unwrap_or_default());
    Ok(persistent)
}

/// Returns which kernel this thread's last `mla_choose` chose, and why; empty before the first one,
/// valid until the next.
#[unsafe(no_mangle)]
pub extern "C" fn mla_choice_detail() -> *const c_char {
    LAST.with_borrow(|text| text.as_ptr())
}

/// Returns the same, and forgets it.
pub fn take_choice() -> Option<String> {
    let text = LAST.take().into_string().unwrap_or_default();
    (!text.is_empty()).then_some(text)
}

/// Returns 1 where the persistent kernel is to run, 0 for the split one. After an error 1.
///
/// # Safety
/// The descriptors are null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn _mlir_ciface_mla_choose(params: R1, costs: R1, lengths: R1) -> i32 {
    let mut chosen = true;
    entry("mla_choose", None, || {
        // SAFETY: the caller's contract.
        chosen = unsafe { choose(params, costs, lengths)? };
        Ok(())
    });
    i32::from(chosen)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_params_lack_is_named() {
        let version = i64::from(MLA_ABI_VERSION);
        let good = [version, 64, 16, 8, 1, 1];
        assert!(rule(&good, &[1.0, 1.0]).is_ok());
        let error = |params: &[i64], costs: &[f64]| rule(params, costs).expect_err("bad").detail;
        assert_eq!(error(&good[..5], &[1.0; 2]), "params has 5 entries, costs 2; expected 6 and 2");
        assert_eq!(error(&[], &[1.0; 2]), "params is empty");
        assert_eq!(error(&[version, 64, 16, 0, 1, 1], &[1.0; 2]), "params has the count 0");
        let old = error(&[0, 64, 16, 8, 1, 1], &[1.0; 2]);
        assert_eq!(old, format!("params has version 0, expected {version}"));
    }
}
