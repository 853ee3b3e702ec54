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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::xla::{xla_mla_cpu_metadata_fill, xla_mla_cpu_reduce};

    thread_local! {
        static SEEN: std::cell::RefCell<String> = const { std::cell::RefCell::new(String::new()) };
    }

    unsafe extern "C" fn create(args: *mut ErrorArgs) -> *mut XlaError {
        // SAFETY: the handler passes its arguments.
        let message = unsafe { std::ffi::CStr::from_ptr((*args).message) };
        SEEN.set(message.to_string_lossy().into_owned());
        ptr::dangling_mut()
    }

    fn no_version() -> Version {
        Version { size: 0, extension: ptr::null_mut(), major: -1, minor: -1 }
    }

    fn api() -> Api {
        Api {
            size: size_of::<Api>(),
            extension: ptr::null_mut(),
            version: no_version(),
            internal: ptr::null(),
            create_error: Some(create),
        }
    }

    fn no_buffers() -> Buffers {
        let size = size_of::<Buffers>();
        let extension = ptr::null_mut();
        Buffers { size, extension, count: 0, kinds: ptr::null(), all: ptr::null() }
    }

    fn frame(api: &Api) -> CallFrame {
        CallFrame {
            size: size_of::<CallFrame>(),
            extension: ptr::null_mut(),
            api,
            context: ptr::null_mut(),
            stage: EXECUTE,
            operands: no_buffers(),
            results: no_buffers(),
            attributes: Attributes {
                size: size_of::<Attributes>(),
                extension: ptr::null_mut(),
                count: 0,
                kinds: ptr::null(),
                names: ptr::null(),
                all: ptr::null(),
            },
        }
    }

    #[test]
    fn a_handler_says_its_version() {
        let api = api();
        let mut frame = frame(&api);
        let mut metadata = HandlerMetadata {
            size: size_of::<HandlerMetadata>(),
            version: no_version(),
            traits: 7,
        };
        let size = size_of::<MetadataExtension>();
        let base = Extension { size, kind: METADATA, next: ptr::null_mut() };
        let mut extension = MetadataExtension { base, metadata: &raw mut metadata };
        frame.extension = (&raw mut extension).cast();
        // SAFETY: the frame is alive.
        assert!(unsafe { xla_mla_cpu_reduce(&raw mut frame) }.is_null());
        assert_eq!((metadata.version.major, metadata.version.minor, metadata.traits), (0, 3, 0));
    }

    #[test]
    fn what_is_missing_is_named() {
        let api = api();
        let mut frame = frame(&api);
        // SAFETY: the frame is alive.
        assert!(!unsafe { xla_mla_cpu_metadata_fill(&raw mut frame) }.is_null());
        let seen = SEEN.take();
        assert!(seen.starts_with("xla_mla_cpu_metadata_fill: "), "{seen}");
        assert!(seen.ends_with("no attribute `params` = array<i64: ...>"), "{seen}");
        // Buffers must not be touched before the computation runs.
        frame.stage = 0;
        // SAFETY: as above.
        assert!(unsafe { xla_mla_cpu_metadata_fill(&raw mut frame) }.is_null());
    }
}
