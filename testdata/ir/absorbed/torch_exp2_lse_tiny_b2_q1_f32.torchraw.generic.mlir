"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[2],si64>) -> (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,4,32],f32>, %arg1: !torch.vtensor<[2,1,4,8],f32>, %arg2: !torch.vtensor<[2,32,32],f32>, %arg3: !torch.vtensor<[2,32,8],f32>, %arg4: !torch.vtensor<[2],si64>):
    %0 = "torch.constant.str"() <{value = "bqhr,btr->bqht"}> : () -> !torch.str
    %1 = "torch.prim.ListConstruct"(%arg0, %arg2) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %2 = "torch.constant.none"() : () -> !torch.none
    %3 = "torch.aten.einsum"(%0, %1, %2) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %4 = "torch.constant.str"() <{value = "bqhp,btp->bqht"}> : () -> !torch.str
    %5 = "torch.prim.ListConstruct"(%arg1, %arg3) : (!torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,8],f32>) -> !torch.list<vtensor>
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.aten.einsum"(%4, %5, %6) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.aten.add.Tensor"(%3, %7, %8) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %10 = "torch.constant.float"() <{value = 0.29448889205180612 : f64}> : () -> !torch.float
    %11 = "torch.aten.mul.Scalar"(%9, %10) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %12 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %16 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %17 = "torch.aten.arange"(%12, %13, %14, %15, %16) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[32],si64>
    %18 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %22 = "torch.prim.ListConstruct"(%18, %19, %20, %21) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %23 = "torch.aten.view"(%arg4, %22) : (!torch.vtensor<[2],si64>, !torch.list<int>) -> !torch.vtensor<[2,1,1,1],si64>
    %24 = "torch.aten.ge.Tensor"(%17, %23) : (!torch.vtensor<[32],si64>, !torch.vtensor<[2,1,1,1],si64>) -> !torch.vtensor<[2,1,1,32],i1>
    %25 = "torch.constant.float"() <{value = -1.000000e+30 : f64}> : () -> !torch.float
    %26 = "torch.aten.masked_fill.Scalar"(%11, %24, %25) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,1,32],i1>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %27 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %28 = "torch.prim.ListConstruct"(%27) : (!torch.int) -> !torch.list<int>
    %29 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %30 = "torch.aten.amax"(%26, %28, %29) : (!torch.vtensor<[2,1,4,32],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[2,1,4,1],f32>
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.aten.sub.Tensor"(%26, %30, %31) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,1],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %33 = "torch.aten.exp2"(%32) : (!torch.vtensor<[2,1,4,32],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %34 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %35 = "torch.prim.ListConstruct"(%34) : (!torch.int) -> !torch.list<int>
    %36 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %37 = "torch.constant.none"() : () -> !torch.none
    %38 = "torch.aten.sum.dim_IntList"(%33, %35, %36, %37) : (!torch.vtensor<[2,1,4,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,4,1],f32>
    %39 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %40 = "torch.prim.ListConstruct"(%33, %arg2) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %41 = "torch.constant.none"() : () -> !torch.none
    %42 = "torch.aten.einsum"(%39, %40, %41) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %43 = "torch.aten.div.Tensor"(%42, %38) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,1],f32>) -> !torch.vtensor<[2,1,4,32],f32>
    %44 = "torch.aten.log2"(%38) : (!torch.vtensor<[2,1,4,1],f32>) -> !torch.vtensor<[2,1,4,1],f32>
    %45 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %46 = "torch.aten.add.Tensor"(%30, %44, %45) : (!torch.vtensor<[2,1,4,1],f32>, !torch.vtensor<[2,1,4,1],f32>, !torch.int) -> !torch.vtensor<[2,1,4,1],f32>
    %47 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %48 = "torch.aten.squeeze.dim"(%46, %47) : (!torch.vtensor<[2,1,4,1],f32>, !torch.int) -> !torch.vtensor<[2,1,4],f32>
    "func.return"(%43, %48) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4],f32>) -> ()
  }) : () -> ()
}) : () -> ()

