#map = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0] -> (s0, 8, 40)>
#map3 = affine_map<()[s0, s1] -> (s0, s1)>
#map4 = affine_map<()[s0] -> (s0)>
#map5 = affine_map<()[s0, s1] -> (s0, s1, 8, 40)>
#map6 = affine_map<()[s0, s1] -> (s0, s1 * 8, 40)>
#map7 = affine_map<()[s0] -> (s0, 1, 4, 40)>
#map8 = affine_map<()[s0] -> (s0, 1, 4, 40, 1)>
#map9 = affine_map<()[s0] -> (s0, 1, 4, 1, 40)>
#map10 = affine_map<()[s0, s1] -> (s0, s1 * 8, 40, 1)>
#map11 = affine_map<()[s0, s1] -> (s0, s1 * 8, 40, 1, 1)>
#map12 = affine_map<()[s0, s1] -> (s0, 1, 1, s1 * 8, 40)>
#map13 = affine_map<()[s0] -> (s0, 4, 40, 1, 1)>
#map14 = affine_map<()[s0] -> (s0, 4, 40)>
#map15 = affine_map<()[s0, s1] -> (s0, 40, 1, s1 * 8, 1)>
#map16 = affine_map<()[s0, s1] -> (s0, 40, s1 * 8)>
#map17 = affine_map<()[s0, s1] -> (s0, 4, s1 * 8)>
#map18 = affine_map<()[s0, s1] -> (s0, 4, 1, 1, s1 * 8)>
#map19 = affine_map<()[s0, s1] -> (s0, 1, 4, s1 * 8, 1)>
#map20 = affine_map<()[s0, s1] -> (s0, 1, 4, s1 * 8)>
#map21 = affine_map<()[s0] -> (s0 * 8)>
#map22 = affine_map<()[s0] -> (s0, 1, 1, 1)>
#map23 = affine_map<()[s0, s1] -> (s0, 1, 1, s1 * 8)>
#map24 = affine_map<()[s0, s1] -> (s0, s1 * 8, 32)>
#map25 = affine_map<()[s0, s1] -> (s0, 1, 4, 1, s1 * 8)>
#map26 = affine_map<()[s0, s1] -> (s0, s1 * 8, 32, 1)>
#map27 = affine_map<()[s0, s1] -> (s0, s1 * 8, 32, 1, 1)>
#map28 = affine_map<()[s0, s1] -> (s0, 1, 1, 32, s1 * 8)>
#map29 = affine_map<()[s0, s1] -> (s0, 4, s1 * 8, 1, 1)>
#map30 = affine_map<()[s0, s1] -> (s0, s1 * 8, 1, 32, 1)>
#map31 = affine_map<()[s0] -> (s0, 4, 32)>
#map32 = affine_map<()[s0] -> (s0, 4, 1, 1, 32)>
#map33 = affine_map<()[s0] -> (s0, 1, 4, 32, 1)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,8,40],f32>, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,32],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,8,40],f32>, %arg3: !torch.vtensor<[?,?],si64>, %arg4: !torch.vtensor<[?],si64>):
    %0 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %1 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %2 = "torch.vtensor.literal"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %3 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %7 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 40 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %16 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s78"}> : () -> !torch.int
    %17 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s88"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %15) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %15) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %16) <{shape_expressions = #map2}> : (!torch.vtensor<[?,8,40],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg3, %15, %17) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?],si64>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg4, %15) <{shape_expressions = #map4}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %18 = "torch.aten.size.int"(%arg0, %14) : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> !torch.int
    %19 = "torch.aten.size.int"(%arg3, %13) : (!torch.vtensor<[?,?],si64>, !torch.int) -> !torch.int
    %20 = "torch.prim.ListConstruct"(%arg3) : (!torch.vtensor<[?,?],si64>) -> !torch.list<vtensor>
    %21 = "torch.aten.index.Tensor_hacked_twin"(%arg2, %20) : (!torch.vtensor<[?,8,40],f32>, !torch.list<vtensor>) -> !torch.vtensor<[?,?,8,40],f32>
    "torch.bind_symbolic_shape"(%21, %15, %17) <{shape_expressions = #map5}> : (!torch.vtensor<[?,?,8,40],f32>, !torch.int, !torch.int) -> ()
    %22 = "torch.aten.mul.int"(%19, %12) : (!torch.int, !torch.int) -> !torch.int
    %23 = "torch.prim.ListConstruct"(%18, %22, %11) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.view"(%21, %23) : (!torch.vtensor<[?,?,8,40],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,40],f32>
    "torch.bind_symbolic_shape"(%24, %15, %17) <{shape_expressions = #map6}> : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int) -> ()
    %25 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>) -> !torch.list<vtensor>
    %26 = "torch.aten.cat"(%25, %10) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,1,4,40],f32>
    "torch.bind_symbolic_shape"(%26, %15) <{shape_expressions = #map7}> : (!torch.vtensor<[?,1,4,40],f32>, !torch.int) -> ()
    %27 = "torch.aten.unsqueeze"(%26, %9) : (!torch.vtensor<[?,1,4,40],f32>, !torch.int) -> !torch.vtensor<[?,1,4,40,1],f32>
    "torch.bind_symbolic_shape"(%27, %15) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,40,1],f32>, !torch.int) -> ()
    %28 = "torch.prim.ListConstruct"(%14, %13, %8, %9, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %29 = "torch.aten.permute"(%27, %28) : (!torch.vtensor<[?,1,4,40,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,40],f32>
    "torch.bind_symbolic_shape"(%29, %15) <{shape_expressions = #map9}> : (!torch.vtensor<[?,1,4,1,40],f32>, !torch.int) -> ()
    %30 = "torch.aten.unsqueeze"(%24, %7) : (!torch.vtensor<[?,?,40],f32>, !torch.int) -> !torch.vtensor<[?,?,40,1],f32>
    "torch.bind_symbolic_shape"(%30, %15, %17) <{shape_expressions = #map10}> : (!torch.vtensor<[?,?,40,1],f32>, !torch.int, !torch.int) -> ()
    %31 = "torch.aten.unsqueeze"(%30, %9) : (!torch.vtensor<[?,?,40,1],f32>, !torch.int) -> !torch.vtensor<[?,?,40,1,1],f32>
    "torch.bind_symbolic_shape"(%31, %15, %17) <{shape_expressions = #map11}> : (!torch.vtensor<[?,?,40,1,1],f32>, !torch.int, !torch.int) -> ()
    %32 = "torch.prim.ListConstruct"(%14, %7, %9, %13, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.permute"(%31, %32) : (!torch.vtensor<[?,?,40,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,1,?,40],f32>
    "torch.bind_symbolic_shape"(%33, %15, %17) <{shape_expressions = #map12}> : (!torch.vtensor<[?,1,1,?,40],f32>, !torch.int, !torch.int) -> ()
    %34 = "torch.prim.ListConstruct"(%14, %8, %9, %13, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %35 = "torch.aten.permute"(%29, %34) : (!torch.vtensor<[?,1,4,1,40],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,40,1,1],f32>
    "torch.bind_symbolic_shape"(%35, %15) <{shape_expressions = #map13}> : (!torch.vtensor<[?,4,40,1,1],f32>, !torch.int) -> ()
    %36 = "torch.prim.ListConstruct"(%18, %9, %11) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %37 = "torch.aten.view"(%35, %36) : (!torch.vtensor<[?,4,40,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,40],f32>
    "torch.bind_symbolic_shape"(%37, %15) <{shape_expressions = #map14}> : (!torch.vtensor<[?,4,40],f32>, !torch.int) -> ()
    %38 = "torch.prim.ListConstruct"(%14, %9, %13, %7, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %39 = "torch.aten.permute"(%33, %38) : (!torch.vtensor<[?,1,1,?,40],f32>, !torch.list<int>) -> !torch.vtensor<[?,40,1,?,1],f32>
    "torch.bind_symbolic_shape"(%39, %15, %17) <{shape_expressions = #map15}> : (!torch.vtensor<[?,40,1,?,1],f32>, !torch.int, !torch.int) -> ()
    %40 = "torch.prim.ListConstruct"(%18, %11, %22) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %41 = "torch.aten.view"(%39, %40) : (!torch.vtensor<[?,40,1,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,40,?],f32>
    "torch.bind_symbolic_shape"(%41, %15, %17) <{shape_expressions = #map16}> : (!torch.vtensor<[?,40,?],f32>, !torch.int, !torch.int) -> ()
    %42 = "torch.aten.bmm"(%37, %41) : (!torch.vtensor<[?,4,40],f32>, !torch.vtensor<[?,40,?],f32>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%42, %15, %17) <{shape_expressions = #map17}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %43 = "torch.prim.ListConstruct"(%18, %9, %13, %13, %22) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %44 = "torch.aten.view"(%42, %43) : (!torch.vtensor<[?,4,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,?],f32>
    "torch.bind_symbolic_shape"(%44, %15, %17) <{shape_expressions = #map18}> : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.int, !torch.int) -> ()
    %45 = "torch.prim.ListConstruct"(%14, %7, %13, %9, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %46 = "torch.aten.permute"(%44, %45) : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?,1],f32>
    "torch.bind_symbolic_shape"(%46, %15, %17) <{shape_expressions = #map19}> : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.int, !torch.int) -> ()
    %47 = "torch.prim.ListConstruct"(%18, %13, %9, %22) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %48 = "torch.aten.view"(%46, %47) : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%48, %15, %17) <{shape_expressions = #map20}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %49 = "torch.aten.mul.Scalar"(%48, %6) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%49, %15, %17) <{shape_expressions = #map20}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %50 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %51 = "torch.aten.arange.start_step"(%14, %22, %13, %5, %14, %50, %4) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[?],si64>
    "torch.bind_symbolic_shape"(%51, %17) <{shape_expressions = #map21}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %52 = "torch.prim.ListConstruct"(%10, %13, %13, %13) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.aten.view"(%arg4, %52) : (!torch.vtensor<[?],si64>, !torch.list<int>) -> !torch.vtensor<[?,1,1,1],si64>
    "torch.bind_symbolic_shape"(%53, %15) <{shape_expressions = #map22}> : (!torch.vtensor<[?,1,1,1],si64>, !torch.int) -> ()
    %54 = "torch.aten.ge.Tensor"(%51, %53) : (!torch.vtensor<[?],si64>, !torch.vtensor<[?,1,1,1],si64>) -> !torch.vtensor<[?,1,1,?],i1>
    "torch.bind_symbolic_shape"(%54, %15, %17) <{shape_expressions = #map23}> : (!torch.vtensor<[?,1,1,?],i1>, !torch.int, !torch.int) -> ()
    %55 = "torch.aten.where.self"(%54, %2, %49) : (!torch.vtensor<[?,1,1,?],i1>, !torch.vtensor<[],f32>, !torch.vtensor<[?,1,4,?],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%55, %15, %17) <{shape_expressions = #map20}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %56:2 = "torch.aten.max.dim"(%55, %10, %1) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[?,1,4,1],f32>, !torch.vtensor<[?,1,4,1],si64>)
    %57 = "torch.aten.sub.Tensor"(%55, %56#0, %0) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,1],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    %58 = "torch.aten.exp"(%57) : (!torch.vtensor<[?,1,4,?],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    %59 = "torch.prim.ListConstruct"(%10) : (!torch.int) -> !torch.list<int>
    %60 = "torch.aten.sum.dim_IntList"(%58, %59, %1, %5) : (!torch.vtensor<[?,1,4,?],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[?,1,4,1],f32>
    %61 = "torch.aten.div.Tensor"(%58, %60) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,1],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%61, %15, %17) <{shape_expressions = #map20}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %62 = "torch.aten.slice.Tensor"(%24, %8, %14, %3, %13) : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%62, %15, %17) <{shape_expressions = #map24}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %63 = "torch.aten.unsqueeze"(%61, %9) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?,1],f32>
    "torch.bind_symbolic_shape"(%63, %15, %17) <{shape_expressions = #map19}> : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.int, !torch.int) -> ()
    %64 = "torch.prim.ListConstruct"(%14, %13, %8, %9, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %65 = "torch.aten.permute"(%63, %64) : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,?],f32>
    "torch.bind_symbolic_shape"(%65, %15, %17) <{shape_expressions = #map25}> : (!torch.vtensor<[?,1,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %66 = "torch.aten.unsqueeze"(%62, %7) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.vtensor<[?,?,32,1],f32>
    "torch.bind_symbolic_shape"(%66, %15, %17) <{shape_expressions = #map26}> : (!torch.vtensor<[?,?,32,1],f32>, !torch.int, !torch.int) -> ()
    %67 = "torch.aten.unsqueeze"(%66, %9) : (!torch.vtensor<[?,?,32,1],f32>, !torch.int) -> !torch.vtensor<[?,?,32,1,1],f32>
    "torch.bind_symbolic_shape"(%67, %15, %17) <{shape_expressions = #map27}> : (!torch.vtensor<[?,?,32,1,1],f32>, !torch.int, !torch.int) -> ()
    %68 = "torch.prim.ListConstruct"(%14, %7, %9, %8, %13) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %69 = "torch.aten.permute"(%67, %68) : (!torch.vtensor<[?,?,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,1,32,?],f32>
    "torch.bind_symbolic_shape"(%69, %15, %17) <{shape_expressions = #map28}> : (!torch.vtensor<[?,1,1,32,?],f32>, !torch.int, !torch.int) -> ()
    %70 = "torch.prim.ListConstruct"(%14, %8, %9, %13, %7) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %71 = "torch.aten.permute"(%65, %70) : (!torch.vtensor<[?,1,4,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?,1,1],f32>
    "torch.bind_symbolic_shape"(%71, %15, %17) <{shape_expressions = #map29}> : (!torch.vtensor<[?,4,?,1,1],f32>, !torch.int, !torch.int) -> ()
    %72 = "torch.prim.ListConstruct"(%18, %9, %22) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %73 = "torch.aten.view"(%71, %72) : (!torch.vtensor<[?,4,?,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%73, %15, %17) <{shape_expressions = #map17}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %74 = "torch.prim.ListConstruct"(%14, %9, %13, %7, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %75 = "torch.aten.permute"(%69, %74) : (!torch.vtensor<[?,1,1,32,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,1,32,1],f32>
    "torch.bind_symbolic_shape"(%75, %15, %17) <{shape_expressions = #map30}> : (!torch.vtensor<[?,?,1,32,1],f32>, !torch.int, !torch.int) -> ()
    %76 = "torch.prim.ListConstruct"(%18, %22, %3) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %77 = "torch.aten.view"(%75, %76) : (!torch.vtensor<[?,?,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%77, %15, %17) <{shape_expressions = #map24}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %78 = "torch.aten.bmm"(%73, %77) : (!torch.vtensor<[?,4,?],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.vtensor<[?,4,32],f32>
    "torch.bind_symbolic_shape"(%78, %15) <{shape_expressions = #map31}> : (!torch.vtensor<[?,4,32],f32>, !torch.int) -> ()
    %79 = "torch.prim.ListConstruct"(%18, %9, %13, %13, %3) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %80 = "torch.aten.view"(%78, %79) : (!torch.vtensor<[?,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,32],f32>
    "torch.bind_symbolic_shape"(%80, %15) <{shape_expressions = #map32}> : (!torch.vtensor<[?,4,1,1,32],f32>, !torch.int) -> ()
    %81 = "torch.prim.ListConstruct"(%14, %7, %13, %9, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %82 = "torch.aten.permute"(%80, %81) : (!torch.vtensor<[?,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32,1],f32>
    "torch.bind_symbolic_shape"(%82, %15) <{shape_expressions = #map33}> : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.int) -> ()
    %83 = "torch.prim.ListConstruct"(%18, %13, %9, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %84 = "torch.aten.view"(%82, %83) : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%84, %15) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "func.return"(%84) : (!torch.vtensor<[?,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

