"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,24],f32>, !torch.vtensor<[2,32,4,24],f32>, !torch.vtensor<[2,32,4,16],f32>) -> !torch.vtensor<[2,1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,24],f32>, %arg1: !torch.vtensor<[2,32,4,24],f32>, %arg2: !torch.vtensor<[2,32,4,16],f32>):
    %0 = "torch.constant.str"() <{value = "bqhe,bthe->bhqt"}> : () -> !torch.str
    %1 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[2,1,4,24],f32>, !torch.vtensor<[2,32,4,24],f32>) -> !torch.list<vtensor>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.aten.einsum"(%0, %1, %2) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,4,1,32],f32>
    %4 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %5 = "torch.aten.mul.Scalar"(%3, %4) : (!torch.vtensor<[2,4,1,32],f32>, !torch.float) -> !torch.vtensor<[2,4,1,32],f32>
    %6 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.aten.softmax.int"(%5, %6, %7) : (!torch.vtensor<[2,4,1,32],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,4,1,32],f32>
    %9 = "torch.constant.str"() <{value = "bhqt,bthv->bqhv"}> : () -> !torch.str
    %10 = "torch.prim.ListConstruct"(%8, %arg2) : (!torch.vtensor<[2,4,1,32],f32>, !torch.vtensor<[2,32,4,16],f32>) -> !torch.list<vtensor>
    %11 = "torch.constant.none"() : () -> !torch.none
    %12 = "torch.aten.einsum"(%9, %10, %11) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,16],f32>
    "func.return"(%12) : (!torch.vtensor<[2,1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

