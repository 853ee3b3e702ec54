//! Which cell of a catalog takes a step, and what the graph has to do for it.

use mla_kernels::plan::{Arch, Key, Kind, Planner, Release};

use super::{Causality, Cell, Kernel, Library, Mode, Target};

/// What a site asks of a kernel.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a property of the site")]
pub struct Request {
    /// Element type of the query.
    pub q: String,
    /// Element type of the cache.
    pub kv: String,
    /// Element type of the output.
    pub out: String,
    /// Heads.
    pub heads: i64,
    /// Query tokens.
    pub query: i64,
    /// Latent width.
    pub latent: i64,
    /// Rotary width.
    pub rope: i64,
    /// Rule for rows with nothing visible.
    pub empty: String,
    /// Rows of a page; 1 without pages.
    pub page_size: i64,
    /// Other sizes of pages that the same rows can be seen in.
    pub other_page_sizes: Vec<i64>,
    /// A query token does not see the rows of later ones.
    pub causal: bool,
    /// There is a mask tensor.
    pub mask: bool,
    /// The log-sum-exp is used.
    pub lse: bool,
    /// Every request has rows for all of its query tokens, so none of them is empty.
    pub covered: bool,
    /// f32 values may be narrowed to what a kernel takes.
    pub narrow: bool,
    /// Bytes of the cache, where known.
    pub kv_bytes: Option<u64>,
    /// Why it cannot be adapted to AITER's kernels, or others of few cells, whatever the key.
    pub aiter: Result<(), String>,
    /// The release of AITER.
    pub release: Release,
    /// Which of AITER's planners makes plans.
    pub planner: Planner,
}

impl Request {
    /// Returns the element type of the query as a kernel gets it.
    pub fn q_of(&self, kernel: &Kernel) -> &str {
        self.narrowed(kernel, &self.q)
    }

    /// Returns the element type of the output as a kernel gives it.
    pub fn out_of(&self, kernel: &Kernel) -> &str {
        self.narrowed(kernel, &self.out)
    }

    fn narrowed<'a>(&self, kernel: &Kernel, elem: &'a str) -> &'a str {
        if self.narrow && kernel.adapts && elem == "f32" { "bf16" } else { elem }
    }
}

/// How a cell takes a request: pad, fold and unroll, in this order.
#[derive(Clone, Copy, Debug)]
pub struct Fit<'a> {
    /// What is called.
    pub kernel: &'a Kernel,
    /// The row of the matrix.
    pub cell: &'a Cell,
    /// Heads after padding, before folding.
    pub heads: i64,
    /// Virtual requests that the heads of a request are folded to.
    pub fold: i64,
    /// The planner is told of the folded requests; it would not fold them itself.
    pub replicated: bool,
    /// Query tokens of a virtual request, after padding or unrolling.
    pub query: i64,
    /// Virtual requests that the query tokens of a request are unrolled to.
    pub unroll: i64,
    /// Rows of a page.
    pub page_size: i64,
}

impl Fit<'_> {
    /// Returns the heads that the kernel is called with.
    pub fn call_heads(&self) -> i64 {
        self.heads / self.fold
    }

    /// Returns how many requests of the planner's each becomes.
    pub fn planned_copies(&self) -> i64 {
        self.unroll * if self.replicated { self.fold } else { 1 }
    }

    /// Returns the heads that the planner is told.
    pub fn planned_heads(&self) -> i64 {
        if self.replicated { self.call_heads() } else { self.heads }
    }

    /// Returns what AITER sizes and plans the call by; `None` for other libraries.
    pub fn key(&self, target: &Target, want: &Request) -> Option<Key> {
        let kind = |elem: &str| if elem.starts_with("f8") { Kind::Fp8 } else { Kind::Half };
        Some(Key {
            arch: Arch::parse(&target.architecture)
                .filter(|_| self.kernel.library == Library::Aiter)?,
            heads: self.planned_heads() as usize,
            query: self.query as usize,
            q: kind(want.q_of(self.kernel)),
            kv: kind(&want.kv),
        })
    }

    /// Returns how many virtual requests each becomes.
    pub fn copies(&self) -> i64 {
        self.fold * self.unroll
    }

    /// Returns what the graph does around the call, in words; empty where nothing.
    pub fn adaptation(&self, request: &Request) -> String {
        let mut parts = Vec::new();
        if self.heads != request.heads {
            parts.push(format!("{} heads padded to {}", request.heads, self.heads));
        }
        if self.fold > 1 {
            let heads = self.call_heads();
            parts.push(format!("folded to {} requests of {heads} heads", self.fold));
        }
        if self.unroll > 1 {
            parts.push(format!("{} query tokens unrolled to requests", self.unroll));
        } else if self.query != request.query {
            parts.push(format!("{} query tokens padded to {}", request.query, self.query));
        }
        if self.page_size != request.page_size {
            parts.push(format!(
                "pages of {} rows as pages of {}",
                request.page_size, self.page_size
            ));
        }
        parts.join(", ")
    }
}

