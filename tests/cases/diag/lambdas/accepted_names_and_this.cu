// expect: 549 warning 46
// expect: 549 warning 50
// expect: 549 warning 50
// expect: 549 warning 51
// expect: 549 warning 51
namespace N { struct B { int bv; static int sb; void bm(); static void sm(); }; static union { int ua; float ub; }; }
using namespace N;
static union { int ga; };
int free_fn(); int free_fn(int);
struct S : N::B {
  int v; const int cv = 3; static const int sc = 4; union { int au; }; enum { E1 }; enum class EC { x }; int arr[2]; typedef int T; struct I { int v; int g() { return [&] { return v; }(); } };
  int free_fn2(); static int free_fn2(int); using N::B::bm; template<class U> static U st(U u); template<class U> struct Nest {}; static int over(); static int over(int);
  S *next; int m(int, S &o) const;
  S(int q) : v([] { return 1; }()), arr{[q] { return q; }(), 2} { auto l = [] { return sc + E1 + (int)EC::x + sb; }; }
  void f(int a, S *p) {
    auto a1 = [] { return ga + ::ga; };
    auto a2 = [] { union { int q; }; q = 1; return q; };
    auto a3 = [p] { return p->v + (*p).cv + p->next->v; };
    auto a4 = [] { int S::*pm = &S::v; int (S::*pf)(int, S &) const = &S::m; return sizeof(S::v) + sizeof v + sizeof(arr) + sizeof(int[sizeof(v)]); };
    auto a6 = [] { struct L { int v; L() : v(1) {} int g() { return v + this->v; } }; return L().g(); };
    auto a7 = [] (int v, decltype(arr) *q = nullptr) { return v; };
    auto a8 = [] { S::sm(); sm(); N::B::sm(); st(1); over(); over(1); return T(1) + sizeof(Nest<int>); };
    auto a9 = [] { for (int v = 0; v < 2; ++v) { } { int v; v = 1; } int v = 2; return v; };
    auto b1 = [] { using N::B; typedef decltype(v) X; X x = 1; return x; };
    auto b2 = [] { return noexcept(m(1, *(S *)0)) && noexcept(this->m(1, *this)) && sizeof(*this) == 1; };
    auto b3 = [q = v, w = this] { return q + w->v; };
    auto b4 = [] { return ::free_fn() + free_fn(1); };
    auto b5 = [] (auto x) { return x.v + x.m(1, x); };
    auto b6 = [] () noexcept(noexcept(v)) -> decltype(v) { return 1; };
    auto b7 = [] { struct D { int v, arr; }; D d = {1, 2}; D e{.v = 3}; return d.v + e.arr; };
    v: goto v;
  }
  int nsd = [this] { return v; }() + [&] { return v; }() + [] { return sizeof(v); }() + [] { return sc; }();
  static int st2(S *s) { return [s] { return s->v; }() + [] { return sizeof(v); }(); }
  static void *operator new(unsigned long n) { auto l = [n] { return n; }; return 0; }
  friend int fr(S *s) { return [s] { return s->v; }(); }
  template<class U> void tm(U u) { auto l = [] (auto y) { return y.v; }; auto k = [u] { return u.v; }; auto m2 = [this] { return [&] { return v; }(); }; auto n = [=] { return [=] { return v; }; }; }
};
int S::m(int v, S &o) const { return [v] { return v; }() + [&o] { return o.v; }() + [*this] { return cv; }(); }
template<class T> struct D : T { using T::zz; int dd; void f() { auto a = [] { return zz; }; auto b = [] (D &d) { return d.dd + d.zz; }; } };
void np(int n) { auto a = new int*[1]{}; auto b = new S*[n](); auto d = n[(int *)0]; int e[2] = { [0] = 1, [1] = 2 }; delete[] a;  }
int g_; struct S_ { int v; }; template<class T> T tv_; typedef int T1_;
namespace N_ { int g2; }
template<class T, class... P> void t_(T p, P... ps) { int g_; auto a = [g_, p, ps...] { return g_; }; auto b = [&ps...] { }; auto c = [p] (auto T1_) { return [T1_] { return T1_; }; }; }
void f_(int g_, int S_) {
  auto a = [g_, S_] { return g_ + S_; }; static int q; { int q; auto b = [q] { return q; }; auto c = [&q] { return [q] { return q; }; }; }
  for (int i = 0, *p = 0; i < 1; ++i) { auto l = [i, p] { return i; }; }
  for (auto x : {1, 2}) [x] { return x; }();
  if (int z = g_; z) [z] { }(); switch (int w = 1) { default: [&w] { }(); }
  try { } catch (int e) { auto l = [e] { return e; }; } int a1, *a2, &a3 = a1, a4[2], (*a5)(int), (&a6)[2] = a4; auto l2 = [a1, a2, &a3, a4, a5, a6] { };
  struct { int q; } un; enum { K } k; auto l3 = [un, k] { }; auto [s1, s2] = a4; extern int g2; auto l4 = [x = g2, &y = q, z{K}, w(::g_)] { return x; };
  const int ci = 1; constexpr int ce = 2; auto l5 = [ci, &ce] { return ci; }; auto l6 = [l5, l3] { auto in = [l5] { }; }; S2: int static_ = 0; [static_] { }();
  auto l7 = [ N_ = 1, T1_ = 2 ] { return [N_, T1_] { return N_ + T1_; }; }; register_: ;
  try { } catch (...) { }
}
int h_(int g_) try { return [g_] { return g_; }(); } catch (int N_) { return [N_] { return N_; }(); }
struct Q_ { Q_(int N_) : m([N_] { return N_; }()) { } int m; void f_(int N_ = [x = 1] { return [x] { return x; }(); }()) { [N_] { }(); } };
int T9_ = [] (int S_) { return [S_] { return S_; }(); }(1);
auto tr_(int N_) -> decltype(N_) { return [N_] { return N_; }(); }
