"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,31,32],f32>, !torch.vtensor<[2,31,8],f32>, !torch.vtensor<[2,1,32],f32>, !torch.vtensor<[2,1,8],f32>, !torch.vtensor<[128,32],f32>) -> (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,16],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,31,32],f32>, %arg3: !torch.vtensor<[2,31,8],f32>, %arg4: !torch.vtensor<[2,1,32],f32>, %arg5: !torch.vtensor<[2,1,8],f32>, %arg6: !torch.vtensor<[128,32],f32>):
    %0 = "torch.prim.ListConstruct"(%arg2, %arg4) : (!torch.vtensor<[2,31,32],f32>, !torch.vtensor<[2,1,32],f32>) -> !torch.list<vtensor>
    %1 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %2 = "torch.aten.cat"(%0, %1) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %3 = "torch.prim.ListConstruct"(%arg3, %arg5) : (!torch.vtensor<[2,31,8],f32>, !torch.vtensor<[2,1,8],f32>) -> !torch.list<vtensor>
    %4 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %5 = "torch.aten.cat"(%3, %4) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,32,8],f32>
    %6 = "torch.constant.float"() <{value = 1.250000e+00 : f64}> : () -> !torch.float
    %7 = "torch.aten.mul.Scalar"(%2, %6) : (!torch.vtensor<[2,32,32],f32>, !torch.float) -> !torch.vtensor<[2,32,32],f32>
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.aten.linear"(%7, %arg6, %8) : (!torch.vtensor<[2,32,32],f32>, !torch.vtensor<[128,32],f32>, !torch.none) -> !torch.vtensor<[2,32,128],f32>
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %14 = "torch.prim.ListConstruct"(%10, %11, %12, %13) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %15 = "torch.aten.view"(%9, %14) : (!torch.vtensor<[2,32,128],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,4,32],f32>
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %18 = "torch.aten.transpose.int"(%15, %16, %17) : (!torch.vtensor<[2,32,4,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,4,32,32],f32>
    %19 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %21 = "torch.prim.ListConstruct"(%19, %20) : (!torch.int, !torch.int) -> !torch.list<int>
    %22 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %23 = "torch.aten.split_with_sizes"(%18, %21, %22) : (!torch.vtensor<[2,4,32,32],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %24:2 = "torch.prim.ListUnpack"(%23) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,4,32,16],f32>, !torch.vtensor<[2,4,32,16],f32>)
    %25 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %29 = "torch.prim.ListConstruct"(%25, %26, %27, %28) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.constant.none"() : () -> !torch.none
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %34 = "torch.aten.new_empty"(%24#0, %29, %30, %31, %32, %33) : (!torch.vtensor<[2,4,32,16],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.bool) -> !torch.vtensor<[2,4,32,24],f32>
    %35 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %38 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %39 = "torch.aten.slice_scatter"(%34, %24#0, %35, %36, %37, %38) : (!torch.vtensor<[2,4,32,24],f32>, !torch.vtensor<[2,4,32,16],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,32,24],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.aten.unsqueeze"(%5, %40) : (!torch.vtensor<[2,32,8],f32>, !torch.int) -> !torch.vtensor<[2,1,32,8],f32>
    %42 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %45 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %46 = "torch.prim.ListConstruct"(%42, %43, %44, %45) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %48 = "torch.aten.expand"(%41, %46, %47) : (!torch.vtensor<[2,1,32,8],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[2,4,32,8],f32>
    %49 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %50 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %51 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %52 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %53 = "torch.aten.slice_scatter"(%39, %48, %49, %50, %51, %52) : (!torch.vtensor<[2,4,32,24],f32>, !torch.vtensor<[2,4,32,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,32,24],f32>
    %54 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,1,4,8],f32>) -> !torch.list<vtensor>
    %55 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %56 = "torch.aten.cat"(%54, %55) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,24],f32>
    %57 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %58 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %59 = "torch.aten.transpose.int"(%56, %57, %58) : (!torch.vtensor<[2,1,4,24],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,4,1,24],f32>
    %60 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %61 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %62 = "torch.aten.transpose.int"(%53, %60, %61) : (!torch.vtensor<[2,4,32,24],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,4,24,32],f32>
    %63 = "torch.aten.matmul"(%59, %62) : (!torch.vtensor<[2,4,1,24],f32>, !torch.vtensor<[2,4,24,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %64 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %65 = "torch.aten.mul.Scalar"(%63, %64) : (!torch.vtensor<[2,4,1,32],f32>, !torch.float) -> !torch.vtensor<[2,4,1,32],f32>
    %66 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %67 = "torch.constant.none"() : () -> !torch.none
    %68 = "torch.aten.softmax.int"(%65, %66, %67) : (!torch.vtensor<[2,4,1,32],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,4,1,32],f32>
    %69 = "torch.aten.matmul"(%68, %24#1) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,32,16],f32>) -> !torch.vtensor<[2,4,1,16],f32>
    %70 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %71 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %72 = "torch.aten.transpose.int"(%69, %70, %71) : (!torch.vtensor<[2,4,1,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4,16],f32>
    "func.return"(%72, %2, %5) : (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>) -> ()
  }) : () -> ()
}) : () -> ()

