//! Changes graphs at random and asks whether verdicts and numbers follow: a change that keeps the
//! meaning must not cost the match, and whatever is lowered must compute what the graph computes.

mod bodies;
mod broken;
mod cases;
mod contract;
mod core;
mod decode;
mod distort;
mod kinds;
mod known;
mod layout;
mod oracle;
mod patch;
mod scales;
mod slices;
mod softmax;
mod structured;
mod uses;

use std::{
    collections::BTreeMap,
    path::PathBuf,
    sync::Mutex,
    sync::atomic::{AtomicUsize, Ordering},
};

use cases::{Seed, describe, dump, files};
use kinds::{BREAKING, KEEPING};
use known::{KNOWN_MISSES, KNOWN_WRONG};
use melior::ir::operation::OperationLike;
use mla_opt::run::session::Session;
use rand::{RngExt, SeedableRng, rngs::StdRng};

/// Variants of each graph that keep the meaning, and those that break it.
const KEPT: usize = 204;
const KEPT_HALF: usize = 48;
const BROKEN: usize = 120;
/// Every so many variants are also compiled and run.
const RUN_EVERY: usize = 51;
/// Rounding of constants to f32, which the f64 evaluator sees.
const SAME: f64 = 4e-6;
const TOLERANCE: f64 = 1e-5;

/// Returns how many variants of a graph to make: `MLA_METAMORPHIC_COUNT` asks for a longer hunt.
fn count(usual: usize) -> usize {
    let asked = std::env::var("MLA_METAMORPHIC_COUNT").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// The JIT's memory accounting is one for the process.
static JIT: Mutex<()> = Mutex::new(());

/// What all graphs gave.
#[derive(Default)]
struct Tally {
    /// Failures, with what is needed to make them again.
    failures: Vec<String>,
    /// How often each kind, graph and code was missed.
    misses: BTreeMap<(&'static str, String, &'static str), usize>,
    /// Breaking kinds: not lowered, lowered where nothing changed, lowered and changed, lowered
    /// and not a number.
    broken: BTreeMap<&'static str, [usize; 4]>,
    variants: usize,
    /// Wrong lowerings by graph and whether the first result is right.
    wrong: BTreeMap<(String, bool), Vec<String>>,
    /// How often each kind was applied.
    applied: BTreeMap<&'static str, usize>,
}

/// Runs `each` for every file, on as many threads as there are processors.
fn for_each_graph(files: &[PathBuf], each: fn(&Seed<'_>, &Mutex<Tally>)) -> Tally {
    let tally = Mutex::new(Tally::default());
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(path) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    // A context of its own: nothing of one graph is seen by another.
                    let session = Session::new();
                    each(&Seed::load(&session, path), &tally);
                }
            });
        }
    });
    tally.into_inner().expect("no thread panicked")
}

fn random(seed: &Seed<'_>, salt: u64) -> StdRng {
    let hash = seed.name.bytes().fold(salt, |h, b| h.wrapping_mul(31).wrapping_add(u64::from(b)));
    StdRng::seed_from_u64(hash)
}

