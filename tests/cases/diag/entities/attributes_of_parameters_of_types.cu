// expect: 1835 warning 36
// expect: 1835 warning 37
// expect: 1835 warning 38
// expect: 1835 warning 39
// expect: 1835 warning 40
// expect: 1835 warning 41
// expect: 1835 warning 42
// expect: 1835 warning 43
// expect: 1835 warning 44
// expect: 1835 warning 45
// expect: 1835 warning 46
// expect: 238 error 46
// expect: 1835 warning 46
// expect: 1835 warning 47
// expect: 1835 warning 48
// expect: 1835 warning 49
// expect: 1835 warning 49
// expect-device: 1835 warning 36
// expect-device: 1835 warning 37
// expect-device: 1835 warning 38
// expect-device: 1835 warning 39
// expect-device: 1835 warning 40
// expect-device: 1835 warning 41
// expect-device: 1835 warning 42
// expect-device: 1835 warning 43
// expect-device: 1835 warning 44
// expect-device: 1835 warning 45
// expect-device: 1835 warning 46
// expect-device: 238 error 46
// expect-device: 1835 warning 46
// expect-device: 1835 warning 47
// expect-device: 1835 warning 48
// expect-device: 1835 warning 49
// expect-device: 1835 warning 49
// Attributes of parameters: of functions that are pointed to, and those that are no words of spaces.
using G = void (*)(__host__ int);
using G2 = void (__host__ int);
typedef void (*G3)(__device__ int);
void (*g4)(__shared__ int);
void g5(void (*p)(__constant__ int));
template <class T> using G6 = T (*)(__host__ T);
__device__ int f(__inline_hint__ int a) { return a; }
__global__ void f2(__inline_hint__ int a) { }
void f3(__inline_hint__ int a) { }
__device__ int f4(__host__ int a) { return a; }
__device__ int f5(int a, __noinline__ int b, __forceinline__ int c) { return a; }
struct S { __device__ int f(__inline_hint__ int a); };
__device__ __inline_hint__ int f7(int a, __device__ int b) { return a; }
__device__ int call(void (*p)(int), int x) { (*p)(x); int (*q)(__host__ int) = nullptr; return (*q)((__host__ int)x); }
