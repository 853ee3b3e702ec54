"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[2],si64>) -> !torch.vtensor<[2,1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,16],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,32,32],f32>, %arg3: !torch.vtensor<[2,32,8],f32>, %arg4: !torch.vtensor<[4,16,32],f32>, %arg5: !torch.vtensor<[4,16,32],f32>, %arg6: !torch.vtensor<[2],si64>):
    %0 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %1 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %2 = "torch.vtensor.literal"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %7 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %15 = "torch.aten.unsqueeze"(%arg0, %14) : (!torch.vtensor<[2,1,4,16],f32>, !torch.int) -> !torch.vtensor<[2,1,4,16,1],f32>
    %16 = "torch.prim.ListConstruct"(%13, %12, %11, %14, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %17 = "torch.aten.permute"(%15, %16) : (!torch.vtensor<[2,1,4,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,16],f32>
    %18 = "torch.aten.unsqueeze"(%arg4, %10) : (!torch.vtensor<[4,16,32],f32>, !torch.int) -> !torch.vtensor<[4,16,32,1],f32>
    %19 = "torch.aten.unsqueeze"(%18, %14) : (!torch.vtensor<[4,16,32,1],f32>, !torch.int) -> !torch.vtensor<[4,16,32,1,1],f32>
    %20 = "torch.prim.ListConstruct"(%10, %14, %13, %11, %12) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.permute"(%19, %20) : (!torch.vtensor<[4,16,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32,16],f32>
    %22 = "torch.prim.ListConstruct"(%11, %13, %14, %12, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %23 = "torch.aten.permute"(%17, %22) : (!torch.vtensor<[2,1,4,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,2,16,1,1],f32>
    %24 = "torch.prim.ListConstruct"(%14, %11, %9) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %25 = "torch.aten.view"(%23, %24) : (!torch.vtensor<[4,2,16,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[4,2,16],f32>
    %26 = "torch.prim.ListConstruct"(%11, %14, %12, %10, %13) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.permute"(%21, %26) : (!torch.vtensor<[1,1,4,32,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,16,1,32,1],f32>
    %28 = "torch.prim.ListConstruct"(%14, %9, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %29 = "torch.aten.view"(%27, %28) : (!torch.vtensor<[4,16,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[4,16,32],f32>
    %30 = "torch.aten.bmm"(%25, %29) : (!torch.vtensor<[4,2,16],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.vtensor<[4,2,32],f32>
    %31 = "torch.prim.ListConstruct"(%14, %11, %12, %12, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.view"(%30, %31) : (!torch.vtensor<[4,2,32],f32>, !torch.list<int>) -> !torch.vtensor<[4,2,1,1,32],f32>
    %33 = "torch.prim.ListConstruct"(%12, %10, %13, %14, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.permute"(%32, %33) : (!torch.vtensor<[4,2,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %35 = "torch.prim.ListConstruct"(%11, %12, %14, %8) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.view"(%34, %35) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    %37 = "torch.aten.unsqueeze"(%36, %14) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32,1],f32>
    %38 = "torch.prim.ListConstruct"(%13, %12, %11, %14, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.permute"(%37, %38) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,32],f32>
    %40 = "torch.aten.unsqueeze"(%arg2, %10) : (!torch.vtensor<[2,32,32],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1],f32>
    %41 = "torch.aten.unsqueeze"(%40, %14) : (!torch.vtensor<[2,32,32,1],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1,1],f32>
    %42 = "torch.prim.ListConstruct"(%13, %10, %14, %12, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.aten.permute"(%41, %42) : (!torch.vtensor<[2,32,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,32],f32>
    %44 = "torch.prim.ListConstruct"(%13, %11, %14, %12, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.permute"(%39, %44) : (!torch.vtensor<[2,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,1,1],f32>
    %46 = "torch.prim.ListConstruct"(%11, %14, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.view"(%45, %46) : (!torch.vtensor<[2,4,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32],f32>
    %48 = "torch.prim.ListConstruct"(%13, %14, %12, %10, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.aten.permute"(%43, %48) : (!torch.vtensor<[2,1,1,32,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,1,32,1],f32>
    %50 = "torch.prim.ListConstruct"(%11, %8, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %51 = "torch.aten.view"(%49, %50) : (!torch.vtensor<[2,32,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,32],f32>
    %52 = "torch.aten.bmm"(%47, %51) : (!torch.vtensor<[2,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %53 = "torch.prim.ListConstruct"(%11, %14, %12, %12, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.view"(%52, %53) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %55 = "torch.prim.ListConstruct"(%13, %10, %12, %14, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.permute"(%54, %55) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %57 = "torch.prim.ListConstruct"(%11, %12, %14, %8) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.view"(%56, %57) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    %59 = "torch.aten.unsqueeze"(%arg1, %14) : (!torch.vtensor<[2,1,4,8],f32>, !torch.int) -> !torch.vtensor<[2,1,4,8,1],f32>
    %60 = "torch.prim.ListConstruct"(%13, %12, %11, %14, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %61 = "torch.aten.permute"(%59, %60) : (!torch.vtensor<[2,1,4,8,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,8],f32>
    %62 = "torch.aten.unsqueeze"(%arg3, %10) : (!torch.vtensor<[2,32,8],f32>, !torch.int) -> !torch.vtensor<[2,32,8,1],f32>
    %63 = "torch.aten.unsqueeze"(%62, %14) : (!torch.vtensor<[2,32,8,1],f32>, !torch.int) -> !torch.vtensor<[2,32,8,1,1],f32>
    %64 = "torch.prim.ListConstruct"(%13, %10, %14, %12, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %65 = "torch.aten.permute"(%63, %64) : (!torch.vtensor<[2,32,8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,8],f32>
    %66 = "torch.prim.ListConstruct"(%13, %11, %14, %12, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %67 = "torch.aten.permute"(%61, %66) : (!torch.vtensor<[2,1,4,1,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,8,1,1],f32>
    %68 = "torch.prim.ListConstruct"(%11, %14, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %69 = "torch.aten.view"(%67, %68) : (!torch.vtensor<[2,4,8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,8],f32>
    %70 = "torch.prim.ListConstruct"(%13, %14, %12, %10, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %71 = "torch.aten.permute"(%65, %70) : (!torch.vtensor<[2,1,1,32,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,8,1,32,1],f32>
    %72 = "torch.prim.ListConstruct"(%11, %7, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %73 = "torch.aten.view"(%71, %72) : (!torch.vtensor<[2,8,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,8,32],f32>
    %74 = "torch.aten.bmm"(%69, %73) : (!torch.vtensor<[2,4,8],f32>, !torch.vtensor<[2,8,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %75 = "torch.prim.ListConstruct"(%11, %14, %12, %12, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %76 = "torch.aten.view"(%74, %75) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %77 = "torch.prim.ListConstruct"(%13, %10, %12, %14, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %78 = "torch.aten.permute"(%76, %77) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %79 = "torch.prim.ListConstruct"(%11, %12, %14, %8) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %80 = "torch.aten.view"(%78, %79) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    %81 = "torch.aten.add.Tensor"(%58, %80, %12) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %82 = "torch.aten.mul.Scalar"(%81, %6) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %83 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %84 = "torch.aten.arange.start_step"(%13, %8, %12, %5, %13, %83, %4) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[32],si64>
    %85 = "torch.prim.ListConstruct"(%3, %12, %12, %12) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %86 = "torch.aten.view"(%arg6, %85) : (!torch.vtensor<[2],si64>, !torch.list<int>) -> !torch.vtensor<[2,1,1,1],si64>
    %87 = "torch.aten.ge.Tensor"(%84, %86) : (!torch.vtensor<[32],si64>, !torch.vtensor<[2,1,1,1],si64>) -> !torch.vtensor<[2,1,1,32],i1>
    %88 = "torch.aten.where.self"(%87, %2, %82) : (!torch.vtensor<[2,1,1,32],i1>, !torch.vtensor<[],f32>, !torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %89:2 = "torch.aten.max.dim"(%88, %3, %1) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[2,1,4,1],f32>, !torch.vtensor<[2,1,4,1],si64>)
    %90 = "torch.aten.sub.Tensor"(%88, %89#0, %0) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,1],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %91 = "torch.aten.exp"(%90) : (!torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %92 = "torch.prim.ListConstruct"(%3) : (!torch.int) -> !torch.list<int>
    %93 = "torch.aten.sum.dim_IntList"(%91, %92, %1, %5) : (!torch.vtensor<[2,1,4,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,4,1],f32>
    %94 = "torch.aten.div.Tensor"(%91, %93) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,1],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %95 = "torch.aten.unsqueeze"(%94, %14) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32,1],f32>
    %96 = "torch.prim.ListConstruct"(%13, %12, %11, %14, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %97 = "torch.aten.permute"(%95, %96) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,32],f32>
    %98 = "torch.aten.unsqueeze"(%arg2, %10) : (!torch.vtensor<[2,32,32],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1],f32>
    %99 = "torch.aten.unsqueeze"(%98, %14) : (!torch.vtensor<[2,32,32,1],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1,1],f32>
    %100 = "torch.prim.ListConstruct"(%13, %10, %14, %11, %12) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %101 = "torch.aten.permute"(%99, %100) : (!torch.vtensor<[2,32,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,32],f32>
    %102 = "torch.prim.ListConstruct"(%13, %11, %14, %12, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %103 = "torch.aten.permute"(%97, %102) : (!torch.vtensor<[2,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,1,1],f32>
    %104 = "torch.prim.ListConstruct"(%11, %14, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %105 = "torch.aten.view"(%103, %104) : (!torch.vtensor<[2,4,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32],f32>
    %106 = "torch.prim.ListConstruct"(%13, %14, %12, %10, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %107 = "torch.aten.permute"(%101, %106) : (!torch.vtensor<[2,1,1,32,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,1,32,1],f32>
    %108 = "torch.prim.ListConstruct"(%11, %8, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %109 = "torch.aten.view"(%107, %108) : (!torch.vtensor<[2,32,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,32],f32>
    %110 = "torch.aten.bmm"(%105, %109) : (!torch.vtensor<[2,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %111 = "torch.prim.ListConstruct"(%11, %14, %12, %12, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %112 = "torch.aten.view"(%110, %111) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %113 = "torch.prim.ListConstruct"(%13, %10, %12, %14, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %114 = "torch.aten.permute"(%112, %113) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %115 = "torch.prim.ListConstruct"(%11, %12, %14, %8) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %116 = "torch.aten.view"(%114, %115) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    %117 = "torch.aten.unsqueeze"(%116, %14) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32,1],f32>
    %118 = "torch.prim.ListConstruct"(%13, %12, %11, %14, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %119 = "torch.aten.permute"(%117, %118) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,32],f32>
    %120 = "torch.aten.unsqueeze"(%arg5, %10) : (!torch.vtensor<[4,16,32],f32>, !torch.int) -> !torch.vtensor<[4,16,32,1],f32>
    %121 = "torch.aten.unsqueeze"(%120, %14) : (!torch.vtensor<[4,16,32,1],f32>, !torch.int) -> !torch.vtensor<[4,16,32,1,1],f32>
    %122 = "torch.prim.ListConstruct"(%10, %14, %13, %12, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %123 = "torch.aten.permute"(%121, %122) : (!torch.vtensor<[4,16,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,16,32],f32>
    %124 = "torch.prim.ListConstruct"(%11, %13, %14, %12, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %125 = "torch.aten.permute"(%119, %124) : (!torch.vtensor<[2,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[4,2,32,1,1],f32>
    %126 = "torch.prim.ListConstruct"(%14, %11, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %127 = "torch.aten.view"(%125, %126) : (!torch.vtensor<[4,2,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[4,2,32],f32>
    %128 = "torch.prim.ListConstruct"(%11, %14, %12, %10, %13) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %129 = "torch.aten.permute"(%123, %128) : (!torch.vtensor<[1,1,4,16,32],f32>, !torch.list<int>) -> !torch.vtensor<[4,32,1,16,1],f32>
    %130 = "torch.prim.ListConstruct"(%14, %8, %9) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %131 = "torch.aten.view"(%129, %130) : (!torch.vtensor<[4,32,1,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[4,32,16],f32>
    %132 = "torch.aten.bmm"(%127, %131) : (!torch.vtensor<[4,2,32],f32>, !torch.vtensor<[4,32,16],f32>) -> !torch.vtensor<[4,2,16],f32>
    %133 = "torch.prim.ListConstruct"(%14, %11, %12, %12, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %134 = "torch.aten.view"(%132, %133) : (!torch.vtensor<[4,2,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,2,1,1,16],f32>
    %135 = "torch.prim.ListConstruct"(%12, %10, %13, %14, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %136 = "torch.aten.permute"(%134, %135) : (!torch.vtensor<[4,2,1,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,16,1],f32>
    %137 = "torch.prim.ListConstruct"(%11, %12, %14, %9) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %138 = "torch.aten.view"(%136, %137) : (!torch.vtensor<[2,1,4,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,16],f32>
    "func.return"(%138) : (!torch.vtensor<[2,1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

