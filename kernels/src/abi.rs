//! The C ABI: structures, element types and status codes. `include/mla_kernels.h` is the same in C.

use std::ffi::{CStr, c_void};

/// Version of the ABI; callers state it in every argument structure.
pub const MLA_ABI_VERSION: u32 = 2;

/// Status of a call; 0 is success.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Status {
    /// Done.
    Ok = 0,
    /// A pointer that is needed is null.
    NullPointer = 1,
    /// The structure's version or size is not this library's.
    AbiMismatch = 2,
    /// An extent is negative, zero where it must not be, or too large.
    BadShape = 3,
    /// An element type that the operand cannot have.
    BadType = 4,
    /// A view reaches beyond its elements.
    OutOfBounds = 5,
    /// A length is negative or beyond the cache.
    BadLength = 6,
    /// Metadata is inconsistent, or was moved after it was filled.
    BadMetadata = 7,
    /// A buffer is too small.
    TooSmall = 8,
    /// A pointer is not aligned to its element.
    Misaligned = 9,
    /// A bug of this library.
    Internal = 10,
    /// A table of pages names a page that the pool does not have.
    BadPage = 11,
}

/// What each status means, by its number.
pub(crate) const STATUS_TEXTS: [&CStr; 12] = [
    c"success",
    c"a pointer that is needed is null",
    c"the caller was built for another version of the kernels",
    c"an extent is out of range",
    c"an element type that the operand cannot have",
    c"an operand reaches beyond its elements",
    c"a length is negative or beyond the cache",
    c"the metadata is inconsistent or was moved after it was filled",
    c"a buffer is too small",
    c"a pointer is not aligned to its element",
    c"internal error",
    c"a page that the pool does not have",
];

impl Status {
    /// Returns what went wrong.
    pub fn message(self) -> &'static str {
        STATUS_TEXTS[self as usize].to_str().unwrap_or_default()
    }
}

/// A failed call: the status, and what was seen.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {detail}", status.message())]
pub struct Error {
    /// The status.
    pub status: Status,
    /// The operand and the numbers.
    pub detail: String,
}

impl Error {
    /// Makes an error.
    pub fn new(status: Status, detail: impl Into<String>) -> Self {
        Self { status, detail: detail.into() }
    }
}

/// Element type of a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum DType {
    /// IEEE binary32.
    F32 = 0,
    /// IEEE binary16.
    F16 = 1,
    /// bfloat16.
    Bf16 = 2,
    /// 8-bit float of 4 exponent bits, finite, bias 7.
    F8E4M3FN = 3,
    /// 8-bit float of 4 exponent bits, finite, bias 8, without negative zero.
    F8E4M3FNUZ = 4,
    /// 32-bit integer: entries of a table of pages.
    I32 = 5,
}

impl DType {
    /// Returns the type of a code.
    pub fn from_code(code: i32) -> Option<Self> {
        [Self::F32, Self::F16, Self::Bf16, Self::F8E4M3FN, Self::F8E4M3FNUZ, Self::I32]
            .into_iter()
            .find(|d| *d as i32 == code)
    }

    /// Returns the size of an element in bytes.
    pub fn bytes(self) -> usize {
        match self {
            Self::F32 | Self::I32 => 4,
            Self::F16 | Self::Bf16 => 2,
            Self::F8E4M3FN | Self::F8E4M3FNUZ => 1,
        }
    }
}

/// Output of a row with nothing visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Empty {
    /// 0.
    Zero = 0,
    /// NaN.
    Nan = 1,
    /// The mean of the latent over all rows of the cache.
    Mean = 2,
}

impl Empty {
    /// Returns the rule of a code.
    pub fn from_code(code: i32) -> Option<Self> {
        [Self::Zero, Self::Nan, Self::Mean].into_iter().find(|e| *e as i32 == code)
    }
}

/// A strided view: element (i, j, k, l) is `data[offset + i*s0 + j*s1 + k*s2 + l*s3]`.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct MlaView {
    /// First element of the allocation.
    pub data: *mut c_void,
    /// Number of elements of the allocation.
    pub elements: i64,
    /// Offset of element (0, 0, 0, 0).
    pub offset: i64,
    /// Strides, in elements.
    pub strides: [i64; 4],
    /// A [`DType`].
    pub dtype: i32,
    /// 0.
    pub reserved: i32,
}

impl MlaView {
    /// Returns the view of nothing.
    pub fn null() -> Self {
        Self {
            data: std::ptr::null_mut(),
            elements: 0,
            offset: 0,
            strides: [0; 4],
            dtype: 0,
            reserved: 0,
        }
    }
}

/// The six metadata buffers, with their numbers of elements (facts: AITER's
/// `get_mla_metadata_info_v1`, in its order).
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[allow(missing_docs, reason = "the buffers are described in the header")]
pub struct MlaMetadata {
    pub work_meta_data: *mut i64,
    pub work_meta_data_count: i64,
    pub work_indptr: *mut i32,
    pub work_indptr_count: i64,
    pub work_info_set: *mut i32,
    pub work_info_set_count: i64,
    pub reduce_indptr: *mut i32,
    pub reduce_indptr_count: i64,
    pub reduce_final_map: *mut i32,
    pub reduce_final_map_count: i64,
    pub reduce_partial_map: *mut i32,
    pub reduce_partial_map_count: i64,
}

/// What a plan is made for.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[allow(missing_docs, reason = "the fields are described in the header")]
pub struct MlaPlanArgs {
    pub abi_version: u32,
    pub struct_size: u32,
    pub batch: i64,
    pub query: i64,
    pub heads: i64,
    pub latent_width: i64,
    pub kv_length: i64,
    pub units: i64,
    pub kv_granularity: i64,
    pub empty: i32,
    pub reserved: i32,
}

/// Numbers of elements of the metadata and scratch of a plan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
#[allow(missing_docs, reason = "the fields are named as the buffers")]
pub struct MlaSizes {
    pub work_meta_data: i64,
    pub work_indptr: i64,
    pub work_info_set: i64,
    pub reduce_indptr: i64,
    pub reduce_final_map: i64,
    pub reduce_partial_map: i64,
    pub scratch_output: i64,
    pub scratch_lse: i64,
}

/// A decode step.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
#[allow(missing_docs, reason = "the fields are described in the header")]
pub struct MlaDecodeArgs {
    pub abi_version: u32,
    pub struct_size: u32,
    pub batch: i64,
    pub query: i64,
    pub heads: i64,
    pub latent_width: i64,
    pub rope_width: i64,
    pub kv_length: i64,
    pub q_latent: MlaView,
    pub q_rope: MlaView,
    pub latent: MlaView,
    pub rope: MlaView,
    pub mask: MlaView,
    pub page_table: MlaView,
    pub latent_scale: MlaView,
    pub rope_scale: MlaView,
    pub page_size: i64,
    pub page_count: i64,
    pub scale_group: i64,
    pub lengths: *const i32,
    pub lengths_count: i64,
    pub scale_latent: f64,
    pub scale_rope: f64,
    pub mask_scale: f64,
    pub causal: i32,
    pub empty: i32,
    pub out: MlaView,
    pub lse: MlaView,
    pub metadata: MlaMetadata,
    pub scratch_output: *mut f32,
    pub scratch_output_count: i64,
    pub scratch_lse: *mut f32,
    pub scratch_lse_count: i64,
    pub num_kv_splits: i64,
    pub threads: i32,
    pub reserved: i32,
}
