// A call inside of a function that MLIR does not know would not verify: the site stays.
// RUN: mla-opt %s --mla-lower-decode=target=cpu -o %t 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=LEFT < %t

// CHECK: missed [MLA-M019] {{.*}}functions cannot be called inside of other.func
// LEFT-NOT: mla
// LEFT: iree_linalg_ext.attention
#q = affine_map<(b, h, r, t, e) -> (b, h, e)>
#k = affine_map<(b, h, r, t, e) -> (b, t, e)>
#v = affine_map<(b, h, r, t, e) -> (b, t, r)>
#s = affine_map<(b, h, r, t, e) -> ()>
#o = affine_map<(b, h, r, t, e) -> (b, h, r)>
"other.func"() <{function_type = (tensor<2x4x40xf32>, tensor<2x32x40xf32>) -> tensor<2x4x32xf32>, sym_name = "step"}> ({
^bb0(%q: tensor<2x4x40xf32>, %kv: tensor<2x32x40xf32>):
  %scale = arith.constant 0.2 : f32
  %c = tensor.extract_slice %kv[0, 0, 0] [2, 32, 32] [1, 1, 1] : tensor<2x32x40xf32> to tensor<2x32x32xf32>
  %init = tensor.empty() : tensor<2x4x32xf32>
  %out = "iree_linalg_ext.attention"(%q, %kv, %c, %scale, %init) <{indexing_maps = [#q, #k, #v, #s, #o]}> ({
  ^bb0(%x: f32):
    "iree_linalg_ext.yield"(%x) : (f32) -> ()
  }) : (tensor<2x4x40xf32>, tensor<2x32x40xf32>, tensor<2x32x32xf32>, f32, tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
  "other.return"(%out) : (tensor<2x4x32xf32>) -> ()
}) : () -> ()
