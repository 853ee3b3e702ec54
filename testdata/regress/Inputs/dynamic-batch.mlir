// The batch is known only when running.
func.func @main(%q: tensor<?x1x16x576xbf16>, %c: tensor<?x4096x576xbf16>, %len: tensor<?xi32>) -> tensor<?x1x16x512xbf16> {
  %o = mla.decode q(%q, %q) kv(%c, %c) lengths(%len) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, p) -> (b, q, h, p + 512)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 512)>, kv_length = 4096 : i64, rope_width = 64 : i64, scale_latent = 0.07, scale_rope = 0.07, empty = #mla.empty<zero>} : (tensor<?x1x16x576xbf16>, tensor<?x1x16x576xbf16>, tensor<?x4096x576xbf16>, tensor<?x4096x576xbf16>, tensor<?xi32>) -> tensor<?x1x16x512xbf16>
  return %o : tensor<?x1x16x512xbf16>
}
