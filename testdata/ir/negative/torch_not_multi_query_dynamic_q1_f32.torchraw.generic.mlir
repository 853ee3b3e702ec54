#map = affine_map<()[s0] -> (s0, 1, 4, 40)>
#map1 = affine_map<()[s0, s1] -> (s0, s1, 40)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 32)>
#map3 = affine_map<()[s0, s1] -> (s0, 1, 4, s1)>
#map4 = affine_map<()[s0] -> (s0, 1, 4, 32)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,40],f32>, !torch.vtensor<[?,?,40],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.vtensor<[?,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,40],f32>, %arg1: !torch.vtensor<[?,?,40],f32>, %arg2: !torch.vtensor<[?,?,32],f32>):
    %0 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %1 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,40],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %0, %1) <{shape_expressions = #map1}> : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %0, %1) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %2 = "torch.constant.str"() <{value = "bqhe,bte->bqht"}> : () -> !torch.str
    %3 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[?,1,4,40],f32>, !torch.vtensor<[?,?,40],f32>) -> !torch.list<vtensor>
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.aten.einsum"(%2, %3, %4) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%5, %0, %1) <{shape_expressions = #map3}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %6 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %7 = "torch.aten.mul.Scalar"(%5, %6) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%7, %0, %1) <{shape_expressions = #map3}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %8 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.aten.softmax.int"(%7, %8, %9) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%10, %0, %1) <{shape_expressions = #map3}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %11 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %12 = "torch.prim.ListConstruct"(%10, %arg2) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.list<vtensor>
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten.einsum"(%11, %12, %13) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%14, %0) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "func.return"(%14) : (!torch.vtensor<[?,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

