#map = affine_map<()[s0] -> (s0, 1, 4, 16)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 32)>
#map3 = affine_map<()[s0, s1] -> (s0, s1, 8)>
#map4 = affine_map<()[s0, s1] -> (s0, 1, s1, 32)>
#map5 = affine_map<()[s0, s1] -> (s0, 4, s1, 16)>
#map6 = affine_map<()[s0] -> (s0, 4, 1, 16)>
#map7 = affine_map<()[s0, s1] -> (s0, 4, 16, s1)>
#map8 = affine_map<()[s0, s1] -> (s0, 4, 1, s1)>
#map9 = affine_map<()[s0] -> (s0, 4, 1, 8)>
#map10 = affine_map<()[s0, s1] -> (s0, 1, s1, 8)>
#map11 = affine_map<()[s0, s1] -> (s0, 1, 8, s1)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,16],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,32],f32>, !torch.vtensor<[?,?,8],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.vtensor<[?,1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,16],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,?,32],f32>, %arg3: !torch.vtensor<[?,?,8],f32>, %arg4: !torch.vtensor<[4,16,32],f32>, %arg5: !torch.vtensor<[4,16,32],f32>):
    %0 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %1 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,16],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %0) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %0, %1) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg3, %0, %1) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?,8],f32>, !torch.int, !torch.int) -> ()
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.aten.unsqueeze"(%arg2, %2) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.vtensor<[?,1,?,32],f32>
    "torch.bind_symbolic_shape"(%3, %0, %1) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,?,32],f32>, !torch.int, !torch.int) -> ()
    %4 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %6 = "torch.aten.transpose.int"(%arg4, %4, %5) : (!torch.vtensor<[4,16,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,32,16],f32>
    %7 = "torch.aten.matmul"(%3, %6) : (!torch.vtensor<[?,1,?,32],f32>, !torch.vtensor<[4,32,16],f32>) -> !torch.vtensor<[?,4,?,16],f32>
    "torch.bind_symbolic_shape"(%7, %0, %1) <{shape_expressions = #map5}> : (!torch.vtensor<[?,4,?,16],f32>, !torch.int, !torch.int) -> ()
    %8 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %10 = "torch.aten.transpose.int"(%arg5, %8, %9) : (!torch.vtensor<[4,16,32],f32>, !torch.int, !torch.int) -> !torch.vtensor<[4,32,16],f32>
    %11 = "torch.aten.matmul"(%3, %10) : (!torch.vtensor<[?,1,?,32],f32>, !torch.vtensor<[4,32,16],f32>) -> !torch.vtensor<[?,4,?,16],f32>
    "torch.bind_symbolic_shape"(%11, %0, %1) <{shape_expressions = #map5}> : (!torch.vtensor<[?,4,?,16],f32>, !torch.int, !torch.int) -> ()
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %14 = "torch.aten.transpose.int"(%arg0, %12, %13) : (!torch.vtensor<[?,1,4,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[?,4,1,16],f32>
    "torch.bind_symbolic_shape"(%14, %0) <{shape_expressions = #map6}> : (!torch.vtensor<[?,4,1,16],f32>, !torch.int) -> ()
    %15 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %17 = "torch.aten.transpose.int"(%7, %15, %16) : (!torch.vtensor<[?,4,?,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[?,4,16,?],f32>
    "torch.bind_symbolic_shape"(%17, %0, %1) <{shape_expressions = #map7}> : (!torch.vtensor<[?,4,16,?],f32>, !torch.int, !torch.int) -> ()
    %18 = "torch.aten.matmul"(%14, %17) : (!torch.vtensor<[?,4,1,16],f32>, !torch.vtensor<[?,4,16,?],f32>) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%18, %0, %1) <{shape_expressions = #map8}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %19 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %20 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %21 = "torch.aten.transpose.int"(%arg1, %19, %20) : (!torch.vtensor<[?,1,4,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[?,4,1,8],f32>
    "torch.bind_symbolic_shape"(%21, %0) <{shape_expressions = #map9}> : (!torch.vtensor<[?,4,1,8],f32>, !torch.int) -> ()
    %22 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %23 = "torch.aten.unsqueeze"(%arg3, %22) : (!torch.vtensor<[?,?,8],f32>, !torch.int) -> !torch.vtensor<[?,1,?,8],f32>
    "torch.bind_symbolic_shape"(%23, %0, %1) <{shape_expressions = #map10}> : (!torch.vtensor<[?,1,?,8],f32>, !torch.int, !torch.int) -> ()
    %24 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %26 = "torch.aten.transpose.int"(%23, %24, %25) : (!torch.vtensor<[?,1,?,8],f32>, !torch.int, !torch.int) -> !torch.vtensor<[?,1,8,?],f32>
    "torch.bind_symbolic_shape"(%26, %0, %1) <{shape_expressions = #map11}> : (!torch.vtensor<[?,1,8,?],f32>, !torch.int, !torch.int) -> ()
    %27 = "torch.aten.matmul"(%21, %26) : (!torch.vtensor<[?,4,1,8],f32>, !torch.vtensor<[?,1,8,?],f32>) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%27, %0, %1) <{shape_expressions = #map8}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %28 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %29 = "torch.aten.add.Tensor"(%18, %27, %28) : (!torch.vtensor<[?,4,1,?],f32>, !torch.vtensor<[?,4,1,?],f32>, !torch.int) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%29, %0, %1) <{shape_expressions = #map8}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %30 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %31 = "torch.aten.mul.Scalar"(%29, %30) : (!torch.vtensor<[?,4,1,?],f32>, !torch.float) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%31, %0, %1) <{shape_expressions = #map8}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %33 = "torch.constant.none"() : () -> !torch.none
    %34 = "torch.aten.softmax.int"(%31, %32, %33) : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.none) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%34, %0, %1) <{shape_expressions = #map8}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %35 = "torch.aten.matmul"(%34, %11) : (!torch.vtensor<[?,4,1,?],f32>, !torch.vtensor<[?,4,?,16],f32>) -> !torch.vtensor<[?,4,1,16],f32>
    "torch.bind_symbolic_shape"(%35, %0) <{shape_expressions = #map6}> : (!torch.vtensor<[?,4,1,16],f32>, !torch.int) -> ()
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %38 = "torch.aten.transpose.int"(%35, %36, %37) : (!torch.vtensor<[?,4,1,16],f32>, !torch.int, !torch.int) -> !torch.vtensor<[?,1,4,16],f32>
    "torch.bind_symbolic_shape"(%38, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,16],f32>, !torch.int) -> ()
    "func.return"(%38) : (!torch.vtensor<[?,1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

