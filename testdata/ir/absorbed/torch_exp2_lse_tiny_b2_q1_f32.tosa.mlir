module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<2xi64>) -> (tensor<2x1x4x32xf32>, tensor<2x1x4xf32>) {
    %0 = tosa.const_shape  {values = dense<[2, 32, 32, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %1 = tosa.const_shape  {values = dense<[2, 4, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = tosa.const_shape  {values = dense<[2, 32, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %4 = tosa.const_shape  {values = dense<[2, 1, 4, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %5 = tosa.const_shape  {values = dense<[2, 32, 8, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %6 = tosa.const_shape  {values = dense<[2, 4, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %7 = tosa.const_shape  {values = dense<[2, 8, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %8 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %9 = tosa.const_shape  {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %10 = tosa.const_shape  {values = dense<[2, 1, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %11 = "tosa.const"() <{values = dense<0.294488907> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %12 = "tosa.const"() <{values = dense<[[[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]]]]> : tensor<1x1x1x32xi64>}> : () -> tensor<1x1x1x32xi64>
    %13 = "tosa.const"() <{values = dense<-1.000000e+30> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %14 = "tosa.const"() <{values = dense<2.000000e+00> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %15 = "tosa.const"() <{values = dense<1.44269502> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %16 = tosa.reshape %arg2, %0 : (tensor<2x32x32xf32>, !tosa.shape<5>) -> tensor<2x32x32x1x1xf32>
    %17 = tosa.reshape %arg0, %1 : (tensor<2x1x4x32xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %18 = tosa.transpose %16 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x32x1x1xf32>) -> tensor<2x32x1x32x1xf32>
    %19 = tosa.reshape %18, %2 : (tensor<2x32x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %20 = tosa.matmul %17, %19, %3, %3 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %21 = tosa.reshape %20, %4 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %22 = tosa.reshape %arg3, %5 : (tensor<2x32x8xf32>, !tosa.shape<5>) -> tensor<2x32x8x1x1xf32>
    %23 = tosa.reshape %arg1, %6 : (tensor<2x1x4x8xf32>, !tosa.shape<3>) -> tensor<2x4x8xf32>
    %24 = tosa.transpose %22 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x8x1x1xf32>) -> tensor<2x8x1x32x1xf32>
    %25 = tosa.reshape %24, %7 : (tensor<2x8x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x8x32xf32>
    %26 = tosa.matmul %23, %25, %3, %3 : (tensor<2x4x8xf32>, tensor<2x8x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %27 = tosa.reshape %26, %4 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %28 = tosa.add %21, %27 : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %29 = tosa.mul %28, %11, %8 : (tensor<2x1x4x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %30 = tosa.reshape %arg4, %9 : (tensor<2xi64>, !tosa.shape<4>) -> tensor<2x1x1x1xi64>
    %31 = tosa.greater_equal %12, %30 : (tensor<1x1x1x32xi64>, tensor<2x1x1x1xi64>) -> tensor<2x1x1x32xi1>
    %32 = tosa.select %31, %13, %29 : (tensor<2x1x1x32xi1>, tensor<1x1x1x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %33 = tosa.reduce_max %32 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %34 = tosa.sub %32, %33 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %35 = tosa.pow %14, %34 : (tensor<1x1x1x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %36 = tosa.reduce_sum %35 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %37 = tosa.reshape %35, %1 : (tensor<2x1x4x32xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %38 = tosa.matmul %37, %arg2, %3, %3 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %39 = tosa.reshape %38, %4 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %40 = tosa.reciprocal %36 : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %41 = tosa.mul %39, %40, %8 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %42 = tosa.log %36 : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %43 = tosa.mul %42, %15, %8 : (tensor<2x1x4x1xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x4x1xf32>
    %44 = tosa.add %33, %43 : (tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %45 = tosa.reshape %44, %10 : (tensor<2x1x4x1xf32>, !tosa.shape<3>) -> tensor<2x1x4xf32>
    return %41, %45 : tensor<2x1x4x32xf32>, tensor<2x1x4xf32>
  }
}

