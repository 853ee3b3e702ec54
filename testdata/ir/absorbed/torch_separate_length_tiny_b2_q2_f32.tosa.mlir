module {
  func.func @main(%arg0: tensor<2x2x4x16xf32>, %arg1: tensor<2x2x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<4x16x32xf32>, %arg5: tensor<4x16x32xf32>, %arg6: tensor<2xi64>) -> tensor<2x2x4x16xf32> {
    %0 = tosa.const_shape  {values = dense<[2, 2, 4, 16, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %1 = tosa.const_shape  {values = dense<[4, 16, 32, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %2 = tosa.const_shape  {values = dense<[4, 4, 16]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %4 = tosa.const_shape  {values = dense<[4, 2, 2, 1, 32]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %5 = tosa.const_shape  {values = dense<[2, 2, 4, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %6 = tosa.const_shape  {values = dense<[2, 32, 32, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %7 = tosa.const_shape  {values = dense<[2, 8, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %8 = tosa.const_shape  {values = dense<[2, 32, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %9 = tosa.const_shape  {values = dense<[2, 2, 4, 1, 32]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %10 = tosa.const_shape  {values = dense<[2, 32, 8, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %11 = tosa.const_shape  {values = dense<[2, 8, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %12 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %13 = tosa.const_shape  {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %14 = tosa.const_shape  {values = dense<[4, 4, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %15 = tosa.const_shape  {values = dense<[4, 32, 16]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %16 = tosa.const_shape  {values = dense<[4, 2, 2, 1, 16]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %17 = tosa.const_shape  {values = dense<[2, 2, 4, 16]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %18 = "tosa.const"() <{values = dense<0.204124153> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %19 = "tosa.const"() <{values = dense<[[[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]]]]> : tensor<1x1x1x32xi64>}> : () -> tensor<1x1x1x32xi64>
    %20 = "tosa.const"() <{values = dense<0xFF800000> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %21 = tosa.reshape %arg0, %0 : (tensor<2x2x4x16xf32>, !tosa.shape<5>) -> tensor<2x2x4x16x1xf32>
    %22 = tosa.transpose %21 {perms = array<i32: 2, 0, 1, 3, 4>} : (tensor<2x2x4x16x1xf32>) -> tensor<4x2x2x16x1xf32>
    %23 = tosa.reshape %22, %2 : (tensor<4x2x2x16x1xf32>, !tosa.shape<3>) -> tensor<4x4x16xf32>
    %24 = tosa.matmul %23, %arg4, %3, %3 : (tensor<4x4x16xf32>, tensor<4x16x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x4x32xf32>
    %25 = tosa.reshape %24, %4 : (tensor<4x4x32xf32>, !tosa.shape<5>) -> tensor<4x2x2x1x32xf32>
    %26 = tosa.transpose %25 {perms = array<i32: 1, 2, 0, 4, 3>} : (tensor<4x2x2x1x32xf32>) -> tensor<2x2x4x32x1xf32>
    %27 = tosa.reshape %arg2, %6 : (tensor<2x32x32xf32>, !tosa.shape<5>) -> tensor<2x32x32x1x1xf32>
    %28 = tosa.reshape %26, %7 : (tensor<2x2x4x32x1xf32>, !tosa.shape<3>) -> tensor<2x8x32xf32>
    %29 = tosa.transpose %27 {perms = array<i32: 0, 2, 1, 3, 4>} : (tensor<2x32x32x1x1xf32>) -> tensor<2x32x32x1x1xf32>
    %30 = tosa.reshape %29, %8 : (tensor<2x32x32x1x1xf32>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %31 = tosa.matmul %28, %30, %3, %3 : (tensor<2x8x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x32xf32>
    %32 = tosa.reshape %31, %5 : (tensor<2x8x32xf32>, !tosa.shape<4>) -> tensor<2x2x4x32xf32>
    %33 = tosa.reshape %arg3, %10 : (tensor<2x32x8xf32>, !tosa.shape<5>) -> tensor<2x32x8x1x1xf32>
    %34 = tosa.reshape %arg1, %11 : (tensor<2x2x4x8xf32>, !tosa.shape<3>) -> tensor<2x8x8xf32>
    %35 = tosa.transpose %33 {perms = array<i32: 0, 2, 1, 3, 4>} : (tensor<2x32x8x1x1xf32>) -> tensor<2x8x32x1x1xf32>
    %36 = tosa.reshape %35, %7 : (tensor<2x8x32x1x1xf32>, !tosa.shape<3>) -> tensor<2x8x32xf32>
    %37 = tosa.matmul %34, %36, %3, %3 : (tensor<2x8x8xf32>, tensor<2x8x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x32xf32>
    %38 = tosa.reshape %37, %5 : (tensor<2x8x32xf32>, !tosa.shape<4>) -> tensor<2x2x4x32xf32>
    %39 = tosa.add %32, %38 : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %40 = tosa.mul %39, %18, %12 : (tensor<2x2x4x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x2x4x32xf32>
    %41 = tosa.reshape %arg6, %13 : (tensor<2xi64>, !tosa.shape<4>) -> tensor<2x1x1x1xi64>
    %42 = tosa.greater_equal %19, %41 : (tensor<1x1x1x32xi64>, tensor<2x1x1x1xi64>) -> tensor<2x1x1x32xi1>
    %43 = tosa.select %42, %20, %40 : (tensor<2x1x1x32xi1>, tensor<1x1x1x1xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %44 = tosa.reduce_max %43 {axis = 3 : i32} : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x1xf32>
    %45 = tosa.sub %43, %44 : (tensor<2x2x4x32xf32>, tensor<2x2x4x1xf32>) -> tensor<2x2x4x32xf32>
    %46 = tosa.exp %45 : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %47 = tosa.reduce_sum %46 {axis = 3 : i32} : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x1xf32>
    %48 = tosa.reciprocal %47 : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x1xf32>
    %49 = tosa.mul %46, %48, %12 : (tensor<2x2x4x32xf32>, tensor<2x2x4x1xf32>, tensor<1xi8>) -> tensor<2x2x4x32xf32>
    %50 = tosa.reshape %49, %7 : (tensor<2x2x4x32xf32>, !tosa.shape<3>) -> tensor<2x8x32xf32>
    %51 = tosa.matmul %50, %arg2, %3, %3 : (tensor<2x8x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x32xf32>
    %52 = tosa.reshape %51, %9 : (tensor<2x8x32xf32>, !tosa.shape<5>) -> tensor<2x2x4x1x32xf32>
    %53 = tosa.reshape %arg5, %1 : (tensor<4x16x32xf32>, !tosa.shape<5>) -> tensor<4x16x32x1x1xf32>
    %54 = tosa.transpose %52 {perms = array<i32: 2, 0, 1, 4, 3>} : (tensor<2x2x4x1x32xf32>) -> tensor<4x2x2x32x1xf32>
    %55 = tosa.reshape %54, %14 : (tensor<4x2x2x32x1xf32>, !tosa.shape<3>) -> tensor<4x4x32xf32>
    %56 = tosa.transpose %53 {perms = array<i32: 0, 2, 1, 3, 4>} : (tensor<4x16x32x1x1xf32>) -> tensor<4x32x16x1x1xf32>
    %57 = tosa.reshape %56, %15 : (tensor<4x32x16x1x1xf32>, !tosa.shape<3>) -> tensor<4x32x16xf32>
    %58 = tosa.matmul %55, %57, %3, %3 : (tensor<4x4x32xf32>, tensor<4x32x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x4x16xf32>
    %59 = tosa.reshape %58, %16 : (tensor<4x4x16xf32>, !tosa.shape<5>) -> tensor<4x2x2x1x16xf32>
    %60 = tosa.transpose %59 {perms = array<i32: 1, 2, 0, 4, 3>} : (tensor<4x2x2x1x16xf32>) -> tensor<2x2x4x16x1xf32>
    %61 = tosa.reshape %60, %17 : (tensor<2x2x4x16x1xf32>, !tosa.shape<4>) -> tensor<2x2x4x16xf32>
    return %61 : tensor<2x2x4x16xf32>
  }
}

