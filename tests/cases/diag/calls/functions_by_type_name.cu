// expect: 20007 error 21
// expect: 20007 error 21
// expect: 20007 error 21
// expect: 20007 error 21
typedef void F(int);
typedef int G(double);
F f;
__device__ F fd;
__host__ __device__ F fhd;
__device__ F fdd;
__device__ void fdd(int x) {}
struct S { F m; static F sm; __device__ F dm; __device__ static F dsm; virtual G vg; G pv; virtual G pure = 0; friend G fr; };
struct C { G m; };
int S::pv(double) { return 1; }
__device__ void S::dm(int) {}
using H = void(int) noexcept;
H h;
__device__ H hd;
decltype(f) f2;
__global__ void k(S *s, C *c) { f(1); f2(2); h(3); s->m(1); S::sm(2); c->m(1.0); fd(1); fhd(1); fdd(1); s->dm(2); S::dsm(1); hd(4); s->vg(2); s->pv(2.); }
void host(S *s) { fd(1); fhd(1); s->dm(1); S::dsm(1); hd(2); f(1); F loc; loc(2); k<<<1,1>>>(s, nullptr); }
template <class T> struct X { F m; static F n; void go() { m(1); n(2); } };
__device__ void dev(X<int> x) { x.m(1); X<int>::n(2); }
