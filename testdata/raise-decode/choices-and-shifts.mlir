// RUN: mla-opt %s --mla-raise-decode --split-input-file 2>/dev/null | FileCheck %s

// A concatenation that fusion made a choice in a body, with a near-miss; another shift.

// The query joined inside of the contraction, as fusion leaves it.
// CHECK-LABEL: func.func @choice_in_body
// CHECK: mla.decode
// CHECK-NOT: math.exp
// CHECK: return
func.func @choice_in_body(%ql: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<16x32xf32>, %k: tensor<16x8xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %s0_e = tensor.empty() : tensor<4x16xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%s0_e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %f = tensor.concat dim(1) %c, %k : (tensor<16x32xf32>, tensor<16x8xf32>) -> tensor<16x40xf32>
  %n = arith.constant 32 : index
  %s = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%f : tensor<16x40xf32>) outs(%s0 : tensor<4x16xf32>) {
  ^bb0(%x: f32, %o: f32):
    %h = linalg.index 0 : index
    %i = linalg.index 2 : index
    %first = arith.cmpi ult, %i, %n : index
    %y = scf.if %first -> (f32) {
      %q = tensor.extract %ql[%h, %i] : tensor<4x32xf32>
      scf.yield %q : f32
    } else {
      %j = arith.subi %i, %n : index
      %q = tensor.extract %qr[%h, %j] : tensor<4x8xf32>
      scf.yield %q : f32
    }
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
  %out = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%p, %c : tensor<4x16xf32>, tensor<16x32xf32>) outs(%o0 : tensor<4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}

// -----

// The border is not where the latent part of the query ends.
// CHECK-LABEL: func.func @not_choice_elsewhere
// CHECK-NOT: mla.decode
// CHECK: return
func.func @not_choice_elsewhere(%ql: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<16x32xf32>, %k: tensor<16x8xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %s0_e = tensor.empty() : tensor<4x16xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%s0_e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %f = tensor.concat dim(1) %c, %k : (tensor<16x32xf32>, tensor<16x8xf32>) -> tensor<16x40xf32>
  %n = arith.constant 31 : index
  %s = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%f : tensor<16x40xf32>) outs(%s0 : tensor<4x16xf32>) {
  ^bb0(%x: f32, %o: f32):
    %h = linalg.index 0 : index
    %i = linalg.index 2 : index
    %first = arith.cmpi ult, %i, %n : index
    %y = scf.if %first -> (f32) {
      %q = tensor.extract %ql[%h, %i] : tensor<4x32xf32>
      scf.yield %q : f32
    } else {
      %j = arith.subi %i, %n : index
      %q = tensor.extract %qr[%h, %j] : tensor<4x8xf32>
      scf.yield %q : f32
    }
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
  %out = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%p, %c : tensor<4x16xf32>, tensor<16x32xf32>) outs(%o0 : tensor<4x32xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}

// -----

// Another shift than the maximum, added back to the log-sum-exp.
// CHECK-LABEL: func.func @other_shift
// CHECK: mla.decode
// CHECK-NOT: math.exp
// CHECK: return
func.func @other_shift(%ql: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<16x32xf32>, %k: tensor<16x8xf32>) -> (tensor<4x32xf32>, tensor<4xf32>) {
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
  %mm_e = tensor.empty() : tensor<4xf32>
  %mm = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%m : tensor<4xf32>) outs(%mm_e : tensor<4xf32>) {
  ^bb0(%x0: f32, %o: f32):
    %half = arith.constant 0.5 : f32
    %r = arith.addf %x0, %half : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  %e_e = tensor.empty() : tensor<4x16xf32>
  %e = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s, %mm : tensor<4x16xf32>, tensor<4xf32>) outs(%e_e : tensor<4x16xf32>) {
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
  %l_e = tensor.empty() : tensor<4xf32>
  %l = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%z, %mm : tensor<4xf32>, tensor<4xf32>) outs(%l_e : tensor<4xf32>) {
  ^bb0(%x0: f32, %x1: f32, %o: f32):
    %df = math.log %x0 : f32
    %r = arith.addf %df, %x1 : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  return %out, %l : tensor<4x32xf32>, tensor<4xf32>
}
