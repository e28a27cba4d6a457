// expect: 893 error 17
// expect: 893 error 18
// expect: 893 error 19
// expect: 893 error 21
// expect: 893 error 23
// expect-device: 28 error 17
// expect-device: 28 error 18
// expect-device: 28 error 19
// expect-device: 28 error 21
// expect-device: 177 warning 20
// expect-device: 893 error 23
// expect-device: 177 warning 23
// expect-device: 177 warning 23
__global__ void kernel(int n) {
  const int k = n;
  const int twice = 2 * k + 1, three = 3;
  __shared__ int a[k];
  __shared__ float b[2 * n + 1];
  __shared__ int c[twice];
  __shared__ int d[three];
  static int e[k];
}
void host(int n) { const int k = n; static int a[k]; int b[k]; }
