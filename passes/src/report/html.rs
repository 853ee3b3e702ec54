//! The report as a page to look at: for each site every cell of the catalog, why it was taken or not,
//! and both plans drawn.

use std::fmt::Write as _;

use super::{Report, SiteReport, bars};

/// Returns the page.
pub fn page(report: &Report) -> String {
    let sites: String = report.sites.iter().map(section).collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>MLA decode steps</title>\n\
         <style>{}table{{border-collapse:collapse}}td,th{{border:1px solid #ccc;padding:2px 6px;\
         text-align:left}}tr.legal{{background:#eefaee}}</style>\n<h1>MLA decode steps</h1>\n\
         <p>{}</p>\n{sites}</html>\n",
        bars::STYLE,
        escaped(report.summary().trim_end()),
    )
}

fn section(site: &SiteReport) -> String {
    let verdict = format!("{:?}", site.verdict).to_lowercase();
    let place = format!("@{} {}", site.function, site.location);
    let mut out = format!("<h2>{}: {verdict}</h2>\n", escaped(&place));
    if let (Some(code), Some(reason)) = (site.code, &site.reason) {
        let _ = writeln!(out, "<p>[{code}] {}</p>", escaped(reason));
    }
    let Some(m) = &site.site else { return out };
    let shown = |n: Option<i64>| n.map_or_else(|| "?".to_owned(), |n| n.to_string());
    let time = |us: Option<f64>| us.map_or_else(|| "?".to_owned(), |us| format!("{us:.1} us"));
    let _ = writeln!(
        out,
        "<p>batch {}, query {}, heads {}, {} + {} columns, {} rows, q {}, kv {}</p>\n\
         <p>choice: <b>{}</b>, {} ({}); predicted: persistent {}, split {}</p>",
        shown(m.batch),
        m.query,
        m.heads,
        m.latent,
        m.rope,
        shown(m.kv_length),
        m.q_dtype,
        m.kv_dtype,
        m.mode,
        escaped(&m.kernel),
        escaped(&m.why_mode),
        time(m.predicted_persistent_us),
        time(m.predicted_split_us),
    );
    if let Some(text) = &m.wasteful_bound {
        let _ = writeln!(out, "<p>{}</p>", escaped(text));
    }
    out.push_str(
        "<table><tr><th>mode</th><th>kernel</th><th>heads</th><th>query</th><th>q</th><th>kv</th>\
         <th>pages</th><th>legal</th><th>predicted</th></tr>\n",
    );
    for c in &m.candidates {
        let (class, why) = match &c.why_not {
            None => ("legal", c.adaptation.clone().unwrap_or_else(|| "as it is".into())),
            Some(why) => ("", why.clone()),
        };
        let notes = [Some(why), c.caution.clone()].into_iter().flatten().collect::<Vec<_>>();
        let cells = [
            c.mode.to_owned(),
            c.kernel.clone(),
            c.heads.clone(),
            c.query.clone(),
            c.q.clone(),
            c.kv.clone(),
            c.page_size.clone(),
            format!("{}: {}", if c.legal { "yes" } else { "no" }, notes.join("; ")),
            time(c.predicted_us),
        ];
        let cells: Vec<String> = cells.iter().map(|t| escaped(t)).collect();
        let cells = cells.join("</td><td>");
        let _ = writeln!(out, "<tr class=\"{class}\"><td>{cells}</td></tr>");
    }
    out.push_str("</table>\n");
    for drawing in &m.drawings {
        let _ = writeln!(out, "<h3>{}</h3>", escaped(&drawing.title));
        out.push_str(&bars::svg(&drawing.plans));
    }
    out
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
