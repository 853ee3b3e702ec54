// RUN: mla-opt %s --mla-raise-decode --split-input-file 2>/dev/null | FileCheck %s

// The softmax does not see a constant that all scores have, unless it is no number. What only the
// visible ones have moves them towards the fill.

// CHECK-LABEL: func.func @shifted
// CHECK: mla.decode
// CHECK: return
func.func @shifted(%q: tensor<4x40xf32>, %c: tensor<128x40xf32>, %len: tensor<i64>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant -1.0e9 : f32
  %square = tensor.empty() : tensor<4x128xf32>
  %start = linalg.fill ins(%zero : f32) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %c : tensor<4x40xf32>, tensor<128x40xf32>) outs(%start : tensor<4x128xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x128xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len : tensor<4x128xf32>, tensor<i64>) outs(%square : tensor<4x128xf32>) {
  ^bb0(%x: f32, %n: i64, %o: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i64
    %k = arith.constant -100.0 : f32
    %y = arith.addf %x, %k : f32
    %visible = arith.cmpi slt, %j, %n : i64
    %m = arith.select %visible, %y, %low : f32
    linalg.yield %m : f32
  } -> tensor<4x128xf32>
  %p = linalg.softmax dimension(1) ins(%w : tensor<4x128xf32>) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %e = tensor.empty() : tensor<4x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x32xf32>) -> tensor<4x32xf32>
  %v = tensor.extract_slice %c[0, 0] [128, 32] [1, 1] : tensor<128x40xf32> to tensor<128x32xf32>
  %out = linalg.matmul ins(%p, %v : tensor<4x128xf32>, tensor<128x32xf32>) outs(%f : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}

// -----

// CHECK-LABEL: func.func @shifted_beyond_the_fill
// CHECK-NOT: mla.decode
// CHECK: return
func.func @shifted_beyond_the_fill(%q: tensor<4x40xf32>, %c: tensor<128x40xf32>, %len: tensor<i64>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant -1.0e9 : f32
  %square = tensor.empty() : tensor<4x128xf32>
  %start = linalg.fill ins(%zero : f32) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %c : tensor<4x40xf32>, tensor<128x40xf32>) outs(%start : tensor<4x128xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x128xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len : tensor<4x128xf32>, tensor<i64>) outs(%square : tensor<4x128xf32>) {
  ^bb0(%x: f32, %n: i64, %o: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i64
    %k = arith.constant -1.0e10 : f32
    %y = arith.addf %x, %k : f32
    %visible = arith.cmpi slt, %j, %n : i64
    %m = arith.select %visible, %y, %low : f32
    linalg.yield %m : f32
  } -> tensor<4x128xf32>
  %p = linalg.softmax dimension(1) ins(%w : tensor<4x128xf32>) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %e = tensor.empty() : tensor<4x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x32xf32>) -> tensor<4x32xf32>
  %v = tensor.extract_slice %c[0, 0] [128, 32] [1, 1] : tensor<128x40xf32> to tensor<128x32xf32>
  %out = linalg.matmul ins(%p, %v : tensor<4x128xf32>, tensor<128x32xf32>) outs(%f : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}

// -----

// CHECK-LABEL: func.func @shifted_less_than_the_fill
// CHECK: mla.decode
// CHECK: return
func.func @shifted_less_than_the_fill(%q: tensor<4x40xf32>, %c: tensor<128x40xf32>, %len: tensor<i64>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant -1.0e30 : f32
  %square = tensor.empty() : tensor<4x128xf32>
  %start = linalg.fill ins(%zero : f32) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %c : tensor<4x40xf32>, tensor<128x40xf32>) outs(%start : tensor<4x128xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x128xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len : tensor<4x128xf32>, tensor<i64>) outs(%square : tensor<4x128xf32>) {
  ^bb0(%x: f32, %n: i64, %o: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i64
    %k = arith.constant -1.0e10 : f32
    %y = arith.addf %x, %k : f32
    %visible = arith.cmpi slt, %j, %n : i64
    %m = arith.select %visible, %y, %low : f32
    linalg.yield %m : f32
  } -> tensor<4x128xf32>
  %p = linalg.softmax dimension(1) ins(%w : tensor<4x128xf32>) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %e = tensor.empty() : tensor<4x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x32xf32>) -> tensor<4x32xf32>
  %v = tensor.extract_slice %c[0, 0] [128, 32] [1, 1] : tensor<128x40xf32> to tensor<128x32xf32>
  %out = linalg.matmul ins(%p, %v : tensor<4x128xf32>, tensor<128x32xf32>) outs(%f : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}

