//! The test of `mode=runtime` as a call: `mla_choose`, of the kernels' library.

use mla_kernels::abi::MLA_ABI_VERSION;

use crate::ir::{Attr, Op};

/// The name of the function.
pub(super) const FUNCTION: &str = "mla_choose";

/// What the function is told besides the lengths.
pub(super) struct Told {
    /// Version, units, `kv_granularity`, splits, copies of the persistent and the split kernel.
    pub params: Vec<i64>,
    /// What a block costs in each.
    pub costs: Vec<f64>,
}

/// Reads `mla.choose`.
pub(super) fn told(op: Op<'_>) -> Result<Told, String> {
    let read = || {
        let number = |name| op.attr(name).and_then(Attr::int);
        let mut params = vec![i64::from(MLA_ABI_VERSION)];
        params.extend([number("units")?, number("kv_granularity")?, number("splits")?]);
        params.extend(op.attr("copies")?.ints()?);
        Some(Told { params, costs: op.attr("block_costs")?.floats()? })
    };
    read().ok_or_else(|| "mla.choose without its attributes".into())
}
