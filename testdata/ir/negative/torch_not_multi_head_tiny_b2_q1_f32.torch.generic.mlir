"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,24],f32>, !torch.vtensor<[2,32,4,24],f32>, !torch.vtensor<[2,32,4,16],f32>) -> !torch.vtensor<[2,1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,24],f32>, %arg1: !torch.vtensor<[2,32,4,24],f32>, %arg2: !torch.vtensor<[2,32,4,16],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %2 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %3 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %5 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %6 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %14 = "torch.aten.unsqueeze"(%arg0, %13) : (!torch.vtensor<[2,1,4,24],f32>, !torch.int) -> !torch.vtensor<[2,1,4,24,1],f32>
    %15 = "torch.prim.ListConstruct"(%12, %11, %10, %13, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %16 = "torch.aten.permute"(%14, %15) : (!torch.vtensor<[2,1,4,24,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,24],f32>
    %17 = "torch.aten.unsqueeze"(%arg1, %13) : (!torch.vtensor<[2,32,4,24],f32>, !torch.int) -> !torch.vtensor<[2,32,4,24,1],f32>
    %18 = "torch.prim.ListConstruct"(%12, %11, %13, %10, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.permute"(%17, %18) : (!torch.vtensor<[2,32,4,24,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,32,24],f32>
    %20 = "torch.prim.ListConstruct"(%12, %10, %13, %11, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.permute"(%16, %20) : (!torch.vtensor<[2,4,1,1,24],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,24,1,1],f32>
    %22 = "torch.prim.ListConstruct"(%8, %10, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %23 = "torch.aten.view"(%21, %22) : (!torch.vtensor<[2,4,24,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[8,1,24],f32>
    %24 = "torch.prim.ListConstruct"(%12, %10, %13, %11, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %25 = "torch.aten.permute"(%19, %24) : (!torch.vtensor<[2,4,1,32,24],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,24,1,32],f32>
    %26 = "torch.prim.ListConstruct"(%8, %7, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.view"(%25, %26) : (!torch.vtensor<[2,4,24,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[8,24,32],f32>
    %28 = "torch.aten.bmm"(%23, %27) : (!torch.vtensor<[8,1,24],f32>, !torch.vtensor<[8,24,32],f32>) -> !torch.vtensor<[8,1,32],f32>
    %29 = "torch.prim.ListConstruct"(%11, %13, %10, %10, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.view"(%28, %29) : (!torch.vtensor<[8,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %31 = "torch.prim.ListConstruct"(%12, %10, %9, %13, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.permute"(%30, %31) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,32,1],f32>
    %33 = "torch.prim.ListConstruct"(%11, %13, %10, %6) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.view"(%32, %33) : (!torch.vtensor<[2,4,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,32],f32>
    %35 = "torch.aten.mul.Scalar"(%34, %5) : (!torch.vtensor<[2,4,1,32],f32>, !torch.float) -> !torch.vtensor<[2,4,1,32],f32>
    %36:2 = "torch.aten.max.dim"(%35, %4, %2) : (!torch.vtensor<[2,4,1,32],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[2,4,1,1],f32>, !torch.vtensor<[2,4,1,1],si64>)
    %37 = "torch.aten.sub.Tensor"(%35, %36#0, %1) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,1],f32>, !torch.float) -> !torch.vtensor<[2,4,1,32],f32>
    %38 = "torch.aten.exp"(%37) : (!torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %39 = "torch.prim.ListConstruct"(%4) : (!torch.int) -> !torch.list<int>
    %40 = "torch.aten.sum.dim_IntList"(%38, %39, %2, %0) : (!torch.vtensor<[2,4,1,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,1,1],f32>
    %41 = "torch.aten.div.Tensor"(%38, %40) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,1],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %42 = "torch.aten.unsqueeze"(%41, %13) : (!torch.vtensor<[2,4,1,32],f32>, !torch.int) -> !torch.vtensor<[2,4,1,32,1],f32>
    %43 = "torch.prim.ListConstruct"(%12, %11, %10, %13, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %44 = "torch.aten.permute"(%42, %43) : (!torch.vtensor<[2,4,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,32],f32>
    %45 = "torch.aten.unsqueeze"(%arg2, %13) : (!torch.vtensor<[2,32,4,16],f32>, !torch.int) -> !torch.vtensor<[2,32,4,16,1],f32>
    %46 = "torch.prim.ListConstruct"(%12, %13, %11, %9, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.permute"(%45, %46) : (!torch.vtensor<[2,32,4,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,16,32],f32>
    %48 = "torch.prim.ListConstruct"(%12, %11, %13, %10, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.aten.permute"(%44, %48) : (!torch.vtensor<[2,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,1,1],f32>
    %50 = "torch.prim.ListConstruct"(%8, %10, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %51 = "torch.aten.view"(%49, %50) : (!torch.vtensor<[2,4,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[8,1,32],f32>
    %52 = "torch.prim.ListConstruct"(%12, %11, %13, %10, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.aten.permute"(%47, %52) : (!torch.vtensor<[2,1,4,16,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,1,16],f32>
    %54 = "torch.prim.ListConstruct"(%8, %6, %3) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %55 = "torch.aten.view"(%53, %54) : (!torch.vtensor<[2,4,32,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[8,32,16],f32>
    %56 = "torch.aten.bmm"(%51, %55) : (!torch.vtensor<[8,1,32],f32>, !torch.vtensor<[8,32,16],f32>) -> !torch.vtensor<[8,1,16],f32>
    %57 = "torch.prim.ListConstruct"(%11, %13, %10, %10, %3) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.view"(%56, %57) : (!torch.vtensor<[8,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,16],f32>
    %59 = "torch.prim.ListConstruct"(%12, %9, %10, %13, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %60 = "torch.aten.permute"(%58, %59) : (!torch.vtensor<[2,4,1,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,16,1],f32>
    %61 = "torch.prim.ListConstruct"(%11, %10, %13, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %62 = "torch.aten.view"(%60, %61) : (!torch.vtensor<[2,1,4,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,16],f32>
    "func.return"(%62) : (!torch.vtensor<[2,1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

