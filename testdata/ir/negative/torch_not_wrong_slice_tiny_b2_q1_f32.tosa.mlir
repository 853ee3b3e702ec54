module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x40xf32>) -> tensor<2x1x4x32xf32> {
    %0 = tosa.const_shape  {values = dense<[2, 32, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %1 = tosa.const_shape  {values = dense<0> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = tosa.const_shape  {values = dense<[2, 32, 32, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %3 = tosa.const_shape  {values = dense<[2, 4, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %4 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %5 = tosa.const_shape  {values = dense<[2, 1, 4, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %6 = tosa.const_shape  {values = dense<[2, 32, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %7 = tosa.const_shape  {values = dense<[0, 0, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %8 = tosa.const_shape  {values = dense<[2, 32, 8, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %9 = tosa.const_shape  {values = dense<[2, 4, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %10 = tosa.const_shape  {values = dense<[2, 8, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %11 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %12 = tosa.const_shape  {values = dense<[0, 0, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %13 = "tosa.const"() <{values = dense<0.204124153> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %14 = tosa.slice %arg2, %1, %0 : (tensor<2x32x40xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %15 = tosa.reshape %14, %2 : (tensor<2x32x32xf32>, !tosa.shape<5>) -> tensor<2x32x32x1x1xf32>
    %16 = tosa.reshape %arg0, %3 : (tensor<2x1x4x32xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %17 = tosa.transpose %15 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x32x1x1xf32>) -> tensor<2x32x1x32x1xf32>
    %18 = tosa.reshape %17, %0 : (tensor<2x32x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %19 = tosa.matmul %16, %18, %4, %4 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %20 = tosa.reshape %19, %5 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %21 = tosa.slice %arg2, %7, %6 : (tensor<2x32x40xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x32x8xf32>
    %22 = tosa.reshape %21, %8 : (tensor<2x32x8xf32>, !tosa.shape<5>) -> tensor<2x32x8x1x1xf32>
    %23 = tosa.reshape %arg1, %9 : (tensor<2x1x4x8xf32>, !tosa.shape<3>) -> tensor<2x4x8xf32>
    %24 = tosa.transpose %22 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x8x1x1xf32>) -> tensor<2x8x1x32x1xf32>
    %25 = tosa.reshape %24, %10 : (tensor<2x8x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x8x32xf32>
    %26 = tosa.matmul %23, %25, %4, %4 : (tensor<2x4x8xf32>, tensor<2x8x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %27 = tosa.reshape %26, %5 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %28 = tosa.add %20, %27 : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %29 = tosa.mul %28, %13, %11 : (tensor<2x1x4x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %30 = tosa.reduce_max %29 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %31 = tosa.sub %29, %30 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %32 = tosa.exp %31 : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %33 = tosa.reduce_sum %32 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %34 = tosa.reciprocal %33 : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %35 = tosa.mul %32, %34, %11 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %36 = tosa.slice %arg2, %12, %0 : (tensor<2x32x40xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %37 = tosa.reshape %35, %3 : (tensor<2x1x4x32xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %38 = tosa.matmul %37, %36, %4, %4 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %39 = tosa.reshape %38, %5 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    return %39 : tensor<2x1x4x32xf32>
  }
}

