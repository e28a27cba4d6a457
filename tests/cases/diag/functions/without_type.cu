// expect: 260 error 17
// expect: 20048 error 17
// expect: 260 error 18
// expect: 20048 error 18
// expect: 260 error 19
// expect: 260 error 20
// expect: 260 error 21
// expect: 260 error 21
// expect: 20048 error 21
// expect: 20231 error 21
// expect: 260 error 22
// expect: 260 error 23
// expect: 260 error 24
// expect: 260 error 24
// expect-device: 940 warning 17
// expect-device: 177 warning 20
__global__ k(int *p) {}
__global__ l(int);
__device__ f(int x) { return x; }
static __device__ g(int x) { return x; }
struct S { __device__ m(int x) { return x; } __device__ S() { struct L { __device__ L() {} }; } __global__ q(); __host__ __device__ ~S() {} };
template <class T> __global__ t(T x) {}
template <class T> __device__ u(T x) { return x; }
namespace N { __device__ y() { return 1; } template <class T> struct V { __device__ V() {} __device__ w() { return 1; } }; template <class T> struct V<T *> { __device__ V() {} }; }
template <class T> struct W { __device__ W(T); };
template <class T> __device__ W(T *) -> W<T>;
