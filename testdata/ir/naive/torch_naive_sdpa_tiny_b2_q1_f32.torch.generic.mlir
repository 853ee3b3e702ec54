"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[128,32],f32>, !torch.vtensor<[2,1,1,32],i1>) -> !torch.vtensor<[2,1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,16],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,32,32],f32>, %arg3: !torch.vtensor<[2,32,8],f32>, %arg4: !torch.vtensor<[128,32],f32>, %arg5: !torch.vtensor<[2,1,1,32],i1>):
    %0 = "torch.vtensor.literal"() <{value = dense<0.000000e+00> : tensor<2x4x1x32xf32>}> : () -> !torch.vtensor<[2,4,1,32],f32>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %3 = "torch.vtensor.literal"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %4 = "torch.vtensor.literal"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %5 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %6 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %8 = "torch.constant.float"() <{value = 0.45180100180492244 : f64}> : () -> !torch.float
    %9 = "torch.constant.float"() <{value = 0xFFF0000000000000 : f64}> : () -> !torch.float
    %10 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 128 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %20 = "torch.prim.ListConstruct"(%18, %19) : (!torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.permute"(%arg4, %20) : (!torch.vtensor<[128,32],f32>, !torch.list<int>) -> !torch.vtensor<[32,128],f32>
    %22 = "torch.prim.ListConstruct"(%17, %16) : (!torch.int, !torch.int) -> !torch.list<int>
    %23 = "torch.aten.view"(%arg2, %22) : (!torch.vtensor<[2,32,32],f32>, !torch.list<int>) -> !torch.vtensor<[64,32],f32>
    %24 = "torch.aten.mm"(%23, %21) : (!torch.vtensor<[64,32],f32>, !torch.vtensor<[32,128],f32>) -> !torch.vtensor<[64,128],f32>
    %25 = "torch.prim.ListConstruct"(%15, %16, %14) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.view"(%24, %25) : (!torch.vtensor<[64,128],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,128],f32>
    %27 = "torch.prim.ListConstruct"(%15, %16, %13, %16) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.view"(%26, %27) : (!torch.vtensor<[2,32,128],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,4,32],f32>
    %29 = "torch.prim.ListConstruct"(%19, %15, %18, %12) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.permute"(%28, %29) : (!torch.vtensor<[2,32,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,32],f32>
    %31 = "torch.aten.slice.Tensor"(%30, %10, %19, %11, %18) : (!torch.vtensor<[2,4,32,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,32,16],f32>
    %32 = "torch.aten.slice.Tensor"(%30, %10, %11, %16, %18) : (!torch.vtensor<[2,4,32,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,32,16],f32>
    %33 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,1,4,8],f32>) -> !torch.list<vtensor>
    %34 = "torch.aten.cat"(%33, %10) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,24],f32>
    %35 = "torch.prim.ListConstruct"(%19, %15, %18, %12) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.permute"(%34, %35) : (!torch.vtensor<[2,1,4,24],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,24],f32>
    %37 = "torch.aten.unsqueeze"(%arg3, %18) : (!torch.vtensor<[2,32,8],f32>, !torch.int) -> !torch.vtensor<[2,1,32,8],f32>
    %38 = "torch.prim.ListConstruct"(%10, %13, %10, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.broadcast_to"(%37, %38) : (!torch.vtensor<[2,1,32,8],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,32,8],f32>
    %40 = "torch.prim.ListConstruct"(%31, %39) : (!torch.vtensor<[2,4,32,16],f32>, !torch.vtensor<[2,4,32,8],f32>) -> !torch.list<vtensor>
    %41 = "torch.aten.cat"(%40, %10) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,4,32,24],f32>
    %42 = "torch.aten.where.self"(%arg5, %3, %4) : (!torch.vtensor<[2,1,1,32],i1>, !torch.vtensor<[],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[2,1,1,32],f32>
    %43 = "torch.aten.mul.Scalar"(%36, %8) : (!torch.vtensor<[2,4,1,24],f32>, !torch.float) -> !torch.vtensor<[2,4,1,24],f32>
    %44 = "torch.prim.ListConstruct"(%19, %18, %12, %15) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.permute"(%41, %44) : (!torch.vtensor<[2,4,32,24],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,24,32],f32>
    %46 = "torch.aten.mul.Scalar"(%45, %8) : (!torch.vtensor<[2,4,24,32],f32>, !torch.float) -> !torch.vtensor<[2,4,24,32],f32>
    %47 = "torch.prim.ListConstruct"(%6, %18, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %48 = "torch.aten.view"(%43, %47) : (!torch.vtensor<[2,4,1,24],f32>, !torch.list<int>) -> !torch.vtensor<[8,1,24],f32>
    %49 = "torch.prim.ListConstruct"(%6, %7, %16) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %50 = "torch.aten.view"(%46, %49) : (!torch.vtensor<[2,4,24,32],f32>, !torch.list<int>) -> !torch.vtensor<[8,24,32],f32>
    %51 = "torch.aten.bmm"(%48, %50) : (!torch.vtensor<[8,1,24],f32>, !torch.vtensor<[8,24,32],f32>) -> !torch.vtensor<[8,1,32],f32>
    %52 = "torch.prim.ListConstruct"(%15, %13, %18, %16) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.aten.view"(%51, %52) : (!torch.vtensor<[8,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,32],f32>
    %54 = "torch.aten.add.Tensor"(%53, %42, %18) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,1,1,32],f32>, !torch.int) -> !torch.vtensor<[2,4,1,32],f32>
    %55:2 = "torch.aten.max.dim"(%54, %10, %5) : (!torch.vtensor<[2,4,1,32],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[2,4,1,1],f32>, !torch.vtensor<[2,4,1,1],si64>)
    %56 = "torch.aten.sub.Tensor"(%54, %55#0, %2) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,1],f32>, !torch.float) -> !torch.vtensor<[2,4,1,32],f32>
    %57 = "torch.aten.exp"(%56) : (!torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %58 = "torch.prim.ListConstruct"(%10) : (!torch.int) -> !torch.list<int>
    %59 = "torch.aten.sum.dim_IntList"(%57, %58, %5, %1) : (!torch.vtensor<[2,4,1,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,1,1],f32>
    %60 = "torch.aten.div.Tensor"(%57, %59) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,1],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %61 = "torch.aten.eq.Scalar"(%54, %9) : (!torch.vtensor<[2,4,1,32],f32>, !torch.float) -> !torch.vtensor<[2,4,1,32],i1>
    %62 = "torch.aten.all.dim"(%61, %10, %5) : (!torch.vtensor<[2,4,1,32],i1>, !torch.int, !torch.bool) -> !torch.vtensor<[2,4,1,1],i1>
    %63 = "torch.aten.where.self"(%62, %0, %60) : (!torch.vtensor<[2,4,1,1],i1>, !torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %64 = "torch.prim.ListConstruct"(%6, %18, %16) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %65 = "torch.aten.view"(%63, %64) : (!torch.vtensor<[2,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[8,1,32],f32>
    %66 = "torch.prim.ListConstruct"(%6, %16, %11) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %67 = "torch.aten.view"(%32, %66) : (!torch.vtensor<[2,4,32,16],f32>, !torch.list<int>) -> !torch.vtensor<[8,32,16],f32>
    %68 = "torch.aten.bmm"(%65, %67) : (!torch.vtensor<[8,1,32],f32>, !torch.vtensor<[8,32,16],f32>) -> !torch.vtensor<[8,1,16],f32>
    %69 = "torch.prim.ListConstruct"(%15, %13, %18, %11) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %70 = "torch.aten.view"(%68, %69) : (!torch.vtensor<[8,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,16],f32>
    %71 = "torch.prim.ListConstruct"(%19, %15, %18, %12) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %72 = "torch.aten.permute"(%70, %71) : (!torch.vtensor<[2,4,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,16],f32>
    "func.return"(%72) : (!torch.vtensor<[2,1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

