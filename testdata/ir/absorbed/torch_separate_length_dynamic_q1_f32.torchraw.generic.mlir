#map = affine_map<()[s0] -> (s0, 1, 4, 16)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 32)>
#map3 = affine_map<()[s0, s1] -> (s0, s1, 8)>
#map4 = affine_map<()[s0] -> (s0)>
#map5 = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map6 = affine_map<()[s0, s1] -> (s0, 1, 4, s1)>
#map7 = affine_map<()[s0] -> (s0, 1, 1, 1)>
#map8 = affine_map<()[s0, s1] -> (s0, 1, 1, s1)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,16],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,32],f32>, !torch.vtensor<[?,?,8],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,16],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,?,32],f32>, %arg3: !torch.vtensor<[?,?,8],f32>, %arg4: !torch.vtensor<[4,16,32],f32>, %arg5: !torch.vtensor<[4,16,32],f32>, %arg6: !torch.vtensor<[?],si64>):
    %0 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %1 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,16],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %0) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %0, %1) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg3, %0, %1) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?,8],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg6, %0) <{shape_expressions = #map4}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.aten.size.int"(%arg2, %2) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.int
    %4 = "torch.constant.str"() <{value = "bqhn,hnr->bqhr"}> : () -> !torch.str
    %5 = "torch.prim.ListConstruct"(%arg0, %arg4) : (!torch.vtensor<[?,1,4,16],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.list<vtensor>
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.aten.einsum"(%4, %5, %6) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%7, %0) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    %8 = "torch.constant.str"() <{value = "bqhr,btr->bqht"}> : () -> !torch.str
    %9 = "torch.prim.ListConstruct"(%7, %arg2) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.list<vtensor>
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.einsum"(%8, %9, %10) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%11, %0, %1) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %12 = "torch.constant.str"() <{value = "bqhp,btp->bqht"}> : () -> !torch.str
    %13 = "torch.prim.ListConstruct"(%arg1, %arg3) : (!torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,8],f32>) -> !torch.list<vtensor>
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.aten.einsum"(%12, %13, %14) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%15, %0, %1) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.aten.add.Tensor"(%11, %15, %16) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%17, %0, %1) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %18 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %19 = "torch.aten.mul.Scalar"(%17, %18) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%19, %0, %1) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %23 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %24 = "torch.aten.arange"(%3, %20, %21, %22, %23) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[?],si64>
    "torch.bind_symbolic_shape"(%24, %1) <{shape_expressions = #map4}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %25 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.prim.ListConstruct"(%25, %26, %27, %28) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.view"(%arg6, %29) : (!torch.vtensor<[?],si64>, !torch.list<int>) -> !torch.vtensor<[?,1,1,1],si64>
    "torch.bind_symbolic_shape"(%30, %0) <{shape_expressions = #map7}> : (!torch.vtensor<[?,1,1,1],si64>, !torch.int) -> ()
    %31 = "torch.aten.ge.Tensor"(%24, %30) : (!torch.vtensor<[?],si64>, !torch.vtensor<[?,1,1,1],si64>) -> !torch.vtensor<[?,1,1,?],i1>
    "torch.bind_symbolic_shape"(%31, %0, %1) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,1,?],i1>, !torch.int, !torch.int) -> ()
    %32 = "torch.constant.float"() <{value = 0xFFF0000000000000 : f64}> : () -> !torch.float
    %33 = "torch.aten.masked_fill.Scalar"(%19, %31, %32) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,1,?],i1>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%33, %0, %1) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %34 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %35 = "torch.constant.none"() : () -> !torch.none
    %36 = "torch.aten.softmax.int"(%33, %34, %35) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%36, %0, %1) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %37 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %38 = "torch.prim.ListConstruct"(%36, %arg2) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.list<vtensor>
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.aten.einsum"(%37, %38, %39) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%40, %0) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    %41 = "torch.constant.str"() <{value = "bqhr,hvr->bqhv"}> : () -> !torch.str
    %42 = "torch.prim.ListConstruct"(%40, %arg5) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.list<vtensor>
    %43 = "torch.constant.none"() : () -> !torch.none
    %44 = "torch.aten.einsum"(%41, %42, %43) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,16],f32>
    "torch.bind_symbolic_shape"(%44, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,16],f32>, !torch.int) -> ()
    "func.return"(%44) : (!torch.vtensor<[?,1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

