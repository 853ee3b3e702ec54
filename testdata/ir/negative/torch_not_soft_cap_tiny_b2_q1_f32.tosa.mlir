module {
  func.func @main(%arg0: tensor<2x1x4x40xf32>, %arg1: tensor<2x32x40xf32>) -> tensor<2x1x4x32xf32> {
    %0 = tosa.const_shape  {values = dense<[2, 32, 40, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %1 = tosa.const_shape  {values = dense<[2, 4, 40]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = tosa.const_shape  {values = dense<[2, 40, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %4 = tosa.const_shape  {values = dense<[2, 1, 4, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %5 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %6 = tosa.const_shape  {values = dense<[2, 32, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %7 = tosa.const_shape  {values = dense<0> : tensor<3xindex>} : () -> !tosa.shape<3>
    %8 = tosa.const_shape  {values = dense<[2, 4, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %9 = "tosa.const"() <{values = dense<0.204124153> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %10 = "tosa.const"() <{values = dense<2.000000e-02> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %11 = "tosa.const"() <{values = dense<5.000000e+01> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %12 = tosa.reshape %arg1, %0 : (tensor<2x32x40xf32>, !tosa.shape<5>) -> tensor<2x32x40x1x1xf32>
    %13 = tosa.reshape %arg0, %1 : (tensor<2x1x4x40xf32>, !tosa.shape<3>) -> tensor<2x4x40xf32>
    %14 = tosa.transpose %12 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x40x1x1xf32>) -> tensor<2x40x1x32x1xf32>
    %15 = tosa.reshape %14, %2 : (tensor<2x40x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x40x32xf32>
    %16 = tosa.matmul %13, %15, %3, %3 : (tensor<2x4x40xf32>, tensor<2x40x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %17 = tosa.reshape %16, %4 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %18 = tosa.mul %17, %9, %5 : (tensor<2x1x4x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %19 = tosa.mul %18, %10, %5 : (tensor<2x1x4x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %20 = tosa.tanh %19 : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %21 = tosa.mul %20, %11, %5 : (tensor<2x1x4x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %22 = tosa.reduce_max %21 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %23 = tosa.sub %21, %22 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %24 = tosa.exp %23 : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %25 = tosa.reduce_sum %24 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %26 = tosa.reciprocal %25 : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %27 = tosa.mul %24, %26, %5 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %28 = tosa.slice %arg1, %7, %6 : (tensor<2x32x40xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %29 = tosa.reshape %27, %8 : (tensor<2x1x4x32xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %30 = tosa.matmul %29, %28, %3, %3 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %31 = tosa.reshape %30, %4 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    return %31 : tensor<2x1x4x32xf32>
  }
}

