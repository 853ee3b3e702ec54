// RUN: mla-opt %s --mla-raise-decode --verify-diagnostics --split-input-file -o %t
// RUN: FileCheck %s --input-file=%t

// What a masked score is decides what a row sees of which nothing counts: nothing (NaN), the mean
// of all rows, or, where the fill is too weak to vanish, something that no kernel computes.
// CHECK-LABEL: func.func @infinite
// CHECK: mla.decode {{.*}}empty = #mla.empty<nan>
func.func @infinite(%q: tensor<2x2x4x40xf32>, %c: tensor<2x16x40xf32>, %lengths: tensor<2xi32>) -> tensor<2x2x4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %fill = arith.constant 0xFF800000 : f32
  %s_e = tensor.empty() : tensor<2x2x4x16xf32>
  %s_0 = linalg.fill ins(%zero : f32) outs(%s_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, e) -> (b, q, h, e)>, affine_map<(b, q, h, t, e) -> (b, t, e)>, affine_map<(b, q, h, t, e) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %c : tensor<2x2x4x40xf32>, tensor<2x16x40xf32>) outs(%s_0 : tensor<2x2x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %sm_e = tensor.empty() : tensor<2x2x4x16xf32>
  %sm = linalg.generic {indexing_maps = [affine_map<(b, q, h, t) -> (b, q, h, t)>, affine_map<(b, q, h, t) -> (b)>, affine_map<(b, q, h, t) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s, %lengths : tensor<2x2x4x16xf32>, tensor<2xi32>) outs(%sm_e : tensor<2x2x4x16xf32>) {
  ^bb0(%x0: f32, %x1: i32, %o: f32):
    %t = linalg.index 3 : index
    %i = arith.index_cast %t : index to i32
    %v = arith.cmpi slt, %i, %x1 : i32
    %r = arith.select %v, %x0, %fill : f32
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

// CHECK-LABEL: func.func @weak
// CHECK-NOT: mla.decode
func.func @weak(%q: tensor<2x2x4x40xf32>, %c: tensor<2x16x40xf32>, %lengths: tensor<2xi32>) -> tensor<2x2x4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %fill = arith.constant -1.0e+04 : f32
  %s_e = tensor.empty() : tensor<2x2x4x16xf32>
  %s_0 = linalg.fill ins(%zero : f32) outs(%s_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, e) -> (b, q, h, e)>, affine_map<(b, q, h, t, e) -> (b, t, e)>, affine_map<(b, q, h, t, e) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %c : tensor<2x2x4x40xf32>, tensor<2x16x40xf32>) outs(%s_0 : tensor<2x2x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %sm_e = tensor.empty() : tensor<2x2x4x16xf32>
  %sm = linalg.generic {indexing_maps = [affine_map<(b, q, h, t) -> (b, q, h, t)>, affine_map<(b, q, h, t) -> (b)>, affine_map<(b, q, h, t) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s, %lengths : tensor<2x2x4x16xf32>, tensor<2xi32>) outs(%sm_e : tensor<2x2x4x16xf32>) {
  ^bb0(%x0: f32, %x1: i32, %o: f32):
    %t = linalg.index 3 : index
    %i = arith.index_cast %t : index to i32
    %v = arith.cmpi slt, %i, %x1 : i32
    %r = arith.select %v, %x0, %fill : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %p_e = tensor.empty() : tensor<2x2x4x16xf32>
  // expected-remark @+1 {{missed [MLA-M008]}}
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

// bfloat16's least number.
// CHECK-LABEL: func.func @lowest
// CHECK: mla.decode {{.*}}empty = #mla.empty<mean>
func.func @lowest(%q: tensor<2x2x4x40xf32>, %c: tensor<2x16x40xf32>, %lengths: tensor<2xi32>) -> tensor<2x2x4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %fill = arith.constant 0xFF7F0000 : f32
  %s_e = tensor.empty() : tensor<2x2x4x16xf32>
  %s_0 = linalg.fill ins(%zero : f32) outs(%s_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, e) -> (b, q, h, e)>, affine_map<(b, q, h, t, e) -> (b, t, e)>, affine_map<(b, q, h, t, e) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %c : tensor<2x2x4x40xf32>, tensor<2x16x40xf32>) outs(%s_0 : tensor<2x2x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %sm_e = tensor.empty() : tensor<2x2x4x16xf32>
  %sm = linalg.generic {indexing_maps = [affine_map<(b, q, h, t) -> (b, q, h, t)>, affine_map<(b, q, h, t) -> (b)>, affine_map<(b, q, h, t) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s, %lengths : tensor<2x2x4x16xf32>, tensor<2xi32>) outs(%sm_e : tensor<2x2x4x16xf32>) {
  ^bb0(%x0: f32, %x1: i32, %o: f32):
    %t = linalg.index 3 : index
    %i = arith.index_cast %t : index to i32
    %v = arith.cmpi slt, %i, %x1 : i32
    %r = arith.select %v, %x0, %fill : f32
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
