//! The 45 field bugs of AITER's callers (`passes/docs/aiter.md`): a test for each that choice, key or
//! catalog prevent, named after its row and its thread, and a check that the table is complete.

use std::{collections::BTreeMap, fs, path::PathBuf};

use mla_kernels::plan::{AiterBounds, Key, Kind, Planner, aiter_sizes};

use super::{
    tests::{B, FN, FNUZ, called, target, want},
    *,
};

/// Returns the fit of the best cell of a mode.
fn fit<'t>(target: &'t Target, mode: Mode, request: &Request) -> Option<Fit<'t>> {
    let all = target.candidates(None, request);
    let of_mode = all.into_iter().filter(|c| c.kernel.mode == mode);
    of_mode.filter_map(|c| c.outcome.ok()).min_by_key(|fit| fit.copies() * fit.query)
}

/// Returns the key that sizes, plans and calls.
fn key(name: &str, request: &Request) -> Key {
    let target = target(name);
    let fit = fit(&target, Mode::Persistent, request).expect("a cell");
    fit.key(&target, request).expect("one of AITER's")
}

#[test]
fn row_01_vllm_46997_types_are_those_of_the_operands() {
    let native = key("gfx950", &want(FN, FN, 32, 1));
    assert_eq!((native.q, native.kv), (Kind::Fp8, Kind::Fp8));
    assert_eq!(native.fold(Release::Current), 1);
    // What the planner makes of a call that tells it other types.
    assert_eq!(Key { q: Kind::Half, ..native }.fold(Release::Current), 2);
}

#[test]
fn row_02_vllm_47276_one_key_sizes_and_calls() {
    let key = key("gfx942", &want(FNUZ, FNUZ, 128, 1));
    let partials = |key: &Key| {
        let sizes = aiter_sizes(key, &AiterBounds::new(64, 304), Release::Current).expect("sizes");
        sizes.reduce_partial_map
    };
    assert_eq!(partials(&key), 367);
    assert_eq!(partials(&Key { q: Kind::Half, ..key }), 2936);
}

#[test]
fn row_03_vllm_46952_a_native_cell_before_a_fold() {
    assert_eq!(called("gfx950", Mode::Persistent, &want(FN, FN, 32, 1)), Some((32, 1, 1, 1, 1)));
}

#[test]
fn row_05_vllm_38615_heads_are_padded_before_anything_is_sized() {
    for name in ["gfx942", "gfx950"] {
        assert_eq!(key(name, &want(B, B, 8, 1)).heads, 16, "{name}");
        assert_eq!(key(name, &want(B, B, 12, 1)).heads, 16, "{name}");
    }
}

#[test]
fn row_06_vllm_51011_padded_heads_are_asked_for() {
    let found = called("gfx950", Mode::Persistent, &want(FN, FN, 12, 1));
    assert_eq!(found, Some((16, 1, 1, 1, 1)));
}

#[test]
fn row_13_sglang_fast_mode_has_few_partial_results() {
    let key = key("gfx950", &want(FN, FN, 16, 1));
    let bytes = |planner| {
        let bounds = AiterBounds { planner, ..AiterBounds::new(64, 256) };
        let sizes = aiter_sizes(&key, &bounds, Release::Current).expect("sizes");
        sizes.scratch(16, 512)[0] * 4
    };
    assert_eq!(bytes(Planner::Fast) >> 20, 9);
    assert_eq!(bytes(Planner::Balanced) >> 20, 512);
}

#[test]
fn row_14_aiter_3496_planner_and_kernel_fold_alike() {
    for target in Target::built_in() {
        for kernel in target.kernels().filter(|k| k.library == Library::Aiter) {
            for cell in kernel.cells().filter(|_| kernel.mode == Mode::Persistent) {
                for heads in cell.heads.up_to(512) {
                    let query = cell.query.at_least(1).expect("a number");
                    let page_size = cell.page_size.at_least(1).expect("a size");
                    let request = want(&cell.q[0], &cell.kv[0], heads, query);
                    let request = Request { page_size, ..request };
                    let all = target.candidates(None, &request);
                    let own = all.iter().find(|c| std::ptr::eq(c.cell, cell)).expect("listed");
                    let Ok(fit) = &own.outcome else { continue };
                    let key = fit.key(&target, &request).expect("one of AITER's");
                    let planned = key.fold(request.release) as i64;
                    assert_eq!(planned * fit.planned_copies(), fit.copies(), "{cell:?}");
                    assert_eq!(key.heads as i64 / planned, fit.call_heads(), "{cell:?}");
                }
            }
        }
    }
}

