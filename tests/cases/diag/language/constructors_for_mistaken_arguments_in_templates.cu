// expect: 20 error 25
// expect: 289 error 25
// expect: 289 error 26
// expect: 289 error 33
// expect: 289 error 35
// expect: 289 error 36
// expect: 20 error 38
// expect: 20 error 39
// expect: 20 error 40
// expect: 289 error 40
// expect: 20 error 42
// expect: 289 error 43
// expect: 289 error 45
// expect: 289 error 46
// expect: 289 error 46
// expect: 289 error 49
// expect-device: 20 error 42
// expect-device: 289 error 43
// flags: --error_limit=1000
struct M { int x; }; struct text { text(const char *); text(const text &); };
struct E { E(int, int); E(text); };
struct F { template <class I> F(I a, I b); int v; };
void g(F);
template <class T> void t1(T t, M m) {
  F f1(1, nope);
  E e1(m, nope);
  F f2{1, nope};
  E e2{m, nope};
  F f3 = F(1, nope);
  E e3 = E(m, nope);
  g(F(1, nope));
  (void)E(m, nope);
  E *p = new E(m, nope);
  F f4(t, nope);
  auto e5 = E{m, nope};
  static E e6(m, nope);
}
template <class T> F t2(T t, M m) { return F(1, nope); }
template <class T> E t3(T t, M m) { return E(m, nope); }
template <class T> E t4(T t, M m) { return {m, nope}; }
template <class T> struct TS {
  F f{1, nope};
  E e = E(M(), nope);
  E h{M(), nope};
  void m1() { F q(1, nope); }
  TS() : f(1, nope), e(M(), nope) { }
  static E se;
};
template <class T> struct TB : F { TB() : F(1, nope) { } };
