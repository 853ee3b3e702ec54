//! XLA's FFI structures, as far as the handlers read them (API 0.3), and the frame of a handler.
//! Source: `xla/ffi/api/c_api.h`, which jaxlib installs. Each structure begins with its size, so
//! that a newer XLA may append fields.

use std::{
    ffi::{CString, c_char, c_int, c_void},
    mem::{offset_of, size_of},
    ptr,
};

use super::call::Call;
use crate::abi::Error;

/// XLA's error; opaque.
#[repr(C)]
pub struct XlaError {
    _opaque: [u8; 0],
}

#[repr(C)]
pub(super) struct Extension {
    size: usize,
    kind: c_int,
    next: *mut Extension,
}

/// The kind of the extension by which XLA asks for a handler's version.
const METADATA: c_int = 1;

#[repr(C)]
struct Version {
    size: usize,
    extension: *mut Extension,
    major: c_int,
    minor: c_int,
}

#[repr(C)]
struct HandlerMetadata {
    size: usize,
    version: Version,
    traits: u32,
}

#[repr(C)]
struct MetadataExtension {
    base: Extension,
    metadata: *mut HandlerMetadata,
}

#[repr(C)]
struct ErrorArgs {
    size: usize,
    extension: *mut Extension,
    message: *const c_char,
    code: c_int,
}

#[repr(C)]
struct Api {
    size: usize,
    extension: *mut Extension,
    version: Version,
    internal: *const c_void,
    create_error: Option<unsafe extern "C" fn(*mut ErrorArgs) -> *mut XlaError>,
}

/// Operands or results.
#[repr(C)]
pub(super) struct Buffers {
    size: usize,
    extension: *mut Extension,
    pub count: i64,
    pub kinds: *const c_int,
    pub all: *const *const c_void,
}

/// Attributes by name.
#[repr(C)]
pub(super) struct Attributes {
    size: usize,
    extension: *mut Extension,
    pub count: i64,
    pub kinds: *const c_int,
    pub names: *const *const Text,
    pub all: *const *const c_void,
}

#[repr(C)]
pub(super) struct Text {
    pub data: *const u8,
    pub length: usize,
}

/// An attribute that is an array of numbers.
#[repr(C)]
pub(super) struct Array {
    pub dtype: c_int,
    pub count: usize,
    pub data: *mut c_void,
}

/// A dense row-major buffer.
#[repr(C)]
pub(super) struct Buffer {
    size: usize,
    extension: *mut Extension,
    pub dtype: c_int,
    pub data: *mut c_void,
    pub rank: i64,
    pub dims: *const i64,
}

/// One call.
#[repr(C)]
pub struct CallFrame {
    size: usize,
    extension: *mut Extension,
    api: *const Api,
    context: *mut c_void,
    stage: c_int,
    pub(super) operands: Buffers,
    pub(super) results: Buffers,
    pub(super) attributes: Attributes,
}

/// The stage in which buffers may be read.
const EXECUTE: c_int = 3;

/// `absl::StatusCode::kInvalidArgument`.
const INVALID_ARGUMENT: c_int = 3;

/// Answers one call of XLA: its question for the version, or the work.
///
/// # Safety
/// The frame is null or XLA's, alive during the call.
pub(super) unsafe fn handle(
    frame: *mut CallFrame,
    name: &str,
    body: impl FnOnce(&mut Call<'_>) -> Result<(), Error>,
) -> *mut XlaError {
    // SAFETY: the caller's contract.
    let Some(frame) = (unsafe { frame.as_ref() }) else { return ptr::null_mut() };
    // SAFETY: extensions are XLA's and alive.
    if let Some(extension) = unsafe { frame.extension.as_mut() }
        && extension.kind == METADATA
    {
        // SAFETY: an extension of this kind has this type.
        unsafe { describe(ptr::from_mut(extension).cast()) };
        return ptr::null_mut();
    }
    if frame.size < offset_of!(CallFrame, attributes) + size_of::<Attributes>() {
        return ptr::null_mut();
    }
    if frame.stage != EXECUTE {
        return ptr::null_mut();
    }
    match super::run(&mut Call::new(frame), body) {
        Ok(()) => ptr::null_mut(),
        // SAFETY: the API is XLA's.
        Err(error) => unsafe { report(frame.api, &format!("{name}: {error}")) },
    }
}

/// Says which version of the interface this file is written for.
unsafe fn describe(extension: *mut MetadataExtension) {
    // SAFETY: XLA passes memory for the answer.
    if let Some(metadata) = unsafe { (*extension).metadata.as_mut() } {
        metadata.version =
            Version { size: size_of::<Version>(), extension: ptr::null_mut(), major: 0, minor: 3 };
        metadata.traits = 0;
    }
}

/// Makes XLA's error.
unsafe fn report(api: *const Api, message: &str) -> *mut XlaError {
    let message = CString::new(message.replace('\0', " ")).unwrap_or_default();
    let mut args = ErrorArgs {
        size: size_of::<ErrorArgs>(),
        extension: ptr::null_mut(),
        message: message.as_ptr(),
        code: INVALID_ARGUMENT,
    };
    // SAFETY: the API is XLA's; it copies the message.
    unsafe {
        let create = api.as_ref().and_then(|api| api.create_error);
        create.map_or(ptr::null_mut(), |create| create(&raw mut args))
    }
}
