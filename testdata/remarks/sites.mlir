// RUN: mla-opt %s --mla-lower-decode --verify-diagnostics --split-input-file -o %t

// A softmax over classes.
func.func @not_attention(%x: tensor<4x10xf32>) -> tensor<4x10xf32> {
  %ninf = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4xf32>
  %m0 = linalg.fill ins(%ninf : f32) outs(%e0 : tensor<4xf32>) -> tensor<4xf32>
  %m = linalg.reduce { arith.maximumf } ins(%x : tensor<4x10xf32>) outs(%m0 : tensor<4xf32>) dimensions = [1]
  %e = tensor.empty() : tensor<4x10xf32>
  // expected-remark @+1 {{rejected [MLA-R001] the softmax is not contracted with a value tensor: no contraction follows}}
  %p = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %m : tensor<4x10xf32>, tensor<4xf32>) outs(%e : tensor<4x10xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.subf %a, %b : f32
    %x1 = math.exp %s : f32
    linalg.yield %x1 : f32
  } -> tensor<4x10xf32>
  %l0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4xf32>) -> tensor<4xf32>
  %l = linalg.reduce { arith.addf } ins(%p : tensor<4x10xf32>) outs(%l0 : tensor<4xf32>) dimensions = [1]
  %lb = linalg.broadcast ins(%l : tensor<4xf32>) outs(%e : tensor<4x10xf32>) dimensions = [1]
  %q = linalg.div ins(%p, %lb : tensor<4x10xf32>, tensor<4x10xf32>) outs(%e : tensor<4x10xf32>) -> tensor<4x10xf32>
  return %q : tensor<4x10xf32>
}

// -----

// The attention core by linalg.softmax and named ops: scores, softmax, output.
func.func @composite(%q: tensor<2x4x40xf32>, %c: tensor<2x64x40xf32>) -> tensor<2x4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant dense<0.5> : tensor<2x4x64xf32>
  %es = tensor.empty() : tensor<2x4x64xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%es : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
  %et = tensor.empty() : tensor<2x40x64xf32>
  %ct = linalg.transpose ins(%c : tensor<2x64x40xf32>) outs(%et : tensor<2x40x64xf32>) permutation = [0, 2, 1]
  %s = linalg.batch_matmul ins(%q, %ct : tensor<2x4x40xf32>, tensor<2x40x64xf32>) outs(%s0 : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
  %ss = linalg.mul ins(%s, %scale : tensor<2x4x64xf32>, tensor<2x4x64xf32>) outs(%es : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
  // expected-remark @+1 {{lowered: absorbed MLA decode, batch 2, query 1, heads 4, latent 32, rope 8, 64 rows}}
  %p = linalg.softmax dimension(2) ins(%ss : tensor<2x4x64xf32>) outs(%es : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
  %v = tensor.extract_slice %c[0, 0, 0] [2, 64, 32] [1, 1, 1] : tensor<2x64x40xf32> to tensor<2x64x32xf32>
  %eo = tensor.empty() : tensor<2x4x32xf32>
  %o0 = linalg.fill ins(%zero : f32) outs(%eo : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<2x4x64xf32>, tensor<2x64x32xf32>) outs(%o0 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32>
  return %o : tensor<2x4x32xf32>
}
