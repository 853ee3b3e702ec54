// RUN: mla-opt %s --mla-select-kernel=mode=persistent --mla-materialize-metadata=metadata=per-call | FileCheck %s

// Lengths that each iteration passes on, and what is computed from them, leave the loop.
// CHECK-LABEL: func.func @passed_on
// CHECK: %[[M:.*]] = mla.metadata_alloc
// CHECK: %[[LEN:.*]] = arith.minsi %arg2, %{{.*}}
// CHECK: mla.metadata_fill %[[M]], lengths(%[[LEN]])
// CHECK: scf.for
// CHECK-NOT: mla.metadata_fill
// CHECK: mla.decode_persistent #{{plan[0-9]*}}, %[[M]],
func.func @passed_on(%q: tensor<2x1x4x32xf32>, %c: tensor<2x64x32xf32>, %len: tensor<2xi32>, %n: index) -> tensor<2x1x4x32xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %most = arith.constant dense<64> : tensor<2xi32>
  %r:2 = scf.for %i = %zero to %n step %one iter_args(%x = %q, %l = %len) -> (tensor<2x1x4x32xf32>, tensor<2xi32>) {
    %clamped = arith.minsi %l, %most : tensor<2xi32>
    %a = mla.decode q(%x) kv(%c) lengths(%clamped) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
    scf.yield %a, %l : tensor<2x1x4x32xf32>, tensor<2xi32>
  }
  return %r#0 : tensor<2x1x4x32xf32>
}

// Lengths that grow stay, and so does what is computed from the index.
// CHECK-LABEL: func.func @growing
// CHECK: %[[M:.*]] = mla.metadata_alloc
// CHECK: scf.for
// CHECK: mla.metadata_fill %[[M]]
// CHECK: mla.decode_persistent
func.func @growing(%q: tensor<2x1x4x32xf32>, %c: tensor<2x64x32xf32>, %len: tensor<2xi32>, %n: index) -> tensor<2x1x4x32xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %more = arith.constant dense<1> : tensor<2xi32>
  %r:2 = scf.for %i = %zero to %n step %one iter_args(%x = %q, %l = %len) -> (tensor<2x1x4x32xf32>, tensor<2xi32>) {
    %a = mla.decode q(%x) kv(%c) lengths(%l) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
    %next = arith.addi %l, %more : tensor<2xi32>
    scf.yield %a, %next : tensor<2x1x4x32xf32>, tensor<2xi32>
  }
  return %r#0 : tensor<2x1x4x32xf32>
}

// Two loops, one inside of the other; the inner one swaps its values, which is a variation.
// CHECK-LABEL: func.func @nested
// CHECK: scf.for
// CHECK: scf.while
// CHECK: mla.metadata_fill
func.func @nested(%q: tensor<2x1x4x32xf32>, %c: tensor<2x64x32xf32>, %l0: tensor<2xi32>, %l1: tensor<2xi32>, %n: index) -> tensor<2x1x4x32xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%x = %q) -> (tensor<2x1x4x32xf32>) {
    %w:4 = scf.while (%j = %zero, %y = %x, %a = %l0, %b = %l1) : (index, tensor<2x1x4x32xf32>, tensor<2xi32>, tensor<2xi32>) -> (index, tensor<2x1x4x32xf32>, tensor<2xi32>, tensor<2xi32>) {
      %go = arith.cmpi slt, %j, %n : index
      scf.condition(%go) %j, %y, %a, %b : index, tensor<2x1x4x32xf32>, tensor<2xi32>, tensor<2xi32>
    } do {
    ^bb0(%j: index, %y: tensor<2x1x4x32xf32>, %a: tensor<2xi32>, %b: tensor<2xi32>):
      %k = arith.addi %j, %one : index
      %d = mla.decode q(%y) kv(%c) lengths(%a) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
      scf.yield %k, %d, %b, %a : index, tensor<2x1x4x32xf32>, tensor<2xi32>, tensor<2xi32>
    }
    scf.yield %w#1 : tensor<2x1x4x32xf32>
  }
  return %r : tensor<2x1x4x32xf32>
}

// The same without the swap: the plan is filled before both loops.
// CHECK-LABEL: func.func @nested_passed_on
// CHECK: mla.metadata_fill %{{.*}}, lengths(%arg2)
// CHECK: scf.for
// CHECK: scf.while
// CHECK-NOT: mla.metadata_fill
func.func @nested_passed_on(%q: tensor<2x1x4x32xf32>, %c: tensor<2x64x32xf32>, %len: tensor<2xi32>, %n: index) -> tensor<2x1x4x32xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%x = %q) -> (tensor<2x1x4x32xf32>) {
    %w:3 = scf.while (%j = %zero, %y = %x, %a = %len) : (index, tensor<2x1x4x32xf32>, tensor<2xi32>) -> (tensor<2x1x4x32xf32>, index, tensor<2xi32>) {
      %go = arith.cmpi slt, %j, %n : index
      scf.condition(%go) %y, %j, %a : tensor<2x1x4x32xf32>, index, tensor<2xi32>
    } do {
    ^bb0(%y: tensor<2x1x4x32xf32>, %j: index, %a: tensor<2xi32>):
      %k = arith.addi %j, %one : index
      %d = mla.decode q(%y) kv(%c) lengths(%a) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
      scf.yield %k, %d, %a : index, tensor<2x1x4x32xf32>, tensor<2xi32>
    }
    scf.yield %w#0 : tensor<2x1x4x32xf32>
  }
  return %r : tensor<2x1x4x32xf32>
}
