#map = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 40)>
#map3 = affine_map<()[s0, s1] -> (s0, 1, 1, s1)>
#map4 = affine_map<()[s0] -> (s0, 1, 4, 40)>
#map5 = affine_map<()[s0] -> (s0, 4, 1, 40)>
#map6 = affine_map<()[s0, s1] -> (s0, 1, s1, 40)>
#map7 = affine_map<()[s0, s1] -> (s0, 4, s1, 40)>
#map8 = affine_map<()[s0, s1] -> (s0, 4, s1, 32)>
#map9 = affine_map<()[s0] -> (s0, 4, 1, 32)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,40],f32>, !torch.vtensor<[?,1,1,?],f32>) -> !torch.vtensor<[?,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,32],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,?,40],f32>, %arg3: !torch.vtensor<[?,1,1,?],f32>):
    %0 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %1 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %0) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %0, %1) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg3, %0, %1) <{shape_expressions = #map3}> : (!torch.vtensor<[?,1,1,?],f32>, !torch.int, !torch.int) -> ()
    %2 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>) -> !torch.list<vtensor>
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.aten.cat"(%2, %3) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,1,4,40],f32>
    "torch.bind_symbolic_shape"(%4, %0) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,4,40],f32>, !torch.int) -> ()
    %5 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %7 = "torch.aten.transpose.int"(%4, %5, %6) : (!torch.vtensor<[?,1,4,40],f32>, !torch.int, !torch.int) -> !torch.vtensor<[?,4,1,40],f32>
    "torch.bind_symbolic_shape"(%7, %0) <{shape_expressions = #map5}> : (!torch.vtensor<[?,4,1,40],f32>, !torch.int) -> ()
    %8 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %9 = "torch.aten.unsqueeze"(%arg2, %8) : (!torch.vtensor<[?,?,40],f32>, !torch.int) -> !torch.vtensor<[?,1,?,40],f32>
    "torch.bind_symbolic_shape"(%9, %0, %1) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,?,40],f32>, !torch.int, !torch.int) -> ()
    %10 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %14 = "torch.prim.ListConstruct"(%10, %11, %12, %13) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %15 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %16 = "torch.aten.expand"(%9, %14, %15) : (!torch.vtensor<[?,1,?,40],f32>, !torch.list<int>, !torch.bool) -> !torch.vtensor<[?,4,?,40],f32>
    "torch.bind_symbolic_shape"(%16, %0, %1) <{shape_expressions = #map7}> : (!torch.vtensor<[?,4,?,40],f32>, !torch.int, !torch.int) -> ()
    %17 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %19 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.aten.slice.Tensor"(%16, %17, %18, %19, %20) : (!torch.vtensor<[?,4,?,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,4,?,32],f32>
    "torch.bind_symbolic_shape"(%21, %0, %1) <{shape_expressions = #map8}> : (!torch.vtensor<[?,4,?,32],f32>, !torch.int, !torch.int) -> ()
    %22 = "torch.constant.float"() <{value = 0.000000e+00 : f64}> : () -> !torch.float
    %23 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %24 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %25 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %26 = "torch.aten.scaled_dot_product_attention"(%7, %16, %21, %arg3, %22, %23, %24, %25) : (!torch.vtensor<[?,4,1,40],f32>, !torch.vtensor<[?,4,?,40],f32>, !torch.vtensor<[?,4,?,32],f32>, !torch.vtensor<[?,1,1,?],f32>, !torch.float, !torch.bool, !torch.float, !torch.bool) -> !torch.vtensor<[?,4,1,32],f32>
    "torch.bind_symbolic_shape"(%26, %0) <{shape_expressions = #map9}> : (!torch.vtensor<[?,4,1,32],f32>, !torch.int) -> ()
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %29 = "torch.aten.transpose.int"(%26, %27, %28) : (!torch.vtensor<[?,4,1,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%29, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "func.return"(%29) : (!torch.vtensor<[?,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

