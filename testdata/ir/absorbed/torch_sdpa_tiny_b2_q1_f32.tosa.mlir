module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x40xf32>, %arg3: tensor<2x1x1x32xf32>) -> tensor<2x1x4x32xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<2x4x1x32xf32>}> : () -> tensor<2x4x1x32xf32>
    %1 = tosa.const_shape  {values = dense<[2, 1, 32, 40]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %2 = tosa.const_shape  {values = dense<[1, 4, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %3 = tosa.const_shape  {values = dense<[2, 4, 32, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %4 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
    %5 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %6 = tosa.const_shape  {values = dense<[8, 1, 40]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %7 = tosa.const_shape  {values = dense<[8, 40, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %8 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %9 = tosa.const_shape  {values = dense<[2, 4, 1, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %10 = tosa.const_shape  {values = dense<[8, 1, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %11 = tosa.const_shape  {values = dense<[8, 32, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %12 = tosa.const_shape  {values = dense<[2, 4, 1, 40]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %13 = "tosa.const"() <{values = dense<4.518010e-01> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %14 = "tosa.const"() <{values = dense<0xFFF0000000000000> : tensor<1x1x1x1xf64>}> : () -> tensor<1x1x1x1xf64>
    %15 = tosa.const_shape  {values = dense<[2, 1, 4, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %16 = tosa.concat %arg0, %arg1 {axis = 3 : i32} : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %17 = tosa.reshape %16, %12 : (tensor<2x1x4x40xf32>, !tosa.shape<4>) -> tensor<2x4x1x40xf32>
    %18 = tosa.reshape %arg2, %1 : (tensor<2x32x40xf32>, !tosa.shape<4>) -> tensor<2x1x32x40xf32>
    %19 = tosa.tile %18, %2 : (tensor<2x1x32x40xf32>, !tosa.shape<4>) -> tensor<2x4x32x40xf32>
    %20 = tosa.slice %19, %4, %3 : (tensor<2x4x32x40xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x4x32x32xf32>
    %21 = tosa.mul %17, %13, %5 : (tensor<2x4x1x40xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x4x1x40xf32>
    %22 = tosa.transpose %19 {perms = array<i32: 0, 1, 3, 2>} : (tensor<2x4x32x40xf32>) -> tensor<2x4x40x32xf32>
    %23 = tosa.mul %22, %13, %5 : (tensor<2x4x40x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x4x40x32xf32>
    %24 = tosa.reshape %21, %6 : (tensor<2x4x1x40xf32>, !tosa.shape<3>) -> tensor<8x1x40xf32>
    %25 = tosa.reshape %23, %7 : (tensor<2x4x40x32xf32>, !tosa.shape<3>) -> tensor<8x40x32xf32>
    %26 = tosa.matmul %24, %25, %8, %8 : (tensor<8x1x40xf32>, tensor<8x40x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<8x1x32xf32>
    %27 = tosa.reshape %26, %9 : (tensor<8x1x32xf32>, !tosa.shape<4>) -> tensor<2x4x1x32xf32>
    %28 = tosa.add %27, %arg3 : (tensor<2x4x1x32xf32>, tensor<2x1x1x32xf32>) -> tensor<2x4x1x32xf32>
    %29 = tosa.reduce_max %28 {axis = 3 : i32} : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x1xf32>
    %30 = tosa.sub %28, %29 : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) -> tensor<2x4x1x32xf32>
    %31 = tosa.exp %30 : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %32 = tosa.reduce_sum %31 {axis = 3 : i32} : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x1xf32>
    %33 = tosa.reciprocal %32 : (tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %34 = tosa.mul %31, %33, %5 : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>, tensor<1xi8>) -> tensor<2x4x1x32xf32>
    %35 = tosa.cast %28 : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf64>
    %36 = tosa.equal %35, %14 : (tensor<2x4x1x32xf64>, tensor<1x1x1x1xf64>) -> tensor<2x4x1x32xi1>
    %37 = tosa.reduce_all %36 {axis = 3 : i32} : (tensor<2x4x1x32xi1>) -> tensor<2x4x1x1xi1>
    %38 = tosa.select %37, %0, %34 : (tensor<2x4x1x1xi1>, tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %39 = tosa.reshape %38, %10 : (tensor<2x4x1x32xf32>, !tosa.shape<3>) -> tensor<8x1x32xf32>
    %40 = tosa.reshape %20, %11 : (tensor<2x4x32x32xf32>, !tosa.shape<3>) -> tensor<8x32x32xf32>
    %41 = tosa.matmul %39, %40, %8, %8 : (tensor<8x1x32xf32>, tensor<8x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<8x1x32xf32>
    %42 = tosa.reshape %41, %15 : (tensor<8x1x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    return %42 : tensor<2x1x4x32xf32>
  }
}

