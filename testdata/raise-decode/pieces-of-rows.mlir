// RUN: mla-opt %s --mla-raise-decode --split-input-file 2>/dev/null | FileCheck %s

// Cached rows in ranges that make the whole, and near-misses.

// The rows in two ranges, whose outputs are added.
// CHECK-LABEL: func.func @rows_added
// CHECK: mla.decode
// CHECK-NOT: math.exp
// CHECK: return
func.func @rows_added(%ql: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<16x32xf32>, %k: tensor<16x8xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %s0_e = tensor.empty() : tensor<4x16xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%s0_e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %sl = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%ql, %c : tensor<4x32xf32>, tensor<16x32xf32>) outs(%s0 : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%qr, %k : tensor<4x8xf32>, tensor<16x8xf32>) outs(%sl : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %m0_e = tensor.empty() : tensor<4xf32>
  %m0 = linalg.fill ins(%low : f32) outs(%m0_e : tensor<4xf32>) -> tensor<4xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%s : tensor<4x16xf32>) outs(%m0 : tensor<4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %r = arith.maximumf %o, %x : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  %e_e = tensor.empty() : tensor<4x16xf32>
  %e = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s, %m : tensor<4x16xf32>, tensor<4xf32>) outs(%e_e : tensor<4x16xf32>) {
  ^bb0(%x0: f32, %x1: f32, %o: f32):
    %df = arith.subf %x0, %x1 : f32
    %r = math.exp %df : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %z0_e = tensor.empty() : tensor<4xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%z0_e : tensor<4xf32>) -> tensor<4xf32>
  %z = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%e : tensor<4x16xf32>) outs(%z0 : tensor<4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %r = arith.addf %o, %x : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  %p_e = tensor.empty() : tensor<4x16xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%e, %z : tensor<4x16xf32>, tensor<4xf32>) outs(%p_e : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %r = arith.divf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %o0_e = tensor.empty() : tensor<4x32xf32>
  %o0 = linalg.fill ins(%zero : f32) outs(%o0_e : tensor<4x32xf32>) -> tensor<4x32xf32>
  %p1 = tensor.extract_slice %p[0, 0] [4, 5] [1, 1] : tensor<4x16xf32> to tensor<4x5xf32>
  %p2 = tensor.extract_slice %p[0, 5] [4, 11] [1, 1] : tensor<4x16xf32> to tensor<4x11xf32>
  %c1 = tensor.extract_slice %c[0, 0] [5, 32] [1, 1] : tensor<16x32xf32> to tensor<5x32xf32>
  %c2 = tensor.extract_slice %c[5, 0] [11, 32] [1, 1] : tensor<16x32xf32> to tensor<11x32xf32>
  %o1_e = tensor.empty() : tensor<4x32xf32>
  %o1 = linalg.fill ins(%zero : f32) outs(%o1_e : tensor<4x32xf32>) -> tensor<4x32xf32>
  %y1 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%p1, %c1 : tensor<4x5xf32>, tensor<5x32xf32>) outs(%o0 : tensor<4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x32xf32>
  %y2 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%p2, %c2 : tensor<4x11xf32>, tensor<11x32xf32>) outs(%o1 : tensor<4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x32xf32>
  %out_e = tensor.empty() : tensor<4x32xf32>
  %out = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%y1, %y2 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%out_e : tensor<4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}

// -----

