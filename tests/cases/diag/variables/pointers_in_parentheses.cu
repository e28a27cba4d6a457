// expect: 20122 error 35
// expect: 20122 error 36
// expect: 20122 error 37
// expect: 20191 error 42
// expect: 20191 error 43
// expect: 20028 error 44
// expect: 20028 error 44
// expect: 20091 warning 49
// expect: 20091 warning 49
// expect: 20091 warning 49
// expect: 20091 warning 49
// expect: 20091 warning 49
// expect: 20092 warning 49
// expect: 20007 error 49
// expect: 20007 error 49
// expect: 20007 error 49
// expect: 20007 error 49
// expect: 20007 error 49
// expect: 20026 error 50
// expect: 20026 error 50
// expect-device: 20122 error 35
// expect-device: 20122 error 36
// expect-device: 20122 error 37
// expect-device: 20191 error 42
// expect-device: 20191 error 43
// expect-device: 20028 error 44
// expect-device: 20028 error 44
// expect-device: 177 warning 49
// expect-device: 177 warning 50
// expect-device: 177 warning 50
// expect-device: 177 warning 35
// expect-device: 177 warning 36
// expect-device: 177 warning 37
inline namespace {
__device__ int (*g)(int);
__device__ int (*a[2])(int);
__device__ int (*arr)[3];
}
__device__ int (*fp)(int);
__device__ int (*fa[2])(int);
__constant__ int (*cf)(int);
inline __device__ int (*ifp)(int);
inline __device__ int (*ia)[2];
struct S { static __device__ int (*m)(int); __device__ int (*f(int))(int); static __device__ int (S::*sp)(int); };
__device__ int (*gf(int))(int);
__device__ int (&ga())[2];
__host__ __device__ void (*hd(int))();
template <class T> __device__ T (*tf(T))(T);
void h(S s) { fp(1); (*fp)(2); auto p = fp; fa[0](1); cf(1); fp = nullptr; gf(1); ga(); hd(1); gf(1)(2); s.f(1); tf(1); }
void l() { __device__ int (*z)(int); __device__ int (*za)[2]; }
