#map = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 32)>
#map3 = affine_map<()[s0, s1] -> (s0, s1, 8)>
#map4 = affine_map<()[s0] -> (s0)>
#map5 = affine_map<()[s0] -> (s0, 1, 4, 32, 1)>
#map6 = affine_map<()[s0] -> (s0, 1, 4, 1, 32)>
#map7 = affine_map<()[s0, s1] -> (s0, s1, 32, 1)>
#map8 = affine_map<()[s0, s1] -> (s0, s1, 32, 1, 1)>
#map9 = affine_map<()[s0, s1] -> (s0, 1, 1, s1, 32)>
#map10 = affine_map<()[s0] -> (s0, 4, 32, 1, 1)>
#map11 = affine_map<()[s0] -> (s0, 4, 32)>
#map12 = affine_map<()[s0, s1] -> (s0, 32, 1, s1, 1)>
#map13 = affine_map<()[s0, s1] -> (s0, 32, s1)>
#map14 = affine_map<()[s0, s1] -> (s0, 4, s1)>
#map15 = affine_map<()[s0, s1] -> (s0, 4, 1, 1, s1)>
#map16 = affine_map<()[s0, s1] -> (s0, 1, 4, s1, 1)>
#map17 = affine_map<()[s0, s1] -> (s0, 1, 4, s1)>
#map18 = affine_map<()[s0] -> (s0, 1, 4, 8, 1)>
#map19 = affine_map<()[s0] -> (s0, 1, 4, 1, 8)>
#map20 = affine_map<()[s0, s1] -> (s0, s1, 8, 1)>
#map21 = affine_map<()[s0, s1] -> (s0, s1, 8, 1, 1)>
#map22 = affine_map<()[s0, s1] -> (s0, 1, 1, s1, 8)>
#map23 = affine_map<()[s0] -> (s0, 4, 8, 1, 1)>
#map24 = affine_map<()[s0] -> (s0, 4, 8)>
#map25 = affine_map<()[s0, s1] -> (s0, 8, 1, s1, 1)>
#map26 = affine_map<()[s0, s1] -> (s0, 8, s1)>
#map27 = affine_map<()[s0] -> (s0, 1, 1, 1)>
#map28 = affine_map<()[s0, s1] -> (s0, 1, 1, s1)>
#map29 = affine_map<()[s0] -> (s0, 1, 4, 1)>
#map30 = affine_map<()[s0, s1] -> (s0, 1, 4, 1, s1)>
#map31 = affine_map<()[s0, s1] -> (s0, 1, 1, 32, s1)>
#map32 = affine_map<()[s0, s1] -> (s0, 4, s1, 1, 1)>
#map33 = affine_map<()[s0, s1] -> (s0, s1, 1, 32, 1)>
#map34 = affine_map<()[s0] -> (s0, 4, 1, 1, 32)>
#map35 = affine_map<()[s0] -> (s0, 1, 4)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,32],f32>, !torch.vtensor<[?,?,8],f32>, !torch.vtensor<[?],si64>) -> (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,32],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,?,32],f32>, %arg3: !torch.vtensor<[?,?,8],f32>, %arg4: !torch.vtensor<[?],si64>):
    %0 = "torch.vtensor.literal"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %1 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %2 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %3 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %4 = "torch.constant.none"() : () -> !torch.none
    %5 = "torch.constant.float"() <{value = 0.29448889205180612 : f64}> : () -> !torch.float
    %6 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %13 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %14 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %13) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %13) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %13, %14) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg3, %13, %14) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?,8],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg4, %13) <{shape_expressions = #map4}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %15 = "torch.aten.size.int"(%arg0, %12) : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> !torch.int
    %16 = "torch.aten.size.int"(%arg2, %11) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.int
    %17 = "torch.aten.unsqueeze"(%arg0, %10) : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> !torch.vtensor<[?,1,4,32,1],f32>
    "torch.bind_symbolic_shape"(%17, %13) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.int) -> ()
    %18 = "torch.prim.ListConstruct"(%12, %11, %9, %10, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %19 = "torch.aten.permute"(%17, %18) : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,32],f32>
    "torch.bind_symbolic_shape"(%19, %13) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,4,1,32],f32>, !torch.int) -> ()
    %20 = "torch.aten.unsqueeze"(%arg2, %8) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.vtensor<[?,?,32,1],f32>
    "torch.bind_symbolic_shape"(%20, %13, %14) <{shape_expressions = #map7}> : (!torch.vtensor<[?,?,32,1],f32>, !torch.int, !torch.int) -> ()
    %21 = "torch.aten.unsqueeze"(%20, %10) : (!torch.vtensor<[?,?,32,1],f32>, !torch.int) -> !torch.vtensor<[?,?,32,1,1],f32>
    "torch.bind_symbolic_shape"(%21, %13, %14) <{shape_expressions = #map8}> : (!torch.vtensor<[?,?,32,1,1],f32>, !torch.int, !torch.int) -> ()
    %22 = "torch.prim.ListConstruct"(%12, %8, %10, %11, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %23 = "torch.aten.permute"(%21, %22) : (!torch.vtensor<[?,?,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,1,?,32],f32>
    "torch.bind_symbolic_shape"(%23, %13, %14) <{shape_expressions = #map9}> : (!torch.vtensor<[?,1,1,?,32],f32>, !torch.int, !torch.int) -> ()
    %24 = "torch.prim.ListConstruct"(%12, %9, %10, %11, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %25 = "torch.aten.permute"(%19, %24) : (!torch.vtensor<[?,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,32,1,1],f32>
    "torch.bind_symbolic_shape"(%25, %13) <{shape_expressions = #map10}> : (!torch.vtensor<[?,4,32,1,1],f32>, !torch.int) -> ()
    %26 = "torch.prim.ListConstruct"(%15, %10, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.view"(%25, %26) : (!torch.vtensor<[?,4,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,32],f32>
    "torch.bind_symbolic_shape"(%27, %13) <{shape_expressions = #map11}> : (!torch.vtensor<[?,4,32],f32>, !torch.int) -> ()
    %28 = "torch.prim.ListConstruct"(%12, %10, %11, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %29 = "torch.aten.permute"(%23, %28) : (!torch.vtensor<[?,1,1,?,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,32,1,?,1],f32>
    "torch.bind_symbolic_shape"(%29, %13, %14) <{shape_expressions = #map12}> : (!torch.vtensor<[?,32,1,?,1],f32>, !torch.int, !torch.int) -> ()
    %30 = "torch.prim.ListConstruct"(%15, %7, %16) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %31 = "torch.aten.view"(%29, %30) : (!torch.vtensor<[?,32,1,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,32,?],f32>
    "torch.bind_symbolic_shape"(%31, %13, %14) <{shape_expressions = #map13}> : (!torch.vtensor<[?,32,?],f32>, !torch.int, !torch.int) -> ()
    %32 = "torch.aten.bmm"(%27, %31) : (!torch.vtensor<[?,4,32],f32>, !torch.vtensor<[?,32,?],f32>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%32, %13, %14) <{shape_expressions = #map14}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %33 = "torch.prim.ListConstruct"(%15, %10, %11, %11, %16) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.view"(%32, %33) : (!torch.vtensor<[?,4,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,?],f32>
    "torch.bind_symbolic_shape"(%34, %13, %14) <{shape_expressions = #map15}> : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.int, !torch.int) -> ()
    %35 = "torch.prim.ListConstruct"(%12, %8, %11, %10, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.permute"(%34, %35) : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?,1],f32>
    "torch.bind_symbolic_shape"(%36, %13, %14) <{shape_expressions = #map16}> : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.int, !torch.int) -> ()
    %37 = "torch.prim.ListConstruct"(%15, %11, %10, %16) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %38 = "torch.aten.view"(%36, %37) : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%38, %13, %14) <{shape_expressions = #map17}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %39 = "torch.aten.unsqueeze"(%arg1, %10) : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> !torch.vtensor<[?,1,4,8,1],f32>
    "torch.bind_symbolic_shape"(%39, %13) <{shape_expressions = #map18}> : (!torch.vtensor<[?,1,4,8,1],f32>, !torch.int) -> ()
    %40 = "torch.prim.ListConstruct"(%12, %11, %9, %10, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %41 = "torch.aten.permute"(%39, %40) : (!torch.vtensor<[?,1,4,8,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,8],f32>
    "torch.bind_symbolic_shape"(%41, %13) <{shape_expressions = #map19}> : (!torch.vtensor<[?,1,4,1,8],f32>, !torch.int) -> ()
    %42 = "torch.aten.unsqueeze"(%arg3, %8) : (!torch.vtensor<[?,?,8],f32>, !torch.int) -> !torch.vtensor<[?,?,8,1],f32>
    "torch.bind_symbolic_shape"(%42, %13, %14) <{shape_expressions = #map20}> : (!torch.vtensor<[?,?,8,1],f32>, !torch.int, !torch.int) -> ()
    %43 = "torch.aten.unsqueeze"(%42, %10) : (!torch.vtensor<[?,?,8,1],f32>, !torch.int) -> !torch.vtensor<[?,?,8,1,1],f32>
    "torch.bind_symbolic_shape"(%43, %13, %14) <{shape_expressions = #map21}> : (!torch.vtensor<[?,?,8,1,1],f32>, !torch.int, !torch.int) -> ()
    %44 = "torch.prim.ListConstruct"(%12, %8, %10, %11, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.permute"(%43, %44) : (!torch.vtensor<[?,?,8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,1,?,8],f32>
    "torch.bind_symbolic_shape"(%45, %13, %14) <{shape_expressions = #map22}> : (!torch.vtensor<[?,1,1,?,8],f32>, !torch.int, !torch.int) -> ()
    %46 = "torch.prim.ListConstruct"(%12, %9, %10, %11, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.permute"(%41, %46) : (!torch.vtensor<[?,1,4,1,8],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,8,1,1],f32>
    "torch.bind_symbolic_shape"(%47, %13) <{shape_expressions = #map23}> : (!torch.vtensor<[?,4,8,1,1],f32>, !torch.int) -> ()
    %48 = "torch.prim.ListConstruct"(%15, %10, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.aten.view"(%47, %48) : (!torch.vtensor<[?,4,8,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,8],f32>
    "torch.bind_symbolic_shape"(%49, %13) <{shape_expressions = #map24}> : (!torch.vtensor<[?,4,8],f32>, !torch.int) -> ()
    %50 = "torch.prim.ListConstruct"(%12, %10, %11, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %51 = "torch.aten.permute"(%45, %50) : (!torch.vtensor<[?,1,1,?,8],f32>, !torch.list<int>) -> !torch.vtensor<[?,8,1,?,1],f32>
    "torch.bind_symbolic_shape"(%51, %13, %14) <{shape_expressions = #map25}> : (!torch.vtensor<[?,8,1,?,1],f32>, !torch.int, !torch.int) -> ()
    %52 = "torch.prim.ListConstruct"(%15, %6, %16) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.aten.view"(%51, %52) : (!torch.vtensor<[?,8,1,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,8,?],f32>
    "torch.bind_symbolic_shape"(%53, %13, %14) <{shape_expressions = #map26}> : (!torch.vtensor<[?,8,?],f32>, !torch.int, !torch.int) -> ()
    %54 = "torch.aten.bmm"(%49, %53) : (!torch.vtensor<[?,4,8],f32>, !torch.vtensor<[?,8,?],f32>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%54, %13, %14) <{shape_expressions = #map14}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %55 = "torch.prim.ListConstruct"(%15, %10, %11, %11, %16) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.view"(%54, %55) : (!torch.vtensor<[?,4,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,?],f32>
    "torch.bind_symbolic_shape"(%56, %13, %14) <{shape_expressions = #map15}> : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.int, !torch.int) -> ()
    %57 = "torch.prim.ListConstruct"(%12, %8, %11, %10, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %58 = "torch.aten.permute"(%56, %57) : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?,1],f32>
    "torch.bind_symbolic_shape"(%58, %13, %14) <{shape_expressions = #map16}> : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.int, !torch.int) -> ()
    %59 = "torch.prim.ListConstruct"(%15, %11, %10, %16) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %60 = "torch.aten.view"(%58, %59) : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%60, %13, %14) <{shape_expressions = #map17}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %61 = "torch.aten.add.Tensor"(%38, %60, %11) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%61, %13, %14) <{shape_expressions = #map17}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %62 = "torch.aten.mul.Scalar"(%61, %5) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%62, %13, %14) <{shape_expressions = #map17}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %63 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %64 = "torch.aten.arange.start_step"(%12, %16, %11, %4, %12, %63, %3) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[?],si64>
    "torch.bind_symbolic_shape"(%64, %14) <{shape_expressions = #map4}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %65 = "torch.prim.ListConstruct"(%2, %11, %11, %11) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %66 = "torch.aten.view"(%arg4, %65) : (!torch.vtensor<[?],si64>, !torch.list<int>) -> !torch.vtensor<[?,1,1,1],si64>
    "torch.bind_symbolic_shape"(%66, %13) <{shape_expressions = #map27}> : (!torch.vtensor<[?,1,1,1],si64>, !torch.int) -> ()
    %67 = "torch.aten.ge.Tensor"(%64, %66) : (!torch.vtensor<[?],si64>, !torch.vtensor<[?,1,1,1],si64>) -> !torch.vtensor<[?,1,1,?],i1>
    "torch.bind_symbolic_shape"(%67, %13, %14) <{shape_expressions = #map28}> : (!torch.vtensor<[?,1,1,?],i1>, !torch.int, !torch.int) -> ()
    %68 = "torch.aten.where.self"(%67, %0, %62) : (!torch.vtensor<[?,1,1,?],i1>, !torch.vtensor<[],f32>, !torch.vtensor<[?,1,4,?],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%68, %13, %14) <{shape_expressions = #map17}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %69:2 = "torch.aten.max.dim"(%68, %8, %1) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[?,1,4,1],f32>, !torch.vtensor<[?,1,4,1],si64>)
    "torch.bind_symbolic_shape"(%69#0, %13) <{shape_expressions = #map29}> : (!torch.vtensor<[?,1,4,1],f32>, !torch.int) -> ()
    %70 = "torch.aten.sub.Tensor"(%68, %69#0, %11) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,1],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%70, %13, %14) <{shape_expressions = #map17}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %71 = "torch.aten.pow.Scalar"(%9, %70) : (!torch.int, !torch.vtensor<[?,1,4,?],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%71, %13, %14) <{shape_expressions = #map17}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %72 = "torch.prim.ListConstruct"(%2) : (!torch.int) -> !torch.list<int>
    %73 = "torch.aten.sum.dim_IntList"(%71, %72, %1, %4) : (!torch.vtensor<[?,1,4,?],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[?,1,4,1],f32>
    "torch.bind_symbolic_shape"(%73, %13) <{shape_expressions = #map29}> : (!torch.vtensor<[?,1,4,1],f32>, !torch.int) -> ()
    %74 = "torch.aten.unsqueeze"(%71, %10) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?,1],f32>
    "torch.bind_symbolic_shape"(%74, %13, %14) <{shape_expressions = #map16}> : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.int, !torch.int) -> ()
    %75 = "torch.prim.ListConstruct"(%12, %11, %9, %10, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %76 = "torch.aten.permute"(%74, %75) : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,?],f32>
    "torch.bind_symbolic_shape"(%76, %13, %14) <{shape_expressions = #map30}> : (!torch.vtensor<[?,1,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %77 = "torch.aten.unsqueeze"(%arg2, %8) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.vtensor<[?,?,32,1],f32>
    "torch.bind_symbolic_shape"(%77, %13, %14) <{shape_expressions = #map7}> : (!torch.vtensor<[?,?,32,1],f32>, !torch.int, !torch.int) -> ()
    %78 = "torch.aten.unsqueeze"(%77, %10) : (!torch.vtensor<[?,?,32,1],f32>, !torch.int) -> !torch.vtensor<[?,?,32,1,1],f32>
    "torch.bind_symbolic_shape"(%78, %13, %14) <{shape_expressions = #map8}> : (!torch.vtensor<[?,?,32,1,1],f32>, !torch.int, !torch.int) -> ()
    %79 = "torch.prim.ListConstruct"(%12, %8, %10, %9, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %80 = "torch.aten.permute"(%78, %79) : (!torch.vtensor<[?,?,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,1,32,?],f32>
    "torch.bind_symbolic_shape"(%80, %13, %14) <{shape_expressions = #map31}> : (!torch.vtensor<[?,1,1,32,?],f32>, !torch.int, !torch.int) -> ()
    %81 = "torch.prim.ListConstruct"(%12, %9, %10, %11, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %82 = "torch.aten.permute"(%76, %81) : (!torch.vtensor<[?,1,4,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?,1,1],f32>
    "torch.bind_symbolic_shape"(%82, %13, %14) <{shape_expressions = #map32}> : (!torch.vtensor<[?,4,?,1,1],f32>, !torch.int, !torch.int) -> ()
    %83 = "torch.prim.ListConstruct"(%15, %10, %16) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %84 = "torch.aten.view"(%82, %83) : (!torch.vtensor<[?,4,?,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%84, %13, %14) <{shape_expressions = #map14}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %85 = "torch.prim.ListConstruct"(%12, %10, %11, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %86 = "torch.aten.permute"(%80, %85) : (!torch.vtensor<[?,1,1,32,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,1,32,1],f32>
    "torch.bind_symbolic_shape"(%86, %13, %14) <{shape_expressions = #map33}> : (!torch.vtensor<[?,?,1,32,1],f32>, !torch.int, !torch.int) -> ()
    %87 = "torch.prim.ListConstruct"(%15, %16, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %88 = "torch.aten.view"(%86, %87) : (!torch.vtensor<[?,?,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%88, %13, %14) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %89 = "torch.aten.bmm"(%84, %88) : (!torch.vtensor<[?,4,?],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.vtensor<[?,4,32],f32>
    "torch.bind_symbolic_shape"(%89, %13) <{shape_expressions = #map11}> : (!torch.vtensor<[?,4,32],f32>, !torch.int) -> ()
    %90 = "torch.prim.ListConstruct"(%15, %10, %11, %11, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %91 = "torch.aten.view"(%89, %90) : (!torch.vtensor<[?,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,32],f32>
    "torch.bind_symbolic_shape"(%91, %13) <{shape_expressions = #map34}> : (!torch.vtensor<[?,4,1,1,32],f32>, !torch.int) -> ()
    %92 = "torch.prim.ListConstruct"(%12, %8, %11, %10, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %93 = "torch.aten.permute"(%91, %92) : (!torch.vtensor<[?,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32,1],f32>
    "torch.bind_symbolic_shape"(%93, %13) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.int) -> ()
    %94 = "torch.prim.ListConstruct"(%15, %11, %10, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %95 = "torch.aten.view"(%93, %94) : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%95, %13) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    %96 = "torch.aten.div.Tensor"(%95, %73) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,1],f32>) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%96, %13) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    %97 = "torch.aten.log2"(%73) : (!torch.vtensor<[?,1,4,1],f32>) -> !torch.vtensor<[?,1,4,1],f32>
    "torch.bind_symbolic_shape"(%97, %13) <{shape_expressions = #map29}> : (!torch.vtensor<[?,1,4,1],f32>, !torch.int) -> ()
    %98 = "torch.aten.add.Tensor"(%69#0, %97, %11) : (!torch.vtensor<[?,1,4,1],f32>, !torch.vtensor<[?,1,4,1],f32>, !torch.int) -> !torch.vtensor<[?,1,4,1],f32>
    "torch.bind_symbolic_shape"(%98, %13) <{shape_expressions = #map29}> : (!torch.vtensor<[?,1,4,1],f32>, !torch.int) -> ()
    %99 = "torch.aten.squeeze.dim"(%98, %8) : (!torch.vtensor<[?,1,4,1],f32>, !torch.int) -> !torch.vtensor<[?,1,4],f32>
    "torch.bind_symbolic_shape"(%99, %13) <{shape_expressions = #map35}> : (!torch.vtensor<[?,1,4],f32>, !torch.int) -> ()
    "func.return"(%96, %99) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4],f32>) -> ()
  }) : () -> ()
}) : () -> ()

