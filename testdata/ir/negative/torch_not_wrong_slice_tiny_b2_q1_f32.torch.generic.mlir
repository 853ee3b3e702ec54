"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,40],f32>) -> !torch.vtensor<[2,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,32],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,32,40],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %2 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %5 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.aten.slice.Tensor"(%arg2, %9, %10, %11, %12) : (!torch.vtensor<[2,32,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %14 = "torch.aten.unsqueeze"(%arg0, %8) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32,1],f32>
    %15 = "torch.prim.ListConstruct"(%10, %12, %9, %8, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %16 = "torch.aten.permute"(%14, %15) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,32],f32>
    %17 = "torch.aten.unsqueeze"(%13, %7) : (!torch.vtensor<[2,32,32],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1],f32>
    %18 = "torch.aten.unsqueeze"(%17, %8) : (!torch.vtensor<[2,32,32,1],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1,1],f32>
    %19 = "torch.prim.ListConstruct"(%10, %7, %8, %12, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %20 = "torch.aten.permute"(%18, %19) : (!torch.vtensor<[2,32,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,32],f32>
    %21 = "torch.prim.ListConstruct"(%10, %9, %8, %12, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %22 = "torch.aten.permute"(%16, %21) : (!torch.vtensor<[2,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,1,1],f32>
    %23 = "torch.prim.ListConstruct"(%9, %8, %11) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.view"(%22, %23) : (!torch.vtensor<[2,4,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32],f32>
    %25 = "torch.prim.ListConstruct"(%10, %8, %12, %7, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.permute"(%20, %25) : (!torch.vtensor<[2,1,1,32,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,1,32,1],f32>
    %27 = "torch.prim.ListConstruct"(%9, %11, %11) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.view"(%26, %27) : (!torch.vtensor<[2,32,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,32],f32>
    %29 = "torch.aten.bmm"(%24, %28) : (!torch.vtensor<[2,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %30 = "torch.prim.ListConstruct"(%9, %8, %12, %12, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %31 = "torch.aten.view"(%29, %30) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %32 = "torch.prim.ListConstruct"(%10, %7, %12, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.permute"(%31, %32) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %34 = "torch.prim.ListConstruct"(%9, %12, %8, %11) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.aten.view"(%33, %34) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    %36 = "torch.aten.slice.Tensor"(%arg2, %9, %11, %6, %12) : (!torch.vtensor<[2,32,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,8],f32>
    %37 = "torch.aten.unsqueeze"(%arg1, %8) : (!torch.vtensor<[2,1,4,8],f32>, !torch.int) -> !torch.vtensor<[2,1,4,8,1],f32>
    %38 = "torch.prim.ListConstruct"(%10, %12, %9, %8, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.permute"(%37, %38) : (!torch.vtensor<[2,1,4,8,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,8],f32>
    %40 = "torch.aten.unsqueeze"(%36, %7) : (!torch.vtensor<[2,32,8],f32>, !torch.int) -> !torch.vtensor<[2,32,8,1],f32>
    %41 = "torch.aten.unsqueeze"(%40, %8) : (!torch.vtensor<[2,32,8,1],f32>, !torch.int) -> !torch.vtensor<[2,32,8,1,1],f32>
    %42 = "torch.prim.ListConstruct"(%10, %7, %8, %12, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.aten.permute"(%41, %42) : (!torch.vtensor<[2,32,8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,8],f32>
    %44 = "torch.prim.ListConstruct"(%10, %9, %8, %12, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.permute"(%39, %44) : (!torch.vtensor<[2,1,4,1,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,8,1,1],f32>
    %46 = "torch.prim.ListConstruct"(%9, %8, %5) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.view"(%45, %46) : (!torch.vtensor<[2,4,8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,8],f32>
    %48 = "torch.prim.ListConstruct"(%10, %8, %12, %7, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.aten.permute"(%43, %48) : (!torch.vtensor<[2,1,1,32,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,8,1,32,1],f32>
    %50 = "torch.prim.ListConstruct"(%9, %5, %11) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %51 = "torch.aten.view"(%49, %50) : (!torch.vtensor<[2,8,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,8,32],f32>
    %52 = "torch.aten.bmm"(%47, %51) : (!torch.vtensor<[2,4,8],f32>, !torch.vtensor<[2,8,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %53 = "torch.prim.ListConstruct"(%9, %8, %12, %12, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.view"(%52, %53) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %55 = "torch.prim.ListConstruct"(%10, %7, %12, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.permute"(%54, %55) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %57 = "torch.prim.ListConstruct"(%9, %12, %8, %11) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.view"(%56, %57) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    %59 = "torch.aten.add.Tensor"(%35, %58, %12) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %60 = "torch.aten.mul.Scalar"(%59, %4) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %61:2 = "torch.aten.max.dim"(%60, %3, %2) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[2,1,4,1],f32>, !torch.vtensor<[2,1,4,1],si64>)
    %62 = "torch.aten.sub.Tensor"(%60, %61#0, %1) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,1],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %63 = "torch.aten.exp"(%62) : (!torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %64 = "torch.prim.ListConstruct"(%3) : (!torch.int) -> !torch.list<int>
    %65 = "torch.aten.sum.dim_IntList"(%63, %64, %2, %0) : (!torch.vtensor<[2,1,4,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,4,1],f32>
    %66 = "torch.aten.div.Tensor"(%63, %65) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,1],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %67 = "torch.aten.slice.Tensor"(%arg2, %9, %5, %6, %12) : (!torch.vtensor<[2,32,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %68 = "torch.aten.unsqueeze"(%66, %8) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32,1],f32>
    %69 = "torch.prim.ListConstruct"(%10, %12, %9, %8, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %70 = "torch.aten.permute"(%68, %69) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,32],f32>
    %71 = "torch.aten.unsqueeze"(%67, %7) : (!torch.vtensor<[2,32,32],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1],f32>
    %72 = "torch.aten.unsqueeze"(%71, %8) : (!torch.vtensor<[2,32,32,1],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1,1],f32>
    %73 = "torch.prim.ListConstruct"(%10, %7, %8, %9, %12) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %74 = "torch.aten.permute"(%72, %73) : (!torch.vtensor<[2,32,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,32],f32>
    %75 = "torch.prim.ListConstruct"(%10, %9, %8, %12, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %76 = "torch.aten.permute"(%70, %75) : (!torch.vtensor<[2,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,1,1],f32>
    %77 = "torch.prim.ListConstruct"(%9, %8, %11) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %78 = "torch.aten.view"(%76, %77) : (!torch.vtensor<[2,4,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32],f32>
    %79 = "torch.prim.ListConstruct"(%10, %8, %12, %7, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %80 = "torch.aten.permute"(%74, %79) : (!torch.vtensor<[2,1,1,32,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,1,32,1],f32>
    %81 = "torch.prim.ListConstruct"(%9, %11, %11) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %82 = "torch.aten.view"(%80, %81) : (!torch.vtensor<[2,32,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,32],f32>
    %83 = "torch.aten.bmm"(%78, %82) : (!torch.vtensor<[2,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %84 = "torch.prim.ListConstruct"(%9, %8, %12, %12, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %85 = "torch.aten.view"(%83, %84) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %86 = "torch.prim.ListConstruct"(%10, %7, %12, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %87 = "torch.aten.permute"(%85, %86) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %88 = "torch.prim.ListConstruct"(%9, %12, %8, %11) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %89 = "torch.aten.view"(%87, %88) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    "func.return"(%89) : (!torch.vtensor<[2,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

