// RUN: mla-opt %s --mla-raise-decode --split-input-file 2>/dev/null | FileCheck %s

// Numbers of rows and lengths are those of the graph only where no cast changes them.

// 512 rows have numbers of 16 bits.
// CHECK-LABEL: func.func @row_in_16_bits
// CHECK: mla.decode
// CHECK: return
func.func @row_in_16_bits(%q: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<512x32xf32>, %k: tensor<512x8xf32>, %len: tensor<i16>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %square = tensor.empty() : tensor<4x512xf32>
  %line = tensor.empty() : tensor<4xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %s1 = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %c : tensor<4x32xf32>, tensor<512x32xf32>) outs(%s0 : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%qr, %k : tensor<4x8xf32>, tensor<512x8xf32>) outs(%s1 : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len : tensor<4x512xf32>, tensor<i16>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %n: i16, %o: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i64
    %t = arith.trunci %j : i64 to i16
    %visible = arith.cmpi slt, %t, %n : i16
    %r = arith.select %visible, %x, %low : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %m0 = linalg.fill ins(%low : f32) outs(%line : tensor<4xf32>) -> tensor<4xf32>
  %m = linalg.reduce ins(%w : tensor<4x512xf32>) outs(%m0 : tensor<4xf32>) dimensions = [1] (%x: f32, %o: f32) {
    %r = arith.maximumf %x, %o : f32
    linalg.yield %r : f32
  }
  %e = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> (h)>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%w, %m : tensor<4x512xf32>, tensor<4xf32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %d = arith.subf %x, %y : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%line : tensor<4xf32>) -> tensor<4xf32>
  %z = linalg.reduce ins(%e : tensor<4x512xf32>) outs(%z0 : tensor<4xf32>) dimensions = [1] (%x: f32, %o: f32) {
    %r = arith.addf %x, %o : f32
    linalg.yield %r : f32
  }
  %p = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> (h)>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%e, %z : tensor<4x512xf32>, tensor<4xf32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %r = arith.divf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %out = tensor.empty() : tensor<4x32xf32>
  %o0 = linalg.fill ins(%zero : f32) outs(%out : tensor<4x32xf32>) -> tensor<4x32xf32>
  %r = linalg.matmul ins(%p, %c : tensor<4x512xf32>, tensor<512x32xf32>) outs(%o0 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %r : tensor<4x32xf32>
}

// -----

// In 8 bits row 128 is row -128.
// CHECK-LABEL: func.func @row_in_8_bits
// CHECK-NOT: mla.decode
// CHECK: return
func.func @row_in_8_bits(%q: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<512x32xf32>, %k: tensor<512x8xf32>, %len: tensor<i8>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %square = tensor.empty() : tensor<4x512xf32>
  %line = tensor.empty() : tensor<4xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %s1 = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %c : tensor<4x32xf32>, tensor<512x32xf32>) outs(%s0 : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%qr, %k : tensor<4x8xf32>, tensor<512x8xf32>) outs(%s1 : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len : tensor<4x512xf32>, tensor<i8>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %n: i8, %o: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i64
    %t = arith.trunci %j : i64 to i8
    %visible = arith.cmpi slt, %t, %n : i8
    %r = arith.select %visible, %x, %low : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %m0 = linalg.fill ins(%low : f32) outs(%line : tensor<4xf32>) -> tensor<4xf32>
  %m = linalg.reduce ins(%w : tensor<4x512xf32>) outs(%m0 : tensor<4xf32>) dimensions = [1] (%x: f32, %o: f32) {
    %r = arith.maximumf %x, %o : f32
    linalg.yield %r : f32
  }
  %e = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> (h)>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%w, %m : tensor<4x512xf32>, tensor<4xf32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %d = arith.subf %x, %y : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%line : tensor<4xf32>) -> tensor<4xf32>
  %z = linalg.reduce ins(%e : tensor<4x512xf32>) outs(%z0 : tensor<4xf32>) dimensions = [1] (%x: f32, %o: f32) {
    %r = arith.addf %x, %o : f32
    linalg.yield %r : f32
  }
  %p = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> (h)>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%e, %z : tensor<4x512xf32>, tensor<4xf32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %r = arith.divf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %out = tensor.empty() : tensor<4x32xf32>
  %o0 = linalg.fill ins(%zero : f32) outs(%out : tensor<4x32xf32>) -> tensor<4x32xf32>
  %r = linalg.matmul ins(%p, %c : tensor<4x512xf32>, tensor<512x32xf32>) outs(%o0 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %r : tensor<4x32xf32>
}

