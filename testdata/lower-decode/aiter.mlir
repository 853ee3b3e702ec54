// RUN: mla-opt %s --allow-unregistered-dialect --mla-lower-decode='target=gfx942 mode=persistent' | FileCheck %s
// RUN: mla-opt %s --allow-unregistered-dialect --mla-lower-decode='target=gfx942 mode=persistent aiter=0.1.7' | FileCheck %s --check-prefix=OLD
// RUN: mla-opt %s --allow-unregistered-dialect --mla-lower-decode='target=gfx942 mode=split' | FileCheck %s --check-prefix=SPLIT
// RUN: mla-opt %s --allow-unregistered-dialect --mla-lower-decode='target=gfx942 mode=split policy=reviewer' --mla-report=%t.json 2>&1 -o %t.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json
// RUN: mla-opt %s --allow-unregistered-dialect --mla-lower-decode='target=gfx1250' 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: mla-opt %s --allow-unregistered-dialect --mla-lower-decode='target=sm_90' 2>&1 | FileCheck %s --check-prefix=SM90

// 12 heads are repeated to 24 and cut to 16; 64 requests share sizes, plan and call. Nothing is left to
// a cache of the library's: offsets, pages and the split are tensors of the graph; buffers are static.
// CHECK-LABEL: func.func @heads
// CHECK-DAG: "torch.aten.cumsum"
// CHECK: %[[PTRS:[0-9]+]] = "torch.aten.new_empty"({{.*}} -> !torch.tensor<[2],ui64>
// CHECK: %[[INDPTR:[0-9]+]] = "torch.aten.new_empty"({{.*}} -> !torch.tensor<[305],si32>
// CHECK: %[[INFO:[0-9]+]] = "torch.aten.new_empty"({{.*}} -> !torch.tensor<[367,8],si32>
// CHECK: %[[RI:[0-9]+]] = "torch.aten.new_empty"({{.*}} -> !torch.tensor<[65],si32>
// CHECK: %[[RF:[0-9]+]] = "torch.aten.new_empty"({{.*}} -> !torch.tensor<[64,2],si32>
// CHECK: %[[RP:[0-9]+]] = "torch.aten.new_empty"({{.*}} -> !torch.tensor<[367],si32>
// CHECK: "torch.operator"(%[[QO:[0-9]+]], %[[KV:[0-9]+]], %[[LAST:[0-9]+]], {{.*}}, %[[PTRS]], %[[INFO]], %[[INDPTR]], %[[RI]], %[[RF]], %[[RP]], {{.*}}) {name = "torch.aiter.get_mla_metadata_v1"}
// CHECK: "torch.aten.bucketize.Tensor"
// CHECK: "torch.aten.index_select"
// CHECK: %[[ROWS:[0-9]+]] = "torch.aten.index_select"({{.*}} -> !torch.vtensor<[65536],si32>
// CHECK: %[[O:[0-9]+]] = "torch.aten.new_empty"({{.*}} -> !torch.tensor<[64,16,512],bf16>
// CHECK: %[[L:[0-9]+]] = "torch.aten.new_empty"({{.*}} -> !torch.tensor<[367,1,16,512],f32>
// CHECK: %[[S:[0-9]+]] = "torch.aten.new_empty"({{.*}} -> !torch.tensor<[367,1,16,1],f32>
// CHECK: "torch.operator"(%{{[0-9]+}}, %{{[0-9]+}}, %[[QO]], %[[KV]], %[[ROWS]], %[[LAST]], %{{[0-9]+}}, %[[PTRS]], %[[INDPTR]], %[[INFO]], {{.*}}, %[[L]], %[[S]], %[[O]], {{.*}}) {name = "torch.aiter.mla_decode_stage1_asm_fwd"} : (!torch.vtensor<[64,16,576],bf16>, !torch.vtensor<[65536,1,1,576],bf16>,
// CHECK: "torch.operator"(%[[L]], %[[S]], %[[RI]], %[[RF]], %[[RP]], %{{[0-9]+}}, %{{[0-9]+}}, %[[O]], %{{[0-9]+}}) {name = "torch.aiter.mla_reduce_v1"}
// CHECK: "torch.copy.to_vtensor"(%[[O]])
// CHECK: "torch.aten.slice.Tensor"({{.*}} -> !torch.vtensor<[64,1,12,512],bf16>
// CHECK-NOT: {{unrealized|"mla[.]|memref|softmax}}
// CHECK: return

