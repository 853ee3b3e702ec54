//! Variants of a graph: how they are made and what is asked of them.

use std::{
    fmt::Write as _,
    path::{Path, PathBuf},
};

use melior::ir::{Module, operation::OperationLike};
use mla_opt::{
    Options, Verdict,
    run::{
        session::{Session, root},
        signature::function,
    },
};
use mla_passes::graph::eval::Array;
use rand::{RngExt, SeedableRng, rngs::StdRng};

use crate::{
    kinds::{FINITE_FILL, Kind},
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
    pub fn load(session: &'s Session, path: &Path) -> Self {
        let module = session.parse(path).unwrap_or_else(|_| panic!("{}", path.display()));
        let inputs = oracle::draw(&module, 1);
        let truth = oracle::evaluate(session, &module, &inputs).expect("a graph of the corpus");
        let file = path.file_name().expect("a file").to_string_lossy();
        let name = file.split('.').next().unwrap_or_default().to_owned();
        let half = name.ends_with("f16");
        let mut seed = Self { session, name, module, truth, sites: 0, half };
        let (_, outcome) = seed.lower(&seed.module, &[]);
        seed.sites = outcome.lowered;
        assert!(seed.sites > 0, "{} is not lowered", seed.name);
        seed
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
        first: Option<usize>,
        count: usize,
        rng: &mut StdRng,
    ) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        for attempt in 0..40 {
            if steps.len() == count {
                break;
            }
            let at = match first {
                // A kind that never fits gives way to others.
                Some(first) if steps.is_empty() && attempt < 20 => first,
                _ => rng.random_range(0..kinds.len()),
            };
            let step = (&kinds[at], rng.random());
            if self.apply(module, step) {
                steps.push(step);
            }
        }
        steps
    }

    /// Makes the variant of given steps.
    pub fn replay(&self, steps: &[Step]) -> Module<'s> {
        let module = self.copy();
        for step in steps {
            assert!(self.apply(&module, *step), "a step fits again");
        }
        module
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
        let count = report.sites.iter().filter(|s| s.verdict == Verdict::Lowered).count();
        let code = report.sites.iter().find_map(|s| s.code).unwrap_or("no-site");
        (lowered, Outcome { lowered: count, code })
    }

    /// Returns the shortest leading steps that leave a site, and that site's code.
    pub fn culprit<'a>(&self, steps: &'a [Step]) -> (&'a [Step], &'static str) {
        for count in 1..=steps.len() {
            let module = self.replay(&steps[..count]);
            let (_, outcome) = self.lower(&module, &steps[..count]);
            if outcome.lowered < self.sites {
                return (&steps[..count], outcome.code);
            }
        }
        unreachable!("the whole was not lowered")
    }
}

/// Returns the names of the kinds of some steps.
pub fn describe(steps: &[Step]) -> String {
    let mut text = String::new();
    for (at, (kind, seed)) in steps.iter().enumerate() {
        let _ = write!(text, "{}{}#{seed:x}", if at > 0 { ", " } else { "" }, kind.name);
    }
    text
}

/// Writes a variant to the folder that `MLA_METAMORPHIC_DUMP` names.
pub fn dump(name: &str, module: &Module<'_>) {
    if let Some(folder) = std::env::var_os("MLA_METAMORPHIC_DUMP") {
        let path = Path::new(&folder).join(format!("{name}.mlir"));
        if !path.exists() {
            std::fs::write(&path, module.as_operation().to_string()).expect("a writable folder");
        }
    }
}
