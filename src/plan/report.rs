//! What `mla-plan` prints.

use std::fmt::Write as _;

use mla_kernels::plan::{Load, Work};
use mla_passes::{
    report::bars,
    targets::{Choice, Mode, Request, Target},
};
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::{Args, Planned};

/// The buffers, in AITER's order.
const BUFFERS: [&str; 6] = [
    "work_meta_data",
    "work_indptr",
    "work_info_set",
    "reduce_indptr",
    "reduce_final_map",
    "reduce_partial_map",
];

/// The answer for a batch; the keys are a stable format.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the keys of the format")]
pub struct Report {
    pub target: String,
    pub aiter: Option<String>,
    pub units: i64,
    pub heads: i64,
    pub query: i64,
    pub q: String,
    pub kv: String,
    pub batch: usize,
    pub max_batch: usize,
    pub rows: u64,
    /// Every cell, in the order of the catalog.
    pub cells: Vec<Value>,
    /// What is called in each mode that has a cell.
    pub calls: Map<String, Value>,
    /// Shapes, by the buffers' names.
    pub sizes: Option<Map<String, Value>>,
    pub metadata_bytes: Option<usize>,
    pub scratch: Option<Value>,
    /// Contents, by the buffers' names; `work_meta_data` holds addresses.
    pub plan: Option<Map<String, Value>>,
    /// Blocks on the busiest unit.
    pub makespan: Map<String, Value>,
    pub predicted_us: Map<String, Value>,
    pub choice: &'static str,
    pub why: String,
    #[serde(skip)]
    units_of: Vec<(&'static str, Vec<Vec<Load>>)>,
    #[serde(skip)]
    summary: String,
}

impl Report {
    pub(super) fn new(
        args: &Args,
        target: &Target,
        request: &Request,
        choice: &Choice<'_>,
        planned: Option<Planned>,
        split: Option<(i64, Vec<Vec<Load>>)>,
        units: i64,
    ) -> Self {
        let lengths = &args.lengths.0;
        let cells = choice.candidates.iter().map(|c| {
            let fit = c.outcome.as_ref();
            json!({
                "mode": c.kernel.mode.name(), "kernel": c.kernel.symbol,
                "heads": c.cell.heads.to_string(), "query": c.cell.query.to_string(),
                "q": c.cell.q.join(" "), "kv": c.cell.kv.join(" "),
                "page_size": c.cell.page_size.to_string(),
                "legal": fit.is_ok(), "why_not": fit.err(),
                "adaptation": fit.ok().map(|f| f.adaptation(request)),
                "caution": c.cell.caution, "evidence": c.cell.evidence,
            })
        });
        let batch = target.of_lengths(lengths);
        let mut calls = Map::new();
        let mut predicted_us = Map::new();
        for mode in Mode::ALL {
            let Ok(fit) = choice.of(mode) else { continue };
            let splits = split.as_ref().filter(|_| mode == Mode::Split).map(|(splits, _)| *splits);
            calls.insert(
                mode.name().into(),
                json!({
                    "kernel": fit.kernel.symbol, "reduce": fit.kernel.reduce, "fill": fit.kernel.fill,
                    "padded_heads": fit.heads, "fold": fit.fold, "call_heads": fit.call_heads(),
                    "query": fit.query, "unroll": fit.unroll, "page_size": fit.page_size,
                    "adaptation": fit.adaptation(request), "num_kv_splits": splits,
                }),
            );
            let time = target.cost(fit, request, units, batch).microseconds();
            predicted_us.insert(mode.name().into(), json!(time));
        }
        let mut makespan = Map::new();
        let mut units_of = Vec::new();
        let plan = planned.as_ref().map(contents);
        let sizes = planned.as_ref().map(|p| {
            let shape = |(name, dims, _): (&str, Vec<usize>, usize)| (name.to_owned(), json!(dims));
            p.sizes.buffers().into_iter().map(shape).collect()
        });
        let metadata_bytes = planned.as_ref().map(|p| {
            p.sizes
                .buffers()
                .iter()
                .map(|(_, dims, size)| dims.iter().product::<usize>() * size)
                .sum()
        });
        let scratch = planned.as_ref().map(|p| {
            let rows = p.sizes.partial_rows;
            let heads = p.scratch[1] / rows.max(1);
            json!({
                "logits": [rows, 1, heads, request.latent],
                "attn_lse": [rows, 1, heads, 1],
                "bytes": p.scratch.iter().sum::<usize>() * 4,
            })
        });
        let summary = planned.as_ref().map_or_else(String::new, |p| {
            format!(
                "payload {} blocks, {} works, {} partial results",
                p.plan.payload,
                p.plan.works.len(),
                p.plan.reduce_partial_map.len()
            )
        });
        for (name, loads) in
            [("persistent", planned.map(|p| p.loads)), ("split", split.map(|(_, loads)| loads))]
        {
            let Some(loads) = loads else { continue };
            makespan.insert(name.into(), json!(Load::makespan(&loads)));
            units_of.push((name, loads));
        }
        let is_aiter = choice.fit().kernel.library.name() == "aiter";
        Self {
            target: target.name.clone(),
            aiter: is_aiter.then(|| request.release.name().to_owned()),
            units,
            heads: request.heads,
            query: request.query,
            q: request.q.clone(),
            kv: request.kv.clone(),
            batch: lengths.len(),
            max_batch: args.max_batch.unwrap_or(lengths.len()),
            rows: lengths.iter().map(|n| u64::from(*n)).sum(),
            cells: cells.collect(),
            calls,
            sizes,
            metadata_bytes,
            scratch,
            plan,
            makespan,
            predicted_us,
            choice: choice.mode.name(),
            why: choice.why.clone(),
            units_of,
            summary,
        }
    }

