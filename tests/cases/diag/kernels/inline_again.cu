// expect: 20050 warning 15
// expect: 20050 warning 15
// expect: 20050 warning 15
// expect: 20050 warning 16
// expect: 20050 warning 16
// expect: 20050 warning 17
// expect: 20050 warning 18
// expect: 20050 warning 18
// expect: 20050 warning 19
// expect: 20186 error 19
// expect: 20050 warning 19
// expect: 20050 warning 20
// expect: 20050 warning 20
// A kernel that an earlier declaration made inline is told again.
inline __global__ void a(); __global__ void a(); __global__ void a() {}
__global__ void b(); inline __global__ void b() {} __global__ void b();
inline void c(); __global__ void c();
template<class T> inline __global__ void d(T); template<class T> __global__ void d(T) {}
struct S { friend __global__ void g() {} }; __global__ void g();
namespace N { __forceinline__ __global__ void h(); __global__ void h() {} }
