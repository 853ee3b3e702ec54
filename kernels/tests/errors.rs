//! Bad arguments give a status and a message, and never a crash.

mod common;

use common::Case;
use mla_kernels::{abi::*, ffi::*};
use proptest::prelude::*;

fn detail() -> String {
    // SAFETY: the message is a C string.
    unsafe { std::ffi::CStr::from_ptr(mla_error_detail()) }.to_string_lossy().into_owned()
}

/// Runs both stages with changed arguments; returns the first stage's status.
fn status(persistent: bool, change: impl FnOnce(&mut MlaDecodeArgs)) -> i32 {
    let case = Case { mask: true, ..Case::default() };
    case.with_args(persistent, |args| {
        change(args);
        // SAFETY: the pointers stay valid for what the counts say.
        unsafe { if persistent { mla_decode_persistent(args) } else { mla_decode_split(args) } }
    })
    .0
}

type Change = fn(&mut MlaDecodeArgs);

#[test]
fn each_bad_argument_has_its_status() {
    let null = std::ptr::null_mut();
    let cases: &[(&str, Status, Change)] = &[
        ("abi_version 7", Status::AbiMismatch, |a| a.abi_version = 7),
        ("struct_size 8", Status::AbiMismatch, |a| a.struct_size = 8),
        ("batch is -1", Status::BadShape, |a| a.batch = -1),
        ("heads is 0", Status::BadShape, |a| a.heads = 0),
        ("kv_length", Status::BadShape, |a| a.kv_length = i64::MAX),
        ("q_latent has element type 9", Status::BadType, |a| a.q_latent.dtype = 9),
        ("latent reads elements", Status::OutOfBounds, |a| a.latent.elements -= 1),
        ("rope reads elements", Status::OutOfBounds, |a| a.rope.offset = -1),
        ("mask reads elements", Status::OutOfBounds, |a| a.mask.strides[3] = i64::MAX),
        ("out reads elements", Status::OutOfBounds, |a| a.out.elements = 3),
        ("scratch_output has", Status::TooSmall, |a| a.scratch_output_count = 1),
        ("lengths has 1 elements", Status::TooSmall, |a| a.lengths_count = 1),
        ("empty is 3", Status::BadShape, |a| a.empty = 3),
        ("threads is -2", Status::BadShape, |a| a.threads = -2),
    ];
    for (text, expected, change) in cases {
        for persistent in [true, false] {
            assert_eq!(status(persistent, change), *expected as i32, "{text}: {}", detail());
            assert!(detail().contains(text), "{text}: {}", detail());
        }
    }
    let paged: &[(&str, Status, Change)] = &[
        ("page_size is 0", Status::BadShape, |a| a.page_size = 0),
        ("page_count is -3", Status::BadShape, |a| a.page_count = -3),
        ("page_table has element type 0", Status::BadType, |a| a.page_table.dtype = 0),
        ("page_table reads elements", Status::OutOfBounds, |a| a.page_table.elements -= 1),
        ("the pool has 2 pages", Status::BadPage, |a| a.page_count = 2),
        ("reads elements 0 to 895 of 864", Status::OutOfBounds, |a| a.page_count += 1),
        ("latent_scale reads elements", Status::OutOfBounds, |a| a.latent_scale.elements -= 1),
        ("rope_scale has element type 1", Status::BadType, |a| a.rope_scale.dtype = 1),
        ("scale_group", Status::BadShape, |a| a.scale_group = i64::MAX),
        ("out has element type 3", Status::BadType, |a| a.out.dtype = DType::F8E4M3FN as i32),
        ("q_latent has element type 4", Status::BadType, |a| a.q_latent.dtype = 4),
    ];
    for (text, expected, change) in paged {
        let case = Case { page_size: 16, scale_group: 8, kv: DType::F8E4M3FN, ..Case::default() };
        for persistent in [true, false] {
            let run = |args: &mut MlaDecodeArgs| {
                change(args);
                // SAFETY: the pointers stay valid for what the counts say.
                unsafe {
                    if persistent { mla_decode_persistent(args) } else { mla_decode_split(args) }
                }
            };
            assert_eq!(case.with_args(persistent, run).0, *expected as i32, "{text}: {}", detail());
            assert!(detail().contains(text), "{text}: {}", detail());
        }
    }
    let pointers: &[fn(&mut MlaDecodeArgs)] = &[
        |a| a.q_latent.data = std::ptr::null_mut(),
        |a| a.latent.data = std::ptr::null_mut(),
        |a| a.lengths = std::ptr::null(),
        |a| a.out.data = std::ptr::null_mut(),
        |a| a.scratch_lse = std::ptr::null_mut(),
    ];
    for change in pointers {
        assert_eq!(status(true, change), Status::NullPointer as i32);
    }
    // SAFETY: null is what is asked about.
    assert_eq!(unsafe { mla_reduce(null) }, Status::NullPointer as i32);
}

#[test]
fn lengths_beyond_the_cache_are_refused() {
    for bad in [-1, 131, i32::MAX, i32::MIN] {
        let lengths = [5, bad, 5];
        let result = status(false, |a| a.lengths = lengths.as_ptr());
        assert_eq!(result, Status::BadLength as i32);
        assert!(detail().contains(&format!("lengths[1] is {bad}")), "{}", detail());
    }
}

#[test]
fn moved_metadata_is_noticed() {
    let mut copy = [0_i32; 6];
    let result = status(true, |a| {
        // SAFETY: units + 1 = 6 elements.
        unsafe { std::ptr::copy(a.metadata.work_indptr, copy.as_mut_ptr(), 6) };
        a.metadata.work_indptr = copy.as_mut_ptr();
    });
    assert_eq!(result, Status::BadMetadata as i32);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn corrupted_metadata_never_crashes(buffer in 0_usize..5, at in 0_usize..64, value: i32) {
        let case = Case { lengths: vec![130, 64, 1], ..Case::default() };
        case.with_args(true, |args| {
            let m = &args.metadata;
            let (data, count) = [
                (m.work_indptr, m.work_indptr_count),
                (m.work_info_set, m.work_info_set_count),
                (m.reduce_indptr, m.reduce_indptr_count),
                (m.reduce_final_map, m.reduce_final_map_count),
                (m.reduce_partial_map, m.reduce_partial_map_count),
            ][buffer];
            // SAFETY: the index is below the count.
            unsafe {
                *data.add(at % count as usize) = value;
                mla_decode_persistent(args);
                mla_reduce(args);
            }
        });
    }

    #[test]
    fn arbitrary_numbers_never_crash(field in 0_usize..16, value: i64, persistent: bool) {
        let value = if value % 3 == 0 { value % 300 } else { value };
        status(persistent, |a| {
            let fields: [&mut i64; 16] = [
                &mut a.batch, &mut a.query, &mut a.heads, &mut a.latent_width, &mut a.rope_width,
                &mut a.kv_length, &mut a.q_latent.offset, &mut a.q_rope.strides[1],
                &mut a.latent.strides[2], &mut a.rope.offset, &mut a.rope.strides[0],
                &mut a.mask.strides[2], &mut a.out.strides[3], &mut a.lse.offset,
                &mut a.num_kv_splits, &mut a.out.offset,
            ];
            *fields.into_iter().nth(field).unwrap() = value;
        });
    }
}
