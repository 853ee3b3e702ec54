// RUN: mla-opt %s --mla-raise-decode --split-input-file 2>&1 | FileCheck %s

// Values that are used twice, again and again: as many ways through them as 2^20.

// A score that is added to itself is twice the score.
// CHECK: remark: raised: absorbed MLA decode
func.func @sums(%q: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<512x32xf32>, %k: tensor<512x8xf32>, %len: tensor<i32>) -> tensor<4x32xf32> {
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
  %twice0 = linalg.add ins(%s, %s : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice1 = linalg.add ins(%twice0, %twice0 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice2 = linalg.add ins(%twice1, %twice1 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice3 = linalg.add ins(%twice2, %twice2 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice4 = linalg.add ins(%twice3, %twice3 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice5 = linalg.add ins(%twice4, %twice4 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice6 = linalg.add ins(%twice5, %twice5 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice7 = linalg.add ins(%twice6, %twice6 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice8 = linalg.add ins(%twice7, %twice7 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice9 = linalg.add ins(%twice8, %twice8 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice10 = linalg.add ins(%twice9, %twice9 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice11 = linalg.add ins(%twice10, %twice10 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice12 = linalg.add ins(%twice11, %twice11 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice13 = linalg.add ins(%twice12, %twice12 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice14 = linalg.add ins(%twice13, %twice13 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice15 = linalg.add ins(%twice14, %twice14 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice16 = linalg.add ins(%twice15, %twice15 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice17 = linalg.add ins(%twice16, %twice16 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice18 = linalg.add ins(%twice17, %twice17 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice19 = linalg.add ins(%twice18, %twice18 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%twice19, %len : tensor<4x512xf32>, tensor<i32>) outs(%square : tensor<4x512xf32>) {
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

// A length that is added to itself is a length of its own.
// CHECK: remark: raised: absorbed MLA decode
func.func @lengths(%q: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<512x32xf32>, %k: tensor<512x8xf32>, %len: tensor<i32>) -> tensor<4x32xf32> {
  %one_length = tensor.empty() : tensor<1xi32>
  %len1 = tensor.expand_shape %len [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %twice0 = linalg.add ins(%len1, %len1 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice1 = linalg.add ins(%twice0, %twice0 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice2 = linalg.add ins(%twice1, %twice1 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice3 = linalg.add ins(%twice2, %twice2 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice4 = linalg.add ins(%twice3, %twice3 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice5 = linalg.add ins(%twice4, %twice4 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice6 = linalg.add ins(%twice5, %twice5 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice7 = linalg.add ins(%twice6, %twice6 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice8 = linalg.add ins(%twice7, %twice7 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice9 = linalg.add ins(%twice8, %twice8 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice10 = linalg.add ins(%twice9, %twice9 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice11 = linalg.add ins(%twice10, %twice10 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice12 = linalg.add ins(%twice11, %twice11 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice13 = linalg.add ins(%twice12, %twice12 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice14 = linalg.add ins(%twice13, %twice13 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice15 = linalg.add ins(%twice14, %twice14 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice16 = linalg.add ins(%twice15, %twice15 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice17 = linalg.add ins(%twice16, %twice16 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice18 = linalg.add ins(%twice17, %twice17 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %twice19 = linalg.add ins(%twice18, %twice18 : tensor<1xi32>, tensor<1xi32>) outs(%one_length : tensor<1xi32>) -> tensor<1xi32>
  %len2 = tensor.collapse_shape %twice19 [] : tensor<1xi32> into tensor<i32>
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
  %w = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> ()>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%s, %len2 : tensor<4x512xf32>, tensor<i32>) outs(%square : tensor<4x512xf32>) {
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

// Differences of a value and itself are not folded; the proof ends.
// CHECK: remark: missed [MLA-M023] the proof takes too many steps
func.func @differences(%q: tensor<4x32xf32>, %qr: tensor<4x8xf32>, %c: tensor<512x32xf32>, %k: tensor<512x8xf32>, %len: tensor<i32>) -> tensor<4x32xf32> {
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
  %twice0 = linalg.sub ins(%w, %w : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice1 = linalg.sub ins(%twice0, %twice0 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice2 = linalg.sub ins(%twice1, %twice1 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice3 = linalg.sub ins(%twice2, %twice2 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice4 = linalg.sub ins(%twice3, %twice3 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice5 = linalg.sub ins(%twice4, %twice4 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice6 = linalg.sub ins(%twice5, %twice5 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice7 = linalg.sub ins(%twice6, %twice6 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice8 = linalg.sub ins(%twice7, %twice7 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice9 = linalg.sub ins(%twice8, %twice8 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice10 = linalg.sub ins(%twice9, %twice9 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice11 = linalg.sub ins(%twice10, %twice10 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice12 = linalg.sub ins(%twice11, %twice11 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice13 = linalg.sub ins(%twice12, %twice12 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice14 = linalg.sub ins(%twice13, %twice13 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice15 = linalg.sub ins(%twice14, %twice14 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice16 = linalg.sub ins(%twice15, %twice15 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice17 = linalg.sub ins(%twice16, %twice16 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice18 = linalg.sub ins(%twice17, %twice17 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %twice19 = linalg.sub ins(%twice18, %twice18 : tensor<4x512xf32>, tensor<4x512xf32>) outs(%square : tensor<4x512xf32>) -> tensor<4x512xf32>
  %m0 = linalg.fill ins(%low : f32) outs(%line : tensor<4xf32>) -> tensor<4xf32>
  %m = linalg.reduce ins(%twice19 : tensor<4x512xf32>) outs(%m0 : tensor<4xf32>) dimensions = [1] (%x: f32, %o: f32) {
    %r = arith.maximumf %x, %o : f32
    linalg.yield %r : f32
  }
  %e = linalg.generic {indexing_maps = [affine_map<(h, t) -> (h, t)>, affine_map<(h, t) -> (h)>, affine_map<(h, t) -> (h, t)>], iterator_types = ["parallel", "parallel"]} ins(%twice19, %m : tensor<4x512xf32>, tensor<4xf32>) outs(%square : tensor<4x512xf32>) {
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
