// RUN: mla-opt %s --allow-unregistered-dialect --mla-lower-decode 2>%t.log | FileCheck %s
// RUN: FileCheck %s --check-prefix=LOG <%t.log
// RUN: mla-opt %s --allow-unregistered-dialect --mla-lower-decode=emit=func 2>&1 | FileCheck %s --check-prefix=FUNC
// RUN: mla-opt %s --allow-unregistered-dialect --mla-lower-decode=metadata=argument 2>&1 | FileCheck %s --check-prefix=OWNER

// LOG-COUNT-3: remark: lowered:
// FUNC-COUNT-3: remark: missed [MLA-M019] {{.*}}calls of emit=func do not fit into graphs of torch
// OWNER-COUNT-3: remark: missed [MLA-M019] {{.*}}calls in graphs of torch have metadata=per-call

// What the graph computed goes; what takes its place is torch's own.
// CHECK-LABEL: func.func @fused
// CHECK-NOT: {{unrealized|arith[.]|[^v]tensor[.]|linalg[.]|"mla[.]|softmax|bmm|permute}}
// CHECK: %[[LEN:.*]] = "torch.vtensor.literal"() {value = dense<64> : tensor<2xsi32>} : () -> !torch.vtensor<[2],si32>
// CHECK-NOT: {{unrealized|arith[.]|[^v]tensor[.]|linalg[.]|"mla[.]|softmax|bmm|permute}}
// CHECK: "torch.operator"(%arg0, %arg0, %arg1, %arg1, %[[LEN]],
// CHECK-SAME: "torch.mla_opt.mla_cpu_decode_persistent"
// CHECK: %[[O:.*]]:2 = "torch.operator"(
// CHECK-SAME: "torch.mla_opt.mla_cpu_reduce"
// CHECK: %[[SHAPE:.*]] = "torch.prim.ListConstruct"
// CHECK: %[[OUT:.*]] = "torch.aten.reshape"(%[[O]]#0, %[[SHAPE]]) : (!torch.vtensor<[2,1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32],f32>
// CHECK: return %[[OUT]]
func.func @fused(%q: !torch.vtensor<[2,4,40],f32>, %c: !torch.vtensor<[2,64,40],f32>) -> !torch.vtensor<[2,4,32],f32> {
  %0 = "torch.constant.int"() {value = 0 : i64} : () -> !torch.int
  %1 = "torch.constant.int"() {value = 1 : i64} : () -> !torch.int
  %2 = "torch.constant.int"() {value = 2 : i64} : () -> !torch.int
  %32 = "torch.constant.int"() {value = 32 : i64} : () -> !torch.int
  %last = "torch.constant.int"() {value = -1 : i64} : () -> !torch.int
  %none = "torch.constant.none"() : () -> !torch.none
  %factor = "torch.constant.float"() {value = 1.250000e-01 : f64} : () -> !torch.float
  %order = "torch.prim.ListConstruct"(%0, %2, %1) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %ct = "torch.aten.permute"(%c, %order) : (!torch.vtensor<[2,64,40],f32>, !torch.list<int>) -> !torch.vtensor<[2,40,64],f32>
  %s = "torch.aten.bmm"(%q, %ct) : (!torch.vtensor<[2,4,40],f32>, !torch.vtensor<[2,40,64],f32>) -> !torch.vtensor<[2,4,64],f32>
  %t = "torch.aten.mul.Scalar"(%s, %factor) : (!torch.vtensor<[2,4,64],f32>, !torch.float) -> !torch.vtensor<[2,4,64],f32>
  %p = "torch.aten.softmax.int"(%t, %last, %none) : (!torch.vtensor<[2,4,64],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,4,64],f32>
  %v = "torch.aten.slice.Tensor"(%c, %2, %0, %32, %1) : (!torch.vtensor<[2,64,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,64,32],f32>
  %o = "torch.aten.bmm"(%p, %v) : (!torch.vtensor<[2,4,64],f32>, !torch.vtensor<[2,64,32],f32>) -> !torch.vtensor<[2,4,32],f32>
  return %o : !torch.vtensor<[2,4,32],f32>
}

// A scale for each head goes to the query: read over its own dimension, repeated over the others.
// CHECK-LABEL: func.func @scaled
// CHECK-NOT: {{unrealized|arith[.]|[^v]tensor[.]|linalg[.]|"mla[.]|softmax|bmm}}
// CHECK: %[[Q:.*]] = "torch.aten.slice.Tensor"(%arg0, {{.*}} -> !torch.vtensor<[2,4,32],f32>
// CHECK: "torch.aten.expand"({{.*}}) : (!torch.vtensor<[1,1,4,1],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[2,1,4,32],f32>
// CHECK: %[[QL:.*]] = "torch.aten.mul.Tensor"({{.*}}) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
// CHECK: %[[QR:.*]] = "torch.aten.mul.Tensor"({{.*}}) -> !torch.vtensor<[2,1,4,8],f32>
// CHECK: "torch.operator"(%[[QL]], %[[QR]], %arg1, %arg1,
func.func @scaled(%q: !torch.vtensor<[2,4,40],f32>, %c: !torch.vtensor<[2,64,40],f32>, %scale: !torch.vtensor<[4,1],f32>) -> !torch.vtensor<[2,4,32],f32> {
  %0 = "torch.constant.int"() {value = 0 : i64} : () -> !torch.int
  %1 = "torch.constant.int"() {value = 1 : i64} : () -> !torch.int
  %2 = "torch.constant.int"() {value = 2 : i64} : () -> !torch.int
  %32 = "torch.constant.int"() {value = 32 : i64} : () -> !torch.int
  %last = "torch.constant.int"() {value = -1 : i64} : () -> !torch.int
  %none = "torch.constant.none"() : () -> !torch.none
  %order = "torch.prim.ListConstruct"(%0, %2, %1) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %ct = "torch.aten.permute"(%c, %order) : (!torch.vtensor<[2,64,40],f32>, !torch.list<int>) -> !torch.vtensor<[2,40,64],f32>
  %s = "torch.aten.bmm"(%q, %ct) : (!torch.vtensor<[2,4,40],f32>, !torch.vtensor<[2,40,64],f32>) -> !torch.vtensor<[2,4,64],f32>
  %t = "torch.aten.mul.Tensor"(%s, %scale) : (!torch.vtensor<[2,4,64],f32>, !torch.vtensor<[4,1],f32>) -> !torch.vtensor<[2,4,64],f32>
  %p = "torch.aten.softmax.int"(%t, %last, %none) : (!torch.vtensor<[2,4,64],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,4,64],f32>
  %v = "torch.aten.slice.Tensor"(%c, %2, %0, %32, %1) : (!torch.vtensor<[2,64,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,64,32],f32>
  %o = "torch.aten.bmm"(%p, %v) : (!torch.vtensor<[2,4,64],f32>, !torch.vtensor<[2,64,32],f32>) -> !torch.vtensor<[2,4,32],f32>
  return %o : !torch.vtensor<[2,4,32],f32>
}

// Naive: the weight [H * (N + V), R] is read where it lies; no tensor of 64 rows is made.
// CHECK-LABEL: func.func @naive
// CHECK-NOT: {{unrealized|arith[.]|[^v]tensor[.]|linalg[.]|"mla[.]|softmax|,64,[0-9]+\],f32>\) ->}}
// CHECK: "torch.aten.reshape"(%arg3, {{.*}} -> !torch.vtensor<[4,32,32],f32>
// CHECK: "torch.aten.bmm"({{.*}}) : (!torch.vtensor<[4,1,16],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.vtensor<[4,1,32],f32>
// CHECK: "torch.operator"({{.*}}, %arg1, %arg2,
// CHECK: "torch.aten.bmm"({{.*}}) : (!torch.vtensor<[4,1,32],f32>, !torch.vtensor<[4,32,16],f32>) -> !torch.vtensor<[4,1,16],f32>
// CHECK-NOT: {{unrealized|arith[.]|[^v]tensor[.]|linalg[.]|"mla[.]|softmax}}
// CHECK: return
func.func @naive(%q: !torch.vtensor<[4,1,24],f32>, %c: !torch.vtensor<[64,32],f32>, %k: !torch.vtensor<[64,8],f32>, %w: !torch.vtensor<[128,32],f32>) -> !torch.vtensor<[4,1,16],f32> {
  %0 = "torch.constant.int"() {value = 0 : i64} : () -> !torch.int
  %1 = "torch.constant.int"() {value = 1 : i64} : () -> !torch.int
  %2 = "torch.constant.int"() {value = 2 : i64} : () -> !torch.int
  %4 = "torch.constant.int"() {value = 4 : i64} : () -> !torch.int
  %8 = "torch.constant.int"() {value = 8 : i64} : () -> !torch.int
  %16 = "torch.constant.int"() {value = 16 : i64} : () -> !torch.int
  %32 = "torch.constant.int"() {value = 32 : i64} : () -> !torch.int
  %64 = "torch.constant.int"() {value = 64 : i64} : () -> !torch.int
  %last = "torch.constant.int"() {value = -1 : i64} : () -> !torch.int
  %none = "torch.constant.none"() : () -> !torch.none
  %no = "torch.constant.bool"() {value = false} : () -> !torch.bool
  %factor = "torch.constant.float"() {value = 1.250000e-01 : f64} : () -> !torch.float
  %flip = "torch.prim.ListConstruct"(%1, %0) : (!torch.int, !torch.int) -> !torch.list<int>
  %wt = "torch.aten.permute"(%w, %flip) : (!torch.vtensor<[128,32],f32>, !torch.list<int>) -> !torch.vtensor<[32,128],f32>
  %kv = "torch.aten.mm"(%c, %wt) : (!torch.vtensor<[64,32],f32>, !torch.vtensor<[32,128],f32>) -> !torch.vtensor<[64,128],f32>
  %heads = "torch.prim.ListConstruct"(%64, %4, %32) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %kvh = "torch.aten.view"(%kv, %heads) : (!torch.vtensor<[64,128],f32>, !torch.list<int>) -> !torch.vtensor<[64,4,32],f32>
  %first = "torch.prim.ListConstruct"(%1, %0, %2) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %hkv = "torch.aten.permute"(%kvh, %first) : (!torch.vtensor<[64,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[4,64,32],f32>
  %kn = "torch.aten.slice.Tensor"(%hkv, %2, %0, %16, %1) : (!torch.vtensor<[4,64,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,64,16],f32>
  %v = "torch.aten.slice.Tensor"(%hkv, %2, %16, %32, %1) : (!torch.vtensor<[4,64,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[4,64,16],f32>
  %k1 = "torch.aten.unsqueeze"(%k, %0) : (!torch.vtensor<[64,8],f32>, !torch.int) -> !torch.vtensor<[1,64,8],f32>
  %all = "torch.prim.ListConstruct"(%4, %64, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %kr = "torch.aten.expand"(%k1, %all, %no) : (!torch.vtensor<[1,64,8],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[4,64,8],f32>
  %parts = "torch.prim.ListConstruct"(%kn, %kr) : (!torch.vtensor<[4,64,16],f32>, !torch.vtensor<[4,64,8],f32>) -> !torch.list<vtensor>
  %keys = "torch.aten.cat"(%parts, %2) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[4,64,24],f32>
  %order = "torch.prim.ListConstruct"(%0, %2, %1) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %kt = "torch.aten.permute"(%keys, %order) : (!torch.vtensor<[4,64,24],f32>, !torch.list<int>) -> !torch.vtensor<[4,24,64],f32>
  %s = "torch.aten.bmm"(%q, %kt) : (!torch.vtensor<[4,1,24],f32>, !torch.vtensor<[4,24,64],f32>) -> !torch.vtensor<[4,1,64],f32>
  %t = "torch.aten.mul.Scalar"(%s, %factor) : (!torch.vtensor<[4,1,64],f32>, !torch.float) -> !torch.vtensor<[4,1,64],f32>
  %p = "torch.aten.softmax.int"(%t, %last, %none) : (!torch.vtensor<[4,1,64],f32>, !torch.int, !torch.none) -> !torch.vtensor<[4,1,64],f32>
  %o = "torch.aten.bmm"(%p, %v) : (!torch.vtensor<[4,1,64],f32>, !torch.vtensor<[4,64,16],f32>) -> !torch.vtensor<[4,1,16],f32>
  return %o : !torch.vtensor<[4,1,16],f32>
}
