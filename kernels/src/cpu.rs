//! The CPU kernels.
//!
//! A request's Q*H query rows share its cache, so a piece of the cache is a small matrix problem:
//! scores = queries x rows^T, output += probabilities x latent. Rows are widened to f32 a tile at
//! a time, a tile stays in the second-level cache, and the softmax runs along the tiles.

mod cache;
mod exec;
mod merge;
pub(crate) mod simd;
mod step;
mod tile;

pub(crate) use exec::{decode_persistent, decode_split};
pub(crate) use merge::{reduce_persistent, reduce_split};
pub(crate) use step::{Outputs, Plans, Scratch, Step, check_lengths, empty, planned_length, slice};
