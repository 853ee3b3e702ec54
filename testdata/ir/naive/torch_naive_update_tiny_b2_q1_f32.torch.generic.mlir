"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,31,32],f32>, !torch.vtensor<[2,31,8],f32>, !torch.vtensor<[2,1,32],f32>, !torch.vtensor<[2,1,8],f32>, !torch.vtensor<[128,32],f32>) -> (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,16],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,31,32],f32>, %arg3: !torch.vtensor<[2,31,8],f32>, %arg4: !torch.vtensor<[2,1,32],f32>, %arg5: !torch.vtensor<[2,1,8],f32>, %arg6: !torch.vtensor<[128,32],f32>):
    %0 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %1 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %2 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %3 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %6 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 128 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %17 = "torch.constant.float"() <{value = 1.250000e+00 : f64}> : () -> !torch.float
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.prim.ListConstruct"(%arg2, %arg4) : (!torch.vtensor<[2,31,32],f32>, !torch.vtensor<[2,1,32],f32>) -> !torch.list<vtensor>
    %20 = "torch.aten.cat"(%19, %18) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %21 = "torch.prim.ListConstruct"(%arg3, %arg5) : (!torch.vtensor<[2,31,8],f32>, !torch.vtensor<[2,1,8],f32>) -> !torch.list<vtensor>
    %22 = "torch.aten.cat"(%21, %18) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,32,8],f32>
    %23 = "torch.aten.mul.Scalar"(%20, %17) : (!torch.vtensor<[2,32,32],f32>, !torch.float) -> !torch.vtensor<[2,32,32],f32>
    %24 = "torch.prim.ListConstruct"(%18, %16) : (!torch.int, !torch.int) -> !torch.list<int>
    %25 = "torch.aten.permute"(%arg6, %24) : (!torch.vtensor<[128,32],f32>, !torch.list<int>) -> !torch.vtensor<[32,128],f32>
    %26 = "torch.prim.ListConstruct"(%15, %14) : (!torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.view"(%23, %26) : (!torch.vtensor<[2,32,32],f32>, !torch.list<int>) -> !torch.vtensor<[64,32],f32>
    %28 = "torch.aten.mm"(%27, %25) : (!torch.vtensor<[64,32],f32>, !torch.vtensor<[32,128],f32>) -> !torch.vtensor<[64,128],f32>
    %29 = "torch.prim.ListConstruct"(%13, %14, %12) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.view"(%28, %29) : (!torch.vtensor<[64,128],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,128],f32>
    %31 = "torch.prim.ListConstruct"(%13, %14, %11, %14) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.view"(%30, %31) : (!torch.vtensor<[2,32,128],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,4,32],f32>
    %33 = "torch.prim.ListConstruct"(%16, %13, %18, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.permute"(%32, %33) : (!torch.vtensor<[2,32,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,32],f32>
    %35 = "torch.aten.slice.Tensor"(%34, %8, %16, %9, %18) : (!torch.vtensor<[2,4,32,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,32,16],f32>
    %36 = "torch.aten.slice.Tensor"(%34, %8, %9, %14, %18) : (!torch.vtensor<[2,4,32,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,32,16],f32>
    %37 = "torch.prim.ListConstruct"(%13, %11, %14, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %38 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %39 = "torch.aten.empty.memory_format"(%37, %6, %16, %38, %5, %4) : (!torch.list<int>, !torch.int, !torch.int, !torch.Device, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,32,24],f32>
    %40 = "torch.aten.slice_scatter"(%39, %35, %10, %16, %9, %18) : (!torch.vtensor<[2,4,32,24],f32>, !torch.vtensor<[2,4,32,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,32,24],f32>
    %41 = "torch.aten.unsqueeze"(%22, %18) : (!torch.vtensor<[2,32,8],f32>, !torch.int) -> !torch.vtensor<[2,1,32,8],f32>
    %42 = "torch.prim.ListConstruct"(%8, %11, %8, %8) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.aten.broadcast_to"(%41, %42) : (!torch.vtensor<[2,1,32,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,8],f32>
    %44 = "torch.aten.slice_scatter"(%40, %43, %10, %9, %7, %18) : (!torch.vtensor<[2,4,32,24],f32>, !torch.vtensor<[2,4,32,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,32,24],f32>
    %45 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,1,4,8],f32>) -> !torch.list<vtensor>
    %46 = "torch.aten.cat"(%45, %8) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,24],f32>
    %47 = "torch.prim.ListConstruct"(%16, %13, %18, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %48 = "torch.aten.permute"(%46, %47) : (!torch.vtensor<[2,1,4,24],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,24],f32>
    %49 = "torch.prim.ListConstruct"(%16, %18, %10, %13) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %50 = "torch.aten.permute"(%44, %49) : (!torch.vtensor<[2,4,32,24],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,24,32],f32>
    %51 = "torch.prim.ListConstruct"(%3, %18, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %52 = "torch.aten.view"(%48, %51) : (!torch.vtensor<[2,4,1,24],f32>, !torch.list<int>) -> !torch.vtensor<[8,1,24],f32>
    %53 = "torch.prim.ListConstruct"(%3, %7, %14) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.view"(%50, %53) : (!torch.vtensor<[2,4,24,32],f32>, !torch.list<int>) -> !torch.vtensor<[8,24,32],f32>
    %55 = "torch.aten.bmm"(%52, %54) : (!torch.vtensor<[8,1,24],f32>, !torch.vtensor<[8,24,32],f32>) -> !torch.vtensor<[8,1,32],f32>
    %56 = "torch.prim.ListConstruct"(%13, %11, %18, %14) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %57 = "torch.aten.view"(%55, %56) : (!torch.vtensor<[8,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,32],f32>
    %58 = "torch.aten.mul.Scalar"(%57, %2) : (!torch.vtensor<[2,4,1,32],f32>, !torch.float) -> !torch.vtensor<[2,4,1,32],f32>
    %59:2 = "torch.aten.max.dim"(%58, %8, %1) : (!torch.vtensor<[2,4,1,32],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[2,4,1,1],f32>, !torch.vtensor<[2,4,1,1],si64>)
    %60 = "torch.aten.sub.Tensor"(%58, %59#0, %0) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,1],f32>, !torch.float) -> !torch.vtensor<[2,4,1,32],f32>
    %61 = "torch.aten.exp"(%60) : (!torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %62 = "torch.prim.ListConstruct"(%8) : (!torch.int) -> !torch.list<int>
    %63 = "torch.aten.sum.dim_IntList"(%61, %62, %1, %4) : (!torch.vtensor<[2,4,1,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,1,1],f32>
    %64 = "torch.aten.div.Tensor"(%61, %63) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,1],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %65 = "torch.prim.ListConstruct"(%3, %18, %14) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %66 = "torch.aten.view"(%64, %65) : (!torch.vtensor<[2,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[8,1,32],f32>
    %67 = "torch.prim.ListConstruct"(%3, %14, %9) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %68 = "torch.aten.view"(%36, %67) : (!torch.vtensor<[2,4,32,16],f32>, !torch.list<int>) -> !torch.vtensor<[8,32,16],f32>
    %69 = "torch.aten.bmm"(%66, %68) : (!torch.vtensor<[8,1,32],f32>, !torch.vtensor<[8,32,16],f32>) -> !torch.vtensor<[8,1,16],f32>
    %70 = "torch.prim.ListConstruct"(%13, %11, %18, %9) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %71 = "torch.aten.view"(%69, %70) : (!torch.vtensor<[8,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,16],f32>
    %72 = "torch.prim.ListConstruct"(%16, %13, %18, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %73 = "torch.aten.permute"(%71, %72) : (!torch.vtensor<[2,4,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,16],f32>
    "func.return"(%73, %20, %22) : (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>) -> ()
  }) : () -> ()
}) : () -> ()

