//! Sizes of metadata and scratch from static bounds.

use super::{Arch, Config, Key, Release};
use crate::abi::{Error, Status};

/// Numbers of elements (AITER's `get_mla_metadata_info_v1`, in its order).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named as the buffers")]
pub struct Sizes {
    pub work_meta_data: usize,
    pub work_indptr: usize,
    pub work_info_set: usize,
    pub reduce_indptr: usize,
    pub reduce_final_map: usize,
    pub reduce_partial_map: usize,
    /// Partial rows, each `heads * latent` outputs: `reduce_partial_map` times the rows of a tile.
    pub partial_rows: usize,
}

impl Sizes {
    /// Returns the buffers' names, extents and bytes of an element, in AITER's order.
    pub fn buffers(&self) -> [(&'static str, Vec<usize>, usize); 6] {
        [
            ("work_meta_data", vec![self.work_meta_data], 8),
            ("work_indptr", vec![self.work_indptr], 4),
            ("work_info_set", vec![self.work_info_set / 8, 8], 4),
            ("reduce_indptr", vec![self.reduce_indptr], 4),
            ("reduce_final_map", vec![self.reduce_final_map / 2, 2], 4),
            ("reduce_partial_map", vec![self.reduce_partial_map], 4),
        ]
    }

    /// Returns the elements of the scratch, all f32: partial outputs, and their log-sum-exps.
    pub fn scratch(&self, heads: usize, latent: usize) -> [usize; 2] {
        [self.partial_rows * heads * latent, self.partial_rows * heads]
    }
}

/// Returns the sizes for at most `batch` requests.
pub fn sizes(batch: usize, config: &Config) -> Sizes {
    let batches = batch * config.fold;
    let tiles = config.q_tiles();
    let most = fast(batches, tiles, config.units);
    let partials = most[1].max(1);
    counts(batches * tiles, config.units, [most[0], partials], config.q_tile)
}

/// How a plan is made; see [`super`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Planner {
    /// Fast mode; what every caller should want.
    #[default]
    Fast,
    /// Not fast, not intra-batch.
    Balanced,
    /// Intra-batch, with this many pieces of each request.
    Divided(usize),
}

/// What AITER's buffers are to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AiterBounds {
    /// Largest number of requests, padded ones included.
    pub batch: usize,
    /// Units: compute units times the kernel's occupancy.
    pub units: usize,
    /// The planner.
    pub planner: Planner,
    /// Every query token has a list of rows of its own.
    pub sparse: bool,
    /// AITER's `max_split_per_batch`: a bound for all requests together, times their number.
    pub max_split_per_batch: Option<usize>,
    /// `AITER_ENABLE_EXPERIMENTAL`.
    pub experimental: bool,
}

impl AiterBounds {
    /// Returns the bounds of a dense step in fast mode.
    pub fn new(batch: usize, units: usize) -> Self {
        Self {
            batch,
            units,
            planner: Planner::Fast,
            sparse: false,
            max_split_per_batch: None,
            experimental: false,
        }
    }
}

/// Returns what `get_mla_metadata_info_v1` of a release allocates.
///
/// On gfx942 the intra-batch planner makes 16 pieces whatever it is told; fewer are counted as 16,
/// since it would write beyond the buffers that AITER sizes.
///
/// # Errors
/// [`Status::BadShape`]: a count is 0, heads are no multiple of 8 (0.1.7: of 16), or the sizes
/// exceed an i32.
pub fn aiter_sizes(key: &Key, bounds: &AiterBounds, release: Release) -> Result<Sizes, Error> {
    let Key { heads, query, .. } = *key;
    let step = if release == Release::V0_1_7 { 16 } else { 8 };
    let bad = |detail: String| Err(Error::new(Status::BadShape, detail));
    if [heads, query, bounds.batch, bounds.units].contains(&0) {
        return bad(format!("a count of 0 in {key:?}, {bounds:?}"));
    }
    if !heads.is_multiple_of(step) {
        return bad(format!("AITER {release} takes multiples of {step} heads, got {heads}"));
    }
    let tiles = key.sized_tiles(release, bounds.sparse, bounds.experimental);
    let batches = bounds.batch * if bounds.sparse { query } else { 1 };
    let [count, units] = [batches * tiles, bounds.units];
    let (works, mut partials) = match bounds.planner {
        Planner::Divided(splits) => {
            let least = if key.arch == Arch::Gfx942 { 16 } else { 1 };
            let all = count * splits.max(least);
            (all, all)
        }
        Planner::Balanced => (count * units, count * units),
        Planner::Fast => {
            let [works, partials] = fast(batches, tiles, units);
            // 0.1.7 counts tiles, not requests.
            (if release == Release::V0_1_7 { count + units - 1 } else { works }, partials)
        }
    };
    if let (Some(most), Release::Current) = (bounds.max_split_per_batch, release) {
        partials = partials.max(count + units.min(most * batches));
    }
    let q_rows = if bounds.sparse { 1 } else { query };
    let sizes = counts(count, units, [works, partials], q_rows);
    let largest = sizes.work_info_set.max(sizes.partial_rows);
    if i32::try_from(largest).is_err() {
        return bad(format!("{largest} elements in one buffer of {key:?}, {bounds:?}"));
    }
    Ok(sizes)
}

