//! How many blocks a step takes, and what they share out.

use super::Kernel;
use crate::plan::Config;

/// A decode step, as far as its launches depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the letters' meanings are those of the header")]
pub struct Step {
    pub batch: i64,
    pub query: i64,
    pub heads: i64,
    pub latent: i64,
    pub causal: bool,
    /// Rows of a page; 1 without pages.
    pub page_size: i64,
}

/// Blocks in x, y and z, and threads of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// Blocks.
    pub blocks: [i64; 3],
    /// Threads of a block.
    pub threads: i64,
}

/// How the query rows of a step are cut into tiles of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// Parts that the heads are cut into, each for blocks of its own.
    pub parts: i64,
    /// Query tokens of a tile.
    pub q_tile: i64,
    /// Tiles of all requests, a part being counted once.
    pub tiles: i64,
}

impl Geometry {
    /// Cuts a step for a kernel: heads first, then as many tokens as fit beside them.
    pub fn new(step: &Step, kernel: &Kernel) -> Self {
        let rows = i64::from(kernel.rows);
        let parts = (step.heads + rows - 1) / rows;
        let heads = (step.heads + parts - 1) / parts;
        let q_tile = (rows / heads).clamp(1, step.query.max(1));
        Self { parts, q_tile, tiles: step.batch * ((step.query + q_tile - 1) / q_tile) }
    }

    /// Returns the launch of a persistent kernel with a plan for so many units.
    pub fn persistent(&self, kernel: &Kernel, units: i64) -> Grid {
        Grid { blocks: [units * self.parts, 1, 1], threads: kernel.threads.into() }
    }

    /// Returns the launch of a split kernel.
    pub fn split(&self, kernel: &Kernel, splits: i64) -> Grid {
        Grid { blocks: [splits, self.tiles * self.parts, 1], threads: kernel.threads.into() }
    }

    /// Returns the launch that merges: two rows a block, spans of columns in z.
    pub fn reduce(&self, target: &str, step: &Step) -> Grid {
        let spans = if target.starts_with("gfx") { 2 } else { 4 };
        Grid { blocks: [(self.q_tile * step.heads + 1) / 2, self.tiles, spans], threads: 256 }
    }

    /// Returns what the planner plans by.
    pub fn config(&self, step: &Step, units: i64, kv_granularity: i64) -> Config {
        Config {
            units: units as usize,
            query: step.query as usize,
            q_tile: self.q_tile as usize,
            kv_granularity: kv_granularity as usize,
            page_size: step.page_size as usize,
            causal: step.causal,
            ..Config::default()
        }
    }

    /// Returns rows of partial results, each `latent` outputs and a log-sum-exp, that a split step needs.
    pub fn split_rows(step: &Step, splits: i64) -> i64 {
        step.batch * step.query * splits * step.heads
    }

    /// Returns rows of partial results that a persistent step needs at most.
    pub fn persistent_rows(&self, step: &Step, config: &Config) -> i64 {
        let partials = crate::plan::sizes(step.batch as usize, config).reduce_partial_map as i64;
        partials * self.q_tile * step.heads
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const M16: Kernel = Kernel { name: "k", threads: 256, rows: 16, tokens: 32, shared: 0 };

    fn cut(heads: i64, query: i64) -> Geometry {
        let step = Step { batch: 3, query, heads, latent: 512, causal: true, page_size: 64 };
        Geometry::new(&step, &M16)
    }

    #[test]
    fn a_tile_holds_whole_tokens_or_parts_of_the_heads() {
        assert_eq!(cut(16, 1), Geometry { parts: 1, q_tile: 1, tiles: 3 });
        assert_eq!(cut(5, 8), Geometry { parts: 1, q_tile: 3, tiles: 9 });
        assert_eq!(cut(128, 2), Geometry { parts: 8, q_tile: 1, tiles: 6 });
        // 24 heads: two parts of 12.
        assert_eq!(cut(24, 2), Geometry { parts: 2, q_tile: 1, tiles: 6 });
        for heads in 1..=256 {
            for query in 1..=8 {
                let g = cut(heads, query);
                let own = (heads + g.parts - 1) / g.parts;
                assert!(own * g.q_tile <= 16 && g.parts * own >= heads && g.q_tile <= query);
                assert!((g.tiles / 3) * g.q_tile >= query);
            }
        }
    }

    #[test]
    fn partial_rows_hold_what_the_planner_writes() {
        let step = Step { batch: 7, query: 5, heads: 6, latent: 512, causal: true, page_size: 16 };
        let geometry = Geometry::new(&step, &M16);
        let config = geometry.config(&step, 9, 1);
        let plan = crate::plan::schedule(&[900, 0, 1, 5000, 17, 64, 300], &config).expect("a plan");
        let rows: i64 =
            plan.reduce_partial_map.iter().map(|&first| i64::from(first)).max().unwrap_or(0);
        let needed = (rows + geometry.q_tile) * step.heads;
        assert!(needed <= geometry.persistent_rows(&step, &config), "{needed}");
    }
}
