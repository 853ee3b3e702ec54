//! Variants of a graph: how they are made and what is asked of them.

use std::{
    fmt::Write as _,
    path::{Path, PathBuf},
};

use melior::ir::{Module, operation::OperationLike};
use mla_opt::{
    Options, Verdict,
    run::{
        complex,
        session::{Session, root},
        signature::function,
    },
};
use mla_passes::graph::eval::Array;
use rand::{RngExt, SeedableRng, rngs::StdRng};

use crate::{
    mutations::{BREAKING, CHANGING, FINITE_FILL, KEEPING, Kind},
    oracle::{self, ENTRY},
    patch::Patch,
};

/// A mutation that was applied, with the seed of its choices.
pub type Step = (&'static Kind, u64);

/// A graph of the corpus that is lowered as it is.
pub struct Seed<'s> {
    pub session: &'s Session,
    pub name: String,
    pub module: Module<'s>,
    pub truth: Vec<Array>,
    pub sites: usize,
    pub half: bool,
}

/// What became of the sites of a graph.
pub struct Outcome {
    pub lowered: usize,
    /// The code of the first site that stays.
    pub code: &'static str,
    /// Why it stays.
    pub reason: String,
}

/// Returns the tiny graphs that are lowered, as the index of `testdata/ir` says, or that of the
/// folder that `MLA_METAMORPHIC_IR` names.
pub fn files() -> Vec<PathBuf> {
    let own = || Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/ir");
    let folder = std::env::var_os("MLA_METAMORPHIC_IR").map_or_else(own, PathBuf::from);
    let index = std::fs::read_to_string(folder.join("INDEX.tsv")).expect("an index");
    let mut rows = index.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    let header = rows.next().expect("a header");
    let column = |name| header.iter().position(|h| *h == name).expect("a column of the index");
    let (file, level, verdict) = (column("file"), column("level"), column("verdict"));
    rows.filter(|row| row[verdict].starts_with("lowered") && row[level] == "linalg")
        .filter(|row| row[file].contains("_tiny"))
        .map(|row| folder.join(row[file]))
        .collect()
}

impl<'s> Seed<'s> {
    /// Reads a graph and evaluates it.
    ///
    /// # Errors
    /// It cannot be evaluated: its arguments have no static shapes, or an operation no meaning.
    pub fn load(session: &'s Session, path: &Path) -> Result<Self, String> {
        let module = session.parse(path).unwrap_or_else(|_| panic!("{}", path.display()));
        let module = complex::split(session, &module)?.unwrap_or(module);
        let inputs = oracle::draw(&module, 1)?;
        let truth = oracle::evaluate(session, &module, &inputs)?;
        let name = name(path);
        let half = name.ends_with("f16");
        let mut seed = Self { session, name, module, truth, sites: 0, half };
        let (_, outcome) = seed.lower(&seed.module, &[]);
        seed.sites = outcome.lowered;
        if seed.sites == 0 { Err(format!("not lowered: {}", outcome.reason)) } else { Ok(seed) }
    }

    /// Returns a source of randomness that depends on the graph.
    pub fn random(&self, salt: u64) -> StdRng {
        let add = |h: u64, b: u8| h.wrapping_mul(31).wrapping_add(u64::from(b));
        StdRng::seed_from_u64(self.name.bytes().fold(salt, add))
    }

    /// Returns how far off a proof may be: scales are not rounded where half graphs round them.
    pub fn tolerance(&self) -> f64 {
        if self.half { 1e-3 } else { 1e-5 }
    }

