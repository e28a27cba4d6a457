// expect: 171 error 29
// expect: 694 error 30
// expect: 694 error 31
// expect: 718 error 32
// expect: 717 error 33
// expect: 171 error 34
// expect: 698 error 35
// expect: 171 error 36
// expect: 171 error 37
// expect: 171 error 38
// expect: 413 error 39
// expect: 413 error 40
// expect: 413 error 41
// expect-device: 171 error 29
// expect-device: 694 error 30
// expect-device: 694 error 31
// expect-device: 718 error 32
// expect-device: 717 error 33
// expect-device: 171 error 34
// expect-device: 698 error 35
// expect-device: 171 error 36
// expect-device: 171 error 37
// expect-device: 171 error 38
// expect-device: 413 error 39
// expect-device: 413 error 40
// expect-device: 413 error 41
struct B {}; struct D : B {}; struct U {}; enum E { e };
struct S { operator int *(); explicit operator bool(); };
D *a(U *u) { return static_cast<D *>(u); }
int *b(const int *p) { return static_cast<int *>(p); }
int *c(const int *p) { return reinterpret_cast<int *>(p); }
char *d(int *p) { return const_cast<char *>(p); }
int f(float x) { return const_cast<int>(x); }
__device__ float g(int x) { return reinterpret_cast<float>(x); }
D *h(B *b) { return dynamic_cast<D *>(b); }
int i(int *p) { return static_cast<int>(p); }
__global__ void k(float *p) { *p = static_cast<float>(p); }
E l(int *p) { return static_cast<E>(p); }
int m(S s) { return (int)s; }
float *n(S s) { return (float *)s; }
float o(U u) { return static_cast<float>(u); }
bool p(S s) { return (bool)s; }
int *q(void *p, B *b, D *d) { (void)static_cast<D *>(b); (void)static_cast<B *>(d); (void)static_cast<const int *>(p); (void)(long)p; return static_cast<int *>(p); }
bool r(int *p) { return static_cast<bool>(p); }
template <class T, class = decltype(static_cast<int>(T()))> int fits(T); int fits(...);
int s = fits((int *)0) + fits(1.0);
