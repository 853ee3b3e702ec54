module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<16x8x40xf32>, %arg3: tensor<2x4xi64>, %arg4: tensor<2xi64>) -> tensor<2x1x4x32xf32> {
    %0 = tosa.const_shape  {values = dense<[1, 16, 320]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.const_shape  {values = dense<[1, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %3 = tosa.const_shape  {values = dense<[2, 32, 40]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %4 = tosa.const_shape  {values = dense<[2, 32, 40, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %5 = tosa.const_shape  {values = dense<[2, 4, 40]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %6 = tosa.const_shape  {values = dense<[2, 40, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %7 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %8 = tosa.const_shape  {values = dense<[2, 1, 4, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %9 = tosa.const_shape  {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %10 = tosa.const_shape  {values = dense<[2, 32, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %11 = tosa.const_shape  {values = dense<0> : tensor<3xindex>} : () -> !tosa.shape<3>
    %12 = tosa.const_shape  {values = dense<[2, 4, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %13 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %14 = "tosa.const"() <{values = dense<16> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %15 = "tosa.const"() <{values = dense<0.204124153> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %16 = "tosa.const"() <{values = dense<[[[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]]]]> : tensor<1x1x1x32xi64>}> : () -> tensor<1x1x1x32xi64>
    %17 = "tosa.const"() <{values = dense<0xFF800000> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %18 = tosa.cast %arg3 : (tensor<2x4xi64>) -> tensor<2x4xi32>
    %19 = tosa.add %18, %14 : (tensor<2x4xi32>, tensor<1x1xi32>) -> tensor<2x4xi32>
    %20 = tosa.greater %13, %18 : (tensor<1x1xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %21 = tosa.select %20, %19, %18 : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %22 = tosa.reshape %arg2, %0 : (tensor<16x8x40xf32>, !tosa.shape<3>) -> tensor<1x16x320xf32>
    %23 = tosa.reshape %21, %2 : (tensor<2x4xi32>, !tosa.shape<2>) -> tensor<1x8xi32>
    %24 = tosa.gather %22, %23 : (tensor<1x16x320xf32>, tensor<1x8xi32>) -> tensor<1x8x320xf32>
    %25 = tosa.reshape %24, %3 : (tensor<1x8x320xf32>, !tosa.shape<3>) -> tensor<2x32x40xf32>
    %26 = tosa.concat %arg0, %arg1 {axis = 3 : i32} : (tensor<2x1x4x32xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x40xf32>
    %27 = tosa.reshape %24, %4 : (tensor<1x8x320xf32>, !tosa.shape<5>) -> tensor<2x32x40x1x1xf32>
    %28 = tosa.reshape %26, %5 : (tensor<2x1x4x40xf32>, !tosa.shape<3>) -> tensor<2x4x40xf32>
    %29 = tosa.transpose %27 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x40x1x1xf32>) -> tensor<2x40x1x32x1xf32>
    %30 = tosa.reshape %29, %6 : (tensor<2x40x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x40x32xf32>
    %31 = tosa.matmul %28, %30, %7, %7 : (tensor<2x4x40xf32>, tensor<2x40x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %32 = tosa.reshape %31, %8 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %33 = tosa.mul %32, %15, %1 : (tensor<2x1x4x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %34 = tosa.reshape %arg4, %9 : (tensor<2xi64>, !tosa.shape<4>) -> tensor<2x1x1x1xi64>
    %35 = tosa.greater_equal %16, %34 : (tensor<1x1x1x32xi64>, tensor<2x1x1x1xi64>) -> tensor<2x1x1x32xi1>
    %36 = tosa.select %35, %17, %33 : (tensor<2x1x1x32xi1>, tensor<1x1x1x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %37 = tosa.reduce_max %36 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %38 = tosa.sub %36, %37 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %39 = tosa.exp %38 : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %40 = tosa.reduce_sum %39 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %41 = tosa.reciprocal %40 : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %42 = tosa.mul %39, %41, %1 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %43 = tosa.slice %25, %11, %10 : (tensor<2x32x40xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %44 = tosa.reshape %42, %12 : (tensor<2x1x4x32xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %45 = tosa.matmul %44, %43, %7, %7 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %46 = tosa.reshape %45, %8 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    return %46 : tensor<2x1x4x32xf32>
  }
}

