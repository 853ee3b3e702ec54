#map = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 40)>
#map3 = affine_map<()[s0, s1] -> (s0, s1)>
#map4 = affine_map<()[s0] -> (s0)>
#map5 = affine_map<()[s0, s1] -> (s0, s1, 1)>
#map6 = affine_map<()[s0] -> (s0, 1, 4, 40)>
#map7 = affine_map<()[s0, s1] -> (s0, 1, 4, s1)>
#map8 = affine_map<()[s0] -> (s0, 1, 1, 1)>
#map9 = affine_map<()[s0, s1] -> (s0, 1, 1, s1)>
#map10 = affine_map<()[s0, s1] -> (s0, s1, 32)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,40],f8E4M3FN>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,32],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,?,40],f8E4M3FN>, %arg3: !torch.vtensor<[?,?],f32>, %arg4: !torch.vtensor<[?],si64>):
    %0 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %1 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %0) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %0, %1) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,40],f8E4M3FN>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg3, %0, %1) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg4, %0) <{shape_expressions = #map4}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.aten.size.int"(%arg2, %2) : (!torch.vtensor<[?,?,40],f8E4M3FN>, !torch.int) -> !torch.int
    %4 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.constant.none"() : () -> !torch.none
    %8 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %9 = "torch.constant.none"() : () -> !torch.none
    %10 = "torch.aten._to_copy"(%arg2, %4, %5, %6, %7, %8, %9) : (!torch.vtensor<[?,?,40],f8E4M3FN>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none) -> !torch.vtensor<[?,?,40],f32>
    "torch.bind_symbolic_shape"(%10, %0, %1) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int) -> ()
    %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %12 = "torch.aten.unsqueeze"(%arg3, %11) : (!torch.vtensor<[?,?],f32>, !torch.int) -> !torch.vtensor<[?,?,1],f32>
    "torch.bind_symbolic_shape"(%12, %0, %1) <{shape_expressions = #map5}> : (!torch.vtensor<[?,?,1],f32>, !torch.int, !torch.int) -> ()
    %13 = "torch.aten.mul.Tensor"(%10, %12) : (!torch.vtensor<[?,?,40],f32>, !torch.vtensor<[?,?,1],f32>) -> !torch.vtensor<[?,?,40],f32>
    "torch.bind_symbolic_shape"(%13, %0, %1) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int) -> ()
    %14 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>) -> !torch.list<vtensor>
    %15 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %16 = "torch.aten.cat"(%14, %15) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,1,4,40],f32>
    "torch.bind_symbolic_shape"(%16, %0) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,4,40],f32>, !torch.int) -> ()
    %17 = "torch.constant.str"() <{value = "bqhe,bte->bqht"}> : () -> !torch.str
    %18 = "torch.prim.ListConstruct"(%16, %13) : (!torch.vtensor<[?,1,4,40],f32>, !torch.vtensor<[?,?,40],f32>) -> !torch.list<vtensor>
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.aten.einsum"(%17, %18, %19) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%20, %0, %1) <{shape_expressions = #map7}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %21 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %22 = "torch.aten.mul.Scalar"(%20, %21) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%22, %0, %1) <{shape_expressions = #map7}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %23 = "torch.constant.none"() : () -> !torch.none
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %26 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %27 = "torch.aten.arange"(%3, %23, %24, %25, %26) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[?],si64>
    "torch.bind_symbolic_shape"(%27, %1) <{shape_expressions = #map4}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %28 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %29 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.prim.ListConstruct"(%28, %29, %30, %31) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.view"(%arg4, %32) : (!torch.vtensor<[?],si64>, !torch.list<int>) -> !torch.vtensor<[?,1,1,1],si64>
    "torch.bind_symbolic_shape"(%33, %0) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,1,1],si64>, !torch.int) -> ()
    %34 = "torch.aten.ge.Tensor"(%27, %33) : (!torch.vtensor<[?],si64>, !torch.vtensor<[?,1,1,1],si64>) -> !torch.vtensor<[?,1,1,?],i1>
    "torch.bind_symbolic_shape"(%34, %0, %1) <{shape_expressions = #map9}> : (!torch.vtensor<[?,1,1,?],i1>, !torch.int, !torch.int) -> ()
    %35 = "torch.constant.float"() <{value = 0xFFF0000000000000 : f64}> : () -> !torch.float
    %36 = "torch.aten.masked_fill.Scalar"(%22, %34, %35) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,1,?],i1>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%36, %0, %1) <{shape_expressions = #map7}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %37 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %38 = "torch.constant.none"() : () -> !torch.none
    %39 = "torch.aten.softmax.int"(%36, %37, %38) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%39, %0, %1) <{shape_expressions = #map7}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %40 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %41 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %44 = "torch.aten.slice.Tensor"(%13, %40, %41, %42, %43) : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%44, %0, %1) <{shape_expressions = #map10}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %45 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %46 = "torch.prim.ListConstruct"(%39, %44) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.list<vtensor>
    %47 = "torch.constant.none"() : () -> !torch.none
    %48 = "torch.aten.einsum"(%45, %46, %47) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%48, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "func.return"(%48) : (!torch.vtensor<[?,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

