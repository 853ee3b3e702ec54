//! What each unit does in a step of a cell: what pictures show.

use mla_kernels::plan::{Config, Load, persistent_loads, schedule, split_loads};

use super::{Fit, Mode, Request, Target};

impl Target {
    /// Returns what each unit does for requests of these lengths, by request; `None` where no plan is
    /// possible.
    pub fn loads(
        &self,
        fit: &Fit<'_>,
        want: &Request,
        units: i64,
        lengths: &[u32],
    ) -> Option<Vec<Vec<Load>>> {
        let repeated = |copies: i64| -> Vec<u32> {
            let each = |n: &u32| std::iter::repeat_n(*n, copies as usize);
            lengths.iter().flat_map(each).collect()
        };
        let (query, page_size) = (fit.query as usize, fit.page_size as usize);
        let own = Config { units: units as usize, page_size, ..Config::default() };
        let (mut loads, copies) = match fit.kernel.mode {
            Mode::Persistent => {
                let config = match fit.key(self, want) {
                    Some(key) => Config { page_size, ..key.config(units as usize, want.release) },
                    // This project's planner counts rows, whatever a page.
                    None => Config { query, q_tile: query, page_size: 1, ..own },
                };
                let copies = fit.planned_copies();
                let plan = schedule(&repeated(copies), &config).ok()?;
                (persistent_loads(&plan, &config), copies)
            }
            Mode::Split => {
                let longest = lengths.iter().copied().max()?;
                let count = lengths.len() as i64;
                let splits = self.splits(fit, want, units, count, longest.into());
                let copies = fit.copies();
                (split_loads(&repeated(copies), splits as usize, &own), copies)
            }
        };
        // Each is named by the request that it is a copy of.
        loads.iter_mut().flatten().for_each(|load| load.request /= copies.max(1) as usize);
        Some(loads)
    }
}