// -----

// Masked scores are shifted as well.
// CHECK-LABEL: func.func @all_shifted
// CHECK: mla.decode
// CHECK: return
func.func @all_shifted(%q: tensor<4x40xf32>, %c: tensor<128x40xf32>, %len: tensor<i64>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant -1.0e9 : f32
  %square = tensor.empty() : tensor<4x128xf32>
  %start = linalg.fill ins(%zero : f32) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %c : tensor<4x40xf32>, tensor<128x40xf32>) outs(%start : tensor<4x128xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x128xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len : tensor<4x128xf32>, tensor<i64>) outs(%square : tensor<4x128xf32>) {
  ^bb0(%x: f32, %n: i64, %o: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i64
    %k = arith.constant -1.0e10 : f32
    %visible = arith.cmpi slt, %j, %n : i64
    %y = arith.select %visible, %x, %low : f32
    %m = arith.addf %y, %k : f32
    linalg.yield %m : f32
  } -> tensor<4x128xf32>
  %p = linalg.softmax dimension(1) ins(%w : tensor<4x128xf32>) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %e = tensor.empty() : tensor<4x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x32xf32>) -> tensor<4x32xf32>
  %v = tensor.extract_slice %c[0, 0] [128, 32] [1, 1] : tensor<128x40xf32> to tensor<128x32xf32>
  %out = linalg.matmul ins(%p, %v : tensor<4x128xf32>, tensor<128x32xf32>) outs(%f : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}

// -----

// CHECK-LABEL: func.func @shifted_to_infinity
// CHECK-NOT: mla.decode
// CHECK: return
func.func @shifted_to_infinity(%q: tensor<4x40xf32>, %c: tensor<128x40xf32>, %len: tensor<i64>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %square = tensor.empty() : tensor<4x128xf32>
  %start = linalg.fill ins(%zero : f32) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %c : tensor<4x40xf32>, tensor<128x40xf32>) outs(%start : tensor<4x128xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x128xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len : tensor<4x128xf32>, tensor<i64>) outs(%square : tensor<4x128xf32>) {
  ^bb0(%x: f32, %n: i64, %o: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i64
    %k = arith.constant 0x7F800000 : f32
    %visible = arith.cmpi slt, %j, %n : i64
    %y = arith.select %visible, %x, %low : f32
    %m = arith.addf %y, %k : f32
    linalg.yield %m : f32
  } -> tensor<4x128xf32>
  %p = linalg.softmax dimension(1) ins(%w : tensor<4x128xf32>) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %e = tensor.empty() : tensor<4x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x32xf32>) -> tensor<4x32xf32>
  %v = tensor.extract_slice %c[0, 0] [128, 32] [1, 1] : tensor<128x40xf32> to tensor<128x32xf32>
  %out = linalg.matmul ins(%p, %v : tensor<4x128xf32>, tensor<128x32xf32>) outs(%f : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}

// -----

