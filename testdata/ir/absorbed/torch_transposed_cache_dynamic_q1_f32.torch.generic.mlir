#map = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s1, 32, s0)>
#map3 = affine_map<()[s0, s1] -> (s1, 8, s0)>
#map4 = affine_map<()[s0, s1] -> (s1, 1, 32, s0)>
#map5 = affine_map<()[s0] -> (s0, 4, 32)>
#map6 = affine_map<()[s0, s1] -> (s1, 4, s0)>
#map7 = affine_map<()[s0, s1] -> (s1, 1, 4, s0)>
#map8 = affine_map<()[s0, s1] -> (s1, 1, 8, s0)>
#map9 = affine_map<()[s0] -> (s0, 4, 8)>
#map10 = affine_map<()[s0, s1] -> (s1, 1, 4, s0, 1)>
#map11 = affine_map<()[s0, s1] -> (s1, 1, 4, 1, s0)>
#map12 = affine_map<()[s0, s1] -> (s1, 32, s0, 1)>
#map13 = affine_map<()[s0, s1] -> (s1, 32, s0, 1, 1)>
#map14 = affine_map<()[s0, s1] -> (s1, 1, 1, 32, s0)>
#map15 = affine_map<()[s0, s1] -> (s1, 4, s0, 1, 1)>
#map16 = affine_map<()[s0, s1] -> (s1, s0, 1, 32, 1)>
#map17 = affine_map<()[s0, s1] -> (s1, s0, 32)>
#map18 = affine_map<()[s0] -> (s0, 4, 1, 1, 32)>
#map19 = affine_map<()[s0] -> (s0, 1, 4, 32, 1)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,32,?],f32>, !torch.vtensor<[?,8,?],f32>) -> !torch.vtensor<[?,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,32],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,32,?],f32>, %arg3: !torch.vtensor<[?,8,?],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %2 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %3 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %5 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %6 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %12 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %13 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s11"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %12) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %12) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %13, %12) <{shape_expressions = #map2}> : (!torch.vtensor<[?,32,?],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg3, %13, %12) <{shape_expressions = #map3}> : (!torch.vtensor<[?,8,?],f32>, !torch.int, !torch.int) -> ()
    %14 = "torch.aten.size.int"(%arg0, %11) : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> !torch.int
    %15 = "torch.aten.size.int"(%arg3, %10) : (!torch.vtensor<[?,8,?],f32>, !torch.int) -> !torch.int
    %16 = "torch.aten.unsqueeze"(%arg2, %9) : (!torch.vtensor<[?,32,?],f32>, !torch.int) -> !torch.vtensor<[?,1,32,?],f32>
    "torch.bind_symbolic_shape"(%16, %13, %12) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,32,?],f32>, !torch.int, !torch.int) -> ()
    %17 = "torch.prim.ListConstruct"(%14, %9, %8, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %18 = "torch.aten.broadcast_to"(%arg0, %17) : (!torch.vtensor<[?,1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%18, %12) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    %19 = "torch.prim.ListConstruct"(%14, %8, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %20 = "torch.aten.view"(%18, %19) : (!torch.vtensor<[?,1,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,32],f32>
    "torch.bind_symbolic_shape"(%20, %12) <{shape_expressions = #map5}> : (!torch.vtensor<[?,4,32],f32>, !torch.int) -> ()
    %21 = "torch.prim.ListConstruct"(%14, %9, %7, %15) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %22 = "torch.aten.broadcast_to"(%16, %21) : (!torch.vtensor<[?,1,32,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,32,?],f32>
    "torch.bind_symbolic_shape"(%22, %13, %12) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,32,?],f32>, !torch.int, !torch.int) -> ()
    %23 = "torch.prim.ListConstruct"(%14, %7, %15) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.view"(%22, %23) : (!torch.vtensor<[?,1,32,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,32,?],f32>
    "torch.bind_symbolic_shape"(%24, %13, %12) <{shape_expressions = #map2}> : (!torch.vtensor<[?,32,?],f32>, !torch.int, !torch.int) -> ()
    %25 = "torch.aten.bmm"(%20, %24) : (!torch.vtensor<[?,4,32],f32>, !torch.vtensor<[?,32,?],f32>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%25, %13, %12) <{shape_expressions = #map6}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %26 = "torch.prim.ListConstruct"(%14, %9, %8, %15) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.view"(%25, %26) : (!torch.vtensor<[?,4,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%27, %13, %12) <{shape_expressions = #map7}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %28 = "torch.aten.unsqueeze"(%arg3, %9) : (!torch.vtensor<[?,8,?],f32>, !torch.int) -> !torch.vtensor<[?,1,8,?],f32>
    "torch.bind_symbolic_shape"(%28, %13, %12) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,8,?],f32>, !torch.int, !torch.int) -> ()
    %29 = "torch.prim.ListConstruct"(%14, %9, %8, %6) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.broadcast_to"(%arg1, %29) : (!torch.vtensor<[?,1,4,8],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,8],f32>
    "torch.bind_symbolic_shape"(%30, %12) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    %31 = "torch.prim.ListConstruct"(%14, %8, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.view"(%30, %31) : (!torch.vtensor<[?,1,4,8],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,8],f32>
    "torch.bind_symbolic_shape"(%32, %12) <{shape_expressions = #map9}> : (!torch.vtensor<[?,4,8],f32>, !torch.int) -> ()
    %33 = "torch.prim.ListConstruct"(%14, %9, %6, %15) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.broadcast_to"(%28, %33) : (!torch.vtensor<[?,1,8,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,8,?],f32>
    "torch.bind_symbolic_shape"(%34, %13, %12) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,8,?],f32>, !torch.int, !torch.int) -> ()
    %35 = "torch.prim.ListConstruct"(%14, %6, %15) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.view"(%34, %35) : (!torch.vtensor<[?,1,8,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,8,?],f32>
    "torch.bind_symbolic_shape"(%36, %13, %12) <{shape_expressions = #map3}> : (!torch.vtensor<[?,8,?],f32>, !torch.int, !torch.int) -> ()
    %37 = "torch.aten.bmm"(%32, %36) : (!torch.vtensor<[?,4,8],f32>, !torch.vtensor<[?,8,?],f32>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%37, %13, %12) <{shape_expressions = #map6}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %38 = "torch.prim.ListConstruct"(%14, %9, %8, %15) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.view"(%37, %38) : (!torch.vtensor<[?,4,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%39, %13, %12) <{shape_expressions = #map7}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %40 = "torch.aten.add.Tensor"(%27, %39, %9) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%40, %13, %12) <{shape_expressions = #map7}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %41 = "torch.aten.mul.Scalar"(%40, %5) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%41, %13, %12) <{shape_expressions = #map7}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %42:2 = "torch.aten.max.dim"(%41, %4, %2) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[?,1,4,1],f32>, !torch.vtensor<[?,1,4,1],si64>)
    %43 = "torch.aten.sub.Tensor"(%41, %42#0, %1) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,1],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    %44 = "torch.aten.exp"(%43) : (!torch.vtensor<[?,1,4,?],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    %45 = "torch.prim.ListConstruct"(%4) : (!torch.int) -> !torch.list<int>
    %46 = "torch.aten.sum.dim_IntList"(%44, %45, %2, %0) : (!torch.vtensor<[?,1,4,?],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[?,1,4,1],f32>
    %47 = "torch.aten.div.Tensor"(%44, %46) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,1],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%47, %13, %12) <{shape_expressions = #map7}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %48 = "torch.aten.unsqueeze"(%47, %8) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?,1],f32>
    "torch.bind_symbolic_shape"(%48, %13, %12) <{shape_expressions = #map10}> : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.int, !torch.int) -> ()
    %49 = "torch.prim.ListConstruct"(%11, %9, %10, %8, %3) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %50 = "torch.aten.permute"(%48, %49) : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,?],f32>
    "torch.bind_symbolic_shape"(%50, %13, %12) <{shape_expressions = #map11}> : (!torch.vtensor<[?,1,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %51 = "torch.aten.unsqueeze"(%arg2, %3) : (!torch.vtensor<[?,32,?],f32>, !torch.int) -> !torch.vtensor<[?,32,?,1],f32>
    "torch.bind_symbolic_shape"(%51, %13, %12) <{shape_expressions = #map12}> : (!torch.vtensor<[?,32,?,1],f32>, !torch.int, !torch.int) -> ()
    %52 = "torch.aten.unsqueeze"(%51, %8) : (!torch.vtensor<[?,32,?,1],f32>, !torch.int) -> !torch.vtensor<[?,32,?,1,1],f32>
    "torch.bind_symbolic_shape"(%52, %13, %12) <{shape_expressions = #map13}> : (!torch.vtensor<[?,32,?,1,1],f32>, !torch.int, !torch.int) -> ()
    %53 = "torch.prim.ListConstruct"(%11, %3, %8, %9, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.permute"(%52, %53) : (!torch.vtensor<[?,32,?,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,1,32,?],f32>
    "torch.bind_symbolic_shape"(%54, %13, %12) <{shape_expressions = #map14}> : (!torch.vtensor<[?,1,1,32,?],f32>, !torch.int, !torch.int) -> ()
    %55 = "torch.prim.ListConstruct"(%11, %10, %8, %9, %3) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.permute"(%50, %55) : (!torch.vtensor<[?,1,4,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?,1,1],f32>
    "torch.bind_symbolic_shape"(%56, %13, %12) <{shape_expressions = #map15}> : (!torch.vtensor<[?,4,?,1,1],f32>, !torch.int, !torch.int) -> ()
    %57 = "torch.prim.ListConstruct"(%14, %8, %15) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.view"(%56, %57) : (!torch.vtensor<[?,4,?,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%58, %13, %12) <{shape_expressions = #map6}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %59 = "torch.prim.ListConstruct"(%11, %8, %9, %3, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %60 = "torch.aten.permute"(%54, %59) : (!torch.vtensor<[?,1,1,32,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,1,32,1],f32>
    "torch.bind_symbolic_shape"(%60, %13, %12) <{shape_expressions = #map16}> : (!torch.vtensor<[?,?,1,32,1],f32>, !torch.int, !torch.int) -> ()
    %61 = "torch.prim.ListConstruct"(%14, %15, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %62 = "torch.aten.view"(%60, %61) : (!torch.vtensor<[?,?,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%62, %13, %12) <{shape_expressions = #map17}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %63 = "torch.aten.bmm"(%58, %62) : (!torch.vtensor<[?,4,?],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.vtensor<[?,4,32],f32>
    "torch.bind_symbolic_shape"(%63, %12) <{shape_expressions = #map5}> : (!torch.vtensor<[?,4,32],f32>, !torch.int) -> ()
    %64 = "torch.prim.ListConstruct"(%14, %8, %9, %9, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %65 = "torch.aten.view"(%63, %64) : (!torch.vtensor<[?,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,32],f32>
    "torch.bind_symbolic_shape"(%65, %12) <{shape_expressions = #map18}> : (!torch.vtensor<[?,4,1,1,32],f32>, !torch.int) -> ()
    %66 = "torch.prim.ListConstruct"(%11, %3, %9, %8, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %67 = "torch.aten.permute"(%65, %66) : (!torch.vtensor<[?,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32,1],f32>
    "torch.bind_symbolic_shape"(%67, %12) <{shape_expressions = #map19}> : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.int) -> ()
    %68 = "torch.prim.ListConstruct"(%14, %9, %8, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %69 = "torch.aten.view"(%67, %68) : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%69, %12) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "func.return"(%69) : (!torch.vtensor<[?,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