// -----

// Ranges of JAX's with symbolic extents are multiplied by their step.
// CHECK-LABEL: func.func @row_times_one
// CHECK: mla.decode
// CHECK: return
func.func @row_times_one(%q: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<512x32xf32>, %k: tensor<512x8xf32>, %len: tensor<i32>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %square = tensor.empty() : tensor<4x512xf32>
  %line = tensor.empty() : tensor<4xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %s1 = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %c : tensor<4x32xf32>, tensor<512x32xf32>) outs(%s0 : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%qr, %k : tensor<4x8xf32>, tensor<512x8xf32>) outs(%s1 : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len : tensor<4x512xf32>, tensor<i32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %n: i32, %o: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %one = arith.constant 1 : i32
    %t = arith.muli %one, %j : i32
    %visible = arith.cmpi slt, %t, %n : i32
    %r = arith.select %visible, %x, %low : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %m0 = linalg.fill ins(%low : f32) outs(%line : tensor<4xf32>) -> tensor<4xf32>
  %m = linalg.reduce ins(%w : tensor<4x512xf32>) outs(%m0 : tensor<4xf32>) dimensions = [1] (%x: f32, %o: f32) {
    %r = arith.maximumf %x, %o : f32
    linalg.yield %r : f32
  }
  %e = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> (h)>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%w, %m : tensor<4x512xf32>, tensor<4xf32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %d = arith.subf %x, %y : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%line : tensor<4xf32>) -> tensor<4xf32>
  %z = linalg.reduce ins(%e : tensor<4x512xf32>) outs(%z0 : tensor<4xf32>) dimensions = [1] (%x: f32, %o: f32) {
    %r = arith.addf %x, %o : f32
    linalg.yield %r : f32
  }
  %p = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> (h)>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%e, %z : tensor<4x512xf32>, tensor<4xf32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %r = arith.divf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %out = tensor.empty() : tensor<4x32xf32>
  %o0 = linalg.fill ins(%zero : f32) outs(%out : tensor<4x32xf32>) -> tensor<4x32xf32>
  %r = linalg.matmul ins(%p, %c : tensor<4x512xf32>, tensor<512x32xf32>) outs(%o0 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %r : tensor<4x32xf32>
}

// -----

// Every other row.
// CHECK-LABEL: func.func @row_times_two
// CHECK-NOT: mla.decode
// CHECK: return
func.func @row_times_two(%q: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<512x32xf32>, %k: tensor<512x8xf32>, %len: tensor<i32>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %square = tensor.empty() : tensor<4x512xf32>
  %line = tensor.empty() : tensor<4xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %s1 = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %c : tensor<4x32xf32>, tensor<512x32xf32>) outs(%s0 : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%qr, %k : tensor<4x8xf32>, tensor<512x8xf32>) outs(%s1 : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len : tensor<4x512xf32>, tensor<i32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %n: i32, %o: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %two = arith.constant 2 : i32
    %t = arith.muli %j, %two : i32
    %visible = arith.cmpi slt, %t, %n : i32
    %r = arith.select %visible, %x, %low : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %m0 = linalg.fill ins(%low : f32) outs(%line : tensor<4xf32>) -> tensor<4xf32>
  %m = linalg.reduce ins(%w : tensor<4x512xf32>) outs(%m0 : tensor<4xf32>) dimensions = [1] (%x: f32, %o: f32) {
    %r = arith.maximumf %x, %o : f32
    linalg.yield %r : f32
  }
  %e = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> (h)>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%w, %m : tensor<4x512xf32>, tensor<4xf32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %d = arith.subf %x, %y : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%line : tensor<4xf32>) -> tensor<4xf32>
  %z = linalg.reduce ins(%e : tensor<4x512xf32>) outs(%z0 : tensor<4xf32>) dimensions = [1] (%x: f32, %o: f32) {
    %r = arith.addf %x, %o : f32
    linalg.yield %r : f32
  }
  %p = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> (h)>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%e, %z : tensor<4x512xf32>, tensor<4xf32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %r = arith.divf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %out = tensor.empty() : tensor<4x32xf32>
  %o0 = linalg.fill ins(%zero : f32) outs(%out : tensor<4x32xf32>) -> tensor<4x32xf32>
  %r = linalg.matmul ins(%p, %c : tensor<4x512xf32>, tensor<512x32xf32>) outs(%o0 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %r : tensor<4x32xf32>
}

