#map = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s1, 32, s0)>
#map3 = affine_map<()[s0, s1] -> (s1, 8, s0)>
#map4 = affine_map<()[s0, s1] -> (s1, 1, 32, s0)>
#map5 = affine_map<()[s0, s1] -> (s1, 1, 4, s0)>
#map6 = affine_map<()[s0, s1] -> (s1, 1, 8, s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,32,?],f32>, !torch.vtensor<[?,8,?],f32>) -> !torch.vtensor<[?,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,32],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,32,?],f32>, %arg3: !torch.vtensor<[?,8,?],f32>):
    %0 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %1 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s11"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %0) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %1, %0) <{shape_expressions = #map2}> : (!torch.vtensor<[?,32,?],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg3, %1, %0) <{shape_expressions = #map3}> : (!torch.vtensor<[?,8,?],f32>, !torch.int, !torch.int) -> ()
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.aten.unsqueeze"(%arg2, %2) : (!torch.vtensor<[?,32,?],f32>, !torch.int) -> !torch.vtensor<[?,1,32,?],f32>
    "torch.bind_symbolic_shape"(%3, %1, %0) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,32,?],f32>, !torch.int, !torch.int) -> ()
    %4 = "torch.aten.matmul"(%arg0, %3) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,32,?],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%4, %1, %0) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %6 = "torch.aten.unsqueeze"(%arg3, %5) : (!torch.vtensor<[?,8,?],f32>, !torch.int) -> !torch.vtensor<[?,1,8,?],f32>
    "torch.bind_symbolic_shape"(%6, %1, %0) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,8,?],f32>, !torch.int, !torch.int) -> ()
    %7 = "torch.aten.matmul"(%arg1, %6) : (!torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,1,8,?],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%7, %1, %0) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.aten.add.Tensor"(%4, %7, %8) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%9, %1, %0) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %10 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %11 = "torch.aten.mul.Scalar"(%9, %10) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%11, %1, %0) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %12 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %13 = "torch.constant.none"() : () -> !torch.none
    %14 = "torch.aten.softmax.int"(%11, %12, %13) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%14, %1, %0) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %15 = "torch.constant.str"() <{value = "bqht,brt->bqhr"}> : () -> !torch.str
    %16 = "torch.prim.ListConstruct"(%14, %arg2) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,32,?],f32>) -> !torch.list<vtensor>
    %17 = "torch.constant.none"() : () -> !torch.none
    %18 = "torch.aten.einsum"(%15, %16, %17) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%18, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "func.return"(%18) : (!torch.vtensor<[?,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

