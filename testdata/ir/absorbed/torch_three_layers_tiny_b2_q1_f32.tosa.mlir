module {
  func.func @main(%arg0: tensor<2x1x64xf32>, %arg1: tensor<2x1x4xf32>, %arg2: tensor<2x1x4xf32>, %arg3: tensor<2xi64>, %arg4: tensor<64x24xf32>, %arg5: tensor<24xf32>, %arg6: tensor<24x96xf32>, %arg7: tensor<64x40xf32>, %arg8: tensor<32xf32>, %arg9: tensor<4x16x32xf32>, %arg10: tensor<4x16x32xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<2x32x32xf32>, %arg13: tensor<2x32x8xf32>, %arg14: tensor<64x24xf32>, %arg15: tensor<24xf32>, %arg16: tensor<24x96xf32>, %arg17: tensor<64x40xf32>, %arg18: tensor<32xf32>, %arg19: tensor<4x16x32xf32>, %arg20: tensor<4x16x32xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<2x32x32xf32>, %arg23: tensor<2x32x8xf32>, %arg24: tensor<64x24xf32>, %arg25: tensor<24xf32>, %arg26: tensor<24x96xf32>, %arg27: tensor<64x40xf32>, %arg28: tensor<32xf32>, %arg29: tensor<4x16x32xf32>, %arg30: tensor<4x16x32xf32>, %arg31: tensor<64x64xf32>, %arg32: tensor<2x32x32xf32>, %arg33: tensor<2x32x8xf32>) -> (tensor<2x1x64xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>) {
    %0 = "tosa.const"() <{values = dense<[[[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]]]]> : tensor<1x1x1x32xi64>}> : () -> tensor<1x1x1x32xi64>
    %1 = "tosa.const"() <{values = dense<[[256, 8, 1]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %2 = "tosa.const"() <{values = dense<[[1024, 32, 1]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
    %3 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %4 = tosa.const_shape  {values = dense<[1, 2, 64]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %5 = tosa.const_shape  {values = dense<[1, 64, 24]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %6 = tosa.const_shape  {values = dense<[2, 1, 24]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %7 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %8 = tosa.const_shape  {values = dense<[1, 1, 24]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %9 = tosa.const_shape  {values = dense<[1, 2, 24]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %10 = tosa.const_shape  {values = dense<[1, 24, 96]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %11 = tosa.const_shape  {values = dense<[2, 1, 4, 24]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %12 = tosa.const_shape  {values = dense<[2, 1, 4, 16]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %13 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
    %14 = tosa.const_shape  {values = dense<[2, 1, 4, 8]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %15 = tosa.const_shape  {values = dense<[0, 0, 0, 16]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %16 = tosa.const_shape  {values = dense<[2, 1, 1, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %17 = tosa.const_shape  {values = dense<[2, 1, 4, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %18 = tosa.const_shape  {values = dense<[0, 0, 0, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %19 = tosa.const_shape  {values = dense<[1, 64, 40]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %20 = tosa.const_shape  {values = dense<[2, 1, 40]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %21 = tosa.const_shape  {values = dense<[2, 1, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %22 = tosa.const_shape  {values = dense<0> : tensor<3xindex>} : () -> !tosa.shape<3>
    %23 = tosa.const_shape  {values = dense<[2, 1, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %24 = tosa.const_shape  {values = dense<[0, 0, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %25 = tosa.const_shape  {values = dense<[1, 1, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %26 = "tosa.const"() <{values = dense<[[[[0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0]]], [[[1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1]]]]> : tensor<2x1x32x1xi32>}> : () -> tensor<2x1x32x1xi32>
    %27 = "tosa.const"() <{values = dense<[[[[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15], [16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31]]], [[[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15], [16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31]]]]> : tensor<2x1x32x1xi32>}> : () -> tensor<2x1x32x1xi32>
    %28 = tosa.const_shape  {values = dense<[1, 64, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %29 = tosa.const_shape  {values = dense<[1, 2048, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %30 = tosa.const_shape  {values = dense<[64, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %31 = tosa.const_shape  {values = dense<[1, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %32 = tosa.const_shape  {values = dense<[2, 32, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %33 = tosa.const_shape  {values = dense<[2, 1, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %34 = tosa.const_shape  {values = dense<[0, 0, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %35 = "tosa.const"() <{values = dense<[[[[0], [0], [0], [0], [0], [0], [0], [0]]], [[[1], [1], [1], [1], [1], [1], [1], [1]]]]> : tensor<2x1x8x1xi32>}> : () -> tensor<2x1x8x1xi32>
    %36 = "tosa.const"() <{values = dense<[[[[0], [1], [2], [3], [4], [5], [6], [7]]], [[[0], [1], [2], [3], [4], [5], [6], [7]]]]> : tensor<2x1x8x1xi32>}> : () -> tensor<2x1x8x1xi32>
    %37 = tosa.const_shape  {values = dense<[1, 16, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %38 = tosa.const_shape  {values = dense<[1, 512, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %39 = tosa.const_shape  {values = dense<[16, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %40 = tosa.const_shape  {values = dense<[1, 16]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %41 = tosa.const_shape  {values = dense<[2, 32, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %42 = tosa.const_shape  {values = dense<[2, 1, 4, 16, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %43 = tosa.const_shape  {values = dense<[4, 16, 32, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %44 = tosa.const_shape  {values = dense<[4, 2, 16]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %45 = tosa.const_shape  {values = dense<[4, 2, 1, 1, 32]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %46 = tosa.const_shape  {values = dense<[2, 1, 4, 32]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %47 = tosa.const_shape  {values = dense<[2, 32, 32, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %48 = tosa.const_shape  {values = dense<[2, 4, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %49 = tosa.const_shape  {values = dense<[2, 4, 1, 1, 32]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %50 = tosa.const_shape  {values = dense<[2, 32, 8, 1, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %51 = tosa.const_shape  {values = dense<[2, 4, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %52 = tosa.const_shape  {values = dense<[2, 8, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %53 = tosa.const_shape  {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %54 = tosa.const_shape  {values = dense<[4, 2, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %55 = tosa.const_shape  {values = dense<[4, 32, 16]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %56 = tosa.const_shape  {values = dense<[4, 2, 1, 1, 16]> : tensor<5xindex>} : () -> !tosa.shape<5>
    %57 = tosa.const_shape  {values = dense<[2, 1, 64]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %58 = tosa.const_shape  {values = dense<[1, 64, 64]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %59 = "tosa.const"() <{values = dense<2.000000e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %60 = "tosa.const"() <{values = dense<0.0416666679> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %61 = "tosa.const"() <{values = dense<9.99999997E-7> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %62 = "tosa.const"() <{values = dense<3.125000e-02> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %63 = "tosa.const"() <{values = dense<31> : tensor<2x1x32x1xi32>}> : () -> tensor<2x1x32x1xi32>
    %64 = "tosa.const"() <{values = dense<31> : tensor<2x1x8x1xi32>}> : () -> tensor<2x1x8x1xi32>
    %65 = "tosa.const"() <{values = dense<0.204124153> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %66 = "tosa.const"() <{values = dense<0xFF800000> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %67 = tosa.reshape %arg0, %4 : (tensor<2x1x64xf32>, !tosa.shape<3>) -> tensor<1x2x64xf32>
    %68 = tosa.reshape %arg4, %5 : (tensor<64x24xf32>, !tosa.shape<3>) -> tensor<1x64x24xf32>
    %69 = tosa.matmul %67, %68, %3, %3 : (tensor<1x2x64xf32>, tensor<1x64x24xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x24xf32>
    %70 = tosa.reshape %69, %6 : (tensor<1x2x24xf32>, !tosa.shape<3>) -> tensor<2x1x24xf32>
    %71 = tosa.pow %70, %59 : (tensor<2x1x24xf32>, tensor<1x1x1xf32>) -> tensor<2x1x24xf32>
    %72 = tosa.reduce_sum %71 {axis = 2 : i32} : (tensor<2x1x24xf32>) -> tensor<2x1x1xf32>
    %73 = tosa.mul %72, %60, %7 : (tensor<2x1x1xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x1xf32>
    %74 = tosa.add %73, %61 : (tensor<2x1x1xf32>, tensor<1x1x1xf32>) -> tensor<2x1x1xf32>
    %75 = tosa.rsqrt %74 : (tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %76 = tosa.mul %70, %75, %7 : (tensor<2x1x24xf32>, tensor<2x1x1xf32>, tensor<1xi8>) -> tensor<2x1x24xf32>
    %77 = tosa.reshape %arg5, %8 : (tensor<24xf32>, !tosa.shape<3>) -> tensor<1x1x24xf32>
    %78 = tosa.mul %76, %77, %7 : (tensor<2x1x24xf32>, tensor<1x1x24xf32>, tensor<1xi8>) -> tensor<2x1x24xf32>
    %79 = tosa.reshape %78, %9 : (tensor<2x1x24xf32>, !tosa.shape<3>) -> tensor<1x2x24xf32>
    %80 = tosa.reshape %arg6, %10 : (tensor<24x96xf32>, !tosa.shape<3>) -> tensor<1x24x96xf32>
    %81 = tosa.matmul %79, %80, %3, %3 : (tensor<1x2x24xf32>, tensor<1x24x96xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x96xf32>
    %82 = tosa.reshape %81, %11 : (tensor<1x2x96xf32>, !tosa.shape<4>) -> tensor<2x1x4x24xf32>
    %83 = tosa.slice %82, %13, %12 : (tensor<2x1x4x24xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x1x4x16xf32>
    %84 = tosa.slice %82, %15, %14 : (tensor<2x1x4x24xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x1x4x8xf32>
    %85 = tosa.reshape %arg1, %16 : (tensor<2x1x4xf32>, !tosa.shape<4>) -> tensor<2x1x1x4xf32>
    %86 = tosa.reshape %arg2, %16 : (tensor<2x1x4xf32>, !tosa.shape<4>) -> tensor<2x1x1x4xf32>
    %87 = tosa.slice %84, %13, %17 : (tensor<2x1x4x8xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x1x4x4xf32>
    %88 = tosa.slice %84, %18, %17 : (tensor<2x1x4x8xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x1x4x4xf32>
    %89 = tosa.mul %87, %85, %7 : (tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4x4xf32>
    %90 = tosa.mul %88, %86, %7 : (tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4x4xf32>
    %91 = tosa.sub %89, %90 : (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) -> tensor<2x1x4x4xf32>
    %92 = tosa.mul %88, %85, %7 : (tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4x4xf32>
    %93 = tosa.mul %87, %86, %7 : (tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4x4xf32>
    %94 = tosa.add %92, %93 : (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) -> tensor<2x1x4x4xf32>
    %95 = tosa.concat %91, %94 {axis = 3 : i32} : (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) -> tensor<2x1x4x8xf32>
    %96 = tosa.reshape %arg7, %19 : (tensor<64x40xf32>, !tosa.shape<3>) -> tensor<1x64x40xf32>
    %97 = tosa.matmul %67, %96, %3, %3 : (tensor<1x2x64xf32>, tensor<1x64x40xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x40xf32>
    %98 = tosa.reshape %97, %20 : (tensor<1x2x40xf32>, !tosa.shape<3>) -> tensor<2x1x40xf32>
    %99 = tosa.slice %98, %22, %21 : (tensor<2x1x40xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x32xf32>
    %100 = tosa.slice %98, %24, %23 : (tensor<2x1x40xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x8xf32>
    %101 = tosa.pow %99, %59 : (tensor<2x1x32xf32>, tensor<1x1x1xf32>) -> tensor<2x1x32xf32>
    %102 = tosa.reduce_sum %101 {axis = 2 : i32} : (tensor<2x1x32xf32>) -> tensor<2x1x1xf32>
    %103 = tosa.mul %102, %62, %7 : (tensor<2x1x1xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x1xf32>
    %104 = tosa.add %103, %61 : (tensor<2x1x1xf32>, tensor<1x1x1xf32>) -> tensor<2x1x1xf32>
    %105 = tosa.rsqrt %104 : (tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %106 = tosa.mul %99, %105, %7 : (tensor<2x1x32xf32>, tensor<2x1x1xf32>, tensor<1xi8>) -> tensor<2x1x32xf32>
    %107 = tosa.reshape %arg8, %25 : (tensor<32xf32>, !tosa.shape<3>) -> tensor<1x1x32xf32>
    %108 = tosa.mul %106, %107, %7 : (tensor<2x1x32xf32>, tensor<1x1x32xf32>, tensor<1xi8>) -> tensor<2x1x32xf32>
    %109 = tosa.concat %26, %63, %27 {axis = 3 : i32} : (tensor<2x1x32x1xi32>, tensor<2x1x32x1xi32>, tensor<2x1x32x1xi32>) -> tensor<2x1x32x3xi32>
    %110 = tosa.reshape %108, %28 : (tensor<2x1x32xf32>, !tosa.shape<3>) -> tensor<1x64x1xf32>
    %111 = tosa.reshape %arg12, %29 : (tensor<2x32x32xf32>, !tosa.shape<3>) -> tensor<1x2048x1xf32>
    %112 = tosa.reshape %109, %30 : (tensor<2x1x32x3xi32>, !tosa.shape<2>) -> tensor<64x3xi32>
    %113 = tosa.mul %112, %2, %7 : (tensor<64x3xi32>, tensor<1x3xi32>, tensor<1xi8>) -> tensor<64x3xi32>
    %114 = tosa.reduce_sum %113 {axis = 1 : i32} : (tensor<64x3xi32>) -> tensor<64x1xi32>
    %115 = tosa.reshape %114, %31 : (tensor<64x1xi32>, !tosa.shape<2>) -> tensor<1x64xi32>
    %116 = tosa.scatter %111, %115, %110 : (tensor<1x2048x1xf32>, tensor<1x64xi32>, tensor<1x64x1xf32>) -> tensor<1x2048x1xf32>
    %117 = tosa.reshape %116, %32 : (tensor<1x2048x1xf32>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %118 = tosa.slice %100, %22, %33 : (tensor<2x1x8xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x4xf32>
    %119 = tosa.slice %100, %34, %33 : (tensor<2x1x8xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x4xf32>
    %120 = tosa.mul %118, %arg1, %7 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4xf32>
    %121 = tosa.mul %119, %arg2, %7 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4xf32>
    %122 = tosa.sub %120, %121 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %123 = tosa.mul %119, %arg1, %7 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4xf32>
    %124 = tosa.mul %118, %arg2, %7 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4xf32>
    %125 = tosa.add %123, %124 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %126 = tosa.concat %122, %125 {axis = 2 : i32} : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x8xf32>
    %127 = tosa.concat %35, %64, %36 {axis = 3 : i32} : (tensor<2x1x8x1xi32>, tensor<2x1x8x1xi32>, tensor<2x1x8x1xi32>) -> tensor<2x1x8x3xi32>
    %128 = tosa.reshape %126, %37 : (tensor<2x1x8xf32>, !tosa.shape<3>) -> tensor<1x16x1xf32>
    %129 = tosa.reshape %arg13, %38 : (tensor<2x32x8xf32>, !tosa.shape<3>) -> tensor<1x512x1xf32>
    %130 = tosa.reshape %127, %39 : (tensor<2x1x8x3xi32>, !tosa.shape<2>) -> tensor<16x3xi32>
    %131 = tosa.mul %130, %1, %7 : (tensor<16x3xi32>, tensor<1x3xi32>, tensor<1xi8>) -> tensor<16x3xi32>
    %132 = tosa.reduce_sum %131 {axis = 1 : i32} : (tensor<16x3xi32>) -> tensor<16x1xi32>
    %133 = tosa.reshape %132, %40 : (tensor<16x1xi32>, !tosa.shape<2>) -> tensor<1x16xi32>
    %134 = tosa.scatter %129, %133, %128 : (tensor<1x512x1xf32>, tensor<1x16xi32>, tensor<1x16x1xf32>) -> tensor<1x512x1xf32>
    %135 = tosa.reshape %134, %41 : (tensor<1x512x1xf32>, !tosa.shape<3>) -> tensor<2x32x8xf32>
    %136 = tosa.reshape %83, %42 : (tensor<2x1x4x16xf32>, !tosa.shape<5>) -> tensor<2x1x4x16x1xf32>
    %137 = tosa.transpose %136 {perms = array<i32: 2, 0, 3, 1, 4>} : (tensor<2x1x4x16x1xf32>) -> tensor<4x2x16x1x1xf32>
    %138 = tosa.reshape %137, %44 : (tensor<4x2x16x1x1xf32>, !tosa.shape<3>) -> tensor<4x2x16xf32>
    %139 = tosa.matmul %138, %arg9, %3, %3 : (tensor<4x2x16xf32>, tensor<4x16x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x2x32xf32>
    %140 = tosa.reshape %139, %45 : (tensor<4x2x32xf32>, !tosa.shape<5>) -> tensor<4x2x1x1x32xf32>
    %141 = tosa.transpose %140 {perms = array<i32: 1, 3, 0, 4, 2>} : (tensor<4x2x1x1x32xf32>) -> tensor<2x1x4x32x1xf32>
    %142 = tosa.reshape %116, %47 : (tensor<1x2048x1xf32>, !tosa.shape<5>) -> tensor<2x32x32x1x1xf32>
    %143 = tosa.reshape %141, %48 : (tensor<2x1x4x32x1xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %144 = tosa.transpose %142 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x32x1x1xf32>) -> tensor<2x32x1x32x1xf32>
    %145 = tosa.reshape %144, %32 : (tensor<2x32x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %146 = tosa.matmul %143, %145, %3, %3 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %147 = tosa.reshape %146, %46 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %148 = tosa.reshape %134, %50 : (tensor<1x512x1xf32>, !tosa.shape<5>) -> tensor<2x32x8x1x1xf32>
    %149 = tosa.reshape %95, %51 : (tensor<2x1x4x8xf32>, !tosa.shape<3>) -> tensor<2x4x8xf32>
    %150 = tosa.transpose %148 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x8x1x1xf32>) -> tensor<2x8x1x32x1xf32>
    %151 = tosa.reshape %150, %52 : (tensor<2x8x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x8x32xf32>
    %152 = tosa.matmul %149, %151, %3, %3 : (tensor<2x4x8xf32>, tensor<2x8x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %153 = tosa.reshape %152, %46 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %154 = tosa.add %147, %153 : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %155 = tosa.mul %154, %65, %7 : (tensor<2x1x4x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %156 = tosa.reshape %arg3, %53 : (tensor<2xi64>, !tosa.shape<4>) -> tensor<2x1x1x1xi64>
    %157 = tosa.greater_equal %0, %156 : (tensor<1x1x1x32xi64>, tensor<2x1x1x1xi64>) -> tensor<2x1x1x32xi1>
    %158 = tosa.select %157, %66, %155 : (tensor<2x1x1x32xi1>, tensor<1x1x1x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %159 = tosa.reduce_max %158 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %160 = tosa.sub %158, %159 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %161 = tosa.exp %160 : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %162 = tosa.reduce_sum %161 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %163 = tosa.reciprocal %162 : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %164 = tosa.mul %161, %163, %7 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %165 = tosa.reshape %164, %48 : (tensor<2x1x4x32xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %166 = tosa.matmul %165, %117, %3, %3 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %167 = tosa.reshape %166, %49 : (tensor<2x4x32xf32>, !tosa.shape<5>) -> tensor<2x4x1x1x32xf32>
    %168 = tosa.reshape %arg10, %43 : (tensor<4x16x32xf32>, !tosa.shape<5>) -> tensor<4x16x32x1x1xf32>
    %169 = tosa.transpose %167 {perms = array<i32: 1, 0, 4, 3, 2>} : (tensor<2x4x1x1x32xf32>) -> tensor<4x2x32x1x1xf32>
    %170 = tosa.reshape %169, %54 : (tensor<4x2x32x1x1xf32>, !tosa.shape<3>) -> tensor<4x2x32xf32>
    %171 = tosa.transpose %168 {perms = array<i32: 0, 2, 4, 1, 3>} : (tensor<4x16x32x1x1xf32>) -> tensor<4x32x1x16x1xf32>
    %172 = tosa.reshape %171, %55 : (tensor<4x32x1x16x1xf32>, !tosa.shape<3>) -> tensor<4x32x16xf32>
    %173 = tosa.matmul %170, %172, %3, %3 : (tensor<4x2x32xf32>, tensor<4x32x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x2x16xf32>
    %174 = tosa.reshape %173, %56 : (tensor<4x2x16xf32>, !tosa.shape<5>) -> tensor<4x2x1x1x16xf32>
    %175 = tosa.transpose %174 {perms = array<i32: 1, 3, 0, 4, 2>} : (tensor<4x2x1x1x16xf32>) -> tensor<2x1x4x16x1xf32>
    %176 = tosa.reshape %175, %4 : (tensor<2x1x4x16x1xf32>, !tosa.shape<3>) -> tensor<1x2x64xf32>
    %177 = tosa.reshape %arg11, %58 : (tensor<64x64xf32>, !tosa.shape<3>) -> tensor<1x64x64xf32>
    %178 = tosa.matmul %176, %177, %3, %3 : (tensor<1x2x64xf32>, tensor<1x64x64xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x64xf32>
    %179 = tosa.reshape %178, %57 : (tensor<1x2x64xf32>, !tosa.shape<3>) -> tensor<2x1x64xf32>
    %180 = tosa.add %arg0, %179 : (tensor<2x1x64xf32>, tensor<2x1x64xf32>) -> tensor<2x1x64xf32>
    %181 = tosa.reshape %180, %4 : (tensor<2x1x64xf32>, !tosa.shape<3>) -> tensor<1x2x64xf32>
    %182 = tosa.reshape %arg14, %5 : (tensor<64x24xf32>, !tosa.shape<3>) -> tensor<1x64x24xf32>
    %183 = tosa.matmul %181, %182, %3, %3 : (tensor<1x2x64xf32>, tensor<1x64x24xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x24xf32>
    %184 = tosa.reshape %183, %6 : (tensor<1x2x24xf32>, !tosa.shape<3>) -> tensor<2x1x24xf32>
    %185 = tosa.pow %184, %59 : (tensor<2x1x24xf32>, tensor<1x1x1xf32>) -> tensor<2x1x24xf32>
    %186 = tosa.reduce_sum %185 {axis = 2 : i32} : (tensor<2x1x24xf32>) -> tensor<2x1x1xf32>
    %187 = tosa.mul %186, %60, %7 : (tensor<2x1x1xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x1xf32>
    %188 = tosa.add %187, %61 : (tensor<2x1x1xf32>, tensor<1x1x1xf32>) -> tensor<2x1x1xf32>
    %189 = tosa.rsqrt %188 : (tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %190 = tosa.mul %184, %189, %7 : (tensor<2x1x24xf32>, tensor<2x1x1xf32>, tensor<1xi8>) -> tensor<2x1x24xf32>
    %191 = tosa.reshape %arg15, %8 : (tensor<24xf32>, !tosa.shape<3>) -> tensor<1x1x24xf32>
    %192 = tosa.mul %190, %191, %7 : (tensor<2x1x24xf32>, tensor<1x1x24xf32>, tensor<1xi8>) -> tensor<2x1x24xf32>
    %193 = tosa.reshape %192, %9 : (tensor<2x1x24xf32>, !tosa.shape<3>) -> tensor<1x2x24xf32>
    %194 = tosa.reshape %arg16, %10 : (tensor<24x96xf32>, !tosa.shape<3>) -> tensor<1x24x96xf32>
    %195 = tosa.matmul %193, %194, %3, %3 : (tensor<1x2x24xf32>, tensor<1x24x96xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x96xf32>
    %196 = tosa.reshape %195, %11 : (tensor<1x2x96xf32>, !tosa.shape<4>) -> tensor<2x1x4x24xf32>
    %197 = tosa.slice %196, %13, %12 : (tensor<2x1x4x24xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x1x4x16xf32>
    %198 = tosa.slice %196, %15, %14 : (tensor<2x1x4x24xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x1x4x8xf32>
    %199 = tosa.slice %198, %13, %17 : (tensor<2x1x4x8xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x1x4x4xf32>
    %200 = tosa.slice %198, %18, %17 : (tensor<2x1x4x8xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x1x4x4xf32>
    %201 = tosa.mul %199, %85, %7 : (tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4x4xf32>
    %202 = tosa.mul %200, %86, %7 : (tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4x4xf32>
    %203 = tosa.sub %201, %202 : (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) -> tensor<2x1x4x4xf32>
    %204 = tosa.mul %200, %85, %7 : (tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4x4xf32>
    %205 = tosa.mul %199, %86, %7 : (tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4x4xf32>
    %206 = tosa.add %204, %205 : (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) -> tensor<2x1x4x4xf32>
    %207 = tosa.concat %203, %206 {axis = 3 : i32} : (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) -> tensor<2x1x4x8xf32>
    %208 = tosa.reshape %arg17, %19 : (tensor<64x40xf32>, !tosa.shape<3>) -> tensor<1x64x40xf32>
    %209 = tosa.matmul %181, %208, %3, %3 : (tensor<1x2x64xf32>, tensor<1x64x40xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x40xf32>
    %210 = tosa.reshape %209, %20 : (tensor<1x2x40xf32>, !tosa.shape<3>) -> tensor<2x1x40xf32>
    %211 = tosa.slice %210, %22, %21 : (tensor<2x1x40xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x32xf32>
    %212 = tosa.slice %210, %24, %23 : (tensor<2x1x40xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x8xf32>
    %213 = tosa.pow %211, %59 : (tensor<2x1x32xf32>, tensor<1x1x1xf32>) -> tensor<2x1x32xf32>
    %214 = tosa.reduce_sum %213 {axis = 2 : i32} : (tensor<2x1x32xf32>) -> tensor<2x1x1xf32>
    %215 = tosa.mul %214, %62, %7 : (tensor<2x1x1xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x1xf32>
    %216 = tosa.add %215, %61 : (tensor<2x1x1xf32>, tensor<1x1x1xf32>) -> tensor<2x1x1xf32>
    %217 = tosa.rsqrt %216 : (tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %218 = tosa.mul %211, %217, %7 : (tensor<2x1x32xf32>, tensor<2x1x1xf32>, tensor<1xi8>) -> tensor<2x1x32xf32>
    %219 = tosa.reshape %arg18, %25 : (tensor<32xf32>, !tosa.shape<3>) -> tensor<1x1x32xf32>
    %220 = tosa.mul %218, %219, %7 : (tensor<2x1x32xf32>, tensor<1x1x32xf32>, tensor<1xi8>) -> tensor<2x1x32xf32>
    %221 = tosa.reshape %220, %28 : (tensor<2x1x32xf32>, !tosa.shape<3>) -> tensor<1x64x1xf32>
    %222 = tosa.reshape %arg22, %29 : (tensor<2x32x32xf32>, !tosa.shape<3>) -> tensor<1x2048x1xf32>
    %223 = tosa.scatter %222, %115, %221 : (tensor<1x2048x1xf32>, tensor<1x64xi32>, tensor<1x64x1xf32>) -> tensor<1x2048x1xf32>
    %224 = tosa.reshape %223, %32 : (tensor<1x2048x1xf32>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %225 = tosa.slice %212, %22, %33 : (tensor<2x1x8xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x4xf32>
    %226 = tosa.slice %212, %34, %33 : (tensor<2x1x8xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x4xf32>
    %227 = tosa.mul %225, %arg1, %7 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4xf32>
    %228 = tosa.mul %226, %arg2, %7 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4xf32>
    %229 = tosa.sub %227, %228 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %230 = tosa.mul %226, %arg1, %7 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4xf32>
    %231 = tosa.mul %225, %arg2, %7 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4xf32>
    %232 = tosa.add %230, %231 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %233 = tosa.concat %229, %232 {axis = 2 : i32} : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x8xf32>
    %234 = tosa.reshape %233, %37 : (tensor<2x1x8xf32>, !tosa.shape<3>) -> tensor<1x16x1xf32>
    %235 = tosa.reshape %arg23, %38 : (tensor<2x32x8xf32>, !tosa.shape<3>) -> tensor<1x512x1xf32>
    %236 = tosa.scatter %235, %133, %234 : (tensor<1x512x1xf32>, tensor<1x16xi32>, tensor<1x16x1xf32>) -> tensor<1x512x1xf32>
    %237 = tosa.reshape %236, %41 : (tensor<1x512x1xf32>, !tosa.shape<3>) -> tensor<2x32x8xf32>
    %238 = tosa.reshape %197, %42 : (tensor<2x1x4x16xf32>, !tosa.shape<5>) -> tensor<2x1x4x16x1xf32>
    %239 = tosa.transpose %238 {perms = array<i32: 2, 0, 3, 1, 4>} : (tensor<2x1x4x16x1xf32>) -> tensor<4x2x16x1x1xf32>
    %240 = tosa.reshape %239, %44 : (tensor<4x2x16x1x1xf32>, !tosa.shape<3>) -> tensor<4x2x16xf32>
    %241 = tosa.matmul %240, %arg19, %3, %3 : (tensor<4x2x16xf32>, tensor<4x16x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x2x32xf32>
    %242 = tosa.reshape %241, %45 : (tensor<4x2x32xf32>, !tosa.shape<5>) -> tensor<4x2x1x1x32xf32>
    %243 = tosa.transpose %242 {perms = array<i32: 1, 3, 0, 4, 2>} : (tensor<4x2x1x1x32xf32>) -> tensor<2x1x4x32x1xf32>
    %244 = tosa.reshape %223, %47 : (tensor<1x2048x1xf32>, !tosa.shape<5>) -> tensor<2x32x32x1x1xf32>
    %245 = tosa.reshape %243, %48 : (tensor<2x1x4x32x1xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %246 = tosa.transpose %244 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x32x1x1xf32>) -> tensor<2x32x1x32x1xf32>
    %247 = tosa.reshape %246, %32 : (tensor<2x32x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %248 = tosa.matmul %245, %247, %3, %3 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %249 = tosa.reshape %248, %46 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %250 = tosa.reshape %236, %50 : (tensor<1x512x1xf32>, !tosa.shape<5>) -> tensor<2x32x8x1x1xf32>
    %251 = tosa.reshape %207, %51 : (tensor<2x1x4x8xf32>, !tosa.shape<3>) -> tensor<2x4x8xf32>
    %252 = tosa.transpose %250 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x8x1x1xf32>) -> tensor<2x8x1x32x1xf32>
    %253 = tosa.reshape %252, %52 : (tensor<2x8x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x8x32xf32>
    %254 = tosa.matmul %251, %253, %3, %3 : (tensor<2x4x8xf32>, tensor<2x8x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %255 = tosa.reshape %254, %46 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %256 = tosa.add %249, %255 : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %257 = tosa.mul %256, %65, %7 : (tensor<2x1x4x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %258 = tosa.select %157, %66, %257 : (tensor<2x1x1x32xi1>, tensor<1x1x1x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %259 = tosa.reduce_max %258 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %260 = tosa.sub %258, %259 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %261 = tosa.exp %260 : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %262 = tosa.reduce_sum %261 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %263 = tosa.reciprocal %262 : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %264 = tosa.mul %261, %263, %7 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %265 = tosa.reshape %264, %48 : (tensor<2x1x4x32xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %266 = tosa.matmul %265, %224, %3, %3 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %267 = tosa.reshape %266, %49 : (tensor<2x4x32xf32>, !tosa.shape<5>) -> tensor<2x4x1x1x32xf32>
    %268 = tosa.reshape %arg20, %43 : (tensor<4x16x32xf32>, !tosa.shape<5>) -> tensor<4x16x32x1x1xf32>
    %269 = tosa.transpose %267 {perms = array<i32: 1, 0, 4, 3, 2>} : (tensor<2x4x1x1x32xf32>) -> tensor<4x2x32x1x1xf32>
    %270 = tosa.reshape %269, %54 : (tensor<4x2x32x1x1xf32>, !tosa.shape<3>) -> tensor<4x2x32xf32>
    %271 = tosa.transpose %268 {perms = array<i32: 0, 2, 4, 1, 3>} : (tensor<4x16x32x1x1xf32>) -> tensor<4x32x1x16x1xf32>
    %272 = tosa.reshape %271, %55 : (tensor<4x32x1x16x1xf32>, !tosa.shape<3>) -> tensor<4x32x16xf32>
    %273 = tosa.matmul %270, %272, %3, %3 : (tensor<4x2x32xf32>, tensor<4x32x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x2x16xf32>
    %274 = tosa.reshape %273, %56 : (tensor<4x2x16xf32>, !tosa.shape<5>) -> tensor<4x2x1x1x16xf32>
    %275 = tosa.transpose %274 {perms = array<i32: 1, 3, 0, 4, 2>} : (tensor<4x2x1x1x16xf32>) -> tensor<2x1x4x16x1xf32>
    %276 = tosa.reshape %275, %4 : (tensor<2x1x4x16x1xf32>, !tosa.shape<3>) -> tensor<1x2x64xf32>
    %277 = tosa.reshape %arg21, %58 : (tensor<64x64xf32>, !tosa.shape<3>) -> tensor<1x64x64xf32>
    %278 = tosa.matmul %276, %277, %3, %3 : (tensor<1x2x64xf32>, tensor<1x64x64xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x64xf32>
    %279 = tosa.reshape %278, %57 : (tensor<1x2x64xf32>, !tosa.shape<3>) -> tensor<2x1x64xf32>
    %280 = tosa.add %180, %279 : (tensor<2x1x64xf32>, tensor<2x1x64xf32>) -> tensor<2x1x64xf32>
    %281 = tosa.reshape %280, %4 : (tensor<2x1x64xf32>, !tosa.shape<3>) -> tensor<1x2x64xf32>
    %282 = tosa.reshape %arg24, %5 : (tensor<64x24xf32>, !tosa.shape<3>) -> tensor<1x64x24xf32>
    %283 = tosa.matmul %281, %282, %3, %3 : (tensor<1x2x64xf32>, tensor<1x64x24xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x24xf32>
    %284 = tosa.reshape %283, %6 : (tensor<1x2x24xf32>, !tosa.shape<3>) -> tensor<2x1x24xf32>
    %285 = tosa.pow %284, %59 : (tensor<2x1x24xf32>, tensor<1x1x1xf32>) -> tensor<2x1x24xf32>
    %286 = tosa.reduce_sum %285 {axis = 2 : i32} : (tensor<2x1x24xf32>) -> tensor<2x1x1xf32>
    %287 = tosa.mul %286, %60, %7 : (tensor<2x1x1xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x1xf32>
    %288 = tosa.add %287, %61 : (tensor<2x1x1xf32>, tensor<1x1x1xf32>) -> tensor<2x1x1xf32>
    %289 = tosa.rsqrt %288 : (tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %290 = tosa.mul %284, %289, %7 : (tensor<2x1x24xf32>, tensor<2x1x1xf32>, tensor<1xi8>) -> tensor<2x1x24xf32>
    %291 = tosa.reshape %arg25, %8 : (tensor<24xf32>, !tosa.shape<3>) -> tensor<1x1x24xf32>
    %292 = tosa.mul %290, %291, %7 : (tensor<2x1x24xf32>, tensor<1x1x24xf32>, tensor<1xi8>) -> tensor<2x1x24xf32>
    %293 = tosa.reshape %292, %9 : (tensor<2x1x24xf32>, !tosa.shape<3>) -> tensor<1x2x24xf32>
    %294 = tosa.reshape %arg26, %10 : (tensor<24x96xf32>, !tosa.shape<3>) -> tensor<1x24x96xf32>
    %295 = tosa.matmul %293, %294, %3, %3 : (tensor<1x2x24xf32>, tensor<1x24x96xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x96xf32>
    %296 = tosa.reshape %295, %11 : (tensor<1x2x96xf32>, !tosa.shape<4>) -> tensor<2x1x4x24xf32>
    %297 = tosa.slice %296, %13, %12 : (tensor<2x1x4x24xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x1x4x16xf32>
    %298 = tosa.slice %296, %15, %14 : (tensor<2x1x4x24xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x1x4x8xf32>
    %299 = tosa.slice %298, %13, %17 : (tensor<2x1x4x8xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x1x4x4xf32>
    %300 = tosa.slice %298, %18, %17 : (tensor<2x1x4x8xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<2x1x4x4xf32>
    %301 = tosa.mul %299, %85, %7 : (tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4x4xf32>
    %302 = tosa.mul %300, %86, %7 : (tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4x4xf32>
    %303 = tosa.sub %301, %302 : (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) -> tensor<2x1x4x4xf32>
    %304 = tosa.mul %300, %85, %7 : (tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4x4xf32>
    %305 = tosa.mul %299, %86, %7 : (tensor<2x1x4x4xf32>, tensor<2x1x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4x4xf32>
    %306 = tosa.add %304, %305 : (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) -> tensor<2x1x4x4xf32>
    %307 = tosa.concat %303, %306 {axis = 3 : i32} : (tensor<2x1x4x4xf32>, tensor<2x1x4x4xf32>) -> tensor<2x1x4x8xf32>
    %308 = tosa.reshape %arg27, %19 : (tensor<64x40xf32>, !tosa.shape<3>) -> tensor<1x64x40xf32>
    %309 = tosa.matmul %281, %308, %3, %3 : (tensor<1x2x64xf32>, tensor<1x64x40xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x40xf32>
    %310 = tosa.reshape %309, %20 : (tensor<1x2x40xf32>, !tosa.shape<3>) -> tensor<2x1x40xf32>
    %311 = tosa.slice %310, %22, %21 : (tensor<2x1x40xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x32xf32>
    %312 = tosa.slice %310, %24, %23 : (tensor<2x1x40xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x8xf32>
    %313 = tosa.pow %311, %59 : (tensor<2x1x32xf32>, tensor<1x1x1xf32>) -> tensor<2x1x32xf32>
    %314 = tosa.reduce_sum %313 {axis = 2 : i32} : (tensor<2x1x32xf32>) -> tensor<2x1x1xf32>
    %315 = tosa.mul %314, %62, %7 : (tensor<2x1x1xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x1xf32>
    %316 = tosa.add %315, %61 : (tensor<2x1x1xf32>, tensor<1x1x1xf32>) -> tensor<2x1x1xf32>
    %317 = tosa.rsqrt %316 : (tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %318 = tosa.mul %311, %317, %7 : (tensor<2x1x32xf32>, tensor<2x1x1xf32>, tensor<1xi8>) -> tensor<2x1x32xf32>
    %319 = tosa.reshape %arg28, %25 : (tensor<32xf32>, !tosa.shape<3>) -> tensor<1x1x32xf32>
    %320 = tosa.mul %318, %319, %7 : (tensor<2x1x32xf32>, tensor<1x1x32xf32>, tensor<1xi8>) -> tensor<2x1x32xf32>
    %321 = tosa.reshape %320, %28 : (tensor<2x1x32xf32>, !tosa.shape<3>) -> tensor<1x64x1xf32>
    %322 = tosa.reshape %arg32, %29 : (tensor<2x32x32xf32>, !tosa.shape<3>) -> tensor<1x2048x1xf32>
    %323 = tosa.scatter %322, %115, %321 : (tensor<1x2048x1xf32>, tensor<1x64xi32>, tensor<1x64x1xf32>) -> tensor<1x2048x1xf32>
    %324 = tosa.reshape %323, %32 : (tensor<1x2048x1xf32>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %325 = tosa.slice %312, %22, %33 : (tensor<2x1x8xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x4xf32>
    %326 = tosa.slice %312, %34, %33 : (tensor<2x1x8xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x4xf32>
    %327 = tosa.mul %325, %arg1, %7 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4xf32>
    %328 = tosa.mul %326, %arg2, %7 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4xf32>
    %329 = tosa.sub %327, %328 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %330 = tosa.mul %326, %arg1, %7 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4xf32>
    %331 = tosa.mul %325, %arg2, %7 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>, tensor<1xi8>) -> tensor<2x1x4xf32>
    %332 = tosa.add %330, %331 : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %333 = tosa.concat %329, %332 {axis = 2 : i32} : (tensor<2x1x4xf32>, tensor<2x1x4xf32>) -> tensor<2x1x8xf32>
    %334 = tosa.reshape %333, %37 : (tensor<2x1x8xf32>, !tosa.shape<3>) -> tensor<1x16x1xf32>
    %335 = tosa.reshape %arg33, %38 : (tensor<2x32x8xf32>, !tosa.shape<3>) -> tensor<1x512x1xf32>
    %336 = tosa.scatter %335, %133, %334 : (tensor<1x512x1xf32>, tensor<1x16xi32>, tensor<1x16x1xf32>) -> tensor<1x512x1xf32>
    %337 = tosa.reshape %336, %41 : (tensor<1x512x1xf32>, !tosa.shape<3>) -> tensor<2x32x8xf32>
    %338 = tosa.reshape %297, %42 : (tensor<2x1x4x16xf32>, !tosa.shape<5>) -> tensor<2x1x4x16x1xf32>
    %339 = tosa.transpose %338 {perms = array<i32: 2, 0, 3, 1, 4>} : (tensor<2x1x4x16x1xf32>) -> tensor<4x2x16x1x1xf32>
    %340 = tosa.reshape %339, %44 : (tensor<4x2x16x1x1xf32>, !tosa.shape<3>) -> tensor<4x2x16xf32>
    %341 = tosa.matmul %340, %arg29, %3, %3 : (tensor<4x2x16xf32>, tensor<4x16x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x2x32xf32>
    %342 = tosa.reshape %341, %45 : (tensor<4x2x32xf32>, !tosa.shape<5>) -> tensor<4x2x1x1x32xf32>
    %343 = tosa.transpose %342 {perms = array<i32: 1, 3, 0, 4, 2>} : (tensor<4x2x1x1x32xf32>) -> tensor<2x1x4x32x1xf32>
    %344 = tosa.reshape %323, %47 : (tensor<1x2048x1xf32>, !tosa.shape<5>) -> tensor<2x32x32x1x1xf32>
    %345 = tosa.reshape %343, %48 : (tensor<2x1x4x32x1xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %346 = tosa.transpose %344 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x32x1x1xf32>) -> tensor<2x32x1x32x1xf32>
    %347 = tosa.reshape %346, %32 : (tensor<2x32x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x32x32xf32>
    %348 = tosa.matmul %345, %347, %3, %3 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %349 = tosa.reshape %348, %46 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %350 = tosa.reshape %336, %50 : (tensor<1x512x1xf32>, !tosa.shape<5>) -> tensor<2x32x8x1x1xf32>
    %351 = tosa.reshape %307, %51 : (tensor<2x1x4x8xf32>, !tosa.shape<3>) -> tensor<2x4x8xf32>
    %352 = tosa.transpose %350 {perms = array<i32: 0, 2, 3, 1, 4>} : (tensor<2x32x8x1x1xf32>) -> tensor<2x8x1x32x1xf32>
    %353 = tosa.reshape %352, %52 : (tensor<2x8x1x32x1xf32>, !tosa.shape<3>) -> tensor<2x8x32xf32>
    %354 = tosa.matmul %351, %353, %3, %3 : (tensor<2x4x8xf32>, tensor<2x8x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %355 = tosa.reshape %354, %46 : (tensor<2x4x32xf32>, !tosa.shape<4>) -> tensor<2x1x4x32xf32>
    %356 = tosa.add %349, %355 : (tensor<2x1x4x32xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %357 = tosa.mul %356, %65, %7 : (tensor<2x1x4x32xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %358 = tosa.select %157, %66, %357 : (tensor<2x1x1x32xi1>, tensor<1x1x1x1xf32>, tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %359 = tosa.reduce_max %358 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %360 = tosa.sub %358, %359 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>) -> tensor<2x1x4x32xf32>
    %361 = tosa.exp %360 : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x32xf32>
    %362 = tosa.reduce_sum %361 {axis = 3 : i32} : (tensor<2x1x4x32xf32>) -> tensor<2x1x4x1xf32>
    %363 = tosa.reciprocal %362 : (tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32>
    %364 = tosa.mul %361, %363, %7 : (tensor<2x1x4x32xf32>, tensor<2x1x4x1xf32>, tensor<1xi8>) -> tensor<2x1x4x32xf32>
    %365 = tosa.reshape %364, %48 : (tensor<2x1x4x32xf32>, !tosa.shape<3>) -> tensor<2x4x32xf32>
    %366 = tosa.matmul %365, %324, %3, %3 : (tensor<2x4x32xf32>, tensor<2x32x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x32xf32>
    %367 = tosa.reshape %366, %49 : (tensor<2x4x32xf32>, !tosa.shape<5>) -> tensor<2x4x1x1x32xf32>
    %368 = tosa.reshape %arg30, %43 : (tensor<4x16x32xf32>, !tosa.shape<5>) -> tensor<4x16x32x1x1xf32>
    %369 = tosa.transpose %367 {perms = array<i32: 1, 0, 4, 3, 2>} : (tensor<2x4x1x1x32xf32>) -> tensor<4x2x32x1x1xf32>
    %370 = tosa.reshape %369, %54 : (tensor<4x2x32x1x1xf32>, !tosa.shape<3>) -> tensor<4x2x32xf32>
    %371 = tosa.transpose %368 {perms = array<i32: 0, 2, 4, 1, 3>} : (tensor<4x16x32x1x1xf32>) -> tensor<4x32x1x16x1xf32>
    %372 = tosa.reshape %371, %55 : (tensor<4x32x1x16x1xf32>, !tosa.shape<3>) -> tensor<4x32x16xf32>
    %373 = tosa.matmul %370, %372, %3, %3 : (tensor<4x2x32xf32>, tensor<4x32x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x2x16xf32>
    %374 = tosa.reshape %373, %56 : (tensor<4x2x16xf32>, !tosa.shape<5>) -> tensor<4x2x1x1x16xf32>
    %375 = tosa.transpose %374 {perms = array<i32: 1, 3, 0, 4, 2>} : (tensor<4x2x1x1x16xf32>) -> tensor<2x1x4x16x1xf32>
    %376 = tosa.reshape %375, %4 : (tensor<2x1x4x16x1xf32>, !tosa.shape<3>) -> tensor<1x2x64xf32>
    %377 = tosa.reshape %arg31, %58 : (tensor<64x64xf32>, !tosa.shape<3>) -> tensor<1x64x64xf32>
    %378 = tosa.matmul %376, %377, %3, %3 : (tensor<1x2x64xf32>, tensor<1x64x64xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x64xf32>
    %379 = tosa.reshape %378, %57 : (tensor<1x2x64xf32>, !tosa.shape<3>) -> tensor<2x1x64xf32>
    %380 = tosa.add %280, %379 : (tensor<2x1x64xf32>, tensor<2x1x64xf32>) -> tensor<2x1x64xf32>
    return %380, %117, %135, %224, %237, %324, %337 : tensor<2x1x64xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>, tensor<2x32x32xf32>, tensor<2x32x8xf32>
  }
}

