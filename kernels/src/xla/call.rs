//! One call's buffers and attributes, as the descriptors that the entries take.

use std::{
    ffi::{c_int, c_void},
    mem::size_of,
};

use super::{
    abi::{Array, Buffer, Buffers, CallFrame},
    wrong,
};
use crate::{
    abi::{DType, Error, Status},
    mlir::{Ranked, Unranked, params::PARAMS_HEAD},
};

/// The kind of an attribute that is an array, and of a buffer.
const ARRAY: c_int = 1;
const BUFFER: c_int = 1;

/// XLA's numbers of element types.
const I64: c_int = 5;
const F64: c_int = 12;

/// Returns an element type by XLA's number.
fn dtype(code: c_int) -> Option<DType> {
    match code {
        4 => Some(DType::I32),
        10 => Some(DType::F16),
        11 => Some(DType::F32),
        16 => Some(DType::Bf16),
        20 => Some(DType::F8E4M3FN),
        25 => Some(DType::F8E4M3FNUZ),
        _ => None,
    }
}

/// A dense row-major buffer in the form of MLIR's descriptors: two pointers, the offset, sizes and
/// strides.
#[derive(Clone)]
pub(super) struct Descriptor {
    fields: Vec<i64>,
    rank: usize,
}

impl Descriptor {
    pub(super) fn new(data: *mut c_void, dims: &[i64]) -> Self {
        let mut fields = vec![data as i64, data as i64, 0];
        fields.extend(dims);
        fields.extend((1..=dims.len()).map(|at| dims[at..].iter().product::<i64>()));
        Self { fields, rank: dims.len() }
    }

    pub(super) fn address(&self) -> *mut u8 {
        self.fields[1] as *mut u8
    }

    fn elements(&self) -> i64 {
        self.fields[3..3 + self.rank].iter().product()
    }

    /// Returns the ranked descriptor.
    ///
    /// # Panics
    /// If the buffer has another rank; operands and results are asked for with theirs.
    pub(super) fn ranked<const N: usize>(&self) -> *const Ranked<N> {
        assert_eq!(self.rank, N, "the rank that was asked for");
        self.fields.as_ptr().cast()
    }

    pub(super) fn unranked(&self) -> Unranked {
        Unranked { rank: self.rank as i64, descriptor: self.fields.as_ptr().cast() }
    }

    /// Copies the elements to `to`, unless it is the same buffer.
    ///
    /// # Safety
    /// Both buffers hold their elements of type `dtype`, and coincide or do not overlap.
    pub(super) unsafe fn copy_to(&self, name: &str, to: &Self, dtype: DType) -> Result<(), Error> {
        if self.fields[3..] != to.fields[3..] {
            return Err(wrong(name, "has other extents as a result than as an operand"));
        }
        if self.address() == to.address() {
            return Ok(());
        }
        let bytes = self.elements() as usize * if dtype == DType::F32 { 4 } else { 2 };
        // SAFETY: the caller's contract.
        unsafe { std::ptr::copy_nonoverlapping(self.address(), to.address(), bytes) };
        Ok(())
    }
}

/// Places in `params` of the batch, the cached rows and the pages.
const SIZES: [usize; 3] = [1, 6, 14];

/// A call's `params`, with its sizes.
pub(super) struct Params {
    values: Vec<i64>,
}

impl Params {
    fn lacks_size(&self) -> bool {
        // `params` that end before a size are refused by the entries.
        self.values.len() > PARAMS_HEAD - 1 && SIZES.iter().any(|at| self.values[*at] == -1)
    }

    pub(super) fn descriptor(&self) -> Descriptor {
        Descriptor::new(self.values.as_ptr().cast_mut().cast(), &[self.values.len() as i64])
    }
}

/// Reads a frame: operands and results in order, attributes by name.
pub(super) struct Call<'a> {
    frame: &'a CallFrame,
    operand: usize,
    result: usize,
}

// SAFETY of every block below: a frame's lists have as many entries as it says, all alive during
// the call, and an entry has the type of its kind.
#[allow(clippy::undocumented_unsafe_blocks)]
impl<'a> Call<'a> {
    pub(super) fn new(frame: &'a CallFrame) -> Self {
        Self { frame, operand: 0, result: 0 }
    }

    /// Returns the next operand and its type.
    pub(super) fn operand(
        &mut self,
        name: &str,
        dtypes: &[DType],
        rank: Option<usize>,
    ) -> Result<(Descriptor, DType), Error> {
        self.operand += 1;
        buffer(&self.frame.operands, self.operand - 1, name, dtypes, rank)
    }

    /// Returns the next result and its type.
    pub(super) fn result(
        &mut self,
        name: &str,
        dtypes: &[DType],
        rank: usize,
    ) -> Result<(Descriptor, DType), Error> {
        self.result += 1;
        buffer(&self.frame.results, self.result - 1, name, dtypes, Some(rank))
    }