// CHECK-LABEL: func.func @shifted_to_nan
// CHECK-NOT: mla.decode
// CHECK: return
func.func @shifted_to_nan(%q: tensor<4x40xf32>, %c: tensor<128x40xf32>, %len: tensor<i64>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %square = tensor.empty() : tensor<4x128xf32>
  %start = linalg.fill ins(%zero : f32) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %c : tensor<4x40xf32>, tensor<128x40xf32>) outs(%start : tensor<4x128xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x128xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len : tensor<4x128xf32>, tensor<i64>) outs(%square : tensor<4x128xf32>) {
  ^bb0(%x: f32, %n: i64, %o: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i64
    %k = arith.constant 0x7FC00000 : f32
    %y = arith.addf %x, %k : f32
    %visible = arith.cmpi slt, %j, %n : i64
    %m = arith.select %visible, %y, %low : f32
    linalg.yield %m : f32
  } -> tensor<4x128xf32>
  %p = linalg.softmax dimension(1) ins(%w : tensor<4x128xf32>) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %e = tensor.empty() : tensor<4x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x32xf32>) -> tensor<4x32xf32>
  %v = tensor.extract_slice %c[0, 0] [128, 32] [1, 1] : tensor<128x40xf32> to tensor<128x32xf32>
  %out = linalg.matmul ins(%p, %v : tensor<4x128xf32>, tensor<128x32xf32>) outs(%f : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}

// -----

// 8 bits hold no score above 448.
// CHECK-LABEL: func.func @in_8_bits
// CHECK-NOT: mla.decode
// CHECK: return
func.func @in_8_bits(%q: tensor<4x40xf32>, %c: tensor<128x40xf32>, %len: tensor<i64>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %square = tensor.empty() : tensor<4x128xf32>
  %start = linalg.fill ins(%zero : f32) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %c : tensor<4x40xf32>, tensor<128x40xf32>) outs(%start : tensor<4x128xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x128xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len : tensor<4x128xf32>, tensor<i64>) outs(%square : tensor<4x128xf32>) {
  ^bb0(%x: f32, %n: i64, %o: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i64
    %a = arith.truncf %x : f32 to f8E4M3FN
    %y = arith.extf %a : f8E4M3FN to f32
    %visible = arith.cmpi slt, %j, %n : i64
    %m = arith.select %visible, %y, %low : f32
    linalg.yield %m : f32
  } -> tensor<4x128xf32>
  %p = linalg.softmax dimension(1) ins(%w : tensor<4x128xf32>) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %e = tensor.empty() : tensor<4x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x32xf32>) -> tensor<4x32xf32>
  %v = tensor.extract_slice %c[0, 0] [128, 32] [1, 1] : tensor<128x40xf32> to tensor<128x32xf32>
  %out = linalg.matmul ins(%p, %v : tensor<4x128xf32>, tensor<128x32xf32>) outs(%f : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}

// -----

// CHECK-LABEL: func.func @rounded
// CHECK: mla.decode
// CHECK: return
func.func @rounded(%q: tensor<4x40xf32>, %c: tensor<128x40xf32>, %len: tensor<i64>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %square = tensor.empty() : tensor<4x128xf32>
  %start = linalg.fill ins(%zero : f32) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %c : tensor<4x40xf32>, tensor<128x40xf32>) outs(%start : tensor<4x128xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x128xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len : tensor<4x128xf32>, tensor<i64>) outs(%square : tensor<4x128xf32>) {
  ^bb0(%x: f32, %n: i64, %o: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i64
    %a = arith.truncf %x : f32 to bf16
    %y = arith.extf %a : bf16 to f32
    %visible = arith.cmpi slt, %j, %n : i64
    %m = arith.select %visible, %y, %low : f32
    linalg.yield %m : f32
  } -> tensor<4x128xf32>
  %p = linalg.softmax dimension(1) ins(%w : tensor<4x128xf32>) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %e = tensor.empty() : tensor<4x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x32xf32>) -> tensor<4x32xf32>
  %v = tensor.extract_slice %c[0, 0] [128, 32] [1, 1] : tensor<128x40xf32> to tensor<128x32xf32>
  %out = linalg.matmul ins(%p, %v : tensor<4x128xf32>, tensor<128x32xf32>) outs(%f : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}
