//! The entries that lowered MLIR modules call, through MLIR's C interface.
//!
//! Tensors arrive unranked, as `{i64 rank, void *descriptor}`; memrefs as pointers to their ranked
//! descriptor. What the index maps of `params` say is turned into strides over the descriptors.
//! A failed call fills its outputs with NaN and keeps its message for [`take_error`].

use std::{
    ffi::c_void,
    sync::{Mutex, PoisonError},
};

pub(crate) mod aiter;
pub(crate) mod choose;
pub(crate) mod entries;
pub(crate) mod params;
mod table;

use crate::abi::Error;

pub use choose::take_choice;
pub use params::PARAMS_HEAD;
pub use table::symbols;

static LAST: Mutex<Option<String>> = Mutex::new(None);

/// Returns and clears the message of the last entry that failed, in any thread.
pub fn take_error() -> Option<String> {
    LAST.lock().unwrap_or_else(PoisonError::into_inner).take()
}

/// Keeps a message, and prints it the first time.
fn record(entry: &str, error: &Error) {
    static PRINTED: std::sync::Once = std::sync::Once::new();
    let message = format!("{entry}: {error}");
    PRINTED.call_once(|| eprintln!("{message}"));
    LAST.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(message);
}

/// An unranked tensor or memref.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Unranked {
    pub(crate) rank: i64,
    pub(crate) descriptor: *const c_void,
}

/// A ranked descriptor, up to its sizes and strides.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Ranked<const N: usize> {
    allocated: *mut c_void,
    aligned: *mut c_void,
    offset: i64,
    sizes: [i64; N],
    strides: [i64; N],
}
