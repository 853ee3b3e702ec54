"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[2,1,32],f32>, !torch.vtensor<[2,1,8],f32>) -> (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,32],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,32,32],f32>, %arg3: !torch.vtensor<[2,32,8],f32>, %arg4: !torch.vtensor<[2,1,32],f32>, %arg5: !torch.vtensor<[2,1,8],f32>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 31 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %4 = "torch.aten.slice_scatter"(%arg2, %arg4, %0, %1, %2, %3) : (!torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %5 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 31 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.aten.slice_scatter"(%arg3, %arg5, %5, %6, %7, %8) : (!torch.vtensor<[2,32,8],f32>, !torch.vtensor<[2,1,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,8],f32>
    %10 = "torch.constant.str"() <{value = "bqhr,btr->bqht"}> : () -> !torch.str
    %11 = "torch.prim.ListConstruct"(%arg0, %4) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten.einsum"(%10, %11, %12) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %14 = "torch.constant.str"() <{value = "bqhp,btp->bqht"}> : () -> !torch.str
    %15 = "torch.prim.ListConstruct"(%arg1, %9) : (!torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,8],f32>) -> !torch.list<vtensor>
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.aten.einsum"(%14, %15, %16) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.aten.add.Tensor"(%13, %17, %18) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %20 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %21 = "torch.aten.mul.Scalar"(%19, %20) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %22 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.aten.softmax.int"(%21, %22, %23) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %25 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %26 = "torch.prim.ListConstruct"(%24, %4) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.aten.einsum"(%25, %26, %27) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    "func.return"(%28, %4, %9) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>) -> ()
  }) : () -> ()
}) : () -> ()

