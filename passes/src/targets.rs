//! Targets are data: which kernels a target has and what they take.

use std::fmt;

use serde::Deserialize;

/// The catalog of one target.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// The name users write.
    pub name: String,
    /// Workers that a persistent plan is made for.
    pub units: i64,
    /// Tokens in a block of the planner.
    pub kv_granularity: i64,
    /// The kernels.
    pub kernel: Vec<Kernel>,
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "target {}: {} units, blocks of {} tokens",
            self.name, self.units, self.kv_granularity
        )?;
        for k in &self.kernel {
            let [heads, query, pages] =
                [k.heads, k.query, k.page_size].map(|[least, most]| format!("{least}-{most}"));
            writeln!(
                f,
                "  {:<10} {:<26} {} | q {} | kv {} | out {} | heads {heads} | query {query} | pages {pages} | empty {}",
                k.mode,
                k.symbol,
                k.library,
                k.q.join(" "),
                k.kv.join(" "),
                k.out.join(" "),
                k.empty.join(" "),
            )?;
        }
        Ok(())
    }
}

/// One kernel of a target.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kernel {
    /// `mla` or `aiter`.
    pub library: String,
    /// Stem of the symbol; element types are appended.
    pub symbol: String,
    /// Stem of the second stage's symbol.
    pub reduce: String,
    /// Symbol that writes the metadata; persistent kernels only.
    #[serde(default)]
    pub fill: Option<String>,
    /// `persistent` or `split`.
    pub mode: String,
    /// Element types of the query.
    pub q: Vec<String>,
    /// Element types of the cache.
    pub kv: Vec<String>,
    /// Element types of the output.
    pub out: Vec<String>,
    /// Least and greatest number of heads.
    pub heads: [i64; 2],
    /// Least and greatest number of query tokens.
    pub query: [i64; 2],
    /// Least and greatest rows of a page; 1 for a cache without pages.
    pub page_size: [i64; 2],
    /// Rules for rows with nothing visible.
    pub empty: Vec<String>,
}

/// What a site asks of a kernel.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// Element type of the query.
    pub q: &'a str,
    /// Element type of the cache.
    pub kv: &'a str,
    /// Element type of the output.
    pub out: &'a str,
    /// Heads.
    pub heads: i64,
    /// Query tokens.
    pub query: i64,
    /// Rule for rows with nothing visible.
    pub empty: &'a str,
    /// Rows of a page.
    pub page_size: i64,
}

const BUILT_IN: [(&str, &str); 1] = [("cpu", include_str!("../targets/cpu.toml"))];

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
        let target: Self = toml::from_str(text).map_err(|e| format!("target {name}: {e}"))?;
        for kernel in &target.kernel {
            if !matches!(kernel.mode.as_str(), "persistent" | "split") {
                let mode = &kernel.mode;
                return Err(format!("target {name}: mode `{mode}`; allowed: persistent, split"));
            }
            if kernel.mode == "persistent" && kernel.fill.is_none() {
                let symbol = &kernel.symbol;
                return Err(format!("target {name}: persistent kernel {symbol} names no `fill`"));
            }
        }
        if target.units < 1 || target.kv_granularity < 1 {
            return Err(format!("target {name}: units and kv_granularity must be at least 1"));
        }
        Ok(target)
    }

    /// Returns the kernel for a mode, or why there is none.
    pub fn kernel(
        &self,
        library: Option<&str>,
        mode: &str,
        want: &Request<'_>,
    ) -> Result<&Kernel, String> {
        let mut reason = format!("target {} has no {mode} kernel", self.name);
        for kernel in self.kernel.iter().filter(|k| k.mode == mode) {
            if library.is_some_and(|l| l != kernel.library) {
                continue;
            }
            match kernel.takes(want) {
                Ok(()) => return Ok(kernel),
                Err(why) => reason = format!("{}: {why}", kernel.symbol),
            }
        }
        Err(reason)
    }
}

impl Kernel {
    fn takes(&self, want: &Request<'_>) -> Result<(), String> {
        let lists =
            [("q", &self.q, want.q), ("kv", &self.kv, want.kv), ("out", &self.out, want.out)];
        for (what, allowed, given) in lists {
            if !allowed.iter().any(|a| a == given) {
                return Err(format!("{what} is {given}, the kernel takes {}", allowed.join(", ")));
            }
        }
        for (what, [least, most], given) in [
            ("heads", self.heads, want.heads),
            ("query tokens", self.query, want.query),
            ("rows of a page", self.page_size, want.page_size),
        ] {
            if given < least || given > most {
                return Err(format!("{given} {what}, the kernel takes {least} to {most}"));
            }
        }
        if !self.empty.iter().any(|e| e == want.empty) {
            return Err(format!("empty rows give {}, the kernel has no such rule", want.empty));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_in_targets_parse() {
        for (name, _) in BUILT_IN {
            assert_eq!(Target::load(name).expect("parses").name, name);
        }
    }

    #[test]
    fn a_missing_cell_is_named() {
        let target = Target::load("cpu").expect("parses");
        let want = Request {
            q: "f64",
            kv: "f32",
            out: "f32",
            heads: 16,
            query: 1,
            empty: "nan",
            page_size: 1,
        };
        let why = target.kernel(None, "split", &want).expect_err("no f64 kernel");
        assert_eq!(why, "mla_cpu_decode_split: q is f64, the kernel takes f32, f16, bf16");
    }

    #[test]
    fn an_unknown_target_lists_the_known_ones() {
        let message = Target::load("gfx900").expect_err("not built in");
        assert!(message.contains("`gfx900`") && message.contains("cpu"), "{message}");
    }
}
