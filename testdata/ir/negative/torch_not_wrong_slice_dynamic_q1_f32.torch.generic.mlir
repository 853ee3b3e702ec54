#map = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 40)>
#map3 = affine_map<()[s0, s1] -> (s0, s1, 32)>
#map4 = affine_map<()[s0] -> (s0, 1, 4, 32, 1)>
#map5 = affine_map<()[s0] -> (s0, 1, 4, 1, 32)>
#map6 = affine_map<()[s0, s1] -> (s0, s1, 32, 1)>
#map7 = affine_map<()[s0, s1] -> (s0, s1, 32, 1, 1)>
#map8 = affine_map<()[s0, s1] -> (s0, 1, 1, s1, 32)>
#map9 = affine_map<()[s0] -> (s0, 4, 32, 1, 1)>
#map10 = affine_map<()[s0] -> (s0, 4, 32)>
#map11 = affine_map<()[s0, s1] -> (s0, 32, 1, s1, 1)>
#map12 = affine_map<()[s0, s1] -> (s0, 32, s1)>
#map13 = affine_map<()[s0, s1] -> (s0, 4, s1)>
#map14 = affine_map<()[s0, s1] -> (s0, 4, 1, 1, s1)>
#map15 = affine_map<()[s0, s1] -> (s0, 1, 4, s1, 1)>
#map16 = affine_map<()[s0, s1] -> (s0, 1, 4, s1)>
#map17 = affine_map<()[s0, s1] -> (s0, s1, 8)>
#map18 = affine_map<()[s0] -> (s0, 1, 4, 8, 1)>
#map19 = affine_map<()[s0] -> (s0, 1, 4, 1, 8)>
#map20 = affine_map<()[s0, s1] -> (s0, s1, 8, 1)>
#map21 = affine_map<()[s0, s1] -> (s0, s1, 8, 1, 1)>
#map22 = affine_map<()[s0, s1] -> (s0, 1, 1, s1, 8)>
#map23 = affine_map<()[s0] -> (s0, 4, 8, 1, 1)>
#map24 = affine_map<()[s0] -> (s0, 4, 8)>
#map25 = affine_map<()[s0, s1] -> (s0, 8, 1, s1, 1)>
#map26 = affine_map<()[s0, s1] -> (s0, 8, s1)>
#map27 = affine_map<()[s0, s1] -> (s0, 1, 4, 1, s1)>
#map28 = affine_map<()[s0, s1] -> (s0, 1, 1, 32, s1)>
#map29 = affine_map<()[s0, s1] -> (s0, 4, s1, 1, 1)>
#map30 = affine_map<()[s0, s1] -> (s0, s1, 1, 32, 1)>
#map31 = affine_map<()[s0] -> (s0, 4, 1, 1, 32)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,40],f32>) -> !torch.vtensor<[?,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,32],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,?,40],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %2 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %5 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 9223372036854775807 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %14 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %13) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %13) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %13, %14) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int) -> ()
    %15 = "torch.aten.size.int"(%arg0, %12) : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> !torch.int
    %16 = "torch.aten.size.int"(%arg2, %11) : (!torch.vtensor<[?,?,40],f32>, !torch.int) -> !torch.int
    %17 = "torch.aten.slice.Tensor"(%arg2, %10, %12, %9, %11) : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%17, %13, %14) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %18 = "torch.aten.unsqueeze"(%arg0, %8) : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> !torch.vtensor<[?,1,4,32,1],f32>
    "torch.bind_symbolic_shape"(%18, %13) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.int) -> ()
    %19 = "torch.prim.ListConstruct"(%12, %11, %10, %8, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %20 = "torch.aten.permute"(%18, %19) : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,32],f32>
    "torch.bind_symbolic_shape"(%20, %13) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,1,32],f32>, !torch.int) -> ()
    %21 = "torch.aten.unsqueeze"(%17, %7) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.vtensor<[?,?,32,1],f32>
    "torch.bind_symbolic_shape"(%21, %13, %14) <{shape_expressions = #map6}> : (!torch.vtensor<[?,?,32,1],f32>, !torch.int, !torch.int) -> ()
    %22 = "torch.aten.unsqueeze"(%21, %8) : (!torch.vtensor<[?,?,32,1],f32>, !torch.int) -> !torch.vtensor<[?,?,32,1,1],f32>
    "torch.bind_symbolic_shape"(%22, %13, %14) <{shape_expressions = #map7}> : (!torch.vtensor<[?,?,32,1,1],f32>, !torch.int, !torch.int) -> ()
    %23 = "torch.prim.ListConstruct"(%12, %7, %8, %11, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.permute"(%22, %23) : (!torch.vtensor<[?,?,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,1,?,32],f32>
    "torch.bind_symbolic_shape"(%24, %13, %14) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,1,?,32],f32>, !torch.int, !torch.int) -> ()
    %25 = "torch.prim.ListConstruct"(%12, %10, %8, %11, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.permute"(%20, %25) : (!torch.vtensor<[?,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,32,1,1],f32>
    "torch.bind_symbolic_shape"(%26, %13) <{shape_expressions = #map9}> : (!torch.vtensor<[?,4,32,1,1],f32>, !torch.int) -> ()
    %27 = "torch.prim.ListConstruct"(%15, %8, %9) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.view"(%26, %27) : (!torch.vtensor<[?,4,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,32],f32>
    "torch.bind_symbolic_shape"(%28, %13) <{shape_expressions = #map10}> : (!torch.vtensor<[?,4,32],f32>, !torch.int) -> ()
    %29 = "torch.prim.ListConstruct"(%12, %8, %11, %7, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.permute"(%24, %29) : (!torch.vtensor<[?,1,1,?,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,32,1,?,1],f32>
    "torch.bind_symbolic_shape"(%30, %13, %14) <{shape_expressions = #map11}> : (!torch.vtensor<[?,32,1,?,1],f32>, !torch.int, !torch.int) -> ()
    %31 = "torch.prim.ListConstruct"(%15, %9, %16) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.view"(%30, %31) : (!torch.vtensor<[?,32,1,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,32,?],f32>
    "torch.bind_symbolic_shape"(%32, %13, %14) <{shape_expressions = #map12}> : (!torch.vtensor<[?,32,?],f32>, !torch.int, !torch.int) -> ()
    %33 = "torch.aten.bmm"(%28, %32) : (!torch.vtensor<[?,4,32],f32>, !torch.vtensor<[?,32,?],f32>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%33, %13, %14) <{shape_expressions = #map13}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %34 = "torch.prim.ListConstruct"(%15, %8, %11, %11, %16) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.aten.view"(%33, %34) : (!torch.vtensor<[?,4,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,?],f32>
    "torch.bind_symbolic_shape"(%35, %13, %14) <{shape_expressions = #map14}> : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.int, !torch.int) -> ()
    %36 = "torch.prim.ListConstruct"(%12, %7, %11, %8, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %37 = "torch.aten.permute"(%35, %36) : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?,1],f32>
    "torch.bind_symbolic_shape"(%37, %13, %14) <{shape_expressions = #map15}> : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.int, !torch.int) -> ()
    %38 = "torch.prim.ListConstruct"(%15, %11, %8, %16) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.view"(%37, %38) : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%39, %13, %14) <{shape_expressions = #map16}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %40 = "torch.aten.slice.Tensor"(%arg2, %10, %9, %6, %11) : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,8],f32>
    "torch.bind_symbolic_shape"(%40, %13, %14) <{shape_expressions = #map17}> : (!torch.vtensor<[?,?,8],f32>, !torch.int, !torch.int) -> ()
    %41 = "torch.aten.unsqueeze"(%arg1, %8) : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> !torch.vtensor<[?,1,4,8,1],f32>
    "torch.bind_symbolic_shape"(%41, %13) <{shape_expressions = #map18}> : (!torch.vtensor<[?,1,4,8,1],f32>, !torch.int) -> ()
    %42 = "torch.prim.ListConstruct"(%12, %11, %10, %8, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.aten.permute"(%41, %42) : (!torch.vtensor<[?,1,4,8,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,8],f32>
    "torch.bind_symbolic_shape"(%43, %13) <{shape_expressions = #map19}> : (!torch.vtensor<[?,1,4,1,8],f32>, !torch.int) -> ()
    %44 = "torch.aten.unsqueeze"(%40, %7) : (!torch.vtensor<[?,?,8],f32>, !torch.int) -> !torch.vtensor<[?,?,8,1],f32>
    "torch.bind_symbolic_shape"(%44, %13, %14) <{shape_expressions = #map20}> : (!torch.vtensor<[?,?,8,1],f32>, !torch.int, !torch.int) -> ()
    %45 = "torch.aten.unsqueeze"(%44, %8) : (!torch.vtensor<[?,?,8,1],f32>, !torch.int) -> !torch.vtensor<[?,?,8,1,1],f32>
    "torch.bind_symbolic_shape"(%45, %13, %14) <{shape_expressions = #map21}> : (!torch.vtensor<[?,?,8,1,1],f32>, !torch.int, !torch.int) -> ()
    %46 = "torch.prim.ListConstruct"(%12, %7, %8, %11, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.permute"(%45, %46) : (!torch.vtensor<[?,?,8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,1,?,8],f32>
    "torch.bind_symbolic_shape"(%47, %13, %14) <{shape_expressions = #map22}> : (!torch.vtensor<[?,1,1,?,8],f32>, !torch.int, !torch.int) -> ()
    %48 = "torch.prim.ListConstruct"(%12, %10, %8, %11, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.aten.permute"(%43, %48) : (!torch.vtensor<[?,1,4,1,8],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,8,1,1],f32>
    "torch.bind_symbolic_shape"(%49, %13) <{shape_expressions = #map23}> : (!torch.vtensor<[?,4,8,1,1],f32>, !torch.int) -> ()
    %50 = "torch.prim.ListConstruct"(%15, %8, %5) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %51 = "torch.aten.view"(%49, %50) : (!torch.vtensor<[?,4,8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,8],f32>
    "torch.bind_symbolic_shape"(%51, %13) <{shape_expressions = #map24}> : (!torch.vtensor<[?,4,8],f32>, !torch.int) -> ()
    %52 = "torch.prim.ListConstruct"(%12, %8, %11, %7, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.aten.permute"(%47, %52) : (!torch.vtensor<[?,1,1,?,8],f32>, !torch.list<int>) -> !torch.vtensor<[?,8,1,?,1],f32>
    "torch.bind_symbolic_shape"(%53, %13, %14) <{shape_expressions = #map25}> : (!torch.vtensor<[?,8,1,?,1],f32>, !torch.int, !torch.int) -> ()
    %54 = "torch.prim.ListConstruct"(%15, %5, %16) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %55 = "torch.aten.view"(%53, %54) : (!torch.vtensor<[?,8,1,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,8,?],f32>
    "torch.bind_symbolic_shape"(%55, %13, %14) <{shape_expressions = #map26}> : (!torch.vtensor<[?,8,?],f32>, !torch.int, !torch.int) -> ()
    %56 = "torch.aten.bmm"(%51, %55) : (!torch.vtensor<[?,4,8],f32>, !torch.vtensor<[?,8,?],f32>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%56, %13, %14) <{shape_expressions = #map13}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %57 = "torch.prim.ListConstruct"(%15, %8, %11, %11, %16) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.view"(%56, %57) : (!torch.vtensor<[?,4,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,?],f32>
    "torch.bind_symbolic_shape"(%58, %13, %14) <{shape_expressions = #map14}> : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.int, !torch.int) -> ()
    %59 = "torch.prim.ListConstruct"(%12, %7, %11, %8, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %60 = "torch.aten.permute"(%58, %59) : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?,1],f32>
    "torch.bind_symbolic_shape"(%60, %13, %14) <{shape_expressions = #map15}> : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.int, !torch.int) -> ()
    %61 = "torch.prim.ListConstruct"(%15, %11, %8, %16) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %62 = "torch.aten.view"(%60, %61) : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%62, %13, %14) <{shape_expressions = #map16}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %63 = "torch.aten.add.Tensor"(%39, %62, %11) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%63, %13, %14) <{shape_expressions = #map16}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %64 = "torch.aten.mul.Scalar"(%63, %4) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%64, %13, %14) <{shape_expressions = #map16}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %65:2 = "torch.aten.max.dim"(%64, %3, %2) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[?,1,4,1],f32>, !torch.vtensor<[?,1,4,1],si64>)
    %66 = "torch.aten.sub.Tensor"(%64, %65#0, %1) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,1],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    %67 = "torch.aten.exp"(%66) : (!torch.vtensor<[?,1,4,?],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    %68 = "torch.prim.ListConstruct"(%3) : (!torch.int) -> !torch.list<int>
    %69 = "torch.aten.sum.dim_IntList"(%67, %68, %2, %0) : (!torch.vtensor<[?,1,4,?],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[?,1,4,1],f32>
    %70 = "torch.aten.div.Tensor"(%67, %69) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,1],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%70, %13, %14) <{shape_expressions = #map16}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %71 = "torch.aten.slice.Tensor"(%arg2, %10, %5, %6, %11) : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%71, %13, %14) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %72 = "torch.aten.unsqueeze"(%70, %8) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?,1],f32>
    "torch.bind_symbolic_shape"(%72, %13, %14) <{shape_expressions = #map15}> : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.int, !torch.int) -> ()
    %73 = "torch.prim.ListConstruct"(%12, %11, %10, %8, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %74 = "torch.aten.permute"(%72, %73) : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,?],f32>
    "torch.bind_symbolic_shape"(%74, %13, %14) <{shape_expressions = #map27}> : (!torch.vtensor<[?,1,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %75 = "torch.aten.unsqueeze"(%71, %7) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.vtensor<[?,?,32,1],f32>
    "torch.bind_symbolic_shape"(%75, %13, %14) <{shape_expressions = #map6}> : (!torch.vtensor<[?,?,32,1],f32>, !torch.int, !torch.int) -> ()
    %76 = "torch.aten.unsqueeze"(%75, %8) : (!torch.vtensor<[?,?,32,1],f32>, !torch.int) -> !torch.vtensor<[?,?,32,1,1],f32>
    "torch.bind_symbolic_shape"(%76, %13, %14) <{shape_expressions = #map7}> : (!torch.vtensor<[?,?,32,1,1],f32>, !torch.int, !torch.int) -> ()
    %77 = "torch.prim.ListConstruct"(%12, %7, %8, %10, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %78 = "torch.aten.permute"(%76, %77) : (!torch.vtensor<[?,?,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,1,32,?],f32>
    "torch.bind_symbolic_shape"(%78, %13, %14) <{shape_expressions = #map28}> : (!torch.vtensor<[?,1,1,32,?],f32>, !torch.int, !torch.int) -> ()
    %79 = "torch.prim.ListConstruct"(%12, %10, %8, %11, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %80 = "torch.aten.permute"(%74, %79) : (!torch.vtensor<[?,1,4,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?,1,1],f32>
    "torch.bind_symbolic_shape"(%80, %13, %14) <{shape_expressions = #map29}> : (!torch.vtensor<[?,4,?,1,1],f32>, !torch.int, !torch.int) -> ()
    %81 = "torch.prim.ListConstruct"(%15, %8, %16) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %82 = "torch.aten.view"(%80, %81) : (!torch.vtensor<[?,4,?,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%82, %13, %14) <{shape_expressions = #map13}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %83 = "torch.prim.ListConstruct"(%12, %8, %11, %7, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %84 = "torch.aten.permute"(%78, %83) : (!torch.vtensor<[?,1,1,32,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,1,32,1],f32>
    "torch.bind_symbolic_shape"(%84, %13, %14) <{shape_expressions = #map30}> : (!torch.vtensor<[?,?,1,32,1],f32>, !torch.int, !torch.int) -> ()
    %85 = "torch.prim.ListConstruct"(%15, %16, %9) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %86 = "torch.aten.view"(%84, %85) : (!torch.vtensor<[?,?,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%86, %13, %14) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %87 = "torch.aten.bmm"(%82, %86) : (!torch.vtensor<[?,4,?],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.vtensor<[?,4,32],f32>
    "torch.bind_symbolic_shape"(%87, %13) <{shape_expressions = #map10}> : (!torch.vtensor<[?,4,32],f32>, !torch.int) -> ()
    %88 = "torch.prim.ListConstruct"(%15, %8, %11, %11, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %89 = "torch.aten.view"(%87, %88) : (!torch.vtensor<[?,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,32],f32>
    "torch.bind_symbolic_shape"(%89, %13) <{shape_expressions = #map31}> : (!torch.vtensor<[?,4,1,1,32],f32>, !torch.int) -> ()
    %90 = "torch.prim.ListConstruct"(%12, %7, %11, %8, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %91 = "torch.aten.permute"(%89, %90) : (!torch.vtensor<[?,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32,1],f32>
    "torch.bind_symbolic_shape"(%91, %13) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.int) -> ()
    %92 = "torch.prim.ListConstruct"(%15, %11, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %93 = "torch.aten.view"(%91, %92) : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%93, %13) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "func.return"(%93) : (!torch.vtensor<[?,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

