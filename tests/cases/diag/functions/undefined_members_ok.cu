// expect-device: 177 warning 18
// expect-device: 177 warning 24
// Nothing is told of what is defined, wherever that is.
namespace {
struct A { A(); A(int) {} void def(); void dflt() {} static int k(); ~A() = default; A &operator=(const A &) = delete; A(const A &) = default; template<class T> void t(T); int operator()(int); };
void A::def() {}
template<class T> void A::t(T) {}
A::A() {}
template<class T> struct B { void x(); void y(); template<class U> void z(U); };
template<class T> void B<T>::x() {}
template<> void B<int>::y() {}
template<class T> template<class U> void B<T>::z(U) {}
struct C : A { using A::A; void m(); virtual void v() {} virtual void p() = 0; friend void fr(C &); };
void C::m() {}
void fr(C &) {}
int A::k() { return 1; }
int A::operator()(int) { return 1; }
struct D { struct E; void u(); };
struct D::E { void e(); };
void D::E::e() {}
struct F { inline void i(); constexpr int ce() const; __device__ void dv(); };
inline void F::i() {}
constexpr int F::ce() const { return 1; }
__device__ void F::dv() {}
}
struct { void in() {} int x = 1; } g1;
typedef struct { void u(); } TD;
typedef struct TT { void u(); } TTT;
struct Out { struct { int x; void z() {} } in; void q(); };
void f(C *c, TD t, TT tt, Out o, D::E e, F ff) {
  A a; A b(1); a.def(); a.dflt(); a.t(1); a(3); A::k(); C *d = c; d->m(); d->v(); d->p(); fr(*c);
  B<int> x; x.x(); x.y(); x.z(1); t.u(); tt.u(); o.q(); o.in.z(); g1.in(); e.e(); ff.i(); ff.ce();
  struct L { void a() { b(); } void b() {} L() = default; L(int) {} static void s() {} operator int() { return 1; } void never(); } l; l.a(); L m(1); L::s(); int i = m;
  auto lam = [&](auto q) { struct M { void a() {} } mm; mm.a(); return q; }; lam(1);
  struct G; struct G { void a() {} } gg; gg.a();
}
extern template struct B<float>;
void h(B<float> b) { b.x(); }
