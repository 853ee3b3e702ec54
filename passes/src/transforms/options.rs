//! The options of the passes: one table, typed, with errors that name what is allowed.

use mla_kernels::plan::{Planner, Release};

use super::{
    emit::Dialect,
    plan::{PLANNERS, planner_name},
};
use crate::graph::Elem;
pub use crate::targets::{ModeChoice, Policy};
use crate::{
    shim::{OptionInfo, OptionValues},
    targets::{Ask, Library, Target},
};

/// Who owns the metadata buffers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ownership {
    /// `@<fn>_mla_init` makes them, the step takes them.
    InitFunction,
    /// The caller makes them, the step takes them.
    Argument,
    /// The step makes them.
    PerCall,
}

/// What the calls of kernels are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calls {
    /// `func.call` of the C ABI.
    Func,
    /// `stablehlo.custom_call` of XLA's typed FFI.
    Stablehlo,
    /// `torch.operator`.
    Torch,
    /// `util.call` of functions that a module of IREE's runtime has.
    Iree,
}

impl Calls {
    /// Returns the calls that belong into graphs of a dialect.
    pub fn of(graph: Dialect) -> Self {
        match graph {
            Dialect::Linalg => Self::Func,
            Dialect::Stablehlo => Self::Stablehlo,
            Dialect::Torch => Self::Torch,
            Dialect::Iree => Self::Iree,
        }
    }

    /// Returns the option's value.
    pub fn name(self) -> &'static str {
        match self {
            Self::Func => "func",
            Self::Stablehlo => "stablehlo",
            Self::Torch => "torch",
            Self::Iree => "iree",
        }
    }
}

/// Where a cache turns into fp8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boundary {
    /// The caller hands it over so, and takes it back so.
    Argument,
    /// The step quantizes it where it enters.
    Entry,
}

/// The fp8 type of caches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fp8 {
    /// The type.
    pub elem: Elem,
    /// What stored values are multiplied by.
    pub scale: f64,
}

/// The options of a run.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag")]
pub struct Options {
    /// The target's catalog.
    pub target: Target,
    /// `mla` or `aiter`; `None`: either.
    pub library: Option<Library>,
    /// The release of AITER that runs the calls.
    pub release: Release,
    /// Which of AITER's planners makes plans.
    pub planner: Planner,
    /// Persistent or split.
    pub mode: ModeChoice,
    /// What `mode=auto` goes by.
    pub policy: Policy,
    /// `MLA_DECODE_MODE`, which `mode=auto` honours.
    pub environment: Option<String>,
    /// What the calls are; `None`: the graph's own kind.
    pub emit: Option<Calls>,
    /// Who owns the metadata; `None`: as the calls allow.
    pub metadata: Option<Ownership>,
    /// Largest number of query tokens of a decode step.
    pub max_query: i64,
    /// Largest number of requests where the batch is known only when running.
    pub max_batch: Option<i64>,
    /// Workers of a persistent plan, instead of the target's.
    pub units: Option<i64>,
    /// Empty rows do not occur.
    pub assume_nonempty: bool,
    /// Kernels may be narrower than the graph.
    pub allow_narrowing: bool,
    /// No match is an error (exit status 3).
    pub fail_on_no_match: bool,
    /// Caches become fp8.
    pub fp8: Option<Fp8>,
    /// Where they do.
    pub boundary: Boundary,
    /// Change nothing.
    pub analyze: bool,
    /// Only the site at this place: `@function:line`.
    pub only: Option<(String, u32)>,
    /// Only the first N sites.
    pub bisect_limit: Option<usize>,
    /// Where to write the report.
    pub report: Option<String>,
}

const MODES: [ModeChoice; 4] =
    [ModeChoice::Auto, ModeChoice::Persistent, ModeChoice::Split, ModeChoice::Runtime];

/// The options that every pass with choices has.
pub const OPTIONS: &[OptionInfo] = &[
    text("target", "cpu, gfx942, gfx950, gfx1250, sm_90, or a .toml file with a catalog", "cpu"),
    text("library", "auto, mla or aiter", "auto"),
    text("aiter", "current or 0.1.7: the release of AITER that runs the calls", "current"),
    text("planner", "fast, balanced or divided: which of AITER's planners makes plans", "fast"),
    text("mode", "auto, persistent, split or runtime", "auto"),
    text("policy", "cost or reviewer: what mode=auto goes by", "cost"),
    text("kv", "keep, or fp8: the cache becomes one of the target's fp8 type", "keep"),
    text(
        "boundary",
        "argument: the caller hands over the fp8 cache; entry: it is quantized",
        "argument",
    ),
    text("scale", "unit, or static:FILE: what stored fp8 values are multiplied by", "unit"),
    text(
        "emit",
        "auto (the graph's own), func, stablehlo, torch or iree: the kernel calls",
        "auto",
    ),
    text("metadata", "auto, init-function, argument or per-call: who owns the buffers", "auto"),
    text("max-query", "largest number of query tokens of a decode step", "16"),
    text("max-batch", "largest batch where it is dynamic (0: buffers are made for each call)", "0"),
    text("units", "workers of a persistent plan (0: the target's)", "0"),
    flag(
        "assume-nonempty",
        "every query token, those that pad a request included, has a visible row",
    ),
    flag("allow-narrowing", "kernels may be narrower than the graph"),
    flag("fail-on-no-match", "exit with status 3 where nothing is lowered"),
    flag("analyze", "report and change nothing"),
    text("only", "lower only the site at @function:line", ""),
    text("bisect-limit", "lower only the first N sites (-1: all)", "-1"),
    text("report", "write the report to this file", ""),
];

