"builtin.module"() ({
  "func.func"() <{function_type = (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2],si64>, !torch.vtensor<[64,24],f32>, !torch.vtensor<[24],f32>, !torch.vtensor<[24,96],f32>, !torch.vtensor<[64,40],f32>, !torch.vtensor<[32],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[64,64],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[64,24],f32>, !torch.vtensor<[24],f32>, !torch.vtensor<[24,96],f32>, !torch.vtensor<[64,40],f32>, !torch.vtensor<[32],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[64,64],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[64,24],f32>, !torch.vtensor<[24],f32>, !torch.vtensor<[24,96],f32>, !torch.vtensor<[64,40],f32>, !torch.vtensor<[32],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[4,16,32],f32>, !torch.vtensor<[64,64],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>) -> (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>), sym_name = "main"}> ({
  ^bb0(%arg0: !torch.vtensor<[2,1,64],f32>, %arg1: !torch.vtensor<[2,1,4],f32>, %arg2: !torch.vtensor<[2,1,4],f32>, %arg3: !torch.vtensor<[2],si64>, %arg4: !torch.vtensor<[64,24],f32>, %arg5: !torch.vtensor<[24],f32>, %arg6: !torch.vtensor<[24,96],f32>, %arg7: !torch.vtensor<[64,40],f32>, %arg8: !torch.vtensor<[32],f32>, %arg9: !torch.vtensor<[4,16,32],f32>, %arg10: !torch.vtensor<[4,16,32],f32>, %arg11: !torch.vtensor<[64,64],f32>, %arg12: !torch.vtensor<[2,32,32],f32>, %arg13: !torch.vtensor<[2,32,8],f32>, %arg14: !torch.vtensor<[64,24],f32>, %arg15: !torch.vtensor<[24],f32>, %arg16: !torch.vtensor<[24,96],f32>, %arg17: !torch.vtensor<[64,40],f32>, %arg18: !torch.vtensor<[32],f32>, %arg19: !torch.vtensor<[4,16,32],f32>, %arg20: !torch.vtensor<[4,16,32],f32>, %arg21: !torch.vtensor<[64,64],f32>, %arg22: !torch.vtensor<[2,32,32],f32>, %arg23: !torch.vtensor<[2,32,8],f32>, %arg24: !torch.vtensor<[64,24],f32>, %arg25: !torch.vtensor<[24],f32>, %arg26: !torch.vtensor<[24,96],f32>, %arg27: !torch.vtensor<[64,40],f32>, %arg28: !torch.vtensor<[32],f32>, %arg29: !torch.vtensor<[4,16,32],f32>, %arg30: !torch.vtensor<[4,16,32],f32>, %arg31: !torch.vtensor<[64,64],f32>, %arg32: !torch.vtensor<[2,32,32],f32>, %arg33: !torch.vtensor<[2,32,8],f32>):
    %0 = "torch.aten.matmul"(%arg0, %arg4) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[64,24],f32>) -> !torch.vtensor<[2,1,24],f32>
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
    %13 = "torch.aten.mul.Tensor"(%12, %arg5) : (!torch.vtensor<[2,1,24],f32>, !torch.vtensor<[24],f32>) -> !torch.vtensor<[2,1,24],f32>
    %14 = "torch.aten.matmul"(%13, %arg6) : (!torch.vtensor<[2,1,24],f32>, !torch.vtensor<[24,96],f32>) -> !torch.vtensor<[2,1,96],f32>
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
    %28 = "torch.aten.unsqueeze"(%arg1, %27) : (!torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,1,4],f32>
    %29 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %30 = "torch.aten.unsqueeze"(%arg2, %29) : (!torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,1,4],f32>
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
    %46 = "torch.aten.matmul"(%arg0, %arg7) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[64,40],f32>) -> !torch.vtensor<[2,1,40],f32>
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
    %65 = "torch.aten.mul.Tensor"(%64, %arg8) : (!torch.vtensor<[2,1,32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[2,1,32],f32>
    %66 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %67 = "torch.constant.int"() <{value = 31 : i64}> : () -> !torch.int
    %68 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %69 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %70 = "torch.aten.slice_scatter"(%arg12, %65, %66, %67, %68, %69) : (!torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %71 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %72 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %73 = "torch.aten.split.Tensor"(%52#1, %71, %72) : (!torch.vtensor<[2,1,8],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %74:2 = "torch.prim.ListUnpack"(%73) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>)
    %75 = "torch.aten.mul.Tensor"(%74#0, %arg1) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %76 = "torch.aten.mul.Tensor"(%74#1, %arg2) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %77 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %78 = "torch.aten.sub.Tensor"(%75, %76, %77) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4],f32>
    %79 = "torch.aten.mul.Tensor"(%74#1, %arg1) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %80 = "torch.aten.mul.Tensor"(%74#0, %arg2) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %81 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %82 = "torch.aten.add.Tensor"(%79, %80, %81) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4],f32>
    %83 = "torch.prim.ListConstruct"(%78, %82) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.list<vtensor>
    %84 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %85 = "torch.aten.cat"(%83, %84) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,8],f32>
    %86 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %87 = "torch.constant.int"() <{value = 31 : i64}> : () -> !torch.int
    %88 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %89 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %90 = "torch.aten.slice_scatter"(%arg13, %85, %86, %87, %88, %89) : (!torch.vtensor<[2,32,8],f32>, !torch.vtensor<[2,1,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,8],f32>
    %91 = "torch.constant.str"() <{value = "bqhn,hnr->bqhr"}> : () -> !torch.str
    %92 = "torch.prim.ListConstruct"(%26#0, %arg9) : (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.list<vtensor>
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
    %118 = "torch.aten.view"(%arg3, %117) : (!torch.vtensor<[2],si64>, !torch.list<int>) -> !torch.vtensor<[2,1,1,1],si64>
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
    %130 = "torch.prim.ListConstruct"(%128, %arg10) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.list<vtensor>
    %131 = "torch.constant.none"() : () -> !torch.none
    %132 = "torch.aten.einsum"(%129, %130, %131) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,16],f32>
    %133 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %134 = "torch.aten.clone"(%132, %133) : (!torch.vtensor<[2,1,4,16],f32>, !torch.int) -> !torch.vtensor<[2,1,4,16],f32>
    %135 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %136 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %137 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %138 = "torch.prim.ListConstruct"(%135, %136, %137) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %139 = "torch.aten._unsafe_view"(%134, %138) : (!torch.vtensor<[2,1,4,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,64],f32>
    %140 = "torch.aten.matmul"(%139, %arg11) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[64,64],f32>) -> !torch.vtensor<[2,1,64],f32>
    %141 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %142 = "torch.aten.add.Tensor"(%arg0, %140, %141) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[2,1,64],f32>, !torch.int) -> !torch.vtensor<[2,1,64],f32>
    %143 = "torch.aten.matmul"(%142, %arg14) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[64,24],f32>) -> !torch.vtensor<[2,1,24],f32>
    %144 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %145 = "torch.aten.pow.Tensor_Scalar"(%143, %144) : (!torch.vtensor<[2,1,24],f32>, !torch.int) -> !torch.vtensor<[2,1,24],f32>
    %146 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %147 = "torch.prim.ListConstruct"(%146) : (!torch.int) -> !torch.list<int>
    %148 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %149 = "torch.constant.none"() : () -> !torch.none
    %150 = "torch.aten.mean.dim"(%145, %147, %148, %149) : (!torch.vtensor<[2,1,24],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,1],f32>
    %151 = "torch.constant.float"() <{value = 9.9999999999999995E-7 : f64}> : () -> !torch.float
    %152 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %153 = "torch.aten.add.Scalar"(%150, %151, %152) : (!torch.vtensor<[2,1,1],f32>, !torch.float, !torch.int) -> !torch.vtensor<[2,1,1],f32>
    %154 = "torch.aten.rsqrt"(%153) : (!torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,1,1],f32>
    %155 = "torch.aten.mul.Tensor"(%143, %154) : (!torch.vtensor<[2,1,24],f32>, !torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,1,24],f32>
    %156 = "torch.aten.mul.Tensor"(%155, %arg15) : (!torch.vtensor<[2,1,24],f32>, !torch.vtensor<[24],f32>) -> !torch.vtensor<[2,1,24],f32>
    %157 = "torch.aten.matmul"(%156, %arg16) : (!torch.vtensor<[2,1,24],f32>, !torch.vtensor<[24,96],f32>) -> !torch.vtensor<[2,1,96],f32>
    %158 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %159 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %160 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %161 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %162 = "torch.prim.ListConstruct"(%158, %159, %160, %161) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %163 = "torch.aten.view"(%157, %162) : (!torch.vtensor<[2,1,96],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,24],f32>
    %164 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %165 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %166 = "torch.prim.ListConstruct"(%164, %165) : (!torch.int, !torch.int) -> !torch.list<int>
    %167 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %168 = "torch.aten.split_with_sizes"(%163, %166, %167) : (!torch.vtensor<[2,1,4,24],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %169:2 = "torch.prim.ListUnpack"(%168) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,1,4,8],f32>)
    %170 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %171 = "torch.aten.unsqueeze"(%arg1, %170) : (!torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,1,4],f32>
    %172 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %173 = "torch.aten.unsqueeze"(%arg2, %172) : (!torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,1,4],f32>
    %174 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %175 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %176 = "torch.aten.split.Tensor"(%169#1, %174, %175) : (!torch.vtensor<[2,1,4,8],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %177:2 = "torch.prim.ListUnpack"(%176) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,4,4],f32>)
    %178 = "torch.aten.mul.Tensor"(%177#0, %171) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,1,4],f32>) -> !torch.vtensor<[2,1,4,4],f32>
    %179 = "torch.aten.mul.Tensor"(%177#1, %173) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,1,4],f32>) -> !torch.vtensor<[2,1,4,4],f32>
    %180 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %181 = "torch.aten.sub.Tensor"(%178, %179, %180) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,4,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4,4],f32>
    %182 = "torch.aten.mul.Tensor"(%177#1, %171) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,1,4],f32>) -> !torch.vtensor<[2,1,4,4],f32>
    %183 = "torch.aten.mul.Tensor"(%177#0, %173) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,1,4],f32>) -> !torch.vtensor<[2,1,4,4],f32>
    %184 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %185 = "torch.aten.add.Tensor"(%182, %183, %184) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,4,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4,4],f32>
    %186 = "torch.prim.ListConstruct"(%181, %185) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,4,4],f32>) -> !torch.list<vtensor>
    %187 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %188 = "torch.aten.cat"(%186, %187) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,8],f32>
    %189 = "torch.aten.matmul"(%142, %arg17) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[64,40],f32>) -> !torch.vtensor<[2,1,40],f32>
    %190 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %191 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %192 = "torch.prim.ListConstruct"(%190, %191) : (!torch.int, !torch.int) -> !torch.list<int>
    %193 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %194 = "torch.aten.split_with_sizes"(%189, %192, %193) : (!torch.vtensor<[2,1,40],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %195:2 = "torch.prim.ListUnpack"(%194) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,1,32],f32>, !torch.vtensor<[2,1,8],f32>)
    %196 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %197 = "torch.aten.pow.Tensor_Scalar"(%195#0, %196) : (!torch.vtensor<[2,1,32],f32>, !torch.int) -> !torch.vtensor<[2,1,32],f32>
    %198 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %199 = "torch.prim.ListConstruct"(%198) : (!torch.int) -> !torch.list<int>
    %200 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %201 = "torch.constant.none"() : () -> !torch.none
    %202 = "torch.aten.mean.dim"(%197, %199, %200, %201) : (!torch.vtensor<[2,1,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,1],f32>
    %203 = "torch.constant.float"() <{value = 9.9999999999999995E-7 : f64}> : () -> !torch.float
    %204 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %205 = "torch.aten.add.Scalar"(%202, %203, %204) : (!torch.vtensor<[2,1,1],f32>, !torch.float, !torch.int) -> !torch.vtensor<[2,1,1],f32>
    %206 = "torch.aten.rsqrt"(%205) : (!torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,1,1],f32>
    %207 = "torch.aten.mul.Tensor"(%195#0, %206) : (!torch.vtensor<[2,1,32],f32>, !torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,1,32],f32>
    %208 = "torch.aten.mul.Tensor"(%207, %arg18) : (!torch.vtensor<[2,1,32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[2,1,32],f32>
    %209 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %210 = "torch.constant.int"() <{value = 31 : i64}> : () -> !torch.int
    %211 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %212 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %213 = "torch.aten.slice_scatter"(%arg22, %208, %209, %210, %211, %212) : (!torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %214 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %215 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %216 = "torch.aten.split.Tensor"(%195#1, %214, %215) : (!torch.vtensor<[2,1,8],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %217:2 = "torch.prim.ListUnpack"(%216) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>)
    %218 = "torch.aten.mul.Tensor"(%217#0, %arg1) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %219 = "torch.aten.mul.Tensor"(%217#1, %arg2) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %220 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %221 = "torch.aten.sub.Tensor"(%218, %219, %220) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4],f32>
    %222 = "torch.aten.mul.Tensor"(%217#1, %arg1) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %223 = "torch.aten.mul.Tensor"(%217#0, %arg2) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %224 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %225 = "torch.aten.add.Tensor"(%222, %223, %224) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4],f32>
    %226 = "torch.prim.ListConstruct"(%221, %225) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.list<vtensor>
    %227 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %228 = "torch.aten.cat"(%226, %227) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,8],f32>
    %229 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %230 = "torch.constant.int"() <{value = 31 : i64}> : () -> !torch.int
    %231 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %232 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %233 = "torch.aten.slice_scatter"(%arg23, %228, %229, %230, %231, %232) : (!torch.vtensor<[2,32,8],f32>, !torch.vtensor<[2,1,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,8],f32>
    %234 = "torch.constant.str"() <{value = "bqhn,hnr->bqhr"}> : () -> !torch.str
    %235 = "torch.prim.ListConstruct"(%169#0, %arg19) : (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.list<vtensor>
    %236 = "torch.constant.none"() : () -> !torch.none
    %237 = "torch.aten.einsum"(%234, %235, %236) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %238 = "torch.constant.str"() <{value = "bqhr,btr->bqht"}> : () -> !torch.str
    %239 = "torch.prim.ListConstruct"(%237, %213) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %240 = "torch.constant.none"() : () -> !torch.none
    %241 = "torch.aten.einsum"(%238, %239, %240) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %242 = "torch.constant.str"() <{value = "bqhp,btp->bqht"}> : () -> !torch.str
    %243 = "torch.prim.ListConstruct"(%188, %233) : (!torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,8],f32>) -> !torch.list<vtensor>
    %244 = "torch.constant.none"() : () -> !torch.none
    %245 = "torch.aten.einsum"(%242, %243, %244) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %246 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %247 = "torch.aten.add.Tensor"(%241, %245, %246) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %248 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %249 = "torch.aten.mul.Scalar"(%247, %248) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %250 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %251 = "torch.constant.none"() : () -> !torch.none
    %252 = "torch.constant.none"() : () -> !torch.none
    %253 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %254 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %255 = "torch.aten.arange"(%250, %251, %252, %253, %254) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[32],si64>
    %256 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %257 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %258 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %259 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %260 = "torch.prim.ListConstruct"(%256, %257, %258, %259) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %261 = "torch.aten.view"(%arg3, %260) : (!torch.vtensor<[2],si64>, !torch.list<int>) -> !torch.vtensor<[2,1,1,1],si64>
    %262 = "torch.aten.ge.Tensor"(%255, %261) : (!torch.vtensor<[32],si64>, !torch.vtensor<[2,1,1,1],si64>) -> !torch.vtensor<[2,1,1,32],i1>
    %263 = "torch.constant.float"() <{value = 0xFFF0000000000000 : f64}> : () -> !torch.float
    %264 = "torch.aten.masked_fill.Scalar"(%249, %262, %263) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,1,32],i1>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %265 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %266 = "torch.constant.none"() : () -> !torch.none
    %267 = "torch.aten.softmax.int"(%264, %265, %266) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %268 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %269 = "torch.prim.ListConstruct"(%267, %213) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %270 = "torch.constant.none"() : () -> !torch.none
    %271 = "torch.aten.einsum"(%268, %269, %270) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %272 = "torch.constant.str"() <{value = "bqhr,hvr->bqhv"}> : () -> !torch.str
    %273 = "torch.prim.ListConstruct"(%271, %arg20) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.list<vtensor>
    %274 = "torch.constant.none"() : () -> !torch.none
    %275 = "torch.aten.einsum"(%272, %273, %274) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,16],f32>
    %276 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %277 = "torch.aten.clone"(%275, %276) : (!torch.vtensor<[2,1,4,16],f32>, !torch.int) -> !torch.vtensor<[2,1,4,16],f32>
    %278 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %279 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %280 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %281 = "torch.prim.ListConstruct"(%278, %279, %280) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %282 = "torch.aten._unsafe_view"(%277, %281) : (!torch.vtensor<[2,1,4,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,64],f32>
    %283 = "torch.aten.matmul"(%282, %arg21) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[64,64],f32>) -> !torch.vtensor<[2,1,64],f32>
    %284 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %285 = "torch.aten.add.Tensor"(%142, %283, %284) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[2,1,64],f32>, !torch.int) -> !torch.vtensor<[2,1,64],f32>
    %286 = "torch.aten.matmul"(%285, %arg24) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[64,24],f32>) -> !torch.vtensor<[2,1,24],f32>
    %287 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %288 = "torch.aten.pow.Tensor_Scalar"(%286, %287) : (!torch.vtensor<[2,1,24],f32>, !torch.int) -> !torch.vtensor<[2,1,24],f32>
    %289 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %290 = "torch.prim.ListConstruct"(%289) : (!torch.int) -> !torch.list<int>
    %291 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %292 = "torch.constant.none"() : () -> !torch.none
    %293 = "torch.aten.mean.dim"(%288, %290, %291, %292) : (!torch.vtensor<[2,1,24],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,1],f32>
    %294 = "torch.constant.float"() <{value = 9.9999999999999995E-7 : f64}> : () -> !torch.float
    %295 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %296 = "torch.aten.add.Scalar"(%293, %294, %295) : (!torch.vtensor<[2,1,1],f32>, !torch.float, !torch.int) -> !torch.vtensor<[2,1,1],f32>
    %297 = "torch.aten.rsqrt"(%296) : (!torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,1,1],f32>
    %298 = "torch.aten.mul.Tensor"(%286, %297) : (!torch.vtensor<[2,1,24],f32>, !torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,1,24],f32>
    %299 = "torch.aten.mul.Tensor"(%298, %arg25) : (!torch.vtensor<[2,1,24],f32>, !torch.vtensor<[24],f32>) -> !torch.vtensor<[2,1,24],f32>
    %300 = "torch.aten.matmul"(%299, %arg26) : (!torch.vtensor<[2,1,24],f32>, !torch.vtensor<[24,96],f32>) -> !torch.vtensor<[2,1,96],f32>
    %301 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %302 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %303 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %304 = "torch.constant.int"() <{value = 24 : i64}> : () -> !torch.int
    %305 = "torch.prim.ListConstruct"(%301, %302, %303, %304) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %306 = "torch.aten.view"(%300, %305) : (!torch.vtensor<[2,1,96],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,4,24],f32>
    %307 = "torch.constant.int"() <{value = 16 : i64}> : () -> !torch.int
    %308 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %309 = "torch.prim.ListConstruct"(%307, %308) : (!torch.int, !torch.int) -> !torch.list<int>
    %310 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %311 = "torch.aten.split_with_sizes"(%306, %309, %310) : (!torch.vtensor<[2,1,4,24],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %312:2 = "torch.prim.ListUnpack"(%311) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[2,1,4,8],f32>)
    %313 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %314 = "torch.aten.unsqueeze"(%arg1, %313) : (!torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,1,4],f32>
    %315 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %316 = "torch.aten.unsqueeze"(%arg2, %315) : (!torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,1,4],f32>
    %317 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %318 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %319 = "torch.aten.split.Tensor"(%312#1, %317, %318) : (!torch.vtensor<[2,1,4,8],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %320:2 = "torch.prim.ListUnpack"(%319) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,4,4],f32>)
    %321 = "torch.aten.mul.Tensor"(%320#0, %314) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,1,4],f32>) -> !torch.vtensor<[2,1,4,4],f32>
    %322 = "torch.aten.mul.Tensor"(%320#1, %316) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,1,4],f32>) -> !torch.vtensor<[2,1,4,4],f32>
    %323 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %324 = "torch.aten.sub.Tensor"(%321, %322, %323) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,4,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4,4],f32>
    %325 = "torch.aten.mul.Tensor"(%320#1, %314) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,1,4],f32>) -> !torch.vtensor<[2,1,4,4],f32>
    %326 = "torch.aten.mul.Tensor"(%320#0, %316) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,1,4],f32>) -> !torch.vtensor<[2,1,4,4],f32>
    %327 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %328 = "torch.aten.add.Tensor"(%325, %326, %327) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,4,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4,4],f32>
    %329 = "torch.prim.ListConstruct"(%324, %328) : (!torch.vtensor<[2,1,4,4],f32>, !torch.vtensor<[2,1,4,4],f32>) -> !torch.list<vtensor>
    %330 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %331 = "torch.aten.cat"(%329, %330) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,4,8],f32>
    %332 = "torch.aten.matmul"(%285, %arg27) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[64,40],f32>) -> !torch.vtensor<[2,1,40],f32>
    %333 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %334 = "torch.constant.int"() <{value = 8 : i64}> : () -> !torch.int
    %335 = "torch.prim.ListConstruct"(%333, %334) : (!torch.int, !torch.int) -> !torch.list<int>
    %336 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %337 = "torch.aten.split_with_sizes"(%332, %335, %336) : (!torch.vtensor<[2,1,40],f32>, !torch.list<int>, !torch.int) -> !torch.list<vtensor>
    %338:2 = "torch.prim.ListUnpack"(%337) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,1,32],f32>, !torch.vtensor<[2,1,8],f32>)
    %339 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %340 = "torch.aten.pow.Tensor_Scalar"(%338#0, %339) : (!torch.vtensor<[2,1,32],f32>, !torch.int) -> !torch.vtensor<[2,1,32],f32>
    %341 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %342 = "torch.prim.ListConstruct"(%341) : (!torch.int) -> !torch.list<int>
    %343 = "torch.constant.bool"() <{value = true}> : () -> !torch.bool
    %344 = "torch.constant.none"() : () -> !torch.none
    %345 = "torch.aten.mean.dim"(%340, %342, %343, %344) : (!torch.vtensor<[2,1,32],f32>, !torch.list<int>, !torch.bool, !torch.none) -> !torch.vtensor<[2,1,1],f32>
    %346 = "torch.constant.float"() <{value = 9.9999999999999995E-7 : f64}> : () -> !torch.float
    %347 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %348 = "torch.aten.add.Scalar"(%345, %346, %347) : (!torch.vtensor<[2,1,1],f32>, !torch.float, !torch.int) -> !torch.vtensor<[2,1,1],f32>
    %349 = "torch.aten.rsqrt"(%348) : (!torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,1,1],f32>
    %350 = "torch.aten.mul.Tensor"(%338#0, %349) : (!torch.vtensor<[2,1,32],f32>, !torch.vtensor<[2,1,1],f32>) -> !torch.vtensor<[2,1,32],f32>
    %351 = "torch.aten.mul.Tensor"(%350, %arg28) : (!torch.vtensor<[2,1,32],f32>, !torch.vtensor<[32],f32>) -> !torch.vtensor<[2,1,32],f32>
    %352 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %353 = "torch.constant.int"() <{value = 31 : i64}> : () -> !torch.int
    %354 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %355 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %356 = "torch.aten.slice_scatter"(%arg32, %351, %352, %353, %354, %355) : (!torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,1,32],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,32],f32>
    %357 = "torch.constant.int"() <{value = 4 : i64}> : () -> !torch.int
    %358 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %359 = "torch.aten.split.Tensor"(%338#1, %357, %358) : (!torch.vtensor<[2,1,8],f32>, !torch.int, !torch.int) -> !torch.list<vtensor>
    %360:2 = "torch.prim.ListUnpack"(%359) : (!torch.list<vtensor>) -> (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>)
    %361 = "torch.aten.mul.Tensor"(%360#0, %arg1) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %362 = "torch.aten.mul.Tensor"(%360#1, %arg2) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %363 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %364 = "torch.aten.sub.Tensor"(%361, %362, %363) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4],f32>
    %365 = "torch.aten.mul.Tensor"(%360#1, %arg1) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %366 = "torch.aten.mul.Tensor"(%360#0, %arg2) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.vtensor<[2,1,4],f32>
    %367 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %368 = "torch.aten.add.Tensor"(%365, %366, %367) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>, !torch.int) -> !torch.vtensor<[2,1,4],f32>
    %369 = "torch.prim.ListConstruct"(%364, %368) : (!torch.vtensor<[2,1,4],f32>, !torch.vtensor<[2,1,4],f32>) -> !torch.list<vtensor>
    %370 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %371 = "torch.aten.cat"(%369, %370) : (!torch.list<vtensor>, !torch.int) -> !torch.vtensor<[2,1,8],f32>
    %372 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %373 = "torch.constant.int"() <{value = 31 : i64}> : () -> !torch.int
    %374 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %375 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %376 = "torch.aten.slice_scatter"(%arg33, %371, %372, %373, %374, %375) : (!torch.vtensor<[2,32,8],f32>, !torch.vtensor<[2,1,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[2,32,8],f32>
    %377 = "torch.constant.str"() <{value = "bqhn,hnr->bqhr"}> : () -> !torch.str
    %378 = "torch.prim.ListConstruct"(%312#0, %arg29) : (!torch.vtensor<[2,1,4,16],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.list<vtensor>
    %379 = "torch.constant.none"() : () -> !torch.none
    %380 = "torch.aten.einsum"(%377, %378, %379) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %381 = "torch.constant.str"() <{value = "bqhr,btr->bqht"}> : () -> !torch.str
    %382 = "torch.prim.ListConstruct"(%380, %356) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %383 = "torch.constant.none"() : () -> !torch.none
    %384 = "torch.aten.einsum"(%381, %382, %383) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %385 = "torch.constant.str"() <{value = "bqhp,btp->bqht"}> : () -> !torch.str
    %386 = "torch.prim.ListConstruct"(%331, %376) : (!torch.vtensor<[2,1,4,8],f32>, !torch.vtensor<[2,32,8],f32>) -> !torch.list<vtensor>
    %387 = "torch.constant.none"() : () -> !torch.none
    %388 = "torch.aten.einsum"(%385, %386, %387) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %389 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %390 = "torch.aten.add.Tensor"(%384, %388, %389) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,4,32],f32>, !torch.int) -> !torch.vtensor<[2,1,4,32],f32>
    %391 = "torch.constant.float"() <{value = 0.20412414523193151 : f64}> : () -> !torch.float
    %392 = "torch.aten.mul.Scalar"(%390, %391) : (!torch.vtensor<[2,1,4,32],f32>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %393 = "torch.constant.int"() <{value = 32 : i64}> : () -> !torch.int
    %394 = "torch.constant.none"() : () -> !torch.none
    %395 = "torch.constant.none"() : () -> !torch.none
    %396 = "torch.constant.device"() <{value = "cpu"}> : () -> !torch.Device
    %397 = "torch.constant.bool"() <{value = false}> : () -> !torch.bool
    %398 = "torch.aten.arange"(%393, %394, %395, %396, %397) : (!torch.int, !torch.none, !torch.none, !torch.Device, !torch.bool) -> !torch.vtensor<[32],si64>
    %399 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %400 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %401 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %402 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %403 = "torch.prim.ListConstruct"(%399, %400, %401, %402) : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %404 = "torch.aten.view"(%arg3, %403) : (!torch.vtensor<[2],si64>, !torch.list<int>) -> !torch.vtensor<[2,1,1,1],si64>
    %405 = "torch.aten.ge.Tensor"(%398, %404) : (!torch.vtensor<[32],si64>, !torch.vtensor<[2,1,1,1],si64>) -> !torch.vtensor<[2,1,1,32],i1>
    %406 = "torch.constant.float"() <{value = 0xFFF0000000000000 : f64}> : () -> !torch.float
    %407 = "torch.aten.masked_fill.Scalar"(%392, %405, %406) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,1,1,32],i1>, !torch.float) -> !torch.vtensor<[2,1,4,32],f32>
    %408 = "torch.constant.int"() <{value = -1 : i64}> : () -> !torch.int
    %409 = "torch.constant.none"() : () -> !torch.none
    %410 = "torch.aten.softmax.int"(%407, %408, %409) : (!torch.vtensor<[2,1,4,32],f32>, !torch.int, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %411 = "torch.constant.str"() <{value = "bqht,btr->bqhr"}> : () -> !torch.str
    %412 = "torch.prim.ListConstruct"(%410, %356) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[2,32,32],f32>) -> !torch.list<vtensor>
    %413 = "torch.constant.none"() : () -> !torch.none
    %414 = "torch.aten.einsum"(%411, %412, %413) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,32],f32>
    %415 = "torch.constant.str"() <{value = "bqhr,hvr->bqhv"}> : () -> !torch.str
    %416 = "torch.prim.ListConstruct"(%414, %arg30) : (!torch.vtensor<[2,1,4,32],f32>, !torch.vtensor<[4,16,32],f32>) -> !torch.list<vtensor>
    %417 = "torch.constant.none"() : () -> !torch.none
    %418 = "torch.aten.einsum"(%415, %416, %417) : (!torch.str, !torch.list<vtensor>, !torch.none) -> !torch.vtensor<[2,1,4,16],f32>
    %419 = "torch.constant.int"() <{value = 0 : i64}> : () -> !torch.int
    %420 = "torch.aten.clone"(%418, %419) : (!torch.vtensor<[2,1,4,16],f32>, !torch.int) -> !torch.vtensor<[2,1,4,16],f32>
    %421 = "torch.constant.int"() <{value = 2 : i64}> : () -> !torch.int
    %422 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %423 = "torch.constant.int"() <{value = 64 : i64}> : () -> !torch.int
    %424 = "torch.prim.ListConstruct"(%421, %422, %423) : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %425 = "torch.aten._unsafe_view"(%420, %424) : (!torch.vtensor<[2,1,4,16],f32>, !torch.list<int>) -> !torch.vtensor<[2,1,64],f32>
    %426 = "torch.aten.matmul"(%425, %arg31) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[64,64],f32>) -> !torch.vtensor<[2,1,64],f32>
    %427 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.int
    %428 = "torch.aten.add.Tensor"(%285, %426, %427) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[2,1,64],f32>, !torch.int) -> !torch.vtensor<[2,1,64],f32>
    "func.return"(%428, %70, %90, %213, %233, %356, %376) : (!torch.vtensor<[2,1,64],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>, !torch.vtensor<[2,32,32],f32>, !torch.vtensor<[2,32,8],f32>) -> ()
  }) : () -> ()
}) : () -> ()

