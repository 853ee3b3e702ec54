"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[2,2,4,8],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[2],si64>) -> !torch.vtensor<[2,2,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,2,4,16],f32>, %arg1: !torch.vtensor<[2,2,4,8],f32>, %arg2: !torch.vtensor<[2,32,32],f32>, %arg3: !torch.vtensor<[2,32,8],f32>, %arg4: !torch.vtensor<[4,16,32],f32>, %arg5: !torch.vtensor<[4,16,32],f32>, %arg6: !torch.vtensor<[2],si64>):
    %0 = "torch.constant.str"() <{value = "bqhn,hnr->bqhr"}> : () -> !torch.str
    %1 = "torch.prim.ListConstruct"(%arg0, %arg4) : (!torch.vtensor<[2,2,4,16],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.list<vtensor>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.aten.einsum"(%0, %1, %2) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,2,4,32],f32>
    %4 = "torch.constant.str"() <{value = "bqhr,btr->bqht"}> : () -> !torch.str
    %5 = "torch.prim.ListConstruct"(%3, %arg2) : (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.aten.einsum"(%4, %5, %6) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,2,4,32],f32>
    %8 = "torch.constant.str"() <{value = "bqhp,btp->bqht"}> : () -> !torch.str
    %9 = "torch.prim.ListConstruct"(%arg1, %arg3) : (!torch.vtensor<[2,2,4,8],f32>, !torch.vtensor<[2,32,8],f32>) -> !torch.list<vtensor>
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.einsum"(%8, %9, %10) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,2,4,32],f32>
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.aten.add.Tensor"(%7, %11, %12) : (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[2,2,4,32],f32>, !torch.int) -> !torch.vtensor<[2,2,4,32],f32>
    %14 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %15 = "torch.aten.mul.Scalar"(%13, %14) : (!torch.vtensor<[2,2,4,32],f32>, !torch.float) -> !torch.vtensor<[2,2,4,32],f32>
    %16 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %20 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %21 = "torch.aten.arange"(%16, %17, %18, %19, %20) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[32],si64>
    %22 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.prim.ListConstruct"(%22, %23, %24, %25) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.view"(%arg6, %26) : (!torch.vtensor<[2],si64>, !torch.list<int>) -> !torch.vtensor<[2,1,1,1],si64>
    %28 = "torch.aten.ge.Tensor"(%21, %27) : (!torch.vtensor<[32],si64>, !torch.vtensor<[2,1,1,1],si64>) -> !torch.vtensor<[2,1,1,32],i1>
    %29 = "torch.constant.float"() <{value = 0xFFF0000000000000 : f64}> : () -> !torch.float
    %30 = "torch.aten.masked_fill.Scalar"(%15, %28, %29) : (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[2,1,1,32],i1>, !torch.float) -> !torch.vtensor<[2,2,4,32],f32>
    %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.aten.softmax.int"(%30, %31, %32) : (!torch.vtensor<[2,2,4,32],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,2,4,32],f32>
    %34 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %35 = "torch.prim.ListConstruct"(%33, %arg2) : (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %36 = "torch.constant.none"() : () -> !torch.none
    %37 = "torch.aten.einsum"(%34, %35, %36) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,2,4,32],f32>
    %38 = "torch.constant.str"() <{value = "bqhr,hvr->bqhv"}> : () -> !torch.str
    %39 = "torch.prim.ListConstruct"(%37, %arg5) : (!torch.vtensor<[2,2,4,32],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.list<vtensor>
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.aten.einsum"(%38, %39, %40) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,2,4,16],f32>
    "func.return"(%41) : (!torch.vtensor<[2,2,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

