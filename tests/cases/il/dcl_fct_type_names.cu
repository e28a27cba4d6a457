// c++17
typedef void F(int); typedef int G(double); using H = int(const char *, ...) noexcept; typedef G G2; using G3 = G2;
F f; void f(double); F f; G g, g2; int g(double) { return 1; } H h; G2 g4; G3 g5; extern G ex; static G st; static int st(double) { return 2; }
namespace N { F f; G nf; struct In { operator int(); }; typedef int NG(In); NG ng; int ng(In) { return 1; } } typedef int QG(N::In, int); 
decltype(g) dg; decltype(N::ng) dn; G *pg = g; G &rg = g2; N::NG qn;
struct S { G m; static G sm; virtual G vg; G pv; virtual G pure = 0; G *p; int n; friend G fr; typedef int FG(const S &); friend FG fra; G over; int over(int); typedef int CG(int) const; CG cg; };
struct D : S { int vg(double) override { return 2; } int pure(double) override; G m2; using S::over; };
int S::pv(double d) { return n + d; } int S::m(double d) { return vg(d) + m(1) + sm(2.f); } int S::sm(double) { return 3; } int S::cg(int i) const { return n; }
template <class T> struct X { T v; typedef T TF(T); TF tm; static TF ts; G gm; int go(X &o) { return gm(1) + o.gm(2) + G3c(3); } static G G3c; };
template <class T> T X<T>::tm(T t) { return t; }
template <class T> int call(T t) { return g2(t) + t(1) + g(t(2)); }
int use(S *s, D &d, X<int> x, N::In in, const S &cs) { F f2; f(1); f(2.0); N::f(3); int r = g(1) + g2(2) + h("a", 1, 2.5) + g4(3) + g5(4) + ex(5) + st(6) + g4(7) + ng(in) + N::nf(1) + dg(2) + dn(in) + pg(3) + rg(4) + qn(in);
  r += s->m(1) + S::sm(2) + s->sm(2) + s->vg(3) + s->pv(4) + s->pure(5) + s->p(6) + s->over(1) + s->over(1.5) + d.vg(1) + d.m2(2) + d.over(3) + cs.cg(4) + s->n + fra(*s);
  r += x.gm(1) + X<int>::G3c(2) + x.go(x) + x.v; G *q = g; q = &g; q = S::sm; int (S::*mp)(double) = &S::m; f2(1); return r + (s->*mp)(2.5) + sizeof(S) + sizeof(X<int>) + noexcept(h("")); }
