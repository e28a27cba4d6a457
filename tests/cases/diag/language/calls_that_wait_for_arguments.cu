// expect: 433 error 19
// expect: 433 error 21
// expect: 433 error 21
// expect: 433 error 22
// expect: 433 error 28
// expect: 433 error 28
// expect: 433 error 35
// expect: 433 error 41
// expect: 433 error 42
// expect: 433 error 42
struct D3 { int x; };
template <class T> struct TS {
  struct W { int k; bool ok() const { return k; } }; struct Par { int z; };
  unsigned u = 0; unsigned long idx; D3 b; Par par;
  static W get(unsigned &u, unsigned long i, D3 b, Par const &p) { return {1}; }
  static bool cont(W &w) { return w.k; }
  bool last(W w) const { if (cont(w)) return false; return not get(u, idx + (1ull), b, par).ok(); }
  bool last2() const { get(u, idx, b, par); return true; }
  bool last3() const { W w = get(u, idx, b, par); f1(u); return w.ok(); }
  static void f1(unsigned &); void f2(unsigned &) const;
  bool last4() const { f1(u); f2(u); this->f2(u); unsigned &r = u; return r; }
  void last5() const { return f1(u); }
  bool last6() const { return !get(u, idx, b, par).ok(); }
  bool last7() const { return get(u, idx, b, par).ok(); }
  bool last8() const { return get(u, idx, b, par).k; }
  unsigned &ref() const { return u; } unsigned *ptr() const { return &u; } void set() const { u = 3; ++u; idx += 2; par.z = 1; }
};
template <class T> struct TN { unsigned u; void m() const { g(u); } static void g(unsigned &); struct In { unsigned q; void z() const { h(q); } static void h(unsigned &); }; };
template <class T> struct TT {
  struct W { int k; bool ok() const { return k; } };
  unsigned u = 0; int z; T t;
  static W get(unsigned &u, int); static int g3(unsigned &, T); static int g4(unsigned &, int); static W *g5(unsigned &); static T g6(unsigned &); static auto g7(unsigned &u) { return u; } static W g8(unsigned &) { return {}; } template <class U> static int g9(unsigned &, U);
  void a() const { get(u, 1); }
  void b() const { g3(u, t); }
  void c() const { g4(u, 1); }
  void d() const { g5(u); }
  void e() const { g6(u); }
  void f() const { g7(u); }
  void g() const { g8(u); }
  void h() const { g9(u, 1); g9<int>(u, 1); }
  void i() const { g4(u, t); }
  void j() const { g4(u, t.x); TT::g4(u, 1); TT::get(u, 1); this->get(u, 1); }
};
