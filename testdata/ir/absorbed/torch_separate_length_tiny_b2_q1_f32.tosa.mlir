module {
  func.func @main(%arg0: tensor<2x1x4x16xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x32xf32>, %arg6: tensor<2xi64>) -> tensor<2x1x4x16xf32> {
    %0 = tosa.const_shape  {values = dense<[2, 1, 4, 16, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %1 = tosa.const_shape  {values = dense<[4, 16, 32, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %2 = tosa.const_shape  {values = dense<[4, 2, 16]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %4 = tosa.const_shape  {values = dense<[4, 2, 1, 1, 32]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %5 = tosa.const_shape  {values = dense<[2, 1, 4, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %6 = tosa.const_shape  {values = dense<[2, 32, 32, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %7 = tosa.const_shape  {values = dense<[2, 4, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %8 = tosa.const_shape  {values = dense<[2, 32, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %9 = tosa.const_shape  {values = dense<[2, 4, 1, 1, 32]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %10 = tosa.const_shape  {values = dense<[2, 32, 8, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %11 = tosa.const_shape  {values = dense<[2, 4, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %12 = tosa.const_shape  {values = dense<[2, 8, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %13 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %14 = tosa.const_shape  {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %15 = tosa.const_shape  {values = dense<[4, 2, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %16 = tosa.const_shape  {values = dense<[4, 32, 16]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %17 = tosa.const_shape  {values = dense<[4, 2, 1, 1, 16]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %18 = tosa.const_shape  {values = dense<[2, 1, 4, 16]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %19 = "tosa.const"() <{values = dense<0.204124153> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %20 = "tosa.const"() <{values = dense<[[[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]]]]> : tensor<1x1x1x32xi64>}> : () -> tensor<1x1x1x32xi64>
    %21 = "tosa.const"() <{values = dense<0xFF800000> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %22 = tosa.reshape %arg0, %0 : (tensor<2x1x4x16xf32>, !tosa.shape<5>) -> tensor<2x1x4x16x1xf32>
    %23 = tosa.transpose %22 {perms = array<i32: 2, 0, 3, 1, 4>} : (tensor<2x1x4x16x1xf32>) -> tensor<4x2x16x1x1xf32>
    %24 = tosa.reshape %23, %2 : (tensor<4x2x16x1x1xf32>, !tosa.shape<3>) -> tensor<4x2x16xf32>
    %25 = tosa.matmul %24, %arg4, %3, %3 : (tensor<4x2x16xf32>, tensor<4x16x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x2x32xf32>
    %26 = tosa.reshape %25, %4 : (tensor<4x2x32xf32>, !tosa.shape<5>) -> tensor<4x2x1x1x32xf32>
    %27 = tosa.transpose %26 {perms = array<i32: 1, 3, 0, 4, 2>} : (tensor<4x2x1x1x32xf32>) -> tensor<2x1x4x32x1xf32>
    %28 = tosa.reshape %arg2, %6 : (tensor<2x32x32xf32>, !tosa.shape<5>) -> tensor<2x32x32x1x1xf32>
    %29 = tosa.reshape %27, %7 : (tensor<2x1x4x32x1xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %30 = tosa.transpose %28 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x32x1x1xf32>) -> tensor<2x32x1x32x1xf32>
    %31 = tosa.reshape %30, %8 : (tensor<2x32x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %32 = tosa.matmul %29, %31, %3, %3 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %33 = tosa.reshape %32, %5 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %34 = tosa.reshape %arg3, %10 : (tensor<2x32x8xf32>, !tosa.shape<5>) -> tensor<2x32x8x1x1xf32>
    %35 = tosa.reshape %arg1, %11 : (tensor<2x1x4x8xf32>, !tosa.shape<3>) -> tensor<2x4x8xf32>
    %36 = tosa.transpose %34 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x8x1x1xf32>) -> tensor<2x8x1x32x1xf32>
    %37 = tosa.reshape %36, %12 : (tensor<2x8x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x8x32xf32>
    %38 = tosa.matmul %35, %37, %3, %3 : (tensor<2x4x8xf32>, tensor<2x8x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %39 = tosa.reshape %38, %5 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %40 = tosa.add %33, %39 : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %41 = tosa.mul %40, %19, %13 : (tensor<2x1x4x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %42 = tosa.reshape %arg6, %14 : (tensor<2xi64>, !tosa.shape<4>) -> tensor<2x1x1x1xi64>
    %43 = tosa.greater_equal %20, %42 : (tensor<1x1x1x32xi64>, tensor<2x1x1x1xi64>) -> tensor<2x1x1x32xi1>
    %44 = tosa.select %43, %21, %41 : (tensor<2x1x1x32xi1>, tensor<1x1x1x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %45 = tosa.reduce_max %44 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %46 = tosa.sub %44, %45 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %47 = tosa.exp %46 : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %48 = tosa.reduce_sum %47 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %49 = tosa.reciprocal %48 : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %50 = tosa.mul %47, %49, %13 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %51 = tosa.reshape %50, %7 : (tensor<2x1x4x32xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %52 = tosa.matmul %51, %arg2, %3, %3 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %53 = tosa.reshape %52, %9 : (tensor<2x4x32xf32>, !tosa.shape<5>) -> tensor<2x4x1x1x32xf32>
    %54 = tosa.reshape %arg5, %1 : (tensor<4x16x32xf32>, !tosa.shape<5>) -> tensor<4x16x32x1x1xf32>
    %55 = tosa.transpose %53 {perms = array<i32: 1, 0, 4, 3, 2>} : (tensor<2x4x1x1x32xf32>) -> tensor<4x2x32x1x1xf32>
    %56 = tosa.reshape %55, %15 : (tensor<4x2x32x1x1xf32>, !tosa.shape<3>) -> tensor<4x2x32xf32>
    %57 = tosa.transpose %54 {perms = array<i32: 0, 2, 4, 1, 3>} : (tensor<4x16x32x1x1xf32>) -> tensor<4x32x1x16x1xf32>
    %58 = tosa.reshape %57, %16 : (tensor<4x32x1x16x1xf32>, !tosa.shape<3>) -> tensor<4x32x16xf32>
    %59 = tosa.matmul %56, %58, %3, %3 : (tensor<4x2x32xf32>, tensor<4x32x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x2x16xf32>
    %60 = tosa.reshape %59, %17 : (tensor<4x2x16xf32>, !tosa.shape<5>) -> tensor<4x2x1x1x16xf32>
    %61 = tosa.transpose %60 {perms = array<i32: 1, 3, 0, 4, 2>} : (tensor<4x2x1x1x16xf32>) -> tensor<2x1x4x16x1xf32>
    %62 = tosa.reshape %61, %18 : (tensor<2x1x4x16x1xf32>, !tosa.shape<4>) -> tensor<2x1x4x16xf32>
    return %62 : tensor<2x1x4x16xf32>
  }
}

