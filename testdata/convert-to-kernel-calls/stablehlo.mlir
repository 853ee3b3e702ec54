// RUN: mla-opt %s --mla-select-kernel=mode=persistent --mla-materialize-metadata=emit=stablehlo --mla-plan-buffers --mla-convert-to-kernel-calls=emit=stablehlo --mlir-print-op-generic | FileCheck %s
// RUN: mla-opt %s --mla-select-kernel=mode=split --mla-convert-to-kernel-calls=emit=stablehlo --mlir-print-op-generic | FileCheck %s --check-prefix=SPLIT
// RUN: %python %S/../tool/Inputs/status.py 2 "option `metadata` is `argument`; with emit=stablehlo allowed: per-call" mla-opt "--mla-lower-decode=emit=stablehlo metadata=argument" %s

// One fill for both; scratch is a result of the first stage; the second writes in place.
// CHECK-LABEL: sym_name = "two"
// CHECK-NOT: memref
// CHECK-NOT: "mla.
// CHECK: %[[M:.*]]:5 = "stablehlo.custom_call"(%[[LEN:[a-z0-9]*]])
// CHECK-SAME: api_version = 4 : i32
// CHECK-SAME: backend_config = {params = array<i64: 2, 2, 1, 4, 32, 8, 64, 64, 1, 0, 0, 0, 16, 0, 0, 0>}
// CHECK-SAME: call_target_name = "mla_cpu_metadata_fill"
// CHECK-SAME: operand_layouts = [dense<0> : tensor<1xindex>]
// CHECK: %[[S:.*]]:4 = "stablehlo.custom_call"(%{{[a-z0-9]*}}, %{{[a-z0-9]*}}, %[[C:[a-z0-9]*]], %[[C]], %[[LEN]], %[[M]]#0, %[[M]]#1, %[[M]]#2, %[[M]]#3, %[[M]]#4)
// CHECK-SAME: scales = array<f64: 1.000000e-01, 2.000000e-01, 1.000000e+00>
// CHECK-SAME: call_target_name = "mla_cpu_decode_persistent"
// CHECK-SAME: has_side_effect = false
// CHECK-SAME: operand_layouts = [dense<[3, 2, 1, 0]> : tensor<4xindex>
// CHECK-SAME: -> (tensor<8320xf32>, tensor<260xf32>, tensor<2x1x4x32xf32>, tensor<2x1x4xf32>)
// CHECK: %[[O:.*]]:2 = "stablehlo.custom_call"(%[[M]]#0, %[[M]]#1, %[[M]]#2, %[[M]]#3, %[[M]]#4, %[[S]]#0, %[[S]]#1, %[[S]]#2, %[[S]]#3)
// CHECK-SAME: call_target_name = "mla_cpu_reduce"
// CHECK-SAME: output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 7, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 8, operand_tuple_indices = []>]
// CHECK: "stablehlo.custom_call"(%[[O]]#0, %{{.*}}, %[[C]], %[[C]], %[[LEN]], %[[M]]#0
// CHECK-NOT: mla_cpu_metadata_fill
// CHECK-NOT: "mla.

// Split plans have no metadata; the second stage takes the lengths.
// SPLIT-LABEL: sym_name = "two"
// SPLIT-NOT: memref
// SPLIT: %[[S:.*]]:4 = "stablehlo.custom_call"(%{{[a-z0-9]*}}, %{{[a-z0-9]*}}, %[[C:[a-z0-9]*]], %[[C]], %[[LEN:[a-z0-9]*]])
// SPLIT-SAME: call_target_name = "mla_cpu_decode_split"
// SPLIT: "stablehlo.custom_call"(%[[LEN]], %[[S]]#0, %[[S]]#1, %[[S]]#2, %[[S]]#3)
// SPLIT-SAME: call_target_name = "mla_cpu_reduce_split"
// SPLIT-SAME: operand_index = 3
#q = affine_map<(b, q, h, r) -> (b, q, h, r)>
#c = affine_map<(b, t, r) -> (b, t, r)>
#k = affine_map<(b, t, p) -> (b, t, p + 32)>
func.func @two(%q: tensor<2x1x4x32xf32>, %r: tensor<2x1x4x8xf32>, %c: tensor<2x64x40xf32>, %len: tensor<2xi32>) -> tensor<2x1x4x32xf32> {
  %a = mla.decode q(%q, %r) kv(%c, %c) lengths(%len) {q_latent_map = #q, q_rope_map = #q, latent_map = #c, rope_map = #k, rope_width = 8 : i64, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.2, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>, tensor<2x64x40xf32>, tensor<2x64x40xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  %b = mla.decode q(%a, %r) kv(%c, %c) lengths(%len) {q_latent_map = #q, q_rope_map = #q, latent_map = #c, rope_map = #k, rope_width = 8 : i64, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.2, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>, tensor<2x64x40xf32>, tensor<2x64x40xf32>, tensor<2xi32>) -> tensor<2x1x4x32xf32>
  return %b : tensor<2x1x4x32xf32>
}

// A mask is widened by ops of the same dialect; the rotary part is absent.
// CHECK-LABEL: sym_name = "masked"
// CHECK: %[[W:.*]] = "stablehlo.convert"(%[[MASK:[a-z0-9]*]]) : (tensor<2x64xbf16>) -> tensor<2x64xf32>
// CHECK: "stablehlo.custom_call"(%{{[a-z0-9]*}}, %{{[a-z0-9]*}}, %{{[a-z0-9]*}}, %[[W]], %
// CHECK-SAME: mla_cpu_decode_persistent
func.func @masked(%q: tensor<2x1x4x32xf32>, %c: tensor<2x64x32xf32>, %len: tensor<2xi32>, %mask: tensor<2x64xbf16>) -> tensor<2x1x4x32xf32> {
  %a = mla.decode q(%q) kv(%c) lengths(%len) mask(%mask) {q_latent_map = #q, latent_map = #c, mask_map = affine_map<(b, q, h, t) -> (b, t)>, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.0, empty = #mla.empty<zero>} : (tensor<2x1x4x32xf32>, tensor<2x64x32xf32>, tensor<2xi32>, tensor<2x64xbf16>) -> tensor<2x1x4x32xf32>
  return %a : tensor<2x1x4x32xf32>
}