// -----

// A length of 2^32 + 1 is one row here.
// CHECK-LABEL: func.func @length_cut_off
// CHECK-NOT: mla.decode
// CHECK: return
func.func @length_cut_off(%q: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<512x32xf32>, %k: tensor<512x8xf32>, %len: tensor<i64>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %square = tensor.empty() : tensor<4x512xf32>
  %line = tensor.empty() : tensor<4xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %s1 = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %c : tensor<4x32xf32>, tensor<512x32xf32>) outs(%s0 : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%qr, %k : tensor<4x8xf32>, tensor<512x8xf32>) outs(%s1 : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len : tensor<4x512xf32>, tensor<i64>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %n: i64, %o: f32):
    %i = linalg.index 1 : index
    %t = arith.index_cast %i : index to i32
    %l = arith.trunci %n : i64 to i32
    %visible = arith.cmpi slt, %t, %l : i32
    %r = arith.select %visible, %x, %low : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %m0 = linalg.fill ins(%low : f32) outs(%line : tensor<4xf32>) -> tensor<4xf32>
  %m = linalg.reduce ins(%w : tensor<4x512xf32>) outs(%m0 : tensor<4xf32>) dimensions = [1] (%x: f32, %o: f32) {
    %r = arith.maximumf %x, %o : f32
    linalg.yield %r : f32
  }
  %e = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> (h)>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%w, %m : tensor<4x512xf32>, tensor<4xf32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %d = arith.subf %x, %y : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%line : tensor<4xf32>) -> tensor<4xf32>
  %z = linalg.reduce ins(%e : tensor<4x512xf32>) outs(%z0 : tensor<4xf32>) dimensions = [1] (%x: f32, %o: f32) {
    %r = arith.addf %x, %o : f32
    linalg.yield %r : f32
  }
  %p = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> (h)>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%e, %z : tensor<4x512xf32>, tensor<4xf32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %r = arith.divf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %out = tensor.empty() : tensor<4x32xf32>
  %o0 = linalg.fill ins(%zero : f32) outs(%out : tensor<4x32xf32>) -> tensor<4x32xf32>
  %r = linalg.matmul ins(%p, %c : tensor<4x512xf32>, tensor<512x32xf32>) outs(%o0 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %r : tensor<4x32xf32>
}

// -----

