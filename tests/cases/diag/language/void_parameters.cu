// expect: 526 error 19
// expect: 526 error 20
// expect: 526 error 21
// expect: 526 error 24
// expect: 526 error 25
// expect: 526 error 26
// expect: 526 error 27
// expect: 526 error 28
// expect: 526 error 29
// expect-device: 526 error 19
// expect-device: 526 error 20
// expect-device: 526 error 21
// expect-device: 526 error 24
// expect-device: 526 error 25
// expect-device: 526 error 26
// expect-device: 526 error 27
// expect-device: 526 error 28
// expect-device: 526 error 29
void a(void, int);
__device__ void b(int, void);
void c(void v);
void d(void);
__global__ void e(void) {}
void g(void, ...);
void h(void = 1);
template <class T> void t(void, T);
auto l = [](void, int) {};
struct S { void m(int, void); S(void); };
void (*p)(void, int);
void (*q)(void);
void (*r)(void *, void (*)(void));
bool s = __is_same(void, void) && sizeof(void *);
template <class A, class B> struct P {}; P<void, void> u;
int v(int x) { return (void)x, x; }
void w(void f(int), void (*g)(void), void *h); void x() { try { } catch (void f()) { } }
