"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[128,32],f32>, !torch.vtensor<[2],si64>) -> !torch.vtensor<[2,1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,16],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,32,32],f32>, %arg3: !torch.vtensor<[2,32,8],f32>, %arg4: !torch.vtensor<[128,32],f32>, %arg5: !torch.vtensor<[2],si64>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.aten.linear"(%arg2, %arg4, %0) : (!torch.vtensor<[2,32,32],f32>, !torch.vtensor<[128,32],f32>, !torch.none) -> !torch.vtensor<[2,32,128],f32>
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %6 = "torch.prim.ListConstruct"(%2, %3, %4, %5) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %7 = "torch.aten.view"(%1, %6) : (!torch.vtensor<[2,32,128],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,4,32],f32>
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %10 = "torch.aten.transpose.int"(%7, %8, %9) : (!torch.vtensor<[2,32,4,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,4,32,32],f32>
    %11 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %13 = "torch.prim.ListConstruct"(%11, %12) : (!torch.int, !torch.int) -> !torch.list<int>
    %14 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %15 = "torch.aten.split_with_sizes"(%10, %13, %14) : (!torch.vtensor<[2,4,32,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %16:2 = "torch.prim.ListUnpack"(%15) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,4,32,16],f32>, !torch.vtensor<[2,4,32,16],f32>)
    %17 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,1,4,8],f32>) -> !torch.list<vtensor>
    %18 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %19 = "torch.aten.cat"(%17, %18) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,24],f32>
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %22 = "torch.aten.transpose.int"(%19, %20, %21) : (!torch.vtensor<[2,1,4,24],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,4,1,24],f32>
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.aten.unsqueeze"(%arg3, %23) : (!torch.vtensor<[2,32,8],f32>, !torch.int) -> !torch.vtensor<[2,1,32,8],f32>
    %25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %29 = "torch.prim.ListConstruct"(%25, %26, %27, %28) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %31 = "torch.aten.expand"(%24, %29, %30) : (!torch.vtensor<[2,1,32,8],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[2,4,32,8],f32>
    %32 = "torch.prim.ListConstruct"(%16#0, %31) : (!torch.vtensor<[2,4,32,16],f32>, !torch.vtensor<[2,4,32,8],f32>) -> !torch.list<vtensor>
    %33 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %34 = "torch.aten.cat"(%32, %33) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,4,32,24],f32>
    %35 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %37 = "torch.aten.transpose.int"(%34, %35, %36) : (!torch.vtensor<[2,4,32,24],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,4,24,32],f32>
    %38 = "torch.aten.matmul"(%22, %37) : (!torch.vtensor<[2,4,1,24],f32>, !torch.vtensor<[2,4,24,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %39 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %40 = "torch.aten.mul.Scalar"(%38, %39) : (!torch.vtensor<[2,4,1,32],f32>, !torch.float) -> !torch.vtensor<[2,4,1,32],f32>
    %41 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %42 = "torch.constant.none"() : () -> !torch.none
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %45 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %46 = "torch.aten.arange"(%41, %42, %43, %44, %45) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[32],si64>
    %47 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %51 = "torch.prim.ListConstruct"(%47, %48, %49, %50) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %52 = "torch.aten.view"(%arg5, %51) : (!torch.vtensor<[2],si64>, !torch.list<int>) -> !torch.vtensor<[2,1,1,1],si64>
    %53 = "torch.aten.ge.Tensor"(%46, %52) : (!torch.vtensor<[32],si64>, !torch.vtensor<[2,1,1,1],si64>) -> !torch.vtensor<[2,1,1,32],i1>
    %54 = "torch.constant.float"() <{value = 0xFFF0000000000000 : f64}> : () -> !torch.float
    %55 = "torch.aten.masked_fill.Scalar"(%40, %53, %54) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,1,1,32],i1>, !torch.float) -> !torch.vtensor<[2,4,1,32],f32>
    %56 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %57 = "torch.constant.none"() : () -> !torch.none
    %58 = "torch.aten.softmax.int"(%55, %56, %57) : (!torch.vtensor<[2,4,1,32],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,4,1,32],f32>
    %59 = "torch.aten.matmul"(%58, %16#1) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,32,16],f32>) -> !torch.vtensor<[2,4,1,16],f32>
    %60 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %62 = "torch.aten.transpose.int"(%59, %60, %61) : (!torch.vtensor<[2,4,1,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4,16],f32>
    "func.return"(%62) : (!torch.vtensor<[2,1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

