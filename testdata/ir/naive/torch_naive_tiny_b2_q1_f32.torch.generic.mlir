"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[128,32],f32>, !torch.vtensor<[2],si64>) -> !torch.vtensor<[2,1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,16],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,32,32],f32>, %arg3: !torch.vtensor<[2,32,8],f32>, %arg4: !torch.vtensor<[128,32],f32>, %arg5: !torch.vtensor<[2],si64>):
    %0 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %1 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %2 = "torch.vtensor.literal"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %5 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %7 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %8 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 128 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %18 = "torch.prim.ListConstruct"(%16, %17) : (!torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.permute"(%arg4, %18) : (!torch.vtensor<[128,32],f32>, !torch.list<int>) -> !torch.vtensor<[32,128],f32>
    %20 = "torch.prim.ListConstruct"(%15, %14) : (!torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.view"(%arg2, %20) : (!torch.vtensor<[2,32,32],f32>, !torch.list<int>) -> !torch.vtensor<[64,32],f32>
    %22 = "torch.aten.mm"(%21, %19) : (!torch.vtensor<[64,32],f32>, !torch.vtensor<[32,128],f32>) -> !torch.vtensor<[64,128],f32>
    %23 = "torch.prim.ListConstruct"(%13, %14, %12) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.view"(%22, %23) : (!torch.vtensor<[64,128],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,128],f32>
    %25 = "torch.prim.ListConstruct"(%13, %14, %11, %14) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.view"(%24, %25) : (!torch.vtensor<[2,32,128],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,4,32],f32>
    %27 = "torch.prim.ListConstruct"(%17, %13, %16, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.permute"(%26, %27) : (!torch.vtensor<[2,32,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,32],f32>
    %29 = "torch.aten.slice.Tensor"(%28, %8, %17, %9, %16) : (!torch.vtensor<[2,4,32,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,32,16],f32>
    %30 = "torch.aten.slice.Tensor"(%28, %8, %9, %14, %16) : (!torch.vtensor<[2,4,32,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,32,16],f32>
    %31 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,1,4,8],f32>) -> !torch.list<vtensor>
    %32 = "torch.aten.cat"(%31, %8) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,24],f32>
    %33 = "torch.prim.ListConstruct"(%17, %13, %16, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.permute"(%32, %33) : (!torch.vtensor<[2,1,4,24],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,24],f32>
    %35 = "torch.aten.unsqueeze"(%arg3, %16) : (!torch.vtensor<[2,32,8],f32>, !torch.int) -> !torch.vtensor<[2,1,32,8],f32>
    %36 = "torch.prim.ListConstruct"(%8, %11, %8, %8) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %37 = "torch.aten.broadcast_to"(%35, %36) : (!torch.vtensor<[2,1,32,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,8],f32>
    %38 = "torch.prim.ListConstruct"(%29, %37) : (!torch.vtensor<[2,4,32,16],f32>, !torch.vtensor<[2,4,32,8],f32>) -> !torch.list<vtensor>
    %39 = "torch.aten.cat"(%38, %8) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,4,32,24],f32>
    %40 = "torch.prim.ListConstruct"(%17, %16, %10, %13) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %41 = "torch.aten.permute"(%39, %40) : (!torch.vtensor<[2,4,32,24],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,24,32],f32>
    %42 = "torch.prim.ListConstruct"(%5, %16, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.aten.view"(%34, %42) : (!torch.vtensor<[2,4,1,24],f32>, !torch.list<int>) -> !torch.vtensor<[8,1,24],f32>
    %44 = "torch.prim.ListConstruct"(%5, %6, %14) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.view"(%41, %44) : (!torch.vtensor<[2,4,24,32],f32>, !torch.list<int>) -> !torch.vtensor<[8,24,32],f32>
    %46 = "torch.aten.bmm"(%43, %45) : (!torch.vtensor<[8,1,24],f32>, !torch.vtensor<[8,24,32],f32>) -> !torch.vtensor<[8,1,32],f32>
    %47 = "torch.prim.ListConstruct"(%13, %11, %16, %14) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %48 = "torch.aten.view"(%46, %47) : (!torch.vtensor<[8,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,32],f32>
    %49 = "torch.aten.mul.Scalar"(%48, %4) : (!torch.vtensor<[2,4,1,32],f32>, !torch.float) -> !torch.vtensor<[2,4,1,32],f32>
    %50 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %51 = "torch.aten.arange.start_step"(%17, %14, %16, %3, %17, %50, %7) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[32],si64>
    %52 = "torch.prim.ListConstruct"(%8, %16, %16, %16) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.aten.view"(%arg5, %52) : (!torch.vtensor<[2],si64>, !torch.list<int>) -> !torch.vtensor<[2,1,1,1],si64>
    %54 = "torch.aten.ge.Tensor"(%51, %53) : (!torch.vtensor<[32],si64>, !torch.vtensor<[2,1,1,1],si64>) -> !torch.vtensor<[2,1,1,32],i1>
    %55 = "torch.aten.where.self"(%54, %2, %49) : (!torch.vtensor<[2,1,1,32],i1>, !torch.vtensor<[],f32>, !torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %56:2 = "torch.aten.max.dim"(%55, %8, %1) : (!torch.vtensor<[2,4,1,32],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[2,4,1,1],f32>, !torch.vtensor<[2,4,1,1],si64>)
    %57 = "torch.aten.sub.Tensor"(%55, %56#0, %0) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,1],f32>, !torch.float) -> !torch.vtensor<[2,4,1,32],f32>
    %58 = "torch.aten.exp"(%57) : (!torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %59 = "torch.prim.ListConstruct"(%8) : (!torch.int) -> !torch.list<int>
    %60 = "torch.aten.sum.dim_IntList"(%58, %59, %1, %3) : (!torch.vtensor<[2,4,1,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,1,1],f32>
    %61 = "torch.aten.div.Tensor"(%58, %60) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,1],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %62 = "torch.prim.ListConstruct"(%5, %16, %14) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %63 = "torch.aten.view"(%61, %62) : (!torch.vtensor<[2,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[8,1,32],f32>
    %64 = "torch.prim.ListConstruct"(%5, %14, %9) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %65 = "torch.aten.view"(%30, %64) : (!torch.vtensor<[2,4,32,16],f32>, !torch.list<int>) -> !torch.vtensor<[8,32,16],f32>
    %66 = "torch.aten.bmm"(%63, %65) : (!torch.vtensor<[8,1,32],f32>, !torch.vtensor<[8,32,16],f32>) -> !torch.vtensor<[8,1,16],f32>
    %67 = "torch.prim.ListConstruct"(%13, %11, %16, %9) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %68 = "torch.aten.view"(%66, %67) : (!torch.vtensor<[8,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,16],f32>
    %69 = "torch.prim.ListConstruct"(%17, %13, %16, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %70 = "torch.aten.permute"(%68, %69) : (!torch.vtensor<[2,4,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,16],f32>
    "func.return"(%70) : (!torch.vtensor<[2,1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

