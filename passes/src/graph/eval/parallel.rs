//! Spreads work over the cores.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use super::error::Outcome;

/// Work, in operations, below which threads cost more than they bring.
const SMALL: usize = 1 << 16;

/// Returns what `one(state, task)` appends for every task, in the order of the tasks.
///
/// Every thread has a state of its own, made by `state`. `work` is the number of operations.
pub(super) fn map<T: Send, S>(
    tasks: usize,
    work: usize,
    state: impl Fn() -> S + Sync,
    one: impl Fn(&mut S, usize, &mut Vec<T>) -> Outcome<()> + Sync,
) -> Outcome<Vec<T>> {
    let threads = thread::available_parallelism().map_or(1, usize::from).min(tasks);
    if threads < 2 || work < SMALL {
        let (mut state, mut out) = (state(), Vec::new());
        for task in 0..tasks {
            one(&mut state, task, &mut out)?;
        }
        return Ok(out);
    }
    // Each thread takes runs of tasks, so that it makes few lists.
    let run = tasks.div_ceil(threads * 8);
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut state = state();
        let mut lists = Vec::new();
        loop {
            let start = next.fetch_add(run, Ordering::Relaxed);
            if start >= tasks {
                return Ok(lists);
            }
            let mut list = Vec::new();
            for task in start..tasks.min(start + run) {
                one(&mut state, task, &mut list)?;
            }
            lists.push((start, list));
        }
    };
    let mut lists = Vec::new();
    thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        for handle in handles {
            match handle.join() {
                Ok(done) => lists.extend(done?),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        Ok(())
    })?;
    lists.sort_by_key(|list| list.0);
    let mut joined = Vec::with_capacity(lists.iter().map(|list| list.1.len()).sum());
    for (_, list) in lists {
        joined.extend(list);
    }
    Ok(joined)
}
