"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[2],si64>) -> (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,32],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,32,32],f32>, %arg3: !torch.vtensor<[2,32,8],f32>, %arg4: !torch.vtensor<[2],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %1 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %2 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.float"() <{value = 0.29448889205180612 : f64}> : () -> !torch.float
    %6 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %13 = "torch.aten.unsqueeze"(%arg0, %12) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32,1],f32>
    %14 = "torch.prim.ListConstruct"(%11, %10, %9, %12, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %15 = "torch.aten.permute"(%13, %14) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,32],f32>
    %16 = "torch.aten.unsqueeze"(%arg2, %8) : (!torch.vtensor<[2,32,32],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1],f32>
    %17 = "torch.aten.unsqueeze"(%16, %12) : (!torch.vtensor<[2,32,32,1],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1,1],f32>
    %18 = "torch.prim.ListConstruct"(%11, %8, %12, %10, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.permute"(%17, %18) : (!torch.vtensor<[2,32,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,32],f32>
    %20 = "torch.prim.ListConstruct"(%11, %9, %12, %10, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.permute"(%15, %20) : (!torch.vtensor<[2,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,1,1],f32>
    %22 = "torch.prim.ListConstruct"(%9, %12, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %23 = "torch.aten.view"(%21, %22) : (!torch.vtensor<[2,4,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32],f32>
    %24 = "torch.prim.ListConstruct"(%11, %12, %10, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %25 = "torch.aten.permute"(%19, %24) : (!torch.vtensor<[2,1,1,32,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,1,32,1],f32>
    %26 = "torch.prim.ListConstruct"(%9, %7, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.view"(%25, %26) : (!torch.vtensor<[2,32,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,32],f32>
    %28 = "torch.aten.bmm"(%23, %27) : (!torch.vtensor<[2,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %29 = "torch.prim.ListConstruct"(%9, %12, %10, %10, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.view"(%28, %29) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %31 = "torch.prim.ListConstruct"(%11, %8, %10, %12, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.permute"(%30, %31) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %33 = "torch.prim.ListConstruct"(%9, %10, %12, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.view"(%32, %33) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    %35 = "torch.aten.unsqueeze"(%arg1, %12) : (!torch.vtensor<[2,1,4,8],f32>, !torch.int) -> !torch.vtensor<[2,1,4,8,1],f32>
    %36 = "torch.prim.ListConstruct"(%11, %10, %9, %12, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %37 = "torch.aten.permute"(%35, %36) : (!torch.vtensor<[2,1,4,8,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,8],f32>
    %38 = "torch.aten.unsqueeze"(%arg3, %8) : (!torch.vtensor<[2,32,8],f32>, !torch.int) -> !torch.vtensor<[2,32,8,1],f32>
    %39 = "torch.aten.unsqueeze"(%38, %12) : (!torch.vtensor<[2,32,8,1],f32>, !torch.int) -> !torch.vtensor<[2,32,8,1,1],f32>
    %40 = "torch.prim.ListConstruct"(%11, %8, %12, %10, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %41 = "torch.aten.permute"(%39, %40) : (!torch.vtensor<[2,32,8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,8],f32>
    %42 = "torch.prim.ListConstruct"(%11, %9, %12, %10, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.aten.permute"(%37, %42) : (!torch.vtensor<[2,1,4,1,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,8,1,1],f32>
    %44 = "torch.prim.ListConstruct"(%9, %12, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.view"(%43, %44) : (!torch.vtensor<[2,4,8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,8],f32>
    %46 = "torch.prim.ListConstruct"(%11, %12, %10, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.permute"(%41, %46) : (!torch.vtensor<[2,1,1,32,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,8,1,32,1],f32>
    %48 = "torch.prim.ListConstruct"(%9, %6, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.aten.view"(%47, %48) : (!torch.vtensor<[2,8,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,8,32],f32>
    %50 = "torch.aten.bmm"(%45, %49) : (!torch.vtensor<[2,4,8],f32>, !torch.vtensor<[2,8,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %51 = "torch.prim.ListConstruct"(%9, %12, %10, %10, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %52 = "torch.aten.view"(%50, %51) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %53 = "torch.prim.ListConstruct"(%11, %8, %10, %12, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.permute"(%52, %53) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %55 = "torch.prim.ListConstruct"(%9, %10, %12, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.view"(%54, %55) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    %57 = "torch.aten.add.Tensor"(%34, %56, %10) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %58 = "torch.aten.mul.Scalar"(%57, %5) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %59 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %60 = "torch.aten.arange.start_step"(%11, %7, %10, %4, %11, %59, %3) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[32],si64>
    %61 = "torch.prim.ListConstruct"(%2, %10, %10, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %62 = "torch.aten.view"(%arg4, %61) : (!torch.vtensor<[2],si64>, !torch.list<int>) -> !torch.vtensor<[2,1,1,1],si64>
    %63 = "torch.aten.ge.Tensor"(%60, %62) : (!torch.vtensor<[32],si64>, !torch.vtensor<[2,1,1,1],si64>) -> !torch.vtensor<[2,1,1,32],i1>
    %64 = "torch.aten.where.self"(%63, %0, %58) : (!torch.vtensor<[2,1,1,32],i1>, !torch.vtensor<[],f32>, !torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %65:2 = "torch.aten.max.dim"(%64, %8, %1) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[2,1,4,1],f32>, !torch.vtensor<[2,1,4,1],si64>)
    %66 = "torch.aten.sub.Tensor"(%64, %65#0, %10) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,1],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %67 = "torch.aten.pow.Scalar"(%9, %66) : (!torch.int, !torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %68 = "torch.prim.ListConstruct"(%2) : (!torch.int) -> !torch.list<int>
    %69 = "torch.aten.sum.dim_IntList"(%67, %68, %1, %4) : (!torch.vtensor<[2,1,4,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,4,1],f32>
    %70 = "torch.aten.unsqueeze"(%67, %12) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32,1],f32>
    %71 = "torch.prim.ListConstruct"(%11, %10, %9, %12, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %72 = "torch.aten.permute"(%70, %71) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,32],f32>
    %73 = "torch.aten.unsqueeze"(%arg2, %8) : (!torch.vtensor<[2,32,32],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1],f32>
    %74 = "torch.aten.unsqueeze"(%73, %12) : (!torch.vtensor<[2,32,32,1],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1,1],f32>
    %75 = "torch.prim.ListConstruct"(%11, %8, %12, %9, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %76 = "torch.aten.permute"(%74, %75) : (!torch.vtensor<[2,32,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,32],f32>
    %77 = "torch.prim.ListConstruct"(%11, %9, %12, %10, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %78 = "torch.aten.permute"(%72, %77) : (!torch.vtensor<[2,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,1,1],f32>
    %79 = "torch.prim.ListConstruct"(%9, %12, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %80 = "torch.aten.view"(%78, %79) : (!torch.vtensor<[2,4,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32],f32>
    %81 = "torch.prim.ListConstruct"(%11, %12, %10, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %82 = "torch.aten.permute"(%76, %81) : (!torch.vtensor<[2,1,1,32,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,1,32,1],f32>
    %83 = "torch.prim.ListConstruct"(%9, %7, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %84 = "torch.aten.view"(%82, %83) : (!torch.vtensor<[2,32,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,32],f32>
    %85 = "torch.aten.bmm"(%80, %84) : (!torch.vtensor<[2,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %86 = "torch.prim.ListConstruct"(%9, %12, %10, %10, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %87 = "torch.aten.view"(%85, %86) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %88 = "torch.prim.ListConstruct"(%11, %8, %10, %12, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %89 = "torch.aten.permute"(%87, %88) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %90 = "torch.prim.ListConstruct"(%9, %10, %12, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %91 = "torch.aten.view"(%89, %90) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    %92 = "torch.aten.div.Tensor"(%91, %69) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,1],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %93 = "torch.aten.log2"(%69) : (!torch.vtensor<[2,1,4,1],f32>) -> !torch.vtensor<[2,1,4,1],f32>
    %94 = "torch.aten.add.Tensor"(%65#0, %93, %10) : (!torch.vtensor<[2,1,4,1],f32>, !torch.vtensor<[2,1,4,1],f32>, !torch.int) -> !torch.vtensor<[2,1,4,1],f32>
    %95 = "torch.aten.squeeze.dim"(%94, %8) : (!torch.vtensor<[2,1,4,1],f32>, !torch.int) -> !torch.vtensor<[2,1,4],f32>
    "func.return"(%92, %95) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4],f32>) -> ()
  }) : () -> ()
}) : () -> ()

