"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,40],f32>, !torch.vtensor<[2,32,40],f32>) -> !torch.vtensor<[2,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,40],f32>, %arg1: !torch.vtensor<[2,32,40],f32>):
    %0 = "torch.constant.str"() <{value = "bqhe,bte->bqht"}> : () -> !torch.str
    %1 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[2,1,4,40],f32>, !torch.vtensor<[2,32,40],f32>) -> !torch.list<vtensor>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.aten.einsum"(%0, %1, %2) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %4 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %5 = "torch.aten.mul.Scalar"(%3, %4) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %6 = "torch.constant.float"() <{value = 5.000000e+01 : f64}> : () -> !torch.float
    %7 = "torch.aten.div.Scalar"(%5, %6) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %8 = "torch.aten.tanh"(%7) : (!torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %9 = "torch.constant.float"() <{value = 5.000000e+01 : f64}> : () -> !torch.float
    %10 = "torch.aten.mul.Scalar"(%8, %9) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten.softmax.int"(%10, %11, %12) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %18 = "torch.aten.slice.Tensor"(%arg1, %14, %15, %16, %17) : (!torch.vtensor<[2,32,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %19 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %20 = "torch.prim.ListConstruct"(%13, %18) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.aten.einsum"(%19, %20, %21) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    "func.return"(%22) : (!torch.vtensor<[2,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