fn keep(seed: &Seed<'_>, tally: &Mutex<Tally>) {
    let mut rng = random(seed, 1);
    for at in 0..count(if seed.half { KEPT_HALF } else { KEPT }) {
        // First each kind alone, then several together.
        let alone = at < if seed.half { 0 } else { 2 * KEEPING.len() };
        let casts = KEEPING.iter().position(|k| k.name == "widening-pair");
        let first = if seed.half { casts } else { alone.then_some(at % KEEPING.len()) };
        let count = if alone { 1 } else { rng.random_range(1 + usize::from(!seed.half)..=4) };
        let module = seed.copy();
        let steps = seed.mutate(&module, KEEPING, first, count, &mut rng);
        seed.verify(&module, &steps);
        for (kind, _) in &steps {
            *tally.lock().unwrap().applied.entry(kind.name).or_default() += 1;
        }
        let session = seed.session;
        let fail = |what: String| {
            let text = format!("{}, {}: {what}", seed.name, describe(&steps));
            dump(&format!("fail-{}-{at}", seed.name), &module);
            tally.lock().unwrap().failures.push(text);
        };
        let inputs = oracle::draw(&module, 1);
        let own = match oracle::evaluate(session, &module, &inputs) {
            Ok(own) => own,
            Err(error) => {
                fail(format!("it cannot be evaluated: {error}"));
                continue;
            }
        };
        let off = oracle::distance(&own, &seed.truth);
        if off > SAME {
            fail(format!("the mutation changes the meaning by {off:e}"));
            continue;
        }
        let (lowered, outcome) = seed.lower(&module, &steps);
        let proved = oracle::evaluate_proofs(session, &module, &inputs);
        let off = proved.map(|proved| oracle::distance(&proved, &own));
        if !off.as_ref().is_ok_and(|off| *off <= TOLERANCE) {
            fail(format!("UNSOUND: the proof is off by {off:?}"));
        }
        if outcome.lowered < seed.sites {
            let (least, code) = seed.culprit(&steps);
            let kind = least.last().expect("a step").0.name;
            let small = seed.replay(least);
            dump(&format!("{}-{kind}-{code}-{}", least.len(), seed.name), &small);
            let key = (kind, seed.name.clone(), code);
            *tally.lock().unwrap().misses.entry(key).or_default() += 1;
        }
        if at % RUN_EVERY == 0 {
            let _one = JIT.lock().unwrap();
            for (what, module) in [("variant", &module), ("lowered variant", &lowered)] {
                match oracle::execute(session, module, &inputs) {
                    Ok(got) => {
                        let off = oracle::distance(&got, &own);
                        let tolerance = if seed.half { 5e-2 } else { TOLERANCE };
                        if off > tolerance {
                            fail(format!("the {what} runs {off:e} off"));
                        }
                    }
                    Err(error) => fail(format!("the {what} does not run: {error}")),
                }
            }
        }
        tally.lock().unwrap().variants += 1;
    }
}

fn break_one(seed: &Seed<'_>, tally: &Mutex<Tally>) {
    let mut rng = random(seed, 2);
    for at in 0..count(BROKEN) {
        let module = seed.copy();
        // Half of them are changed first in ways that keep the meaning.
        let others = at % 2 * rng.random_range(1..=3);
        let mut steps = seed.mutate(&module, KEEPING, None, others, &mut rng);
        let first = Some(at / 2 % BREAKING.len());
        steps.extend(seed.mutate(&module, BREAKING, first, 1, &mut rng));
        let session = seed.session;
        // An edit of a map or an index may be refused by MLIR: that is no variant.
        if !module.as_operation().verify() {
            continue;
        }
        let kind = steps.last().expect("a step").0.name;
        let fail = |what: String| {
            let text = format!("{}, {}: {what}", seed.name, describe(&steps));
            dump(&format!("fail-{kind}-{}-{at}", seed.name), &module);
            tally.lock().unwrap().failures.push(text);
        };
        let (lowered, outcome) = seed.lower(&module, &steps);
        let inputs = oracle::draw(&module, 1);
        // What reads outside of a tensor has no meaning to keep.
        let Ok(own) = oracle::evaluate(session, &module, &inputs) else {
            continue;
        };
        let changed = oracle::distance(&own, &seed.truth) > SAME;
        if outcome.lowered > 0 {
            let proved = oracle::evaluate_proofs(session, &module, &inputs);
            // Only degenerate variants give NaN, such as those that subtract an infinite maximum:
            // the kernels need not.
            let proved = proved.map(|proved| oracle::where_defined(&proved, &own));
            let off = proved.map(|proved| {
                let first = oracle::distance(&proved[..1], &own[..1]) <= TOLERANCE;
                (oracle::distance(&proved, &own), first)
            });
            if !off.as_ref().is_ok_and(|(off, _)| *off <= TOLERANCE) {
                dump(&format!("wrong-{kind}-{}-{at}", seed.name), &module);
                let text = format!("{}, {}: WRONG by {off:?}", seed.name, describe(&steps));
                let first = off.is_ok_and(|(_, first)| first);
                let mut tally = tally.lock().unwrap();
                tally.wrong.entry((seed.name.clone(), first)).or_default().push(text);
                continue;
            }
            if changed && outcome.lowered == seed.sites && !oracle::has_nan(&own) {
                dump(&format!("right-{kind}-{}-{at}", seed.name), &module);
            }
            if at % 16 == 0 {
                let _one = JIT.lock().unwrap();
                match oracle::execute(session, &lowered, &inputs) {
                    Ok(got) => {
                        let got = oracle::where_defined(&got, &own);
                        let off = oracle::distance(&got, &own);
                        if off > TOLERANCE {
                            fail(format!("UNSOUND: the lowered variant runs {off:e} off"));
                        }
                    }
                    Err(error) => fail(format!("the lowered variant does not run: {error}")),
                }
            }
        }
        let mut tally = tally.lock().unwrap();
        let class = match (outcome.lowered == seed.sites, changed) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) if oracle::has_nan(&own) => 3,
            (true, true) => 2,
        };
        tally.broken.entry(kind).or_default()[class] += 1;
        tally.variants += 1;
    }
}

