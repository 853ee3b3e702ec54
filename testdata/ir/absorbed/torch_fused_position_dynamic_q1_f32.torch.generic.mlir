#map = affine_map<()[s0] -> (s0, 1, 4, 16)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 40)>
#map3 = affine_map<()[s0] -> (s0)>
#map4 = affine_map<()[s0] -> (s0, 1, 4, 16, 1)>
#map5 = affine_map<()[s0] -> (s0, 1, 4, 1, 16)>
#map6 = affine_map<()[s0] -> (4, s0, 16, 1, 1)>
#map7 = affine_map<()[s0] -> (4, s0, 16)>
#map8 = affine_map<()[s0] -> (4, s0, 32)>
#map9 = affine_map<()[s0] -> (4, s0, 1, 1, 32)>
#map10 = affine_map<()[s0] -> (s0, 1, 4, 32, 1)>
#map11 = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map12 = affine_map<()[s0] -> (s0, 1, 4, 40)>
#map13 = affine_map<()[s0, s1] -> (s0, 1, s1, 40)>
#map14 = affine_map<()[s0, s1] -> (s0, 1, 40, s1)>
#map15 = affine_map<()[s0] -> (s0, 4, 40)>
#map16 = affine_map<()[s0, s1] -> (s0, 40, s1)>
#map17 = affine_map<()[s0, s1] -> (s0, 4, s1)>
#map18 = affine_map<()[s0, s1] -> (s0, 1, 4, s1)>
#map19 = affine_map<()[s0] -> (s0, 1, 1, 1)>
#map20 = affine_map<()[s0, s1] -> (s0, 1, 1, s1)>
#map21 = affine_map<()[s0, s1] -> (s0, s1, 32)>
#map22 = affine_map<()[s0, s1] -> (s0, 1, s1, 32)>
#map23 = affine_map<()[s0] -> (s0, 4, 32)>
#map24 = affine_map<()[s0] -> (s0, 1, 4, 1, 32)>
#map25 = affine_map<()[s0] -> (4, s0, 32, 1, 1)>
#map26 = affine_map<()[s0] -> (4, s0, 1, 1, 16)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,16],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,40],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,1,4,16],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,16],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,?,40],f32>, %arg3: !torch.vtensor<[4,16,32],f32>, %arg4: !torch.vtensor<[4,16,32],f32>, %arg5: !torch.vtensor<[?],si64>):
    %0 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %1 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %2 = "torch.vtensor.literal"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %3 = "torch.constant.none"() : () -> !torch.none
    %4 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %5 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %6 = "torch.constant.int"() <{value = 40 : i64}> : () -> !torch.int
    %7 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %14 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %15 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %16 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %15) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,16],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %15) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %15, %16) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg5, %15) <{shape_expressions = #map3}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %17 = "torch.aten.size.int"(%arg0, %14) : (!torch.vtensor<[?,1,4,16],f32>, !torch.int) -> !torch.int
    %18 = "torch.aten.size.int"(%arg2, %13) : (!torch.vtensor<[?,?,40],f32>, !torch.int) -> !torch.int
    %19 = "torch.aten.unsqueeze"(%arg0, %12) : (!torch.vtensor<[?,1,4,16],f32>, !torch.int) -> !torch.vtensor<[?,1,4,16,1],f32>
    "torch.bind_symbolic_shape"(%19, %15) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,4,16,1],f32>, !torch.int) -> ()
    %20 = "torch.prim.ListConstruct"(%14, %13, %11, %12, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.permute"(%19, %20) : (!torch.vtensor<[?,1,4,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,16],f32>
    "torch.bind_symbolic_shape"(%21, %15) <{shape_expressions = #map5}> : (!torch.vtensor<[?,1,4,1,16],f32>, !torch.int) -> ()
    %22 = "torch.aten.unsqueeze"(%arg3, %10) : (!torch.vtensor<[4,16,32],f32>, !torch.int) -> !torch.vtensor<[4,16,32,1],f32>
    %23 = "torch.aten.unsqueeze"(%22, %12) : (!torch.vtensor<[4,16,32,1],f32>, !torch.int) -> !torch.vtensor<[4,16,32,1,1],f32>
    %24 = "torch.prim.ListConstruct"(%10, %12, %14, %11, %13) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %25 = "torch.aten.permute"(%23, %24) : (!torch.vtensor<[4,16,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,32,16],f32>
    %26 = "torch.prim.ListConstruct"(%11, %14, %12, %13, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %27 = "torch.aten.permute"(%21, %26) : (!torch.vtensor<[?,1,4,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,?,16,1,1],f32>
    "torch.bind_symbolic_shape"(%27, %15) <{shape_expressions = #map6}> : (!torch.vtensor<[4,?,16,1,1],f32>, !torch.int) -> ()
    %28 = "torch.prim.ListConstruct"(%12, %17, %9) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %29 = "torch.aten.view"(%27, %28) : (!torch.vtensor<[4,?,16,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[4,?,16],f32>
    "torch.bind_symbolic_shape"(%29, %15) <{shape_expressions = #map7}> : (!torch.vtensor<[4,?,16],f32>, !torch.int) -> ()
    %30 = "torch.prim.ListConstruct"(%11, %12, %13, %10, %14) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %31 = "torch.aten.permute"(%25, %30) : (!torch.vtensor<[1,1,4,32,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,16,1,32,1],f32>
    %32 = "torch.prim.ListConstruct"(%12, %9, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %33 = "torch.aten.view"(%31, %32) : (!torch.vtensor<[4,16,1,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[4,16,32],f32>
    %34 = "torch.aten.bmm"(%29, %33) : (!torch.vtensor<[4,?,16],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.vtensor<[4,?,32],f32>
    "torch.bind_symbolic_shape"(%34, %15) <{shape_expressions = #map8}> : (!torch.vtensor<[4,?,32],f32>, !torch.int) -> ()
    %35 = "torch.prim.ListConstruct"(%12, %17, %13, %13, %8) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.view"(%34, %35) : (!torch.vtensor<[4,?,32],f32>, !torch.list<int>) -> !torch.vtensor<[4,?,1,1,32],f32>
    "torch.bind_symbolic_shape"(%36, %15) <{shape_expressions = #map9}> : (!torch.vtensor<[4,?,1,1,32],f32>, !torch.int) -> ()
    %37 = "torch.prim.ListConstruct"(%13, %10, %14, %12, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %38 = "torch.aten.permute"(%36, %37) : (!torch.vtensor<[4,?,1,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32,1],f32>
    "torch.bind_symbolic_shape"(%38, %15) <{shape_expressions = #map10}> : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.int) -> ()
    %39 = "torch.prim.ListConstruct"(%17, %13, %12, %8) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %40 = "torch.aten.view"(%38, %39) : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%40, %15) <{shape_expressions = #map11}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    %41 = "torch.prim.ListConstruct"(%40, %arg1) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>) -> !torch.list<vtensor>
    %42 = "torch.aten.cat"(%41, %7) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,1,4,40],f32>
    "torch.bind_symbolic_shape"(%42, %15) <{shape_expressions = #map12}> : (!torch.vtensor<[?,1,4,40],f32>, !torch.int) -> ()
    %43 = "torch.aten.unsqueeze"(%arg2, %13) : (!torch.vtensor<[?,?,40],f32>, !torch.int) -> !torch.vtensor<[?,1,?,40],f32>
    "torch.bind_symbolic_shape"(%43, %15, %16) <{shape_expressions = #map13}> : (!torch.vtensor<[?,1,?,40],f32>, !torch.int, !torch.int) -> ()
    %44 = "torch.prim.ListConstruct"(%14, %13, %10, %11) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %45 = "torch.aten.permute"(%43, %44) : (!torch.vtensor<[?,1,?,40],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,40,?],f32>
    "torch.bind_symbolic_shape"(%45, %15, %16) <{shape_expressions = #map14}> : (!torch.vtensor<[?,1,40,?],f32>, !torch.int, !torch.int) -> ()
    %46 = "torch.prim.ListConstruct"(%17, %13, %12, %6) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %47 = "torch.aten.broadcast_to"(%42, %46) : (!torch.vtensor<[?,1,4,40],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,40],f32>
    "torch.bind_symbolic_shape"(%47, %15) <{shape_expressions = #map12}> : (!torch.vtensor<[?,1,4,40],f32>, !torch.int) -> ()
    %48 = "torch.prim.ListConstruct"(%17, %12, %6) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %49 = "torch.aten.view"(%47, %48) : (!torch.vtensor<[?,1,4,40],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,40],f32>
    "torch.bind_symbolic_shape"(%49, %15) <{shape_expressions = #map15}> : (!torch.vtensor<[?,4,40],f32>, !torch.int) -> ()
    %50 = "torch.prim.ListConstruct"(%17, %13, %6, %18) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %51 = "torch.aten.broadcast_to"(%45, %50) : (!torch.vtensor<[?,1,40,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,40,?],f32>
    "torch.bind_symbolic_shape"(%51, %15, %16) <{shape_expressions = #map14}> : (!torch.vtensor<[?,1,40,?],f32>, !torch.int, !torch.int) -> ()
    %52 = "torch.prim.ListConstruct"(%17, %6, %18) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %53 = "torch.aten.view"(%51, %52) : (!torch.vtensor<[?,1,40,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,40,?],f32>
    "torch.bind_symbolic_shape"(%53, %15, %16) <{shape_expressions = #map16}> : (!torch.vtensor<[?,40,?],f32>, !torch.int, !torch.int) -> ()
    %54 = "torch.aten.bmm"(%49, %53) : (!torch.vtensor<[?,4,40],f32>, !torch.vtensor<[?,40,?],f32>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%54, %15, %16) <{shape_expressions = #map17}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %55 = "torch.prim.ListConstruct"(%17, %13, %12, %18) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %56 = "torch.aten.view"(%54, %55) : (!torch.vtensor<[?,4,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%56, %15, %16) <{shape_expressions = #map18}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %57 = "torch.aten.mul.Scalar"(%56, %4) : (!torch.vtensor<[?,1,4,?],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%57, %15, %16) <{shape_expressions = #map18}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %58 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %59 = "torch.aten.arange.start_step"(%14, %18, %13, %3, %14, %58, %5) : (!torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool) -> !torch.vtensor<[?],si64>
    "torch.bind_symbolic_shape"(%59, %16) <{shape_expressions = #map3}> : (!torch.vtensor<[?],si64>, !torch.int) -> ()
    %60 = "torch.prim.ListConstruct"(%7, %13, %13, %13) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %61 = "torch.aten.view"(%arg5, %60) : (!torch.vtensor<[?],si64>, !torch.list<int>) -> !torch.vtensor<[?,1,1,1],si64>
    "torch.bind_symbolic_shape"(%61, %15) <{shape_expressions = #map19}> : (!torch.vtensor<[?,1,1,1],si64>, !torch.int) -> ()
    %62 = "torch.aten.le.Tensor"(%59, %61) : (!torch.vtensor<[?],si64>, !torch.vtensor<[?,1,1,1],si64>) -> !torch.vtensor<[?,1,1,?],i1>
    "torch.bind_symbolic_shape"(%62, %15, %16) <{shape_expressions = #map20}> : (!torch.vtensor<[?,1,1,?],i1>, !torch.int, !torch.int) -> ()
    %63 = "torch.aten.where.self"(%62, %57, %2) : (!torch.vtensor<[?,1,1,?],i1>, !torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%63, %15, %16) <{shape_expressions = #map18}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %64 = "torch.aten.slice.Tensor"(%arg2, %11, %14, %8, %13) : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%64, %15, %16) <{shape_expressions = #map21}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %65:2 = "torch.aten.max.dim"(%63, %7, %1) : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[?,1,4,1],f32>, !torch.vtensor<[?,1,4,1],si64>)
    %66 = "torch.aten.sub.Tensor"(%63, %65#0, %0) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,1],f32>, !torch.float) -> !torch.vtensor<[?,1,4,?],f32>
    %67 = "torch.aten.exp"(%66) : (!torch.vtensor<[?,1,4,?],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    %68 = "torch.prim.ListConstruct"(%7) : (!torch.int) -> !torch.list<int>
    %69 = "torch.aten.sum.dim_IntList"(%67, %68, %1, %3) : (!torch.vtensor<[?,1,4,?],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[?,1,4,1],f32>
    %70 = "torch.aten.div.Tensor"(%67, %69) : (!torch.vtensor<[?,1,4,?],f32>, !torch.vtensor<[?,1,4,1],f32>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%70, %15, %16) <{shape_expressions = #map18}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %71 = "torch.aten.unsqueeze"(%64, %13) : (!torch.vtensor<[?,?,32],f32>, !torch.int) -> !torch.vtensor<[?,1,?,32],f32>
    "torch.bind_symbolic_shape"(%71, %15, %16) <{shape_expressions = #map22}> : (!torch.vtensor<[?,1,?,32],f32>, !torch.int, !torch.int) -> ()
    %72 = "torch.prim.ListConstruct"(%17, %13, %12, %18) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %73 = "torch.aten.broadcast_to"(%70, %72) : (!torch.vtensor<[?,1,4,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,?],f32>
    "torch.bind_symbolic_shape"(%73, %15, %16) <{shape_expressions = #map18}> : (!torch.vtensor<[?,1,4,?],f32>, !torch.int, !torch.int) -> ()
    %74 = "torch.prim.ListConstruct"(%17, %12, %18) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %75 = "torch.aten.view"(%73, %74) : (!torch.vtensor<[?,1,4,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?],f32>
    "torch.bind_symbolic_shape"(%75, %15, %16) <{shape_expressions = #map17}> : (!torch.vtensor<[?,4,?],f32>, !torch.int, !torch.int) -> ()
    %76 = "torch.prim.ListConstruct"(%17, %13, %18, %8) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %77 = "torch.aten.broadcast_to"(%71, %76) : (!torch.vtensor<[?,1,?,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,?,32],f32>
    "torch.bind_symbolic_shape"(%77, %15, %16) <{shape_expressions = #map22}> : (!torch.vtensor<[?,1,?,32],f32>, !torch.int, !torch.int) -> ()
    %78 = "torch.prim.ListConstruct"(%17, %18, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %79 = "torch.aten.view"(%77, %78) : (!torch.vtensor<[?,1,?,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%79, %15, %16) <{shape_expressions = #map21}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %80 = "torch.aten.bmm"(%75, %79) : (!torch.vtensor<[?,4,?],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.vtensor<[?,4,32],f32>
    "torch.bind_symbolic_shape"(%80, %15) <{shape_expressions = #map23}> : (!torch.vtensor<[?,4,32],f32>, !torch.int) -> ()
    %81 = "torch.prim.ListConstruct"(%17, %13, %12, %8) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %82 = "torch.aten.view"(%80, %81) : (!torch.vtensor<[?,4,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%82, %15) <{shape_expressions = #map11}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    %83 = "torch.aten.unsqueeze"(%82, %12) : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> !torch.vtensor<[?,1,4,32,1],f32>
    "torch.bind_symbolic_shape"(%83, %15) <{shape_expressions = #map10}> : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.int) -> ()
    %84 = "torch.prim.ListConstruct"(%14, %13, %11, %12, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %85 = "torch.aten.permute"(%83, %84) : (!torch.vtensor<[?,1,4,32,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,1,32],f32>
    "torch.bind_symbolic_shape"(%85, %15) <{shape_expressions = #map24}> : (!torch.vtensor<[?,1,4,1,32],f32>, !torch.int) -> ()
    %86 = "torch.aten.unsqueeze"(%arg4, %10) : (!torch.vtensor<[4,16,32],f32>, !torch.int) -> !torch.vtensor<[4,16,32,1],f32>
    %87 = "torch.aten.unsqueeze"(%86, %12) : (!torch.vtensor<[4,16,32,1],f32>, !torch.int) -> !torch.vtensor<[4,16,32,1,1],f32>
    %88 = "torch.prim.ListConstruct"(%10, %12, %14, %13, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %89 = "torch.aten.permute"(%87, %88) : (!torch.vtensor<[4,16,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[1,1,4,16,32],f32>
    %90 = "torch.prim.ListConstruct"(%11, %14, %12, %13, %10) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %91 = "torch.aten.permute"(%85, %90) : (!torch.vtensor<[?,1,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[4,?,32,1,1],f32>
    "torch.bind_symbolic_shape"(%91, %15) <{shape_expressions = #map25}> : (!torch.vtensor<[4,?,32,1,1],f32>, !torch.int) -> ()
    %92 = "torch.prim.ListConstruct"(%12, %17, %8) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %93 = "torch.aten.view"(%91, %92) : (!torch.vtensor<[4,?,32,1,1],f32>, !torch.list<int>) -> !torch.vtensor<[4,?,32],f32>
    "torch.bind_symbolic_shape"(%93, %15) <{shape_expressions = #map8}> : (!torch.vtensor<[4,?,32],f32>, !torch.int) -> ()
    %94 = "torch.prim.ListConstruct"(%11, %12, %13, %10, %14) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %95 = "torch.aten.permute"(%89, %94) : (!torch.vtensor<[1,1,4,16,32],f32>, !torch.list<int>) -> !torch.vtensor<[4,32,1,16,1],f32>
    %96 = "torch.prim.ListConstruct"(%12, %8, %9) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %97 = "torch.aten.view"(%95, %96) : (!torch.vtensor<[4,32,1,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[4,32,16],f32>
    %98 = "torch.aten.bmm"(%93, %97) : (!torch.vtensor<[4,?,32],f32>, !torch.vtensor<[4,32,16],f32>) -> !torch.vtensor<[4,?,16],f32>
    "torch.bind_symbolic_shape"(%98, %15) <{shape_expressions = #map7}> : (!torch.vtensor<[4,?,16],f32>, !torch.int) -> ()
    %99 = "torch.prim.ListConstruct"(%12, %17, %13, %13, %9) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %100 = "torch.aten.view"(%98, %99) : (!torch.vtensor<[4,?,16],f32>, !torch.list<int>) -> !torch.vtensor<[4,?,1,1,16],f32>
    "torch.bind_symbolic_shape"(%100, %15) <{shape_expressions = #map26}> : (!torch.vtensor<[4,?,1,1,16],f32>, !torch.int) -> ()
    %101 = "torch.prim.ListConstruct"(%13, %10, %14, %12, %11) : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %102 = "torch.aten.permute"(%100, %101) : (!torch.vtensor<[4,?,1,1,16],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,16,1],f32>
    "torch.bind_symbolic_shape"(%102, %15) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,4,16,1],f32>, !torch.int) -> ()
    %103 = "torch.prim.ListConstruct"(%17, %13, %12, %9) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %104 = "torch.aten.view"(%102, %103) : (!torch.vtensor<[?,1,4,16,1],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,16],f32>
    "torch.bind_symbolic_shape"(%104, %15) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,16],f32>, !torch.int) -> ()
    "func.return"(%104) : (!torch.vtensor<[?,1,4,16],f32>) -> ()
  }) : () -> ()
}) : () -> ()

