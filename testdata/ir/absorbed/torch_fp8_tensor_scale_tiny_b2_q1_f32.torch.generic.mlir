"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,40],f8E4M3FN>, !torch.vtensor<[],f32>) -> !torch.vtensor<[2,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,32],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,32,40],f8E4M3FN>, %arg3: !torch.vtensor<[],f32>):
    %0 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %1 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %2 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %3 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 40 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten.to.dtype"(%arg2, %11, %12, %12, %13) : (!torch.vtensor<[2,32,40],f8E4M3FN>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[2,32,40],f32>
    %15 = "torch.aten.mul.Tensor"(%14, %arg3) : (!torch.vtensor<[2,32,40],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[2,32,40],f32>
    %16 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>) -> !torch.list<vtensor>
    %17 = "torch.aten.cat"(%16, %10) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,40],f32>
    %18 = "torch.aten.unsqueeze"(%17, %9) : (!torch.vtensor<[2,1,4,40],f32>, !torch.int) -> !torch.vtensor<[2,1,4,40,1],f32>
    %19 = "torch.prim.ListConstruct"(%8, %7, %6, %9, %5) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %20 = "torch.aten.permute"(%18, %19) : (!torch.vtensor<[2,1,4,40,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,40],f32>
    %21 = "torch.aten.unsqueeze"(%15, %5) : (!torch.vtensor<[2,32,40],f32>, !torch.int) -> !torch.vtensor<[2,32,40,1],f32>
    %22 = "torch.aten.unsqueeze"(%21, %9) : (!torch.vtensor<[2,32,40,1],f32>, !torch.int) -> !torch.vtensor<[2,32,40,1,1],f32>
    %23 = "torch.prim.ListConstruct"(%8, %5, %9, %7, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.permute"(%22, %23) : (!torch.vtensor<[2,32,40,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,40],f32>
    %25 = "torch.prim.ListConstruct"(%8, %6, %9, %7, %5) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.permute"(%20, %25) : (!torch.vtensor<[2,1,4,1,40],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,40,1,1],f32>
    %27 = "torch.prim.ListConstruct"(%6, %9, %4) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.view"(%26, %27) : (!torch.vtensor<[2,4,40,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,40],f32>
    %29 = "torch.prim.ListConstruct"(%8, %9, %7, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.permute"(%24, %29) : (!torch.vtensor<[2,1,1,32,40],f32>, !torch.list<int>) -> !torch.vtensor<[2,40,1,32,1],f32>
    %31 = "torch.prim.ListConstruct"(%6, %4, %3) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.view"(%30, %31) : (!torch.vtensor<[2,40,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,40,32],f32>
    %33 = "torch.aten.bmm"(%28, %32) : (!torch.vtensor<[2,4,40],f32>, !torch.vtensor<[2,40,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %34 = "torch.prim.ListConstruct"(%6, %9, %7, %7, %3) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.aten.view"(%33, %34) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %36 = "torch.prim.ListConstruct"(%8, %5, %7, %9, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %37 = "torch.aten.permute"(%35, %36) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %38 = "torch.prim.ListConstruct"(%6, %7, %9, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.view"(%37, %38) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    %40 = "torch.aten.mul.Scalar"(%39, %2) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %41:2 = "torch.aten.max.dim"(%40, %10, %1) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[2,1,4,1],f32>, !torch.vtensor<[2,1,4,1],si64>)
    %42 = "torch.aten.sub.Tensor"(%40, %41#0, %0) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,1],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %43 = "torch.aten.exp"(%42) : (!torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %44 = "torch.prim.ListConstruct"(%10) : (!torch.int) -> !torch.list<int>
    %45 = "torch.aten.sum.dim_IntList"(%43, %44, %1, %13) : (!torch.vtensor<[2,1,4,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,4,1],f32>
    %46 = "torch.aten.div.Tensor"(%43, %45) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,1],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %47 = "torch.aten.slice.Tensor"(%15, %6, %8, %3, %7) : (!torch.vtensor<[2,32,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %48 = "torch.aten.unsqueeze"(%46, %9) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32,1],f32>
    %49 = "torch.prim.ListConstruct"(%8, %7, %6, %9, %5) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %50 = "torch.aten.permute"(%48, %49) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,32],f32>
    %51 = "torch.aten.unsqueeze"(%47, %5) : (!torch.vtensor<[2,32,32],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1],f32>
    %52 = "torch.aten.unsqueeze"(%51, %9) : (!torch.vtensor<[2,32,32,1],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1,1],f32>
    %53 = "torch.prim.ListConstruct"(%8, %5, %9, %6, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.permute"(%52, %53) : (!torch.vtensor<[2,32,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,32],f32>
    %55 = "torch.prim.ListConstruct"(%8, %6, %9, %7, %5) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.permute"(%50, %55) : (!torch.vtensor<[2,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,1,1],f32>
    %57 = "torch.prim.ListConstruct"(%6, %9, %3) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.view"(%56, %57) : (!torch.vtensor<[2,4,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32],f32>
    %59 = "torch.prim.ListConstruct"(%8, %9, %7, %5, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %60 = "torch.aten.permute"(%54, %59) : (!torch.vtensor<[2,1,1,32,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,1,32,1],f32>
    %61 = "torch.prim.ListConstruct"(%6, %3, %3) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %62 = "torch.aten.view"(%60, %61) : (!torch.vtensor<[2,32,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,32],f32>
    %63 = "torch.aten.bmm"(%58, %62) : (!torch.vtensor<[2,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %64 = "torch.prim.ListConstruct"(%6, %9, %7, %7, %3) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %65 = "torch.aten.view"(%63, %64) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %66 = "torch.prim.ListConstruct"(%8, %5, %7, %9, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %67 = "torch.aten.permute"(%65, %66) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %68 = "torch.prim.ListConstruct"(%6, %7, %9, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %69 = "torch.aten.view"(%67, %68) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    "func.return"(%69) : (!torch.vtensor<[2,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

