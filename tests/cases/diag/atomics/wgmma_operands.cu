// expect: 167 error 15
// expect: 167 error 16
// expect: 20272 error 17
// expect: 20272 error 19
// expect: 167 error 21
// expect: 20272 error 21
// expect-device: 20271 error 15
// expect-device: 20271 error 16
// expect-device: 20271 error 17
// expect-device: 20271 error 18
// expect-device: 20271 error 19
// expect-device: 20271 error 20
// expect-device: 20271 error 21
__device__ void d(int x, unsigned long long b, const float *c) { 
__wgmma_mma_async_f16(64, 8, 16, 0, 0, 0, 0, 0, 0, x, b, b);
__wgmma_mma_async_f16(64, 8, 16, 0, 0, 0, 0, 0, 0, c, b, b);
__wgmma_mma_async_f16(64, 8, 16, "a", 0, 0, 0, 0, 0, 0, b, b);
__wgmma_mma_async_f16(64, 8, 16, 2, 0, 0, 0, 0, 0, nullptr, b, b);
__wgmma_mma_async_f16(64, 8, 16, b, 0, 0, 0, 0, 0, nullptr, b, b);
__wgmma_mma_async_f16(64.0, 8, 16, 0, 0, 0, 0, 0, 0, nullptr, b, b);
__wgmma_mma_async_f16(64, 8, 16, nullptr, 0, 0, 0, 0, 0, nullptr, b, b);
}
