// RUN: mla-opt %s --mla-raise-decode | FileCheck %s
// Two cores that differ only in a constant from outside of the loop bodies: each keeps its own.

// CHECK-LABEL: @layers
// CHECK: mla.decode {{.*}}scale_latent = 5.000000e-01 : f64, scale_rope = 5.000000e-01 : f64
// CHECK: mla.decode {{.*}}scale_latent = 2.500000e-01 : f64, scale_rope = 2.500000e-01 : f64
#same = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
func.func @layers(%q: tensor<2x4x40xf32>, %q2: tensor<2x4x40xf32>, %c: tensor<2x32x40xf32>, %c2: tensor<2x32x40xf32>) -> (tensor<2x4x32xf32>, tensor<2x4x32xf32>) {
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant 5.0e-01 : f32
  %scale2 = arith.constant 2.5e-01 : f32
  %empty = tensor.empty() : tensor<2x4x32xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
  %turned = tensor.empty() : tensor<2x40x32xf32>

  %k = linalg.transpose ins(%c : tensor<2x32x40xf32>) outs(%turned : tensor<2x40x32xf32>) permutation = [0, 2, 1]
  %s = linalg.batch_matmul ins(%q, %k : tensor<2x4x40xf32>, tensor<2x40x32xf32>) outs(%init : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
  %y = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s : tensor<2x4x32xf32>) outs(%empty : tensor<2x4x32xf32>) {
  ^bb0(%x: f32, %o: f32):
    %m = arith.mulf %x, %scale : f32
    linalg.yield %m : f32
  } -> tensor<2x4x32xf32>
  %p = linalg.softmax dimension(2) ins(%y : tensor<2x4x32xf32>) outs(%empty : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
  %v = tensor.extract_slice %c[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x32x32xf32>
  %out = linalg.batch_matmul ins(%p, %v : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%init : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>

  %k2 = linalg.transpose ins(%c2 : tensor<2x32x40xf32>) outs(%turned : tensor<2x40x32xf32>) permutation = [0, 2, 1]
  %s2 = linalg.batch_matmul ins(%q2, %k2 : tensor<2x4x40xf32>, tensor<2x40x32xf32>) outs(%init : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
  %y2 = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s2 : tensor<2x4x32xf32>) outs(%empty : tensor<2x4x32xf32>) {
  ^bb0(%x: f32, %o: f32):
    %m = arith.mulf %x, %scale2 : f32
    linalg.yield %m : f32
  } -> tensor<2x4x32xf32>
  %p2 = linalg.softmax dimension(2) ins(%y2 : tensor<2x4x32xf32>) outs(%empty : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
  %v2 = tensor.extract_slice %c2[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x32x32xf32>
  %out2 = linalg.batch_matmul ins(%p2, %v2 : tensor<2x4x32xf32>, tensor<2x32x32xf32>) outs(%init : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
  return %out, %out2 : tensor<2x4x32xf32>, tensor<2x4x32xf32>
}
