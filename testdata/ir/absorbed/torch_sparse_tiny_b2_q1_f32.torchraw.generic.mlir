"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,40],f32>, !torch.vtensor<[2,8],si64>) -> !torch.vtensor<[2,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,32],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,32,40],f32>, %arg3: !torch.vtensor<[2,8],si64>):
    %0 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %1 = "torch.aten.unsqueeze"(%arg3, %0) : (!torch.vtensor<[2,8],si64>, !torch.int) -> !torch.vtensor<[2,8,1],si64>
    %2 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 40 : i64}> : () -> !torch.int
    %5 = "torch.prim.ListConstruct"(%2, %3, %4) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %6 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %7 = "torch.aten.expand"(%1, %5, %6) : (!torch.vtensor<[2,8,1],si64>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[2,8,40],si64>
    %8 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>) -> !torch.list<vtensor>
    %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %10 = "torch.aten.cat"(%8, %9) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,40],f32>
    %11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %12 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %13 = "torch.aten.gather"(%arg2, %11, %7, %12) : (!torch.vtensor<[2,32,40],f32>, !torch.int, !torch.vtensor<[2,8,40],si64>, !torch.bool) -> !torch.vtensor<[2,8,40],f32>
    %14 = "torch.constant.str"() <{value = "bqhe,bte->bqht"}> : () -> !torch.str
    %15 = "torch.prim.ListConstruct"(%10, %13) : (!torch.vtensor<[2,1,4,40],f32>, !torch.vtensor<[2,8,40],f32>) -> !torch.list<vtensor>
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.aten.einsum"(%14, %15, %16) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,8],f32>
    %18 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %19 = "torch.aten.mul.Scalar"(%17, %18) : (!torch.vtensor<[2,1,4,8],f32>, !torch.float) -> !torch.vtensor<[2,1,4,8],f32>
    %20 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.aten.softmax.int"(%19, %20, %21) : (!torch.vtensor<[2,1,4,8],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,1,4,8],f32>
    %23 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.aten.slice.Tensor"(%13, %23, %24, %25, %26) : (!torch.vtensor<[2,8,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,8,32],f32>
    %28 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %29 = "torch.prim.ListConstruct"(%22, %27) : (!torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,8,32],f32>) -> !torch.list<vtensor>
    %30 = "torch.constant.none"() : () -> !torch.none
    %31 = "torch.aten.einsum"(%28, %29, %30) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    "func.return"(%31) : (!torch.vtensor<[2,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

