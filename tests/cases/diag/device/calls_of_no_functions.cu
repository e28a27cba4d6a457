// expect: 109 error 23
// expect: 109 error 23
// expect: 109 error 23
// expect: 109 error 23
// expect: 109 error 23
// expect: 109 error 23
// expect: 109 error 23
// expect: 109 error 23
// expect: 109 error 23
// expect: 109 error 23
// expect: 109 error 23
// expect: 109 error 23
// expect: 109 error 24
// expect: 109 error 25
// expect-device: 177 warning 23
// expect-device: 109 error 24
// expect-device: 109 error 24
// expect-device: 109 error 24
// expect-device: 109 error 24
// expect-device: 109 error 25
struct S { int a; double d[2]; };
template <class X, class = decltype(X()(1))> __device__ int sf(X) { return 1; } __device__ int sf(...);
__device__ void f(int x, S s, int *p) { x(1); p(2); s.a(1); (x + 1)(2); 3(4); s.d[0](1); (*p)(1); x(1)(2); "abc"(1); sf(1); sf(2.0); p[0](); auto l = [=] { x(1); return s.a(2); }; }
template <class T> __device__ void t(T v, S s) { v(1); int y = 0; y(1); T z = v; z(2); }
template <class T> struct C { T m; __device__ void g() { m(1); } __device__ int h(int q) { return q(m); } };
struct F { __device__ int operator()(int) { return 1; } };
__global__ void k2() { t(1, S()); t(2.0, S()); t(F(), S()); C<int> c; c.g(); c.h(1); C<F> d; d.g(); }
