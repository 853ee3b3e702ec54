// RUN: mla-opt %s --mla-raise-decode --verify-diagnostics --split-input-file -o %t
// RUN: FileCheck %s --input-file=%t

// Rows in pages, and the output summed over pages and rows of a page: one axis, found with its
// page size; the table is the operation's, and nothing is gathered.
// CHECK-LABEL: func.func @pages
// CHECK: mla.decode {{.*}} pages(
// CHECK-SAME: page_count = 8 : i64, page_size = 4 : i64
// CHECK-NOT: tensor.extract
func.func @pages(%q: tensor<2x2x4x40xf32>, %pool: tensor<8x4x40xf32>, %table: tensor<2x4xi32>) -> tensor<2x2x4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %g_e = tensor.empty() : tensor<2x4x4x40xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(b, n, s, e) -> (b, n)>, affine_map<(b, n, s, e) -> (b, n, s, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%table : tensor<2x4xi32>) outs(%g_e : tensor<2x4x4x40xf32>) {
  ^bb0(%x0: i32, %o: f32):
    %p0 = arith.index_cast %x0 : i32 to index
    %s0 = linalg.index 2 : index
    %e0 = linalg.index 3 : index
    %r = tensor.extract %pool[%p0, %s0, %e0] : tensor<8x4x40xf32>
    linalg.yield %r : f32
  } -> tensor<2x4x4x40xf32>
  %a_e = tensor.empty() : tensor<2x2x4x4x4xf32>
  %a_0 = linalg.fill ins(%zero : f32) outs(%a_e : tensor<2x2x4x4x4xf32>) -> tensor<2x2x4x4x4xf32>
  %a = linalg.generic {indexing_maps = [affine_map<(b, q, h, n, s, e) -> (b, q, h, e)>, affine_map<(b, q, h, n, s, e) -> (b, n, s, e)>, affine_map<(b, q, h, n, s, e) -> (b, q, h, n, s)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %g : tensor<2x2x4x40xf32>, tensor<2x4x4x40xf32>) outs(%a_0 : tensor<2x2x4x4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x4x4xf32>
  %s = tensor.collapse_shape %a [[0], [1], [2], [3, 4]] : tensor<2x2x4x4x4xf32> into tensor<2x2x4x16xf32>
  %p_e = tensor.empty() : tensor<2x2x4x16xf32>
  // expected-remark @+1 {{raised: absorbed MLA decode}}
  %p = linalg.softmax dimension(3) ins(%s : tensor<2x2x4x16xf32>) outs(%p_e : tensor<2x2x4x16xf32>) -> tensor<2x2x4x16xf32>
  %pp = tensor.expand_shape %p [[0], [1], [2], [3, 4]] output_shape [2, 2, 4, 4, 4] : tensor<2x2x4x16xf32> into tensor<2x2x4x4x4xf32>
  %v = tensor.extract_slice %g[0, 0, 0, 0] [2, 4, 4, 32] [1, 1, 1, 1] : tensor<2x4x4x40xf32> to tensor<2x4x4x32xf32>
  %out_e = tensor.empty() : tensor<2x2x4x32xf32>
  %out_0 = linalg.fill ins(%zero : f32) outs(%out_e : tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
  %out = linalg.generic {indexing_maps = [affine_map<(b, q, h, r, n, s) -> (b, q, h, n, s)>, affine_map<(b, q, h, r, n, s) -> (b, n, s, r)>, affine_map<(b, q, h, r, n, s) -> (b, q, h, r)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%pp, %v : tensor<2x2x4x4x4xf32>, tensor<2x4x4x32xf32>) outs(%out_0 : tensor<2x2x4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<2x2x4x32xf32>
  return %out : tensor<2x2x4x32xf32>
}
