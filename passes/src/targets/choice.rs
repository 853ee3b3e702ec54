//! Persistent or split, and by which cell.

use super::{Batch, Candidate, Cost, Fit, Library, Mode, Request, Target};

/// What decides between the modes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModeChoice {
    /// The policy, or `MLA_DECODE_MODE`.
    Auto,
    /// As told.
    Persistent,
    /// As told.
    Split,
    /// Both, and the lengths of a step decide when it runs.
    Runtime,
}

/// What `auto` goes by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// The cost model; see [`super::cost`].
    #[default]
    Cost,
    /// The rule of vllm #27380: persistent for 16 heads and for multiples of 16 from 32 to 512.
    Reviewer,
}

impl Policy {
    /// Returns the mode of the reviewer's rule.
    pub fn of_heads(heads: i64) -> Mode {
        if heads == 16 || ((32..=512).contains(&heads) && heads % 16 == 0) {
            Mode::Persistent
        } else {
            Mode::Split
        }
    }
}

/// What is known of a step's requests.
#[derive(Clone, Debug)]
pub struct Known {
    /// The batches that it is judged by; none where the extents are not known.
    pub batches: Vec<Batch>,
    /// The lengths themselves are known.
    pub is_exact: bool,
}

/// Who asks, and for what.
#[derive(Clone, Copy, Debug)]
pub struct Ask<'a> {
    /// The library; `None`: any.
    pub library: Option<Library>,
    /// The mode.
    pub mode: ModeChoice,
    /// What `auto` goes by.
    pub policy: Policy,
    /// The value of `MLA_DECODE_MODE`.
    pub environment: Option<&'a str>,
    /// Units.
    pub units: i64,
}

/// What was chosen.
#[derive(Clone, Debug)]
pub struct Choice<'a> {
    /// The cell of each mode in [`Mode::ALL`] that is cheapest, or why there is none.
    pub best: [Result<Fit<'a>, String>; 2],
    /// The mode; of the branch that comes first where both kernels are kept.
    pub mode: Mode,
    /// Both kernels are kept.
    pub is_runtime: bool,
    /// Why.
    pub why: String,
    /// Every cell that was looked at.
    pub candidates: Vec<Candidate<'a>>,
}

impl<'a> Choice<'a> {
    /// Returns the chosen cell.
    pub fn fit(&self) -> &Fit<'a> {
        self.of(self.mode).as_ref().expect("a mode is chosen where it has a cell")
    }

    /// Returns the best cell of a mode, or why there is none.
    pub fn of(&self, mode: Mode) -> &Result<Fit<'a>, String> {
        &self.best[usize::from(mode == Mode::Split)]
    }
}

