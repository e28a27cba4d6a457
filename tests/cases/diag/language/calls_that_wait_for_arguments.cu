// expect: 433 error 15
// expect: 433 error 17
// expect: 433 error 17
// expect: 433 error 18
// expect: 433 error 24
// expect: 433 error 24
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
