module {
  func.func @main(%arg0: tensor<2x1x4x16xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<128x32xf32>, %arg5: tensor<2xi64>) -> tensor<2x1x4x16xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.const_shape  {values = dense<[1, 64, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = tosa.const_shape  {values = dense<[1, 32, 128]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<[2, 32, 4, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %4 = tosa.const_shape  {values = dense<[2, 4, 32, 16]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %5 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
    %6 = tosa.const_shape  {values = dense<[0, 0, 0, 16]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %7 = tosa.const_shape  {values = dense<[2, 1, 32, 8]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %8 = tosa.const_shape  {values = dense<[1, 4, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %9 = tosa.const_shape  {values = dense<[8, 1, 24]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %10 = tosa.const_shape  {values = dense<[8, 24, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %11 = tosa.const_shape  {values = dense<[2, 4, 1, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %12 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %13 = tosa.const_shape  {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %14 = tosa.const_shape  {values = dense<[8, 1, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %15 = tosa.const_shape  {values = dense<[8, 32, 16]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %16 = "tosa.const"() <{values = dense<0.204124153> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %17 = "tosa.const"() <{values = dense<[[[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]]]]> : tensor<1x1x1x32xi64>}> : () -> tensor<1x1x1x32xi64>
    %18 = "tosa.const"() <{values = dense<0xFF800000> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %19 = tosa.const_shape  {values = dense<[2, 1, 4, 16]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %20 = tosa.transpose %arg4 {perms = array<i32: 1, 0>} : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %21 = tosa.reshape %arg2, %1 : (tensor<2x32x32xf32>, !tosa.shape<3>) -> tensor<1x64x32xf32>
    %22 = tosa.reshape %20, %2 : (tensor<32x128xf32>, !tosa.shape<3>) -> tensor<1x32x128xf32>
    %23 = tosa.matmul %21, %22, %0, %0 : (tensor<1x64x32xf32>, tensor<1x32x128xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x64x128xf32>
    %24 = tosa.reshape %23, %3 : (tensor<1x64x128xf32>, !tosa.shape<4>) -> tensor<2x32x4x32xf32>
    %25 = tosa.transpose %24 {perms = array<i32: 0, 2, 1, 3>} : (tensor<2x32x4x32xf32>) -> tensor<2x4x32x32xf32>
    %26 = tosa.slice %25, %5, %4 : (tensor<2x4x32x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x4x32x16xf32>
    %27 = tosa.slice %25, %6, %4 : (tensor<2x4x32x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x4x32x16xf32>
    %28 = tosa.concat %arg0, %arg1 {axis = 3 : i32} : (tensor<2x1x4x16xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x24xf32>
    %29 = tosa.reshape %arg3, %7 : (tensor<2x32x8xf32>, !tosa.shape<4>) -> tensor<2x1x32x8xf32>
    %30 = tosa.tile %29, %8 : (tensor<2x1x32x8xf32>, !tosa.shape<4>) -> tensor<2x4x32x8xf32>
    %31 = tosa.concat %26, %30 {axis = 3 : i32} : (tensor<2x4x32x16xf32>, tensor<2x4x32x8xf32>) -> tensor<2x4x32x24xf32>
    %32 = tosa.transpose %31 {perms = array<i32: 0, 1, 3, 2>} : (tensor<2x4x32x24xf32>) -> tensor<2x4x24x32xf32>
    %33 = tosa.reshape %28, %9 : (tensor<2x1x4x24xf32>, !tosa.shape<3>) -> tensor<8x1x24xf32>
    %34 = tosa.reshape %32, %10 : (tensor<2x4x24x32xf32>, !tosa.shape<3>) -> tensor<8x24x32xf32>
    %35 = tosa.matmul %33, %34, %0, %0 : (tensor<8x1x24xf32>, tensor<8x24x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<8x1x32xf32>
    %36 = tosa.reshape %35, %11 : (tensor<8x1x32xf32>, !tosa.shape<4>) -> tensor<2x4x1x32xf32>
    %37 = tosa.mul %36, %16, %12 : (tensor<2x4x1x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x4x1x32xf32>
    %38 = tosa.reshape %arg5, %13 : (tensor<2xi64>, !tosa.shape<4>) -> tensor<2x1x1x1xi64>
    %39 = tosa.greater_equal %17, %38 : (tensor<1x1x1x32xi64>, tensor<2x1x1x1xi64>) -> tensor<2x1x1x32xi1>
    %40 = tosa.select %39, %18, %37 : (tensor<2x1x1x32xi1>, tensor<1x1x1x1xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %41 = tosa.reduce_max %40 {axis = 3 : i32} : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x1xf32>
    %42 = tosa.sub %40, %41 : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) -> tensor<2x4x1x32xf32>
    %43 = tosa.exp %42 : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %44 = tosa.reduce_sum %43 {axis = 3 : i32} : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x1xf32>
    %45 = tosa.reciprocal %44 : (tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %46 = tosa.mul %43, %45, %12 : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>, tensor<1xi8>) -> tensor<2x4x1x32xf32>
    %47 = tosa.reshape %46, %14 : (tensor<2x4x1x32xf32>, !tosa.shape<3>) -> tensor<8x1x32xf32>
    %48 = tosa.reshape %27, %15 : (tensor<2x4x32x16xf32>, !tosa.shape<3>) -> tensor<8x32x16xf32>
    %49 = tosa.matmul %47, %48, %0, %0 : (tensor<8x1x32xf32>, tensor<8x32x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<8x1x16xf32>
    %50 = tosa.reshape %49, %19 : (tensor<8x1x16xf32>, !tosa.shape<4>) -> tensor<2x1x4x16xf32>
    return %50 : tensor<2x1x4x16xf32>
  }
}