// A length of -1 is all rows here.
// CHECK-LABEL: func.func @length_without_sign
// CHECK-NOT: mla.decode
// CHECK: return
func.func @length_without_sign(%q: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<512x32xf32>, %k: tensor<512x8xf32>, %len: tensor<i32>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %square = tensor.empty() : tensor<4x512xf32>
  %line = tensor.empty() : tensor<4xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %s1 = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %c : tensor<4x32xf32>, tensor<512x32xf32>) outs(%s0 : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%qr, %k : tensor<4x8xf32>, tensor<512x8xf32>) outs(%s1 : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len : tensor<4x512xf32>, tensor<i32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %n: i32, %o: f32):
    %i = linalg.index 1 : index
    %t = arith.index_cast %i : index to i64
    %l = arith.extui %n : i32 to i64
    %visible = arith.cmpi slt, %t, %l : i64
    %r = arith.select %visible, %x, %low : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %m0 = linalg.fill ins(%low : f32) outs(%line : tensor<4xf32>) -> tensor<4xf32>
  %m = linalg.reduce ins(%w : tensor<4x512xf32>) outs(%m0 : tensor<4xf32>) dimensions = [1] (%x: f32, %o: f32) {
    %r = arith.maximumf %x, %o : f32
    linalg.yield %r : f32
  }
  %e = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> (h)>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%w, %m : tensor<4x512xf32>, tensor<4xf32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %d = arith.subf %x, %y : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%line : tensor<4xf32>) -> tensor<4xf32>
  %z = linalg.reduce ins(%e : tensor<4x512xf32>) outs(%z0 : tensor<4xf32>) dimensions = [1] (%x: f32, %o: f32) {
    %r = arith.addf %x, %o : f32
    linalg.yield %r : f32
  }
  %p = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> (h)>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%e, %z : tensor<4x512xf32>, tensor<4xf32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %r = arith.divf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %out = tensor.empty() : tensor<4x32xf32>
  %o0 = linalg.fill ins(%zero : f32) outs(%out : tensor<4x32xf32>) -> tensor<4x32xf32>
  %r = linalg.matmul ins(%p, %c : tensor<4x512xf32>, tensor<512x32xf32>) outs(%o0 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %r : tensor<4x32xf32>
}

// -----

// And none here.
// CHECK-LABEL: func.func @length_with_sign
// CHECK: mla.decode
// CHECK: return
func.func @length_with_sign(%q: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<512x32xf32>, %k: tensor<512x8xf32>, %len: tensor<i32>) -> tensor<4x32xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %square = tensor.empty() : tensor<4x512xf32>
  %line = tensor.empty() : tensor<4xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %s1 = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %c : tensor<4x32xf32>, tensor<512x32xf32>) outs(%s0 : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(h, t, k) -> (h, k)>, affine_map<(h, t, k) -> (t, k)>, affine_map<(h, t, k) -> (h, t)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%qr, %k : tensor<4x8xf32>, tensor<512x8xf32>) outs(%s1 : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %xy = arith.mulf %x, %y : f32
    %r = arith.addf %o, %xy : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len : tensor<4x512xf32>, tensor<i32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %n: i32, %o: f32):
    %i = linalg.index 1 : index
    %t = arith.index_cast %i : index to i64
    %l = arith.extsi %n : i32 to i64
    %visible = arith.cmpi slt, %t, %l : i64
    %r = arith.select %visible, %x, %low : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %m0 = linalg.fill ins(%low : f32) outs(%line : tensor<4xf32>) -> tensor<4xf32>
  %m = linalg.reduce ins(%w : tensor<4x512xf32>) outs(%m0 : tensor<4xf32>) dimensions = [1] (%x: f32, %o: f32) {
    %r = arith.maximumf %x, %o : f32
    linalg.yield %r : f32
  }
  %e = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> (h)>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%w, %m : tensor<4x512xf32>, tensor<4xf32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %d = arith.subf %x, %y : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%line : tensor<4xf32>) -> tensor<4xf32>
  %z = linalg.reduce ins(%e : tensor<4x512xf32>) outs(%z0 : tensor<4xf32>) dimensions = [1] (%x: f32, %o: f32) {
    %r = arith.addf %x, %o : f32
    linalg.yield %r : f32
  }
  %p = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> (h)>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%e, %z : tensor<4x512xf32>, tensor<4xf32>) outs(%square : tensor<4x512xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %r = arith.divf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<4x512xf32>
  %out = tensor.empty() : tensor<4x32xf32>
  %o0 = linalg.fill ins(%zero : f32) outs(%out : tensor<4x32xf32>) -> tensor<4x32xf32>
  %r = linalg.matmul ins(%p, %c : tensor<4x512xf32>, tensor<512x32xf32>) outs(%o0 : tensor<4x32xf32>) -> tensor<4x32xf32>
  return %r : tensor<4x32xf32>
}
