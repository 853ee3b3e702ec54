// RUN: mla-opt %s --mla-raise-decode --split-input-file 2>/dev/null | FileCheck %s

// Heads and columns in ranges that make the whole, and a near-miss.

// Heads in two groups, whose outputs lie side by side.
// CHECK-LABEL: func.func @heads_joined
// CHECK: mla.decode
// CHECK-NOT: math.exp
// CHECK: return
func.func @heads_joined(%ql: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<16x32xf32>, %k: tensor<16x8xf32>) -> tensor<4x32xf32> {
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
  %h1 = tensor.extract_slice %p[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
  %h2 = tensor.extract_slice %p[1, 0] [3, 16] [1, 1] : tensor<4x16xf32> to tensor<3x16xf32>
  %a0_e = tensor.empty() : tensor<1x32xf32>
  %a0 = linalg.fill ins(%zero : f32) outs(%a0_e : tensor<1x32xf32>) -> tensor<1x32xf32>
  %b0_e = tensor.empty() : tensor<3x32xf32>
  %b0 = linalg.fill ins(%zero : f32) outs(%b0_e : tensor<3x32xf32>) -> tensor<3x32xf32>
  %y1 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%h1, %c : tensor<1x16xf32>, tensor<16x32xf32>) outs(%a0 : tensor<1x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<1x32xf32>
  %y2 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%h2, %c : tensor<3x16xf32>, tensor<16x32xf32>) outs(%b0 : tensor<3x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<3x32xf32>
  %out = tensor.concat dim(0) %y1, %y2 : (tensor<1x32xf32>, tensor<3x32xf32>) -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}

// -----

// The latent columns of the scores in two ranges.
// CHECK-LABEL: func.func @columns_added
// CHECK: mla.decode
// CHECK-NOT: math.exp
// CHECK: return
func.func @columns_added(%ql: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<16x32xf32>, %k: tensor<16x8xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %s0_e = tensor.empty() : tensor<4x16xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%s0_e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %q1 = tensor.extract_slice %ql[0, 0] [4, 12] [1, 1] : tensor<4x32xf32> to tensor<4x12xf32>
  %q2 = tensor.extract_slice %ql[0, 12] [4, 20] [1, 1] : tensor<4x32xf32> to tensor<4x20xf32>
  %c1 = tensor.extract_slice %c[0, 0] [16, 12] [1, 1] : tensor<16x32xf32> to tensor<16x12xf32>
  %c2 = tensor.extract_slice %c[0, 12] [16, 20] [1, 1] : tensor<16x32xf32> to tensor<16x20xf32>
  %s1_e = tensor.empty() : tensor<4x16xf32>
  %s1 = linalg.fill ins(%zero : f32) outs(%s1_e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %s2_e = tensor.empty() : tensor<4x16xf32>
  %s2 = linalg.fill ins(%zero : f32) outs(%s2_e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %a = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q1, %c1 : tensor<4x12xf32>, tensor<16x12xf32>) outs(%s0 : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %b = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q2, %c2 : tensor<4x20xf32>, tensor<16x20xf32>) outs(%s1 : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %ab_e = tensor.empty() : tensor<4x16xf32>
  %ab = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x16xf32>, tensor<4x16xf32>) outs(%ab_e : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %kr = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%qr, %k : tensor<4x8xf32>, tensor<16x8xf32>) outs(%s2 : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %s_e = tensor.empty() : tensor<4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%ab, %kr : tensor<4x16xf32>, tensor<4x16xf32>) outs(%s_e : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %r = arith.addf %x, %y : f32
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
  %out = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%p, %c : tensor<4x16xf32>, tensor<16x32xf32>) outs(%o0 : tensor<4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}

// -----

// The second range of columns is another one for query and cache.
// CHECK-LABEL: func.func @not_columns_shifted
// CHECK-NOT: mla.decode
// CHECK: return
func.func @not_columns_shifted(%ql: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<16x32xf32>, %k: tensor<16x8xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %s0_e = tensor.empty() : tensor<4x16xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%s0_e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %q1 = tensor.extract_slice %ql[0, 0] [4, 12] [1, 1] : tensor<4x32xf32> to tensor<4x12xf32>
  %q2 = tensor.extract_slice %ql[0, 12] [4, 20] [1, 1] : tensor<4x32xf32> to tensor<4x20xf32>
  %c1 = tensor.extract_slice %c[0, 0] [16, 12] [1, 1] : tensor<16x32xf32> to tensor<16x12xf32>
  %c2 = tensor.extract_slice %c[0, 11] [16, 20] [1, 1] : tensor<16x32xf32> to tensor<16x20xf32>
  %s1_e = tensor.empty() : tensor<4x16xf32>
  %s1 = linalg.fill ins(%zero : f32) outs(%s1_e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %s2_e = tensor.empty() : tensor<4x16xf32>
  %s2 = linalg.fill ins(%zero : f32) outs(%s2_e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %a = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q1, %c1 : tensor<4x12xf32>, tensor<16x12xf32>) outs(%s0 : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %b = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q2, %c2 : tensor<4x20xf32>, tensor<16x20xf32>) outs(%s1 : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %ab_e = tensor.empty() : tensor<4x16xf32>
  %ab = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x16xf32>, tensor<4x16xf32>) outs(%ab_e : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %kr = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%qr, %k : tensor<4x8xf32>, tensor<16x8xf32>) outs(%s2 : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %s_e = tensor.empty() : tensor<4x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%ab, %kr : tensor<4x16xf32>, tensor<4x16xf32>) outs(%s_e : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %r = arith.addf %x, %y : f32
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
  %out = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%p, %c : tensor<4x16xf32>, tensor<16x32xf32>) outs(%o0 : tensor<4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}
