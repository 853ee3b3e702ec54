// Two cores over caches of other length in one function.
#q = affine_map<(h, t, r) -> (h, r)>
#k = affine_map<(h, t, r) -> (t, r)>
#s = affine_map<(h, t, r) -> (h, t)>
#id = affine_map<(h, t) -> (h, t)>
#head = affine_map<(h, t) -> (h)>
func.func @main(%q: tensor<4x40xf32>, %first: tensor<?x40xf32>, %second: tensor<?x40xf32>) -> (tensor<4x32xf32>, tensor<4x32xf32>) {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant 0xFF800000 : f32
    %row = tensor.empty() : tensor<4xf32>
    %wide = tensor.empty() : tensor<4x32xf32>

    %d1 = tensor.dim %first, %c0 : tensor<?x40xf32>
    %e1 = tensor.empty(%d1) : tensor<4x?xf32>
    %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x?xf32>) -> tensor<4x?xf32>
    %s1 = linalg.generic {indexing_maps = [#q, #k, #s], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %first : tensor<4x40xf32>, tensor<?x40xf32>) outs(%z1 : tensor<4x?xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %m = arith.mulf %a, %b : f32
      %r = arith.addf %o, %m : f32
      linalg.yield %r : f32
    } -> tensor<4x?xf32>
    %i1 = linalg.fill ins(%lowest : f32) outs(%row : tensor<4xf32>) -> tensor<4xf32>
    %m1 = linalg.reduce ins(%s1 : tensor<4x?xf32>) outs(%i1 : tensor<4xf32>) dimensions = [1]
      (%a: f32, %b: f32) {
        %r = arith.maximumf %a, %b : f32
        linalg.yield %r : f32
      }
    %p1 = linalg.generic {indexing_maps = [#id, #head, #id], iterator_types = ["parallel", "parallel"]} ins(%s1, %m1 : tensor<4x?xf32>, tensor<4xf32>) outs(%e1 : tensor<4x?xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %x = arith.subf %a, %b : f32
      %r = math.exp %x : f32
      linalg.yield %r : f32
    } -> tensor<4x?xf32>
    %j1 = linalg.fill ins(%zero : f32) outs(%row : tensor<4xf32>) -> tensor<4xf32>
    %t1 = linalg.reduce ins(%p1 : tensor<4x?xf32>) outs(%j1 : tensor<4xf32>) dimensions = [1]
      (%a: f32, %b: f32) {
        %r = arith.addf %a, %b : f32
        linalg.yield %r : f32
      }
    %w1 = linalg.generic {indexing_maps = [#id, #head, #id], iterator_types = ["parallel", "parallel"]} ins(%p1, %t1 : tensor<4x?xf32>, tensor<4xf32>) outs(%e1 : tensor<4x?xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %r = arith.divf %a, %b : f32
      linalg.yield %r : f32
    } -> tensor<4x?xf32>
    %c1 = tensor.extract_slice %first[0, 0] [%d1, 32] [1, 1] : tensor<?x40xf32> to tensor<?x32xf32>
    %f1 = linalg.fill ins(%zero : f32) outs(%wide : tensor<4x32xf32>) -> tensor<4x32xf32>
    %o1 = linalg.matmul ins(%w1, %c1 : tensor<4x?xf32>, tensor<?x32xf32>) outs(%f1 : tensor<4x32xf32>) -> tensor<4x32xf32>

    %d2 = tensor.dim %second, %c0 : tensor<?x40xf32>
    %e2 = tensor.empty(%d2) : tensor<4x?xf32>
    %z2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<4x?xf32>) -> tensor<4x?xf32>
    %s2 = linalg.generic {indexing_maps = [#q, #k, #s], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %second : tensor<4x40xf32>, tensor<?x40xf32>) outs(%z2 : tensor<4x?xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %m = arith.mulf %a, %b : f32
      %r = arith.addf %o, %m : f32
      linalg.yield %r : f32
    } -> tensor<4x?xf32>
    %i2 = linalg.fill ins(%lowest : f32) outs(%row : tensor<4xf32>) -> tensor<4xf32>
    %m2 = linalg.reduce ins(%s2 : tensor<4x?xf32>) outs(%i2 : tensor<4xf32>) dimensions = [1]
      (%a: f32, %b: f32) {
        %r = arith.maximumf %a, %b : f32
        linalg.yield %r : f32
      }
    %p2 = linalg.generic {indexing_maps = [#id, #head, #id], iterator_types = ["parallel", "parallel"]} ins(%s2, %m2 : tensor<4x?xf32>, tensor<4xf32>) outs(%e2 : tensor<4x?xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %x = arith.subf %a, %b : f32
      %r = math.exp %x : f32
      linalg.yield %r : f32
    } -> tensor<4x?xf32>
    %j2 = linalg.fill ins(%zero : f32) outs(%row : tensor<4xf32>) -> tensor<4xf32>
    %t2 = linalg.reduce ins(%p2 : tensor<4x?xf32>) outs(%j2 : tensor<4xf32>) dimensions = [1]
      (%a: f32, %b: f32) {
        %r = arith.addf %a, %b : f32
        linalg.yield %r : f32
      }
    %w2 = linalg.generic {indexing_maps = [#id, #head, #id], iterator_types = ["parallel", "parallel"]} ins(%p2, %t2 : tensor<4x?xf32>, tensor<4xf32>) outs(%e2 : tensor<4x?xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %r = arith.divf %a, %b : f32
      linalg.yield %r : f32
    } -> tensor<4x?xf32>
    %c2 = tensor.extract_slice %second[0, 0] [%d2, 32] [1, 1] : tensor<?x40xf32> to tensor<?x32xf32>
    %f2 = linalg.fill ins(%zero : f32) outs(%wide : tensor<4x32xf32>) -> tensor<4x32xf32>
    %o2 = linalg.matmul ins(%w2, %c2 : tensor<4x?xf32>, tensor<?x32xf32>) outs(%f2 : tensor<4x32xf32>) -> tensor<4x32xf32>
    return %o1, %o2 : tensor<4x32xf32>, tensor<4x32xf32>
}