// The second range begins one row early.
// CHECK-LABEL: func.func @not_rows_twice
// CHECK-NOT: mla.decode
// CHECK: return
func.func @not_rows_twice(%ql: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<16x32xf32>, %k: tensor<16x8xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %s0_e = tensor.empty() : tensor<4x16xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%s0_e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %sl = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%ql, %c : tensor<4x32xf32>, tensor<16x32xf32>) outs(%s0 : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%qr, %k : tensor<4x8xf32>, tensor<16x8xf32>) outs(%sl : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %m0_e = tensor.empty() : tensor<4xf32>
  %m0 = linalg.fill ins(%low : f32) outs(%m0_e : tensor<4xf32>) -> tensor<4xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%s : tensor<4x16xf32>) outs(%m0 : tensor<4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %r = arith.maximumf %o, %x : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  %e_e = tensor.empty() : tensor<4x16xf32>
  %e = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s, %m : tensor<4x16xf32>, tensor<4xf32>) outs(%e_e : tensor<4x16xf32>) {
  ^bb0(%x0: f32, %x1: f32, %o: f32):
    %df = arith.subf %x0, %x1 : f32
    %r = math.exp %df : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %z0_e = tensor.empty() : tensor<4xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%z0_e : tensor<4xf32>) -> tensor<4xf32>
  %z = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%e : tensor<4x16xf32>) outs(%z0 : tensor<4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %r = arith.addf %o, %x : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  %p_e = tensor.empty() : tensor<4x16xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%e, %z : tensor<4x16xf32>, tensor<4xf32>) outs(%p_e : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %r = arith.divf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %o0_e = tensor.empty() : tensor<4x32xf32>
  %o0 = linalg.fill ins(%zero : f32) outs(%o0_e : tensor<4x32xf32>) -> tensor<4x32xf32>
  %p1 = tensor.extract_slice %p[0, 0] [4, 5] [1, 1] : tensor<4x16xf32> to tensor<4x5xf32>
  %p2 = tensor.extract_slice %p[0, 5] [4, 11] [1, 1] : tensor<4x16xf32> to tensor<4x11xf32>
  %c1 = tensor.extract_slice %c[0, 0] [5, 32] [1, 1] : tensor<16x32xf32> to tensor<5x32xf32>
  %c2 = tensor.extract_slice %c[4, 0] [11, 32] [1, 1] : tensor<16x32xf32> to tensor<11x32xf32>
  %o1_e = tensor.empty() : tensor<4x32xf32>
  %o1 = linalg.fill ins(%zero : f32) outs(%o1_e : tensor<4x32xf32>) -> tensor<4x32xf32>
  %y1 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%p1, %c1 : tensor<4x5xf32>, tensor<5x32xf32>) outs(%o0 : tensor<4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x32xf32>
  %y2 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%p2, %c2 : tensor<4x11xf32>, tensor<11x32xf32>) outs(%o1 : tensor<4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x32xf32>
  %out_e = tensor.empty() : tensor<4x32xf32>
  %out = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%y1, %y2 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%out_e : tensor<4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}

// -----

// The second range starts from the first.
// CHECK-LABEL: func.func @rows_accumulated
// CHECK: mla.decode
// CHECK-NOT: math.exp
// CHECK: return
func.func @rows_accumulated(%ql: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<16x32xf32>, %k: tensor<16x8xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %s0_e = tensor.empty() : tensor<4x16xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%s0_e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %sl = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%ql, %c : tensor<4x32xf32>, tensor<16x32xf32>) outs(%s0 : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%qr, %k : tensor<4x8xf32>, tensor<16x8xf32>) outs(%sl : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %m0_e = tensor.empty() : tensor<4xf32>
  %m0 = linalg.fill ins(%low : f32) outs(%m0_e : tensor<4xf32>) -> tensor<4xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%s : tensor<4x16xf32>) outs(%m0 : tensor<4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %r = arith.maximumf %o, %x : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  %e_e = tensor.empty() : tensor<4x16xf32>
  %e = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s, %m : tensor<4x16xf32>, tensor<4xf32>) outs(%e_e : tensor<4x16xf32>) {
  ^bb0(%x0: f32, %x1: f32, %o: f32):
    %df = arith.subf %x0, %x1 : f32
    %r = math.exp %df : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %z0_e = tensor.empty() : tensor<4xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%z0_e : tensor<4xf32>) -> tensor<4xf32>
  %z = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%e : tensor<4x16xf32>) outs(%z0 : tensor<4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %r = arith.addf %o, %x : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  %p_e = tensor.empty() : tensor<4x16xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%e, %z : tensor<4x16xf32>, tensor<4xf32>) outs(%p_e : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %r = arith.divf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %o0_e = tensor.empty() : tensor<4x32xf32>
  %o0 = linalg.fill ins(%zero : f32) outs(%o0_e : tensor<4x32xf32>) -> tensor<4x32xf32>
  %p1 = tensor.extract_slice %p[0, 0] [4, 5] [1, 1] : tensor<4x16xf32> to tensor<4x5xf32>
  %p2 = tensor.extract_slice %p[0, 5] [4, 11] [1, 1] : tensor<4x16xf32> to tensor<4x11xf32>
  %c1 = tensor.extract_slice %c[0, 0] [5, 32] [1, 1] : tensor<16x32xf32> to tensor<5x32xf32>
  %c2 = tensor.extract_slice %c[5, 0] [11, 32] [1, 1] : tensor<16x32xf32> to tensor<11x32xf32>
  %y1 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%p1, %c1 : tensor<4x5xf32>, tensor<5x32xf32>) outs(%o0 : tensor<4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x32xf32>
  %out = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%p2, %c2 : tensor<4x11xf32>, tensor<11x32xf32>) outs(%y1 : tensor<4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}