#[test]
fn row_15_sglang_14936_128_heads_of_bf16_are_folded() {
    let target = target("gfx942");
    let request = want(B, B, 128, 1);
    let fit = fit(&target, Mode::Persistent, &request).expect("a cell");
    assert_eq!((fit.fold, fit.call_heads()), (8, 16));
}

#[test]
fn row_16_sglang_37762_an_exception_of_12_heads_is_theirs() {
    for heads in [16, 32, 64, 128] {
        let other = called("gfx942", Mode::Persistent, &want(FNUZ, FNUZ, heads, 1));
        assert_eq!(other.map(|c| c.0), Some(heads));
    }
    let padded = called("gfx942", Mode::Persistent, &want(FNUZ, FNUZ, 12, 1));
    assert_eq!(padded.map(|c| c.0), Some(16));
}

#[test]
fn row_23_aiter_2996_pages_are_rows() {
    for (q, kv) in [(B, B), (B, FNUZ)] {
        let request = Request { page_size: 16, other_page_sizes: vec![1], ..want(q, kv, 16, 1) };
        assert_eq!(called("gfx942", Mode::Persistent, &request).map(|c| c.4), Some(1));
    }
}

#[test]
fn row_25_aiter_2768_caches_of_4_gib_are_refused() {
    for (name, bytes, legal) in [("gfx942", (1 << 32) - 1, true), ("gfx950", 1 << 32, false)] {
        let request = Request { kv_bytes: Some(bytes), ..want(B, B, 16, 1) };
        assert_eq!(called(name, Mode::Persistent, &request).is_some(), legal);
    }
}

#[test]
fn row_26_flashinfer_3130_neither_are_large_page_ids() {
    // Ids are those of rows below the bound, so that an id times a row stays below 2^32 bytes.
    let request = Request { kv_bytes: Some(1 << 33), page_size: 64, ..want(FN, FN, 16, 1) };
    let target = target("gfx1250");
    let why = target.refusal(Mode::Split, &request, &target.candidates(None, &request));
    assert!(why.contains("fewer than 4294967296; split the pool"), "{why}");
}

#[test]
fn row_27_aiter_2720_query_lengths_are_powers_of_two() {
    for target in ["gfx942", "gfx950", "gfx1250"] {
        for (q, kv) in [(B, B), (B, FNUZ), (B, FN), (FNUZ, FNUZ), (FN, FN)] {
            for query in 1..=16 {
                for mode in Mode::ALL {
                    let found = called(target, mode, &want(q, kv, 16, query));
                    let length = found.map_or(1, |c| c.2);
                    assert!([1, 2, 4, 8, 16].contains(&length), "{target} {q} {kv} {query}");
                }
            }
        }
    }
}

#[test]
fn row_28_vllm_55609_more_than_4_tokens_are_unrolled_on_gfx942() {
    for query in 5..=8 {
        for mode in Mode::ALL {
            let found = called("gfx942", mode, &want(B, B, 16, query));
            assert_eq!(found, Some((16, 1, 1, query, 1)), "{mode:?}");
        }
    }
}

#[test]
fn row_29_aiter_4752_5_tokens_over_an_fp8_cache_are_unrolled() {
    let found = called("gfx950", Mode::Persistent, &want(B, FN, 16, 5));
    assert_eq!(found, Some((16, 1, 1, 5, 1)));
}

/// Returns how many arguments a function has in both releases.
fn counts(function: &str) -> [usize; 2] {
    Release::ALL.map(|r| target("gfx942").arguments(function, r).expect("known").len())
}

