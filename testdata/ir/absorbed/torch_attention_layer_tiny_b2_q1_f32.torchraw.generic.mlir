"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[64,24],f32>, !torch.vtensor<[24],f32>, !torch.vtensor<[24,96],f32>, !torch.vtensor<[64,40],f32>, !torch.vtensor<[32],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[64,64],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2],si64>) -> (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,64],f32>, %arg1: !torch.vtensor<[64,24],f32>, %arg2: !torch.vtensor<[24],f32>, %arg3: !torch.vtensor<[24,96],f32>, %arg4: !torch.vtensor<[64,40],f32>, %arg5: !torch.vtensor<[32],f32>, %arg6: !torch.vtensor<[4,16,32],f32>, %arg7: !torch.vtensor<[4,16,32],f32>, %arg8: !torch.vtensor<[64,64],f32>, %arg9: !torch.vtensor<[2,32,32],f32>, %arg10: !torch.vtensor<[2,32,8],f32>, %arg11: !torch.vtensor<[2,1,4],f32>, %arg12: !torch.vtensor<[2,1,4],f32>, %arg13: !torch.vtensor<[2],si64>):
    %0 = "torch.aten.matmul"(%arg0, %arg1) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[64,24],f32>) -> !torch.vtensor<[2,1,24],f32>
    %1 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %2 = "torch.aten.pow.Tensor_Scalar"(%0, %1) : (!torch.vtensor<[2,1,24],f32>, !torch.int) -> !torch.vtensor<[2,1,24],f32>
    %3 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %4 = "torch.prim.ListConstruct"(%3) : (!torch.int) -> !torch.list<int>
    %5 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %6 = "torch.constant.none"() : () -> !torch.none
    %7 = "torch.aten.mean.dim"(%2, %4, %5, %6) : (!torch.vtensor<[2,1,24],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,1],f32>
    %8 = "torch.constant.float"() <{value = 9.9999999999999995E-7 : f64}> : () -> !torch.float
    %9 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %10 = "torch.aten.add.Scalar"(%7, %8, %9) : (!torch.vtensor<[2,1,1],f32>, !torch.float, !torch.int) -> !torch.vtensor<[2,1,1],f32>
    %11 = "torch.aten.rsqrt"(%10) : (!torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,1,1],f32>
    %12 = "torch.aten.mul.Tensor"(%0, %11) : (!torch.vtensor<[2,1,24],f32>, !torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,1,24],f32>
    %13 = "torch.aten.mul.Tensor"(%12, %arg2) : (!torch.vtensor<[2,1,24],f32>, !torch.vtensor<[24],f32>) -> !torch.vtensor<[2,1,24],f32>
    %14 = "torch.aten.matmul"(%13, %arg3) : (!torch.vtensor<[2,1,24],f32>, !torch.vtensor<[24,96],f32>) -> !torch.vtensor<[2,1,96],f32>
    %15 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %16 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %17 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %18 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %19 = "torch.prim.ListConstruct"(%15, %16, %17, %18) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %20 = "torch.aten.view"(%14, %19) : (!torch.vtensor<[2,1,96],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,24],f32>
    %21 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %22 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %23 = "torch.prim.ListConstruct"(%21, %22) : (!torch.int, !torch.int) -> !torch.list<int>
    %24 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %25 = "torch.aten.split_with_sizes"(%20, %23, %24) : (!torch.vtensor<[2,1,4,24],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %26:2 = "torch.prim.ListUnpack"(%25) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,1,4,8],f32>)
    %27 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %28 = "torch.aten.unsqueeze"(%arg11, %27) : (!torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,1,4],f32>
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.aten.unsqueeze"(%arg12, %29) : (!torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,1,4],f32>
    %31 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %32 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %33 = "torch.aten.split.Tensor"(%26#1, %31, %32) : (!torch.vtensor<[2,1,4,8],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %34:2 = "torch.prim.ListUnpack"(%33) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,4,4],f32>)
    %35 = "torch.aten.mul.Tensor"(%34#0, %28) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,1,4],f32>) -> !torch.vtensor<[2,1,4,4],f32>
    %36 = "torch.aten.mul.Tensor"(%34#1, %30) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,1,4],f32>) -> !torch.vtensor<[2,1,4,4],f32>
    %37 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %38 = "torch.aten.sub.Tensor"(%35, %36, %37) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,4,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4,4],f32>
    %39 = "torch.aten.mul.Tensor"(%34#1, %28) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,1,4],f32>) -> !torch.vtensor<[2,1,4,4],f32>
    %40 = "torch.aten.mul.Tensor"(%34#0, %30) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,1,4],f32>) -> !torch.vtensor<[2,1,4,4],f32>
    %41 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %42 = "torch.aten.add.Tensor"(%39, %40, %41) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,4,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4,4],f32>
    %43 = "torch.prim.ListConstruct"(%38, %42) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,4,4],f32>) -> !torch.list<vtensor>
    %44 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %45 = "torch.aten.cat"(%43, %44) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,8],f32>
    %46 = "torch.aten.matmul"(%arg0, %arg4) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[64,40],f32>) -> !torch.vtensor<[2,1,40],f32>
    %47 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %48 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %49 = "torch.prim.ListConstruct"(%47, %48) : (!torch.int, !torch.int) -> !torch.list<int>
    %50 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %51 = "torch.aten.split_with_sizes"(%46, %49, %50) : (!torch.vtensor<[2,1,40],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %52:2 = "torch.prim.ListUnpack"(%51) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,1,32],f32>, !torch.vtensor<[2,1,8],f32>)
    %53 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %54 = "torch.aten.pow.Tensor_Scalar"(%52#0, %53) : (!torch.vtensor<[2,1,32],f32>, !torch.int) -> !torch.vtensor<[2,1,32],f32>
    %55 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %56 = "torch.prim.ListConstruct"(%55) : (!torch.int) -> !torch.list<int>
    %57 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %58 = "torch.constant.none"() : () -> !torch.none
    %59 = "torch.aten.mean.dim"(%54, %56, %57, %58) : (!torch.vtensor<[2,1,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,1],f32>
    %60 = "torch.constant.float"() <{value = 9.9999999999999995E-7 : f64}> : () -> !torch.float
    %61 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %62 = "torch.aten.add.Scalar"(%59, %60, %61) : (!torch.vtensor<[2,1,1],f32>, !torch.float, !torch.int) -> !torch.vtensor<[2,1,1],f32>
    %63 = "torch.aten.rsqrt"(%62) : (!torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,1,1],f32>
    %64 = "torch.aten.mul.Tensor"(%52#0, %63) : (!torch.vtensor<[2,1,32],f32>, !torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,1,32],f32>
    %65 = "torch.aten.mul.Tensor"(%64, %arg5) : (!torch.vtensor<[2,1,32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[2,1,32],f32>
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 31 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.aten.slice_scatter"(%arg9, %65, %66, %67, %68, %69) : (!torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %71 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %73 = "torch.aten.split.Tensor"(%52#1, %71, %72) : (!torch.vtensor<[2,1,8],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %74:2 = "torch.prim.ListUnpack"(%73) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>)
    %75 = "torch.aten.mul.Tensor"(%74#0, %arg11) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %76 = "torch.aten.mul.Tensor"(%74#1, %arg12) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.aten.sub.Tensor"(%75, %76, %77) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4],f32>
    %79 = "torch.aten.mul.Tensor"(%74#1, %arg11) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %80 = "torch.aten.mul.Tensor"(%74#0, %arg12) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.aten.add.Tensor"(%79, %80, %81) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4],f32>
    %83 = "torch.prim.ListConstruct"(%78, %82) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.list<vtensor>
    %84 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %85 = "torch.aten.cat"(%83, %84) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,8],f32>
    %86 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 31 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.aten.slice_scatter"(%arg10, %85, %86, %87, %88, %89) : (!torch.vtensor<[2,32,8],f32>, !torch.vtensor<[2,1,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,8],f32>
    %91 = "torch.constant.str"() <{value = "bqhn,hnr->bqhr"}> : () -> !torch.str
    %92 = "torch.prim.ListConstruct"(%26#0, %arg6) : (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.list<vtensor>
    %93 = "torch.constant.none"() : () -> !torch.none
    %94 = "torch.aten.einsum"(%91, %92, %93) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %95 = "torch.constant.str"() <{value = "bqhr,btr->bqht"}> : () -> !torch.str
    %96 = "torch.prim.ListConstruct"(%94, %70) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %97 = "torch.constant.none"() : () -> !torch.none
    %98 = "torch.aten.einsum"(%95, %96, %97) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %99 = "torch.constant.str"() <{value = "bqhp,btp->bqht"}> : () -> !torch.str
    %100 = "torch.prim.ListConstruct"(%45, %90) : (!torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,8],f32>) -> !torch.list<vtensor>
    %101 = "torch.constant.none"() : () -> !torch.none
    %102 = "torch.aten.einsum"(%99, %100, %101) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %103 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %104 = "torch.aten.add.Tensor"(%98, %102, %103) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %105 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %106 = "torch.aten.mul.Scalar"(%104, %105) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %107 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %108 = "torch.constant.none"() : () -> !torch.none
    %109 = "torch.constant.none"() : () -> !torch.none
    %110 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %111 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %112 = "torch.aten.arange"(%107, %108, %109, %110, %111) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[32],si64>
    %113 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %114 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %115 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %116 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %117 = "torch.prim.ListConstruct"(%113, %114, %115, %116) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %118 = "torch.aten.view"(%arg13, %117) : (!torch.vtensor<[2],si64>, !torch.list<int>) -> !torch.vtensor<[2,1,1,1],si64>
    %119 = "torch.aten.ge.Tensor"(%112, %118) : (!torch.vtensor<[32],si64>, !torch.vtensor<[2,1,1,1],si64>) -> !torch.vtensor<[2,1,1,32],i1>
    %120 = "torch.constant.float"() <{value = 0xFFF0000000000000 : f64}> : () -> !torch.float
    %121 = "torch.aten.masked_fill.Scalar"(%106, %119, %120) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,1,32],i1>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %122 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %123 = "torch.constant.none"() : () -> !torch.none
    %124 = "torch.aten.softmax.int"(%121, %122, %123) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %125 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %126 = "torch.prim.ListConstruct"(%124, %70) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %127 = "torch.constant.none"() : () -> !torch.none
    %128 = "torch.aten.einsum"(%125, %126, %127) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %129 = "torch.constant.str"() <{value = "bqhr,hvr->bqhv"}> : () -> !torch.str
    %130 = "torch.prim.ListConstruct"(%128, %arg7) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.list<vtensor>
    %131 = "torch.constant.none"() : () -> !torch.none
    %132 = "torch.aten.einsum"(%129, %130, %131) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,16],f32>
    %133 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %134 = "torch.aten.clone"(%132, %133) : (!torch.vtensor<[2,1,4,16],f32>, !torch.int) -> !torch.vtensor<[2,1,4,16],f32>
    %135 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %136 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %138 = "torch.prim.ListConstruct"(%135, %136, %137) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %139 = "torch.aten._unsafe_view"(%134, %138) : (!torch.vtensor<[2,1,4,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,64],f32>
    %140 = "torch.aten.matmul"(%139, %arg8) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[64,64],f32>) -> !torch.vtensor<[2,1,64],f32>
    "func.return"(%140, %70, %90) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>) -> ()
  }) : () -> ()
}) : () -> ()

