module {
  func.func @main(%arg0: tensor<2x1x4x24xf32>, %arg1: tensor<2x32x4x24xf32>, %arg2: tensor<2x32x4x16xf32>) -> tensor<2x1x4x16xf32> {
    %0 = tosa.const_shape  {values = dense<[2, 32, 4, 24, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %1 = tosa.const_shape  {values = dense<[8, 1, 24]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = tosa.const_shape  {values = dense<[8, 24, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %4 = tosa.const_shape  {values = dense<[2, 4, 1, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %5 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %6 = tosa.const_shape  {values = dense<[2, 32, 4, 16, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %7 = tosa.const_shape  {values = dense<[8, 1, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %8 = tosa.const_shape  {values = dense<[8, 32, 16]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %9 = tosa.const_shape  {values = dense<[2, 1, 4, 16]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %10 = "tosa.const"() <{values = dense<0.204124153> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %11 = tosa.reshape %arg1, %0 : (tensor<2x32x4x24xf32>, !tosa.shape<5>) -> tensor<2x32x4x24x1xf32>
    %12 = tosa.reshape %arg0, %1 : (tensor<2x1x4x24xf32>, !tosa.shape<3>) -> tensor<8x1x24xf32>
    %13 = tosa.transpose %11 {perms = array<i32: 0, 2, 3, 4, 1>} : (tensor<2x32x4x24x1xf32>) -> tensor<2x4x24x1x32xf32>
    %14 = tosa.reshape %13, %2 : (tensor<2x4x24x1x32xf32>, !tosa.shape<3>) -> tensor<8x24x32xf32>
    %15 = tosa.matmul %12, %14, %3, %3 : (tensor<8x1x24xf32>, tensor<8x24x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<8x1x32xf32>
    %16 = tosa.reshape %15, %4 : (tensor<8x1x32xf32>, !tosa.shape<4>) -> tensor<2x4x1x32xf32>
    %17 = tosa.mul %16, %10, %5 : (tensor<2x4x1x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x4x1x32xf32>
    %18 = tosa.reduce_max %17 {axis = 3 : i32} : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x1xf32>
    %19 = tosa.sub %17, %18 : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) -> tensor<2x4x1x32xf32>
    %20 = tosa.exp %19 : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %21 = tosa.reduce_sum %20 {axis = 3 : i32} : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x1xf32>
    %22 = tosa.reciprocal %21 : (tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %23 = tosa.mul %20, %22, %5 : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>, tensor<1xi8>) -> tensor<2x4x1x32xf32>
    %24 = tosa.reshape %arg2, %6 : (tensor<2x32x4x16xf32>, !tosa.shape<5>) -> tensor<2x32x4x16x1xf32>
    %25 = tosa.reshape %23, %7 : (tensor<2x4x1x32xf32>, !tosa.shape<3>) -> tensor<8x1x32xf32>
    %26 = tosa.transpose %24 {perms = array<i32: 0, 2, 1, 4, 3>} : (tensor<2x32x4x16x1xf32>) -> tensor<2x4x32x1x16xf32>
    %27 = tosa.reshape %26, %8 : (tensor<2x4x32x1x16xf32>, !tosa.shape<3>) -> tensor<8x32x16xf32>
    %28 = tosa.matmul %25, %27, %3, %3 : (tensor<8x1x32xf32>, tensor<8x32x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<8x1x16xf32>
    %29 = tosa.reshape %28, %9 : (tensor<8x1x16xf32>, !tosa.shape<4>) -> tensor<2x1x4x16xf32>
    return %29 : tensor<2x1x4x16xf32>
  }
}

