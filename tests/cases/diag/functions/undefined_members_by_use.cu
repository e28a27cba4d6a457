// expect: 329 warning 28
// expect: 329 warning 28
// expect: 329 warning 28
// expect: 20007 error 29
// expect: 114 warning 26
// expect: 114 warning 26
// expect: 114 warning 22
// expect: 114 warning 22
// expect: 114 warning 22
// expect-device: 20096 warning 28
// expect-device: 177 warning 28
// expect-device: 329 warning 28
// expect-device: 329 warning 28
// expect-device: 329 warning 28
// expect-device: 114 warning 26
// expect-device: 114 warning 26
// expect-device: 177 warning 22
// expect-device: 114 warning 22
// expect-device: 114 warning 22
// expect-device: 114 warning 22
// Implied uses, kernels, templates themselves.
namespace { class K { __device__ void m(); int v; public: K(int); __host__ __device__ ~K(); }; struct Fun { __device__ int operator()(int) const; }; }
template<class F> __global__ void k(F f) { f(1); }
__global__ void k2(K a) {}
void f(int *p) { Fun fn; k<<<1, 1>>>(fn); K a(1); }
struct { __device__ int m(); int operator[](int); } s;
int i = s[1];
void g() { auto l = [] __device__ () { return s.m(); }; class Loc { public: void a(); static int b(); int operator+(int); }; Loc x; x.a(); x + 1; Loc::b(); }
template<class T> void t(T x) { struct P { void q(); } p; p.q(); Fun f; f(1); }
namespace { struct { void u7(); } o7; struct { void u8(); static int s8(); } o8, *p8; }
namespace { struct { void u9(); struct J { void j(); } j; } o9; }
void in_unnamed() { o7.u7(); o8.u8(); p8->s8(); o9.u9(); o9.j.j(); }
