//! Catalogs: every cell, errors in user files, and the choice.

use mla_kernels::plan::{Arch, Planner};

use super::*;

pub(super) fn want(q: &str, kv: &str, heads: i64, query: i64) -> Request {
    Request {
        q: q.into(),
        kv: kv.into(),
        out: "bf16".into(),
        heads,
        query,
        latent: 512,
        rope: 64,
        empty: "nan".into(),
        page_size: 1,
        other_page_sizes: vec![64],
        causal: true,
        mask: false,
        lse: false,
        covered: true,
        narrow: false,
        kv_bytes: None,
        aiter: Ok(()),
        release: Release::Current,
        planner: Planner::Fast,
    }
}

pub(super) fn target(name: &str) -> Target {
    Target::load(name).expect("built in")
}

#[test]
fn built_in_targets_parse() {
    for (name, _) in BUILT_IN {
        assert_eq!(Target::load(name).expect("parses").name, name);
    }
    for function in
        ["get_mla_metadata_v1", "mla_decode_stage1_asm_fwd", "mla_reduce_v1", "mla_decode_fwd"]
    {
        for release in Release::ALL {
            assert!(!target("cpu").arguments(function, release).expect("known").is_empty());
        }
    }
}

#[test]
fn an_unknown_target_lists_the_known_ones() {
    let message = Target::load("gfx900").expect_err("not built in");
    assert!(message.contains("`gfx900`") && message.contains("gfx942"), "{message}");
}

/// Replaces one line of a catalog and returns the error.
fn broken(name: &str, line: &str, by: &str) -> String {
    let (_, text) = BUILT_IN.iter().find(|(n, _)| *n == name).expect("built in");
    assert!(text.contains(line), "{line}");
    Target::parse(&text.replacen(line, by, 1), "my.toml").expect_err("broken")
}

#[test]
fn errors_name_the_line() {
    let error = broken("cpu", "units = 64", "units = \"many\"");
    assert!(error.starts_with("target my.toml:4:9: invalid type: string \"many\""), "{error}");
    assert!(error.ends_with("\n  units = \"many\""), "{error}");
    let error = broken("cpu", "mode = \"split\"", "mode = \"fast\"");
    assert!(error.contains("unknown variant `fast`, expected `persistent` or `split`"), "{error}");
    assert!(error.starts_with("target my.toml:30:8"), "{error}");
    let error = broken("cpu", "heads = \"1-4096\"", "heads = \"1 to 4096\"");
    assert!(error.contains("`1 to 4096` is no set of numbers; expected such as"), "{error}");
    let error = broken("cpu", "empty = [", "emtpy = [");
    assert!(error.contains("unknown field `emtpy`"), "{error}");
    let error = broken("cpu", "fill = \"mla_cpu_metadata_fill\"", "");
    assert!(error.contains("my.toml:8:1: persistent kernel mla_cpu_decode_persistent"), "{error}");
    let error = broken("gfx942", "fold = 16", "fold = 24");
    assert!(error.contains("are no multiples of its fold, 24"), "{error}");
    let error = broken("gfx942", "releases = \">=0.1.7\"", "releases = \"0.1.7\"");
    assert!(error.contains("is no range of versions"), "{error}");
    let error = broken("gfx942", "bytes = 5.3e12", "bytes = 0.0");
    assert!(error.contains("rates of the roofline"), "{error}");
}

