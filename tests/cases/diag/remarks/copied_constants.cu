// expect: 340 warning 29
// expect: 340 warning 29
// expect: 340 warning 29
// expect: 340 warning 29
// expect: 340 warning 29
// expect: 340 warning 29
// expect: 340 warning 29
// expect: 340 warning 29
// expect: 340 warning 31
// expect: 340 warning 31
// expect: 340 warning 31
// expect: 340 warning 31
// expect: 340 warning 31
// expect: 340 warning 33
// expect: 340 warning 32
// expect: 340 warning 34
// expect: 340 warning 34
// expect: 340 warning 34
// expect: 340 warning 34
// expect: 340 warning 35
// expect: 340 warning 35
// expect: 340 warning 35
// expect: 340 warning 37
// flags: --diag_warning=340
typedef unsigned long size_t;
void f(const size_t &); void g(const int &); template <class A, class B> struct pr { A a; B b; pr(const A &, const B &); template <class U, class V> pr(U &&, V &&); pr(); }; template <class A, class B> struct pq { pq(); pq(const A &, const B &); }; struct Z {};
constexpr int K = 1; enum { B = 2 };
void t(int c0, size_t x) { const int c = 3;
  g({c}); g({K}); g({'a'}); g({-1}); f({1 + 1}); g({1 + 1}); g({B}); f({B}); g({c + 1}); g({int(2)}); g({(2)}); g({true}); g({c0}); g({c0 + 1}); f({2ul}); f({x}); g({int{}}); g({1u});
}
struct N { pq<Z, long> a = {Z{}, 0}; pq<Z, long> b{Z{}, 0}; pr<Z, long> c = {Z{}, 0}; pq<Z, int> e = {{}, 0}; const size_t &q = 1; };
template <class T> struct M { pq<Z, long> a = {Z{}, 0}; pq<Z, long> b{Z{}, 0}; pr<Z, long> c = {Z{}, 0}; pq<Z, int> e = {{}, 0}; const size_t &q = 1; struct A { pq<Z, long> a = {Z{}, 0}; };
 static inline const size_t &r = 1;
  void m() { pq<Z, long> a = {Z{}, 0}; pq<Z, long> b{Z{}, 0}; pq<Z, long> c(Z{}, 0); const size_t &q = 1; f(1); } M() : q(1) {} };
void use() { M<int> m; m.m(); N n; pq<Z, long> a = {Z{}, 0}; pq<Z, long> b{Z{}, 0}; pq<Z, long> c(Z{}, 0);}
template <class T> void dflt2(const size_t &q);
template <class T> pq<Z, long> va = {Z{}, 0}; pq<Z, long> vb = {Z{}, 0};
