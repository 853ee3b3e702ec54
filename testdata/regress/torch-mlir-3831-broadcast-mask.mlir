// RUN: mla-opt %s --mla-raise-decode --verify-diagnostics --split-input-file -o %t
// RUN: FileCheck %s --input-file=%t

// A mask [1,1,1,T] for two requests and one [1,1,Q,T]: read by a map, not expanded.
// CHECK-DAG: #[[ONE:.*]] = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
// CHECK-LABEL: func.func @one_row
// CHECK: mla.decode {{.*}} mask(
// CHECK-SAME: mask_map = #[[ONE]],
func.func @one_row(%q: tensor<2x2x4x40xf32>, %c: tensor<2x16x40xf32>, %mask: tensor<1x1x1x16xf32>) -> tensor<2x2x4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %s_e = tensor.empty() : tensor<2x2x4x16xf32>
  %s_0 = linalg.fill ins(%zero : f32) outs(%s_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, e) -> (b, q, h, e)>, affine_map<(b, q, h, t, e) -> (b, t, e)>, affine_map<(b, q, h, t, e) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %c : tensor<2x2x4x40xf32>, tensor<2x16x40xf32>) outs(%s_0 : tensor<2x2x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %sm_e = tensor.empty() : tensor<2x2x4x16xf32>
  %sm = linalg.generic {indexing_maps = [affine_map<(b, q, h, t) -> (b, q, h, t)>, affine_map<(b, q, h, t) -> (0, 0, 0, t)>, affine_map<(b, q, h, t) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s, %mask : tensor<2x2x4x16xf32>, tensor<1x1x1x16xf32>) outs(%sm_e : tensor<2x2x4x16xf32>) {
  ^bb0(%x0: f32, %x1: f32, %o: f32):
    %r = arith.addf %x0, %x1 : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %p_e = tensor.empty() : tensor<2x2x4x16xf32>
  // expected-remark @+1 {{raised: absorbed MLA decode}}
  %p = linalg.softmax dimension(3) ins(%sm : tensor<2x2x4x16xf32>) outs(%p_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %v = tensor.extract_slice %c[0, 0, 0] [2, 16, 32] [1, 1, 1] : tensor<2x16x40xf32> to tensor<2x16x32xf32>
  %out_e = tensor.empty() : tensor<2x2x4x32xf32>
  %out_0 = linalg.fill ins(%zero : f32) outs(%out_e : tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
  %out = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, r) -> (b, q, h, t)>, affine_map<(b, q, h, t, r) -> (b, t, r)>, affine_map<(b, q, h, t, r) -> (b, q, h, r)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%p, %v : tensor<2x2x4x16xf32>, tensor<2x16x32xf32>) outs(%out_0 : tensor<2x2x4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x32xf32>
  return %out : tensor<2x2x4x32xf32>
}

// -----

// CHECK-DAG: #[[EACH:.*]] = affine_map<(d0, d1, d2, d3) -> (0, 0, d1, d3)>
// CHECK-LABEL: func.func @row_for_each_query
// CHECK: mla.decode {{.*}} mask(
// CHECK-SAME: mask_map = #[[EACH]],
func.func @row_for_each_query(%q: tensor<2x2x4x40xf32>, %c: tensor<2x16x40xf32>, %mask: tensor<1x1x2x16xf32>) -> tensor<2x2x4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %s_e = tensor.empty() : tensor<2x2x4x16xf32>
  %s_0 = linalg.fill ins(%zero : f32) outs(%s_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, e) -> (b, q, h, e)>, affine_map<(b, q, h, t, e) -> (b, t, e)>, affine_map<(b, q, h, t, e) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %c : tensor<2x2x4x40xf32>, tensor<2x16x40xf32>) outs(%s_0 : tensor<2x2x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %sm_e = tensor.empty() : tensor<2x2x4x16xf32>
  %sm = linalg.generic {indexing_maps = [affine_map<(b, q, h, t) -> (b, q, h, t)>, affine_map<(b, q, h, t) -> (0, 0, q, t)>, affine_map<(b, q, h, t) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s, %mask : tensor<2x2x4x16xf32>, tensor<1x1x2x16xf32>) outs(%sm_e : tensor<2x2x4x16xf32>) {
  ^bb0(%x0: f32, %x1: f32, %o: f32):
    %r = arith.addf %x0, %x1 : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %p_e = tensor.empty() : tensor<2x2x4x16xf32>
  // expected-remark @+1 {{raised: absorbed MLA decode}}
  %p = linalg.softmax dimension(3) ins(%sm : tensor<2x2x4x16xf32>) outs(%p_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %v = tensor.extract_slice %c[0, 0, 0] [2, 16, 32] [1, 1, 1] : tensor<2x16x40xf32> to tensor<2x16x32xf32>
  %out_e = tensor.empty() : tensor<2x2x4x32xf32>
  %out_0 = linalg.fill ins(%zero : f32) outs(%out_e : tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
  %out = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, r) -> (b, q, h, t)>, affine_map<(b, q, h, t, r) -> (b, t, r)>, affine_map<(b, q, h, t, r) -> (b, q, h, r)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%p, %v : tensor<2x2x4x16xf32>, tensor<2x16x32xf32>) outs(%out_0 : tensor<2x2x4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x32xf32>
  return %out : tensor<2x2x4x32xf32>
}
