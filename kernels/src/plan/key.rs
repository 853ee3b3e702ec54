//! What decides how AITER tiles and folds a step.

use std::fmt;

use super::{Config, Planner};

/// AMD architectures that AITER has MLA kernels for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arch {
    /// MI300X, MI325X, MI308X.
    Gfx942,
    /// MI350X, MI355X.
    Gfx950,
    /// MI400 series.
    Gfx1250,
}

impl Arch {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Gfx942, Self::Gfx950, Self::Gfx1250];

    /// Returns the name that compilers use.
    pub fn name(self) -> &'static str {
        match self {
            Self::Gfx942 => "gfx942",
            Self::Gfx950 => "gfx950",
            Self::Gfx1250 => "gfx1250",
        }
    }

    /// Returns the architecture of a name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|a| a.name() == name)
    }
}

impl fmt::Display for Arch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What AITER's host code tells element types apart by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// bf16 (or f16).
    Half,
    /// Either fp8 type.
    Fp8,
}

/// A state of AITER's host code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Release {
    /// `amd_aiter-0.1.7.post2` (November 2025).
    V0_1_7,
    /// `v0.1.20-46` (August 2026).
    #[default]
    Current,
}

impl Release {
    /// All of them, oldest first.
    pub const ALL: [Self; 2] = [Self::V0_1_7, Self::Current];

    /// Returns the name that users write.
    pub fn name(self) -> &'static str {
        match self {
            Self::V0_1_7 => "0.1.7",
            Self::Current => "current",
        }
    }

    /// Returns the version's numbers.
    pub fn version(self) -> [u32; 3] {
        match self {
            Self::V0_1_7 => [0, 1, 7],
            Self::Current => [0, 1, 20],
        }
    }

    /// Returns the release of a name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|r| r.name() == name)
    }
}

impl fmt::Display for Release {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The key of a step: what sizing, planning and the call must agree on. Heads are padded ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// The architecture.
    pub arch: Arch,
    /// Query heads, which are AITER's ratio of query heads to KV heads.
    pub heads: usize,
    /// Query tokens of a request.
    pub query: usize,
    /// Of the query.
    pub q: Kind,
    /// Of the cache.
    pub kv: Kind,
}

/// Rows (tokens times heads) of a query tile.
const WIDE: usize = 128;
/// The same for the middle-sized kernels of gfx950.
const NARROW: usize = 64;
/// Heads that others are folded to.
const FOLDED: usize = 16;

impl Key {
    fn is(&self, q: Kind, kv: Kind) -> bool {
        (self.q, self.kv) == (q, kv)
    }

    fn is_half(&self) -> bool {
        self.is(Kind::Half, Kind::Half)
    }

    fn is_fp8(&self) -> bool {
        self.is(Kind::Fp8, Kind::Fp8)
    }

    /// Returns how many virtual requests the planner makes of each: 1 where a kernel takes the
    /// heads as they are, otherwise heads / 16.
    pub fn fold(&self, release: Release) -> usize {
        let native = match release {
            Release::V0_1_7 => self.heads == FOLDED || (self.heads == 128 && self.kv == Kind::Fp8),
            Release::Current => {
                self.heads == FOLDED
                    || match self.arch {
                        Arch::Gfx942 => {
                            self.is_fp8()
                                && (self.heads == 128 || (self.heads == 64 && self.query == 1))
                        }
                        Arch::Gfx950 => {
                            (self.q == Kind::Half && self.kv == Kind::Half)
                                || (self.is_fp8() && [32, 64, 128].contains(&self.heads))
                        }
                        Arch::Gfx1250 => false,
                    }
            }
        };
        if native || !self.heads.is_multiple_of(FOLDED) { 1 } else { self.heads / FOLDED }
    }

    /// Returns the same of a planner: those that are not fast know 16 and 128 heads, whatever the
    /// types.
    pub fn fold_of(&self, planner: Planner, release: Release) -> usize {
        match planner {
            Planner::Fast => self.fold(release),
            _ if [FOLDED, 128].contains(&self.heads) || !self.heads.is_multiple_of(FOLDED) => 1,
            _ => self.heads / FOLDED,
        }
    }

    /// Returns the rows of a query tile that the planner counts with.
    fn tile_rows(&self, release: Release) -> usize {
        let rows = self.query * self.heads;
        let narrow = release == Release::Current
            && self.arch == Arch::Gfx950
            && ((self.is_half()
                && rows >= NARROW
                && self.heads <= 64
                && (rows < WIDE || self.heads == 48))
                || (self.is_fp8() && self.heads == 32 && self.query == 3));
        if narrow { NARROW } else { WIDE }
    }

    /// Returns the planner's configuration for a step on `units` units.
    pub fn config(&self, units: usize, release: Release) -> Config {
        let fold = self.fold(release);
        let heads = self.heads / fold;
        let rows = self.tile_rows(release);
        let tiles = tiles_of(self.query, heads, rows);
        Config {
            units,
            query: self.query,
            q_tile: self.query.div_ceil(tiles),
            fold,
            causal: true,
            ..Config::default()
        }
    }

