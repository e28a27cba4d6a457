// expect: 20026 error 7
// expect: 20026 error 8
// expect: 20026 error 9
// expect: 20026 error 10
// expect: 20026 error 12
void f() {
  __shared__ int a;
  static __device__ int b;
  { __constant__ int c; }
  for (int i = 0; i < 3; ++i) { __managed__ int d; }
}
__host__ __device__ void g() { __shared__ float s[3]; }
