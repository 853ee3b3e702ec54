"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,40],f8E4M3FN>, !torch.vtensor<[],f32>) -> !torch.vtensor<[2,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,32],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,32,40],f8E4M3FN>, %arg3: !torch.vtensor<[],f32>):
    %0 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.aten._to_copy"(%arg2, %0, %1, %2, %3, %4, %5) : (!torch.vtensor<[2,32,40],f8E4M3FN>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[2,32,40],f32>
    %7 = "torch.aten.mul.Tensor"(%6, %arg3) : (!torch.vtensor<[2,32,40],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[2,32,40],f32>
    %8 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>) -> !torch.list<vtensor>
    %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %10 = "torch.aten.cat"(%8, %9) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,40],f32>
    %11 = "torch.constant.str"() <{value = "bqhe,bte->bqht"}> : () -> !torch.str
    %12 = "torch.prim.ListConstruct"(%10, %7) : (!torch.vtensor<[2,1,4,40],f32>, !torch.vtensor<[2,32,40],f32>) -> !torch.list<vtensor>
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten.einsum"(%11, %12, %13) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %15 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %16 = "torch.aten.mul.Scalar"(%14, %15) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %17 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.aten.softmax.int"(%16, %17, %18) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %20 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.aten.slice.Tensor"(%7, %20, %21, %22, %23) : (!torch.vtensor<[2,32,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %25 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %26 = "torch.prim.ListConstruct"(%19, %24) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %27 = "torch.constant.none"() : () -> !torch.none
    %28 = "torch.aten.einsum"(%25, %26, %27) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    "func.return"(%28) : (!torch.vtensor<[2,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

