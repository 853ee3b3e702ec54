//! The work planner: pure code, shared by every kernel of a persistent step.
//!
//! It is AITER's `get_mla_metadata_v1` in fast mode (`v1_2`): blocks of `kv_granularity` tokens, a
//! fixed overhead for each piece, one payload for every unit, a greedy walk over the requests.

mod schedule;
mod sizes;

pub use schedule::{Config, Plan, Work, schedule};
pub use sizes::{Sizes, sizes};