    /// Returns the query tiles of a request that `get_mla_metadata_info_v1` counts with. It knows
    /// less than the planner, never fewer tiles.
    ///
    /// `experimental` is AITER's `AITER_ENABLE_EXPERIMENTAL`.
    pub fn sized_tiles(&self, release: Release, sparse: bool, experimental: bool) -> usize {
        let query = if sparse { 1 } else { self.query };
        let here = Self { query, ..*self };
        let rows = query * self.heads;
        let wide = match release {
            Release::V0_1_7 => self.heads == FOLDED || (self.heads == 128 && self.kv == Kind::Fp8),
            Release::Current => {
                if here.tile_rows(release) == NARROW {
                    return tiles_of(query, self.heads, NARROW);
                }
                self.heads == FOLDED
                    || match self.arch {
                        Arch::Gfx942 => {
                            self.is_fp8()
                                && (self.heads == 128
                                    || (self.heads == 64 && query == 1)
                                    || (experimental
                                        && [16, 32, 64].contains(&self.heads)
                                        && rows == WIDE))
                        }
                        Arch::Gfx950 => {
                            self.is_fp8()
                                && ((self.heads == 32 && query == 4)
                                    || self.heads == 64
                                    || self.heads == 128)
                        }
                        Arch::Gfx1250 => false,
                    }
            }
        };
        if wide {
            return rows.div_ceil(WIDE);
        }
        let large = self.arch == Arch::Gfx950
            && release == Release::Current
            && self.is_half()
            && (rows >= WIDE || self.heads > 64)
            && self.heads != 48;
        if large { tiles_of(query, self.heads, WIDE) } else { rows.div_ceil(FOLDED) }
    }
}

/// Returns the tiles of `query` tokens of `heads` heads in tiles of `rows` rows: a tile has whole
/// tokens, so one each where two do not fit.
fn tiles_of(query: usize, heads: usize, rows: usize) -> usize {
    if query * heads <= rows {
        1
    } else if 2 * heads > rows {
        query
    } else {
        (query * heads).div_ceil(rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(arch: Arch, heads: usize, query: usize, q: Kind, kv: Kind) -> Key {
        Key { arch, heads, query, q, kv }
    }

    /// aiter-1450: heads, types and architecture decide the fold, not heads alone.
    #[test]
    fn folds_of_the_current_planner() {
        use Arch::{Gfx942, Gfx950};
        use Kind::{Fp8, Half};
        for (arch, heads, query, q, kv, fold) in [
            (Gfx942, 16, 1, Half, Half, 1),
            (Gfx942, 128, 1, Half, Half, 8),
            (Gfx942, 128, 1, Half, Fp8, 8),
            (Gfx942, 128, 4, Fp8, Fp8, 1),
            (Gfx942, 64, 1, Fp8, Fp8, 1),
            (Gfx942, 64, 2, Fp8, Fp8, 4),
            (Gfx942, 48, 1, Fp8, Fp8, 3),
            (Gfx950, 48, 1, Half, Half, 1),
            (Gfx950, 128, 1, Half, Half, 1),
            (Gfx950, 32, 3, Fp8, Fp8, 1),
            (Gfx950, 32, 1, Half, Fp8, 2),
            (Gfx950, 112, 1, Fp8, Fp8, 7),
        ] {
            let key = key(arch, heads, query, q, kv);
            assert_eq!(key.fold(Release::Current), fold, "{key:?}");
        }
    }

    #[test]
    fn release_0_1_7_knows_only_heads_and_the_cache() {
        let half = key(Arch::Gfx950, 32, 1, Kind::Half, Kind::Half);
        assert_eq!(half.fold(Release::V0_1_7), 2);
        let mixed = key(Arch::Gfx942, 128, 1, Kind::Half, Kind::Fp8);
        assert_eq!(mixed.fold(Release::V0_1_7), 1);
        assert_eq!(mixed.sized_tiles(Release::V0_1_7, false, false), 1);
        assert_eq!(half.sized_tiles(Release::V0_1_7, false, false), 2);
    }

    #[test]
    fn tiles_have_whole_tokens() {
        let q = |heads, query| {
            let key = key(Arch::Gfx950, heads, query, Kind::Half, Kind::Half);
            let config = key.config(256, Release::Current);
            (config.q_tiles(), config.q_tile)
        };
        assert_eq!(q(16, 1), (1, 1));
        assert_eq!(q(16, 8), (1, 8));
        assert_eq!(q(16, 16), (2, 8));
        assert_eq!(q(16, 5), (2, 3));
        assert_eq!(q(48, 2), (2, 1));
        assert_eq!(q(128, 4), (4, 1));
    }
}
