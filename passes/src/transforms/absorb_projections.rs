//! Takes the projections of a naive graph from the cache to the query and the output.
//!
//! Before:
//! ```mlir
//! %kv = linalg.matmul ins(%c, %w_kvb) ...          // keys and values of every head and row
//! %s = linalg.batch_matmul ins(%q, %k_t) ...       // softmax, then with the values
//! ```
//! After:
//! ```mlir
//! %ql = linalg.generic ins(%q_nope, %w_kvb) ...    // q W_UK
//! %ol = mla.decode q(%ql, %qr) kv(%c, %k) ...
//! %o = linalg.generic ins(%ol, %w_kvb) ...         // o W_UV
//! ```
//! The weights are read where they are, by index maps: nothing is reshaped or copied.
//!
//! Conditions: those of [`crate::detect`], which compares the flops of both forms.
//!
//! Codes: `MLA-M022` (the naive form is cheaper).

use super::emit::{Emitter, contract::Contraction};
use crate::{
    detect::{Projection, Proof},
    graph::Linear,
    ir::Val,
};

impl<'c> Emitter<'c> {
    /// Returns `q W_UK`, f32 [B, Q, H, R].
    pub fn absorb(
        &self,
        query: Val<'c>,
        weight: Val<'c>,
        proof: &Proof,
        w_uk: &Projection,
    ) -> Val<'c> {
        let x = proof.extents;
        // (b, q, h, n, r): rows of the weight are read along the latent.
        let weight_map = over(&w_uk.weight.map, [2, 3, 4]);
        let nest =
            Contraction { loops: &[x.batch, x.query, x.heads, w_uk.width, x.latent], reduced: 3 };
        self.contract(&nest, (query, &proof.q_latent.map), (weight, &weight_map))
    }

    /// Returns `out W_UV` in the output's element type, [B, Q, H, V].
    pub fn project(
        &self,
        out: Val<'c>,
        weight: Val<'c>,
        proof: &Proof,
        w_uv: &Projection,
    ) -> Val<'c> {
        let x = proof.extents;
        // (b, q, h, v, r)
        let weight_map = over(&w_uv.weight.map, [2, 3, 4]);
        let out_map = over(&Linear::identity(4), [0, 1, 2, 4]);
        let nest =
            Contraction { loops: &[x.batch, x.query, x.heads, w_uv.width, x.latent], reduced: 4 };
        let out = self.beside(out, weight, proof.out_elem);
        let projected = self.contract(&nest, (out, &out_map), (weight, &weight_map));
        self.scaled(projected, w_uv.factor * proof.out_factor, proof.out_elem)
    }
}

/// Returns a map with its variables renamed to loops.
fn over<const N: usize>(map: &[Linear], loops: [u32; N]) -> Vec<Linear> {
    map.iter().map(|e| e.substitute(|var| Linear::var(loops[var as usize]))).collect()
}
