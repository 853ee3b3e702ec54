#map = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 32)>
#map3 = affine_map<()[s0, s1] -> (s0, s1, 8)>
#map4 = affine_map<()[s0] -> (s0)>
#map5 = affine_map<()[s0, s1] -> (s0, 1, 4, s1)>
#map6 = affine_map<()[s0] -> (s0, 1, 1, 1)>
#map7 = affine_map<()[s0, s1] -> (s0, 1, 1, s1)>
#map8 = affine_map<()[s0] -> (s0, 1, 4, 1)>
#map9 = affine_map<()[s0] -> (s0, 1, 4)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,32],f32>, !torch.vtensor<[?,?,8],f32>, !torch.vtensor<[?],si64>) -> (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,32],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,?,32],f32>, %arg3: !torch.vtensor<[?,?,8],f32>, %arg4: !torch.vtensor<[?],si64>):
    %0 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %1 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %0) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %0, %1) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg3, %0, %1) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?,8],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg4, %0) <{shape_expressions = #map4}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.aten.size.int"(%arg2, %2) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.int
    %4 = "torch.constant.str"() <{value = "bqhr,btr->bqht"}> : () -> !torch.str
    %5 = "torch.prim.ListConstruct"(%arg0, %arg2) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.list<vtensor>
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.aten.einsum"(%4, %5, %6) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%7, %0, %1) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %8 = "torch.constant.str"() <{value = "bqhp,btp->bqht"}> : () -> !torch.str
    %9 = "torch.prim.ListConstruct"(%arg1, %arg3) : (!torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,8],f32>) -> !torch.list<vtensor>
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.einsum"(%8, %9, %10) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%11, %0, %1) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.aten.add.Tensor"(%7, %11, %12) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%13, %0, %1) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %14 = "torch.constant.float"() <{value = 0.29448889205180612 : f64}> : () -> !torch.float
    %15 = "torch.aten.mul.Scalar"(%13, %14) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%15, %0, %1) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %16 = "torch.constant.none"() : () -> !torch.none
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %19 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %20 = "torch.aten.arange"(%3, %16, %17, %18, %19) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[?],si64>
    "torch.bind_symbolic_shape"(%20, %1) <{shape_expressions = #map4}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %21 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %24 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %25 = "torch.prim.ListConstruct"(%21, %22, %23, %24) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.view"(%arg4, %25) : (!torch.vtensor<[?],si64>, !torch.list<int>) -> !torch.vtensor<[?,1,1,1],si64>
    "torch.bind_symbolic_shape"(%26, %0) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,1,1],si64>, !torch.int) -> ()
    %27 = "torch.aten.ge.Tensor"(%20, %26) : (!torch.vtensor<[?],si64>, !torch.vtensor<[?,1,1,1],si64>) -> !torch.vtensor<[?,1,1,?],i1>
    "torch.bind_symbolic_shape"(%27, %0, %1) <{shape_expressions = #map7}> : (!torch.vtensor<[?,1,1,?],i1>, !torch.int, !torch.int) -> ()
    %28 = "torch.constant.float"() <{value = -1.000000e+30 : f64}> : () -> !torch.float
    %29 = "torch.aten.masked_fill.Scalar"(%15, %27, %28) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,1,?],i1>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%29, %0, %1) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %30 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %31 = "torch.prim.ListConstruct"(%30) : (!torch.int) -> !torch.list<int>
    %32 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %33 = "torch.aten.amax"(%29, %31, %32) : (!torch.vtensor<[?,1,4,?],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[?,1,4,1],f32>
    "torch.bind_symbolic_shape"(%33, %0) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,1],f32>, !torch.int) -> ()
    %34 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %35 = "torch.aten.sub.Tensor"(%29, %33, %34) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,1],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%35, %0, %1) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %36 = "torch.aten.exp2"(%35) : (!torch.vtensor<[?,1,4,?],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%36, %0, %1) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %37 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %38 = "torch.prim.ListConstruct"(%37) : (!torch.int) -> !torch.list<int>
    %39 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %40 = "torch.constant.none"() : () -> !torch.none
    %41 = "torch.aten.sum.dim_IntList"(%36, %38, %39, %40) : (!torch.vtensor<[?,1,4,?],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[?,1,4,1],f32>
    "torch.bind_symbolic_shape"(%41, %0) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,1],f32>, !torch.int) -> ()
    %42 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %43 = "torch.prim.ListConstruct"(%36, %arg2) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.list<vtensor>
    %44 = "torch.constant.none"() : () -> !torch.none
    %45 = "torch.aten.einsum"(%42, %43, %44) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%45, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    %46 = "torch.aten.div.Tensor"(%45, %41) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,1],f32>) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%46, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    %47 = "torch.aten.log2"(%41) : (!torch.vtensor<[?,1,4,1],f32>) -> !torch.vtensor<[?,1,4,1],f32>
    "torch.bind_symbolic_shape"(%47, %0) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,1],f32>, !torch.int) -> ()
    %48 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %49 = "torch.aten.add.Tensor"(%33, %47, %48) : (!torch.vtensor<[?,1,4,1],f32>, !torch.vtensor<[?,1,4,1],f32>, !torch.int) -> !torch.vtensor<[?,1,4,1],f32>
    "torch.bind_symbolic_shape"(%49, %0) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,1],f32>, !torch.int) -> ()
    %50 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %51 = "torch.aten.squeeze.dim"(%49, %50) : (!torch.vtensor<[?,1,4,1],f32>, !torch.int) -> !torch.vtensor<[?,1,4],f32>
    "torch.bind_symbolic_shape"(%51, %0) <{shape_expressions = #map9}> : (!torch.vtensor<[?,1,4],f32>, !torch.int) -> ()
    "func.return"(%46, %51) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4],f32>) -> ()
  }) : () -> ()
}) : () -> ()

