module {
  func.func @main(%arg0: tensor<2x1x64xf32>, %arg1: tensor<64x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x96xf32>, %arg4: tensor<64x40xf32>, %arg5: tensor<32xf32>, %arg6: tensor<4x16x32xf32>, %arg7: tensor<4x16x32xf32>, %arg8: tensor<64x64xf32>, %arg9: tensor<2x32x32xf32>, %arg10: tensor<2x32x8xf32>, %arg11: tensor<2x1x4xf32>, %arg12: tensor<2x1x4xf32>, %arg13: tensor<2xi64>) -> (tensor<2x1x64xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>) {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.const_shape  {values = dense<[1, 2, 64]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %2 = tosa.const_shape  {values = dense<[1, 64, 24]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %3 = tosa.const_shape  {values = dense<[2, 1, 24]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %5 = tosa.const_shape  {values = dense<[1, 1, 24]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %6 = tosa.const_shape  {values = dense<[1, 2, 24]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %7 = tosa.const_shape  {values = dense<[1, 24, 96]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %8 = tosa.const_shape  {values = dense<[2, 1, 4, 24]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %9 = tosa.const_shape  {values = dense<[2, 1, 4, 16]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %10 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
    %11 = tosa.const_shape  {values = dense<[2, 1, 4, 8]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %12 = tosa.const_shape  {values = dense<[0, 0, 0, 16]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %13 = tosa.const_shape  {values = dense<[2, 1, 1, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %14 = tosa.const_shape  {values = dense<[2, 1, 4, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %15 = tosa.const_shape  {values = dense<[0, 0, 0, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %16 = tosa.const_shape  {values = dense<[1, 64, 40]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %17 = tosa.const_shape  {values = dense<[2, 1, 40]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %18 = tosa.const_shape  {values = dense<[2, 1, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %19 = tosa.const_shape  {values = dense<0> : tensor<3xindex>} : () -> !tosa.shape<3>
    %20 = tosa.const_shape  {values = dense<[2, 1, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %21 = tosa.const_shape  {values = dense<[0, 0, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %22 = tosa.const_shape  {values = dense<[1, 1, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %23 = "tosa.const"() <{values = dense<[[[[0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0]]], [[[1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1]]]]> : tensor<2x1x32x1xi32>}> : () -> tensor<2x1x32x1xi32>
    %24 = "tosa.const"() <{values = dense<[[[[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15], [16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31]]], [[[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15], [16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31]]]]> : tensor<2x1x32x1xi32>}> : () -> tensor<2x1x32x1xi32>
    %25 = tosa.const_shape  {values = dense<[1, 64, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %26 = tosa.const_shape  {values = dense<[1, 2048, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %27 = tosa.const_shape  {values = dense<[64, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %28 = tosa.const_shape  {values = dense<[1, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %29 = tosa.const_shape  {values = dense<[2, 32, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %30 = tosa.const_shape  {values = dense<[2, 1, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %31 = tosa.const_shape  {values = dense<[0, 0, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %32 = "tosa.const"() <{values = dense<[[[[0], [0], [0], [0], [0], [0], [0], [0]]], [[[1], [1], [1], [1], [1], [1], [1], [1]]]]> : tensor<2x1x8x1xi32>}> : () -> tensor<2x1x8x1xi32>
    %33 = "tosa.const"() <{values = dense<[[[[0], [1], [2], [3], [4], [5], [6], [7]]], [[[0], [1], [2], [3], [4], [5], [6], [7]]]]> : tensor<2x1x8x1xi32>}> : () -> tensor<2x1x8x1xi32>
    %34 = tosa.const_shape  {values = dense<[1, 16, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %35 = tosa.const_shape  {values = dense<[1, 512, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %36 = tosa.const_shape  {values = dense<[16, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %37 = tosa.const_shape  {values = dense<[1, 16]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %38 = tosa.const_shape  {values = dense<[2, 32, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %39 = tosa.const_shape  {values = dense<[2, 1, 4, 16, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %40 = tosa.const_shape  {values = dense<[4, 16, 32, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %41 = tosa.const_shape  {values = dense<[4, 2, 16]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %42 = tosa.const_shape  {values = dense<[4, 2, 1, 1, 32]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %43 = tosa.const_shape  {values = dense<[2, 1, 4, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %44 = tosa.const_shape  {values = dense<[2, 32, 32, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %45 = tosa.const_shape  {values = dense<[2, 4, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %46 = tosa.const_shape  {values = dense<[2, 4, 1, 1, 32]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %47 = tosa.const_shape  {values = dense<[2, 32, 8, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %48 = tosa.const_shape  {values = dense<[2, 4, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %49 = tosa.const_shape  {values = dense<[2, 8, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %50 = tosa.const_shape  {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %51 = tosa.const_shape  {values = dense<[4, 2, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %52 = tosa.const_shape  {values = dense<[4, 32, 16]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %53 = tosa.const_shape  {values = dense<[4, 2, 1, 1, 16]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %54 = tosa.const_shape  {values = dense<[2, 1, 64]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %55 = tosa.const_shape  {values = dense<[1, 64, 64]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %56 = "tosa.const"() <{values = dense<2.000000e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %57 = "tosa.const"() <{values = dense<0.0416666679> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %58 = "tosa.const"() <{values = dense<9.99999997E-7> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %59 = "tosa.const"() <{values = dense<3.125000e-02> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %60 = "tosa.const"() <{values = dense<31> : tensor<2x1x32x1xi32>}> : () -> tensor<2x1x32x1xi32>
    %61 = "tosa.const"() <{values = dense<[[1024, 32, 1]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %62 = "tosa.const"() <{values = dense<31> : tensor<2x1x8x1xi32>}> : () -> tensor<2x1x8x1xi32>
    %63 = "tosa.const"() <{values = dense<[[256, 8, 1]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %64 = "tosa.const"() <{values = dense<0.204124153> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %65 = "tosa.const"() <{values = dense<[[[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]]]]> : tensor<1x1x1x32xi64>}> : () -> tensor<1x1x1x32xi64>
    %66 = "tosa.const"() <{values = dense<0xFF800000> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %67 = tosa.reshape %arg0, %1 : (tensor<2x1x64xf32>, !tosa.shape<3>) -> tensor<1x2x64xf32>
    %68 = tosa.reshape %arg1, %2 : (tensor<64x24xf32>, !tosa.shape<3>) -> tensor<1x64x24xf32>
    %69 = tosa.matmul %67, %68, %0, %0 : (tensor<1x2x64xf32>, tensor<1x64x24xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x24xf32>
    %70 = tosa.reshape %69, %3 : (tensor<1x2x24xf32>, !tosa.shape<3>) -> tensor<2x1x24xf32>
    %71 = tosa.pow %70, %56 : (tensor<2x1x24xf32>, tensor<1x1x1xf32>) -> tensor<2x1x24xf32>
    %72 = tosa.reduce_sum %71 {axis = 2 : i32} : (tensor<2x1x24xf32>) -> tensor<2x1x1xf32>
    %73 = tosa.mul %72, %57, %4 : (tensor<2x1x1xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x1xf32>
    %74 = tosa.add %73, %58 : (tensor<2x1x1xf32>, tensor<1x1x1xf32>) -> tensor<2x1x1xf32>
    %75 = tosa.rsqrt %74 : (tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %76 = tosa.mul %70, %75, %4 : (tensor<2x1x24xf32>, tensor<2x1x1xf32>, tensor<1xi8>) -> tensor<2x1x24xf32>
    %77 = tosa.reshape %arg2, %5 : (tensor<24xf32>, !tosa.shape<3>) -> tensor<1x1x24xf32>
    %78 = tosa.mul %76, %77, %4 : (tensor<2x1x24xf32>, tensor<1x1x24xf32>, tensor<1xi8>) -> tensor<2x1x24xf32>
    %79 = tosa.reshape %78, %6 : (tensor<2x1x24xf32>, !tosa.shape<3>) -> tensor<1x2x24xf32>
    %80 = tosa.reshape %arg3, %7 : (tensor<24x96xf32>, !tosa.shape<3>) -> tensor<1x24x96xf32>
    %81 = tosa.matmul %79, %80, %0, %0 : (tensor<1x2x24xf32>, tensor<1x24x96xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x96xf32>
    %82 = tosa.reshape %81, %8 : (tensor<1x2x96xf32>, !tosa.shape<4>) -> tensor<2x1x4x24xf32>
    %83 = tosa.slice %82, %10, %9 : (tensor<2x1x4x24xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x1x4x16xf32>
    %84 = tosa.slice %82, %12, %11 : (tensor<2x1x4x24xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x1x4x8xf32>
    %85 = tosa.reshape %arg11, %13 : (tensor<2x1x4xf32>, !tosa.shape<4>) -> tensor<2x1x1x4xf32>
    %86 = tosa.reshape %arg12, %13 : (tensor<2x1x4xf32>, !tosa.shape<4>) -> tensor<2x1x1x4xf32>
    %87 = tosa.slice %84, %10, %14 : (tensor<2x1x4x8xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x1x4x4xf32>
    %88 = tosa.slice %84, %15, %14 : (tensor<2x1x4x8xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x1x4x4xf32>
    %89 = tosa.mul %87, %85, %4 : (tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4x4xf32>
    %90 = tosa.mul %88, %86, %4 : (tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4x4xf32>
    %91 = tosa.sub %89, %90 : (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) -> tensor<2x1x4x4xf32>
    %92 = tosa.mul %88, %85, %4 : (tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4x4xf32>
    %93 = tosa.mul %87, %86, %4 : (tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4x4xf32>
    %94 = tosa.add %92, %93 : (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) -> tensor<2x1x4x4xf32>
    %95 = tosa.concat %91, %94 {axis = 3 : i32} : (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) -> tensor<2x1x4x8xf32>
    %96 = tosa.reshape %arg4, %16 : (tensor<64x40xf32>, !tosa.shape<3>) -> tensor<1x64x40xf32>
    %97 = tosa.matmul %67, %96, %0, %0 : (tensor<1x2x64xf32>, tensor<1x64x40xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x40xf32>
    %98 = tosa.reshape %97, %17 : (tensor<1x2x40xf32>, !tosa.shape<3>) -> tensor<2x1x40xf32>
    %99 = tosa.slice %98, %19, %18 : (tensor<2x1x40xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x32xf32>
    %100 = tosa.slice %98, %21, %20 : (tensor<2x1x40xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x8xf32>
    %101 = tosa.pow %99, %56 : (tensor<2x1x32xf32>, tensor<1x1x1xf32>) -> tensor<2x1x32xf32>
    %102 = tosa.reduce_sum %101 {axis = 2 : i32} : (tensor<2x1x32xf32>) -> tensor<2x1x1xf32>
    %103 = tosa.mul %102, %59, %4 : (tensor<2x1x1xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x1xf32>
    %104 = tosa.add %103, %58 : (tensor<2x1x1xf32>, tensor<1x1x1xf32>) -> tensor<2x1x1xf32>
    %105 = tosa.rsqrt %104 : (tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %106 = tosa.mul %99, %105, %4 : (tensor<2x1x32xf32>, tensor<2x1x1xf32>, tensor<1xi8>) -> tensor<2x1x32xf32>
    %107 = tosa.reshape %arg5, %22 : (tensor<32xf32>, !tosa.shape<3>) -> tensor<1x1x32xf32>
    %108 = tosa.mul %106, %107, %4 : (tensor<2x1x32xf32>, tensor<1x1x32xf32>, tensor<1xi8>) -> tensor<2x1x32xf32>
    %109 = tosa.concat %23, %60, %24 {axis = 3 : i32} : (tensor<2x1x32x1xi32>, tensor<2x1x32x1xi32>, tensor<2x1x32x1xi32>) -> tensor<2x1x32x3xi32>
    %110 = tosa.reshape %108, %25 : (tensor<2x1x32xf32>, !tosa.shape<3>) -> tensor<1x64x1xf32>
    %111 = tosa.reshape %arg9, %26 : (tensor<2x32x32xf32>, !tosa.shape<3>) -> tensor<1x2048x1xf32>
    %112 = tosa.reshape %109, %27 : (tensor<2x1x32x3xi32>, !tosa.shape<2>) -> tensor<64x3xi32>
    %113 = tosa.mul %112, %61, %4 : (tensor<64x3xi32>, tensor<1x3xi32>, tensor<1xi8>) -> tensor<64x3xi32>
    %114 = tosa.reduce_sum %113 {axis = 1 : i32} : (tensor<64x3xi32>) -> tensor<64x1xi32>
    %115 = tosa.reshape %114, %28 : (tensor<64x1xi32>, !tosa.shape<2>) -> tensor<1x64xi32>
    %116 = tosa.scatter %111, %115, %110 : (tensor<1x2048x1xf32>, tensor<1x64xi32>, tensor<1x64x1xf32>) -> tensor<1x2048x1xf32>
    %117 = tosa.reshape %116, %29 : (tensor<1x2048x1xf32>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %118 = tosa.slice %100, %19, %30 : (tensor<2x1x8xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x4xf32>
    %119 = tosa.slice %100, %31, %30 : (tensor<2x1x8xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x4xf32>
    %120 = tosa.mul %118, %arg11, %4 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4xf32>
    %121 = tosa.mul %119, %arg12, %4 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4xf32>
    %122 = tosa.sub %120, %121 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %123 = tosa.mul %119, %arg11, %4 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4xf32>
    %124 = tosa.mul %118, %arg12, %4 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4xf32>
    %125 = tosa.add %123, %124 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %126 = tosa.concat %122, %125 {axis = 2 : i32} : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x8xf32>
    %127 = tosa.concat %32, %62, %33 {axis = 3 : i32} : (tensor<2x1x8x1xi32>, tensor<2x1x8x1xi32>, tensor<2x1x8x1xi32>) -> tensor<2x1x8x3xi32>
    %128 = tosa.reshape %126, %34 : (tensor<2x1x8xf32>, !tosa.shape<3>) -> tensor<1x16x1xf32>
    %129 = tosa.reshape %arg10, %35 : (tensor<2x32x8xf32>, !tosa.shape<3>) -> tensor<1x512x1xf32>
    %130 = tosa.reshape %127, %36 : (tensor<2x1x8x3xi32>, !tosa.shape<2>) -> tensor<16x3xi32>
    %131 = tosa.mul %130, %63, %4 : (tensor<16x3xi32>, tensor<1x3xi32>, tensor<1xi8>) -> tensor<16x3xi32>
    %132 = tosa.reduce_sum %131 {axis = 1 : i32} : (tensor<16x3xi32>) -> tensor<16x1xi32>
    %133 = tosa.reshape %132, %37 : (tensor<16x1xi32>, !tosa.shape<2>) -> tensor<1x16xi32>
    %134 = tosa.scatter %129, %133, %128 : (tensor<1x512x1xf32>, tensor<1x16xi32>, tensor<1x16x1xf32>) -> tensor<1x512x1xf32>
    %135 = tosa.reshape %134, %38 : (tensor<1x512x1xf32>, !tosa.shape<3>) -> tensor<2x32x8xf32>
    %136 = tosa.reshape %83, %39 : (tensor<2x1x4x16xf32>, !tosa.shape<5>) -> tensor<2x1x4x16x1xf32>
    %137 = tosa.transpose %136 {perms = array<i32: 2, 0, 3, 1, 4>} : (tensor<2x1x4x16x1xf32>) -> tensor<4x2x16x1x1xf32>
    %138 = tosa.reshape %137, %41 : (tensor<4x2x16x1x1xf32>, !tosa.shape<3>) -> tensor<4x2x16xf32>
    %139 = tosa.matmul %138, %arg6, %0, %0 : (tensor<4x2x16xf32>, tensor<4x16x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x2x32xf32>
    %140 = tosa.reshape %139, %42 : (tensor<4x2x32xf32>, !tosa.shape<5>) -> tensor<4x2x1x1x32xf32>
    %141 = tosa.transpose %140 {perms = array<i32: 1, 3, 0, 4, 2>} : (tensor<4x2x1x1x32xf32>) -> tensor<2x1x4x32x1xf32>
    %142 = tosa.reshape %116, %44 : (tensor<1x2048x1xf32>, !tosa.shape<5>) -> tensor<2x32x32x1x1xf32>
    %143 = tosa.reshape %141, %45 : (tensor<2x1x4x32x1xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %144 = tosa.transpose %142 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x32x1x1xf32>) -> tensor<2x32x1x32x1xf32>
    %145 = tosa.reshape %144, %29 : (tensor<2x32x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %146 = tosa.matmul %143, %145, %0, %0 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %147 = tosa.reshape %146, %43 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %148 = tosa.reshape %134, %47 : (tensor<1x512x1xf32>, !tosa.shape<5>) -> tensor<2x32x8x1x1xf32>
    %149 = tosa.reshape %95, %48 : (tensor<2x1x4x8xf32>, !tosa.shape<3>) -> tensor<2x4x8xf32>
    %150 = tosa.transpose %148 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x8x1x1xf32>) -> tensor<2x8x1x32x1xf32>
    %151 = tosa.reshape %150, %49 : (tensor<2x8x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x8x32xf32>
    %152 = tosa.matmul %149, %151, %0, %0 : (tensor<2x4x8xf32>, tensor<2x8x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %153 = tosa.reshape %152, %43 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %154 = tosa.add %147, %153 : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %155 = tosa.mul %154, %64, %4 : (tensor<2x1x4x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %156 = tosa.reshape %arg13, %50 : (tensor<2xi64>, !tosa.shape<4>) -> tensor<2x1x1x1xi64>
    %157 = tosa.greater_equal %65, %156 : (tensor<1x1x1x32xi64>, tensor<2x1x1x1xi64>) -> tensor<2x1x1x32xi1>
    %158 = tosa.select %157, %66, %155 : (tensor<2x1x1x32xi1>, tensor<1x1x1x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %159 = tosa.reduce_max %158 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %160 = tosa.sub %158, %159 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %161 = tosa.exp %160 : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %162 = tosa.reduce_sum %161 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %163 = tosa.reciprocal %162 : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %164 = tosa.mul %161, %163, %4 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %165 = tosa.reshape %164, %45 : (tensor<2x1x4x32xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %166 = tosa.matmul %165, %117, %0, %0 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %167 = tosa.reshape %166, %46 : (tensor<2x4x32xf32>, !tosa.shape<5>) -> tensor<2x4x1x1x32xf32>
    %168 = tosa.reshape %arg7, %40 : (tensor<4x16x32xf32>, !tosa.shape<5>) -> tensor<4x16x32x1x1xf32>
    %169 = tosa.transpose %167 {perms = array<i32: 1, 0, 4, 3, 2>} : (tensor<2x4x1x1x32xf32>) -> tensor<4x2x32x1x1xf32>
    %170 = tosa.reshape %169, %51 : (tensor<4x2x32x1x1xf32>, !tosa.shape<3>) -> tensor<4x2x32xf32>
    %171 = tosa.transpose %168 {perms = array<i32: 0, 2, 4, 1, 3>} : (tensor<4x16x32x1x1xf32>) -> tensor<4x32x1x16x1xf32>
    %172 = tosa.reshape %171, %52 : (tensor<4x32x1x16x1xf32>, !tosa.shape<3>) -> tensor<4x32x16xf32>
    %173 = tosa.matmul %170, %172, %0, %0 : (tensor<4x2x32xf32>, tensor<4x32x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x2x16xf32>
    %174 = tosa.reshape %173, %53 : (tensor<4x2x16xf32>, !tosa.shape<5>) -> tensor<4x2x1x1x16xf32>
    %175 = tosa.transpose %174 {perms = array<i32: 1, 3, 0, 4, 2>} : (tensor<4x2x1x1x16xf32>) -> tensor<2x1x4x16x1xf32>
    %176 = tosa.reshape %175, %1 : (tensor<2x1x4x16x1xf32>, !tosa.shape<3>) -> tensor<1x2x64xf32>
    %177 = tosa.reshape %arg8, %55 : (tensor<64x64xf32>, !tosa.shape<3>) -> tensor<1x64x64xf32>
    %178 = tosa.matmul %176, %177, %0, %0 : (tensor<1x2x64xf32>, tensor<1x64x64xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x64xf32>
    %179 = tosa.reshape %178, %54 : (tensor<1x2x64xf32>, !tosa.shape<3>) -> tensor<2x1x64xf32>
    return %179, %117, %135 : tensor<2x1x64xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>
  }
}

