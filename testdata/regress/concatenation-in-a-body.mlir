// RUN: mla-opt %s --mla-raise-decode --verify-diagnostics -o %t
// RUN: FileCheck %s --input-file=%t

// JAX's concatenation of latent and rotary key, as fusion folds it into the scores: a choice at a
// border of the summed index.
#q = affine_map<(h, t, e) -> (h, e)>
#s = affine_map<(h, t, e) -> (h, t)>

// The latent up to its end, then the rotary key from its beginning.
// CHECK-LABEL: func.func @joined
// CHECK: mla.decode q(%arg0, %arg0) kv(%arg1, %arg2)
func.func @joined(%q: tensor<4x40xf32>, %c: tensor<16x32xf32>, %k: tensor<16x8xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x16xf32>
  %s = linalg.generic {indexing_maps = [#q, #s], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q : tensor<4x40xf32>) outs(%zero : tensor<4x16xf32>) {
  ^bb0(%x: f32, %o: f32):
    %t = linalg.index 1 : index
    %e = linalg.index 2 : index
    %border = arith.constant 32 : index
    %first = arith.cmpi ult, %e, %border : index
    %y = scf.if %first -> f32 {
      %a = tensor.extract %c[%t, %e] : tensor<16x32xf32>
      scf.yield %a : f32
    } else {
      %start = arith.constant 32 : index
      %p = arith.subi %e, %start : index
      %b = tensor.extract %k[%t, %p] : tensor<16x8xf32>
      scf.yield %b : f32
    }
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %empty = tensor.empty() : tensor<4x16xf32>
  // expected-remark @+1 {{raised: absorbed MLA decode}}
  %p = linalg.softmax dimension(1) ins(%s : tensor<4x16xf32>) outs(%empty : tensor<4x16xf32>) -> tensor<4x16xf32>
  %out_0 = arith.constant dense<0.0> : tensor<4x32xf32>
  %out = linalg.matmul ins(%p, %c : tensor<4x16xf32>, tensor<16x32xf32>) outs(%out_0 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}

// The last column of the latent is not read.
// CHECK-LABEL: func.func @border_too_low
// CHECK-NOT: mla.decode
func.func @border_too_low(%q: tensor<4x40xf32>, %c: tensor<16x32xf32>, %k: tensor<16x8xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x16xf32>
  %s = linalg.generic {indexing_maps = [#q, #s], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q : tensor<4x40xf32>) outs(%zero : tensor<4x16xf32>) {
  ^bb0(%x: f32, %o: f32):
    %t = linalg.index 1 : index
    %e = linalg.index 2 : index
    %border = arith.constant 31 : index
    %first = arith.cmpi ult, %e, %border : index
    %y = scf.if %first -> f32 {
      %a = tensor.extract %c[%t, %e] : tensor<16x32xf32>
      scf.yield %a : f32
    } else {
      %start = arith.constant 32 : index
      %p = arith.subi %e, %start : index
      %b = tensor.extract %k[%t, %p] : tensor<16x8xf32>
      scf.yield %b : f32
    }
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %empty = tensor.empty() : tensor<4x16xf32>
  // expected-remark @+1 {{rejected [MLA-R007]}}
  %p = linalg.softmax dimension(1) ins(%s : tensor<4x16xf32>) outs(%empty : tensor<4x16xf32>) -> tensor<4x16xf32>
  %out_0 = arith.constant dense<0.0> : tensor<4x32xf32>
  %out = linalg.matmul ins(%p, %c : tensor<4x16xf32>, tensor<16x32xf32>) outs(%out_0 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}

// The rotary key is read from its second column on.
// CHECK-LABEL: func.func @start_too_low
// CHECK-NOT: mla.decode
func.func @start_too_low(%q: tensor<4x40xf32>, %c: tensor<16x32xf32>, %k: tensor<16x8xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x16xf32>
  %s = linalg.generic {indexing_maps = [#q, #s], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q : tensor<4x40xf32>) outs(%zero : tensor<4x16xf32>) {
  ^bb0(%x: f32, %o: f32):
    %t = linalg.index 1 : index
    %e = linalg.index 2 : index
    %border = arith.constant 32 : index
    %first = arith.cmpi ult, %e, %border : index
    %y = scf.if %first -> f32 {
      %a = tensor.extract %c[%t, %e] : tensor<16x32xf32>
      scf.yield %a : f32
    } else {
      %start = arith.constant 31 : index
      %p = arith.subi %e, %start : index
      %b = tensor.extract %k[%t, %p] : tensor<16x8xf32>
      scf.yield %b : f32
    }
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %empty = tensor.empty() : tensor<4x16xf32>
  // expected-remark @+1 {{rejected [MLA-R007]}}
  %p = linalg.softmax dimension(1) ins(%s : tensor<4x16xf32>) outs(%empty : tensor<4x16xf32>) -> tensor<4x16xf32>
  %out_0 = arith.constant dense<0.0> : tensor<4x32xf32>
  %out = linalg.matmul ins(%p, %c : tensor<4x16xf32>, tensor<16x32xf32>) outs(%out_0 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}
