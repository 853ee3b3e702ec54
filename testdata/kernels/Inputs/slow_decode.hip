// A kernel with everything that code_objects.py must see: no bf16 product, no 16-byte loads, registers spilled.
typedef float Floats __attribute__((ext_vector_type(4)));
extern "C" __attribute__((device, used)) const int mla_decode_persistent_bf16_64_64_m16_info[4] = {256, 16, 32, 0};
extern "C" __attribute__((global, amdgpu_flat_work_group_size(256, 256), amdgpu_num_vgpr(24))) void
mla_decode_persistent_bf16_64_64_m16(const float *in, float *out, int count) {
  Floats sum[16] = {};
  for (int i = 0; i < count; ++i)
    for (int j = 0; j < 16; ++j) {
      float x = in[i * 16 + j];
      sum[j] = __builtin_amdgcn_mfma_f32_16x16x4f32(x, x, sum[j], 0, 0, 0);
    }
  for (int j = 0; j < 16; ++j) reinterpret_cast<Floats *>(out)[__builtin_amdgcn_workitem_id_x() * 16 + j] = sum[j];
}
