//! What a run prints.

use std::{fmt::Write as _, time::Duration};

use serde::Serialize;

use super::{compare::Difference, copies::Copies, engine};

/// The outcome of a run.
#[derive(Debug, Serialize)]
pub struct Report {
    /// The file.
    pub graph: String,
    /// The function.
    pub entry: String,
    /// The seed of the arguments; `None` if they were read.
    pub seed: Option<u64>,
    /// Calls, each of which takes results of the one before.
    pub steps: u32,
    /// Every comparison.
    pub comparisons: Vec<Comparison>,
    /// How the graph ran; `None` for the evaluator.
    pub run: Option<Timing>,
    /// How the original ran.
    pub original: Option<Timing>,
    /// What could not be had, and why.
    pub notes: Vec<String>,
    /// False if a comparison exceeds its tolerance.
    pub ok: bool,
}

/// A result against a reference.
#[derive(Debug, Serialize)]
pub struct Comparison {
    /// `out0`, `out1`, ...
    pub result: String,
    /// The type of the result.
    #[serde(rename = "type")]
    pub ty: String,
    /// Whose result: `graph` or `original`.
    pub subject: &'static str,
    /// Against what: `f64`, `original` or `expected`.
    pub reference: &'static str,
    /// The difference.
    #[serde(flatten)]
    pub difference: Difference,
    /// Largest relative L2 error that passes; `None` if the comparison is for information.
    pub tolerance: Option<f64>,
}

impl Comparison {
    /// Returns false if the error exceeds the tolerance.
    pub fn ok(&self) -> bool {
        self.tolerance.is_none_or(|tolerance| self.difference.relative_l2 <= tolerance)
    }
}

/// How a compiled graph ran.
#[derive(Debug, Serialize)]
pub struct Timing {
    /// Timed calls.
    pub runs: usize,
    /// Median of their times.
    pub median_seconds: f64,
    /// Bytes that a call copies between buffers.
    pub bytes_copied: u64,
    /// False if `bytes_copied` is a lower bound.
    pub bytes_copied_exact: bool,
    /// Most bytes that a call has allocated at a time.
    pub peak_bytes: u64,
}

impl Timing {
    /// Sums up the calls of a program.
    pub fn new(copies: Copies, runs: &[engine::Run]) -> Self {
        let mut times: Vec<Duration> = runs.iter().map(|run| run.time).collect();
        times.sort();
        let middle = times.get(times.len() / 2).copied().unwrap_or_default();
        let below = times.get((times.len().max(1) - 1) / 2).copied().unwrap_or_default();
        Self {
            runs: runs.len(),
            median_seconds: f64::midpoint(middle.as_secs_f64(), below.as_secs_f64()),
            bytes_copied: copies.bytes,
            bytes_copied_exact: copies.exact,
            peak_bytes: runs.iter().map(|run| run.memory.peak as u64).max().unwrap_or(0),
        }
    }

    fn copies(&self) -> Copies {
        Copies { bytes: self.bytes_copied, exact: self.bytes_copied_exact }
    }
}

impl Report {
    /// Returns the report as a table.
    pub fn table(&self) -> String {
        let mut text = format!("{} @{}", self.graph, self.entry);
        if let Some(seed) = self.seed {
            let _ = write!(text, ", random arguments of seed {seed}");
        }
        if self.steps > 1 {
            let _ = write!(text, ", {} steps", self.steps);
        }
        text.push('\n');
        let rows: Vec<[String; 6]> = self.comparisons.iter().map(row).collect();
        if !rows.is_empty() {
            let head = ["result", "type", "error of", "max abs", "rel. L2", "tolerance"];
            text.push_str(&aligned(&head.map(String::from), &rows));
        }
        if let Some(run) = &self.run {
            let runs = |timing: &Timing| format!("median of {}", timing.runs);
            let mut rows = vec![
                ["time".into(), seconds(run.median_seconds), String::new(), runs(run)],
                ["bytes copied".into(), run.copies().to_string(), String::new(), String::new()],
                ["peak bytes".into(), grouped(run.peak_bytes), String::new(), String::new()],
            ];
            if let Some(original) = &self.original {
                rows[0][2] = seconds(original.median_seconds);
                rows[0][3] = format!(
                    "{}, ratio {:.2}",
                    runs(run),
                    original.median_seconds / run.median_seconds
                );
                rows[1][2] = original.copies().to_string();
                rows[2][2] = grouped(original.peak_bytes);
            }
            let second = if self.original.is_some() { "original" } else { "" };
            let head = ["", "graph", second, ""].map(String::from);
            text.push_str(&aligned(&head, &rows));
        }
        for note in &self.notes {
            let _ = writeln!(text, "note: {note}");
        }
        text
    }
}

fn row(comparison: &Comparison) -> [String; 6] {
    let number = |x: f64| {
        if x == 0.0 { "0".into() } else { format!("{x:.2e}") }
    };
    [
        comparison.result.clone(),
        comparison.ty.clone(),
        format!("{} vs {}", comparison.subject, comparison.reference),
        number(comparison.difference.max_abs),
        number(comparison.difference.relative_l2),
        match comparison.tolerance {
            None => String::new(),
            Some(t) if comparison.ok() => format!("{} ok", number(t)),
            Some(t) => format!("{} EXCEEDED", number(t)),
        },
    ]
}

/// Lays out rows in columns.
fn aligned<const N: usize>(head: &[String; N], rows: &[[String; N]]) -> String {
    let mut text = String::new();
    let width =
        |at: usize| rows.iter().chain([head]).map(|row| row[at].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..N).map(width).collect();
    for row in [head].into_iter().chain(rows) {
        let mut line = String::from(" ");
        for (cell, width) in row.iter().zip(&widths) {
            let _ = write!(line, " {cell:<width$} ");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn seconds(seconds: f64) -> String {
    match seconds {
        s if s < 1e-3 => format!("{:.1} us", s * 1e6),
        s if s < 1.0 => format!("{:.3} ms", s * 1e3),
        s => format!("{s:.3} s"),
    }
}

/// Returns a number with its digits in groups of three.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
