// expect: 20026 error 6
// expect: 20192 error 6
// expect: 20026 error 6
// expect: 20026 error 7
// expect: 20192 error 7
void h() { int a[3]; for (__shared__ int x : a) {} for (__device__ int y : a) {} }
__host__ __device__ void b() { int a[3]; for (__shared__ int x : a) {} }
