//! What a process collects over all its modules: the report, and what the exit status depends on.

use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicBool, Ordering},
};

use crate::report::Report;

static REPORT: Mutex<Option<(Report, Option<String>)>> = Mutex::new(None);
static RAN: AtomicBool = AtomicBool::new(false);
static EXPLAIN: AtomicBool = AtomicBool::new(false);
static NO_MATCH: AtomicBool = AtomicBool::new(false);
static FAIL_IN_PASS: AtomicBool = AtomicBool::new(false);

/// Adds the sites of one module; `path` is where the whole report is to go.
pub fn append(report: &Report, path: Option<&str>) {
    RAN.store(true, Ordering::Relaxed);
    let mut state = REPORT.lock().unwrap_or_else(PoisonError::into_inner);
    let (all, target) = state.get_or_insert_default();
    all.sites.extend(report.sites.iter().cloned());
    all.given_decodes += report.given_decodes;
    if let Some(path) = path {
        *target = Some(path.to_owned());
    }
}

/// Sets where the report goes.
pub fn set_report_path(path: &str) {
    let mut state = REPORT.lock().unwrap_or_else(PoisonError::into_inner);
    state.get_or_insert_default().1 = Some(path.to_owned());
}

/// Returns true if a report or its chains were asked for and no pass has made any.
pub fn lacks_pass() -> bool {
    wants_chains() && !RAN.load(Ordering::Relaxed)
}

/// Has what was proved of each site printed at the end.
pub fn explain_sites() {
    EXPLAIN.store(true, Ordering::Relaxed);
}

/// Returns true if someone will read what was proved of each site.
pub fn wants_chains() -> bool {
    let state = REPORT.lock().unwrap_or_else(PoisonError::into_inner);
    EXPLAIN.load(Ordering::Relaxed) || state.as_ref().is_some_and(|(_, path)| path.is_some())
}

/// Returns true for a file that is to be a page instead of JSON.
pub fn is_page(path: &str) -> bool {
    std::path::Path::new(path).extension().is_some_and(|e| e.eq_ignore_ascii_case("html"))
}

/// Returns true if the report will be a page, with pictures.
pub fn wants_page() -> bool {
    let state = REPORT.lock().unwrap_or_else(PoisonError::into_inner);
    state.as_ref().is_some_and(|(_, path)| path.as_deref().is_some_and(is_page))
}

/// Has a required match that is missing fail the pass: the exit status of a process that has loaded
/// the passes as a plugin is not theirs to give.
pub fn fail_in_pass() {
    FAIL_IN_PASS.store(true, Ordering::Relaxed);
}

/// Notes that a pass was to fail where nothing matches, and how many it lowered in its module. The
/// tool exits with status 3 unless some module of the run had a match; in a plugin the pass fails.
pub fn require_match(lowered: usize) -> Result<(), String> {
    NO_MATCH.store(true, Ordering::Relaxed);
    if lowered == 0 && FAIL_IN_PASS.load(Ordering::Relaxed) {
        return Err("fail-on-no-match: no site was lowered".into());
    }
    Ok(())
}

/// Returns true if a match was required and none was found in the whole run.
pub fn lacks_match() -> bool {
    let state = REPORT.lock().unwrap_or_else(PoisonError::into_inner);
    let lowered = state.as_ref().map_or(0, |(report, _)| report.lowered());
    NO_MATCH.load(Ordering::Relaxed) && lowered == 0
}

/// Writes the report, if a file was named, and its table to standard error; before it, what was
/// proved of each site, if that was asked for.
pub fn finish() -> Result<(), String> {
    let state = REPORT.lock().unwrap_or_else(PoisonError::into_inner);
    if EXPLAIN.load(Ordering::Relaxed) {
        eprint!("{}", state.as_ref().map(|(report, _)| report.chains()).unwrap_or_default());
    }
    let Some((report, Some(path))) = state.as_ref() else {
        return Ok(());
    };
    let text = if is_page(path) { report.html() } else { report.json() };
    std::fs::write(path, text).map_err(|e| format!("cannot write report {path}: {e}"))?;
    eprint!("{}", report.table());
    Ok(())
}
