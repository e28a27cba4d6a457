// c++17
template <class T> struct A { T a; int n; };
template <class T> struct W {
  struct It { W *w; int k; bool operator==(const It &o) const { return w == o.w; } };
  struct Ct { W *w; Ct(W *x) : w(x) {} Ct() : w() {} };
  T t; int n;
  W(T x, int k) : t(x), n(k) {}
  W() : t{}, n{} {}
  W(const W &o) : W{o.t, o.n} {}
  static W *mk(T t) { return new W{t, 1}; }
  static W *mkp(T t) { return new W(t, 1); }
  W mk2(T t) { return {t, 1}; }
  W mk3(T t) { return W{t, 2}; }
  W mk3p(T t) { return W(t, 2); }
  W mk4(T t) { W x{t, 3}; return x; }
  W mk6() { return {}; }
  W mk7() { return W{}; }
  W mk8() { return W(); }
  W mk9() { W w; W v{}; return v; }
  It b() { return It{this, 0}; }
  It b2() { return {this, 0}; }
  It b3() { It i{this, 1}; return i; }
  It b4() { It i = {this, 1}; It j; It k{}; return j; }
  It b5() { return {nullptr, 0}; }
  It b6() { return It{nullptr, 0}; }
  It b7() { return {}; }
  It b8() { return It{}; }
  It b9() { return It(); }
  Ct c1() { return Ct{this}; }
  Ct c2() { return {this}; }
  Ct c3() { Ct c{this}; Ct d = {this}; Ct e(this); Ct f = this; return e; }
  Ct c4() { return {nullptr}; }
  Ct c5() { return {}; }
  Ct c6() { return Ct(nullptr); }
  Ct c7() { return Ct{}; }
  Ct c8() { return this; }
  A<T> a1(T t) { return {t, 1}; }
  A<int> a2() { return {1, 1}; }
  A<T> a3(T t) { return A<T>{t, 1}; }
  A<T> a4() { return {}; }
  A<T> a5() { return A<T>{}; }
  A<T> a6() { return A<T>(); }
  T t1() { return {}; }
  T t2() { return T{}; }
  T t3() { return T(); }
  T t4() { return T(1); }
  T t5() { return T{1}; }
  T t6() { return 1; }
  T *t7() { return nullptr; }
  T *t8() { return {}; }
  T *t9() { return new T(); }
  T *t10() { return new T{}; }
  T *t11() { return new T[n]{}; }
  T *t12() { return new T; }
};
