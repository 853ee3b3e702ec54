"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[128,32],f32>, !torch.vtensor<[2,1,1,32],i1>) -> !torch.vtensor<[2,1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,16],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,32,32],f32>, %arg3: !torch.vtensor<[2,32,8],f32>, %arg4: !torch.vtensor<[128,32],f32>, %arg5: !torch.vtensor<[2,1,1,32],i1>):
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
    %35 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %36 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %37 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %38 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %39 = "torch.aten.scaled_dot_product_attention"(%22, %34, %16#1, %arg5, %35, %36, %37, %38) : (!torch.vtensor<[2,4,1,24],f32>, !torch.vtensor<[2,4,32,24],f32>, !torch.vtensor<[2,4,32,16],f32>, !torch.vtensor<[2,1,1,32],i1>, !torch.float, !torch.bool, !torch.float, !torch.bool) -> !torch.vtensor<[2,4,1,16],f32>
    %40 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.aten.transpose.int"(%39, %40, %41) : (!torch.vtensor<[2,4,1,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4,16],f32>
    "func.return"(%42) : (!torch.vtensor<[2,1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

