// RUN: mla-opt %s --mla-lower-decode --mla-report=%t.json -o %t 2>&1 | FileCheck %s

// A module with nothing but multi-head attention.
// CHECK: 0 of 2 softmax cores are MLA: no shared latent
func.func @one(%q: tensor<2x2x4x40xf32>, %k: tensor<2x16x4x40xf32>, %v: tensor<2x16x4x32xf32>) -> tensor<2x2x4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %s_e = tensor.empty() : tensor<2x2x4x16xf32>
  %s_0 = linalg.fill ins(%zero : f32) outs(%s_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, e) -> (b, q, h, e)>, affine_map<(b, q, h, t, e) -> (b, t, h, e)>, affine_map<(b, q, h, t, e) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x2x4x40xf32>, tensor<2x16x4x40xf32>) outs(%s_0 : tensor<2x2x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %p_e = tensor.empty() : tensor<2x2x4x16xf32>
  %p = linalg.softmax dimension(3) ins(%s : tensor<2x2x4x16xf32>) outs(%p_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %out_e = tensor.empty() : tensor<2x2x4x32xf32>
  %out_0 = linalg.fill ins(%zero : f32) outs(%out_e : tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
  %out = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, r) -> (b, q, h, t)>, affine_map<(b, q, h, t, r) -> (b, t, h, r)>, affine_map<(b, q, h, t, r) -> (b, q, h, r)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%p, %v : tensor<2x2x4x16xf32>, tensor<2x16x4x32xf32>) outs(%out_0 : tensor<2x2x4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x32xf32>
  return %out : tensor<2x2x4x32xf32>
}

func.func @two(%q: tensor<2x2x4x40xf32>, %k: tensor<2x16x4x40xf32>, %v: tensor<2x16x4x32xf32>) -> tensor<2x2x4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %s_e = tensor.empty() : tensor<2x2x4x16xf32>
  %s_0 = linalg.fill ins(%zero : f32) outs(%s_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, e) -> (b, q, h, e)>, affine_map<(b, q, h, t, e) -> (b, t, h, e)>, affine_map<(b, q, h, t, e) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x2x4x40xf32>, tensor<2x16x4x40xf32>) outs(%s_0 : tensor<2x2x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %p_e = tensor.empty() : tensor<2x2x4x16xf32>
  %p = linalg.softmax dimension(3) ins(%s : tensor<2x2x4x16xf32>) outs(%p_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %out_e = tensor.empty() : tensor<2x2x4x32xf32>
  %out_0 = linalg.fill ins(%zero : f32) outs(%out_e : tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
  %out = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, r) -> (b, q, h, t)>, affine_map<(b, q, h, t, r) -> (b, t, h, r)>, affine_map<(b, q, h, t, r) -> (b, q, h, r)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%p, %v : tensor<2x2x4x16xf32>, tensor<2x16x4x32xf32>) outs(%out_0 : tensor<2x2x4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x32xf32>
  return %out : tensor<2x2x4x32xf32>
}
