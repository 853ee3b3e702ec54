#map = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 40)>
#map3 = affine_map<()[s0, s1] -> (s0, s1, 32)>
#map4 = affine_map<()[s0, s1] -> (s0, 1, 4, s1)>
#map5 = affine_map<()[s0, s1] -> (s0, s1, 8)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,40],f32>) -> !torch.vtensor<[?,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,32],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,?,40],f32>):
    %0 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %1 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %0) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %0, %1) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int) -> ()
    %2 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %3 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %5 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %6 = "torch.aten.slice.Tensor"(%arg2, %2, %3, %4, %5) : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%6, %0, %1) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %7 = "torch.constant.str"() <{value = "bqhr,btr->bqht"}> : () -> !torch.str
    %8 = "torch.prim.ListConstruct"(%arg0, %6) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.list<vtensor>
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.aten.einsum"(%7, %8, %9) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%10, %0, %1) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %11 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %15 = "torch.aten.slice.Tensor"(%arg2, %11, %12, %13, %14) : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,8],f32>
    "torch.bind_symbolic_shape"(%15, %0, %1) <{shape_expressions = #map5}> : (!torch.vtensor<[?,?,8],f32>, !torch.int, !torch.int) -> ()
    %16 = "torch.constant.str"() <{value = "bqhp,btp->bqht"}> : () -> !torch.str
    %17 = "torch.prim.ListConstruct"(%arg1, %15) : (!torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,8],f32>) -> !torch.list<vtensor>
    %18 = "torch.constant.none"() : () -> !torch.none
    %19 = "torch.aten.einsum"(%16, %17, %18) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%19, %0, %1) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %20 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %21 = "torch.aten.add.Tensor"(%10, %19, %20) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%21, %0, %1) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %22 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %23 = "torch.aten.mul.Scalar"(%21, %22) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%23, %0, %1) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %24 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.aten.softmax.int"(%23, %24, %25) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%26, %0, %1) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %27 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %28 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.aten.slice.Tensor"(%arg2, %27, %28, %29, %30) : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%31, %0, %1) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %32 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %33 = "torch.prim.ListConstruct"(%26, %31) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.list<vtensor>
    %34 = "torch.constant.none"() : () -> !torch.none
    %35 = "torch.aten.einsum"(%32, %33, %34) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%35, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "func.return"(%35) : (!torch.vtensor<[?,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

