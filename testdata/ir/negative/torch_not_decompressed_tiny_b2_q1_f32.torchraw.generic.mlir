"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,24],f32>, !torch.vtensor<[2,4,32,24],f32>, !torch.vtensor<[2,4,32,16],f32>) -> !torch.vtensor<[2,1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,24],f32>, %arg1: !torch.vtensor<[2,4,32,24],f32>, %arg2: !torch.vtensor<[2,4,32,16],f32>):
    %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %1 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %2 = "torch.aten.transpose.int"(%arg0, %0, %1) : (!torch.vtensor<[2,1,4,24],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,4,1,24],f32>
    %3 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %5 = "torch.aten.transpose.int"(%arg1, %3, %4) : (!torch.vtensor<[2,4,32,24],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,4,24,32],f32>
    %6 = "torch.aten.matmul"(%2, %5) : (!torch.vtensor<[2,4,1,24],f32>, !torch.vtensor<[2,4,24,32],f32>) -> !torch.vtensor<[2,4,1,32],f32>
    %7 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %8 = "torch.aten.mul.Scalar"(%6, %7) : (!torch.vtensor<[2,4,1,32],f32>, !torch.float) -> !torch.vtensor<[2,4,1,32],f32>
    %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.softmax.int"(%8, %9, %10) : (!torch.vtensor<[2,4,1,32],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,4,1,32],f32>
    %12 = "torch.aten.matmul"(%11, %arg2) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,4,32,16],f32>) -> !torch.vtensor<[2,4,1,16],f32>
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %15 = "torch.aten.transpose.int"(%12, %13, %14) : (!torch.vtensor<[2,4,1,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[2,1,4,16],f32>
    "func.return"(%15) : (!torch.vtensor<[2,1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

