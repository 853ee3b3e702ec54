"builtin.module"() <{sym_name = "jit_f"}> ({
  "func.func"() <{function_type = (tensor<?x1x4x16xf32>, tensor<?x1x4x8xf32>, tensor<?x8x40xf32>, tensor<?x?xi32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<?xi32>) -> tensor<?x1x4x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg33: tensor<?x1x4x16xf32>, %arg34: tensor<?x1x4x8xf32>, %arg35: tensor<?x8x40xf32>, %arg36: tensor<?x?xi32>, %arg37: tensor<4x16x32xf32>, %arg38: tensor<4x16x32xf32>, %arg39: tensor<?xi32>):
    %193 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %194 = "stablehlo.get_dimension_size"(%arg33) <{dimension = 0 : i64}> : (tensor<?x1x4x16xf32>) -> tensor<i32>
    %195 = "stablehlo.get_dimension_size"(%arg34) <{dimension = 0 : i64}> : (tensor<?x1x4x8xf32>) -> tensor<i32>
    %196 = "stablehlo.get_dimension_size"(%arg35) <{dimension = 0 : i64}> : (tensor<?x8x40xf32>) -> tensor<i32>
    %197 = "stablehlo.get_dimension_size"(%arg36) <{dimension = 0 : i64}> : (tensor<?x?xi32>) -> tensor<i32>
    %198 = "stablehlo.get_dimension_size"(%arg36) <{dimension = 1 : i64}> : (tensor<?x?xi32>) -> tensor<i32>
    %199 = "stablehlo.get_dimension_size"(%arg39) <{dimension = 0 : i64}> : (tensor<?xi32>) -> tensor<i32>
    %200 = "stablehlo.compare"(%194, %193) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%200, %194) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (n, 8, 40),args[3].shape = (b, p),args[6].shape = (b,). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %201 = "stablehlo.compare"(%195, %194) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%201, %195, %194) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (n, 8, 40),args[3].shape = (b, p),args[6].shape = (b,). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %202 = "stablehlo.compare"(%196, %193) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%202, %194, %196) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'n'. Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (n, 8, 40),args[3].shape = (b, p),args[6].shape = (b,). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'n' = {1} from specification 'n' for dimension args[2].shape[0] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %203 = "stablehlo.compare"(%197, %194) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%203, %197, %194, %196) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[3].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (n, 8, 40),args[3].shape = (b, p),args[6].shape = (b,). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 'n' = {2} from specification 'n' for dimension args[2].shape[0] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %204 = "stablehlo.compare"(%198, %193) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%204, %194, %196, %198) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'p'. Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (n, 8, 40),args[3].shape = (b, p),args[6].shape = (b,). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 'n' = {1} from specification 'n' for dimension args[2].shape[0] (= {1}), 'p' = {2} from specification 'p' for dimension args[3].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %205 = "stablehlo.compare"(%199, %194) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%205, %199, %194, %196, %198) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[6].shape[0] (= {0}) and the specification 'b' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (b, 1, 4, 16),args[1].shape = (b, 1, 4, 8),args[2].shape = (n, 8, 40),args[3].shape = (b, p),args[6].shape = (b,). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 'n' = {2} from specification 'n' for dimension args[2].shape[0] (= {2}), 'p' = {3} from specification 'p' for dimension args[3].shape[1] (= {3}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %206 = "func.call"(%194, %196, %198, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39) <{callee = @_wrapped_jax_export_main}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?x1x4x16xf32>, tensor<?x1x4x8xf32>, tensor<?x8x40xf32>, tensor<?x?xi32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<?xi32>) -> tensor<?x1x4x16xf32>
    "func.return"(%206) : (tensor<?x1x4x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "n"}, {jax.global_constant = "p"}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?x1x4x16xf32>, tensor<?x1x4x8xf32>, tensor<?x8x40xf32>, tensor<?x?xi32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<?xi32>) -> tensor<?x1x4x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "_wrapped_jax_export_main", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<i32>, %arg20: tensor<i32>, %arg21: tensor<i32>, %arg22: tensor<?x1x4x16xf32>, %arg23: tensor<?x1x4x8xf32>, %arg24: tensor<?x8x40xf32>, %arg25: tensor<?x?xi32>, %arg26: tensor<4x16x32xf32>, %arg27: tensor<4x16x32xf32>, %arg28: tensor<?xi32>):
    %80 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %83 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %84 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %85 = "stablehlo.constant"() <{value = dense<0.204124153> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.constant"() <{value = dense<8> : tensor<1xi32>}> : () -> tensor<1xi32>
    %87 = "stablehlo.constant"() <{value = dense<32> : tensor<1xi32>}> : () -> tensor<1xi32>
    %88 = "stablehlo.constant"() <{value = dense<32> : tensor<i32>}> : () -> tensor<i32>
    %89 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %90 = "stablehlo.constant"() <{value = dense<40> : tensor<1xi32>}> : () -> tensor<1xi32>
    %91 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %92 = "func.call"(%arg19, %arg20, %arg21, %arg24, %arg25) <{callee = @_take}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?x8x40xf32>, tensor<?x?xi32>) -> tensor<?x?x8x40xf32>
    %93 = "stablehlo.convert"(%arg21) : (tensor<i32>) -> tensor<i32>
    %94 = "stablehlo.multiply"(%93, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %95 = "stablehlo.reshape"(%arg19) : (tensor<i32>) -> tensor<1xi32>
    %96 = "stablehlo.reshape"(%94) : (tensor<i32>) -> tensor<1xi32>
    %97 = "stablehlo.concatenate"(%95, %96, %90) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %98 = "stablehlo.dynamic_reshape"(%92, %97) : (tensor<?x?x8x40xf32>, tensor<3xi32>) -> tensor<?x?x40xf32>
    %99 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %100 = "stablehlo.convert"(%arg21) : (tensor<i32>) -> tensor<i32>
    %101 = "stablehlo.multiply"(%100, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %102 = "stablehlo.reshape"(%arg19) : (tensor<i32>) -> tensor<1xi32>
    %103 = "stablehlo.reshape"(%101) : (tensor<i32>) -> tensor<1xi32>
    %104 = "stablehlo.concatenate"(%102, %103, %87) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %105 = "stablehlo.dynamic_gather"(%98, %99, %104) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true}> : (tensor<?x?x40xf32>, tensor<1xi32>, tensor<3xi32>) -> tensor<?x?x32xf32>
    %106 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %107 = "stablehlo.convert"(%arg21) : (tensor<i32>) -> tensor<i32>
    %108 = "stablehlo.multiply"(%107, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %109 = "stablehlo.reshape"(%arg19) : (tensor<i32>) -> tensor<1xi32>
    %110 = "stablehlo.reshape"(%108) : (tensor<i32>) -> tensor<1xi32>
    %111 = "stablehlo.concatenate"(%109, %110, %86) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %112 = "stablehlo.dynamic_gather"(%98, %106, %111) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = true}> : (tensor<?x?x40xf32>, tensor<1xi32>, tensor<3xi32>) -> tensor<?x?x8xf32>
    %113 = "stablehlo.dot_general"(%arg26, %arg22) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x32xf32>, tensor<?x1x4x16xf32>) -> tensor<4x32x?x1xf32>
    %114 = "stablehlo.transpose"(%113) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x32x?x1xf32>) -> tensor<?x1x4x32xf32>
    %115 = "stablehlo.dot_general"(%114, %105) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<?x1x4x32xf32>, tensor<?x?x32xf32>) -> tensor<?x1x4x?xf32>
    %116 = "stablehlo.dot_general"(%arg23, %112) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>}> : (tensor<?x1x4x8xf32>, tensor<?x?x8xf32>) -> tensor<?x1x4x?xf32>
    %117 = "stablehlo.add"(%115, %116) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %118 = "stablehlo.convert"(%arg21) : (tensor<i32>) -> tensor<i32>
    %119 = "stablehlo.multiply"(%118, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %120 = "stablehlo.reshape"(%arg19) : (tensor<i32>) -> tensor<1xi32>
    %121 = "stablehlo.reshape"(%119) : (tensor<i32>) -> tensor<1xi32>
    %122 = "stablehlo.concatenate"(%120, %83, %82, %121) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %123 = "stablehlo.dynamic_broadcast_in_dim"(%85, %122) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %124 = "stablehlo.multiply"(%117, %123) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %125 = "stablehlo.convert"(%arg21) : (tensor<i32>) -> tensor<i32>
    %126 = "stablehlo.multiply"(%125, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %127 = "stablehlo.reshape"(%126) : (tensor<i32>) -> tensor<1xi32>
    %128 = "stablehlo.dynamic_iota"(%127) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<?xi32>
    %129 = "stablehlo.convert"(%arg21) : (tensor<i32>) -> tensor<i32>
    %130 = "stablehlo.multiply"(%129, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %131 = "stablehlo.reshape"(%130) : (tensor<i32>) -> tensor<1xi32>
    %132 = "stablehlo.dynamic_broadcast_in_dim"(%84, %131) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %133 = "stablehlo.multiply"(%132, %128) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %134 = "stablehlo.convert"(%arg21) : (tensor<i32>) -> tensor<i32>
    %135 = "stablehlo.multiply"(%134, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %136 = "stablehlo.reshape"(%135) : (tensor<i32>) -> tensor<1xi32>
    %137 = "stablehlo.dynamic_broadcast_in_dim"(%89, %136) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %138 = "stablehlo.add"(%137, %133) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %139 = "stablehlo.convert"(%arg21) : (tensor<i32>) -> tensor<i32>
    %140 = "stablehlo.multiply"(%139, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %141 = "stablehlo.reshape"(%140) : (tensor<i32>) -> tensor<1xi32>
    %142 = "stablehlo.concatenate"(%83, %83, %83, %141) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %143 = "stablehlo.dynamic_broadcast_in_dim"(%138, %142) <{broadcast_dimensions = array<i64: 3>}> : (tensor<?xi32>, tensor<4xi32>) -> tensor<1x1x1x?xi32>
    %144 = "stablehlo.reshape"(%arg19) : (tensor<i32>) -> tensor<1xi32>
    %145 = "stablehlo.concatenate"(%144, %83, %83, %83) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %146 = "stablehlo.dynamic_broadcast_in_dim"(%arg28, %145) <{broadcast_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<4xi32>) -> tensor<?x1x1x1xi32>
    %147 = "stablehlo.convert"(%arg21) : (tensor<i32>) -> tensor<i32>
    %148 = "stablehlo.multiply"(%147, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %149 = "stablehlo.reshape"(%arg19) : (tensor<i32>) -> tensor<1xi32>
    %150 = "stablehlo.reshape"(%148) : (tensor<i32>) -> tensor<1xi32>
    %151 = "stablehlo.concatenate"(%149, %83, %83, %150) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %152 = "stablehlo.dynamic_broadcast_in_dim"(%143, %151) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x?xi32>, tensor<4xi32>) -> tensor<?x1x1x?xi32>
    %153 = "stablehlo.convert"(%arg21) : (tensor<i32>) -> tensor<i32>
    %154 = "stablehlo.multiply"(%153, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %155 = "stablehlo.reshape"(%arg19) : (tensor<i32>) -> tensor<1xi32>
    %156 = "stablehlo.reshape"(%154) : (tensor<i32>) -> tensor<1xi32>
    %157 = "stablehlo.concatenate"(%155, %83, %83, %156) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %158 = "stablehlo.dynamic_broadcast_in_dim"(%146, %157) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x1x1xi32>, tensor<4xi32>) -> tensor<?x1x1x?xi32>
    %159 = "stablehlo.compare"(%152, %158) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<?x1x1x?xi32>, tensor<?x1x1x?xi32>) -> tensor<?x1x1x?xi1>
    %160 = "func.call"(%arg19, %arg20, %arg21, %159, %124, %81) <{callee = @_where_0}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?x1x1x?xi1>, tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4x?xf32>
    %161 = "stablehlo.reduce"(%160, %81) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %192 = "stablehlo.maximum"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%192) : (tensor<f32>) -> ()
    }) : (tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4xf32>
    %162 = "stablehlo.reshape"(%arg19) : (tensor<i32>) -> tensor<1xi32>
    %163 = "stablehlo.concatenate"(%162, %83, %82) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %164 = "stablehlo.dynamic_broadcast_in_dim"(%81, %163) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x1x4xf32>
    %165 = "stablehlo.maximum"(%164, %161) : (tensor<?x1x4xf32>, tensor<?x1x4xf32>) -> tensor<?x1x4xf32>
    %166 = "stablehlo.reshape"(%arg19) : (tensor<i32>) -> tensor<1xi32>
    %167 = "stablehlo.concatenate"(%166, %83, %82, %83) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %168 = "stablehlo.dynamic_broadcast_in_dim"(%165, %167) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x1x4xf32>, tensor<4xi32>) -> tensor<?x1x4x1xf32>
    %169 = "stablehlo.convert"(%arg21) : (tensor<i32>) -> tensor<i32>
    %170 = "stablehlo.multiply"(%169, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %171 = "stablehlo.reshape"(%arg19) : (tensor<i32>) -> tensor<1xi32>
    %172 = "stablehlo.reshape"(%170) : (tensor<i32>) -> tensor<1xi32>
    %173 = "stablehlo.concatenate"(%171, %83, %82, %172) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %174 = "stablehlo.dynamic_broadcast_in_dim"(%168, %173) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x4x1xf32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %175 = "stablehlo.subtract"(%160, %174) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %176 = "stablehlo.exponential"(%175) : (tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %177 = "stablehlo.reduce"(%176, %80) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      %191 = "stablehlo.add"(%arg29, %arg30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%191) : (tensor<f32>) -> ()
    }) : (tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4xf32>
    %178 = "stablehlo.reshape"(%arg19) : (tensor<i32>) -> tensor<1xi32>
    %179 = "stablehlo.concatenate"(%178, %83, %82, %83) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %180 = "stablehlo.dynamic_broadcast_in_dim"(%177, %179) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x1x4xf32>, tensor<4xi32>) -> tensor<?x1x4x1xf32>
    %181 = "stablehlo.convert"(%arg21) : (tensor<i32>) -> tensor<i32>
    %182 = "stablehlo.multiply"(%181, %91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %183 = "stablehlo.reshape"(%arg19) : (tensor<i32>) -> tensor<1xi32>
    %184 = "stablehlo.reshape"(%182) : (tensor<i32>) -> tensor<1xi32>
    %185 = "stablehlo.concatenate"(%183, %83, %82, %184) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %186 = "stablehlo.dynamic_broadcast_in_dim"(%180, %185) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x4x1xf32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %187 = "stablehlo.divide"(%176, %186) : (tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    %188 = "stablehlo.dot_general"(%187, %105) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>}> : (tensor<?x1x4x?xf32>, tensor<?x?x32xf32>) -> tensor<?x1x4x32xf32>
    %189 = "stablehlo.dot_general"(%arg27, %188) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>}> : (tensor<4x16x32xf32>, tensor<?x1x4x32xf32>) -> tensor<4x16x?x1xf32>
    %190 = "stablehlo.transpose"(%189) <{permutation = array<i64: 2, 3, 0, 1>}> : (tensor<4x16x?x1xf32>) -> tensor<?x1x4x16xf32>
    "func.return"(%190) : (tensor<?x1x4x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "n"}, {jax.global_constant = "p"}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?x8x40xf32>, tensor<?x?xi32>) -> tensor<?x?x8x40xf32>, sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<i32>, %arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<?x8x40xf32>, %arg16: tensor<?x?xi32>):
    %18 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.constant"() <{value = dense<40> : tensor<1xi32>}> : () -> tensor<1xi32>
    %20 = "stablehlo.constant"() <{value = dense<8> : tensor<1xi32>}> : () -> tensor<1xi32>
    %21 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %22 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.constant"() <{value = dense<40> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %25 = "stablehlo.constant"() <{value = dense<false> : tensor<1xi1>}> : () -> tensor<1xi1>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %27 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %29 = "stablehlo.reshape"(%arg12) : (tensor<i32>) -> tensor<1xi32>
    %30 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %31 = "stablehlo.concatenate"(%29, %30) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %32 = "stablehlo.dynamic_broadcast_in_dim"(%28, %31) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %33 = "stablehlo.compare"(%arg16, %32) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
    %34 = "stablehlo.convert"(%arg13) : (tensor<i32>) -> tensor<i32>
    %35 = "stablehlo.reshape"(%arg12) : (tensor<i32>) -> tensor<1xi32>
    %36 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %37 = "stablehlo.concatenate"(%35, %36) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %38 = "stablehlo.dynamic_broadcast_in_dim"(%34, %37) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %39 = "stablehlo.add"(%arg16, %38) : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %40 = "func.call"(%arg12, %arg13, %arg14, %33, %39, %arg16) <{callee = @_where}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?x?xi1>, tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %41 = "stablehlo.reshape"(%arg12) : (tensor<i32>) -> tensor<1xi32>
    %42 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %43 = "stablehlo.concatenate"(%41, %42, %27) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %44 = "stablehlo.dynamic_broadcast_in_dim"(%40, %43) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x?xi32>, tensor<3xi32>) -> tensor<?x?x1xi32>
    %45 = "stablehlo.convert"(%arg13) : (tensor<i32>) -> tensor<i32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %47 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %48 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %49 = "stablehlo.concatenate"(%46, %47, %48) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %50 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %51 = "stablehlo.add"(%26, %50) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %52 = "stablehlo.select"(%25, %51, %26) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %54 = "stablehlo.gather"(%49, %53) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<1x1xi32>) -> tensor<1xi32>
    %55 = "stablehlo.subtract"(%54, %27) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %56 = "stablehlo.reshape"(%arg12) : (tensor<i32>) -> tensor<1xi32>
    %57 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %58 = "stablehlo.concatenate"(%56, %57, %27) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %59 = "stablehlo.dynamic_broadcast_in_dim"(%28, %58) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<3xi32>) -> tensor<?x?x1xi32>
    %60 = "stablehlo.compare"(%44, %59) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<?x?x1xi32>, tensor<?x?x1xi32>) -> tensor<?x?x1xi1>
    %61 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %62 = "stablehlo.reshape"(%arg12) : (tensor<i32>) -> tensor<1xi32>
    %63 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %64 = "stablehlo.concatenate"(%62, %63, %27) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %65 = "stablehlo.dynamic_broadcast_in_dim"(%61, %64) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>, tensor<3xi32>) -> tensor<?x?x1xi32>
    %66 = "stablehlo.compare"(%44, %65) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<?x?x1xi32>, tensor<?x?x1xi32>) -> tensor<?x?x1xi1>
    %67 = "stablehlo.and"(%60, %66) : (tensor<?x?x1xi1>, tensor<?x?x1xi1>) -> tensor<?x?x1xi1>
    %68 = "stablehlo.reduce"(%67, %21) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg17: tensor<i1>, %arg18: tensor<i1>):
      %79 = "stablehlo.and"(%arg17, %arg18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%79) : (tensor<i1>) -> ()
    }) : (tensor<?x?x1xi1>, tensor<i1>) -> tensor<?x?xi1>
    %69 = "stablehlo.gather"(%arg15, %44) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 8, 40>}> : (tensor<?x8x40xf32>, tensor<?x?x1xi32>) -> tensor<?x?x8x40xf32>
    %70 = "stablehlo.reshape"(%arg12) : (tensor<i32>) -> tensor<1xi32>
    %71 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %72 = "stablehlo.concatenate"(%70, %71, %20, %19) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %73 = "stablehlo.dynamic_broadcast_in_dim"(%68, %72) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x?xi1>, tensor<4xi32>) -> tensor<?x?x8x40xi1>
    %74 = "stablehlo.reshape"(%arg12) : (tensor<i32>) -> tensor<1xi32>
    %75 = "stablehlo.reshape"(%arg14) : (tensor<i32>) -> tensor<1xi32>
    %76 = "stablehlo.concatenate"(%74, %75, %20, %19) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %77 = "stablehlo.dynamic_broadcast_in_dim"(%18, %76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<4xi32>) -> tensor<?x?x8x40xf32>
    %78 = "stablehlo.select"(%73, %69, %77) : (tensor<?x?x8x40xi1>, tensor<?x?x8x40xf32>, tensor<?x?x8x40xf32>) -> tensor<?x?x8x40xf32>
    "func.return"(%78) : (tensor<?x?x8x40xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "n"}, {jax.global_constant = "p"}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?x?xi1>, tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>, sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<?x?xi1>, %arg10: tensor<?x?xi32>, %arg11: tensor<?x?xi32>):
    %17 = "stablehlo.select"(%arg9, %arg10, %arg11) : (tensor<?x?xi1>, tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    "func.return"(%17) : (tensor<?x?xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "n"}, {jax.global_constant = "p"}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<i32>, tensor<?x1x1x?xi1>, tensor<?x1x4x?xf32>, tensor<f32>) -> tensor<?x1x4x?xf32>, sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<?x1x1x?xi1>, %arg4: tensor<?x1x4x?xf32>, %arg5: tensor<f32>):
    %0 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %2 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.convert"(%arg5) : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %7 = "stablehlo.reshape"(%5) : (tensor<i32>) -> tensor<1xi32>
    %8 = "stablehlo.concatenate"(%6, %1, %0, %7) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %9 = "stablehlo.dynamic_broadcast_in_dim"(%arg3, %8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x1x1x?xi1>, tensor<4xi32>) -> tensor<?x1x4x?xi1>
    %10 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.multiply"(%10, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %12 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %13 = "stablehlo.reshape"(%11) : (tensor<i32>) -> tensor<1xi32>
    %14 = "stablehlo.concatenate"(%12, %1, %0, %13) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %15 = "stablehlo.dynamic_broadcast_in_dim"(%3, %14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<4xi32>) -> tensor<?x1x4x?xf32>
    %16 = "stablehlo.select"(%9, %arg4, %15) : (tensor<?x1x4x?xi1>, tensor<?x1x4x?xf32>, tensor<?x1x4x?xf32>) -> tensor<?x1x4x?xf32>
    "func.return"(%16) : (tensor<?x1x4x?xf32>) -> ()
  }) : () -> ()
}) {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

