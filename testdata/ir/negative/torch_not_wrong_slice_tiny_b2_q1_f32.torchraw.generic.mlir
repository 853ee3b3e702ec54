"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,40],f32>) -> !torch.vtensor<[2,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,32],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,32,40],f32>):
    %0 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %2 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %4 = "torch.aten.slice.Tensor"(%arg2, %0, %1, %2, %3) : (!torch.vtensor<[2,32,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %5 = "torch.constant.str"() <{value = "bqhr,btr->bqht"}> : () -> !torch.str
    %6 = "torch.prim.ListConstruct"(%arg0, %4) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.aten.einsum"(%5, %6, %7) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %9 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.aten.slice.Tensor"(%arg2, %9, %10, %11, %12) : (!torch.vtensor<[2,32,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,8],f32>
    %14 = "torch.constant.str"() <{value = "bqhp,btp->bqht"}> : () -> !torch.str
    %15 = "torch.prim.ListConstruct"(%arg1, %13) : (!torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,8],f32>) -> !torch.list<vtensor>
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.aten.einsum"(%14, %15, %16) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.aten.add.Tensor"(%8, %17, %18) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %20 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %21 = "torch.aten.mul.Scalar"(%19, %20) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %22 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.aten.softmax.int"(%21, %22, %23) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %25 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.aten.slice.Tensor"(%arg2, %25, %26, %27, %28) : (!torch.vtensor<[2,32,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %30 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %31 = "torch.prim.ListConstruct"(%24, %29) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.aten.einsum"(%30, %31, %32) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    "func.return"(%33) : (!torch.vtensor<[2,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

