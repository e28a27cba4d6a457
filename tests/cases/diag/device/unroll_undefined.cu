// expect-device: 20 error 7
// expect-device: 20169 warning 7
// expect-device: 20169 warning 9
// expect-device: 20 error 13
// expect-device: 20169 warning 13
__device__ void d(int *p, int n) {
#pragma unroll FACTOR
  for (int i = 0; i < 8; ++i) p[i] = 0;
#pragma unroll (FACTOR)
  for (int i = 0; i < 8; ++i) p[i] = 0;
}
__global__ void k(int *p) {
#pragma unroll FACTOR
  while (*p) --*p;
}
void h(int *p) {
#pragma unroll FACTOR
  while (*p) --*p;
}
