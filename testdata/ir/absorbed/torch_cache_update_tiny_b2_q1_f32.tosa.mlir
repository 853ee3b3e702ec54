module {
  func.func @main(%arg0: tensor<2x1x4x32xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<2x1x32xf32>, %arg5: tensor<2x1x8xf32>) -> (tensor<2x1x4x32xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>) {
    %0 = "tosa.const"() <{values = dense<[[[[0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0]]], [[[1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1]]]]> : tensor<2x1x32x1xi32>}> : () -> tensor<2x1x32x1xi32>
    %1 = "tosa.const"() <{values = dense<[[[[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15], [16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31]]], [[[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15], [16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31]]]]> : tensor<2x1x32x1xi32>}> : () -> tensor<2x1x32x1xi32>
    %2 = tosa.const_shape  {values = dense<[1, 64, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<[1, 2048, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %4 = tosa.const_shape  {values = dense<[64, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %5 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %6 = tosa.const_shape  {values = dense<[1, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %7 = tosa.const_shape  {values = dense<[2, 32, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %8 = "tosa.const"() <{values = dense<[[[[0], [0], [0], [0], [0], [0], [0], [0]]], [[[1], [1], [1], [1], [1], [1], [1], [1]]]]> : tensor<2x1x8x1xi32>}> : () -> tensor<2x1x8x1xi32>
    %9 = "tosa.const"() <{values = dense<[[[[0], [1], [2], [3], [4], [5], [6], [7]]], [[[0], [1], [2], [3], [4], [5], [6], [7]]]]> : tensor<2x1x8x1xi32>}> : () -> tensor<2x1x8x1xi32>
    %10 = tosa.const_shape  {values = dense<[1, 16, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %11 = tosa.const_shape  {values = dense<[1, 512, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %12 = tosa.const_shape  {values = dense<[16, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %13 = tosa.const_shape  {values = dense<[1, 16]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %14 = tosa.const_shape  {values = dense<[2, 32, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %15 = tosa.const_shape  {values = dense<[2, 32, 32, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %16 = tosa.const_shape  {values = dense<[2, 4, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %17 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %18 = tosa.const_shape  {values = dense<[2, 1, 4, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %19 = tosa.const_shape  {values = dense<[2, 32, 8, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %20 = tosa.const_shape  {values = dense<[2, 4, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %21 = tosa.const_shape  {values = dense<[2, 8, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %22 = "tosa.const"() <{values = dense<31> : tensor<2x1x32x1xi32>}> : () -> tensor<2x1x32x1xi32>
    %23 = "tosa.const"() <{values = dense<[[1024, 32, 1]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %24 = "tosa.const"() <{values = dense<31> : tensor<2x1x8x1xi32>}> : () -> tensor<2x1x8x1xi32>
    %25 = "tosa.const"() <{values = dense<[[256, 8, 1]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %26 = "tosa.const"() <{values = dense<0.204124153> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %27 = tosa.concat %0, %22, %1 {axis = 3 : i32} : (tensor<2x1x32x1xi32>, tensor<2x1x32x1xi32>, tensor<2x1x32x1xi32>) -> tensor<2x1x32x3xi32>
    %28 = tosa.reshape %arg4, %2 : (tensor<2x1x32xf32>, !tosa.shape<3>) -> tensor<1x64x1xf32>
    %29 = tosa.reshape %arg2, %3 : (tensor<2x32x32xf32>, !tosa.shape<3>) -> tensor<1x2048x1xf32>
    %30 = tosa.reshape %27, %4 : (tensor<2x1x32x3xi32>, !tosa.shape<2>) -> tensor<64x3xi32>
    %31 = tosa.mul %30, %23, %5 : (tensor<64x3xi32>, tensor<1x3xi32>, tensor<1xi8>) -> tensor<64x3xi32>
    %32 = tosa.reduce_sum %31 {axis = 1 : i32} : (tensor<64x3xi32>) -> tensor<64x1xi32>
    %33 = tosa.reshape %32, %6 : (tensor<64x1xi32>, !tosa.shape<2>) -> tensor<1x64xi32>
    %34 = tosa.scatter %29, %33, %28 : (tensor<1x2048x1xf32>, tensor<1x64xi32>, tensor<1x64x1xf32>) -> tensor<1x2048x1xf32>
    %35 = tosa.reshape %34, %7 : (tensor<1x2048x1xf32>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %36 = tosa.concat %8, %24, %9 {axis = 3 : i32} : (tensor<2x1x8x1xi32>, tensor<2x1x8x1xi32>, tensor<2x1x8x1xi32>) -> tensor<2x1x8x3xi32>
    %37 = tosa.reshape %arg5, %10 : (tensor<2x1x8xf32>, !tosa.shape<3>) -> tensor<1x16x1xf32>
    %38 = tosa.reshape %arg3, %11 : (tensor<2x32x8xf32>, !tosa.shape<3>) -> tensor<1x512x1xf32>
    %39 = tosa.reshape %36, %12 : (tensor<2x1x8x3xi32>, !tosa.shape<2>) -> tensor<16x3xi32>
    %40 = tosa.mul %39, %25, %5 : (tensor<16x3xi32>, tensor<1x3xi32>, tensor<1xi8>) -> tensor<16x3xi32>
    %41 = tosa.reduce_sum %40 {axis = 1 : i32} : (tensor<16x3xi32>) -> tensor<16x1xi32>
    %42 = tosa.reshape %41, %13 : (tensor<16x1xi32>, !tosa.shape<2>) -> tensor<1x16xi32>
    %43 = tosa.scatter %38, %42, %37 : (tensor<1x512x1xf32>, tensor<1x16xi32>, tensor<1x16x1xf32>) -> tensor<1x512x1xf32>
    %44 = tosa.reshape %43, %14 : (tensor<1x512x1xf32>, !tosa.shape<3>) -> tensor<2x32x8xf32>
    %45 = tosa.reshape %34, %15 : (tensor<1x2048x1xf32>, !tosa.shape<5>) -> tensor<2x32x32x1x1xf32>
    %46 = tosa.reshape %arg0, %16 : (tensor<2x1x4x32xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %47 = tosa.transpose %45 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x32x1x1xf32>) -> tensor<2x32x1x32x1xf32>
    %48 = tosa.reshape %47, %7 : (tensor<2x32x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %49 = tosa.matmul %46, %48, %17, %17 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %50 = tosa.reshape %49, %18 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %51 = tosa.reshape %43, %19 : (tensor<1x512x1xf32>, !tosa.shape<5>) -> tensor<2x32x8x1x1xf32>
    %52 = tosa.reshape %arg1, %20 : (tensor<2x1x4x8xf32>, !tosa.shape<3>) -> tensor<2x4x8xf32>
    %53 = tosa.transpose %51 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x8x1x1xf32>) -> tensor<2x8x1x32x1xf32>
    %54 = tosa.reshape %53, %21 : (tensor<2x8x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x8x32xf32>
    %55 = tosa.matmul %52, %54, %17, %17 : (tensor<2x4x8xf32>, tensor<2x8x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %56 = tosa.reshape %55, %18 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %57 = tosa.add %50, %56 : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %58 = tosa.mul %57, %26, %5 : (tensor<2x1x4x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %59 = tosa.reduce_max %58 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %60 = tosa.sub %58, %59 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %61 = tosa.exp %60 : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %62 = tosa.reduce_sum %61 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %63 = tosa.reciprocal %62 : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %64 = tosa.mul %61, %63, %5 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %65 = tosa.reshape %64, %16 : (tensor<2x1x4x32xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %66 = tosa.matmul %65, %35, %17, %17 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %67 = tosa.reshape %66, %18 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    return %67, %35, %44 : tensor<2x1x4x32xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>
  }
}

