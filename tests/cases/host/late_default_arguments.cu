// flags: -std=c++17
// default arguments that only a qualified redeclaration or definition has
namespace addr_ {
struct s { int f(int, int); int g(int); }; int s::g(int a = 3) { return a; } int s::f(int a, int b = 2) { return a + b; } template <class T> auto call(T t) -> decltype(t.f(1)) { return t.f(1); } template <class T> char has(decltype(T().g()) *); template <class T> long has(...);
int m() { int (s::*p)(int, int) = &s::f; s x; return (x.*p)(1, 2) + call(x) + sizeof(has<s>(nullptr)); }
}
namespace dev_ {
namespace n { struct s { int v; __host__ __device__ s(int, int); __host__ __device__ int operator()(int) const; static __device__ int st(int); }; __device__ int fr(int); }
__host__ __device__ n::s::s(int a, int b = 2) : v(a + b) {} __host__ __device__ int n::s::operator()(int q = 3) const { return q + v; } __device__ int n::s::st(int z = 4) { return z; } __device__ int n::fr(int z = 4) { return z; }
__global__ void k(int *p) { n::s x(1); *p = x() + n::s::st() + n::fr(); }
int m() { k<<<1, 1>>>(nullptr); n::s x(1); return x(); }
}
namespace friend_ {
struct s { friend int fr(s, int); int v; }; int fr(s x, int y = 3) { return x.v + y; } int lf(int); void use() { extern int lf(int); } int lf(int q = 4) { return q; } int ptr(int (*)(int)); int ptr(int (*p)(int) = lf) { return p(1); }
int var(int, ...); int var(int a = 3, ...) { return a; } typedef int F(int); F ty; int ty(int x = 6) { return x; } struct o { F ty2; static F st; }; int o::ty2(int x = 7) { return x; } int o::st(int x = 8) { return x; }
int m() { s x{1}; return fr(x) + lf() + ptr() + var() + ty() + o().ty2() + o::st(); }
}
namespace kinds_ {
struct t { int v; t(int x) : v(x) {} }; struct s { s &operator=(const t &); int f(t, int (*)(int)); int g(int &&); int h(const t &, t *); s(const t &, int); s(); int q(unsigned char); int r(const char *const); };
int two(int x) { return 2 * x; } s::s() {} s::s(const t &, int = 3) {} int s::f(t a, int (*p)(int) = two) { return p(a.v); } int s::g(int &&x = 4) { return x; } int s::h(const t &a = t(6), t *b = nullptr) { return a.v + (b != nullptr); } int s::q(unsigned char c = 'a') { return c; } int s::r(const char *const p = "xy") { return *p; }
int m() { s a, b(t(2)), c = t(3); return b.f(3) + b.g() + b.h() + b.q() + b.r(); }
}
namespace nested_ {
namespace n { struct o { struct i { int f(int, long); i(char *, int); static int g(const char *, ...); int v; }; class p; }; class o::p { public: int h(int) const; }; }
int n::o::i::f(int a, long b = 3) { return a + (int)b; } n::o::i::i(char *c, int = 3) : v(c ? 1 : 2) {} int n::o::i::g(const char *s = "ab", ...) { return s[0]; } int n::o::p::h(int x = sizeof(o)) const { return x; }
int m() { n::o::i x(nullptr); n::o::p y; return x.f(1) + x.v + n::o::i::g() + y.h(); }
}
namespace nested2_ {
namespace n { struct s { int f(int, int); int f(int); int f(char *, int) const; enum { c = 4 }; static const int k = 6; typedef int I; }; int s::f(int a, int b) { return a * b; } int s::f(int a) { return a; } int s::f(char *, I b = k + c) const { return b; } }
int m() { n::s x; return x.f(1) + x.f(2, 3) + x.f((char *)0); }
}
namespace ns_ {
namespace n { int f(int, int); int g(int); namespace i { int h(int); } inline namespace v { int j(int); } struct q {}; int operator+(q, int); } int n::f(int a, int b = 2) { return a + b; } int n::g(int a = 5) { return a; } int n::i::h(int a = 6) { return a; } int n::j(int a = 7) { return a; }
int m() { return n::f(1) + n::g() + n::i::h() + n::j(); }
}
namespace nsdecl_ {
namespace n { int g(int); } int n::g(int a = 5); int m() { return n::g(); } int n::g(int a) { return a; }
}
namespace ovl_ {
struct b { int f(int, int); int f(const char *, int); int f(int *) const; template <class T> int f(T *, T *, int); }; struct d : b { using b::f; int f(double); }; int b::f(int a, int c = 1) { return a + c; } int b::f(const char *, int c = 2) { return c; } int b::f(int *p = nullptr) const { return 5; } int d::f(double x = 3.0) { return (int)x; }
int m() { b x; const b y{}; return x.f(1) + x.f("a") + y.f() + d().f("b") + d().f(1); }
}
namespace static2_ {
struct s { static int f(int, int = 4); static int g(int); int operator()(int) const; s(char *); s(int, int, int);  int x; };
int s::f(int a = 1, int b) { return a + b; } int s::g(int q = 3) { return q; } int s::operator()(int a = 8) const { return a; } s::s(char *a) : x(2) {} s::s(int a, int b, int c = 9) : x(a + b + c) {}
struct d : s { int y; d() : s(nullptr), y(1) {} d(int) : s(3, 4), y(2) {} }; struct h { s a; h() : a(nullptr) {} }; s arr[2] = {nullptr, nullptr};
int m() { s a(nullptr), b(1, 2); s *p = new s(nullptr); auto l = [&](int) { return a(); }; return s::f() + s::g() + a() + a.x + b.x + d().x + d(1).x + h().a.x + arr[1].x + p->x + l(1); }
}
namespace virtual_ {
struct a { virtual int f(int, int); virtual ~a() {} int g(int); protected: int h(int); private: static int z(int); friend struct fr; }; int a::f(int x, int y = 3) { return x + y; } int a::h(int q = 2) { return q; } int a::z(int q = 5) { return q; }
int a::g(int x = 1) { return h() + z() + x; } struct b : a { int f(int x, int y) override { return x * y + h(); } int g2() { return g() + f(1, 2) + this->g() + a::f(3); } }; struct fr { static int w() { return a::z(); } };
int m() { b x; a &y = x; return y.f(1) + x.g2() + fr::w(); }
}
