// RUN: mla-opt %s --mla-raise-decode --verify-diagnostics -o %t
// RUN: FileCheck %s --input-file=%t

// Pieces that make no decode together; each is a whole but for one number. See also
// ../raise-decode/pieces-of-rows.mlir and its neighbours.
#q = affine_map<(h, t, e) -> (h, e)>
#k = affine_map<(h, t, e) -> (t, e)>
#s = affine_map<(h, t, e) -> (h, t)>

// Half of the rows at another scale.
// CHECK-LABEL: func.func @another_scale
// CHECK-NOT: mla.decode
func.func @another_scale(%q: tensor<4x40xf32>, %c: tensor<16x40xf32>) -> tensor<4x32xf32> {
  %cut = tensor.extract_slice %c[0, 0] [8, 40] [1, 1] : tensor<16x40xf32> to tensor<8x40xf32>
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %s = linalg.matmul indexing_maps = [#q, #k, #s] ins(%q, %cut : tensor<4x40xf32>, tensor<8x40xf32>) outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32>
  %number = arith.constant dense<0.5> : tensor<4x8xf32>
  %times = arith.mulf %s, %number : tensor<4x8xf32>
  %cut1 = tensor.extract_slice %c[8, 0] [8, 40] [1, 1] : tensor<16x40xf32> to tensor<8x40xf32>
  %s1 = linalg.matmul indexing_maps = [#q, #k, #s] ins(%q, %cut1 : tensor<4x40xf32>, tensor<8x40xf32>) outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32>
  %number1 = arith.constant dense<0.25> : tensor<4x8xf32>
  %times1 = arith.mulf %s1, %number1 : tensor<4x8xf32>
  %all = tensor.concat dim(1) %times, %times1 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
  %empty = tensor.empty() : tensor<4x16xf32>
  // expected-remark @+1 {{rejected [MLA-R007]}}
  %p = linalg.softmax dimension(1) ins(%all : tensor<4x16xf32>) outs(%empty : tensor<4x16xf32>) -> tensor<4x16xf32>
  %cut2 = tensor.extract_slice %c[0, 0] [16, 32] [1, 1] : tensor<16x40xf32> to tensor<16x32xf32>
  %zero1 = arith.constant dense<0.0> : tensor<4x32xf32>
  %o = linalg.matmul ins(%p, %cut2 : tensor<4x16xf32>, tensor<16x32xf32>) outs(%zero1 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %o : tensor<4x32xf32>
}

// Rows in another order than the values.
// CHECK-LABEL: func.func @scores_swapped
// CHECK-NOT: mla.decode
func.func @scores_swapped(%q: tensor<4x40xf32>, %c: tensor<16x40xf32>) -> tensor<4x32xf32> {
  %cut = tensor.extract_slice %c[8, 0] [8, 40] [1, 1] : tensor<16x40xf32> to tensor<8x40xf32>
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %s = linalg.matmul indexing_maps = [#q, #k, #s] ins(%q, %cut : tensor<4x40xf32>, tensor<8x40xf32>) outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32>
  %cut1 = tensor.extract_slice %c[0, 0] [8, 40] [1, 1] : tensor<16x40xf32> to tensor<8x40xf32>
  %s1 = linalg.matmul indexing_maps = [#q, #k, #s] ins(%q, %cut1 : tensor<4x40xf32>, tensor<8x40xf32>) outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32>
  %all = tensor.concat dim(1) %s, %s1 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
  %empty = tensor.empty() : tensor<4x16xf32>
  // expected-remark @+1 {{rejected [MLA-R007]}}
  %p = linalg.softmax dimension(1) ins(%all : tensor<4x16xf32>) outs(%empty : tensor<4x16xf32>) -> tensor<4x16xf32>
  %cut2 = tensor.extract_slice %c[0, 0] [16, 32] [1, 1] : tensor<16x40xf32> to tensor<16x32xf32>
  %zero1 = arith.constant dense<0.0> : tensor<4x32xf32>
  %o = linalg.matmul ins(%p, %cut2 : tensor<4x16xf32>, tensor<16x32xf32>) outs(%zero1 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %o : tensor<4x32xf32>
}

// Scores of half of the rows from another cache.
// CHECK-LABEL: func.func @another_cache
// CHECK-NOT: mla.decode
func.func @another_cache(%q: tensor<4x40xf32>, %c: tensor<16x40xf32>, %d: tensor<16x40xf32>) -> tensor<4x32xf32> {
  %cut = tensor.extract_slice %c[0, 0] [8, 40] [1, 1] : tensor<16x40xf32> to tensor<8x40xf32>
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %s = linalg.matmul indexing_maps = [#q, #k, #s] ins(%q, %cut : tensor<4x40xf32>, tensor<8x40xf32>) outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32>
  %cut1 = tensor.extract_slice %d[8, 0] [8, 40] [1, 1] : tensor<16x40xf32> to tensor<8x40xf32>
  %s1 = linalg.matmul indexing_maps = [#q, #k, #s] ins(%q, %cut1 : tensor<4x40xf32>, tensor<8x40xf32>) outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32>
  %all = tensor.concat dim(1) %s, %s1 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
  %empty = tensor.empty() : tensor<4x16xf32>
  // expected-remark @+1 {{rejected [MLA-R007]}}
  %p = linalg.softmax dimension(1) ins(%all : tensor<4x16xf32>) outs(%empty : tensor<4x16xf32>) -> tensor<4x16xf32>
  %cut2 = tensor.extract_slice %c[0, 0] [16, 32] [1, 1] : tensor<16x40xf32> to tensor<16x32xf32>
  %zero1 = arith.constant dense<0.0> : tensor<4x32xf32>
  %o = linalg.matmul ins(%p, %cut2 : tensor<4x16xf32>, tensor<16x32xf32>) outs(%zero1 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %o : tensor<4x32xf32>
}

// One row is in both sums.
// CHECK-LABEL: func.func @a_row_twice
// CHECK-NOT: mla.decode
func.func @a_row_twice(%q: tensor<4x40xf32>, %c: tensor<16x40xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x16xf32>
  %s = linalg.matmul indexing_maps = [#q, #k, #s] ins(%q, %c : tensor<4x40xf32>, tensor<16x40xf32>) outs(%zero : tensor<4x16xf32>) -> tensor<4x16xf32>
  %empty = tensor.empty() : tensor<4x16xf32>
  // expected-remark @+1 {{missed [MLA-M001]}}
  %p = linalg.softmax dimension(1) ins(%s : tensor<4x16xf32>) outs(%empty : tensor<4x16xf32>) -> tensor<4x16xf32>
  %cut = tensor.extract_slice %c[0, 0] [16, 32] [1, 1] : tensor<16x40xf32> to tensor<16x32xf32>
  %cut1 = tensor.extract_slice %c[0, 0] [16, 32] [1, 1] : tensor<16x40xf32> to tensor<16x32xf32>
  %cut2 = tensor.extract_slice %p[0, 0] [4, 8] [1, 1] : tensor<4x16xf32> to tensor<4x8xf32>
  %cut3 = tensor.extract_slice %cut[0, 0] [8, 32] [1, 1] : tensor<16x32xf32> to tensor<8x32xf32>
  %zero1 = arith.constant dense<0.0> : tensor<4x32xf32>
  %o = linalg.matmul ins(%cut2, %cut3 : tensor<4x8xf32>, tensor<8x32xf32>) outs(%zero1 : tensor<4x32xf32>) -> tensor<4x32xf32>
  %cut4 = tensor.extract_slice %p[0, 7] [4, 9] [1, 1] : tensor<4x16xf32> to tensor<4x9xf32>
  %cut5 = tensor.extract_slice %cut1[7, 0] [9, 32] [1, 1] : tensor<16x32xf32> to tensor<9x32xf32>
  %o1 = linalg.matmul ins(%cut4, %cut5 : tensor<4x9xf32>, tensor<9x32xf32>) outs(%zero1 : tensor<4x32xf32>) -> tensor<4x32xf32>
  %sum = arith.addf %o, %o1 : tensor<4x32xf32>
  return %sum : tensor<4x32xf32>
}

// One row is in neither sum.
// CHECK-LABEL: func.func @a_row_missing
// CHECK-NOT: mla.decode
func.func @a_row_missing(%q: tensor<4x40xf32>, %c: tensor<16x40xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x16xf32>
  %s = linalg.matmul indexing_maps = [#q, #k, #s] ins(%q, %c : tensor<4x40xf32>, tensor<16x40xf32>) outs(%zero : tensor<4x16xf32>) -> tensor<4x16xf32>
  %empty = tensor.empty() : tensor<4x16xf32>
  // expected-remark @+1 {{missed [MLA-M001]}}
  %p = linalg.softmax dimension(1) ins(%s : tensor<4x16xf32>) outs(%empty : tensor<4x16xf32>) -> tensor<4x16xf32>
  %cut = tensor.extract_slice %c[0, 0] [16, 32] [1, 1] : tensor<16x40xf32> to tensor<16x32xf32>
  %cut1 = tensor.extract_slice %c[0, 0] [16, 32] [1, 1] : tensor<16x40xf32> to tensor<16x32xf32>
  %cut2 = tensor.extract_slice %p[0, 0] [4, 7] [1, 1] : tensor<4x16xf32> to tensor<4x7xf32>
  %cut3 = tensor.extract_slice %cut[0, 0] [7, 32] [1, 1] : tensor<16x32xf32> to tensor<7x32xf32>
  %zero1 = arith.constant dense<0.0> : tensor<4x32xf32>
  %o = linalg.matmul ins(%cut2, %cut3 : tensor<4x7xf32>, tensor<7x32xf32>) outs(%zero1 : tensor<4x32xf32>) -> tensor<4x32xf32>
  %cut4 = tensor.extract_slice %p[0, 8] [4, 8] [1, 1] : tensor<4x16xf32> to tensor<4x8xf32>
  %cut5 = tensor.extract_slice %cut1[8, 0] [8, 32] [1, 1] : tensor<16x32xf32> to tensor<8x32xf32>
  %o1 = linalg.matmul ins(%cut4, %cut5 : tensor<4x8xf32>, tensor<8x32xf32>) outs(%zero1 : tensor<4x32xf32>) -> tensor<4x32xf32>
  %sum = arith.addf %o, %o1 : tensor<4x32xf32>
  return %sum : tensor<4x32xf32>
}

// The sums start from 1.
// CHECK-LABEL: func.func @starts_from_one
// CHECK-NOT: mla.decode
func.func @starts_from_one(%q: tensor<4x40xf32>, %c: tensor<16x40xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x16xf32>
  %s = linalg.matmul indexing_maps = [#q, #k, #s] ins(%q, %c : tensor<4x40xf32>, tensor<16x40xf32>) outs(%zero : tensor<4x16xf32>) -> tensor<4x16xf32>
  %empty = tensor.empty() : tensor<4x16xf32>
  // expected-remark @+1 {{missed [MLA-M001]}}
  %p = linalg.softmax dimension(1) ins(%s : tensor<4x16xf32>) outs(%empty : tensor<4x16xf32>) -> tensor<4x16xf32>
  %cut = tensor.extract_slice %c[0, 0] [16, 32] [1, 1] : tensor<16x40xf32> to tensor<16x32xf32>
  %cut1 = tensor.extract_slice %p[0, 8] [4, 8] [1, 1] : tensor<4x16xf32> to tensor<4x8xf32>
  %cut2 = tensor.extract_slice %cut[8, 0] [8, 32] [1, 1] : tensor<16x32xf32> to tensor<8x32xf32>
  %cut3 = tensor.extract_slice %p[0, 0] [4, 8] [1, 1] : tensor<4x16xf32> to tensor<4x8xf32>
  %cut4 = tensor.extract_slice %cut[0, 0] [8, 32] [1, 1] : tensor<16x32xf32> to tensor<8x32xf32>
  %number = arith.constant dense<1.0> : tensor<4x32xf32>
  %o = linalg.matmul ins(%cut3, %cut4 : tensor<4x8xf32>, tensor<8x32xf32>) outs(%number : tensor<4x32xf32>) -> tensor<4x32xf32>
  %o1 = linalg.matmul ins(%cut1, %cut2 : tensor<4x8xf32>, tensor<8x32xf32>) outs(%o : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %o1 : tensor<4x32xf32>
}

// Two heads start from 1, the number that lies beside a 0.
// CHECK-LABEL: func.func @starts_apart
// CHECK-NOT: mla.decode
func.func @starts_apart(%q: tensor<4x40xf32>, %c: tensor<16x40xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant dense<0.0> : tensor<2x32xf32>
  %number = arith.constant dense<1.0> : tensor<2x32xf32>
  %all = tensor.concat dim(0) %zero, %number : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<4x32xf32>
  %zero1 = arith.constant dense<0.0> : tensor<4x16xf32>
  %s = linalg.matmul indexing_maps = [#q, #k, #s] ins(%q, %c : tensor<4x40xf32>, tensor<16x40xf32>) outs(%zero1 : tensor<4x16xf32>) -> tensor<4x16xf32>
  %empty = tensor.empty() : tensor<4x16xf32>
  // expected-remark @+1 {{missed [MLA-M001]}}
  %p = linalg.softmax dimension(1) ins(%s : tensor<4x16xf32>) outs(%empty : tensor<4x16xf32>) -> tensor<4x16xf32>
  %cut = tensor.extract_slice %c[0, 0] [16, 32] [1, 1] : tensor<16x40xf32> to tensor<16x32xf32>
  %zero2 = arith.constant dense<0.0> : tensor<2x16xf32>
  %cut1 = tensor.extract_slice %p[0, 0] [2, 16] [1, 1] : tensor<4x16xf32> to tensor<2x16xf32>
  %all1 = tensor.concat dim(0) %zero2, %cut1 : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<4x16xf32>
  %o = linalg.matmul ins(%all1, %cut : tensor<4x16xf32>, tensor<16x32xf32>) outs(%all : tensor<4x32xf32>) -> tensor<4x32xf32>
  %cut2 = tensor.extract_slice %o[2, 0] [2, 32] [1, 1] : tensor<4x32xf32> to tensor<2x32xf32>
  %zero3 = arith.constant dense<0.0> : tensor<4x32xf32>
  %o1 = linalg.matmul ins(%p, %cut : tensor<4x16xf32>, tensor<16x32xf32>) outs(%zero3 : tensor<4x32xf32>) -> tensor<4x32xf32>
  %cut3 = tensor.extract_slice %o1[2, 0] [2, 32] [1, 1] : tensor<4x32xf32> to tensor<2x32xf32>
  %all2 = tensor.concat dim(0) %cut2, %cut3 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<4x32xf32>
  return %all2 : tensor<4x32xf32>
}

// Half of the values rounded to bf16.
// CHECK-LABEL: func.func @half_rounded
// CHECK-NOT: mla.decode
func.func @half_rounded(%q: tensor<4x40xf32>, %c: tensor<16x40xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x16xf32>
  %s = linalg.matmul indexing_maps = [#q, #k, #s] ins(%q, %c : tensor<4x40xf32>, tensor<16x40xf32>) outs(%zero : tensor<4x16xf32>) -> tensor<4x16xf32>
  %empty = tensor.empty() : tensor<4x16xf32>
  // expected-remark @+1 {{rejected [MLA-R002]}}
  %p = linalg.softmax dimension(1) ins(%s : tensor<4x16xf32>) outs(%empty : tensor<4x16xf32>) -> tensor<4x16xf32>
  %cut = tensor.extract_slice %c[0, 0] [16, 32] [1, 1] : tensor<16x40xf32> to tensor<16x32xf32>
  %cut1 = tensor.extract_slice %cut[0, 0] [8, 32] [1, 1] : tensor<16x32xf32> to tensor<8x32xf32>
  %half = arith.truncf %cut1 : tensor<8x32xf32> to tensor<8x32xbf16>
  %wide = arith.extf %half : tensor<8x32xbf16> to tensor<8x32xf32>
  %cut2 = tensor.extract_slice %cut[8, 0] [8, 32] [1, 1] : tensor<16x32xf32> to tensor<8x32xf32>
  %all = tensor.concat dim(0) %wide, %cut2 : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
  %zero1 = arith.constant dense<0.0> : tensor<4x32xf32>
  %o = linalg.matmul ins(%p, %all : tensor<4x16xf32>, tensor<16x32xf32>) outs(%zero1 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %o : tensor<4x32xf32>
}

// Sum and exponentials are shifted differently.
// CHECK-LABEL: func.func @another_shift_in_the_sum
// CHECK-NOT: mla.decode
func.func @another_shift_in_the_sum(%q: tensor<4x40xf32>, %c: tensor<16x40xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x16xf32>
  %s = linalg.matmul indexing_maps = [#q, #k, #s] ins(%q, %c : tensor<4x40xf32>, tensor<16x40xf32>) outs(%zero : tensor<4x16xf32>) -> tensor<4x16xf32>
  %least = arith.constant dense<0xFF800000> : tensor<4xf32>
  %over = linalg.reduce { arith.maximumf } ins(%s : tensor<4x16xf32>) outs(%least : tensor<4xf32>) dimensions = [1]
  %empty = tensor.empty() : tensor<4x16xf32>
  %rows = linalg.broadcast ins(%over : tensor<4xf32>) outs(%empty : tensor<4x16xf32>) dimensions = [1]
  %minus = arith.subf %s, %rows : tensor<4x16xf32>
  // expected-remark @+1 {{rejected [MLA-R006]}}
  %e = math.exp %minus : tensor<4x16xf32>
  %cut = tensor.extract_slice %s[0, 0] [4, 8] [1, 1] : tensor<4x16xf32> to tensor<4x8xf32>
  %over1 = linalg.reduce { arith.maximumf } ins(%cut : tensor<4x8xf32>) outs(%least : tensor<4xf32>) dimensions = [1]
  %rows1 = linalg.broadcast ins(%over1 : tensor<4xf32>) outs(%empty : tensor<4x16xf32>) dimensions = [1]
  %minus1 = arith.subf %s, %rows1 : tensor<4x16xf32>
  // expected-remark @+1 {{rejected [MLA-R001]}}
  %e1 = math.exp %minus1 : tensor<4x16xf32>
  %zero1 = arith.constant dense<0.0> : tensor<4xf32>
  %over2 = linalg.reduce { arith.addf } ins(%e1 : tensor<4x16xf32>) outs(%zero1 : tensor<4xf32>) dimensions = [1]
  %rows2 = linalg.broadcast ins(%over2 : tensor<4xf32>) outs(%empty : tensor<4x16xf32>) dimensions = [1]
  %over_l = arith.divf %e, %rows2 : tensor<4x16xf32>
  %cut1 = tensor.extract_slice %c[0, 0] [16, 32] [1, 1] : tensor<16x40xf32> to tensor<16x32xf32>
  %zero2 = arith.constant dense<0.0> : tensor<4x32xf32>
  %o = linalg.matmul ins(%over_l, %cut1 : tensor<4x16xf32>, tensor<16x32xf32>) outs(%zero2 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %o : tensor<4x32xf32>
}

// Heads divided by the sums of others.
// CHECK-LABEL: func.func @sum_of_another_head
// CHECK-NOT: mla.decode
func.func @sum_of_another_head(%q: tensor<4x40xf32>, %c: tensor<16x40xf32>) -> tensor<4x32xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x16xf32>
  %s = linalg.matmul indexing_maps = [#q, #k, #s] ins(%q, %c : tensor<4x40xf32>, tensor<16x40xf32>) outs(%zero : tensor<4x16xf32>) -> tensor<4x16xf32>
  %least = arith.constant dense<0xFF800000> : tensor<4xf32>
  %over = linalg.reduce { arith.maximumf } ins(%s : tensor<4x16xf32>) outs(%least : tensor<4xf32>) dimensions = [1]
  %empty = tensor.empty() : tensor<4x16xf32>
  %rows = linalg.broadcast ins(%over : tensor<4xf32>) outs(%empty : tensor<4x16xf32>) dimensions = [1]
  %minus = arith.subf %s, %rows : tensor<4x16xf32>
  // expected-remark @+1 {{missed [MLA-M003]}}
  %e = math.exp %minus : tensor<4x16xf32>
  %zero1 = arith.constant dense<0.0> : tensor<4xf32>
  %over1 = linalg.reduce { arith.addf } ins(%e : tensor<4x16xf32>) outs(%zero1 : tensor<4xf32>) dimensions = [1]
  %cut = tensor.extract_slice %over1[2] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %cut1 = tensor.extract_slice %over1[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %all = tensor.concat dim(0) %cut, %cut1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %rows1 = linalg.broadcast ins(%all : tensor<4xf32>) outs(%empty : tensor<4x16xf32>) dimensions = [1]
  %over_l = arith.divf %e, %rows1 : tensor<4x16xf32>
  %cut2 = tensor.extract_slice %c[0, 0] [16, 32] [1, 1] : tensor<16x40xf32> to tensor<16x32xf32>
  %zero2 = arith.constant dense<0.0> : tensor<4x32xf32>
  %o = linalg.matmul ins(%over_l, %cut2 : tensor<4x16xf32>, tensor<16x32xf32>) outs(%zero2 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %o : tensor<4x32xf32>
}

// A piece of the probabilities is a result.
// CHECK-LABEL: func.func @a_piece_returned
// CHECK-NOT: mla.decode
func.func @a_piece_returned(%q: tensor<4x40xf32>, %c: tensor<16x40xf32>) -> (tensor<4x32xf32>, tensor<4x8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4x16xf32>
  %s = linalg.matmul indexing_maps = [#q, #k, #s] ins(%q, %c : tensor<4x40xf32>, tensor<16x40xf32>) outs(%zero : tensor<4x16xf32>) -> tensor<4x16xf32>
  %empty = tensor.empty() : tensor<4x16xf32>
  // expected-remark @+1 {{missed [MLA-M001]}}
  %p = linalg.softmax dimension(1) ins(%s : tensor<4x16xf32>) outs(%empty : tensor<4x16xf32>) -> tensor<4x16xf32>
  %cut = tensor.extract_slice %c[0, 0] [16, 32] [1, 1] : tensor<16x40xf32> to tensor<16x32xf32>
  %cut1 = tensor.extract_slice %p[0, 0] [4, 8] [1, 1] : tensor<4x16xf32> to tensor<4x8xf32>
  %cut2 = tensor.extract_slice %cut[0, 0] [8, 32] [1, 1] : tensor<16x32xf32> to tensor<8x32xf32>
  %zero1 = arith.constant dense<0.0> : tensor<4x32xf32>
  %o = linalg.matmul ins(%cut1, %cut2 : tensor<4x8xf32>, tensor<8x32xf32>) outs(%zero1 : tensor<4x32xf32>) -> tensor<4x32xf32>
  %cut3 = tensor.extract_slice %p[0, 8] [4, 8] [1, 1] : tensor<4x16xf32> to tensor<4x8xf32>
  %cut4 = tensor.extract_slice %cut[8, 0] [8, 32] [1, 1] : tensor<16x32xf32> to tensor<8x32xf32>
  %o1 = linalg.matmul ins(%cut3, %cut4 : tensor<4x8xf32>, tensor<8x32xf32>) outs(%zero1 : tensor<4x32xf32>) -> tensor<4x32xf32>
  %sum = arith.addf %o, %o1 : tensor<4x32xf32>
  return %sum, %cut1 : tensor<4x32xf32>, tensor<4x8xf32>
}

// Another number than the logarithm of 2 taken off.
// CHECK-LABEL: func.func @log_of_another_multiple
// CHECK-NOT: mla.decode
func.func @log_of_another_multiple(%q: tensor<4x40xf32>, %c: tensor<16x40xf32>) -> (tensor<4x32xf32>, tensor<4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4x16xf32>
  %s = linalg.matmul indexing_maps = [#q, #k, #s] ins(%q, %c : tensor<4x40xf32>, tensor<16x40xf32>) outs(%zero : tensor<4x16xf32>) -> tensor<4x16xf32>
  %least = arith.constant dense<0xFF800000> : tensor<4xf32>
  %over = linalg.reduce { arith.maximumf } ins(%s : tensor<4x16xf32>) outs(%least : tensor<4xf32>) dimensions = [1]
  %empty = tensor.empty() : tensor<4x16xf32>
  %rows = linalg.broadcast ins(%over : tensor<4xf32>) outs(%empty : tensor<4x16xf32>) dimensions = [1]
  %minus = arith.subf %s, %rows : tensor<4x16xf32>
  // expected-remark @+1 {{missed [MLA-M002]}}
  %e = math.exp %minus : tensor<4x16xf32>
  %zero1 = arith.constant dense<0.0> : tensor<4xf32>
  %over1 = linalg.reduce { arith.addf } ins(%e : tensor<4x16xf32>) outs(%zero1 : tensor<4xf32>) dimensions = [1]
  %number = arith.constant dense<2.0> : tensor<4xf32>
  %times = arith.mulf %over1, %number : tensor<4xf32>
  %number1 = arith.constant dense<2.0> : tensor<4x16xf32>
  %times1 = arith.mulf %e, %number1 : tensor<4x16xf32>
  %rows1 = linalg.broadcast ins(%times : tensor<4xf32>) outs(%empty : tensor<4x16xf32>) dimensions = [1]
  %over_l = arith.divf %times1, %rows1 : tensor<4x16xf32>
  %log = math.log %times : tensor<4xf32>
  %sum = arith.addf %log, %over : tensor<4xf32>
  %number2 = arith.constant dense<0.5> : tensor<4xf32>
  %minus1 = arith.subf %sum, %number2 : tensor<4xf32>
  %cut = tensor.extract_slice %c[0, 0] [16, 32] [1, 1] : tensor<16x40xf32> to tensor<16x32xf32>
  %zero2 = arith.constant dense<0.0> : tensor<4x32xf32>
  %o = linalg.matmul ins(%over_l, %cut : tensor<4x16xf32>, tensor<16x32xf32>) outs(%zero2 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %o, %minus1 : tensor<4x32xf32>, tensor<4xf32>
}
