//! What compiled code calls when it cannot go on, and copies between buffers.

use std::{
    ffi::{CStr, c_char, c_int},
    sync::Mutex,
};

/// The last line that the graph printed: the text of a failed assertion.
static LAST_LINE: Mutex<String> = Mutex::new(String::new());

/// Ends the process with a message: compiled code cannot be unwound.
pub(super) fn stop(text: &str) -> ! {
    use std::io::Write;
    let _ = writeln!(std::io::stderr(), "mla-run: error: {text}");
    std::process::exit(1)
}

/// `puts`, which only a failing `cf.assert` calls.
pub(super) unsafe extern "C" fn puts(text: *const c_char) -> c_int {
    if !text.is_null()
        && let Ok(mut line) = LAST_LINE.lock()
    {
        // SAFETY: C's `puts` takes a string that ends in NUL.
        *line = unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned();
    }
    0
}

/// `abort`, which follows it.
pub(super) extern "C" fn abort() -> ! {
    let line = LAST_LINE.lock().map(|line| line.clone()).unwrap_or_default();
    stop(&format!("an assertion of the graph failed: {line}"))
}

/// A descriptor of a memref of unknown rank.
#[repr(C)]
pub(super) struct Unranked {
    rank: i64,
    descriptor: *const i64,
}

/// The parts of a ranked descriptor, in words.
struct View {
    data: *mut u8,
    sizes: Vec<i64>,
    strides: Vec<i64>,
}

/// Reads a descriptor: allocated and aligned pointer, offset, sizes, strides.
///
/// # Safety
/// `memref` points to a valid descriptor of elements of `size` bytes.
unsafe fn view(memref: *const Unranked, size: i64) -> View {
    // SAFETY: by the contract.
    unsafe {
        let rank = (*memref).rank as usize;
        let words = std::slice::from_raw_parts((*memref).descriptor, 3 + 2 * rank);
        let data = (words[1] as *mut u8).offset((words[2] * size) as isize);
        View { data, sizes: words[3..3 + rank].to_vec(), strides: words[3 + rank..].to_vec() }
    }
}

/// `memrefCopy`: copies one strided buffer to another of the same extents.
///
/// # Safety
/// Both point to valid descriptors of elements of `size` bytes.
pub(super) unsafe extern "C" fn memref_copy(size: i64, from: *const Unranked, to: *const Unranked) {
    // SAFETY: compiled code passes valid descriptors.
    let (from, to) = unsafe { (view(from, size), view(to, size)) };
    if from.sizes.contains(&0) {
        return;
    }
    // The innermost dimensions that both hold in one piece are copied at once.
    let mut run = 1;
    let mut outer = from.sizes.len();
    while outer > 0
        && (from.sizes[outer - 1] == 1
            || (from.strides[outer - 1] == run && to.strides[outer - 1] == run))
    {
        outer -= 1;
        run *= from.sizes[outer];
    }
    let mut index = vec![0; outer];
    loop {
        let at =
            |strides: &[i64]| index.iter().zip(strides).map(|(i, s)| i * s).sum::<i64>() * size;
        // SAFETY: the index is inside of both buffers.
        unsafe {
            let source = from.data.offset(at(&from.strides) as isize);
            let target = to.data.offset(at(&to.strides) as isize);
            std::ptr::copy(source, target, (run * size) as usize);
        }
        let Some(dim) = (0..outer).rev().find(|d| index[*d] + 1 < from.sizes[*d]) else {
            return;
        };
        index[dim] += 1;
        index[dim + 1..].fill(0);
    }
}
