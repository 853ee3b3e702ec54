#map = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 40)>
#map3 = affine_map<()[s0, s1] -> (s0, s1)>
#map4 = affine_map<()[s0] -> (s0)>
#map5 = affine_map<()[s0, s1] -> (s0, s1, 1)>
#map6 = affine_map<()[s0] -> (s0, 1, 4, 40)>
#map7 = affine_map<()[s0] -> (s0, 1, 4, 40, 1)>
#map8 = affine_map<()[s0] -> (s0, 1, 4, 1, 40)>
#map9 = affine_map<()[s0, s1] -> (s0, s1, 40, 1)>
#map10 = affine_map<()[s0, s1] -> (s0, s1, 40, 1, 1)>
#map11 = affine_map<()[s0, s1] -> (s0, 1, 1, s1, 40)>
#map12 = affine_map<()[s0] -> (s0, 4, 40, 1, 1)>
#map13 = affine_map<()[s0] -> (s0, 4, 40)>
#map14 = affine_map<()[s0, s1] -> (s0, 40, 1, s1, 1)>
#map15 = affine_map<()[s0, s1] -> (s0, 40, s1)>
#map16 = affine_map<()[s0, s1] -> (s0, 4, s1)>
#map17 = affine_map<()[s0, s1] -> (s0, 4, 1, 1, s1)>
#map18 = affine_map<()[s0, s1] -> (s0, 1, 4, s1, 1)>
#map19 = affine_map<()[s0, s1] -> (s0, 1, 4, s1)>
#map20 = affine_map<()[s0] -> (s0, 1, 1, 1)>
#map21 = affine_map<()[s0, s1] -> (s0, 1, 1, s1)>
#map22 = affine_map<()[s0, s1] -> (s0, s1, 32)>
#map23 = affine_map<()[s0, s1] -> (s0, 1, 4, 1, s1)>
#map24 = affine_map<()[s0, s1] -> (s0, s1, 32, 1)>
#map25 = affine_map<()[s0, s1] -> (s0, s1, 32, 1, 1)>
#map26 = affine_map<()[s0, s1] -> (s0, 1, 1, 32, s1)>
#map27 = affine_map<()[s0, s1] -> (s0, 4, s1, 1, 1)>
#map28 = affine_map<()[s0, s1] -> (s0, s1, 1, 32, 1)>
#map29 = affine_map<()[s0] -> (s0, 4, 32)>
#map30 = affine_map<()[s0] -> (s0, 4, 1, 1, 32)>
#map31 = affine_map<()[s0] -> (s0, 1, 4, 32, 1)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,40],f8E4M3FN>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,32],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,?,40],f8E4M3FN>, %arg3: !torch.vtensor<[?,?],f32>, %arg4: !torch.vtensor<[?],si64>):
    %0 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %1 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %2 = "torch.vtensor.literal"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %3 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %4 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %5 = "torch.constant.none"() : () -> !torch.none
    %6 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %7 = "torch.constant.int"() <{value = 40 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 6 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %16 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %15) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %15) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %15, %16) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,40],f8E4M3FN>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg3, %15, %16) <{shape_expressions = #map3}> : (!torch.vtensor<[?,?],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg4, %15) <{shape_expressions = #map4}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %17 = "torch.aten.size.int"(%arg0, %14) : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> !torch.int
    %18 = "torch.aten.size.int"(%arg2, %13) : (!torch.vtensor<[?,?,40],f8E4M3FN>, !torch.int) -> !torch.int
    %19 = "torch.aten.to.dtype"(%arg2, %12, %4, %4, %5) : (!torch.vtensor<[?,?,40],f8E4M3FN>, !torch.int, !torch.bool, !torch.bool, !torch.none) -> !torch.vtensor<[?,?,40],f32>
    "torch.bind_symbolic_shape"(%19, %15, %16) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int) -> ()
    %20 = "torch.aten.unsqueeze"(%arg3, %11) : (!torch.vtensor<[?,?],f32>, !torch.int) -> !torch.vtensor<[?,?,1],f32>
    "torch.bind_symbolic_shape"(%20, %15, %16) <{shape_expressions = #map5}> : (!torch.vtensor<[?,?,1],f32>, !torch.int, !torch.int) -> ()
    %21 = "torch.aten.mul.Tensor"(%19, %20) : (!torch.vtensor<[?,?,40],f32>, !torch.vtensor<[?,?,1],f32>) -> !torch.vtensor<[?,?,40],f32>
    "torch.bind_symbolic_shape"(%21, %15, %16) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int) -> ()
    %22 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>) -> !torch.list<vtensor>
    %23 = "torch.aten.cat"(%22, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,1,4,40],f32>
    "torch.bind_symbolic_shape"(%23, %15) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,4,40],f32>, !torch.int) -> ()
    %24 = "torch.aten.unsqueeze"(%23, %10) : (!torch.vtensor<[?,1,4,40],f32>, !torch.int) -> !torch.vtensor<[?,1,4,40,1],f32>
    "torch.bind_symbolic_shape"(%24, %15) <{shape_expressions = #map7}> : (!torch.vtensor<[?,1,4,40,1],f32>, !torch.int) -> ()
    %25 = "torch.prim.ListConstruct"(%14, %13, %9, %10, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %26 = "torch.aten.permute"(%24, %25) : (!torch.vtensor<[?,1,4,40,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,40],f32>
    "torch.bind_symbolic_shape"(%26, %15) <{shape_expressions = #map8}> : (!torch.vtensor<[?,1,4,1,40],f32>, !torch.int) -> ()
    %27 = "torch.aten.unsqueeze"(%21, %8) : (!torch.vtensor<[?,?,40],f32>, !torch.int) -> !torch.vtensor<[?,?,40,1],f32>
    "torch.bind_symbolic_shape"(%27, %15, %16) <{shape_expressions = #map9}> : (!torch.vtensor<[?,?,40,1],f32>, !torch.int, !torch.int) -> ()
    %28 = "torch.aten.unsqueeze"(%27, %10) : (!torch.vtensor<[?,?,40,1],f32>, !torch.int) -> !torch.vtensor<[?,?,40,1,1],f32>
    "torch.bind_symbolic_shape"(%28, %15, %16) <{shape_expressions = #map10}> : (!torch.vtensor<[?,?,40,1,1],f32>, !torch.int, !torch.int) -> ()
    %29 = "torch.prim.ListConstruct"(%14, %8, %10, %13, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %30 = "torch.aten.permute"(%28, %29) : (!torch.vtensor<[?,?,40,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,1,?,40],f32>
    "torch.bind_symbolic_shape"(%30, %15, %16) <{shape_expressions = #map11}> : (!torch.vtensor<[?,1,1,?,40],f32>, !torch.int, !torch.int) -> ()
    %31 = "torch.prim.ListConstruct"(%14, %9, %10, %13, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.permute"(%26, %31) : (!torch.vtensor<[?,1,4,1,40],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,40,1,1],f32>
    "torch.bind_symbolic_shape"(%32, %15) <{shape_expressions = #map12}> : (!torch.vtensor<[?,4,40,1,1],f32>, !torch.int) -> ()
    %33 = "torch.prim.ListConstruct"(%17, %10, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.view"(%32, %33) : (!torch.vtensor<[?,4,40,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,40],f32>
    "torch.bind_symbolic_shape"(%34, %15) <{shape_expressions = #map13}> : (!torch.vtensor<[?,4,40],f32>, !torch.int) -> ()
    %35 = "torch.prim.ListConstruct"(%14, %10, %13, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.permute"(%30, %35) : (!torch.vtensor<[?,1,1,?,40],f32>, !torch.list<int>) -> !torch.vtensor<[?,40,1,?,1],f32>
    "torch.bind_symbolic_shape"(%36, %15, %16) <{shape_expressions = #map14}> : (!torch.vtensor<[?,40,1,?,1],f32>, !torch.int, !torch.int) -> ()
    %37 = "torch.prim.ListConstruct"(%17, %7, %18) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %38 = "torch.aten.view"(%36, %37) : (!torch.vtensor<[?,40,1,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,40,?],f32>
    "torch.bind_symbolic_shape"(%38, %15, %16) <{shape_expressions = #map15}> : (!torch.vtensor<[?,40,?],f32>, !torch.int, !torch.int) -> ()
    %39 = "torch.aten.bmm"(%34, %38) : (!torch.vtensor<[?,4,40],f32>, !torch.vtensor<[?,40,?],f32>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%39, %15, %16) <{shape_expressions = #map16}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %40 = "torch.prim.ListConstruct"(%17, %10, %13, %13, %18) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %41 = "torch.aten.view"(%39, %40) : (!torch.vtensor<[?,4,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,?],f32>
    "torch.bind_symbolic_shape"(%41, %15, %16) <{shape_expressions = #map17}> : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.int, !torch.int) -> ()
    %42 = "torch.prim.ListConstruct"(%14, %8, %13, %10, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %43 = "torch.aten.permute"(%41, %42) : (!torch.vtensor<[?,4,1,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?,1],f32>
    "torch.bind_symbolic_shape"(%43, %15, %16) <{shape_expressions = #map18}> : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.int, !torch.int) -> ()
    %44 = "torch.prim.ListConstruct"(%17, %13, %10, %18) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.view"(%43, %44) : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%45, %15, %16) <{shape_expressions = #map19}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %46 = "torch.aten.mul.Scalar"(%45, %6) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%46, %15, %16) <{shape_expressions = #map19}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %47 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %48 = "torch.aten.arange.start_step"(%14, %18, %13, %5, %14, %47, %4) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[?],si64>
    "torch.bind_symbolic_shape"(%48, %16) <{shape_expressions = #map4}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %49 = "torch.prim.ListConstruct"(%11, %13, %13, %13) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %50 = "torch.aten.view"(%arg4, %49) : (!torch.vtensor<[?],si64>, !torch.list<int>) -> !torch.vtensor<[?,1,1,1],si64>
    "torch.bind_symbolic_shape"(%50, %15) <{shape_expressions = #map20}> : (!torch.vtensor<[?,1,1,1],si64>, !torch.int) -> ()
    %51 = "torch.aten.ge.Tensor"(%48, %50) : (!torch.vtensor<[?],si64>, !torch.vtensor<[?,1,1,1],si64>) -> !torch.vtensor<[?,1,1,?],i1>
    "torch.bind_symbolic_shape"(%51, %15, %16) <{shape_expressions = #map21}> : (!torch.vtensor<[?,1,1,?],i1>, !torch.int, !torch.int) -> ()
    %52 = "torch.aten.where.self"(%51, %2, %46) : (!torch.vtensor<[?,1,1,?],i1>, !torch.vtensor<[],f32>, !torch.vtensor<[?,1,4,?],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%52, %15, %16) <{shape_expressions = #map19}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %53:2 = "torch.aten.max.dim"(%52, %11, %1) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[?,1,4,1],f32>, !torch.vtensor<[?,1,4,1],si64>)
    %54 = "torch.aten.sub.Tensor"(%52, %53#0, %0) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,1],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    %55 = "torch.aten.exp"(%54) : (!torch.vtensor<[?,1,4,?],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    %56 = "torch.prim.ListConstruct"(%11) : (!torch.int) -> !torch.list<int>
    %57 = "torch.aten.sum.dim_IntList"(%55, %56, %1, %5) : (!torch.vtensor<[?,1,4,?],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[?,1,4,1],f32>
    %58 = "torch.aten.div.Tensor"(%55, %57) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,1],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%58, %15, %16) <{shape_expressions = #map19}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %59 = "torch.aten.slice.Tensor"(%21, %9, %14, %3, %13) : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%59, %15, %16) <{shape_expressions = #map22}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %60 = "torch.aten.unsqueeze"(%58, %10) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int) -> !torch.vtensor<[?,1,4,?,1],f32>
    "torch.bind_symbolic_shape"(%60, %15, %16) <{shape_expressions = #map18}> : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.int, !torch.int) -> ()
    %61 = "torch.prim.ListConstruct"(%14, %13, %9, %10, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %62 = "torch.aten.permute"(%60, %61) : (!torch.vtensor<[?,1,4,?,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,?],f32>
    "torch.bind_symbolic_shape"(%62, %15, %16) <{shape_expressions = #map23}> : (!torch.vtensor<[?,1,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %63 = "torch.aten.unsqueeze"(%59, %8) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.vtensor<[?,?,32,1],f32>
    "torch.bind_symbolic_shape"(%63, %15, %16) <{shape_expressions = #map24}> : (!torch.vtensor<[?,?,32,1],f32>, !torch.int, !torch.int) -> ()
    %64 = "torch.aten.unsqueeze"(%63, %10) : (!torch.vtensor<[?,?,32,1],f32>, !torch.int) -> !torch.vtensor<[?,?,32,1,1],f32>
    "torch.bind_symbolic_shape"(%64, %15, %16) <{shape_expressions = #map25}> : (!torch.vtensor<[?,?,32,1,1],f32>, !torch.int, !torch.int) -> ()
    %65 = "torch.prim.ListConstruct"(%14, %8, %10, %9, %13) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %66 = "torch.aten.permute"(%64, %65) : (!torch.vtensor<[?,?,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,1,32,?],f32>
    "torch.bind_symbolic_shape"(%66, %15, %16) <{shape_expressions = #map26}> : (!torch.vtensor<[?,1,1,32,?],f32>, !torch.int, !torch.int) -> ()
    %67 = "torch.prim.ListConstruct"(%14, %9, %10, %13, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %68 = "torch.aten.permute"(%62, %67) : (!torch.vtensor<[?,1,4,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?,1,1],f32>
    "torch.bind_symbolic_shape"(%68, %15, %16) <{shape_expressions = #map27}> : (!torch.vtensor<[?,4,?,1,1],f32>, !torch.int, !torch.int) -> ()
    %69 = "torch.prim.ListConstruct"(%17, %10, %18) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %70 = "torch.aten.view"(%68, %69) : (!torch.vtensor<[?,4,?,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%70, %15, %16) <{shape_expressions = #map16}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %71 = "torch.prim.ListConstruct"(%14, %10, %13, %8, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %72 = "torch.aten.permute"(%66, %71) : (!torch.vtensor<[?,1,1,32,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,1,32,1],f32>
    "torch.bind_symbolic_shape"(%72, %15, %16) <{shape_expressions = #map28}> : (!torch.vtensor<[?,?,1,32,1],f32>, !torch.int, !torch.int) -> ()
    %73 = "torch.prim.ListConstruct"(%17, %18, %3) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %74 = "torch.aten.view"(%72, %73) : (!torch.vtensor<[?,?,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%74, %15, %16) <{shape_expressions = #map22}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %75 = "torch.aten.bmm"(%70, %74) : (!torch.vtensor<[?,4,?],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.vtensor<[?,4,32],f32>
    "torch.bind_symbolic_shape"(%75, %15) <{shape_expressions = #map29}> : (!torch.vtensor<[?,4,32],f32>, !torch.int) -> ()
    %76 = "torch.prim.ListConstruct"(%17, %10, %13, %13, %3) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %77 = "torch.aten.view"(%75, %76) : (!torch.vtensor<[?,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,1,32],f32>
    "torch.bind_symbolic_shape"(%77, %15) <{shape_expressions = #map30}> : (!torch.vtensor<[?,4,1,1,32],f32>, !torch.int) -> ()
    %78 = "torch.prim.ListConstruct"(%14, %8, %13, %10, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %79 = "torch.aten.permute"(%77, %78) : (!torch.vtensor<[?,4,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32,1],f32>
    "torch.bind_symbolic_shape"(%79, %15) <{shape_expressions = #map31}> : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.int) -> ()
    %80 = "torch.prim.ListConstruct"(%17, %13, %10, %3) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %81 = "torch.aten.view"(%79, %80) : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%81, %15) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "func.return"(%81) : (!torch.vtensor<[?,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

