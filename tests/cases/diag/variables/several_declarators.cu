// expect: 20024 error 23
// expect: 20024 error 23
// expect: 20024 error 24
// expect: 20111 error 25
// expect: 20111 error 25
// expect: 20120 error 26
// expect: 20053 error 26
// expect: 20120 error 26
// expect: 20053 error 26
// expect: 20053 error 27
// expect: 20053 error 27
// expect: 20028 error 28
// expect: 20028 error 28
// expect: 1835 warning 28
// expect: 20048 error 29
// expect: 20048 error 29
// expect: 20024 error 30
// expect: 20024 error 30
// expect: 1835 warning 31
// expect: 20191 error 32
// expect: 20191 error 32
// expect: 1835 warning 33
__constant__ __shared__ int a, b;
int c, d __shared__ __constant__;
__managed__ __constant__ int e, f;
constexpr __shared__ int g = 1, h = 2;
__shared__ int i = 1, j = 2;
struct S { static __device__ int k, l; __shared__ int m, n; };
__global__ int o(), p();
__global__ __device__ void q(), r();
__shared__ void s(), t();
inline __device__ int u, v;
__grid_constant__ int w, x;