impl Target {
    /// Chooses for one step.
    ///
    /// # Errors
    /// No cell takes the step in the mode that was asked for; the cell that is missing is named.
    pub fn choose(
        &self,
        want: &Request,
        known: &Known,
        ask: Ask<'_>,
    ) -> Result<Choice<'_>, String> {
        let candidates = self.candidates(ask.library, want);
        let cost = |fit: &Fit<'_>| {
            known.batches.first().map_or_else(
                || (fit.copies() * fit.heads * fit.query) as f64,
                |batch| self.cost(fit, want, ask.units, *batch).total(),
            )
        };
        let best = Mode::ALL.map(|mode| {
            let fits = candidates.iter().filter(|c| c.kernel.mode == mode);
            fits.filter_map(|c| c.outcome.as_ref().ok())
                .min_by(|a, b| cost(a).total_cmp(&cost(b)))
                .copied()
                .ok_or_else(|| self.refusal(mode, want, &candidates))
        });
        let is_runtime = ask.mode == ModeChoice::Runtime;
        let (mode, why) = match (&best, ask.mode) {
            ([Ok(_), Ok(_)], ModeChoice::Runtime) => {
                let why = "told by the option `mode`: the lengths of a step decide when it runs, or \
                           MLA_DECODE_MODE";
                (Mode::Persistent, why.into())
            }
            ([Err(why), _] | [_, Err(why)], ModeChoice::Runtime) => {
                return Err(format!("mode=runtime needs both kernels: {why}"));
            }
            ([Ok(_), _], ModeChoice::Persistent) => {
                (Mode::Persistent, "told by the option `mode`".into())
            }
            ([_, Ok(_)], ModeChoice::Split) => (Mode::Split, "told by the option `mode`".into()),
            ([Err(why), _], ModeChoice::Persistent)
            | ([_, Err(why)], ModeChoice::Split)
            | ([Err(why), Err(_)], ModeChoice::Auto) => return Err(why.clone()),
            ([Ok(persistent), Ok(split)], ModeChoice::Auto) => {
                self.prefer(want, known, ask, [persistent, split])?
            }
            // Chosen, not told: the other one will do.
            ([Ok(_), Err(why)], ModeChoice::Auto) => {
                (Mode::Persistent, format!("persistent: {why}"))
            }
            ([Err(why), Ok(_)], ModeChoice::Auto) => (Mode::Split, format!("split: {why}")),
        };
        Ok(Choice { best, mode, is_runtime, why, candidates })
    }

    /// Returns the mode that `auto` prefers where both are legal, and why.
    fn prefer(
        &self,
        want: &Request,
        known: &Known,
        ask: Ask<'_>,
        fits: [&Fit<'_>; 2],
    ) -> Result<(Mode, String), String> {
        match ask.environment {
            None | Some("" | "auto") => {}
            Some(told) => {
                let mode = Mode::ALL.into_iter().find(|m| m.name() == told).ok_or_else(|| {
                    format!("MLA_DECODE_MODE is `{told}`; allowed: auto, persistent, split")
                })?;
                return Ok((mode, format!("told by MLA_DECODE_MODE={told}")));
            }
        }
        if ask.policy == Policy::Reviewer {
            let heads = want.heads;
            let why = format!(
                "policy=reviewer: {heads} heads; persistent for 16 and for multiples of 16 from 32 \
                 to 512"
            );
            return Ok((Policy::of_heads(heads), why));
        }
        let Some(first) = known.batches.first() else {
            let why = "extents are known only when running: a persistent plan suits all";
            return Ok((Mode::Persistent, why.into()));
        };
        for (fit, mode, other) in
            [(fits[0], Mode::Persistent, Mode::Split), (fits[1], Mode::Split, Mode::Persistent)]
        {
            // Measured without regard to lengths, so for those that are not known.
            if let Some(least) = fit.cell.auto_below_batch
                && first.count >= least
                && !known.is_exact
            {
                let (mode, count) = (mode.name(), first.count);
                let evidence = &fit.cell.evidence;
                let why =
                    format!("{mode} is for batches below {least}, this is {count} ({evidence})");
                return Ok((other, why));
            }
        }
        let costs: Vec<[Cost; 2]> = known
            .batches
            .iter()
            .map(|batch| fits.map(|fit| self.cost(fit, want, ask.units, *batch)))
            .collect();
        let regret = |mine: usize| {
            let beside = |c: &[Cost; 2]| c[mine].total() / c[1 - mine].total();
            costs.iter().map(beside).fold(0.0, f64::max)
        };
        let mode = if regret(1) <= regret(0) { Mode::Split } else { Mode::Persistent };
        let show = |c: &[Cost; 2]| {
            let [p, s] = c;
            match (p.microseconds(), s.microseconds()) {
                (Some(p), Some(s)) => format!("persistent {p:.1} us, split {s:.1} us"),
                _ => format!("persistent {}, split {}", p.blocks, s.blocks),
            }
        };
        let name = mode.name();
        let what = if costs[0][0].is_timed {
            "predicted".to_owned()
        } else {
            format!("blocks on the busiest of {} units", ask.units)
        };
        let why = match &costs[..] {
            [one] if known.is_exact => format!("{name} is cheaper ({what}: {})", show(one)),
            [equal, skewed, ..] => {
                let plan = match mode {
                    Mode::Persistent => "a persistent plan balances them",
                    Mode::Split => "split is cheaper on the whole",
                };
                format!(
                    "lengths are known only when running: {plan} ({what}, equal: {}; one long: {})",
                    show(equal),
                    show(skewed)
                )
            }
            [one] => format!("equal lengths: {name} is cheaper ({what}: {})", show(one)),
            [] => unreachable!("a first batch was found"),
        };
        Ok((mode, why))
    }
}
