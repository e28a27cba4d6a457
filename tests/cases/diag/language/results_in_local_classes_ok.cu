int a() { struct T { const char *f() { return "x"; } auto g() { return "x"; } decltype(auto) h() { return "y"; } operator const char *() { return "z"; } int *p() { return nullptr; } }; return T().f()[0]; }
int b() { auto l = [] { struct T { const char *f() { return "x"; } auto g() { return "x"; } decltype(auto) h() { return "y"; } }; return T().f()[0]; }; return l(); }
int c() { auto l = [] { return [] { return "x"; }; }; return l()()[0]; }
int d() { struct T { static auto f() { return [] { return "x"; }; } }; return T::f()()[0]; }
int *e() { struct T { static int f() { return 1; } static double g() { return 2.5; } }; auto l = [] { struct U { int f() { return 3; } }; return U().f(); }; return T::f() + l() ? nullptr : nullptr; }
int a2(int n) { struct T { void f() { return; } void g() { if (x) return; x = 1; } int h() { return x; } T() : x(0) { return; } ~T() { return; } int x; operator int() { return x; } static void *operator new(unsigned long s) { return nullptr; } bool operator<(const T &) const { return true; } }; T t; t.f(); t.g(); return t.h() + t; }
void b2() { struct T { int f() { return 1; } const char *g() { return "x"; } double h() { return 1.5; } }; T t; t.f(); t.h(); t.g(); }
struct S { S() { struct T { int f() { return 3; } const int *g() { return nullptr; } }; T().f(); T().g(); } ~S() { struct T { int f() { return 3; } }; T().f(); } };
const char *c2() { struct T { int f() { return 1; } int *g() { int q = 1; return nullptr; } void h() {} }; T().f(); T().h(); T().g(); return "s"; }
[[noreturn]] void d2() { struct T { int f() { return 1; } void g() {} }; T().f(); T().g(); while (1) ; }
template <class X> int e2(X x) { struct T { const char *f() { return "q"; } void g() { return; } X h(X x) { return x; } }; T().f(); T().g(); return T().h(1); }
int e1 = e2(1);
constexpr int g() { struct T { constexpr int f() const { return 1; } constexpr const char *h() const { return "z"; } }; return T().f(); }
__device__ int dv() { struct T { __device__ const char *f() { return "x"; } __device__ void g() { return; } }; T t; t.f(); t.g(); return 0; }
__global__ void kern() { struct T { __device__ int f() { return 1; } __device__ const char *h() { return "x"; } }; T t; t.f(); t.h(); return; }
auto l = [] { struct T { int f() { return 1; } const char *g() { return "x"; } void h() { return; } }; T().f(); T().h(); return T().g(); };
enum class E { x, y }; int sw(E e) { switch (e) { case E::x: { struct T { const char *n() { return "x"; } }; T().n(); break; } case E::y: return 2; } return 0; }
int *pp() { struct T { int v = 1; long w = 2; const char *s = "x"; int arr[2] = {1, 2}; static int k() { int z = 3; z = 4; return z; } }; const char *s; s = "t"; T t; t.s = "q"; int i; i = 3; return t.v + i + (s == t.s) + T::k() ? nullptr : nullptr; }
long vs() { int s = 1; struct T { const char *s; void f() { s = "x"; } void g() { const char *s; s = "y"; (void)s; } }; T t; t.f(); t.g(); s = 2; return s; }
