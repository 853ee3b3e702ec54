// Casts to both fp8 types.
#id = affine_map<(i) -> (i)>
func.func @main(%bf16: tensor<65536xbf16>, %f32: tensor<65536xf32>)
    -> (tensor<65536xf8E4M3FN>, tensor<65536xf8E4M3FNUZ>, tensor<65536xf8E4M3FN>) {
  %fn0 = tensor.empty() : tensor<65536xf8E4M3FN>
  %fn = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%bf16 : tensor<65536xbf16>) outs(%fn0 : tensor<65536xf8E4M3FN>) {
    ^bb0(%x: bf16, %out: f8E4M3FN):
      %y = arith.truncf %x : bf16 to f8E4M3FN
      linalg.yield %y : f8E4M3FN
  } -> tensor<65536xf8E4M3FN>
  %fnuz0 = tensor.empty() : tensor<65536xf8E4M3FNUZ>
  %fnuz = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%bf16 : tensor<65536xbf16>) outs(%fnuz0 : tensor<65536xf8E4M3FNUZ>) {
    ^bb0(%x: bf16, %out: f8E4M3FNUZ):
      %y = arith.truncf %x : bf16 to f8E4M3FNUZ
      %negative = arith.cmpf olt, %x, %x : bf16
      %z = arith.select %negative, %out, %y : f8E4M3FNUZ
      linalg.yield %z : f8E4M3FNUZ
  } -> tensor<65536xf8E4M3FNUZ>
  %wide = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%f32 : tensor<65536xf32>) outs(%fn0 : tensor<65536xf8E4M3FN>) {
    ^bb0(%x: f32, %out: f8E4M3FN):
      %y = arith.truncf %x : f32 to f8E4M3FN
      linalg.yield %y : f8E4M3FN
  } -> tensor<65536xf8E4M3FN>
  return %fn, %fnuz, %wide : tensor<65536xf8E4M3FN>, tensor<65536xf8E4M3FNUZ>, tensor<65536xf8E4M3FN>
}