// In 0.1.7 work_indptr comes first, there are no pages, and the reduction takes seven arguments.
// OLD-LABEL: func.func @heads
// OLD: %[[PTRS:[0-9]+]] = "torch.aten.new_empty"({{.*}} -> !torch.tensor<[2],ui64>
// OLD: %[[INDPTR:[0-9]+]] = "torch.aten.new_empty"({{.*}} -> !torch.tensor<[305],si32>
// OLD: %[[INFO:[0-9]+]] = "torch.aten.new_empty"({{.*}} -> !torch.tensor<[367,8],si32>
// OLD: "torch.operator"({{.*}}, %[[PTRS]], %[[INDPTR]], %[[INFO]], {{.*}}) {name = "torch.aiter.get_mla_metadata_v1"}
// OLD: "torch.operator"(%{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}) {name = "torch.aiter.mla_reduce_v1"}

// SPLIT-LABEL: func.func @heads
// SPLIT-NOT: get_mla_metadata
// SPLIT: %[[PIECES:[0-9]+]] = "torch.aten.mul.Tensor"({{.*}} -> !torch.vtensor<[65],si32>
// SPLIT: "torch.operator"({{.*}}, %[[PIECES]], {{.*}}) {name = "torch.aiter.mla_decode_fwd"}
// SPLIT-NOT: mla_reduce
// SPLIT: return

// REPORT: "library": "aiter"
// REPORT: "kernel": "mla_decode_fwd"
// REPORT: "why_mode": "told by the option `mode`"
// REPORT: "predicted_persistent_us": {{[0-9.]+}}
// REPORT: "predicted_split_us": {{[0-9.]+}}
// REPORT: "adaptation": "12 heads padded to 16"
// REPORT: "candidates": [
// REPORT: "legal": false
// REPORT: "why_not": "12 heads, the kernel takes 8"
// REPORT: "why_not": "q is bf16, the kernel takes f8E4M3FNUZ"

// NONE: remark: missed [MLA-M019] {{.*}}target gfx1250 has no persistent kernel for 12 heads, 1 query tokens, q bf16, kv bf16
// SM90: remark: missed [MLA-M019] {{.*}}target sm_90 has no persistent kernel
func.func @heads(%q: !torch.vtensor<[64,12,576],bf16>, %c: !torch.vtensor<[64,1024,576],bf16>) -> !torch.vtensor<[64,12,512],bf16> {
  %0 = "torch.constant.int"() {value = 0 : i64} : () -> !torch.int
  %1 = "torch.constant.int"() {value = 1 : i64} : () -> !torch.int
  %2 = "torch.constant.int"() {value = 2 : i64} : () -> !torch.int
  %512 = "torch.constant.int"() {value = 512 : i64} : () -> !torch.int
  %last = "torch.constant.int"() {value = -1 : i64} : () -> !torch.int
  %none = "torch.constant.none"() : () -> !torch.none
  %factor = "torch.constant.float"() {value = 7.216878e-02 : f64} : () -> !torch.float
  %order = "torch.prim.ListConstruct"(%0, %2, %1) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %ct = "torch.aten.permute"(%c, %order) : (!torch.vtensor<[64,1024,576],bf16>, !torch.list<int>) -> !torch.vtensor<[64,576,1024],bf16>
  %s = "torch.aten.bmm"(%q, %ct) : (!torch.vtensor<[64,12,576],bf16>, !torch.vtensor<[64,576,1024],bf16>) -> !torch.vtensor<[64,12,1024],bf16>
  %t = "torch.aten.mul.Scalar"(%s, %factor) : (!torch.vtensor<[64,12,1024],bf16>, !torch.float) -> !torch.vtensor<[64,12,1024],bf16>
  %p = "torch.aten.softmax.int"(%t, %last, %none) : (!torch.vtensor<[64,12,1024],bf16>, !torch.int, !torch.none) -> !torch.vtensor<[64,12,1024],bf16>
  %v = "torch.aten.slice.Tensor"(%c, %2, %0, %512, %1) : (!torch.vtensor<[64,1024,576],bf16>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[64,1024,512],bf16>
  %o = "torch.aten.bmm"(%p, %v) : (!torch.vtensor<[64,12,1024],bf16>, !torch.vtensor<[64,1024,512],bf16>) -> !torch.vtensor<[64,12,512],bf16>
  return %o : !torch.vtensor<[64,12,512],bf16>
}
