"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,24],f32>, !torch.vtensor<[2,4,32,24],f32>, !torch.vtensor<[2,4,32,16],f32>) -> !torch.vtensor<[2,1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,24],f32>, %arg1: !torch.vtensor<[2,4,32,24],f32>, %arg2: !torch.vtensor<[2,4,32,16],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %2 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %3 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %5 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %6 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %14 = "torch.prim.ListConstruct"(%10, %11, %12, %13) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %15 = "torch.aten.permute"(%arg0, %14) : (!torch.vtensor<[2,1,4,24],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,24],f32>
    %16 = "torch.prim.ListConstruct"(%10, %12, %13, %11) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %17 = "torch.aten.permute"(%arg1, %16) : (!torch.vtensor<[2,4,32,24],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,24,32],f32>
    %18 = "torch.prim.ListConstruct"(%7, %12, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.view"(%15, %18) : (!torch.vtensor<[2,4,1,24],f32>, !torch.list<int>) -> !torch.vtensor<[8,1,24],f32>
    %20 = "torch.prim.ListConstruct"(%7, %8, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.view"(%17, %20) : (!torch.vtensor<[2,4,24,32],f32>, !torch.list<int>) -> !torch.vtensor<[8,24,32],f32>
    %22 = "torch.aten.bmm"(%19, %21) : (!torch.vtensor<[8,1,24],f32>, !torch.vtensor<[8,24,32],f32>) -> !torch.vtensor<[8,1,32],f32>
    %23 = "torch.prim.ListConstruct"(%11, %9, %12, %6) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.view"(%22, %23) : (!torch.vtensor<[8,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,32],f32>
    %25 = "torch.aten.mul.Scalar"(%24, %5) : (!torch.vtensor<[2,4,1,32],f32>, !torch.float) -> !torch.vtensor<[2,4,1,32],f32>
    %26:2 = "torch.aten.max.dim"(%25, %4, %2) : (!torch.vtensor<[2,4,1,32],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[2,4,1,1],f32>, !torch.vtensor<[2,4,1,1],si64>)
    %27 = "torch.aten.sub.Tensor"(%25, %26#0, %1) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,1],f32>, !torch.float) -> !torch.vtensor<[2,4,1,32],f32>
    %28 = "torch.aten.exp"(%27) : (!torch.vtensor<[2,4,1,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %29 = "torch.prim.ListConstruct"(%4) : (!torch.int) -> !torch.list<int>
    %30 = "torch.aten.sum.dim_IntList"(%28, %29, %2, %0) : (!torch.vtensor<[2,4,1,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,4,1,1],f32>
    %31 = "torch.aten.div.Tensor"(%28, %30) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,1,1],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %32 = "torch.prim.ListConstruct"(%7, %12, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.view"(%31, %32) : (!torch.vtensor<[2,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[8,1,32],f32>
    %34 = "torch.prim.ListConstruct"(%7, %6, %3) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.aten.view"(%arg2, %34) : (!torch.vtensor<[2,4,32,16],f32>, !torch.list<int>) -> !torch.vtensor<[8,32,16],f32>
    %36 = "torch.aten.bmm"(%33, %35) : (!torch.vtensor<[8,1,32],f32>, !torch.vtensor<[8,32,16],f32>) -> !torch.vtensor<[8,1,16],f32>
    %37 = "torch.prim.ListConstruct"(%11, %9, %12, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %38 = "torch.aten.view"(%36, %37) : (!torch.vtensor<[8,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,4,1,16],f32>
    %39 = "torch.prim.ListConstruct"(%10, %11, %12, %13) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %40 = "torch.aten.permute"(%38, %39) : (!torch.vtensor<[2,4,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,16],f32>
    "func.return"(%40) : (!torch.vtensor<[2,1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