#[test]
fn what_keeps_the_meaning_keeps_the_match() {
    let tally = for_each_graph(&files(), keep);
    let mut failures = tally.failures;
    let mut met = BTreeMap::new();
    for ((kind, graph, code), count) in &tally.misses {
        let known = |m: &&known::Miss| {
            m.kind == *kind && m.codes.contains(code) && (m.graph == "*" || m.graph == graph)
        };
        match KNOWN_MISSES.iter().find(known) {
            Some(miss) => *met.entry((miss.kind, miss.graph, *code)).or_insert(0) += count,
            None => failures.push(format!("{graph}, {kind}: {count} not lowered [{code}]")),
        }
    }
    println!("{} variants that keep the meaning", tally.variants);
    for kind in KEEPING {
        let count = tally.applied.get(kind.name).copied().unwrap_or(0);
        println!("{}: applied {count} times", kind.name);
        if count == 0 {
            failures.push(format!("{} fits no graph", kind.name));
        }
    }
    for miss in KNOWN_MISSES {
        for code in miss.codes {
            match met.get(&(miss.kind, miss.graph, *code)) {
                Some(count) => {
                    println!("known miss: {} [{code}] {}: {count}", miss.kind, miss.graph);
                }
                None => failures.push(format!("stale: {} [{code}] {}", miss.kind, miss.graph)),
            }
        }
        println!("    {}", miss.why);
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn what_breaks_the_meaning_is_not_lowered_wrong() {
    let tally = for_each_graph(&files(), break_one);
    println!("{} variants that change something", tally.variants);
    for (kind, [stay, same, other, nan]) in &tally.broken {
        println!(
            "{kind}: {stay} stay, {same} lowered unchanged, {other} lowered and right, {nan} \
             lowered where the variant gives NaN"
        );
    }
    let mut failures = tally.failures;
    for ((graph, first), texts) in &tally.wrong {
        match KNOWN_WRONG.iter().find(|w| w.graph == graph && *first) {
            Some(wrong) => println!("KNOWN WRONG: {}\n    {}", wrong.why, texts.join("\n    ")),
            None => failures.extend(texts.iter().cloned()),
        }
    }
    for wrong in KNOWN_WRONG {
        if !tally.wrong.contains_key(&(wrong.graph.to_owned(), true)) {
            failures.push(format!("stale: {} is right now: {}", wrong.graph, wrong.why));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Makes one variant again, from the line that a failure printed: `graph, kind#seed, kind#seed`.
#[test]
#[ignore = "a tool: set MLA_METAMORPHIC_REPLAY, and MLA_METAMORPHIC_DUMP to a folder"]
fn replay() {
    let line = std::env::var("MLA_METAMORPHIC_REPLAY").expect("MLA_METAMORPHIC_REPLAY");
    let mut parts = line.split(", ");
    let graph = parts.next().expect("a graph");
    let steps: Vec<cases::Step> = parts
        .map(|part| {
            let (name, number) = part.split_once('#').expect("kind#seed");
            let kind = KEEPING.iter().chain(BREAKING).find(|k| k.name == name).expect("a kind");
            (kind, u64::from_str_radix(number, 16).expect("a seed"))
        })
        .collect();
    let path = files()
        .into_iter()
        .find(|p| p.to_string_lossy().contains(&format!("/{graph}.")))
        .expect("a graph of the corpus");
    let session = Session::new();
    let seed = Seed::load(&session, &path);
    let module = seed.replay(&steps);
    dump("replay", &module);
    let inputs = oracle::draw(&module, 1);
    let own = oracle::evaluate(&session, &module, &inputs).expect("a graph with a meaning");
    println!("off from the graph: {:e}", oracle::distance(&own, &seed.truth));
    let proved = oracle::evaluate_proofs(&session, &module, &inputs);
    println!("off from the proofs: {:?}", proved.map(|p| oracle::distance(&p, &own)));
    let (_, outcome) = seed.lower(&module, &steps);
    println!("lowered: {} of {} [{}]", outcome.lowered, seed.sites, outcome.code);
}
