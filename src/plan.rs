//! `mla-plan`: what a batch will do on a target.

pub mod args;
mod lengths;
mod report;

use anyhow::{Result, anyhow, bail};
use mla_kernels::plan::{
    AiterBounds, Config, Load, Plan, Planner, Release, Sizes, aiter_sizes, balance, divide,
    persistent_loads, schedule, sizes,
};
use mla_passes::targets::{Ask, Fit, Kernel, Known, Mode, ModeChoice, Policy, Request, Target};

pub use self::{args::Args, lengths::Lengths, report::Report};

/// Plans the batch of a command line.
///
/// # Errors
/// The target is not known, a bound is too small, or no kernel takes the step.
pub fn run(args: &Args) -> Result<Report> {
    let target = Target::load(&args.target)
        .map_err(|e| anyhow!("{}", e.replace("option `target`", "--target")))?;
    let request = request(args, &target)?;
    let units = args.units.unwrap_or(target.units);
    let lengths = &args.lengths.0;
    let batch = args.max_batch.unwrap_or(lengths.len());
    if batch < lengths.len() {
        bail!("--max-batch is {batch}, --lengths has {} requests", lengths.len());
    }
    if let Some(short) = lengths.iter().find(|n| i64::from(**n) < args.query) {
        bail!("a request of {short} rows with {} query tokens: each token needs a row", args.query);
    }
    let environment = std::env::var("MLA_DECODE_MODE").ok();
    let ask = Ask {
        library: None,
        mode: args.mode.into(),
        policy: if args.policy == "reviewer" { Policy::Reviewer } else { Policy::Cost },
        environment: environment.as_deref(),
        units,
    };
    let known = Known { batches: vec![target.of_lengths(lengths)], is_exact: true };
    let choice = target.choose(&request, &known, ask).map_err(|why| anyhow!(why))?;
    let persistent = choice.of(Mode::Persistent).as_ref().ok();
    let planned = persistent
        .map(|fit| Planned::of(fit, &request, &target, args, units, batch))
        .transpose()?;
    let split = choice.of(Mode::Split).as_ref().ok().map(|fit| {
        let longest = lengths.iter().copied().max().unwrap_or(0);
        let splits = target.splits(fit, &request, units, lengths.len() as i64, longest.into());
        let loads = target.loads(fit, &request, units, lengths).unwrap_or_default();
        (splits, loads)
    });
    Ok(Report::new(args, &target, &request, &choice, planned, split, units))
}

/// A persistent plan of a batch.
pub struct Planned {
    /// What AITER allocates, or this project.
    pub sizes: Sizes,
    /// Scratch elements: outputs, log-sum-exps.
    pub scratch: [usize; 2],
    /// The plan.
    pub plan: Plan,
    /// What each unit does, by the requests of the command line.
    pub loads: Vec<Vec<Load>>,
}

impl Planned {
    fn of(
        fit: &Fit<'_>,
        request: &Request,
        target: &Target,
        args: &Args,
        units: i64,
        batch: usize,
    ) -> Result<Self> {
        let copies = fit.planned_copies() as usize;
        let units = units as usize;
        let lengths = lengths_of(args, fit, copies);
        let (config, sizes) = if let Some(key) = fit.key(target, request) {
            let page_size = fit.page_size as usize;
            let config = Config { page_size, ..key.config(units, request.release) };
            let bounds = AiterBounds {
                planner: args.planner(),
                max_split_per_batch: args.max_split_per_batch,
                ..AiterBounds::new(batch * copies, units)
            };
            (config, aiter_sizes(&key, &bounds, request.release)?)
        } else {
            let query = fit.query as usize;
            let config = Config { units, query, q_tile: query, ..Config::default() };
            (config, sizes(batch * copies, &config))
        };
        let budget = args.max_split_per_batch.map_or(0, |most| most * lengths.len() * config.fold);
        let config = Config { budget, ..config };
        let plan = match args.planner() {
            Planner::Fast => schedule(&lengths, &config),
            Planner::Balanced => balance(&lengths, fit.call_heads() as usize, &config),
            Planner::Divided(splits) => {
                let arch = fit.key(target, request).map(|key| key.arch);
                let arch =
                    arch.ok_or_else(|| anyhow!("--planner divided is AITER's: give a gfx target"))?;
                divide(&lengths, splits, arch, &config)
            }
        }?;
        let mut loads = persistent_loads(&plan, &config);
        number(&mut loads, copies);
        let scratch = sizes.scratch(fit.call_heads() as usize, request.latent as usize);
        Ok(Self { sizes, scratch, plan, loads })
    }
}

/// Returns the lengths that the planner gets: those of each virtual request.
fn lengths_of(args: &Args, fit: &Fit<'_>, copies: usize) -> Vec<u32> {
    let each = |length: &u32| -> Vec<u32> {
        let tokens = fit.unroll as usize;
        let told = copies / tokens;
        (0..tokens)
            .flat_map(|token| std::iter::repeat_n(length - (tokens - 1 - token) as u32, told))
            .map(|n| n.max(fit.query as u32))
            .collect()
    };
    args.lengths.0.iter().flat_map(each).collect()
}

/// Names each load by the request that it is a copy of.
fn number(loads: &mut [Vec<Load>], copies: usize) {
    loads.iter_mut().flatten().for_each(|load| load.request /= copies.max(1));
}

fn request(args: &Args, target: &Target) -> Result<Request> {
    let q = element(&args.q, target)?;
    let kv = element(&args.kv, target)?;
    let aiter = target.kernels().any(|k| k.library.name() == "aiter");
    let (page_size, other_page_sizes) = match args.page_size {
        Some(size) => (size, Vec::new()),
        // Rows of a cache can be seen either way.
        None if aiter => (1, vec![64]),
        None => (1, Vec::new()),
    };
    Ok(Request {
        out: if aiter || q.starts_with("f8") { "bf16".into() } else { q.clone() },
        q,
        kv,
        heads: args.heads,
        query: args.query,
        latent: args.latent,
        rope: args.rope,
        empty: "nan".into(),
        page_size,
        other_page_sizes,
        causal: true,
        mask: false,
        lse: false,
        covered: true,
        narrow: false,
        kv_bytes: None,
        aiter: Ok(()),
        release: Release::parse(&args.aiter).unwrap_or_default(),
        // Sized and planned by --planner whatever it can do.
        planner: Planner::Fast,
    })
}

/// Returns an element type; `fp8` is the target's own.
fn element(name: &str, target: &Target) -> Result<String> {
    let own = || {
        let types = target.kernels().flat_map(Kernel::cells).flat_map(|c| &c.kv);
        types.into_iter().find(|t| t.starts_with("f8")).cloned()
    };
    let known = ["f32", "f16", "bf16", "f8E4M3FN", "f8E4M3FNUZ"];
    match name {
        "fp8" => own().ok_or_else(|| anyhow!("target {} has no fp8 kernel", target.name)),
        _ if known.contains(&name) => Ok(name.into()),
        _ => bail!("`{name}` is no element type; expected fp8, {}", known.join(", ")),
    }
}

impl From<args::Choice> for ModeChoice {
    fn from(choice: args::Choice) -> Self {
        match choice {
            args::Choice::Auto => Self::Auto,
            args::Choice::Persistent => Self::Persistent,
            args::Choice::Split => Self::Split,
        }
    }
}