/// A cell that was looked at.
#[derive(Clone, Debug)]
pub struct Candidate<'a> {
    /// What would be called.
    pub kernel: &'a Kernel,
    /// The row of the matrix.
    pub cell: &'a Cell,
    /// How it takes the request, or why not.
    pub outcome: Result<Fit<'a>, String>,
}

impl Target {
    /// Looks at every cell of a library (or of all), in the catalog's order.
    pub fn candidates(&self, library: Option<Library>, want: &Request) -> Vec<Candidate<'_>> {
        self.kernels()
            .filter(|k| library.is_none_or(|l| l == k.library))
            .flat_map(|kernel| {
                kernel.cells().map(move |cell| Candidate {
                    kernel,
                    cell,
                    outcome: fit(self, kernel, cell, want),
                })
            })
            .collect()
    }

    /// Returns why no candidate of a mode is legal: what the nearest cell says.
    pub fn refusal(&self, mode: Mode, want: &Request, all: &[Candidate<'_>]) -> String {
        let of_mode = || all.iter().filter(|c| c.kernel.mode == mode);
        let same_types =
            |c: &&Candidate<'_>| c.cell.q.contains(&want.q) && c.cell.kv.contains(&want.kv);
        let near = |c: &&Candidate<'_>| same_types(c) && c.cell.heads.contains(want.heads);
        let nearest = of_mode()
            .find(near)
            .or_else(|| of_mode().find(same_types))
            .or_else(|| of_mode().next());
        let key = format!(
            "target {} has no {} kernel for {} heads, {} query tokens, q {}, kv {}, pages of {}",
            self.name,
            mode.name(),
            want.heads,
            want.query,
            want.q,
            want.kv,
            want.page_size
        );
        match nearest.and_then(|c| Some((c, c.outcome.as_ref().err()?))) {
            Some((c, why)) => format!("{key}; {}: {why}", c.kernel.symbol),
            None => key,
        }
    }
}

