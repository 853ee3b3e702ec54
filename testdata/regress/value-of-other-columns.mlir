// RUN: mla-opt %s --mla-raise-decode --verify-diagnostics --split-input-file -o %t
// RUN: FileCheck %s --input-file=%t

// A value of the first columns is DeepSeek's cache, of the last ones a cache with the rotary key in
// front; both are right. Columns that the key lacks, or that cut the pieces of a query, are not: see
// also torch_not_wrong_slice in ../ir/negative (columns 64..576 of 512 + 64).
// CHECK-LABEL: func.func @first_columns
// CHECK: mla.decode
func.func @first_columns(%q: tensor<2x2x4x40xf32>, %c: tensor<2x16x40xf32>) -> tensor<2x2x4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %s_e = tensor.empty() : tensor<2x2x4x16xf32>
  %s_0 = linalg.fill ins(%zero : f32) outs(%s_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, e) -> (b, q, h, e)>, affine_map<(b, q, h, t, e) -> (b, t, e)>, affine_map<(b, q, h, t, e) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %c : tensor<2x2x4x40xf32>, tensor<2x16x40xf32>) outs(%s_0 : tensor<2x2x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %p_e = tensor.empty() : tensor<2x2x4x16xf32>
  // expected-remark @+1 {{raised: absorbed MLA decode}}
  %p = linalg.softmax dimension(3) ins(%s : tensor<2x2x4x16xf32>) outs(%p_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
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

// CHECK-LABEL: func.func @last_columns
// CHECK: mla.decode
func.func @last_columns(%q: tensor<2x2x4x40xf32>, %c: tensor<2x16x40xf32>) -> tensor<2x2x4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %s_e = tensor.empty() : tensor<2x2x4x16xf32>
  %s_0 = linalg.fill ins(%zero : f32) outs(%s_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, e) -> (b, q, h, e)>, affine_map<(b, q, h, t, e) -> (b, t, e)>, affine_map<(b, q, h, t, e) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %c : tensor<2x2x4x40xf32>, tensor<2x16x40xf32>) outs(%s_0 : tensor<2x2x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %p_e = tensor.empty() : tensor<2x2x4x16xf32>
  // expected-remark @+1 {{raised: absorbed MLA decode}}
  %p = linalg.softmax dimension(3) ins(%s : tensor<2x2x4x16xf32>) outs(%p_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %v = tensor.extract_slice %c[0, 0, 8] [2, 16, 32] [1, 1, 1] : tensor<2x16x40xf32> to tensor<2x16x32xf32>
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

// CHECK-LABEL: func.func @columns_beside_the_key
// CHECK-NOT: mla.decode
func.func @columns_beside_the_key(%q: tensor<2x2x4x32xf32>, %c: tensor<2x16x40xf32>) -> tensor<2x2x4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %k = tensor.extract_slice %c[0, 0, 0] [2, 16, 32] [1, 1, 1] : tensor<2x16x40xf32> to tensor<2x16x32xf32>
  %s_e = tensor.empty() : tensor<2x2x4x16xf32>
  %s_0 = linalg.fill ins(%zero : f32) outs(%s_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, e) -> (b, q, h, e)>, affine_map<(b, q, h, t, e) -> (b, t, e)>, affine_map<(b, q, h, t, e) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x2x4x32xf32>, tensor<2x16x32xf32>) outs(%s_0 : tensor<2x2x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %p_e = tensor.empty() : tensor<2x2x4x16xf32>
  // expected-remark @+1 {{rejected [MLA-R003]}}
  %p = linalg.softmax dimension(3) ins(%s : tensor<2x2x4x16xf32>) outs(%p_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %v = tensor.extract_slice %c[0, 0, 8] [2, 16, 32] [1, 1, 1] : tensor<2x16x40xf32> to tensor<2x16x32xf32>
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
