func.func @main(%q: tensor<3x1x12x576xbf16>, %c: tensor<3x96x576xbf16>, %len: tensor<3xi32>) -> tensor<3x1x12x512xbf16> {
  %o = mla.decode q(%q, %q) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p + 512)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 512)>, kv_length = 96 : i64, rope_width = 64 : i64, scale_latent = 0.07, scale_rope = 0.07, empty = #mla.empty<zero>} : (tensor<3x1x12x576xbf16>, tensor<3x1x12x576xbf16>, tensor<3x96x576xbf16>, tensor<3x96x576xbf16>, tensor<3xi32>) -> tensor<3x1x12x512xbf16>
  return %o : tensor<3x1x12x512xbf16>
}
