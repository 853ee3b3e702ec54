#map = affine_map<()[s0] -> (s0, 1, 4, 24)>
#map1 = affine_map<()[s0, s1] -> (s0, s1, 4, 24)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 4, 16)>
#map3 = affine_map<()[s0] -> (s0, 1, 4, 24, 1)>
#map4 = affine_map<()[s0] -> (s0, 4, 1, 1, 24)>
#map5 = affine_map<()[s0, s1] -> (s0, s1, 4, 24, 1)>
#map6 = affine_map<()[s0, s1] -> (s0, 4, 1, s1, 24)>
#map7 = affine_map<()[s0] -> (s0, 4, 24, 1, 1)>
#map8 = affine_map<()[s0] -> (s0 * 4, 1, 24)>
#map9 = affine_map<()[s0, s1] -> (s0, 4, 24, 1, s1)>
#map10 = affine_map<()[s0, s1] -> (s0 * 4, 24, s1)>
#map11 = affine_map<()[s0, s1] -> (s0 * 4, 1, s1)>
#map12 = affine_map<()[s0, s1] -> (s0, 4, 1, 1, s1)>
#map13 = affine_map<()[s0, s1] -> (s0, 4, 1, s1, 1)>
#map14 = affine_map<()[s0, s1] -> (s0, 4, 1, s1)>
#map15 = affine_map<()[s0, s1] -> (s0, 1, 4, 1, s1)>
#map16 = affine_map<()[s0, s1] -> (s0, s1, 4, 16, 1)>
#map17 = affine_map<()[s0, s1] -> (s0, 1, 4, 16, s1)>
#map18 = affine_map<()[s0, s1] -> (s0, 4, s1, 1, 1)>
#map19 = affine_map<()[s0, s1] -> (s0, 4, s1, 1, 16)>
#map20 = affine_map<()[s0, s1] -> (s0 * 4, s1, 16)>
#map21 = affine_map<()[s0] -> (s0 * 4, 1, 16)>
#map22 = affine_map<()[s0] -> (s0, 4, 1, 1, 16)>
#map23 = affine_map<()[s0] -> (s0, 1, 4, 16, 1)>
#map24 = affine_map<()[s0] -> (s0, 1, 4, 16)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,24],f32>, !torch.vtensor<[?,?,4,24],f32>, !torch.vtensor<[?,?,4,16],f32>) -> !torch.vtensor<[?,1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,24],f32>, %arg1: !torch.vtensor<[?,?,4,24],f32>, %arg2: !torch.vtensor<[?,?,4,16],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %2 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %3 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %4 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %5 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %6 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %12 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %13 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %12) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,24],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %12, %13) <{shape_expressions = #map1}> : (!torch.vtensor<[?,?,4,24],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %12, %13) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,4,16],f32>, !torch.int, !torch.int) -> ()
    %14 = "torch.aten.size.int"(%arg0, %11) : (!torch.vtensor<[?,1,4,24],f32>, !torch.int) -> !torch.int
    %15 = "torch.aten.size.int"(%arg2, %10) : (!torch.vtensor<[?,?,4,16],f32>, !torch.int) -> !torch.int
    %16 = "torch.aten.unsqueeze"(%arg0, %9) : (!torch.vtensor<[?,1,4,24],f32>, !torch.int) -> !torch.vtensor<[?,1,4,24,1],f32>
    "torch.bind_symbolic_shape"(%16, %12) <{shape_expressions = #map3}> : (!torch.vtensor<[?,1,4,24,1],f32>, !torch.int) -> ()
    %17 = "torch.prim.ListConstruct"(%11, %8, %10, %9, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %18 = "torch.aten.permute"(%16, %17) : (!torch.vtensor<[?,1,4,24,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,24],f32>
    "torch.bind_symbolic_shape"(%18, %12) <{shape_expressions = #map4}> : (!torch.vtensor<[?,4,1,1,24],f32>, !torch.int) -> ()
    %19 = "torch.aten.unsqueeze"(%arg1, %9) : (!torch.vtensor<[?,?,4,24],f32>, !torch.int) -> !torch.vtensor<[?,?,4,24,1],f32>
    "torch.bind_symbolic_shape"(%19, %12, %13) <{shape_expressions = #map5}> : (!torch.vtensor<[?,?,4,24,1],f32>, !torch.int, !torch.int) -> ()
    %20 = "torch.prim.ListConstruct"(%11, %8, %9, %10, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.permute"(%19, %20) : (!torch.vtensor<[?,?,4,24,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,?,24],f32>
    "torch.bind_symbolic_shape"(%21, %12, %13) <{shape_expressions = #map6}> : (!torch.vtensor<[?,4,1,?,24],f32>, !torch.int, !torch.int) -> ()
    %22 = "torch.aten.mul.int"(%14, %9) : (!torch.int, !torch.int) -> !torch.int
    %23 = "torch.prim.ListConstruct"(%11, %10, %9, %8, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.permute"(%18, %23) : (!torch.vtensor<[?,4,1,1,24],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,24,1,1],f32>
    "torch.bind_symbolic_shape"(%24, %12) <{shape_expressions = #map7}> : (!torch.vtensor<[?,4,24,1,1],f32>, !torch.int) -> ()
    %25 = "torch.prim.ListConstruct"(%22, %10, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.view"(%24, %25) : (!torch.vtensor<[?,4,24,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,24],f32>
    "torch.bind_symbolic_shape"(%26, %12) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,24],f32>, !torch.int) -> ()
    %27 = "torch.prim.ListConstruct"(%11, %10, %9, %8, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.permute"(%21, %27) : (!torch.vtensor<[?,4,1,?,24],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,24,1,?],f32>
    "torch.bind_symbolic_shape"(%28, %12, %13) <{shape_expressions = #map9}> : (!torch.vtensor<[?,4,24,1,?],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%28, %12, %13) <{shape_expressions = #map9}> : (!torch.vtensor<[?,4,24,1,?],f32>, !torch.int, !torch.int) -> ()
    %29 = "torch.prim.ListConstruct"(%22, %6, %15) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.view"(%28, %29) : (!torch.vtensor<[?,4,24,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,24,?],f32>
    "torch.bind_symbolic_shape"(%30, %12, %13) <{shape_expressions = #map10}> : (!torch.vtensor<[?,24,?],f32>, !torch.int, !torch.int) -> ()
    %31 = "torch.aten.bmm"(%26, %30) : (!torch.vtensor<[?,1,24],f32>, !torch.vtensor<[?,24,?],f32>) -> !torch.vtensor<[?,1,?],f32>
    "torch.bind_symbolic_shape"(%31, %12, %13) <{shape_expressions = #map11}> : (!torch.vtensor<[?,1,?],f32>, !torch.int, !torch.int) -> ()
    %32 = "torch.prim.ListConstruct"(%14, %9, %10, %10, %15) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.view"(%31, %32) : (!torch.vtensor<[?,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,?],f32>
    "torch.bind_symbolic_shape"(%33, %12, %13) <{shape_expressions = #map12}> : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.int, !torch.int) -> ()
    %34 = "torch.prim.ListConstruct"(%11, %10, %7, %9, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.aten.permute"(%33, %34) : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,?,1],f32>
    "torch.bind_symbolic_shape"(%35, %12, %13) <{shape_expressions = #map13}> : (!torch.vtensor<[?,4,1,?,1],f32>, !torch.int, !torch.int) -> ()
    %36 = "torch.prim.ListConstruct"(%14, %9, %10, %15) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %37 = "torch.aten.view"(%35, %36) : (!torch.vtensor<[?,4,1,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%37, %12, %13) <{shape_expressions = #map14}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %38 = "torch.aten.mul.Scalar"(%37, %5) : (!torch.vtensor<[?,4,1,?],f32>, !torch.float) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%38, %12, %13) <{shape_expressions = #map14}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %39:2 = "torch.aten.max.dim"(%38, %4, %2) : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[?,4,1,1],f32>, !torch.vtensor<[?,4,1,1],si64>)
    %40 = "torch.aten.sub.Tensor"(%38, %39#0, %1) : (!torch.vtensor<[?,4,1,?],f32>, !torch.vtensor<[?,4,1,1],f32>, !torch.float) -> !torch.vtensor<[?,4,1,?],f32>
    %41 = "torch.aten.exp"(%40) : (!torch.vtensor<[?,4,1,?],f32>) -> !torch.vtensor<[?,4,1,?],f32>
    %42 = "torch.prim.ListConstruct"(%4) : (!torch.int) -> !torch.list<int>
    %43 = "torch.aten.sum.dim_IntList"(%41, %42, %2, %0) : (!torch.vtensor<[?,4,1,?],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[?,4,1,1],f32>
    %44 = "torch.aten.div.Tensor"(%41, %43) : (!torch.vtensor<[?,4,1,?],f32>, !torch.vtensor<[?,4,1,1],f32>) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%44, %12, %13) <{shape_expressions = #map14}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %45 = "torch.aten.unsqueeze"(%44, %9) : (!torch.vtensor<[?,4,1,?],f32>, !torch.int) -> !torch.vtensor<[?,4,1,?,1],f32>
    "torch.bind_symbolic_shape"(%45, %12, %13) <{shape_expressions = #map13}> : (!torch.vtensor<[?,4,1,?,1],f32>, !torch.int, !torch.int) -> ()
    %46 = "torch.prim.ListConstruct"(%11, %8, %10, %9, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.permute"(%45, %46) : (!torch.vtensor<[?,4,1,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,?],f32>
    "torch.bind_symbolic_shape"(%47, %12, %13) <{shape_expressions = #map15}> : (!torch.vtensor<[?,1,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %48 = "torch.aten.unsqueeze"(%arg2, %9) : (!torch.vtensor<[?,?,4,16],f32>, !torch.int) -> !torch.vtensor<[?,?,4,16,1],f32>
    "torch.bind_symbolic_shape"(%48, %12, %13) <{shape_expressions = #map16}> : (!torch.vtensor<[?,?,4,16,1],f32>, !torch.int, !torch.int) -> ()
    %49 = "torch.prim.ListConstruct"(%11, %9, %8, %7, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %50 = "torch.aten.permute"(%48, %49) : (!torch.vtensor<[?,?,4,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,16,?],f32>
    "torch.bind_symbolic_shape"(%50, %12, %13) <{shape_expressions = #map17}> : (!torch.vtensor<[?,1,4,16,?],f32>, !torch.int, !torch.int) -> ()
    %51 = "torch.prim.ListConstruct"(%11, %8, %9, %10, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %52 = "torch.aten.permute"(%47, %51) : (!torch.vtensor<[?,1,4,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?,1,1],f32>
    "torch.bind_symbolic_shape"(%52, %12, %13) <{shape_expressions = #map18}> : (!torch.vtensor<[?,4,?,1,1],f32>, !torch.int, !torch.int) -> ()
    %53 = "torch.prim.ListConstruct"(%22, %10, %15) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.view"(%52, %53) : (!torch.vtensor<[?,4,?,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,?],f32>
    "torch.bind_symbolic_shape"(%54, %12, %13) <{shape_expressions = #map11}> : (!torch.vtensor<[?,1,?],f32>, !torch.int, !torch.int) -> ()
    %55 = "torch.prim.ListConstruct"(%11, %8, %9, %10, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.permute"(%50, %55) : (!torch.vtensor<[?,1,4,16,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?,1,16],f32>
    "torch.bind_symbolic_shape"(%56, %12, %13) <{shape_expressions = #map19}> : (!torch.vtensor<[?,4,?,1,16],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%56, %12, %13) <{shape_expressions = #map19}> : (!torch.vtensor<[?,4,?,1,16],f32>, !torch.int, !torch.int) -> ()
    %57 = "torch.prim.ListConstruct"(%22, %15, %3) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.view"(%56, %57) : (!torch.vtensor<[?,4,?,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,16],f32>
    "torch.bind_symbolic_shape"(%58, %12, %13) <{shape_expressions = #map20}> : (!torch.vtensor<[?,?,16],f32>, !torch.int, !torch.int) -> ()
    %59 = "torch.aten.bmm"(%54, %58) : (!torch.vtensor<[?,1,?],f32>, !torch.vtensor<[?,?,16],f32>) -> !torch.vtensor<[?,1,16],f32>
    "torch.bind_symbolic_shape"(%59, %12) <{shape_expressions = #map21}> : (!torch.vtensor<[?,1,16],f32>, !torch.int) -> ()
    %60 = "torch.prim.ListConstruct"(%14, %9, %10, %10, %3) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %61 = "torch.aten.view"(%59, %60) : (!torch.vtensor<[?,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,16],f32>
    "torch.bind_symbolic_shape"(%61, %12) <{shape_expressions = #map22}> : (!torch.vtensor<[?,4,1,1,16],f32>, !torch.int) -> ()
    %62 = "torch.prim.ListConstruct"(%11, %7, %10, %9, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %63 = "torch.aten.permute"(%61, %62) : (!torch.vtensor<[?,4,1,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,16,1],f32>
    "torch.bind_symbolic_shape"(%63, %12) <{shape_expressions = #map23}> : (!torch.vtensor<[?,1,4,16,1],f32>, !torch.int) -> ()
    %64 = "torch.prim.ListConstruct"(%14, %10, %9, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %65 = "torch.aten.view"(%63, %64) : (!torch.vtensor<[?,1,4,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,16],f32>
    "torch.bind_symbolic_shape"(%65, %12) <{shape_expressions = #map24}> : (!torch.vtensor<[?,1,4,16],f32>, !torch.int) -> ()
    "func.return"(%65) : (!torch.vtensor<[?,1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

