//! Sizes of metadata and scratch from static bounds.

use super::Config;

/// Numbers of elements (AITER's `get_mla_metadata_info_v1`, fast mode).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named as the buffers")]
pub struct Sizes {
    pub work_meta_data: usize,
    pub work_indptr: usize,
    pub work_info_set: usize,
    pub reduce_indptr: usize,
    pub reduce_final_map: usize,
    pub reduce_partial_map: usize,
    /// Partial rows, each `heads * latent` outputs: `reduce_partial_map * q_tile`.
    pub partial_rows: usize,
}

/// Returns the sizes for at most `batch` requests.
pub fn sizes(batch: usize, config: &Config) -> Sizes {
    let batches = batch * config.fold;
    let tiles = config.q_tiles();
    let units = config.units;
    let works = (batches + units - 1) * tiles;
    let partials = ((batches + units - 1).min(2 * (units - 1)) * tiles).max(1);
    Sizes {
        work_meta_data: 2,
        work_indptr: units + 1,
        work_info_set: works * 8,
        reduce_indptr: batches * tiles + 1,
        reduce_final_map: batches * tiles * 2,
        reduce_partial_map: partials,
        partial_rows: partials * config.q_tile,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(units: usize) -> Config {
        Config { units, ..Config::default() }
    }

    /// facts: AITER's worked sizes for one tile a request.
    #[test]
    fn worked_sizes() {
        let s = sizes(64, &config(304));
        assert_eq!((s.work_info_set, s.reduce_indptr, s.reduce_partial_map), (367 * 8, 65, 367));
        let s = sizes(256, &config(256));
        assert_eq!((s.work_info_set, s.reduce_indptr, s.reduce_partial_map), (511 * 8, 257, 510));
    }
}
