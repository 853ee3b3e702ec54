#map = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0] -> (s0, 40)>
#map3 = affine_map<()[s0, s1] -> (s0, s1)>
#map4 = affine_map<()[s0] -> (s0)>
#map5 = affine_map<()[s0, s1] -> (s0 * s1)>
#map6 = affine_map<()[s0, s1] -> (s0 * s1, 40)>
#map7 = affine_map<()[s0, s1] -> (s0, s1, 40)>
#map8 = affine_map<()[s0] -> (s0, 1, 4, 40)>
#map9 = affine_map<()[s0, s1] -> (s0, 1, 4, s1)>
#map10 = affine_map<()[s0] -> (s0, 1, 1, 1)>
#map11 = affine_map<()[s0, s1] -> (s0, 1, 1, s1)>
#map12 = affine_map<()[s0, s1] -> (s0, s1, 32)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,40],f32>, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,32],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,40],f32>, %arg3: !torch.vtensor<[?,?],si64>, %arg4: !torch.vtensor<[?],si64>):
    %0 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %1 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s78"}> : () -> !torch.int
    %2 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s88"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %0) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %1) <{shape_expressions = #map2}> : (!torch.vtensor<[?,40],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg3, %0, %2) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?],si64>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg4, %0) <{shape_expressions = #map4}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %3 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %4 = "torch.aten.size.int"(%arg0, %3) : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> !torch.int
    %5 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %6 = "torch.aten.size.int"(%arg3, %5) : (!torch.vtensor<[?,?],si64>, !torch.int) -> !torch.int
    %7 = "torch.aten.mul.int"(%4, %6) : (!torch.int, !torch.int) -> !torch.int
    %8 = "torch.prim.ListConstruct"(%7) : (!torch.int) -> !torch.list<int>
    %9 = "torch.aten.view"(%arg3, %8) : (!torch.vtensor<[?,?],si64>, !torch.list<int>) -> !torch.vtensor<[?],si64>
    "torch.bind_symbolic_shape"(%9, %0, %2) <{shape_expressions = #map5}> : (!torch.vtensor<[?],si64>, !torch.int, !torch.int) -> ()
    %10 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %11 = "torch.aten.index_select"(%arg2, %10, %9) : (!torch.vtensor<[?,40],f32>, !torch.int, !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,40],f32>
    "torch.bind_symbolic_shape"(%11, %0, %2) <{shape_expressions = #map6}> : (!torch.vtensor<[?,40],f32>, !torch.int, !torch.int) -> ()
    %12 = "torch.constant.int"() <{value = 40 : i64}> : () -> !torch.int
    %13 = "torch.prim.ListConstruct"(%4, %6, %12) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %14 = "torch.aten.view"(%11, %13) : (!torch.vtensor<[?,40],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,40],f32>
    "torch.bind_symbolic_shape"(%14, %0, %2) <{shape_expressions = #map7}> : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int) -> ()
    %15 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>) -> !torch.list<vtensor>
    %16 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %17 = "torch.aten.cat"(%15, %16) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,1,4,40],f32>
    "torch.bind_symbolic_shape"(%17, %0) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,40],f32>, !torch.int) -> ()
    %18 = "torch.constant.str"() <{value = "bqhe,bte->bqht"}> : () -> !torch.str
    %19 = "torch.prim.ListConstruct"(%17, %14) : (!torch.vtensor<[?,1,4,40],f32>, !torch.vtensor<[?,?,40],f32>) -> !torch.list<vtensor>
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.aten.einsum"(%18, %19, %20) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%21, %0, %2) <{shape_expressions = #map9}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %22 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %23 = "torch.aten.mul.Scalar"(%21, %22) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%23, %0, %2) <{shape_expressions = #map9}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %24 = "torch.constant.none"() : () -> !torch.none
    %25 = "torch.constant.none"() : () -> !torch.none
    %26 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %27 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %28 = "torch.aten.arange"(%6, %24, %25, %26, %27) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[?],si64>
    "torch.bind_symbolic_shape"(%28, %2) <{shape_expressions = #map4}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %29 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %30 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %31 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %33 = "torch.prim.ListConstruct"(%29, %30, %31, %32) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.view"(%arg4, %33) : (!torch.vtensor<[?],si64>, !torch.list<int>) -> !torch.vtensor<[?,1,1,1],si64>
    "torch.bind_symbolic_shape"(%34, %0) <{shape_expressions = #map10}> : (!torch.vtensor<[?,1,1,1],si64>, !torch.int) -> ()
    %35 = "torch.aten.ge.Tensor"(%28, %34) : (!torch.vtensor<[?],si64>, !torch.vtensor<[?,1,1,1],si64>) -> !torch.vtensor<[?,1,1,?],i1>
    "torch.bind_symbolic_shape"(%35, %0, %2) <{shape_expressions = #map11}> : (!torch.vtensor<[?,1,1,?],i1>, !torch.int, !torch.int) -> ()
    %36 = "torch.constant.float"() <{value = 0xFFF0000000000000 : f64}> : () -> !torch.float
    %37 = "torch.aten.masked_fill.Scalar"(%23, %35, %36) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,1,?],i1>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%37, %0, %2) <{shape_expressions = #map9}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %38 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.aten.softmax.int"(%37, %38, %39) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%40, %0, %2) <{shape_expressions = #map9}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %41 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %42 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %43 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %44 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %45 = "torch.aten.slice.Tensor"(%14, %41, %42, %43, %44) : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%45, %0, %2) <{shape_expressions = #map12}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %46 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %47 = "torch.prim.ListConstruct"(%40, %45) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.list<vtensor>
    %48 = "torch.constant.none"() : () -> !torch.none
    %49 = "torch.aten.einsum"(%46, %47, %48) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%49, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "func.return"(%49) : (!torch.vtensor<[?,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

