#map = affine_map<()[s0] -> (s0, 1, 4, 16)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 32)>
#map3 = affine_map<()[s0, s1] -> (s0, s1, 8)>
#map4 = affine_map<()[s0, s1] -> (s0, 1, s1, 32)>
#map5 = affine_map<()[s0, s1] -> (s0, 4, s1, 32)>
#map6 = affine_map<()[s0, s1] -> (s0 * 4, s1, 32)>
#map7 = affine_map<()[s0] -> (s0, 4, 32, 16)>
#map8 = affine_map<()[s0] -> (s0 * 4, 32, 16)>
#map9 = affine_map<()[s0, s1] -> (s0 * 4, s1, 16)>
#map10 = affine_map<()[s0, s1] -> (s0, 4, s1, 16)>
#map11 = affine_map<()[s0] -> (s0, 4, 1, 16)>
#map12 = affine_map<()[s0, s1] -> (s0, 4, 16, s1)>
#map13 = affine_map<()[s0] -> (s0 * 4, 1, 16)>
#map14 = affine_map<()[s0, s1] -> (s0 * 4, 16, s1)>
#map15 = affine_map<()[s0, s1] -> (s0 * 4, 1, s1)>
#map16 = affine_map<()[s0, s1] -> (s0, 4, 1, s1)>
#map17 = affine_map<()[s0] -> (s0, 4, 1, 8)>
#map18 = affine_map<()[s0, s1] -> (s0, 1, s1, 8)>
#map19 = affine_map<()[s0, s1] -> (s0, 1, 8, s1)>
#map20 = affine_map<()[s0] -> (s0 * 4, 1, 8)>
#map21 = affine_map<()[s0, s1] -> (s0, 4, 8, s1)>
#map22 = affine_map<()[s0, s1] -> (s0 * 4, 8, s1)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,16],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,32],f32>, !torch.vtensor<[?,?,8],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.vtensor<[?,1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,16],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,?,32],f32>, %arg3: !torch.vtensor<[?,?,8],f32>, %arg4: !torch.vtensor<[4,16,32],f32>, %arg5: !torch.vtensor<[4,16,32],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %2 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %5 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %14 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %13) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,16],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %13) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %13, %14) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg3, %13, %14) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?,8],f32>, !torch.int, !torch.int) -> ()
    %15 = "torch.aten.size.int"(%arg0, %12) : (!torch.vtensor<[?,1,4,16],f32>, !torch.int) -> !torch.int
    %16 = "torch.aten.size.int"(%arg2, %11) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.int
    %17 = "torch.aten.unsqueeze"(%arg2, %11) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.vtensor<[?,1,?,32],f32>
    "torch.bind_symbolic_shape"(%17, %13, %14) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,?,32],f32>, !torch.int, !torch.int) -> ()
    %18 = "torch.prim.ListConstruct"(%12, %10, %11) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.permute"(%arg4, %18) : (!torch.vtensor<[4,16,32],f32>, !torch.list<int>) -> !torch.vtensor<[4,32,16],f32>
    %20 = "torch.aten.mul.int"(%15, %9) : (!torch.int, !torch.int) -> !torch.int
    %21 = "torch.prim.ListConstruct"(%15, %9, %16, %8) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %22 = "torch.aten.broadcast_to"(%17, %21) : (!torch.vtensor<[?,1,?,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?,32],f32>
    "torch.bind_symbolic_shape"(%22, %13, %14) <{shape_expressions = #map5}> : (!torch.vtensor<[?,4,?,32],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%22, %13, %14) <{shape_expressions = #map5}> : (!torch.vtensor<[?,4,?,32],f32>, !torch.int, !torch.int) -> ()
    %23 = "torch.prim.ListConstruct"(%20, %16, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.view"(%22, %23) : (!torch.vtensor<[?,4,?,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%24, %13, %14) <{shape_expressions = #map6}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %25 = "torch.prim.ListConstruct"(%15, %9, %8, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.broadcast_to"(%19, %25) : (!torch.vtensor<[4,32,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,32,16],f32>
    "torch.bind_symbolic_shape"(%26, %13) <{shape_expressions = #map7}> : (!torch.vtensor<[?,4,32,16],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%26, %13) <{shape_expressions = #map7}> : (!torch.vtensor<[?,4,32,16],f32>, !torch.int) -> ()
    %27 = "torch.prim.ListConstruct"(%20, %8, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.view"(%26, %27) : (!torch.vtensor<[?,4,32,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,32,16],f32>
    "torch.bind_symbolic_shape"(%28, %13) <{shape_expressions = #map8}> : (!torch.vtensor<[?,32,16],f32>, !torch.int) -> ()
    %29 = "torch.aten.bmm"(%24, %28) : (!torch.vtensor<[?,?,32],f32>, !torch.vtensor<[?,32,16],f32>) -> !torch.vtensor<[?,?,16],f32>
    "torch.bind_symbolic_shape"(%29, %13, %14) <{shape_expressions = #map9}> : (!torch.vtensor<[?,?,16],f32>, !torch.int, !torch.int) -> ()
    %30 = "torch.prim.ListConstruct"(%15, %9, %16, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %31 = "torch.aten.view"(%29, %30) : (!torch.vtensor<[?,?,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?,16],f32>
    "torch.bind_symbolic_shape"(%31, %13, %14) <{shape_expressions = #map10}> : (!torch.vtensor<[?,4,?,16],f32>, !torch.int, !torch.int) -> ()
    %32 = "torch.prim.ListConstruct"(%12, %10, %11) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.permute"(%arg5, %32) : (!torch.vtensor<[4,16,32],f32>, !torch.list<int>) -> !torch.vtensor<[4,32,16],f32>
    %34 = "torch.prim.ListConstruct"(%15, %9, %16, %8) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.aten.broadcast_to"(%17, %34) : (!torch.vtensor<[?,1,?,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?,32],f32>
    "torch.bind_symbolic_shape"(%35, %13, %14) <{shape_expressions = #map5}> : (!torch.vtensor<[?,4,?,32],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%35, %13, %14) <{shape_expressions = #map5}> : (!torch.vtensor<[?,4,?,32],f32>, !torch.int, !torch.int) -> ()
    %36 = "torch.prim.ListConstruct"(%20, %16, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %37 = "torch.aten.view"(%35, %36) : (!torch.vtensor<[?,4,?,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%37, %13, %14) <{shape_expressions = #map6}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %38 = "torch.prim.ListConstruct"(%15, %9, %8, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.broadcast_to"(%33, %38) : (!torch.vtensor<[4,32,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,32,16],f32>
    "torch.bind_symbolic_shape"(%39, %13) <{shape_expressions = #map7}> : (!torch.vtensor<[?,4,32,16],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%39, %13) <{shape_expressions = #map7}> : (!torch.vtensor<[?,4,32,16],f32>, !torch.int) -> ()
    %40 = "torch.prim.ListConstruct"(%20, %8, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %41 = "torch.aten.view"(%39, %40) : (!torch.vtensor<[?,4,32,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,32,16],f32>
    "torch.bind_symbolic_shape"(%41, %13) <{shape_expressions = #map8}> : (!torch.vtensor<[?,32,16],f32>, !torch.int) -> ()
    %42 = "torch.aten.bmm"(%37, %41) : (!torch.vtensor<[?,?,32],f32>, !torch.vtensor<[?,32,16],f32>) -> !torch.vtensor<[?,?,16],f32>
    "torch.bind_symbolic_shape"(%42, %13, %14) <{shape_expressions = #map9}> : (!torch.vtensor<[?,?,16],f32>, !torch.int, !torch.int) -> ()
    %43 = "torch.prim.ListConstruct"(%15, %9, %16, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %44 = "torch.aten.view"(%42, %43) : (!torch.vtensor<[?,?,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?,16],f32>
    "torch.bind_symbolic_shape"(%44, %13, %14) <{shape_expressions = #map10}> : (!torch.vtensor<[?,4,?,16],f32>, !torch.int, !torch.int) -> ()
    %45 = "torch.prim.ListConstruct"(%12, %10, %11, %6) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %46 = "torch.aten.permute"(%arg0, %45) : (!torch.vtensor<[?,1,4,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,16],f32>
    "torch.bind_symbolic_shape"(%46, %13) <{shape_expressions = #map11}> : (!torch.vtensor<[?,4,1,16],f32>, !torch.int) -> ()
    %47 = "torch.prim.ListConstruct"(%12, %11, %6, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %48 = "torch.aten.permute"(%31, %47) : (!torch.vtensor<[?,4,?,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,16,?],f32>
    "torch.bind_symbolic_shape"(%48, %13, %14) <{shape_expressions = #map12}> : (!torch.vtensor<[?,4,16,?],f32>, !torch.int, !torch.int) -> ()
    %49 = "torch.prim.ListConstruct"(%15, %9, %11, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %50 = "torch.aten.broadcast_to"(%46, %49) : (!torch.vtensor<[?,4,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,16],f32>
    "torch.bind_symbolic_shape"(%50, %13) <{shape_expressions = #map11}> : (!torch.vtensor<[?,4,1,16],f32>, !torch.int) -> ()
    %51 = "torch.prim.ListConstruct"(%20, %11, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %52 = "torch.aten.view"(%50, %51) : (!torch.vtensor<[?,4,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,16],f32>
    "torch.bind_symbolic_shape"(%52, %13) <{shape_expressions = #map13}> : (!torch.vtensor<[?,1,16],f32>, !torch.int) -> ()
    %53 = "torch.prim.ListConstruct"(%15, %9, %7, %16) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.broadcast_to"(%48, %53) : (!torch.vtensor<[?,4,16,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,16,?],f32>
    "torch.bind_symbolic_shape"(%54, %13, %14) <{shape_expressions = #map12}> : (!torch.vtensor<[?,4,16,?],f32>, !torch.int, !torch.int) -> ()
    %55 = "torch.prim.ListConstruct"(%20, %7, %16) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.view"(%54, %55) : (!torch.vtensor<[?,4,16,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,16,?],f32>
    "torch.bind_symbolic_shape"(%56, %13, %14) <{shape_expressions = #map14}> : (!torch.vtensor<[?,16,?],f32>, !torch.int, !torch.int) -> ()
    %57 = "torch.aten.bmm"(%52, %56) : (!torch.vtensor<[?,1,16],f32>, !torch.vtensor<[?,16,?],f32>) -> !torch.vtensor<[?,1,?],f32>
    "torch.bind_symbolic_shape"(%57, %13, %14) <{shape_expressions = #map15}> : (!torch.vtensor<[?,1,?],f32>, !torch.int, !torch.int) -> ()
    %58 = "torch.prim.ListConstruct"(%15, %9, %11, %16) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %59 = "torch.aten.view"(%57, %58) : (!torch.vtensor<[?,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%59, %13, %14) <{shape_expressions = #map16}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %60 = "torch.prim.ListConstruct"(%12, %10, %11, %6) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %61 = "torch.aten.permute"(%arg1, %60) : (!torch.vtensor<[?,1,4,8],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,8],f32>
    "torch.bind_symbolic_shape"(%61, %13) <{shape_expressions = #map17}> : (!torch.vtensor<[?,4,1,8],f32>, !torch.int) -> ()
    %62 = "torch.aten.unsqueeze"(%arg3, %11) : (!torch.vtensor<[?,?,8],f32>, !torch.int) -> !torch.vtensor<[?,1,?,8],f32>
    "torch.bind_symbolic_shape"(%62, %13, %14) <{shape_expressions = #map18}> : (!torch.vtensor<[?,1,?,8],f32>, !torch.int, !torch.int) -> ()
    %63 = "torch.prim.ListConstruct"(%12, %11, %6, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %64 = "torch.aten.permute"(%62, %63) : (!torch.vtensor<[?,1,?,8],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,8,?],f32>
    "torch.bind_symbolic_shape"(%64, %13, %14) <{shape_expressions = #map19}> : (!torch.vtensor<[?,1,8,?],f32>, !torch.int, !torch.int) -> ()
    %65 = "torch.prim.ListConstruct"(%15, %9, %11, %5) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %66 = "torch.aten.broadcast_to"(%61, %65) : (!torch.vtensor<[?,4,1,8],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,8],f32>
    "torch.bind_symbolic_shape"(%66, %13) <{shape_expressions = #map17}> : (!torch.vtensor<[?,4,1,8],f32>, !torch.int) -> ()
    %67 = "torch.prim.ListConstruct"(%20, %11, %5) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %68 = "torch.aten.view"(%66, %67) : (!torch.vtensor<[?,4,1,8],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,8],f32>
    "torch.bind_symbolic_shape"(%68, %13) <{shape_expressions = #map20}> : (!torch.vtensor<[?,1,8],f32>, !torch.int) -> ()
    %69 = "torch.prim.ListConstruct"(%15, %9, %5, %16) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %70 = "torch.aten.broadcast_to"(%64, %69) : (!torch.vtensor<[?,1,8,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,8,?],f32>
    "torch.bind_symbolic_shape"(%70, %13, %14) <{shape_expressions = #map21}> : (!torch.vtensor<[?,4,8,?],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%70, %13, %14) <{shape_expressions = #map21}> : (!torch.vtensor<[?,4,8,?],f32>, !torch.int, !torch.int) -> ()
    %71 = "torch.prim.ListConstruct"(%20, %5, %16) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %72 = "torch.aten.view"(%70, %71) : (!torch.vtensor<[?,4,8,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,8,?],f32>
    "torch.bind_symbolic_shape"(%72, %13, %14) <{shape_expressions = #map22}> : (!torch.vtensor<[?,8,?],f32>, !torch.int, !torch.int) -> ()
    %73 = "torch.aten.bmm"(%68, %72) : (!torch.vtensor<[?,1,8],f32>, !torch.vtensor<[?,8,?],f32>) -> !torch.vtensor<[?,1,?],f32>
    "torch.bind_symbolic_shape"(%73, %13, %14) <{shape_expressions = #map15}> : (!torch.vtensor<[?,1,?],f32>, !torch.int, !torch.int) -> ()
    %74 = "torch.prim.ListConstruct"(%15, %9, %11, %16) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %75 = "torch.aten.view"(%73, %74) : (!torch.vtensor<[?,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%75, %13, %14) <{shape_expressions = #map16}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %76 = "torch.aten.add.Tensor"(%59, %75, %11) : (!torch.vtensor<[?,4,1,?],f32>, !torch.vtensor<[?,4,1,?],f32>, !torch.int) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%76, %13, %14) <{shape_expressions = #map16}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %77 = "torch.aten.mul.Scalar"(%76, %4) : (!torch.vtensor<[?,4,1,?],f32>, !torch.float) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%77, %13, %14) <{shape_expressions = #map16}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %78:2 = "torch.aten.max.dim"(%77, %3, %2) : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[?,4,1,1],f32>, !torch.vtensor<[?,4,1,1],si64>)
    %79 = "torch.aten.sub.Tensor"(%77, %78#0, %1) : (!torch.vtensor<[?,4,1,?],f32>, !torch.vtensor<[?,4,1,1],f32>, !torch.float) -> !torch.vtensor<[?,4,1,?],f32>
    %80 = "torch.aten.exp"(%79) : (!torch.vtensor<[?,4,1,?],f32>) -> !torch.vtensor<[?,4,1,?],f32>
    %81 = "torch.prim.ListConstruct"(%3) : (!torch.int) -> !torch.list<int>
    %82 = "torch.aten.sum.dim_IntList"(%80, %81, %2, %0) : (!torch.vtensor<[?,4,1,?],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[?,4,1,1],f32>
    %83 = "torch.aten.div.Tensor"(%80, %82) : (!torch.vtensor<[?,4,1,?],f32>, !torch.vtensor<[?,4,1,1],f32>) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%83, %13, %14) <{shape_expressions = #map16}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %84 = "torch.prim.ListConstruct"(%15, %9, %11, %16) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %85 = "torch.aten.broadcast_to"(%83, %84) : (!torch.vtensor<[?,4,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%85, %13, %14) <{shape_expressions = #map16}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %86 = "torch.prim.ListConstruct"(%20, %11, %16) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %87 = "torch.aten.view"(%85, %86) : (!torch.vtensor<[?,4,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,?],f32>
    "torch.bind_symbolic_shape"(%87, %13, %14) <{shape_expressions = #map15}> : (!torch.vtensor<[?,1,?],f32>, !torch.int, !torch.int) -> ()
    %88 = "torch.prim.ListConstruct"(%15, %9, %16, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %89 = "torch.aten.broadcast_to"(%44, %88) : (!torch.vtensor<[?,4,?,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?,16],f32>
    "torch.bind_symbolic_shape"(%89, %13, %14) <{shape_expressions = #map10}> : (!torch.vtensor<[?,4,?,16],f32>, !torch.int, !torch.int) -> ()
    %90 = "torch.prim.ListConstruct"(%20, %16, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %91 = "torch.aten.view"(%89, %90) : (!torch.vtensor<[?,4,?,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,16],f32>
    "torch.bind_symbolic_shape"(%91, %13, %14) <{shape_expressions = #map9}> : (!torch.vtensor<[?,?,16],f32>, !torch.int, !torch.int) -> ()
    %92 = "torch.aten.bmm"(%87, %91) : (!torch.vtensor<[?,1,?],f32>, !torch.vtensor<[?,?,16],f32>) -> !torch.vtensor<[?,1,16],f32>
    "torch.bind_symbolic_shape"(%92, %13) <{shape_expressions = #map13}> : (!torch.vtensor<[?,1,16],f32>, !torch.int) -> ()
    %93 = "torch.prim.ListConstruct"(%15, %9, %11, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %94 = "torch.aten.view"(%92, %93) : (!torch.vtensor<[?,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,16],f32>
    "torch.bind_symbolic_shape"(%94, %13) <{shape_expressions = #map11}> : (!torch.vtensor<[?,4,1,16],f32>, !torch.int) -> ()
    %95 = "torch.prim.ListConstruct"(%12, %10, %11, %6) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %96 = "torch.aten.permute"(%94, %95) : (!torch.vtensor<[?,4,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,16],f32>
    "torch.bind_symbolic_shape"(%96, %13) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,16],f32>, !torch.int) -> ()
    "func.return"(%96) : (!torch.vtensor<[?,1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

