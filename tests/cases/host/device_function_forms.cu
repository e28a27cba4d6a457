// device functions: parameters, returns, attributes, templates, linkage, lambdas and statics in bodies
__device__ int f1(int a, float, const char *s = "x") { return a; } static __device__ int f2(int a) { return a; } inline __device__ int f3() { return 1; } __device__ inline int f4() { return 1; } __forceinline__ __device__ int f5() { return 1; }
__device__ __noinline__ int f6() { return 1; } extern "C" __device__ int f7(int a) { return a; } __device__ void f8(int (&r)[3], int &&m, volatile int v, void (*f)(int)) { } __device__ auto f9(int a) { return a; } __device__ decltype(auto) f10(int &a) { return (a); }
__device__ auto f11(int a) -> int * { return nullptr; } __device__ int (*f12(int a))(int) { return nullptr; } __device__ int (&f13())[3]; __device__ constexpr int f14(int a) { return a * 2; } [[nodiscard]] __device__ int f15() { return 1; } __attribute__((const)) __device__ int f16() { return 1; }
template <class T> __device__ T f17(T a) { return a; } template <> __device__ int f17(int a) { return a + 1; } template __device__ float f17(float); template <class... T> __device__ int f18(T... a) { return sizeof...(a); } template <class T> static __device__ T f19(T t) { return t; }
namespace { __device__ int f20() { return 1; } } namespace N { __device__ int f21(int a); inline namespace V { __device__ int f22() { return 2; } } } __device__ int N::f21(int a) { return a; }
__device__ int f23(int a) { static int s = 3; auto l = [=](int x) { return x + a; }; struct Local { int m; }; return l(s) + Local{1}.m; }
__device__ int f24(int a) { asm volatile("mov.u32 %0, %1;" : "=r"(a) : "r"(a)); return a; } __device__ void f25() { __syncthreads(); __threadfence(); } __device__ __host__ int f26(int a) { return a; } __host__ __device__ int f27(int a);
__device__ int operator+(dim3 a, int b) { return b; } __device__ int operator""_d(unsigned long long x) { return (int)x; } __device__ int f28(int n) { return n ? f28(n - 1) : 0; } __device__ unsigned f29(unsigned __x, long double = 1.5L) noexcept { return __x; }
__host__ __device__ int f27(int a) { return a + 1; }
__global__ void k(int *p) { *p = f1(1, 2) + f2(1) + f3() + f4() + f5() + f6() + f7(1) + f9(1) + f14(1) + f17(1) + f18(1, 2) + f19(1) + f20() + N::f21(1) + N::f22() + f23(1) + f24(1) + f26(1) + f27(1) + 3_d + f28(2); }
void host(int *p) { k<<<1, 1>>>(p); p[0] = f26(1) + f27(2); }
