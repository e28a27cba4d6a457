// c++17
namespace std { using size_t = decltype(sizeof 0); template <class T> class initializer_list { const T *p; size_t n; constexpr initializer_list(const T *a, size_t m) : p(a), n(m) {} public: constexpr initializer_list(); constexpr size_t size() const { return n; } }; }
struct D { D(); D(int); ~D(); }; struct C { C(); C(int); C(const C &); }; struct B { B(); B(int); B(const B &); ~B(); };
struct L { L(std::initializer_list<int>); L(int, int); ~L(); }; struct LC { LC(std::initializer_list<int>); LC(const LC &); };
struct AD { int i; D d; }; struct AC { int i; C c; }; struct AX { int i; ~AX(); }; struct T { T(); T(int); int i; }; struct A { int i, j; }; struct Dd { ~Dd(); D d; };
void d(D); void c(C); void b(B); void l(L); void lc(LC); void ad(AD); void ac(AC); void ax(AX); void t(T); void a(A); void dd(Dd);
void od(D); void od(int *); void oc(C); void oc(int *); void oad(AD); void oad(int *, int); template <class U> void td(D, U); template <class U> void tc(C, U);
struct M { void d(D); void c(C); void b(B); void l(L); void lc(LC); void ad(AD); void ac(AC); static void sd(D); static void sc(C); void od(D); void od(int *); void oc(C); void oc(int *); void operator()(D); void operator()(C, int); int operator[](C); M(D, C); M(); };
void use(M m, void (*pd)(D), void (*pc)(C)) {
  d({}); d({1}); d(1); d(D(1));
  c({}); c({1}); c(1); c(C(1));
  b({}); b({1}); l({1, 2}); l({}); lc({1, 2}); lc({3});
  ad({1}); ad({1, 2}); ad({}); ac({1}); ac({1, {2}}); ax({1}); ax({}); t({}); t({1}); a({1, 2}); a({}); dd({}); dd({1});
  od(1); oc({1}); oad({1, 2}); td({}, 1); td({1}, 1); tc({}, 1); tc({1}, 1);
  m.d({}); m.d({1}); m.c({}); m.c({1}); m.b({}); m.b({1}); m.l({1, 2}); m.lc({1});
  m.ad({1, 2}); m.ac({1, 2}); m.sd({}); m.sc({}); M::sd({1}); M::sc({1}); m.oc({1, }); m({}); m({}, 1); m[{}]; m[{1}];
  pd({}); pc({}); pd({1}); pc({1}); M m2({}, {}); M m3{{}, {1}}; auto q = [](D, C) {}; q({}, {1}); new M({}, {});
}
D rd() { return {}; } C rc() { return {1}; }