const fn text(name: &'static str, help: &'static str, initial: &'static str) -> OptionInfo {
    OptionInfo { name, help, initial: Some(initial) }
}

const fn flag(name: &'static str, help: &'static str) -> OptionInfo {
    OptionInfo { name, help, initial: None }
}

impl Default for Options {
    fn default() -> Self {
        Self::parse(&[]).expect("the defaults are legal")
    }
}

/// Returns a question for the word that may have been meant, if one is near.
fn meant(word: &str, allowed: &[&str]) -> String {
    let distance = |other: &&&str| strsim::damerau_levenshtein(word, other);
    let nearest = allowed.iter().min_by_key(distance).filter(|other| distance(other) <= 2);
    nearest.map(|other| format!(" (did you mean `{other}`?)")).unwrap_or_default()
}

/// The largest number that an option takes: of workers, requests, tokens and sites.
const MOST: i64 = 65536;

impl Options {
    /// Reads option values; what is not given has its default.
    pub fn parse(values: &OptionValues<'_>) -> Result<Self, String> {
        for (name, _) in values {
            if !OPTIONS.iter().any(|o| o.name == *name) {
                let all: Vec<_> = OPTIONS.iter().map(|o| o.name).collect();
                let meant = meant(name, &all);
                return Err(format!("no option `{name}`{meant}; there are {}", all.join(", ")));
            }
        }
        let get = |name: &str| {
            let given = values.iter().find(|(n, _)| *n == name).map(|(_, v)| *v);
            let default = OPTIONS.iter().find(|o| o.name == name).and_then(|o| o.initial);
            given.or(default).unwrap_or("false")
        };
        let one_of = |name: &str, allowed: &[&str]| -> Result<usize, String> {
            let value = get(name);
            allowed.iter().position(|a| *a == value).ok_or_else(|| {
                let meant = meant(value, allowed);
                format!("option `{name}` is `{value}`{meant}; allowed: {}", allowed.join(", "))
            })
        };
        let number = |name: &str, least: i64| -> Result<i64, String> {
            let value = get(name);
            value.parse().ok().filter(|n| (least..=MOST).contains(n)).ok_or_else(|| {
                format!("option `{name}` is `{value}`; expected a number from {least} to {MOST}")
            })
        };
        let kinds = [Calls::Func, Calls::Stablehlo, Calls::Torch, Calls::Iree];
        let emit = one_of("emit", &["auto", "func", "stablehlo", "torch", "iree"])?;
        let emit = emit.checked_sub(1).map(|at| kinds[at]);
        let owners = [Ownership::InitFunction, Ownership::Argument, Ownership::PerCall];
        let owner = one_of("metadata", &["auto", "init-function", "argument", "per-call"])?;
        let metadata = owner.checked_sub(1).map(|at| owners[at]);
        if let Some(calls @ (Calls::Stablehlo | Calls::Torch | Calls::Iree)) = emit
            && !matches!(metadata, None | Some(Ownership::PerCall))
        {
            return Err(format!(
                "option `metadata` is `{}`; with emit={} allowed: per-call",
                get("metadata"),
                calls.name()
            ));
        }
        let library = [None, Some(Library::Mla), Some(Library::Aiter)]
            [one_of("library", &["auto", "mla", "aiter"])?];
        let units = number("units", 0)?;
        let bisect = number("bisect-limit", -1)?;
        let filled = |name: &str| Some(get(name)).filter(|v| !v.is_empty()).map(str::to_owned);
        let target = Target::load(get("target"))?;
        let scale = scale(get("scale"))?;
        let fp8 = match one_of("kv", &["keep", "fp8"])? {
            0 => None,
            _ => Some(Fp8 {
                elem: target.fp8().ok_or("no kernel of the target has an fp8 cache")?,
                scale,
            }),
        };
        Ok(Self {
            target,
            fp8,
            boundary: [Boundary::Argument, Boundary::Entry]
                [one_of("boundary", &["argument", "entry"])?],
            library,
            release: [Release::Current, Release::V0_1_7][one_of("aiter", &["current", "0.1.7"])?],
            planner: PLANNERS[one_of("planner", &PLANNERS.map(planner_name))?],
            mode: MODES[one_of("mode", &["auto", "persistent", "split", "runtime"])?],
            policy: [Policy::Cost, Policy::Reviewer][one_of("policy", &["cost", "reviewer"])?],
            environment: std::env::var("MLA_DECODE_MODE").ok(),
            emit,
            metadata,
            max_query: number("max-query", 1)?,
            max_batch: Some(number("max-batch", 0)?).filter(|n| *n > 0),
            units: (units > 0).then_some(units),
            assume_nonempty: get("assume-nonempty") == "true",
            allow_narrowing: get("allow-narrowing") == "true",
            fail_on_no_match: get("fail-on-no-match") == "true",
            analyze: get("analyze") == "true",
            only: filled("only").map(|v| parse_only(&v)).transpose()?,
            bisect_limit: usize::try_from(bisect).ok(),
            report: filled("report"),
        })
    }
}

