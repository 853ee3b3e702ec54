// A counter, rows that double, and a number of another type.
#id = affine_map<(i) -> (i)>
func.func @main(%count: tensor<2xi64>, %rows: tensor<?xi64>, %other: tensor<2xi32>)
    -> (tensor<2xi64>, tensor<?xi64>) {
  %next = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
      outs(%count : tensor<2xi64>) {
    ^bb0(%x: i64):
      %one = arith.constant 1 : i64
      %y = arith.addi %x, %one : i64
      linalg.yield %y : i64
  } -> tensor<2xi64>
  %twice = tensor.concat dim(0) %rows, %rows : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  return %next, %twice : tensor<2xi64>, tensor<?xi64>
}