    /// Returns the page that draws both plans.
    pub fn html(&self) -> String {
        bars::html(&format!("{} requests on {}", self.batch, self.target), &self.units_of)
    }

    /// Returns the answer for a terminal.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let release = self.aiter.as_ref().map_or(String::new(), |r| format!(", AITER {r}"));
        let _ = writeln!(
            out,
            "{} requests, {} rows, on {} ({} units{release}): {} heads, {} query tokens, q {}, kv {}",
            self.batch, self.rows, self.target, self.units, self.heads, self.query, self.q, self.kv
        );
        out.push_str("\nlegal cells\n");
        for cell in self.cells.iter().filter(|c| c["legal"] == true) {
            let show = |key: &str| cell[key].as_str().unwrap_or_default().to_owned();
            let more = [show("adaptation"), show("caution")].join("; ");
            let _ = writeln!(
                out,
                "  {:<10} {:<26} heads {}, query {}, pages {}  {}",
                show("mode"),
                show("kernel"),
                show("heads"),
                show("query"),
                show("page_size"),
                more.trim_matches(|c| c == ';' || c == ' ')
            );
        }
        if let (Some(sizes), Some(bytes)) = (&self.sizes, self.metadata_bytes) {
            let _ = writeln!(out, "\nbuffers for {} requests ({bytes} bytes)", self.max_batch);
            for name in BUFFERS {
                let _ = writeln!(out, "  {name:<20} {}", sizes[name]);
            }
        }
        if let Some(scratch) = &self.scratch {
            let _ = writeln!(
                out,
                "  scratch: logits {}, attn_lse {} ({} bytes)",
                scratch["logits"], scratch["attn_lse"], scratch["bytes"]
            );
        }
        if let Some(plan) = &self.plan {
            let _ = writeln!(out, "\nplan: {}", self.summary);
            // The first one holds addresses.
            for name in &BUFFERS[1..] {
                let _ = writeln!(out, "  {name:<20} {}", shortened(&plan[*name]));
            }
        }
        let longest =
            self.units_of.iter().map(|(_, units)| Load::makespan(units)).max().unwrap_or(1);
        for (name, units) in &self.units_of {
            let busiest = Load::makespan(units);
            let _ =
                writeln!(out, "\n{name}: {busiest} blocks on the busiest of {} units", units.len());
            out.push_str("   unit blocks by request (a, b, ...)\n");
            out.push_str(&bars::text(units, longest));
        }
        let _ = writeln!(out, "\nchoice: {}: {}", self.choice, self.why);
        out
    }
}

/// Returns the contents of the buffers.
fn contents(planned: &Planned) -> Map<String, Value> {
    let plan = &planned.plan;
    let works: Vec<[i32; 8]> = plan.works.iter().map(Work::row).collect();
    let all = [
        ("work_meta_data", Value::Null),
        ("work_indptr", json!(plan.work_indptr)),
        ("work_info_set", json!(works)),
        ("reduce_indptr", json!(plan.reduce_indptr)),
        ("reduce_final_map", json!(plan.reduce_final_map)),
        ("reduce_partial_map", json!(plan.reduce_partial_map)),
    ];
    all.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// Returns the first entries of a list.
fn shortened(value: &Value) -> String {
    const MOST: usize = 8;
    let list = value.as_array().map_or(&[][..], Vec::as_slice);
    let mut text: Vec<String> = list.iter().take(MOST).map(Value::to_string).collect();
    if list.len() > MOST {
        text.push(format!("... ({} in all)", list.len()));
    }
    text.join(" ")
}
