// RUN: mla-opt %s --mla-raise-decode --split-input-file 2>/dev/null | FileCheck %s

// A sum of row and constant is one only where its type holds it.

// Rows 0 to 127 are numbers of 8 bits.
// CHECK-LABEL: func.func @row_in_8_bits
// CHECK: mla.decode
// CHECK: return
func.func @row_in_8_bits(%q: tensor<4x40xf32>, %c: tensor<128x40xf32>, %len: tensor<i64>) -> tensor<4x32xf32> {
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
    %t = arith.trunci %j : i64 to i8
    %k = arith.constant 0 : i8
    %a = arith.addi %t, %k : i8
    %d = arith.extsi %a : i8 to i64
    %visible = arith.cmpi slt, %d, %n : i64
    %m = arith.select %visible, %x, %low : f32
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

// With 100 added, from row 28 on they are negative.
// CHECK-LABEL: func.func @row_and_100_in_8_bits
// CHECK-NOT: mla.decode
// CHECK: return
func.func @row_and_100_in_8_bits(%q: tensor<4x40xf32>, %c: tensor<128x40xf32>, %len: tensor<i64>) -> tensor<4x32xf32> {
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
    %t = arith.trunci %j : i64 to i8
    %k = arith.constant 100 : i8
    %a = arith.addi %t, %k : i8
    %d = arith.extsi %a : i8 to i64
    %visible = arith.cmpi slt, %d, %n : i64
    %m = arith.select %visible, %x, %low : f32
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

// In 16 bits they are not.
// CHECK-LABEL: func.func @row_and_100_in_16_bits
// CHECK: mla.decode
// CHECK: return
func.func @row_and_100_in_16_bits(%q: tensor<4x40xf32>, %c: tensor<128x40xf32>, %len: tensor<i64>) -> tensor<4x32xf32> {
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
    %t = arith.trunci %j : i64 to i16
    %k = arith.constant 100 : i16
    %a = arith.addi %t, %k : i16
    %d = arith.extsi %a : i16 to i64
    %visible = arith.cmpi slt, %d, %n : i64
    %m = arith.select %visible, %x, %low : f32
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

// The greatest number of 32 bits and 1.
// CHECK-LABEL: func.func @row_and_2147483647
// CHECK-NOT: mla.decode
// CHECK: return
func.func @row_and_2147483647(%q: tensor<4x40xf32>, %c: tensor<128x40xf32>, %len: tensor<i64>) -> tensor<4x32xf32> {
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
    %t = arith.trunci %j : i64 to i32
    %k = arith.constant 2147483647 : i32
    %a = arith.addi %t, %k : i32
    %d = arith.extsi %a : i32 to i64
    %visible = arith.cmpi slt, %d, %n : i64
    %m = arith.select %visible, %x, %low : f32
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

// A length has any value.
// CHECK-LABEL: func.func @length_and_100_in_8_bits
// CHECK-NOT: mla.decode
// CHECK: return
func.func @length_and_100_in_8_bits(%q: tensor<4x40xf32>, %c: tensor<128x40xf32>, %len: tensor<i8>) -> tensor<4x32xf32> {
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
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len : tensor<4x128xf32>, tensor<i8>) outs(%square : tensor<4x128xf32>) {
  ^bb0(%x: f32, %n: i8, %o: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i64
    %t = arith.trunci %j : i64 to i8
    %k = arith.constant 100 : i8
    %a = arith.addi %n, %k : i8
    %visible = arith.cmpi slt, %t, %a : i8
    %m = arith.select %visible, %x, %low : f32
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

// The greatest number of 64 bits and any length.
// CHECK-LABEL: func.func @length_and_9223372036854775807
// CHECK-NOT: mla.decode
// CHECK: return
func.func @length_and_9223372036854775807(%q: tensor<4x40xf32>, %c: tensor<128x40xf32>, %len: tensor<i64>) -> tensor<4x32xf32> {
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
    %k = arith.constant 9223372036854775807 : i64
    %a = arith.addi %n, %k : i64
    %visible = arith.cmpi slt, %j, %a : i64
    %m = arith.select %visible, %x, %low : f32
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

// CHECK-LABEL: func.func @length_and_1
// CHECK: mla.decode
// CHECK: return
func.func @length_and_1(%q: tensor<4x40xf32>, %c: tensor<128x40xf32>, %len: tensor<i64>) -> tensor<4x32xf32> {
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
    %k = arith.constant 1 : i64
    %a = arith.addi %n, %k : i64
    %visible = arith.cmpi slt, %j, %a : i64
    %m = arith.select %visible, %x, %low : f32
    linalg.yield %m : f32
  } -> tensor<4x128xf32>
  %p = linalg.softmax dimension(1) ins(%w : tensor<4x128xf32>) outs(%square : tensor<4x128xf32>) -> tensor<4x128xf32>
  %e = tensor.empty() : tensor<4x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x32xf32>) -> tensor<4x32xf32>
  %v = tensor.extract_slice %c[0, 0] [128, 32] [1, 1] : tensor<128x40xf32> to tensor<128x32xf32>
  %out = linalg.matmul ins(%p, %v : tensor<4x128xf32>, tensor<128x32xf32>) outs(%f : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %out : tensor<4x32xf32>
}
