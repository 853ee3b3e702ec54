module {
  func.func @main(%arg0: tensor<2x1x4x24xf32>, %arg1: tensor<2x4x32x24xf32>, %arg2: tensor<2x4x32x16xf32>) -> tensor<2x1x4x16xf32> {
    %0 = tosa.const_shape  {values = dense<[8, 1, 24]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %1 = tosa.const_shape  {values = dense<[8, 24, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %3 = tosa.const_shape  {values = dense<[2, 4, 1, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %5 = tosa.const_shape  {values = dense<[8, 1, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %6 = tosa.const_shape  {values = dense<[8, 32, 16]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %7 = "tosa.const"() <{values = dense<0.204124153> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %8 = tosa.const_shape  {values = dense<[2, 1, 4, 16]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %9 = tosa.transpose %arg1 {perms = array<i32: 0, 1, 3, 2>} : (tensor<2x4x32x24xf32>) -> tensor<2x4x24x32xf32>
    %10 = tosa.reshape %arg0, %0 : (tensor<2x1x4x24xf32>, !tosa.shape<3>) -> tensor<8x1x24xf32>
    %11 = tosa.reshape %9, %1 : (tensor<2x4x24x32xf32>, !tosa.shape<3>) -> tensor<8x24x32xf32>
    %12 = tosa.matmul %10, %11, %2, %2 : (tensor<8x1x24xf32>, tensor<8x24x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<8x1x32xf32>
    %13 = tosa.reshape %12, %3 : (tensor<8x1x32xf32>, !tosa.shape<4>) -> tensor<2x4x1x32xf32>
    %14 = tosa.mul %13, %7, %4 : (tensor<2x4x1x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x4x1x32xf32>
    %15 = tosa.reduce_max %14 {axis = 3 : i32} : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x1xf32>
    %16 = tosa.sub %14, %15 : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) -> tensor<2x4x1x32xf32>
    %17 = tosa.exp %16 : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %18 = tosa.reduce_sum %17 {axis = 3 : i32} : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x1xf32>
    %19 = tosa.reciprocal %18 : (tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %20 = tosa.mul %17, %19, %4 : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>, tensor<1xi8>) -> tensor<2x4x1x32xf32>
    %21 = tosa.reshape %20, %5 : (tensor<2x4x1x32xf32>, !tosa.shape<3>) -> tensor<8x1x32xf32>
    %22 = tosa.reshape %arg2, %6 : (tensor<2x4x32x16xf32>, !tosa.shape<3>) -> tensor<8x32x16xf32>
    %23 = tosa.matmul %21, %22, %2, %2 : (tensor<8x1x32xf32>, tensor<8x32x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<8x1x16xf32>
    %24 = tosa.reshape %23, %8 : (tensor<8x1x16xf32>, !tosa.shape<4>) -> tensor<2x1x4x16xf32>
    return %24 : tensor<2x1x4x16xf32>
  }
}

