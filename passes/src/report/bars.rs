//! Pictures of what each unit does: a bar for each, coloured by request.

use std::fmt::Write as _;

use mla_kernels::plan::Load;

/// Units that a terminal shows: the busiest and a sample of the rest.
const SHOWN: usize = 16;
/// Columns of the longest bar.
const WIDTH: usize = 60;

/// Returns a bar of characters for some of the units; a letter is a request.
pub fn text(units: &[Vec<Load>], longest: usize) -> String {
    let mut out = String::new();
    let step = units.len().div_ceil(SHOWN).max(1);
    let busiest = (0..units.len()).max_by_key(|unit| (cost(&units[*unit]), usize::MAX - unit));
    let shown = (0..units.len()).filter(|unit| unit % step == 0 || Some(*unit) == busiest);
    for unit in shown {
        let mut bar = String::new();
        let mut done = 0;
        for load in &units[unit] {
            done += load.cost;
            let until = (done * WIDTH).div_ceil(longest.max(1));
            let letter = char::from(b'a' + (load.request % 26) as u8);
            bar.extend(std::iter::repeat_n(letter, until.saturating_sub(bar.len())));
        }
        let mark = if Some(unit) == busiest { " busiest" } else { "" };
        let _ = writeln!(out, "  {unit:>5} {:>6} {bar}{mark}", cost(&units[unit]));
    }
    out
}

/// What pages with pictures need in their style.
pub const STYLE: &str = "body{font:14px sans-serif;margin:2em}div.plans{display:flex;gap:2em}\
                         svg{background:#f6f6f6}";

/// Returns a page with the bars of each plan beside each other.
pub fn html(title: &str, plans: &[(&str, Vec<Vec<Load>>)]) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>{title}</title>\n\
         <style>{STYLE}</style>\n<h1>{title}</h1>\n{}</html>\n",
        svg(plans)
    )
}

/// Returns the bars of each plan beside each other: a bar for each unit, coloured by request.
pub fn svg(plans: &[(&str, Vec<Vec<Load>>)]) -> String {
    let longest = plans.iter().map(|(_, units)| Load::makespan(units)).max().unwrap_or(1).max(1);
    let mut out = String::from("<div class=\"plans\">\n");
    for (name, units) in plans {
        let height = units.len() * 4;
        let _ = writeln!(
            out,
            "<section><h2>{name}: {} blocks on the busiest of {} units</h2>\n\
             <svg width=\"600\" height=\"{height}\" role=\"img\">",
            Load::makespan(units),
            units.len()
        );
        for (unit, loads) in units.iter().enumerate() {
            let mut start = 0;
            for load in loads {
                let [x, width] = [start, load.cost].map(|n| n as f64 * 600.0 / longest as f64);
                // Neighbouring requests get hues far apart.
                let hue = load.request * 137 % 360;
                let _ = writeln!(
                    out,
                    "<rect x=\"{x:.2}\" y=\"{}\" width=\"{width:.2}\" height=\"3\" \
                     fill=\"hsl({hue} 70% 50%)\"><title>unit {unit}, request {}: {} blocks</title></rect>",
                    unit * 4,
                    load.request,
                    load.cost
                );
                start += load.cost;
            }
        }
        out.push_str("</svg></section>\n");
    }
    out.push_str("</div>\n");
    out
}

fn cost(loads: &[Load]) -> usize {
    loads.iter().map(|load| load.cost).sum()
}