#[test]
fn row_31_aiter_2983_the_release_decides_what_a_kernel_is_given() {
    assert_eq!(counts("mla_decode_stage1_asm_fwd"), [17, 20]);
    assert_eq!(counts("mla_decode_fwd"), [20, 22]);
}

#[test]
fn row_32_vllm_46760_the_reduction_has_its_releases_arguments() {
    assert_eq!(counts("mla_reduce_v1"), [7, 9]);
    let new = target("gfx942").arguments("mla_reduce_v1", Release::Current).expect("known");
    assert_eq!(new[5..8], ["max_seqlen_q", "max_splits", "o"]);
}

#[test]
fn row_33_aiter_5387_what_only_later_releases_have_is_left_out() {
    for function in ["mla_decode_stage1_asm_fwd", "mla_decode_fwd"] {
        for release in Release::ALL {
            let all = target("gfx942").arguments(function, release).expect("known");
            assert!(!all.iter().any(|a| a == "causal"), "{function}");
        }
    }
    assert_eq!(counts("get_mla_metadata_v1"), [16, 26]);
}

#[test]
fn row_34_vllm_56314_rows_have_576_columns() {
    for (latent, rope) in [(512, 0), (448, 64), (512, 128)] {
        let request = Request { latent, rope, ..want(FN, FN, 16, 1) };
        for mode in Mode::ALL {
            assert_eq!(called("gfx950", mode, &request), None, "{latent} {rope}");
        }
    }
}

#[test]
fn row_36_aiter_3128_8_heads_of_bf16_never_worked_on_gfx942() {
    for mode in Mode::ALL {
        assert_eq!(called("gfx942", mode, &want(B, B, 8, 1)).map(|c| c.0), Some(16), "{mode:?}");
    }
}

#[test]
fn row_37_aiter_4638_what_is_known_against_a_kernel_is_told() {
    let target = target("gfx942");
    let request = want(FNUZ, FNUZ, 16, 1);
    let fit = fit(&target, Mode::Persistent, &request).expect("a cell");
    assert!(fit.cell.caution.as_ref().is_some_and(|c| c.contains("#4638")));
}

#[test]
fn row_43_aiter_548_every_number_of_heads_up_to_128_has_a_kernel() {
    for name in ["gfx942", "gfx950"] {
        for heads in 1..=128 {
            assert!(called(name, Mode::Persistent, &want(B, B, heads, 1)).is_some(), "{heads}");
        }
    }
}

/// Every row of the table names tests that exist, or says why it lies outside; each of the 45 is there
/// once.
#[test]
fn the_table_of_field_bugs_is_complete() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| {
        let path = root.join(path);
        fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
    };
    let rust: String = [
        "src/targets/field_bugs.rs",
        "src/targets/tests.rs",
        "../kernels/src/mlir/aiter.rs",
        "../kernels/src/plan/schedule.rs",
        "../kernels/src/plan/sizes.rs",
    ]
    .map(read)
    .concat();
    let text = read("docs/aiter.md");
    let table = text.split("## The field bugs").nth(1).expect("the section");
    let mut seen: BTreeMap<u32, usize> = BTreeMap::new();
    for line in table.lines().filter(|l| l.starts_with("| ") && !l.starts_with("| #")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [row, why, shown] = cells[..] else { panic!("three columns: {line}") };
        let row: u32 = row.parse().unwrap_or_else(|_| panic!("a number: {line}"));
        *seen.entry(row).or_default() += 1;
        let tests: Vec<&str> = shown.split('`').skip(1).step_by(2).collect();
        if tests.is_empty() {
            assert!(why.starts_with("outside: "), "row {row} names no test: {line}");
        }
        for test in tests {
            let named = format!("row_{row:02}_");
            // A file of the lit suite and what it is called there, or a function.
            let (file, name) = test.split_once(' ').unwrap_or(("", test));
            assert!(name.starts_with(&named), "{test} is not named after row {row}");
            let found = match file {
                "" => rust.contains(&format!("fn {name}()")),
                file => read(&format!("../testdata/{file}")).contains(name),
            };
            assert!(found, "no test {test}");
        }
    }
    assert_eq!(seen, (1..=45).map(|row| (row, 1)).collect(), "rows of the table");
}