/// Returns the most works and the most partial results of a greedy walk.
fn fast(batches: usize, tiles: usize, units: usize) -> [usize; 2] {
    let works = batches + units - 1;
    [works * tiles, works.min(2 * (units - 1)) * tiles]
}

fn counts(tiles: usize, units: usize, [works, partials]: [usize; 2], q_rows: usize) -> Sizes {
    Sizes {
        work_meta_data: 2,
        work_indptr: units + 1,
        work_info_set: works * 8,
        reduce_indptr: tiles + 1,
        reduce_final_map: tiles * 2,
        reduce_partial_map: partials,
        partial_rows: partials * q_rows,
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Kind, *};

    fn config(units: usize) -> Config {
        Config { units, ..Config::default() }
    }

    /// AITER's worked sizes for one tile a request.
    #[test]
    fn worked_sizes() {
        let s = sizes(64, &config(304));
        assert_eq!((s.work_info_set, s.reduce_indptr, s.reduce_partial_map), (367 * 8, 65, 367));
        let s = sizes(256, &config(256));
        assert_eq!((s.work_info_set, s.reduce_indptr, s.reduce_partial_map), (511 * 8, 257, 510));
    }

    const HALF: (Kind, Kind) = (Kind::Half, Kind::Half);
    const FP8: (Kind, Kind) = (Kind::Fp8, Kind::Fp8);
    const MIXED: (Kind, Kind) = (Kind::Half, Kind::Fp8);
    const MIB: usize = 1 << 20;

    /// The worked sizes of AITER's formulas: tiles, works, tiles of all requests + 1, partials,
    /// and MiB of scratch at the heads that the kernel sees.
    #[test]
    fn worked_sizes_of_aiter() {
        use Arch::{Gfx942, Gfx950};
        for (arch, units, batch, query, heads, (q, kv), planner, wanted) in [
            (Gfx942, 304, 64, 1, 16, HALF, Planner::Fast, [1, 367, 65, 367, 11]),
            (Gfx950, 256, 256, 1, 16, FP8, Planner::Fast, [1, 511, 257, 510, 16]),
            (Gfx950, 256, 256, 4, 16, FP8, Planner::Fast, [1, 511, 257, 510, 64]),
            (Gfx942, 304, 64, 1, 32, FP8, Planner::Fast, [2, 734, 129, 734, 46]),
            (Gfx942, 304, 64, 1, 128, FP8, Planner::Fast, [1, 367, 65, 367, 92]),
            (Gfx942, 304, 64, 1, 128, MIXED, Planner::Fast, [8, 2936, 513, 2936, 734]),
            (Gfx950, 256, 64, 1, 128, HALF, Planner::Fast, [1, 319, 65, 319, 80]),
            (Gfx950, 256, 512, 4, 32, FP8, Planner::Fast, [1, 767, 513, 510, 128]),
            (Gfx950, 256, 64, 1, 16, FP8, Planner::Balanced, [1, 16384, 65, 16384, 512]),
            (Gfx950, 256, 64, 1, 16, FP8, Planner::Divided(64), [1, 4096, 65, 4096, 128]),
        ] {
            let key = Key { arch, heads, query, q, kv };
            let bounds = AiterBounds { planner, ..AiterBounds::new(batch, units) };
            let s = aiter_sizes(&key, &bounds, Release::Current).expect("legal");
            let scratch = s.scratch(heads, 512)[0] * 4;
            let found = [
                (s.reduce_indptr - 1) / batch,
                s.work_info_set / 8,
                s.reduce_indptr,
                s.reduce_partial_map,
                (scratch + MIB / 2) / MIB,
            ];
            assert_eq!(found, wanted, "{key:?}");
        }
    }

    #[test]
    fn sizes_of_release_0_1_7() {
        let sized = |heads, query, kv| {
            let key = Key { arch: Arch::Gfx942, heads, query, q: Kind::Half, kv };
            aiter_sizes(&key, &AiterBounds::new(64, 304), Release::V0_1_7).expect("legal")
        };
        let s = sized(16, 1, Kind::Half);
        assert_eq!((s.work_info_set / 8, s.reduce_partial_map), (367, 367));
        // Two tiles each: 128 + 304 - 1 works.
        let s = sized(32, 1, Kind::Half);
        assert_eq!((s.work_info_set / 8, s.reduce_partial_map), (431, 734));
        assert_eq!(sized(128, 1, Kind::Fp8).reduce_indptr, 65);
        let key = Key { arch: Arch::Gfx942, heads: 8, query: 1, q: Kind::Half, kv: Kind::Half };
        let error = aiter_sizes(&key, &AiterBounds::new(1, 304), Release::V0_1_7);
        assert!(error.expect_err("8 heads").detail.contains("multiples of 16 heads, got 8"));
    }

    /// aiter-3855: the bound of partial results with a budget of pieces is a sum, no product.
    #[test]
    fn row_12_aiter_3855_partials_stay_small_with_a_budget() {
        let key = Key { arch: Arch::Gfx950, heads: 32, query: 4, q: Kind::Fp8, kv: Kind::Fp8 };
        let bounds = AiterBounds { max_split_per_batch: Some(16), ..AiterBounds::new(512, 256) };
        let s = aiter_sizes(&key, &bounds, Release::Current).expect("legal");
        assert_eq!(s.reduce_partial_map, 512 + 256);
        assert!(s.scratch(32, 512)[0] * 4 < 256 * MIB);
    }

    /// The intra-batch planner of gfx942 makes 16 pieces of each request.
    #[test]
    fn few_pieces_are_sized_as_16_on_gfx942() {
        let sized = |arch| {
            let key = Key { arch, heads: 16, query: 1, q: Kind::Fp8, kv: Kind::Fp8 };
            let planner = Planner::Divided(5);
            let bounds = AiterBounds { planner, ..AiterBounds::new(64, 304) };
            aiter_sizes(&key, &bounds, Release::Current).expect("legal").work_info_set / 8
        };
        assert_eq!((sized(Arch::Gfx942), sized(Arch::Gfx950)), (64 * 16, 64 * 5));
    }

    #[test]
    fn sparse_steps_have_a_tile_for_each_token() {
        let key = Key { arch: Arch::Gfx950, heads: 16, query: 4, q: Kind::Fp8, kv: Kind::Fp8 };
        let bounds = AiterBounds { sparse: true, ..AiterBounds::new(8, 256) };
        let s = aiter_sizes(&key, &bounds, Release::Current).expect("legal");
        assert_eq!((s.reduce_indptr, s.work_info_set / 8, s.reduce_partial_map), (33, 287, 287));
    }

    /// Whatever the key, the buffers hold what the planner needs: sizing never folds or tiles less.
    #[test]
    fn sized_tiles_cover_the_planners() {
        for arch in [Arch::Gfx942, Arch::Gfx950] {
            for (q, kv) in [HALF, FP8, MIXED] {
                for heads in (16..=128).step_by(16) {
                    for query in 1..=16 {
                        let key = Key { arch, heads, query, q, kv };
                        let config = key.config(304, Release::Current);
                        let planned = config.fold * config.q_tiles();
                        let sized = key.sized_tiles(Release::Current, false, false);
                        assert!(sized >= planned, "{key:?}: {sized} sized, {planned} planned");
                    }
                }
            }
        }
    }
}
