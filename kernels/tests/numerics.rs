//! The kernels against the f64 reference, through the C entry points.

mod common;

use common::{Case, Layout, relative_error};
use mla_kernels::abi::{DType, Empty};

fn check(case: &Case, tolerance: f64) {
    let (expected, expected_lse) = case.reference();
    for persistent in [true, false] {
        let (out, lse) = case.run(persistent);
        let error = relative_error(&out, &expected);
        assert!(error <= tolerance, "persistent {persistent}: {error:e} > {tolerance:e}: {case:?}");
        let error = relative_error(&lse, &expected_lse);
        assert!(error <= 1e-5, "lse, persistent {persistent}: {error:e}: {case:?}");
    }
}

#[test]
fn f32_is_exact_to_rounding() {
    for (seed, lengths) in
        [(1, vec![1, 7, 64, 65, 200]), (2, vec![0, 300]), (3, vec![300; 3]), (4, vec![129, 0, 1])]
    {
        let empty = if seed == 2 { Empty::Zero } else { Empty::Nan };
        let case = Case { lengths, kv_length: 300, seed, empty, ..Case::default() };
        check(&case, 1e-6);
    }
}

#[test]
fn odd_shapes() {
    for (heads, latent, rope) in [(1, 1, 1), (3, 33, 5), (5, 16, 0), (17, 100, 64), (128, 512, 64)]
    {
        let (query, kv_length) = (2, 90);
        let lengths = vec![90, 13];
        let case = Case { query, heads, latent, rope, kv_length, lengths, ..Case::default() };
        check(&case, 2e-6);
    }
}

#[test]
fn half_types_round_only_the_output() {
    for (q, kv, out, tolerance) in [
        (DType::Bf16, DType::Bf16, DType::F32, 1e-6),
        (DType::F16, DType::F16, DType::F32, 1e-6),
        (DType::F32, DType::Bf16, DType::F32, 1e-6),
        (DType::Bf16, DType::Bf16, DType::Bf16, 3e-3),
        (DType::F16, DType::F16, DType::F16, 4e-4),
    ] {
        check(&Case { q, kv, out, ..Case::default() }, tolerance);
    }
}

#[test]
fn masks_causal_and_layouts() {
    for layout in [Layout::Separate, Layout::Fused, Layout::RopeFirst, Layout::Transposed] {
        for (causal, mask) in [(true, false), (false, true), (true, true)] {
            let case = Case { query: 3, causal, mask, layout, ..Case::default() };
            check(&case, 2e-6);
        }
    }
}

#[test]
fn empty_rows_follow_their_rule() {
    for empty in [Empty::Zero, Empty::Nan, Empty::Mean] {
        let case = Case { lengths: vec![0, 40, 0], kv_length: 150, empty, ..Case::default() };
        check(&case, 2e-6);
    }
}

#[test]
fn what_lies_beyond_the_length_is_not_read() {
    let case = Case { lengths: vec![5, 64, 100], poison: true, ..Case::default() };
    check(&case, 2e-6);
}

#[test]
fn many_units_and_many_splits() {
    for (units, splits) in [(1, 1), (2, 2), (7, 5), (304, 16)] {
        let lengths = vec![700, 3, 64, 1];
        let case = Case { units, splits, lengths, kv_length: 700, ..Case::default() };
        check(&case, 2e-6);
    }
}

#[test]
fn pages_of_every_size() {
    for page_size in [1, 2, 16, 64, 256] {
        for (kv, tolerance) in [(DType::F32, 2e-6), (DType::Bf16, 2e-6)] {
            let lengths = vec![130, 0, 1, 77];
            let empty = Empty::Zero;
            let case = Case { page_size, kv, lengths, empty, poison: true, ..Case::default() };
            check(&case, tolerance);
        }
    }
    let case = Case { page_size: 16, causal: true, query: 3, mask: true, ..Case::default() };
    check(&case, 2e-6);
    let empty = Empty::Mean;
    check(&Case { page_size: 16, empty, lengths: vec![0, 9], ..Case::default() }, 2e-6);
}

#[test]
fn fp8_caches_and_their_scales() {
    for kv in [DType::F8E4M3FN, DType::F8E4M3FNUZ] {
        for scale_group in [0, 1, 16, 48, 64] {
            for page_size in [0, 16] {
                check(&Case { kv, page_size, scale_group, ..Case::default() }, 2e-6);
            }
        }
        let case = Case { kv, latent: 512, rope: 64, scale_group: 128, ..Case::default() };
        check(&case, 2e-6);
        check(&Case { rope: 0, ..case }, 2e-6);
    }
}
