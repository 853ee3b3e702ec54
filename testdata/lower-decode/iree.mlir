// RUN: mla-opt %s --mla-lower-decode=mode=persistent 2>&1 | FileCheck %s
// RUN: mla-opt %s --mla-lower-decode=mode=split 2>&1 | FileCheck %s --check-prefix=SPLIT
// RUN: mla-opt %s --mla-lower-decode=emit=func 2>&1 | FileCheck %s --check-prefix=FUNC
// RUN: mla-opt %s --mla-lower-decode=metadata=argument 2>&1 | FileCheck %s --check-prefix=OWNER

// In IREE's functions a kernel is a function of a module of its runtime, which takes buffer views.
// CHECK: remark: lowered:
// CHECK: }) {function_type = ({{.*}}) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view), nosideeffects, sym_name = "mla_opt.mla_cpu_decode_persistent", sym_visibility = "private"} : () -> ()
// CHECK: ^bb0(%[[Q:.*]]: tensor<2x4x40xf32>, %[[KV:.*]]: tensor<2x32x40xf32>):
// CHECK-NOT: {{memref|bufferization|func[.]call|"mla[.]}}
// CHECK: %[[LEN:.*]] = "hal.tensor.export"(%{{.*}}) {source_encoding = tensor<2xi32>} : (tensor<2xi32>) -> !hal.buffer_view
// CHECK: %[[PLAN:.*]]:5 = "util.call"(%[[LEN]], %{{.*}}) {callee = @mla_opt.mla_cpu_metadata_fill} : (!hal.buffer_view, !util.buffer)
// CHECK: %[[VIEW:.*]] = "hal.tensor.export"(%[[KV]]) {source_encoding = tensor<2x32x40xf32>}
// CHECK: %[[NULL:.*]] = "util.null"() : () -> !hal.buffer_view
// CHECK: %[[ELEM:.*]] = "hal.element_type"() {type = f32} : () -> i32
// CHECK: %[[S:.*]]:4 = "util.call"({{.*}}, %[[PLAN]]#0, %[[PLAN]]#1, %[[PLAN]]#2, %[[PLAN]]#3, %[[PLAN]]#4, %{{.*}}, %{{.*}}, %[[ELEM]]) {callee = @mla_opt.mla_cpu_decode_persistent}
// CHECK: %[[R:.*]]:2 = "util.call"(%[[PLAN]]#0, {{.*}}, %[[S]]#0, %[[S]]#1, %[[S]]#2, %[[S]]#3, %{{.*}}) {callee = @mla_opt.mla_cpu_reduce}
// CHECK: %[[OUT:.*]] = "hal.tensor.import"(%[[R]]#0) {operandSegmentSizes = array<i32: 1, 0, 0, 0>, target_encoding = tensor<2x1x4x32xf32>}
// CHECK-NOT: iree_linalg_ext

// SPLIT: callee = @mla_opt.mla_cpu_decode_split
// SPLIT: callee = @mla_opt.mla_cpu_reduce_split
// FUNC: missed [MLA-M019] {{.*}}functions cannot be called inside of util.func
// OWNER: missed [MLA-M019] {{.*}}calls in graphs of iree have metadata=per-call
#q = affine_map<(b, h, r, t, e) -> (b, h, e)>
#k = affine_map<(b, h, r, t, e) -> (b, t, e)>
#v = affine_map<(b, h, r, t, e) -> (b, t, r)>
#s = affine_map<(b, h, r, t, e) -> ()>
#o = affine_map<(b, h, r, t, e) -> (b, h, r)>
"util.func"() <{function_type = (tensor<2x4x40xf32>, tensor<2x32x40xf32>) -> tensor<2x4x32xf32>, sym_name = "step"}> ({
^bb0(%q: tensor<2x4x40xf32>, %kv: tensor<2x32x40xf32>):
  %scale = arith.constant 0.2 : f32
  %c = tensor.extract_slice %kv[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x32x32xf32>
  %init = tensor.empty() : tensor<2x4x32xf32>
  %out = "iree_linalg_ext.attention"(%q, %kv, %c, %scale, %init) <{indexing_maps = [#q, #k, #v, #s, #o]}> ({
  ^bb0(%x: f32):
    "iree_linalg_ext.yield"(%x) : (f32) -> ()
  }) : (tensor<2x4x40xf32>, tensor<2x32x40xf32>, tensor<2x32x32xf32>, f32, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
  "util.return"(%out) : (tensor<2x4x32xf32>) -> ()
}) : () -> ()
