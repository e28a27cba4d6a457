// expect: 20 error 14
// expect: 20 error 15
// expect: 20 error 15
// expect: 20 error 16
// expect: 20 error 16
// expect: 20 error 16
// expect-device: 20 error 14
// expect-device: 20 error 15
// expect-device: 20 error 15
// expect-device: 20 error 16
// expect-device: 20 error 16
// expect-device: 20 error 16
// Names that are spelt like functions of device code.
__device__ void d(float *D) { __wgmma_mma_async_s8(D); }
__device__ void d2(float *D) { __wgmma_fence(); __wgmma_mma_async_f32(D); }
__device__ void d3(int *D) { __nv_atomic_fetch_nand(D, 1, 0, 0); __nv_atomic_fetch_inc(D, 1); __nv_atomic_load_nn(D); }
