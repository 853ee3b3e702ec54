module {
  func.func @main(%arg0: tensor<2x1x4x16xf32>, %arg1: tensor<2x1x4x8xf32>, %arg2: tensor<2x32x32xf32>, %arg3: tensor<2x32x8xf32>, %arg4: tensor<128x32xf32>, %arg5: tensor<2x1x1x32xi1>) -> tensor<2x1x4x16xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<2x4x1x32xf32>}> : () -> tensor<2x4x1x32xf32>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.const_shape  {values = dense<[1, 64, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<[1, 32, 128]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %4 = tosa.const_shape  {values = dense<[2, 32, 4, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %5 = tosa.const_shape  {values = dense<[2, 4, 32, 16]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %6 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
    %7 = tosa.const_shape  {values = dense<[0, 0, 0, 16]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %8 = tosa.const_shape  {values = dense<[2, 1, 32, 8]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %9 = tosa.const_shape  {values = dense<[1, 4, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %10 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %11 = tosa.const_shape  {values = dense<[8, 1, 24]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %12 = tosa.const_shape  {values = dense<[8, 24, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %13 = tosa.const_shape  {values = dense<[2, 4, 1, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %14 = tosa.const_shape  {values = dense<[8, 1, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %15 = tosa.const_shape  {values = dense<[8, 32, 16]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %16 = tosa.const_shape  {values = dense<[2, 4, 1, 24]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %17 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %18 = "tosa.const"() <{values = dense<0xFF800000> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %19 = "tosa.const"() <{values = dense<4.518010e-01> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %20 = "tosa.const"() <{values = dense<0xFFF0000000000000> : tensor<1x1x1x1xf64>}> : () -> tensor<1x1x1x1xf64>
    %21 = tosa.const_shape  {values = dense<[2, 1, 4, 16]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %22 = tosa.transpose %arg4 {perms = array<i32: 1, 0>} : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %23 = tosa.reshape %arg2, %2 : (tensor<2x32x32xf32>, !tosa.shape<3>) -> tensor<1x64x32xf32>
    %24 = tosa.reshape %22, %3 : (tensor<32x128xf32>, !tosa.shape<3>) -> tensor<1x32x128xf32>
    %25 = tosa.matmul %23, %24, %1, %1 : (tensor<1x64x32xf32>, tensor<1x32x128xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x64x128xf32>
    %26 = tosa.reshape %25, %4 : (tensor<1x64x128xf32>, !tosa.shape<4>) -> tensor<2x32x4x32xf32>
    %27 = tosa.transpose %26 {perms = array<i32: 0, 2, 1, 3>} : (tensor<2x32x4x32xf32>) -> tensor<2x4x32x32xf32>
    %28 = tosa.slice %27, %6, %5 : (tensor<2x4x32x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x4x32x16xf32>
    %29 = tosa.slice %27, %7, %5 : (tensor<2x4x32x32xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x4x32x16xf32>
    %30 = tosa.concat %arg0, %arg1 {axis = 3 : i32} : (tensor<2x1x4x16xf32>, tensor<2x1x4x8xf32>) -> tensor<2x1x4x24xf32>
    %31 = tosa.reshape %30, %16 : (tensor<2x1x4x24xf32>, !tosa.shape<4>) -> tensor<2x4x1x24xf32>
    %32 = tosa.reshape %arg3, %8 : (tensor<2x32x8xf32>, !tosa.shape<4>) -> tensor<2x1x32x8xf32>
    %33 = tosa.tile %32, %9 : (tensor<2x1x32x8xf32>, !tosa.shape<4>) -> tensor<2x4x32x8xf32>
    %34 = tosa.concat %28, %33 {axis = 3 : i32} : (tensor<2x4x32x16xf32>, tensor<2x4x32x8xf32>) -> tensor<2x4x32x24xf32>
    %35 = tosa.select %arg5, %17, %18 : (tensor<2x1x1x32xi1>, tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<2x1x1x32xf32>
    %36 = tosa.mul %31, %19, %10 : (tensor<2x4x1x24xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x4x1x24xf32>
    %37 = tosa.transpose %34 {perms = array<i32: 0, 1, 3, 2>} : (tensor<2x4x32x24xf32>) -> tensor<2x4x24x32xf32>
    %38 = tosa.mul %37, %19, %10 : (tensor<2x4x24x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x4x24x32xf32>
    %39 = tosa.reshape %36, %11 : (tensor<2x4x1x24xf32>, !tosa.shape<3>) -> tensor<8x1x24xf32>
    %40 = tosa.reshape %38, %12 : (tensor<2x4x24x32xf32>, !tosa.shape<3>) -> tensor<8x24x32xf32>
    %41 = tosa.matmul %39, %40, %1, %1 : (tensor<8x1x24xf32>, tensor<8x24x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<8x1x32xf32>
    %42 = tosa.reshape %41, %13 : (tensor<8x1x32xf32>, !tosa.shape<4>) -> tensor<2x4x1x32xf32>
    %43 = tosa.add %42, %35 : (tensor<2x4x1x32xf32>, tensor<2x1x1x32xf32>) -> tensor<2x4x1x32xf32>
    %44 = tosa.reduce_max %43 {axis = 3 : i32} : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x1xf32>
    %45 = tosa.sub %43, %44 : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) -> tensor<2x4x1x32xf32>
    %46 = tosa.exp %45 : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %47 = tosa.reduce_sum %46 {axis = 3 : i32} : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x1xf32>
    %48 = tosa.reciprocal %47 : (tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %49 = tosa.mul %46, %48, %10 : (tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>, tensor<1xi8>) -> tensor<2x4x1x32xf32>
    %50 = tosa.cast %43 : (tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf64>
    %51 = tosa.equal %50, %20 : (tensor<2x4x1x32xf64>, tensor<1x1x1x1xf64>) -> tensor<2x4x1x32xi1>
    %52 = tosa.reduce_all %51 {axis = 3 : i32} : (tensor<2x4x1x32xi1>) -> tensor<2x4x1x1xi1>
    %53 = tosa.select %52, %0, %49 : (tensor<2x4x1x1xi1>, tensor<2x4x1x32xf32>, tensor<2x4x1x32xf32>) -> tensor<2x4x1x32xf32>
    %54 = tosa.reshape %53, %14 : (tensor<2x4x1x32xf32>, !tosa.shape<3>) -> tensor<8x1x32xf32>
    %55 = tosa.reshape %29, %15 : (tensor<2x4x32x16xf32>, !tosa.shape<3>) -> tensor<8x32x16xf32>
    %56 = tosa.matmul %54, %55, %1, %1 : (tensor<8x1x32xf32>, tensor<8x32x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<8x1x16xf32>
    %57 = tosa.reshape %56, %21 : (tensor<8x1x16xf32>, !tosa.shape<4>) -> tensor<2x1x4x16xf32>
    return %57 : tensor<2x1x4x16xf32>
  }
}