/// Every cell takes what it says it takes, as it says, and a bad one nothing.
#[test]
fn every_cell_takes_its_own_keys() {
    for target in Target::built_in() {
        for release in Release::ALL {
            for kernel in target.kernels() {
                for cell in kernel.cells() {
                    let keys = cell.heads.up_to(512).into_iter().flat_map(|heads| {
                        cell.query.up_to(64).into_iter().map(move |query| (heads, query))
                    });
                    for (heads, query) in keys {
                        let request = Request {
                            page_size: cell.page_size.at_least(1).expect("a page size"),
                            causal: cell.causality != Causality::None,
                            out: kernel.out[0].clone(),
                            release,
                            ..want(&cell.q[0], &cell.kv[0], heads, query)
                        };
                        let all = target.candidates(Some(kernel.library), &request);
                        let own = all.iter().find(|c| std::ptr::eq(c.cell, cell)).expect("listed");
                        let has = kernel.library == Library::Mla || cell.releases.contains(release);
                        match &own.outcome {
                            Ok(fit) => {
                                assert!(has && cell.bad.is_none(), "{cell:?}");
                                assert_eq!((fit.heads, fit.query, fit.unroll), (heads, query, 1));
                                let fold = cell.fold.map_or(1, |to| heads / to);
                                assert_eq!(fit.fold, fold, "{cell:?}");
                            }
                            Err(_) => assert!(!has || cell.bad.is_some(), "{own:?}"),
                        }
                    }
                }
            }
        }
    }
}

/// Where a cell is known to be bad, no other cell of the same call takes its key: a good cell of
/// other types, pages, heads or a fold is another kernel.
#[test]
fn no_good_cell_hides_a_bad_one() {
    for target in Target::built_in() {
        for kernel in target.kernels() {
            let bad = kernel.cells().filter(|c| c.bad.is_some());
            for bad in bad {
                for good in kernel.cells().filter(|c| c.bad.is_none() && c.fold.is_none()) {
                    let overlap = bad.q == good.q
                        && bad.kv == good.kv
                        && bad.page_size == good.page_size
                        && bad.heads.up_to(512).iter().any(|h| good.heads.contains(*h))
                        && bad.query.up_to(64).iter().any(|q| good.query.contains(*q));
                    assert!(!overlap, "{}: {bad:?} and {good:?}", target.name);
                }
            }
        }
    }
}

/// What AITER's kernels are called with has a place in the reducer's table.
#[test]
fn called_heads_are_those_of_the_reducer() {
    const REDUCER: [i64; 10] = [8, 16, 24, 32, 48, 64, 80, 96, 112, 128];
    for target in Target::built_in() {
        let aiter = target.kernels().filter(|k| k.library == Library::Aiter);
        for cell in aiter.flat_map(Kernel::cells).filter(|c| c.bad.is_none()) {
            for heads in cell.heads.up_to(512) {
                let called = cell.fold.unwrap_or(heads);
                assert!(REDUCER.contains(&called), "{}: {cell:?}", target.name);
            }
        }
        if target.kernels().any(|k| k.library == Library::Aiter) {
            assert!(Arch::parse(&target.architecture).is_some());
        }
    }
}

pub(super) const B: &str = "bf16";
pub(super) const FNUZ: &str = "f8E4M3FNUZ";
pub(super) const FN: &str = "f8E4M3FN";

/// Returns (symbol, heads, fold, query, unroll, page size) of the best cell of a mode.
pub(super) fn called(
    name: &str,
    mode: Mode,
    request: &Request,
) -> Option<(i64, i64, i64, i64, i64)> {
    let target = target(name);
    let known = Known { batches: vec![target.equal(64, 4096)], is_exact: true };
    let told = match mode {
        Mode::Persistent => ModeChoice::Persistent,
        Mode::Split => ModeChoice::Split,
    };
    let ask = Ask {
        library: None,
        mode: told,
        policy: Policy::Cost,
        environment: None,
        units: target.units,
    };
    let choice = target.choose(request, &known, ask).ok()?;
    let fit = choice.fit();
    Some((fit.heads, fit.fold, fit.query, fit.unroll, fit.page_size))
}