impl Options {
    /// Returns the units that plans are made for.
    pub fn units(&self) -> i64 {
        self.units.unwrap_or(self.target.units)
    }

    /// Returns the question to the target's catalog.
    pub fn ask(&self) -> Ask<'_> {
        Ask {
            library: self.library,
            mode: self.mode,
            policy: self.policy,
            environment: self.environment.as_deref(),
            units: self.units(),
        }
    }

    /// Returns the calls for a site in a graph of `dialect`, or why there are none.
    pub fn calls(&self, dialect: Dialect) -> Result<Calls, String> {
        let own = Calls::of(dialect);
        let calls = self.emit.unwrap_or(own);
        let graph = dialect.name();
        if calls != own && (calls != Calls::Func || own == Calls::Torch) {
            let name = calls.name();
            return Err(format!("calls of emit={name} do not fit into graphs of {graph}"));
        }
        if calls != Calls::Func
            && let Some(Ownership::InitFunction | Ownership::Argument) = self.metadata
        {
            return Err(format!("calls in graphs of {graph} have metadata=per-call"));
        }
        Ok(calls)
    }

    /// Returns who owns the metadata of a graph of `dialect`.
    pub fn ownership(&self, dialect: Dialect) -> Ownership {
        match self.emit.unwrap_or_else(|| Calls::of(dialect)) {
            Calls::Func => self.metadata.unwrap_or(Ownership::InitFunction),
            Calls::Stablehlo | Calls::Torch | Calls::Iree => Ownership::PerCall,
        }
    }
}

/// Reads the option `scale`.
fn scale(value: &str) -> Result<f64, String> {
    if value == "unit" {
        return Ok(1.0);
    }
    let wrong = |why: &str| format!("option `scale` is `{value}`; {why}");
    let path = value.strip_prefix("static:").filter(|path| !path.is_empty());
    let path = path.ok_or_else(|| wrong("allowed: unit, static:FILE"))?;
    let text = std::fs::read_to_string(path).map_err(|e| wrong(&e.to_string()))?;
    let read: Scale = serde_json::from_str(&text).map_err(|e| wrong(&e.to_string()))?;
    let scale = f64::from(read.scale as f32);
    if scale > 0.0 && scale.is_finite() {
        Ok(scale)
    } else {
        Err(wrong("expected a positive number in f32"))
    }
}

/// The file of `scale=static:FILE`.
#[derive(serde::Deserialize)]
struct Scale {
    /// What stored values are multiplied by.
    scale: f64,
}

fn parse_only(value: &str) -> Result<(String, u32), String> {
    let parsed = value
        .strip_prefix('@')
        .and_then(|v| v.rsplit_once(':'))
        .and_then(|(function, line)| Some((function.to_owned(), line.parse().ok()?)));
    parsed.ok_or_else(|| format!("option `only` is `{value}`; expected @function:line"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_illegal_value_names_what_is_allowed() {
        let error = Options::parse(&[("mode", "fast")]).expect_err("no such mode");
        assert_eq!(error, "option `mode` is `fast`; allowed: auto, persistent, split, runtime");
    }

    #[test]
    fn calls_of_values_own_no_buffers() {
        let given = [("emit", "stablehlo"), ("metadata", "argument")];
        let error = Options::parse(&given).expect_err("a contradiction");
        assert_eq!(error, "option `metadata` is `argument`; with emit=stablehlo allowed: per-call");
        let options = Options::parse(&[("emit", "torch")]).expect("legal");
        assert!(options.calls(Dialect::Linalg).is_err());
        assert_eq!(options.calls(Dialect::Torch), Ok(Calls::Torch));
    }

    #[test]
    fn an_unknown_option_lists_the_known_ones() {
        let error = Options::parse(&[("speed", "1")]).expect_err("no such option");
        assert!(error.starts_with("no option `speed`; there are target, library"), "{error}");
    }

    #[test]
    fn a_place_has_a_function_and_a_line() {
        let options = Options::parse(&[("only", "@main:12")]).expect("legal");
        assert_eq!(options.only, Some(("main".into(), 12)));
        assert!(Options::parse(&[("only", "main")]).is_err());
    }
}
