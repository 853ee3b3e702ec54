#map = affine_map<()[s0] -> (s0, 1, 4, 16)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 32)>
#map3 = affine_map<()[s0, s1] -> (s0, s1, 8)>
#map4 = affine_map<()[s0, s1] -> (s0, 1, 1, s1)>
#map5 = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map6 = affine_map<()[s0, s1] -> (s0, 1, 4, s1)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,16],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,32],f32>, !torch.vtensor<[?,?,8],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[?,1,1,?],f32>) -> !torch.vtensor<[?,1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,16],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,?,32],f32>, %arg3: !torch.vtensor<[?,?,8],f32>, %arg4: !torch.vtensor<[4,16,32],f32>, %arg5: !torch.vtensor<[4,16,32],f32>, %arg6: !torch.vtensor<[?,1,1,?],f32>):
    %0 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %1 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,16],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %0) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %0, %1) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg3, %0, %1) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?,8],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg6, %0, %1) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,1,?],f32>, !torch.int, !torch.int) -> ()
    %2 = "torch.constant.str"() <{value = "bqhn,hnr->bqhr"}> : () -> !torch.str
    %3 = "torch.prim.ListConstruct"(%arg0, %arg4) : (!torch.vtensor<[?,1,4,16],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.list<vtensor>
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.aten.einsum"(%2, %3, %4) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%5, %0) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    %6 = "torch.constant.str"() <{value = "bqhr,btr->bqht"}> : () -> !torch.str
    %7 = "torch.prim.ListConstruct"(%5, %arg2) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.list<vtensor>
    %8 = "torch.constant.none"() : () -> !torch.none
    %9 = "torch.aten.einsum"(%6, %7, %8) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%9, %0, %1) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %10 = "torch.constant.str"() <{value = "bqhp,btp->bqht"}> : () -> !torch.str
    %11 = "torch.prim.ListConstruct"(%arg1, %arg3) : (!torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,8],f32>) -> !torch.list<vtensor>
    %12 = "torch.constant.none"() : () -> !torch.none
    %13 = "torch.aten.einsum"(%10, %11, %12) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%13, %0, %1) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.aten.add.Tensor"(%9, %13, %14) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%15, %0, %1) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %16 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %17 = "torch.aten.mul.Scalar"(%15, %16) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%17, %0, %1) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %18 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %19 = "torch.aten.add.Tensor"(%17, %arg6, %18) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,1,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%19, %0, %1) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %20 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %21 = "torch.constant.none"() : () -> !torch.none
    %22 = "torch.aten.softmax.int"(%19, %20, %21) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%22, %0, %1) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %23 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %24 = "torch.prim.ListConstruct"(%22, %arg2) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.list<vtensor>
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.aten.einsum"(%23, %24, %25) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%26, %0) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    %27 = "torch.constant.str"() <{value = "bqhr,hvr->bqhv"}> : () -> !torch.str
    %28 = "torch.prim.ListConstruct"(%26, %arg5) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.list<vtensor>
    %29 = "torch.constant.none"() : () -> !torch.none
    %30 = "torch.aten.einsum"(%27, %28, %29) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,16],f32>
    "torch.bind_symbolic_shape"(%30, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,16],f32>, !torch.int) -> ()
    "func.return"(%30) : (!torch.vtensor<[?,1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

