"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,40],f32>, !torch.vtensor<[2,1,1,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,32],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,32,40],f32>, %arg3: !torch.vtensor<[2,1,1,32],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<0.000000e+00> : tensor<2x4x1x32xf32>}> : () -> !torch.vtensor<[2,4,1,32],f32>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %3 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %4 = "torch.constant.float"() <{value = 0xFFF0000000000000 : f64}> : () -> !torch.float
    %5 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 40 : i64}> : () -> !torch.int
    %7 = "torch.constant.float"() <{value = 0.45180100180492244 : f64}> : () -> !torch.float
    %8 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %15 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>) -> !torch.list<vtensor>
    %16 = "torch.aten.cat"(%15, %14) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,40],f32>
    %17 = "torch.prim.ListConstruct"(%13, %12, %11, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %18 = "torch.aten.permute"(%16, %17) : (!torch.vtensor<[2,1,4,40],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,40],f32>
    %19 = "torch.aten.unsqueeze"(%arg2, %11) : (!torch.vtensor<[2,32,40],f32>, !torch.int) -> !torch.vtensor<[2,1,32,40],f32>
    %20 = "torch.prim.ListConstruct"(%14, %9, %14, %14) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.broadcast_to"(%19, %20) : (!torch.vtensor<[2,1,32,40],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,40],f32>
    %22 = "torch.aten.slice.Tensor"(%21, %10, %13, %8, %11) : (!torch.vtensor<[2,4,32,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,32,32],f32>
    %23 = "torch.aten.mul.Scalar"(%18, %7) : (!torch.vtensor<[2,4,1,40],f32>, !torch.float) -> !torch.vtensor<[2,4,1,40],f32>
    %24 = "torch.prim.ListConstruct"(%13, %11, %10, %12) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %25 = "torch.aten.permute"(%21, %24) : (!torch.vtensor<[2,4,32,40],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,40,32],f32>
    %26 = "torch.aten.mul.Scalar"(%25, %7) : (!torch.vtensor<[2,4,40,32],f32>, !torch.float) -> !torch.vtensor<[2,4,40,32],f32>
    %27 = "torch.prim.ListConstruct"(%5, %11, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.view"(%23, %27) : (!torch.vtensor<[2,4,1,40],f32>, !torch.list<int>) -> !torch.vtensor<[8,1,40],f32>
    %29 = "torch.prim.ListConstruct"(%5, %6, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.view"(%26, %29) : (!torch.vtensor<[2,4,40,32],f32>, !torch.list<int>) -> !torch.vtensor<[8,40,32],f32>
    %31 = "torch.aten.bmm"(%28, %30) : (!torch.vtensor<[8,1,40],f32>, !torch.vtensor<[8,40,32],f32>) -> !torch.vtensor<[8,1,32],f32>
    %32 = "torch.prim.ListConstruct"(%12, %9, %11, %8) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.view"(%31, %32) : (!torch.vtensor<[8,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,32],f32>
    %34 = "torch.aten.add.Tensor"(%33, %arg3, %11) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,1,1,32],f32>, !torch.int) -> !torch.vtensor<[2,4,1,32],f32>
    %35:2 = "torch.aten.max.dim"(%34, %14, %3) : (!torch.vtensor<[2,4,1,32],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[2,4,1,1],f32>, !torch.vtensor<[2,4,1,1],si64>)
    %36 = "torch.aten.sub.Tensor"(%34, %35#0, %2) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,1],f32>, !torch.float) -> !torch.vtensor<[2,4,1,32],f32>
    %37 = "torch.aten.exp"(%36) : (!torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %38 = "torch.prim.ListConstruct"(%14) : (!torch.int) -> !torch.list<int>
    %39 = "torch.aten.sum.dim_IntList"(%37, %38, %3, %1) : (!torch.vtensor<[2,4,1,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,1,1],f32>
    %40 = "torch.aten.div.Tensor"(%37, %39) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,1],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %41 = "torch.aten.eq.Scalar"(%34, %4) : (!torch.vtensor<[2,4,1,32],f32>, !torch.float) -> !torch.vtensor<[2,4,1,32],i1>
    %42 = "torch.aten.all.dim"(%41, %14, %3) : (!torch.vtensor<[2,4,1,32],i1>, !torch.int, !torch.bool) -> !torch.vtensor<[2,4,1,1],i1>
    %43 = "torch.aten.where.self"(%42, %0, %40) : (!torch.vtensor<[2,4,1,1],i1>, !torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %44 = "torch.prim.ListConstruct"(%5, %11, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.view"(%43, %44) : (!torch.vtensor<[2,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[8,1,32],f32>
    %46 = "torch.prim.ListConstruct"(%5, %8, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.view"(%22, %46) : (!torch.vtensor<[2,4,32,32],f32>, !torch.list<int>) -> !torch.vtensor<[8,32,32],f32>
    %48 = "torch.aten.bmm"(%45, %47) : (!torch.vtensor<[8,1,32],f32>, !torch.vtensor<[8,32,32],f32>) -> !torch.vtensor<[8,1,32],f32>
    %49 = "torch.prim.ListConstruct"(%12, %9, %11, %8) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %50 = "torch.aten.view"(%48, %49) : (!torch.vtensor<[8,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,32],f32>
    %51 = "torch.prim.ListConstruct"(%13, %12, %11, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %52 = "torch.aten.permute"(%50, %51) : (!torch.vtensor<[2,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,32],f32>
    "func.return"(%52) : (!torch.vtensor<[2,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

