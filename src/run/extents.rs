//! The dynamic extents of random arguments.

use std::{fmt, str::FromStr};

use mla_passes::{frontend::sizes::Sizes, ir::Op};

use super::error::{Outcome, usage};

/// The extent of a dimension of an argument, written `arg2.1=64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The argument.
    pub argument: usize,
    /// The dimension.
    pub dim: usize,
    /// Its extent.
    pub size: usize,
}

impl FromStr for Extent {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parsed = text.strip_prefix("arg").and_then(|rest| {
            let (place, size) = rest.split_once('=')?;
            let (argument, dim) = place.split_once('.')?;
            let argument = argument.parse().ok()?;
            Some(Self { argument, dim: dim.parse().ok()?, size: size.parse().ok()? })
        });
        parsed.ok_or_else(|| format!("expected argN.DIM=SIZE, got `{text}`"))
    }
}

impl fmt::Display for Extent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "arg{}.{}={}", self.argument, self.dim, self.size)
    }
}

/// The first extent that is not given (mostly the batch), and all others.
const DEFAULTS: [usize; 2] = [3, 37];

/// The shapes of a function's arguments.
#[derive(Debug)]
pub struct Shapes {
    /// Each argument's extents.
    pub arguments: Vec<Vec<usize>>,
    /// The extents that were chosen, those from which all others follow.
    pub chosen: Vec<Extent>,
}

/// Chooses the shapes of the arguments of `function`, which the graph below `top` relates to each
/// other, so that the `given` extents are met.
pub fn choose(top: Op<'_>, function: Op<'_>, given: &[Extent]) -> Outcome<Shapes> {
    let Some(block) = function.region_block(0) else {
        return usage(format!("{}: error: the function has no body", function.location_text()));
    };
    let sizes = Sizes::of(top);
    let free = sizes.free_extents(block);
    for extent in given {
        if !free.contains(&(extent.argument, extent.dim)) {
            let names: Vec<String> = free.iter().map(|(a, d)| format!("arg{a}.{d}")).collect();
            let has = if names.is_empty() { "no extent".to_owned() } else { names.join(", ") };
            return usage(format!(
                "--extent {extent}: that extent is not free; the function lets you choose {has}"
            ));
        }
    }
    let size = |argument: usize, dim: usize| {
        let told = given.iter().find(|e| (e.argument, e.dim) == (argument, dim));
        let is_first = free.first() == Some(&(argument, dim));
        told.map_or(DEFAULTS[usize::from(!is_first)], |e| e.size)
    };
    let mut arguments = Vec::new();
    for at in 0..block.argument_count() {
        let extents = sizes.evaluated(block.argument(at), |a, d| size(a, d) as i64);
        let shape: Option<Vec<usize>> =
            extents.iter().map(|n| usize::try_from((*n)?).ok()).collect();
        let Some(shape) = shape else {
            return usage(format!(
                "argument {at} would have a negative extent; choose others with --extent"
            ));
        };
        arguments.push(shape);
    }
    let chosen = free
        .iter()
        .map(|&(argument, dim)| Extent { argument, dim, size: size(argument, dim) })
        .collect();
    Ok(Shapes { arguments, chosen })
}
