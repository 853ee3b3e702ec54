//! CPU kernels for Multi-head Latent Attention decode, their work planner, and their C ABI.
//!
//! `include/mla_kernels.h` describes the ABI; [`mlir`] has the entries that lowered modules call,
//! and [`xla`] those of lowered `StableHLO`. [`gpu`] has the device kernels.

pub mod abi;
mod cpu;
pub mod ffi;
pub mod fp8;
pub mod gpu;
pub mod mlir;
pub mod plan;
pub mod reference;
mod view;
pub mod xla;
