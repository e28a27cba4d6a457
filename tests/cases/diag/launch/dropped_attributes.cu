// expect: 20248 error 30
// expect: 20077 error 30
// expect: 2412 error 31
// expect: 20260 error 32
// expect: 20261 error 32
// expect: 20260 error 33
// expect: 20248 error 34
// expect: 20262 error 34
// expect: 20249 error 35
// expect: 20077 error 35
// expect: 28 error 36
// expect: 20078 error 37
// expect: 20248 error 37
// expect: 20077 error 37
// expect: 20078 error 37
// expect: 20249 error 37
// expect: 20231 error 37
// expect: 20078 error 38
// expect: 20077 error 38
// expect: 20258 error 38
// expect: 20078 error 38
// expect: 20077 error 38
// expect: 20078 error 40
// expect: 20078 error 42
// expect: 20077 error 43
// expect: 20077 error 43
// expect: 20077 error 44
// expect: 20077 error 44
// An attribute whose arguments are wrong does not count in what is asked of the function afterwards.
__launch_bounds__(1, 1, -1) __device__ void a();
__launch_bounds__(1.5) __device__ void b();
__maxnreg__(-1) void c(); __maxnreg__(3000000000) void c2();
__maxnreg__(0) __launch_bounds__(1) __global__ void d();
__launch_bounds__(1, 1, -1) __maxnreg__(3) __global__ void e();
__launch_bounds__(1, 1, 3000000000) void g();
int n; __launch_bounds__(n) void h();
struct S { __launch_bounds__(1, 1, -1) void m(); __launch_bounds__(1, 1, 3000000000) __global__ void o(); };
struct R { __launch_bounds__(1) void b(); void d(); __maxnreg__(3) void x(); static __launch_bounds__(1) void h(); };
void R::b() {}
__launch_bounds__(2) void R::d() {}
void R::x() {}
__launch_bounds__(2) void R::h() {}
namespace N { __launch_bounds__(1) void f(); } void N::f() {}
template<class T> __launch_bounds__(1) void i(T); template<class T> void i(T) {}
