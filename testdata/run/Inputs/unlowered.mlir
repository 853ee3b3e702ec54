func.func @main(%q: tensor<2x1x4x32xf32>, %c: tensor<2x64x32xf32>, %len: tensor<2xi32>) -> tensor<2x1x4x32xf32> {
  %a = mla.decode q(%q) kv(%c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return %a : tensor<2x1x4x32xf32>
}
