//! A catalog as a table for a terminal.

use std::fmt::{self, Write as _};

use super::{Cell, Kernel, Library, Target};

const COLUMNS: [&str; 9] =
    ["q", "kv", "heads", "query", "pages", "fold", "aiter", "call", "evidence"];

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, units, kv_granularity, .. } = self;
        write!(f, "target {name}: {units} units, blocks of {kv_granularity} rows")?;
        if let Some(peak) = self.roofline {
            let [bytes, flops, fp8] = [peak.bytes, peak.flops, peak.fp8_flops].map(|n| n / 1e12);
            write!(f, ", {bytes} TB/s, {flops} Tflop/s, {fp8} at fp8")?;
        }
        writeln!(
            f,
            "{}",
            if self.evidence.is_empty() { String::new() } else { format!(" ({})", self.evidence) }
        )?;
        for kernel in self.kernels() {
            heading(f, kernel)?;
            let mut rows = vec![COLUMNS.map(str::to_owned)];
            rows.extend(kernel.cells().map(|cell| row(kernel, cell)));
            let width = |column: usize| rows.iter().map(|r| r[column].len()).max().unwrap_or(0);
            let widths: [usize; 9] = std::array::from_fn(width);
            for row in &rows {
                let mut line = String::from("   ");
                for (cell, width) in row.iter().zip(widths) {
                    write!(line, " {cell:width$} ")?;
                }
                writeln!(f, "{}", line.trim_end())?;
            }
        }
        Ok(())
    }
}

fn heading(f: &mut fmt::Formatter<'_>, kernel: &Kernel) -> fmt::Result {
    let Kernel { symbol, latent, rope, .. } = kernel;
    let stages: Vec<&str> = [&kernel.fill, symbol, &kernel.reduce]
        .into_iter()
        .filter(|s| !s.is_empty())
        .map(String::as_str)
        .collect();
    write!(
        f,
        "  {:<10} {} ({}) | out {} | columns {latent} + {rope} | empty {}",
        kernel.mode.name(),
        stages.join(", "),
        kernel.library.name(),
        kernel.out.join(" "),
        kernel.empty.join(" "),
    )?;
    if let Some(most) = kernel.max_kv_bytes {
        write!(f, " | cache below {most} bytes")?;
    }
    writeln!(f)
}

fn row(kernel: &Kernel, cell: &Cell) -> [String; 9] {
    let call = match (&cell.bad, &cell.caution) {
        (Some(why), _) => format!("no: {why}"),
        (None, Some(why)) => format!("yes, but {why}"),
        (None, None) => "yes".into(),
    };
    let releases =
        if kernel.library == Library::Aiter { cell.releases.to_string() } else { "-".into() };
    [
        cell.q.join(" "),
        cell.kv.join(" "),
        cell.heads.to_string(),
        cell.query.to_string(),
        cell.page_size.to_string(),
        cell.fold.map_or_else(|| "-".into(), |to| format!("to {to}")),
        releases,
        call,
        cell.evidence.clone(),
    ]
}
