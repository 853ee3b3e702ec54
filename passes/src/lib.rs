//! The `mla` dialect, the detector of MLA decode, and the passes that lower it.
//!
//! The data flows one way: a [`frontend`] reads IR into the tensor [`graph`], the detector
//! ([`detect`]) proves cores in it, and the [`transforms`] rewrite what was proved.

pub mod detect;
pub mod frontend;
pub mod graph;
pub mod ir;
pub mod report;
pub mod session;
pub mod shim;
pub mod targets;
pub mod transforms;
