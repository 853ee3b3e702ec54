//! Shared libraries with functions that graphs call.

use std::{
    ffi::{CStr, CString, c_char, c_int, c_void},
    os::unix::ffi::OsStrExt,
    path::Path,
};

use super::error::{Outcome, usage};

unsafe extern "C" {
    fn dlopen(file: *const c_char, flags: c_int) -> *mut c_void;
    fn dlerror() -> *mut c_char;
}

const RTLD_NOW: c_int = 2;
const RTLD_GLOBAL: c_int = 0x100;

/// Loads a library for the rest of the process: compiled code finds its functions by their names.
///
/// # Errors
/// It cannot be loaded: the system's own message.
pub(super) fn load(file: &Path) -> Outcome<()> {
    // Without a slash the system would search its own folders.
    let path = if file.components().count() == 1 { Path::new(".").join(file) } else { file.into() };
    let Ok(name) = CString::new(path.as_os_str().as_bytes()) else {
        return usage("--library: a path with a NUL");
    };
    // SAFETY: the name ends in NUL; a library's initializers are the user's to trust.
    let handle = unsafe { dlopen(name.as_ptr(), RTLD_NOW | RTLD_GLOBAL) };
    if !handle.is_null() {
        return Ok(());
    }
    // SAFETY: after a failure the message is a string, or null.
    let why = unsafe {
        let text = dlerror();
        if text.is_null() { c"no reason" } else { CStr::from_ptr(text) }
    };
    usage(format!("--library: {}", why.to_string_lossy()))
}