/// The rows of the decision procedure (facts, section 11): both modes of every key.
#[test]
fn rows_of_the_decision_procedure() {
    type Called = Option<(i64, i64, i64, i64, i64)>;
    let rows: &[(&str, &str, &str, i64, i64, Called, Called)] = &[
        ("gfx942", B, B, 16, 1, Some((16, 1, 1, 1, 1)), Some((16, 1, 1, 1, 1))),
        ("gfx942", B, B, 16, 2, Some((16, 1, 2, 1, 1)), Some((16, 1, 2, 1, 1))),
        ("gfx942", B, B, 16, 3, Some((16, 1, 4, 1, 1)), Some((16, 1, 4, 1, 1))),
        ("gfx942", B, B, 16, 5, Some((16, 1, 1, 5, 1)), Some((16, 1, 1, 5, 1))),
        ("gfx942", B, B, 16, 8, Some((16, 1, 1, 8, 1)), Some((16, 1, 1, 8, 1))),
        ("gfx942", B, B, 32, 1, Some((32, 2, 1, 1, 1)), Some((32, 1, 1, 1, 1))),
        ("gfx942", B, B, 64, 1, Some((64, 4, 1, 1, 1)), None),
        ("gfx942", B, B, 64, 4, Some((64, 4, 4, 1, 1)), Some((64, 1, 4, 1, 1))),
        ("gfx942", B, B, 128, 1, Some((128, 8, 1, 1, 1)), Some((128, 1, 1, 1, 1))),
        ("gfx942", B, B, 128, 8, Some((128, 8, 1, 8, 1)), Some((128, 1, 8, 1, 1))),
        ("gfx942", B, FNUZ, 16, 1, Some((16, 1, 1, 1, 1)), None),
        ("gfx942", B, FNUZ, 48, 4, Some((48, 3, 4, 1, 1)), None),
        ("gfx942", FNUZ, FNUZ, 16, 3, Some((16, 1, 4, 1, 1)), Some((16, 1, 4, 1, 1))),
        ("gfx942", FNUZ, FNUZ, 32, 1, Some((32, 2, 1, 1, 1)), None),
        ("gfx942", FNUZ, FNUZ, 112, 2, Some((112, 7, 2, 1, 1)), None),
        ("gfx942", FNUZ, FNUZ, 64, 1, Some((64, 1, 1, 1, 64)), None),
        // One token at a time reads the rows twice, folded heads four times.
        ("gfx942", FNUZ, FNUZ, 64, 2, Some((64, 1, 1, 2, 64)), None),
        ("gfx942", FNUZ, FNUZ, 64, 4, Some((64, 1, 1, 4, 64)), None),
        ("gfx942", FNUZ, FNUZ, 128, 4, Some((128, 1, 4, 1, 1)), Some((128, 1, 4, 1, 1))),
        ("gfx950", B, B, 16, 1, Some((16, 1, 1, 1, 1)), Some((16, 1, 1, 1, 1))),
        ("gfx950", B, B, 48, 5, Some((48, 1, 8, 1, 1)), None),
        ("gfx950", B, B, 32, 1, Some((32, 1, 1, 1, 1)), Some((32, 1, 1, 1, 1))),
        ("gfx950", B, B, 64, 1, Some((64, 1, 1, 1, 1)), Some((64, 1, 1, 1, 1))),
        ("gfx950", B, B, 128, 1, Some((128, 1, 1, 1, 1)), Some((128, 1, 1, 1, 1))),
        ("gfx950", B, FN, 16, 4, Some((16, 1, 4, 1, 1)), None),
        ("gfx950", B, FN, 16, 5, Some((16, 1, 1, 5, 1)), None),
        ("gfx950", B, FN, 96, 1, Some((96, 6, 1, 1, 1)), None),
        ("gfx950", FN, FN, 16, 16, Some((16, 1, 16, 1, 1)), Some((16, 1, 1, 16, 1))),
        ("gfx950", FN, FN, 32, 3, Some((32, 1, 4, 1, 1)), None),
        ("gfx950", FN, FN, 64, 1, Some((64, 1, 1, 1, 1)), None),
        ("gfx950", FN, FN, 128, 2, Some((128, 1, 2, 1, 1)), Some((128, 1, 2, 1, 1))),
        ("gfx950", FN, FN, 112, 8, Some((112, 7, 8, 1, 1)), None),
        ("gfx950", FN, FN, 8, 4, Some((8, 1, 4, 1, 1)), Some((16, 1, 4, 1, 1))),
        ("gfx1250", FN, FN, 16, 1, None, Some((16, 1, 1, 1, 64))),
        ("gfx1250", FN, FN, 128, 1, None, Some((128, 1, 1, 1, 64))),
        ("gfx1250", B, B, 16, 1, None, None),
        // Heads that no kernel has.
        ("gfx942", B, B, 12, 1, Some((16, 1, 1, 1, 1)), Some((16, 1, 1, 1, 1))),
        ("gfx942", B, B, 1, 1, Some((16, 1, 1, 1, 1)), Some((16, 1, 1, 1, 1))),
        ("gfx942", B, B, 24, 1, Some((32, 2, 1, 1, 1)), Some((32, 1, 1, 1, 1))),
        ("gfx950", B, B, 24, 1, Some((24, 1, 1, 1, 1)), Some((32, 1, 1, 1, 1))),
        ("gfx950", B, B, 40, 1, Some((48, 1, 1, 1, 1)), None),
        ("gfx942", FNUZ, FNUZ, 12, 1, Some((16, 1, 1, 1, 1)), Some((16, 1, 1, 1, 1))),
        ("gfx942", B, B, 256, 1, Some((256, 16, 1, 1, 1)), None),
    ];
    let mut wrong = Vec::new();
    for (name, q, kv, heads, query, persistent, split) in rows {
        let request = want(q, kv, *heads, *query);
        for (mode, wanted) in Mode::ALL.into_iter().zip([persistent, split]) {
            let found = called(name, mode, &request);
            if found != *wanted {
                let key = format!("{name} {q}/{kv} {heads} heads, {query} tokens");
                wrong.push(format!("{key}: {mode:?}: {found:?}, expected {wanted:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Pages of one row over an fp8 cache with 64 heads fault on gfx942 (aiter-4363): folded in the
/// graph instead.
#[test]
fn row_24_aiter_4363_pages_of_one_row() {
    let request = Request { other_page_sizes: Vec::new(), ..want(FNUZ, FNUZ, 64, 1) };
    assert_eq!(called("gfx942", Mode::Persistent, &request), Some((64, 4, 1, 1, 1)));
}

#[test]
fn what_no_kernel_takes_is_named() {
    let refused = |change: fn(&mut Request), target_name: &str| {
        let mut request = want(B, B, 16, 1);
        change(&mut request);
        let target = target(target_name);
        let all = target.candidates(None, &request);
        assert!(all.iter().all(|c| c.outcome.is_err()));
        target.refusal(Mode::Persistent, &request, &all)
    };
    let why = refused(|r| r.rope = 0, "gfx942");
    assert!(why.contains("0 rotary columns, the kernel takes 64"), "{why}");
    let why = refused(|r| r.latent = 256, "gfx942");
    assert!(why.contains("256 latent columns, the kernel takes 512"), "{why}");
    let why = refused(|r| r.kv_bytes = Some(1 << 32), "gfx950");
    assert!(why.contains("fewer than 4294967296; split the pool"), "{why}");
    let why = refused(|r| r.mask = true, "gfx942");
    assert!(why.contains("no mask tensor"), "{why}");
    let why = refused(|r| r.lse = true, "gfx942");
    assert!(why.contains("no log-sum-exp"), "{why}");
    // The wrong fp8 type would scale K by two: it is another key.
    let why = refused(|r| r.kv = FN.into(), "gfx942");
    assert!(why.contains("kv is f8E4M3FN, the kernel takes"), "{why}");
    let why = refused(|r| (r.q, r.kv) = (FN.into(), B.into()), "gfx950");
    assert!(why.contains("target gfx950 has no persistent kernel for 16 heads"), "{why}");
}

#[test]
fn a_missing_cell_is_named() {
    let target = target("cpu");
    let request = Request { q: "f64".into(), kv: "f32".into(), ..want(B, B, 16, 1) };
    let why = target.refusal(Mode::Split, &request, &target.candidates(None, &request));
    assert!(
        why.ends_with("mla_cpu_decode_split: q is f64, the kernel takes f32, f16, bf16"),
        "{why}"
    );
}

/// Query tokens of which some may see nothing are unrolled: each is a request of its own length.
#[test]
fn uncovered_tokens_are_unrolled() {
    let request = Request { covered: false, ..want(B, B, 16, 4) };
    assert_eq!(called("gfx942", Mode::Persistent, &request), Some((16, 1, 1, 4, 1)));
    let request = Request { causal: false, ..want(B, B, 16, 2) };
    assert_eq!(called("gfx942", Mode::Persistent, &request), Some((16, 1, 1, 2, 1)));
}

fn chosen(name: &str, request: &Request, batches: &[Batch], policy: Policy) -> (Mode, String) {
    let target = target(name);
    let known = Known { batches: batches.to_vec(), is_exact: batches.len() == 1 };
    let ask = Ask {
        library: None,
        mode: ModeChoice::Auto,
        policy,
        environment: None,
        units: target.units,
    };
    let choice = target.choose(request, &known, ask).expect("legal");
    (choice.mode, choice.why)
}

/// aiter-4144, vllm-45943: large batches are no slower for a plan that is not needed.
#[test]
fn row_41_aiter_4144_large_batches_have_no_plan() {
    let t = target("gfx950");
    for (count, mode) in [(1, Mode::Persistent), (31, Mode::Persistent), (32, Mode::Split)] {
        let batches = [t.equal(count, 65536), t.skewed(count, 65536)];
        let (found, why) = chosen("gfx950", &want(B, B, 16, 1), &batches, Policy::Cost);
        assert_eq!(found, mode, "{count}: {why}");
    }
    // Lengths that are known to differ are worth a plan.
    let (found, why) = chosen("gfx950", &want(B, B, 16, 1), &[t.skewed(32, 65536)], Policy::Cost);
    assert_eq!(found, Mode::Persistent, "{why}");
}

#[test]
fn skew_decides_and_heads_do_not() {
    let t = target("gfx942");
    let request = want(B, B, 16, 1);
    let (mode, why) = chosen("gfx942", &request, &[t.skewed(32, 65536)], Policy::Cost);
    assert_eq!(mode, Mode::Persistent, "{why}");
    let (mode, _) = chosen("gfx942", &request, &[t.equal(304, 4096)], Policy::Cost);
    assert_eq!(mode, Mode::Split);
    let (mode, why) = chosen("gfx942", &request, &[t.equal(304, 4096)], Policy::Reviewer);
    assert_eq!(mode, Mode::Persistent);
    assert!(why.starts_with("policy=reviewer: 16 heads"), "{why}");
    let (mode, _) = chosen("gfx942", &want(B, B, 24, 1), &[t.skewed(32, 65536)], Policy::Reviewer);
    assert_eq!(mode, Mode::Split);
}

#[test]
fn the_environment_is_honoured_by_auto_only() {
    let target = target("gfx942");
    let known = Known { batches: vec![target.skewed(8, 4096)], is_exact: true };
    let ask = |mode, environment| Ask {
        library: None,
        mode,
        policy: Policy::Cost,
        environment,
        units: 304,
    };
    let request = want(B, B, 16, 1);
    let mode = |ask| target.choose(&request, &known, ask).map(|c| (c.mode, c.why));
    let told = mode(ask(ModeChoice::Auto, Some("split"))).expect("legal");
    assert_eq!(told, (Mode::Split, "told by MLA_DECODE_MODE=split".into()));
    let told = mode(ask(ModeChoice::Persistent, Some("split"))).expect("legal");
    assert_eq!(told.0, Mode::Persistent);
    let error = mode(ask(ModeChoice::Auto, Some("fast"))).expect_err("no such mode");
    assert_eq!(error, "MLA_DECODE_MODE is `fast`; allowed: auto, persistent, split");
}

#[test]
fn the_table_shows_every_cell() {
    let text = target("gfx942").to_string();
    assert!(text.contains("no: wrong results, by 0.11 to 0.16"), "{text}");
    let cells: usize = target("gfx942").kernels().map(|k| k.cell.len()).sum();
    assert_eq!(text.lines().count(), 1 + 2 * 2 + cells);
}
