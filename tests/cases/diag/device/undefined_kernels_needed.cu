template <class T> __global__ void k(T *);
struct A { void m() { k<<<1, 1>>>((int *)0); } void n() { k<<<1, 1>>>((int **)0); } static void s(); };
void A::s() { k<<<1, 1>>>((char *)0); }
void f(A a) { a.n(); }
inline void g() { k<<<1, 1>>>((float *)0); }
static void h() { k<<<1, 1>>>((double *)0); }
static void i() { k<<<1, 1>>>((long *)0); }
void j() { i(); auto l = [] { k<<<1, 1>>>((short *)0); }; }
namespace { void unnamed() { k<<<1, 1>>>((bool *)0); } }
template <class T> void t() { k<<<1, 1>>>((void *)0); }
auto l = [] { k<<<1, 1>>>((unsigned *)0); };
