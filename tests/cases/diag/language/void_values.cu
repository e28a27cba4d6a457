// expect: 144 error 22
// expect: 1587 error 23
// expect: 144 error 24
// expect: 144 error 26
// expect: 1587 error 27
// expect: 120 error 28
// expect: 144 error 29
// expect: 144 error 29
// expect: 415 error 29
// expect: 1587 error 30
// expect: 513 error 31
// expect: 711 error 32
// expect: 711 error 32
// expect: 711 error 32
// expect: 847 error 33
// expect: 144 error 33
// expect: 144 error 34
// expect: 144 error 34
// expect: 144 error 38
void nothing();
struct S { int m; void f(); };
int g = nothing();
auto h = nothing();
struct T { int m = nothing(); };
__global__ void k(int);
__device__ int stored(int *p) { int x = __nv_atomic_store_n(p, 1, 0, 0); return x; }
__device__ int added(int *p) { auto y = __nv_atomic_add(p, 1, 0, 0); return y; }
__device__ int returned(int *p) { return __nv_atomic_thread_fence(0, 0); }
int initialised() { double d = nothing(); int *p = nothing(); int z = 1; S s = nothing(); return z; }
int deduced() { auto y = nothing(); return y; }
int assigned() { int x; x = nothing(); return x; }
int tested(S s) { if (nothing()) return 1; while (s.f()) {} return !nothing(); }
int chosen() { switch (nothing()) {} auto l = [] {}; int w = l(); return w; }
int cast() { int x = (void)1; int y = (nothing(), nothing()); return x + y; }
void right() { return nothing(); }
template <class F> auto passed(F f) { return f(); }
void also_right() { passed(nothing); nothing(), nothing(); (void)nothing(); }
int launched() { int x = k<<<1, 1>>>(1); return x; }
