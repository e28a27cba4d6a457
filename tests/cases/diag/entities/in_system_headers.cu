// expect: 20050 warning 1
// expect: 20048 error 1
// expect: 20046 error 2
// expect: 20049 error 3
// expect: 20231 error 4
// expect: 20187 error 5
// expect: 20190 error 5
// expect: 20260 error 7
// expect: 20053 error 8
// expect: 20026 error 9
// expect: 20026 error 9
// expect: 20007 error 10
// expect: 20 error 11
// expect: 20006 error 13
// expect: 20005 error 13
// expect: 140 error 14
// expect: 20051 error 14
// expect: 20051 error 14
// expect: 20012 warning 15
// expect: 20024 error 15
// expect: 20079 error 16
// expect: 20 error 19
// expect: 20050 warning 19
__global__ void k(int) {} __device__ int df();
# 1 "/usr/include/sys.h" 1 3
inline __global__ int k1() { return 1; }
__global__ void k2(int, ...);
__global__ auto k3();
struct S { __global__ void m(); __device__ void operator+(int); };
__global__ void operator-(S, int) noexcept;
__launch_bounds__(3) void lb();
__global__ __maxnreg__(-1) void mr();
__shared__ int si = 3;
void loc() { __shared__ int s; __device__ int d; }
int call() { return df(); }
char c = 300; int und = undefd;
__device__ int dv; int rd() { return dv; }
constexpr __device__ int ce() { return 1; } __host__ __device__ int hd() { return ce() + df(); }
void go() { k<<<1, 1>>>(1, 2); k(1); rd<<<1, 1>>>(); }
struct D { __device__ D() = default; }; __device__ __global__ void both();
inline __device__ int id; const void *pt = &threadIdx;
void lam(int a) { auto l = [&] __device__ () { return a; }; }
# 22 "x.cu" 2
int u2 = undefe; inline __global__ void kk() {}
