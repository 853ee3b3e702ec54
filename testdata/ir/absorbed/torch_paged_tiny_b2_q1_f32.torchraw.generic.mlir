"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[16,8,40],f32>, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2],si64>) -> !torch.vtensor<[2,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,32],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[16,8,40],f32>, %arg3: !torch.vtensor<[2,4],si64>, %arg4: !torch.vtensor<[2],si64>):
    %0 = "torch.prim.ListConstruct"(%arg3) : (!torch.vtensor<[2,4],si64>) -> !torch.list<optional<vtensor>>
    %1 = "torch.aten.index.Tensor"(%arg2, %0) : (!torch.vtensor<[16,8,40],f32>, !torch.list<optional<vtensor>>) -> !torch.vtensor<[2,4,8,40],f32>
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 40 : i64}> : () -> !torch.int
    %5 = "torch.prim.ListConstruct"(%2, %3, %4) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %6 = "torch.aten.view"(%1, %5) : (!torch.vtensor<[2,4,8,40],f32>, !torch.list<int>) -> !torch.vtensor<[2,32,40],f32>
    %7 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>) -> !torch.list<vtensor>
    %8 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %9 = "torch.aten.cat"(%7, %8) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,40],f32>
    %10 = "torch.constant.str"() <{value = "bqhe,bte->bqht"}> : () -> !torch.str
    %11 = "torch.prim.ListConstruct"(%9, %6) : (!torch.vtensor<[2,1,4,40],f32>, !torch.vtensor<[2,32,40],f32>) -> !torch.list<vtensor>
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten.einsum"(%10, %11, %12) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %14 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %15 = "torch.aten.mul.Scalar"(%13, %14) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
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
    %27 = "torch.aten.view"(%arg4, %26) : (!torch.vtensor<[2],si64>, !torch.list<int>) -> !torch.vtensor<[2,1,1,1],si64>
    %28 = "torch.aten.ge.Tensor"(%21, %27) : (!torch.vtensor<[32],si64>, !torch.vtensor<[2,1,1,1],si64>) -> !torch.vtensor<[2,1,1,32],i1>
    %29 = "torch.constant.float"() <{value = 0xFFF0000000000000 : f64}> : () -> !torch.float
    %30 = "torch.aten.masked_fill.Scalar"(%15, %28, %29) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,1,32],i1>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %31 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %32 = "torch.constant.none"() : () -> !torch.none
    %33 = "torch.aten.softmax.int"(%30, %31, %32) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %34 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.aten.slice.Tensor"(%6, %34, %35, %36, %37) : (!torch.vtensor<[2,32,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %39 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %40 = "torch.prim.ListConstruct"(%33, %38) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %41 = "torch.constant.none"() : () -> !torch.none
    %42 = "torch.aten.einsum"(%39, %40, %41) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    "func.return"(%42) : (!torch.vtensor<[2,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

