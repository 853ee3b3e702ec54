// RUN: mla-opt %s --allow-unregistered-dialect --mla-select-kernel=mode=persistent --mla-materialize-metadata=emit=torch --mla-plan-buffers --mla-convert-to-kernel-calls=emit=torch | FileCheck %s
// RUN: mla-opt %s --allow-unregistered-dialect --mla-select-kernel=mode=split --mla-convert-to-kernel-calls=emit=torch | FileCheck %s --check-prefix=SPLIT
// RUN: %python %S/../tool/Inputs/status.py 1 "emit=torch wants operands of torch's own types, got tensor<2x1x4x32xf32>" mla-opt --mla-select-kernel=mode=split --mla-convert-to-kernel-calls=emit=torch %S/stablehlo.mlir

// Casts to builtin tensors, which ops of the mla dialect need, are gone.
// CHECK-LABEL: func.func @one
// CHECK-NOT: memref
// CHECK-NOT: unrealized
// CHECK-NOT: mla.decode
// CHECK: %[[M:.*]]:5 = "torch.operator"(%arg3, %{{.*}}) {name = "torch.mla_opt.mla_cpu_metadata_fill"} : (!torch.vtensor<[2],si32>, !torch.list<int>) -> (!torch.vtensor<[65],si32>, !torch.vtensor<[65,8],si32>, !torch.vtensor<[3],si32>, !torch.vtensor<[2,2],si32>, !torch.vtensor<[65],si32>)
// CHECK: %[[NONE:.*]] = "torch.constant.none"() : () -> !torch.none
// CHECK: %[[LIST:.*]] = "torch.prim.ListConstruct"(%[[M]]#0, %[[M]]#1, %[[M]]#2, %[[M]]#3, %[[M]]#4)
// CHECK: %[[S:.*]]:4 = "torch.operator"(%arg0, %arg1, %arg2, %arg2, %arg3, %[[NONE]], %[[NONE]], %[[NONE]], %[[NONE]], %[[LIST]], %{{.*}}, %{{.*}}, %{{.*}}) {name = "torch.mla_opt.mla_cpu_decode_persistent"}
// CHECK-SAME: -> (!torch.vtensor<[8320],f32>, !torch.vtensor<[260],f32>, !torch.vtensor<[2,1,4,32],bf16>, !torch.vtensor<[2,1,4],f32>)
// CHECK: %[[O:.*]]:2 = "torch.operator"(%{{.*}}, %[[S]]#0, %[[S]]#1, %[[S]]#2, %[[S]]#3, %{{.*}}) {name = "torch.mla_opt.mla_cpu_reduce"}
// CHECK-NOT: unrealized
// CHECK: return %[[O]]#0 : !torch.vtensor<[2,1,4,32],bf16>

// SPLIT-LABEL: func.func @one
// SPLIT-NOT: unrealized
// SPLIT: %[[S:.*]]:4 = "torch.operator"(%arg0, %arg1, %arg2, %arg2, %arg3, {{.*}}) {name = "torch.mla_opt.mla_cpu_decode_split"}
// SPLIT: "torch.operator"(%arg3, %[[S]]#0, %[[S]]#1, %[[S]]#2, %[[S]]#3, %{{.*}}) {name = "torch.mla_opt.mla_cpu_reduce_split"}
func.func @one(%q: !torch.vtensor<[2,1,4,32],bf16>, %r: !torch.vtensor<[2,1,4,8],bf16>, %c: !torch.vtensor<[2,64,40],bf16>, %len: !torch.vtensor<[2],si32>) -> !torch.vtensor<[2,1,4,32],bf16> {
  %q0 = builtin.unrealized_conversion_cast %q : !torch.vtensor<[2,1,4,32],bf16> to tensor<2x1x4x32xbf16>
  %r0 = builtin.unrealized_conversion_cast %r : !torch.vtensor<[2,1,4,8],bf16> to tensor<2x1x4x8xbf16>
  %c0 = builtin.unrealized_conversion_cast %c : !torch.vtensor<[2,64,40],bf16> to tensor<2x64x40xbf16>
  %len0 = builtin.unrealized_conversion_cast %len : !torch.vtensor<[2],si32> to tensor<2xi32>
  %a = mla.decode q(%q0, %r0) kv(%c0, %c0) lengths(%len0) {q_latent_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, q_rope_map = affine_map<(b, q, h, r) -> (b, q, h, r)>, latent_map = affine_map<(b, t, r) -> (b, t, r)>, rope_map = affine_map<(b, t, p) -> (b, t, p + 32)>, rope_width = 8 : i64, kv_length = 64 : i64, scale_latent = 0.1, scale_rope = 0.1, empty = #mla.empty<nan>} : (tensor<2x1x4x32xbf16>, tensor<2x1x4x8xbf16>, tensor<2x64x40xbf16>, tensor<2x64x40xbf16>, tensor<2xi32>) -> tensor<2x1x4x32xbf16>
  %a0 = builtin.unrealized_conversion_cast %a : tensor<2x1x4x32xbf16> to !torch.vtensor<[2,1,4,32],bf16>
  return %a0 : !torch.vtensor<[2,1,4,32],bf16>
}
