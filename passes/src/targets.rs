//! Targets are data: which kernels a target has, what they take, and what a step costs on them.
//!
//! One key (architecture, padded heads, query tokens, element types) decides legality ([`fit`]) and
//! feeds sizes, plan and call.

mod choice;
mod cost;
mod draw;
#[cfg(test)]
mod field_bugs;
mod fit;
mod numbers;
mod schema;
mod table;

pub use choice::{Ask, Choice, Known, ModeChoice, Policy};
pub use cost::{Cost, release_abi, release_of};
pub use fit::{Candidate, Fit, Request};
pub use mla_kernels::plan::{Batch, Rule};
pub use numbers::{Numbers, Versions};
pub use schema::{Causality, Cell, Function, Kernel, Library, Mode, Roofline, Target};

use mla_kernels::plan::Release;
use serde::Deserialize;

use crate::graph::Elem;

const BUILT_IN: [(&str, &str); 5] = [
    ("cpu", include_str!("../targets/cpu.toml")),
    ("gfx942", include_str!("../targets/gfx942.toml")),
    ("gfx950", include_str!("../targets/gfx950.toml")),
    ("gfx1250", include_str!("../targets/gfx1250.toml")),
    ("sm_90", include_str!("../targets/sm_90.toml")),
];

const AITER: &str = include_str!("../targets/aiter.toml");

impl Target {
    /// Returns the target called `name`, or the one that a `.toml` file describes.
    pub fn load(name: &str) -> Result<Self, String> {
        if let Some((_, text)) = BUILT_IN.iter().find(|(n, _)| *n == name) {
            return Self::parse(text, name);
        }
        if std::path::Path::new(name).extension().is_some_and(|e| e == "toml") {
            let text = std::fs::read_to_string(name)
                .map_err(|e| format!("option `target`: cannot read {name}: {e}"))?;
            return Self::parse(&text, name);
        }
        let known: Vec<_> = BUILT_IN.iter().map(|(n, _)| *n).collect();
        Err(format!(
            "option `target` is `{name}`; this build has {}, or give a .toml file",
            known.join(", ")
        ))
    }

    /// Returns the targets that are built in.
    pub fn built_in() -> impl Iterator<Item = Self> {
        BUILT_IN.iter().map(|(name, text)| Self::parse(text, name).expect("tested"))
    }

    fn parse(text: &str, name: &str) -> Result<Self, String> {
        let mut target: Self = toml::from_str(text).map_err(|e| describe(name, text, &e))?;
        let at = |offset: usize, message: String| {
            Err(format!("{}: {message}", place(name, text, offset)))
        };
        if target.architecture.is_empty() {
            target.architecture.clone_from(&target.name);
        }
        if target.units < 1 || target.kv_granularity < 1 {
            return at(0, "units and kv_granularity must be at least 1".into());
        }
        if target.roofline.is_some_and(|r| !(r.bytes > 0.0 && r.flops > 0.0 && r.fp8_flops > 0.0)) {
            return at(0, "the rates of the roofline must be above 0".into());
        }
        for kernel in &target.kernel {
            let (start, kernel) = (kernel.span().start, kernel.get_ref());
            let symbol = &kernel.symbol;
            if (kernel.mode == Mode::Persistent) == kernel.fill.is_empty() {
                let message = format!(
                    "{} kernel {symbol}: expected `fill`, the symbol that writes the plan, exactly \
                     where the mode is persistent",
                    kernel.mode.name()
                );
                return at(start, message);
            }
            if kernel.reduce.is_empty()
                && (kernel.library, kernel.mode) != (Library::Aiter, Mode::Split)
            {
                return at(start, format!("kernel {symbol} names no `reduce`, its second stage"));
            }
            for cell in &kernel.cell {
                let (start, cell) = (cell.span().start, cell.get_ref());
                if cell.fold.is_some_and(|fold| fold < 1) || cell.rate.is_nan() || cell.rate <= 0.0
                {
                    return at(start, format!("a cell of {symbol}: fold and rate must be above 0"));
                }
                if let Some(fold) = cell.fold
                    && cell.heads.up_to(1024).iter().any(|h| h % fold != 0)
                {
                    let heads = &cell.heads;
                    let message = format!(
                        "a cell of {symbol}: heads {heads} are no multiples of its fold, {fold}"
                    );
                    return at(start, message);
                }
            }
        }
        Ok(target)
    }

    /// Returns the kernels.
    pub fn kernels(&self) -> impl Iterator<Item = &Kernel> {
        self.kernel.iter().map(toml::Spanned::get_ref)
    }

    /// Returns the fp8 type of the target's caches: e4m3fn where it has that.
    pub fn fp8(&self) -> Option<Elem> {
        let has = |elem: &Elem| {
            let name = elem.to_string();
            let mut cells = self.kernels().flat_map(|k| &k.cell);
            cells.any(|cell| cell.get_ref().kv.contains(&name))
        };
        [Elem::F8E4M3FN, Elem::F8E4M3FNUZ].into_iter().find(has)
    }

    /// Returns the arguments of one of AITER's functions in a release, or why they are not known.
    pub fn arguments(&self, function: &str, release: Release) -> Result<Vec<String>, String> {
        #[derive(Deserialize)]
        struct Functions {
            function: Vec<Function>,
        }
        let general: Functions = toml::from_str(AITER).expect("tested");
        self.function
            .iter()
            .chain(&general.function)
            .find(|f| f.name == function && f.releases.contains(release))
            .map(|f| f.arguments.clone())
            .ok_or_else(|| {
                format!("the arguments of {function} in AITER {release} are in no catalog; add a [[function]]")
            })
    }
}

impl Kernel {
    /// Returns the cells.
    pub fn cells(&self) -> impl Iterator<Item = &Cell> {
        self.cell.iter().map(toml::Spanned::get_ref)
    }
}

/// Returns `file:line:column` of an offset.
fn place(name: &str, text: &str, offset: usize) -> String {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
    format!("target {name}:{line}:{column}")
}

/// Returns what is wrong with a file, with its place and the line.
fn describe(name: &str, text: &str, error: &toml::de::Error) -> String {
    let Some(span) = error.span() else {
        return format!("target {name}: {}", error.message());
    };
    let line = text.get(..span.start).unwrap_or("").matches('\n').count();
    let shown = text.lines().nth(line).unwrap_or_default();
    format!("{}: {}\n  {shown}", place(name, text, span.start), error.message())
}

#[cfg(test)]
mod tests;
