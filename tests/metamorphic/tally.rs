//! Runs a test over every seed, and counts what became of the variants.

use std::{
    collections::BTreeMap,
    path::Path,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};

use melior::ir::Module;
use mla_opt::run::session::Session;

use crate::{
    cases::{Outcome, Seed, Step, describe, files, name},
    mutations::Kind,
};

/// A variant that stays though it means the same.
#[derive(Default)]
struct Missed {
    steps: usize,
    header: String,
    text: String,
    count: usize,
}

/// What became of the variants of all graphs.
#[derive(Default)]
pub struct Tally {
    /// Failures, with what is needed to make them again.
    failures: Vec<String>,
    /// How often each kind had which end.
    ends: BTreeMap<(&'static str, &'static str), usize>,
    /// The smallest variant of each kind and code that was missed.
    misses: BTreeMap<(&'static str, &'static str), Missed>,
    graphs: usize,
    variants: usize,
}

/// Runs `each` for every seed, on as many threads as there are processors.
pub fn for_each_graph(each: &(dyn Fn(&Seed<'_>, &Mutex<Tally>) + Sync)) -> Tally {
    let files = files();
    let tally = Mutex::new(Tally::default());
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(path) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    // A context of its own: nothing of one graph is seen by another.
                    let session = Session::new();
                    match Seed::load(&session, path) {
                        Ok(seed) => {
                            tally.lock().unwrap().graphs += 1;
                            each(&seed, &tally);
                        }
                        Err(why) => println!("no seed: {}: {why}", name(path)),
                    }
                }
            });
        }
    });
    tally.into_inner().expect("no thread panicked")
}

impl Tally {
    /// Counts a variant by what was done to it and what became of it.
    pub fn count(&mut self, steps: &[Step], end: &'static str) {
        self.variants += 1;
        for (kind, _) in steps {
            *self.ends.entry((kind.name, end)).or_default() += 1;
        }
    }

    /// Records a failure.
    pub fn fail(&mut self, seed: &Seed<'_>, steps: &[Step], module: &Module<'_>, what: &str) {
        let text = format!("{}, {}: {what}", seed.name, describe(steps));
        dump(&format!("fail-{}", self.failures.len()), &format!("// {text}"), module);
        self.failures.push(text);
    }

    /// Records a graph of which too few variants could be made.
    pub fn short(&mut self, seed: &Seed<'_>, count: usize) {
        self.failures.push(format!("{}: only {count} variants that break it", seed.name));
    }

    /// Records a variant that should have been lowered.
    pub fn miss(
        &mut self,
        seed: &Seed<'_>,
        steps: &[Step],
        outcome: &Outcome,
        module: &Module<'_>,
    ) {
        let kind = steps.last().expect("a step").0.name;
        let text = module.as_operation().to_string();
        let header = seed.header(steps, outcome);
        let least = self.misses.entry((kind, outcome.code)).or_default();
        least.count += 1;
        let size = (steps.len(), text.len());
        if least.text.is_empty() || size < (least.steps, least.text.len()) {
            *least = Missed { steps: size.0, header, text, count: least.count };
        }
    }

    /// Fails for a kind that fits no graph.
    pub fn demand_each(&mut self, kinds: &[Kind]) {
        for kind in kinds {
            if !self.ends.keys().any(|(name, _)| *name == kind.name) {
                self.failures.push(format!("{} fits no graph", kind.name));
            }
        }
    }

    /// Fails for misses; writes the smallest of each kind and code.
    pub fn sort_misses(&mut self) {
        for ((kind, code), miss) in &self.misses {
            dump_text(&format!("{kind}-{code}"), &format!("{}\n{}", miss.header, miss.text));
            self.failures.push(format!("{} missed:\n{}", miss.count, miss.header));
        }
    }

    /// Prints the counts, and fails the test if something has failed.
    pub fn finish(&self) {
        println!("{} variants of {} graphs", self.variants, self.graphs);
        for ((kind, end), count) in &self.ends {
            println!("{kind}: {count} {end}");
        }
        assert!(self.failures.is_empty(), "{}", self.failures.join("\n"));
    }
}

/// Writes a variant to the folder that `MLA_METAMORPHIC_DUMP` names.
pub fn dump(name: &str, header: &str, module: &Module<'_>) {
    dump_text(name, &format!("{header}\n{}", module.as_operation()));
}

fn dump_text(name: &str, text: &str) {
    if let Some(folder) = std::env::var_os("MLA_METAMORPHIC_DUMP") {
        std::fs::write(Path::new(&folder).join(format!("{name}.mlir")), text).expect("written");
    }
}
