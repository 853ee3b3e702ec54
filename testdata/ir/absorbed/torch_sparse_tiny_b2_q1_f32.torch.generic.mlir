"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,40],f32>, !torch.vtensor<[2,8],si64>) -> !torch.vtensor<[2,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,32],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,32,40],f32>, %arg3: !torch.vtensor<[2,8],si64>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %2 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %3 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %4 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %5 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %12 = "torch.constant.int"() <{value = 40 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %14 = "torch.aten.unsqueeze"(%arg3, %13) : (!torch.vtensor<[2,8],si64>, !torch.int) -> !torch.vtensor<[2,8,1],si64>
    %15 = "torch.prim.ListConstruct"(%13, %13, %12) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %16 = "torch.aten.broadcast_to"(%14, %15) : (!torch.vtensor<[2,8,1],si64>, !torch.list<int>) -> !torch.vtensor<[2,8,40],si64>
    %17 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>) -> !torch.list<vtensor>
    %18 = "torch.aten.cat"(%17, %13) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,40],f32>
    %19 = "torch.aten.gather"(%arg2, %10, %16, %11) : (!torch.vtensor<[2,32,40],f32>, !torch.int, !torch.vtensor<[2,8,40],si64>, !torch.bool) -> !torch.vtensor<[2,8,40],f32>
    %20 = "torch.aten.unsqueeze"(%18, %9) : (!torch.vtensor<[2,1,4,40],f32>, !torch.int) -> !torch.vtensor<[2,1,4,40,1],f32>
    %21 = "torch.prim.ListConstruct"(%8, %10, %7, %9, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %22 = "torch.aten.permute"(%20, %21) : (!torch.vtensor<[2,1,4,40,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,40],f32>
    %23 = "torch.aten.unsqueeze"(%19, %6) : (!torch.vtensor<[2,8,40],f32>, !torch.int) -> !torch.vtensor<[2,8,40,1],f32>
    %24 = "torch.aten.unsqueeze"(%23, %9) : (!torch.vtensor<[2,8,40,1],f32>, !torch.int) -> !torch.vtensor<[2,8,40,1,1],f32>
    %25 = "torch.prim.ListConstruct"(%8, %6, %9, %10, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.permute"(%24, %25) : (!torch.vtensor<[2,8,40,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,8,40],f32>
    %27 = "torch.prim.ListConstruct"(%8, %7, %9, %10, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.permute"(%22, %27) : (!torch.vtensor<[2,1,4,1,40],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,40,1,1],f32>
    %29 = "torch.prim.ListConstruct"(%7, %9, %12) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.view"(%28, %29) : (!torch.vtensor<[2,4,40,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,40],f32>
    %31 = "torch.prim.ListConstruct"(%8, %9, %10, %6, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.permute"(%26, %31) : (!torch.vtensor<[2,1,1,8,40],f32>, !torch.list<int>) -> !torch.vtensor<[2,40,1,8,1],f32>
    %33 = "torch.prim.ListConstruct"(%7, %12, %5) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.view"(%32, %33) : (!torch.vtensor<[2,40,1,8,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,40,8],f32>
    %35 = "torch.aten.bmm"(%30, %34) : (!torch.vtensor<[2,4,40],f32>, !torch.vtensor<[2,40,8],f32>) -> !torch.vtensor<[2,4,8],f32>
    %36 = "torch.prim.ListConstruct"(%7, %9, %10, %10, %5) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %37 = "torch.aten.view"(%35, %36) : (!torch.vtensor<[2,4,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,8],f32>
    %38 = "torch.prim.ListConstruct"(%8, %6, %10, %9, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.permute"(%37, %38) : (!torch.vtensor<[2,4,1,1,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,8,1],f32>
    %40 = "torch.prim.ListConstruct"(%7, %10, %9, %5) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %41 = "torch.aten.view"(%39, %40) : (!torch.vtensor<[2,1,4,8,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,8],f32>
    %42 = "torch.aten.mul.Scalar"(%41, %4) : (!torch.vtensor<[2,1,4,8],f32>, !torch.float) -> !torch.vtensor<[2,1,4,8],f32>
    %43:2 = "torch.aten.max.dim"(%42, %13, %2) : (!torch.vtensor<[2,1,4,8],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[2,1,4,1],f32>, !torch.vtensor<[2,1,4,1],si64>)
    %44 = "torch.aten.sub.Tensor"(%42, %43#0, %1) : (!torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,1,4,1],f32>, !torch.float) -> !torch.vtensor<[2,1,4,8],f32>
    %45 = "torch.aten.exp"(%44) : (!torch.vtensor<[2,1,4,8],f32>) -> !torch.vtensor<[2,1,4,8],f32>
    %46 = "torch.prim.ListConstruct"(%13) : (!torch.int) -> !torch.list<int>
    %47 = "torch.aten.sum.dim_IntList"(%45, %46, %2, %0) : (!torch.vtensor<[2,1,4,8],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,4,1],f32>
    %48 = "torch.aten.div.Tensor"(%45, %47) : (!torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,1,4,1],f32>) -> !torch.vtensor<[2,1,4,8],f32>
    %49 = "torch.aten.slice.Tensor"(%19, %7, %8, %3, %10) : (!torch.vtensor<[2,8,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,8,32],f32>
    %50 = "torch.aten.unsqueeze"(%48, %9) : (!torch.vtensor<[2,1,4,8],f32>, !torch.int) -> !torch.vtensor<[2,1,4,8,1],f32>
    %51 = "torch.prim.ListConstruct"(%8, %10, %7, %9, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %52 = "torch.aten.permute"(%50, %51) : (!torch.vtensor<[2,1,4,8,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,8],f32>
    %53 = "torch.aten.unsqueeze"(%49, %6) : (!torch.vtensor<[2,8,32],f32>, !torch.int) -> !torch.vtensor<[2,8,32,1],f32>
    %54 = "torch.aten.unsqueeze"(%53, %9) : (!torch.vtensor<[2,8,32,1],f32>, !torch.int) -> !torch.vtensor<[2,8,32,1,1],f32>
    %55 = "torch.prim.ListConstruct"(%8, %6, %9, %7, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.permute"(%54, %55) : (!torch.vtensor<[2,8,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,8],f32>
    %57 = "torch.prim.ListConstruct"(%8, %7, %9, %10, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.permute"(%52, %57) : (!torch.vtensor<[2,1,4,1,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,8,1,1],f32>
    %59 = "torch.prim.ListConstruct"(%7, %9, %5) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %60 = "torch.aten.view"(%58, %59) : (!torch.vtensor<[2,4,8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,8],f32>
    %61 = "torch.prim.ListConstruct"(%8, %9, %10, %6, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %62 = "torch.aten.permute"(%56, %61) : (!torch.vtensor<[2,1,1,32,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,8,1,32,1],f32>
    %63 = "torch.prim.ListConstruct"(%7, %5, %3) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %64 = "torch.aten.view"(%62, %63) : (!torch.vtensor<[2,8,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,8,32],f32>
    %65 = "torch.aten.bmm"(%60, %64) : (!torch.vtensor<[2,4,8],f32>, !torch.vtensor<[2,8,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %66 = "torch.prim.ListConstruct"(%7, %9, %10, %10, %3) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %67 = "torch.aten.view"(%65, %66) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %68 = "torch.prim.ListConstruct"(%8, %6, %10, %9, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %69 = "torch.aten.permute"(%67, %68) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %70 = "torch.prim.ListConstruct"(%7, %10, %9, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %71 = "torch.aten.view"(%69, %70) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    "func.return"(%71) : (!torch.vtensor<[2,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

