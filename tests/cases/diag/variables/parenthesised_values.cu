// expect: 20109 error 28
// expect: 20053 error 29
// expect: 20026 error 32
// expect: 20026 error 32
// expect: 20053 error 32
// expect: 20026 error 32
// expect: 20026 error 32
// expect: 20026 error 32
// expect: 20026 error 32
// expect: 20053 error 33
// expect: 1835 warning 34
// expect: 1835 warning 35
// expect: 20024 error 36
// expect: 20053 error 36
// expect: 20091 warning 39
// expect: 20091 warning 39
// expect: 20091 warning 39
// expect-device: 177 warning 32
// expect-device: 177 warning 32
// expect-device: 177 warning 32
// expect-device: 177 warning 32
// expect-device: 177 warning 32
// expect-device: 20027 error 33
// expect-device: 177 warning 33
// expect-device: 177 warning 33
// expect-device: 177 warning 33
int h; const int k = 2; struct S { constexpr S(int i) : i(i) {} int i; }; struct T {};
__managed__ const S a(h);
__shared__ S b(k);
__constant__ S c(h), cc(k);
static __device__ S d(h);
void f() { __device__ S e(h); __shared__ int s(h); static __device__ int t(h); __managed__ int m(h), n = 1; __device__ int l(1), fn(T); }
__device__ void g() { __shared__ int s(k); static __device__ int t(k); __device__ int u(k); }
__global__ S gs(h);
__host__ S hs(h);
__device__ __shared__ __constant__ int l(h);
__device__ T t(T); __device__ T t2(T, int);
namespace N { int x; __device__ int y(x); __device__ int z(N::x); typedef int U; __device__ int w(U); __device__ int v(N::U); }
int r() { return c.i + d.i + N::y; }
