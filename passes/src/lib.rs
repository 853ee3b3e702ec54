//! Passes.

pub mod detect;
pub mod graph;
pub mod frontend;
pub mod ir;
pub mod shim;
