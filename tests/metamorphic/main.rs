//! Changes graphs at random and asks whether verdicts and numbers follow: a change that keeps the
//! meaning must not cost the match, and one that breaks it must; whatever is lowered must compute
//! what the graph computes.
//!
//! Every tiny graph that the index of `testdata/ir` calls lowered is a seed. Environment:
//! `MLA_METAMORPHIC_COUNT`: variants of a graph and test; `MLA_METAMORPHIC_IR`: another folder with
//! an index; `MLA_METAMORPHIC_DUMP`: a folder for the smallest variants that are missed or wrong.

mod breaking;
mod cases;
mod core;
mod decode;
mod keeping;
mod mutations;
mod oracle;
mod patch;
mod structured;
mod tally;

use cases::Seed;
use mla_opt::run::session::Session;
use mutations::{BREAKING, CHANGING, KEEPING};
use tally::for_each_graph;

/// Variants of each graph.
const KEPT: usize = 200;
const BROKEN: usize = 50;
const CHANGED: usize = 50;

/// Returns how many variants of a graph to make: `MLA_METAMORPHIC_COUNT`, or as `usual`.
fn count(usual: usize) -> usize {
    let asked = std::env::var("MLA_METAMORPHIC_COUNT").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[test]
fn what_keeps_the_meaning_is_lowered() {
    let mut tally = for_each_graph(&|seed, tally| keeping::run(seed, count(KEPT), tally));
    tally.demand_each(KEEPING);
    tally.sort_misses();
    tally.finish();
}

#[test]
fn what_breaks_the_meaning_is_not_lowered() {
    let mut tally = for_each_graph(&|seed, tally| breaking::run(seed, count(BROKEN), tally));
    tally.demand_each(BREAKING);
    tally.finish();
}

#[test]
fn what_changes_the_meaning_is_lowered_right_or_not_at_all() {
    let mut tally = for_each_graph(&|seed, tally| breaking::change(seed, count(CHANGED), tally));
    tally.demand_each(CHANGING);
    tally.finish();
}

/// Makes one variant again, from the line that a failure printed: `graph, kind#seed, kind#seed`.
#[test]
#[ignore = "a tool: set MLA_METAMORPHIC_REPLAY, and MLA_METAMORPHIC_DUMP to a folder"]
fn replay() {
    let line = std::env::var("MLA_METAMORPHIC_REPLAY").expect("MLA_METAMORPHIC_REPLAY");
    let (graph, steps) = line.split_once(", ").expect("graph, kind#seed, ...");
    let steps = cases::parse(steps);
    let mut files = cases::files().into_iter();
    let path = files.find(|p| cases::name(p) == graph).expect("a graph of the corpus");
    let session = Session::new();
    let seed = Seed::load(&session, &path).expect("a seed");
    let module = seed.replay(&steps).expect("every step fits again");
    let (_, outcome) = seed.lower(&module, &steps);
    tally::dump("replay", &seed.header(&steps, &outcome), &module);
    let inputs = oracle::draw(&module, 1).expect("static arguments");
    let own = oracle::evaluate(&session, &module, &inputs).expect("a graph with a meaning");
    println!("off from the graph: {:e}", oracle::distance(&own, &seed.truth));
    let proved = oracle::evaluate_proofs(&session, &module, &inputs);
    println!("off from the proofs: {:?}", proved.map(|p| oracle::distance(&p, &own)));
    println!("lowered: {} of {} {}", outcome.lowered, seed.sites, outcome.reason);
}
