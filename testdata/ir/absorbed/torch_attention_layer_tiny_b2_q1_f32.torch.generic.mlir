"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[64,24],f32>, !torch.vtensor<[24],f32>, !torch.vtensor<[24,96],f32>, !torch.vtensor<[64,40],f32>, !torch.vtensor<[32],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[64,64],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2],si64>) -> (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,64],f32>, %arg1: !torch.vtensor<[64,24],f32>, %arg2: !torch.vtensor<[24],f32>, %arg3: !torch.vtensor<[24,96],f32>, %arg4: !torch.vtensor<[64,40],f32>, %arg5: !torch.vtensor<[32],f32>, %arg6: !torch.vtensor<[4,16,32],f32>, %arg7: !torch.vtensor<[4,16,32],f32>, %arg8: !torch.vtensor<[64,64],f32>, %arg9: !torch.vtensor<[2,32,32],f32>, %arg10: !torch.vtensor<[2,32,8],f32>, %arg11: !torch.vtensor<[2,1,4],f32>, %arg12: !torch.vtensor<[2,1,4],f32>, %arg13: !torch.vtensor<[2],si64>):
    %0 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %1 = "torch.vtensor.literal"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %2 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %3 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %4 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 31 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 40 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 96 : i64}> : () -> !torch.int
    %13 = "torch.constant.float"() <{value = 9.9999999999999995E-7 : f64}> : () -> !torch.float
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %16 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %21 = "torch.prim.ListConstruct"(%19, %20) : (!torch.int, !torch.int) -> !torch.list<int>
    %22 = "torch.aten.view"(%arg0, %21) : (!torch.vtensor<[2,1,64],f32>, !torch.list<int>) -> !torch.vtensor<[2,64],f32>
    %23 = "torch.aten.mm"(%22, %arg1) : (!torch.vtensor<[2,64],f32>, !torch.vtensor<[64,24],f32>) -> !torch.vtensor<[2,24],f32>
    %24 = "torch.prim.ListConstruct"(%19, %18, %17) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %25 = "torch.aten.view"(%23, %24) : (!torch.vtensor<[2,24],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,24],f32>
    %26 = "torch.aten.pow.Tensor_Scalar"(%25, %19) : (!torch.vtensor<[2,1,24],f32>, !torch.int) -> !torch.vtensor<[2,1,24],f32>
    %27 = "torch.prim.ListConstruct"(%16) : (!torch.int) -> !torch.list<int>
    %28 = "torch.aten.sum.dim_IntList"(%26, %27, %15, %14) : (!torch.vtensor<[2,1,24],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,1],f32>
    %29 = "torch.aten.div.Scalar"(%28, %17) : (!torch.vtensor<[2,1,1],f32>, !torch.int) -> !torch.vtensor<[2,1,1],f32>
    %30 = "torch.aten.add.Scalar"(%29, %13, %18) : (!torch.vtensor<[2,1,1],f32>, !torch.float, !torch.int) -> !torch.vtensor<[2,1,1],f32>
    %31 = "torch.aten.rsqrt"(%30) : (!torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,1,1],f32>
    %32 = "torch.aten.mul.Tensor"(%25, %31) : (!torch.vtensor<[2,1,24],f32>, !torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,1,24],f32>
    %33 = "torch.aten.mul.Tensor"(%32, %arg2) : (!torch.vtensor<[2,1,24],f32>, !torch.vtensor<[24],f32>) -> !torch.vtensor<[2,1,24],f32>
    %34 = "torch.prim.ListConstruct"(%19, %17) : (!torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.aten.view"(%33, %34) : (!torch.vtensor<[2,1,24],f32>, !torch.list<int>) -> !torch.vtensor<[2,24],f32>
    %36 = "torch.aten.mm"(%35, %arg3) : (!torch.vtensor<[2,24],f32>, !torch.vtensor<[24,96],f32>) -> !torch.vtensor<[2,96],f32>
    %37 = "torch.prim.ListConstruct"(%19, %18, %12) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %38 = "torch.aten.view"(%36, %37) : (!torch.vtensor<[2,96],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,96],f32>
    %39 = "torch.prim.ListConstruct"(%19, %18, %11, %17) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %40 = "torch.aten.view"(%38, %39) : (!torch.vtensor<[2,1,96],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,24],f32>
    %41 = "torch.aten.slice.Tensor"(%40, %16, %5, %10, %18) : (!torch.vtensor<[2,1,4,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4,16],f32>
    %42 = "torch.aten.slice.Tensor"(%40, %16, %10, %17, %18) : (!torch.vtensor<[2,1,4,24],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4,8],f32>
    %43 = "torch.aten.unsqueeze"(%arg11, %19) : (!torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,1,4],f32>
    %44 = "torch.aten.unsqueeze"(%arg12, %19) : (!torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,1,4],f32>
    %45 = "torch.aten.slice.Tensor"(%42, %16, %5, %11, %18) : (!torch.vtensor<[2,1,4,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4,4],f32>
    %46 = "torch.aten.slice.Tensor"(%42, %16, %11, %9, %18) : (!torch.vtensor<[2,1,4,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4,4],f32>
    %47 = "torch.aten.mul.Tensor"(%45, %43) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,1,4],f32>) -> !torch.vtensor<[2,1,4,4],f32>
    %48 = "torch.aten.mul.Tensor"(%46, %44) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,1,4],f32>) -> !torch.vtensor<[2,1,4,4],f32>
    %49 = "torch.aten.sub.Tensor"(%47, %48, %18) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,4,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4,4],f32>
    %50 = "torch.aten.mul.Tensor"(%46, %43) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,1,4],f32>) -> !torch.vtensor<[2,1,4,4],f32>
    %51 = "torch.aten.mul.Tensor"(%45, %44) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,1,4],f32>) -> !torch.vtensor<[2,1,4,4],f32>
    %52 = "torch.aten.add.Tensor"(%50, %51, %18) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,4,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4,4],f32>
    %53 = "torch.prim.ListConstruct"(%49, %52) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,4,4],f32>) -> !torch.list<vtensor>
    %54 = "torch.aten.cat"(%53, %16) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,8],f32>
    %55 = "torch.prim.ListConstruct"(%19, %20) : (!torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.view"(%arg0, %55) : (!torch.vtensor<[2,1,64],f32>, !torch.list<int>) -> !torch.vtensor<[2,64],f32>
    %57 = "torch.aten.mm"(%56, %arg4) : (!torch.vtensor<[2,64],f32>, !torch.vtensor<[64,40],f32>) -> !torch.vtensor<[2,40],f32>
    %58 = "torch.prim.ListConstruct"(%19, %18, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %59 = "torch.aten.view"(%57, %58) : (!torch.vtensor<[2,40],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,40],f32>
    %60 = "torch.aten.slice.Tensor"(%59, %16, %5, %7, %18) : (!torch.vtensor<[2,1,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,1,32],f32>
    %61 = "torch.aten.slice.Tensor"(%59, %16, %7, %8, %18) : (!torch.vtensor<[2,1,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,1,8],f32>
    %62 = "torch.aten.pow.Tensor_Scalar"(%60, %19) : (!torch.vtensor<[2,1,32],f32>, !torch.int) -> !torch.vtensor<[2,1,32],f32>
    %63 = "torch.prim.ListConstruct"(%16) : (!torch.int) -> !torch.list<int>
    %64 = "torch.aten.sum.dim_IntList"(%62, %63, %15, %14) : (!torch.vtensor<[2,1,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,1],f32>
    %65 = "torch.aten.div.Scalar"(%64, %7) : (!torch.vtensor<[2,1,1],f32>, !torch.int) -> !torch.vtensor<[2,1,1],f32>
    %66 = "torch.aten.add.Scalar"(%65, %13, %18) : (!torch.vtensor<[2,1,1],f32>, !torch.float, !torch.int) -> !torch.vtensor<[2,1,1],f32>
    %67 = "torch.aten.rsqrt"(%66) : (!torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,1,1],f32>
    %68 = "torch.aten.mul.Tensor"(%60, %67) : (!torch.vtensor<[2,1,32],f32>, !torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,1,32],f32>
    %69 = "torch.aten.mul.Tensor"(%68, %arg5) : (!torch.vtensor<[2,1,32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[2,1,32],f32>
    %70 = "torch.aten.slice_scatter"(%arg9, %69, %18, %6, %7, %18) : (!torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %71 = "torch.aten.slice.Tensor"(%61, %16, %5, %11, %18) : (!torch.vtensor<[2,1,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4],f32>
    %72 = "torch.aten.slice.Tensor"(%61, %16, %11, %9, %18) : (!torch.vtensor<[2,1,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4],f32>
    %73 = "torch.aten.mul.Tensor"(%71, %arg11) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %74 = "torch.aten.mul.Tensor"(%72, %arg12) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %75 = "torch.aten.sub.Tensor"(%73, %74, %18) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4],f32>
    %76 = "torch.aten.mul.Tensor"(%72, %arg11) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %77 = "torch.aten.mul.Tensor"(%71, %arg12) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %78 = "torch.aten.add.Tensor"(%76, %77, %18) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4],f32>
    %79 = "torch.prim.ListConstruct"(%75, %78) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.list<vtensor>
    %80 = "torch.aten.cat"(%79, %16) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,8],f32>
    %81 = "torch.aten.slice_scatter"(%arg10, %80, %18, %6, %7, %18) : (!torch.vtensor<[2,32,8],f32>, !torch.vtensor<[2,1,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,8],f32>
    %82 = "torch.aten.unsqueeze"(%41, %11) : (!torch.vtensor<[2,1,4,16],f32>, !torch.int) -> !torch.vtensor<[2,1,4,16,1],f32>
    %83 = "torch.prim.ListConstruct"(%5, %18, %19, %11, %4) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %84 = "torch.aten.permute"(%82, %83) : (!torch.vtensor<[2,1,4,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,16],f32>
    %85 = "torch.aten.unsqueeze"(%arg6, %4) : (!torch.vtensor<[4,16,32],f32>, !torch.int) -> !torch.vtensor<[4,16,32,1],f32>
    %86 = "torch.aten.unsqueeze"(%85, %11) : (!torch.vtensor<[4,16,32,1],f32>, !torch.int) -> !torch.vtensor<[4,16,32,1,1],f32>
    %87 = "torch.prim.ListConstruct"(%4, %11, %5, %19, %18) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %88 = "torch.aten.permute"(%86, %87) : (!torch.vtensor<[4,16,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32,16],f32>
    %89 = "torch.prim.ListConstruct"(%19, %5, %11, %18, %4) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %90 = "torch.aten.permute"(%84, %89) : (!torch.vtensor<[2,1,4,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,2,16,1,1],f32>
    %91 = "torch.prim.ListConstruct"(%11, %19, %10) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %92 = "torch.aten.view"(%90, %91) : (!torch.vtensor<[4,2,16,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[4,2,16],f32>
    %93 = "torch.prim.ListConstruct"(%19, %11, %18, %4, %5) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %94 = "torch.aten.permute"(%88, %93) : (!torch.vtensor<[1,1,4,32,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,16,1,32,1],f32>
    %95 = "torch.prim.ListConstruct"(%11, %10, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %96 = "torch.aten.view"(%94, %95) : (!torch.vtensor<[4,16,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[4,16,32],f32>
    %97 = "torch.aten.bmm"(%92, %96) : (!torch.vtensor<[4,2,16],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.vtensor<[4,2,32],f32>
    %98 = "torch.prim.ListConstruct"(%11, %19, %18, %18, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %99 = "torch.aten.view"(%97, %98) : (!torch.vtensor<[4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[4,2,1,1,32],f32>
    %100 = "torch.prim.ListConstruct"(%18, %4, %5, %11, %19) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %101 = "torch.aten.permute"(%99, %100) : (!torch.vtensor<[4,2,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %102 = "torch.prim.ListConstruct"(%19, %18, %11, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %103 = "torch.aten.view"(%101, %102) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    %104 = "torch.aten.unsqueeze"(%103, %11) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32,1],f32>
    %105 = "torch.prim.ListConstruct"(%5, %18, %19, %11, %4) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %106 = "torch.aten.permute"(%104, %105) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,32],f32>
    %107 = "torch.aten.unsqueeze"(%70, %4) : (!torch.vtensor<[2,32,32],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1],f32>
    %108 = "torch.aten.unsqueeze"(%107, %11) : (!torch.vtensor<[2,32,32,1],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1,1],f32>
    %109 = "torch.prim.ListConstruct"(%5, %4, %11, %18, %19) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %110 = "torch.aten.permute"(%108, %109) : (!torch.vtensor<[2,32,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,32],f32>
    %111 = "torch.prim.ListConstruct"(%5, %19, %11, %18, %4) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %112 = "torch.aten.permute"(%106, %111) : (!torch.vtensor<[2,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,1,1],f32>
    %113 = "torch.prim.ListConstruct"(%19, %11, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %114 = "torch.aten.view"(%112, %113) : (!torch.vtensor<[2,4,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32],f32>
    %115 = "torch.prim.ListConstruct"(%5, %11, %18, %4, %19) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %116 = "torch.aten.permute"(%110, %115) : (!torch.vtensor<[2,1,1,32,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,1,32,1],f32>
    %117 = "torch.prim.ListConstruct"(%19, %7, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %118 = "torch.aten.view"(%116, %117) : (!torch.vtensor<[2,32,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,32],f32>
    %119 = "torch.aten.bmm"(%114, %118) : (!torch.vtensor<[2,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %120 = "torch.prim.ListConstruct"(%19, %11, %18, %18, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %121 = "torch.aten.view"(%119, %120) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %122 = "torch.prim.ListConstruct"(%5, %4, %18, %11, %19) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %123 = "torch.aten.permute"(%121, %122) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %124 = "torch.prim.ListConstruct"(%19, %18, %11, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %125 = "torch.aten.view"(%123, %124) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    %126 = "torch.aten.unsqueeze"(%54, %11) : (!torch.vtensor<[2,1,4,8],f32>, !torch.int) -> !torch.vtensor<[2,1,4,8,1],f32>
    %127 = "torch.prim.ListConstruct"(%5, %18, %19, %11, %4) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %128 = "torch.aten.permute"(%126, %127) : (!torch.vtensor<[2,1,4,8,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,8],f32>
    %129 = "torch.aten.unsqueeze"(%81, %4) : (!torch.vtensor<[2,32,8],f32>, !torch.int) -> !torch.vtensor<[2,32,8,1],f32>
    %130 = "torch.aten.unsqueeze"(%129, %11) : (!torch.vtensor<[2,32,8,1],f32>, !torch.int) -> !torch.vtensor<[2,32,8,1,1],f32>
    %131 = "torch.prim.ListConstruct"(%5, %4, %11, %18, %19) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %132 = "torch.aten.permute"(%130, %131) : (!torch.vtensor<[2,32,8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,8],f32>
    %133 = "torch.prim.ListConstruct"(%5, %19, %11, %18, %4) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %134 = "torch.aten.permute"(%128, %133) : (!torch.vtensor<[2,1,4,1,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,8,1,1],f32>
    %135 = "torch.prim.ListConstruct"(%19, %11, %9) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %136 = "torch.aten.view"(%134, %135) : (!torch.vtensor<[2,4,8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,8],f32>
    %137 = "torch.prim.ListConstruct"(%5, %11, %18, %4, %19) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %138 = "torch.aten.permute"(%132, %137) : (!torch.vtensor<[2,1,1,32,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,8,1,32,1],f32>
    %139 = "torch.prim.ListConstruct"(%19, %9, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %140 = "torch.aten.view"(%138, %139) : (!torch.vtensor<[2,8,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,8,32],f32>
    %141 = "torch.aten.bmm"(%136, %140) : (!torch.vtensor<[2,4,8],f32>, !torch.vtensor<[2,8,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %142 = "torch.prim.ListConstruct"(%19, %11, %18, %18, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %143 = "torch.aten.view"(%141, %142) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %144 = "torch.prim.ListConstruct"(%5, %4, %18, %11, %19) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %145 = "torch.aten.permute"(%143, %144) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %146 = "torch.prim.ListConstruct"(%19, %18, %11, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %147 = "torch.aten.view"(%145, %146) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    %148 = "torch.aten.add.Tensor"(%125, %147, %18) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %149 = "torch.aten.mul.Scalar"(%148, %3) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %150 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %151 = "torch.aten.arange.start_step"(%5, %7, %18, %14, %5, %150, %2) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[32],si64>
    %152 = "torch.prim.ListConstruct"(%16, %18, %18, %18) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %153 = "torch.aten.view"(%arg13, %152) : (!torch.vtensor<[2],si64>, !torch.list<int>) -> !torch.vtensor<[2,1,1,1],si64>
    %154 = "torch.aten.ge.Tensor"(%151, %153) : (!torch.vtensor<[32],si64>, !torch.vtensor<[2,1,1,1],si64>) -> !torch.vtensor<[2,1,1,32],i1>
    %155 = "torch.aten.where.self"(%154, %1, %149) : (!torch.vtensor<[2,1,1,32],i1>, !torch.vtensor<[],f32>, !torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %156:2 = "torch.aten.max.dim"(%155, %16, %15) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[2,1,4,1],f32>, !torch.vtensor<[2,1,4,1],si64>)
    %157 = "torch.aten.sub.Tensor"(%155, %156#0, %0) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,1],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %158 = "torch.aten.exp"(%157) : (!torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %159 = "torch.prim.ListConstruct"(%16) : (!torch.int) -> !torch.list<int>
    %160 = "torch.aten.sum.dim_IntList"(%158, %159, %15, %14) : (!torch.vtensor<[2,1,4,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,4,1],f32>
    %161 = "torch.aten.div.Tensor"(%158, %160) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,1],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %162 = "torch.aten.unsqueeze"(%161, %11) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32,1],f32>
    %163 = "torch.prim.ListConstruct"(%5, %18, %19, %11, %4) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %164 = "torch.aten.permute"(%162, %163) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,32],f32>
    %165 = "torch.aten.unsqueeze"(%70, %4) : (!torch.vtensor<[2,32,32],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1],f32>
    %166 = "torch.aten.unsqueeze"(%165, %11) : (!torch.vtensor<[2,32,32,1],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1,1],f32>
    %167 = "torch.prim.ListConstruct"(%5, %4, %11, %19, %18) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %168 = "torch.aten.permute"(%166, %167) : (!torch.vtensor<[2,32,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,32],f32>
    %169 = "torch.prim.ListConstruct"(%5, %19, %11, %18, %4) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %170 = "torch.aten.permute"(%164, %169) : (!torch.vtensor<[2,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,1,1],f32>
    %171 = "torch.prim.ListConstruct"(%19, %11, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %172 = "torch.aten.view"(%170, %171) : (!torch.vtensor<[2,4,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32],f32>
    %173 = "torch.prim.ListConstruct"(%5, %11, %18, %4, %19) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %174 = "torch.aten.permute"(%168, %173) : (!torch.vtensor<[2,1,1,32,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,1,32,1],f32>
    %175 = "torch.prim.ListConstruct"(%19, %7, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %176 = "torch.aten.view"(%174, %175) : (!torch.vtensor<[2,32,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,32],f32>
    %177 = "torch.aten.bmm"(%172, %176) : (!torch.vtensor<[2,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %178 = "torch.prim.ListConstruct"(%19, %11, %18, %18, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %179 = "torch.aten.view"(%177, %178) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %180 = "torch.prim.ListConstruct"(%5, %4, %18, %11, %19) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %181 = "torch.aten.permute"(%179, %180) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %182 = "torch.prim.ListConstruct"(%19, %18, %11, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %183 = "torch.aten.view"(%181, %182) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    %184 = "torch.aten.unsqueeze"(%183, %11) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32,1],f32>
    %185 = "torch.prim.ListConstruct"(%5, %18, %19, %11, %4) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %186 = "torch.aten.permute"(%184, %185) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,32],f32>
    %187 = "torch.aten.unsqueeze"(%arg7, %4) : (!torch.vtensor<[4,16,32],f32>, !torch.int) -> !torch.vtensor<[4,16,32,1],f32>
    %188 = "torch.aten.unsqueeze"(%187, %11) : (!torch.vtensor<[4,16,32,1],f32>, !torch.int) -> !torch.vtensor<[4,16,32,1,1],f32>
    %189 = "torch.prim.ListConstruct"(%4, %11, %5, %18, %19) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %190 = "torch.aten.permute"(%188, %189) : (!torch.vtensor<[4,16,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,16,32],f32>
    %191 = "torch.prim.ListConstruct"(%19, %5, %11, %18, %4) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %192 = "torch.aten.permute"(%186, %191) : (!torch.vtensor<[2,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[4,2,32,1,1],f32>
    %193 = "torch.prim.ListConstruct"(%11, %19, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %194 = "torch.aten.view"(%192, %193) : (!torch.vtensor<[4,2,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[4,2,32],f32>
    %195 = "torch.prim.ListConstruct"(%19, %11, %18, %4, %5) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %196 = "torch.aten.permute"(%190, %195) : (!torch.vtensor<[1,1,4,16,32],f32>, !torch.list<int>) -> !torch.vtensor<[4,32,1,16,1],f32>
    %197 = "torch.prim.ListConstruct"(%11, %7, %10) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %198 = "torch.aten.view"(%196, %197) : (!torch.vtensor<[4,32,1,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[4,32,16],f32>
    %199 = "torch.aten.bmm"(%194, %198) : (!torch.vtensor<[4,2,32],f32>, !torch.vtensor<[4,32,16],f32>) -> !torch.vtensor<[4,2,16],f32>
    %200 = "torch.prim.ListConstruct"(%11, %19, %18, %18, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %201 = "torch.aten.view"(%199, %200) : (!torch.vtensor<[4,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,2,1,1,16],f32>
    %202 = "torch.prim.ListConstruct"(%18, %4, %5, %11, %19) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %203 = "torch.aten.permute"(%201, %202) : (!torch.vtensor<[4,2,1,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,16,1],f32>
    %204 = "torch.prim.ListConstruct"(%19, %18, %11, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %205 = "torch.aten.view"(%203, %204) : (!torch.vtensor<[2,1,4,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,16],f32>
    %206 = "torch.prim.ListConstruct"(%19, %18, %20) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %207 = "torch.aten.view"(%205, %206) : (!torch.vtensor<[2,1,4,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,64],f32>
    %208 = "torch.prim.ListConstruct"(%19, %20) : (!torch.int, !torch.int) -> !torch.list<int>
    %209 = "torch.aten.view"(%207, %208) : (!torch.vtensor<[2,1,64],f32>, !torch.list<int>) -> !torch.vtensor<[2,64],f32>
    %210 = "torch.aten.mm"(%209, %arg8) : (!torch.vtensor<[2,64],f32>, !torch.vtensor<[64,64],f32>) -> !torch.vtensor<[2,64],f32>
    %211 = "torch.prim.ListConstruct"(%19, %18, %20) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %212 = "torch.aten.view"(%210, %211) : (!torch.vtensor<[2,64],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,64],f32>
    "func.return"(%212, %70, %81) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>) -> ()
  }) : () -> ()
}) : () -> ()

