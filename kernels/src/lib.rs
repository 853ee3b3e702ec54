//! CPU kernels for Multi-head Latent Attention decode, their work planner, and their C ABI.

pub mod abi;
pub mod plan;
