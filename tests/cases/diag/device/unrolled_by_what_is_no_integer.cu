// expect: none
// expect-device: 2412 error 9
// expect-device: 20169 warning 9
// expect-device: 2412 error 11
// expect-device: 20169 warning 11
// expect-device: 2412 error 13
// expect-device: 20169 warning 13
__device__ void f(int n) {
#pragma unroll 1.5
  while (n) --n;
#pragma unroll ("x")
  while (n) --n;
#pragma unroll 2.5f
  do {} while (--n);
}
