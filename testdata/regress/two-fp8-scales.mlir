// RUN: mla-opt %s --mla-raise-decode --verify-diagnostics --split-input-file -o %t
// RUN: FileCheck %s --input-file=%t

// The latent and the rotary key of an fp8 cache have scales of their own: both are operands.
// CHECK-LABEL: func.func @two_scales
// CHECK-SAME: %[[L:[a-z0-9]+]]: tensor<f32>, %[[R:[a-z0-9]+]]: tensor<f32>)
// CHECK: mla.decode {{.*}} scales(%[[L]], %[[R]])
func.func @two_scales(%ql: tensor<2x2x4x32xf32>, %qr: tensor<2x2x4x8xf32>, %c: tensor<2x16x40xf8E4M3FN>, %sl: tensor<f32>, %sr: tensor<f32>) -> tensor<2x2x4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %l8 = tensor.extract_slice %c[0, 0, 0] [2, 16, 32] [1, 1, 1] : tensor<2x16x40xf8E4M3FN> to tensor<2x16x32xf8E4M3FN>
  %l_e = tensor.empty() : tensor<2x16x32xf32>
  %l = linalg.generic {indexing_maps = [affine_map<(b, t, e) -> (b, t, e)>, affine_map<(b, t, e) -> ()>, affine_map<(b, t, e) -> (b, t, e)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%l8, %sl : tensor<2x16x32xf8E4M3FN>, tensor<f32>) outs(%l_e : tensor<2x16x32xf32>) {
  ^bb0(%x0: f8E4M3FN, %x1: f32, %o: f32):
    %w = arith.extf %x0 : f8E4M3FN to f32
    %r = arith.mulf %w, %x1 : f32
    linalg.yield %r : f32
  } -> tensor<2x16x32xf32>
  %k8 = tensor.extract_slice %c[0, 0, 32] [2, 16, 8] [1, 1, 1] : tensor<2x16x40xf8E4M3FN> to tensor<2x16x8xf8E4M3FN>
  %k_e = tensor.empty() : tensor<2x16x8xf32>
  %k = linalg.generic {indexing_maps = [affine_map<(b, t, e) -> (b, t, e)>, affine_map<(b, t, e) -> ()>, affine_map<(b, t, e) -> (b, t, e)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%k8, %sr : tensor<2x16x8xf8E4M3FN>, tensor<f32>) outs(%k_e : tensor<2x16x8xf32>) {
  ^bb0(%x0: f8E4M3FN, %x1: f32, %o: f32):
    %w = arith.extf %x0 : f8E4M3FN to f32
    %r = arith.mulf %w, %x1 : f32
    linalg.yield %r : f32
  } -> tensor<2x16x8xf32>
  %a_e = tensor.empty() : tensor<2x2x4x16xf32>
  %a_0 = linalg.fill ins(%zero : f32) outs(%a_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %a = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, e) -> (b, q, h, e)>, affine_map<(b, q, h, t, e) -> (b, t, e)>, affine_map<(b, q, h, t, e) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%ql, %l : tensor<2x2x4x32xf32>, tensor<2x16x32xf32>) outs(%a_0 : tensor<2x2x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %b_e = tensor.empty() : tensor<2x2x4x16xf32>
  %b_0 = linalg.fill ins(%zero : f32) outs(%b_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %b = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, e) -> (b, q, h, e)>, affine_map<(b, q, h, t, e) -> (b, t, e)>, affine_map<(b, q, h, t, e) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%qr, %k : tensor<2x2x4x8xf32>, tensor<2x16x8xf32>) outs(%b_0 : tensor<2x2x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %s_e = tensor.empty() : tensor<2x2x4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, q, h, t) -> (b, q, h, t)>, affine_map<(b, q, h, t) -> (b, q, h, t)>, affine_map<(b, q, h, t) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%a, %b : tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) outs(%s_e : tensor<2x2x4x16xf32>) {
  ^bb0(%x0: f32, %x1: f32, %o: f32):
    %r = arith.addf %x0, %x1 : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %p_e = tensor.empty() : tensor<2x2x4x16xf32>
  // expected-remark @+1 {{raised: absorbed MLA decode}}
  %p = linalg.softmax dimension(3) ins(%s : tensor<2x2x4x16xf32>) outs(%p_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %out_e = tensor.empty() : tensor<2x2x4x32xf32>
  %out_0 = linalg.fill ins(%zero : f32) outs(%out_e : tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
  %out = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, r) -> (b, q, h, t)>, affine_map<(b, q, h, t, r) -> (b, t, r)>, affine_map<(b, q, h, t, r) -> (b, q, h, r)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%p, %l : tensor<2x2x4x16xf32>, tensor<2x16x32xf32>) outs(%out_0 : tensor<2x2x4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x32xf32>
  return %out : tensor<2x2x4x32xf32>
}

// -----

// The value is scaled by another number than the key: not one latent.
// CHECK-LABEL: func.func @value_of_another_scale
// CHECK-NOT: mla.decode
func.func @value_of_another_scale(%ql: tensor<2x2x4x32xf32>, %qr: tensor<2x2x4x8xf32>, %c: tensor<2x16x40xf8E4M3FN>, %sl: tensor<f32>, %sr: tensor<f32>) -> tensor<2x2x4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %l8 = tensor.extract_slice %c[0, 0, 0] [2, 16, 32] [1, 1, 1] : tensor<2x16x40xf8E4M3FN> to tensor<2x16x32xf8E4M3FN>
  %l_e = tensor.empty() : tensor<2x16x32xf32>
  %l = linalg.generic {indexing_maps = [affine_map<(b, t, e) -> (b, t, e)>, affine_map<(b, t, e) -> ()>, affine_map<(b, t, e) -> (b, t, e)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%l8, %sl : tensor<2x16x32xf8E4M3FN>, tensor<f32>) outs(%l_e : tensor<2x16x32xf32>) {
  ^bb0(%x0: f8E4M3FN, %x1: f32, %o: f32):
    %w = arith.extf %x0 : f8E4M3FN to f32
    %r = arith.mulf %w, %x1 : f32
    linalg.yield %r : f32
  } -> tensor<2x16x32xf32>
  %k8 = tensor.extract_slice %c[0, 0, 32] [2, 16, 8] [1, 1, 1] : tensor<2x16x40xf8E4M3FN> to tensor<2x16x8xf8E4M3FN>
  %k_e = tensor.empty() : tensor<2x16x8xf32>
  %k = linalg.generic {indexing_maps = [affine_map<(b, t, e) -> (b, t, e)>, affine_map<(b, t, e) -> ()>, affine_map<(b, t, e) -> (b, t, e)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%k8, %sr : tensor<2x16x8xf8E4M3FN>, tensor<f32>) outs(%k_e : tensor<2x16x8xf32>) {
  ^bb0(%x0: f8E4M3FN, %x1: f32, %o: f32):
    %w = arith.extf %x0 : f8E4M3FN to f32
    %r = arith.mulf %w, %x1 : f32
    linalg.yield %r : f32
  } -> tensor<2x16x8xf32>
  %w8 = tensor.extract_slice %c[0, 0, 0] [2, 16, 32] [1, 1, 1] : tensor<2x16x40xf8E4M3FN> to tensor<2x16x32xf8E4M3FN>
  %w_e = tensor.empty() : tensor<2x16x32xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(b, t, e) -> (b, t, e)>, affine_map<(b, t, e) -> ()>, affine_map<(b, t, e) -> (b, t, e)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%w8, %sr : tensor<2x16x32xf8E4M3FN>, tensor<f32>) outs(%w_e : tensor<2x16x32xf32>) {
  ^bb0(%x0: f8E4M3FN, %x1: f32, %o: f32):
    %w = arith.extf %x0 : f8E4M3FN to f32
    %r = arith.mulf %w, %x1 : f32
    linalg.yield %r : f32
  } -> tensor<2x16x32xf32>
  %a_e = tensor.empty() : tensor<2x2x4x16xf32>
  %a_0 = linalg.fill ins(%zero : f32) outs(%a_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %a = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, e) -> (b, q, h, e)>, affine_map<(b, q, h, t, e) -> (b, t, e)>, affine_map<(b, q, h, t, e) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%ql, %l : tensor<2x2x4x32xf32>, tensor<2x16x32xf32>) outs(%a_0 : tensor<2x2x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %b_e = tensor.empty() : tensor<2x2x4x16xf32>
  %b_0 = linalg.fill ins(%zero : f32) outs(%b_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %b = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, e) -> (b, q, h, e)>, affine_map<(b, q, h, t, e) -> (b, t, e)>, affine_map<(b, q, h, t, e) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%qr, %k : tensor<2x2x4x8xf32>, tensor<2x16x8xf32>) outs(%b_0 : tensor<2x2x4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %s_e = tensor.empty() : tensor<2x2x4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, q, h, t) -> (b, q, h, t)>, affine_map<(b, q, h, t) -> (b, q, h, t)>, affine_map<(b, q, h, t) -> (b, q, h, t)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%a, %b : tensor<2x2x4x16xf32>, tensor<2x2x4x16xf32>) outs(%s_e : tensor<2x2x4x16xf32>) {
  ^bb0(%x0: f32, %x1: f32, %o: f32):
    %r = arith.addf %x0, %x1 : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x16xf32>
  %p_e = tensor.empty() : tensor<2x2x4x16xf32>
  // expected-remark @+1 {{rejected [MLA-R002]}}
  %p = linalg.softmax dimension(3) ins(%s : tensor<2x2x4x16xf32>) outs(%p_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %out_e = tensor.empty() : tensor<2x2x4x32xf32>
  %out_0 = linalg.fill ins(%zero : f32) outs(%out_e : tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
  %out = linalg.generic {indexing_maps = [affine_map<(b, q, h, t, r) -> (b, q, h, t)>, affine_map<(b, q, h, t, r) -> (b, t, r)>, affine_map<(b, q, h, t, r) -> (b, q, h, r)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%p, %w : tensor<2x2x4x16xf32>, tensor<2x16x32xf32>) outs(%out_0 : tensor<2x2x4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x32xf32>
  return %out : tensor<2x2x4x32xf32>
}
