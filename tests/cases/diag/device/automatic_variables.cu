// expect: 20026 error 23
// expect: 20026 error 23
// expect: 20026 error 23
// expect: 20026 error 23
// expect: 20026 error 23
// expect: 20026 error 23
// expect: 20026 error 23
// expect: 20026 error 23
// expect: 20026 error 24
// expect: 20026 error 24
// expect: 20026 error 24
// expect: 20026 error 24
// expect: 20026 error 28
// expect: 20026 error 29
// expect: 20026 error 29
// expect: 1835 warning 30
// expect: 20192 error 30
// expect: 20121 error 31
// expect: 1835 warning 33
int f(); struct C { int a; __device__ C() {} }; struct D { int a = 1; };
__device__ void d1() { __device__ int a; __constant__ int b; __managed__ int c; __shared__ int d; static __device__ int e; static __constant__ int g; static __managed__ int h; static __shared__ int i; extern __device__ int j; }
__global__ void k1() { __device__ int a = 1; __constant__ const int b = 2; __managed__ int *c; register __device__ int r; if (1) { __device__ int q; } for (__device__ int z = 0; z < 1; z++); for (__constant__ int w : {1, 2}); }
__host__ __device__ void hd() { __device__ int a; __shared__ int b; static __device__ int c; static __constant__ int d; __constant__ int e; __managed__ int g; static __managed__ int i; static __shared__ int s; }
void h() { __device__ int a; __shared__ int b; static __device__ int c; __constant__ int e; }
template <class T> __device__ void t1() { __device__ T a; __constant__ int b; }
template <class T> __device__ void t2() { __device__ T a; __constant__ int b; }
struct S { __device__ S() { __device__ int a; } __device__ void m() { __constant__ int b; } __device__ ~S() { } int z; };
__device__ void d2() { auto l = [] { __device__ int a; }; auto l2 = [] __device__ { __constant__ int a; __shared__ int s; }; struct L { __device__ void f() { __device__ int b; } void g() { __device__ int c; } }; }
void h2() { auto l = [] __device__ { __device__ int a; }; auto l2 = [] __host__ __device__ { __device__ int b; __shared__ int s; }; }
__device__ void d3(__device__ int p) { for (__shared__ int x : {1, 2}); }
__device__ void d4() { __device__ int a, b, *c; __device__ __constant__ int d; __shared__ __device__ int e; __device__ auto [x, y] = int2(); const __device__ int k = 1; constexpr __device__ int kk = 1; constexpr __constant__ int kc = 1; static constexpr __device__ int sk = 1; static const __device__ int sc = 1; }
constexpr __device__ int ce() { __device__ int a = 1; return a; }
__device__ void d5() { typedef __device__ int T; thread_local __device__ int tl; thread_local int tm; static thread_local int tn; extern thread_local int to; thread_local __shared__ int ts; }
__host__ __device__ void hd5() { thread_local int tm; static thread_local int tn; } void h5() { thread_local int tm; }
__global__ void k5() { thread_local int tm; auto l = [] { thread_local int tl; }; struct X { void g() { thread_local int xx; } }; } template <class T> __device__ void t5() { thread_local T a; thread_local int b; }
