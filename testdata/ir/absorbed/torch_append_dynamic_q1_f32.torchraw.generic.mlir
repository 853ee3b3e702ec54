#map = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 32)>
#map3 = affine_map<()[s0, s1] -> (s0, s1, 8)>
#map4 = affine_map<()[s0] -> (s0, 1, 32)>
#map5 = affine_map<()[s0] -> (s0, 1, 8)>
#map6 = affine_map<()[s0, s1] -> (s0, s1 + 1, 32)>
#map7 = affine_map<()[s0, s1] -> (s0, s1 + 1, 8)>
#map8 = affine_map<()[s0, s1] -> (s0, 1, 4, s1 + 1)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,32],f32>, !torch.vtensor<[?,?,8],f32>, !torch.vtensor<[?,1,32],f32>, !torch.vtensor<[?,1,8],f32>) -> (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,?,32],f32>, !torch.vtensor<[?,?,8],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,32],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,?,32],f32>, %arg3: !torch.vtensor<[?,?,8],f32>, %arg4: !torch.vtensor<[?,1,32],f32>, %arg5: !torch.vtensor<[?,1,8],f32>):
    %0 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %1 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %0) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %0, %1) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg3, %0, %1) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?,8],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg4, %0) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,32],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg5, %0) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,8],f32>, !torch.int) -> ()
    %2 = "torch.prim.ListConstruct"(%arg2, %arg4) : (!torch.vtensor<[?,?,32],f32>, !torch.vtensor<[?,1,32],f32>) -> !torch.list<vtensor>
    %3 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %4 = "torch.aten.cat"(%2, %3) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%4, %0, %1) <{shape_expressions = #map6}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %5 = "torch.prim.ListConstruct"(%arg3, %arg5) : (!torch.vtensor<[?,?,8],f32>, !torch.vtensor<[?,1,8],f32>) -> !torch.list<vtensor>
    %6 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %7 = "torch.aten.cat"(%5, %6) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,?,8],f32>
    "torch.bind_symbolic_shape"(%7, %0, %1) <{shape_expressions = #map7}> : (!torch.vtensor<[?,?,8],f32>, !torch.int, !torch.int) -> ()
    %8 = "torch.constant.str"() <{value = "bqhr,btr->bqht"}> : () -> !torch.str
    %9 = "torch.prim.ListConstruct"(%arg0, %4) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.list<vtensor>
    %10 = "torch.constant.none"() : () -> !torch.none
    %11 = "torch.aten.einsum"(%8, %9, %10) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%11, %0, %1) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %12 = "torch.constant.str"() <{value = "bqhp,btp->bqht"}> : () -> !torch.str
    %13 = "torch.prim.ListConstruct"(%arg1, %7) : (!torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,8],f32>) -> !torch.list<vtensor>
    %14 = "torch.constant.none"() : () -> !torch.none
    %15 = "torch.aten.einsum"(%12, %13, %14) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%15, %0, %1) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.aten.add.Tensor"(%11, %15, %16) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%17, %0, %1) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %18 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %19 = "torch.aten.mul.Scalar"(%17, %18) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%19, %0, %1) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %20 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.aten.softmax.int"(%19, %20, %21) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%22, %0, %1) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %23 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %24 = "torch.prim.ListConstruct"(%22, %4) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.list<vtensor>
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.aten.einsum"(%23, %24, %25) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%26, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "func.return"(%26, %4, %7) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,?,32],f32>, !torch.vtensor<[?,?,8],f32>) -> ()
  }) : () -> ()
}) : () -> ()

