//! Passes.

pub mod graph;
pub mod frontend;
pub mod ir;
