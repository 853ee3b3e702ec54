"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,40],f32>, !torch.vtensor<[2,1,1,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,32],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,32,40],f32>, %arg3: !torch.vtensor<[2,1,1,32],f32>):
    %0 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>) -> !torch.list<vtensor>
    %1 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %2 = "torch.aten.cat"(%0, %1) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,40],f32>
    %3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %5 = "torch.aten.transpose.int"(%2, %3, %4) : (!torch.vtensor<[2,1,4,40],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,4,1,40],f32>
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.aten.unsqueeze"(%arg2, %6) : (!torch.vtensor<[2,32,40],f32>, !torch.int) -> !torch.vtensor<[2,1,32,40],f32>
    %8 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %12 = "torch.prim.ListConstruct"(%8, %9, %10, %11) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %13 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %14 = "torch.aten.expand"(%7, %12, %13) : (!torch.vtensor<[2,1,32,40],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[2,4,32,40],f32>
    %15 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.aten.slice.Tensor"(%14, %15, %16, %17, %18) : (!torch.vtensor<[2,4,32,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,4,32,32],f32>
    %20 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %21 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %22 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %23 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %24 = "torch.aten.scaled_dot_product_attention"(%5, %14, %19, %arg3, %20, %21, %22, %23) : (!torch.vtensor<[2,4,1,40],f32>, !torch.vtensor<[2,4,32,40],f32>, !torch.vtensor<[2,4,32,32],f32>, !torch.vtensor<[2,1,1,32],f32>, !torch.float, !torch.bool, !torch.float, !torch.bool) -> !torch.vtensor<[2,4,1,32],f32>
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %27 = "torch.aten.transpose.int"(%24, %25, %26) : (!torch.vtensor<[2,4,1,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    "func.return"(%27) : (!torch.vtensor<[2,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

