#map = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 32)>
#map3 = affine_map<()[s0, s1] -> (s0, s1, 8)>
#map4 = affine_map<()[s0] -> (s0, 1, 32)>
#map5 = affine_map<()[s0] -> (s0, 1, 8)>
#map6 = affine_map<()[s0, s1] -> (s0, s1 + 1, 32)>
#map7 = affine_map<()[s0, s1] -> (s0, s1 + 1, 8)>
#map8 = affine_map<()[s0] -> (s0, 1, 4, 32, 1)>
#map9 = affine_map<()[s0] -> (s0, 1, 4, 1, 32)>
#map10 = affine_map<()[s0, s1] -> (s0, s1 + 1, 32, 1)>
#map11 = affine_map<()[s0, s1] -> (s0, s1 + 1, 32, 1, 1)>
#map12 = affine_map<()[s0, s1] -> (s0, 1, 1, s1 + 1, 32)>
#map13 = affine_map<()[s0] -> (s0, 4, 32, 1, 1)>
#map14 = affine_map<()[s0] -> (s0, 4, 32)>
#map15 = affine_map<()[s0, s1] -> (s0, 32, 1, s1 + 1, 1)>
#map16 = affine_map<()[s0, s1] -> (s0, 32, s1 + 1)>
#map17 = affine_map<()[s0, s1] -> (s0, 4, s1 + 1)>
#map18 = affine_map<()[s0, s1] -> (s0, 4, 1, 1, s1 + 1)>
#map19 = affine_map<()[s0, s1] -> (s0, 1, 4, s1 + 1, 1)>
#map20 = affine_map<()[s0, s1] -> (s0, 1, 4, s1 + 1)>
#map21 = affine_map<()[s0] -> (s0, 1, 4, 8, 1)>
#map22 = affine_map<()[s0] -> (s0, 1, 4, 1, 8)>
#map23 = affine_map<()[s0, s1] -> (s0, s1 + 1, 8, 1)>
#map24 = affine_map<()[s0, s1] -> (s0, s1 + 1, 8, 1, 1)>
#map25 = affine_map<()[s0, s1] -> (s0, 1, 1, s1 + 1, 8)>
#map26 = affine_map<()[s0] -> (s0, 4, 8, 1, 1)>
#map27 = affine_map<()[s0] -> (s0, 4, 8)>
#map28 = affine_map<()[s0, s1] -> (s0, 8, 1, s1 + 1, 1)>
#map29 = affine_map<()[s0, s1] -> (s0, 8, s1 + 1)>
#map30 = affine_map<()[s0, s1] -> (s0, 1, 4, 1, s1 + 1)>
#map31 = affine_map<()[s0, s1] -> (s0, 1, 1, 32, s1 + 1)>
#map32 = affine_map<()[s0, s1] -> (s0, 4, s1 + 1, 1, 1)>
#map33 = affine_map<()[s0, s1] -> (s0, s1 + 1, 1, 32, 1)>
#map34 = affine_map<()[s0] -> (s0, 4, 1, 1, 32)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,32],f32>, !torch.vtensor<[?,?,8],f32>, !torch.vtensor<[?,1,32],f32>, !torch.vtensor<[?,1,8],f32>) -> (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,?,32],f32>, !torch.vtensor<[?,?,8],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,32],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,?,32],f32>, %arg3: !torch.vtensor<[?,?,8],f32>, %arg4: !torch.vtensor<[?,1,32],f32>, %arg5: !torch.vtensor<[?,1,8],f32>):
    %0 = "torch.constant.none"() : () -> !torch.none
    %1 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %2 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %5 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %6 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %12 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %13 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %12) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %12) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %12, %13) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg3, %12, %13) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?,8],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg4, %12) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,32],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg5, %12) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,8],f32>, !torch.int) -> ()
    %14 = "torch.aten.size.int"(%arg0, %11) : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> !torch.int
    %15 = "torch.aten.size.int"(%arg2, %10) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.int
    %16 = "torch.prim.ListConstruct"(%arg2, %arg4) : (!torch.vtensor<[?,?,32],f32>, !torch.vtensor<[?,1,32],f32>) -> !torch.list<vtensor>
    %17 = "torch.aten.cat"(%16, %10) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%17, %12, %13) <{shape_expressions = #map6}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %18 = "torch.prim.ListConstruct"(%arg3, %arg5) : (!torch.vtensor<[?,?,8],f32>, !torch.vtensor<[?,1,8],f32>) -> !torch.list<vtensor>
    %19 = "torch.aten.cat"(%18, %10) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,?,8],f32>
    "torch.bind_symbolic_shape"(%19, %12, %13) <{shape_expressions = #map7}> : (!torch.vtensor<[?,?,8],f32>, !torch.int, !torch.int) -> ()
    %20 = "torch.aten.unsqueeze"(%arg0, %9) : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> !torch.vtensor<[?,1,4,32,1],f32>
    "torch.bind_symbolic_shape"(%20, %12) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.int) -> ()
    %21 = "torch.prim.ListConstruct"(%11, %10, %8, %9, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %22 = "torch.aten.permute"(%20, %21) : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,32],f32>
    "torch.bind_symbolic_shape"(%22, %12) <{shape_expressions = #map9}> : (!torch.vtensor<[?,1,4,1,32],f32>, !torch.int) -> ()
    %23 = "torch.aten.add.int"(%10, %15) : (!torch.int, !torch.int) -> !torch.int
    %24 = "torch.aten.unsqueeze"(%17, %7) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.vtensor<[?,?,32,1],f32>
    "torch.bind_symbolic_shape"(%24, %12, %13) <{shape_expressions = #map10}> : (!torch.vtensor<[?,?,32,1],f32>, !torch.int, !torch.int) -> ()
    %25 = "torch.aten.unsqueeze"(%24, %9) : (!torch.vtensor<[?,?,32,1],f32>, !torch.int) -> !torch.vtensor<[?,?,32,1,1],f32>
    "torch.bind_symbolic_shape"(%25, %12, %13) <{shape_expressions = #map11}> : (!torch.vtensor<[?,?,32,1,1],f32>, !torch.int, !torch.int) -> ()
    %26 = "torch.prim.ListConstruct"(%11, %7, %9, %10, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.permute"(%25, %26) : (!torch.vtensor<[?,?,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,1,?,32],f32>
    "torch.bind_symbolic_shape"(%27, %12, %13) <{shape_expressions = #map12}> : (!torch.vtensor<[?,1,1,?,32],f32>, !torch.int, !torch.int) -> ()
    %28 = "torch.prim.ListConstruct"(%11, %8, %9, %10, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %29 = "torch.aten.permute"(%22, %28) : (!torch.vtensor<[?,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,32,1,1],f32>
    "torch.bind_symbolic_shape"(%29, %12) <{shape_expressions = #map13}> : (!torch.vtensor<[?,4,32,1,1],f32>, !torch.int) -> ()
    %30 = "torch.prim.ListConstruct"(%14, %9, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %31 = "torch.aten.view"(%29, %30) : (!torch.vtensor<[?,4,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,32],f32>
    "torch.bind_symbolic_shape"(%31, %12) <{shape_expressions = #map14}> : (!torch.vtensor<[?,4,32],f32>, !torch.int) -> ()
    %32 = "torch.prim.ListConstruct"(%11, %9, %10, %7, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.permute"(%27, %32) : (!torch.vtensor<[?,1,1,?,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,32,1,?,1],f32>
    "torch.bind_symbolic_shape"(%33, %12, %13) <{shape_expressions = #map15}> : (!torch.vtensor<[?,32,1,?,1],f32>, !torch.int, !torch.int) -> ()
    %34 = "torch.prim.ListConstruct"(%14, %6, %23) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.aten.view"(%33, %34) : (!torch.vtensor<[?,32,1,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,32,?],f32>
    "torch.bind_symbolic_shape"(%35, %12, %13) <{shape_expressions = #map16}> : (!torch.vtensor<[?,32,?],f32>, !torch.int, !torch.int) -> ()
    %36 = "torch.aten.bmm"(%31, %35) : (!torch.vtensor<[?,4,32],f32>, !torch.vtensor<[?,32,?],f32>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%36, %12, %13) <{shape_expressions = #map17}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %37 = "torch.prim.ListConstruct"(%14, %9, %10, %10, %23) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %38 = "torch.aten.view"(%36, %37) : (!torch.vtensor<[?,4,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,?],f32>
    "torch.bind_symbolic_shape"(%38, %12, %13) <{shape_expressions = #map18}> : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.int, !torch.int) -> ()
    %39 = "torch.prim.ListConstruct"(%11, %7, %10, %9, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %40 = "torch.aten.permute"(%38, %39) : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?,1],f32>
    "torch.bind_symbolic_shape"(%40, %12, %13) <{shape_expressions = #map19}> : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.int, !torch.int) -> ()
    %41 = "torch.prim.ListConstruct"(%14, %10, %9, %23) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %42 = "torch.aten.view"(%40, %41) : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%42, %12, %13) <{shape_expressions = #map20}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %43 = "torch.aten.unsqueeze"(%arg1, %9) : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> !torch.vtensor<[?,1,4,8,1],f32>
    "torch.bind_symbolic_shape"(%43, %12) <{shape_expressions = #map21}> : (!torch.vtensor<[?,1,4,8,1],f32>, !torch.int) -> ()
    %44 = "torch.prim.ListConstruct"(%11, %10, %8, %9, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.permute"(%43, %44) : (!torch.vtensor<[?,1,4,8,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,8],f32>
    "torch.bind_symbolic_shape"(%45, %12) <{shape_expressions = #map22}> : (!torch.vtensor<[?,1,4,1,8],f32>, !torch.int) -> ()
    %46 = "torch.aten.unsqueeze"(%19, %7) : (!torch.vtensor<[?,?,8],f32>, !torch.int) -> !torch.vtensor<[?,?,8,1],f32>
    "torch.bind_symbolic_shape"(%46, %12, %13) <{shape_expressions = #map23}> : (!torch.vtensor<[?,?,8,1],f32>, !torch.int, !torch.int) -> ()
    %47 = "torch.aten.unsqueeze"(%46, %9) : (!torch.vtensor<[?,?,8,1],f32>, !torch.int) -> !torch.vtensor<[?,?,8,1,1],f32>
    "torch.bind_symbolic_shape"(%47, %12, %13) <{shape_expressions = #map24}> : (!torch.vtensor<[?,?,8,1,1],f32>, !torch.int, !torch.int) -> ()
    %48 = "torch.prim.ListConstruct"(%11, %7, %9, %10, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.aten.permute"(%47, %48) : (!torch.vtensor<[?,?,8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,1,?,8],f32>
    "torch.bind_symbolic_shape"(%49, %12, %13) <{shape_expressions = #map25}> : (!torch.vtensor<[?,1,1,?,8],f32>, !torch.int, !torch.int) -> ()
    %50 = "torch.prim.ListConstruct"(%11, %8, %9, %10, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %51 = "torch.aten.permute"(%45, %50) : (!torch.vtensor<[?,1,4,1,8],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,8,1,1],f32>
    "torch.bind_symbolic_shape"(%51, %12) <{shape_expressions = #map26}> : (!torch.vtensor<[?,4,8,1,1],f32>, !torch.int) -> ()
    %52 = "torch.prim.ListConstruct"(%14, %9, %5) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.aten.view"(%51, %52) : (!torch.vtensor<[?,4,8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,8],f32>
    "torch.bind_symbolic_shape"(%53, %12) <{shape_expressions = #map27}> : (!torch.vtensor<[?,4,8],f32>, !torch.int) -> ()
    %54 = "torch.prim.ListConstruct"(%11, %9, %10, %7, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %55 = "torch.aten.permute"(%49, %54) : (!torch.vtensor<[?,1,1,?,8],f32>, !torch.list<int>) -> !torch.vtensor<[?,8,1,?,1],f32>
    "torch.bind_symbolic_shape"(%55, %12, %13) <{shape_expressions = #map28}> : (!torch.vtensor<[?,8,1,?,1],f32>, !torch.int, !torch.int) -> ()
    %56 = "torch.prim.ListConstruct"(%14, %5, %23) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %57 = "torch.aten.view"(%55, %56) : (!torch.vtensor<[?,8,1,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,8,?],f32>
    "torch.bind_symbolic_shape"(%57, %12, %13) <{shape_expressions = #map29}> : (!torch.vtensor<[?,8,?],f32>, !torch.int, !torch.int) -> ()
    %58 = "torch.aten.bmm"(%53, %57) : (!torch.vtensor<[?,4,8],f32>, !torch.vtensor<[?,8,?],f32>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%58, %12, %13) <{shape_expressions = #map17}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %59 = "torch.prim.ListConstruct"(%14, %9, %10, %10, %23) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %60 = "torch.aten.view"(%58, %59) : (!torch.vtensor<[?,4,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,?],f32>
    "torch.bind_symbolic_shape"(%60, %12, %13) <{shape_expressions = #map18}> : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.int, !torch.int) -> ()
    %61 = "torch.prim.ListConstruct"(%11, %7, %10, %9, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %62 = "torch.aten.permute"(%60, %61) : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?,1],f32>
    "torch.bind_symbolic_shape"(%62, %12, %13) <{shape_expressions = #map19}> : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.int, !torch.int) -> ()
    %63 = "torch.prim.ListConstruct"(%14, %10, %9, %23) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %64 = "torch.aten.view"(%62, %63) : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%64, %12, %13) <{shape_expressions = #map20}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %65 = "torch.aten.add.Tensor"(%42, %64, %10) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%65, %12, %13) <{shape_expressions = #map20}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %66 = "torch.aten.mul.Scalar"(%65, %4) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%66, %12, %13) <{shape_expressions = #map20}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %67:2 = "torch.aten.max.dim"(%66, %3, %2) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[?,1,4,1],f32>, !torch.vtensor<[?,1,4,1],si64>)
    %68 = "torch.aten.sub.Tensor"(%66, %67#0, %1) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,1],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    %69 = "torch.aten.exp"(%68) : (!torch.vtensor<[?,1,4,?],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    %70 = "torch.prim.ListConstruct"(%3) : (!torch.int) -> !torch.list<int>
    %71 = "torch.aten.sum.dim_IntList"(%69, %70, %2, %0) : (!torch.vtensor<[?,1,4,?],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[?,1,4,1],f32>
    %72 = "torch.aten.div.Tensor"(%69, %71) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,1],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%72, %12, %13) <{shape_expressions = #map20}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %73 = "torch.aten.unsqueeze"(%72, %9) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?,1],f32>
    "torch.bind_symbolic_shape"(%73, %12, %13) <{shape_expressions = #map19}> : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.int, !torch.int) -> ()
    %74 = "torch.prim.ListConstruct"(%11, %10, %8, %9, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %75 = "torch.aten.permute"(%73, %74) : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,?],f32>
    "torch.bind_symbolic_shape"(%75, %12, %13) <{shape_expressions = #map30}> : (!torch.vtensor<[?,1,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %76 = "torch.aten.unsqueeze"(%17, %7) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.vtensor<[?,?,32,1],f32>
    "torch.bind_symbolic_shape"(%76, %12, %13) <{shape_expressions = #map10}> : (!torch.vtensor<[?,?,32,1],f32>, !torch.int, !torch.int) -> ()
    %77 = "torch.aten.unsqueeze"(%76, %9) : (!torch.vtensor<[?,?,32,1],f32>, !torch.int) -> !torch.vtensor<[?,?,32,1,1],f32>
    "torch.bind_symbolic_shape"(%77, %12, %13) <{shape_expressions = #map11}> : (!torch.vtensor<[?,?,32,1,1],f32>, !torch.int, !torch.int) -> ()
    %78 = "torch.prim.ListConstruct"(%11, %7, %9, %8, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %79 = "torch.aten.permute"(%77, %78) : (!torch.vtensor<[?,?,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,1,32,?],f32>
    "torch.bind_symbolic_shape"(%79, %12, %13) <{shape_expressions = #map31}> : (!torch.vtensor<[?,1,1,32,?],f32>, !torch.int, !torch.int) -> ()
    %80 = "torch.prim.ListConstruct"(%11, %8, %9, %10, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %81 = "torch.aten.permute"(%75, %80) : (!torch.vtensor<[?,1,4,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?,1,1],f32>
    "torch.bind_symbolic_shape"(%81, %12, %13) <{shape_expressions = #map32}> : (!torch.vtensor<[?,4,?,1,1],f32>, !torch.int, !torch.int) -> ()
    %82 = "torch.prim.ListConstruct"(%14, %9, %23) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %83 = "torch.aten.view"(%81, %82) : (!torch.vtensor<[?,4,?,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%83, %12, %13) <{shape_expressions = #map17}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %84 = "torch.prim.ListConstruct"(%11, %9, %10, %7, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %85 = "torch.aten.permute"(%79, %84) : (!torch.vtensor<[?,1,1,32,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,1,32,1],f32>
    "torch.bind_symbolic_shape"(%85, %12, %13) <{shape_expressions = #map33}> : (!torch.vtensor<[?,?,1,32,1],f32>, !torch.int, !torch.int) -> ()
    %86 = "torch.prim.ListConstruct"(%14, %23, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %87 = "torch.aten.view"(%85, %86) : (!torch.vtensor<[?,?,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%87, %12, %13) <{shape_expressions = #map6}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %88 = "torch.aten.bmm"(%83, %87) : (!torch.vtensor<[?,4,?],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.vtensor<[?,4,32],f32>
    "torch.bind_symbolic_shape"(%88, %12) <{shape_expressions = #map14}> : (!torch.vtensor<[?,4,32],f32>, !torch.int) -> ()
    %89 = "torch.prim.ListConstruct"(%14, %9, %10, %10, %6) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %90 = "torch.aten.view"(%88, %89) : (!torch.vtensor<[?,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,32],f32>
    "torch.bind_symbolic_shape"(%90, %12) <{shape_expressions = #map34}> : (!torch.vtensor<[?,4,1,1,32],f32>, !torch.int) -> ()
    %91 = "torch.prim.ListConstruct"(%11, %7, %10, %9, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %92 = "torch.aten.permute"(%90, %91) : (!torch.vtensor<[?,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32,1],f32>
    "torch.bind_symbolic_shape"(%92, %12) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.int) -> ()
    %93 = "torch.prim.ListConstruct"(%14, %10, %9, %6) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %94 = "torch.aten.view"(%92, %93) : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%94, %12) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "func.return"(%94, %17, %19) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,?,32],f32>, !torch.vtensor<[?,?,8],f32>) -> ()
  }) : () -> ()
}) : () -> ()