    /// Returns a copy of the graph.
    pub fn copy(&self) -> Module<'s> {
        self.session.copy(&self.module).expect("a copy")
    }

    /// Applies up to `count` mutations of `kinds`, the first of them `first`.
    pub fn mutate(
        &self,
        module: &Module<'s>,
        kinds: &'static [Kind],
        first: usize,
        count: usize,
        rng: &mut StdRng,
    ) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        for attempt in 0..40 {
            if steps.len() == count {
                break;
            }
            // A kind that never fits gives way to others.
            let at = if steps.is_empty() && attempt < 20 {
                first
            } else {
                rng.random_range(0..kinds.len())
            };
            let step = (&kinds[at], rng.random());
            if self.apply(module, step) {
                steps.push(step);
            }
        }
        steps
    }

    /// Makes the variant of given steps; `None` if one does not fit.
    pub fn replay(&self, steps: &[Step]) -> Option<Module<'s>> {
        let module = self.copy();
        steps.iter().all(|step| self.apply(&module, *step)).then_some(module)
    }

    fn apply(&self, module: &Module<'s>, (kind, seed): Step) -> bool {
        let mut rng = StdRng::seed_from_u64(seed);
        let function = function(root(module), ENTRY).expect("a function @main");
        let mut patch = Patch { session: self.session, function, rng: &mut rng };
        (kind.apply)(&mut patch).is_some()
    }

    /// Fails if a variant is not valid IR.
    pub fn verify(&self, module: &Module<'s>, steps: &[Step]) {
        assert!(
            module.as_operation().verify(),
            "{} is no valid IR after {}:\n{}",
            self.name,
            describe(steps),
            module.as_operation()
        );
    }

    /// Lowers a copy of a variant.
    pub fn lower(&self, module: &Module<'s>, steps: &[Step]) -> (Module<'s>, Outcome) {
        let lowered = self.session.copy(module).expect("a copy");
        let assume_nonempty = steps.iter().any(|(kind, _)| kind.name == FINITE_FILL);
        let options = Options { assume_nonempty, ..Options::default() };
        let report = mla_opt::lower(&lowered, &options)
            .unwrap_or_else(|e| panic!("{} after {}: {e}", self.name, describe(steps)));
        let lowered_sites = report.sites.iter().filter(|s| s.verdict == Verdict::Lowered).count();
        let stays = report.sites.iter().find(|s| s.code.is_some());
        let outcome = Outcome {
            lowered: lowered_sites,
            code: stays.and_then(|s| s.code).unwrap_or("no-site"),
            reason: stays.and_then(|s| s.reason.clone()).unwrap_or_default(),
        };
        (lowered, outcome)
    }

    /// Returns fewer steps that leave a site too, with their variant: the last kind alone, or the
    /// shortest beginning.
    pub fn least<'a>(&self, steps: &'a [Step]) -> (&'a [Step], Outcome, Module<'s>) {
        let alone = steps.iter().map(std::slice::from_ref);
        let beginnings = (2..=steps.len()).map(|count| &steps[..count]);
        for steps in alone.chain(beginnings) {
            let Some(module) = self.replay(steps) else { continue };
            let (_, outcome) = self.lower(&module, steps);
            if outcome.lowered < self.sites {
                return (steps, outcome, module);
            }
        }
        unreachable!("the whole was not lowered")
    }

    /// Returns comments that say what a variant is and what became of it.
    pub fn header(&self, steps: &[Step], outcome: &Outcome) -> String {
        let (code, reason) = (outcome.code, &outcome.reason);
        format!("// {}, {}\n// [{code}] {reason}", self.name, describe(steps))
    }
}

/// Returns the name of a graph: its file's without endings.
pub fn name(path: &Path) -> String {
    let file = path.file_name().expect("a file").to_string_lossy();
    file.split('.').next().unwrap_or_default().to_owned()
}

/// Reads steps as [`describe`] writes them.
pub fn parse(steps: &str) -> Vec<Step> {
    let all = || KEEPING.iter().chain(BREAKING).chain(CHANGING);
    let step = |text: &str| {
        let (name, number) = text.split_once('#').expect("kind#seed");
        let kind = all().find(|k| k.name == name).expect("a kind");
        (kind, u64::from_str_radix(number, 16).expect("a seed"))
    };
    steps.split(", ").map(step).collect()
}

/// Returns the names of the kinds of some steps.
pub fn describe(steps: &[Step]) -> String {
    let mut text = String::new();
    for (at, (kind, seed)) in steps.iter().enumerate() {
        let _ = write!(text, "{}{}#{seed:x}", if at > 0 { ", " } else { "" }, kind.name);
    }
    text
}