    /// Checks that nothing is left.
    pub(super) fn end(&self) -> Result<(), Error> {
        let left = |all: &Buffers, used: usize| all.count != used as i64;
        if left(&self.frame.operands, self.operand) || left(&self.frame.results, self.result) {
            let detail = format!(
                "{} operands and {} results, expected {} and {}",
                self.frame.operands.count, self.frame.results.count, self.operand, self.result
            );
            return Err(Error::new(Status::AbiMismatch, detail));
        }
        Ok(())
    }

    /// Returns the attribute `params`.
    pub(super) fn params(&self) -> Result<Params, Error> {
        let (data, count) = self.array("params", I64)?;
        let values = unsafe { std::slice::from_raw_parts(data.cast::<i64>(), count as usize) };
        Ok(Params { values: values.to_vec() })
    }

    /// Puts in the sizes that are -1 in `params`, from the next operand.
    pub(super) fn sizes(&mut self, params: &mut Params) -> Result<(), Error> {
        if !params.lacks_size() {
            return Ok(());
        }
        let (sizes, _) = self.operand("sizes", &[DType::I32], Some(1))?;
        if sizes.elements() != SIZES.len() as i64 {
            return Err(wrong("sizes", format!("has {} elements, expected 3", sizes.elements())));
        }
        let first = sizes.fields[1] as *const i32;
        for (place, at) in SIZES.iter().enumerate() {
            params.values[*at] = i64::from(unsafe { *first.add(place) });
        }
        if params.lacks_size() { Err(wrong("sizes", "has a size of -1")) } else { Ok(()) }
    }

    /// Returns the attribute `scales`.
    pub(super) fn scales(&self) -> Result<Descriptor, Error> {
        let (data, count) = self.array("scales", F64)?;
        Ok(Descriptor::new(data, &[count]))
    }

    /// Returns which of the operands with an index map are there.
    pub(super) fn present(&self) -> Result<[bool; 8], Error> {
        let (data, count) = self.array("params", I64)?;
        let params = unsafe { std::slice::from_raw_parts(data.cast::<i64>(), count as usize) };
        let short = || Error::new(Status::AbiMismatch, "params ends before its index maps");
        let mut at = PARAMS_HEAD;
        let mut present = [false; 8];
        for flag in &mut present {
            let rank = *params.get(at).ok_or_else(short)?;
            *flag = rank >= 0;
            at += 1 + 5 * usize::try_from(rank.max(0)).map_err(|_| short())?;
        }
        Ok(present)
    }

    fn array(&self, name: &str, dtype: c_int) -> Result<(*mut c_void, i64), Error> {
        let attributes = &self.frame.attributes;
        for at in 0..attributes.count as usize {
            let (kind, array) = unsafe {
                let text = &**attributes.names.add(at);
                let bytes = std::slice::from_raw_parts(text.data, text.length);
                if bytes != name.as_bytes() {
                    continue;
                }
                (*attributes.kinds.add(at), (*attributes.all.add(at)).cast::<Array>())
            };
            if kind != ARRAY {
                break;
            }
            let array = unsafe { &*array };
            if array.dtype == dtype {
                return Ok((array.data, array.count as i64));
            }
        }
        let elem = if dtype == I64 { "i64" } else { "f64" };
        Err(Error::new(Status::AbiMismatch, format!("no attribute `{name}` = array<{elem}: ...>")))
    }
}

/// Returns one buffer of a list, checked.
fn buffer(
    list: &Buffers,
    at: usize,
    name: &str,
    dtypes: &[DType],
    rank: Option<usize>,
) -> Result<(Descriptor, DType), Error> {
    if at as i64 >= list.count {
        return Err(Error::new(Status::AbiMismatch, format!("{name} is missing")));
    }
    // SAFETY: as in `Call`.
    let (kind, buffer) = unsafe { (*list.kinds.add(at), (*list.all.add(at)).cast::<Buffer>()) };
    if kind != BUFFER {
        return Err(wrong(name, "is no buffer"));
    }
    // SAFETY: as in `Call`; a buffer has `rank` extents.
    let (buffer, dims) = unsafe {
        let buffer = &*buffer;
        let dims = match buffer.rank {
            0 => &[][..],
            rank => std::slice::from_raw_parts(buffer.dims, rank as usize),
        };
        (buffer, dims)
    };
    let Some(found) = dtype(buffer.dtype).filter(|found| dtypes.contains(found)) else {
        let detail = format!("has XLA's element type {}, expected one of {dtypes:?}", buffer.dtype);
        return Err(wrong(name, detail));
    };
    if rank.is_some_and(|rank| rank != dims.len()) {
        return Err(wrong(
            name,
            format!("has rank {}, expected {}", dims.len(), rank.unwrap_or(0)),
        ));
    }
    Ok((Descriptor::new(buffer.data, dims), found))
}

// A descriptor of rank N has these fields, all of 8 bytes.
const _: () = assert!(size_of::<Ranked<4>>() == 8 * (3 + 2 * 4));
