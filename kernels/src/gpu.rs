//! The device kernels (`hip/`): images that were built for features `gfx942`, `gfx950` and `sm_90`, the choice of a
//! decode kernel, the geometry of its launches, and the parameters that kernels take.

mod launch;
mod params;

pub use launch::{Geometry, Grid, Step};
pub use params::{Field, Kind, Layout, PARAMS};

use crate::abi::DType;

/// What one source was built to for one target.
#[derive(Debug)]
pub struct Image {
    /// `gfx942`, `gfx950` or `sm_90`.
    pub target: &'static str,
    /// The source's name: `decode_persistent`, `decode_split`, `reduce`, `plan`, `update_cache` or `quantize_query`.
    pub source: &'static str,
    /// A code object, or PTX text.
    pub bytes: &'static [u8],
    shapes: &'static [(&'static str, [i32; 4])],
}

static IMAGES: &[Image] = include!(concat!(env!("OUT_DIR"), "/images.rs"));

/// The targets that have kernels, by the features that embed them.
pub const TARGETS: [&str; 3] = ["gfx942", "gfx950", "sm_90"];

/// Returns an image.
///
/// # Errors
/// The target has no kernels, or this build has none for it; the text says what would help.
pub fn image(target: &str, source: &str) -> Result<&'static Image, String> {
    if !TARGETS.contains(&target) {
        return Err(format!("no device kernels for `{target}`; there are {}", TARGETS.join(", ")));
    }
    let mut of_target = IMAGES.iter().filter(|image| image.target == target).peekable();
    if of_target.peek().is_none() {
        return Err(format!(
            "this build has no kernels for {target}: build with `--features {target}`"
        ));
    }
    of_target
        .find(|image| image.source == source)
        .ok_or_else(|| format!("no kernels of `{source}` for {target}"))
}

/// A decode kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// Its symbol.
    pub name: &'static str,
    /// Threads of a block.
    pub threads: i32,
    /// Query rows of a tile.
    pub rows: i32,
    /// Cached rows of a tile.
    pub tokens: i32,
    /// Bytes of shared memory that a launch asks for.
    pub shared: i32,
}

impl Image {
    /// Returns the decode kernel for a cache type, widths, and `rows` = heads x query tokens: the smallest that
    /// holds all rows in one tile, or the largest.
    ///
    /// # Errors
    /// There is none; the text lists what there is.
    pub fn decode(&self, kv: DType, latent: i64, rope: i64, rows: i64) -> Result<Kernel, String> {
        let kind = match kv {
            DType::Bf16 => "bf16",
            kv if kv == native_fp8(self.target) => "fp8",
            _ => return Err(format!("no kernel of {} reads a cache of {kv:?}", self.target)),
        };
        let middle = format!("_{kind}_{latent}_{rope}_m");
        let mut found: Vec<Kernel> = self
            .shapes
            .iter()
            .filter(|(name, [_, rows, ..])| name.ends_with(&format!("{middle}{rows}")))
            .map(|&(name, [threads, rows, tokens, shared])| Kernel {
                name,
                threads,
                rows,
                tokens,
                shared,
            })
            .collect();
        found.sort_by_key(|kernel| kernel.rows);
        let fits = found.iter().find(|kernel| i64::from(kernel.rows) >= rows);
        fits.or(found.last()).copied().ok_or_else(|| {
            let names: Vec<&str> = self.shapes.iter().map(|(name, _)| *name).collect();
            format!(
                "no kernel of latent width {latent} and rope width {rope}; there are {}",
                names.join(", ")
            )
        })
    }
}

/// Returns the fp8 type of a target's matrix units.
pub fn native_fp8(target: &str) -> DType {
    if target == "gfx942" { DType::F8E4M3FNUZ } else { DType::F8E4M3FN }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_image_that_is_not_there_says_why() {
        let error = image("gfx90a", "reduce").expect_err("no such target");
        assert_eq!(error, "no device kernels for `gfx90a`; there are gfx942, gfx950, sm_90");
        for target in TARGETS {
            match image(target, "reduce") {
                Ok(_) => assert!(image(target, "sort").is_err()),
                Err(error) => {
                    assert!(error.ends_with(&format!("build with `--features {target}`")));
                }
            }
        }
    }

    #[test]
    fn the_smallest_kernel_that_holds_all_rows() {
        for image in IMAGES.iter().filter(|image| image.source.starts_with("decode_")) {
            for kv in [DType::Bf16, native_fp8(image.target)] {
                for (rows, wanted) in [(1, 16), (16, 16), (17, 32), (64, 64), (128, 64)] {
                    let kernel = image.decode(kv, 512, 64, rows).expect("a kernel");
                    assert_eq!(kernel.rows, wanted, "{} of {}", kernel.name, image.target);
                    assert!(kernel.name.starts_with(&format!("mla_{}", image.source)));
                    assert!(kernel.threads % 64 == 0 && kernel.tokens % 16 == 0);
                    assert_eq!(kernel.shared > 0, image.target == "sm_90");
                }
            }
            assert!(image.decode(DType::F32, 512, 64, 16).is_err());
            let error = image.decode(DType::Bf16, 100, 64, 16).expect_err("an odd width");
            assert!(error.starts_with("no kernel of latent width 100"), "{error}");
        }
    }
}
