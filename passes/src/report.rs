//! The report: one record for each softmax site, as JSON and as a table.

pub mod bars;
mod html;

use std::fmt::Write as _;

use mla_kernels::plan::Load;

use serde::Serialize;

use crate::detect::Code;

/// What became of a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// It runs on a kernel.
    Lowered,
    /// It is MLA, or may be, and stays.
    Missed,
    /// It is not MLA.
    Rejected,
}

/// One site; the keys are a stable format.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the keys of the report format, which the README describes")]
pub struct SiteReport {
    pub location: String,
    pub function: String,
    pub verdict: Verdict,
    pub form: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    pub assumptions: Vec<String>,
    /// The conditions that hold, in the order in which they were checked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub proved: Vec<StepReport>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub site: Option<MatchReport>,
}

/// A condition that was found to hold.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the keys of the report format, which the README describes")]
pub struct StepReport {
    pub condition: &'static str,
    pub seen_at: String,
}

/// What is known of a match.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the keys of the report format, which the README describes")]
pub struct MatchReport {
    pub batch: Option<i64>,
    pub query: i64,
    pub heads: i64,
    pub latent: i64,
    pub rope: i64,
    pub kv_length: Option<i64>,
    pub q_dtype: String,
    pub kv_dtype: String,
    pub scale_latent: f64,
    pub scale_rope: f64,
    pub mask: &'static str,
    pub empty: &'static str,
    pub paging: &'static str,
    pub library: String,
    pub kernel: String,
    pub mode: &'static str,
    pub why_mode: String,
    /// Which of AITER's planners makes the plan, where it is not the fast one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub planner: Option<&'static str>,
    /// Microseconds, where the target has a roofline.
    pub predicted_persistent_us: Option<f64>,
    pub predicted_split_us: Option<f64>,
    /// What the graph does around the call.
    pub adaptation: Option<String>,
    pub candidates: Vec<CandidateReport>,
    pub metadata_bytes: Option<i64>,
    pub scratch_bytes: Option<i64>,
    pub flops: Option<i64>,
    pub kv_bytes: Option<i64>,
    pub flops_before: Option<i64>,
    pub kv_bytes_before: Option<i64>,
    /// What became of the cache with `kv=fp8`.
    pub cache: Option<CacheReport>,
    /// What a bound wastes, in bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wasteful_bound: Option<String>,
    /// For the page.
    #[serde(skip)]
    pub drawings: Vec<Drawing>,
}

/// What `kv=fp8` did to the cache of a site.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the keys of the report format, which the README describes")]
pub struct CacheReport {
    /// Element types before and after.
    pub from: String,
    pub to: String,
    /// What stored values are multiplied by.
    pub scale: f64,
    /// Bytes of a cached token of this layer.
    pub bytes_per_token: i64,
    pub bytes_per_token_before: i64,
    /// Why it stays as it is.
    pub code: Option<&'static str>,
    pub kept: Option<String>,
}

/// What each unit does, in both modes.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// For which requests.
    pub title: String,
    /// The plans, by mode.
    pub plans: Vec<(&'static str, Vec<Vec<Load>>)>,
}

/// A cell of the catalog that was looked at.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the keys of the report format, which the README describes")]
pub struct CandidateReport {
    pub library: &'static str,
    pub mode: &'static str,
    pub kernel: String,
    pub heads: String,
    pub query: String,
    pub q: String,
    pub kv: String,
    pub page_size: String,
    pub legal: bool,
    pub why_not: Option<String>,
    pub adaptation: Option<String>,
    pub caution: Option<String>,
    pub predicted_us: Option<f64>,
}

/// All sites of a run, in program order.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Version of the format.
    pub version: u32,
    /// The sites.
    pub sites: Vec<SiteReport>,
    /// How many `mla.decode` that the graph held already were lowered.
    #[serde(skip_serializing_if = "is_zero")]
    pub given_decodes: usize,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
fn is_zero(n: &usize) -> bool {
    *n == 0
}

impl Default for Report {
    fn default() -> Self {
        Self { version: 1, sites: Vec::new(), given_decodes: 0 }
    }
}

impl Report {
    /// Returns how many decodes were lowered: sites, and those that the graph held already.
    pub fn lowered(&self) -> usize {
        let sites = self.sites.iter().filter(|s| s.verdict == Verdict::Lowered).count();
        sites + self.given_decodes
    }

    /// Returns the report as JSON.
    pub fn json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// Returns the report as a page to look at.
    pub fn html(&self) -> String {
        html::page(self)
    }

    /// Returns what was proved of each site, and the condition that failed, as text.
    pub fn chains(&self) -> String {
        let mut text = String::new();
        for site in &self.sites {
            let verdict = format!("{:?}", site.verdict).to_lowercase();
            let _ = writeln!(text, "@{} {}: {verdict}", site.function, site.location);
            for step in &site.proved {
                let _ = writeln!(text, "  holds: {}, {}", step.condition, step.seen_at);
            }
            if let (Some(code), Some(reason)) = (site.code, &site.reason) {
                let _ = writeln!(text, "  fails: [{code}] {reason}");
            }
        }
        text
    }

    /// Returns how many sites are MLA and, where none is for one reason, why.
    fn summary(&self) -> String {
        let all = self.sites.len();
        let mla = self.sites.iter().filter(|s| s.verdict != Verdict::Rejected).count();
        let mut codes = self.sites.iter().map(|s| s.code.and_then(Code::parse));
        let first = codes.next().flatten().filter(|first| codes.all(|c| c == Some(*first)));
        let why = match first {
            Some(Code::NotSharedLatent) => ": no shared latent".into(),
            Some(code) if mla == 0 => format!(": {}", code.reason()),
            _ => String::new(),
        };
        format!("{mla} of {all} softmax cores are MLA{why}\n")
    }

    /// Returns the report as a table for a terminal.
    pub fn table(&self) -> String {
        let shown = |n: Option<i64>| n.map_or_else(|| "?".to_owned(), |n| n.to_string());
        let mut rows = vec![[
            "site".to_owned(),
            "verdict".to_owned(),
            "B x Q x H".to_owned(),
            "R+P".to_owned(),
            "T".to_owned(),
            "q/kv".to_owned(),
            "mode".to_owned(),
            "why".to_owned(),
        ]];
        for site in &self.sites {
            let place = format!("@{} {}", site.function, site.location);
            let verdict = format!("{:?}", site.verdict).to_lowercase();
            rows.push(if let Some(m) = &site.site {
                [
                    place,
                    verdict,
                    format!("{} x {} x {}", shown(m.batch), m.query, m.heads),
                    format!("{}+{}", m.latent, m.rope),
                    shown(m.kv_length),
                    format!("{}/{}", m.q_dtype, m.kv_dtype),
                    m.mode.to_owned(),
                    m.why_mode.clone(),
                ]
            } else {
                let dash = || "-".to_owned();
                let code = site.code.unwrap_or_default();
                let why = format!("[{code}] {}", site.reason.clone().unwrap_or_default());
                [place, verdict, dash(), dash(), dash(), dash(), dash(), why]
            });
        }
        let width =
            |column: usize| rows.iter().map(|r| r[column].chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..8).map(width).collect();
        let mut text = String::new();
        for row in &rows {
            let mut line = String::new();
            for (cell, width) in row.iter().zip(&widths) {
                let _ = write!(line, "{cell:width$}  ");
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text.push_str(&self.summary());
        text
    }
}
