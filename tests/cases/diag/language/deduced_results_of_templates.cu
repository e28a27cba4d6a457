// expect: 433 error 9
// expect: 433 error 9
// expect: 433 error 9
// expect: 433 error 10
// expect: 433 error 10
// expect: 433 error 11
// expect: 433 error 11
// expect-device: 177 warning 11
template <class T> struct S { unsigned u; static void f(unsigned &); void h(unsigned &) const; void g() const { f(u); h(u); this->f(u); this->h(u); S::f(u); bool b = not k(u); } bool k(unsigned &) const; };
template <class T> struct U { unsigned u; void g() const { unsigned &r = u; } static void q(const U &a) { unsigned &r = a.u; } };
void ff(unsigned &); void ff2(unsigned &); const unsigned cu = 3; template <class T> void g2() { ff2(cu); unsigned &r = cu; }
template <class T> struct P { template <class Q> static auto a(Q q) { if constexpr (sizeof(Q) > 1) { return q; } else { return q; } } static auto b() { return 3; } static auto c(); template <class Q> static auto d(Q q); static void m(T t) { auto x = a(3); auto y = b(); auto z = c(); auto w = d(t); auto v = a(t); auto u = e(); x.q; y.q; } static auto e() { struct R { int q; }; return R{}; } };
template <class S, bool G, bool H> struct K { static auto shape(S const &s) { if constexpr (H) { return s; } else if constexpr (G) { return s.p; } else { return s; } } static int run(S const &a) { auto p = shape(a); auto q = K::shape(a); auto &r = p; return p.x + q.y + r; } using PS = decltype(shape(S{})); PS ps; auto lam() { return [this](auto x) { return this->shape(x); }; } int u2() { return lam()(3).z; } };
