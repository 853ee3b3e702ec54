#map = affine_map<()[s0] -> (s0, 1, 4, 32)>
#map1 = affine_map<()[s0] -> (s0, 1, 4, 8)>
#map2 = affine_map<()[s0, s1] -> (s0, s1, 40)>
#map3 = affine_map<()[s0, s1] -> (s0, 1, 1, s1)>
#map4 = affine_map<()[s0] -> (s0, 1, 4, 40)>
#map5 = affine_map<()[s0] -> (s0, 4, 1, 40)>
#map6 = affine_map<()[s0, s1] -> (s0, 1, s1, 40)>
#map7 = affine_map<()[s0, s1] -> (s0, 4, s1, 40)>
#map8 = affine_map<()[s0, s1] -> (s0, 4, s1, 32)>
#map9 = affine_map<()[s0, s1] -> (s0, 4, 40, s1)>
#map10 = affine_map<()[s0] -> (s0 * 4, 1, 40)>
#map11 = affine_map<()[s0, s1] -> (s0 * 4, 40, s1)>
#map12 = affine_map<()[s0, s1] -> (s0 * 4, 1, s1)>
#map13 = affine_map<()[s0, s1] -> (s0, 4, 1, s1)>
#map14 = affine_map<()[s0] -> (s0, 4, 1, 1)>
#map15 = affine_map<()[s0, s1] -> (s0 * 4, s1, 32)>
#map16 = affine_map<()[s0] -> (s0 * 4, 1, 32)>
#map17 = affine_map<()[s0] -> (s0, 4, 1, 32)>
"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>, !torch.vtensor<[?,?,40],f32>, !torch.vtensor<[?,1,1,?],f32>) -> !torch.vtensor<[?,1,4,32],f32>, sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[?,1,4,32],f32>, %arg1: !torch.vtensor<[?,1,4,8],f32>, %arg2: !torch.vtensor<[?,?,40],f32>, %arg3: !torch.vtensor<[?,1,1,?],f32>):
    %0 = "torch.vtensor.literal"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> !torch.vtensor<[],f32>
    %1 = "torch.constant.none"() : () -> !torch.none
    %2 = "torch.constant.float"() <{value = 1.000000e+00 : f64}> : () -> !torch.float
    %3 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %4 = "torch.constant.float"() <{value = 0xFFF0000000000000 : f64}> : () -> !torch.float
    %5 = "torch.constant.int"() <{value = 40 : i64}> : () -> !torch.int
    %6 = "torch.constant.float"() <{value = 0.45180100180492244 : f64}> : () -> !torch.float
    %7 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %8 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %9 = "torch.constant.int"() <{value = 3 : i64}> : () -> !torch.int
    %10 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %11 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %12 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %13 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %14 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s14"}> : () -> !torch.int
    %15 = "torch.symbolic_int"() <{max_val = 9223372036854775807 : i64, min_val = 2 : i64, symbol_name = "s28"}> : () -> !torch.int
    "torch.bind_symbolic_shape"(%arg0, %14) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg1, %14) <{shape_expressions = #map1}> : (!torch.vtensor<[?,1,4,8],f32>, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg2, %14, %15) <{shape_expressions = #map2}> : (!torch.vtensor<[?,?,40],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%arg3, %14, %15) <{shape_expressions = #map3}> : (!torch.vtensor<[?,1,1,?],f32>, !torch.int, !torch.int) -> ()
    %16 = "torch.aten.size.int"(%arg0, %13) : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> !torch.int
    %17 = "torch.aten.size.int"(%arg2, %12) : (!torch.vtensor<[?,?,40],f32>, !torch.int) -> !torch.int
    %18 = "torch.prim.ListConstruct"(%arg0, %arg1) : (!torch.vtensor<[?,1,4,32],f32>, !torch.vtensor<[?,1,4,8],f32>) -> !torch.list<vtensor>
    %19 = "torch.aten.cat"(%18, %11) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[?,1,4,40],f32>
    "torch.bind_symbolic_shape"(%19, %14) <{shape_expressions = #map4}> : (!torch.vtensor<[?,1,4,40],f32>, !torch.int) -> ()
    %20 = "torch.prim.ListConstruct"(%13, %10, %12, %9) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %21 = "torch.aten.permute"(%19, %20) : (!torch.vtensor<[?,1,4,40],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,40],f32>
    "torch.bind_symbolic_shape"(%21, %14) <{shape_expressions = #map5}> : (!torch.vtensor<[?,4,1,40],f32>, !torch.int) -> ()
    %22 = "torch.aten.unsqueeze"(%arg2, %12) : (!torch.vtensor<[?,?,40],f32>, !torch.int) -> !torch.vtensor<[?,1,?,40],f32>
    "torch.bind_symbolic_shape"(%22, %14, %15) <{shape_expressions = #map6}> : (!torch.vtensor<[?,1,?,40],f32>, !torch.int, !torch.int) -> ()
    %23 = "torch.prim.ListConstruct"(%11, %8, %11, %11) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.aten.broadcast_to"(%22, %23) : (!torch.vtensor<[?,1,?,40],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?,40],f32>
    "torch.bind_symbolic_shape"(%24, %14, %15) <{shape_expressions = #map7}> : (!torch.vtensor<[?,4,?,40],f32>, !torch.int, !torch.int) -> ()
    %25 = "torch.aten.slice.Tensor"(%24, %9, %13, %7, %12) : (!torch.vtensor<[?,4,?,40],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?,4,?,32],f32>
    "torch.bind_symbolic_shape"(%25, %14, %15) <{shape_expressions = #map8}> : (!torch.vtensor<[?,4,?,32],f32>, !torch.int, !torch.int) -> ()
    %26 = "torch.aten.mul.Scalar"(%21, %6) : (!torch.vtensor<[?,4,1,40],f32>, !torch.float) -> !torch.vtensor<[?,4,1,40],f32>
    "torch.bind_symbolic_shape"(%26, %14) <{shape_expressions = #map5}> : (!torch.vtensor<[?,4,1,40],f32>, !torch.int) -> ()
    %27 = "torch.prim.ListConstruct"(%13, %12, %9, %10) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %28 = "torch.aten.permute"(%24, %27) : (!torch.vtensor<[?,4,?,40],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,40,?],f32>
    "torch.bind_symbolic_shape"(%28, %14, %15) <{shape_expressions = #map9}> : (!torch.vtensor<[?,4,40,?],f32>, !torch.int, !torch.int) -> ()
    %29 = "torch.aten.mul.Scalar"(%28, %6) : (!torch.vtensor<[?,4,40,?],f32>, !torch.float) -> !torch.vtensor<[?,4,40,?],f32>
    "torch.bind_symbolic_shape"(%29, %14, %15) <{shape_expressions = #map9}> : (!torch.vtensor<[?,4,40,?],f32>, !torch.int, !torch.int) -> ()
    %30 = "torch.aten.mul.int"(%16, %8) : (!torch.int, !torch.int) -> !torch.int
    %31 = "torch.prim.ListConstruct"(%16, %8, %12, %5) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %32 = "torch.aten.broadcast_to"(%26, %31) : (!torch.vtensor<[?,4,1,40],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,40],f32>
    "torch.bind_symbolic_shape"(%32, %14) <{shape_expressions = #map5}> : (!torch.vtensor<[?,4,1,40],f32>, !torch.int) -> ()
    %33 = "torch.prim.ListConstruct"(%30, %12, %5) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %34 = "torch.aten.view"(%32, %33) : (!torch.vtensor<[?,4,1,40],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,40],f32>
    "torch.bind_symbolic_shape"(%34, %14) <{shape_expressions = #map10}> : (!torch.vtensor<[?,1,40],f32>, !torch.int) -> ()
    %35 = "torch.prim.ListConstruct"(%16, %8, %5, %17) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %36 = "torch.aten.broadcast_to"(%29, %35) : (!torch.vtensor<[?,4,40,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,40,?],f32>
    "torch.bind_symbolic_shape"(%36, %14, %15) <{shape_expressions = #map9}> : (!torch.vtensor<[?,4,40,?],f32>, !torch.int, !torch.int) -> ()
    %37 = "torch.prim.ListConstruct"(%30, %5, %17) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %38 = "torch.aten.view"(%36, %37) : (!torch.vtensor<[?,4,40,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,40,?],f32>
    "torch.bind_symbolic_shape"(%38, %14, %15) <{shape_expressions = #map11}> : (!torch.vtensor<[?,40,?],f32>, !torch.int, !torch.int) -> ()
    %39 = "torch.aten.bmm"(%34, %38) : (!torch.vtensor<[?,1,40],f32>, !torch.vtensor<[?,40,?],f32>) -> !torch.vtensor<[?,1,?],f32>
    "torch.bind_symbolic_shape"(%39, %14, %15) <{shape_expressions = #map12}> : (!torch.vtensor<[?,1,?],f32>, !torch.int, !torch.int) -> ()
    %40 = "torch.prim.ListConstruct"(%16, %8, %12, %17) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %41 = "torch.aten.view"(%39, %40) : (!torch.vtensor<[?,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%41, %14, %15) <{shape_expressions = #map13}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %42 = "torch.aten.add.Tensor"(%41, %arg3, %12) : (!torch.vtensor<[?,4,1,?],f32>, !torch.vtensor<[?,1,1,?],f32>, !torch.int) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%42, %14, %15) <{shape_expressions = #map13}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %43:2 = "torch.aten.max.dim"(%42, %11, %3) : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.bool) -> (!torch.vtensor<[?,4,1,1],f32>, !torch.vtensor<[?,4,1,1],si64>)
    %44 = "torch.aten.sub.Tensor"(%42, %43#0, %2) : (!torch.vtensor<[?,4,1,?],f32>, !torch.vtensor<[?,4,1,1],f32>, !torch.float) -> !torch.vtensor<[?,4,1,?],f32>
    %45 = "torch.aten.exp"(%44) : (!torch.vtensor<[?,4,1,?],f32>) -> !torch.vtensor<[?,4,1,?],f32>
    %46 = "torch.prim.ListConstruct"(%11) : (!torch.int) -> !torch.list<int>
    %47 = "torch.aten.sum.dim_IntList"(%45, %46, %3, %1) : (!torch.vtensor<[?,4,1,?],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[?,4,1,1],f32>
    %48 = "torch.aten.div.Tensor"(%45, %47) : (!torch.vtensor<[?,4,1,?],f32>, !torch.vtensor<[?,4,1,1],f32>) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%48, %14, %15) <{shape_expressions = #map13}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %49 = "torch.aten.eq.Scalar"(%42, %4) : (!torch.vtensor<[?,4,1,?],f32>, !torch.float) -> !torch.vtensor<[?,4,1,?],i1>
    "torch.bind_symbolic_shape"(%49, %14, %15) <{shape_expressions = #map13}> : (!torch.vtensor<[?,4,1,?],i1>, !torch.int, !torch.int) -> ()
    %50 = "torch.aten.all.dim"(%49, %11, %3) : (!torch.vtensor<[?,4,1,?],i1>, !torch.int, !torch.bool) -> !torch.vtensor<[?,4,1,1],i1>
    "torch.bind_symbolic_shape"(%50, %14) <{shape_expressions = #map14}> : (!torch.vtensor<[?,4,1,1],i1>, !torch.int) -> ()
    %51 = "torch.aten.size.int"(%48, %13) : (!torch.vtensor<[?,4,1,?],f32>, !torch.int) -> !torch.int
    %52 = "torch.aten.size.int"(%48, %9) : (!torch.vtensor<[?,4,1,?],f32>, !torch.int) -> !torch.int
    %53 = "torch.prim.ListConstruct"(%51, %8, %12, %52) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %54 = "torch.aten.broadcast_to"(%0, %53) : (!torch.vtensor<[],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%54, %14, %15) <{shape_expressions = #map13}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %55 = "torch.aten.where.self"(%50, %54, %48) : (!torch.vtensor<[?,4,1,1],i1>, !torch.vtensor<[?,4,1,?],f32>, !torch.vtensor<[?,4,1,?],f32>) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%55, %14, %15) <{shape_expressions = #map13}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %56 = "torch.prim.ListConstruct"(%16, %8, %12, %17) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %57 = "torch.aten.broadcast_to"(%55, %56) : (!torch.vtensor<[?,4,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,?],f32>
    "torch.bind_symbolic_shape"(%57, %14, %15) <{shape_expressions = #map13}> : (!torch.vtensor<[?,4,1,?],f32>, !torch.int, !torch.int) -> ()
    %58 = "torch.prim.ListConstruct"(%30, %12, %17) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %59 = "torch.aten.view"(%57, %58) : (!torch.vtensor<[?,4,1,?],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,?],f32>
    "torch.bind_symbolic_shape"(%59, %14, %15) <{shape_expressions = #map12}> : (!torch.vtensor<[?,1,?],f32>, !torch.int, !torch.int) -> ()
    %60 = "torch.prim.ListConstruct"(%16, %8, %17, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %61 = "torch.aten.broadcast_to"(%25, %60) : (!torch.vtensor<[?,4,?,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,?,32],f32>
    "torch.bind_symbolic_shape"(%61, %14, %15) <{shape_expressions = #map8}> : (!torch.vtensor<[?,4,?,32],f32>, !torch.int, !torch.int) -> ()
    "torch.bind_symbolic_shape"(%61, %14, %15) <{shape_expressions = #map8}> : (!torch.vtensor<[?,4,?,32],f32>, !torch.int, !torch.int) -> ()
    %62 = "torch.prim.ListConstruct"(%30, %17, %7) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %63 = "torch.aten.view"(%61, %62) : (!torch.vtensor<[?,4,?,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,?,32],f32>
    "torch.bind_symbolic_shape"(%63, %14, %15) <{shape_expressions = #map15}> : (!torch.vtensor<[?,?,32],f32>, !torch.int, !torch.int) -> ()
    %64 = "torch.aten.bmm"(%59, %63) : (!torch.vtensor<[?,1,?],f32>, !torch.vtensor<[?,?,32],f32>) -> !torch.vtensor<[?,1,32],f32>
    "torch.bind_symbolic_shape"(%64, %14) <{shape_expressions = #map16}> : (!torch.vtensor<[?,1,32],f32>, !torch.int) -> ()
    %65 = "torch.prim.ListConstruct"(%16, %8, %12, %7) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %66 = "torch.aten.view"(%64, %65) : (!torch.vtensor<[?,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,4,1,32],f32>
    "torch.bind_symbolic_shape"(%66, %14) <{shape_expressions = #map17}> : (!torch.vtensor<[?,4,1,32],f32>, !torch.int) -> ()
    %67 = "torch.prim.ListConstruct"(%13, %10, %12, %9) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %68 = "torch.aten.permute"(%66, %67) : (!torch.vtensor<[?,4,1,32],f32>, !torch.list<int>) -> !torch.vtensor<[?,1,4,32],f32>
    "torch.bind_symbolic_shape"(%68, %14) <{shape_expressions = #map}> : (!torch.vtensor<[?,1,4,32],f32>, !torch.int) -> ()
    "func.return"(%68) : (!torch.vtensor<[?,1,4,32],f32>) -> ()
  }) : () -> ()
}) : () -> ()

