//! The work planner: pure code, shared by every kernel of a persistent step, and the sizes of the
//! buffers that hold a plan.
//!
//! | planner | AITER | how it cuts |
//! |---|---|---|
//! | [`schedule`] | `v1_2`, fast mode | one payload for every unit, a greedy walk over the requests |
//! | [`balance`] | `v1_1`, not fast | longest request first, each piece to the unit with the least to do |
//! | [`divide`] | `v1_0`, intra-batch | every request into as many equal pieces |
//!
//! A [`Key`] decides how AITER tiles and folds a step; the same key sizes, plans and calls.

mod balance;
mod choose;
mod divide;
mod key;
mod makespan;
mod schedule;
mod sizes;
mod splits;

pub use balance::balance;
pub use choose::{Batch, OVERHEAD, Rule, Verdict};
pub use divide::divide;
pub use key::{Arch, Key, Kind, Release};
pub use makespan::{Load, persistent_loads, split_loads};
pub use schedule::{Config, Plan, Work, schedule};
pub use sizes::{AiterBounds, Planner, Sizes, aiter_sizes, sizes};
pub use splits::{SplitRequest, splits};
