"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[16,8,40],f32>, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2],si64>) -> !torch.vtensor<[2,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,32],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[16,8,40],f32>, %arg3: !torch.vtensor<[2,4],si64>, %arg4: !torch.vtensor<[2],si64>):
    %0 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %1 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %2 = "torch.vtensor.literal"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %6 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 40 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.prim.ListConstruct"(%arg3) : (!torch.vtensor<[2,4],si64>) -> !torch.list<vtensor>
    %15 = "torch.aten.index.Tensor_hacked_twin"(%arg2, %14) : (!torch.vtensor<[16,8,40],f32>, !torch.list<vtensor>) -> !torch.vtensor<[2,4,8,40],f32>
    %16 = "torch.prim.ListConstruct"(%13, %12, %11) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %17 = "torch.aten.view"(%15, %16) : (!torch.vtensor<[2,4,8,40],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,40],f32>
    %18 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>) -> !torch.list<vtensor>
    %19 = "torch.aten.cat"(%18, %10) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,40],f32>
    %20 = "torch.aten.unsqueeze"(%19, %9) : (!torch.vtensor<[2,1,4,40],f32>, !torch.int) -> !torch.vtensor<[2,1,4,40,1],f32>
    %21 = "torch.prim.ListConstruct"(%8, %7, %13, %9, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %22 = "torch.aten.permute"(%20, %21) : (!torch.vtensor<[2,1,4,40,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,40],f32>
    %23 = "torch.aten.unsqueeze"(%17, %6) : (!torch.vtensor<[2,32,40],f32>, !torch.int) -> !torch.vtensor<[2,32,40,1],f32>
    %24 = "torch.aten.unsqueeze"(%23, %9) : (!torch.vtensor<[2,32,40,1],f32>, !torch.int) -> !torch.vtensor<[2,32,40,1,1],f32>
    %25 = "torch.prim.ListConstruct"(%8, %6, %9, %7, %13) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.permute"(%24, %25) : (!torch.vtensor<[2,32,40,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,40],f32>
    %27 = "torch.prim.ListConstruct"(%8, %13, %9, %7, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.permute"(%22, %27) : (!torch.vtensor<[2,1,4,1,40],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,40,1,1],f32>
    %29 = "torch.prim.ListConstruct"(%13, %9, %11) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.view"(%28, %29) : (!torch.vtensor<[2,4,40,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,40],f32>
    %31 = "torch.prim.ListConstruct"(%8, %9, %7, %6, %13) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.permute"(%26, %31) : (!torch.vtensor<[2,1,1,32,40],f32>, !torch.list<int>) -> !torch.vtensor<[2,40,1,32,1],f32>
    %33 = "torch.prim.ListConstruct"(%13, %11, %12) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.view"(%32, %33) : (!torch.vtensor<[2,40,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,40,32],f32>
    %35 = "torch.aten.bmm"(%30, %34) : (!torch.vtensor<[2,4,40],f32>, !torch.vtensor<[2,40,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %36 = "torch.prim.ListConstruct"(%13, %9, %7, %7, %12) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %37 = "torch.aten.view"(%35, %36) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %38 = "torch.prim.ListConstruct"(%8, %6, %7, %9, %13) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.permute"(%37, %38) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %40 = "torch.prim.ListConstruct"(%13, %7, %9, %12) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %41 = "torch.aten.view"(%39, %40) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    %42 = "torch.aten.mul.Scalar"(%41, %5) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %43 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %44 = "torch.aten.arange.start_step"(%8, %12, %7, %4, %8, %43, %3) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[32],si64>
    %45 = "torch.prim.ListConstruct"(%10, %7, %7, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %46 = "torch.aten.view"(%arg4, %45) : (!torch.vtensor<[2],si64>, !torch.list<int>) -> !torch.vtensor<[2,1,1,1],si64>
    %47 = "torch.aten.ge.Tensor"(%44, %46) : (!torch.vtensor<[32],si64>, !torch.vtensor<[2,1,1,1],si64>) -> !torch.vtensor<[2,1,1,32],i1>
    %48 = "torch.aten.where.self"(%47, %2, %42) : (!torch.vtensor<[2,1,1,32],i1>, !torch.vtensor<[],f32>, !torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %49:2 = "torch.aten.max.dim"(%48, %10, %1) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[2,1,4,1],f32>, !torch.vtensor<[2,1,4,1],si64>)
    %50 = "torch.aten.sub.Tensor"(%48, %49#0, %0) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,1],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %51 = "torch.aten.exp"(%50) : (!torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %52 = "torch.prim.ListConstruct"(%10) : (!torch.int) -> !torch.list<int>
    %53 = "torch.aten.sum.dim_IntList"(%51, %52, %1, %4) : (!torch.vtensor<[2,1,4,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,4,1],f32>
    %54 = "torch.aten.div.Tensor"(%51, %53) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,1],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %55 = "torch.aten.slice.Tensor"(%17, %13, %8, %12, %7) : (!torch.vtensor<[2,32,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %56 = "torch.aten.unsqueeze"(%54, %9) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32,1],f32>
    %57 = "torch.prim.ListConstruct"(%8, %7, %13, %9, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.permute"(%56, %57) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,32],f32>
    %59 = "torch.aten.unsqueeze"(%55, %6) : (!torch.vtensor<[2,32,32],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1],f32>
    %60 = "torch.aten.unsqueeze"(%59, %9) : (!torch.vtensor<[2,32,32,1],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1,1],f32>
    %61 = "torch.prim.ListConstruct"(%8, %6, %9, %13, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %62 = "torch.aten.permute"(%60, %61) : (!torch.vtensor<[2,32,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,32],f32>
    %63 = "torch.prim.ListConstruct"(%8, %13, %9, %7, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %64 = "torch.aten.permute"(%58, %63) : (!torch.vtensor<[2,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,1,1],f32>
    %65 = "torch.prim.ListConstruct"(%13, %9, %12) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %66 = "torch.aten.view"(%64, %65) : (!torch.vtensor<[2,4,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32],f32>
    %67 = "torch.prim.ListConstruct"(%8, %9, %7, %6, %13) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %68 = "torch.aten.permute"(%62, %67) : (!torch.vtensor<[2,1,1,32,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,1,32,1],f32>
    %69 = "torch.prim.ListConstruct"(%13, %12, %12) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %70 = "torch.aten.view"(%68, %69) : (!torch.vtensor<[2,32,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,32],f32>
    %71 = "torch.aten.bmm"(%66, %70) : (!torch.vtensor<[2,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %72 = "torch.prim.ListConstruct"(%13, %9, %7, %7, %12) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %73 = "torch.aten.view"(%71, %72) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %74 = "torch.prim.ListConstruct"(%8, %6, %7, %9, %13) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %75 = "torch.aten.permute"(%73, %74) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %76 = "torch.prim.ListConstruct"(%13, %7, %9, %12) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %77 = "torch.aten.view"(%75, %76) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    "func.return"(%77) : (!torch.vtensor<[2,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

