// Extents are unknown until they are proved equal: of two caches that nothing relates, one may have
// more rows than the other; a number of the graph is no bound of an extent.

// RUN: mla-opt %s --mla-lower-decode --split-input-file -o /dev/null 2>&1 | FileCheck %s
// RUN: mla-opt %s --mla-lower-decode=analyze --split-input-file -o %t.mlir 2>/dev/null
// RUN: mlir-opt %s --split-input-file -o %t.plain.mlir && diff %t.plain.mlir %t.mlir

#q = affine_map<(h, t, r) -> (h, r)>
#k = affine_map<(h, t, r) -> (t, r)>
#s = affine_map<(h, t, r) -> (h, t)>
#id = affine_map<(h, t) -> (h, t)>
#head = affine_map<(h, t) -> (h)>

// The values are the rows behind the keys' of a longer tensor: another tensor.
// CHECK: rejected [MLA-R
func.func @other_rows(%q: tensor<4x40xf32>, %cache: tensor<?x40xf32>, %n: index) -> tensor<4x32xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %row = tensor.empty() : tensor<4xf32>
  %wide = tensor.empty() : tensor<4x32xf32>
  %keys = tensor.extract_slice %cache[0, 0] [%n, 40] [1, 1] : tensor<?x40xf32> to tensor<?x40xf32>
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  %s = linalg.generic {indexing_maps = [#q, #k, #s], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %keys : tensor<4x40xf32>, tensor<?x40xf32>) outs(%z : tensor<4x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<4x?xf32>
  %i = linalg.fill ins(%lowest : f32) outs(%row : tensor<4xf32>) -> tensor<4xf32>
  %max = linalg.reduce ins(%s : tensor<4x?xf32>) outs(%i : tensor<4xf32>) dimensions = [1]
    (%a: f32, %b: f32) {
      %r = arith.maximumf %a, %b : f32
      linalg.yield %r : f32
    }
  %p = linalg.generic {indexing_maps = [#id, #head, #id], iterator_types = ["parallel", "parallel"]} ins(%s, %max : tensor<4x?xf32>, tensor<4xf32>) outs(%e : tensor<4x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %x = arith.subf %a, %b : f32
    %r = math.exp %x : f32
    linalg.yield %r : f32
  } -> tensor<4x?xf32>
  %j = linalg.fill ins(%zero : f32) outs(%row : tensor<4xf32>) -> tensor<4xf32>
  %sum = linalg.reduce ins(%p : tensor<4x?xf32>) outs(%j : tensor<4xf32>) dimensions = [1]
    (%a: f32, %b: f32) {
      %r = arith.addf %a, %b : f32
      linalg.yield %r : f32
    }
  %w = linalg.generic {indexing_maps = [#id, #head, #id], iterator_types = ["parallel", "parallel"]} ins(%p, %sum : tensor<4x?xf32>, tensor<4xf32>) outs(%e : tensor<4x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<4x?xf32>
  %c = tensor.extract_slice %cache[1, 0] [%n, 32] [1, 1] : tensor<?x40xf32> to tensor<?x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%wide : tensor<4x32xf32>) -> tensor<4x32xf32>
  %out = linalg.matmul ins(%w, %c : tensor<4x?xf32>, tensor<?x32xf32>) outs(%f : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}

// -----

#q = affine_map<(h, t, r) -> (h, r)>
#k = affine_map<(h, t, r) -> (t, r)>
#s = affine_map<(h, t, r) -> (h, t)>
#id = affine_map<(h, t) -> (h, t)>
#head = affine_map<(h, t) -> (h)>

// The scale depends on the number of rows: it is no number of the graph.
// CHECK: missed [MLA-M006] a scale is not a constant: a scale computed from a size that is known only when running
// CHECK-NOT: lowered
func.func @scaled_by_rows(%q: tensor<4x40xf32>, %cache: tensor<?x40xf32>) -> tensor<4x32xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %row = tensor.empty() : tensor<4xf32>
  %wide = tensor.empty() : tensor<4x32xf32>
  %n = tensor.dim %cache, %c0 : tensor<?x40xf32>
  %count = arith.index_cast %n : index to i64
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  %s0 = linalg.generic {indexing_maps = [#q, #k, #s], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %cache : tensor<4x40xf32>, tensor<?x40xf32>) outs(%z : tensor<4x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<4x?xf32>
  %s = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%s0 : tensor<4x?xf32>) outs(%e : tensor<4x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %x = arith.sitofp %count : i64 to f32
    %y = math.log %x : f32
    %r = arith.mulf %a, %y : f32
    linalg.yield %r : f32
  } -> tensor<4x?xf32>
  %i = linalg.fill ins(%lowest : f32) outs(%row : tensor<4xf32>) -> tensor<4xf32>
  %max = linalg.reduce ins(%s : tensor<4x?xf32>) outs(%i : tensor<4xf32>) dimensions = [1]
    (%a: f32, %b: f32) {
      %r = arith.maximumf %a, %b : f32
      linalg.yield %r : f32
    }
  %p = linalg.generic {indexing_maps = [#id, #head, #id], iterator_types = ["parallel", "parallel"]} ins(%s, %max : tensor<4x?xf32>, tensor<4xf32>) outs(%e : tensor<4x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %x = arith.subf %a, %b : f32
    %r = math.exp %x : f32
    linalg.yield %r : f32
  } -> tensor<4x?xf32>
  %j = linalg.fill ins(%zero : f32) outs(%row : tensor<4xf32>) -> tensor<4xf32>
  %sum = linalg.reduce ins(%p : tensor<4x?xf32>) outs(%j : tensor<4xf32>) dimensions = [1]
    (%a: f32, %b: f32) {
      %r = arith.addf %a, %b : f32
      linalg.yield %r : f32
    }
  %w = linalg.generic {indexing_maps = [#id, #head, #id], iterator_types = ["parallel", "parallel"]} ins(%p, %sum : tensor<4x?xf32>, tensor<4xf32>) outs(%e : tensor<4x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<4x?xf32>
  %c = tensor.extract_slice %cache[0, 0] [%n, 32] [1, 1] : tensor<?x40xf32> to tensor<?x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%wide : tensor<4x32xf32>) -> tensor<4x32xf32>
  %out = linalg.matmul ins(%w, %c : tensor<4x?xf32>, tensor<?x32xf32>) outs(%f : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}