/// Returns how a cell takes a request, or why not.
fn fit<'a>(
    target: &Target,
    kernel: &'a Kernel,
    cell: &'a Cell,
    want: &Request,
) -> Result<Fit<'a>, String> {
    let (q, out) = (want.q_of(kernel), want.out_of(kernel));
    for (what, allowed, given) in
        [("q", &cell.q, q), ("kv", &cell.kv, &want.kv), ("out", &kernel.out, out)]
    {
        if !allowed.iter().any(|a| a == given) {
            let narrower = kernel.adapts && given == "f32";
            let hint = if narrower { " (see allow-narrowing)" } else { "" };
            return Err(format!(
                "{what} is {given}, the kernel takes {}{hint}",
                allowed.join(", ")
            ));
        }
    }
    for (what, allowed, given) in
        [("latent", &kernel.latent, want.latent), ("rotary", &kernel.rope, want.rope)]
    {
        if !allowed.contains(given) {
            return Err(format!("{given} {what} columns, the kernel takes {allowed}"));
        }
    }
    if kernel.adapts || kernel.library == Library::Aiter {
        want.aiter.clone()?;
        if kernel.library == Library::Aiter && !cell.releases.contains(want.release) {
            return Err(format!("AITER {} has it not, only {}", want.release, cell.releases));
        }
    }
    let heads = if cell.heads.contains(want.heads) {
        want.heads
    } else {
        // Padded heads are computed and thrown away: never more than the next multiple of 16.
        let padded = cell.heads.at_least(want.heads).filter(|_| kernel.adapts);
        let near = |h: &i64| *h <= (want.heads + 15) / 16 * 16;
        padded
            .filter(near)
            .ok_or_else(|| format!("{} heads, the kernel takes {}", want.heads, cell.heads))?
    };
    let causal = want.causal && want.query > 1;
    let masked = match (cell.causality, want.query > 1, causal) {
        (_, false, _) | (Causality::Any, ..) => true,
        (Causality::Causal, _, causal) => causal,
        (Causality::None, _, causal) => !causal,
    };
    let unrolled =
        (want.query > 1 && kernel.adapts && cell.query.contains(1)).then_some((1, want.query));
    let padded = cell.query.at_least(want.query).filter(|q| *q == want.query || kernel.adapts);
    // A causal step over fewer rows than tokens has empty rows, which AITER never plans; padding
    // in front needs the mask.
    let whole = (masked && (want.query == 1 || want.covered || !kernel.adapts))
        .then_some(padded)
        .flatten()
        .filter(|q| *q == want.query || causal)
        .map(|q| (q, 1));
    let (query, unroll) = whole.or(unrolled).ok_or_else(|| {
        let why = if !masked {
            " under another mask"
        } else if padded.is_some() {
            " where each has a visible row, which is not proved (see assume-nonempty)"
        } else {
            ""
        };
        format!("{} query tokens, the kernel takes {}{why}", want.query, cell.query)
    })?;
    let page_size = std::iter::once(want.page_size)
        .chain(want.other_page_sizes.iter().copied())
        .find(|p| cell.page_size.contains(*p))
        .ok_or_else(|| {
            format!("pages of {} rows, the kernel takes {}", want.page_size, cell.page_size)
        })?;
    if !kernel.empty.contains(&want.empty) {
        return Err(format!("empty rows give {}, the kernel has no such rule", want.empty));
    }
    if want.mask && !kernel.mask {
        return Err("the kernel takes no mask tensor".into());
    }
    if want.lse && !cell.lse {
        return Err("the kernel gives no log-sum-exp".into());
    }
    if let (Some(bytes), Some(most)) = (want.kv_bytes, kernel.max_kv_bytes)
        && bytes >= most
    {
        return Err(format!(
            "a cache of {bytes} bytes, the kernel addresses fewer than {most}; split the pool"
        ));
    }
    if let Some(why) = &cell.bad {
        return Err(format!("known to be bad: {why} ({})", cell.evidence));
    }
    let fold = cell.fold.map_or(1, |to| heads / to);
    let fit = Fit { kernel, cell, heads, fold, replicated: false, query, unroll, page_size };
    let key = fit.key(target, want).filter(|_| kernel.mode == Mode::Persistent);
    let planned = |key: Key| key.fold_of(want.planner, want.release) as i64;
    let replicated = fold > 1 && key.is_none_or(|key| planned(key) != fold);
    let fit = Fit { replicated, ..fit };
    if kernel.mode == Mode::Persistent && want.planner != Planner::Fast {
        plans(&fit, fit.key(target, want), want)?;
    }
    Ok(fit)
}

/// Returns why a planner that is not fast cannot plan a call.
fn plans(fit: &Fit<'_>, key: Option<Key>, want: &Request) -> Result<(), String> {
    let Some(key) = key else {
        return Err("only AITER has planners besides the fast one".into());
    };
    let planned = key.fold_of(want.planner, want.release) as i64;
    if planned * fit.planned_copies() != fit.copies() {
        return Err(format!(
            "the planner folds {} heads to {planned} requests, the kernel does not (aiter #3496)",
            key.heads
        ));
    }
    if fit.page_size != 1 {
        return Err("the planner knows pages of one row only".into());
    }
    if let Planner::Divided(_) = want.planner {
        if want.release == Release::V0_1_7 {
            return Err("AITER 0.1.7 has no such planner".into());
        }
        if key.arch != Arch::Gfx942 {
            return Err("the planner divides by 0 for requests of fewer than 196 rows".into());
        }
        if key.heads == 128 && key.query > 1 {
            return Err("the planner makes a request of each token of 128 heads".into());
        }
    }
    Ok(())
}
