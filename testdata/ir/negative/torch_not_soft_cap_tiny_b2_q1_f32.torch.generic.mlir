"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,40],f32>, !torch.vtensor<[2,32,40],f32>) -> !torch.vtensor<[2,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,40],f32>, %arg1: !torch.vtensor<[2,32,40],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %2 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.constant.float"() <{value = 5.000000e+01 : f64}> : () -> !torch.float
    %5 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %6 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 40 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %13 = "torch.aten.unsqueeze"(%arg0, %12) : (!torch.vtensor<[2,1,4,40],f32>, !torch.int) -> !torch.vtensor<[2,1,4,40,1],f32>
    %14 = "torch.prim.ListConstruct"(%11, %10, %9, %12, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %15 = "torch.aten.permute"(%13, %14) : (!torch.vtensor<[2,1,4,40,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,40],f32>
    %16 = "torch.aten.unsqueeze"(%arg1, %8) : (!torch.vtensor<[2,32,40],f32>, !torch.int) -> !torch.vtensor<[2,32,40,1],f32>
    %17 = "torch.aten.unsqueeze"(%16, %12) : (!torch.vtensor<[2,32,40,1],f32>, !torch.int) -> !torch.vtensor<[2,32,40,1,1],f32>
    %18 = "torch.prim.ListConstruct"(%11, %8, %12, %10, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.permute"(%17, %18) : (!torch.vtensor<[2,32,40,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,40],f32>
    %20 = "torch.prim.ListConstruct"(%11, %9, %12, %10, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.permute"(%15, %20) : (!torch.vtensor<[2,1,4,1,40],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,40,1,1],f32>
    %22 = "torch.prim.ListConstruct"(%9, %12, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %23 = "torch.aten.view"(%21, %22) : (!torch.vtensor<[2,4,40,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,40],f32>
    %24 = "torch.prim.ListConstruct"(%11, %12, %10, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %25 = "torch.aten.permute"(%19, %24) : (!torch.vtensor<[2,1,1,32,40],f32>, !torch.list<int>) -> !torch.vtensor<[2,40,1,32,1],f32>
    %26 = "torch.prim.ListConstruct"(%9, %7, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.view"(%25, %26) : (!torch.vtensor<[2,40,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,40,32],f32>
    %28 = "torch.aten.bmm"(%23, %27) : (!torch.vtensor<[2,4,40],f32>, !torch.vtensor<[2,40,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %29 = "torch.prim.ListConstruct"(%9, %12, %10, %10, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.view"(%28, %29) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %31 = "torch.prim.ListConstruct"(%11, %8, %10, %12, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.permute"(%30, %31) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %33 = "torch.prim.ListConstruct"(%9, %10, %12, %6) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.view"(%32, %33) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    %35 = "torch.aten.mul.Scalar"(%34, %5) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %36 = "torch.aten.div.Scalar"(%35, %4) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %37 = "torch.aten.tanh"(%36) : (!torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %38 = "torch.aten.mul.Scalar"(%37, %4) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %39:2 = "torch.aten.max.dim"(%38, %3, %2) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[2,1,4,1],f32>, !torch.vtensor<[2,1,4,1],si64>)
    %40 = "torch.aten.sub.Tensor"(%38, %39#0, %1) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,1],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %41 = "torch.aten.exp"(%40) : (!torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %42 = "torch.prim.ListConstruct"(%3) : (!torch.int) -> !torch.list<int>
    %43 = "torch.aten.sum.dim_IntList"(%41, %42, %2, %0) : (!torch.vtensor<[2,1,4,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,4,1],f32>
    %44 = "torch.aten.div.Tensor"(%41, %43) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,1],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %45 = "torch.aten.slice.Tensor"(%arg1, %9, %11, %6, %10) : (!torch.vtensor<[2,32,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %46 = "torch.aten.unsqueeze"(%44, %12) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32,1],f32>
    %47 = "torch.prim.ListConstruct"(%11, %10, %9, %12, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %48 = "torch.aten.permute"(%46, %47) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,1,32],f32>
    %49 = "torch.aten.unsqueeze"(%45, %8) : (!torch.vtensor<[2,32,32],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1],f32>
    %50 = "torch.aten.unsqueeze"(%49, %12) : (!torch.vtensor<[2,32,32,1],f32>, !torch.int) -> !torch.vtensor<[2,32,32,1,1],f32>
    %51 = "torch.prim.ListConstruct"(%11, %8, %12, %9, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %52 = "torch.aten.permute"(%50, %51) : (!torch.vtensor<[2,32,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,1,32,32],f32>
    %53 = "torch.prim.ListConstruct"(%11, %9, %12, %10, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.permute"(%48, %53) : (!torch.vtensor<[2,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,1,1],f32>
    %55 = "torch.prim.ListConstruct"(%9, %12, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.view"(%54, %55) : (!torch.vtensor<[2,4,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32],f32>
    %57 = "torch.prim.ListConstruct"(%11, %12, %10, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.permute"(%52, %57) : (!torch.vtensor<[2,1,1,32,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,1,32,1],f32>
    %59 = "torch.prim.ListConstruct"(%9, %6, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %60 = "torch.aten.view"(%58, %59) : (!torch.vtensor<[2,32,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,32],f32>
    %61 = "torch.aten.bmm"(%56, %60) : (!torch.vtensor<[2,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.vtensor<[2,4,32],f32>
    %62 = "torch.prim.ListConstruct"(%9, %12, %10, %10, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %63 = "torch.aten.view"(%61, %62) : (!torch.vtensor<[2,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,1,32],f32>
    %64 = "torch.prim.ListConstruct"(%11, %8, %10, %12, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %65 = "torch.aten.permute"(%63, %64) : (!torch.vtensor<[2,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32,1],f32>
    %66 = "torch.prim.ListConstruct"(%9, %10, %12, %6) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %67 = "torch.aten.view"(%65, %66) : (!torch.vtensor<[2,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    "func.return"(%67) : (!torch.vtensor<[2,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

