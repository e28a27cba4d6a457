// expect: none
// expect-device: 177 warning 11
// expect-device: 177 warning 11
// expect-device: 20061 error 9
// expect-device: 20061 error 10
// expect-device: 20061 error 11
// expect-device: 20061 error 12
int h; const int k = 2; struct S { constexpr S(int i) : i(i) {} int i; };
__device__ S d(h);
__constant__ S c(k), cc(h);
static __device__ int j(h), jj(k);
__managed__ int m(h);
