// RUN: mla-opt %s --mla-raise-decode --verify-diagnostics --split-input-file -o %t
// RUN: FileCheck %s --input-file=%t

// f16 scores, a softmax in f32, f16 probabilities.
// CHECK-LABEL: func.func @casts
// CHECK: mla.decode
func.func @casts(%q: tensor<2x2x4x40xf16>, %c: tensor<2x16x40xf16>) -> tensor<2x2x4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %s_e = tensor.empty() : tensor<2x2x4x16xf32>
  %s_0 = linalg.fill ins(%zero : f32) outs(%s_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, e) -> (b, q, h, e)>, affine_map<(b, q, h, t, e) -> (b, t, e)>, affine_map<(b, q, h, t, e) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %c : tensor<2x2x4x40xf16>, tensor<2x16x40xf16>) outs(%s_0 : tensor<2x2x4x16xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32
    %yw = arith.extf %y : f16 to f32
    %m = arith.mulf %xw, %yw : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %sh_e = tensor.empty() : tensor<2x2x4x16xf16>
  %sh = linalg.generic {indexing_maps = [affine_map<(b, q, h, t) -> (b, q, h, t)>, affine_map<(b, q, h, t) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s : tensor<2x2x4x16xf32>) outs(%sh_e : tensor<2x2x4x16xf16>) {
  ^bb0(%x0: f32, %o: f16):
    %r = arith.truncf %x0 : f32 to f16
    linalg.yield %r : f16
  } -> tensor<2x2x4x16xf16>
  %sw_e = tensor.empty() : tensor<2x2x4x16xf32>
  %sw = linalg.generic {indexing_maps = [affine_map<(b, q, h, t) -> (b, q, h, t)>, affine_map<(b, q, h, t) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%sh : tensor<2x2x4x16xf16>) outs(%sw_e : tensor<2x2x4x16xf32>) {
  ^bb0(%x0: f16, %o: f32):
    %r = arith.extf %x0 : f16 to f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %p_e = tensor.empty() : tensor<2x2x4x16xf32>
  // expected-remark @+1 {{raised: absorbed MLA decode}}
  %p = linalg.softmax dimension(3) ins(%sw : tensor<2x2x4x16xf32>) outs(%p_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %ph_e = tensor.empty() : tensor<2x2x4x16xf16>
  %ph = linalg.generic {indexing_maps = [affine_map<(b, q, h, t) -> (b, q, h, t)>, affine_map<(b, q, h, t) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%p : tensor<2x2x4x16xf32>) outs(%ph_e : tensor<2x2x4x16xf16>) {
  ^bb0(%x0: f32, %o: f16):
    %r = arith.truncf %x0 : f32 to f16
    linalg.yield %r : f16
  } -> tensor<2x2x4x16xf16>
  %v = tensor.extract_slice %c[0, 0, 0] [2, 16, 32] [1, 1, 1] : tensor<2x16x40xf16> to tensor<2x16x32xf16>
  %out_e = tensor.empty() : tensor<2x2x4x32xf32>
  %out_0 = linalg.fill ins(%zero : f32) outs(%out_e : tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
  %out = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, r) -> (b, q, h, t)>, affine_map<(b, q, h, t, r) -> (b, t, r)>, affine_map<(b, q, h, t, r) -> (b, q, h, r)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%ph, %v : tensor<2x2x4x16xf16>, tensor<2x16x32xf16>) outs(%out_0 : tensor<2x2x4x32xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32
    %yw = arith.extf %y : f16 to f32
    %m = arith.mulf %xw, %yw : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x32xf32>
  return %out : tensor<2x2x4x32xf32>
}
