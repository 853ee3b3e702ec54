#map = affine_map<()[s0] -> (s0, 1, 4, 16)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 40)>
#map3 = affine_map<()[s0] -> (s0)>
#map4 = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map5 = affine_map<()[s0] -> (s0, 1, 4, 40)>
#map6 = affine_map<()[s0, s1] -> (s0, 1, s1, 40)>
#map7 = affine_map<()[s0, s1] -> (s0, 1, 40, s1)>
#map8 = affine_map<()[s0, s1] -> (s0, 1, 4, s1)>
#map9 = affine_map<()[s0] -> (s0, 1, 1, 1)>
#map10 = affine_map<()[s0, s1] -> (s0, 1, 1, s1)>
#map11 = affine_map<()[s0, s1] -> (s0, s1, 32)>
#map12 = affine_map<()[s0, s1] -> (s0, 1, s1, 32)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,16],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,40],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,16],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,?,40],f32>, %arg3: !torch.vtensor<[4,16,32],f32>, %arg4: !torch.vtensor<[4,16,32],f32>, %arg5: !torch.vtensor<[?],si64>):
    %0 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %1 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,16],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %0) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %0, %1) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg5, %0) <{shape_expressions = #map3}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %2 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %3 = "torch.aten.size.int"(%arg2, %2) : (!torch.vtensor<[?,?,40],f32>, !torch.int) -> !torch.int
    %4 = "torch.constant.str"() <{value = "bqhn,hnr->bqhr"}> : () -> !torch.str
    %5 = "torch.prim.ListConstruct"(%arg0, %arg3) : (!torch.vtensor<[?,1,4,16],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.list<vtensor>
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.aten.einsum"(%4, %5, %6) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%7, %0) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    %8 = "torch.prim.ListConstruct"(%7, %arg1) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>) -> !torch.list<vtensor>
    %9 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %10 = "torch.aten.cat"(%8, %9) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,1,4,40],f32>
    "torch.bind_symbolic_shape"(%10, %0) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,40],f32>, !torch.int) -> ()
    %11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %12 = "torch.aten.unsqueeze"(%arg2, %11) : (!torch.vtensor<[?,?,40],f32>, !torch.int) -> !torch.vtensor<[?,1,?,40],f32>
    "torch.bind_symbolic_shape"(%12, %0, %1) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,?,40],f32>, !torch.int, !torch.int) -> ()
    %13 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = -2 : i64}> : () -> !torch.int
    %15 = "torch.aten.transpose.int"(%12, %13, %14) : (!torch.vtensor<[?,1,?,40],f32>, !torch.int, !torch.int) -> !torch.vtensor<[?,1,40,?],f32>
    "torch.bind_symbolic_shape"(%15, %0, %1) <{shape_expressions = #map7}> : (!torch.vtensor<[?,1,40,?],f32>, !torch.int, !torch.int) -> ()
    %16 = "torch.aten.matmul"(%10, %15) : (!torch.vtensor<[?,1,4,40],f32>, !torch.vtensor<[?,1,40,?],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%16, %0, %1) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %17 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %18 = "torch.aten.mul.Scalar"(%16, %17) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%18, %0, %1) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %19 = "torch.constant.none"() : () -> !torch.none
    %20 = "torch.constant.none"() : () -> !torch.none
    %21 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %22 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %23 = "torch.aten.arange"(%3, %19, %20, %21, %22) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[?],si64>
    "torch.bind_symbolic_shape"(%23, %1) <{shape_expressions = #map3}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %24 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %25 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %26 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %27 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %28 = "torch.prim.ListConstruct"(%24, %25, %26, %27) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %29 = "torch.aten.view"(%arg5, %28) : (!torch.vtensor<[?],si64>, !torch.list<int>) -> !torch.vtensor<[?,1,1,1],si64>
    "torch.bind_symbolic_shape"(%29, %0) <{shape_expressions = #map9}> : (!torch.vtensor<[?,1,1,1],si64>, !torch.int) -> ()
    %30 = "torch.aten.le.Tensor"(%23, %29) : (!torch.vtensor<[?],si64>, !torch.vtensor<[?,1,1,1],si64>) -> !torch.vtensor<[?,1,1,?],i1>
    "torch.bind_symbolic_shape"(%30, %0, %1) <{shape_expressions = #map10}> : (!torch.vtensor<[?,1,1,?],i1>, !torch.int, !torch.int) -> ()
    %31 = "torch.constant.float"() <{value = 0xFFF0000000000000 : f64}> : () -> !torch.float
    %32 = "torch.aten.where.ScalarOther"(%30, %18, %31) : (!torch.vtensor<[?,1,1,?],i1>, !torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%32, %0, %1) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %33 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %34 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %35 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %36 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %37 = "torch.aten.slice.Tensor"(%arg2, %33, %34, %35, %36) : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%37, %0, %1) <{shape_expressions = #map11}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %38 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %39 = "torch.constant.none"() : () -> !torch.none
    %40 = "torch.aten.softmax.int"(%32, %38, %39) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.none) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%40, %0, %1) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.aten.unsqueeze"(%37, %41) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.vtensor<[?,1,?,32],f32>
    "torch.bind_symbolic_shape"(%42, %0, %1) <{shape_expressions = #map12}> : (!torch.vtensor<[?,1,?,32],f32>, !torch.int, !torch.int) -> ()
    %43 = "torch.aten.matmul"(%40, %42) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,?,32],f32>) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%43, %0) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    %44 = "torch.constant.str"() <{value = "bqhr,hvr->bqhv"}> : () -> !torch.str
    %45 = "torch.prim.ListConstruct"(%43, %arg4) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.list<vtensor>
    %46 = "torch.constant.none"() : () -> !torch.none
    %47 = "torch.aten.einsum"(%44, %45, %46) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[?,1,4,16],f32>
    "torch.bind_symbolic_shape"(%47, %0) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,16],f32>, !torch.int) -> ()
    "func.return"(%47) : (!torch.vtensor<[?,1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

