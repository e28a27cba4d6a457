// expect: 174 warning 52
// expect: 174 warning 52
// expect: 20007 error 60
// expect-device: 20102 error 47
// expect-device: 20102 error 47
// expect-device: 20097 error 47
// expect-device: 20102 error 47
// expect-device: 20102 error 48
// expect-device: 20102 error 48
// expect-device: 20102 error 48
// expect-device: 20102 error 48
// expect-device: 20102 error 48
// expect-device: 20102 error 49
// expect-device: 20102 error 49
// expect-device: 20102 error 49
// expect-device: 20102 error 49
// expect-device: 20102 error 49
// expect-device: 20102 error 50
// expect-device: 20102 error 51
// expect-device: 20102 error 51
// expect-device: 20102 error 51
// expect-device: 177 warning 51
// expect-device: 177 warning 51
// expect-device: 20102 error 52
// expect-device: 20102 error 52
// expect-device: 20097 error 52
// expect-device: 20098 error 52
// expect-device: 20099 error 52
// expect-device: 20099 error 52
// expect-device: 20099 error 52
// expect-device: 20102 error 52
// expect-device: 20102 error 53
// expect-device: 20097 error 53
// expect-device: 20102 error 54
// expect-device: 20097 error 59
// expect-device: 20097 error 55
// expect-device: 20102 error 55
// expect-device: 20097 error 57
// expect-device: 20099 error 58
struct __attribute__((device_builtin_texture_type)) tex { int x; };
struct __attribute__((device_builtin_surface_type)) surf { int x; };
template <class T> struct __attribute__((device_builtin_texture_type)) texT { T x; };
tex t; surf s; texT<int> ti; static tex st; typedef tex TT; TT tt; extern tex et;
__device__ void r1(const surf &x); __device__ void r2(surf x); __device__ void r3(const tex &x); __device__ void r6(const surf *);
template <class T> __device__ void r4(T &x); template <class T> __device__ void r5(T x); __device__ void rt(const texT<int> &);
struct K { __device__ K(const tex &); __device__ void m(const tex &) const; __device__ void operator+(tex &); };
__device__ void arguments() { r1(s); r2(s); r4(s); r5(s); r6(&s); r1((s)); }
__device__ void others() { r3(st); r3(tt); r3(et); rt(ti); r3(tex()); }
__device__ void objects() { K k(t); k.m(t); k + t; K j = t; K l{t}; }
__device__ const tex &result() { return t; }
__device__ void references() { surf q = s; auto z = t; auto &y = t; const auto &x = t; auto &&w = s; }
__device__ void parameters(tex a, tex &b, tex *c) { r3(a); r3(b); (void)&a; (void)&b; (void)*c; (*c).x; c->x; r3(*c); }
__device__ void lambdas() { auto l = [] { r3(t); }; auto m = [&] { (void)&t; }; l(); m(); }
struct M { tex &r; __device__ M() : r(t) {} };
template <class T> __device__ void h(T) { auto *p = &t; tex &r = t; (void)p; }
template <class T> __device__ void never() { auto *p = &t; (void)p; }
template <class T> struct C { __device__ void m() { (void)&s; } __device__ void n() { (void)&s; } };
template <class T> __device__ void indirect(T *p) { (void)*p; }
__device__ void instances() { h(1); h(2.f); C<int> c; c.m(); indirect(&t); }
void host() { r3(t); tex *p = &t; (void)*p; }
